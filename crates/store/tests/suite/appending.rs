//! The log grows at its end, by one at a time, and by each action once.

use store::{Append, Entry, StoreError};
use tokio::task::JoinSet;

use super::table::{Disk, entry, id, set, table};

#[tokio::test(flavor = "multi_thread")]
async fn of_fifty_who_append_at_one_place_one_wins() {
    let disk = Disk::new();
    let store = disk.open().await;
    set(&store, &["m1"]).await;
    let mut attempts = JoinSet::new();
    for n in 0..50 {
        let store = store.clone();
        attempts.spawn(async move { store.append(&id("m1"), 0, vec![entry(&format!("a{n}"))]).await.expect("tries") });
    }
    let attempts = attempts.join_all().await;
    let won = attempts.iter().filter(|outcome| **outcome == Append::Appended).count();
    let stale = attempts.iter().filter(|outcome| **outcome == Append::Stale { current: 1 }).count();
    assert_eq!((won, stale), (1, 49));
    assert_eq!(store.actions(&id("m1"), 0).await.expect("reads").len(), 1);
}

#[tokio::test]
async fn an_action_that_is_sent_again_is_done_once() {
    let store = table().await;
    for (expected, action) in ["a", "b", "c"].into_iter().enumerate() {
        let outcome = store.append(&id("m1"), expected as u32, vec![entry(action)]).await;
        assert_eq!(outcome.expect("appends"), Append::Appended);
    }
    for expected in [1, 3] {
        let again = store.append(&id("m1"), expected, vec![entry("b")]).await;
        assert_eq!(again.expect("looks"), Append::AlreadyDone { seq: 1 });
    }
    assert_eq!(store.actions(&id("m1"), 0).await.expect("reads").len(), 3);
    assert_eq!(store.actions(&id("m1"), 2).await.expect("reads"), [entry("c")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_that_is_sent_twenty_times_at_once_is_done_once() {
    let disk = Disk::new();
    let store = disk.open().await;
    set(&store, &["m1"]).await;
    let mut attempts = JoinSet::new();
    for _ in 0..20 {
        let store = store.clone();
        attempts.spawn(async move { store.append(&id("m1"), 0, vec![entry("a")]).await.expect("tries") });
    }
    let attempts = attempts.join_all().await;
    let again = attempts.iter().filter(|outcome| **outcome == Append::AlreadyDone { seq: 0 }).count();
    assert_eq!(again, 19);
}

#[tokio::test]
async fn the_same_action_id_in_another_match_is_another_action() {
    let store = table().await;
    super::table::add_match(&store, super::table::header("m2")).await;
    for match_id in ["m1", "m2"] {
        let outcome = store.append(&id(match_id), 0, vec![entry("a")]).await;
        assert_eq!(outcome.expect("appends"), Append::Appended);
    }
}

#[tokio::test]
async fn several_entries_are_appended_together_or_not_at_all() {
    let store = table().await;
    let m1 = id("m1");
    let outcome = store.append(&m1, 0, vec![entry("a"), entry("b")]).await;
    assert_eq!(outcome.expect("appends"), Append::Appended);
    let ahead = store.append(&m1, 3, vec![entry("c")]).await;
    assert_eq!(ahead.expect("looks"), Append::Stale { current: 2 });
    let partly_done = store.append(&m1, 2, vec![entry("c"), entry("b")]).await;
    assert_eq!(partly_done.expect("looks"), Append::AlreadyDone { seq: 1 });
    let second_has_no_seat = vec![entry("c"), Entry { seat: 7, ..entry("d") }];
    let refused = store.append(&m1, 2, second_has_no_seat).await;
    assert!(matches!(refused, Err(StoreError::NotFound { what: "seat", .. })), "{refused:?}");
    assert_eq!(store.actions(&m1, 0).await.expect("reads"), [entry("a"), entry("b")]);
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let store = table().await;
    let nothing = store.append(&id("m1"), 0, Vec::new()).await;
    assert!(matches!(nothing, Err(StoreError::Invalid(_))), "{nothing:?}");
    let twice = store.append(&id("m1"), 0, vec![entry("a"), entry("a")]).await;
    assert!(matches!(twice, Err(StoreError::Invalid(_))), "{twice:?}");
    let no_seat = store.append(&id("m1"), 0, vec![Entry { seat: 7, ..entry("a") }]).await.expect_err("two seats");
    assert_eq!(no_seat.to_string(), "the store has no seat `7 of match m1`");
    let nowhere = store.append(&id("m9"), 0, vec![entry("a")]).await.expect_err("there is no m9");
    assert_eq!(nowhere.to_string(), "the store has no match `m9`");
}
