//! Several servers at one table at once, each by what it knows: what was acknowledged is so, and nobody is taken for who has left.

use store::{MatchId, PlayerId};

use super::cluster::{at, two};
use super::*;
use crate::room::{Asker, ClockWord};

/// The same person as rooms know them.
async fn asker(client: &Client<'_>) -> Asker {
    let me = client.get("/api/v1/me").await.json();
    let text = |field: &str| me[field].as_str().unwrap_or_else(|| panic!("{me}")).to_owned();
    Asker { id: PlayerId::new(text("id")), name: text("name"), named: true }
}

#[tokio::test]
async fn who_leaves_while_another_server_is_faster_has_left() {
    let ([here, there], hub) = two().await;
    for round in 0..5 {
        let (ada, bea) = (here.program("Ada").await, there.program("Bea").await);
        let id = ada.make(&["me", "open"]).await;
        bea.join(&id).await;
        ada.view(&id).await;
        let (who, room) = (asker(&ada).await, here.state.rooms.get(&MatchId::new(id.as_str())).await.expect("a room"));
        // What is done there is not heard here.
        hub.cut(true);
        assert!(bea.act_nth(&id, round).await || at(&ada, &there).act_nth(&id, round).await, "somebody can act");
        room.ask_at_once(move |room| Box::pin(room.leave(who))).await.expect("she leaves");
        hub.cut(false);
        let log = here.state.store.actions(&MatchId::new(id.as_str()), 0).await.expect("a log");
        assert!(log.last().is_some_and(|entry| entry.line.contains("resign")), "{log:?}");
        assert_eq!(bea.view(&id).await["state"], "over");
    }
}

#[tokio::test]
async fn a_pause_that_is_asked_for_while_another_server_is_faster_is_asked_for() {
    let ([here, there], hub) = two().await;
    let (ada, bea) = (here.program("Ada").await, there.program("Bea").await);
    let body = json!({ "game": "rocket-jockey", "seats": ["me", "open"], "pace": "instant", "clock": "live 600+10" });
    let made = ada.post("/api/v1/matches", &body).await;
    let id = made.json()["id"].as_str().unwrap_or_else(|| panic!("{}", made.body)).to_owned();
    bea.join(&id).await;
    ada.view(&id).await;
    let (who, other) = (asker(&ada).await, asker(&bea).await);
    let [room, there_room] = [&here, &there].map(|house| house.state.rooms.clone());
    let match_id = MatchId::new(id.as_str());
    let (room, there_room) =
        (room.get(&match_id).await.expect("a room"), there_room.get(&match_id).await.expect("a room"));
    hub.cut(true);
    // Both ask at once, at two servers: together that is a pause.
    let pause = ClockWord::Pause.about(None).expect("a deed");
    let asked = there_room.ask_at_once(move |room| Box::pin(room.mind_clocks(other, pause))).await;
    let agreed = room.ask_at_once(move |room| Box::pin(room.mind_clocks(who, pause))).await;
    assert_eq!((asked, agreed), (Ok(()), Ok(())));
    hub.cut(false);
    assert_eq!(bea.view(&id).await["clock"]["paused"], true);
}

#[tokio::test]
async fn a_table_that_began_elsewhere_is_not_left_with_a_free_seat() {
    let ([here, there], hub) = two().await;
    let (ada, bea) = (here.program("Ada").await, there.program("Bea").await);
    let id = ada.make(&["me", "open", "open"]).await;
    bea.join(&id).await;
    ada.view(&id).await;
    let (who, room) = (asker(&ada).await, here.state.rooms.get(&MatchId::new(id.as_str())).await.expect("a room"));
    hub.cut(true);
    let started = bea.post(&format!("/api/v1/matches/{id}/start"), &json!({})).await;
    assert_eq!(started.status, StatusCode::NO_CONTENT);
    room.ask_at_once(move |room| Box::pin(room.leave(who))).await.expect("she leaves");
    hub.cut(false);
    let view = bea.view(&id).await;
    let kinds: Vec<_> = view["seats"].as_array().expect("seats").iter().map(|seat| seat["kind"].clone()).collect();
    assert_eq!((&view["state"], kinds), (&json!("running"), vec![json!("bot"), json!("person"), json!("bot")]));
}

#[tokio::test]
async fn who_leaves_a_table_at_which_somebody_has_just_sat_down_elsewhere_does_not_close_it() {
    let ([here, there], hub) = two().await;
    let (ada, bea) = (here.program("Ada").await, there.program("Bea").await);
    let id = ada.make(&["me", "open", "open"]).await;
    let (who, room) = (asker(&ada).await, here.state.rooms.get(&MatchId::new(id.as_str())).await.expect("a room"));
    hub.cut(true);
    bea.join(&id).await;
    room.ask_at_once(move |room| Box::pin(room.leave(who))).await.expect("she leaves");
    hub.cut(false);
    assert_eq!(bea.view(&id).await["state"], "open");
}

#[tokio::test]
async fn nobody_who_has_left_elsewhere_is_put_back() {
    let ([here, there], hub) = two().await;
    let (ada, bea) = (here.program("Ada").await, there.program("Bea").await);
    let cem = here.program("Cem").await;
    let id = ada.make(&["me", "open", "open"]).await;
    bea.join(&id).await;
    cem.join(&id).await;
    let room = here.state.rooms.get(&MatchId::new(id.as_str())).await.expect("a room");
    hub.cut(true);
    let left = bea.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    assert!(left.status.is_success(), "{}", left.body);
    let told = room.ask_at_once(|room| Box::pin(room.let_bot_play(1))).await;
    assert!(told.is_err(), "nobody sits there");
    hub.cut(false);
    assert_eq!(bea.view(&id).await["seat"], Value::Null);
}
