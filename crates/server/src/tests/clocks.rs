//! Clocks of matches, by a clock that the tests set.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use engine::{Deed, Record};

use super::*;
use crate::Clock;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// What is not charged of a decision.
const LAG: i64 = 500;

/// When everything begins.
const BEGIN: i64 = 1_800_000_000_000;

/// The clock of a house.
#[derive(Clone)]
struct Hands(Arc<AtomicI64>);

impl Hands {
    fn new() -> Self {
        Hands(Arc::new(AtomicI64::new(BEGIN)))
    }

    fn now(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }

    fn pass(&self, time: i64) {
        self.0.fetch_add(time, Ordering::Relaxed);
    }

    fn config(&self) -> Config {
        Config { rate: None, clock: Clock::Told(self.0.clone()), ..Config::default() }
    }
}

async fn house() -> (House, Hands) {
    let hands = Hands::new();
    (House::with(hands.config()).await, hands)
}

impl Client<'_> {
    async fn make_timed(&self, game: &str, seats: &[&str], clock: &str) -> String {
        let body = json!({ "game": game, "seats": seats, "pace": "instant", "clock": clock });
        let answer = self.post("/api/v1/matches", &body).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.body);
        answer.json()["id"].as_str().expect("an id").to_owned()
    }

    async fn clock(&self, id: &str) -> Value {
        self.view(id).await["clock"].clone()
    }

    /// What a seat's clock shows: until when it runs, or what is left.
    async fn hand(&self, id: &str, seat: usize) -> (Option<i64>, Option<i64>) {
        let clock = self.clock(id).await;
        let hand = clock["seats"].as_array().expect("clocks").iter().find(|hand| hand["seat"] == seat);
        let hand = hand.unwrap_or_else(|| panic!("{clock}"));
        (hand["until"].as_i64(), hand["left"].as_i64())
    }

    async fn minds(&self, id: &str, what: &str, seat: Option<u8>) -> Answer {
        self.post(&format!("/api/v1/matches/{id}/clock"), &json!({ "do": what, "seat": seat })).await
    }

    async fn may_act(&self, id: &str) -> bool {
        !self.view(id).await["actions"].as_array().expect("actions").is_empty()
    }

    /// Plays until it is somebody else's turn.
    async fn takes_a_turn(&self, id: &str) {
        while self.may_act(id).await {
            self.act_nth(id, 0).await;
        }
    }
}

