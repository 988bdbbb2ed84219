//! From an empty file to a store, and files that are not ours.

use sqlx::AssertSqlSafe;
use store::{Booking, Counts, Header, SeatResult, Store, StoreError};

use super::table::{Disk, add_match, add_players, entry, header, id, player_id, set};
use crate::ON_POSTGRES;

#[tokio::test]
async fn an_empty_file_becomes_a_store_and_stays_one() {
    let disk = Disk::new();
    if !ON_POSTGRES {
        std::fs::write(disk.file(), "").expect("an empty file");
    }
    for _ in 0..2 {
        let store = disk.open().await;
        assert_eq!(store.counts().await.expect("counts"), Counts::default());
        store.close().await.expect("closes");
    }
}

#[tokio::test]
async fn a_store_of_an_older_gantry_keeps_its_matches() {
    let disk = Disk::new();
    let store = disk.open().await;
    set(&store, &["m1"]).await;
    store.append(&id("m1"), 0, vec![entry("a")]).await.expect("appends");
    store.close().await.expect("closes");
    // Back to the tables of the first version.
    for sql in [
        "DROP TABLE notices",
        "DROP TABLE notice_matches",
        "DROP TABLE notice_wishes",
        "DROP TABLE notice_ways",
        "DROP TABLE ceremonies",
        "DROP TABLE passkeys",
        "DROP TABLE eyes",
        "DROP TABLE refusals",
        "DROP TABLE invitations",
        "DROP TABLE group_invitations",
        "DROP TABLE group_members",
        "DROP INDEX matches_by_group",
        "DROP INDEX matches_by_end",
        "ALTER TABLE matches DROP COLUMN group_id",
        "DROP TABLE play_groups",
        "DROP TABLE seeks",
        "DROP TABLE rating_state",
        "DROP TABLE ratings",
        "DROP TABLE result_seats",
        "DROP TABLE results",
        "DROP TABLE outages",
        "DROP TABLE uptime",
        "DROP TABLE claims",
        "DROP TABLE secrets",
        "DROP TABLE leases",
        "DROP TABLE nodes",
        "DROP TABLE reviews",
        "DROP TABLE writers",
        "DROP TABLE admin_log",
        "DROP TABLE admin_keys",
        "DROP TABLE announcements",
        "DROP INDEX chat_by_player",
        "DROP INDEX sessions_by_player",
        "ALTER TABLE sessions DROP COLUMN device",
        "ALTER TABLE sessions DROP COLUMN kind",
        "ALTER TABLE players DROP COLUMN banned_at",
        "ALTER TABLE players DROP COLUMN muted_at",
        "ALTER TABLE actions DROP COLUMN position",
        "ALTER TABLE matches DROP COLUMN rules_changes",
        "DELETE FROM _sqlx_migrations WHERE version > 1",
    ] {
        disk.bypass().await.execute(sql).await.expect(sql);
    }
    let loaded = disk.open().await.load_match(&id("m1")).await.expect("loads").expect("m1 is there");
    assert_eq!((loaded.actions.len(), loaded.actions[0].position.as_deref()), (1, None));
}

