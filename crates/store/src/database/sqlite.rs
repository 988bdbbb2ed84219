//! A SQLite file, or one in memory.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::pool::PoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{Connection as _, Row as _, Sqlite, SqliteConnection, SqlitePool};

use super::migrations::migrator;
use super::{Database, Place, Pool};
use crate::{StoreError, files};

const READERS: u32 = 4;
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Opens a file, which is created if there is none, and brings its tables up to date.
pub(super) async fn open(path: &Path) -> Result<Database, StoreError> {
    files::private_file(path)?;
    let file = options().filename(path).create_if_missing(true);
    let writes = one_connection().connect_with(file.clone()).await.map_err(failed(path))?;
    migrator().run(&writes).await?;
    // A read that writes would not go through the writer: the database refuses it.
    let reads = pool(READERS).connect_with(file.pragma("query_only", "ON")).await.map_err(failed(path))?;
    Ok(Database { writes: Pool::Sqlite(writes), reads: Pool::Sqlite(reads) })
}

/// Opens a file that is there, to look at it only.
pub(super) async fn open_to_read(path: &Path) -> Result<Database, StoreError> {
    let file = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY_TIMEOUT).pragma("query_only", "ON");
    let reads = Pool::Sqlite(pool(READERS).connect_with(file).await.map_err(failed(path))?);
    Ok(Database { writes: reads.clone(), reads })
}

/// One connection to a file that is there, as it is.
pub(crate) async fn connect(path: &Path) -> Result<SqliteConnection, StoreError> {
    let file = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY_TIMEOUT);
    SqliteConnection::connect_with(&file).await.map_err(failed(path))
}

/// A database that is gone when it is closed.
pub(super) async fn open_in_memory() -> Result<Database, StoreError> {
    // Every connection to `:memory:` is a database of its own, so readers share the writer's.
    let writes = one_connection().connect_with(options().in_memory(true)).await?;
    migrator().run(&writes).await?;
    let writes = Pool::Sqlite(writes);
    Ok(Database { reads: writes.clone(), writes })
}

/// What the database finds damaged in its file, in its own words.
pub(super) async fn damages(pool: &SqlitePool) -> Result<Vec<String>, StoreError> {
    let mut damages = Vec::new();
    for row in sqlx::query("PRAGMA integrity_check").fetch_all(pool).await? {
        let line: String = row.try_get(0)?;
        damages.extend((line != "ok").then_some(line));
    }
    for row in sqlx::query("PRAGMA foreign_key_check").fetch_all(pool).await? {
        let (table, other): (String, String) = (row.try_get(0)?, row.try_get(2)?);
        damages.push(format!("a row of {table} refers to something that {other} does not have"));
    }
    Ok(damages)
}

fn failed(path: &Path) -> impl Fn(sqlx::Error) -> StoreError {
    move |cause| StoreError::Open { place: Place::File(path.to_owned()), cause: Arc::new(cause) }
}

fn options() -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // What a statement that fails would have to undo is of no use after a crash.
        .pragma("temp_store", "MEMORY")
        .busy_timeout(BUSY_TIMEOUT)
}

fn pool(connections: u32) -> PoolOptions<Sqlite> {
    // No ping before each use: there is no network that could have gone away.
    PoolOptions::new().max_connections(connections).test_before_acquire(false)
}

fn one_connection() -> PoolOptions<Sqlite> {
    // It never retires: a database in memory lives as long as its connection.
    pool(1).idle_timeout(None).max_lifetime(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::{Statement, query};

    async fn pragma<T>(pool: &Pool, sql: &'static str) -> T
    where
        T: for<'r> sqlx::Decode<'r, Sqlite> + sqlx::Type<Sqlite> + Send + Unpin,
    {
        let Pool::Sqlite(pool) = pool else { panic!("it is a file") };
        sqlx::query_scalar(sql).fetch_one(pool).await.expect("a value")
    }

    #[tokio::test]
    async fn a_commit_waits_for_the_disk_and_readers_cannot_write() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = open(&folder.path().join("gantry.db")).await.expect("opens");
        let full = 2;
        assert_eq!(pragma::<i64>(&database.writes, "PRAGMA synchronous").await, full);
        assert_eq!(pragma::<i64>(&database.writes, "PRAGMA foreign_keys").await, 1);
        assert_eq!(pragma::<i64>(&database.reads, "PRAGMA query_only").await, 1);
        assert_eq!(pragma::<String>(&database.reads, "PRAGMA journal_mode").await, "wal");
        let delete: Statement = query("DELETE FROM players");
        delete.execute(&database.reads).await.expect_err("readers only read");
    }
}
