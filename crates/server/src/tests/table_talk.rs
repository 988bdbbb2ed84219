//! Planning in a game that all play together: suggestions to whoever is to act, marks on the board.

use engine::Seat;
use store::MatchId;

use super::*;

/// A colony with three people, and somebody who looks on.
async fn colony(house: &House) -> ([Client<'_>; 3], Client<'_>, String) {
    let people = [house.program("Ada").await, house.program("Bea").await, house.program("Cem").await];
    let body = json!({ "game": "jupiter-rescue", "seats": ["me", "open", "open"], "pace": "instant" });
    let id = people[0].post("/api/v1/matches", &body).await.json()["id"].as_str().expect("an id").to_owned();
    people[1].join(&id).await;
    people[2].join(&id).await;
    // Setup is over when one of them has a turn.
    while people[0].view(&id).await["view"]["turn"] == 0 {
        for person in &people {
            person.act_nth(&id, 0).await;
        }
    }
    (people, house.program("Eve").await, id)
}

/// The one to act, and two who wait.
async fn by_turn<'a, 'b>(people: &'b [Client<'a>; 3], id: &str) -> (&'b Client<'a>, &'b Client<'a>, &'b Client<'a>) {
    let seats = people[0].view(id).await["seats"].clone();
    let acting = (0..3).find(|&seat| seats[seat]["to_act"] == true).expect("somebody is to act");
    (&people[acting], &people[(acting + 1) % 3], &people[(acting + 2) % 3])
}

async fn advice(client: &Client<'_>, id: &str) -> Vec<String> {
    let plans = client.get(&format!("/api/v1/matches/{id}/plans")).await.json();
    let actions = plans["advice"][0]["actions"].as_array().cloned().unwrap_or_default();
    actions.iter().map(|choice| choice["action"].as_str().expect("a code").to_owned()).collect()
}

async fn everything(client: &Client<'_>, id: &str) -> [String; 2] {
    let plans = client.get(&format!("/api/v1/matches/{id}/plans")).await.bytes();
    [plans, client.get(&format!("/m/{id}")).await.body]
}

async fn suggest(client: &Client<'_>, id: &str, action: &str) -> Answer {
    client.post(&format!("/api/v1/matches/{id}/suggestions"), &json!({ "action": action })).await
}

async fn mark(client: &Client<'_>, id: &str, place: &str, remove: bool) -> Answer {
    client.post(&format!("/api/v1/matches/{id}/marks"), &json!({ "place": place, "remove": remove })).await
}

fn refused(answer: &Answer, status: StatusCode, part: &str) {
    assert_eq!(answer.status, status, "{}", answer.body);
    assert!(answer.json()["sentence"].as_str().is_some_and(|told| told.contains(part)), "{}", answer.body);
}

#[tokio::test]
async fn a_suggestion_is_shown_to_all_seats_until_it_cannot_be_done_any_more() {
    let house = House::open().await;
    let (people, eve, id) = colony(&house).await;
    let (acting, waiting, other) = by_turn(&people, &id).await;
    let codes = advice(waiting, &id).await;
    let own: Vec<Value> = acting.view(&id).await["actions"].as_array().cloned().expect("actions");
    assert_eq!(codes.len(), own.len(), "in this game everybody knows everybody's choices");
    let code = codes.iter().find(|code| code.starts_with("move")).expect("a Robot can move");
    assert_eq!(suggest(waiting, &id, code).await.status, StatusCode::NO_CONTENT);
    // Twice is once.
    suggest(waiting, &id, code).await;
    for client in [acting, waiting, other] {
        let view = client.view(&id).await;
        assert_eq!(view["suggestions"].as_array().map(Vec::len), Some(1), "{view}");
        assert_eq!(view["suggestions"][0]["action"], code.as_str());
    }
    // Spectators know nobody's choices, so they are not told; and nothing of it is in the record.
    assert_eq!(eve.view(&id).await["suggestions"], Value::Null);
    let page = acting.get(&format!("/m/{id}")).await.body;
    assert!(page.contains("choice-suggested") && page.contains("class=\"suggested\""), "in the list and on the board");
    let version = acting.view(&id).await["version"].as_u64().expect("a version");
    assert_eq!(acting.act(&id, version, code).await.status, StatusCode::OK);
    for client in [acting, waiting, other] {
        assert_eq!(client.view(&id).await["suggestions"], Value::Null, "the Robot stands there now");
    }
    // What is taken back can be done again.
    let undo = json!({ "version": version + 1, "undo": true });
    assert_eq!(acting.post(&format!("/api/v1/matches/{id}/actions"), &undo).await.status, StatusCode::OK);
    assert_eq!(other.view(&id).await["suggestions"][0]["action"], code.as_str());
    let withdrawn = json!({ "action": code, "withdraw": true });
    waiting.post(&format!("/api/v1/matches/{id}/suggestions"), &withdrawn).await;
    assert_eq!(acting.view(&id).await["suggestions"], Value::Null);
}

