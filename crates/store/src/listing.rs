//! Lists of matches, newest first.

use crate::database::{Row, Statement, query};
use crate::{MatchId, MatchState, Millis, PlayerId, Seating, Store, StoreError, row};

/// A match as it stands in a list: without anything secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchSummary {
    /// Names the match.
    pub id: MatchId,
    /// The id of the game.
    pub game: String,
    /// The number of players and the options, as JSON.
    pub setup: String,
    /// Whether it is played with a component file instead of what is in the box.
    pub own_components: bool,
    /// How far it has come.
    pub state: MatchState,
    /// When it was made.
    pub created_at: Millis,
    /// Who made it.
    pub created_by: PlayerId,
    /// Who sits where; the index is the number of the seat.
    pub seats: Vec<Seating>,
}

/// Which part of a list is wanted.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// How many matches at most.
    pub limit: u32,
    /// How many to leave out before them.
    pub offset: u32,
}

impl Page {
    /// The first so many.
    #[must_use]
    pub fn first(limit: u32) -> Self {
        Self { limit, offset: 0 }
    }
}

impl MatchSummary {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row::match_id(row, "id")?,
            game: row::text(row, "game")?,
            setup: row::text(row, "setup")?,
            own_components: row::number::<i64>(row, "own_components")? != 0,
            state: MatchState::from_row(row)?,
            created_at: row::millis(row, "created_at")?,
            created_by: row::player_id(row, "created_by")?,
            seats: Vec::new(),
        })
    }
}

impl Store {
    /// The public matches that wait for players: of every host the newest, then of every host the one before, and so on.
    pub async fn open_matches(&self, page: Page) -> Result<Vec<MatchSummary>, StoreError> {
        let select = query(
            "SELECT m.*, s.kind, s.player_id, s.bot, s.stand_in, s.name FROM \
             (SELECT id, game, setup, state, result, finished_at, created_at, created_by, \
             CAST(CASE WHEN components IS NULL THEN 0 ELSE 1 END AS BIGINT) AS own_components, \
             ROW_NUMBER() OVER (PARTITION BY created_by ORDER BY created_at DESC, id) AS place \
             FROM matches \
             WHERE state = 'open' AND visibility = 'public' \
             ORDER BY place, created_at DESC, id LIMIT $1 OFFSET $2) m \
             JOIN seats s ON s.match_id = m.id ORDER BY m.place, m.created_at DESC, m.id, s.seat",
        );
        self.list(select.bind(i64::from(page.limit)).bind(i64::from(page.offset))).await
    }

    /// All matches, for a host.
    pub async fn latest_matches(&self, page: Page) -> Result<Vec<MatchSummary>, StoreError> {
        let select = query(
            "SELECT m.*, s.kind, s.player_id, s.bot, s.stand_in, s.name FROM \
             (SELECT id, game, setup, state, result, finished_at, created_at, created_by, \
             CAST(CASE WHEN components IS NULL THEN 0 ELSE 1 END AS BIGINT) AS own_components \
             FROM matches ORDER BY created_at DESC, id LIMIT $1 OFFSET $2) m \
             JOIN seats s ON s.match_id = m.id ORDER BY m.created_at DESC, m.id, s.seat",
        );
        self.list(select.bind(i64::from(page.limit)).bind(i64::from(page.offset))).await
    }

    /// The matches that a player sits in or has made and that are not over.
    pub async fn current_matches(&self, player: &PlayerId, page: Page) -> Result<Vec<MatchSummary>, StoreError> {
        self.matches_of(player, false, page).await
    }

    /// The matches that a player has sat in or made and that are finished or abandoned.
    pub async fn past_matches(&self, player: &PlayerId, page: Page) -> Result<Vec<MatchSummary>, StoreError> {
        self.matches_of(player, true, page).await
    }

    async fn matches_of(&self, player: &PlayerId, over: bool, page: Page) -> Result<Vec<MatchSummary>, StoreError> {
        let select = query(
            "SELECT m.*, s.kind, s.player_id, s.bot, s.stand_in, s.name FROM \
             (SELECT id, game, setup, state, result, finished_at, created_at, created_by, \
             CAST(CASE WHEN components IS NULL THEN 0 ELSE 1 END AS BIGINT) AS own_components \
             FROM matches \
             WHERE (created_by = $1 OR id IN (SELECT match_id FROM seats WHERE player_id = $1)) \
             AND (finished_at IS NOT NULL) = $2 \
             ORDER BY created_at DESC, id LIMIT $3 OFFSET $4) m \
             JOIN seats s ON s.match_id = m.id ORDER BY m.created_at DESC, m.id, s.seat",
        );
        let select = select.bind(player.as_str()).bind(over);
        self.list(select.bind(i64::from(page.limit)).bind(i64::from(page.offset))).await
    }

    /// Gathers rows, of which there is one a seat, into matches.
    pub(crate) async fn list(&self, select: Statement) -> Result<Vec<MatchSummary>, StoreError> {
        let mut matches: Vec<MatchSummary> = Vec::new();
        for row in select.fetch_all(self.reads()).await? {
            let id = row::match_id(&row, "id")?;
            let seating = Seating::from_row(&row)?;
            match matches.last_mut().filter(|last| last.id == id) {
                Some(last) => last.seats.push(seating),
                None => {
                    let first = MatchSummary::from_row(&row)?;
                    matches.push(MatchSummary { seats: vec![seating], ..first });
                }
            }
        }
        Ok(matches)
    }
}
