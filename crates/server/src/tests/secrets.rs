//! No byte that a seat is sent changes when only what the seat cannot know is changed.

use engine::Seat;
use futures_util::StreamExt;
use store::MatchId;

use super::planning::quiet;
use super::*;
use crate::Seeds;

/// What is asked about, in each game: what could often be done, what hardly ever, and nonsense.
const CODES: [(&str, [&str; 9]); 4] = [
    (
        "rocket-jockey",
        ["launch 1", "launch 5", "fly 3-5 to 5", "discard 2-4", "draw deck", "done", "chain", "reserve 3", "nonsense"],
    ),
    (
        "rocket-rescue",
        ["die research 3", "bid 0", "submit", "take back", "take cash", "launch 1", "refill cash", "done", "nonsense"],
    ),
    (
        "rocketmen",
        ["close", "pay cash-token", "launch", "draw card", "abort", "accept", "fetch cash", "end turn", "nonsense"],
    ),
    (
        "jupiter-rescue",
        ["go on", "end actions", "accept", "refuse", "finish", "grenade none", "follow none", "first A", "nonsense"],
    ),
];

/// Everything that a viewer can be sent about a table at one moment, but for the end of streams.
pub(super) async fn everything(client: &Client<'_>, id: &str) -> Vec<String> {
    let mut sent = Vec::new();
    for path in [
        format!("/m/{id}"),
        format!("/m/{id}?seat=1"),
        format!("/m/{id}?notice=stale"),
        format!("/m/{id}/review"),
        format!("/api/v1/matches/{id}"),
        format!("/api/v1/matches/{id}/actions"),
        format!("/api/v1/matches/{id}/plans"),
        format!("/api/v1/matches/{id}/record"),
        format!("/m/{id}/record"),
        "/".to_owned(),
        "/matches".to_owned(),
        "/ladder".to_owned(),
        "/statistics".to_owned(),
        "/api/v1/statistics".to_owned(),
        "/api/v1/me/matches".to_owned(),
        "/tables".to_owned(),
        "/api/v1/tables".to_owned(),
        format!("/m/{id}/invite"),
        "/groups".to_owned(),
        "/api/v1/groups".to_owned(),
        "/api/v1/me/group-invitations".to_owned(),
    ] {
        sent.push(client.get(&path).await.bytes());
    }
    for group in groups_of(client).await {
        sent.push(client.get(&format!("/groups/{group}")).await.bytes());
        sent.push(client.get(&format!("/api/v1/groups/{group}")).await.bytes());
    }
    for profile in profiles(&sent[0]) {
        sent.push(client.get(&profile).await.bytes());
        sent.push(client.get(&format!("/api/v1{profile}")).await.bytes());
    }
    sent.push(client.get_in_german(&format!("/m/{id}")).await.bytes());
    let game = client.view(id).await["game"].clone();
    let codes = CODES.iter().find(|(of, _)| game == *of).map(|(_, codes)| codes).expect("codes of every game");
    for code in codes {
        let query: String = form_urlencoded::Serializer::new(String::new()).append_pair("action", code).finish();
        sent.push(client.get(&format!("/m/{id}/why?{query}")).await.bytes());
        sent.push(client.get(&format!("/api/v1/matches/{id}/why?{query}")).await.bytes());
        // A version from the future is never played.
        sent.push(client.act(id, 1_000_000, code).await.bytes());
    }
    for (path, body) in [
        ("clock", json!({ "do": "bot", "seat": 1 })),
        ("clock", json!({ "do": "wait", "seat": 1 })),
        ("suggestions", json!({ "seat": 9, "action": "nonsense" })),
        ("marks", json!({ "place": "nonsense" })),
    ] {
        sent.push(client.post(&format!("/api/v1/matches/{id}/{path}"), &body).await.bytes());
    }
    for path in [format!("/m/{id}/stream"), format!("/api/v1/matches/{id}/stream")] {
        sent.push(first_message(client, &path).await);
    }
    sent
}

/// The groups that somebody belongs to.
async fn groups_of(client: &Client<'_>) -> Vec<String> {
    let groups = client.get("/api/v1/groups").await;
    let groups: Vec<Value> = serde_json::from_str(&groups.body).unwrap_or_default();
    groups.iter().map(|group| group["id"].as_str().expect("an id").to_owned()).collect()
}

/// The profiles that a page leads to.
fn profiles(page: &str) -> Vec<String> {
    let links = page.split("href=\"/players/").skip(1).filter_map(|rest| rest.split('"').next());
    let mut profiles: Vec<String> = links.map(|player| format!("/players/{player}")).collect();
    profiles.sort();
    profiles.dedup();
    profiles
}

async fn first_message(client: &Client<'_>, path: &str) -> String {
    let request = client.request(Method::GET, path).body(Body::empty()).expect("a request");
    let answer = client.house.router.clone().oneshot(request).await.expect("an answer");
    let headers = format!("{:?}", answer.headers());
    let mut body = answer.into_body().into_data_stream();
    let message = body.next().await.expect("a first message").expect("no failure");
    format!("{headers} {}", String::from_utf8_lossy(&message))
}

