//! A test for every clause, named after it, in one file a section of the rules.

#[path = "../common/mod.rs"]
mod common;

mod boarding;
mod characters;
mod ending;
mod energy;
mod examples_first;
mod examples_second;
mod general;
mod hangar;
mod imagine;
mod information;
mod launch;
mod order;
mod planning;
mod purchase;
mod research;
mod setup;

/// No clause is without a test.
#[test]
fn every_clause_has_a_test() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/clauses");
    let files = std::fs::read_dir(folder).expect("the tests lie there");
    let code: String = files.map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("text")).collect();
    let text = <rocket_rescue::RocketRescue as engine::Game>::FACTS.rules.en;
    let sections = engine::Rules::sections(text);
    let missing: Vec<&str> = sections
        .iter()
        .flat_map(|section| section.clauses.iter().map(|clause| clause.id))
        .filter(|id| !code.contains(&format!("fn {}_", id.to_lowercase().replace('-', "_"))))
        .collect();
    assert!(missing.is_empty(), "no test for {missing:?}");
}
