//! What all finished matches add up to.

use crate::database::{Row, query};
use crate::{Store, StoreError, row};

/// What the matches of one kind add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The id of the game.
    pub game: String,
    /// The option that makes another game of it.
    pub edition: String,
    /// The option that makes it harder.
    pub level: String,
    /// How many played.
    pub players: u8,
    /// Whether all win or lose together.
    pub together: bool,
    /// How many matches there were.
    pub matches: u32,
    /// How many of them the table won, where all win or lose together.
    pub won: u32,
    /// The lengths of their logs together.
    pub lines: i64,
    /// The shortest of them.
    pub shortest: i64,
    /// The longest of them.
    pub longest: i64,
    /// The best scores together.
    pub score: i64,
    /// The best of all scores.
    pub best: i64,
    /// How often each seat won, alone or tied; the index is the number of the seat.
    pub wins: Vec<u32>,
}

impl Sum {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            game: row::text(row, "game")?,
            edition: row::text(row, "edition")?,
            level: row::text(row, "level")?,
            players: row::number(row, "players")?,
            together: row::number::<i64>(row, "together")? != 0,
            matches: row::number(row, "matches")?,
            won: row::number(row, "won")?,
            lines: row.get("lines")?,
            shortest: row.get("shortest")?,
            longest: row.get("longest")?,
            score: row.get("score")?,
            best: row.get("best")?,
            wins: Vec::new(),
        })
    }
}

impl Store {
    /// What all matches that count and ended by the rules add up to, kind by kind. This reads all of them.
    pub async fn sums(&self) -> Result<Vec<Sum>, StoreError> {
        let mut db = self.reads().snapshot().await?;
        let select = "SELECT game, edition, level, players, together, COUNT(*) AS matches, \
             CAST(SUM(won) AS BIGINT) AS won, CAST(SUM(lines) AS BIGINT) AS lines, MIN(lines) AS shortest, \
             MAX(lines) AS longest, CAST(SUM(score) AS BIGINT) AS score, MAX(score) AS best FROM results \
             WHERE complete = 1 AND counts = 1 \
             GROUP BY game, edition, level, players, together ORDER BY game, edition, level, players, together";
        let rows = query(select).fetch_all(&mut db).await?;
        let mut sums: Vec<Sum> = rows.iter().map(Sum::from_row).collect::<Result<_, _>>()?;
        let select = "SELECT r.game, r.edition, r.level, r.players, r.together, s.seat, \
             CAST(SUM(s.won) AS BIGINT) AS won \
             FROM results r JOIN result_seats s ON s.match_id = r.match_id \
             WHERE r.complete = 1 AND r.counts = 1 \
             GROUP BY r.game, r.edition, r.level, r.players, r.together, s.seat ORDER BY s.seat";
        for row in query(select).fetch_all(&mut db).await? {
            let (game, edition, level) =
                (row::text(&row, "game")?, row::text(&row, "edition")?, row::text(&row, "level")?);
            let (players, together): (u8, i64) = (row::number(&row, "players")?, row::number(&row, "together")?);
            let same = |sum: &&mut Sum| {
                (&sum.game, &sum.edition, &sum.level, sum.players, i64::from(sum.together))
                    == (&game, &edition, &level, players, together)
            };
            if let Some(sum) = sums.iter_mut().find(same) {
                sum.wins.push(row::number(&row, "won")?);
            }
        }
        Ok(sums)
    }
}
