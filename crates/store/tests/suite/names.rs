//! Names that are claimed, and what opens them.

use store::{AdminDeed, KeyLoss, NameKey, Naming, Store, StoreError, StoredPasskey, TokenHash};

use super::table::{Disk, new_store, player, player_id, set};

fn passkey(id: &str) -> NameKey {
    NameKey::Passkey(StoredPasskey {
        id: id.to_owned(),
        player: player_id("ada"),
        label: "Firefox, Linux".to_owned(),
        credential: "{}".to_owned(),
        created_at: 7,
        last_used: None,
    })
}

fn password() -> NameKey {
    NameKey::Password("$argon2id$hash".to_owned())
}

async fn claim(store: &Store, who: &str, name: &str, key: NameKey) -> Naming {
    store.claim_name(&player_id(who), name, &name.to_lowercase(), key, 5).await.expect("an answer")
}

async fn house() -> Store {
    let store = new_store().await;
    set(&store, &["m1"]).await;
    store
}

#[tokio::test]
async fn a_claimed_name_is_one_players() {
    let store = house().await;
    assert_eq!(claim(&store, "ada", "Ada", password()).await, Naming::Theirs);
    assert_eq!(claim(&store, "bob", "aDA", password()).await, Naming::Taken);
    assert_eq!(store.change_name(&player_id("bob"), "ADA", "ada").await.expect("an answer"), Naming::Taken);
    assert_eq!(store.player(&player_id("bob")).await.expect("a look"), Some(player("bob")), "nothing was changed");
    let claimed = store.claimed("ada").await.expect("a look").expect("a claim");
    assert_eq!((claimed.player, claimed.claimed_at, claimed.banned), (player_id("ada"), 5, false));
    // Whoever takes another name lets the first one go.
    assert_eq!(store.change_name(&player_id("ada"), "Grace", "grace").await.expect("an answer"), Naming::Theirs);
    assert_eq!(claim(&store, "bob", "Ada", password()).await, Naming::Theirs);
    assert!(store.claim_of(&player_id("ada")).await.expect("a look").is_some_and(|claim| claim.password.is_some()));
}

#[tokio::test]
async fn the_last_key_stays_until_the_name_is_given_up() {
    let store = house().await;
    let ada = player_id("ada");
    claim(&store, "ada", "Ada", password()).await;
    assert_eq!(store.remove_key(&ada, None).await.expect("an answer"), KeyLoss::Last);
    assert!(store.claim_of(&ada).await.expect("a look").is_some_and(|claim| claim.password.is_some()), "it is undone");
    claim(&store, "ada", "Ada", passkey("01")).await;
    assert_eq!(store.remove_key(&ada, Some("02")).await.expect("an answer"), KeyLoss::Unknown);
    assert_eq!(store.remove_key(&ada, None).await.expect("an answer"), KeyLoss::Gone);
    assert_eq!(store.remove_key(&ada, Some("01")).await.expect("an answer"), KeyLoss::Last);
    assert_eq!(store.passkeys_of(&ada).await.expect("a list").len(), 1);
    store.release_name(&ada).await.expect("gives up");
    assert!(store.passkeys_of(&ada).await.expect("a list").is_empty());
    assert_eq!(store.claimed("ada").await.expect("a look"), None);
}

#[tokio::test]
async fn a_passkey_is_found_used_and_of_no_use_to_the_banned() {
    let store = house().await;
    claim(&store, "ada", "Ada", passkey("01")).await;
    store.use_passkey("01", r#"{"counter":1}"#, 9).await.expect("notes");
    let found = store.passkey("01").await.expect("a look").expect("a passkey");
    assert_eq!(
        (found.player, found.last_used, found.credential.as_str()),
        (player_id("ada"), Some(9), r#"{"counter":1}"#)
    );
    store.administer(AdminDeed::Ban(player_id("ada"), true), 9).await.expect("bans");
    assert_eq!(store.passkey("01").await.expect("a look"), None);
    assert!(store.claimed("ada").await.expect("a look").is_some_and(|claim| claim.banned));
}

#[tokio::test]
async fn a_question_to_a_passkey_is_answered_once_and_in_time() {
    let store = house().await;
    store.begin_ceremony("one", "state", 1, 10).await.expect("begins");
    store.begin_ceremony("late", "state", 1, 10).await.expect("begins");
    assert_eq!(store.end_ceremony("one", 5).await.expect("an answer").as_deref(), Some("state"));
    assert_eq!(store.end_ceremony("one", 5).await.expect("an answer"), None, "once");
    assert_eq!(store.end_ceremony("late", 10).await.expect("an answer"), None, "in time");
}

#[tokio::test]
async fn administrators_rename_with_the_claim_and_never_to_somebody_elses_name() {
    let store = house().await;
    claim(&store, "ada", "Ada", password()).await;
    let refused = store.administer(AdminDeed::Rename(player_id("bob"), "ADA".into(), "ada".into()), 9).await;
    assert!(matches!(refused, Err(StoreError::AlreadyExists(_))), "{refused:?}");
    store.administer(AdminDeed::Rename(player_id("ada"), "Grace".into(), "grace".into()), 9).await.expect("renames");
    assert_eq!(store.claimed("grace").await.expect("a look").map(|claim| claim.player), Some(player_id("ada")));
    assert_eq!(store.claimed("ada").await.expect("a look"), None);
}

#[tokio::test]
async fn who_is_forgotten_leaves_no_claim_and_who_has_one_is_kept_longer() {
    let disk = Disk::new();
    let store = disk.open().await;
    set(&store, &["m1"]).await;
    store.create_player(player("cyd"), None).await.expect("a player");
    claim(&store, "cyd", "Cyd", passkey("02")).await;
    assert_eq!(store.delete_guests(100, 1).await.expect("an answer"), [player_id("bob")], "Cyd has a claim");
    assert_eq!(store.delete_guests(100, 100).await.expect("an answer"), [player_id("cyd")]);
    claim(&store, "ada", "Ada", passkey("01")).await;
    store.create_session(&TokenHash::new("t"), &player_id("ada"), 1).await.expect("begins");
    assert!(store.session(&TokenHash::new("t")).await.expect("a look").is_some_and(|session| session.claimed));
    store.forget_player(&player_id("ada"), 50).await.expect("forgets");
    store.close().await.expect("closes");
    let mut bypass = disk.bypass().await;
    for sql in ["SELECT COUNT(*) FROM claims", "SELECT COUNT(*) FROM passkeys"] {
        assert_eq!(bypass.number(sql).await, 0, "{sql}");
    }
}
