//! One guest cannot fill the house: quotas, what goes after a while, and rooms in memory.

use std::time::Duration;

use store::MatchId;

use super::*;
use crate::cleaning::{Cleaned, clean};
use crate::{Keep, Quota, random};

const DAY: i64 = 24 * 3_600_000;

async fn make(client: &Client<'_>, seats: &[&str]) -> StatusCode {
    let body = json!({ "game": "rocket-jockey", "seats": seats, "pace": "instant" });
    client.post("/api/v1/matches", &body).await.status
}

#[tokio::test]
async fn nobody_has_more_matches_than_the_house_allows() {
    let house = House::with(Config { rate: None, quota: Quota { open: 2, running: 1 }, ..Config::default() }).await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    assert_eq!(make(&ada, &["me", "open"]).await, StatusCode::CREATED);
    let third = ada.post("/api/v1/matches", &json!({ "game": "rocket-jockey", "seats": ["me", "open"] })).await;
    assert_eq!(
        (third.status, third.json()["error"].as_str()),
        (StatusCode::TOO_MANY_REQUESTS, Some("too-many-matches"))
    );
    assert!(third.json()["sentence"].as_str().is_some_and(|told| told.contains("leave one")));
    assert_eq!(make(&bea, &["me", "thumb"]).await, StatusCode::CREATED);
    assert_eq!(make(&bea, &["me", "thumb"]).await, StatusCode::TOO_MANY_REQUESTS, "one is running");
    let joined = bea.post(&format!("/api/v1/matches/{id}/join"), &json!({})).await;
    assert_eq!(joined.status, StatusCode::TOO_MANY_REQUESTS, "also at other people's tables");
    ada.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    assert_eq!(make(&ada, &["me", "open"]).await, StatusCode::CREATED, "there is room again");
}

