//! Names that are claimed: who gets them, who gets in, and what is told to whom.

use super::identity::called;
use super::*;

const PASSWORD: &str = "correct horse";

/// Somebody with a browser who has claimed this name.
async fn claimed<'a>(house: &'a House, name: &str) -> Client<'a> {
    let mut client = called(house, name).await;
    let answer = client.form("/settings/claim", &[("name", name), ("password", PASSWORD)]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    client
}

async fn name_of(client: &Client<'_>) -> Option<String> {
    client.get("/api/v1/me").await.json()["name"].as_str().map(str::to_owned)
}

#[tokio::test]
async fn a_claimed_name_lets_one_in_elsewhere_and_is_nobody_elses() {
    let house = House::open().await;
    let ada = claimed(&house, "Ada").await;
    let id = ada.make(&["me", "thumb"]).await;
    let mut there = house.browser();
    let answer = there.form("/sign-in", &[("name", " aDA "), ("password", PASSWORD)]).await;
    assert_eq!((answer.status, answer.location()), (StatusCode::SEE_OTHER, "/"), "{}", answer.body);
    assert_eq!(name_of(&there).await.as_deref(), Some("Ada"));
    assert!(there.get("/").await.body.contains(&format!("/m/{id}")), "and plays on");
    // Neither a guest nor a program gets it, nor one that looks like it; its owner may write it otherwise.
    let mut eve = called(&house, "Eve").await;
    for name in ["Ada", "\u{410}DA"] {
        let answer = eve.form("/settings", &[("name", name)]).await;
        assert_eq!(answer.status, StatusCode::CONFLICT);
        assert!(answer.body.contains("has claimed that name"), "{}", answer.body);
        let answer = eve.form("/settings/claim", &[("name", name), ("password", PASSWORD)]).await;
        assert_eq!(answer.status, StatusCode::CONFLICT);
        let program = house.browser().post("/api/v1/players", &json!({ "name": name })).await;
        assert_eq!(program.status, StatusCode::CONFLICT);
    }
    assert_eq!(there.form("/settings", &[("name", "ADA")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(name_of(&ada).await.as_deref(), Some("ADA"));
    // A name that guests are given is nobody's.
    let answer = eve.form("/settings/claim", &[("name", "Pilot 123"), ("password", PASSWORD)]).await;
    assert!(answer.body.contains("given to guests"), "{}", answer.body);
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_name_are_answered_alike() {
    let house = House::open().await;
    let _ada = claimed(&house, "Ada").await;
    let mut eve = house.browser();
    let wrong = eve.form("/sign-in", &[("name", "Ada"), ("password", "wrong horse")]).await;
    let unknown = eve.form("/sign-in", &[("name", "Bea"), ("password", "wrong horse")]).await;
    assert_eq!(wrong.status, StatusCode::CONFLICT);
    assert_eq!(wrong.bytes(), unknown.bytes());
    assert_eq!(eve.cookie, None);
}

#[tokio::test]
async fn guessing_ends_soon() {
    let house = House::with(Config::default()).await;
    let mut eve = house.browser();
    let mut last = StatusCode::CONFLICT;
    for _ in 0..31 {
        last = eve.form("/sign-in", &[("name", "Ada"), ("password", &"x".repeat(300))]).await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn a_password_is_changed_by_whoever_knows_it_until_the_name_is_given_up() {
    let house = House::open().await;
    let mut ada = claimed(&house, "Ada").await;
    let answer = ada.form("/settings/password", &[("current", "wrong horse"), ("password", "another horse")]).await;
    assert!(answer.body.contains("not your current password"), "{}", answer.body);
    ada.form("/settings/password", &[("current", PASSWORD), ("password", "another horse")]).await;
    let mut there = house.browser();
    assert_eq!(there.form("/sign-in", &[("name", "Ada"), ("password", PASSWORD)]).await.status, StatusCode::CONFLICT);
    there.form("/sign-in", &[("name", "Ada"), ("password", "another horse")]).await;
    assert_eq!(name_of(&there).await.as_deref(), Some("Ada"));
    ada.form("/settings/claim/release", &[]).await;
    assert_eq!(
        there.form("/sign-in", &[("name", "Ada"), ("password", "another horse")]).await.status,
        StatusCode::CONFLICT
    );
    let mut bea = called(&house, "Bea").await;
    assert_eq!(bea.form("/settings", &[("name", "Ada")]).await.status, StatusCode::SEE_OTHER, "the name is free");
}

#[tokio::test]
async fn ones_own_data_tell_of_the_claim_without_its_secrets_and_go_with_it() {
    let house = House::open().await;
    let mut ada = claimed(&house, "Ada").await;
    let data = ada.get("/settings/data").await;
    assert!(data.json()["claimed_at"].is_u64(), "{}", data.body);
    assert!(!data.body.contains("argon2"), "{}", data.body);
    ada.form("/settings/delete", &[("sure", "yes")]).await;
    let mut there = house.browser();
    let answer = there.form("/sign-in", &[("name", "Ada"), ("password", PASSWORD)]).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    claimed(&house, "Ada").await;
}

#[tokio::test]
async fn whoever_is_banned_does_not_get_in_by_a_password() {
    let house = House::open().await;
    let ada = claimed(&house, "Ada").await;
    let id = ada.get("/api/v1/me").await.json()["id"].as_str().expect("an id").to_owned();
    house.state.store.administer(store::AdminDeed::Ban(store::PlayerId::new(id), true), 9).await.expect("bans");
    let mut there = house.browser();
    assert_eq!(there.form("/sign-in", &[("name", "Ada"), ("password", PASSWORD)]).await.status, StatusCode::CONFLICT);
}
