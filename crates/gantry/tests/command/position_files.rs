//! Position files: how they are written, and how chance and actions are put into them.

use std::time::Duration;

use bots::BotName;
use catalog::AnyMind;
use engine::{QuickDice, Script, TableDice, Viewer};
use narration::{Language, Narrator};

use crate::support::{gantry, ok};

/// The names in backticks of the first column of the table of a game in the document.
fn documented_fields(title: &str) -> Vec<String> {
    let document = include_str!("../../../../docs/positions.md");
    let section = document.split("\n## ").find(|section| section.starts_with(title)).expect("a section of the game");
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.filter_map(|row| row.split('|').nth(1));
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

#[test]
fn files_are_written_in_the_documented_order() {
    for game in catalog::games() {
        let facts = game.facts();
        let players = facts.players.start().to_string();
        let file = ok(&["new", facts.id, "--players", &players, "--seed", "7"], "");
        let json: serde_json::Value = serde_json::from_str(&file).expect("JSON");
        let fields: Vec<String> = json["position"].as_object().expect("an object").keys().cloned().collect();
        assert_eq!(fields, documented_fields(facts.title), "{}", facts.title);
        assert!(file.lines().count() < 120, "a person can look it over:\n{file}");
        assert_eq!(file, ok(&["new", facts.id, "--players", &players, "--seed", "7"], ""));
    }
}

#[test]
fn a_list_of_cards_stands_on_one_line() {
    let file = ok(&["new", "rocket-jockey", "--seed", "7"], "");
    let line = |start: &str| file.lines().find(|line| line.trim().starts_with(start)).expect("a line").to_owned();
    assert!(line("\"deck\": [\"").ends_with("\"],"));
    assert!(line("\"hands\": [[\"").ends_with("\"]],"));
}

#[test]
fn dice_and_draws_that_never_came_up_are_told() {
    let dealt = ok(&["new", "rocket-jockey", "--seed", "7"], "");
    let seat = &ok(&["actions", "-"], &dealt)[..1];
    let quiet = gantry(&["act", "-", seat, "draw pile 1"], &dealt);
    assert_eq!((quiet.code, quiet.err.as_str()), (0, ""));
    let told = gantry(&["act", "-", seat, "draw pile 1", "--dice", "4,2", "--draws", "no-such-card"], &dealt);
    assert_eq!((told.code, told.out), (0, quiet.out), "the position is written all the same");
    let mut lines = told.err.lines();
    assert_eq!(lines.next(), Some("gantry: Nobody rolled these dice: 4, 2"));
    assert!(lines.next().is_some_and(|line| line.starts_with("gantry: Nobody drew this card: no-such-card. ")));
}

#[test]
fn dice_reach_the_action_that_rolls_them() {
    let dealt = ok(&["new", "rocket-rescue", "--players", "3", "--seed", "7"], "");
    let plan = |position: &str, seat: &str, bid: &str, more: &[&str]| {
        let bid = format!("bid {bid}");
        let mut args = vec!["act", "-", seat, "die research 4", "die purchase 4", "die hangar 3", "die hangar 1"];
        args.extend([bid.as_str(), "submit"]);
        args.extend(more);
        gantry(&args, position)
    };
    let first = plan(&dealt, "A", "1", &[]);
    let second = plan(&first.out, "B", "0", &[]);
    let third = plan(&second.out, "C", "1", &["--dice", "5,2"]);
    assert_eq!((third.code, third.err.as_str()), (0, ""), "both dice were rolled");
}

/// A position of Rocket Rescue in which an action refills the display: its file, the seat, the action, and the lowest card
/// of the deck.
fn before_a_refill() -> (String, String, String, String) {
    let game = catalog::find("rocket-rescue").expect("a game of ours");
    let mut table = game.start(game.usual_setup(3), 7.into(), None).expect("three can play");
    let (mut mind, mut dice) = (AnyMind::new(BotName::Thumb), QuickDice::new(7));
    while let Some(seat) = table.position().to_act().first() {
        let thought = table.position().think(seat, &mut mind, Duration::ZERO, &mut dice).expect("it can think");
        let code = thought.expect("it does not give up").action.to_string();
        let file = table.position().save(None).expect("a file");
        let deck = file.position["deck"].as_array().expect("a deck");
        let lowest = deck.last().and_then(|card| card.as_str()).unwrap_or_default().to_owned();
        let mut chance = Script::new([], TableDice::of_step(table.seed(), 1)).drawing([lowest.clone()]);
        let words = Narrator::new(Language::En, "rocket-rescue", &[], Viewer::Seat(seat));
        let acted = table.position().act(seat, &code, &mut chance, &words);
        if acted.is_ok() && chance.undrawn().next().is_none() {
            return (file.text(), seat.letter().to_string(), code, lowest);
        }
        table.play(seat, &code).expect("a bot plays by the rules");
    }
    unreachable!("the display is refilled every round")
}

#[test]
fn draws_are_scripted_by_the_names_of_cards() {
    let (file, seat, code, lowest) = before_a_refill();
    let run = gantry(&["act", "-", &seat, &code, "--draws", &lowest.to_uppercase(), "--seed", "1"], &file);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "the card was there to be drawn");
    let display = |text: &str| -> serde_json::Value {
        serde_json::from_str::<serde_json::Value>(text).expect("JSON")["position"]["display"].take()
    };
    let has = |display: serde_json::Value| display.to_string().contains(&format!("\"{lowest}\""));
    assert!(has(display(&run.out)), "{lowest} lies in the display: {}", run.out);
    assert!(!has(display(&ok(&["act", "-", &seat, &code, "--seed", "1"], &file))), "not without being named");
}

#[test]
fn events_can_be_had_beside_the_position() {
    let dealt = ok(&["new", "rocket-jockey", "--seed", "7"], "");
    let seat = &ok(&["actions", "-"], &dealt)[..1];
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("events.txt");
    let option = format!("--events={}", file.to_str().expect("a readable path"));
    let position = ok(&["act", "-", seat, "draw deck", "--seed", "1", &option], &dealt);
    assert_eq!(position, ok(&["act", "-", seat, "draw deck", "--seed", "1"], &dealt));
    let told = std::fs::read_to_string(&file).expect("the events were written");
    assert_eq!(told, ok(&["act", "-", seat, "draw deck", "--seed", "1", "--events"], &dealt));
    let nowhere = gantry(&["act", "-", seat, "draw deck", "--events=/no/such/folder/events"], &dealt);
    assert!(nowhere.code == 2 && nowhere.err.contains("cannot be written"), "{}", nowhere.err);
}

#[test]
fn an_old_spelling_of_an_option_is_read() {
    for spelling in ["round-cap=30", "round_cap=30"] {
        let file = ok(&["new", "rocketmen", "--seed", "7", "--set", spelling], "");
        assert!(file.contains("\"round_cap\": 30"), "{file}");
    }
}
