//! What is left of matches: lists, profiles, ratings; who sees how much of it, and that nothing counts twice.

use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};
use store::{MatchId, Page, PlayerId, Rung};

use super::identity::called;
use super::*;
use crate::club;

const POOL: &str = "rocket-jockey:2";

async fn id_of(client: &Client<'_>) -> String {
    client.get("/api/v1/me").await.json()["id"].as_str().expect("an id").to_owned()
}

/// A rated match of these two that the second one gives up.
async fn won(winner: &Client<'_>, loser: &Client<'_>) -> String {
    let id = rated(winner, &["me", "open"]).await;
    loser.join(&id).await;
    leave(loser, &id).await;
    id
}

async fn rated(host: &Client<'_>, seats: &[&str]) -> String {
    let body = json!({ "game": "rocket-jockey", "seats": seats, "pace": "instant", "rated": true, "public": true });
    let answer = host.post("/api/v1/matches", &body).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.body);
    answer.json()["id"].as_str().expect("an id").to_owned()
}

async fn leave(client: &Client<'_>, id: &str) {
    let answer = client.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    assert_eq!(answer.status, StatusCode::NO_CONTENT, "{}", answer.body);
}

async fn ladder(house: &House) -> Vec<Rung> {
    house.state.store.ladder(POOL, Page::first(9)).await.expect("a ladder")
}

#[tokio::test]
async fn after_a_series_ratings_are_what_the_library_says_by_hand() {
    let house = House::open().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let (mut hers, mut beas) = (WengLinRating::new(), WengLinRating::new());
    for (winner, loser, outcome) in [
        (&ada, &bea, Outcomes::WIN),
        (&ada, &bea, Outcomes::WIN),
        (&bea, &ada, Outcomes::LOSS),
        (&ada, &bea, Outcomes::WIN),
    ] {
        won(winner, loser).await;
        (hers, beas) = weng_lin(&hers, &beas, &outcome, &WengLinConfig::new());
    }
    let found = ladder(&house).await;
    assert_eq!(
        found.iter().map(|rung| (rung.name.as_str(), rung.matches)).collect::<Vec<_>>(),
        [("Ada", 4), ("Bea", 4)]
    );
    for (by_hand, rung) in [hers, beas].iter().zip(&found) {
        assert!((by_hand.rating * 1e6 - rung.rating.points as f64).abs() < 10.0, "{by_hand:?} {rung:?}");
        assert!((by_hand.uncertainty * 1e6 - rung.rating.uncertainty as f64).abs() < 10.0, "{by_hand:?} {rung:?}");
    }
    let page = house.browser().get("/ladder").await.body;
    assert!(page.find(">Ada<").expect("Ada") < page.find(">Bea<").expect("Bea"), "{page}");
    assert!(page.contains("beginner"), "and bots to compare with");
}

#[tokio::test]
async fn working_ratings_out_anew_comes_to_the_same_even_without_those_who_left() {
    let house = House::open().await;
    let mut cem = called(&house, "Cem").await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    for (winner, loser) in [(&ada, &bea), (&cem, &ada), (&bea, &cem), (&ada, &cem)] {
        won(winner, loser).await;
    }
    cem.form("/settings/delete", &[("sure", "yes")]).await;
    let before = ladder(&house).await;
    assert_eq!(before.len(), 2, "who was forgotten is on no ladder");
    let rebuilt = club::rebuild(&house.state.store).await.expect("works it out");
    assert_eq!((rebuilt.results, rebuilt.rated, rebuilt.ratings), (4, 4, 2));
    assert_eq!(ladder(&house).await, before);
}

#[tokio::test]
async fn two_servers_on_one_store_count_a_match_once_and_a_lost_booking_is_made_up_for() {
    let house = House::open().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let there = App::beside(&house.state);
    won(&ada, &bea).await;
    // A program that knows nothing of results ends the next one.
    let id = rated(&ada, &["me", "open"]).await;
    bea.join(&id).await;
    let ending = crate::ending::Ending::resigned(engine::Seat::new(1));
    let result = serde_json::to_string(&ending).expect("plain data");
    assert!(house.state.store.finish_match(&MatchId::new(id.as_str()), &result, 99, None).await.expect("ends"));
    let (one, other) = tokio::join!(club::catch_up(&house.state.store, 0), club::catch_up(&there.store, 0));
    one.and(other).expect("both are done");
    assert_eq!(ladder(&house).await.iter().map(|rung| rung.matches).collect::<Vec<_>>(), [2, 2]);
    assert_eq!(house.state.store.rated_matches().await.expect("a count"), 2);
}

