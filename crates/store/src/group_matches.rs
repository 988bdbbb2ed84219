//! What a group plays: its tables, its matches, and who wins how many.

use crate::database::{Row, query};
use crate::{GroupId, MatchId, MatchSummary, Page, PlayerId, Store, StoreError, row};

/// What a member reached in the finished matches of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupScore {
    /// Who it is.
    pub player: PlayerId,
    /// What they are called now.
    pub name: String,
    /// How many they played.
    pub matches: u32,
    /// How many they won, alone or tied.
    pub won: u32,
}

impl Store {
    /// The group whose members alone may sit down at a match, if there is one.
    pub async fn group_of_match(&self, id: &MatchId) -> Result<Option<GroupId>, StoreError> {
        let select = query("SELECT group_id FROM matches WHERE id = $1").bind(id.as_str());
        let found = select.fetch_optional(self.reads()).await?;
        Ok(found.map(|row| row::optional_group_id(&row, "group_id")).transpose()?.flatten())
    }

    /// The matches of a group that wait for players, or are being played, the newest first.
    pub async fn group_tables(
        &self,
        group: &GroupId,
        running: bool,
        page: Page,
    ) -> Result<Vec<MatchSummary>, StoreError> {
        self.group_matches(group, if running { "running" } else { "open" }, page).await
    }

    /// The matches of a group that are not over: those that wait for players first, the newest of each kind first.
    pub async fn group_current(&self, group: &GroupId, limit: u32) -> Result<Vec<MatchSummary>, StoreError> {
        let mut current = self.group_tables(group, false, Page::first(limit)).await?;
        current.extend(self.group_tables(group, true, Page::first(limit)).await?);
        Ok(current)
    }

    /// The finished matches of a group, the newest first.
    pub async fn group_history(&self, group: &GroupId, page: Page) -> Result<Vec<MatchSummary>, StoreError> {
        self.group_matches(group, "finished", page).await
    }

    async fn group_matches(
        &self,
        group: &GroupId,
        state: &'static str,
        page: Page,
    ) -> Result<Vec<MatchSummary>, StoreError> {
        let select = query(
            "SELECT m.*, s.kind, s.player_id, s.bot, s.stand_in, s.name FROM \
             (SELECT id, game, setup, state, result, finished_at, created_at, created_by, \
             CAST(CASE WHEN components IS NULL THEN 0 ELSE 1 END AS BIGINT) AS own_components \
             FROM matches WHERE group_id = $1 AND state = $2 ORDER BY created_at DESC, id LIMIT $3 OFFSET $4) m \
             JOIN seats s ON s.match_id = m.id ORDER BY m.created_at DESC, m.id, s.seat",
        );
        let select = select.bind(group.as_str()).bind(state);
        self.list(select.bind(i64::from(page.limit)).bind(i64::from(page.offset))).await
    }

    /// The tables that wait for players in all groups of a player, the newest first.
    pub async fn tables_of_groups(&self, player: &PlayerId, limit: u32) -> Result<Vec<MatchSummary>, StoreError> {
        let select = query(
            "SELECT m.*, s.kind, s.player_id, s.bot, s.stand_in, s.name FROM \
             (SELECT t.id, t.game, t.setup, t.state, t.result, t.finished_at, t.created_at, t.created_by, \
             CAST(CASE WHEN t.components IS NULL THEN 0 ELSE 1 END AS BIGINT) AS own_components \
             FROM group_members g JOIN matches t ON t.group_id = g.group_id \
             WHERE g.player_id = $1 AND t.state = 'open' ORDER BY t.created_at DESC, t.id LIMIT $2) m \
             JOIN seats s ON s.match_id = m.id ORDER BY m.created_at DESC, m.id, s.seat",
        );
        self.list(select.bind(player.as_str()).bind(i64::from(limit))).await
    }

    /// What the members of a group reached in its finished matches: who won most first.
    pub async fn group_scores(&self, group: &GroupId) -> Result<Vec<GroupScore>, StoreError> {
        let select = query(
            "SELECT g.player_id, p.name, COUNT(*) AS matches, CAST(SUM(s.won) AS BIGINT) AS won \
             FROM matches m JOIN result_seats s ON s.match_id = m.id \
             JOIN group_members g ON g.group_id = m.group_id AND g.player_id = s.player_id \
             JOIN players p ON p.id = g.player_id WHERE m.group_id = $1 AND m.state = 'finished' \
             GROUP BY g.player_id, p.name ORDER BY SUM(s.won) DESC, COUNT(*), p.name, g.player_id",
        );
        let score = |row: &Row| {
            Ok(GroupScore {
                player: row::player_id(row, "player_id")?,
                name: row::text(row, "name")?,
                matches: row::number(row, "matches")?,
                won: row::number(row, "won")?,
            })
        };
        select.bind(group.as_str()).fetch_all(self.reads()).await?.iter().map(score).collect()
    }
}
