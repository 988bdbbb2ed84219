//! How people come to sit somewhere and get up again, and how a match begins with them.
//!
//! Several servers may do so at the same table at once, each by what it knows. So every change holds the match first, and says
//! what it found: what is not so any more is not changed.

use crate::change::Undo;
use crate::database::{Connection, query};
use crate::matches::{plays_too_many, seats};
use crate::seat::missing;
use crate::{MatchId, Millis, Occupant, PlayerId, Seating, Store, StoreError, row};

/// What came of claiming a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The seat is the player's.
    Claimed,
    /// Somebody else was faster.
    Taken,
    /// The match waits for nobody any more.
    Late,
    /// The match is for the members of a group, and the player is none.
    NoMember,
    /// The player has as many matches as they may.
    TooMany,
}

/// What came of leaving an open table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Left {
    /// The seat is free.
    Left,
    /// Nobody sits there any more, so the match is given up.
    Closed,
    /// The player does not sit there, or the table is not open any more: nothing was changed.
    Changed,
}

/// What came of letting a match begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Begun {
    /// It is being played, by these.
    Begun(Vec<Seating>),
    /// Whoever wants it has as many matches as they may: nothing was changed.
    TooMany,
    /// It is not open any more, or more seats are free than there are bots for: nothing was changed.
    Changed,
}

impl Store {
    /// Lets a player sit down where nobody sits. Of several who try at once the database lets one.
    /// Whoever claims a seat that is theirs already has it.
    pub async fn claim_seat(&self, id: &MatchId, seat: u8, player: &PlayerId, name: &str) -> Result<Claim, StoreError> {
        self.claim_seat_within(u32::MAX, id, seat, player, name).await
    }

    /// The same for somebody who may have only so many matches that are being played.
    pub async fn claim_seat_within(
        &self,
        most: u32,
        id: &MatchId,
        seat: u8,
        player: &PlayerId,
        name: &str,
    ) -> Result<Claim, StoreError> {
        let (id, player, name) = (id.clone(), player.clone(), name.to_owned());
        // Only the last of its statements changes anything.
        self.write(Undo::Statement, move |db| {
            Box::pin(async move {
                if plays_too_many(db, most, &player).await? {
                    return Ok(Claim::TooMany);
                }
                claim(db, &id, seat, &player, &name).await
            })
        })
        .await
    }

    /// Lets a player get up from an open table. The last one to leave closes it.
    pub async fn leave_table(&self, id: &MatchId, seat: u8, player: &PlayerId, at: Millis) -> Result<Left, StoreError> {
        let (id, player) = (id.clone(), player.clone());
        self.write(Undo::Savepoint, move |db| Box::pin(async move { leave(db, &id, seat, &player, at).await })).await
    }

    /// Changes who sits at a place of a running match: a bot takes over, a person comes back or leaves. False, with nothing
    /// changed, if somebody else sits there than at the time `known`, or it is not being played.
    pub async fn change_seat(
        &self,
        id: &MatchId,
        seat: u8,
        known: &Seating,
        seating: &Seating,
    ) -> Result<bool, StoreError> {
        let sql = "UPDATE seats SET kind = $3, player_id = $4, bot = $5, stand_in = $6, name = $7 \
                   WHERE match_id = $1 AND seat = $2 AND kind = $8 AND COALESCE(player_id, '') = $9";
        let (kind, player) = match &known.occupant {
            Occupant::Open => ("open", ""),
            Occupant::Player { id, .. } => ("player", id.as_str()),
            Occupant::Bot(_) => ("bot", ""),
        };
        let (id, change) = (id.clone(), seating.bind(sql, id, seat).bind(kind).bind(player));
        // Only the last of its statements changes anything.
        self.write(Undo::Statement, move |db| {
            Box::pin(async move { Ok(hold(db, &id, "running").await? && change.execute(db).await? == 1) })
        })
        .await
    }

    /// Lets an open match begin, with these bots at the free seats, in this order. `payer` is who wants that, and how many
    /// matches they may have that are being played.
    pub async fn begin_match(
        &self,
        id: &MatchId,
        bots: Vec<Seating>,
        payer: Option<(PlayerId, u32)>,
    ) -> Result<Begun, StoreError> {
        let id = id.clone();
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                match payer {
                    Some((player, most)) if plays_too_many(db, most, &player).await? => Ok(Begun::TooMany),
                    _ => begin(db, &id, &bots).await,
                }
            })
        })
        .await
    }
}

