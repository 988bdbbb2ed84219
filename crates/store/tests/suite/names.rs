//! Names that are claimed, and the passwords that open them.

use store::{AdminDeed, Naming, Store, StoreError, TokenHash};

use super::table::{Disk, new_store, player, player_id, set};

const HASH: &str = "$argon2id$hash";

async fn claim(store: &Store, who: &str, name: &str) -> Naming {
    store.claim_name(&player_id(who), name, &name.to_lowercase(), HASH, 5).await.expect("an answer")
}

async fn house() -> Store {
    let store = new_store().await;
    set(&store, &["m1"]).await;
    store
}

#[tokio::test]
async fn a_claimed_name_is_one_players() {
    let store = house().await;
    assert_eq!(claim(&store, "ada", "Ada").await, Naming::Theirs);
    assert_eq!(claim(&store, "bob", "aDA").await, Naming::Taken);
    assert_eq!(store.change_name(&player_id("bob"), "ADA", "ada").await.expect("an answer"), Naming::Taken);
    assert_eq!(store.player(&player_id("bob")).await.expect("a look"), Some(player("bob")), "nothing was changed");
    let claimed = store.claimed("ada").await.expect("a look").expect("a claim");
    assert_eq!((claimed.player, claimed.claimed_at, claimed.banned), (player_id("ada"), 5, false));
    // Whoever takes another name lets the first one go.
    assert_eq!(store.change_name(&player_id("ada"), "Grace", "grace").await.expect("an answer"), Naming::Theirs);
    assert_eq!(claim(&store, "bob", "Ada").await, Naming::Theirs);
    let kept = store.claim_of(&player_id("ada")).await.expect("a look").expect("a claim");
    assert_eq!((kept.password.as_str(), kept.claimed_at), (HASH, 5));
}

#[tokio::test]
async fn another_password_takes_the_place_of_the_first_until_the_name_is_given_up() {
    let store = house().await;
    let ada = player_id("ada");
    claim(&store, "ada", "Ada").await;
    store.claim_name(&ada, "Ada", "ada", "$argon2id$other", 9).await.expect("an answer");
    let claimed = store.claimed("ada").await.expect("a look").expect("a claim");
    assert_eq!((claimed.password.as_str(), claimed.claimed_at), ("$argon2id$other", 5));
    store.administer(AdminDeed::Ban(ada.clone(), true), 9).await.expect("bans");
    assert!(store.claimed("ada").await.expect("a look").is_some_and(|claim| claim.banned));
    store.release_name(&ada).await.expect("gives up");
    assert_eq!(store.claimed("ada").await.expect("a look"), None);
}

#[tokio::test]
async fn administrators_rename_with_the_claim_and_never_to_somebody_elses_name() {
    let store = house().await;
    claim(&store, "ada", "Ada").await;
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
    claim(&store, "cyd", "Cyd").await;
    assert_eq!(store.delete_guests(100, 1).await.expect("an answer"), [player_id("bob")], "Cyd has a claim");
    assert_eq!(store.delete_guests(100, 100).await.expect("an answer"), [player_id("cyd")]);
    claim(&store, "ada", "Ada").await;
    store.create_session(&TokenHash::new("t"), &player_id("ada"), 1).await.expect("begins");
    assert!(store.session(&TokenHash::new("t")).await.expect("a look").is_some_and(|session| session.claimed));
    store.forget_player(&player_id("ada"), 50).await.expect("forgets");
    store.close().await.expect("closes");
    assert_eq!(disk.bypass().await.number("SELECT COUNT(*) FROM claims").await, 0);
}
