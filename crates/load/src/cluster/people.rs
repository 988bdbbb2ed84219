//! People who play, each time at any of the servers, and note what they did and saw.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::{Chance, QuickDice};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::history::{Action, History, Kind, Moment, Outcome, Read};
use crate::client::{Connection, Events};

/// How long an answer is waited for before another server is asked.
const PATIENCE: Duration = Duration::from_secs(6);

/// How often something is sent before its outcome counts as unknown.
const ATTEMPTS: usize = 60;

/// The pause before something is tried again.
const PAUSE: Duration = Duration::from_millis(200);

/// Who sits at a table besides the one who makes it.
const TABLES: [(&str, &[&str]); 3] = [
    ("rocket-jockey", &["me", "open"]),
    ("rocket-jockey", &["me", "thumb"]),
    // Three plan at once, in secret.
    ("rocket-rescue", &["me", "open", "thumb"]),
];

/// What all people share.
pub(super) struct Crowd {
    pub(super) servers: Vec<SocketAddr>,
    pub(super) begun: Instant,
    pub(super) stop: AtomicBool,
    /// What was done and seen in matches that are over or were broken off.
    histories: Mutex<Vec<History>>,
    /// Those who look on now.
    viewers: Mutex<Vec<Arc<Viewer>>>,
    count: AtomicU64,
}

/// Somebody with an open page.
struct Viewer {
    match_id: String,
    token: String,
    shown: watch::Sender<Shown>,
}

/// What a page shows.
#[derive(Clone, Debug, Default)]
struct Shown {
    state: String,
    version: u32,
    actions: Vec<String>,
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Crowd {
    pub(super) fn new(servers: Vec<SocketAddr>) -> Arc<Self> {
        Arc::new(Crowd {
            servers,
            begun: Instant::now(),
            stop: AtomicBool::new(false),
            histories: Mutex::default(),
            viewers: Mutex::default(),
            count: AtomicU64::new(1),
        })
    }

    pub(super) fn now(&self) -> Moment {
        self.begun.elapsed()
    }

    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// All histories, when everybody has left.
    pub(super) fn histories(&self) -> Vec<History> {
        std::mem::take(&mut lock(&self.histories))
    }

    fn number(&self) -> u64 {
        self.count.fetch_add(1, Ordering::Relaxed)
    }

    /// Waits until all open pages show at least what every server knows of them now; how many they were, and those that did not.
    pub(super) async fn catch_up(self: &Arc<Self>, within: Duration) -> (usize, usize) {
        let viewers: Vec<Arc<Viewer>> = lock(&self.viewers).clone();
        let (count, mut waiting) = (viewers.len(), JoinSet::new());
        for viewer in viewers {
            let crowd = self.clone();
            waiting.spawn(async move {
                let mut line = Anywhere::new(&crowd, &viewer.token);
                let Some((200, table)) = line.ask_until("GET", &format!("/api/v1/matches/{}", viewer.match_id)).await
                else {
                    return false;
                };
                let version = number(&table["version"]);
                let is_current = |shown: &Shown| shown.version >= version || shown.state != "running";
                timeout(within, viewer.shown.subscribe().wait_for(is_current)).await.is_ok()
            });
        }
        let late = waiting.join_all().await.into_iter().filter(|is_current| !is_current).count();
        (count, late)
    }
}

/// Plays one match after the other at one table until everybody is told to stop.
pub(super) async fn keep_playing(crowd: Arc<Crowd>, table: usize) {
    while !crowd.is_over() {
        let (game, seats) = TABLES[table % TABLES.len()];
        if play(&crowd, game, seats).await.is_none() {
            sleep(PAUSE).await;
        }
    }
}

async fn play(crowd: &Arc<Crowd>, game: &str, seats: &[&str]) -> Option<()> {
    let people = seats.iter().filter(|seat| ["me", "open"].contains(seat)).count();
    let mut tokens = Vec::new();
    // The last one looks on.
    for name in ["Ada", "Bea", "Cem"].into_iter().take(people + 1) {
        let mut nobody = Anywhere::new(crowd, "");
        let (_, who) = nobody.send_until("/api/v1/players", &json!({ "name": name })).await?;
        tokens.push(who["token"].as_str()?.to_owned());
    }
    let body = json!({ "game": game, "seats": seats, "pace": "instant" });
    let (_, made) = Anywhere::new(crowd, &tokens[0]).send_until("/api/v1/matches", &body).await?;
    let id = made["id"].as_str()?;
    for token in &tokens[1..people] {
        Anywhere::new(crowd, token).send_until(&format!("/api/v1/matches/{id}/join"), &json!({})).await?;
    }
    let mut players = JoinSet::new();
    let numbers = (0..people).chain([seats.len()]).filter_map(|number| u8::try_from(number).ok());
    for (seat, token) in numbers.zip(tokens) {
        let history = History { game: game.to_owned(), match_id: id.to_owned(), seat, ..History::default() };
        // Of two, some give up late in a match: then it is over.
        let may_resign = seats.len() == 2 && people == 2;
        players.spawn(Player::new(crowd, token, history, may_resign).play());
    }
    let histories = players.join_all().await;
    lock(&crowd.histories).extend(histories);
    Some(())
}

/// Somebody who asks any server.
struct Anywhere {
    crowd: Arc<Crowd>,
    token: String,
    dice: QuickDice,
    lines: Vec<Option<Connection>>,
}

impl Anywhere {
    fn new(crowd: &Arc<Crowd>, token: &str) -> Self {
        let lines = crowd.servers.iter().map(|_| None).collect();
        Anywhere { crowd: crowd.clone(), token: token.to_owned(), dice: QuickDice::new(crowd.number()), lines }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.dice.below(u32::try_from(bound).unwrap_or(u32::MAX)) as usize
    }

