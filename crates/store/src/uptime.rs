//! When a server was there, and when none was.

use crate::change::Undo;
use crate::database::query;
use crate::{Millis, Store, StoreError, row};

/// All servers note in one place that they are there.
const PLACE: &str = "servers";

impl Store {
    /// Notes that a server is there now. If none was for longer than `gap`, that was an outage.
    pub async fn note_uptime(&self, now: Millis, gap: Millis) -> Result<(), StoreError> {
        let last = query("SELECT at_ms FROM uptime WHERE name = $1").bind(PLACE);
        let outage = "INSERT INTO outages (begun_at, ended_at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let noted = "INSERT INTO uptime (name, at_ms) VALUES ($1, $2) \
                     ON CONFLICT (name) DO UPDATE SET at_ms = excluded.at_ms WHERE uptime.at_ms < excluded.at_ms";
        let noted = query(noted).bind(PLACE).bind(now);
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                let last = last.fetch_optional(&mut *db).await?;
                let last = last.map(|row| row::millis(&row, "at_ms")).transpose()?;
                if let Some(last) = last.filter(|last| now - last > gap) {
                    query(outage).bind(last).bind(now).execute(&mut *db).await?;
                }
                noted.execute(db).await.map(drop)
            })
        })
        .await
    }

    /// When no server was there: from when to when, the earliest first.
    pub async fn outages(&self) -> Result<Vec<(Millis, Millis)>, StoreError> {
        let rows = query("SELECT begun_at, ended_at FROM outages ORDER BY begun_at").fetch_all(self.reads()).await?;
        rows.iter().map(|row| Ok((row::millis(row, "begun_at")?, row::millis(row, "ended_at")?))).collect()
    }
}
