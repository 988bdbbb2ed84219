//! Finding each other: open tables, and playing with whoever comes.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use axum::body::BodyDataStream;
use bus::Local;
use futures_util::{FutureExt, StreamExt};
use store::Store;

use super::cluster::servers;
use super::*;
use crate::Clock;
use crate::meeting::end_waiting;

/// A house with a clock of its own.
async fn house() -> (House, Arc<AtomicI64>) {
    let now = Arc::new(AtomicI64::new(1_800_000_000_000));
    (House::with(config(&now)).await, now)
}

fn config(now: &Arc<AtomicI64>) -> Config {
    Config { rate: None, clock: Clock::Told(now.clone()), ..Config::default() }
}

async fn pass(house: &House, now: &AtomicI64, seconds: i64) {
    now.fetch_add(seconds * 1000, Ordering::Relaxed);
    end_waiting(&house.state, now.load(Ordering::Relaxed)).await.expect("the store answers");
}

/// The same while somebody asks for the table at which they wait now and then.
async fn wait_there(house: &House, now: &AtomicI64, client: &Client<'_>, id: &str, seconds: i64) {
    for waited in 0..seconds {
        pass(house, now, 1).await;
        if waited % 10 == 0 {
            client.view(id).await;
        }
    }
}

impl Client<'_> {
    async fn meet(&self, game: &str, wait: u32) -> String {
        let answer = self.post("/api/v1/meet", &json!({ "game": game, "wait": wait })).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.body);
        answer.json()["id"].as_str().expect("an id").to_owned()
    }

    /// The ids of the open tables.
    async fn tables(&self, query: &str) -> Vec<String> {
        let answer = self.get(&format!("/api/v1/tables?{query}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        let tables = answer.json();
        tables.as_array().expect("tables").iter().map(|one| one["id"].as_str().expect("an id").to_owned()).collect()
    }
}

#[tokio::test]
async fn two_who_look_for_the_same_game_meet_at_once() {
    let (house, _) = house().await;
    let (ada, bea, cem) = (house.program("Ada").await, house.program("Bea").await, house.program("Cem").await);
    let id = ada.meet("rocket-jockey", 30).await;
    assert_eq!(ada.view(&id).await["state"], "open");
    assert_eq!(ada.meet("rocket-jockey", 600).await, id, "who looks again waits on");
    assert_ne!(cem.meet("rocketmen", 30).await, id, "another game");
    assert_eq!(bea.meet("rocket-jockey", 30).await, id);
    let view = bea.view(&id).await;
    assert_eq!((&view["state"], &view["seats"][1]["name"]), (&json!("running"), &json!("Bea")));
    let games = [("rocket-rescue", 3), ("jupiter-rescue", 2)];
    for (game, seats) in games {
        let id = ada.meet(game, 30).await;
        assert_eq!(bea.meet(game, 30).await, id);
        let view = ada.view(&id).await;
        assert_eq!(view["seats"].as_array().map(Vec::len), Some(seats), "with a bot where the game wants one");
        assert_eq!(view["state"], "running");
    }
}

#[tokio::test]
async fn who_has_waited_long_enough_plays_with_a_bot_also_after_a_restart() {
    let (house, now) = house().await;
    let ada = house.program("Ada").await;
    let id = ada.meet("rocket-jockey", 30).await;
    wait_there(&house, &now, &ada, &id, 29).await;
    assert_eq!(ada.view(&id).await["state"], "open");
    let state = App::beside(&house.state);
    let again = House { router: app(state.clone()), state };
    pass(&again, &now, 1).await;
    let ada = Client { house: &again, ..ada.clone() };
    let view = ada.view(&id).await;
    assert_eq!((&view["state"], &view["seats"][1]["kind"]), (&json!("running"), &json!("bot")));
    assert_ne!(ada.meet("rocket-jockey", 30).await, id, "that waiting is over");
}

#[tokio::test]
async fn two_meet_at_different_servers() {
    let (now, store) = (Arc::new(AtomicI64::new(1_800_000_000_000)), Store::open_in_memory().await.expect("a store"));
    let [first, second] = servers(config(&now), &store, &Local::default()).await;
    let (ada, bea) = (first.program("Ada").await, second.program("Bea").await);
    let id = ada.meet("rocket-jockey", 30).await;
    assert_eq!(bea.meet("rocket-jockey", 30).await, id);
    assert_eq!(ada.view(&id).await["state"], "running");
    let id = ada.meet("rocket-jockey", 30).await;
    wait_there(&second, &now, &ada, &id, 30).await;
    pass(&first, &now, 0).await;
    let view = bea.view(&id).await;
    assert_eq!((&view["state"], &view["seats"][1]["kind"]), (&json!("running"), &json!("bot")));
}

#[tokio::test]
async fn nobody_is_seated_with_somebody_who_has_gone() {
    let (house, now) = house().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.meet("rocket-jockey", 600).await;
    now.fetch_add(25_000, Ordering::Relaxed);
    let other = bea.meet("rocket-jockey", 600).await;
    assert_ne!(other, id, "Ada was not heard of for too long");
    assert_eq!(
        (ada.view(&id).await["state"].clone(), bea.view(&other).await["state"].clone()),
        (json!("abandoned"), json!("open"))
    );
    assert_eq!(ada.tables("").await, std::slice::from_ref(&other));
    pass(&house, &now, 15).await;
    assert_eq!(bea.view(&other).await["state"], "open");
    pass(&house, &now, 25).await;
    assert_eq!(bea.view(&other).await["state"], "abandoned", "it is swept before anybody comes");
}

#[tokio::test]
async fn who_keeps_a_page_open_has_not_gone() {
    let now = Arc::new(AtomicI64::new(1_800_000_000_000));
    let house = House::with(Config { look_around: Duration::from_millis(10), ..config(&now) }).await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.meet("rocket-jockey", 600).await;
    let request = ada.request(Method::GET, &format!("/m/{id}/stream")).body(Body::empty()).expect("a request");
    let mut page = house.router.clone().oneshot(request).await.expect("an answer").into_body().into_data_stream();
    page.next().await.expect("a first message").expect("no failure");
    let moment = now.fetch_add(300_000, Ordering::Relaxed) + 300_000;
    let noted = async {
        while !house.state.store.due_seeks(moment, moment).await.expect("an answer").is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), noted).await.expect("it is noted that Ada is there");
    assert_eq!(bea.meet("rocket-jockey", 30).await, id);
    assert_eq!(bea.view(&id).await["state"], "running");
}

