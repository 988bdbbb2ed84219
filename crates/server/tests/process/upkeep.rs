//! A backup of a server that goes on meanwhile; what is made of it is the same house.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;
use sqlx::{Connection, SqliteConnection};

use crate::Process;
use crate::client::Client;

/// Plays whatever comes first until told to stop.
async fn play(ada: Client, id: String, stop: Arc<AtomicBool>) -> u32 {
    let mut played = 0;
    while !stop.load(Ordering::Relaxed) {
        let view = ada.get(&format!("/matches/{id}")).await.expect("an answer").1;
        let Some(choice) = view["actions"].get(0) else {
            tokio::task::yield_now().await;
            if view["state"] == "over" {
                break;
            }
            continue;
        };
        let body = json!({ "version": view["version"], "action": choice["action"] });
        played += u32::from(ada.post(&format!("/matches/{id}/actions"), &body).await.is_some_and(|(s, _)| s == 200));
    }
    played
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_server_is_the_same_house() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, other, file) =
        (folder.path().join("data"), folder.path().join("other"), folder.path().join("gantry.backup"));
    let process = Process::start(&data, 0).await;
    let ada = Client::enter(process.port, "Ada").await;
    let body = json!({ "game": "rocket-jockey", "seats": ["me", "random"], "pace": "instant" });
    let id = ada.post("/matches", &body).await.expect("an answer").1["id"].as_str().expect("an id").to_owned();
    let stop = Arc::new(AtomicBool::new(false));
    let playing = tokio::spawn(play(ada.clone(), id.clone(), stop.clone()));
    let report = server::back_up(&data, &file).await.expect("a backup");
    assert_eq!(report.matches, 1);
    assert!(server::back_up(&data, &file).await.is_err(), "no file is written over");
    stop.store(true, Ordering::Relaxed);
    assert!(playing.await.expect("it plays") > 0);

    let taken = server::restore(&file, &data, true).await.expect_err("a server runs there");
    assert!(taken.to_string().contains("another server"), "{taken}");
    assert_eq!(server::restore(&file, &other, false).await.expect("it is restored"), report);
    assert!(server::restore(&file, &other, false).await.is_err(), "nothing is written over");
    process.kill().await;

    // Ada is still known there, by token and by cookie, and so is her match.
    assert_eq!(std::fs::read(data.join("cookie.key")).ok(), std::fs::read(other.join("cookie.key")).ok());
    let process = Process::start(&other, 0).await;
    let there = Client { port: process.port, ..ada };
    let view = there.get(&format!("/matches/{id}")).await.expect("an answer").1;
    assert_eq!((view["seat"].as_u64(), view["id"].as_str()), (Some(0), Some(id.as_str())));
    process.kill().await;
    server::restore(&file, &other, true).await.expect("it is set aside");
    assert_eq!(server::check(&other).await.expect("a store").problems, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_check_finds_what_was_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start(folder.path(), 0).await;
    let ada = Client::enter(process.port, "Ada").await;
    let body = json!({ "game": "rocket-jockey", "seats": ["me", "random"], "pace": "instant" });
    let id = ada.post("/matches", &body).await.expect("an answer").1["id"].as_str().expect("an id").to_owned();
    play(ada, id, Arc::new(AtomicBool::new(false))).await;
    let report = server::check(folder.path()).await.expect("a store");
    assert_eq!((report.matches, report.results, report.problems.len()), (1, 1, 0), "{report:?}");
    process.kill().await;

    for (number, (change, told)) in [
        ("UPDATE matches SET commitment = 'x'", "promised"),
        // The first becomes the second, and the second the first.
        ("UPDATE matches SET result = replace(replace(replace(result, '0', '#'), '1', '0'), '#', '1')", "match"),
        ("DELETE FROM actions WHERE seq = 2", "match"),
    ]
    .into_iter()
    .enumerate()
    {
        let copy = folder.path().join(format!("copy{number}"));
        server::back_up(folder.path(), &copy).await.expect("a backup");
        let mut store = SqliteConnection::connect(&format!("sqlite://{}", copy.display())).await.expect("the store");
        sqlx::query(change).execute(&mut store).await.expect("it is changed");
        store.close().await.expect("it is written");
        let problems = server::check(&copy).await.expect("a store").problems;
        assert!(problems.iter().any(|problem| problem.contains(told)), "{change}: {problems:?}");
        assert!(server::restore(&copy, &folder.path().join("other"), false).await.is_err(), "{change}");
    }
}
