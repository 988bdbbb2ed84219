//! Who one is: the private link, sessions and tokens, one's own data.

use std::time::Duration;

use axum::body::BodyDataStream;
use axum::http::header::USER_AGENT;
use futures_util::StreamExt;

use super::*;

/// Somebody with a browser and this name.
pub(super) async fn called<'a>(house: &'a House, name: &str) -> Client<'a> {
    let mut client = house.browser();
    client.form("/settings", &[("theme", "dark"), ("name", name)]).await;
    client
}

/// The secret of a new private link.
async fn new_link(client: &mut Client<'_>) -> String {
    let page = client.form("/settings/link", &[]).await;
    page.body.split("/recover#").nth(1).and_then(|rest| rest.split('"').next()).expect("a link").to_owned()
}

async fn is_signed_in(client: &Client<'_>) -> bool {
    client.get("/api/v1/me").await.status == StatusCode::OK
}

async fn sessions(client: &Client<'_>) -> Vec<Value> {
    client.get("/api/v1/me/sessions").await.json().as_array().expect("a list").clone()
}

#[tokio::test]
async fn a_private_link_brings_one_back_on_another_device() {
    let house = House::open().await;
    let mut here = called(&house, "Ada").await;
    let secret = new_link(&mut here).await;
    let mut there = house.browser();
    assert_eq!(there.get("/recover").await.status, StatusCode::OK);
    // Without scripts the whole link is pasted.
    let link = format!(" https://table.example/recover#{secret} ");
    assert_eq!(there.form("/recover", &[("secret", &link)]).await.status, StatusCode::SEE_OTHER);
    assert!(there.get("/settings").await.body.contains("Ada"));
    let mut eve = house.browser();
    let answer = eve.form("/recover", &[("secret", "guess")]).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.body.contains("does not work"), "{}", answer.body);
    // A cookie that we did not sign opens nothing.
    let forged = Client { cookie: Some("gantry=forged".into()), ..house.browser() };
    assert!(!forged.get("/settings").await.body.contains("Ada"));
}

#[tokio::test]
async fn a_new_link_kills_the_old_one() {
    let house = House::open().await;
    let mut ada = called(&house, "Ada").await;
    let old = new_link(&mut ada).await;
    let new = ada.post("/api/v1/me/link", &json!({})).await.json()["link"].as_str().expect("a link").to_owned();
    let mut there = house.browser();
    there.form("/recover", &[("secret", &old)]).await;
    assert!(!is_signed_in(&there).await);
    there.form("/recover", &[("secret", &new)]).await;
    assert!(is_signed_in(&there).await);
}

#[tokio::test]
async fn a_link_of_the_old_kind_is_answered_with_a_sentence() {
    let house = House::open().await;
    let mut ada = called(&house, "Ada").await;
    let secret = new_link(&mut ada).await;
    let mut there = house.browser();
    for answer in [there.get(&format!("/recover/{secret}")).await, there.form(&format!("/recover/{secret}"), &[]).await]
    {
        assert_eq!(answer.status, StatusCode::GONE);
        assert!(answer.body.contains("no longer work"), "{}", answer.body);
        assert!(!answer.body.contains(&secret));
    }
    assert!(!is_signed_in(&there).await);
}

#[tokio::test]
async fn one_sees_where_one_is_signed_in_and_ends_it() {
    let house = House::open().await;
    let mut here = called(&house, "Ada").await;
    let secret = new_link(&mut here).await;
    let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1";
    let body = Body::from(format!("secret={secret}"));
    let request = here.house.browser().request(Method::POST, "/recover").header(USER_AGENT, phone);
    let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded").body(body).expect("a request");
    let answer = house.send(request).await;
    let cookie = answer.headers[SET_COOKIE].to_str().expect("text").split(';').next().map(str::to_owned);
    let there = Client { cookie, ..house.browser() };
    let token = here.form("/settings/token", &[]).await;
    let token = token.body.split("value=\"").find_map(|rest| rest.split('"').next().filter(|text| text.len() == 64));
    let program = Client { token: token.map(str::to_owned), ..house.browser() };
    for client in [&here, &there, &program] {
        assert!(is_signed_in(client).await);
    }
    let seen = sessions(&here).await;
    assert_eq!(seen.len(), 3);
    let one = |kind: &str, device: &str| {
        let found = seen.iter().find(|session| session["kind"] == kind && session["device"] == device);
        found.unwrap_or_else(|| panic!("{kind} {device}: {seen:?}"))["id"].as_str().expect("an id").to_owned()
    };
    assert_eq!(seen.iter().filter(|session| session["this"] == true).count(), 1);
    // The page lists the same.
    let page = here.get("/settings").await.body;
    assert!(page.contains("Safari, iPhone") && page.contains("this device"), "{page}");
    // Nobody else ends it, and it is dead at once when Ada does.
    let phone = one("browser", "Safari, iPhone");
    let mut eve = called(&house, "Eve").await;
    assert_eq!(eve.form("/settings/sessions/end", &[("session", &phone)]).await.status, StatusCode::NOT_FOUND);
    assert!(is_signed_in(&there).await);
    here.form("/settings/sessions/end", &[("session", &phone)]).await;
    assert!(!is_signed_in(&there).await);
    let program_id = one("program", "");
    let ended = here.post(&format!("/api/v1/me/sessions/{program_id}/end"), &json!({})).await;
    assert_eq!(ended.status, StatusCode::NO_CONTENT);
    assert!(!is_signed_in(&program).await);
    assert!(is_signed_in(&here).await);
}

