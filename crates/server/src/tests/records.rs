//! What a record says about people: resignations, bots that take over, people who return.

use std::time::Duration;

use engine::{Deed, Record};
use store::{MatchId, PlayerId};

use super::*;

/// The lines of the log about people: seat and deed.
async fn about_people(house: &House, id: &str) -> Vec<(usize, Deed)> {
    let stored = house.state.store.load_match(&MatchId::new(id)).await.expect("a store").expect("a match");
    let lines = stored.actions.iter().map(|entry| serde_json::from_str::<engine::Line>(&entry.line).expect("a line"));
    lines.filter(|line| line.deed.is_about_people()).map(|line| (line.seat.index(), line.deed)).collect()
}

#[tokio::test]
async fn a_resignation_is_the_last_line_of_its_record() {
    let house = House::open().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    while !ada.act_nth(&id, 0).await {
        bea.act_nth(&id, 0).await;
    }
    ada.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    let record: Record = bea.get(&format!("/m/{id}/record")).await.body.parse().expect("a record");
    assert_eq!(record.lines.last().map(|line| (line.seat.index(), &line.deed)), Some((0, &Deed::Resign)));
    let table = catalog::find("rocket-jockey").and_then(|game| game.replay(&record)).expect("it plays again");
    assert_eq!(table.position().outcome(), None, "the rules did not end it");
    // Whoever adds something after that is found out.
    let mut longer = record.clone();
    let next = engine::Line { n: record.lines.len() as u64 + 1, ..record.lines[0].clone() };
    longer.lines.push(next);
    let refused = catalog::find("rocket-jockey").and_then(|game| game.replay(&longer)).err().expect("it is refused");
    assert!(refused.to_string().contains("nothing follows a resignation"), "{refused}");
}

#[tokio::test]
async fn a_resignation_that_a_crash_interrupted_ends_the_match_later() {
    let house = House::open().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    let line = engine::Line { n: 1, seat: engine::Seat::new(0), deed: Deed::Resign };
    let line = serde_json::to_string(&line).expect("plain data");
    let entry = store::Entry { seat: 0, line, action_id: "seat:0:1".into(), at: 1, position: None };
    house.state.store.append(&MatchId::new(id.as_str()), 0, vec![entry]).await.expect("appends");
    let state = App::beside(&house.state);
    let anew = House { router: app(state.clone()), state };
    let bea = Client { house: &anew, ..bea.clone() };
    let view = bea.view(&id).await;
    assert_eq!((view["state"].as_str(), view["result"][0].as_str()), (Some("over"), Some("Ada has resigned.")));
}

/// Whether the log says so.
async fn is_told(client: &Client<'_>, id: &str, sentence: &str) -> bool {
    client.view(id).await["log"].to_string().contains(sentence)
}

#[tokio::test]
async fn a_bot_that_takes_over_and_a_person_who_returns_are_in_the_record() {
    let house = House::with(Config { rate: None, absence: Duration::from_millis(150), ..Config::default() }).await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open", "thumb"]).await;
    bea.join(&id).await;
    // A bot stands in only for somebody whom the others wait for.
    while ada.view(&id).await["actions"].as_array().is_none_or(Vec::is_empty) {
        if !bea.act_nth(&id, 0).await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    tokio::time::sleep(Duration::from_millis(400)).await;
    let mut browser = house.browser();
    browser.token.clone_from(&bea.token);
    browser.form(&format!("/m/{id}/stand-in"), &[("seat", "0")]).await;
    assert_eq!(about_people(&house, &id).await, [(0, Deed::Bot("thumb".into()))]);
    // What the bot does first comes with a line that says so.
    while !is_told(&bea, &id, "Ada: a bot plays from here on").await {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    ada.view(&id).await;
    assert_eq!(about_people(&house, &id).await.last(), Some(&(0, Deed::Person)));
    while !is_told(&bea, &id, "Ada plays again").await {
        if !ada.act_nth(&id, 0).await {
            bea.act_nth(&id, 0).await;
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    ada.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    assert_eq!(about_people(&house, &id).await.last(), Some(&(0, Deed::Bot("thumb".into()))));
    // The log with these lines is read anew as it was.
    let state = App::beside(&house.state);
    let anew = House { router: app(state.clone()), state };
    let there = Client { house: &anew, ..bea.clone() };
    assert_eq!(there.view(&id).await["seats"][0]["kind"], "bot");
    assert_eq!(about_people(&anew, &id).await.len(), 3, "nothing is said twice");
}

#[tokio::test]
async fn a_bot_for_somebody_who_was_forgotten_is_in_the_record() {
    let house = House::open().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    let whom = ada.get("/api/v1/me").await.json()["id"].as_str().expect("an id").to_owned();
    house.state.administer(store::AdminDeed::DeletePlayer(PlayerId::new(whom))).await.expect("it is done");
    bea.view(&id).await;
    assert_eq!(about_people(&house, &id).await, [(0, Deed::Bot("thumb".into()))]);
}