#[tokio::test]
async fn only_what_can_be_compared_is_rated_and_the_refusal_says_why() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
    let refused = async |body: Value| {
        let answer = ada.post("/api/v1/matches", &body).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{}", answer.body);
        answer.json()["sentence"].as_str().expect("a sentence").to_owned()
    };
    let together = json!({ "game": "jupiter-rescue", "seats": ["me", "open"], "rated": true });
    assert!(refused(together).await.contains("plays for themselves"));
    let longer = json!({ "game": "rocket-rescue", "seats": ["me", "open", "open"], "rated": true, "options": { "length": "long" } });
    assert!(refused(longer).await.contains("by the rulebook"));
    let unknown = json!({ "game": "rocketmen", "seats": ["me", "strongest", "open"], "rated": true });
    assert!(refused(unknown).await.contains("have a rating"));
    let watched = json!({ "game": "rocketmen", "seats": ["me", "open"], "rated": true, "delay": 20 });
    assert!(refused(watched).await.contains("sees all hands"));
    let edition = json!({ "game": "rocket-rescue", "seats": ["me", "open", "open"], "rated": true, "options": { "edition": "first" } });
    assert_eq!(ada.post("/api/v1/matches", &edition).await.status, StatusCode::CREATED, "an edition is no other rule");
}

#[tokio::test]
async fn a_rated_match_has_no_hints_and_no_taking_back_and_whoever_leaves_it_keeps_the_result() {
    let house = House::open().await;
    let mut ada = called(&house, "Ada").await;
    let id = rated(&ada, &["me", "thumb", "thumb"]).await;
    assert!(ada.get(&format!("/m/{id}")).await.body.contains("table-board"));
    let hint = ada.get(&format!("/api/v1/matches/{id}/hint")).await;
    assert_eq!(hint.status, StatusCode::CONFLICT);
    assert!(hint.json()["sentence"].as_str().is_some_and(|told| told.contains("rated match")), "{}", hint.body);
    let asked = ada.form(&format!("/m/{id}/takeback"), &[("answer", "ask")]).await;
    assert!(asked.body.contains("not taken back"), "{}", asked.body);
    let left = ada.form(&format!("/m/{id}/leave"), &[]).await;
    assert_eq!(left.location(), "/matches");
    // Bots play it to its end.
    let over = async {
        while house.state.store.career(&PlayerId::new(id_of(&ada).await), 9).await.expect("a career").is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(60), over).await.expect("it ends");
    let data = ada.get("/api/v1/me").await.json();
    assert_eq!(data["results"].as_array().map(Vec::len), Some(1), "{data}");
    assert_eq!(data["results"][0]["at_match"], id);
}

#[tokio::test]
async fn a_profile_shows_everybody_what_was_public_and_goes_with_its_owner() {
    let house = House::open().await;
    let mut ada = called(&house, "Ada").await;
    let bea = house.program("Bea").await;
    let public = won(&bea, &ada).await;
    let private = ada.make(&["me", "open"]).await;
    bea.join(&private).await;
    leave(&bea, &private).await;
    let running = ada.make(&["me", "open"]).await;
    bea.join(&running).await;
    let profile = format!("/players/{}", id_of(&ada).await);
    let (own, others) = (ada.get(&profile).await.body, house.browser().get(&profile).await.body);
    assert!(own.contains(&private) && own.contains(&public), "{own}");
    assert!(others.contains(&public) && !others.contains(&private), "{others}");
    assert!(!own.contains(&running) && !others.contains(&running), "what is not over is not told");
    assert!(others.contains("Bea") && others.contains("2 matches on one day"), "{others}");
    let mine = ada.get("/matches?result=won").await.body;
    assert!(mine.contains(&private) && mine.contains(&running) && !mine.contains(&public), "{mine}");
    let told = house.browser().get(&format!("/api/v1{profile}")).await.json();
    assert_eq!(
        (&told["name"], &told["played"][0]["matches"], &told["played"][0]["won"]),
        (&json!("Ada"), &json!(2), &json!(1))
    );
    ada.form("/settings/delete", &[("sure", "yes")]).await;
    assert_eq!(house.browser().get(&profile).await.status, StatusCode::NOT_FOUND);
    assert_eq!(house.browser().get("/players/former").await.status, StatusCode::NOT_FOUND);
    assert!(!house.browser().get("/ladder").await.body.contains("Ada"));
    let beas = house.browser().get(&format!("/players/{}", id_of(&bea).await)).await.body;
    assert!(beas.contains("a former player") && !beas.contains("Ada"), "{beas}");
}

