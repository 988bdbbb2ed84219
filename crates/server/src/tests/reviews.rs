//! Reviews of finished matches, as pages: worked out while somebody waits, given up when nobody does, gone on with, and kept.

use std::time::Duration;

use review::{Kept, Precision};
use store::MatchId;

use super::*;

/// A match that Ada gives up after some actions; its id.
async fn given_up(house: &House, actions: usize) -> String {
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    for _ in 0..actions {
        assert!(ada.act_nth(&id, 0).await || bea.act_nth(&id, 0).await, "somebody is to act");
    }
    ada.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    id
}

/// The page of a review as soon as it is complete.
async fn complete(browser: &Client<'_>, address: &str) -> String {
    let waiting = async {
        loop {
            let page = browser.get(address).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.body);
            if page.body.contains("review-account") {
                return page.body;
            }
            assert!(page.body.contains("<progress"), "it says how far it is");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(500), waiting).await.expect("it is done")
}

/// How many steps of a review are kept in the store.
async fn kept(house: &House, id: &str, precision: Precision) -> usize {
    let json = house.state.store.review(&MatchId::new(id), &precision.to_string()).await.expect("a store");
    json.map_or(0, |json| review::done(&serde_json::from_str::<Kept>(&json).expect("what was kept").findings))
}

async fn until_nobody_works(house: &House) {
    let idle = async {
        while !house.state.reviews.are_idle() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(500), idle).await.expect("it is given up");
}

/// The server after a restart, on the same store.
fn anew(house: &House) -> House {
    let state = App::beside(&house.state);
    House { router: app(state.clone()), state }
}

#[tokio::test]
async fn a_finished_match_is_reviewed_in_both_languages_and_the_review_is_kept() {
    let house = House::open().await;
    let id = given_up(&house, 3).await;
    let address = format!("/m/{id}/review?precision=rough");
    let first = house.browser().get(&address).await.body;
    assert!(
        first.contains("<progress") && first.contains("http-equiv=\"refresh\""),
        "it looks again by itself: {first}"
    );
    let page = complete(&house.browser(), &address).await;
    assert!(
        page.contains("In short")
            && page.contains("Luck and choice")
            && !page.contains("http-equiv=\"refresh\"")
            && !page.contains('⟨')
    );
    assert_eq!(kept(&house, &id, Precision::Rough).await, 5, "the deal, three steps, and giving up");
    assert_eq!(kept(&house, &id, Precision::Quick).await, 0, "nobody asked for a closer look");
    // A server that begins anew knows it at once, and says the same.
    let anew = anew(&house);
    let mut german = anew.browser();
    german.form("/settings", &[("language", "de")]).await;
    let page = german.get(&address).await.body;
    let words = ["review-account", "Kurz gesagt", "Glück und Wahl"];
    assert!(words.iter().all(|words| page.contains(words)) && !page.contains('⟨'), "{page}");
    let numbers = |page: &str| -> Vec<String> {
        let cells = page.split("<td").skip(1).filter_map(|cell| cell.split("</td>").next()?.split_once('>'));
        cells.map(|(_, shown)| shown.replace(',', ".")).collect()
    };
    assert_eq!(numbers(&page), numbers(&anew.browser().get(&address).await.body), "in both languages");
}

#[tokio::test]
async fn a_review_that_nobody_waits_for_is_given_up_and_goes_on_from_there() {
    let house = House::open().await;
    let id = given_up(&house, 30).await;
    let address = format!("/m/{id}/review?precision=quick");
    assert!(house.browser().get(&address).await.body.contains("<progress"));
    until_nobody_works(&house).await;
    let before = kept(&house, &id, Precision::Quick).await;
    assert!(before < 32, "that takes longer than anybody waited");
    // Somebody else waits for a while.
    let waits = async {
        while kept(&house, &id, Precision::Quick).await <= before {
            assert!(house.browser().get(&address).await.body.contains(" of 32 steps"));
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(500), waits).await.expect("it goes on");
}

#[tokio::test]
async fn a_server_that_stops_keeps_what_is_known_of_a_review() {
    let house = House::open().await;
    let id = given_up(&house, 30).await;
    let address = format!("/m/{id}/review?precision=quick");
    let some = async {
        while kept(&house, &id, Precision::Quick).await < 2 {
            house.browser().get(&address).await;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(500), some).await.expect("it begins");
    house.state.stop.cancel();
    until_nobody_works(&house).await;
    let known = kept(&house, &id, Precision::Quick).await;
    let page = anew(&house).browser().get(&address).await.body;
    let told = page.split(" of 32 steps").next().and_then(|before| before.rsplit('>').next()).expect("how far it is");
    assert!(told.parse::<usize>().expect("a number") >= known, "{told} of at least {known}");
}

#[tokio::test]
async fn only_matches_that_are_over_are_reviewed() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
    let (open, running) = (ada.make(&["me", "open"]).await, ada.make(&["me", "thumb"]).await);
    for (language, told) in [("en", "played to the end"), ("de", "zu Ende gespielt")] {
        let mut browser = house.browser();
        browser.form("/settings", &[("language", language)]).await;
        for id in [&open, &running] {
            let answer = browser.get(&format!("/m/{id}/review")).await;
            assert_eq!(answer.status, StatusCode::CONFLICT);
            assert!(answer.body.contains(told), "{}", answer.body);
        }
        for nonsense in ["nonsense", "../x", "%00", "a%20b"] {
            let answer = browser.get(&format!("/m/{nonsense}/review")).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{nonsense}");
        }
    }
    assert!(house.state.reviews.are_idle(), "nothing was begun for them");
    let id = given_up(&house, 1).await;
    let answer = house.browser().get(&format!("/m/{id}/review?precision=nonsense")).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{}", answer.body);
}
