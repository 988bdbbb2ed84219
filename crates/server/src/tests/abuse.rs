//! What should not come in is answered with a sentence and a proper status, and changes nothing.

use std::net::SocketAddr;

use axum::extract::ConnectInfo;
use axum::http::header::{CONTENT_SECURITY_POLICY, HOST};

use super::*;
use crate::Rate;

#[tokio::test]
async fn malformed_requests_get_a_sentence() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
    let id = ada.make(&["me", "thumb"]).await;
    let actions = format!("/api/v1/matches/{id}/actions");
    for (path, body) in [
        (actions.as_str(), json!({ "version": "x", "action": "draw deck" })),
        (&actions, json!({ "version": -1, "action": "draw deck" })),
        (&actions, json!({ "version": 0 })),
        (&actions, json!({ "version": 0, "action": "nonsense" })),
        (&actions, json!({ "version": 0, "action": "draw deck", "id": "with space" })),
        (&actions, json!({ "version": 0, "action": "x".repeat(300) })),
        (&actions, json!([1, 2])),
        ("/api/v1/matches", json!({ "game": "rocket-jockey", "seats": ["me", "me"] })),
        ("/api/v1/matches", json!({ "game": "rocket-jockey", "seats": [] })),
        ("/api/v1/matches", json!({ "game": "rocket-jockey", "seats": ["me", "hal"] })),
        ("/api/v1/matches", json!({ "game": "rocket-jockey", "seats": ["me", "open"], "options": { "x": "y" } })),
    ] {
        let answer = ada.post(path, &body).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{body}: {}", answer.body);
        assert!(answer.json()["sentence"].as_str().is_some_and(|sentence| sentence.len() > 10), "{}", answer.body);
    }
    let chess = ada.post("/api/v1/matches", &json!({ "game": "chess", "seats": ["me"] })).await;
    assert_eq!(chess.status, StatusCode::NOT_FOUND);
    for path in
        ["/m/none", "/m/none/stream", "/api/v1/matches/none", "/api/v1/none", "/rules/chess", "/assets/x/y", "/x"]
    {
        let answer = ada.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(!answer.body.is_empty(), "{path}");
    }
    for path in [format!("/m/{id}?at=x"), format!("/m/{id}?seat=99"), format!("/api/v1/matches/{id}?at=-1")] {
        assert_eq!(ada.get(&path).await.status, StatusCode::BAD_REQUEST, "{path}");
    }
}

#[tokio::test]
async fn an_action_that_the_rules_forbid_is_refused_with_its_clause() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
    let id = ada.make(&["me", "thumb"]).await;
    let mut view = ada.view(&id).await;
    while view["actions"].as_array().is_none_or(Vec::is_empty) {
        tokio::task::yield_now().await;
        view = ada.view(&id).await;
    }
    let version = view["version"].as_u64().expect("a version");
    let answer = ada.act(&id, version, "launch 4").await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
    assert!(answer.json()["clause"].as_str().is_some_and(|clause| clause.starts_with("RJ-")));
    let why = ada.get(&format!("/api/v1/matches/{id}/why?action=launch%204")).await.json();
    assert_eq!((why["legal"].as_bool(), &why["clause"]), (Some(false), &answer.json()["clause"]));
    assert_eq!(ada.view(&id).await, view);
}

#[tokio::test]
async fn bodies_that_are_too_large_are_not_read() {
    let house = House::open().await;
    let mut ada = house.browser();
    let large = "x".repeat(20_000);
    let answer = ada.form("/settings", &[("name", &large)]).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(answer.body.contains("too much at once"));
    let answer = ada.post("/api/v1/players", &json!({ "name": large })).await;
    assert_eq!((answer.status, answer.json()["error"].as_str()), (StatusCode::PAYLOAD_TOO_LARGE, Some("too-large")));
}

#[tokio::test]
async fn other_sites_cannot_act_in_ones_name() {
    let house = House::open().await;
    let request = Request::post("/play")
        .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header(HOST, "gantry.example")
        .header("origin", "https://evil.example")
        .header("sec-fetch-site", "cross-site")
        .body(Body::from("game=rocket-jockey"))
        .expect("a request");
    let answer = house.send(request).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert!(answer.body.contains("another site"));
}

