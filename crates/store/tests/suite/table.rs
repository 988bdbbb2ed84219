//! What the tests set the table with.

use std::path::PathBuf;

use sqlx::{Connection, SqliteConnection};
use store::{Entry, Header, MatchId, Player, PlayerId, Seating, Seed, Store, Visibility};
use tempfile::TempDir;

/// A folder with a store in it, gone at the end of the test.
pub(crate) struct Disk {
    folder: TempDir,
}

impl Disk {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder for the test");
        Self { folder }
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("gantry.db")
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(self.file()).await.expect("the store opens")
    }

    /// A way past the store, for tests that damage or lock the file.
    pub(crate) async fn sqlite(&self) -> SqliteConnection {
        let url = format!("sqlite://{}", self.file().display());
        SqliteConnection::connect(&url).await.expect("the file opens")
    }
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

/// A store in memory with Ada, Bob and the match `m1`.
pub(crate) async fn table() -> Store {
    let store = Store::open_in_memory().await.expect("a store in memory");
    set(&store, &["m1"]).await;
    store
}
