//! Players and their sessions.

use store::{Player, SecretHash, Session, Store, StoreError, TokenHash};

use super::table::{add_players, new_store, player, player_id};

async fn store() -> Store {
    let store = new_store().await;
    add_players(&store).await;
    store
}

async fn ada(store: &Store) -> Player {
    store.player(&player_id("ada")).await.expect("a look").expect("Ada is there")
}

#[tokio::test]
async fn a_player_is_kept_and_can_change() {
    let store = store().await;
    assert_eq!(ada(&store).await, player("ada"));
    store.rename_player(&player_id("ada"), "Ada L.").await.expect("renames");
    store.set_preferences(&player_id("ada"), r#"{"language":"de"}"#).await.expect("sets");
    let changed = Player { name: "Ada L.".to_owned(), preferences: r#"{"language":"de"}"#.to_owned(), ..player("ada") };
    assert_eq!(ada(&store).await, changed);
    assert_eq!(store.player(&player_id("bob")).await.expect("a look"), Some(player("bob")));
}

#[tokio::test]
async fn nobody_is_not_found_and_nobody_is_added_twice() {
    let store = store().await;
    assert_eq!(store.player(&player_id("eve")).await.expect("a look"), None);
    let nobody = store.rename_player(&player_id("eve"), "Eve").await.expect_err("no Eve");
    assert_eq!(nobody.to_string(), "the store has no player `eve`");
    let twice = store.create_player(player("ada"), None).await.expect_err("there is one Ada");
    assert!(matches!(twice, StoreError::AlreadyExists(_)), "{twice}");
}

#[tokio::test]
async fn a_recovery_secret_opens_until_it_is_replaced() {
    let store = store().await;
    let (old, new) = (SecretHash::new("old"), SecretHash::new("new"));
    store.create_player(player("cy"), Some(old.clone())).await.expect("a new player");
    assert_eq!(store.recover_player(&old).await.expect("a look"), Some(player("cy")));
    store.set_recovery(&player_id("cy"), &new).await.expect("replaces");
    assert_eq!(store.recover_player(&old).await.expect("a look"), None);
    assert_eq!(store.recover_player(&new).await.expect("a look"), Some(player("cy")));
    let taken = store.set_recovery(&player_id("ada"), &new).await.expect_err("a secret is one player's");
    assert!(matches!(taken, StoreError::AlreadyExists(_)), "{taken}");
}

#[tokio::test]
async fn a_session_lasts_until_it_is_ended() {
    let store = store().await;
    let token = TokenHash::new("t");
    assert_eq!(store.session(&token).await.expect("a look"), None);
    store.create_session(&token, &player_id("ada"), 5).await.expect("begins");
    store.touch_session(&token, 9).await.expect("touches");
    store.touch_session(&token, 7).await.expect("comes late");
    let session = Session { player: player("ada"), started_at: 5, last_seen: 9, muted: false, claimed: false };
    assert_eq!(store.session(&token).await.expect("a look"), Some(session));
    store.end_session(&token).await.expect("ends");
    assert_eq!(store.session(&token).await.expect("a look"), None);
}

#[tokio::test]
async fn sessions_that_are_not_used_expire() {
    let store = store().await;
    let (old, new) = (TokenHash::new("old"), TokenHash::new("new"));
    store.create_session(&old, &player_id("ada"), 5).await.expect("begins");
    store.create_session(&new, &player_id("ada"), 6).await.expect("begins");
    assert_eq!(store.expire_sessions(6).await.expect("expires"), 1);
    assert_eq!(store.session(&old).await.expect("a look"), None);
    assert!(store.session(&new).await.expect("a look").is_some());
}

#[tokio::test]
async fn a_session_needs_a_player() {
    let store = store().await;
    let refused = store.create_session(&TokenHash::new("t"), &player_id("eve"), 5).await;
    assert!(matches!(refused, Err(StoreError::MissingReference(_))), "{refused:?}");
}