#[tokio::test]
async fn what_cannot_be_suggested_is_answered_with_a_sentence() {
    let house = House::open().await;
    let (people, eve, id) = colony(&house).await;
    let (acting, waiting, _) = by_turn(&people, &id).await;
    let codes = advice(waiting, &id).await;
    refused(&suggest(acting, &id, &codes[0]).await, StatusCode::CONFLICT, "your turn");
    refused(&suggest(waiting, &id, "end everything").await, StatusCode::CONFLICT, "cannot do that now");
    refused(&suggest(&eve, &id, &codes[0]).await, StatusCode::FORBIDDEN, "");
    refused(&suggest(&house.browser(), &id, &codes[0]).await, StatusCode::UNAUTHORIZED, "seat");
    for code in &codes[..3] {
        assert_eq!(suggest(waiting, &id, code).await.status, StatusCode::NO_CONTENT);
    }
    refused(&suggest(waiting, &id, &codes[3]).await, StatusCode::CONFLICT, "already have 3 suggestions");
    let to = json!({ "seat": 9, "action": codes[0] });
    refused(&waiting.post(&format!("/api/v1/matches/{id}/suggestions"), &to).await, StatusCode::CONFLICT, "advice");
}

#[tokio::test]
async fn bots_and_rivals_take_no_advice() {
    let house = House::open().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    for client in [&ada, &bea] {
        refused(&suggest(client, &id, "draw deck").await, StatusCode::CONFLICT, "play together");
        refused(&mark(client, &id, "0,0", false).await, StatusCode::CONFLICT, "play together");
    }
    assert_eq!(advice(&ada, &id).await.len() + advice(&bea, &id).await.len(), 0);
    assert!(!ada.get(&format!("/m/{id}")).await.body.contains("mark-here"));
}

#[tokio::test]
async fn marks_are_seen_by_everybody_and_belong_to_one() {
    let house = House::open().await;
    let (people, eve, id) = colony(&house).await;
    let [ada, bea, _] = &people;
    assert_eq!(mark(ada, &id, "0,0", false).await.status, StatusCode::NO_CONTENT);
    mark(ada, &id, "0,0", false).await;
    mark(bea, &id, "0,0", false).await;
    for client in people.iter().chain([&eve]) {
        let view = client.view(&id).await;
        assert_eq!(view["marks"], json!([{ "seat": 0, "place": "0,0" }, { "seat": 1, "place": "0,0" }]));
        let page = client.get(&format!("/m/{id}")).await.body;
        assert!(page.contains("marked by") && page.contains("told-badge"));
    }
    // Nobody removes another's.
    mark(bea, &id, "0,0", true).await;
    mark(bea, &id, "0,0", true).await;
    assert_eq!(bea.view(&id).await["marks"], json!([{ "seat": 0, "place": "0,0" }]));
    refused(&mark(ada, &id, "9,9", false).await, StatusCode::CONFLICT, "no such place");
    refused(&mark(&eve, &id, "0,0", false).await, StatusCode::FORBIDDEN, "");
    for place in ["1,0", "0,1", "-1,0", "0,-1", "1,-1"] {
        assert_eq!(mark(ada, &id, place, false).await.status, StatusCode::NO_CONTENT, "{place}");
    }
    refused(&mark(ada, &id, "-1,1", false).await, StatusCode::CONFLICT, "6 marks");
    // Who leaves takes them along.
    ada.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    assert_eq!(bea.view(&id).await["marks"], Value::Null);
}

