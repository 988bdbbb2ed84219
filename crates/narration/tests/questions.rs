//! What people ask the search in the rules, in both languages: `questions/<game>.txt` has a question a line, with the clauses
//! that answer it. At least nine of ten are answered by one of the first three that are found.

use engine::{Game, Rules};
use narration::{Language, find_clauses};

/// How many of those found count.
const FIRST: usize = 3;

/// A question, its language, and the clauses of which any one answers it.
struct Question<'a> {
    language: Language,
    text: &'a str,
    answers: Vec<&'a str>,
}

fn questions(list: &str) -> Vec<Question<'_>> {
    let question = |line| {
        let parts: Vec<&str> = str::split(line, " | ").collect();
        let [language, text, answers] = parts[..] else { panic!("{line}: language, question, clauses") };
        let language = if language == "en" { Language::En } else { Language::De };
        Question { language, text, answers: answers.split(' ').collect() }
    };
    list.lines().map(question).collect()
}

/// Asks all of them, ten in each language.
fn ask<G: Game>(list: &str) {
    let questions = questions(list);
    for language in [Language::En, Language::De] {
        let sections = Rules::sections(G::FACTS.rules.text(language.code()));
        let asked: Vec<_> = questions.iter().filter(|question| question.language == language).collect();
        let mut missed = Vec::new();
        for question in &asked {
            let found = find_clauses(&sections, question.text, language);
            let first: Vec<&str> = found.iter().take(FIRST).map(|(_, clause)| clause.id).collect();
            let known = |id: &&str| sections.iter().flat_map(|section| &section.clauses).any(|clause| clause.id == *id);
            assert!(question.answers.iter().all(known), "no such clause: {:?}", question.answers);
            if !question.answers.iter().any(|answer| first.contains(answer)) {
                missed.push(format!("{}: {first:?} instead of {:?}", question.text, question.answers));
            }
        }
        assert_eq!(asked.len(), 10);
        assert!(missed.len() <= 1, "{}", missed.join("\n"));
    }
}

#[test]
fn the_rules_of_rocket_jockey_answer_what_people_ask() {
    ask::<rocket_jockey::RocketJockey>(include_str!("questions/rocket-jockey.txt"));
}

#[test]
fn the_rules_of_rocket_rescue_answer_what_people_ask() {
    ask::<rocket_rescue::RocketRescue>(include_str!("questions/rocket-rescue.txt"));
}

#[test]
fn the_rules_of_rocketmen_answer_what_people_ask() {
    ask::<rocketmen::Rocketmen>(include_str!("questions/rocketmen.txt"));
}

#[test]
fn the_rules_of_jupiter_rescue_answer_what_people_ask() {
    ask::<jupiter_rescue::JupiterRescue>(include_str!("questions/jupiter-rescue.txt"));
}
