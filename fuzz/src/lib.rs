//! Nonsense for everything that reads what others wrote: nothing of it may panic, and what is accepted must hold.
//!
//! Each target takes bytes. Two things drive them:
//!
//! - libFuzzer, with an eye on the code that is reached. It works with the stable compiler, without sanitizers, and only its
//!   own command builds it (`cargo install cargo-fuzz`; it needs a C++ compiler):
//!   `cargo fuzz run --dev -s none --features libfuzzer TARGET -- -max_total_time=600 -timeout=20`
//! - plain mutations of what is right (`mutation.rs`): `cargo run -p fuzz --example plain -- SECONDS`
//!
//! `cargo run -p fuzz --example seeds` puts what is right into `corpus/`, for libFuzzer to begin with; it adds what reaches
//! more code. A few of those are kept, and whatever was found: the test of this crate tries them again.

mod mutation;
mod seeds;

use std::sync::{Mutex, OnceLock};

use axum::body::Body;
use axum::http::{Request, StatusCode};
use catalog::{AnyMatch, AnyPosition, Showing, Wanted};
use engine::{PositionFile, QuickDice, Record, Seed, Viewer};
use narration::{Language, Narrator};
use tower::ServiceExt;

pub use mutation::Mutations;
pub use seeds::seeds;

/// What a target is called, and what it does with bytes.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: [Target; 5] = [
    ("action_codes", action_codes),
    ("position_files", position_files),
    ("records", records),
    ("components", components),
    ("http_forms", http_forms),
];

/// A match that these bytes describe: which game, how many players, and how far it has come.
fn some_match(head: [u8; 4]) -> Option<Box<dyn AnyMatch>> {
    let games = catalog::games();
    let game = games[usize::from(head[0]) % games.len()];
    let players = game.facts().players.clone();
    let players = players.start() + head[1] % (players.end() - players.start() + 1);
    let mut table = game.start(game.usual_setup(players), Seed::new([head[2]; 32]), None).ok()?;
    let names = [];
    let words = Narrator::new(Language::En, game.facts().id, &names, Viewer::Public);
    for step in 0..head[3] {
        let Some(seat) = table.position().to_act().first() else { break };
        let choices = table.position().choices(seat, &words);
        let choice = choices.get(usize::from(step.wrapping_mul(31) ^ head[2]) % choices.len().max(1))?;
        table.play(seat, &choice.code).ok()?;
    }
    Some(table)
}

/// Four bytes choose a position; every line after them is the code of an action that somebody tries there.
pub fn action_codes(data: &[u8]) {
    let Some((head, rest)) = data.split_first_chunk::<4>() else { return };
    let Some(mut table) = some_match(*head) else { return };
    let text = String::from_utf8_lossy(rest);
    for code in text.lines().take(32) {
        let position = table.position();
        if let Ok(action) = position.read_action(code) {
            let told = action.to_string();
            let again = position.read_action(&told).expect("an action reads what it writes");
            assert_eq!(again.to_string(), told, "{code}");
        }
        let Some(seat) = position.to_act().first() else { return };
        let names = [];
        let words = Narrator::new(Language::De, "", &names, Viewer::Seat(seat));
        let refused = position.why(seat, code, &words);
        let played = table.play(seat, code);
        assert_eq!(matches!(refused, Ok(None)), played.is_ok(), "`{code}` is legal or it is not");
    }
}

/// A position file, as somebody has edited it.
pub fn position_files(data: &[u8]) {
    let Ok(file) = PositionFile::parse(&String::from_utf8_lossy(data)) else { return };
    let Ok(game) = catalog::find(&file.game) else { return };
    let Ok(position) = game.read(&file) else { return };
    look(&*position, game.facts().id);
    let saved = position.save(file.components.clone()).expect("what was read can be written");
    let again = game.read(&saved).expect("what was written can be read");
    assert_eq!(again.save(file.components).expect("it can be written").text(), saved.text());
}

/// Looks at a position with all eyes.
fn look(position: &dyn AnyPosition, game: &str) {
    let names = [];
    for viewer in Viewer::all(position.players()) {
        let words = Narrator::new(Language::En, game, &names, viewer);
        position.view_json(viewer);
        position.picture(&Wanted { showing: Showing::Page, acting: false, team: None, traces: &[] }, &words);
    }
    for seat in position.to_act() {
        let words = Narrator::new(Language::En, game, &names, Viewer::Seat(seat));
        assert!(!position.choices(seat, &words).is_empty(), "who is to act can act");
    }
}

