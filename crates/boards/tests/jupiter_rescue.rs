//! The drawing of Jupiter Rescue, at random positions of all player counts and options.

mod common;

use boards::{Drawing, Offers};
use engine::testing::play_out;
use engine::{Chance, Game, QuickDice, Setup, Viewer};
use jupiter_rescue::JupiterRescue;
use narration::{Language, Narrator};

drawing!(jupiter_rescue::JupiterRescue, every = 1500);

#[test]
fn what_people_do_most_comes_first_and_giving_up_last() {
    let mut codes =
        ["end actions", "trade B", "move to 0,0/c", "command 0,0/1 to 0,0/2", "attack 0,0/3", "command 0,0/1 to pod"];
    codes.sort_by_key(|code| JupiterRescue::rank(code));
    assert_eq!(
        codes,
        ["command 0,0/1 to pod", "attack 0,0/3", "command 0,0/1 to 0,0/2", "move to 0,0/c", "trade B", "end actions"]
    );
}

#[test]
fn at_the_end_a_sheet_says_what_was_saved_and_lost() {
    let mut chance = QuickDice::new(7);
    let dealt = JupiterRescue::deal(JupiterRescue::components(), &Setup::new(2), &mut chance).expect("two can play");
    let over = play_out(dealt, &mut chance, |_, _, actions, chance| chance.below(actions.len() as u32) as usize);
    let view = over.view(Viewer::Public);
    for (language, decided) in [(Language::En, "You have"), (Language::De, "Ihr habt")] {
        let words = Narrator::new(language, JupiterRescue::FACTS.id, &[], Viewer::Public);
        let tray = JupiterRescue::tray(&view, &Offers::none(), &words).into_string();
        let cells: Vec<&str> = tray.split("<td>").skip(1).collect();
        let parts =
            [view.saved.into(), view.lost.into(), view.turn, view.power_plants.into(), view.command_dishes.into()];
        assert_eq!(cells.len(), parts.len(), "{tray}");
        assert!(cells.iter().zip(parts).all(|(cell, part)| cell.contains(&format!("{part}<"))), "{tray}");
        assert!(tray.contains(decided), "{tray}");
    }
}
