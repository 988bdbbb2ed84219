//! Matches of an earlier version of the rules: they go on where today's rules lead to the same, and are closed where not.

use engine::{Deed, Line, Record, Seat};
use store::{Entry, MatchId};

use super::*;

/// A match with some steps as it is found by a program whose rules have got a new version since.
struct Earlier {
    house: House,
    id: String,
    tokens: [String; 2],
}

/// The version before today's.
fn version_before() -> u32 {
    catalog::find("rocket-jockey").expect("a game").facts().rules_version - 1
}

impl Earlier {
    async fn new(steps: usize) -> Self {
        let house = House::open().await;
        let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
        let id = ada.make(&["me", "open"]).await;
        bea.join(&id).await;
        let mut played = 0;
        while played < steps {
            for client in [&ada, &bea] {
                played += usize::from(client.act_nth(&id, played).await);
            }
        }
        let tokens = [ada, bea].map(|client| client.token.expect("a token"));
        Earlier { house, id, tokens }
    }

    /// Makes it a match of the version before, and gives a server that meets it after a restart.
    async fn restarted(&self) -> House {
        let (before, id) = (version_before(), MatchId::new(self.id.as_str()));
        let store = &self.house.state.store;
        assert!(store.change_rules(&id, before + 1, before, "[]").await.expect("a store"));
        let state = App::beside(&self.house.state);
        House { router: app(state.clone()), state }
    }

    fn client<'a>(&self, house: &'a House, seat: usize) -> Client<'a> {
        Client { house, token: Some(self.tokens[seat].clone()), cookie: None }
    }

    /// The number of the seat that is to act.
    async fn to_act(&self) -> u8 {
        let view = self.client(&self.house, 0).view(&self.id).await;
        (0..2).find(|&seat| view["seats"][usize::from(seat)]["to_act"] == true).expect("somebody is to act")
    }

    async fn log(&self) -> Vec<Entry> {
        self.house.state.store.actions(&MatchId::new(self.id.as_str()), 0).await.expect("a log")
    }

    /// Adds an action to the log that some earlier version of the rules may have allowed.
    async fn append(&self, seat: u8, code: &str, position: Option<&str>) -> usize {
        let length = u32::try_from(self.log().await.len()).expect("a short match");
        let line = Line { n: u64::from(length) + 1, seat: Seat::new(seat), deed: Deed::Do(code.to_owned()) };
        let entry = Entry {
            seat,
            line: serde_json::to_string(&line).expect("plain data"),
            action_id: "0:id:earlier".to_owned(),
            at: 1,
            position: position.map(str::to_owned),
        };
        let id = MatchId::new(self.id.as_str());
        self.house.state.store.append(&id, length, vec![entry]).await.expect("a store");
        length as usize + 1
    }
}

fn log_tells(view: &Value, part: &str) -> bool {
    let told = |line: &Value| line["sentence"].as_str().is_some_and(|sentence| sentence.contains(part));
    view["log"].as_array().expect("a log").iter().any(told)
}

#[tokio::test]
async fn a_match_that_replays_to_the_same_positions_goes_on_under_the_new_rules() {
    let earlier = Earlier::new(12).await;
    assert!(earlier.log().await.iter().all(|entry| entry.position.is_some()), "positions are known by their hash");
    let before = earlier.client(&earlier.house, 0).view(&earlier.id).await;
    let house = earlier.restarted().await;
    let (ada, bea) = (earlier.client(&house, 0), earlier.client(&house, 1));
    let view = ada.view(&earlier.id).await;
    assert_eq!(
        (&view["state"], &view["view"], &view["version"]),
        (&json!("running"), &before["view"], &before["version"])
    );
    for client in [&ada, &bea, &house.browser()] {
        assert!(log_tells(&client.view(&earlier.id).await, "goes on"), "everybody is told");
    }
    let stored = house.state.store.load_match(&MatchId::new(earlier.id.as_str())).await.expect("a store");
    assert_eq!(stored.expect("a match").header.rules_version, version_before() + 1);
    assert!(ada.act_nth(&earlier.id, 1).await || bea.act_nth(&earlier.id, 1).await, "it is played on");
    // The note stays where it was, also for those who come later.
    let state = App::beside(&house.state);
    let later = House { router: app(state.clone()), state };
    assert!(log_tells(&later.browser().view(&earlier.id).await, "goes on"));
}

