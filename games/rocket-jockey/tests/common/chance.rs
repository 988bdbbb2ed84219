//! Random matches, and chance that can be foretold.

use engine::testing::{Played, Table, at_random, deal, watch};
use engine::{Chance, Game, QuickDice, Setup, Trace};
use rocket_jockey::{Event, RocketJockey};

/// A new match dealt with this chance.
pub(crate) fn dealt(players: u8, chance: &mut impl Chance) -> Table<RocketJockey> {
    Table::at(deal(&Setup::new(players), chance))
}

/// Plays random matches with 2, 3 and 4 players, `games` of each, and shows every step of them.
pub(crate) fn random_play(games: u64, mut each: impl FnMut(Played<'_, RocketJockey>)) {
    for players in 2..=4u8 {
        for number in 0..games {
            let mut chance = QuickDice::new(1000 * u64::from(players) + number);
            let first = deal(&Setup::new(players), &mut chance);
            watch(first, &mut chance, at_random, &mut each);
        }
    }
}

/// Whoever is to act does this with some chance; what happened.
pub(crate) fn play_with(table: &mut Table<RocketJockey>, code: &str, chance: &mut impl Chance) -> Vec<Event> {
    assert!(table.allows(code), "`{code}` is refused");
    let (seat, action) = (table.active(), code.parse().expect("an action"));
    let mut trace = Trace::default();
    table.position.play(seat, action, chance, &mut trace);
    table.position.audit().unwrap_or_else(|problem| panic!("after {code}: {problem}"));
    trace.events
}

/// Chance that leaves every shuffle as it lies and always picks this number (or the highest there is).
pub(crate) struct Pick(pub(crate) u32);

impl Chance for Pick {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.min(bound - 1)
    }
    fn shuffle<T>(&mut self, _: &mut [T]) {}
}
