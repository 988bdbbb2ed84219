//! Who sits where: joining, starting, leaving, standing in, playing again, coming back.

use std::time::Duration;

use super::*;

#[tokio::test]
async fn nobody_acts_or_looks_for_a_seat_of_somebody_else() {
    let house = House::open().await;
    let (ada, bea, eve) = (house.program("Ada").await, house.program("Bea").await, house.program("Eve").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    let full = eve.post(&format!("/api/v1/matches/{id}/join"), &json!({})).await;
    assert_eq!((full.status, full.json()["error"].as_str()), (StatusCode::CONFLICT, Some("full")));
    let answer = eve.act(&id, 0, "draw deck").await;
    assert_eq!((answer.status, answer.json()["error"].as_str()), (StatusCode::FORBIDDEN, Some("not-your-seat")));
    let nobody = house.browser();
    assert_eq!(nobody.act(&id, 0, "draw deck").await.status, StatusCode::UNAUTHORIZED);
    for seat in 0..2 {
        for client in [&eve, &nobody] {
            assert_eq!(client.get(&format!("/api/v1/matches/{id}?seat={seat}")).await.status, StatusCode::FORBIDDEN);
            assert_eq!(client.get(&format!("/m/{id}?seat={seat}&at=0")).await.status, StatusCode::FORBIDDEN);
        }
    }
    assert_eq!(ada.get(&format!("/api/v1/matches/{id}?seat=1")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(ada.get(&format!("/api/v1/matches/{id}?seat=0")).await.status, StatusCode::OK);
    assert_eq!(eve.view(&id).await["seat"], Value::Null);
}

#[tokio::test]
async fn free_seats_are_taken_by_bots_at_the_start() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
    let id = ada.make(&["me", "open", "open"]).await;
    assert_eq!(ada.view(&id).await["state"], "open");
    assert_eq!(ada.post(&format!("/api/v1/matches/{id}/start"), &json!({})).await.status, StatusCode::NO_CONTENT);
    let view = ada.view(&id).await;
    assert_eq!(view["state"], "running");
    assert_eq!(view["seats"][2]["kind"], "bot");
}

#[tokio::test]
async fn who_leaves_a_table_for_two_has_resigned() {
    let house = House::open().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    ada.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    let view = bea.view(&id).await;
    assert_eq!((view["state"].as_str(), view["result"][1].as_str()), (Some("over"), Some("You win.")));
    assert_eq!(view["result"][0], "Ada has resigned.");
    assert!(view["seed"].is_string());
    let late = bea.act(&id, 0, "draw deck").await;
    assert_eq!((late.status, late.json()["error"].as_str()), (StatusCode::CONFLICT, Some("not-running")));
}

#[tokio::test]
async fn who_leaves_a_larger_table_is_followed_by_a_bot_and_the_last_one_closes_it() {
    let house = House::open().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open", "thumb"]).await;
    bea.join(&id).await;
    ada.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    let view = bea.view(&id).await;
    assert_eq!((view["state"].as_str(), view["seats"][0]["kind"].as_str()), (Some("running"), Some("bot")));
    bea.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    assert_eq!(bea.view(&id).await["state"], "abandoned");
}

#[tokio::test]
async fn a_bot_stands_in_for_somebody_who_is_away_and_gets_up_when_they_return() {
    let house = House::with(Config { rate: None, absence: Duration::from_millis(150), ..Config::default() }).await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    let mut browser = house.browser();
    browser.token.clone_from(&ada.token);
    let early = browser.form(&format!("/m/{id}/stand-in"), &[("seat", "1")]).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(browser.form(&format!("/m/{id}/stand-in"), &[("seat", "1")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(ada.view(&id).await["seats"][1]["bot"], "thumb");
    bea.view(&id).await;
    assert_eq!(ada.view(&id).await["seats"][1]["bot"], Value::Null);
}

#[tokio::test]
async fn a_rematch_is_made_once() {
    let house = House::open().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    ada.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    let mut browsers = [house.browser(), house.browser()];
    browsers[0].token.clone_from(&ada.token);
    browsers[1].token.clone_from(&bea.token);
    let path = format!("/m/{id}/rematch");
    let first = browsers[0].form(&path, &[]).await.location().to_owned();
    assert_eq!(browsers[1].form(&path, &[]).await.location(), first);
    let next = bea.view(first.rsplit('/').next().expect("an id")).await;
    assert_eq!((next["state"].as_str(), next["seat"].as_u64()), (Some("running"), Some(1)));
}
