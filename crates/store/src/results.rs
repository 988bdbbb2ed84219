//! What came of a match, in rows that histories, statistics and ladders are made of. They are written in the transaction that
//! ends the match; for matches that another program has ended they are written afterwards.

use crate::change::Undo;
use crate::database::{Connection, Statement, query};
use crate::{MatchId, Millis, Store, StoreError, row};

/// What came of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Booking {
    /// The option that makes another game of it; empty if the game has none.
    pub edition: String,
    /// The option that makes it harder; empty if the game has none.
    pub level: String,
    /// Whether all win or lose together.
    pub together: bool,
    /// Whether it ended by the rules and not because somebody gave up.
    pub complete: bool,
    /// Whether it counts in statistics and records: not if it began in the middle, or with other components than in the box.
    pub counts: bool,
    /// With whom it is compared, if it is rated.
    pub pool: Option<String>,
    /// What each seat reached; the index is the number of the seat.
    pub seats: Vec<SeatResult>,
}

/// What a seat reached.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// 1 is best; seats that tie share a place.
    pub place: u8,
    /// Whether it won, alone or tied.
    pub won: bool,
    /// The score by the rules of the game.
    pub score: i32,
}

/// A finished match of which it is not booked yet what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unbooked {
    /// Names the match.
    pub id: MatchId,
    /// The id of the game.
    pub game: String,
    /// The number of players and the options, as JSON.
    pub setup: String,
    /// Whether it was played with a component file instead of what is in the box.
    pub own_components: bool,
    /// The result, as JSON.
    pub result: String,
    /// When it ended.
    pub at: Millis,
}

impl Store {
    /// Ends a running match with its result, which is JSON, and books what came of it; false if it was not running, as when
    /// somebody else has ended it already.
    pub async fn finish_match(
        &self,
        id: &MatchId,
        result: &str,
        at: Millis,
        booking: Option<Booking>,
    ) -> Result<bool, StoreError> {
        let finish = query(
            "UPDATE matches SET state = 'finished', result = $2, finished_at = $3 \
             WHERE id = $1 AND state = 'running'",
        )
        .bind(id.as_str())
        .bind(result)
        .bind(at);
        let id = id.clone();
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                if finish.execute(&mut *db).await? == 0 {
                    return Ok(false);
                }
                if let Some(booking) = booking {
                    book(db, &id, &booking).await?;
                }
                Ok(true)
            })
        })
        .await
    }

    /// Books what came of a finished match, anew if it is booked already. Its place in the order of ratings stays.
    pub async fn book_result(&self, id: &MatchId, booking: Booking) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(Undo::Savepoint, move |db| Box::pin(async move { book(db, &id, &booking).await })).await
    }

    /// Some finished matches of which nothing is booked, or not yet whether they count, in the order of their ends, after this
    /// one.
    pub async fn unbooked_matches(
        &self,
        (at, after): (Millis, &MatchId),
        limit: u32,
    ) -> Result<Vec<Unbooked>, StoreError> {
        let select = "SELECT id, game, setup, result, finished_at, \
             CAST(CASE WHEN components IS NULL THEN 0 ELSE 1 END AS BIGINT) AS own_components FROM matches m \
             WHERE state = 'finished' AND (finished_at, id) > ($1, $2) \
             AND NOT EXISTS (SELECT 1 FROM results r WHERE r.match_id = m.id AND r.counts IS NOT NULL) \
             ORDER BY finished_at, id LIMIT $3";
        self.unbooked(query(select).bind(at).bind(after.as_str()).bind(i64::from(limit))).await
    }

    /// Some finished matches, booked or not, in the order of their ids, after this one.
    pub async fn finished_matches(&self, after: &MatchId, limit: u32) -> Result<Vec<Unbooked>, StoreError> {
        let select = "SELECT id, game, setup, result, finished_at, \
             CAST(CASE WHEN components IS NULL THEN 0 ELSE 1 END AS BIGINT) AS own_components FROM matches \
             WHERE state = 'finished' AND id > $1 ORDER BY id LIMIT $2";
        self.unbooked(query(select).bind(after.as_str()).bind(i64::from(limit))).await
    }

    async fn unbooked(&self, select: Statement) -> Result<Vec<Unbooked>, StoreError> {
        let rows = select.fetch_all(self.reads()).await?;
        let unbooked = |row| {
            Ok(Unbooked {
                id: row::match_id(row, "id")?,
                game: row::text(row, "game")?,
                setup: row::text(row, "setup")?,
                own_components: row::number::<i64>(row, "own_components")? != 0,
                result: row::text(row, "result")?,
                at: row::millis(row, "finished_at")?,
            })
        };
        rows.iter().map(unbooked).collect()
    }
}

async fn book(db: &mut Connection, id: &MatchId, booking: &Booking) -> Result<(), StoreError> {
    let best = booking.seats.iter().map(|seat| seat.score).max().unwrap_or_default();
    let won = booking.together && booking.seats.iter().any(|seat| seat.won);
    // Who sits where is what the store says: somebody may have been forgotten at another server.
    let insert = query(
        "INSERT INTO results (match_id, game, edition, level, players, people, lines, begun_at, finished_at, together, \
         won, score, pool, complete, counts) \
         SELECT m.id, m.game, $2, $3, $4, \
         (SELECT COUNT(*) FROM seats s WHERE s.match_id = m.id AND s.kind = 'player'), \
         (SELECT COALESCE(MAX(a.seq) + 1, 0) FROM actions a WHERE a.match_id = m.id), \
         COALESCE((SELECT a.at_ms FROM actions a WHERE a.match_id = m.id AND a.seq = 0), m.created_at), \
         m.finished_at, $5, $6, $7, $8, $9, $10 FROM matches m WHERE m.id = $1 AND m.state = 'finished' \
         ON CONFLICT (match_id) DO UPDATE SET edition = excluded.edition, level = excluded.level, \
         together = excluded.together, won = excluded.won, score = excluded.score, pool = excluded.pool, \
         complete = excluded.complete, counts = excluded.counts",
    )
    .bind(id.as_str())
    .bind(booking.edition.as_str())
    .bind(booking.level.as_str())
    .bind(i64::try_from(booking.seats.len()).unwrap_or(i64::MAX))
    .bind(i64::from(booking.together))
    .bind(i64::from(won))
    .bind(i64::from(best))
    .bind(booking.pool.as_deref())
    .bind(i64::from(booking.complete))
    .bind(i64::from(booking.counts));
    if insert.execute(&mut *db).await? == 0 {
        return Err(StoreError::no("finished match", id));
    }
    for (number, seat) in (0_i64..).zip(&booking.seats) {
        let insert = query(
            "INSERT INTO result_seats (match_id, seat, player_id, bot, game, finished_at, place, won, score) \
             SELECT m.id, s.seat, s.player_id, s.bot, m.game, m.finished_at, $3, $4, $5 \
             FROM matches m JOIN seats s ON s.match_id = m.id WHERE m.id = $1 AND s.seat = $2 \
             ON CONFLICT (match_id, seat) DO UPDATE SET place = excluded.place, won = excluded.won, \
             score = excluded.score",
        )
        .bind(id.as_str())
        .bind(number)
        .bind(i64::from(seat.place))
        .bind(i64::from(seat.won))
        .bind(i64::from(seat.score));
        insert.execute(&mut *db).await?;
    }
    Ok(())
}
