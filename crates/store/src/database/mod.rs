//! The databases that a store can be in: a SQLite file, or PostgreSQL. Only here is it known which; the SQL in all other files
//! runs on both.

mod migrations;
mod place;
mod postgres;
mod sqlite;
mod statement;

use std::io;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::{AssertSqlSafe, PgConnection, PgPool, Postgres, Sqlite, SqliteConnection, SqlitePool, Transaction, raw_sql};
use tokio::time::timeout;

pub use place::Place;
pub(crate) use postgres::Writer;
pub(crate) use sqlite::connect as connect_to_file;
pub(crate) use statement::{Row, Statement, Value, query};

use crate::StoreError;

/// The connections: one that writes, some that read.
#[derive(Clone)]
pub(crate) struct Database {
    pub(crate) writes: Pool,
    pub(crate) reads: Pool,
}

/// Connections to one of the databases.
#[derive(Clone)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    /// Another machine may never answer: then each answer is waited for so long.
    Postgres(PgPool, Duration),
}

/// A connection that goes back to its pool when it is dropped.
pub(crate) enum Connection {
    Sqlite(Held<Sqlite>),
    Postgres(Held<Postgres>, Duration),
}

/// A connection as it is, or one that sees everything as it was at one moment.
pub(crate) enum Held<D: sqlx::Database> {
    Plain(PoolConnection<D>),
    Snapshot(Transaction<'static, D>),
}

impl Database {
    /// Opens a store, which is made if there is none, and brings its tables up to date.
    pub(crate) async fn open(place: &Place) -> Result<Self, StoreError> {
        match place {
            Place::File(path) => sqlite::open(path).await,
            Place::Postgres(server) => postgres::open(server).await,
        }
    }

    /// Opens a store that is there, to look at it only: not even its tables are brought up to date.
    pub(crate) async fn open_to_read(place: &Place) -> Result<Self, StoreError> {
        match place {
            Place::File(path) => sqlite::open_to_read(path).await,
            Place::Postgres(server) => postgres::open_to_read(server).await,
        }
    }

    /// A database that is gone when it is closed.
    pub(crate) async fn open_in_memory() -> Result<Self, StoreError> {
        sqlite::open_in_memory().await
    }

    pub(crate) async fn close(&self) {
        // The writer's goes last: the last connection to leave folds the write-ahead log into the file.
        self.reads.close().await;
        self.writes.close().await;
    }
}

impl Pool {
    pub(crate) async fn acquire(&self) -> Result<Connection, StoreError> {
        Ok(match self {
            Pool::Sqlite(pool) => Connection::Sqlite(Held::Plain(pool.acquire().await?)),
            Pool::Postgres(pool, limit) => Connection::Postgres(Held::Plain(pool.acquire().await?), *limit),
        })
    }

    /// A connection all of whose reads see the same moment.
    pub(crate) async fn snapshot(&self) -> Result<Connection, StoreError> {
        Ok(match self {
            Pool::Sqlite(pool) => Connection::Sqlite(Held::Snapshot(pool.begin_with("BEGIN").await?)),
            Pool::Postgres(pool, limit) => {
                let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                let begun = within(*limit, pool.begin_with(begin)).await?;
                Connection::Postgres(Held::Snapshot(begun), *limit)
            }
        })
    }

    /// A statement that changes no table and fails if changes would.
    pub(crate) fn trial(&self) -> Statement {
        match self {
            // A number in the file that nothing reads.
            Pool::Sqlite(_) => query("PRAGMA user_version = 1"),
            // Every transaction of a writer writes its number.
            Pool::Postgres(..) => query("SELECT 1"),
        }
    }

    /// What the database finds damaged in its file.
    pub(crate) async fn damages(&self) -> Result<Vec<String>, StoreError> {
        match self {
            Pool::Sqlite(pool) => sqlite::damages(pool).await,
            Pool::Postgres(..) => Ok(Vec::new()),
        }
    }

    async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            // Connections that nobody answers are not waited for.
            Pool::Postgres(pool, limit) => drop(timeout(*limit, pool.close()).await),
        }
    }
}

impl<D: sqlx::Database> Held<D> {
    fn get(&mut self) -> &mut D::Connection {
        match self {
            Held::Plain(connection) => connection,
            Held::Snapshot(transaction) => transaction,
        }
    }
}

/// Waits for an answer that may never come.
async fn within<T, E: From<sqlx::Error>>(limit: Duration, answer: impl Future<Output = Result<T, E>>) -> Result<T, E> {
    let silence = || sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, "the database does not answer"));
    timeout(limit, answer).await.unwrap_or_else(|_| Err(silence().into()))
}

/// A connection of the database that it really is.
enum Real<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection, Duration),
}

impl Connection {
    fn real(&mut self) -> Real<'_> {
        match self {
            Connection::Sqlite(held) => Real::Sqlite(held.get()),
            Connection::Postgres(held, limit) => Real::Postgres(held.get(), *limit),
        }
    }

    /// Does something that has no values and no answer, such as ending a transaction; how many rows it changed.
    pub(crate) async fn order(&mut self, sql: &str) -> Result<u64, StoreError> {
        // Callers put nothing into it that came from elsewhere.
        let order = raw_sql(AssertSqlSafe(sql.to_owned()));
        Ok(match self.real() {
            Real::Sqlite(connection) => order.execute(connection).await?.rows_affected(),
            Real::Postgres(connection, limit) => within(limit, order.execute(connection)).await?.rows_affected(),
        })
    }

    /// Waits for answers as long as it takes the server to give up.
    pub(crate) fn at_leisure(self) -> Self {
        match self {
            Connection::Postgres(held, _) => Connection::Postgres(held, postgres::LONGEST),
            file => file,
        }
    }

    /// Whether a statement that fails leaves the rest of its transaction as it was.
    pub(crate) fn statements_fail_alone(&self) -> bool {
        matches!(self, Connection::Sqlite(_))
    }

    /// Ends it for good: what it has begun and not committed is undone by the database.
    pub(crate) async fn discard(self) {
        match self {
            Connection::Sqlite(Held::Plain(connection)) => drop(connection.close().await),
            // There may be nobody at the other end to say goodbye to.
            Connection::Postgres(Held::Plain(connection), _) => drop(connection.detach()),
            Connection::Sqlite(Held::Snapshot(_)) | Connection::Postgres(Held::Snapshot(_), _) => {}
        }
    }
}
