//! Servers that share a store: who is there, who does what for all of them, and what only they know.

use crate::change::Undo;
use crate::database::query;
use crate::{Store, StoreError, row};

/// A server that has not signed off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// What it is called.
    pub id: String,
    /// How often it has beaten.
    pub beats: i64,
    /// Whether the others hear what it tells.
    pub tells: bool,
}

impl Store {
    /// Notes that a server is there, and whether the others hear what it tells; the count is a higher one each time.
    pub async fn beat(&self, node: &str, beats: i64, tells: bool) -> Result<(), StoreError> {
        let insert = "INSERT INTO nodes (id, beats, tells) VALUES ($1, $2, $3) \
                      ON CONFLICT (id) DO UPDATE SET beats = excluded.beats, tells = excluded.tells";
        self.execute(query(insert).bind(node).bind(beats).bind(i64::from(tells))).await.map(drop)
    }

    /// All servers that have not signed off.
    pub async fn nodes(&self) -> Result<Vec<Node>, StoreError> {
        let rows = query("SELECT id, beats, tells FROM nodes ORDER BY id").fetch_all(self.reads()).await?;
        let node = |row| {
            let (id, beats) = (row::text(row, "id")?, row::number(row, "beats")?);
            Ok(Node { id, beats, tells: row::number::<i64>(row, "tells")? != 0 })
        };
        rows.iter().map(node).collect()
    }

    /// Signs a server off: everything that it did for all is free.
    pub async fn remove_node(&self, node: &str) -> Result<(), StoreError> {
        let delete = |sql| query(sql).bind(node);
        let (leases, itself) =
            (delete("DELETE FROM leases WHERE node = $1"), delete("DELETE FROM nodes WHERE id = $1"));
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                leases.execute(&mut *db).await?;
                itself.execute(db).await.map(drop)
            })
        })
        .await
    }

    /// Which server has the lease of this name.
    pub async fn lease_holder(&self, name: &str) -> Result<Option<String>, StoreError> {
        let found = query("SELECT node FROM leases WHERE name = $1").bind(name).fetch_optional(self.reads()).await?;
        found.map(|row| row::text(&row, "node")).transpose()
    }

    /// Gives a lease to a server: a free one, or that of another server which is gone. False if somebody was faster.
    pub async fn take_lease(&self, name: &str, node: &str, from: Option<&str>) -> Result<bool, StoreError> {
        let take = match from {
            None => {
                query("INSERT INTO leases (name, node) VALUES ($1, $2) ON CONFLICT DO NOTHING").bind(name).bind(node)
            }
            Some(from) => {
                query("UPDATE leases SET node = $2 WHERE name = $1 AND node = $3").bind(name).bind(node).bind(from)
            }
        };
        Ok(self.execute(take).await? == 1)
    }

    /// Gives a lease back.
    pub async fn release_lease(&self, name: &str, node: &str) -> Result<(), StoreError> {
        let delete = query("DELETE FROM leases WHERE name = $1 AND node = $2").bind(name).bind(node);
        self.execute(delete).await.map(drop)
    }

    /// Gives all leases of a server back; their names.
    pub async fn release_leases(&self, node: &str) -> Result<Vec<String>, StoreError> {
        let names = self.leases_of(node).await?;
        self.execute(query("DELETE FROM leases WHERE node = $1").bind(node)).await?;
        Ok(names)
    }

    /// The names of the leases that a server has.
    pub async fn leases_of(&self, node: &str) -> Result<Vec<String>, StoreError> {
        let rows =
            query("SELECT name FROM leases WHERE node = $1 ORDER BY name").bind(node).fetch_all(self.reads()).await?;
        rows.iter().map(|row| row::text(row, "name")).collect()
    }

    /// The secret of this name; the first one who asks says what it is.
    pub async fn secret(&self, name: &str, proposed: &str) -> Result<String, StoreError> {
        let insert = query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        self.execute(insert.bind(name).bind(proposed)).await?;
        let found = query("SELECT value FROM secrets WHERE name = $1").bind(name).fetch_one(self.reads()).await?;
        row::text(&found, "value")
    }
}
