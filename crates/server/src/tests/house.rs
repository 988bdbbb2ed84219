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