#[tokio::test]
async fn a_step_in_a_running_match_changes_no_profile_ladder_or_statistics() {
    let house = House::with(super::planning::quiet()).await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    won(&ada, &bea).await;
    let id = rated(&ada, &["me", "open"]).await;
    bea.join(&id).await;
    let paths = [
        format!("/players/{}", id_of(&ada).await),
        format!("/api/v1/players/{}", id_of(&ada).await),
        "/ladder".to_owned(),
        "/api/v1/ladder".to_owned(),
        "/statistics".to_owned(),
    ];
    let stranger = house.browser();
    let everything = async || {
        let mut sent = Vec::new();
        for path in &paths {
            sent.push(stranger.get(path).await.bytes());
        }
        sent
    };
    let before = everything().await;
    for step in 0..6 {
        let moved = ada.act_nth(&id, step).await || bea.act_nth(&id, step).await;
        assert!(moved);
        assert_eq!(everything().await, before, "step {step}");
    }
    leave(&ada, &id).await;
    assert_ne!(everything().await, before, "the end does");
    assert_ne!(club::newcomer().points, ladder(&house).await[0].rating.points);
}

/// Plays a match alone to its end, always what comes first.
async fn play_out(client: &Client<'_>, id: &str) {
    for step in 0..5_000 {
        if !client.act_nth(id, step).await {
            break;
        }
    }
    assert_eq!(client.view(id).await["state"], "over");
}

#[tokio::test]
async fn a_match_from_the_end_of_another_one_is_listed_and_counts_nowhere() {
    let house = House::open().await;
    let mut ada = called(&house, "Ada").await;
    let options = json!({ "mode": "solo", "round-cap": "20" });
    let body = json!({ "game": "rocketmen", "seats": ["me"], "options": options, "public": true });
    let made = ada.post("/api/v1/matches", &body).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.body);
    let id = made.json()["id"].as_str().expect("an id").to_owned();
    play_out(&ada, &id).await;
    let profile = format!("/players/{}", id_of(&ada).await);
    let told_to_programs = format!("/api/v1{profile}");
    let paths = ["/statistics", "/api/v1/statistics", "/ladder", &profile, &told_to_programs];
    let stranger = house.browser();
    let told = async || {
        let mut told = Vec::new();
        for path in paths {
            told.push(stranger.get(path).await.body);
        }
        told
    };
    let before = told().await;
    assert!(before[0].contains("Rocketmen") && before[2].contains("other options"), "{}", before[2]);
    let lines = ada.get(&format!("/m/{id}/record")).await.body.lines().count();
    let mut again = None;
    for at in (0..lines).rev() {
        let answer = ada.form(&format!("/m/{id}/what-if"), &[("at", &at.to_string())]).await;
        let place = answer.location().trim_start_matches("/m/").to_owned();
        if !place.is_empty() && ada.view(&place).await["state"] == "running" {
            again = Some(place);
            break;
        }
    }
    let again = again.expect("a moment before the end");
    play_out(&ada, &again).await;
    let own = house.state.store.all_reached(&PlayerId::new(id_of(&ada).await)).await.expect("a list");
    assert_eq!(own.len(), 2, "it is booked");
    for (path, (before, after)) in paths.iter().zip(before.iter().zip(&told().await)) {
        assert_eq!(before, after, "{path}");
    }
    club::rebuild(&house.state.store).await.expect("works it out");
    assert_eq!(told().await, before, "worked out anew it comes to the same");
    let mine = ada.get("/matches").await.body;
    assert!(mine.contains(&again) && mine.contains(">What if</span>"), "{mine}");
}

#[tokio::test]
async fn the_ladder_and_the_win_rates_below_it_keep_what_was_chosen_of_the_other() {
    let house = House::open().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let body = json!({ "game": "jupiter-rescue", "seats": ["me"] });
    let made = ada.post("/api/v1/matches", &body).await.json()["id"].as_str().expect("an id").to_owned();
    let won = r#"{"outcome":{"together":{"won":true,"score":9}}}"#;
    assert!(house.state.store.finish_match(&MatchId::new(made.as_str()), won, 99, None).await.expect("ends"));
    club::catch_up(&house.state.store, 0).await.expect("is booked");
    for _ in 0..51 {
        let cem = house.program("Cem").await;
        self::won(&cem, &bea).await;
    }
    let chosen = "game=jupiter-rescue&players=1&level=jupiter-rescue/mixed";
    let page = house.browser().get(&format!("/ladder?pool=rocket-jockey:2&{chosen}")).await.body;
    let next = "/ladder?pool=rocket-jockey%3A2&amp;page=2&amp;game=jupiter-rescue&amp;players=1&amp;level=jupiter-rescue%2Fmixed";
    assert!(page.contains(next), "{page}");
    let kept = |name: &str, value: &str| format!(r#"<input type="hidden" name="{name}" value="{value}">"#);
    for (name, value) in [("game", "jupiter-rescue"), ("players", "1"), ("level", "jupiter-rescue/mixed")] {
        assert!(page.contains(&kept(name, value)), "{name}: {page}");
    }
    let second = house.browser().get("/ladder?pool=rocket-jockey:2&page=2").await.body;
    assert!(second.contains(&kept("page", "2")) && second.contains(&kept("pool", "rocket-jockey:2")), "{second}");
}