#[tokio::test]
async fn who_asks_too_often_waits() {
    let house = House::with(Config { rate: Some(Rate { per_second: 1, burst: 3 }), ..Config::default() }).await;
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(house.browser().post("/api/v1/players", &json!({})).await.status);
    }
    assert_eq!(statuses[2..4], [StatusCode::CREATED, StatusCode::TOO_MANY_REQUESTS]);
    // Looking is free.
    assert_eq!(house.browser().get("/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn what_costs_much_is_not_asked_without_end() {
    for (method, path) in [
        (Method::GET, "/settings/data"),
        (Method::GET, "/api/v1/me"),
        (Method::GET, "/puzzles/rocket-jockey/x?action=y"),
        (Method::GET, "/rules/rocketmen?q=fuel"),
        (Method::GET, "/rules/rocketmen?%71=fuel"),
        (Method::HEAD, "/rules/rocketmen?q=fuel"),
        (Method::GET, "/groups/x"),
        (Method::GET, "/api/v1/matches/that-is-not-in-memory"),
        (Method::POST, "/m/that-is-not-in-memory/join"),
    ] {
        let house = House::with(Config::default()).await;
        let ask = async || {
            let request = house.browser().request(method.clone(), path).body(Body::empty());
            house.send(request.expect("a request")).await.status
        };
        let mut asked = 0;
        while ask().await != StatusCode::TOO_MANY_REQUESTS {
            asked += 1;
            assert!(asked < 90, "{method} {path}");
        }
        assert_eq!(house.browser().get("/puzzles").await.status, StatusCode::OK, "what costs little can be asked");
    }
}

#[tokio::test]
async fn a_match_in_memory_can_be_looked_at_as_often_as_one_likes() {
    let house = House::with(Config::default()).await;
    let ada = house.program("Ada").await;
    let id = ada.make(&["me", "open"]).await;
    for _ in 0..90 {
        ada.view(&id).await;
    }
}

#[tokio::test]
async fn one_address_does_not_bring_guests_without_end() {
    let house = House::with(Config { new_guests: 3, ..Config::default() }).await;
    let mut statuses = Vec::new();
    for _ in 0..3 {
        statuses.push(house.browser().form("/play", &[("game", "rocket-jockey")]).await.status);
    }
    assert_eq!(statuses, [StatusCode::SEE_OTHER; 3]);
    let told = house.browser().form("/play", &[("game", "rocket-jockey")]).await;
    assert_eq!(told.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(told.body.contains("from your network"), "{}", told.body);
    let told = house.browser().post("/api/v1/players", &json!({})).await;
    assert_eq!((told.status, told.json()["error"].as_str()), (StatusCode::TOO_MANY_REQUESTS, Some("too-many-guests")));
}

#[tokio::test]
async fn new_guests_are_counted_by_the_address_behind_the_proxy() {
    let proxy = "192.0.2.1/32".parse().expect("a network");
    let house = House::with(Config { new_guests: 2, trusted_proxies: vec![proxy], ..Config::default() }).await;
    let enter = |claim: &'static str| house.send(forged([192, 0, 2, 1], claim));
    assert_eq!(enter("198.51.100.7").await.status, StatusCode::CREATED);
    assert_eq!(enter("203.0.113.9, 198.51.100.7").await.status, StatusCode::CREATED);
    assert_eq!(enter("198.51.100.7").await.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(enter("198.51.100.8").await.status, StatusCode::CREATED, "somebody else");
    // Whoever has one IPv6 address has all of its network.
    assert_eq!(enter("2001:db8:1:2::1").await.status, StatusCode::CREATED);
    assert_eq!(enter("2001:db8:1:2:aaaa::2").await.status, StatusCode::CREATED);
    assert_eq!(enter("2001:db8:1:2:bbbb::3").await.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(enter("2001:db8:1:3::1").await.status, StatusCode::CREATED);
}

/// A request that comes from this address and claims to come from another.
fn forged(peer: [u8; 4], claim: &str) -> Request<Body> {
    let mut request = Request::post("/api/v1/players")
        .header(CONTENT_TYPE, "application/json")
        .header("x-forwarded-for", claim)
        .header("forwarded", format!("for={claim}"))
        .body(Body::from("{}"))
        .expect("a request");
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from((peer, 1))));
    request
}

#[tokio::test]
async fn a_claimed_address_is_not_believed() {
    let rate = Some(Rate { per_second: 1, burst: 3 });
    let trusted_proxies = vec!["10.0.0.0/8".parse().expect("a network")];
    let house = House::with(Config { rate, trusted_proxies, ..Config::default() }).await;
    let mut statuses = Vec::new();
    for number in 0..5 {
        statuses.push(house.send(forged([203, 0, 113, 5], &format!("192.0.2.{number}"))).await.status);
    }
    assert!(statuses.contains(&StatusCode::TOO_MANY_REQUESTS), "{statuses:?}");
    // A proxy that is trusted speaks for many.
    for number in 0..5 {
        let answer = house.send(forged([10, 0, 0, 1], &format!("192.0.2.{number}"))).await;
        assert_eq!(answer.status, StatusCode::CREATED);
    }
}

#[tokio::test]
async fn what_a_proxy_asks_people_for_is_not_our_business() {
    let house = House::open().await;
    let mut ada = house.browser();
    ada.form("/settings", &[("name", "Ada")]).await;
    for foreign in ["Basic YWRhOnNlY3JldA==", "Bearer eyJhbGciOi.J9.x", "Negotiate"] {
        let request = ada.request(Method::GET, "/settings").header(AUTHORIZATION, foreign);
        let answer = house.send(request.body(Body::empty()).expect("a request")).await;
        assert!(answer.status.is_success() && answer.body.contains("Ada"), "{foreign}");
    }
}

#[tokio::test]
async fn a_cookie_made_by_https_stays_there() {
    let house =
        House::with(Config { trusted_proxies: vec!["10.0.0.0/8".parse().expect("a network")], ..Config::default() })
            .await;
    for (peer, proto, secure) in
        [([10, 0, 0, 1], "https", true), ([10, 0, 0, 1], "http", false), ([192, 0, 2, 1], "https", false)]
    {
        let mut request = Request::post("/play")
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header("x-forwarded-proto", proto)
            .body(Body::from("game=rocket-jockey"))
            .expect("a request");
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from((peer, 1))));
        let answer = house.send(request).await;
        let cookie = answer.headers[SET_COOKIE].to_str().expect("text");
        assert_eq!(cookie.contains("Secure"), secure, "{peer:?} {proto}: {cookie}");
    }
}

