//! How much memory a match takes that people have played and looked at, and left alone; and that requests take none for good.

use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use serde_json::{Value, json};
use server::{App, Config, Quota, app};
use tokio::runtime::Runtime;
use tower::ServiceExt;

/// How many matches are measured.
const ROOMS: usize = 6;

/// How many actions are played in each.
const ACTIONS: usize = 20;

/// The most kilobytes that one may take when nobody looks at it any more: thousands of rooms are to fit into a small machine.
const MOST: i64 = 60;

/// How often a room looks who is there, and lets go what it kept for them.
const LOOK_AROUND: Duration = Duration::from_millis(20);

/// So many times that long is waited at most.
const LOOKS: usize = 200;

async fn ask(router: &Router, token: &str, path: &str, body: Option<&Value>) -> String {
    let method = if body.is_some() { "POST" } else { "GET" };
    let request = Request::builder().method(method).uri(path).header("content-type", "application/json");
    let request = if token.is_empty() { request } else { request.header("authorization", format!("Bearer {token}")) };
    let body = body.map(Value::to_string).unwrap_or_default();
    let answer = router.clone().oneshot(request.body(Body::from(body)).expect("a request")).await.expect("an answer");
    let bytes = to_bytes(answer.into_body(), usize::MAX).await.expect("a body");
    String::from_utf8(bytes.into()).expect("text")
}

fn field(text: &str, name: &str) -> String {
    let value: Value = serde_json::from_str(text).expect("JSON");
    value[name].as_str().unwrap_or_else(|| panic!("{name}: {text}")).to_owned()
}

/// Three people play for a while; all of them look at the page.
async fn play(router: &Router, people: &[String; 3], game: &str) {
    let setup = json!({ "game": game, "seats": ["me", "open", "open"], "pace": "instant" });
    let id = field(&ask(router, &people[0], "/api/v1/matches", Some(&setup)).await, "id");
    for person in &people[1..] {
        ask(router, person, &format!("/api/v1/matches/{id}/join"), Some(&json!({}))).await;
    }
    for step in 0..ACTIONS {
        for person in people {
            let view = ask(router, person, &format!("/api/v1/matches/{id}"), None).await;
            let view: Value = serde_json::from_str(&view).expect("JSON");
            let choices = view["actions"].as_array().expect("a list");
            let Some(choice) = choices.get((step * 7).checked_rem(choices.len()).unwrap_or_default()) else { continue };
            let act = json!({ "version": view["version"], "action": choice["action"] });
            ask(router, person, &format!("/api/v1/matches/{id}/actions"), Some(&act)).await;
        }
    }
    for person in people {
        let page = ask(router, person, &format!("/m/{id}"), None).await;
        assert!(page.contains("table-board"), "it is a page with a board");
    }
}

/// Waits until nothing more is let go; how many bytes were.
fn settle(runtime: &Runtime) -> i64 {
    let (mut bytes, mut quiet) = (0, 0);
    for _ in 0..LOOKS {
        let pause = || runtime.block_on(async { tokio::time::sleep(LOOK_AROUND).await });
        let now = allocation_counter::measure(pause).bytes_current;
        bytes += now;
        quiet = if now < 0 { 0 } else { quiet + 1 };
        if quiet >= 5 {
            break;
        }
    }
    bytes
}

#[test]
fn a_room_takes_little_memory() {
    let unlimited = Quota { open: u32::MAX, running: u32::MAX };
    let config = Config { rate: None, quota: unlimited, look_around: LOOK_AROUND, ..Config::default() };
    // Whatever the server keeps is made on this thread, and counted.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let router = runtime.block_on(async { app(App::in_memory(config).await.expect("a store in memory")) });
    for game in ["rocket-jockey", "rocket-rescue", "rocketmen", "jupiter-rescue"] {
        let several = |rooms: usize| {
            runtime.block_on(async {
                let mut people = [const { String::new() }; 3];
                for person in &mut people {
                    *person = field(&ask(&router, "", "/api/v1/players", Some(&json!({}))).await, "token");
                }
                for _ in 0..rooms {
                    play(&router, &people, game).await;
                }
            });
        };
        // What is needed once is not counted.
        several(1);
        settle(&runtime);
        let bytes = allocation_counter::measure(|| several(ROOMS)).bytes_current + settle(&runtime);
        let each = bytes / 1024 / i64::try_from(ROOMS).expect("a small number");
        println!("{game}: {each} kB a room");
        assert!(each < MOST, "{game}: {each} kB a room");
    }
}

/// How many requests leave nothing behind, and the most kilobytes that counts as nothing.
const REQUESTS: (usize, i64) = (20_000, 64);

#[test]
fn requests_leave_nothing_behind() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let router = runtime.block_on(async { app(App::in_memory(Config::default()).await.expect("a store in memory")) });
    let several = |count: usize| {
        runtime.block_on(async {
            for _ in 0..count {
                ask(&router, "", "/healthz", None).await;
            }
        });
    };
    let (count, most) = REQUESTS;
    // What is needed once is not counted.
    several(count / 100);
    let kilobytes = allocation_counter::measure(|| several(count)).bytes_current / 1024;
    println!("{count} requests: {kilobytes} kB");
    assert!(kilobytes < most, "{count} requests left {kilobytes} kB behind");
}
