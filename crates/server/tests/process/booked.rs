//! The process is killed while rated matches end. Afterwards each of them is booked once and has changed ratings once, and working
//! everything out anew comes to the same.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use engine::{Chance, QuickDice};
use serde_json::{Value, json};
use store::{MatchId, MatchState, Page, Rung, Store};
use tokio::time::sleep;

use crate::Process;
use crate::client::Client;

/// How often it is killed.
const KILLS: u32 = 8;

/// How many pairs play.
const PAIRS: usize = 6;

/// So many ends at least, or it meant little.
const ENOUGH: usize = 60;

/// With whom those are compared who play here.
const POOL: &str = "rocket-jockey:2";

/// Matches that ended, as somebody was told.
type Ended = Arc<AtomicUsize>;

/// Asks until there is an answer that means something, or it is to stop.
async fn insist(client: &Client, path: &str, body: &Value, stop: &AtomicBool) -> Option<(u16, Value)> {
    while !stop.load(Ordering::Relaxed) {
        match client.post(path, body).await {
            Some((503, _)) | None => sleep(Duration::from_millis(5)).await,
            answer => return answer,
        }
    }
    None
}

/// Makes rated matches which the second one gives up at once; the ids of those of which that was acknowledged.
async fn keep_ending([ada, bea]: [Client; 2], stop: Arc<AtomicBool>, ended: Ended) -> Vec<String> {
    let body = json!({ "game": "rocket-jockey", "seats": ["me", "open"], "pace": "instant", "rated": true });
    let mut ids = Vec::new();
    while let Some((status, made)) = insist(&ada, "/matches", &body, &stop).await {
        assert_eq!(status, 201, "{made}");
        let id = made["id"].as_str().expect("an id").to_owned();
        let path = |what: &str| format!("/matches/{id}/{what}");
        insist(&bea, &path("join"), &json!({}), &stop).await;
        if let Some((status, _)) = insist(&bea, &path("leave"), &json!({}), &stop).await {
            // Whoever asks again after an end whose answer was lost is told that it is over.
            assert!((200..300).contains(&status) || status == 409, "{status}");
            ended.fetch_add(1, Ordering::Relaxed);
            ids.push(id);
        }
    }
    ids
}

async fn ladder(store: &Store) -> Vec<Rung> {
    store.ladder(POOL, Page::first(100)).await.expect("a ladder")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_while_results_are_booked_loses_and_doubles_nothing() {
    booked(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_while_results_are_booked_on_postgresql_loses_and_doubles_nothing() {
    let Some(database) = trial_postgres::database() else { return };
    booked(Some(&database)).await;
}

async fn booked(database: Option<&str>) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut process = Process::start_on(database, folder.path(), 0).await;
    let port = process.port;
    let (stop, ended) = (Arc::new(AtomicBool::new(false)), Ended::default());
    let mut pairs = Vec::new();
    for _ in 0..PAIRS {
        let people = [Client::enter(port, "Ada").await, Client::enter(port, "Bea").await];
        pairs.push(tokio::spawn(keep_ending(people, stop.clone(), ended.clone())));
    }
    let mut dice = QuickDice::new(11);
    let mut kills = 0;
    while kills < KILLS || ended.load(Ordering::Relaxed) < ENOUGH {
        // Some matches end in every life, and then it is cut short at any moment.
        let before = ended.load(Ordering::Relaxed);
        while ended.load(Ordering::Relaxed) < before + 4 {
            sleep(Duration::from_millis(1)).await;
        }
        sleep(Duration::from_millis(u64::from(dice.below(40)))).await;
        process.kill().await;
        process = Process::start_on(database, folder.path(), port).await;
        kills += 1;
    }
    stop.store(true, Ordering::Relaxed);
    let mut acknowledged = Vec::new();
    for pair in pairs {
        acknowledged.extend(pair.await.expect("people go on over every kill"));
    }
    process.kill().await;
    let file = folder.path().join("gantry.sqlite").display().to_string();
    let place: store::Place = database.unwrap_or(&file).parse().expect("a place");
    // The next one makes up for what the last one did not come to. Another match may end, because somebody had given it up,
    // when everything seems to be booked; then it is for the one after.
    let store = loop {
        let process = Process::start_on(database, folder.path(), port).await;
        let store = Store::open_at(&place).await.expect("the store");
        while !is_settled(&store).await {
            sleep(Duration::from_millis(10)).await;
        }
        process.kill().await;
        if is_settled(&store).await {
            break store;
        }
    };
    is_whole(&store, place, &acknowledged).await;
}

/// Whether everything is booked and rated.
async fn is_settled(store: &Store) -> bool {
    let unbooked = store.unbooked_matches((0, &MatchId::new("")), 1).await.expect("looks");
    unbooked.is_empty() && store.next_to_rate().await.expect("looks").is_none()
}

/// Nothing is lost and nothing is there twice, and working it out anew comes to the same.
async fn is_whole(store: &Store, place: store::Place, acknowledged: &[String]) {
    let mut finished = 0;
    for id in store.match_ids().await.expect("a list") {
        let stored = store.load_match(&id).await.expect("the store").expect("the match");
        finished += usize::from(matches!(stored.state, MatchState::Finished { .. }));
    }
    for id in acknowledged {
        let stored = store.load_match(&MatchId::new(id.as_str())).await.expect("the store").expect("the match");
        assert!(matches!(stored.state, MatchState::Finished { .. }), "{id} was over, and is no more");
    }
    let order = store.rated_from(0, u32::MAX).await.expect("an order");
    let numbers: Vec<i64> = order.iter().filter_map(|rated| rated.n).collect();
    assert_eq!(numbers, (0..finished as i64).collect::<Vec<_>>(), "none is left out, none is there twice");
    let rungs = ladder(store).await;
    let seats = rungs.iter().map(|rung| rung.matches as usize).sum::<usize>();
    assert_eq!((rungs.len(), seats), (2 * PAIRS, 2 * finished), "everybody has as many matches as they played");
    let rebuilt = server::rebuild_ratings(std::path::Path::new("."), Some(place)).await.expect("it is rebuilt");
    assert_eq!((rebuilt.results, rebuilt.rated), (finished, finished));
    assert_eq!(ladder(store).await, rungs, "worked out anew it is the same");
}
