//! How strong players are. The store keeps the numbers, and which matches have changed them in which order; it does not know how
//! they are worked out.

use sqlx::AssertSqlSafe;

use crate::change::Undo;
use crate::database::{Connection, Row, query};
use crate::people::FORMER;
use crate::{MatchId, Page, PlayerId, Store, StoreError, row};

/// How many rows are written at once.
const AT_ONCE: usize = 200;

/// How strong somebody is thought to be, in millionths, so that it is the same on every machine.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The points.
    pub points: i64,
    /// By how much they may be wrong.
    pub uncertainty: i64,
}

/// A match that is to change ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedMatch {
    /// Names the match.
    pub id: MatchId,
    /// With whom it is compared.
    pub pool: String,
    /// Its place in the order, if it has changed them already.
    pub n: Option<i64>,
    /// The seats, in their order.
    pub seats: Vec<RatedSeat>,
}

/// A seat of a match that is to change ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedSeat {
    /// Whose it is: neither a bot nor somebody who was forgotten.
    pub player: Option<PlayerId>,
    /// The bot, if it is one's.
    pub bot: Option<String>,
    /// 1 is best.
    pub place: u8,
    /// What the seat was worth when the match changed ratings, if it did.
    pub before: Option<Rating>,
}

/// What a match changed for a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// What the seat was worth.
    pub before: Rating,
    /// What it is worth now.
    pub after: Rating,
}

/// A player on a ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rung {
    /// Who it is.
    pub player: PlayerId,
    /// What they are called now.
    pub name: String,
    /// With whom they are compared.
    pub pool: String,
    /// How strong they are.
    pub rating: Rating,
    /// How many matches have told so.
    pub matches: u32,
}

impl Rating {
    /// What they are worth at least, as good as certainly.
    #[must_use]
    pub fn sure(self) -> i64 {
        self.points - 3 * self.uncertainty
    }
}

impl Rung {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            player: row::player_id(row, "player_id")?,
            name: row::text(row, "name")?,
            pool: row::text(row, "pool")?,
            rating: Rating { points: row.get("points")?, uncertainty: row.get("uncertainty")? },
            matches: row::number(row, "played")?,
        })
    }
}

impl Store {
    /// How many matches have changed ratings.
    pub async fn rated_matches(&self) -> Result<i64, StoreError> {
        query("SELECT rated_n FROM rating_state WHERE n = 0").fetch_one(self.reads()).await?.get("rated_n")
    }

    /// The match that is to change ratings next: the one that was finished first.
    pub async fn next_to_rate(&self) -> Result<Option<RatedMatch>, StoreError> {
        let select = "SELECT match_id FROM results WHERE pool IS NOT NULL AND rated_n IS NULL \
             ORDER BY finished_at, match_id LIMIT 1";
        let Some(found) = query(select).fetch_optional(self.reads()).await? else { return Ok(None) };
        let id = row::match_id(&found, "match_id")?;
        let select = "SELECT r.match_id, r.pool, r.rated_n, s.player_id, s.bot, s.place, s.points_before, \
             s.uncertainty_before FROM results r JOIN result_seats s ON s.match_id = r.match_id \
             WHERE r.match_id = $1 AND r.rated_n IS NULL ORDER BY s.seat";
        let rows = query(select).bind(id.as_str()).fetch_all(self.reads()).await?;
        Ok(gather(&rows)?.pop())
    }

    /// Some matches that have changed ratings, in this order, from a place on.
    pub async fn rated_from(&self, n: i64, limit: u32) -> Result<Vec<RatedMatch>, StoreError> {
        let select = "SELECT r.match_id, r.pool, r.rated_n, s.player_id, s.bot, s.place, s.points_before, \
             s.uncertainty_before FROM \
             (SELECT match_id, pool, rated_n FROM results WHERE rated_n >= $1 ORDER BY rated_n LIMIT $2) r \
             JOIN result_seats s ON s.match_id = r.match_id ORDER BY r.rated_n, s.seat";
        gather(&query(select).bind(n).bind(i64::from(limit)).fetch_all(self.reads()).await?)
    }

