//! A backup of a server that goes on meanwhile; what is made of it is the same house.

use std::time::Duration;

use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::watch;

use crate::Process;
use crate::client::Client;

/// Plays whatever comes first until the match is over, and tells how many steps it made so far.
pub(crate) async fn play(ada: Client, id: String, steps: watch::Sender<u32>) {
    loop {
        let view = ada.get(&format!("/matches/{id}")).await.expect("an answer").1;
        if view["state"] == "over" {
            return;
        }
        let Some(choice) = view["actions"].get(0) else {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        };
        let body = json!({ "version": view["version"], "action": choice["action"] });
        let (status, told) = ada.post(&format!("/matches/{id}/actions"), &body).await.expect("an answer");
        assert!(status == 200 || status == 409, "{status}: {told}");
        steps.send_modify(|steps| *steps += u32::from(status == 200));
    }
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
    let (steps, mut made) = watch::channel(0);
    let playing = tokio::spawn(play(ada.clone(), id.clone(), steps));
    made.wait_for(|steps| *steps > 0).await.expect("it plays");
    let report = server::back_up(&data, &file).await.expect("a backup");
    assert_eq!(report.matches, 1);
    assert!(server::back_up(&data, &file).await.is_err(), "no file is written over");
    assert!(report.lines > 0, "{report:?}");
    playing.await.expect("it plays on to the end");

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
    play(ada, id, watch::channel(0).0).await;
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
