//! A database of a PostgreSQL server, which can go away and come back.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use tokio::time::timeout;

use super::migrations::{last_that_is_harmless, migrator};
use super::statement::query;
use super::{Connection, Database, Place, Pool};
use crate::{StoreError, row};

const READERS: u32 = 8;

/// How long anybody waits for a connection.
const CONNECTING: Duration = Duration::from_secs(3);

/// How long an answer to a change may take: longer than the server itself takes to give it up. A connection can be lost without
/// anybody saying so.
const WRITTEN: Duration = Duration::from_secs(6);

/// How long an answer to a question may take before it is asked once more.
const READ: Duration = Duration::from_secs(3);

/// How long an answer to anything may take: longer than the server works on any.
pub(super) const LONGEST: Duration = Duration::from_secs(35);

/// What the server gives up by itself where people wait, the shortest first: a node that falls silent in the middle of a
/// transaction, so that what it has locked is free before others have waited for it in vain; waiting for such a lock; and a
/// statement of the writer, behind which everybody waits.
const WRITING: [(&str, &str); 3] =
    [("idle_in_transaction_session_timeout", "2s"), ("lock_timeout", "3s"), ("statement_timeout", "5s")];

/// The same for whoever only reads, or changes tables: nobody waits behind them.
const AT_LEISURE: [(&str, &str); 3] =
    [("idle_in_transaction_session_timeout", "10s"), ("lock_timeout", "5s"), ("statement_timeout", "30s")];

/// The oldest PostgreSQL that has everything that is used here.
const OLDEST: i64 = 13;

/// Acknowledging waits for the disk, whatever the server is set to; stricter settings stay.
const DURABLE: &str =
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

/// Opens a database that is there and brings its tables up to date.
pub(super) async fn open(server: &PgConnectOptions) -> Result<Database, StoreError> {
    let failed = |cause| open_failed(server, cause);
    let mut first = connect(&limited(server, AT_LEISURE)).await?;
    examine(&mut first).await?;
    bring_up_to_date(&mut first).await?;
    first.close().await.map_err(failed)?;
    let writes = pool(1)
        .after_connect(|connection, _| {
            Box::pin(async move { sqlx::query(DURABLE).execute(connection).await.map(drop) })
        })
        .connect_with(limited(server, WRITING))
        .await
        .map_err(failed)?;
    let reads = open_to_read(server).await?.reads;
    Ok(Database { writes: Pool::Postgres(writes, WRITTEN), reads })
}

/// Opens a database that is there, to look at it only.
pub(super) async fn open_to_read(server: &PgConnectOptions) -> Result<Database, StoreError> {
    // A read that writes would not go through the writer: the database refuses it.
    let server = limited(server, AT_LEISURE).options([("default_transaction_read_only", "on")]);
    let reads = pool(READERS).connect_with(server.clone()).await.map_err(|cause| open_failed(&server, cause))?;
    let reads = Pool::Postgres(reads, READ);
    Ok(Database { writes: reads.clone(), reads })
}

async fn connect(server: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    // A pool would only say that it has waited in vain.
    let connected = timeout(CONNECTING, PgConnection::connect_with(server)).await;
    connected.unwrap_or(Err(sqlx::Error::PoolTimedOut)).map_err(|cause| open_failed(server, cause))
}

/// While servers are upgraded one by one, some of them find tables that are newer than themselves.
async fn bring_up_to_date(connection: &mut PgConnection) -> Result<(), StoreError> {
    migrator().set_ignore_missing(true).run(&mut *connection).await?;
    let latest = query("SELECT MAX(version) AS version FROM _sqlx_migrations").fetch_one(connection).await?;
    match row::number::<i64>(&latest, "version")? {
        newer if newer > last_that_is_harmless() => Err(sqlx::migrate::MigrateError::VersionMissing(newer).into()),
        _ => Ok(()),
    }
}

