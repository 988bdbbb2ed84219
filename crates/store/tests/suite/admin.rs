//! What administrators do, and how people are forgotten.

use store::{
    AdminDeed, AdminKey, MatchState, Occupant, Page, Seating, SecretHash, SessionKind, Store, StoreError, TokenHash,
};

use super::table::{Disk, add_players, entry, header, id, new_store, player_id, set, table};

async fn names(store: &Store, match_id: &str) -> Vec<Seating> {
    store.load_match(&id(match_id)).await.expect("a look").expect("the match").seats
}

async fn administer(store: &Store, deed: AdminDeed) {
    store.administer(deed, 99).await.expect("it is done");
}

#[tokio::test]
async fn what_administrators_do_is_noted_in_order() {
    let store = table().await;
    administer(&store, AdminDeed::Rename(player_id("ada"), "Grace".into(), "grace".into())).await;
    administer(&store, AdminDeed::Mute(player_id("bob"), true)).await;
    administer(&store, AdminDeed::CloseMatch(id("m1"))).await;
    let notes = store.admin_notes(0).await.expect("notes");
    let told: Vec<(u32, &str, &str, &str)> =
        notes.iter().map(|note| (note.n, note.deed.as_str(), note.whom.as_str(), note.detail.as_str())).collect();
    assert_eq!(told, [(1, "rename", "ada", "Grace"), (2, "mute", "bob", ""), (3, "close-match", "m1", "")]);
    assert_eq!(notes[0].matches, [id("m1")]);
    assert_eq!(store.admin_notes(2).await.expect("notes").len(), 1);
    assert_eq!(store.last_admin_note().await.expect("a number"), 3);
    assert_eq!(names(&store, "m1").await[0].name, "Grace");
}

#[tokio::test]
async fn what_cannot_be_done_is_not_noted() {
    let store = table().await;
    for deed in [
        AdminDeed::Rename(player_id("eve"), "Eve".into(), "eve".into()),
        AdminDeed::Mute(player_id("eve"), true),
        AdminDeed::Ban(player_id("eve"), true),
        AdminDeed::EndSessions(player_id("eve")),
        AdminDeed::DeletePlayer(player_id("eve")),
        AdminDeed::DeletePlayer(player_id("former")),
        AdminDeed::CloseMatch(id("m9")),
        AdminDeed::DeleteMatch(id("m9")),
    ] {
        let refused = store.administer(deed.clone(), 99).await.expect_err("nobody is there");
        assert!(matches!(refused, StoreError::NotFound { .. }), "{deed:?}: {refused}");
    }
    assert_eq!(store.last_admin_note().await.expect("a number"), 0);
}

#[tokio::test]
async fn whoever_is_banned_is_out_and_cannot_get_back() {
    let store = table().await;
    let (token, secret) = (TokenHash::new("t"), SecretHash::new("s"));
    store.create_session(&token, &player_id("ada"), 1).await.expect("begins");
    store.set_recovery(&player_id("ada"), &secret).await.expect("sets");
    administer(&store, AdminDeed::Ban(player_id("ada"), true)).await;
    assert_eq!(store.session(&token).await.expect("a look"), None);
    assert_eq!(store.recover_player(&secret).await.expect("a look"), None);
    assert!(store.players("ada", 9).await.expect("a list")[0].banned);
    administer(&store, AdminDeed::Ban(player_id("ada"), false)).await;
    assert!(!store.players("ada", 9).await.expect("a list")[0].banned);
}

#[tokio::test]
async fn a_mute_is_seen_with_the_session() {
    let store = table().await;
    let token = TokenHash::new("t");
    store.create_session(&token, &player_id("ada"), 1).await.expect("begins");
    for muted in [true, false] {
        administer(&store, AdminDeed::Mute(player_id("ada"), muted)).await;
        assert_eq!(store.session(&token).await.expect("a look").expect("a session").muted, muted);
    }
}

#[tokio::test]
async fn nothing_is_left_of_somebody_who_is_forgotten() {
    let disk = Disk::new();
    let store = disk.open().await;
    set(&store, &["over", "running", "open", "alone"]).await;
    for running in ["over", "running"] {
        store.claim_seat(&id(running), 1, &player_id("bob"), "BOB").await.expect("claims");
        store.start_match(&id(running)).await.expect("starts");
        store.append(&id(running), 0, vec![entry("a")]).await.expect("appends");
        store.add_chat(&id(running), &player_id("ada"), "ADA", "hello", 3).await.expect("says");
        store.add_chat(&id(running), &player_id("bob"), "BOB", "hi", 4).await.expect("says");
    }
    store.finish_match(&id("over"), "{}", 5, None).await.expect("ends");
    store.claim_seat(&id("open"), 1, &player_id("bob"), "BOB").await.expect("claims");
    store.create_session(&TokenHash::new("t"), &player_id("ada"), 1).await.expect("begins");

    let mut matches = store.forget_player(&player_id("ada"), 50).await.expect("forgets");
    matches.sort();
    assert_eq!(matches, ["alone", "open", "over", "running"].map(id));
    assert_eq!(store.player(&player_id("ada")).await.expect("a look"), None);
    assert_eq!(store.session(&TokenHash::new("t")).await.expect("a look"), None);
    // Who has played there is not told; a bot plays on, and what others said stays.
    assert_eq!(names(&store, "running").await[0], Seating::bot("thumb", ""));
    assert_eq!(names(&store, "over").await[0].name, "");
    assert!(matches!(names(&store, "over").await[0].occupant, Occupant::Player { .. }));
    assert_eq!(names(&store, "open").await[0], Seating::open());
    let said = store.chat(&id("running"), 0).await.expect("a chat");
    assert_eq!(said.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["hi"]);
    // A table at which nobody is left is closed.
    let alone = store.load_match(&id("alone")).await.expect("a look").expect("the match");
    assert_eq!(alone.state, MatchState::Abandoned { at: 50 });
    store.close().await.expect("closes");
    // Neither the name nor what was said is in any row.
    let mut bypass = disk.bypass().await;
    for sql in [
        "SELECT COUNT(*) FROM seats WHERE player_id = 'ada' OR name = 'ADA'",
        "SELECT COUNT(*) FROM chat WHERE player_id = 'ada' OR name = 'ADA'",
        "SELECT COUNT(*) FROM matches WHERE created_by = 'ada'",
    ] {
        assert_eq!(bypass.number(sql).await, 0, "{sql}");
    }
}