#[tokio::test]
async fn people_advise_each_other_by_plain_forms_too() {
    let house = House::open().await;
    let (mut ada, mut bea) = (house.browser(), house.browser());
    let seats = [("game", "jupiter-rescue"), ("players", "2"), ("seat-0", "me"), ("seat-1", "open")];
    let table = ada.form("/new", &seats).await.location().to_owned();
    bea.form(&format!("{table}/join"), &[]).await;
    let ada_acts = ada.get(&table).await.body.contains("data-turn=\"yours\"");
    let (acting, waiting) = if ada_acts { (&mut ada, &mut bea) } else { (&mut bea, &mut ada) };
    let page = waiting.get(&table).await.body;
    let form = page.split("id=\"suggest-").nth(1).expect("a form to suggest by");
    let code = form.split("name=\"action\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a choice");
    let answer = waiting.form(&format!("{table}/suggest"), &[("action", code)]).await;
    assert_eq!((answer.status, answer.location()), (StatusCode::SEE_OTHER, table.as_str()));
    assert!(acting.get(&table).await.body.contains("choice-suggested"));
    let withdrawn = waiting.form(&format!("{table}/suggest"), &[("action", code), ("withdraw", "yes")]).await;
    assert_eq!(withdrawn.status, StatusCode::SEE_OTHER);
    assert!(!acting.get(&table).await.body.contains("choice-suggested"));
    assert_eq!(acting.form(&format!("{table}/suggest"), &[("action", code)]).await.status, StatusCode::CONFLICT);
    // A flag on the board sets a mark, and removes it.
    for marked in [true, false] {
        let answer = waiting.form(&format!("{table}/mark"), &[("place", "0,0")]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER);
        assert_eq!(acting.get(&table).await.body.contains("marked by"), marked);
    }
    let nowhere = waiting.form(&format!("{table}/mark"), &[("place", "nowhere")]).await;
    assert_eq!(nowhere.status, StatusCode::CONFLICT);
    assert!(nowhere.body.contains("no such place"));
    for language in ["en", "de"] {
        waiting.form("/settings", &[("language", language)]).await;
        assert!(!waiting.get(&table).await.body.contains('⟨'));
    }
}

#[tokio::test]
async fn those_who_play_together_plan_in_the_open_and_know_nothing_of_the_deck() {
    let house = House::open().await;
    let (people, eve, id) = colony(&house).await;
    let room = house.state.rooms.get(&MatchId::new(id.as_str())).await.expect("a room");
    let mut open = 0;
    for step in 0..40_usize {
        let (acting, waiting, other) = by_turn(&people, &id).await;
        if let Some(code) = advice(waiting, &id).await.get(step) {
            suggest(waiting, &id, code).await;
        }
        for (seat, client) in (0..).zip([&people[0], &people[1], &people[2]]) {
            let real = everything(client, &id).await;
            redraw(&room, Some(Seat::new(seat)), step as u64).await;
            assert_eq!(real, everything(client, &id).await);
            redraw(&room, None, 0).await;
        }
        acting.act_nth(&id, step * 3).await;
        // Also what could still be taken back.
        open += usize::from(acting.view(&id).await["undo"] == true);
        for client in [other, &eve] {
            assert_eq!(client.view(&id).await["steps"], acting.view(&id).await["steps"]);
        }
    }
    assert!(open > 5, "{open}");
}