async fn examine(connection: &mut PgConnection) -> Result<(), StoreError> {
    let facts = query(
        "SELECT CAST(current_setting('server_version_num') AS BIGINT) / 10000 AS version, \
         current_setting('server_encoding') AS encoding",
    );
    let facts = facts.fetch_one(connection).await?;
    if row::number::<i64>(&facts, "version")? < OLDEST {
        return Err(StoreError::Place(format!("it needs PostgreSQL {OLDEST} or a later one")));
    }
    match row::text(&facts, "encoding")?.as_str() {
        "UTF8" => Ok(()),
        other => Err(StoreError::Place(format!("the database is in {other}: make one with ENCODING 'UTF8'"))),
    }
}

fn open_failed(server: &PgConnectOptions, cause: sqlx::Error) -> StoreError {
    StoreError::Open { place: Place::Postgres(Box::new(server.clone())), cause: Arc::new(cause) }
}

/// The server is not to wait for ever for anything either.
fn limited(server: &PgConnectOptions, limits: [(&'static str, &'static str); 3]) -> PgConnectOptions {
    server.clone().application_name("gantry").options([("client_min_messages", "warning")]).options(limits)
}

fn pool(connections: u32) -> PgPoolOptions {
    PgPoolOptions::new().max_connections(connections).acquire_timeout(CONNECTING)
}

/// Numbers the transactions of one writer, so that one whose outcome was not heard is never made twice.
///
/// Each transaction first notes its number in the writer's row. Whoever has lost the connection while the commit was under way
/// begins the same number again: that waits until the lost transaction has ended one way or the other, and then finds the
/// number there or not.
#[derive(Default)]
pub(crate) struct Writer {
    id: Option<String>,
    number: i64,
    /// Whether a commit was asked for and not answered.
    is_unsure: bool,
}

impl Writer {
    /// The next transactions that are begun are attempts at a new one.
    pub(crate) fn next(&mut self) {
        self.number += 1;
        self.is_unsure = false;
    }

    /// Whether the last attempt may have been committed.
    pub(crate) fn is_unsure(&self) -> bool {
        self.is_unsure
    }

    /// Begins a transaction; false if an earlier attempt at it was committed.
    pub(crate) async fn begin(&mut self, connection: &mut Connection) -> Result<bool, StoreError> {
        if connection.statements_fail_alone() {
            // Takes the write lock at once: SQLite would refuse a transaction that reads first and finds out later that
            // somebody else has written since.
            connection.order("BEGIN IMMEDIATE").await?;
            return Ok(true);
        }
        let id = match &self.id {
            Some(id) => id.clone(),
            None => self.register(connection).await?,
        };
        let number = self.number;
        // In one trip: the id is one that the database has made up.
        let begun = connection
            .order(&format!(
                "BEGIN ISOLATION LEVEL READ COMMITTED; \
                 UPDATE writers SET number = {number}, seen_at = {NOW} WHERE id = '{id}' AND number < {number}"
            ))
            .await?;
        if begun == 1 {
            self.is_unsure = false;
            return Ok(true);
        }
        connection.order("ROLLBACK").await?;
        let found = query("SELECT number FROM writers WHERE id = $1").bind(id).fetch_optional(connection).await?;
        if found.is_none() {
            self.id = None;
            return Err(StoreError::Stopped);
        }
        self.is_unsure = false;
        Ok(false)
    }

    /// Commits what was begun.
    pub(crate) async fn commit(&mut self, connection: &mut Connection) -> Result<(), StoreError> {
        self.is_unsure = !connection.statements_fail_alone();
        let committed = connection.order("COMMIT").await.map(drop);
        if !matches!(committed, Err(StoreError::Away(_))) {
            self.is_unsure = false;
        }
        committed
    }

    /// Gets an id, and lets those go that have written nothing for a month.
    async fn register(&mut self, connection: &mut Connection) -> Result<String, StoreError> {
        connection.order(&format!("DELETE FROM writers WHERE seen_at < {NOW} - 2592000000")).await?;
        let insert = format!(
            "INSERT INTO writers (id, number, seen_at) VALUES (CAST(gen_random_uuid() AS TEXT), 0, {NOW}) RETURNING id"
        );
        let id = row::text(&query(AssertSqlSafe(insert)).fetch_one(connection).await?, "id")?;
        self.id = Some(id.clone());
        Ok(id)
    }
}

/// The moment, as the database knows it.
const NOW: &str = "CAST(EXTRACT(EPOCH FROM now()) * 1000 AS BIGINT)";