#[tokio::test]
async fn nobody_has_more_matches_begin_than_the_house_allows() {
    let house = House::with(Config { rate: None, quota: Quota { open: 9, running: 2 }, ..Config::default() }).await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let start = async |id: &str| ada.post(&format!("/api/v1/matches/{id}/start"), &json!({})).await.status;
    for _ in 0..2 {
        assert_eq!(start(&ada.make(&["me", "open"]).await).await, StatusCode::NO_CONTENT);
    }
    let third = ada.make(&["me", "open"]).await;
    assert_eq!(start(&third).await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(
        (&ada.view(&third).await["state"], &ada.view(&third).await["seats"][1]["kind"]),
        (&json!("open"), &json!("open"))
    );
    // Whoever comes has room for it, and then it is on their account.
    bea.join(&third).await;
    assert_eq!(ada.view(&third).await["state"], "running");
    // Of many tables at which somebody sits down at once, no more begin either.
    let mut tables = Vec::new();
    for name in ["Cem", "Dan", "Eve", "Fay"] {
        tables.push(house.program(name).await.make(&["me", "open"]).await);
    }
    let joins = tables.iter().map(async |id| bea.post(&format!("/api/v1/matches/{id}/join"), &json!({})).await.status);
    let joined = futures_util::future::join_all(joins).await;
    assert_eq!(joined.iter().filter(|status| **status == StatusCode::OK).count(), 1, "{joined:?}");
}

#[tokio::test]
async fn what_nobody_uses_goes_after_its_time() {
    let keep = Keep { open: days(1), running: days(10), abandoned: days(5), guests: days(7) };
    let house = House::with(Config { rate: None, keep, ..Config::default() }).await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let (open, running) = (ada.make(&["me", "open"]).await, ada.make(&["me", "thumb"]).await);
    let now = random::now();
    assert_eq!(clean(&house.state, now).await, Ok(Cleaned::default()), "everything is fresh");

    let cleaned = clean(&house.state, now + 2 * DAY).await.expect("it is clean");
    assert_eq!(cleaned, Cleaned { unjoined: 1, ..Cleaned::default() });
    assert_eq!(ada.view(&open).await["state"], "abandoned");
    let cleaned = clean(&house.state, now + 8 * DAY).await.expect("it is clean");
    assert_eq!((cleaned.guests, cleaned.forsaken), (1, 0), "Bea has no match, Ada has");
    assert_eq!(
        bea.post("/api/v1/matches", &json!({ "game": "rocket-jockey", "seats": ["me", "open"] })).await.status,
        StatusCode::UNAUTHORIZED
    );

    // Nobody looks at them any more.
    house.state.rooms.close().await;
    let cleaned = clean(&house.state, now + 11 * DAY).await.expect("it is clean");
    assert_eq!((cleaned.forsaken, cleaned.matches), (1, 1));
    assert_eq!(ada.get(&format!("/m/{open}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.view(&running).await["state"], "abandoned");
}

fn days(days: u64) -> Duration {
    Duration::from_secs(days * 24 * 3600)
}

#[tokio::test]
async fn rooms_that_were_used_least_lately_leave_memory_and_their_streams_go_on() {
    let house = House::with(Config { rate: None, rooms: 3, ..Config::default() }).await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let first = ada.make(&["me", "open"]).await;
    let request = ada.request(Method::GET, &format!("/api/v1/matches/{first}/stream")).body(Body::empty());
    let stream = house.router.clone().oneshot(request.expect("a request")).await.expect("an answer");
    for _ in 0..9 {
        ada.view(&ada.make(&["me", "open"]).await).await;
    }
    let few = async {
        while house.state.rooms.count() > 3 || house.state.rooms.is_open(&MatchId::new(first.as_str())) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), few).await.expect("they leave");
    // Whoever looks on hears of what happens in a room that was read again.
    bea.join(&first).await;
    let mut body = stream.into_body().into_data_stream();
    let mut text = String::new();
    while !text.contains("\"state\":\"running\"") {
        let part = futures_util::StreamExt::next(&mut body).await.expect("a message").expect("no failure");
        text = String::from_utf8(part.to_vec()).expect("text");
    }
}

#[tokio::test]
async fn a_room_that_has_to_stay_keeps_no_other_in_memory() {
    let house = House::with(Config { rate: None, rooms: 3, ..Config::default() }).await;
    let ada = house.program("Ada").await;
    let bea = house.program("Bea").await;
    let body = json!({ "game": "rocket-jockey", "seats": ["me", "open"], "pace": "instant", "clock": "days 2" });
    let made = ada.post("/api/v1/matches", &body).await;
    let first = made.json()["id"].as_str().unwrap_or_else(|| panic!("{}", made.body)).to_owned();
    bea.join(&first).await;
    // Somebody looks on who hears only from this room that a time is up.
    let request = ada.request(Method::GET, &format!("/api/v1/matches/{first}/stream")).body(Body::empty());
    let _stream = house.router.clone().oneshot(request.expect("a request")).await.expect("an answer");
    for _ in 0..9 {
        ada.view(&ada.make(&["me", "open"]).await).await;
    }
    let few = async {
        while house.state.rooms.count() > 4 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), few).await.expect("the others leave");
    assert!(house.state.rooms.is_open(&MatchId::new(first)));
}

#[tokio::test]
async fn a_room_that_broke_off_is_read_again() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
    let id = ada.make(&["me", "open"]).await;
    let room = house.state.rooms.get(&MatchId::new(id.as_str())).await.expect("a room");
    let broken = room.ask(|_| Box::pin(async { panic!("a test breaks this room off") })).await;
    assert_eq!(broken, Err::<(), _>(crate::ServerError::Broken));
    drop(room);
    assert_eq!(ada.view(&id).await["state"], "open");
    ada.post(&format!("/api/v1/matches/{id}/start"), &json!({})).await;
    assert_eq!(ada.view(&id).await["state"], "running");
}