/// A match in which what nobody can know of is drawn anew now and then.
struct Redrawn {
    game: &'static str,
    seats: &'static [&'static str],
    /// How many steps are played.
    steps: usize,
    /// At which of the moments something is drawn anew: one of so many, beginning with this one.
    every: usize,
    round: usize,
}

/// Plays it, and compares what everybody is sent; how often something was there to be hidden.
async fn redrawn(of: Redrawn) -> usize {
    // The same match every time: how often something is hidden follows from what is dealt.
    let seeds = Seeds::told(format!("secrets of {} {}", of.game, of.round));
    let house = House::with(Config { seeds, ..quiet() }).await;
    let mut people = Vec::new();
    for name in &["Ada", "Bea", "Cem"][..of.seats.len()] {
        people.push(house.program(name).await);
    }
    let spectator = house.browser();
    // They play in a group, so that what a group tells of a running match is compared, too.
    let group = people[0].found("Secret Keepers").await;
    for client in &people[1..] {
        client.enter_by_link(&people[0].group(&group).await).await;
    }
    let body = json!({ "game": of.game, "seats": of.seats, "pace": "instant", "group": group });
    let made = people[0].post("/api/v1/matches", &body).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.body);
    let id = made.json()["id"].as_str().expect("an id").to_owned();
    for client in &people[1..] {
        client.join(&id).await;
    }
    let room = house.state.rooms.get(&MatchId::new(id.as_str())).await.expect("a room");
    let together = catalog::find(of.game).expect("a game").facts().cooperative;
    let (mut redrawn, mut moments) = (0, of.round);
    for step in 0..of.steps {
        let mut moved = false;
        for client in &people {
            moved |= client.act_nth(&id, step * 7 + of.round).await;
        }
        if !moved {
            break;
        }
        // Only at moments without private steps is the present all there is.
        if !together && somebody_plans(&people, &id).await {
            continue;
        }
        moments += 1;
        if moments % of.every == 0 {
            for (seat, client) in (0..).map(Seat::new).zip(&people) {
                redrawn += redrawn_for(seat, [client, &spectator], &room, &id).await;
            }
        }
    }
    redrawn
}

/// Whether somebody has done what the others do not know of yet.
async fn somebody_plans(people: &[Client<'_>], id: &str) -> bool {
    for client in people {
        if client.view(id).await["undo"] == true {
            return true;
        }
    }
    false
}

/// Draws anew what a seat cannot know, and compares what it and a spectator are sent; how often the position was another.
async fn redrawn_for(seat: Seat, eyes: [&Client<'_>; 2], room: &RoomHandle, id: &str) -> usize {
    let real = [everything(eyes[0], id).await, everything(eyes[1], id).await];
    let position = redraw(room, None, 0).await;
    let mut redrawn = 0;
    for dice in 0..3 {
        redrawn += usize::from(redraw(room, Some(seat), dice).await != position);
        for (who, real) in eyes.iter().zip(&real) {
            for (real, imagined) in real.iter().zip(&everything(who, id).await) {
                assert_eq!(real, imagined, "{seat:?}");
            }
        }
    }
    redraw(room, None, 0).await;
    redrawn
}

#[tokio::test]
async fn what_a_seat_cannot_know_changes_nothing_that_it_is_sent() {
    for round in 0..3 {
        let of = Redrawn { game: "rocket-jockey", seats: &["me", "open", "open"], steps: 60, every: 6, round };
        assert!(redrawn(of).await > 10, "something was there to be hidden");
    }
}

#[tokio::test]
async fn neither_does_it_in_the_other_games() {
    for (game, seats, every) in [
        ("rocket-rescue", &["me", "open", "open"][..], 8),
        ("rocketmen", &["me", "open"], 5),
        ("jupiter-rescue", &["me", "open"], 20),
    ] {
        let hidden = redrawn(Redrawn { game, seats, steps: 60, every, round: 0 }).await;
        assert!(hidden > 3, "{game}: something was there to be hidden, {hidden} times");
    }
}

#[tokio::test]
async fn a_private_step_changes_nothing_for_the_others() {
    let house = House::with(quiet()).await;
    let people = [house.program("Ada").await, house.program("Bea").await];
    let spectator = house.browser();
    let id = people[0].make(&["me", "open"]).await;
    people[1].join(&id).await;
    let mut plans = 0;
    for step in 0..300_usize {
        for (client, other) in [(&people[0], &people[1]), (&people[1], &people[0])] {
            let before = [everything(other, &id).await, everything(&spectator, &id).await];
            if !client.act_nth(&id, step * 5).await {
                continue;
            }
            if client.view(&id).await["undo"] == true {
                plans += 1;
                assert_eq!(before[0], everything(other, &id).await, "the other seat at step {step}");
                assert_eq!(before[1], everything(&spectator, &id).await, "a spectator at step {step}");
            }
        }
        if plans > 12 || people[0].view(&id).await["state"] == "over" {
            break;
        }
    }
    assert!(plans > 3, "{plans}");
}

#[tokio::test]
async fn the_seed_is_nowhere_before_the_end() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
    let id = ada.make(&["me", "thumb"]).await;
    let stored = house.state.store.load_match(&MatchId::new(id.as_str())).await.expect("a store").expect("a match");
    for sent in everything(&ada, &id).await {
        assert!(!sent.contains(stored.header.seed.as_str()));
    }
}
