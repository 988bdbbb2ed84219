//! Hints: what a strong player would consider, for whoever plays against bots.

use std::time::Duration;

use engine::Seat;
use store::MatchId;

use super::*;

#[tokio::test]
async fn a_hint_is_made_of_what_its_seat_knows() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
    let id = ada.make(&["me", "thumb"]).await;
    let room = house.state.rooms.get(&MatchId::new(id.as_str())).await.expect("a room");
    let path = format!("/api/v1/matches/{id}/hint");
    while ada.view(&id).await["actions"].as_array().is_none_or(|actions| actions.len() < 2) {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let answer = ada.get(&path).await;
    assert_eq!(answer.status, StatusCode::OK);
    let legal = ada.get(&format!("/api/v1/matches/{id}/actions")).await.json()["actions"].clone();
    let hints = answer.json()["hints"].clone();
    let hints = hints.as_array().expect("a list");
    assert!(!hints.is_empty() && hints.len() <= 3);
    for hint in hints {
        let listed = |action: &Value| action["action"] == hint["action"];
        assert!(legal.as_array().expect("a list").iter().any(listed), "{hint} is legal");
    }
    let words = hints[0]["sentence"].as_str().expect("words");
    assert!(words.contains(": ") && words.ends_with('.'), "a reason: {words}");
    for other in &hints[1..] {
        let words = other["sentence"].as_str().expect("words");
        let said = ["just as good", "fewer wins", "hardly tried", "too close to tell apart"];
        assert!(said.iter().any(|said| words.contains(said)), "how much it loses, or that it is not known: {words}");
    }
    redraw(&room, Some(Seat::new(0)), 5).await;
    assert_eq!(ada.get(&path).await.bytes(), answer.bytes(), "the same with other secrets");
}

#[tokio::test]
async fn nobody_gets_hints_against_people() {
    let house = House::open().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    let path = format!("/api/v1/matches/{id}/hint");
    assert_eq!(ada.get(&path).await.json()["error"], "not-running");
    bea.join(&id).await;
    for person in [&ada, &bea] {
        let answer = person.get(&path).await;
        assert_eq!((answer.status, &answer.json()["error"]), (StatusCode::CONFLICT, &Value::from("not-now")));
        assert!(!person.get(&format!("/m/{id}")).await.body.contains("/hint"), "the page does not offer it");
    }
    let cem = house.program("Cem").await;
    assert_eq!(cem.get(&path).await.json()["error"], "not-your-seat");
    assert_eq!(house.browser().get(&path).await.status, StatusCode::UNAUTHORIZED);
}

/// A match against a bot in which Ada is to choose; its id.
async fn to_choose(ada: &Client<'_>) -> String {
    let id = ada.make(&["me", "thumb"]).await;
    while ada.view(&id).await["actions"].as_array().is_none_or(|actions| actions.len() < 2) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    id
}

/// Lets other tasks go on until this holds.
async fn until(holds: impl Fn() -> bool) {
    while !holds() {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// A request for a hint that goes on by itself.
fn asking(house: &House, client: &Client<'_>, id: &str) -> tokio::task::JoinHandle<StatusCode> {
    let request = client.request(Method::GET, &format!("/api/v1/matches/{id}/hint"));
    let request = request.body(Body::empty()).expect("a request");
    let router = house.router.clone();
    tokio::spawn(async move { router.oneshot(request).await.expect("an answer").status() })
}

#[tokio::test]
async fn a_flood_of_requests_is_one_thought() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
    let id = to_choose(&ada).await;
    let flood: Vec<_> = (0..300).map(|_| asking(&house, &ada, &id)).collect();
    for request in flood {
        assert_eq!(request.await.expect("no panic"), StatusCode::OK);
    }
    let hint = ada.get(&format!("/api/v1/matches/{id}/hint")).await.bytes();
    assert_eq!(ada.get(&format!("/api/v1/matches/{id}/hint")).await.bytes(), hint);
    assert_eq!(house.state.rooms.thinkers.turns().counts(), (1, 0), "it was thought of once");
    // The next position is another question.
    assert!(ada.act_nth(&id, 0).await);
    while ada.view(&id).await["actions"].as_array().is_none_or(Vec::is_empty) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    ada.get(&format!("/api/v1/matches/{id}/hint")).await;
    assert_eq!(house.state.rooms.thinkers.turns().counts(), (2, 0));
}

#[tokio::test]
async fn who_goes_away_takes_the_question_along() {
    let house = House::with(Config { rate: None, thinkers: 1, ..Config::default() }).await;
    let ada = house.program("Ada").await;
    let id = to_choose(&ada).await;
    let turns = house.state.rooms.thinkers.turns().clone();
    let held = turns.turn([0, 0]).await.expect("the only place");
    let requests = [asking(&house, &ada, &id), asking(&house, &ada, &id)];
    until(|| turns.counts().1 == 1).await;
    requests[0].abort();
    // Somebody still waits for it.
    tokio::time::sleep(Duration::from_millis(20)).await;
    assert_eq!(turns.counts().1, 1);
    requests[1].abort();
    until(|| turns.counts().1 == 0).await;
    drop(held);
    // It can be asked again.
    assert_eq!(asking(&house, &ada, &id).await.expect("no panic"), StatusCode::OK);
}

#[tokio::test]
async fn bots_at_other_tables_do_not_wait_for_hints() {
    let house = House::with(Config { rate: None, thinkers: 1, ..Config::default() }).await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let turns = house.state.rooms.thinkers.turns().clone();
    let _held = turns.turn([0, 0]).await.expect("the only place");
    let mut waiting = Vec::new();
    for _ in 0..5 {
        let id = to_choose(&ada).await;
        waiting.push(asking(&house, &ada, &id));
    }
    until(|| turns.counts().1 == 5).await;
    let id = bea.make(&["me", "strong"]).await;
    let bea_seat = 0;
    while bea.view(&id).await["log"].as_array().is_none_or(|log| log.iter().all(|line| line["seat"] == bea_seat)) {
        bea.act_nth(&id, 0).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(turns.counts().1, 5, "the hints still wait");
    waiting.iter().for_each(tokio::task::JoinHandle::abort);
}

#[tokio::test]
async fn what_costs_the_others_has_a_limit_of_its_own() {
    let house = House::with(Config::default()).await;
    let ada = house.program("Ada").await;
    let id = to_choose(&ada).await;
    let costly = ["why?action=launch%204", "hint"].map(|path| format!("/api/v1/matches/{id}/{path}"));
    for path in costly.into_iter().chain([format!("/m/{id}?at=0"), "/rules/rocket-jockey?q=fuel".into()]) {
        let mut asked = 0;
        while ada.get(&path).await.status != StatusCode::TOO_MANY_REQUESTS {
            asked += 1;
            assert!(asked < 5000, "{path}");
        }
    }
    assert_eq!(ada.get(&format!("/m/{id}")).await.status, StatusCode::OK, "looking is free");
}
