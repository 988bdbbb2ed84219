//! Many changes, few commits; and what happens to those who share one.

use sqlx::query;
use store::{Append, Entry, Store, StoreError};
use tokio::task::JoinSet;

use super::table::{Disk, entry, id, player_id, set};
use crate::ON_POSTGRES;

const MATCHES: [&str; 4] = ["m1", "m2", "m3", "m4"];

async fn store(disk: &Disk) -> Store {
    let store = disk.open().await;
    set(&store, &MATCHES).await;
    store
}

/// Starts this many appends at once, each in turn at the end of one of the matches.
fn start(store: &Store, appends: u32) -> JoinSet<Result<Append, StoreError>> {
    let mut tasks = JoinSet::new();
    for n in 0..appends {
        let store = store.clone();
        let (match_id, seq) = (MATCHES[n as usize % MATCHES.len()], n / MATCHES.len() as u32);
        tasks.spawn(async move { store.append(&id(match_id), seq, vec![entry(&format!("a{n}"))]).await });
    }
    tasks
}

#[tokio::test]
async fn changes_that_wait_together_share_a_commit() {
    let disk = Disk::new();
    let store = store(&disk).await;
    let before = store.writer_counts();
    for outcome in start(&store, 200).join_all().await {
        assert_eq!(outcome.expect("appends"), Append::Appended);
    }
    let after = store.writer_counts();
    assert_eq!(after.writes - before.writes, 200);
    assert!(after.commits - before.commits <= 3, "{after:?}");
    assert_eq!((after.failures, after.waiting), (0, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn busy_tables_share_commits() {
    let disk = Disk::new();
    let store = store(&disk).await;
    let before = store.writer_counts();
    let mut tables = JoinSet::new();
    for match_id in MATCHES {
        let store = store.clone();
        tables.spawn(async move {
            for seq in 0..100 {
                let outcome = store.append(&id(match_id), seq, vec![entry(&format!("a{seq}"))]).await;
                assert_eq!(outcome.expect("appends"), Append::Appended);
            }
        });
    }
    tables.join_all().await;
    let after = store.writer_counts();
    assert!(after.commits - before.commits < 400, "{after:?}");
}

#[tokio::test]
async fn a_full_queue_makes_callers_wait_and_loses_nothing() {
    let disk = Disk::new();
    let store = store(&disk).await;
    for outcome in start(&store, 3000).join_all().await {
        assert_eq!(outcome.expect("appends"), Append::Appended);
    }
    for match_id in MATCHES {
        assert_eq!(store.actions(&id(match_id), 0).await.expect("reads").len(), 750);
    }
}

#[tokio::test]
async fn a_change_that_fails_is_undone_alone() {
    let disk = Disk::new();
    let store = store(&disk).await;
    let before = store.writer_counts();
    let (m1, m2, m3, m4, eve) = (id("m1"), id("m2"), id("m3"), id("m4"), player_id("eve"));
    let second_has_no_seat = vec![entry("b"), Entry { seat: 9, ..entry("c") }];
    let (good, undone, stale, refused, also_good) = tokio::join!(
        store.append(&m1, 0, vec![entry("a")]),
        store.append(&m2, 0, second_has_no_seat),
        store.append(&m3, 5, vec![entry("d")]),
        store.claim_seat(&m3, 1, &eve, "EVE"),
        store.append(&m4, 0, vec![entry("e"), entry("f")]),
    );
    assert_eq!(store.writer_counts().commits, before.commits + 1, "all of them share a commit");
    assert_eq!(good.expect("appends"), Append::Appended);
    assert!(matches!(undone, Err(StoreError::NotFound { what: "seat", .. })), "{undone:?}");
    assert_eq!(stale.expect("looks"), Append::Stale { current: 0 });
    assert!(matches!(refused, Err(StoreError::MissingReference(_))), "{refused:?}");
    assert_eq!(also_good.expect("appends"), Append::Appended);
    for (match_id, length) in [(m1, 1), (m2, 0), (m3, 0), (m4, 2)] {
        assert_eq!(store.actions(&match_id, 0).await.expect("reads").len(), length, "{match_id}");
    }
}

#[tokio::test]
async fn an_entry_that_does_not_fit_keeps_no_other_out() {
    let disk = Disk::new();
    let store = store(&disk).await;
    let (m1, m2, m3, m4) = (id("m1"), id("m2"), id("m3"), id("m4"));
    store.append(&m2, 0, vec![entry("b")]).await.expect("appends");
    let before = store.writer_counts();
    let (good, again, stale, nowhere, next) = tokio::join!(
        store.append(&m1, 0, vec![entry("a")]),
        store.append(&m2, 1, vec![entry("b")]),
        store.append(&m3, 5, vec![entry("c")]),
        store.append(&m4, 0, vec![Entry { seat: 9, ..entry("d") }]),
        store.append(&m1, 1, vec![entry("e")]),
    );
    assert_eq!(store.writer_counts().commits, before.commits + 1, "all of them share a commit");
    assert_eq!(good.expect("appends"), Append::Appended);
    assert_eq!(again.expect("looks"), Append::AlreadyDone { seq: 0 });
    assert_eq!(stale.expect("looks"), Append::Stale { current: 0 });
    assert!(matches!(nowhere, Err(StoreError::NotFound { what: "seat", .. })), "{nowhere:?}");
    assert_eq!(next.expect("appends"), Append::Appended);
    let lengths = [(m1, 2), (m2, 1), (m3, 0), (m4, 0)];
    for (match_id, length) in lengths {
        assert_eq!(store.actions(&match_id, 0).await.expect("reads").len(), length, "{match_id}");
    }
}

#[tokio::test]
async fn a_commit_that_fails_fails_for_all_and_the_next_one_works() {
    let disk = Disk::new();
    if ON_POSTGRES {
        // Nobody can lock others out of all its tables for long; see `away` for commits that fail there.
        return;
    }
    let store = store(&disk).await;
    let mut other_program = disk.sqlite().await;
    query("BEGIN EXCLUSIVE").execute(&mut other_program).await.expect("locks");
    for outcome in start(&store, 8).join_all().await {
        assert!(matches!(outcome, Err(StoreError::Database(_))), "{outcome:?}");
    }
    assert_eq!(store.writer_counts().failures, 1);
    query("ROLLBACK").execute(&mut other_program).await.expect("unlocks");
    for outcome in start(&store, 8).join_all().await {
        assert_eq!(outcome.expect("appends"), Append::Appended);
    }
}

#[tokio::test]
async fn closing_writes_what_is_queued_and_takes_no_more() {
    let disk = Disk::new();
    let store = store(&disk).await;
    let tasks = start(&store, 600);
    // The tasks have not run yet; one turn each lets them queue up.
    tokio::task::yield_now().await;
    let (first, second) = tokio::join!(store.close(), store.close());
    first.expect("closes");
    second.expect("is closed");
    for outcome in tasks.join_all().await {
        assert_eq!(outcome.expect("appends"), Append::Appended);
    }
    let late = store.append(&id("m1"), 150, vec![entry("late")]).await;
    assert!(matches!(late, Err(StoreError::Closed)), "{late:?}");
    let late = store.load_match(&id("m1")).await;
    assert!(matches!(late, Err(StoreError::Closed)), "{late:?}");
    let reopened = disk.open().await;
    assert_eq!(reopened.actions(&id("m1"), 0).await.expect("reads").len(), 150);
}

#[tokio::test]
async fn dropping_the_last_handle_still_writes_what_is_queued() {
    let disk = Disk::new();
    let store = store(&disk).await;
    let tasks = start(&store, 40);
    drop(store);
    for outcome in tasks.join_all().await {
        assert_eq!(outcome.expect("appends"), Append::Appended);
    }
}
