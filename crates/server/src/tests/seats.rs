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

/// How long somebody may let the others wait in these tests.
const ABSENCE: Duration = Duration::from_secs(3);

/// Two people at a table where one may be away only for a moment: who is to act and in which seat, and who waits.
async fn table_for_two<'a>(house: &'a House) -> (String, (Client<'a>, &'static str), (Client<'a>, &'static str)) {
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    let (ada, bea) = ((ada, "0"), (bea, "1"));
    if ada.0.view(&id).await["actions"].as_array().is_some_and(|actions| !actions.is_empty()) {
        (id, ada, bea)
    } else {
        (id, bea, ada)
    }
}

/// Sends a form for somebody who uses the API.
async fn form(client: &Client<'_>, path: &str, fields: &[(&str, &str)]) -> StatusCode {
    client.clone().form(path, fields).await.status
}

#[tokio::test]
async fn a_bot_stands_in_for_somebody_who_lets_the_others_wait_and_gets_up_when_they_return() {
    let house = House::with(Config { rate: None, absence: ABSENCE, ..Config::default() }).await;
    let (id, (acting, acting_seat), (waiting, waiting_seat)) = table_for_two(&house).await;
    let path = format!("/m/{id}/stand-in");
    assert_eq!(form(&waiting, &path, &[("seat", acting_seat)]).await, StatusCode::CONFLICT, "too early");
    tokio::time::sleep(ABSENCE + ABSENCE / 2).await;
    let not_asked = form(&acting, &path, &[("seat", waiting_seat)]).await;
    assert_eq!(not_asked, StatusCode::CONFLICT, "nobody waits for who is not to act");
    assert_eq!(form(&waiting, &path, &[("seat", acting_seat)]).await, StatusCode::SEE_OTHER);
    let seat: usize = acting_seat.parse().expect("a number");
    assert_eq!(waiting.view(&id).await["seats"][seat]["bot"], "thumb");
    acting.view(&id).await;
    assert_eq!(waiting.view(&id).await["seats"][seat]["bot"], Value::Null);
}

#[tokio::test]
async fn the_time_of_an_absence_begins_with_ones_turn() {
    // Long enough that no machine is too slow to ask within it.
    let house = House::with(Config { rate: None, absence: ABSENCE, ..Config::default() }).await;
    let (id, (acting, _), (_, waiting_seat)) = table_for_two(&house).await;
    tokio::time::sleep(ABSENCE + ABSENCE / 5).await;
    let mut turn = true;
    while turn {
        turn = acting.act_nth(&id, 0).await;
    }
    let asked = form(&acting, &format!("/m/{id}/stand-in"), &[("seat", waiting_seat)]).await;
    assert_eq!(asked, StatusCode::CONFLICT, "the others have only just moved");
}

#[tokio::test]
async fn a_stand_in_widens_nothing_for_the_others() {
    let house = House::with(Config { rate: None, absence: ABSENCE, ..Config::default() }).await;
    let (id, (absent, seat), (here, _)) = table_for_two(&house).await;
    tokio::time::sleep(ABSENCE + ABSENCE / 2).await;
    assert_eq!(form(&here, &format!("/m/{id}/stand-in"), &[("seat", seat)]).await, StatusCode::SEE_OTHER);
    let mut number = 0;
    while !here.act_nth(&id, number).await || number < 6 {
        number += 1;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let hint = here.get(&format!("/api/v1/matches/{id}/hint")).await;
    assert_eq!((hint.status, &hint.json()["error"]), (StatusCode::CONFLICT, &Value::from("not-now")));
    let lines = |view: Value| view["log"].as_array().map(Vec::len);
    let before = lines(here.view(&id).await);
    form(&here, &format!("/m/{id}/takeback"), &[("answer", "ask")]).await;
    assert!(lines(here.view(&id).await) >= before, "nobody agrees in the name of somebody who is away");
    assert!(!here.get(&format!("/m/{id}")).await.body.contains("/hint"), "the page does not offer it");
    // Back again, they decide themselves.
    form(&absent, &format!("/m/{id}/takeback"), &[("answer", "decline")]).await;
    let sits: usize = seat.parse().expect("a number");
    assert_eq!(here.view(&id).await["seats"][sits]["bot"], Value::Null);
}

#[tokio::test]
async fn bots_in_the_seats_of_two_who_were_forgotten_have_two_names() {
    let house = House::open().await;
    let mut people = Vec::new();
    for name in ["Ada", "Bea", "Cem"] {
        people.push(house.program(name).await);
    }
    let id = people[0].make(&["me", "open", "open"]).await;
    for other in &people[1..] {
        other.join(&id).await;
    }
    for other in &people[1..] {
        let whom = other.get("/api/v1/me").await.json()["id"].as_str().expect("an id").to_owned();
        let deed = store::AdminDeed::DeletePlayer(store::PlayerId::new(whom));
        house.state.administer(deed).await.expect("it is done");
    }
    let mut ada = house.browser();
    ada.token.clone_from(&people[0].token);
    ada.form(&format!("/m/{id}/leave"), &[]).await;
    let rematch = ada.form(&format!("/m/{id}/rematch"), &[]).await.location().trim_start_matches("/m/").to_owned();
    let seats = ada.view(&rematch).await["seats"].clone();
    // Everybody sits one place further.
    let names = [0, 1].map(|seat| seats[seat]["name"].as_str().expect("a name").to_owned());
    assert!(names[0] != names[1] && names.iter().all(|name| !name.is_empty()), "{seats}");
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
    assert_eq!((next["state"].as_str(), next["seat"].as_u64()), (Some("running"), Some(0)));
}
