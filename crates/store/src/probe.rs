//! Looking at a store from outside: whether it can write, whether it is sound, what it holds.

use crate::database::{Database, Place, query};
use crate::{MatchId, Store, StoreError, row};

impl Store {
    /// Opens a store that is there, to look at it only, even while a server uses it.
    pub async fn open_to_read(place: &Place) -> Result<Self, StoreError> {
        Ok(Self::start(Database::open_to_read(place).await?))
    }

    /// Writes something that changes nothing: fails if changes would.
    pub async fn try_to_write(&self) -> Result<(), StoreError> {
        self.execute(self.reads().trial()).await.map(drop)
    }

    /// What is damaged in the file, in the words of the database; nothing if it is sound. PostgreSQL looks after its files
    /// itself.
    pub async fn damages(&self) -> Result<Vec<String>, StoreError> {
        self.reads().damages().await
    }

    /// All matches, in the order in which they were made.
    pub async fn match_ids(&self) -> Result<Vec<MatchId>, StoreError> {
        let rows = query("SELECT id FROM matches ORDER BY created_at, id").fetch_all(self.reads()).await?;
        rows.iter().map(|row| row::match_id(row, "id")).collect()
    }
}
