//! Two who look for the same meet, and whoever waited long enough is found.

use store::{Header, MatchId, Quota, Seek, Sought, Store};

use tokio::task::JoinSet;

use super::table::{Disk, ada_and_an_open_seat, add_players, header, id, new_store, player_id};
use crate::ON_POSTGRES;

const MANY: Quota = Quota { open: 10, running: 10 };

async fn store() -> Store {
    let store = new_store().await;
    add_players(&store).await;
    store
}

async fn seek(store: &Store, name: &str, kind: &str, bots_at: i64) -> Sought {
    let seek = Seek { kind: kind.to_owned(), bots_at, at: 10, gone_before: 0 };
    store.seek(seek, MANY, header(name), ada_and_an_open_seat()).await.expect("an answer")
}

async fn due(store: &Store, now: i64) -> Vec<MatchId> {
    let due = store.due_seeks(now, 0).await.expect("an answer");
    due.into_iter().map(|due| due.id).collect()
}

#[tokio::test]
async fn the_second_who_looks_for_the_same_is_sent_to_the_first() {
    let store = store().await;
    assert_eq!(seek(&store, "first", "rocketmen", 100).await, Sought::Waits);
    assert_eq!(seek(&store, "second", "rocketmen", 200).await, Sought::Somebody(id("first")));
    assert_eq!(store.load_match(&id("second")).await.expect("an answer"), None, "nothing was made");
    assert_eq!(seek(&store, "other", "rocket-jockey", 200).await, Sought::Waits);
    let claim = store.claim_seat(&id("first"), 1, &player_id("bob"), "Bob").await.expect("an answer");
    assert_eq!(claim, store::Claim::Claimed);
    assert_eq!(seek(&store, "third", "rocketmen", 300).await, Sought::Waits, "that one is full");
}

#[tokio::test]
async fn of_several_who_look_at_once_one_waits() {
    let disk = Disk::new();
    let first = disk.open().await;
    add_players(&first).await;
    // A file has one server, a database several.
    let second = if ON_POSTGRES { disk.open().await } else { first.clone() };
    for round in 0..10 {
        let mut looking = JoinSet::new();
        for (store, name) in [(&first, "a"), (&second, "b"), (&first, "c"), (&second, "d")] {
            let (store, kind) = (store.clone(), format!("kind {round}"));
            looking.spawn(async move { seek(&store, &format!("{name}{round}"), &kind, 100).await });
        }
        let all = looking.join_all().await;
        assert_eq!(all.iter().filter(|sought| **sought == Sought::Waits).count(), 1, "{all:?}");
    }
}

#[tokio::test]
async fn who_has_waited_long_enough_is_found_until_it_is_over() {
    let store = store().await;
    seek(&store, "first", "rocketmen", 100).await;
    assert_eq!(due(&store, 99).await, []);
    assert_eq!(due(&store, 100).await, [id("first")]);
    store.end_seek(&id("first")).await.expect("it ends");
    assert_eq!(due(&store, 1000).await, []);
}

#[tokio::test]
async fn who_has_too_many_matches_does_not_wait_but_may_come() {
    let store = store().await;
    let none = Quota { open: 0, running: 0 };
    let look = |quota: Quota, header: Header| {
        let seek = Seek { kind: "rocketmen".to_owned(), bots_at: 1, at: 10, gone_before: 0 };
        store.seek(seek, quota, header, ada_and_an_open_seat())
    };
    assert_eq!(look(none, header("m1")).await.expect("an answer"), Sought::TooMany);
    assert_eq!(look(MANY, header("m2")).await.expect("an answer"), Sought::Waits);
    let bobs = Header { created_by: player_id("bob"), ..header("m3") };
    assert_eq!(look(none, bobs).await.expect("an answer"), Sought::Somebody(id("m2")));
}

#[tokio::test]
async fn nobody_is_sent_to_somebody_who_has_gone() {
    let store = store().await;
    let look = async |name: &str, at: i64| {
        let seek = Seek { kind: "rocketmen".to_owned(), bots_at: 1000, at, gone_before: at - 20 };
        store.seek(seek, MANY, header(name), ada_and_an_open_seat()).await.expect("an answer")
    };
    let gone = async |now: i64| {
        let due = store.due_seeks(now, now - 20).await.expect("an answer");
        due.into_iter().filter(|due| due.is_gone).map(|due| due.id).collect::<Vec<_>>()
    };
    assert_eq!(look("first", 100).await, Sought::Waits);
    store.note_seek(&id("first"), 110).await.expect("it is noted");
    store.note_seek(&id("first"), 90).await.expect("it is known better");
    assert_eq!((look("second", 130).await, gone(130).await), (Sought::Somebody(id("first")), vec![]));
    assert_eq!((look("second", 131).await, gone(131).await), (Sought::Gone(id("first")), vec![id("first")]));
    store.end_seek(&id("first")).await.expect("it ends");
    assert_eq!((look("second", 131).await, gone(131).await), (Sought::Waits, vec![]));
    let claim = store.claim_seat(&id("second"), 1, &player_id("bob"), "Bob").await.expect("an answer");
    assert_eq!(claim, store::Claim::Claimed);
}

#[tokio::test]
async fn whoever_comes_back_keeps_the_table_at_which_they_waited() {
    let store = store().await;
    assert_eq!(seek(&store, "first", "rocketmen", 1000).await, Sought::Waits);
    // They were due to be gone, and are heard of before anybody does something about it.
    assert!(store.due_seeks(500, 100).await.expect("an answer")[0].is_gone);
    store.note_seek(&id("first"), 200).await.expect("it is noted");
    assert!(!store.close_unattended(&id("first"), 100, 500).await.expect("an answer"));
    assert_eq!(seek(&store, "second", "rocketmen", 1000).await, Sought::Somebody(id("first")));
    assert!(store.close_unattended(&id("first"), 300, 600).await.expect("an answer"));
    assert_eq!(seek(&store, "third", "rocketmen", 1000).await, Sought::Waits);
}