#[tokio::test]
async fn an_older_store_learns_which_matches_count() {
    let disk = Disk::new();
    let store = disk.open().await;
    add_players(&store).await;
    let setup = |more: &str| format!(r#"{{"setup":{{"players":2{more}}},"pace":"instant""#);
    let plain = setup("") + "}";
    let what_if = setup("") + r#","from":{"of":"m1","step":3,"position":{}}}"#;
    let options = setup(r#","options":{"fast-creeps":"on"}"#) + "}";
    for (name, setup, components) in [
        ("m1", plain.clone(), None),
        ("m2", what_if, None),
        ("m3", plain, Some("name = \"mine\"".to_owned())),
        ("m4", options, None),
    ] {
        add_match(&store, Header { setup, components, ..header(name) }).await;
        store.start_match(&id(name)).await.expect("starts");
        let seat = SeatResult { place: 1, won: true, score: 1 };
        let booking = Booking {
            edition: String::new(),
            level: String::new(),
            together: true,
            complete: true,
            counts: true,
            pool: None,
            seats: vec![seat; 2],
        };
        store.finish_match(&id(name), "{}", 20, Some(booking)).await.expect("ends");
    }
    store.close().await.expect("closes");
    for sql in [
        "ALTER TABLE results DROP COLUMN counts",
        "ALTER TABLE invitations DROP COLUMN whole",
        "DELETE FROM _sqlx_migrations WHERE version = 17",
    ] {
        disk.bypass().await.execute(sql).await.expect(sql);
    }
    let store = disk.open().await;
    let career = store.career(&player_id("ada"), 9).await.expect("a career");
    assert_eq!(career.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["m1"]);
    let unbooked = store.unbooked_matches((0, &id("")), 9).await.expect("looks");
    assert_eq!(unbooked.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["m4"], "the rules say how hard it was");
}

#[tokio::test]
async fn a_store_of_a_newer_gantry_is_left_alone() {
    let disk = Disk::new();
    disk.open().await.close().await.expect("closes");
    come_from_the_future(&disk, 1000).await;
    let refused = Store::open_at(&disk.place()).await.err();
    assert!(matches!(refused, Some(StoreError::Migrate(_))), "{refused:?}");
}

#[tokio::test]
async fn a_place_that_cannot_be_opened_is_named() {
    let nowhere = if ON_POSTGRES { "postgres:///gantry?host=/no such folder" } else { "/no such folder/gantry.db" };
    let refused = Store::open_at(&nowhere.parse().expect("a place")).await.err().expect("there is no such folder");
    assert!(refused.to_string().contains("no such folder"), "{refused}");
}

#[tokio::test]
async fn a_log_with_a_gap_is_not_replayed() {
    let disk = Disk::new();
    let store = disk.open().await;
    set(&store, &["m1"]).await;
    store.append(&id("m1"), 0, vec![entry("a"), entry("b"), entry("c")]).await.expect("appends");
    disk.bypass().await.execute("DELETE FROM actions WHERE seq = 1").await.expect("deletes");
    let refused = store.load_match(&id("m1")).await.expect_err("b is missing");
    assert!(matches!(refused, StoreError::Corrupt { column: "actions.seq", .. }), "{refused}");
}

#[tokio::test]
async fn the_tables_refuse_what_makes_no_sense() {
    let disk = Disk::new();
    let store = disk.open().await;
    set(&store, &["m1"]).await;
    let mut bypass = disk.bypass().await;
    for nonsense in [
        "UPDATE matches SET state = 'paused'",
        "UPDATE matches SET state = 'finished'",
        "UPDATE matches SET finished_at = 7",
        "UPDATE matches SET visibility = 'nobody'",
        "UPDATE seats SET player_id = 'ada' WHERE seat = 1",
        "UPDATE seats SET kind = 'bot' WHERE seat = 1",
        "UPDATE seats SET player_id = 'nobody' WHERE seat = 0",
        "DELETE FROM players WHERE id = 'ada'",
    ] {
        assert!(bypass.execute(nonsense).await.is_err(), "{nonsense}");
    }
}

/// As if a newer program had brought the tables up to date.
async fn come_from_the_future(disk: &Disk, version: u32) {
    let future = format!(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         SELECT {version}, 'from the future', TRUE, checksum, 0 FROM _sqlx_migrations WHERE version = 1"
    );
    disk.bypass().await.execute(AssertSqlSafe(future)).await.expect("a migration we do not know");
}

#[tokio::test]
async fn servers_that_are_upgraded_one_by_one_live_with_newer_tables() {
    if !ON_POSTGRES {
        return;
    }
    let disk = Disk::new();
    let store = disk.open().await;
    set(&store, &["m1"]).await;
    // What the next program adds while this one runs: a table, and columns that may be empty or have a default.
    for sql in [
        "CREATE TABLE clocks (match_id TEXT NOT NULL PRIMARY KEY)",
        "ALTER TABLE actions ADD COLUMN thought_ms BIGINT",
        "ALTER TABLE seats ADD COLUMN colour TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE matches ADD COLUMN clock TEXT",
        "ALTER TABLE players ADD COLUMN email TEXT",
        "ALTER TABLE sessions ADD COLUMN place TEXT NOT NULL DEFAULT ''",
    ] {
        disk.bypass().await.execute(sql).await.expect(sql);
    }
    come_from_the_future(&disk, 900).await;
    store.append(&id("m1"), 0, vec![entry("a")]).await.expect("appends");
    add_match(&store, header("m2")).await;
    store.close().await.expect("closes");
    let again = disk.open().await;
    again.append(&id("m1"), 1, vec![entry("b")]).await.expect("appends");
    assert_eq!(again.load_match(&id("m1")).await.expect("loads").expect("m1").actions.len(), 2);
    assert!(again.pulse(&id("m2")).await.expect("a pulse").is_some());
}