    /// What a player is worth in a pool, if that is known, and how many matches told so.
    pub async fn rating(&self, pool: &str, player: &PlayerId) -> Result<Option<(Rating, u32)>, StoreError> {
        let select = query("SELECT points, uncertainty, played FROM ratings WHERE pool = $1 AND player_id = $2");
        let found = select.bind(pool).bind(player.as_str()).fetch_optional(self.reads()).await?;
        found
            .map(|row| {
                let rating = Rating { points: row.get("points")?, uncertainty: row.get("uncertainty")? };
                Ok((rating, row::number(&row, "played")?))
            })
            .transpose()
    }

    /// Lets a match change ratings, as the one of this place in the order; false if another one was faster, and nothing was
    /// changed. Each seat has its change; those of players are kept.
    pub async fn rate(&self, rated: &RatedMatch, n: i64, changes: Vec<RatingChange>) -> Result<bool, StoreError> {
        let rated = rated.clone();
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                if !count_on(db, n, n + 1).await? {
                    return Ok(false);
                }
                let place = query("UPDATE results SET rated_n = $2 WHERE match_id = $1 AND rated_n IS NULL");
                if place.bind(rated.id.as_str()).bind(n).execute(&mut *db).await? == 0 {
                    return Err(StoreError::AlreadyExists(format!("the rating of match {}", rated.id)));
                }
                for (number, (seat, change)) in (0..).zip(rated.seats.iter().zip(changes)) {
                    note_change(db, &rated.id, number, change).await?;
                    if let Some(player) = &seat.player {
                        keep(db, &rated.pool, player, change.after).await?;
                    }
                }
                Ok(true)
            })
        })
        .await
    }

    /// Notes again what matches changed.
    pub async fn renote_changes(&self, changes: Vec<(MatchId, Vec<RatingChange>)>) -> Result<(), StoreError> {
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                for (id, changes) in changes {
                    for (number, change) in (0..).zip(changes) {
                        note_change(db, &id, number, change).await?;
                    }
                }
                Ok(())
            })
        })
        .await
    }

    /// Replaces all ratings by those that so many matches led to; false if there are more matches by now.
    pub async fn replace_ratings(
        &self,
        n: i64,
        ratings: Vec<(String, PlayerId, Rating, u32)>,
    ) -> Result<bool, StoreError> {
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                if !count_on(db, n, n).await? {
                    return Ok(false);
                }
                query("DELETE FROM ratings").execute(&mut *db).await?;
                for some in ratings.chunks(AT_ONCE) {
                    insert(db, some).await?;
                }
                Ok(true)
            })
        })
        .await
    }

    /// The strongest of a pool, the best first.
    pub async fn ladder(&self, pool: &str, page: Page) -> Result<Vec<Rung>, StoreError> {
        let select = "SELECT r.player_id, p.name, r.pool, r.points, r.uncertainty, r.played FROM ratings r \
             JOIN players p ON p.id = r.player_id WHERE r.pool = $1 ORDER BY r.sure DESC, r.player_id LIMIT $2 OFFSET $3";
        let select = query(select).bind(pool).bind(i64::from(page.limit)).bind(i64::from(page.offset));
        select.fetch_all(self.reads()).await?.iter().map(Rung::from_row).collect()
    }

    /// Everything that a player is worth, pool by pool.
    pub async fn ratings_of(&self, player: &PlayerId) -> Result<Vec<Rung>, StoreError> {
        let select = "SELECT r.player_id, p.name, r.pool, r.points, r.uncertainty, r.played FROM ratings r \
             JOIN players p ON p.id = r.player_id WHERE r.player_id = $1 ORDER BY r.pool";
        query(select).bind(player.as_str()).fetch_all(self.reads()).await?.iter().map(Rung::from_row).collect()
    }
}

