//! Plays matches of a game and looks for whatever has no words.

use std::collections::{BTreeSet, HashSet};
use std::fmt::Write;

use engine::testing::battery::{random_matches, setups};
use engine::{
    Chance, Clause, Event, Fact, Facts, Game, OptionKind, Paragraph, Phrase, Prompt, QuickDice, Rules, Seat, Trace,
    View, Viewer,
};

use crate::lists::{WordList, problems_of_list, whole_list};
use crate::{Language, Narrator};

/// So many decisions are looked at closely; of those after them, one in `LATER`, so that long games stay affordable.
const CLOSELY: u32 = 3000;
const LATER: u32 = 16;

/// How many actions that are not legal are asked about at every decision.
const QUESTIONS: u32 = 12;

/// Checks that a game has all its words, in every language: plays `games` random matches of every setup and puts into words
/// every event, prompt, action and description for every viewer, and why other actions are not legal; then compares the
/// word lists with each other and with the sources.
///
/// # Panics
/// With a list of everything that is wrong.
pub fn check<G: Game>(games: u32) {
    let mut checker = Checker::new(G::FACTS.id, G::FACTS.rules.en);
    checker.names(&G::FACTS);
    let mut pool: Vec<G::Action> = Vec::new();
    let mut known: HashSet<G::Action> = HashSet::new();
    let mut decisions = 0;
    random_matches::<G>(&setups::<G>(), games, |position, seat, actions, chance| {
        decisions += 1;
        if decisions > CLOSELY && decisions % LATER != 0 {
            return;
        }
        pool.extend(actions.iter().filter(|&&action| known.insert(action)));
        checker.table(position);
        checker.refusals(position, &pool, chance);
        let view = position.view(Viewer::Seat(seat));
        for action in actions {
            checker.phrase(&view.action(action));
            let after = checker.played(position, seat, *action, chance);
            view.reasons(&after.view(Viewer::Seat(seat))).iter().for_each(|reason| checker.phrase(reason));
            if after.to_act().is_empty() {
                checker.table(&after);
                checker.refusals(&after, &pool, chance);
            }
        }
    });
    checker.problems.extend(problems_of_list(G::FACTS.id));
    let problems: Vec<String> = checker.problems.into_iter().collect();
    assert!(problems.is_empty(), "the words of {} are not in order:\n{}", G::FACTS.title, problems.join("\n"));
}

/// Looks at phrases and remembers which it has seen.
struct Checker {
    game: &'static str,
    /// The clauses of the rules text; the battery compares the languages.
    clauses: HashSet<&'static str>,
    lists: Vec<(Language, WordList)>,
    seen: HashSet<String>,
    problems: BTreeSet<String>,
}

impl Checker {
    fn new(game: &'static str, rules: &'static str) -> Self {
        let lists = Language::ALL.into_iter().filter_map(|language| Some((language, whole_list(language, game)?)));
        let clauses = Rules::clauses(rules).map(|clause| clause.id).collect();
        Checker { game, clauses, lists: lists.collect(), seen: HashSet::new(), problems: BTreeSet::new() }
    }

    /// The words that a game is introduced with, and those of its options.
    fn names(&mut self, facts: &Facts) {
        let mut keys = vec!["game-tagline".to_owned(), "game-summary".to_owned()];
        for option in facts.options {
            keys.extend(["", "-help"].map(|end| format!("option-{}{end}", option.id)));
            if let OptionKind::Choice(values) = option.kind {
                keys.extend(values.iter().map(|value| format!("option-{}-{value}", option.id)));
            }
        }
        for key in keys {
            self.word(&key, facts.id);
        }
    }

    /// All that is told to anybody about a position.
    fn table<G: Game>(&mut self, position: &G) {
        for viewer in Viewer::all(position.players()) {
            let view = position.view(viewer);
            let Prompt { now, next } = view.prompt();
            self.phrase(&now);
            next.iter().for_each(|next| self.phrase(next));
            for Paragraph { heading, lines } in view.describe() {
                self.phrase(&heading);
                lines.iter().for_each(|line| self.phrase(line));
            }
        }
    }

    /// Plays an action on a copy and listens as every viewer.
    fn played<G: Game>(&mut self, position: &G, seat: Seat, action: G::Action, chance: &mut QuickDice) -> G {
        let mut after = *position;
        let mut trace = Trace::default();
        after.play(seat, action, chance, &mut trace);
        for event in &trace.events {
            let seen = Viewer::all(position.players()).filter_map(|viewer| event.seen_by(viewer));
            seen.for_each(|event| self.phrase(&event.phrase()));
        }
        after
    }

    /// Asks every seat about some actions that were legal at other times.
    fn refusals<G: Game>(&mut self, position: &G, pool: &[G::Action], chance: &mut QuickDice) {
        for seat in Seat::all(position.players()) {
            for _ in 0..QUESTIONS {
                let action = &pool[chance.below(pool.len() as u32) as usize];
                if let Some(refusal) = position.refusal(seat, action) {
                    self.phrase(&refusal.reason);
                    self.clause(refusal.clause);
                }
            }
        }
    }

