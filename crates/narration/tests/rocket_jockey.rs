//! Rocket Jockey in words.

use engine::{Chance, Event, Fact, Game, Match, QuickDice, Seat, Setup, View, Viewer, phrase};
use narration::{Language, Narrator, ToldParagraph, ToldPrompt};
use rocket_jockey::RocketJockey;

#[test]
fn every_word_is_there() {
    narration::check::<RocketJockey>(4);
}

fn names() -> Vec<String> {
    ["Ada", "Bea", "Cem"].map(str::to_owned).to_vec()
}

/// Plays at random, the same every time, until the match is over or has so many steps.
fn played(steps: usize) -> Match<RocketJockey> {
    let mut table = Match::<RocketJockey>::start(Setup::new(3), 5.into(), None).expect("three can play");
    let mut chance = QuickDice::new(5);
    let mut actions = Vec::new();
    while let Some(seat) = table.position().to_act().first() {
        if table.steps().len() == steps {
            break;
        }
        actions.clear();
        table.position().actions(seat, &mut actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        table.play(seat, action).expect("a listed action");
    }
    table
}

/// The log as one viewer reads it.
fn log(narrator: &Narrator<'_>, table: &Match<RocketJockey>) -> String {
    let seen = table.steps().iter().flat_map(|step| step.seen_by(narrator.viewer()).collect::<Vec<_>>());
    seen.map(|event| narrator.sentence(&event.phrase()) + "\n").collect()
}

/// What a viewer is told now: the prompt, the table, and what can be done.
fn told(narrator: &Narrator<'_>, position: &RocketJockey) -> String {
    let view = position.view(narrator.viewer());
    let ToldPrompt { now, next } = narrator.prompt(&view.prompt());
    let mut text = format!("{now}\n{}\n", next.unwrap_or_default());
    for ToldParagraph { heading, lines } in narrator.paragraphs(&view.describe()) {
        text += &format!("\n{heading}\n- {}\n", lines.join("\n- "));
    }
    let mut actions = Vec::new();
    if let Some(seat) = narrator.viewer().seat() {
        position.actions(seat, &mut actions);
    }
    for action in actions {
        text += &format!("\n> {action}: {}", narrator.sentence(&view.action(&action)));
    }
    text
}

#[test]
fn a_match_is_told_in_both_languages() {
    let table = played(usize::MAX);
    let outcome = table.position().outcome().expect("the match was played to its end");
    for language in Language::ALL {
        let names = names();
        let narrator = Narrator::new(language, "rocket-jockey", &names, Viewer::Seat(Seat::new(1)));
        let text = log(&narrator, &table) + "\n" + &narrator.outcome(&outcome).join("\n");
        insta::assert_snapshot!(format!("log_{language}"), text);
    }
}

#[test]
fn a_position_is_told_in_both_languages() {
    let names = names();
    // Between two deliveries, and one step later.
    for (name, steps) in [("in_flight", 59), ("delivered", 58)] {
        let table = played(steps);
        let seat = table.position().to_act().first().expect("somebody is to act");
        for language in Language::ALL {
            let narrator = Narrator::new(language, "rocket-jockey", &names, Viewer::Seat(seat));
            insta::assert_snapshot!(format!("{name}_{language}"), told(&narrator, table.position()));
        }
    }
}

#[test]
fn a_refusal_says_why_and_where_it_is_written() {
    let table = played(0);
    let seat = table.position().to_act().first().expect("somebody begins");
    let refusal = table.position().refusal(seat, &"launch 3".parse().expect("an action")).expect("too early");
    let narrate = |language| Narrator::new(language, "rocket-jockey", &[], Viewer::Seat(seat));
    assert_eq!(narrate(Language::En).refusal(&refusal), "Fuel up first: draw a card.");
    assert_eq!(narrate(Language::De).refusal_with_clause(&refusal), "Tank zuerst auf: Zieh eine Karte. (RJ-FUEL-1)");
}

#[test]
fn german_planets_have_their_articles_alone_and_in_lists() {
    let narrator = Narrator::new(Language::De, "rocket-jockey", &[], Viewer::Public);
    let elsewhere = |stops: &[&'static str]| {
        let stops = Fact::List(stops.iter().map(|&stop| Fact::Word(stop)).collect());
        narrator.say(&phrase!(
            "refuse-leads-elsewhere",
            card = "2-4".to_owned(),
            planet = Fact::Word("planet-2"),
            stops = stops
        ))
    };
    assert_eq!(elsewhere(&["planet-3"]), "2-4 führt von der Venus nur zur Erde.");
    assert_eq!(elsewhere(&["planet-3", "planet-4"]), "2-4 führt von der Venus nur zur Erde und zum Mars.");
    let aliens = phrase!("line-seat-reserved", place = Fact::Word("the-aliens"));
    assert_eq!(narrator.say(&aliens), "Copilot auf den Aliens.");
    let cargo = phrase!("line-seat-reserved", place = phrase!("cargo-at", planet = Fact::Word("planet-3")));
    assert_eq!(narrator.say(&cargo), "Copilot auf der Fracht an der Erde.");
}

#[test]
fn numbers_choose_singular_and_plural() {
    let line = phrase!("line-seat", score = -1, hand = 1, supply = 2);
    let say = |language| Narrator::new(language, "rocket-jockey", &[], Viewer::Public).say(&line);
    assert_eq!(say(Language::En), "-1 point, 1 card in hand, 2 Co-Pilots in supply.");
    assert_eq!(say(Language::De), "-1 Punkt, 1 Handkarte, 2 Copiloten im Vorrat.");
}
