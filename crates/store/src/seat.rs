//! Seats: who sits where, and how somebody comes to sit there.

use crate::change::Undo;
use crate::database::{Connection, Row, Statement, query};
use crate::{MatchId, PlayerId, Store, StoreError, row};

/// A place at the table, as it is taken. Its number is its place in the list of seats, counted from
/// 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// What stands on the name plate.
    pub name: String,
    /// Who sits there.
    pub occupant: Occupant,
}

/// Who sits at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Player {
        /// Who it is.
        id: PlayerId,
        /// The bot that plays while the person is away, if one does. The seat stays the person's.
        stand_in: Option<String>,
    },
    /// A bot, by its name.
    Bot(String),
}

/// What came of claiming a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The seat is the player's.
    Claimed,
    /// Somebody else was faster.
    Taken,
    /// The match is for the members of a group, and the player is none.
    NoMember,
}

impl Seating {
    /// A place where nobody sits yet.
    #[must_use]
    pub fn open() -> Self {
        Self { name: String::new(), occupant: Occupant::Open }
    }

    /// A place where a person sits.
    pub fn player(id: PlayerId, name: impl Into<String>) -> Self {
        Self { name: name.into(), occupant: Occupant::Player { id, stand_in: None } }
    }

    /// A place where a bot sits.
    pub fn bot(bot: impl Into<String>, name: impl Into<String>) -> Self {
        Self { name: name.into(), occupant: Occupant::Bot(bot.into()) }
    }

    pub(crate) fn from_row(row: &Row) -> Result<Self, StoreError> {
        let occupant = match row::text(row, "kind")?.as_str() {
            "open" => Occupant::Open,
            "player" => Occupant::Player {
                id: row::player_id(row, "player_id")?,
                stand_in: row::optional_text(row, "stand_in")?,
            },
            "bot" => Occupant::Bot(row::text(row, "bot")?),
            other => return Err(StoreError::corrupt("seats.kind", other)),
        };
        Ok(Self { name: row::text(row, "name")?, occupant })
    }

    /// Binds match, seat, kind, player, bot, stand-in and name, in this order.
    fn bind(&self, sql: &'static str, id: &MatchId, seat: u8) -> Statement {
        let (kind, player, bot, stand_in) = match &self.occupant {
            Occupant::Open => ("open", None, None, None),
            Occupant::Player { id, stand_in } => ("player", Some(id.as_str()), None, stand_in.as_deref()),
            Occupant::Bot(bot) => ("bot", None, Some(bot.as_str()), None),
        };
        query(sql)
            .bind(id.as_str())
            .bind(i64::from(seat))
            .bind(kind)
            .bind(player)
            .bind(bot)
            .bind(stand_in)
            .bind(self.name.as_str())
    }

    pub(crate) fn insert(&self, id: &MatchId, seat: u8) -> Statement {
        let sql = "INSERT INTO seats (match_id, seat, kind, player_id, bot, stand_in, name) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        self.bind(sql, id, seat)
    }

    fn update(&self, id: &MatchId, seat: u8) -> Statement {
        let sql = "UPDATE seats SET kind = $3, player_id = $4, bot = $5, stand_in = $6, name = $7 \
                   WHERE match_id = $1 AND seat = $2";
        self.bind(sql, id, seat)
    }
}

impl Store {
    /// Lets a player sit down where nobody sits. Of several who try at once the database lets one.
    /// Whoever claims a seat that is theirs already has it.
    pub async fn claim_seat(&self, id: &MatchId, seat: u8, player: &PlayerId, name: &str) -> Result<Claim, StoreError> {
        let (id, player, name) = (id.clone(), player.clone(), name.to_owned());
        self.write(Undo::Statement, move |db| Box::pin(async move { claim(db, &id, seat, &player, &name).await })).await
    }

    /// Lets somebody sit down where nobody sits; false if somebody does.
    pub async fn fill_seat(&self, id: &MatchId, seat: u8, seating: &Seating) -> Result<bool, StoreError> {
        let sql = "UPDATE seats SET kind = $3, player_id = $4, bot = $5, stand_in = $6, name = $7 \
                   WHERE match_id = $1 AND seat = $2 AND kind = 'open'";
        Ok(self.execute(seating.bind(sql, id, seat)).await? == 1)
    }

    /// Changes who sits at a place, whoever sat there: a bot takes over, a person comes back or
    /// leaves.
    pub async fn set_seat(&self, id: &MatchId, seat: u8, seating: &Seating) -> Result<(), StoreError> {
        match self.execute(seating.update(id, seat)).await? {
            0 => Err(missing(id, seat)),
            _ => Ok(()),
        }
    }
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
    if update.execute(&mut *db).await? == 1 {
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
        "open" => Claim::NoMember,
        _ => Claim::Taken,
    })
}

pub(crate) fn missing(id: &MatchId, seat: u8) -> StoreError {
    StoreError::no("seat", format_args!("{seat} of match {id}"))
}