#[tokio::test]
async fn a_match_that_does_not_replay_is_closed_with_a_sentence_and_stays_readable() {
    let earlier = Earlier::new(12).await;
    let idle = 1 - earlier.to_act().await;
    let line = earlier.append(idle, "draw deck", None).await;
    let house = earlier.restarted().await;
    let ada = earlier.client(&house, 0);
    let view = ada.view(&earlier.id).await;
    assert_eq!(view["state"], "abandoned");
    let told = view["result"][0].as_str().expect("a sentence").to_owned();
    assert!(
        told.contains(&format!("line {line}"))
            && told.contains("“draw deck” is not allowed there")
            && told.contains("RJ-"),
        "{told}"
    );
    assert!(log_tells(&view, "“draw deck” is not allowed there"));
    assert_eq!(view["steps"], line - 1);
    for path in [format!("/m/{}", earlier.id), format!("/m/{}?at=3", earlier.id), "/".to_owned()] {
        assert_eq!(ada.get(&path).await.status, StatusCode::OK, "{path}");
    }
    assert_eq!(ada.act(&earlier.id, 0, "draw deck").await.json()["error"], "not-running");
    // Its record has every line, and replays up to where the rules part.
    let record: Record =
        ada.get(&format!("/api/v1/matches/{}/record", earlier.id)).await.body.parse().expect("a record");
    assert_eq!((record.lines.len(), record.header.rules), (line, version_before()));
    let replayed = catalog::find("rocket-jockey").expect("a game").replay(&record).expect("as far as it goes");
    assert_eq!(replayed.difference().map(|difference| difference.line), Some(line));
}

#[tokio::test]
async fn a_step_that_leads_elsewhere_closes_a_match_too() {
    let earlier = Earlier::new(0).await;
    earlier.append(earlier.to_act().await, "draw deck", Some("another position")).await;
    let house = earlier.restarted().await;
    let view = earlier.client(&house, 0).view(&earlier.id).await;
    let told = view["result"][0].as_str().unwrap_or_default().to_owned();
    assert_eq!(view["state"], "abandoned");
    assert!(told.contains("line 1") && told.contains("leads to another position"), "{told}");
    assert_eq!(view["steps"], 0, "it is shown up to there");
}

#[tokio::test]
async fn a_finished_match_is_shown_as_it_was() {
    let earlier = Earlier::new(6).await;
    let ada = earlier.client(&earlier.house, 0);
    ada.post(&format!("/api/v1/matches/{}/leave", earlier.id), &json!({})).await;
    let before = ada.view(&earlier.id).await;
    let record = ada.get(&format!("/api/v1/matches/{}/record", earlier.id)).await.body;
    let house = earlier.restarted().await;
    let ada = earlier.client(&house, 0);
    assert_eq!(ada.view(&earlier.id).await, before);
    let old = ada.get(&format!("/api/v1/matches/{}/record", earlier.id)).await.body;
    let (today, before) = (version_before() + 1, version_before());
    assert_eq!(old, record.replacen(&format!("\"rules\":{today}"), &format!("\"rules\":{before}"), 1));
}

#[tokio::test]
async fn a_match_of_newer_rules_is_left_alone() {
    let earlier = Earlier::new(2).await;
    let (today, id) = (version_before() + 1, MatchId::new(earlier.id.as_str()));
    assert!(earlier.house.state.store.change_rules(&id, today, today + 7, "[]").await.expect("a store"));
    let state = App::beside(&earlier.house.state);
    let house = House { router: app(state.clone()), state };
    let answer = earlier.client(&house, 0).get(&format!("/api/v1/matches/{}", earlier.id)).await;
    assert_eq!((answer.status, answer.json()["error"].as_str()), (StatusCode::GONE, Some("unreadable")));
    let page = earlier.client(&house, 0).get(&format!("/m/{}", earlier.id)).await;
    assert!(page.status == StatusCode::GONE && page.body.contains("cannot read it"), "{}", page.body);
    let stored = house.state.store.load_match(&id).await.expect("a store").expect("a match");
    assert_eq!((stored.state, stored.header.rules_version), (store::MatchState::Running, today + 7));
}
