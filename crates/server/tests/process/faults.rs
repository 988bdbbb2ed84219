//! The process is killed at random moments while people play. Afterwards every action that was acknowledged is there, none
//! is there twice, and the people go on.
//!
//! `GANTRY_KILLS=1000 cargo test -p server --test process -- --exact faults::what_was_acknowledged_survives_every_kill
//! --nocapture` kills it as often as one likes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use engine::{Chance, QuickDice};
use serde_json::json;
use store::{MatchId, Store};
use tokio::sync::Mutex;

use crate::Process;
use crate::client::Client;

/// How often it is killed unless the environment says otherwise.
const KILLS: u32 = 6;

/// At how many tables people play.
const TABLES: u64 = 4;

/// What the server has acknowledged.
type Acknowledged = Arc<Mutex<Vec<Click>>>;

/// What somebody did at once.
struct Click {
    table: String,
    /// Its id in the store.
    name: String,
    /// Of how many actions it consists.
    actions: usize,
}

impl Click {
    /// The ids of its actions in the store.
    fn names(&self) -> impl Iterator<Item = String> {
        (0..self.actions).map(|place| if place == 0 { self.name.clone() } else { format!("+{place}:{}", self.name) })
    }
}

/// Plays at random until told to stop. What is not answered is sent again with the same id, as a browser does.
async fn play(client: Client, id: String, seed: u64, stop: Arc<AtomicBool>, acknowledged: Acknowledged) {
    let mut dice = QuickDice::new(seed);
    let mut number = 0_u32;
    while !stop.load(Ordering::Relaxed) {
        let Some((200, view)) = client.get(&format!("/matches/{id}")).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        if view["state"] == "over" {
            return;
        }
        let actions = view["actions"].as_array().cloned().unwrap_or_default();
        if actions.is_empty() {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        }
        let mut choose = || actions[dice.below(actions.len() as u32) as usize]["action"].clone();
        // Now and then two at once; where the second cannot follow the first, none is done.
        let series = if number.is_multiple_of(2) { vec![choose()] } else { vec![choose(), choose()] };
        number += 1;
        let name = format!("{seed}-{number}");
        let body = json!({ "id": name, "version": view["version"], "actions": series });
        loop {
            match client.post(&format!("/matches/{id}/actions"), &body).await {
                Some((200, _)) => {
                    let name = format!("{}:id:{name}", view["seat"]);
                    acknowledged.lock().await.push(Click { table: id.clone(), name, actions: series.len() });
                    break;
                }
                Some((409 | 422, _)) => break,
                Some((503, _)) | None => tokio::time::sleep(Duration::from_millis(20)).await,
                Some((status, body)) => panic!("{status} {body}"),
            }
            if stop.load(Ordering::Relaxed) {
                return;
            }
        }
    }
}

