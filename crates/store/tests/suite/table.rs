//! What the tests set the table with.

use std::path::PathBuf;

use sqlx::{Connection as _, PgConnection, SqlSafeStr, SqliteConnection};
use store::{Entry, Header, MatchId, Place, Player, PlayerId, Seating, Seed, Store, Visibility};
use tempfile::TempDir;

use crate::ON_POSTGRES;

/// A file or database for a store, gone at the end of the test.
pub(crate) enum Disk {
    File(TempDir),
    Database(String),
}

impl Disk {
    pub(crate) fn new() -> Self {
        // Where it is known that there is no PostgreSQL, a file must do.
        match ON_POSTGRES.then(trial_postgres::database).flatten() {
            Some(url) => Disk::Database(url),
            None => Disk::File(tempfile::tempdir().expect("a folder for the test")),
        }
    }

    /// What names it on a command line.
    pub(crate) fn name(&self) -> String {
        match self {
            Disk::File(folder) => folder.path().join("gantry.db").display().to_string(),
            Disk::Database(url) => url.clone(),
        }
    }

    pub(crate) fn place(&self) -> Place {
        self.name().parse().expect("a place")
    }

    pub(crate) fn file(&self) -> PathBuf {
        PathBuf::from(self.name())
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open_at(&self.place()).await.expect("the store opens")
    }

    /// A way past the store, for tests that damage it.
    pub(crate) async fn bypass(&self) -> Bypass {
        match self {
            Disk::Database(url) => Bypass::Postgres(PgConnection::connect(url).await.expect("the database opens")),
            Disk::File(_) => Bypass::Sqlite(self.sqlite().await),
        }
    }

    /// The same for a file only.
    pub(crate) async fn sqlite(&self) -> SqliteConnection {
        let url = format!("sqlite://{}", self.name());
        SqliteConnection::connect(&url).await.expect("the file opens")
    }
}

/// A connection past the store.
pub(crate) enum Bypass {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Bypass {
    /// Does something; whether the database let it.
    pub(crate) async fn execute(&mut self, sql: impl SqlSafeStr) -> Result<(), sqlx::Error> {
        match self {
            Bypass::Sqlite(connection) => sqlx::query(sql).execute(connection).await.map(drop),
            Bypass::Postgres(connection) => sqlx::query(sql).execute(connection).await.map(drop),
        }
    }

    /// Reads a number.
    pub(crate) async fn number(&mut self, sql: &'static str) -> i64 {
        match self {
            Bypass::Sqlite(connection) => sqlx::query_scalar(sql).fetch_one(connection).await.expect(sql),
            Bypass::Postgres(connection) => sqlx::query_scalar(sql).fetch_one(connection).await.expect(sql),
        }
    }
}

/// A store that nothing else uses: in memory, where that is possible.
pub(crate) async fn new_store() -> Store {
    if ON_POSTGRES { Disk::new().open().await } else { Store::open_in_memory().await.expect("a store in memory") }
}

pub(crate) fn id(id: &str) -> MatchId {
    MatchId::new(id)
}

pub(crate) fn player_id(id: &str) -> PlayerId {
    PlayerId::new(id)
}

pub(crate) fn player(id: &str) -> Player {
    Player { id: player_id(id), name: id.to_uppercase(), preferences: "{}".to_owned(), created_at: 1 }
}

/// A public match made by Ada.
pub(crate) fn header(match_id: &str) -> Header {
    Header {
        id: id(match_id),
        game: "rocket-jockey".to_owned(),
        rules_version: 3,
        setup: r#"{"players":2}"#.to_owned(),
        seed: Seed::new("c0ffee"),
        commitment: "5eed".to_owned(),
        components: None,
        visibility: Visibility::Public,
        created_at: 10,
        created_by: player_id("ada"),
        rematch_of: None,
        group: None,
    }
}

pub(crate) fn ada_and_an_open_seat() -> Vec<Seating> {
    vec![Seating::player(player_id("ada"), "ADA"), Seating::open()]
}

pub(crate) fn entry(action_id: &str) -> Entry {
    Entry {
        seat: 0,
        line: format!("hop {action_id}"),
        action_id: action_id.to_owned(),
        at: 20,
        position: Some(format!("after {action_id}")),
    }
}

/// Adds Ada and Bob.
pub(crate) async fn add_players(store: &Store) {
    for name in ["ada", "bob"] {
        store.create_player(player(name), None).await.expect("a new player");
    }
}

pub(crate) async fn add_match(store: &Store, header: Header) {
    let made = store.create_match(header, ada_and_an_open_seat()).await.expect("a new match");
    assert_eq!(made, store::Creation::Created);
}

/// Adds Ada, Bob and these matches, which Ada made and sits in.
pub(crate) async fn set(store: &Store, matches: &[&str]) {
    add_players(store).await;
    for match_id in matches {
        add_match(store, header(match_id)).await;
    }
}

/// A store with Ada, Bob and the match `m1`.
pub(crate) async fn table() -> Store {
    let store = new_store().await;
    set(&store, &["m1"]).await;
    store
}
