//! Who is to be told of what, and passkeys.

use store::{MatchId, Naming, NoticeWay, Store, StoredPasskey, WayKind};

use super::table::{id, new_store, player_id, set};

const SOON: i64 = 100;

async fn house() -> Store {
    let store = new_store().await;
    set(&store, &["m1", "m2"]).await;
    store
}

fn way(name: &str, confirmed_at: Option<i64>) -> NoticeWay {
    NoticeWay {
        id: name.into(),
        player: player_id("ada"),
        kind: WayKind::Mail,
        address: format!("{name}@club.example"),
        keys: String::new(),
        secret: format!("secret of {name}"),
        house: "https://gantry.example".into(),
        confirmed_at,
        told_at: None,
        created_at: 1,
    }
}

async fn due(store: &Store, now: i64) -> Vec<(String, MatchId, u32)> {
    let due = store.due_notices(now, 10).await.expect("a look");
    due.into_iter().map(|notice| (notice.way.id, notice.match_id, notice.turn)).collect()
}

#[tokio::test]
async fn a_turn_is_noted_once_for_every_way_that_is_sure() {
    let (store, ada) = (house().await, player_id("ada"));
    store.add_way(way("home", Some(2))).await.expect("a way");
    store.add_way(way("work", None)).await.expect("a way");
    store.note_turn(&ada, &id("m1"), 4, SOON).await.expect("a note");
    store.note_turn(&ada, &id("m1"), 4, 2 * SOON).await.expect("the same again");
    assert_eq!(due(&store, SOON - 1).await, []);
    assert_eq!(due(&store, SOON).await, [("home".to_owned(), id("m1"), 4)]);
    let [notice] = &store.due_notices(SOON, 10).await.expect("a look")[..] else { panic!("one notice") };
    assert!(store.settle_notice(notice).await.expect("an answer"));
    assert!(!store.settle_notice(notice).await.expect("an answer"), "another server is too late");
    store.note_turn(&ada, &id("m1"), 4, SOON).await.expect("the same after a restart");
    assert_eq!(due(&store, SOON).await, []);
    assert!(!store.put_off(notice, 2 * SOON).await.expect("an answer"), "what another server has told stays told");
    assert!(store.try_notice_again(notice, 3 * SOON).await.expect("an answer"), "it failed and is tried again");
    assert!(!store.try_notice_again(notice, 3 * SOON).await.expect("an answer"), "once");
    assert!(!store.settle_notice(notice).await.expect("an answer"), "it is not what it was");
    let [again] = &store.due_notices(3 * SOON, 10).await.expect("a look")[..] else { panic!("one notice") };
    assert_eq!(again.tries, 1);
    assert!(store.put_off(again, 3 * SOON).await.expect("an answer"));
    store.note_turn(&ada, &id("m1"), 9, 4 * SOON).await.expect("the next turn");
    assert!(!store.put_off(again, 3 * SOON).await.expect("an answer"), "that turn is over");
    assert_eq!(due(&store, 4 * SOON).await, [("home".to_owned(), id("m1"), 9)]);
    store.confirm_way("work", 7).await.expect("confirmed");
    store.note_turn(&ada, &id("m2"), 0, SOON).await.expect("a note");
    assert_eq!(due(&store, SOON).await.len(), 2);
}

#[tokio::test]
async fn what_is_told_goes_with_its_match_its_way_and_its_player() {
    let (store, ada) = (house().await, player_id("ada"));
    store.add_way(way("home", Some(2))).await.expect("a way");
    store.set_notice_wishes(&ada, r#"{"all":false}"#).await.expect("wishes");
    store.set_notice_match(&ada, &id("m1"), Some(true)).await.expect("a wish");
    for name in ["m1", "m2"] {
        store.note_turn(&ada, &id(name), 1, SOON).await.expect("a note");
    }
    let found = store.due_notices(SOON, 10).await.expect("a look");
    assert_eq!(found.iter().map(|notice| notice.wanted).collect::<Vec<_>>(), [Some(true), None]);
    assert_eq!(found[0].wishes.as_deref(), Some(r#"{"all":false}"#));
    store.start_match(&id("m2")).await.expect("it begins");
    store.finish_match(&id("m2"), "{}", 9, None).await.expect("the end");
    store.clean_notices(0).await.expect("cleaned");
    assert_eq!(due(&store, SOON).await.len(), 1);
    store.forget_player(&ada, 10).await.expect("forgotten");
    assert_eq!(due(&store, SOON).await, []);
    assert_eq!(store.ways_of(&ada).await.expect("a look"), []);
    assert_eq!(store.notice_wishes(&ada).await.expect("a look"), None);
}

#[tokio::test]
async fn a_way_nobody_confirms_goes_and_a_secret_finds_its_way() {
    let store = house().await;
    store.add_way(way("home", None)).await.expect("a way");
    let found = store.way_with("secret of home").await.expect("a look").expect("a way");
    assert_eq!(found, way("home", None));
    store.clean_notices(2).await.expect("cleaned");
    assert_eq!(store.way_with("secret of home").await.expect("a look"), None);
}

fn passkey(name: &str, who: &str) -> StoredPasskey {
    let (id, player) = (name.to_owned(), player_id(who));
    StoredPasskey { id, player, label: "Firefox".into(), passkey: "{}".into(), created_at: 5, used_at: None }
}

#[tokio::test]
async fn the_last_that_opens_a_name_is_not_removed() {
    let (store, ada) = (house().await, player_id("ada"));
    assert_eq!(store.add_passkey(passkey("k1", "ada"), "Ada", "ada").await.expect("an answer"), Naming::Theirs);
    assert!(!store.claimed("ada").await.expect("a look").expect("a claim").has_password());
    assert_eq!(store.add_passkey(passkey("k2", "bob"), "ADA", "ada").await.expect("an answer"), Naming::Taken);
    assert_eq!(store.passkey("k2").await.expect("an answer"), None);
    assert!(!store.remove_passkey(&ada, "k1").await.expect("an answer"));
    assert_eq!(store.add_passkey(passkey("k3", "ada"), "Ada", "ada").await.expect("an answer"), Naming::Theirs);
    assert!(!store.remove_passkey(&player_id("bob"), "k1").await.expect("an answer"), "it is somebody else's");
    assert!(store.remove_passkey(&ada, "k1").await.expect("an answer"));
    store.use_passkey("k3", "{\"counter\":1}", 8).await.expect("used");
    assert_eq!(store.passkey("k3").await.expect("a look").expect("a passkey").used_at, Some(8));
    store.claim_name(&ada, "Ada", "ada", "$argon2id$hash", 9).await.expect("a password");
    assert!(store.remove_passkey(&ada, "k3").await.expect("an answer"));
    store.add_passkey(passkey("k4", "ada"), "Ada", "ada").await.expect("a passkey");
    store.release_name(&ada).await.expect("given up");
    assert_eq!(store.passkeys_of(&ada).await.expect("an answer"), Vec::new());
}

#[tokio::test]
async fn what_was_asked_is_answered_once_and_in_time() {
    let store = house().await;
    for name in ["a", "b"] {
        store.begin_ceremony(name, "{}", 10).await.expect("asked");
    }
    assert_eq!(store.end_ceremony("a", 9).await.expect("an answer"), Some("{}".to_owned()));
    assert_eq!(store.end_ceremony("a", 9).await.expect("an answer"), None);
    assert_eq!(store.end_ceremony("b", 10).await.expect("an answer"), None);
    store.clean_ceremonies(11).await.expect("cleaned");
    assert_eq!(store.end_ceremony("b", 9).await.expect("an answer"), None);
}