/// Whether a match is in this state. It stays so until the end of the transaction: whoever else changes who sits there waits.
pub(crate) async fn hold(db: &mut Connection, id: &MatchId, state: &'static str) -> Result<bool, StoreError> {
    let hold = query("UPDATE matches SET state = state WHERE id = $1 AND state = $2").bind(id.as_str()).bind(state);
    Ok(hold.execute(db).await? == 1)
}

async fn claim(
    db: &mut Connection,
    id: &MatchId,
    seat: u8,
    player: &PlayerId,
    name: &str,
) -> Result<Claim, StoreError> {
    let sql = "UPDATE seats SET kind = 'player', player_id = $3, name = $4 \
               WHERE match_id = $1 AND seat = $2 AND kind = 'open' AND NOT EXISTS ( \
               SELECT 1 FROM matches m WHERE m.id = $1 AND m.group_id IS NOT NULL AND NOT EXISTS ( \
               SELECT 1 FROM group_members g WHERE g.group_id = m.group_id AND g.player_id = $3))";
    let update = query(sql).bind(id.as_str()).bind(i64::from(seat)).bind(player.as_str()).bind(name);
    let is_open = hold(db, id, "open").await?;
    if is_open && update.execute(&mut *db).await? == 1 {
        return Ok(Claim::Claimed);
    }
    let holder = query("SELECT kind, player_id FROM seats WHERE match_id = $1 AND seat = $2")
        .bind(id.as_str())
        .bind(i64::from(seat))
        .fetch_optional(db)
        .await?
        .ok_or_else(|| missing(id, seat))?;
    let theirs = row::optional_text(&holder, "player_id")?.as_deref() == Some(player.as_str());
    Ok(match row::text(&holder, "kind")?.as_str() {
        _ if theirs => Claim::Claimed,
        _ if !is_open => Claim::Late,
        "open" => Claim::NoMember,
        _ => Claim::Taken,
    })
}

async fn leave(db: &mut Connection, id: &MatchId, seat: u8, player: &PlayerId, at: Millis) -> Result<Left, StoreError> {
    if !hold(db, id, "open").await? {
        return Ok(Left::Changed);
    }
    let free = query(
        "UPDATE seats SET kind = 'open', player_id = NULL, bot = NULL, stand_in = NULL, name = '' \
         WHERE match_id = $1 AND seat = $2 AND player_id = $3",
    );
    if free.bind(id.as_str()).bind(i64::from(seat)).bind(player.as_str()).execute(&mut *db).await? == 0 {
        return Ok(Left::Changed);
    }
    let close = query(
        "UPDATE matches SET state = 'abandoned', finished_at = $2 WHERE id = $1 \
         AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.match_id = $1 AND s.kind = 'player')",
    );
    let is_closed = close.bind(id.as_str()).bind(at).execute(db).await? == 1;
    Ok(if is_closed { Left::Closed } else { Left::Left })
}

async fn begin(db: &mut Connection, id: &MatchId, bots: &[Seating]) -> Result<Begun, StoreError> {
    if !hold(db, id, "open").await? {
        return Ok(Begun::Changed);
    }
    let free = query("SELECT seat FROM seats WHERE match_id = $1 AND kind = 'open' ORDER BY seat");
    let free = free.bind(id.as_str()).fetch_all(&mut *db).await?;
    if free.len() > bots.len() {
        return Ok(Begun::Changed);
    }
    let sql = "UPDATE seats SET kind = $3, player_id = $4, bot = $5, stand_in = $6, name = $7 \
               WHERE match_id = $1 AND seat = $2";
    for (place, bot) in free.iter().zip(bots) {
        bot.bind(sql, id, row::number(place, "seat")?).execute(&mut *db).await?;
    }
    query("UPDATE matches SET state = 'running' WHERE id = $1").bind(id.as_str()).execute(&mut *db).await?;
    Ok(Begun::Begun(seats(db, id).await?))
}
