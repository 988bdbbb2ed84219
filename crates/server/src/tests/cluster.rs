//! Several servers on one store: any of them serves any match.

use std::time::Duration;

use axum::body::BodyDataStream;
use bus::{Heard, Local};
use futures_util::StreamExt;
use store::{MatchId, Store};
use tokio::time::timeout;

use super::*;
use crate::cluster::Lease;

/// How long anything is waited for that comes by itself.
const PATIENCE: Duration = Duration::from_secs(30);

/// Two servers that share a store and a bus.
pub(super) async fn servers(config: Config, store: &Store, hub: &Local) -> [House; 2] {
    let mut houses = Vec::new();
    for _ in 0..2 {
        let state = App::join(config.clone(), store.clone(), hub.node()).await;
        houses.push(House { router: app(state.clone()), state });
    }
    houses.try_into().ok().expect("two")
}

fn config() -> Config {
    Config { rate: None, look_around: Duration::from_millis(50), ..Config::default() }
}

/// Two servers, and the bus between them.
pub(super) async fn two() -> ([House; 2], Local) {
    let (store, hub) = (Store::open_in_memory().await.expect("a store"), Local::default());
    (servers(config(), &store, &hub).await, hub)
}

/// The same person at another server.
pub(super) fn at<'a>(client: &Client<'_>, house: &'a House) -> Client<'a> {
    Client { house, token: client.token.clone(), cookie: client.cookie.clone() }
}

/// Asks until the answer is right.
async fn until<F: Future<Output = bool>>(what: &str, mut is_so: impl FnMut() -> F) {
    let wait = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, wait).await.unwrap_or_else(|_| panic!("{what}"));
}

async fn stream(client: &Client<'_>, id: &str) -> BodyDataStream {
    let request = client.request(Method::GET, &format!("/api/v1/matches/{id}/stream")).body(Body::empty());
    let answer = client.house.router.clone().oneshot(request.expect("a request")).await.expect("an answer");
    answer.into_body().into_data_stream()
}

/// Reads messages until one says this.
async fn read_until(stream: &mut BodyDataStream, wanted: &str) {
    let read = async {
        loop {
            let part = stream.next().await.expect("a message").expect("no failure");
            if String::from_utf8_lossy(&part).contains(wanted) {
                return;
            }
        }
    };
    timeout(PATIENCE, read).await.unwrap_or_else(|_| panic!("nobody said {wanted}"));
}

/// The two play on until Ada sees something new; its version.
async fn play_on(ada: &Client<'_>, bea: &Client<'_>, id: &str) -> u64 {
    let version = || async { ada.view(id).await["version"].as_u64().expect("a version") };
    let before = version().await;
    while version().await == before {
        assert!(ada.act_nth(id, 0).await || bea.act_nth(id, 0).await, "somebody can act");
    }
    version().await
}

