//! Actions: once, in order, durable; undo and takeback; restarts.

use super::*;

/// Two people at a table; who is to act comes first.
async fn two(house: &House) -> (Client<'_>, Client<'_>, String) {
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    let adas = !ada.view(&id).await["actions"].as_array().expect("actions").is_empty();
    if adas { (ada, bea, id) } else { (bea, ada, id) }
}

#[tokio::test]
async fn an_action_that_is_sent_twice_is_done_once() {
    let house = House::open().await;
    let (first, second, id) = two(&house).await;
    let view = first.view(&id).await;
    let action = view["actions"][0]["action"].as_str().expect("a code").to_owned();
    let version = view["version"].as_u64().expect("a version");
    let answer = first.act(&id, version, &action).await.json();
    assert_eq!(answer["answer"], "accepted");
    let again = first.act(&id, version, &action).await;
    assert_eq!((again.status, again.json()["answer"].as_str()), (StatusCode::OK, Some("already-done")));
    // Another action from the same version is stale, and says where the table is.
    let stale = first.act(&id, version, "draw pile 9").await;
    assert_eq!((stale.status, stale.json()["error"].as_str()), (StatusCode::CONFLICT, Some("stale")));
    assert_eq!(stale.json()["version"], answer["version"]);
    // With an id of one's own.
    let body = json!({ "id": "mine", "version": 0, "action": "draw deck" });
    let other = second.post(&format!("/api/v1/matches/{id}/actions"), &body).await;
    assert_ne!(other.status, StatusCode::OK);
}

