//! Random matches, and chance that can be foretold or weighed.

use engine::{Chance, Game, QuickDice, Trace};
use rocket_jockey::{Action, Event, RocketJockey};

use super::deal;

/// One step of a random match.
pub(crate) struct Step<'a> {
    pub(crate) before: &'a RocketJockey,
    pub(crate) action: Action,
    pub(crate) events: &'a [Event],
    pub(crate) after: &'a RocketJockey,
}

/// Plays random matches with 2, 3 and 4 players, `games` of each, and shows every step of them.
pub(crate) fn random_play(games: u64, mut each: impl FnMut(Step<'_>)) {
    let mut actions = Vec::new();
    for players in 2..=4u8 {
        for number in 0..games {
            let mut chance = QuickDice::new(1000 * u64::from(players) + number);
            let mut game = deal(players, &mut chance);
            while let Some(seat) = game.to_act().first() {
                actions.clear();
                game.actions(seat, &mut actions);
                let action = actions[chance.below(actions.len() as u32) as usize];
                let before = game;
                let mut trace = Trace::default();
                game.play(seat, action, &mut chance, &mut trace);
                each(Step { before: &before, action, events: &trace.events, after: &game });
            }
        }
    }
}

/// Chance that leaves every shuffle as it lies and always picks this number (or the highest there is).
pub(crate) struct Pick(pub(crate) u32);

impl Chance for Pick {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.min(bound - 1)
    }
    fn shuffle<T>(&mut self, _: &mut [T]) {}
}
