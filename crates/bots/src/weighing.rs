//! What choices are worth: after each the match is played on to its end, by the rules of thumb, in the same imagined worlds.
//!
//! A whole match says little about one choice; this compares the choices of bots at the same moment, and luck is the same
//! for all of them.

use std::collections::BTreeMap;

use engine::{Observation, Policy, Problem, QuickDice};

use crate::mind::Mind;
use crate::search::play_out;

/// What a choice brings more than the one that the rules of thumb advise.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Worth {
    /// The share of the matches that it wins more.
    pub wins: f64,
    /// The points that it leads by more; in a team, that it scores more.
    pub points: f64,
}

/// What the choice of each bot is worth, in so many worlds that the seat could be in.
pub fn weigh<G: Policy>(
    observation: &Observation<'_, G>,
    minds: &mut [&mut Mind<G>],
    worlds: u32,
    dice: &mut QuickDice,
) -> Result<Vec<Worth>, Problem> {
    let (seat, actions) = (observation.seat(), observation.actions());
    let advised = observation.imagine(dice).advise(seat, actions, dice);
    let (thinking, luck) = (dice.word(), dice.word());
    let mut known = BTreeMap::new();
    let mut mean =
        |choice: usize| *known.entry(choice).or_insert_with(|| play_choice(observation, choice, worlds, luck));
    minds
        .iter_mut()
        .map(|mind| {
            mind.begin();
            let thought = mind.think(observation, &mut QuickDice::new(thinking))?;
            let choice = thought.map_or(advised, |thought| thought.choice);
            if choice == advised {
                return Ok(Worth::default());
            }
            let (own, beside) = (mean(choice), mean(advised));
            Ok(Worth { wins: own.wins - beside.wins, points: own.points - beside.points })
        })
        .collect()
}

/// What comes of a choice on the whole.
fn play_choice<G: Policy>(observation: &Observation<'_, G>, choice: usize, worlds: u32, luck: u64) -> Worth {
    let seat = observation.seat();
    let mut sum = Worth::default();
    for world in 0..worlds {
        let mut dice = QuickDice::new(luck.wrapping_add(world.into()));
        let mut world = observation.imagine(&mut dice);
        world.play(seat, observation.actions()[choice], &mut dice, &mut ());
        let (wins, points) = play_out(world, seat, &mut dice);
        sum.wins += wins;
        sum.points += points;
    }
    let worlds = f64::from(worlds.max(1));
    Worth { wins: sum.wins / worlds, points: sum.points / worlds }
}
