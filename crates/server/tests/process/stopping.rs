//! Told to stop, the server ends, whoever is connected; what was acknowledged is there.

use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;
use store::{MatchId, Store};
use tokio::time::timeout;

use crate::Process;
use crate::client::Client;
use crate::slow_clients::{ask_without_reading, half_request};

/// The server gives everybody ten seconds, and itself a few more.
const LONG: Duration = Duration::from_secs(15);

#[tokio::test(flavor = "multi_thread")]
async fn it_ends_in_spite_of_clients_that_do_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut process = Process::start(folder.path(), 0).await;
    let port = process.port;
    let ada = Client::enter(port, "Ada").await;
    let body = json!({ "game": "rocket-jockey", "seats": ["me", "thumb"], "pace": "relaxed" });
    let id = ada.post("/matches", &body).await.expect("an answer").1["id"].as_str().expect("an id").to_owned();

    let half = half_request(port).await;
    let unread = tokio::spawn(ask_without_reading(port));
    let stream = ada.request("GET", &format!("/matches/{id}/stream"), "").await.expect("a stream");
    tokio::time::sleep(Duration::from_millis(500)).await;
    let process_id = process.child.id().and_then(|id| Pid::from_raw(id as i32)).expect("it runs");
    kill_process(process_id, Signal::TERM).expect("it is told");
    let ended = timeout(LONG, process.child.wait()).await.expect("it ends").expect("it has a status");
    assert!(ended.success(), "{ended}");
    timeout(LONG, unread).await.expect("it is closed").expect("no panic");
    drop((half, stream));

    let store = Store::open(folder.path().join("gantry.sqlite")).await.expect("the store");
    assert!(store.load_match(&MatchId::new(id)).await.expect("the store").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn it_hears_that_it_is_to_stop_as_soon_as_it_is_ready() {
    for _ in 0..5 {
        let folder = tempfile::tempdir().expect("a folder");
        let mut process = Process::start(folder.path(), 0).await;
        let process_id = process.child.id().and_then(|id| Pid::from_raw(id as i32)).expect("it runs");
        kill_process(process_id, Signal::TERM).expect("it is told");
        let ended = timeout(LONG, process.child.wait()).await.expect("it ends").expect("it has a status");
        assert!(ended.success(), "{ended}");
    }
}
