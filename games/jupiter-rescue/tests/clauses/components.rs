//! Components of one's own, and every clause has its test.

use engine::{Game, Rules};
use jupiter_rescue::JupiterRescue;

const TOML: &str = include_str!("../../data/components.toml");

#[track_caller]
fn refuses(from: &str, to: &str, words: &str) {
    assert!(TOML.contains(from), "{from}");
    let problem = JupiterRescue::read_components(&TOML.replacen(from, to, 1)).expect_err("a broken file");
    assert!(problem.to_string().contains(words), "{problem}");
}

#[test]
fn a_broken_component_file_is_told_in_words() {
    refuses(
        "count = 2\nsource = \"rulebook\"\nnote",
        "count = 3\nsource = \"rulebook\"\nnote",
        "there must be 36 cards, not 37",
    );
    refuses("id = \"m1-b\"", "id = \"m1-a\"", "in the order of their ids");
    refuses("module = 1\n", "module = 7\n", "tile `m1-a`: the module is 1 to 5, not 7");
    refuses("module = 1\n", "module = 3\n", "power-plant in its centre and 6 spaces");
    refuses("spokes = [0, 3]", "spokes = [0, 9]", "tile `m1-a`, hard face: `spokes`: the sides are 0 to 5, not 9");
    refuses("spokes = [0, 3]", "spokes = [0, 0]", "side 0 is listed twice");
    refuses("tiles_in_play = 19", "tiles_in_play = 18", "tiles_in_play is 19 by the rules");
    refuses("actions_per_turn = 5", "actions_per_turn = 50", "actions_per_turn must be 2 to 20, not 50");
    refuses("id = \"boost\"", "id = \"boots\"", "there is no card `boots`");
    refuses("standard_scope = \"full-turn\"", "standard_scope = \"event\"", "card `bullhorn`: its scope is full-turn");
    refuses("hand_limit = 4", "hand_limit = 4\nfoot_limit = 2", "foot_limit");
    refuses("{ position = 1, q = 1, r = -1 }", "{ position = 1, q = 1, r = 0 }", "the spiral of 19 cells is fixed");
    refuses("colour = \"#d64541\"", "colour = \"red\"", "robot `robot-red`: the colour is written as #rrggbb");
}

/// The tests of this folder, by name.
const SOURCES: [&str; 10] = [
    include_str!("abilities.rs"),
    include_str!("basics.rs"),
    include_str!("cards.rs"),
    include_str!("combos.rs"),
    include_str!("creeps.rs"),
    include_str!("ending.rs"),
    include_str!("geometry.rs"),
    include_str!("pod.rs"),
    include_str!("setup.rs"),
    include_str!("worked.rs"),
];

#[test]
fn every_clause_has_a_test() {
    for section in Rules::sections(JupiterRescue::FACTS.rules.en) {
        for clause in section.clauses {
            let name = format!("fn {}_", clause.id.to_lowercase().replace('-', "_"));
            assert!(SOURCES.iter().any(|source| source.contains(&name)), "{} has no test", clause.id);
        }
    }
}