#[tokio::test]
async fn a_wrong_method_is_told_the_right_one() {
    let house = House::open().await;
    for path in ["/api/v1/games", "/settings/none/../x", "/healthz"] {
        let request = house.browser().request(Method::DELETE, path).body(Body::empty()).expect("a request");
        let answer = house.send(request).await;
        if path.starts_with("/settings") {
            assert_eq!(answer.status, StatusCode::NOT_FOUND);
        } else {
            assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
            assert!(answer.headers["allow"].to_str().is_ok_and(|allowed| allowed.contains("GET")), "{path}");
        }
    }
}

#[tokio::test]
async fn a_folder_is_for_one_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config { data: folder.path().join("data"), ..Config::default() };
    let first = App::open(config.clone()).await.expect("it opens");
    let Err(refusal) = App::open(config).await else { panic!("a second server") };
    assert!(refusal.to_string().contains("another server uses"), "{refusal}");
    first.close().await.expect("it closes");
}

#[tokio::test]
async fn every_answer_has_the_headers_that_protect() {
    let house = House::open().await;
    for path in ["/", "/nothing", "/api/v1/games", "/settings"] {
        let answer = house.browser().get(path).await;
        let policy =
            answer.headers.get(CONTENT_SECURITY_POLICY).and_then(|value| value.to_str().ok()).unwrap_or_default();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
        assert!(!answer.body.contains("style=\"") && !answer.body.contains(" onclick="), "{path}");
    }
}

#[tokio::test]
async fn names_and_chat_are_shown_as_they_are_written() {
    let house = House::open().await;
    let mut ada = house.browser();
    ada.form("/settings", &[("name", "<b>Ada</b>")]).await;
    let table = ada.form("/play", &[("game", "rocket-jockey")]).await.location().to_owned();
    ada.form(&format!("{table}/chat"), &[("text", "<script>alert(1)</script>")]).await;
    let page = ada.get(&table).await.body;
    assert!(!page.contains("<b>Ada") && page.contains("&lt;b&gt;Ada"));
    assert!(!page.contains("<script>alert") && page.contains("&lt;script&gt;alert"));
    let long = ada.form(&format!("{table}/chat"), &[("text", &"x".repeat(501))]).await;
    assert_eq!(long.status, StatusCode::CONFLICT);
    let stranger = house.browser().form(&format!("{table}/chat"), &[("text", "hi")]).await.status;
    assert_eq!(stranger, StatusCode::CONFLICT);
}

#[tokio::test]
async fn whoever_watches_can_write_under_a_name() {
    let house = House::open().await;
    let (mut ada, mut eve) = (house.browser(), house.browser());
    let table = ada.form("/play", &[("game", "rocket-jockey")]).await.location().to_owned();
    let chat = format!("{table}/chat");
    // A number is not a name, whether one has been given it or not.
    eve.form("/play", &[("game", "rocket-jockey")]).await;
    let nameless = eve.form(&chat, &[("text", "hello")]).await;
    assert_eq!(nameless.status, StatusCode::CONFLICT);
    assert!(nameless.body.contains("Enter your name"), "{}", nameless.body);
    assert_eq!(eve.form(&chat, &[("text", "hello"), ("name", "Eve")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(eve.form(&chat, &[("text", "again")]).await.status, StatusCode::SEE_OTHER);
    // A player needs none, and is marked as one.
    ada.form(&chat, &[("text", "welcome")]).await;
    let page = ada.get(&table).await.body;
    let lines: Vec<&str> = page.split("<li data-n=").skip(1).collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].contains("who watcher") && lines[0].contains("Eve:") && lines[0].contains("Spectator"));
    assert!(
        lines[2].contains("seat-badge") && !lines[2].split("</li>").next().is_some_and(|line| line.contains("watcher"))
    );
}