    /// A refusal points at a clause that people can read.
    fn clause(&mut self, clause: Clause) {
        if !self.clauses.contains(clause.0) {
            self.problems.insert(format!("{}: the rules text has no clause {clause}", self.game));
        }
    }

    /// A phrase must have its words and all facts they speak of. One of a kind is enough.
    fn phrase(&mut self, phrase: &Phrase) {
        if self.seen.insert(kind(phrase)) {
            self.message(phrase, phrase.key);
        }
    }

    fn fact(&mut self, fact: &Fact, within: &str) {
        match fact {
            Fact::Word(key) => self.word(key, within),
            Fact::Name(list, id) => self.word(&format!("{list}-{id}"), within),
            Fact::Phrase(phrase) => self.message(phrase, within),
            Fact::List(items) => items.iter().for_each(|item| self.fact(item, within)),
            Fact::Number(_) | Fact::Seat(_) | Fact::Text(_) => {}
        }
    }

    fn word(&mut self, key: &str, within: &str) {
        for language in Language::ALL {
            if !Narrator::new(language, self.game, &[], Viewer::Public).has(key) {
                self.problems.insert(format!("words/{language}/{}.ftl: `{key}` is missing (in `{within}`)", self.game));
            }
        }
    }

    /// The facts must be enough for every variant of the message, not just for the one that is chosen now.
    fn message(&mut self, phrase: &Phrase, within: &str) {
        self.word(phrase.key, within);
        phrase.facts.iter().for_each(|(_, fact)| self.fact(fact, within));
        for (language, list) in &self.lists {
            let args = Narrator::new(*language, self.game, &[], Viewer::Public).args(&phrase.facts);
            for variable in list.variables(phrase.key, None) {
                if args.get(variable).is_none() {
                    self.problems.insert(format!(
                        "words/{language}/{}.ftl: `{}` speaks of ${variable}, which it is not told ({:?})",
                        self.game, phrase.key, phrase.facts
                    ));
                }
            }
        }
    }
}

/// What is the same for all phrases that read alike: keys and names of facts, without numbers, seats and texts.
fn kind(phrase: &Phrase) -> String {
    let mut out = String::new();
    describe(phrase, &mut out);
    out
}

fn describe(phrase: &Phrase, out: &mut String) {
    out.push_str(phrase.key);
    for (name, fact) in &phrase.facts {
        // Writing to a string cannot fail.
        let _ = write!(out, " {name}=");
        describe_fact(fact, out);
    }
}

fn describe_fact(fact: &Fact, out: &mut String) {
    match fact {
        Fact::Number(_) => out.push('#'),
        Fact::Seat(_) => out.push('@'),
        Fact::Text(_) => out.push('"'),
        Fact::Word(key) => out.push_str(key),
        Fact::Name(list, id) => out.extend([list, "-", id]),
        Fact::Phrase(phrase) => {
            out.push('(');
            describe(phrase, out);
            out.push(')');
        }
        Fact::List(items) => items.iter().for_each(|item| {
            out.push(',');
            describe_fact(item, out);
        }),
    }
}

#[cfg(test)]
mod tests {
    use engine::phrase;

    use super::*;

    fn problems(phrase: &Phrase) -> Vec<String> {
        let mut checker = Checker::new("rocket-jockey", "");
        checker.phrase(phrase);
        checker.problems.into_iter().map(|problem| problem.replace("words/de/rocket-jockey.ftl: ", "")).collect()
    }

    #[test]
    fn a_phrase_with_all_its_words_and_facts_is_fine() {
        let planet = Fact::Word("planet-3");
        let cargo = phrase!("cargo-for", planet = planet.clone());
        assert!(problems(&phrase!("event-cargo-placed", planet = planet, cargo = cargo)).is_empty());
    }

    #[test]
    fn a_clause_that_nobody_can_read_is_found() {
        let mut checker = Checker::new("rocket-jockey", "# Game\n\n**RJ-FLY-1** Fly.\n");
        checker.clause(Clause("RJ-FLY-1"));
        assert!(checker.problems.is_empty());
        checker.clause(Clause("RJ-FLY-2"));
        assert_eq!(
            checker.problems.into_iter().collect::<Vec<_>>(),
            ["rocket-jockey: the rules text has no clause RJ-FLY-2"]
        );
    }

    #[test]
    fn missing_words_facts_and_forms_are_found_also_in_variants_not_chosen() {
        assert!(problems(&phrase!("no-such-key"))[0].starts_with("`no-such-key` is missing"));
        assert!(problems(&phrase!("event-drew"))[0].starts_with("`event-drew` speaks of $seat,"));
        let nested = phrase!("line-seat-reserved", place = phrase!("cargo-at", planet = Fact::Word("no-such-planet")));
        assert!(problems(&nested).iter().any(|problem| problem.starts_with("`no-such-planet` is missing")));
        // `$points` is needed only where the run has cards.
        let tally = phrase!("prompt-tally", count = 0, more = 1, cards = 0, bonus = 0);
        assert!(problems(&tally)[0].starts_with("`prompt-tally` speaks of $points,"));
        // German needs the dative.
        let place = phrase!("line-seat-reserved", place = Fact::Word("planet-3"));
        assert!(problems(&place)[0].starts_with("`line-seat-reserved` speaks of $place-dat,"));
    }
}
