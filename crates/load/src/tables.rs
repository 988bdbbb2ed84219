//! Load: tables at which people play as fast as they are answered, or at a given rate.

use std::borrow::Cow;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::client::{Connection, Events};

/// What came of it.
#[derive(Debug, Default)]
pub(super) struct Measured {
    pub(super) count: usize,
    pub(super) seconds: f64,
    latencies: Vec<Duration>,
}

impl Measured {
    /// Adds what was measured at another time.
    pub(super) fn add(&mut self, other: Measured) {
        self.count += other.count;
        self.seconds += other.seconds;
        self.latencies.extend(other.latencies);
    }

    pub(super) fn per_second(&self) -> f64 {
        self.count as f64 / self.seconds.max(f64::EPSILON)
    }

    /// The latency that so many of a hundred did not exceed.
    pub(super) fn percentile(&self, percent: usize) -> Duration {
        let mut sorted = self.latencies.clone();
        sorted.sort_unstable();
        let place = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
        sorted.get(place).copied().unwrap_or_default()
    }
}

/// Runs one task a table for so long, and adds up what they measured.
async fn gather(
    seconds: u64,
    stop: Arc<AtomicBool>,
    mut tasks: JoinSet<io::Result<Vec<Duration>>>,
) -> io::Result<Measured> {
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    stop.store(true, Ordering::Relaxed);
    let took = begun.elapsed().as_secs_f64();
    let mut measured = Measured { seconds: took, ..Measured::default() };
    while let Some(task) = tasks.join_next().await {
        measured.latencies.extend(task.map_err(io::Error::other)??);
    }
    measured.count = measured.latencies.len();
    Ok(measured)
}

/// Two people at a table with their streams.
struct Pair {
    id: String,
    people: [(Connection, Events); 2],
}

impl Pair {
    /// They sit down, each at a server.
    async fn sit(addresses: [SocketAddr; 2]) -> io::Result<Self> {
        let mut lines = Vec::new();
        for (name, address) in ["Ada", "Bea"].into_iter().zip(addresses) {
            let mut nobody = Connection::open(address, "").await?;
            let (_, who) = nobody.ask("POST", "/api/v1/players", &json!({ "name": name })).await?;
            lines.push((Connection::open(address, text(&who["token"])).await?, text(&who["token"]).to_owned()));
        }
        let body = json!({ "game": "rocket-jockey", "seats": ["me", "open"], "pace": "instant" });
        let (_, made) = lines[0].0.ask("POST", "/api/v1/matches", &body).await?;
        let id = text(&made["id"]).to_owned();
        lines[1].0.ask("POST", &format!("/api/v1/matches/{id}/join"), &json!({})).await?;
        let mut people = Vec::new();
        for ((line, token), address) in lines.into_iter().zip(addresses) {
            let events =
                Connection::open(address, &token).await?.listen(&format!("/api/v1/matches/{id}/stream")).await?;
            people.push((line, events));
        }
        let people = people.try_into().map_err(|_| io::Error::other("there are two"))?;
        Ok(Pair { id, people })
    }

    /// Plays until told to stop, in this rhythm if one is given. How long each action took to be on disk.
    async fn play(mut self, stop: Arc<AtomicBool>, rhythm: Option<Duration>) -> io::Result<Vec<Duration>> {
        let mut latencies = Vec::new();
        let path = format!("/api/v1/matches/{}/actions", self.id);
        let mut seen: [Seen; 2] = [look(&mut self.people[0].1).await?, look(&mut self.people[1].1).await?];
        while !stop.load(Ordering::Relaxed) {
            let Some(seat) = (0..2).find(|&seat| seen[seat].choice.is_some()) else {
                if !seen[0].running {
                    break;
                }
                // Whoever is to act hears of it by the stream.
                let [(_, first), (_, second)] = &mut self.people;
                tokio::select! {
                    new = look(first) => seen[0] = new?,
                    new = look(second) => seen[1] = new?,
                }
                continue;
            };
            let body = json!({ "version": seen[seat].version, "action": seen[seat].choice });
            let begun = Instant::now();
            let (status, _) = self.people[seat].0.ask("POST", &path, &body).await?;
            if status == 200 {
                latencies.push(begun.elapsed());
            }
            seen[seat] = look(&mut self.people[seat].1).await?;
            if let Some(rhythm) = rhythm {
                tokio::time::sleep(rhythm.saturating_sub(begun.elapsed())).await;
            }
        }
        Ok(latencies)
    }
}

