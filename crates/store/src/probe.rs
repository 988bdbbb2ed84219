//! Looking at a store from outside: whether it can write, whether it is sound, what it holds.

use std::path::Path;

use sqlx::{Row as _, query};

use crate::database::{Database, TRY_TO_WRITE};
use crate::{MatchId, Store, StoreError, row};

impl Store {
    /// Opens a store that is there, to look at it only, even while a server uses it.
    pub async fn open_to_read(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Ok(Self::start(Database::open_to_read(path.as_ref()).await?))
    }

    /// Writes something that changes nothing: fails if changes would.
    pub async fn try_to_write(&self) -> Result<(), StoreError> {
        self.execute(query(TRY_TO_WRITE)).await.map(drop)
    }

    /// What is damaged in the file, in the words of the database; nothing if it is sound.
    pub async fn damages(&self) -> Result<Vec<String>, StoreError> {
        let mut damages = Vec::new();
        for row in query("PRAGMA integrity_check").fetch_all(self.reads()).await? {
            let line: String = row.try_get(0)?;
            damages.extend((line != "ok").then_some(line));
        }
        for row in query("PRAGMA foreign_key_check").fetch_all(self.reads()).await? {
            let (table, other): (String, String) = (row.try_get(0)?, row.try_get(2)?);
            damages.push(format!("a row of {table} refers to something that {other} does not have"));
        }
        Ok(damages)
    }

    /// All matches, in the order in which they were made.
    pub async fn match_ids(&self) -> Result<Vec<MatchId>, StoreError> {
        let rows = query("SELECT id FROM matches ORDER BY created_at, id").fetch_all(self.reads()).await?;
        rows.iter().map(|row| row::match_id(row, "id")).collect()
    }
}
