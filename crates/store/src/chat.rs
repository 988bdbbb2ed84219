//! Chat: what is said at the table.

use crate::change::Undo;
use crate::database::query;
use crate::{MatchId, Millis, PlayerId, Store, StoreError, row};

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number within the match, counted from 0.
    pub n: u32,
    /// Who said it.
    pub player: PlayerId,
    /// What the player was called then.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When.
    pub at: Millis,
}

impl Store {
    /// Adds what a player said; the number that it got.
    pub async fn add_chat(
        &self,
        id: &MatchId,
        player: &PlayerId,
        name: &str,
        text: &str,
        at: Millis,
    ) -> Result<u32, StoreError> {
        let insert = query(
            "INSERT INTO chat (match_id, n, player_id, name, line, at_ms) \
             SELECT $1, COALESCE(MAX(n) + 1, 0), $2, $3, $4, $5 \
             FROM chat WHERE match_id = $1 ON CONFLICT DO NOTHING RETURNING n",
        )
        .bind(id.as_str())
        .bind(player.as_str())
        .bind(name)
        .bind(text)
        .bind(at);
        self.write(Undo::Statement, move |db| {
            Box::pin(async move {
                // Where another server was faster, the next number is tried.
                loop {
                    if let Some(row) = insert.clone().fetch_optional(&mut *db).await? {
                        return row::number(&row, "n");
                    }
                }
            })
        })
        .await
    }

    /// What was said in a match from this number on, in order.
    pub async fn chat(&self, id: &MatchId, from: u32) -> Result<Vec<ChatLine>, StoreError> {
        let rows = query(
            "SELECT n, player_id, name, line, at_ms FROM chat \
             WHERE match_id = $1 AND n >= $2 ORDER BY n",
        )
        .bind(id.as_str())
        .bind(i64::from(from))
        .fetch_all(self.reads())
        .await?;
        let line = |row| {
            Ok(ChatLine {
                n: row::number(row, "n")?,
                player: row::player_id(row, "player_id")?,
                name: row::text(row, "name")?,
                text: row::text(row, "line")?,
                at: row::millis(row, "at_ms")?,
            })
        };
        rows.iter().map(line).collect()
    }
}
