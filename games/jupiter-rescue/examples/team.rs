//! How the rule-of-thumb team fares, and why it loses: `cargo run --release -p jupiter-rescue --example team 200 2 easy`.
//! Every position on the way is audited. With `random` as a fourth word anything legal is played instead, with random options.

use std::collections::BTreeMap;

use engine::{Chance, Game, QuickDice, Setup, Viewer, testing};
use jupiter_rescue::{Decision, JupiterRescue};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, usual: &str| words.get(index).map_or(usual, String::as_str).to_owned();
    let games: u64 = word(0, "100").parse().expect("how many matches");
    let players: u8 = word(1, "2").parse().expect("how many players");
    let random = word(3, "team") == "random";
    let (mut saved, mut turns, mut ends) = (0, 0, BTreeMap::<String, u64>::new());
    for game in 0..games {
        let mut dice = QuickDice::new(game);
        let mut setup = Setup::new(players).with("sides", &word(2, "easy"));
        if random {
            setup = setup.with("sides", ["easy", "mixed", "labyrinth"][dice.below(3) as usize]);
            for fact in JupiterRescue::FACTS.options.iter().filter(|fact| fact.id != "sides") {
                setup = setup.with(fact.id, if dice.below(2) == 0 { "off" } else { "on" });
            }
        }
        let (step, rescued, length) = play(&setup, random, &mut dice);
        saved += u64::from(rescued);
        turns += u64::from(length);
        *ends.entry(format!("{step:?}")).or_default() += 1;
    }
    let mean = |sum: u64| sum as f64 / games as f64;
    println!("{players} players: {:.1} saved in {:.1} turns, {ends:?}", mean(saved), mean(turns));
}

/// Plays a match: how it ended, how many were saved, how many turns it took.
fn play(setup: &Setup, random: bool, dice: &mut QuickDice) -> (Decision, u8, u16) {
    let dealt: JupiterRescue = testing::deal(setup, dice);
    let end = testing::play_out(dealt, dice, |game, seat, actions, dice| {
        game.audit().expect("no invariant is broken");
        if random {
            testing::at_random(game, seat, actions, dice)
        } else {
            testing::sensibly(game, seat, actions, dice)
        }
    });
    end.audit().expect("no invariant is broken");
    let view = end.view(Viewer::Public);
    (view.step, view.saved, view.turn)
}
