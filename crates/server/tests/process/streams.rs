//! A thousand open streams: each hears of what happens, and together they need little memory.

use std::time::Duration;

use serde_json::json;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;

use crate::Process;
use crate::client::Client;

const STREAMS: usize = 1000;

/// The memory of a process in kilobytes, where the system tells.
fn resident(id: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB")?.trim().parse().ok())
}

/// Reads until this stands in what was sent.
async fn read_until(stream: &mut TcpStream, wanted: &str) -> String {
    let mut text = String::new();
    let mut part = [0; 16 * 1024];
    while !text.contains(wanted) {
        let read = tokio::time::timeout(Duration::from_secs(30), stream.read(&mut part)).await.expect("in time");
        let read = read.expect("no failure");
        assert!(read > 0, "the stream ended: {text}");
        text.push_str(&String::from_utf8_lossy(&part[..read]));
    }
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_idle_streams_hear_of_an_action() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start(folder.path(), 0).await;
    let (ada, bea) = (Client::enter(process.port, "Ada").await, Client::enter(process.port, "Bea").await);
    let body = json!({ "game": "rocket-jockey", "seats": ["me", "open"], "pace": "instant" });
    let id = ada.post("/matches", &body).await.expect("an answer").1["id"].as_str().expect("an id").to_owned();
    let path = format!("/matches/{id}/stream");
    let id_of_process = process.child.id().expect("it runs");

    let mut streams = Vec::new();
    let mut before = None;
    for number in 0..STREAMS {
        let mut stream = ada.request("GET", &path, "").await.expect("a connection");
        read_until(&mut stream, "\"state\":\"open\"").await;
        streams.push(stream);
        if number == 99 {
            before = resident(id_of_process);
        }
    }
    if let (Some(before), Some(after)) = (before, resident(id_of_process)) {
        println!("{:.1} kB per idle stream", (after.saturating_sub(before)) as f64 / (STREAMS - 100) as f64);
    }
    // Bea sits down, so the match begins, and everybody hears of it.
    bea.post(&format!("/matches/{id}/join"), &json!({})).await.expect("an answer");
    for stream in &mut streams {
        read_until(stream, "\"state\":\"running\"").await;
    }
    // The server still answers others.
    assert_eq!(ada.get(&format!("/matches/{id}")).await.expect("an answer").0, 200);
    process.kill().await;
}
