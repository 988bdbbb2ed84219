//! Hints: what a strong player would consider, for whoever plays against bots.

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
        assert!(words.contains("as good as it") || words.contains("fewer wins"), "how much it loses: {words}");
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
