//! Looking with the eyes of a seat: only with the permission of who sits there, and no longer than that.

use bus::Local;
use engine::Seat;
use store::{MatchId, Permission, PlayerId, Store};

use super::cluster::servers;
use super::planning::quiet;
use super::secrets::everything;
use super::*;

/// A browser that is signed in as this program.
fn browser<'a>(client: &Client<'a>) -> Client<'a> {
    client.clone()
}

async fn player_id(client: &Client<'_>) -> String {
    client.get("/api/v1/me").await.json()["id"].as_str().expect("an id").to_owned()
}

async fn ask(eve: &Client<'_>, id: &str, seat: &str) -> Answer {
    browser(eve).form(&format!("/m/{id}/eyes"), &[("seat", seat)]).await
}

async fn answer(ada: &Client<'_>, id: &str, player: &str, allow: &str) -> Answer {
    browser(ada).form(&format!("/m/{id}/eyes/answer"), &[("player", player), ("allow", allow)]).await
}

/// A match of Ada and Bea, at a moment at which nobody can take anything back.
async fn table(ada: &Client<'_>, bea: &Client<'_>) -> String {
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    id
}

/// What somebody sees on the board.
async fn board(client: &Client<'_>, id: &str) -> Value {
    client.view(id).await["view"].clone()
}

