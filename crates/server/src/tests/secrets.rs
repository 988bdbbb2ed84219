//! No byte that a seat is sent changes when only what the seat cannot know is changed.

use engine::Seat;
use futures_util::StreamExt;
use store::MatchId;

use super::planning::quiet;
use super::*;

/// Everything that a viewer can be sent about a table at one moment, but for the end of streams.
pub(super) async fn everything(client: &Client<'_>, id: &str) -> Vec<String> {
    let mut sent = Vec::new();
    for path in [
        format!("/m/{id}"),
        format!("/api/v1/matches/{id}"),
        format!("/api/v1/matches/{id}/actions"),
        format!("/api/v1/matches/{id}/plans"),
        format!("/api/v1/matches/{id}/record"),
        format!("/m/{id}/record"),
        "/".to_owned(),
        "/tables".to_owned(),
        "/api/v1/tables".to_owned(),
        format!("/m/{id}/invite"),
    ] {
        sent.push(client.get(&path).await.bytes());
    }
    for code in
        ["launch 1", "launch 5", "fly 3-5 to 5", "discard 2-4", "draw deck", "done", "chain", "reserve 3", "nonsense"]
    {
        let query: String = form_urlencoded::Serializer::new(String::new()).append_pair("action", code).finish();
        sent.push(client.get(&format!("/m/{id}/why?{query}")).await.bytes());
        sent.push(client.get(&format!("/api/v1/matches/{id}/why?{query}")).await.bytes());
        // A version from the future is never played.
        sent.push(client.act(id, 1_000_000, code).await.bytes());
    }
    for path in [format!("/m/{id}/stream"), format!("/api/v1/matches/{id}/stream")] {
        sent.push(first_message(client, &path).await);
    }
    sent
}

async fn first_message(client: &Client<'_>, path: &str) -> String {
    let request = client.request(Method::GET, path).body(Body::empty()).expect("a request");
    let answer = client.house.router.clone().oneshot(request).await.expect("an answer");
    let headers = format!("{:?}", answer.headers());
    let mut body = answer.into_body().into_data_stream();
    let message = body.next().await.expect("a first message").expect("no failure");
    format!("{headers} {}", String::from_utf8_lossy(&message))
}

#[tokio::test]
async fn what_a_seat_cannot_know_changes_nothing_that_it_is_sent() {
    let mut redrawn = 0;
    for round in 0..3 {
        let house = House::with(quiet()).await;
        let people = [house.program("Ada").await, house.program("Bea").await, house.program("Cem").await];
        let spectator = house.browser();
        let id = people[0].make(&["me", "open", "open"]).await;
        people[1].join(&id).await;
        people[2].join(&id).await;
        let room = house.state.rooms.get(&MatchId::new(id.as_str())).await.expect("a room");
        for step in 0..60_usize {
            let mut moved = false;
            for client in &people {
                moved = moved || client.act_nth(&id, step * 7 + round).await;
            }
            if !moved {
                break;
            }
            // Only at moments without private steps is the present all there is.
            let plan = {
                let mut plan = false;
                for client in &people {
                    plan = plan || client.view(&id).await["undo"] == true;
                }
                plan
            };
            if step % 6 != round || plan {
                continue;
            }
            for (number, client) in (0..).zip(&people) {
                let real = everything(client, &id).await;
                let real_spectator = everything(&spectator, &id).await;
                let neighbour = &people[(usize::from(number) + 1) % people.len()];
                let real_neighbour = neighbour.view(&id).await;
                for dice in 0..3 {
                    redraw(&room, Some(Seat::new(number)), dice).await;
                    redrawn += usize::from(neighbour.view(&id).await != real_neighbour);
                    let imagined = everything(client, &id).await;
                    for (real, imagined) in real.iter().zip(&imagined) {
                        assert_eq!(real, imagined, "seat {number} at step {step}");
                    }
                    for (real, imagined) in real_spectator.iter().zip(&everything(&spectator, &id).await) {
                        assert_eq!(real, imagined, "a spectator at step {step}");
                    }
                }
                redraw(&room, None, 0).await;
            }
        }
    }
    // Something was there to be hidden: those who do know it saw it change.
    assert!(redrawn > 10, "{redrawn}");
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