#[tokio::test]
async fn a_bot_comes_only_to_those_who_have_room_for_another_match() {
    let now = Arc::new(AtomicI64::new(1_800_000_000_000));
    let quota = crate::Quota { open: 9, running: 1 };
    let house = House::with(Config { quota, ..config(&now) }).await;
    let ada = house.program("Ada").await;
    let id = ada.meet("rocket-jockey", 30).await;
    ada.make(&["me", "thumb"]).await;
    wait_there(&house, &now, &ada, &id, 31).await;
    assert_eq!(ada.view(&id).await["state"], "open");
    let answer = ada.post("/api/v1/meet", &json!({ "game": "rocketmen", "wait": 30 })).await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS, "{}", answer.body);
}

#[tokio::test]
async fn who_looks_for_a_person_may_leave_again_and_is_told_what_is_wrong() {
    let (house, now) = house().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.meet("rocket-jockey", 30).await;
    ada.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    let other = bea.meet("rocket-jockey", 30).await;
    assert_ne!(other, id, "nobody waits there");
    wait_there(&house, &now, &bea, &other, 60).await;
    assert_eq!(ada.view(&id).await["state"], "abandoned");
    assert_eq!(bea.view(&other).await["state"], "running");
    for (body, status) in [
        (json!({ "game": "chess", "wait": 30 }), StatusCode::NOT_FOUND),
        (json!({ "game": "rocketmen", "wait": 1 }), StatusCode::BAD_REQUEST),
        (json!({ "game": "rocketmen" }), StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(ada.post("/api/v1/meet", &body).await.status, status, "{body}");
    }
    let nobody = house.browser().post("/api/v1/meet", &json!({ "game": "rocketmen", "wait": 30 })).await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_guest_meets_somebody_by_two_forms_and_reads_when_a_bot_comes() {
    let (house, _) = house().await;
    let (mut ada, mut bea) = (house.browser(), house.browser());
    let meet = |name: &'static str| [("game", "rocket-jockey"), ("wait", "30"), ("name", name)];
    let table = ada.form("/meet", &meet("Ada")).await.location().to_owned();
    let page = ada.get(&table).await.body;
    assert!(page.contains("a bot joins in") && page.contains("data-until=\"1800000030000\""), "{page}");
    assert_eq!(bea.form("/meet", &meet("")).await.location(), table);
    let page = bea.get(&table).await.body;
    assert!(page.contains("Ada") && !page.contains("a bot joins in"), "{page}");
}

#[tokio::test]
async fn open_tables_are_found_by_game_players_and_clock() {
    let (house, _) = house().await;
    let ada = house.program("Ada").await;
    let make = async |game: &str, seats: &[&str], clock: &str, public: bool| {
        let body = json!({ "game": game, "seats": seats, "clock": clock, "public": public });
        ada.post("/api/v1/matches", &body).await.json()["id"].as_str().expect("an id").to_owned()
    };
    let jockey = make("rocket-jockey", &["me", "open"], "none", true).await;
    let live = make("rocketmen", &["me", "open", "open"], "live 600+10", true).await;
    let days = make("rocketmen", &["me", "open"], "days 3", true).await;
    make("rocketmen", &["me", "open"], "days 3", false).await;
    let sorted = |mut ids: Vec<String>| {
        ids.sort();
        ids
    };
    let all = sorted(vec![jockey.clone(), live.clone(), days.clone()]);
    assert_eq!(sorted(ada.tables("").await), all, "only what everybody may find");
    assert_eq!(ada.tables("game=rocket-jockey").await, [jockey.as_str()]);
    assert_eq!(ada.tables("players=3").await, [live.as_str()]);
    assert_eq!(ada.tables("clock=days").await, [days.as_str()]);
    assert_eq!(ada.tables("clock=none&players=2").await, [jockey.as_str()]);
    assert!(ada.tables("game=rocket-jockey&clock=live").await.is_empty());
    let page = ada.get("/tables?game=rocketmen&players=&clock=live").await.body;
    assert!(page.contains(&format!("/m/{live}")) && !page.contains(&format!("/m/{days}")), "{page}");
    for (query, status) in [
        ("game=chess", StatusCode::NOT_FOUND),
        ("players=x", StatusCode::BAD_REQUEST),
        ("clock=x", StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(ada.get(&format!("/tables?{query}")).await.status, status);
        assert_eq!(ada.get(&format!("/api/v1/tables?{query}")).await.status, status);
    }
}

/// The stream of a list that somebody keeps open.
async fn stream(client: &Client<'_>, query: &str) -> BodyDataStream {
    let request = client.request(Method::GET, &format!("/tables/stream?{query}")).body(Body::empty());
    let answer = client.house.router.clone().oneshot(request.expect("a request")).await.expect("an answer");
    answer.into_body().into_data_stream()
}

async fn message(stream: &mut BodyDataStream) -> String {
    String::from_utf8_lossy(&stream.next().await.expect("a message").expect("no failure")).into_owned()
}

async fn look(house: &House) {
    house.state.tables.now(&house.state.store).await.expect("the store answers");
}

#[tokio::test]
async fn an_open_list_hears_of_tables_that_come_and_go_and_of_nothing_else() {
    let (house, _) = house().await;
    let (ada, bea, eve) = (house.program("Ada").await, house.program("Bea").await, house.browser());
    let mut all = stream(&eve, "").await;
    let mut rocketmen = stream(&eve, "game=rocketmen").await;
    assert!(message(&mut all).await.contains("No table is waiting"));
    assert!(message(&mut rocketmen).await.contains("No table is waiting"));
    let running = ada.make(&["me", "thumb"]).await;
    let private = ada.make(&["me", "open"]).await;
    ada.act_nth(&running, 0).await;
    look(&house).await;
    assert!(all.next().now_or_never().is_none(), "what is not for everybody wakes nobody");
    let body = json!({ "game": "rocket-jockey", "seats": ["me", "open"], "public": true });
    let id = ada.post("/api/v1/matches", &body).await.json()["id"].as_str().expect("an id").to_owned();
    bea.join(&private).await;
    look(&house).await;
    let told = message(&mut all).await;
    assert!(told.contains(&format!("/m/{id}")) && !told.contains(&private) && !told.contains(&running), "{told}");
    bea.join(&id).await;
    look(&house).await;
    assert!(message(&mut all).await.contains("No table is waiting"));
    assert!(rocketmen.next().now_or_never().is_none(), "other games do not concern this one");
}

#[tokio::test]
async fn a_list_that_is_known_is_not_sent_again() {
    let (house, _) = house().await;
    let eve = house.browser();
    let page = eve.get("/tables").await.body;
    let seen = page.split("seen=").nth(1).and_then(|rest| rest.split('"').next()).expect("the name of the list");
    let mut again = stream(&eve, &format!("seen={seen}")).await;
    assert_eq!(message(&mut again).await, ":\n\n");
}

/// The id of a series' next match, which somebody asks for by a form.
async fn next(client: &Client<'_>, id: &str) -> String {
    let mut browser = client.house.browser();
    browser.token.clone_from(&client.token);
    browser.form(&format!("/m/{id}/rematch"), &[]).await.location().trim_start_matches("/m/").to_owned()
}

async fn leave(client: &Client<'_>, id: &str) {
    client.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
}

#[tokio::test]
async fn a_series_is_played_in_changing_seats_until_it_is_decided() {
    let (house, _) = house().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let body = json!({ "game": "rocket-jockey", "seats": ["me", "open"], "series": "best 3" });
    let first = ada.post("/api/v1/matches", &body).await.json()["id"].as_str().expect("an id").to_owned();
    bea.join(&first).await;
    assert_eq!(
        ada.view(&first).await["series"],
        json!({ "length": "best 3", "matches": [], "wins": [], "over": false })
    );
    leave(&bea, &first).await;
    let view = ada.view(&first).await;
    assert_eq!((&view["series"]["wins"], &view["series"]["matches"]), (&json!([1.0, 0.0]), &json!([first])));
    let second = next(&bea, &first).await;
    let view = ada.view(&second).await;
    assert_eq!((&view["state"], &view["seat"]), (&json!("running"), &json!(1)), "it begins, in other seats");
    assert_eq!(view["series"]["wins"], json!([0.0, 1.0]), "the wins go along");
    leave(&ada, &second).await;
    let page = bea.get(&format!("/m/{second}")).await.body;
    assert!(page.contains("Score of the series") && page.contains("Next match"), "{page}");
    let third = next(&ada, &second).await;
    leave(&bea, &third).await;
    let view = ada.view(&third).await;
    assert_eq!((&view["series"]["over"], &view["series"]["wins"]), (&json!(true), &json!([2.0, 1.0])));
    let page = ada.get(&format!("/m/{third}")).await.body;
    assert!(page.contains("You win the series.") && page.contains("Play another series"), "{page}");
    let again = next(&ada, &third).await;
    assert_eq!(bea.view(&again).await["series"]["wins"], json!([]), "another series");
}

#[tokio::test]
async fn a_series_is_for_rivals() {
    let (house, _) = house().await;
    let ada = house.program("Ada").await;
    for (game, seats, series) in [
        ("jupiter-rescue", vec!["me", "open"], "best 3"),
        ("rocketmen", vec!["me"], "best 3"),
        ("rocketmen", vec!["me", "open"], "best 4"),
    ] {
        let body = json!({ "game": game, "seats": seats, "series": series });
        assert_eq!(ada.post("/api/v1/matches", &body).await.status, StatusCode::BAD_REQUEST, "{body}");
    }
    let page = ada.get("/new?game=rocket-jockey&players=2").await.body;
    assert!(page.contains("best 3"));
    assert!(!ada.get("/new?game=jupiter-rescue&players=2").await.body.contains("best 3"));
}

/// Somebody who has claimed this name.
async fn claimed<'a>(house: &'a House, name: &str) -> Client<'a> {
    let mut client = house.browser();
    client.form("/settings", &[("name", name)]).await;
    let answer = client.form("/settings/claim", &[("name", name), ("password", "three blue rockets")]).await;
    assert!(answer.status.is_redirection() || answer.status.is_success(), "{}", answer.body);
    client
}

impl Client<'_> {
    async fn invite(&self, id: &str, name: &str) -> Answer {
        self.post(&format!("/api/v1/matches/{id}/invitations"), &json!({ "name": name })).await
    }

    async fn invited_to(&self) -> Vec<String> {
        let answer = self.get("/api/v1/me/invitations").await.json();
        answer.as_array().expect("a list").iter().map(|one| one["id"].as_str().expect("an id").to_owned()).collect()
    }
}

