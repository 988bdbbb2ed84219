//! Component files that somebody corrected or made up.

use engine::{Game, Match, Setup};
use rocket_rescue::RocketRescue;

const BOX: &str = include_str!("../data/components.toml");

/// The sentence that a changed component file is refused with.
#[track_caller]
fn problem(from: &str, to: &str) -> String {
    assert!(BOX.contains(from), "the file has no `{from}`");
    match RocketRescue::read_components(&BOX.replacen(from, to, 1)) {
        Ok(_) => panic!("`{to}` is accepted"),
        Err(problem) => problem.to_string(),
    }
}

#[test]
fn what_is_wrong_is_said() {
    let told = [
        ("id = \"ember-drive\"", "id = \"amber-drive\"", "module `amber-drive`: there is no such module in the box"),
        ("id = \"dionysos\"", "id = \"aurora-2-0\"", "two planets have the same id"),
        ("capacity = 2", "capacity = 9", "its capacity must be 0 to 6, not 9"),
        ("capacity = 2", "capacity = 0", "cockpits and crew modules have seats"),
        ("stability = 4", "stability = 9", "module `ember-drive`: its stability must be 1 to 7, not 9"),
        ("stability = 4", "strength = 4", "unknown field `strength`"),
        ("count = 4\ncost", "count = 5\ncost", "it is standard, and there is 4 of it"),
        ("deck = \"blue\"", "deck = \"red\"", "13 red and 13 blue planets, not 14 red ones"),
        ("rounds_max = 8", "rounds_max = 9", "`game.rounds_max` must be 1 to 8, not 9"),
        ("cubes_per_type = 30", "cubes_per_type = 20", "with 4 players 23 are needed"),
        ("d6 = -3", "d6 = -4", "3 minus the face"),
        ("energy_cost = 9", "energy_cost = 0", "its cost must be 1 to 30, not 0"),
    ];
    for (from, to, sentence) in told {
        let problem = problem(from, to);
        assert!(problem.contains(sentence), "`{to}` is told as: {problem}");
    }
}

#[test]
fn a_corrected_card_is_played_with() {
    let custom = BOX.replace("energy = 4\ncubes_each = 2", "energy = 9\ncubes_each = 2");
    let table = Match::<RocketRescue>::start(Setup::new(3), 1.into(), Some(custom)).expect("a match");
    assert_eq!(table.position().view(engine::Viewer::Public).seats[0].energy, 9);
}