/// A person who plays against the strongest bot until told to stop, so that a bot thinks most of the time.
async fn play_against_a_bot(address: SocketAddr, stop: Arc<AtomicBool>) -> io::Result<()> {
    let mut nobody = Connection::open(address, "").await?;
    let (_, who) = nobody.ask("POST", "/api/v1/players", &json!({ "name": "Cid" })).await?;
    let token = text(&who["token"]);
    let mut line = Connection::open(address, token).await?;
    while !stop.load(Ordering::Relaxed) {
        let body = json!({ "game": "rocket-jockey", "seats": ["me", "strongest"], "pace": "instant" });
        let (_, made) = line.ask("POST", "/api/v1/matches", &body).await?;
        let path = format!("/api/v1/matches/{}", text(&made["id"]));
        let mut events = Connection::open(address, token).await?.listen(&format!("{path}/stream")).await?;
        loop {
            let seen = look(&mut events).await?;
            if !seen.running || stop.load(Ordering::Relaxed) {
                break;
            }
            if let Some(choice) = seen.choice {
                let body = json!({ "version": seen.version, "action": choice });
                line.ask("POST", &format!("{path}/actions"), &body).await?;
            }
        }
    }
    Ok(())
}

/// People who play against thinking bots, until this is stopped.
pub(super) struct Thinking {
    stop: Arc<AtomicBool>,
    tasks: JoinSet<io::Result<()>>,
}

impl Thinking {
    /// So many sit down.
    pub(super) fn start(address: SocketAddr, count: usize) -> Self {
        let (stop, mut tasks) = (Arc::new(AtomicBool::new(false)), JoinSet::new());
        for _ in 0..count {
            tasks.spawn(play_against_a_bot(address, stop.clone()));
        }
        Thinking { stop, tasks }
    }

    /// They stop when the bots have answered; it is an error if one of them could not play.
    pub(super) async fn stop(mut self) -> io::Result<()> {
        self.stop.store(true, Ordering::Relaxed);
        while let Some(task) = self.tasks.join_next().await {
            task.map_err(io::Error::other)??;
        }
        Ok(())
    }
}

/// What a person needs of a table to go on.
struct Seen {
    running: bool,
    version: u32,
    /// What they do next, if it is for them to act.
    choice: Option<String>,
}

/// The part of a message that is read; the rest is skipped, as the clients at the ceiling do.
#[derive(Deserialize)]
struct Told<'a> {
    state: &'a str,
    version: u32,
    #[serde(borrow)]
    actions: Vec<Offered<'a>>,
}

#[derive(Deserialize)]
struct Offered<'a> {
    #[serde(borrow)]
    action: Cow<'a, str>,
}

