//! From an empty file to a store, and files that are not ours.

use sqlx::query;
use store::{Counts, Store, StoreError};

use crate::table::{Disk, entry, id, set};

#[tokio::test]
async fn an_empty_file_becomes_a_store_and_stays_one() {
    let disk = Disk::new();
    std::fs::write(disk.file(), "").expect("an empty file");
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
        query(sql).execute(&mut disk.sqlite().await).await.expect(sql);
    }
    let loaded = disk.open().await.load_match(&id("m1")).await.expect("loads").expect("m1 is there");
    assert_eq!((loaded.actions.len(), loaded.actions[0].position.as_deref()), (1, None));
}

#[tokio::test]
async fn a_store_of_a_newer_gantry_is_left_alone() {
    let disk = Disk::new();
    disk.open().await.close().await.expect("closes");
    query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (999, 'from the future', TRUE, x'00', 0)",
    )
    .execute(&mut disk.sqlite().await)
    .await
    .expect("a migration we do not know");
    let refused = Store::open(disk.file()).await.err();
    assert!(matches!(refused, Some(StoreError::Migrate(_))), "{refused:?}");
}

#[tokio::test]
async fn a_file_that_cannot_be_opened_is_named() {
    let path = Disk::new().file().join("no such folder").join("gantry.db");
    let refused = Store::open(&path).await.err().expect("there is no such folder");
    assert!(refused.to_string().contains("no such folder"), "{refused}");
}

#[tokio::test]
async fn a_log_with_a_gap_is_not_replayed() {
    let disk = Disk::new();
    let store = disk.open().await;
    set(&store, &["m1"]).await;
    store.append(&id("m1"), 0, vec![entry("a"), entry("b"), entry("c")]).await.expect("appends");
    query("DELETE FROM actions WHERE seq = 1").execute(&mut disk.sqlite().await).await.expect("deletes");
    let refused = store.load_match(&id("m1")).await.expect_err("b is missing");
    assert!(matches!(refused, StoreError::Corrupt { column: "actions.seq", .. }), "{refused}");
}

#[tokio::test]
async fn the_tables_refuse_what_makes_no_sense() {
    let disk = Disk::new();
    let store = disk.open().await;
    set(&store, &["m1"]).await;
    let mut sqlite = disk.sqlite().await;
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
        assert!(query(nonsense).execute(&mut sqlite).await.is_err(), "{nonsense}");
    }
}