    /// Asks one of the servers; nothing if it does not answer.
    async fn ask(&mut self, method: &str, path: &str, body: &Value) -> Option<(u16, Value)> {
        let server = self.below(self.lines.len());
        let (line, address) = (self.lines[server].take(), self.crowd.servers[server]);
        let token = &self.token;
        let asking = async {
            let mut line = match line {
                Some(line) => line,
                None => Connection::open(address, token).await?,
            };
            let answer = line.ask(method, path, body).await?;
            io::Result::Ok((line, answer))
        };
        let (line, answer) = timeout(PATIENCE, asking).await.ok()?.ok()?;
        self.lines[server] = Some(line);
        Some(answer)
    }

    /// Asks until one answers that is not in trouble.
    async fn ask_until(&mut self, method: &str, path: &str) -> Option<(u16, Value)> {
        self.try_until(method, path, &Value::Null).await
    }

    async fn send_until(&mut self, path: &str, body: &Value) -> Option<(u16, Value)> {
        self.try_until("POST", path, body).await.filter(|(status, _)| *status < 300)
    }

    async fn try_until(&mut self, method: &str, path: &str, body: &Value) -> Option<(u16, Value)> {
        for _ in 0..ATTEMPTS {
            match self.ask(method, path, body).await {
                Some(answer) if answer.0 < 500 => return Some(answer),
                _ => sleep(PAUSE).await,
            }
        }
        None
    }
}

/// Somebody at a table.
struct Player {
    line: Anywhere,
    viewer: Arc<Viewer>,
    history: Arc<Mutex<History>>,
    /// From which version on they give up, if they do.
    resigns_at: Option<u32>,
}

impl Player {
    fn new(crowd: &Arc<Crowd>, token: String, history: History, may_resign: bool) -> Self {
        let shown = watch::Sender::new(Shown { state: "running".into(), ..Shown::default() });
        let viewer = Arc::new(Viewer { match_id: history.match_id.clone(), token: token.clone(), shown });
        lock(&crowd.viewers).push(viewer.clone());
        let mut line = Anywhere::new(crowd, &token);
        let resigns_at = (may_resign && line.below(4) == 0).then(|| 40 + line.dice.below(80));
        Player { line, viewer, history: Arc::new(Mutex::new(history)), resigns_at }
    }

    /// Plays until the match is over or everybody is to stop.
    async fn play(mut self) -> History {
        let (crowd, viewer) = (self.line.crowd.clone(), self.viewer.clone());
        let watching = tokio::spawn(look_on(crowd.clone(), viewer.clone(), self.history.clone()));
        let mut shown = viewer.shown.subscribe();
        while !crowd.is_over() {
            let now = shown.borrow_and_update().clone();
            if now.state != "running" {
                break;
            }
            let pause = 50 + 10 * self.line.below(40) as u64;
            sleep(Duration::from_millis(pause)).await;
            if self.resigns_at.is_some_and(|version| now.version >= version) {
                self.resign().await;
                break;
            }
            match self.line.below(4) {
                0 => self.look().await,
                _ if !now.actions.is_empty() => self.act(&now).await,
                _ => {
                    let _ = timeout(Duration::from_secs(1), shown.changed()).await;
                }
            }
        }
        lock(&crowd.viewers).retain(|other| !Arc::ptr_eq(other, &viewer));
        watching.abort();
        let _ = watching.await;
        std::mem::take(&mut lock(&self.history))
    }