#[tokio::test]
async fn who_is_invited_sees_it_and_accepts_or_declines() {
    let (house, _) = house().await;
    let (ada, mut bea) = (house.program("Ada").await, claimed(&house, "Bea").await);
    let id = ada.make(&["me", "open"]).await;
    let sent = ada.invite(&id, "bea").await;
    assert_eq!(sent.status, StatusCode::NO_CONTENT, "{}", sent.body);
    assert_eq!(bea.invited_to().await, [id.as_str()]);
    let home = bea.get("/").await.body;
    assert!(home.contains("Ada invites you to Rocket Jockey."), "{home}");
    assert!(bea.get("/settings").await.body.contains("You have an invitation"));
    let data = bea.get("/api/v1/me").await.json();
    assert_eq!((&data["invitations"][0]["from"], &data["invitations"][0]["to"]), (&json!("Ada"), &json!("Bea")));
    assert!(!house.browser().get("/").await.body.contains("invites you"));
    bea.form(&format!("/m/{id}/join"), &[]).await;
    assert_eq!(ada.view(&id).await["state"], "running");
    assert!(bea.invited_to().await.is_empty() && !bea.get("/settings").await.body.contains("You have an invitation"));
    let other = ada.make(&["me", "open"]).await;
    ada.invite(&other, "Bea").await;
    bea.form(&format!("/m/{other}/decline"), &[]).await;
    assert!(bea.invited_to().await.is_empty());
    let again = ada.invite(&other, "Bea").await;
    assert_eq!(
        (again.status, &again.json()["error"]),
        (StatusCode::CONFLICT, &json!("not-now")),
        "nobody is asked twice"
    );
    // Those who have played together need no names.
    let page = ada.get(&format!("/m/{other}/invite")).await.body;
    assert!(page.contains("People you have played with") && page.contains("Bea"), "{page}");
}