/// A match of two people, and which of them begins.
async fn duel<'a>(house: &'a House, clock: &str) -> (String, [Client<'a>; 2], [u8; 2]) {
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make_timed("rocket-jockey", &["me", "open"], clock).await;
    bea.join(&id).await;
    if ada.may_act(&id).await { (id, [ada, bea], [0, 1]) } else { (id, [bea, ada], [1, 0]) }
}

#[tokio::test]
async fn a_match_over_days_goes_on_when_the_clock_is_moved() {
    let (house, hands) = house().await;
    let (id, [first, second], [one, other]) = duel(&house, "days 2").await;
    assert_eq!(first.hand(&id, one.into()).await, (Some(BEGIN + 2 * DAY + LAG), None));
    hands.pass(DAY);
    first.takes_a_turn(&id).await;
    assert_eq!(first.hand(&id, one.into()).await.1, Some(DAY + LAG));
    assert_eq!(second.hand(&id, other.into()).await, (Some(BEGIN + 3 * DAY + LAG), None));
    // What is not in memory goes on all the same.
    house.state.rooms.read_anew(&store::MatchId::new(id.as_str())).await;
    assert_eq!(first.clock(&id).await["late"], json!([]));
    hands.pass(2 * DAY + MINUTE);
    assert_eq!(first.clock(&id).await["late"], json!([other]));
    // A bot plays until the person returns, who then has a whole turn.
    assert_eq!(first.minds(&id, "bot", Some(other)).await.status, StatusCode::NO_CONTENT);
    let view = first.view(&id).await;
    assert_eq!((&view["seats"][usize::from(other)]["bot"], &view["clock"]["late"]), (&json!("thumb"), &json!([])));
    while !first.may_act(&id).await {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    assert_eq!(second.hand(&id, other.into()).await, (None, Some(2 * DAY)));
    assert_eq!(first.view(&id).await["seats"][usize::from(other)]["bot"], Value::Null);
}

#[tokio::test]
async fn when_a_time_is_up_the_others_wait_or_end_it() {
    let (house, hands) = house().await;
    let (id, [first, second], [one, other]) = duel(&house, "live 600+10").await;
    hands.pass(5 * MINUTE);
    assert_eq!(first.hand(&id, one.into()).await, (None, Some(10 * MINUTE)), "the first decision is free");
    first.takes_a_turn(&id).await;
    let early = first.minds(&id, "end", Some(other)).await;
    assert_eq!(early.status, StatusCode::CONFLICT, "{}", early.body);
    hands.pass(10 * MINUTE + LAG);
    assert_eq!(second.clock(&id).await["late"], json!([other]));
    let own = second.minds(&id, "wait", Some(other)).await;
    assert_eq!(own.status, StatusCode::CONFLICT, "nobody decides about themselves: {}", own.body);
    assert_eq!(first.minds(&id, "wait", Some(other)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(first.hand(&id, other.into()).await.0, Some(hands.now() + MINUTE + LAG));
    hands.pass(2 * MINUTE);
    assert_eq!(first.minds(&id, "end", Some(other)).await.status, StatusCode::NO_CONTENT);
    let view = first.view(&id).await;
    let late = if other == 1 { "Bea ran out of time." } else { "Ada ran out of time." };
    assert_eq!((view["state"].as_str(), view["result"][0].as_str()), (Some("over"), Some(late)));
    // The record says how long everybody took, and plays again.
    let record: Record = first.get(&format!("/m/{id}/record")).await.body.parse().expect("a record");
    let notes: Vec<(u8, &str)> = record
        .lines
        .iter()
        .filter_map(|line| match &line.deed {
            Deed::Clock(note) => Some((u8::try_from(line.seat.index()).expect("small"), note.as_str())),
            _ => None,
        })
        .collect();
    assert_eq!(notes[0], (0, "start live 600+10"));
    assert!(notes.contains(&(one, "spent 0")) && notes.contains(&(other, "spent 719500")), "{notes:?}");
    catalog::find("rocket-jockey").and_then(|game| game.replay(&record)).expect("it plays again");
}

#[tokio::test]
async fn of_several_all_others_have_to_want_the_end() {
    let (house, hands) = house().await;
    let people = [house.program("Ada").await, house.program("Bea").await, house.program("Cem").await];
    let id = people[0].make_timed("rocket-jockey", &["me", "open", "open"], "days 1").await;
    people[1].join(&id).await;
    people[2].join(&id).await;
    hands.pass(DAY + MINUTE);
    let late = people[0].clock(&id).await["late"][0].as_u64().expect("somebody is late") as u8;
    let others: Vec<&Client<'_>> =
        (0_u8..).zip(&people).filter(|(seat, _)| *seat != late).map(|(_, who)| who).collect();
    assert_eq!(others[0].minds(&id, "end", Some(late)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(others[0].view(&id).await["state"], "running");
    assert_eq!(others[1].minds(&id, "end", Some(late)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(others[0].view(&id).await["state"], "abandoned");
}

#[tokio::test]
async fn where_people_play_together_a_clock_only_informs() {
    let (house, hands) = house().await;
    let (ada, bea) = (house.program("Ada").await, house.program("Bea").await);
    let id = ada.make_timed("jupiter-rescue", &["me", "open"], "days 1").await;
    bea.join(&id).await;
    hands.pass(2 * DAY);
    let late = ada.clock(&id).await["late"][0].as_u64().expect("somebody is late") as u8;
    let other = if late == 0 { &bea } else { &ada };
    for what in ["bot", "wait", "end"] {
        assert_eq!(other.minds(&id, what, Some(late)).await.status, StatusCode::CONFLICT, "{what}");
    }
}

#[tokio::test]
async fn a_restart_costs_nobody_time() {
    let (house, hands) = house().await;
    house.state.note_start().await.expect("it is noted");
    let (id, [first, second], [_, other]) = duel(&house, "live 600+10").await;
    first.takes_a_turn(&id).await;
    for _ in 0..2 {
        hands.pass(MINUTE / 2);
        house.state.note_stop().await.expect("it is noted");
    }
    hands.pass(3 * DAY);
    let state = App::beside(&house.state);
    state.note_start().await.expect("it is noted");
    let anew = House { router: app(state.clone()), state };
    let second = Client { house: &anew, ..second.clone() };
    assert_eq!(second.hand(&id, other.into()).await.0, Some(hands.now() + 9 * MINUTE + LAG));
    assert_eq!(second.clock(&id).await["late"], json!([]));
    // Days in memory count, and so does what follows.
    hands.pass(MINUTE);
    second.takes_a_turn(&id).await;
    assert_eq!(second.hand(&id, other.into()).await.1, Some(8 * MINUTE + LAG + 10_000));
}

#[tokio::test]
async fn a_pause_needs_everybody_and_one_ends_it() {
    let (house, hands) = house().await;
    let (id, [first, second], [one, other]) = duel(&house, "live 600+10").await;
    first.takes_a_turn(&id).await;
    assert_eq!(first.minds(&id, "pause", None).await.status, StatusCode::NO_CONTENT);
    assert_eq!((&second.clock(&id).await["paused"], &second.clock(&id).await["asked"]), (&json!(false), &json!([one])));
    hands.pass(MINUTE);
    assert_eq!(second.minds(&id, "pause", None).await.status, StatusCode::NO_CONTENT);
    hands.pass(DAY);
    let clock = first.clock(&id).await;
    assert_eq!((&clock["paused"], &clock["late"]), (&json!(true), &json!([])));
    assert_eq!(first.hand(&id, other.into()).await.1, Some(9 * MINUTE + LAG));
    assert_eq!(first.minds(&id, "go", None).await.status, StatusCode::NO_CONTENT);
    assert_eq!(first.hand(&id, other.into()).await.0, Some(hands.now() + 9 * MINUTE + LAG));
    let (slow, [ada, _], _) = duel(&house, "days 3").await;
    assert_eq!(ada.minds(&slow, "pause", None).await.status, StatusCode::CONFLICT, "days need no pause");
}

#[tokio::test]
async fn every_server_comes_to_the_same() {
    let hands = Hands::new();
    let store = store::Store::open_in_memory().await.expect("a store");
    let [here, there] = super::cluster::servers(hands.config(), &store, &bus::Local::default()).await;
    let (id, [first, second], [_, other]) = duel(&here, "live 600+10").await;
    let second = Client { house: &there, ..second.clone() };
    first.takes_a_turn(&id).await;
    hands.pass(MINUTE);
    assert_eq!(first.clock(&id).await, second.clock(&id).await);
    first.minds(&id, "pause", None).await;
    second.minds(&id, "pause", None).await;
    assert_eq!(first.clock(&id).await, second.clock(&id).await);
    second.minds(&id, "go", None).await;
    hands.pass(10 * MINUTE);
    assert_eq!((&first.clock(&id).await["late"], &second.clock(&id).await["late"]), (&json!([other]), &json!([other])));
}

#[tokio::test]
async fn the_clock_is_chosen_in_the_form_and_told_to_those_who_join() {
    let (house, hands) = house().await;
    let (mut ada, mut bea) = (house.browser(), house.browser());
    let form = ada.get("/new?game=rocket-jockey&players=2").await.body;
    assert!(form.contains("name=\"clock\"") && form.contains("value=\"live 600+10\""), "{form}");
    let fields = [("game", "rocket-jockey"), ("players", "2"), ("clock", "days 3"), ("visibility", "public")];
    let made = ada.form("/new", &fields).await;
    let table = made.location().to_owned();
    assert!(bea.get(&table).await.body.contains("3 days per turn"));
    assert!(bea.get("/").await.body.contains("3 days per turn"), "open tables tell it, too");
    bea.form(&format!("{table}/join"), &[("name", "Bea")]).await;
    let page = ada.get(&table).await.body;
    let until = BEGIN + 3 * DAY + LAG;
    assert!(page.contains(&format!("data-until=\"{until}\"")) && page.contains(&format!("data-now=\"{BEGIN}\"")));
    hands.pass(4 * DAY);
    let (one, other) = (ada.get(&table).await.body, bea.get(&table).await.body);
    let (waits, late, page) = if one.contains("Your time is up") { (&mut bea, 0, other) } else { (&mut ada, 1, one) };
    assert!(page.contains("Let a bot play") && page.contains("End the match"), "{page}");
    let ended = waits.form(&format!("{table}/clock"), &[("do", "end"), ("seat", &late.to_string())]).await;
    assert_eq!(ended.status, StatusCode::SEE_OTHER);
    assert!(waits.get(&table).await.body.contains("ran out of time"));
}
