//! Component files that somebody corrected, and position files that are wrong: both are refused in words.

use engine::Game;
use rocketmen::Rocketmen;

const BOX: &str = include_str!("../../data/components.toml");

#[track_caller]
fn wrong(from: &str, to: &str, words: &str) {
    assert!(BOX.contains(from), "{from}");
    let problem = Rocketmen::read_components(&BOX.replacen(from, to, 1)).expect_err("refused").to_string();
    assert!(problem.contains(words), "{problem}");
}

#[test]
fn component_files_are_checked() {
    wrong("hand_size = 6 ", "hand_size = 60 ", "`hand_size`");
    wrong("display_slots = 6 ", "display_slots = 7 ", "`display_slots` is 6 by the rules");
    wrong("id = \"big-data\"", "id = \"bigger-data\"", "bigger-data");
    wrong("id = \"big-data\"", "id = \"depot\"", "depot` is there twice");
    wrong("effect = \"fetch\"", "effect = \"steal\"", "steal");
    wrong("timing = \"discard\"\neffect = \"fetch\"", "timing = \"launch-pad\"\neffect = \"fetch\"", "timing");
    wrong(
        "count = 5\ncopies = { all = 3, p3 = 1, p4 = 1 }",
        "count = 5\ncopies = { all = 3, p3 = 1, p4 = 0 }",
        "`count` is 5",
    );
    wrong("vp_first = 2\nvp_other = 1", "vp_first = 2\nvp_other = 2", "RM-BOARD-4");
    wrong("value = 0\ncount = 2", "value = 0\ncount = 3", "18 Mission Success cards, not 19");
    wrong("money = 10\nitems = {}\nachievement", "money = 15\nitems = {}\nachievement", "$10");
    wrong("id = \"earth-satellite\"", "id = \"somewhere\"", "must be called `earth-satellite`");
    wrong("threat = \"pandemic\"\npermanent", "threat = \"depot\"\npermanent", "not a Threat");
    wrong(
        "permanent = false\ntext = \"When used to pay: draw",
        "permanent = false\ncolour = 1\ntext = \"When used to pay: draw",
        "colour",
    );
    wrong("hand_size", "hand_size_", "component file");
}
