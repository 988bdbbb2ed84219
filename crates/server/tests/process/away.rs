//! The database goes away while somebody plays: they are told, and what they did is done once when it is back.

use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::Process;
use crate::client::Client;

/// Asks for a page, with nothing but what a browser without a session says; the whole answer.
async fn page(port: u16, path: &str) -> String {
    answer(port, &format!("GET {path}"), "").await
}

/// The same for any request, with a form.
async fn answer(port: u16, what: &str, form: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.expect("a connection");
    let request = format!(
        "{what} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: {}\r\n\
         content-type: application/x-www-form-urlencoded\r\n\r\n{form}",
        form.len()
    );
    stream.write_all(request.as_bytes()).await.expect("it listens");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("it answers");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_while_the_database_is_away_is_told_and_goes_on() {
    let Some(postgres) = trial_postgres::Server::own() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start_on(Some(&postgres.database()), folder.path(), 0).await;
    let ada = Client::enter(process.port, "Ada").await;
    let body = json!({ "game": "rocket-jockey", "seats": ["me", "random"], "pace": "instant" });
    let id = ada.post("/matches", &body).await.expect("an answer").1["id"].as_str().expect("an id").to_owned();
    let path = format!("/matches/{id}");
    let mut view = ada.get(&path).await.expect("an answer").1;
    while view["actions"].get(0).is_none() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        view = ada.get(&path).await.expect("an answer").1;
    }
    let click = json!({ "id": "c1", "version": view["version"], "action": view["actions"][0]["action"] });
    assert!(page(process.port, "/readyz").await.starts_with("HTTP/1.1 200"));

    postgres.stop();
    let (status, told) = ada.post(&format!("{path}/actions"), &click).await.expect("an answer");
    assert_eq!((status, told["error"].as_str()), (503, Some("away")), "{told}");
    // The table is still there to look at, as it was.
    let (status, looked) = ada.get(&path).await.expect("an answer");
    assert_eq!((status, &looked["version"]), (200, &view["version"]));
    assert!(page(process.port, "/readyz").await.starts_with("HTTP/1.1 503"));
    let home = page(process.port, "/").await;
    assert!(
        home.starts_with("HTTP/1.1 503") && home.contains("retry-after: 2") && home.contains("refresh: 3"),
        "{home}"
    );
    // Whoever sends a form reads that it is not lost, and is not sent elsewhere.
    let sent = answer(process.port, "POST /m/nowhere/join", "name=Bea").await;
    assert!(sent.starts_with("HTTP/1.1 503") && sent.contains("go back in your browser"), "{sent}");
    assert!(!sent.contains("refresh: 3"), "{sent}");

    postgres.start();
    for (answer, number) in [("accepted", 1), ("already-done", 2)] {
        let (status, told) = ada.post(&format!("{path}/actions"), &click).await.expect("an answer");
        assert_eq!((status, told["answer"].as_str()), (200, Some(answer)), "attempt {number}: {told}");
    }
    process.kill().await;
}
