//! The one file that knows which database this is. The SQL in all others runs on PostgreSQL as
//! well.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::Connection as _;
use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::pool::PoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};

use crate::{StoreError, files};

pub(crate) type Db = sqlx::Sqlite;
pub(crate) type Connection = sqlx::SqliteConnection;
pub(crate) type Pool = sqlx::Pool<Db>;
pub(crate) type Row = sqlx::sqlite::SqliteRow;
pub(crate) type Statement = sqlx::query::Query<'static, Db, sqlx::sqlite::SqliteArguments>;

/// Takes the write lock at once: SQLite would refuse a transaction that reads first and finds out
/// later that somebody else has written since.
pub(crate) const BEGIN_WRITE: &str = "BEGIN IMMEDIATE";

/// All reads of the transaction see the same moment. (PostgreSQL needs `ISOLATION LEVEL REPEATABLE
/// READ` for that.)
pub(crate) const BEGIN_READ: &str = "BEGIN";

/// Writes something that nothing reads, and changes no table.
pub(crate) const TRY_TO_WRITE: &str = "PRAGMA user_version = 1";

/// Whether a statement that fails leaves the rest of its transaction as it was. (In PostgreSQL it does not.)
pub(crate) const STATEMENTS_FAIL_ALONE: bool = true;

const READERS: u32 = 4;
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// The connections: one that writes, some that read.
#[derive(Clone)]
pub(crate) struct Database {
    pub(crate) writes: Pool,
    pub(crate) reads: Pool,
}

impl Database {
    /// Opens a file, which is created if there is none, and brings its tables up to date.
    pub(crate) async fn open(path: &Path) -> Result<Self, StoreError> {
        let failed = |cause| StoreError::Open { path: path.to_owned(), cause: Arc::new(cause) };
        files::private_file(path)?;
        let file = options().filename(path).create_if_missing(true);
        let writes = one_connection().connect_with(file.clone()).await.map_err(failed)?;
        migrator().run(&writes).await?;
        // A read that writes would not go through the writer: the database refuses it.
        let reads = pool(READERS).connect_with(file.pragma("query_only", "ON")).await.map_err(failed)?;
        Ok(Self { writes, reads })
    }

    /// Opens a file that is there, to look at it only: not even its tables are brought up to date.
    pub(crate) async fn open_to_read(path: &Path) -> Result<Self, StoreError> {
        let failed = |cause| StoreError::Open { path: path.to_owned(), cause: Arc::new(cause) };
        let file = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY_TIMEOUT).pragma("query_only", "ON");
        let reads = pool(READERS).connect_with(file).await.map_err(failed)?;
        Ok(Self { writes: reads.clone(), reads })
    }

    /// One connection to a file that is there, as it is.
    pub(crate) async fn connect(path: &Path) -> Result<Connection, StoreError> {
        let file = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY_TIMEOUT);
        let connected = Connection::connect_with(&file).await;
        connected.map_err(|cause| StoreError::Open { path: path.to_owned(), cause: Arc::new(cause) })
    }

    /// A database that is gone when it is closed.
    pub(crate) async fn open_in_memory() -> Result<Self, StoreError> {
        // Every connection to `:memory:` is a database of its own, so readers share the writer's.
        let writes = one_connection().connect_with(options().in_memory(true)).await?;
        migrator().run(&writes).await?;
        let reads = writes.clone();
        Ok(Self { writes, reads })
    }

    pub(crate) async fn close(&self) {
        // The writer's goes last: the last connection to leave folds the write-ahead log into the
        // file.
        self.reads.close().await;
        self.writes.close().await;
    }
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

fn pool(connections: u32) -> PoolOptions<Db> {
    // No ping before each use: there is no network that could have gone away.
    PoolOptions::new().max_connections(connections).test_before_acquire(false)
}

fn one_connection() -> PoolOptions<Db> {
    // It never retires: a database in memory lives as long as its connection.
    pool(1).idle_timeout(None).max_lifetime(None)
}

/// What `sqlx::migrate!` would build, without the macros: they would compile sqlx a second time,
/// for the build.
fn migrator() -> Migrator {
    let tables = include_str!("../migrations/0001_tables.sql");
    let rules = include_str!("../migrations/0002_rules_versions.sql");
    let admin = include_str!("../migrations/0003_admin.sql");
    Migrator::with_migrations(vec![
        migration(1, "tables", tables),
        migration(2, "rules versions", rules),
        migration(3, "admin", admin),
    ])
}

fn migration(version: i64, description: &'static str, sql: &'static str) -> Migration {
    let description = description.into();
    Migration::new(version, description, MigrationType::Simple, sql.into_sql_str(), false)
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn pragma(pool: &Pool, sql: &'static str) -> i64 {
        sqlx::query_scalar(sql).fetch_one(pool).await.expect("a number")
    }

    #[tokio::test]
    async fn a_commit_waits_for_the_disk_and_readers_cannot_write() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = Database::open(&folder.path().join("gantry.db")).await.expect("opens");
        let full = 2;
        assert_eq!(pragma(&database.writes, "PRAGMA synchronous").await, full);
        assert_eq!(pragma(&database.writes, "PRAGMA foreign_keys").await, 1);
        assert_eq!(pragma(&database.reads, "PRAGMA query_only").await, 1);
        let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&database.reads).await.expect("a mode");
        assert_eq!(mode, "wal");
        sqlx::query("DELETE FROM players").execute(&database.reads).await.expect_err("readers only read");
    }
}
