//! A house moves from a file to PostgreSQL and back, and nobody notices.

use std::cell::Cell;

use serde_json::{Value, json};
use server::{Moving, Place};
use tokio::sync::watch;

use crate::Process;
use crate::client::Client;
use crate::upkeep::play;

async fn new_match(ada: &Client, seats: &[&str]) -> String {
    let body = json!({ "game": "rocket-jockey", "seats": seats, "pace": "instant" });
    ada.post("/matches", &body).await.expect("an answer").1["id"].as_str().expect("an id").to_owned()
}

async fn views(ada: &Client, ids: &[String]) -> Vec<Value> {
    let mut views = Vec::new();
    for id in ids {
        views.push(ada.get(&format!("/matches/{id}")).await.expect("an answer").1);
    }
    views
}

/// Moves until the actions are being copied, and then is gone.
async fn break_off(from: &Place, to: &Place) {
    let reached = Cell::new(false);
    let mut moving = std::pin::pin!(server::migrate(from, to, |moving| {
        reached.set(reached.get() || matches!(moving, Moving::Copied("seats", _)));
    }));
    std::future::poll_fn(|context| match moving.as_mut().poll(context) {
        _ if reached.get() => std::task::Poll::Ready(()),
        std::task::Poll::Ready(ended) => panic!("it was not broken off: {ended:?}"),
        std::task::Poll::Pending => std::task::Poll::Pending,
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_moves_to_postgres_and_back() {
    let Some(database) = trial_postgres::database() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let process = Process::start(&data, 0).await;
    let ada = Client::enter(process.port, "Ada").await;
    let ids = [new_match(&ada, &["me", "random"]).await, new_match(&ada, &["me", "open"]).await];
    play(ada.clone(), ids[0].clone(), watch::channel(0).0).await;
    let before = views(&ada, &ids).await;
    let from = Place::File(data.join("gantry.sqlite"));
    let to: Place = database.parse().expect("a place");
    let refused = server::migrate(&from, &to, |_| {}).await.expect_err("a server runs there");
    assert!(refused.to_string().contains("another server"), "{refused}");
    process.kill().await;

    break_off(&from, &to).await;
    let report = server::migrate(&from, &to, |_| {}).await.expect("it goes on");
    assert_eq!((report.matches, report.results), (2, 1));
    assert!(report.lines > 0, "{report:?}");
    // Whoever comes has the same name, the same key and the same matches.
    let process = Process::start_on(Some(&database), &data, 0).await;
    let ada = Client { port: process.port, ..ada };
    assert_eq!(views(&ada, &ids).await, before);
    let later = new_match(&ada, &["me", "random"]).await;
    process.kill().await;

    let refused = server::migrate(&from, &to, |_| {}).await.expect_err("there is more by now");
    assert!(refused.to_string().contains("something else"), "{refused}");
    let back = folder.path().join("back");
    let report = server::migrate(&to, &Place::File(back.join("gantry.sqlite")), |_| {}).await.expect("it moves back");
    assert_eq!(report.matches, 3);
    std::fs::copy(data.join("cookie.key"), back.join("cookie.key")).expect("the key");
    let process = Process::start(&back, 0).await;
    let ada = Client { port: process.port, ..ada };
    assert_eq!(views(&ada, &ids).await, before);
    assert_eq!(views(&ada, &[later]).await[0]["seat"], 0);
    process.kill().await;
}
