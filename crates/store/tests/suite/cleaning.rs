//! What nobody cares about any more goes, and nothing else.

use store::{Header, MatchId, Quota, SecretHash, Store};

use super::table::{ada_and_an_open_seat, entry, header, id, new_store, player, player_id};

async fn house() -> Store {
    let store = new_store().await;
    store.create_player(player("ada"), None).await.expect("a player");
    for name in ["open", "running", "silent", "given-up"] {
        store.create_match(header(name), ada_and_an_open_seat()).await.expect("a match");
    }
    for name in ["running", "silent"] {
        store.start_match(&id(name)).await.expect("it begins");
    }
    store.append(&id("running"), 0, vec![entry("a1")]).await.expect("an action");
    store.abandon_match(&id("given-up"), 500).await.expect("it ends");
    store
}

#[tokio::test]
async fn matches_are_found_by_what_happened_last() {
    let store = house().await;
    assert_eq!(store.unjoined_matches(11).await.expect("ids"), [id("open")]);
    assert_eq!(store.unjoined_matches(10).await.expect("ids"), Vec::<MatchId>::new());
    assert_eq!(store.forsaken_matches(15).await.expect("ids"), [id("silent")]);
    assert_eq!(store.abandoned_matches(501).await.expect("ids"), [id("given-up")]);
}

#[tokio::test]
async fn only_what_was_given_up_is_deleted() {
    let store = house().await;
    store.add_chat(&id("given-up"), &player_id("ada"), "Ada", "bye", 3).await.expect("a line");
    assert!(!store.delete_abandoned(&id("running")).await.expect("an answer"));
    assert!(store.delete_abandoned(&id("given-up")).await.expect("an answer"));
    assert!(store.load_match(&id("given-up")).await.expect("an answer").is_none());
    assert!(store.load_match(&id("running")).await.expect("an answer").is_some());
}

#[tokio::test]
async fn guests_without_matches_go_and_others_stay() {
    let store = house().await;
    store.create_player(player("bea"), None).await.expect("a player");
    store.create_player(player("cyd"), Some(SecretHash::new("5ec"))).await.expect("a player");
    assert_eq!(store.delete_guests(1, 1).await.expect("an answer"), []);
    assert_eq!(store.delete_guests(100, 1).await.expect("an answer"), [player_id("bea")]);
    assert_eq!(store.delete_guests(100, 100).await.expect("an answer"), [player_id("cyd")]);
    assert!(store.player(&player_id("ada")).await.expect("an answer").is_some());
}

#[tokio::test]
async fn nobody_has_more_matches_than_they_may() {
    let store = house().await;
    let quota = Quota { open: 2, running: 2 };
    let make =
        async |name| store.create_match_within(quota, header(name), ada_and_an_open_seat()).await.expect("an answer");
    assert_eq!(make("second").await, store::Creation::Created);
    assert_eq!(make("third").await, store::Creation::TooMany);
    store.abandon_match(&id("second"), 3).await.expect("it ends");
    assert_eq!(make("third").await, store::Creation::Created);
    let seats = vec![store::Seating::player(player_id("ada"), "Ada")];
    let solo = store.create_match_within(quota, header("solo"), seats).await.expect("an answer");
    assert_eq!(solo, store::Creation::TooMany, "two are running");
    let begin = async |name, most| {
        let bots = vec![store::Seating::bot("thumb", "Ham")];
        store.begin_match(&id(name), bots, Some((player_id("ada"), most))).await.expect("an answer")
    };
    assert_eq!(begin("third", 2).await, store::Begun::TooMany);
    assert_eq!(store.load_match(&id("third")).await.expect("reads").expect("third").seats, ada_and_an_open_seat());
    assert!(matches!(begin("third", 3).await, store::Begun::Begun(_)));
    let claim = async |most| {
        store.claim_seat_within(most, &id("fourth"), 1, &player_id("ada"), "ADA").await.expect("an answer")
    };
    store.create_player(player("cyd"), None).await.expect("a player");
    let others = Header { created_by: player_id("cyd"), ..header("fourth") };
    let seats = vec![store::Seating::open(), store::Seating::open(), store::Seating::bot("thumb", "Ham")];
    store.create_match(others, seats).await.expect("a match");
    assert_eq!((claim(3).await, claim(4).await), (store::Claim::TooMany, store::Claim::Claimed));
}