    /// Does one of the things that the page offers.
    async fn act(&mut self, shown: &Shown) {
        let id = format!("click-{}", self.line.crowd.number());
        let action = &shown.actions[self.line.below(shown.actions.len())];
        let body = json!({ "id": id, "version": shown.version, "action": action });
        let path = format!("/api/v1/matches/{}/actions", self.viewer.match_id);
        let (sent, mut outcome) = (self.line.crowd.now(), Outcome::Unknown);
        for attempt in 0..ATTEMPTS {
            match self.line.ask("POST", &path, &body).await {
                Some((200, done)) => {
                    outcome = Outcome::Acknowledged(number(&done["version"]));
                    break;
                }
                Some((400..500, _)) => {
                    // What was sent before without an answer may still come to something.
                    outcome = if attempt == 0 { Outcome::Refused } else { Outcome::Unknown };
                    break;
                }
                _ => sleep(PAUSE).await,
            }
        }
        let ended = self.line.crowd.now();
        let mut history = lock(&self.history);
        let id = format!("{}:id:{id}", history.seat);
        history.actions.push(Action { id, sent, ended, outcome });
    }

    /// Gives up.
    async fn resign(&mut self) {
        let path = format!("/api/v1/matches/{}/leave", self.viewer.match_id);
        let told = self.line.send_until(&path, &json!({})).await;
        lock(&self.history).resigned = told.is_some();
    }

    /// Loads the table from any server.
    async fn look(&mut self) {
        let asked = self.line.crowd.now();
        if let Some((200, table)) =
            self.line.ask("GET", &format!("/api/v1/matches/{}", self.viewer.match_id), &Value::Null).await
        {
            let answered = self.line.crowd.now();
            lock(&self.history).reads.push(read(&table, asked, answered, Kind::Asked));
        }
    }
}

/// Keeps a page open, at another server when one goes away.
async fn look_on(crowd: Arc<Crowd>, viewer: Arc<Viewer>, history: Arc<Mutex<History>>) {
    let mut dice = QuickDice::new(crowd.number());
    loop {
        let server = crowd.servers[dice.below(u32::try_from(crowd.servers.len()).unwrap_or(1)) as usize];
        let asked = crowd.now();
        if let Ok(Ok(mut events)) = timeout(PATIENCE, open(server, &viewer)).await {
            let mut kind = Kind::StreamBegins;
            // An idle stream says now and then that it is alive; a server that is asleep does not.
            while let Ok(Ok(text)) = timeout(5 * PATIENCE, events.next()).await {
                let Ok(table) = serde_json::from_str::<Value>(&text) else { break };
                let now = crowd.now();
                let asked = if kind == Kind::StreamBegins { asked } else { now };
                lock(&history).reads.push(read(&table, asked, now, kind));
                kind = Kind::Stream;
                viewer.shown.send_replace(shown(&table));
            }
        }
        sleep(PAUSE / 2).await;
    }
}

async fn open(server: SocketAddr, viewer: &Viewer) -> io::Result<Events> {
    let path = format!("/api/v1/matches/{}/stream", viewer.match_id);
    Connection::open(server, &viewer.token).await?.listen(&path).await
}

fn shown(table: &Value) -> Shown {
    let code = |choice: &Value| choice["action"].as_str().map(str::to_owned);
    let actions = table["actions"].as_array().into_iter().flatten().filter_map(code).collect();
    Shown { state: text(&table["state"]), version: number(&table["version"]), actions }
}

fn read(table: &Value, asked: Moment, answered: Moment, kind: Kind) -> Read {
    let mut hash = DefaultHasher::new();
    for part in ["view", "actions", "steps", "prompt"] {
        table[part].to_string().hash(&mut hash);
    }
    let (state, version) = (text(&table["state"]), number(&table["version"]));
    Read { asked, answered, state, version, hash: hash.finish(), kind }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn number(value: &Value) -> u32 {
    value.as_u64().and_then(|number| u32::try_from(number).ok()).unwrap_or_default()
}
