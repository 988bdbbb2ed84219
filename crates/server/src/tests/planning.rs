//! Several plan at once, in secret: nothing that anybody does there reaches the others before all are ready, and nothing that
//! others do there refuses one's click.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use axum::body::BodyDataStream;
use catalog::Showing;
use engine::{Seat, Seed, Setup, Viewer};
use futures_util::StreamExt;
use narration::Language;
use store::{Header, MatchId, Player, PlayerId, Seating, TokenHash, Visibility};

use super::secrets::everything;
use super::*;
use crate::match_setup::{MatchSetup, Pace};
use crate::room::{Asker, Eyes, Looking, TableView};
use crate::{Clock, ClockSetting, random};

const ID: &str = "planning";
/// A plan from its first die to its end.
const PLAN: [&str; 6] = ["die research 3", "die purchase 3", "die boarding 3", "die hangar 3", "bid 0", "submit"];

const PEOPLE: [&str; 3] = ["Ada", "Bea", "Cem"];

/// A house in which everything is the same each time, down to names and seeds: Ada, Bea and Cem are about to plan. Nobody looks
/// around in it meanwhile: how many watch is known some time after they came, and no two runs come to it at the same answer.
async fn twin() -> House {
    twin_with(ClockSetting::None).await
}

async fn twin_with(clock: ClockSetting) -> House {
    let house = House::with(quiet()).await;
    lay_table(&house.state.store, clock).await;
    house
}

/// With clocks that run while they plan.
const TIMED: ClockSetting = ClockSetting::Days(2);

/// The same with two servers, and with clocks.
async fn twins() -> [House; 2] {
    let store = store::Store::open_in_memory().await.expect("a store");
    lay_table(&store, TIMED).await;
    super::cluster::servers(quiet(), &store, &bus::Local::default()).await
}

/// A house in which nothing happens by itself, so that what two runs are sent can be compared.
pub(super) fn quiet() -> Config {
    // The same moment for all: what clocks show follows from when something was done.
    let clock = Clock::Told(Arc::new(AtomicI64::new(1_800_000_000_000)));
    Config { rate: None, look_around: Duration::from_secs(24 * 60 * 60), clock, ..Config::default() }
}

async fn lay_table(store: &store::Store, clock: ClockSetting) {
    for name in PEOPLE {
        let player = Player { id: PlayerId::new(name), name: name.into(), preferences: "{}".into(), created_at: 1 };
        store.create_player(player, None).await.expect("a player");
        store
            .create_session(&TokenHash::new(random::hash(&token(name))), &PlayerId::new(name), 1)
            .await
            .expect("a session");
    }
    let game = catalog::find("rocket-rescue").expect("a game");
    let seed = Seed::new([7; 32]);
    let setup = MatchSetup { pace: Pace::Instant, clock, ..MatchSetup::of(Setup::new(3)) };
    let header = Header {
        id: MatchId::new(ID),
        game: game.facts().id.into(),
        rules_version: game.facts().rules_version,
        setup: serde_json::to_string(&setup).expect("plain data"),
        commitment: seed.commitment(),
        seed: store::Seed::new(engine::hex(seed.bytes())),
        components: None,
        visibility: Visibility::Public,
        created_at: 1,
        created_by: PlayerId::new("Ada"),
        rematch_of: None,
        group: None,
    };
    let seats = PEOPLE.map(|name| Seating::player(PlayerId::new(name), name)).to_vec();
    store.create_match(header, seats).await.expect("a match");
    store.start_match(&MatchId::new(ID)).await.expect("a match");
}

fn token(name: &str) -> String {
    random::hash(name)
}

fn people(house: &House) -> [Client<'_>; 3] {
    PEOPLE.map(|name| Client { house, token: Some(token(name)), cookie: None })
}

impl Client<'_> {
    /// Does this at the version that is seen now.
    async fn does(&self, what: &str) -> Answer {
        let version = self.view(ID).await["version"].as_u64().expect("a version");
        self.sends(version, what).await
    }

    async fn sends(&self, version: u64, what: &str) -> Answer {
        let body = match what {
            "undo" => json!({ "version": version, "undo": true }),
            code => json!({ "version": version, "action": code }),
        };
        self.post(&format!("/api/v1/matches/{ID}/actions"), &body).await
    }

    async fn plans(&self, secretly: &[&str]) {
        for what in secretly {
            let answer = self.does(what).await;
            assert_eq!(answer.status, StatusCode::OK, "{what}: {}", answer.body);
        }
    }
}

/// An open stream, read message by message.
struct Listening(BodyDataStream);

impl Listening {
    async fn to(client: &Client<'_>, path: &str) -> Self {
        let request = client.request(Method::GET, path).body(Body::empty()).expect("a request");
        let answer = client.house.router.clone().oneshot(request).await.expect("an answer");
        Listening(answer.into_body().into_data_stream())
    }