#[tokio::test]
async fn who_wants_no_invitations_gets_none_and_nobody_gets_too_many() {
    let (house, _) = house().await;
    let (ada, eve, mut bea) = (house.program("Ada").await, house.program("Eve").await, claimed(&house, "Bea").await);
    let refused = async |client: &Client<'_>, id: &str| {
        let answer = client.invite(id, "Bea").await;
        (answer.status == StatusCode::CONFLICT)
            .then(|| answer.json()["sentence"].as_str().unwrap_or_default().to_owned())
    };
    let id = ada.make(&["me", "open"]).await;
    assert_eq!(refused(&eve, &id).await, None, "only who sits there invites");
    assert_eq!(eve.invite(&id, "Bea").await.status, StatusCode::FORBIDDEN);
    ada.invite(&id, "Bea").await;
    bea.form(&format!("/m/{id}/decline"), &[("never", "yes")]).await;
    let second = ada.make(&["me", "open"]).await;
    assert_eq!(refused(&ada, &second).await.as_deref(), Some("This player does not accept invitations."));
    let eves = eve.make(&["me", "open"]).await;
    assert_eq!(refused(&eve, &eves).await, None, "others may");
    assert_eq!(bea.invited_to().await, [eves.as_str()]);
    bea.form("/settings/invitations", &[("whom", ""), ("refuse", "yes")]).await;
    let thirds = eve.make(&["me", "open"]).await;
    assert_eq!(refused(&eve, &thirds).await.as_deref(), Some("This player does not accept invitations."));
    bea.form("/settings/invitations", &[("whom", ""), ("refuse", "no")]).await;
    assert_eq!(refused(&eve, &thirds).await, None);
    assert_eq!(eve.invite(&thirds, "Nobody").await.status, StatusCode::CONFLICT);
    assert_eq!(bea.invite(&thirds, "Bea").await.status, StatusCode::FORBIDDEN);
    // Who may not talk does not invite.
    let eves_id = eve.get("/api/v1/me").await.json()["id"].as_str().expect("an id").to_owned();
    house.state.administer(store::AdminDeed::Mute(store::PlayerId::new(eves_id), true)).await.expect("it is done");
    assert!(refused(&eve, &thirds).await.is_some_and(|told| !told.contains("no invitations")));
}

#[tokio::test]
async fn invitations_go_with_those_who_are_forgotten() {
    let (house, _) = house().await;
    let (ada, mut bea) = (house.program("Ada").await, claimed(&house, "Bea").await);
    let id = ada.make(&["me", "open"]).await;
    ada.invite(&id, "Bea").await;
    bea.form("/settings/delete", &[("sure", "yes")]).await;
    assert_eq!(ada.get("/api/v1/me").await.json()["invitations"], json!([]));
    let cem = claimed(&house, "Cem").await;
    ada.invite(&id, "Cem").await;
    let adas = ada.get("/api/v1/me").await.json()["id"].as_str().expect("an id").to_owned();
    house.state.administer(store::AdminDeed::DeletePlayer(store::PlayerId::new(adas))).await.expect("it is done");
    assert!(cem.invited_to().await.is_empty());
}