#[tokio::test]
async fn a_whole_match_ends_with_seed_and_record() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
    let id = ada.make(&["me", "thumb"]).await;
    let early = ada.get(&format!("/api/v1/matches/{id}/record")).await;
    assert_eq!(early.status, StatusCode::FORBIDDEN);
    let commitment = ada.view(&id).await["commitment"].clone();
    for n in 0..20_000 {
        if !ada.act_nth(&id, n).await {
            if ada.view(&id).await["state"] == "over" {
                break;
            }
            tokio::task::yield_now().await;
        }
    }
    let view = ada.view(&id).await;
    assert_eq!(view["state"], "over");
    assert!(view["result"][0].as_str().expect("a result").contains("win"), "{}", view["result"]);
    let record: engine::Record = ada.get(&format!("/api/v1/matches/{id}/record")).await.body.parse().expect("a record");
    assert_eq!(commitment, record.header.commitment.as_str());
    let game = catalog::find("rocket-jockey").expect("a game");
    game.replay(&record).expect("what the record claims is true");
    // Now anybody may look with any eyes.
    assert_eq!(ada.get(&format!("/api/v1/matches/{id}?at=5&seat=1")).await.status, StatusCode::OK);
    assert_eq!(house.browser().get(&format!("/m/{id}?at=5&seat=1")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_room_that_left_memory_comes_back_as_it_was() {
    let house = House::open().await;
    let (first, second, id) = two(&house).await;
    for n in 0..30 {
        let _ = first.act_nth(&id, n).await || second.act_nth(&id, n).await;
    }
    let before = [first.view(&id).await, second.view(&id).await];
    let state = App::beside(&house.state);
    let again = House { router: app(state.clone()), state };
    let (first, second) = (Client { house: &again, ..first.clone() }, Client { house: &again, ..second.clone() });
    assert_eq!(before, [first.view(&id).await, second.view(&id).await]);
}

#[tokio::test]
async fn a_room_that_nobody_looks_at_leaves_memory() {
    let idle = std::time::Duration::from_millis(30);
    let house = House::with(Config { rate: None, idle, ..Config::default() }).await;
    let (first, _, id) = two(&house).await;
    let before = first.view(&id).await;
    // Whoever holds on to a room keeps it.
    let held = house.state.rooms.get(&store::MatchId::new(id.as_str())).await.expect("a room");
    tokio::time::sleep(idle * 5).await;
    assert_eq!(house.state.rooms.count(), 1);
    drop(held);
    tokio::time::sleep(idle * 5).await;
    assert_eq!(house.state.rooms.count(), 0);
    assert_eq!(first.view(&id).await, before);
}

#[tokio::test]
async fn undo_is_for_what_nobody_else_has_seen() {
    let house = House::open().await;
    let (first, second, id) = two(&house).await;
    let undo = |version: u64| json!({ "version": version, "undo": true });
    let path = format!("/api/v1/matches/{id}/actions");
    let mut undone = 0;
    for n in 0..400 {
        for (client, other) in [(&first, &second), (&second, &first)] {
            if client.view(&id).await["undo"] == true {
                let before = other.view(&id).await;
                let version = client.view(&id).await["version"].as_u64().expect("a version");
                let answer = client.post(&path, &undo(version)).await;
                assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
                // What was never shown is not missed.
                assert_eq!(before, other.view(&id).await);
                undone += 1;
                client.act_nth(&id, n + 1).await;
            }
            client.act_nth(&id, n).await;
        }
        if first.view(&id).await["state"] == "over" {
            break;
        }
    }
    assert!(undone > 3, "{undone}");
    let version = first.view(&id).await["version"].as_u64().expect("a version");
    assert_eq!(first.post(&path, &undo(version)).await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_takeback_needs_the_others() {
    let house = House::open().await;
    let mut ada = house.browser();
    let made =
        ada.form("/new", &[("game", "rocket-jockey"), ("players", "2"), ("seat-0", "me"), ("seat-1", "open")]).await;
    let table = made.location().to_owned();
    let mut bea = house.browser();
    bea.form(&format!("{table}/join"), &[]).await;
    let id = table.rsplit('/').next().expect("an id").to_owned();
    let mut steps = 0;
    while steps < 6 {
        steps += usize::from(ada.act_nth(&id, 0).await || bea.act_nth(&id, 0).await);
    }
    let before = house.browser().view(&id).await["steps"].clone();
    ada.form(&format!("{table}/takeback"), &[("answer", "ask")]).await;
    assert!(bea.get(&table).await.body.contains("would like to undo a step"));
    assert_eq!(house.browser().view(&id).await["steps"], before);
    bea.form(&format!("{table}/takeback"), &[("answer", "decline")]).await;
    assert_eq!(bea.form(&format!("{table}/takeback"), &[("answer", "agree")]).await.status, StatusCode::CONFLICT);
    ada.form(&format!("{table}/takeback"), &[("answer", "ask")]).await;
    bea.form(&format!("{table}/takeback"), &[("answer", "agree")]).await;
    assert!(house.browser().view(&id).await["steps"].as_u64() < before.as_u64());
}

#[tokio::test]
async fn a_match_keeps_the_components_it_was_made_with() {
    let toml = include_str!("../../../../games/rocket-jockey/data/components.toml");
    let custom = toml.replace("copilot_end_points = 3", "copilot_end_points = 4");
    assert_ne!(toml, custom);
    let components = [("rocket-jockey", custom.clone())].into();
    let house = House::with(Config { rate: None, components, ..Config::default() }).await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    assert_eq!(ada.view(&id).await["view"]["copilot_points"], 4);
    // A server without the file plays it on, to the end and into the record.
    let config = Config { components: Default::default(), ..house.state.config.clone() };
    let state = App::beside_with(config, &house.state);
    let again = House { router: app(state.clone()), state };
    let (ada, bea) = (Client { house: &again, ..ada.clone() }, Client { house: &again, ..bea.clone() });
    assert_eq!(ada.view(&id).await["view"]["copilot_points"], 4);
    for n in 0..20_000 {
        if !ada.act_nth(&id, n).await && !bea.act_nth(&id, n).await {
            break;
        }
    }
    let record: engine::Record = ada.get(&format!("/api/v1/matches/{id}/record")).await.body.parse().expect("a record");
    assert_eq!(record.header.components.as_deref(), Some(custom.as_str()));
    catalog::find("rocket-jockey").expect("a game").replay(&record).expect("what the record claims is true");
    // So does a rematch; what is made anew there has what is in the box.
    let mut ada = ada.clone();
    let answer = ada.form(&format!("/m/{id}/rematch"), &[]).await;
    let rematch = answer.location().trim_start_matches("/m/").to_owned();
    assert_eq!(ada.view(&rematch).await["view"]["copilot_points"], 4);
    let plain = ada.make(&["me", "thumb"]).await;
    assert_eq!(ada.view(&plain).await["view"]["copilot_points"], 3);
}