    async fn next(&mut self) -> String {
        String::from_utf8_lossy(&self.0.next().await.expect("a message").expect("no failure")).into_owned()
    }
}

/// What Ada and a spectator are sent while Bea plans like this: before Ada does anything, in between, and when Ada is ready.
async fn sent_beside(bea_plans: [&[&str]; 3]) -> Vec<String> {
    let house = twin().await;
    sent_at(&house, &house, bea_plans).await
}

/// The same with clocks: between what Bea does in secret, time passes.
async fn sent_beside_timed(bea_plans: [&[&str]; 3]) -> Vec<String> {
    let house = twin_with(TIMED).await;
    sent_at(&house, &house, bea_plans).await
}

/// The same with Bea and Cem at another server.
async fn sent_beside_elsewhere(bea_plans: [&[&str]; 3]) -> Vec<String> {
    let [here, there] = twins().await;
    sent_at(&here, &there, bea_plans).await
}

async fn sent_at(house: &House, elsewhere: &House, bea_plans: [&[&str]; 3]) -> Vec<String> {
    let ([ada, ..], [_, bea, cem], spectator) = (people(house), people(elsewhere), house.browser());
    let mut streams = Vec::new();
    for path in [format!("/m/{ID}/stream"), format!("/api/v1/matches/{ID}/stream")] {
        streams.push((Listening::to(&ada, &path).await, Listening::to(&spectator, &path).await));
    }
    let mut sent = Vec::new();
    for (of_ada, of_spectator) in &mut streams {
        sent.extend([of_ada.next().await, of_spectator.next().await]);
    }
    bea.plans(bea_plans[0]).await;
    let clock = &house.state.config.clock;
    if let Clock::Told(now) = clock {
        now.fetch_add(60_000, Ordering::Relaxed);
    }
    sent.extend(all_of(&ada, &spectator).await);
    for what in
        ["die research 4", "die purchase 2", "undo", "die purchase 3", "die boarding 2", "die hangar 5", "bid 1"]
    {
        sent.push(ada.does(what).await.bytes());
        for (of_ada, _) in &mut streams {
            sent.push(of_ada.next().await);
        }
        if what == "undo" {
            bea.plans(bea_plans[1]).await;
            sent.extend(all_of(&ada, &spectator).await);
        }
    }
    sent.push(ada.does("submit").await.bytes());
    bea.plans(bea_plans[2]).await;
    sent.extend(all_of(&ada, &spectator).await);
    sent.push(ada.does("undo").await.bytes());
    // That somebody is ready is seen. If anything before had been sent, it would come first.
    for what in ["ada", "cem"] {
        if what == "cem" {
            cem.plans(&PLAN).await;
        }
        for (of_ada, of_spectator) in &mut streams {
            sent.extend([of_ada.next().await, of_spectator.next().await]);
        }
    }
    sent.extend(all_of(&ada, &spectator).await);
    // After a restart as before.
    let state = App::beside(&house.state);
    let house = House { router: app(state.clone()), state };
    let ([ada, ..], spectator) = (people(&house), house.browser());
    sent.extend(all_of(&ada, &spectator).await);
    sent
}

/// Everything that two viewers are sent about the present and every moment before it.
async fn all_of(ada: &Client<'_>, spectator: &Client<'_>) -> Vec<String> {
    let mut sent = Vec::new();
    for client in [ada, spectator] {
        sent.extend(everything(client, ID).await);
        let steps = client.view(ID).await["steps"].as_u64().expect("a number");
        for at in 0..=steps + 1 {
            sent.push(client.get(&format!("/m/{ID}?at={at}")).await.bytes());
            sent.push(client.get(&format!("/api/v1/matches/{ID}?at={at}")).await.bytes());
        }
    }
    sent
}

/// What Bea does in secret; first nothing.
const PLANS: [[&[&str]; 3]; 5] = [
    [&[], &[], &[]],
    [&["die research 5"], &[], &[]],
    [&["die research 6", "die boarding 1", "die boarding 1"], &["undo"], &["take back"]],
    [&[], &["die purchase 1", "die boarding 6"], &["undo", "undo", "die research 5"]],
    [&["die research 2", "undo"], &["die research 3", "take back", "die purchase 1"], &["die purchase 1"]],
];

fn must_be_the_same(quiet: &[String], busy: &[String], plan: [&[&str]; 3]) {
    assert_eq!(quiet.len(), busy.len());
    for (number, (quiet, busy)) in quiet.iter().zip(busy).enumerate() {
        assert_eq!(quiet, busy, "answer {number} beside {plan:?}");
    }
}

#[tokio::test]
async fn what_somebody_plans_in_secret_changes_no_byte_for_the_others() {
    let quiet = sent_beside(PLANS[0]).await;
    for plan in &PLANS[1..] {
        must_be_the_same(&quiet, &sent_beside(*plan).await, *plan);
    }
}

