//! A click that stands for several actions is one deed: all of it is done, or nothing.

use store::MatchId;

use super::*;

/// Two people at a table, and somebody of them who can do two things in a row that nobody else is shown.
struct Moment<'a> {
    client: Client<'a>,
    id: String,
    version: u64,
    first: String,
    second: String,
    /// A code that is no legal second action.
    illegal: String,
}

fn codes(view: &Value) -> Vec<String> {
    let actions = view["actions"].as_array().expect("actions").iter();
    actions.map(|action| action["action"].as_str().expect("a code").to_owned()).collect()
}

async fn undo(client: &Client<'_>, id: &str) -> Answer {
    let version = client.view(id).await["version"].clone();
    client.post(&format!("/api/v1/matches/{id}/actions"), &json!({ "version": version, "undo": true })).await
}

async fn moment(house: &House) -> Moment<'_> {
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make(&["me", "open"]).await;
    bea.join(&id).await;
    for n in 0..200 {
        for client in [&ada, &bea] {
            let before = codes(&client.view(&id).await);
            if !client.act_nth(&id, n).await {
                continue;
            }
            let after = client.view(&id).await;
            let (first, follows) = (before[n % before.len()].clone(), codes(&after));
            let illegal =
                ["draw deck", "done", "chain"].into_iter().find(|code| !follows.iter().any(|one| one == code));
            let (Some(second), Some(illegal), true) = (follows.first(), illegal, after["undo"] == true) else {
                continue;
            };
            let version = after["version"].as_u64().expect("a version");
            client.act(&id, version, second).await;
            if client.view(&id).await["undo"] == true {
                undo(client, &id).await;
                undo(client, &id).await;
                let version = client.view(&id).await["version"].as_u64().expect("a version");
                let (second, illegal) = (second.clone(), illegal.to_owned());
                return Moment { client: client.clone(), id, version, first, second, illegal };
            }
        }
    }
    panic!("nobody could do two things in a row");
}

impl Moment<'_> {
    async fn send(&self, actions: &[&str]) -> Answer {
        let body = json!({ "id": "click", "version": self.version, "actions": actions });
        self.client.post(&format!("/api/v1/matches/{}/actions", self.id), &body).await
    }

    /// How many entries the log has, and how many changes the store has been asked for.
    async fn written(&self) -> (usize, u64) {
        let store = &self.client.house.state.store;
        let log = store.actions(&MatchId::new(self.id.as_str()), 0).await.expect("a log");
        (log.len(), store.writer_counts().writes)
    }
}

#[tokio::test]
async fn a_series_with_an_illegal_last_step_changes_nothing() {
    let house = House::open().await;
    let moment = moment(&house).await;
    let (view, written) = (moment.client.view(&moment.id).await, moment.written().await);
    let answer = moment.send(&[&moment.first, &moment.illegal]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
    assert_eq!((&answer.json()["error"], &answer.json()["step"]), (&json!("refused"), &json!(2)));
    assert!(answer.json()["clause"].as_str().is_some_and(|clause| clause.starts_with("RJ-")), "{}", answer.body);
    assert!(answer.json()["sentence"].as_str().is_some_and(|told| told.contains("None of them was done")));
    assert_eq!(moment.written().await, written);
    assert_eq!(moment.client.view(&moment.id).await, view);
    // Nor do series that make no sense.
    for actions in [vec![], vec!["done"; 17], vec![moment.first.as_str(), "nonsense"]] {
        assert_eq!(moment.send(&actions).await.status, StatusCode::BAD_REQUEST, "{actions:?}");
    }
    assert_eq!(moment.written().await, written);
}

#[tokio::test]
async fn a_series_is_one_append_and_one_undo() {
    let house = House::open().await;
    let moment = moment(&house).await;
    let (log, writes) = moment.written().await;
    let before = moment.client.view(&moment.id).await;
    let series = [moment.first.as_str(), moment.second.as_str()];
    let answer = moment.send(&series).await;
    assert_eq!((answer.status, &answer.json()["answer"]), (StatusCode::OK, &json!("accepted")), "{}", answer.body);
    assert_eq!(answer.json()["version"], moment.version + 1);
    assert_eq!(moment.written().await, (log + 2, writes + 1));
    // Sent again, it is known by its one id.
    assert_eq!(moment.send(&series).await.json()["answer"], "already-done");
    // After a restart everything is the same.
    let state = App::beside(&house.state);
    let again = House { router: app(state.clone()), state };
    let client = Client { house: &again, ..moment.client.clone() };
    let view = client.view(&moment.id).await;
    assert_eq!(view, moment.client.view(&moment.id).await);
    // One undo takes all of it back.
    assert_eq!(undo(&client, &moment.id).await.status, StatusCode::OK);
    assert_eq!(client.view(&moment.id).await["steps"], before["steps"]);
    assert_eq!(client.view(&moment.id).await["view"], before["view"]);
}

#[tokio::test]
async fn chance_comes_last_in_a_series() {
    let house = House::open().await;
    for language in ["en", "de"] {
        let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
        let id = ada.make(&["me", "open"]).await;
        bea.join(&id).await;
        let adas = !codes(&ada.view(&id).await).is_empty();
        let first = if adas { &ada } else { &bea };
        let before = first.view(&id).await;
        let body = json!({ "version": before["version"], "actions": ["draw deck", "done"] }).to_string();
        let request = first
            .request(Method::POST, &format!("/api/v1/matches/{id}/actions"))
            .header(CONTENT_TYPE, "application/json")
            .header("accept-language", language);
        let answer = house.send(request.body(Body::from(body)).expect("a request")).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
        assert_eq!((&answer.json()["error"], &answer.json()["step"]), (&json!("chance-in-series"), &json!(1)));
        let told = if language == "en" { "uses chance" } else { "Zufall" };
        assert!(answer.json()["sentence"].as_str().is_some_and(|sentence| sentence.contains(told)), "{}", answer.body);
        assert_eq!(first.view(&id).await, before);
    }
}

#[tokio::test]
async fn a_click_without_scripts_is_one_deed_too() {
    let house = House::open().await;
    let mut moment = moment(&house).await;
    let (view, written) = (moment.client.view(&moment.id).await, moment.written().await);
    let (table, version) = (format!("/m/{}", moment.id), moment.version.to_string());
    let refused = format!("{}; {}", moment.first, moment.illegal);
    let answer = moment.client.form(&format!("{table}/act"), &[("action", &refused), ("version", &version)]).await;
    assert!(answer.location().contains("why="), "{}", answer.body);
    assert!(moment.client.get(answer.location()).await.body.contains("None of them was done"));
    assert_eq!(moment.written().await, written);
    assert_eq!(moment.client.view(&moment.id).await, view);
    let series = format!("{}; {}", moment.first, moment.second);
    let answer = moment.client.form(&format!("{table}/act"), &[("action", &series), ("version", &version)]).await;
    assert_eq!((answer.status, answer.location()), (StatusCode::SEE_OTHER, table.as_str()));
    assert_eq!(moment.written().await, (written.0 + 2, written.1 + 1));
}