async fn look(events: &mut Events) -> io::Result<Seen> {
    let text = events.next().await?;
    let told: Told<'_> = serde_json::from_str(&text).map_err(io::Error::other)?;
    // Neither always the first nor always the same.
    let place = (told.version as usize * 7).checked_rem(told.actions.len());
    let choice = place.map(|place| told.actions[place].action.to_string());
    Ok(Seen { running: told.state == "running", version: told.version, choice })
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// So many tables play for so long, at one server or spread over several. A table whose match ends is cleared and set again.
pub(super) async fn tables(
    servers: &[SocketAddr],
    count: usize,
    seconds: u64,
    rhythm: Option<Duration>,
) -> io::Result<Measured> {
    let stop = Arc::new(AtomicBool::new(false));
    let mut pairs = Vec::new();
    for number in 0..count {
        // Where there are several, the two of a pair are never at the same one.
        let addresses = [number, number + 1].map(|number| servers[number % servers.len()]);
        pairs.push((addresses, Pair::sit(addresses).await?));
    }
    let mut tasks = JoinSet::new();
    for (number, (addresses, pair)) in pairs.into_iter().enumerate() {
        let stop = stop.clone();
        tasks.spawn(async move {
            if let Some(rhythm) = rhythm {
                // Not all in step.
                tokio::time::sleep(
                    rhythm * u32::try_from(number).unwrap_or(0) / u32::try_from(count.max(1)).unwrap_or(1),
                )
                .await;
            }
            let mut latencies = pair.play(stop.clone(), rhythm).await?;
            while !stop.load(Ordering::Relaxed) {
                latencies.extend(Pair::sit(addresses).await?.play(stop.clone(), rhythm).await?);
            }
            Ok(latencies)
        });
    }
    gather(seconds, stop, tasks).await
}

/// The same clients at the ceiling: two viewers a table, one request after the other, each seen by both.
pub(super) async fn ceiling(address: SocketAddr, count: usize, seconds: u64) -> io::Result<Measured> {
    let stop = Arc::new(AtomicBool::new(false));
    let mut tasks = JoinSet::new();
    for table in 0..count {
        let mut line = Connection::open(address, "").await?;
        let mut first = Connection::open(address, "").await?.listen(&format!("/listen/{table}")).await?;
        let mut second = Connection::open(address, "").await?.listen(&format!("/listen/{table}")).await?;
        let stop = stop.clone();
        tasks.spawn(async move {
            let mut latencies = Vec::new();
            first.next().await?;
            second.next().await?;
            while !stop.load(Ordering::Relaxed) {
                let begun = Instant::now();
                line.ask("POST", &format!("/commit/{table}"), &json!({})).await?;
                latencies.push(begun.elapsed());
                first.next().await?;
                second.next().await?;
            }
            Ok(latencies)
        });
    }
    gather(seconds, stop, tasks).await
}

/// Opens streams of the ceiling and keeps them open.
pub(super) async fn idle_listeners(address: SocketAddr, count: usize) -> io::Result<Vec<Events>> {
    let mut open = Vec::with_capacity(count);
    for _ in 0..count {
        let mut events = Connection::open(address, "").await?.listen("/listen/0").await?;
        events.next().await?;
        open.push(events);
    }
    Ok(open)
}

/// Plain requests, as many at once as there are tables.
pub(super) async fn plain(address: SocketAddr, count: usize, seconds: u64) -> io::Result<Measured> {
    let stop = Arc::new(AtomicBool::new(false));
    let mut tasks = JoinSet::new();
    for _ in 0..count {
        let mut line = Connection::open(address, "").await?;
        let stop = stop.clone();
        tasks.spawn(async move {
            let mut latencies = Vec::new();
            while !stop.load(Ordering::Relaxed) {
                let begun = Instant::now();
                line.ask("GET", "/plain", &Value::Null).await?;
                latencies.push(begun.elapsed());
            }
            Ok(latencies)
        });
    }
    gather(seconds, stop, tasks).await
}

/// Opens streams of one table and keeps them open.
pub(super) async fn idle_streams(address: SocketAddr, count: usize) -> io::Result<Vec<Events>> {
    let mut nobody = Connection::open(address, "").await?;
    let (_, who) = nobody.ask("POST", "/api/v1/players", &json!({ "name": "Ada" })).await?;
    let mut ada = Connection::open(address, text(&who["token"])).await?;
    let body = json!({ "game": "rocket-jockey", "seats": ["me", "open"], "pace": "instant" });
    let (_, made) = ada.ask("POST", "/api/v1/matches", &body).await?;
    let path = format!("/m/{}/stream", text(&made["id"]));
    let mut open = Vec::with_capacity(count);
    for _ in 0..count {
        let mut events = Connection::open(address, text(&who["token"])).await?.listen(&path).await?;
        events.next().await?;
        open.push(events);
    }
    Ok(open)
}
