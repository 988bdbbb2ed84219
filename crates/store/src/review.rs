//! Reviews of finished matches, as far as they have come.

use crate::database::query;
use crate::{MatchId, Store, StoreError, row};

impl Store {
    /// What was found out about a match, looked at in this way, as JSON.
    pub async fn review(&self, id: &MatchId, kind: &str) -> Result<Option<String>, StoreError> {
        let found = query("SELECT findings FROM reviews WHERE match_id = $1 AND kind = $2")
            .bind(id.as_str())
            .bind(kind)
            .fetch_optional(self.reads())
            .await?;
        found.map(|found| row::text(&found, "findings")).transpose()
    }

    /// Keeps what was found out about a match, instead of what was known before.
    pub async fn keep_review(&self, id: &MatchId, kind: &str, findings: &str) -> Result<(), StoreError> {
        let insert = query(
            "INSERT INTO reviews (match_id, kind, findings) VALUES ($1, $2, $3) \
             ON CONFLICT (match_id, kind) DO UPDATE SET findings = excluded.findings",
        )
        .bind(id.as_str())
        .bind(kind)
        .bind(findings);
        self.execute(insert).await.map(drop)
    }
}