#[tokio::test]
async fn what_somebody_plans_in_secret_shows_on_no_clock() {
    let quiet = sent_beside_timed(PLANS[0]).await;
    assert!(quiet.iter().any(|sent| sent.contains("data-until")), "there are clocks");
    for plan in &PLANS[1..] {
        must_be_the_same(&quiet, &sent_beside_timed(*plan).await, *plan);
    }
}

#[tokio::test]
async fn what_somebody_plans_in_secret_at_another_server_changes_no_byte_either() {
    let quiet = sent_beside_elsewhere(PLANS[0]).await;
    for plan in &PLANS[1..] {
        must_be_the_same(&quiet, &sent_beside_elsewhere(*plan).await, *plan);
    }
}

#[tokio::test]
async fn what_somebody_plans_in_secret_wakes_nobody_and_lets_nothing_be_drawn_for_the_others() {
    let house = twin().await;
    nobody_is_woken(&house, &house).await;
}

#[tokio::test]
async fn what_somebody_plans_in_secret_at_another_server_wakes_nobody_either() {
    let [here, there] = twins().await;
    nobody_is_woken(&here, &there).await;
}

async fn nobody_is_woken(house: &House, elsewhere: &House) {
    let ([ada, ..], [_, bea, _], spectator) = (people(house), people(elsewhere), house.browser());
    let mut streams = Vec::new();
    for client in [&ada, &spectator] {
        let mut stream = Listening::to(client, &format!("/m/{ID}/stream")).await;
        stream.next().await;
        streams.push(stream);
    }
    let room = house.state.rooms.get(&MatchId::new(ID)).await.expect("a room");
    let others = [Viewer::Seat(Seat::new(0)), Viewer::Public, Viewer::Seat(Seat::new(2))];
    let news = others.map(|viewer| room.lobby.listen(viewer));
    let before = [look(&room, Some("Ada")).await, look(&room, None).await];
    for what in ["die research 6", "die boarding 1", "undo", "die boarding 2", "take back", "die purchase 1"] {
        bea.plans(&[what]).await;
        assert!(news.iter().all(|news| !news.has_changed().expect("a room")), "{what} wakes somebody");
        let now = [look(&room, Some("Ada")).await, look(&room, None).await];
        // The very same, which nobody has had to draw again: it is there as quickly as ever.
        assert!(before.iter().zip(&now).all(|(before, now)| Arc::ptr_eq(before, now)), "{what} is drawn for somebody");
    }
    // It is not that nobody is ever woken.
    ada.plans(&["die research 3"]).await;
    assert_eq!(news.map(|news| news.has_changed().expect("a room")), [true, false, false]);
    streams[0].next().await;
}

/// The table as somebody sees it who has a page of it open.
async fn look(room: &RoomHandle, name: Option<&str>) -> Arc<TableView> {
    let who = name.map(|name| Asker { id: PlayerId::new(name), name: name.into(), named: true });
    let kind = Looking { showing: Showing::Page, visit: false };
    let look = room.ask(move |room| Box::pin(room.look(who, Eyes::Own, None, Language::En, kind))).await;
    look.expect("a table")
}

#[tokio::test]
async fn what_others_plan_neither_refuses_a_click_nor_an_undo() {
    let house = twin().await;
    let [ada, bea, cem] = people(&house);
    let seen = ada.view(ID).await["version"].as_u64().expect("a version");
    bea.plans(&["die research 6", "die purchase 1"]).await;
    cem.plans(&PLAN).await;
    // Ada has not heard of anything yet.
    assert_eq!(ada.sends(seen, "die research 4").await.status, StatusCode::OK);
    bea.plans(&["die boarding 2"]).await;
    // Each takes back what was theirs, though others have planned since; what those planned stands.
    ada.plans(&["undo"]).await;
    assert_eq!((dice(&ada).await, dice(&bea).await), (0, 3));
    bea.plans(&["undo", "undo"]).await;
    assert_eq!((dice(&bea).await, dice(&cem).await), (1, 4));
    let again = ada.does("undo").await;
    assert!(again.body.contains("Player C"), "the last that Ada knows of: {}", again.body);
    // All of it is the same when it is read anew.
    let state = App::beside(&house.state);
    let anew = House { router: app(state.clone()), state };
    for (client, anew) in people(&house).iter().zip(people(&anew)) {
        assert_eq!(client.view(ID).await, anew.view(ID).await);
    }
    ada.plans(&PLAN).await;
    assert_eq!(ada.view(ID).await["steps"], PLAN.len() + 1, "its own, and that Cem is ready");
    bea.plans(&["take back"]).await;
    bea.plans(&PLAN).await;
    let view = ada.view(ID).await;
    assert_eq!(view["steps"], 3 * PLAN.len() + 2, "now everybody knows of every step that stands: {}", view["log"]);
}

/// How many dice somebody has laid out.
async fn dice(client: &Client<'_>) -> usize {
    let view = client.view(ID).await;
    view["view"]["plan"]["dice"].as_array().unwrap_or_else(|| panic!("{view}")).len()
}