/// Gathers rows, of which there is one a seat, into matches.
fn gather(rows: &[Row]) -> Result<Vec<RatedMatch>, StoreError> {
    let mut matches: Vec<RatedMatch> = Vec::new();
    for row in rows {
        let id = row::match_id(row, "match_id")?;
        let points: Option<i64> = row.get("points_before")?;
        let uncertainty: Option<i64> = row.get("uncertainty_before")?;
        let player = row::optional_text(row, "player_id")?.filter(|player| player != FORMER);
        let seat = RatedSeat {
            player: player.map(PlayerId::new),
            bot: row::optional_text(row, "bot")?,
            place: row::number(row, "place")?,
            before: points.zip(uncertainty).map(|(points, uncertainty)| Rating { points, uncertainty }),
        };
        match matches.last_mut().filter(|last| last.id == id) {
            Some(last) => last.seats.push(seat),
            None => {
                let (pool, n) = (row::text(row, "pool")?, row.get("rated_n")?);
                matches.push(RatedMatch { id, pool, n, seats: vec![seat] });
            }
        }
    }
    Ok(matches)
}

/// Counts matches that have changed ratings; false if another count is under way or was faster.
async fn count_on(db: &mut Connection, from: i64, to: i64) -> Result<bool, StoreError> {
    let count = query("UPDATE rating_state SET rated_n = $2 WHERE n = 0 AND rated_n = $1");
    Ok(count.bind(from).bind(to).execute(db).await? == 1)
}

async fn note_change(db: &mut Connection, id: &MatchId, seat: i64, change: RatingChange) -> Result<(), StoreError> {
    let note = query(
        "UPDATE result_seats SET points_before = $3, uncertainty_before = $4, points_after = $5, uncertainty_after = $6 \
         WHERE match_id = $1 AND seat = $2",
    );
    let note = note.bind(id.as_str()).bind(seat).bind(change.before.points).bind(change.before.uncertainty);
    note.bind(change.after.points).bind(change.after.uncertainty).execute(db).await.map(drop)
}

/// Keeps what a player is worth after one more match.
async fn keep(db: &mut Connection, pool: &str, player: &PlayerId, rating: Rating) -> Result<(), StoreError> {
    let keep = query(
        "INSERT INTO ratings (pool, player_id, points, uncertainty, sure, played) \
         SELECT $1, id, $3, $4, $5, 1 FROM players WHERE id = $2 \
         ON CONFLICT (pool, player_id) DO UPDATE SET points = excluded.points, uncertainty = excluded.uncertainty, \
         sure = excluded.sure, played = ratings.played + 1",
    );
    let keep = keep.bind(pool).bind(player.as_str()).bind(rating.points).bind(rating.uncertainty);
    keep.bind(rating.sure()).execute(db).await.map(drop)
}

async fn insert(db: &mut Connection, some: &[(String, PlayerId, Rating, u32)]) -> Result<(), StoreError> {
    let row = |place: usize| {
        let [pool, player, points, uncertainty, sure, played] = [1, 2, 3, 4, 5, 6].map(|column| place * 6 + column);
        format!("(${pool}, ${player}, ${points}, ${uncertainty}, ${sure}, ${played})")
    };
    let rows: Vec<String> = (0..some.len()).map(row).collect();
    let sql = format!(
        "WITH new (pool, player_id, points, uncertainty, sure, played) AS (VALUES {}) \
         INSERT INTO ratings (pool, player_id, points, uncertainty, sure, played) \
         SELECT new.pool, p.id, new.points, new.uncertainty, new.sure, new.played \
         FROM new JOIN players p ON p.id = new.player_id",
        rows.join(", ")
    );
    // Nothing but numbers was put into it.
    let mut statement = query(AssertSqlSafe(sql));
    for (pool, player, rating, matches) in some {
        statement = statement.bind(pool).bind(player.as_str()).bind(rating.points).bind(rating.uncertainty);
        statement = statement.bind(rating.sure()).bind(i64::from(*matches));
    }
    statement.execute(db).await.map(drop)
}