/// A new table for two people and a bot, however often the server is killed meanwhile; nothing if told to stop.
async fn new_table(people: &[Client; 2], game: &str, stop: &AtomicBool) -> Option<String> {
    let body = json!({ "game": game, "seats": ["me", "open", "random"], "pace": "instant" });
    while !stop.load(Ordering::Relaxed) {
        if let Some((201, made)) = people[0].post("/matches", &body).await {
            let id = made["id"].as_str().expect("an id").to_owned();
            while !stop.load(Ordering::Relaxed) {
                if let Some((200, _)) = people[1].post(&format!("/matches/{id}/join"), &json!({})).await {
                    return Some(id);
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    None
}

/// Two people play one match after the other until told to stop; which matches.
async fn keep_playing(
    people: [Client; 2],
    table: u64,
    stop: Arc<AtomicBool>,
    acknowledged: Acknowledged,
) -> Vec<String> {
    let mut ids = Vec::new();
    let game = if table.is_multiple_of(2) { "rocket-jockey" } else { "jupiter-rescue" };
    while let Some(id) = new_table(&people, game, &stop).await {
        let [ada, bea] = [0, 1].map(|number| {
            let seed = (ids.len() as u64 * TABLES + table) * 10 + number as u64;
            play(people[number].clone(), id.clone(), seed, stop.clone(), acknowledged.clone())
        });
        tokio::join!(ada, bea);
        ids.push(id);
    }
    ids
}

/// Whether there are clicks enough to mean anything, and series among them.
fn is_enough(clicks: &[Click]) -> bool {
    clicks.len() > 50 && clicks.iter().any(|click| click.actions > 1)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_every_kill() {
    let kills = std::env::var("GANTRY_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    survive(kills, None).await;
}

/// Here every second time it is the database that ends, while the server goes on.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_every_kill_and_every_end_of_the_database() {
    let Some(postgres) = trial_postgres::Server::own() else { return };
    survive(KILLS, Some(&postgres)).await;
}

async fn survive(kills: u32, postgres: Option<&trial_postgres::Server>) {
    let folder = tempfile::tempdir().expect("a folder");
    let database = postgres.map(trial_postgres::Server::database);
    let mut process = Process::start_on(database.as_deref(), folder.path(), 0).await;
    let port = process.port;
    let stop = Arc::new(AtomicBool::new(false));
    let acknowledged = Acknowledged::default();
    let mut tables = Vec::new();
    for table in 0..TABLES {
        let people = [Client::enter(port, "Ada").await, Client::enter(port, "Bea").await];
        tables.push(tokio::spawn(keep_playing(people, table, stop.clone(), acknowledged.clone())));
    }
    let mut dice = QuickDice::new(7);
    for kill in 0..kills {
        tokio::time::sleep(Duration::from_millis(150 + u64::from(dice.below(350)))).await;
        if let Some(postgres) = postgres.filter(|_| kill % 2 == 1) {
            postgres.stop();
            tokio::time::sleep(Duration::from_millis(u64::from(dice.below(500)))).await;
            postgres.start();
        } else {
            process.kill().await;
            process = Process::start_on(database.as_deref(), folder.path(), port).await;
        }
    }
    // They go on after the last kill, until there is enough to judge by.
    while !is_enough(&acknowledged.lock().await) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    stop.store(true, Ordering::Relaxed);
    let mut ids = Vec::new();
    for table in tables {
        ids.extend(table.await.expect("people go on over every kill"));
    }
    process.kill().await;

    let file = folder.path().join("gantry.sqlite").display().to_string();
    let place = database.unwrap_or(file).parse().expect("a place");
    let store = Store::open_at(&place).await.expect("the store");
    assert_eq!(server::check_at(&place).await.expect("it can be read").problems, [""; 0]);
    let acknowledged = acknowledged.lock().await;
    for id in &ids {
        let stored = store.load_match(&MatchId::new(id.as_str())).await.expect("the store").expect("the match");
        let mut names: Vec<&str> = stored.actions.iter().map(|entry| entry.action_id.as_str()).collect();
        for name in acknowledged.iter().filter(|click| click.table == *id).flat_map(Click::names) {
            assert!(names.contains(&name.as_str()), "{name} was acknowledged and is gone");
        }
        names.sort_unstable();
        let all = names.len();
        names.dedup();
        assert_eq!(names.len(), all, "an action is there twice");
        // What is there is a match by the rules.
        let game = catalog::find(&stored.header.game).expect("a game");
        let match_setup: serde_json::Value = serde_json::from_str(&stored.header.setup).expect("match_setup");
        let setup = serde_json::from_value(match_setup["setup"].clone()).expect("a setup");
        let mut play = game.start(setup, stored.header.seed.as_str().parse().expect("a seed"), None).expect("a deal");
        for entry in &stored.actions {
            play.replay_line(&serde_json::from_str(&entry.line).expect("a line")).expect("a legal action");
        }
    }
    let series = acknowledged.iter().filter(|click| click.actions > 1).count();
    let (clicks, matches) = (acknowledged.len(), ids.len());
    println!("{clicks} acknowledged clicks, {series} of them series, in {matches} matches survived {kills} kills");
}