/// A record, as somebody claims it was played.
pub fn records(data: &[u8]) {
    let Ok(record) = String::from_utf8_lossy(data).parse::<Record>() else { return };
    let Ok(game) = catalog::find(&record.header.game) else { return };
    let Ok(table) = game.replay(&record) else { return };
    look(table.position(), game.facts().id);
}

/// A component file, as somebody has made it.
pub fn components(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(game) = catalog::game_of_components(&text) else { return };
    let setup = game.usual_setup(*game.facts().players.start());
    let Ok(mut table) = game.start(setup, Seed::new([7; 32]), Some(text.into_owned())) else { return };
    let names = [];
    let words = Narrator::new(Language::En, game.facts().id, &names, Viewer::Public);
    let mut dice = QuickDice::new(1);
    for _ in 0..40 {
        let Some(seat) = table.position().to_act().first() else { return };
        let choices = table.position().choices(seat, &words);
        let choice = &choices[engine::Chance::below(&mut dice, choices.len() as u32) as usize];
        table.play(seat, &choice.code).expect("what is listed can be played");
    }
}

/// The first line is an address with a method, the rest is what is sent there; it goes to a server with a match that is
/// played (`MATCH`) and one that is over (`OVER`), where a lesson and a puzzle have short names as well.
pub fn http_forms(data: &[u8]) {
    static HOUSE: OnceLock<Mutex<House>> = OnceLock::new();
    let text = String::from_utf8_lossy(data);
    let (line, body) = text.split_once('\n').unwrap_or((&text, ""));
    let Some((method, path)) = line.split_once(' ') else { return };
    let house = HOUSE.get_or_init(|| Mutex::new(House::open()));
    let mut house = house.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    house.asked += 1;
    if house.asked > FULL {
        *house = House::open();
    }
    let path = house.address(path);
    for kind in ["application/x-www-form-urlencoded", "application/json"] {
        let request = Request::builder()
            .method(method)
            .uri(path.as_str())
            .header("content-type", kind)
            .header("authorization", format!("Bearer {}", house.token));
        let Ok(request) = request.body(Body::from(body.to_owned())) else { return };
        let status = house.status(request);
        assert!(!status.is_server_error(), "{status}: {line}\n{body}");
    }
}

/// After so many requests another house is opened: one that only ever fills is no finding.
const FULL: usize = 5000;

/// A server without a socket.
struct House {
    asked: usize,
    runtime: tokio::runtime::Runtime,
    router: axum::Router,
    token: String,
    played: String,
    over: String,
}

impl House {
    fn open() -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let unlimited = server::Quota { open: u32::MAX, running: u32::MAX };
        let config = server::Config { rate: None, quota: unlimited, ..server::Config::default() };
        let router =
            runtime.block_on(async { server::app(server::App::in_memory(config).await.expect("a store in memory")) });
        let (played, over) = (String::new(), String::new());
        let mut house = House { asked: 0, runtime, router, token: String::new(), played, over };
        house.token = house.field("/api/v1/players", "{}", "token");
        let body = r#"{"game":"rocket-jockey","seats":["me","thumb"],"pace":"instant","clock":"live 600+10"}"#;
        house.played = house.field("/api/v1/matches", body, "id");
        house.over = house.field("/api/v1/matches", body, "id");
        house.post(&format!("/api/v1/matches/{}/leave", house.over), "{}");
        house
    }

    /// An address with the real names of what is in the house.
    fn address(&self, path: &str) -> String {
        let game = catalog::games()[0];
        let lessons = lessons::of(game).expect("lessons");
        path.replace("MATCH", &self.played)
            .replace("OVER", &self.over)
            .replace("LESSON", &lessons[0].id)
            .replace("PUZZLE", &puzzles::of(game)[0].id)
    }

    /// A field of what is answered.
    fn field(&self, path: &str, body: &str, field: &str) -> String {
        let json: serde_json::Value = serde_json::from_slice(&self.post(path, body)).expect("JSON");
        json[field].as_str().expect("a field").to_owned()
    }

    fn post(&self, path: &str, body: &str) -> axum::body::Bytes {
        let request = Request::post(path)
            .header("content-type", "application/json")
            .header("authorization", format!("Bearer {}", self.token))
            .body(Body::from(body.to_owned()))
            .expect("a request");
        self.runtime.block_on(async {
            let answer = self.router.clone().oneshot(request).await.expect("an answer");
            axum::body::to_bytes(answer.into_body(), 1 << 20).await.expect("a body")
        })
    }

    fn status(&self, request: Request<Body>) -> StatusCode {
        self.runtime.block_on(async { self.router.clone().oneshot(request).await.expect("an answer").status() })
    }
}
