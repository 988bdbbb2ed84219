//! What somebody has played: one's matches with filters, what one reached, with whom.

use crate::database::{Row, query};
use crate::people::FORMER;
use crate::{MatchId, MatchSummary, Millis, Page, PlayerId, Store, StoreError, row};

/// Which finished matches are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Of this game only.
    pub game: Option<String>,
    /// Won or lost only.
    pub won: Option<bool>,
    /// With other people only, or alone and against bots only.
    pub with_people: Option<bool>,
    /// With this player only.
    pub with: Option<PlayerId>,
    /// Only those that everybody finds.
    pub public: bool,
}

/// What somebody reached in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    /// Names the match.
    pub id: MatchId,
    /// The id of the game.
    pub game: String,
    /// The option that makes another game of it.
    pub edition: String,
    /// The option that makes it harder.
    pub level: String,
    /// How many played.
    pub players: u8,
    /// Whether all won or lost together.
    pub together: bool,
    /// From the first action to the end.
    pub lasted: Millis,
    /// When it ended.
    pub at: Millis,
    /// Whether they won.
    pub won: bool,
    /// The place they came to; 1 is best.
    pub place: u8,
    /// Their score.
    pub score: i32,
    /// By how much it changed what they are worth, in millionths, if it is rated.
    pub change: Option<i64>,
}

/// Somebody who played with somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partner {
    /// Who it is.
    pub player: PlayerId,
    /// What they are called now.
    pub name: String,
    /// How often.
    pub matches: u32,
}

impl Reached {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        let (before, after): (Option<i64>, Option<i64>) = (row.get("points_before")?, row.get("points_after")?);
        let at = row::millis(row, "finished_at")?;
        Ok(Self {
            id: row::match_id(row, "match_id")?,
            game: row::text(row, "game")?,
            edition: row::text(row, "edition")?,
            level: row::text(row, "level")?,
            players: row::number(row, "players")?,
            together: row::number::<i64>(row, "together")? != 0,
            lasted: at - row::millis(row, "begun_at")?,
            at,
            won: row::number::<i64>(row, "won")? != 0,
            place: row::number(row, "place")?,
            score: row::number(row, "score")?,
            change: after.zip(before).map(|(after, before)| after - before),
        })
    }
}

impl Store {
    /// The finished matches that a player sat in, the latest first.
    pub async fn played_matches(
        &self,
        player: &PlayerId,
        wanted: &Wanted,
        page: Page,
    ) -> Result<Vec<MatchSummary>, StoreError> {
        let select = query(
            "SELECT m.*, s.kind, s.player_id, s.bot, s.stand_in, s.name FROM \
             (SELECT m.id, m.game, m.setup, m.state, m.result, m.finished_at, m.created_at, m.created_by, \
             CAST(CASE WHEN m.components IS NULL THEN 0 ELSE 1 END AS BIGINT) AS own_components \
             FROM result_seats p JOIN results r ON r.match_id = p.match_id JOIN matches m ON m.id = p.match_id \
             WHERE p.player_id = $1 AND ($2 = '' OR p.game = $2) AND ($3 < 0 OR p.won = $3) \
             AND ($4 < 0 OR (CASE WHEN r.people > 1 THEN 1 ELSE 0 END) = $4) \
             AND ($5 = '' OR EXISTS (SELECT 1 FROM result_seats o WHERE o.match_id = p.match_id AND o.player_id = $5)) \
             AND ($6 = 0 OR m.visibility = 'public') \
             ORDER BY p.finished_at DESC, p.match_id LIMIT $7 OFFSET $8) m \
             JOIN seats s ON s.match_id = m.id ORDER BY m.finished_at DESC, m.id, s.seat",
        );
        let select = select
            .bind(player.as_str())
            .bind(wanted.game.as_deref().unwrap_or_default())
            .bind(wanted.won.map_or(-1, i64::from))
            .bind(wanted.with_people.map_or(-1, i64::from))
            .bind(wanted.with.as_ref().map(PlayerId::as_str).unwrap_or_default())
            .bind(i64::from(wanted.public))
            .bind(i64::from(page.limit))
            .bind(i64::from(page.offset));
        self.list(select).await
    }

    /// What a player reached in so many of their matches that count, the latest first.
    pub async fn career(&self, player: &PlayerId, limit: u32) -> Result<Vec<Reached>, StoreError> {
        self.reached(player, true, limit).await
    }

    /// What a player reached in all their matches, the latest first.
    pub async fn all_reached(&self, player: &PlayerId) -> Result<Vec<Reached>, StoreError> {
        self.reached(player, false, u32::MAX).await
    }

    async fn reached(&self, player: &PlayerId, counting: bool, limit: u32) -> Result<Vec<Reached>, StoreError> {
        let select = query(
            "SELECT r.match_id, r.game, r.edition, r.level, r.players, r.together, r.begun_at, r.finished_at, p.won, \
             p.place, p.score, p.points_before, p.points_after \
             FROM result_seats p JOIN results r ON r.match_id = p.match_id \
             WHERE p.player_id = $1 AND ($2 = 0 OR r.counts = 1) ORDER BY p.finished_at DESC, p.match_id LIMIT $3",
        );
        let select = select.bind(player.as_str()).bind(i64::from(counting)).bind(i64::from(limit));
        let rows = select.fetch_all(self.reads()).await?;
        rows.iter().map(Reached::from_row).collect()
    }

    /// With whom a player has played most often; `public` if only matches count that everybody finds.
    pub async fn partners(&self, player: &PlayerId, public: bool, limit: u32) -> Result<Vec<Partner>, StoreError> {
        let select = query(
            "SELECT o.player_id, n.name, COUNT(*) AS matches FROM result_seats p \
             JOIN matches m ON m.id = p.match_id \
             JOIN result_seats o ON o.match_id = p.match_id AND o.seat <> p.seat \
             JOIN players n ON n.id = o.player_id \
             WHERE p.player_id = $1 AND o.player_id <> $2 AND ($3 = 0 OR m.visibility = 'public') \
             GROUP BY o.player_id, n.name ORDER BY COUNT(*) DESC, o.player_id LIMIT $4",
        );
        let select = select.bind(player.as_str()).bind(FORMER).bind(i64::from(public)).bind(i64::from(limit));
        let partner = |row: &Row| {
            Ok(Partner {
                player: row::player_id(row, "player_id")?,
                name: row::text(row, "name")?,
                matches: row::number(row, "matches")?,
            })
        };
        select.fetch_all(self.reads()).await?.iter().map(partner).collect()
    }
}
