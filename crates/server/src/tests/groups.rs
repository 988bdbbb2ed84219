//! Groups: who sees them, who may do what, and who sits down at their tables.

use super::*;

impl Client<'_> {
    pub(super) async fn found(&self, name: &str) -> String {
        let answer = self.post("/api/v1/groups", &json!({ "name": name })).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.body);
        answer.json()["id"].as_str().expect("an id").to_owned()
    }

    pub(super) async fn group(&self, id: &str) -> Value {
        let answer = self.get(&format!("/api/v1/groups/{id}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        answer.json()
    }

    pub(super) async fn enter_by_link(&self, group: &Value) -> Answer {
        self.post("/api/v1/groups/join", &json!({ "link": group["link"] })).await
    }

    async fn change_group(&self, id: &str, body: &Value) -> StatusCode {
        self.post(&format!("/api/v1/groups/{id}"), body).await.status
    }

    async fn open_for(&self, group: &str) -> Answer {
        let body = json!({ "game": "rocket-jockey", "seats": ["me", "open"], "pace": "instant", "group": group });
        self.post("/api/v1/matches", &body).await
    }
}

#[tokio::test]
async fn a_group_is_not_there_for_strangers() {
    let house = House::open().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.found("Star Club").await;
    for client in [&bea, &house.browser()] {
        for path in [format!("/groups/{id}"), format!("/api/v1/groups/{id}")] {
            let answer = client.get(&path).await;
            assert!(matches!(answer.status, StatusCode::NOT_FOUND | StatusCode::UNAUTHORIZED), "{}", answer.body);
            assert!(!answer.body.contains("Star Club"), "{}", answer.body);
        }
    }
    assert_eq!(bea.change_group(&id, &json!({ "do": "dissolve" })).await, StatusCode::NOT_FOUND);
    assert_eq!(bea.change_group(&id, &json!({ "do": "leave" })).await, StatusCode::NOT_FOUND);
    assert_eq!(bea.open_for(&id).await.status, StatusCode::CONFLICT);
    let again = bea.post("/api/v1/groups", &json!({ "name": "STAR-c1ub" })).await;
    assert_eq!(again.status, StatusCode::CONFLICT, "it looks like another");
    let group = ada.group(&id).await;
    let link = group["link"].as_str().expect("a link");
    let door = house.browser().get("/join-group").await;
    assert!(door.body.contains("data-fragment") && door.body.contains("name=\"secret\""), "{}", door.body);
    let pasted = format!(" https://table.example/join-group#{link} ");
    let asked = house.browser().form("/join-group", &[("secret", &pasted)]).await;
    assert!(asked.body.contains("Star Club") && asked.body.contains("One member"), "{}", asked.body);
    assert!(!asked.body.contains("Ada"), "who belongs to it is not told");
    assert_eq!(bea.enter_by_link(&group).await.status, StatusCode::OK);
    assert_eq!(bea.group(&id).await["members"][1]["name"], "Bea");
    assert_eq!(bea.get(&format!("/groups/{id}")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_guest_founds_a_group_with_forms_and_runs_it() {
    let house = House::open().await;
    let mut ada = house.browser();
    let founded = ada.form("/groups", &[("group", "Star Club"), ("name", "Ada")]).await;
    assert_eq!(founded.status, StatusCode::SEE_OTHER, "{}", founded.body);
    let page = founded.location().to_owned();
    let id = page.trim_start_matches("/groups/").to_owned();
    let again = ada.form("/groups", &[("group", "star club")]).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    assert!(again.body.contains("There is a group of this name"), "{}", again.body);
    let link = ada.group(&id).await["link"].as_str().expect("a link").to_owned();
    let mut bea = house.browser();
    let joined = bea.form("/join-group", &[("secret", &link), ("sure", "yes"), ("name", "Bea")]).await;
    assert_eq!(joined.location(), page, "{}", joined.body);
    let whom = bea.group(&id).await["members"][1]["player"].as_str().expect("an id").to_owned();
    let refused = bea.form(&page, &[("do", "rename"), ("name", "Mine")]).await;
    assert!(refused.body.contains("not allowed to do that"), "{}", refused.body);
    ada.form(&page, &[("do", "keeper"), ("player", &whom)]).await;
    assert_eq!(bea.form(&page, &[("do", "rename"), ("name", "Comet Club")]).await.location(), page);
    assert!(ada.get(&page).await.body.contains("Comet Club"));
    ada.form(&page, &[("do", "hand-over"), ("player", &whom)]).await;
    assert_eq!(bea.group(&id).await["members"][0]["name"], "Bea");
    assert_eq!(ada.form(&page, &[("do", "leave")]).await.location(), "/groups");
    assert_eq!(ada.get(&page).await.status, StatusCode::NOT_FOUND);
    assert_eq!(bea.form(&page, &[("do", "dissolve")]).await.location(), "/groups");
    let in_path = house.browser().get(&format!("/join-group/{link}")).await;
    assert_eq!(in_path.status, StatusCode::NOT_FOUND, "no link has its secret where proxies note it");
    let old = house.browser().form("/join-group", &[("secret", &link)]).await;
    assert_eq!(old.status, StatusCode::CONFLICT);
    assert!(old.body.contains("no group any more"), "{}", old.body);
}

#[tokio::test]
async fn a_table_of_a_group_is_for_its_members() {
    let house = House::open().await;
    let (ada, bea, cem) = (house.program("Ada").await, house.program("Bea").await, house.program("Cem").await);
    let group = ada.found("Star Club").await;
    bea.enter_by_link(&ada.group(&group).await).await;
    let made = ada.open_for(&group).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.body);
    let id = made.json()["id"].as_str().expect("an id").to_owned();
    let finds = async |client: &Client<'_>, path: &str| client.get(path).await.body.contains(&id);
    assert!(finds(&bea, "/").await && finds(&bea, &format!("/groups/{group}")).await);
    assert!(!finds(&cem, "/").await && !finds(&cem, "/tables").await && !finds(&bea, "/tables").await);
    assert!(!finds(&cem, "/api/v1/tables").await);
    let look = cem.get(&format!("/m/{id}")).await.body;
    assert!(look.contains("for the members of a group") && !look.contains("Star Club") && !look.contains(&group));
    let refused = cem.post(&format!("/api/v1/matches/{id}/join"), &json!({})).await;
    assert_eq!((refused.status, refused.json()["error"].clone()), (StatusCode::CONFLICT, json!("not-now")));
    let all = format!("/api/v1/matches/{id}/group-invitations");
    let none = cem.post(&all, &json!({ "group": group })).await;
    assert_eq!(none.status, StatusCode::FORBIDDEN, "{}", none.body);
    assert_eq!(ada.post(&all, &json!({ "group": group })).await.json()["invited"], 1);
    let banner = bea.get("/groups").await.body;
    assert!(banner.contains("You have an invitation"), "{banner}");
    bea.join(&id).await;
    assert_eq!(bea.view(&id).await["state"], "running");
    assert!(!finds(&cem, &format!("/groups/{group}")).await);
    assert_eq!(bea.group(&group).await["running"], json!([id]));
    let resigned = bea.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    assert!(resigned.status.is_success(), "{}", resigned.body);
    assert_eq!(ada.group(&group).await["scores"][0]["name"], "Ada");
    let both = json!({ "game": "rocketmen", "seats": ["me", "open"], "group": group, "public": true });
    assert_eq!(ada.post("/api/v1/matches", &both).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_rematch_stays_in_the_group_and_a_dissolved_group_leaves_its_tables_open() {
    let house = House::open().await;
    let (ada, bea, cem) = (house.program("Ada").await, house.program("Bea").await, house.program("Cem").await);
    let group = ada.found("Star Club").await;
    bea.enter_by_link(&ada.group(&group).await).await;
    let id = ada.open_for(&group).await.json()["id"].as_str().expect("an id").to_owned();
    bea.join(&id).await;
    bea.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    let mut browser = Client { cookie: None, ..ada.clone() };
    let rematch = browser.form(&format!("/m/{id}/rematch"), &[]).await;
    let rematch = rematch.location().trim_start_matches("/m/").to_owned();
    assert_eq!(bea.group(&group).await["running"], json!([rematch]));
    let there = bea.get(&format!("/m/{rematch}")).await;
    assert_eq!(there.status, StatusCode::OK);
    let open = ada.open_for(&group).await.json()["id"].as_str().expect("an id").to_owned();
    assert!(cem.get(&format!("/m/{open}")).await.body.contains("for the members of a group"));
    assert_eq!(ada.change_group(&group, &json!({ "do": "dissolve" })).await, StatusCode::NO_CONTENT);
    assert!(!cem.get(&format!("/m/{open}")).await.body.contains("for the members of a group"));
    cem.join(&open).await;
    assert_eq!(cem.view(&open).await["state"], "running");
}

#[tokio::test]
async fn people_are_invited_to_a_group_by_name_and_answer() {
    let house = House::open().await;
    let ada = house.program("Ada").await;
    let mut bea = house.browser();
    bea.form("/settings", &[("name", "Bea")]).await;
    bea.form("/settings/claim", &[("name", "Bea"), ("password", "correct horse battery")]).await;
    let group = ada.found("Star Club").await;
    let invite = |name: &'static str| {
        let path = format!("/api/v1/groups/{group}/invitations");
        let ada = ada.clone();
        async move { ada.post(&path, &json!({ "name": name })).await }
    };
    assert_eq!(invite("Ada").await.status, StatusCode::CONFLICT);
    let invited = invite("Bea").await;
    assert_eq!(invited.status, StatusCode::NO_CONTENT, "{}", invited.body);
    assert_eq!(invite("Bea").await.status, StatusCode::CONFLICT);
    let home = bea.get("/").await.body;
    assert!(home.contains("Ada invites you to the group “Star Club”."), "{home}");
    assert_eq!(bea.get(&format!("/groups/{group}")).await.status, StatusCode::NOT_FOUND, "not before they join");
    assert_eq!(bea.get("/api/v1/me/group-invitations").await.json()[0]["members"], 1);
    let answer = format!("/groups/{group}/answer");
    assert_eq!(bea.form(&answer, &[("answer", "accept")]).await.location(), format!("/groups/{group}"));
    let own = bea.get("/settings/data").await.json();
    assert_eq!((&own["groups"][0]["name"], &own["groups"][0]["standing"]), (&json!("Star Club"), &json!("member")));
    let whom = ada.group(&group).await["members"][1]["player"].clone();
    assert_eq!(ada.change_group(&group, &json!({ "do": "remove", "player": whom })).await, StatusCode::NO_CONTENT);
    invite("Bea").await;
    bea.form(&answer, &[("answer", "never")]).await;
    let refused = invite("Bea").await;
    assert!(refused.body.contains("This player does not accept invitations."), "{}", refused.body);
    let nobody = house.browser().get("/api/v1/groups").await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn who_has_left_a_group_makes_no_rematch_for_it_and_is_led_nowhere() {
    let house = House::open().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let group = ada.found("Star Club").await;
    bea.enter_by_link(&ada.group(&group).await).await;
    let id = ada.open_for(&group).await.json()["id"].as_str().expect("an id").to_owned();
    bea.join(&id).await;
    bea.post(&format!("/api/v1/matches/{id}/leave"), &json!({})).await;
    let open = bea.open_for(&group).await.json()["id"].as_str().expect("an id").to_owned();
    assert_eq!(bea.change_group(&group, &json!({ "do": "leave" })).await, StatusCode::NO_CONTENT);
    let mut browser = Client { cookie: None, ..bea.clone() };
    let rematch = browser.form(&format!("/m/{id}/rematch"), &[]).await;
    assert!(rematch.location().starts_with("/m/"), "{}", rematch.body);
    let told = ada.group(&group).await;
    assert_eq!((&told["running"], told["tables"].as_array().map(Vec::len)), (&json!([]), Some(1)));
    let table = bea.get(&format!("/m/{open}")).await.body;
    assert!(!table.contains(&format!("href=\"/groups/{group}\"")), "{table}");
    assert!(table.contains(&format!("href=\"/groups#{group}\"")), "{table}");
}

#[tokio::test]
async fn the_last_to_leave_a_group_leaves_its_tables_to_whoever_has_their_link() {
    let house = House::open().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let group = ada.found("Star Club").await;
    let open = ada.open_for(&group).await.json()["id"].as_str().expect("an id").to_owned();
    assert!(bea.get(&format!("/m/{open}")).await.body.contains("for the members of a group"));
    assert_eq!(ada.change_group(&group, &json!({ "do": "leave" })).await, StatusCode::NO_CONTENT);
    assert!(!bea.get(&format!("/m/{open}")).await.body.contains("for the members of a group"));
    bea.join(&open).await;
}

#[tokio::test]
async fn a_group_is_not_invited_to_the_table_of_another_one() {
    let house = House::open().await;
    let (ada, bea, cem) = (house.program("Ada").await, house.program("Bea").await, house.program("Cem").await);
    let (stars, comets) = (ada.found("Star Club").await, ada.found("Comet Club").await);
    bea.enter_by_link(&ada.group(&stars).await).await;
    cem.enter_by_link(&ada.group(&comets).await).await;
    let id = ada.open_for(&stars).await.json()["id"].as_str().expect("an id").to_owned();
    let invite = async |group: &str| {
        ada.post(&format!("/api/v1/matches/{id}/group-invitations"), &json!({ "group": group })).await
    };
    let refused = invite(&comets).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.body);
    assert!(refused.body.contains("members of another group"), "{}", refused.body);
    assert_eq!(invite(&stars).await.json()["invited"], 1);
}

#[tokio::test]
async fn the_page_of_a_group_changes_by_itself_for_its_members() {
    use futures_util::{FutureExt, StreamExt};
    let house = House::open().await;
    let (ada, bea, cem) = (house.program("Ada").await, house.program("Bea").await, house.program("Cem").await);
    let group = ada.found("Star Club").await;
    bea.enter_by_link(&ada.group(&group).await).await;
    let address = format!("/groups/{group}/stream");
    assert_eq!(cem.get(&address).await.status, StatusCode::NOT_FOUND);
    assert!(ada.get(&format!("/groups/{group}")).await.body.contains(&format!("hx-sse:connect=\"{address}?")));
    let open = async |query: &str| {
        let request = bea.request(Method::GET, &format!("{address}?{query}")).body(Body::empty());
        let answer = house.router.clone().oneshot(request.expect("a request")).await.expect("an answer");
        answer.into_body().into_data_stream()
    };
    let (mut all, mut rocketmen) = (open("").await, open("game=rocketmen").await);
    for stream in [&mut all, &mut rocketmen] {
        let first = stream.next().await.expect("a message").expect("no failure");
        assert!(String::from_utf8_lossy(&first).contains("No table of the group"));
    }
    let look = async || crate::meeting::look_again(&house.state).await.expect("the store answers");
    ada.make(&["me", "open"]).await;
    look().await;
    assert!(all.next().now_or_never().is_none(), "what is not the group's wakes nobody");
    let id = ada.open_for(&group).await.json()["id"].as_str().expect("an id").to_owned();
    look().await;
    let told = all.next().await.expect("a message").expect("no failure");
    assert!(String::from_utf8_lossy(&told).contains(&format!("/m/{id}")));
    assert!(rocketmen.next().now_or_never().is_none(), "another game was asked for");
    let filtered = bea.get(&format!("/groups/{group}?game=rocketmen")).await.body;
    assert!(!filtered.contains(&id) && filtered.contains("name=\"clock\""), "{filtered}");
    let whom = ada.group(&group).await["members"][1]["player"].clone();
    ada.change_group(&group, &json!({ "do": "remove", "player": whom })).await;
    ada.open_for(&group).await;
    look().await;
    assert!(all.next().await.is_none(), "who no longer belongs to it hears nothing more");
}
