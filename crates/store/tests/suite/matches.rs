//! Matches from their making to their end, and what is said in them.

use store::{ChatLine, Creation, Header, MatchState, Seating, StoreError, StoredMatch, Visibility};
use tokio::task::JoinSet;

use super::table::{Disk, ada_and_an_open_seat, add_match, entry, header, id, player_id, set, table};

#[tokio::test]
async fn a_match_is_loaded_as_it_was_made() {
    let store = table().await;
    let header = Header {
        components: Some("[[rocket]]".to_owned()),
        visibility: Visibility::Link,
        rematch_of: Some(id("m1")),
        ..header("m2")
    };
    let seats = vec![Seating::open(), Seating::bot("search", "Deep Space"), Seating::player(player_id("bob"), "B")];
    let made = store.create_match(header.clone(), seats.clone()).await.expect("a new match");
    assert_eq!(made, Creation::Created);
    store.append(&id("m2"), 0, vec![entry("a"), entry("b")]).await.expect("appends");
    let loaded = store.load_match(&id("m2")).await.expect("loads");
    let actions = vec![entry("a"), entry("b")];
    let expected = StoredMatch { header, rules_changes: None, state: MatchState::Open, rematch: None, seats, actions };
    assert_eq!(loaded, Some(expected));
    assert_eq!(store.load_match(&id("m3")).await.expect("looks"), None);
}

#[tokio::test]
async fn a_match_that_cannot_be_made_whole_is_not_made() {
    let store = table().await;
    let eve = vec![Seating::open(), Seating::player(player_id("eve"), "EVE")];
    let refused = store.create_match(header("m2"), eve).await;
    assert!(matches!(refused, Err(StoreError::MissingReference(_))), "{refused:?}");
    assert_eq!(store.load_match(&id("m2")).await.expect("looks"), None);
    let made_by_eve = Header { created_by: player_id("eve"), ..header("m2") };
    let refused = store.create_match(made_by_eve, ada_and_an_open_seat()).await;
    assert!(matches!(refused, Err(StoreError::MissingReference(_))), "{refused:?}");
    let refused = store.create_match(header("m2"), Vec::new()).await;
    assert!(matches!(refused, Err(StoreError::Invalid(_))), "{refused:?}");
    let refused = store.create_match(header("m1"), ada_and_an_open_seat()).await;
    assert!(matches!(refused, Err(StoreError::AlreadyExists(_))), "{refused:?}");
}

#[tokio::test]
async fn a_match_is_started_once_and_finished_once() {
    let store = table().await;
    let m1 = id("m1");
    assert!(!store.finish_match(&m1, "{}", 30, None).await.expect("tries"), "it has not begun");
    assert!(store.start_match(&m1).await.expect("starts"));
    assert!(!store.start_match(&m1).await.expect("tries"));
    assert!(store.finish_match(&m1, r#"{"winner":0}"#, 31, None).await.expect("finishes"));
    assert!(!store.finish_match(&m1, r#"{"winner":1}"#, 32, None).await.expect("tries"));
    assert!(!store.abandon_match(&m1, 33).await.expect("tries"));
    let loaded = store.load_match(&m1).await.expect("loads").expect("m1 is there");
    let finished = MatchState::Finished { result: r#"{"winner":0}"#.to_owned(), at: 31 };
    assert_eq!(loaded.state, finished);
}

#[tokio::test]
async fn a_match_goes_on_under_another_version_of_the_rules_once() {
    let store = table().await;
    let m1 = id("m1");
    assert!(!store.change_rules(&m1, 1, 4, "[]").await.expect("tries"), "it is played under version 3");
    assert!(store.change_rules(&m1, 3, 4, "[4]").await.expect("changes"));
    assert!(!store.change_rules(&m1, 3, 4, "[]").await.expect("tries"), "somebody has done it already");
    let loaded = store.load_match(&m1).await.expect("loads").expect("m1 is there");
    assert_eq!((loaded.header.rules_version, loaded.rules_changes.as_deref()), (4, Some("[4]")));
}

#[tokio::test]
async fn an_open_or_running_match_can_be_given_up() {
    let store = table().await;
    add_match(&store, header("m2")).await;
    store.start_match(&id("m2")).await.expect("starts");
    for match_id in [id("m1"), id("m2")] {
        assert!(store.abandon_match(&match_id, 40).await.expect("gives up"));
        let loaded = store.load_match(&match_id).await.expect("loads").expect("it is there");
        assert_eq!(loaded.state, MatchState::Abandoned { at: 40 });
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_rematches_one_is_made() {
    let disk = Disk::new();
    let store = disk.open().await;
    set(&store, &["m1"]).await;
    let mut attempts = JoinSet::new();
    for n in 0..20 {
        let store = store.clone();
        attempts.spawn(async move {
            let again = Header { rematch_of: Some(id("m1")), ..header(&format!("again{n}")) };
            store.create_match(again, ada_and_an_open_seat()).await.expect("makes")
        });
    }
    let attempts = attempts.join_all().await;
    let made = attempts.iter().filter(|creation| **creation == Creation::Created).count();
    assert_eq!(made, 1);
    let rematch = store.load_match(&id("m1")).await.expect("loads").and_then(|m1| m1.rematch);
    let rematch = rematch.expect("there is a rematch");
    for attempt in attempts {
        assert!(attempt == Creation::Created || attempt == Creation::RematchExists(rematch.clone()));
    }
    assert_eq!(store.counts().await.expect("counts").open, 2);
}

#[tokio::test]
async fn chat_is_numbered_in_each_match() {
    let store = table().await;
    add_match(&store, header("m2")).await;
    let (ada, bob) = (player_id("ada"), player_id("bob"));
    assert_eq!(store.add_chat(&id("m1"), &ada, "ADA", "hello", 50).await.expect("says"), 0);
    assert_eq!(store.add_chat(&id("m2"), &ada, "ADA", "elsewhere", 51).await.expect("says"), 0);
    assert_eq!(store.add_chat(&id("m1"), &bob, "BOB", "Grüße 🚀", 52).await.expect("says"), 1);
    let chat = store.chat(&id("m1"), 0).await.expect("reads");
    assert_eq!(chat.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["hello", "Grüße 🚀"]);
    let last = ChatLine { n: 1, player: bob, name: "BOB".to_owned(), text: "Grüße 🚀".to_owned(), at: 52 };
    assert_eq!(store.chat(&id("m1"), 1).await.expect("reads"), [last]);
    let refused = store.add_chat(&id("m9"), &ada, "ADA", "nowhere", 53).await;
    assert!(matches!(refused, Err(StoreError::MissingReference(_))), "{refused:?}");
}
