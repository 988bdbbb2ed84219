//! Which matches are found by whom, and how many there are.

use store::{Counts, Header, MatchState, MatchSummary, Page, Seating, Store, TokenHash, Visibility};

use super::table::{ada_and_an_open_seat, add_match, add_players, header, id, new_store, player_id};

async fn store() -> Store {
    let store = new_store().await;
    add_players(&store).await;
    store
}

fn made_at(match_id: &str, created_at: i64) -> Header {
    Header { created_at, ..header(match_id) }
}

fn ids(matches: &[MatchSummary]) -> Vec<&str> {
    matches.iter().map(|summary| summary.id.as_str()).collect()
}

#[tokio::test]
async fn open_public_matches_are_listed_newest_first() {
    let store = store().await;
    for header in [made_at("old", 1), made_at("new", 3), made_at("running", 4), made_at("middle", 2)] {
        add_match(&store, header).await;
    }
    add_match(&store, Header { visibility: Visibility::Link, ..made_at("private", 5) }).await;
    store.start_match(&id("running")).await.expect("starts");
    let listed = store.open_matches(Page::first(10)).await.expect("lists");
    assert_eq!(ids(&listed), ["new", "middle", "old"]);
    let first = MatchSummary {
        id: id("new"),
        game: "rocket-jockey".to_owned(),
        setup: r#"{"players":2}"#.to_owned(),
        own_components: false,
        state: MatchState::Open,
        created_at: 3,
        created_by: player_id("ada"),
        seats: ada_and_an_open_seat(),
    };
    assert_eq!(listed[0], first);
}

#[tokio::test]
async fn one_hosts_tables_do_not_hide_the_others() {
    let store = store().await;
    for number in 0..20 {
        add_match(&store, made_at(&format!("adas{number:02}"), 100 + number)).await;
    }
    for number in 0..2 {
        add_match(&store, Header { created_by: player_id("bob"), ..made_at(&format!("bobs{number}"), number) }).await;
    }
    let listed = store.open_matches(Page::first(5)).await.expect("lists");
    assert_eq!(ids(&listed), ["adas19", "bobs1", "adas18", "bobs0", "adas17"]);
}

#[tokio::test]
async fn a_list_comes_in_pages_of_matches_not_of_seats() {
    let store = store().await;
    for header in [made_at("a", 1), made_at("b", 1), made_at("c", 1)] {
        add_match(&store, header).await;
    }
    let first = store.open_matches(Page::first(2)).await.expect("lists");
    assert_eq!(ids(&first), ["a", "b"]);
    let second = store.open_matches(Page { limit: 2, offset: 2 }).await.expect("lists");
    assert_eq!(ids(&second), ["c"]);
}

#[tokio::test]
async fn a_player_finds_the_matches_they_sit_in_or_made() {
    let store = store().await;
    let (ada, bob) = (player_id("ada"), player_id("bob"));
    add_match(&store, made_at("adas", 1)).await;
    add_match(&store, made_at("both", 2)).await;
    store.claim_seat(&id("both"), 1, &bob, "BOB").await.expect("sits down");
    let bots = vec![Seating::bot("random", "R"), Seating::bot("search", "S")];
    let watched = Header { created_by: bob.clone(), visibility: Visibility::Link, ..made_at("watched", 3) };
    store.create_match(watched, bots).await.expect("makes");
    let page = Page::first(10);
    assert_eq!(ids(&store.current_matches(&ada, page).await.expect("lists")), ["both", "adas"]);
    assert_eq!(ids(&store.current_matches(&bob, page).await.expect("lists")), ["watched", "both"]);
    store.start_match(&id("both")).await.expect("starts");
    store.finish_match(&id("both"), "{}", 9, None).await.expect("finishes");
    store.abandon_match(&id("watched"), 9).await.expect("gives up");
    assert_eq!(ids(&store.current_matches(&bob, page).await.expect("lists")), [""; 0]);
    let past = store.past_matches(&bob, page).await.expect("lists");
    assert_eq!(ids(&past), ["watched", "both"]);
    assert_eq!(past[1].state, MatchState::Finished { result: "{}".to_owned(), at: 9 });
    assert_eq!(ids(&store.past_matches(&ada, page).await.expect("lists")), ["both"]);
}

#[tokio::test]
async fn everything_is_counted() {
    let store = store().await;
    for match_id in ["open", "running", "running2", "finished", "abandoned"] {
        add_match(&store, header(match_id)).await;
    }
    for match_id in ["running", "running2", "finished"] {
        store.start_match(&id(match_id)).await.expect("starts");
    }
    store.finish_match(&id("finished"), "{}", 9, None).await.expect("finishes");
    store.abandon_match(&id("abandoned"), 9).await.expect("gives up");
    store.create_session(&TokenHash::new("t"), &player_id("ada"), 5).await.expect("begins");
    let counts = Counts { players: 2, sessions: 1, open: 1, running: 2, finished: 1, abandoned: 1 };
    assert_eq!(store.counts().await.expect("counts"), counts);
}
