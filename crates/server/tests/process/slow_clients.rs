//! Clients that are slow on purpose: nobody else is kept out by them.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::Process;
use crate::client::Client;

/// Far more than anything here should take.
const LONG: Duration = Duration::from_secs(60);

pub(crate) const HALF: &[u8] = b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ";

/// A connection on which half a request was sent.
pub(crate) async fn half_request(port: u16) -> TcpStream {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.expect("a connection");
    stream.write_all(HALF).await.expect("it is sent");
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_is_not_waited_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start_strict(folder.path()).await;
    let mut slow = half_request(process.port).await;
    let closed = timeout(LONG, slow.read_to_end(&mut Vec::new())).await;
    closed.expect("the server closes it").ok();
    process.kill().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_requests_keep_nobody_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start_strict(folder.path()).await;
    let mut slow = Vec::new();
    for _ in 0..200 {
        slow.push(half_request(process.port).await);
    }
    // Many more than there are places, and yet:
    for name in ["Ada", "Bea", "Cyd"] {
        timeout(LONG, Client::enter(process.port, name)).await.expect("somebody gives way");
    }
    drop(slow);
    process.kill().await;
}

/// Asks again and again without reading an answer, until the server has enough of it.
pub(crate) async fn ask_without_reading(port: u16) {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.expect("a connection");
    while stream.write_all(b"GET /api/v1/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n").await.is_ok() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_is_dropped() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start_strict(folder.path()).await;
    timeout(LONG, ask_without_reading(process.port)).await.expect("the server closes it");
    process.kill().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_streams_and_no_more() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start_strict(folder.path()).await;
    let ada = Client::enter(process.port, "Ada").await;
    let body = json!({ "game": "rocket-jockey", "seats": ["me", "open"] });
    let id = ada.post("/matches", &body).await.expect("an answer").1["id"].as_str().expect("an id").to_owned();
    let path = format!("/matches/{id}/stream");
    let mut streams = Vec::new();
    for _ in 0..5 {
        let mut stream = ada.request("GET", &path, "").await.expect("a connection");
        let mut begin = [0; 12];
        stream.read_exact(&mut begin).await.expect("an answer");
        assert_eq!(&begin, b"HTTP/1.1 200");
        streams.push(stream);
    }
    let (status, body) = ada.get(&path).await.expect("an answer");
    assert_eq!((status, body["error"].as_str()), (503, Some("crowded")));
    assert!(body["sentence"].as_str().is_some_and(|sentence| sentence.contains("no room")), "{body}");
    // Everything else goes on, and so do streams when one has ended.
    assert_eq!(ada.get(&format!("/matches/{id}")).await.expect("an answer").0, 200);
    streams.pop();
    let again = async {
        loop {
            let mut stream = ada.request("GET", &path, "").await.expect("a connection");
            let mut begin = [0; 12];
            stream.read_exact(&mut begin).await.expect("an answer");
            if &begin == b"HTTP/1.1 200" {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(LONG, again).await.expect("a place is free again");
    process.kill().await;
}