#[tokio::test]
async fn two_people_at_two_servers_play_a_whole_match() {
    let ([here, there], _hub) = two().await;
    let (ada, bea) = (here.program("Ada").await, there.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    // Each looks and acts at any server, and always finds what was acknowledged at the other.
    for round in 0..4000 {
        let (ada, bea) = if round % 3 == 0 { (at(&ada, &there), at(&bea, &here)) } else { (ada.clone(), bea.clone()) };
        let before = ada.view(&id).await;
        if before["state"] != "running" {
            break;
        }
        assert!(ada.act_nth(&id, round * 7).await || bea.act_nth(&id, round * 5).await, "somebody can act");
        let (one, other) = (at(&ada, &here).view(&id).await, at(&ada, &there).view(&id).await);
        assert_eq!(one, other);
    }
    for house in [&here, &there] {
        assert_eq!(at(&ada, house).view(&id).await["state"], "over");
    }
    let path = format!("/api/v1/matches/{id}/record");
    assert_eq!(at(&ada, &here).get(&path).await.body, at(&ada, &there).get(&path).await.body);
}

#[tokio::test]
async fn what_is_sent_twice_to_two_servers_is_done_once() {
    let ([here, there], _hub) = two().await;
    let (ada, bea) = (here.program("Ada").await, there.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    for round in 0..40 {
        let (view, other) = (ada.view(&id).await, bea.view(&id).await);
        let (who, view) = if view["actions"][0].is_null() { (&bea, other) } else { (&ada, view) };
        if view["actions"][0].is_null() {
            break;
        }
        let (one, two) = (at(who, &here), at(who, &there));
        let body = json!({ "id": format!("click-{round}"), "version": view["version"], "action": view["actions"][0]["action"] });
        let path = format!("/api/v1/matches/{id}/actions");
        let (first, second) = tokio::join!(one.post(&path, &body), two.post(&path, &body));
        let mut answers = [first.json()["answer"].clone(), second.json()["answer"].clone()];
        answers.sort_by_key(ToString::to_string);
        assert_eq!(answers, ["accepted", "already-done"], "{} {}", first.body, second.body);
    }
    let entries = here.state.store.actions(&MatchId::new(id.as_str()), 0).await.expect("a log");
    assert!(entries.len() >= 40, "{}", entries.len());
}

#[tokio::test]
async fn of_two_clicks_at_one_version_one_is_stale() {
    let ([here, there], _hub) = two().await;
    let ada = here.program("Ada").await;
    let id = ada.make(&["me", "thumb"]).await;
    let mut tried = 0;
    while tried < 10 {
        let view = ada.view(&id).await;
        let actions = view["actions"].as_array().expect("actions");
        if view["state"] != "running" {
            break;
        }
        if actions.len() < 2 {
            // A bot thinks, or there is nothing to choose.
            if !ada.act_nth(&id, 0).await {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            continue;
        }
        let code = |n: usize| actions[n]["action"].as_str().expect("a code").to_owned();
        let version = view["version"].as_u64().expect("a version");
        let (one, other) = (at(&ada, &here), at(&ada, &there));
        let (first, second) = (code(0), code(1));
        let (first, second) = tokio::join!(one.act(&id, version, &first), other.act(&id, version, &second));
        let mut statuses = [first.status, second.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [StatusCode::OK, StatusCode::CONFLICT], "{} {}", first.body, second.body);
        tried += 1;
    }
    assert!(tried > 0, "there was something to choose");
}

#[tokio::test]
async fn streams_at_one_server_show_what_happens_at_the_other() {
    let ([here, there], _hub) = two().await;
    let (ada, bea) = (here.program("Ada").await, there.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    let mut seen = stream(&ada, &id).await;
    bea.join(&id).await;
    read_until(&mut seen, "\"state\":\"running\"").await;
    let version = play_on(&at(&ada, &there), &bea, &id).await;
    read_until(&mut seen, &format!("\"version\":{version}")).await;
    bea.clone().form(&format!("/m/{id}/chat"), &[("text", "Hello from there")]).await;
    until("what was said is heard", || async { ada.get(&format!("/m/{id}")).await.body.contains("Hello from there") })
        .await;
    let left = bea.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    assert!(left.status.is_success(), "{}", left.body);
    read_until(&mut seen, "\"state\":\"over\"").await;
}

#[tokio::test]
async fn without_a_bus_everybody_finds_out_a_little_later() {
    let ([here, there], hub) = two().await;
    let (ada, bea) = (here.program("Ada").await, there.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    let mut seen = stream(&ada, &id).await;
    hub.cut(true);
    let version = play_on(&at(&ada, &there), &bea, &id).await;
    read_until(&mut seen, &format!("\"version\":{version}")).await;
    let version = play_on(&at(&ada, &there), &bea, &id).await;
    hub.cut(false);
    read_until(&mut seen, &format!("\"version\":{version}")).await;
}

#[tokio::test]
async fn a_match_that_began_unheard_has_the_same_versions_at_every_server() {
    let ([here, there], hub) = two().await;
    let (ada, bea) = (here.program("Ada").await, there.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    assert_eq!(ada.view(&id).await["state"], "open");
    // Nobody tells this server that it begins, and what is done in the first turns, some of it in secret.
    hub.cut(true);
    bea.join(&id).await;
    let ada_there = at(&ada, &there);
    for _ in 0..12 {
        let acted = ada_there.act_nth(&id, 0).await || bea.act_nth(&id, 0).await;
        assert!(acted, "somebody can act");
    }
    for client in [&ada, &bea] {
        let [one, other] = [&here, &there].map(|house| at(client, house));
        until("both servers show the same", || async {
            let (one, other) = (one.view(&id).await, other.view(&id).await);
            one["steps"] == other["steps"] && one["state"] == other["state"]
        })
        .await;
        assert_eq!(one.view(&id).await["version"], other.view(&id).await["version"]);
    }
}

#[tokio::test]
async fn one_server_lets_the_bots_think_and_another_goes_on() {
    let ([here, there], _hub) = two().await;
    let ada = here.program("Ada").await;
    let id = ada.make(&["thumb", "me", "thumb"]).await;
    at(&ada, &there).view(&id).await;
    ada.view(&id).await;
    until("somebody leads", || async { here.state.store.lease_holder(&id).await.expect("reads").is_some() }).await;
    let holder = here.state.store.lease_holder(&id).await.expect("reads").expect("somebody");
    let (leader, other) = if holder == here.state.cluster.node() { (&here, &there) } else { (&there, &here) };
    // It dies without a word: it beats no more, and answers nobody.
    leader.state.stop.cancel();
    until("the other leads", || async {
        other.state.store.lease_holder(&id).await.expect("reads").as_deref() == Some(other.state.cluster.node())
    })
    .await;
    let ada = at(&ada, other);
    for round in 0..6 {
        until("the bots move", || async { !ada.view(&id).await["actions"][0].is_null() }).await;
        assert!(ada.act_nth(&id, round).await);
    }
    let entries = other.state.store.actions(&MatchId::new(id.as_str()), 0).await.expect("a log");
    assert!(entries.iter().any(|entry| entry.action_id.starts_with("bot:")), "{entries:?}");
}

#[tokio::test]
async fn a_server_that_signs_off_hands_over_at_once() {
    let ([here, there], _hub) = two().await;
    assert_eq!(here.state.cluster.claim("m").await.expect("claims"), Lease::Ours);
    let theirs = Lease::Theirs(here.state.cluster.node().to_owned());
    assert_eq!(there.state.cluster.claim("m").await.expect("claims"), theirs);
    let mut changes = there.state.cluster.changes();
    here.state.cluster.leave().await.expect("it leaves");
    until("it is noticed", || async { there.state.cluster.size() == 1 }).await;
    assert!(changes.has_changed().expect("a cluster"));
    changes.mark_unchanged();
    assert_eq!(there.state.cluster.claim("m").await.expect("claims"), Lease::Ours);
}

#[tokio::test]
async fn what_a_server_told_before_it_signed_off_stops_no_bot_when_it_is_heard_late() {
    let ([here, there], hub) = two().await;
    let ada = here.program("Ada").await;
    let id = ada.make(&["me", "thumb"]).await;
    let other = at(&ada, &there);
    let _watching = stream(&other, &id).await;
    let house = there.state.store.secret("house", "").await.expect("a house");
    here.state.stop.cancel();
    here.state.cluster.leave().await.expect("it leaves");
    here.state.rooms.close().await;
    until("it is noticed", || async { there.state.cluster.size() == 1 }).await;
    let late = json!({ "news": "lead", "node": here.state.cluster.node() }).to_string();
    hub.node().tell(&format!("gantry.{house}.match.{id}"), late.into_bytes());
    for _ in 0..3 {
        until("the bot moves", || async { !other.view(&id).await["actions"][0].is_null() }).await;
        assert!(other.act_nth(&id, 0).await);
    }
}

#[tokio::test]
async fn a_server_that_is_there_but_has_let_go_of_a_table_stops_no_bot() {
    let ([here, there], hub) = two().await;
    let ada = here.program("Ada").await;
    let id = ada.make(&["me", "thumb"]).await;
    let other = at(&ada, &there);
    let _watching = stream(&other, &id).await;
    let house = there.state.store.secret("house", "").await.expect("a house");
    here.state.rooms.close().await;
    let wrong = json!({ "news": "lead", "node": here.state.cluster.node() }).to_string();
    for _ in 0..3 {
        hub.node().tell(&format!("gantry.{house}.match.{id}"), wrong.clone().into_bytes());
        until("the bot moves", || async { !other.view(&id).await["actions"][0].is_null() }).await;
        assert!(other.act_nth(&id, 0).await);
    }
}

#[tokio::test]
async fn suggestions_marks_and_requests_reach_people_at_other_servers() {
    let ([here, there], _hub) = two().await;
    let (ada, bea) = (here.program("Ada").await, there.program("Bea").await);
    let body = json!({ "game": "jupiter-rescue", "seats": ["me", "open"], "pace": "instant" });
    let id = ada.post("/api/v1/matches", &body).await.json()["id"].as_str().expect("an id").to_owned();
    bea.join(&id).await;
    let path = format!("/api/v1/matches/{id}");
    let marked = ada.post(&format!("{path}/marks"), &json!({ "place": "0,0" })).await;
    assert!(marked.status.is_success(), "{}", marked.body);
    until("the mark is seen", || async { bea.view(&id).await["marks"] == json!([{ "seat": 0, "place": "0,0" }]) })
        .await;
    // A request to take back at one server, and the answer at the other.
    let is_adas_turn = !ada.view(&id).await["actions"][0].is_null();
    let (mut actor, mut other) = if is_adas_turn { (ada, bea) } else { (bea, ada) };
    assert!(actor.act_nth(&id, 0).await);
    actor.form(&format!("/m/{id}/takeback"), &[("answer", "ask")]).await;
    until("the other is asked", || async { other.get(&format!("/m/{id}")).await.body.contains("value=\"agree\"") })
        .await;
    let before = here.state.store.actions(&MatchId::new(id.as_str()), 0).await.expect("a log").len();
    other.form(&format!("/m/{id}/takeback"), &[("answer", "agree")]).await;
    let after = here.state.store.actions(&MatchId::new(id.as_str()), 0).await.expect("a log");
    assert_eq!(after.len(), before + 1, "{after:?}");
}

#[tokio::test]
async fn who_signs_out_at_one_server_is_out_at_all() {
    let ([here, there], _hub) = two().await;
    let ada = here.program("Ada").await;
    let (me, elsewhere) = ("/api/v1/me", at(&ada, &there));
    assert_eq!(elsewhere.get(me).await.status, StatusCode::OK);
    let sessions = ada.get("/api/v1/me/sessions").await.json();
    let handle = sessions[0]["id"].as_str().unwrap_or_else(|| panic!("{sessions}")).to_owned();
    let ended = ada.post(&format!("/api/v1/me/sessions/{handle}/end"), &json!({})).await;
    assert!(ended.status.is_success(), "{}", ended.body);
    until("it is known everywhere", || async { elsewhere.get(me).await.status == StatusCode::UNAUTHORIZED }).await;
}

#[tokio::test]
async fn a_stream_ends_when_its_session_is_ended_at_another_server() {
    let ([here, there], _hub) = two().await;
    let ada = here.program("Ada").await;
    let id = ada.make(&["me", "open"]).await;
    let mut lost = stream(&at(&ada, &there), &id).await;
    read_until(&mut lost, "\"state\":\"open\"").await;
    let sessions = ada.get("/api/v1/me/sessions").await.json();
    let handle = sessions[0]["id"].as_str().unwrap_or_else(|| panic!("{sessions}")).to_owned();
    ada.post(&format!("/api/v1/me/sessions/{handle}/end"), &json!({})).await;
    read_until(&mut lost, "retry:").await;
    assert!(timeout(PATIENCE, lost.next()).await.expect("it ends").is_none());
}

#[tokio::test]
async fn what_a_server_that_stops_did_for_all_goes_on_elsewhere_while_it_finishes() {
    let ([here, there], _hub) = two().await;
    let cluster = &here.state.cluster;
    assert_eq!(cluster.claim("m").await.expect("claims"), Lease::Ours);
    cluster.hand_over().await;
    assert!(!cluster.holds_leases());
    assert_eq!(there.state.cluster.claim("m").await.expect("claims"), Lease::Ours);
    assert!(there.state.cluster.is_there(cluster.node()), "what it still does is looked for");
    assert_ne!(cluster.claim("n").await.expect("claims"), Lease::Ours);
}

#[tokio::test]
async fn all_matches_of_a_server_that_is_gone_go_on() {
    let ([here, there], _hub) = two().await;
    let names: Vec<String> = (0..40).map(|n| format!("m{n:02}")).collect();
    let ada = here.program("Ada").await;
    let mut ids = Vec::new();
    for _ in &names {
        ids.push(ada.make(&["me", "thumb", "thumb"]).await);
    }
    for id in &ids {
        here.state.store.release_lease(id, here.state.cluster.node()).await.expect("it is free");
        assert!(here.state.store.take_lease(id, "gone", None).await.expect("an answer"));
    }
    here.state.store.beat("gone", 1, true).await.expect("it was there");
    until("others have all of them", || async { here.state.store.leases_of("gone").await.expect("reads").is_empty() })
        .await;
    let holders =
        async |house: &House| house.state.store.leases_of(house.state.cluster.node()).await.expect("reads").len();
    assert_eq!(holders(&here).await + holders(&there).await, 40);
}

#[tokio::test]
async fn who_hears_of_others_all_the_time_still_tells_what_was_taken() {
    let (store, hub) = (Store::open_in_memory().await.expect("a store"), Local::default());
    let config = Config { rate: Some(crate::Rate { per_second: 1000, burst: 1000 }), ..config() };
    let [here, there] = servers(config.clone(), &store, &hub).await;
    let third = App::join(config, store.clone(), hub.node()).await;
    let subject = format!("gantry.{}.house", store.secret("house", "").await.expect("a house"));
    let (mut heard, noise) = (hub.node().listen(&subject).await, hub.node());
    let apps = [here.state.clone(), there.state.clone(), third];
    let networks = [1, 2, 3].map(|number| crate::net::Network::of(std::net::Ipv4Addr::new(192, 0, 2, number).into()));
    let busy = async {
        loop {
            apps.iter().zip(networks).for_each(|(app, network)| assert!(app.changes.take(Some(network))));
            noise.tell(&subject, json!({ "news": "something" }).to_string().into_bytes());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let all_tell = async {
        let mut missing: Vec<String> = (1..=3).map(|number| format!("192.0.2.{number}")).collect();
        while !missing.is_empty() {
            if let Heard::Message(message) = heard.next().await {
                let message = String::from_utf8_lossy(&message).into_owned();
                missing.retain(|network| !message.contains(network.as_str()));
            }
        }
    };
    tokio::select! {
        () = busy => {}
        told = timeout(PATIENCE, all_tell) => told.expect("each of the three tells"),
    }
}

#[tokio::test]
async fn a_limit_holds_for_all_servers_together() {
    let (store, hub) = (Store::open_in_memory().await.expect("a store"), Local::default());
    let config = Config { rate: Some(crate::Rate { per_second: 1, burst: 30 }), ..config() };
    let [here, there] = servers(config, &store, &hub).await;
    let ask = |house: &House| {
        let router = house.router.clone();
        async move {
            let request = Request::post("/api/v1/players").header(CONTENT_TYPE, "application/json");
            let request = request.body(Body::from(json!({ "name": "Ada" }).to_string())).expect("a request");
            router.oneshot(request).await.expect("an answer").status()
        }
    };
    for _ in 0..30 {
        ask(&here).await;
    }
    until("the other server knows", || async { ask(&there).await == StatusCode::TOO_MANY_REQUESTS }).await;
}
