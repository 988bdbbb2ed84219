//! Everything the game says has words in both languages, and the words speak only of facts they are given.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use engine::{Event as _, Fact, Game, Phrase, Policy, QuickDice, Seat, Trace, View as _, Viewer};
use rocket_rescue::{Action, RocketRescue};

/// The variables of every message of a word list.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let path = format!("{}/../../crates/narration/words/{language}/rocket-rescue.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the word list");
    let mut messages = BTreeMap::new();
    let mut current = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line.split_once(" = ").filter(|(key, _)| !key.contains([' ', '{'])) {
            current = key.to_owned();
        }
        let variables: &mut BTreeSet<String> = messages.entry(current.clone()).or_default();
        variables.extend(
            line.split('$')
                .skip(1)
                .map(|rest| rest.chars().take_while(|&c| c.is_ascii_alphanumeric() || c == '_').collect::<String>()),
        );
    }
    messages
}

/// The phrases said so far: keys with the names of their facts.
#[derive(Default)]
struct Said(BTreeMap<&'static str, BTreeSet<&'static str>>);

impl Said {
    fn phrase(&mut self, phrase: &Phrase) {
        self.0.insert(phrase.key, phrase.facts.iter().map(|fact| fact.0).collect());
        phrase.facts.iter().for_each(|fact| self.fact(&fact.1));
    }

    fn fact(&mut self, fact: &Fact) {
        match fact {
            Fact::Word(key) => {
                self.0.insert(key, BTreeSet::new());
            }
            Fact::Phrase(phrase) => self.phrase(phrase),
            Fact::List(facts) => facts.iter().for_each(|fact| self.fact(fact)),
            Fact::Number(_) | Fact::Seat(_) | Fact::Text(_) => {}
        }
    }

    fn view(&mut self, game: &RocketRescue, viewer: Viewer, actions: &[Action]) {
        let view = game.view(viewer);
        let prompt = view.prompt();
        self.phrase(&prompt.now);
        prompt.next.iter().for_each(|next| self.phrase(next));
        for paragraph in view.describe() {
            self.phrase(&paragraph.heading);
            paragraph.lines.iter().for_each(|line| self.phrase(line));
        }
        actions.iter().for_each(|action| self.phrase(&view.action(action)));
    }
}

fn listen() -> Said {
    let mut said = Said::default();
    let mut pool: HashSet<Action> = HashSet::new();
    for (index, setup) in engine::battery::setups::<RocketRescue>().iter().enumerate() {
        let mut chance = QuickDice::new(index as u64);
        let mut game = RocketRescue::deal(RocketRescue::components(), setup, &mut chance).expect("a deal");
        let mut actions = Vec::new();
        while let Some(seat) = game.to_act().last() {
            actions.clear();
            game.actions(seat, &mut actions);
            pool.extend(&actions);
            said.view(&game, Viewer::Seat(seat), &actions);
            for other in Seat::all(game.players()) {
                let refusals = pool.iter().filter_map(|action| game.refusal(other, action));
                refusals.for_each(|refusal| said.phrase(&refusal.reason));
            }
            let action = actions[game.advise(seat, &actions, &mut chance)];
            let mut trace = Trace::default();
            game.play(seat, action, &mut chance, &mut trace);
            trace.events.iter().for_each(|event| said.phrase(&event.phrase()));
            trace
                .events
                .iter()
                .filter_map(|event| event.seen_by(Viewer::Public))
                .for_each(|event| said.phrase(&event.phrase()));
        }
        said.view(&game, Viewer::Public, &[]);
    }
    said
}

#[test]
fn everything_said_has_words_that_speak_of_its_facts_only() {
    let said = listen();
    assert!(said.0.len() > 200, "a match says more than {} different things", said.0.len());
    for language in ["en", "de"] {
        let messages = messages(language);
        for (key, facts) in &said.0 {
            let variables = messages.get(*key).unwrap_or_else(|| panic!("{language} has no words for `{key}`"));
            for variable in variables {
                let fact = variable.strip_suffix("_you").unwrap_or(variable);
                assert!(facts.contains(fact), "{language}: `{key}` speaks of `{variable}`, but has only {facts:?}");
            }
        }
    }
}

#[test]
fn both_languages_have_the_same_messages_and_all_options() {
    let (en, de) = (messages("en"), messages("de"));
    assert!(en.keys().eq(de.keys()));
    for key in ["game-tagline", "game-summary"] {
        assert!(en.contains_key(key));
    }
    for option in RocketRescue::FACTS.options {
        assert!(
            en.contains_key(&format!("option-{}", option.id)) && en.contains_key(&format!("option-{}-help", option.id))
        );
        if let engine::OptionKind::Choice(values) = option.kind {
            assert!(values.iter().all(|value| en.contains_key(&format!("option-{}-{value}", option.id))));
        }
    }
}