#[tokio::test]
async fn everywhere_else_is_signed_out_at_once() {
    let house = House::open().await;
    let mut here = called(&house, "Ada").await;
    let secret = new_link(&mut here).await;
    let mut there = house.browser();
    there.form("/recover", &[("secret", &secret)]).await;
    assert!(is_signed_in(&there).await);
    here.form("/settings/sessions/end-others", &[]).await;
    assert!(is_signed_in(&here).await && !is_signed_in(&there).await);
}

#[tokio::test]
async fn one_can_have_all_that_is_kept_and_nobody_else_can() {
    let house = House::open().await;
    let mut ada = called(&house, "Ada").await;
    let id = ada.make(&["me", "thumb"]).await;
    ada.form(&format!("/m/{id}/chat"), &[("text", "hello there")]).await;
    let answer = ada.get("/settings/data").await;
    assert!(answer.headers["content-disposition"].to_str().is_ok_and(|how| how.starts_with("attachment")));
    let data = answer.json();
    assert_eq!((data["name"].as_str(), data["preferences"]["theme"].as_str()), (Some("Ada"), Some("dark")));
    assert_eq!(data["matches"][0]["id"], id.as_str());
    assert_eq!(data["chat"][0]["text"], "hello there");
    assert_eq!(data["sessions"].as_array().map(Vec::len), Some(1));
    assert_eq!(house.browser().get("/settings/data").await.status, StatusCode::UNAUTHORIZED);
    // No secret, and no seed, is in it.
    let stored = house.state.store.load_match(&store::MatchId::new(id.as_str())).await.expect("a store").expect("it");
    assert!(!answer.body.contains(stored.header.seed.as_str()));
}

#[tokio::test]
async fn whoever_deletes_themselves_is_a_former_player_in_the_language_of_the_reader() {
    let house = House::open().await;
    let mut ada = called(&house, "Ada").await;
    let bea = house.program("Bea").await;
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    ada.form(&format!("/m/{id}/chat"), &[("text", "hello there")]).await;
    let unsure = ada.form("/settings/delete", &[]).await;
    assert_eq!(unsure.status, StatusCode::CONFLICT);
    assert!(is_signed_in(&ada).await);
    ada.form("/settings/delete", &[("sure", "yes")]).await;
    assert!(!is_signed_in(&ada).await);
    let view = bea.view(&id).await;
    assert_eq!(view["seats"][0]["name"], "a former player");
    assert_eq!(view["state"], "running", "a bot plays on");
    let request = bea.request(Method::GET, &format!("/m/{id}")).header("accept-language", "de");
    let page = house.send(request.body(Body::empty()).expect("a request")).await.body;
    assert!(page.contains("ehemaliger Mitspieler") && !page.contains("Ada") && !page.contains("hello there"));
}

/// The rest of a stream: what it says until it ends, which it is to do soon.
async fn to_its_end(mut stream: BodyDataStream) -> String {
    let rest = async {
        let mut text = String::new();
        while let Some(part) = stream.next().await {
            text.push_str(&String::from_utf8_lossy(&part.expect("no failure")));
        }
        text
    };
    tokio::time::timeout(Duration::from_secs(20), rest).await.expect("it ends")
}

async fn open_stream(client: &Client<'_>, id: &str) -> BodyDataStream {
    let request = client.request(Method::GET, &format!("/m/{id}/stream")).body(Body::empty()).expect("a request");
    let answer = client.house.router.clone().oneshot(request).await.expect("an answer");
    let mut stream = answer.into_body().into_data_stream();
    stream.next().await.expect("a first message").expect("no failure");
    stream
}

#[tokio::test]
async fn a_stream_ends_with_the_session_that_opened_it() {
    let house = House::open().await;
    let mut ada = called(&house, "Ada").await;
    let secret = new_link(&mut ada).await;
    let id = ada.make(&["me", "open", "open"]).await;
    let mut phone = house.browser();
    phone.form("/recover", &[("secret", &secret)]).await;
    assert_eq!(phone.view(&id).await["seat"], 0);
    let (lost, mut own) = (open_stream(&phone, &id).await, open_stream(&ada, &id).await);
    ada.form("/settings/sessions/end-others", &[]).await;
    let told = to_its_end(lost).await;
    assert!(told.contains("retry:"), "{told}");
    house.program("Bea").await.join(&id).await;
    // One's own goes on.
    let mut said = String::new();
    while !said.contains("Bea") {
        said = String::from_utf8_lossy(&own.next().await.expect("a message").expect("no failure")).into_owned();
    }
}

#[tokio::test]
async fn a_ban_ends_what_was_open() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
    let id = ada.make(&["me", "open"]).await;
    let (stream, stranger) = (open_stream(&ada, &id).await, open_stream(&house.browser(), &id).await);
    let whom = ada.get("/api/v1/me").await.json()["id"].as_str().expect("an id").to_owned();
    house.state.administer(store::AdminDeed::Ban(store::PlayerId::new(whom), true)).await.expect("it is done");
    assert!(to_its_end(stream).await.contains("retry:"));
    drop(stranger);
}
