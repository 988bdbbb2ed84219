//! What administrators do, by their page or beside a running server, and what becomes of it.

use store::{AdminDeed, AdminKey, MatchId, PlayerId, SecretHash};

use super::identity::called;
use super::*;
use crate::random;

/// An administrator, by a link as the command prints it.
async fn administrator(house: &House) -> Client<'_> {
    let key = SecretHash::new(random::hash("opens once"));
    house.state.store.add_admin_key(&key, AdminKey::Link, random::now() + 1000).await.expect("a key");
    let mut client = house.browser();
    let answer = client.form("/admin/enter", &[("secret", "http://host/admin#opens once")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    client
}

/// The id of somebody.
async fn id_of(client: &Client<'_>) -> String {
    client.get("/api/v1/me").await.json()["id"].as_str().expect("an id").to_owned()
}

async fn order(admin: &mut Client<'_>, deed: &str, whom: &str, text: &str) {
    let answer = admin.form("/admin", &[("deed", deed), ("whom", whom), ("text", text)]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{deed}: {}", answer.body);
}

#[tokio::test]
async fn the_page_opens_with_a_link_that_works_once() {
    let house = House::open().await;
    let ada = called(&house, "Ada").await;
    assert_eq!(ada.get("/admin").await.status, StatusCode::FORBIDDEN);
    let admin = administrator(&house).await;
    let page = admin.get("/admin").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("Ada"));
    let mut second = house.browser();
    let again = second.form("/admin/enter", &[("secret", "opens once")]).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    // What the others send is not done.
    let mut eve = called(&house, "Eve").await;
    let whom = id_of(&ada).await;
    assert_eq!(eve.form("/admin", &[("deed", "ban"), ("whom", &whom)]).await.status, StatusCode::CONFLICT);
    assert_eq!(ada.get("/api/v1/me").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_muted_person_plays_but_does_not_talk() {
    let house = House::open().await;
    let mut ada = called(&house, "Ada").await;
    let id = ada.make(&["me", "thumb"]).await;
    let mut admin = administrator(&house).await;
    order(&mut admin, "mute", &id_of(&ada).await, "").await;
    let said = ada.form(&format!("/m/{id}/chat"), &[("text", "hello there")]).await;
    assert_eq!(said.status, StatusCode::CONFLICT);
    assert!(said.body.contains("has muted you"), "{}", said.body);
    assert!(house.state.store.chat(&MatchId::new(id.as_str()), 0).await.expect("a chat").is_empty());
    let named = ada.post("/api/v1/groups", &json!({ "name": "hello there" })).await;
    assert_eq!(named.status, StatusCode::CONFLICT, "a name is talk, too");
    order(&mut admin, "unmute", &id_of(&ada).await, "").await;
    assert_eq!(ada.form(&format!("/m/{id}/chat"), &[("text", "hello")]).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_new_name_is_on_every_table_at_once() {
    let house = House::open().await;
    let ada = called(&house, "Rude").await;
    let id = ada.make(&["me", "thumb"]).await;
    assert_eq!(ada.view(&id).await["seats"][0]["name"], "Rude");
    let mut admin = administrator(&house).await;
    order(&mut admin, "rename", &id_of(&ada).await, "Guest").await;
    assert_eq!(ada.view(&id).await["seats"][0]["name"], "Guest");
    assert!(ada.get("/settings").await.body.contains("Guest"));
}

#[tokio::test]
async fn a_closed_match_ends_and_a_deleted_one_is_gone() {
    let house = House::open().await;
    let ada = called(&house, "Ada").await;
    let id = ada.make(&["me", "thumb"]).await;
    assert_eq!(ada.view(&id).await["state"], "running");
    let mut admin = administrator(&house).await;
    order(&mut admin, "close-match", &id, "").await;
    assert_eq!(ada.view(&id).await["state"], "abandoned");
    order(&mut admin, "delete-match", &id, "").await;
    assert_eq!(ada.get(&format!("/m/{id}")).await.status, StatusCode::NOT_FOUND);
    let log = admin.get("/admin").await.body;
    assert!(log.contains(&format!("close-match {id}")) && log.contains(&format!("delete-match {id}")));
}

#[tokio::test]
async fn a_banned_person_is_out_and_a_deleted_one_forgotten() {
    let house = House::open().await;
    let (ada, bea) = (called(&house, "Ada").await, house.program("Bea").await);
    let id = bea.make(&["me", "thumb"]).await;
    let mut admin = administrator(&house).await;
    order(&mut admin, "ban", &id_of(&ada).await, "").await;
    assert_eq!(ada.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
    order(&mut admin, "delete-player", &id_of(&bea).await, "").await;
    assert_eq!(bea.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(admin.view(&id).await["seats"][0]["name"], "a former player");
    let nobody = admin.form("/admin", &[("deed", "ban"), ("whom", "nobody")]).await;
    assert_eq!(nobody.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_is_done_beside_a_running_server_is_followed() {
    let house = House::open().await;
    house.state.learn_orders().await.expect("nothing yet");
    let ada = called(&house, "Ada").await;
    let id = ada.make(&["me", "thumb"]).await;
    assert_eq!(ada.view(&id).await["state"], "running");
    let whom = PlayerId::new(id_of(&ada).await);
    // As another process does it: the store knows, this process does not yet.
    let store = &house.state.store;
    store.administer(AdminDeed::Announce(Some("Tea at <five>".into())), 1).await.expect("done");
    store.administer(AdminDeed::CloseMatch(MatchId::new(id.as_str())), 2).await.expect("done");
    store.administer(AdminDeed::Rename(whom.clone(), "Grace".into(), "grace".into()), 3).await.expect("done");
    house.state.follow_orders().await.expect("follows");
    let home = ada.get("/").await.body;
    assert!(home.contains("Tea at &lt;five&gt;") && home.contains("Grace"), "{home}");
    assert_eq!(ada.view(&id).await["state"], "abandoned");
    store.administer(AdminDeed::Announce(None), 4).await.expect("done");
    store.administer(AdminDeed::EndSessions(whom), 5).await.expect("done");
    house.state.follow_orders().await.expect("follows");
    assert!(!ada.get("/").await.body.contains("Tea at"));
    assert_eq!(ada.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn an_open_table_hears_an_announcement_and_its_end() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
    let id = ada.make(&["me", "thumb"]).await;
    let page = ada.get(&format!("/m/{id}")).await.body;
    assert!(page.contains("&amp;announced=0"), "the page knows what it shows");
    let request = ada.request(Method::GET, &format!("/m/{id}/stream?announced=0")).body(Body::empty());
    let answer = house.router.clone().oneshot(request.expect("a request")).await.expect("an answer");
    let mut body = answer.into_body().into_data_stream();
    let mut heard = async |what: &str| {
        let mut text = String::new();
        while !text.contains("id=\"announcement\"") {
            let part = futures_util::StreamExt::next(&mut body).await.expect("a message").expect("no failure");
            text = String::from_utf8(part.to_vec()).expect("text");
        }
        assert!(text.contains(what) && !text.contains("id=\"table\""), "{text}");
    };
    let announce = async |text: Option<&str>| {
        house.state.administer(AdminDeed::Announce(text.map(str::to_owned))).await.expect("it is done");
    };
    announce(Some("Back at <noon>")).await;
    heard("Back at &lt;noon&gt;").await;
    announce(None).await;
    heard("<span hidden>").await;
}

#[tokio::test]
async fn a_group_is_found_and_dissolved() {
    let house = House::open().await;
    let ada = called(&house, "Ada").await;
    let (group, other) = (ada.found("Star Club").await, ada.found("Comet Club").await);
    let mut admin = administrator(&house).await;
    let page = admin.get("/admin?group=star").await.body;
    assert!(page.contains(&group) && !page.contains(&other), "{page}");
    order(&mut admin, "dissolve-group", &group, "").await;
    assert_eq!(ada.get(&format!("/groups/{group}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.get(&format!("/groups/{other}")).await.status, StatusCode::OK);
    let again = admin.form("/admin", &[("deed", "dissolve-group"), ("whom", &group)]).await;
    assert_eq!(again.status, StatusCode::NOT_FOUND);
}