#[tokio::test]
async fn a_match_that_is_deleted_leaves_nothing_and_its_rematch_stays() {
    let store = table().await;
    store.start_match(&id("m1")).await.expect("starts");
    store.append(&id("m1"), 0, vec![entry("a")]).await.expect("appends");
    store.add_chat(&id("m1"), &player_id("ada"), "ADA", "hello", 3).await.expect("says");
    store.keep_review(&id("m1"), "quick", "{}").await.expect("keeps");
    let rematch = store::Header { rematch_of: Some(id("m1")), ..header("m2") };
    store.create_match(rematch, vec![Seating::player(player_id("ada"), "ADA")]).await.expect("a rematch");
    administer(&store, AdminDeed::DeleteMatch(id("m1"))).await;
    assert_eq!(store.load_match(&id("m1")).await.expect("a look"), None);
    assert_eq!(store.review(&id("m1"), "quick").await.expect("a look"), None);
    let rematch = store.load_match(&id("m2")).await.expect("a look").expect("the rematch");
    assert_eq!(rematch.header.rematch_of, None);
    let mine = store.current_matches(&player_id("ada"), Page::first(9)).await.expect("a list");
    assert_eq!(mine.len(), 1);
}

#[tokio::test]
async fn players_are_found_by_parts_of_their_names() {
    let store = new_store().await;
    add_players(&store).await;
    store.create_session(&TokenHash::new("t"), &player_id("bob"), 70).await.expect("begins");
    store.rename_player(&player_id("ada"), "50%_Ada").await.expect("renames");
    let found = async |sought: &str| -> Vec<String> {
        store.players(sought, 9).await.expect("a list").iter().map(|player| player.id.to_string()).collect()
    };
    assert_eq!(found("").await, ["bob", "ada"]);
    assert_eq!(found("aDA").await, ["ada"]);
    assert_eq!(found("%_a").await, ["ada"]);
    assert_eq!(found("b%b").await, [""; 0]);
    assert_eq!(store.players("bob", 1).await.expect("a list")[0].last_seen, Some(70));
}

#[tokio::test]
async fn one_sees_and_ends_ones_own_sessions_only() {
    let store = table().await;
    let tokens = ["1111111111111111aaaa", "2222222222222222bbbb", "3333333333333333cccc"].map(TokenHash::new);
    store.open_session(&tokens[0], &player_id("ada"), SessionKind::Browser, "Firefox", 1).await.expect("begins");
    store.open_session(&tokens[1], &player_id("ada"), SessionKind::Program, "", 2).await.expect("begins");
    store.open_session(&tokens[2], &player_id("bob"), SessionKind::Browser, "", 3).await.expect("begins");
    let seen = store.sessions_of(&player_id("ada")).await.expect("a list");
    let facts: Vec<(&str, SessionKind, &str)> =
        seen.iter().map(|session| (session.handle.as_str(), session.kind, session.device.as_str())).collect();
    assert_eq!(
        facts,
        [("2222222222222222", SessionKind::Program, ""), ("1111111111111111", SessionKind::Browser, "Firefox")]
    );
    assert!(!store.end_session_of(&player_id("ada"), tokens[2].handle()).await.expect("tries"));
    assert!(store.end_session_of(&player_id("ada"), tokens[1].handle()).await.expect("ends"));
    assert_eq!(store.end_other_sessions(&player_id("bob"), &tokens[2]).await.expect("ends"), 0);
    assert!(store.session(&tokens[2]).await.expect("a look").is_some());
}

#[tokio::test]
async fn a_link_for_administrators_opens_once_and_not_for_ever() {
    let store = new_store().await;
    let (link, late, session) = (SecretHash::new("link"), SecretHash::new("late"), SecretHash::new("session"));
    store.add_admin_key(&link, AdminKey::Link, 10).await.expect("adds");
    store.add_admin_key(&late, AdminKey::Link, 10).await.expect("adds");
    store.add_admin_key(&session, AdminKey::Session, 20).await.expect("adds");
    assert!(store.use_admin_link(&link, 5).await.expect("uses"));
    assert!(!store.use_admin_link(&link, 5).await.expect("tries"), "once");
    assert!(!store.use_admin_link(&late, 10).await.expect("tries"), "in time");
    assert!(!store.use_admin_link(&session, 5).await.expect("tries"), "a session is no link");
    assert!(
        store.is_admin(&session, 19).await.expect("a look") && !store.is_admin(&session, 20).await.expect("a look")
    );
    assert!(!store.is_admin(&late, 5).await.expect("a look"), "a link is no session");
    store.end_admin_key(&session, 5).await.expect("ends");
    assert!(!store.is_admin(&session, 6).await.expect("a look"));
}

#[tokio::test]
async fn the_latest_announcement_is_the_one() {
    let store = new_store().await;
    for text in [Some("one"), Some("two"), None] {
        administer(&store, AdminDeed::Announce(text.map(str::to_owned))).await;
        assert_eq!(store.announcement().await.expect("a look").as_deref(), text);
    }
}