#[tokio::test]
async fn who_is_allowed_sees_what_the_seat_sees_until_it_is_taken_back() {
    let house = House::with(quiet()).await;
    let (ada, bea, eve) = (house.program("Ada").await, house.program("Bea").await, house.program("Eve").await);
    let id = table(&ada, &bea).await;
    let (public, eves) = (board(&house.browser(), &id).await, player_id(&eve).await);
    assert_eq!(ask(&eve, &id, "0").await.status, StatusCode::SEE_OTHER);
    assert_eq!(board(&eve, &id).await, public, "a question opens nothing");
    assert_eq!(answer(&ada, &id, &eves, "yes").await.status, StatusCode::SEE_OTHER);
    assert_eq!(board(&eve, &id).await, board(&ada, &id).await);
    assert_ne!(board(&eve, &id).await, public);
    for client in [&ada, &bea, &house.browser(), &eve] {
        let page = client.get(&format!("/m/{id}")).await.body;
        assert!(page.contains("Watched over the shoulder by: Eve"), "everybody is told");
    }
    let eyes = eve.get(&format!("/m/{id}")).await.body;
    assert!(eyes.contains("You see what Ada sees.") && !eyes.contains("class=\"choice\""), "{eyes}");
    assert_eq!(eve.act(&id, 0, "draw deck").await.status, StatusCode::FORBIDDEN);
    assert_eq!(eve.get(&format!("/api/v1/matches/{id}?seat=1")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(eve.get(&format!("/api/v1/matches/{id}?seat=0")).await.status, StatusCode::OK);
    assert_eq!(eve.get(&format!("/api/v1/matches/{id}/hint")).await.status, StatusCode::FORBIDDEN);
    answer(&ada, &id, &eves, "no").await;
    assert_eq!(board(&eve, &id).await, public);
    assert_eq!(eve.get(&format!("/api/v1/matches/{id}?seat=0")).await.status, StatusCode::FORBIDDEN);
    assert!(!bea.get(&format!("/m/{id}")).await.body.contains("over the shoulder by"));
    let data = eve.get("/api/v1/me").await.json();
    assert_eq!(data["eyes"][0], json!({ "at_match": id, "of": "Ada", "by": "Eve", "permission": "refused" }));
    assert_eq!(ask(&eve, &id, "0").await.status, StatusCode::CONFLICT, "nobody is asked twice");
}

#[tokio::test]
async fn a_question_is_sent_to_the_one_who_is_asked_and_to_nobody_else() {
    let house = House::with(quiet()).await;
    let (ada, bea, eve) = (house.program("Ada").await, house.program("Bea").await, house.program("Eve").await);
    let (id, spectator) = (table(&ada, &bea).await, house.browser());
    let before = [everything(&bea, &id).await, everything(&spectator, &id).await];
    ask(&eve, &id, "0").await;
    assert!(ada.get(&format!("/m/{id}")).await.body.contains("Eve asks to see what you see"));
    assert_eq!([everything(&bea, &id).await, everything(&spectator, &id).await], before);
}

#[tokio::test]
async fn lent_eyes_show_nothing_that_their_seat_cannot_know() {
    let house = House::with(quiet()).await;
    let (ada, bea, eve) = (house.program("Ada").await, house.program("Bea").await, house.program("Eve").await);
    let id = table(&ada, &bea).await;
    ask(&eve, &id, "0").await;
    answer(&ada, &id, &player_id(&eve).await, "yes").await;
    let room = house.state.rooms.get(&MatchId::new(id.as_str())).await.expect("a room");
    let (eves, beas, public) =
        (everything(&eve, &id).await, bea.view(&id).await, everything(&house.browser(), &id).await);
    for dice in 0..3 {
        redraw(&room, Some(Seat::new(0)), dice).await;
        assert_eq!(everything(&eve, &id).await, eves);
        assert_eq!(everything(&house.browser(), &id).await, public, "other spectators see what they saw");
        assert_ne!(bea.view(&id).await, beas, "something was there to be hidden");
    }
}

#[tokio::test]
async fn a_permission_is_that_of_who_sits_there() {
    let house = House::with(quiet()).await;
    let [ada, bea, cem, eve] = [
        house.program("Ada").await,
        house.program("Bea").await,
        house.program("Cem").await,
        house.program("Eve").await,
    ];
    let id = ada.make(&["me", "open", "open"]).await;
    assert_eq!(ask(&eve, &id, "0").await.status, StatusCode::CONFLICT, "it has not begun");
    bea.join(&id).await;
    cem.join(&id).await;
    assert_eq!(ask(&bea, &id, "0").await.status, StatusCode::CONFLICT, "rivals do not ask");
    assert_eq!(ask(&house.browser(), &id, "0").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(ask(&eve, &id, "7").await.status, StatusCode::NOT_FOUND);
    ask(&eve, &id, "0").await;
    let eves = player_id(&eve).await;
    assert_eq!(answer(&bea, &id, &eves, "yes").await.status, StatusCode::NOT_FOUND, "only for one's own seat");
    answer(&ada, &id, &eves, "yes").await;
    assert_ne!(board(&eve, &id).await, board(&house.browser(), &id).await);
    ada.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    assert_eq!(board(&eve, &id).await, board(&house.browser(), &id).await, "a bot plays there now");
    assert_eq!(ask(&eve, &id, "0").await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_permission_that_is_taken_back_holds_at_no_server() {
    let store = Store::open_in_memory().await.expect("a store");
    let hub = Local::default();
    let [here, there] = servers(quiet(), &store, &hub).await;
    let (ada, bea, eve) = (here.program("Ada").await, here.program("Bea").await, there.program("Eve").await);
    let id = table(&ada, &bea).await;
    let public = board(&there.browser(), &id).await;
    // Nobody tells the other server anything: the store decides.
    hub.cut(true);
    ask(&eve, &id, "0").await;
    answer(&ada, &id, &player_id(&eve).await, "yes").await;
    assert_eq!(board(&eve, &id).await, board(&ada, &id).await);
    answer(&ada, &id, &player_id(&eve).await, "no").await;
    assert_eq!(board(&eve, &id).await, public);
}

/// A match whose spectators may see everything ten actions late.
async fn shown_later(game: &str, people: &[&Client<'_>]) -> String {
    let seats: Vec<&str> = people.iter().enumerate().map(|(place, _)| if place == 0 { "me" } else { "open" }).collect();
    let body = json!({ "game": game, "seats": seats, "pace": "instant", "delay": 10 });
    let answer = people[0].post("/api/v1/matches", &body).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.body);
    let id = answer.json()["id"].as_str().expect("an id").to_owned();
    let waiting = people[0].get(&format!("/m/{id}")).await.body;
    assert!(waiting.contains("all hands open, 10 actions late"), "who sits down knows it: {waiting}");
    for other in &people[1..] {
        other.join(&id).await;
    }
    id
}

/// One of these does something; false if nobody can.
async fn somebody_acts(people: &[&Client<'_>], id: &str, step: usize) -> bool {
    for place in 0..people.len() {
        if people[(step + place) % people.len()].act_nth(id, step * 7).await {
            return true;
        }
    }
    false
}

#[tokio::test]
async fn what_is_shown_later_is_what_the_seat_knew_then() {
    let house = House::with(quiet()).await;
    let (ada, bea, eve) = (house.program("Ada").await, house.program("Bea").await, house.browser());
    let id = shown_later("rocket-jockey", &[&ada, &bea]).await;
    let look = |seat: u8, at: &str| format!("/api/v1/matches/{id}?seat={seat}{at}");
    assert_eq!(eve.get(&look(0, "")).await.status, StatusCode::FORBIDDEN, "nothing is long past");
    for step in 0..30 {
        somebody_acts(&[&ada, &bea], &id, step).await;
    }
    let public = eve.view(&id).await;
    let shown = [eve.get(&look(0, "")).await.json(), eve.get(&look(1, "&at=99999")).await.json()];
    for (seat, later) in shown.iter().enumerate() {
        let (at, steps) = (later["at"].as_u64().expect("a step"), public["steps"].as_u64().expect("steps"));
        assert!(at + 10 <= steps, "{at} of {steps}, as seat {seat} saw it");
        assert_eq!((&later["steps"], &later["version"]), (&json!(at), &public["version"]));
        assert_eq!(later["actions"], json!([]));
    }
    assert_eq!(bea.get(&look(0, "&at=1")).await.status, StatusCode::FORBIDDEN, "not for those who sit there");
    assert!(eve.get(&format!("/m/{id}")).await.body.contains("See everything, 10 actions late"));
    assert_eq!(eve.get(&format!("/m/{id}?seat=1")).await.status, StatusCode::OK);
    ada.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    for (seat, later) in (0..).zip(&shown) {
        let then = eve.get(&look(seat, &format!("&at={}", later["at"]))).await.json();
        assert_eq!(then["view"], later["view"]);
        assert_ne!(then["view"], eve.get(&format!("/api/v1/matches/{id}?at={}", later["at"])).await.json()["view"]);
    }
    for body in [
        json!({ "game": "jupiter-rescue", "seats": ["me", "open"], "delay": 10 }),
        json!({ "game": "rocketmen", "seats": ["me", "open"], "delay": 3 }),
    ] {
        assert_eq!(ada.post("/api/v1/matches", &body).await.status, StatusCode::BAD_REQUEST, "{body}");
    }
}

#[tokio::test]
async fn what_is_shown_later_tells_nothing_of_what_is_secret_now() {
    let mut secret = 0;
    for game in ["rocket-jockey", "rocket-rescue"] {
        let house = House::with(quiet()).await;
        let people = [house.program("Ada").await, house.program("Bea").await, house.program("Cem").await];
        let (people, eve) = (people.each_ref(), house.browser());
        let id = shown_later(game, &people).await;
        let everything_later = async || {
            let mut sent = Vec::new();
            for path in [format!("/api/v1/matches/{id}"), format!("/m/{id}")] {
                for query in ["?seat=0", "?seat=1", "?seat=2&at=9999", "?seat=1&at=3"] {
                    sent.push(eve.get(&format!("{path}{query}")).await.bytes());
                }
            }
            sent
        };
        for step in 0..70 {
            let (version, before) = (eve.view(&id).await["version"].clone(), everything_later().await);
            if !somebody_acts(&people, &id, step).await {
                break;
            }
            if eve.view(&id).await["version"] == version {
                secret += usize::from(before[0].starts_with("200"));
                assert_eq!(everything_later().await, before, "step {step} of {game}");
            }
        }
    }
    assert!(secret > 10, "{secret}");
}

#[tokio::test]
async fn in_a_rated_match_nobody_lends_eyes() {
    let house = House::with(quiet()).await;
    let (ada, bea, eve) = (house.program("Ada").await, house.program("Bea").await, house.program("Eve").await);
    let body = json!({ "game": "rocket-jockey", "seats": ["me", "open"], "pace": "instant", "rated": true });
    let id = ada.post("/api/v1/matches", &body).await.json()["id"].as_str().expect("an id").to_owned();
    bea.join(&id).await;
    let refused = ask(&eve, &id, "0").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("In a rated match nobody may look"), "{}", refused.body);
    assert!(!eve.get(&format!("/m/{id}")).await.body.contains("Ask to look over their shoulder"));
    // Also not with a permission from a time when that was possible.
    let (match_id, eves) = (MatchId::new(id.as_str()), PlayerId::new(player_id(&eve).await));
    let adas = PlayerId::new(player_id(&ada).await);
    let store = &house.state.store;
    assert!(store.ask_to_look(&match_id, 0, &adas, &eves).await.expect("an answer"));
    assert!(store.answer_looker(&match_id, &adas, &eves, Permission::Given).await.expect("an answer"));
    house.state.read_anew(&[match_id]).await;
    assert_eq!(board(&eve, &id).await, board(&house.browser(), &id).await);
}
