//! What tests of games are made of: a table to play at, matches played to their end, the battery, and how often things come up.

pub mod battery;
mod encoding;
mod mutation;
mod odds;
mod table;

pub use odds::{assert_even, assert_shares, assert_uniform, imagined};
pub use table::Table;

use crate::{Chance, Game, Match, Policy, Seat, Setup, Step, Trace};

/// Plays a position to its end. If several seats may act, chance decides who does; `choose` is shown the position, that seat
/// and its legal actions, and answers with the index of one.
///
/// # Panics
/// If a seat that is to act has nothing to do, if the match does not end in time, or if it ends without an outcome.
pub fn play_out<G: Game, C: Chance>(
    mut position: G,
    chance: &mut C,
    mut choose: impl FnMut(&G, Seat, &[G::Action], &mut C) -> usize,
) -> G {
    let mut actions = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = to_act(&position, chance) {
        actions.clear();
        position.actions(seat, &mut actions);
        assert!(!actions.is_empty(), "seat {seat} is to act and has nothing to do: {position:?}");
        let action = actions[choose(&position, seat, &actions, chance)];
        position.play(seat, action, chance, &mut ());
        decisions += 1;
        assert!(decisions <= G::FACTS.longest, "a match takes more than {decisions} decisions");
    }
    assert!(position.outcome().is_some(), "nobody is to act, but there is no outcome");
    position
}

/// One of the seats that may act, by chance if there are several.
fn to_act<G: Game>(position: &G, chance: &mut impl Chance) -> Option<Seat> {
    let seats = position.to_act();
    match seats.len() {
        0 | 1 => seats.first(),
        several => seats.member(chance.below(several as u32) as usize),
    }
}

/// Chooses any action, for [`play_out`].
pub fn at_random<G: Game, C: Chance>(_: &G, _: Seat, actions: &[G::Action], chance: &mut C) -> usize {
    chance.below(actions.len() as u32) as usize
}

/// Chooses by the game's rules of thumb, for [`play_out`].
pub fn sensibly<G: Policy, C: Chance>(position: &G, seat: Seat, actions: &[G::Action], chance: &mut C) -> usize {
    position.advise(seat, actions, chance)
}

/// A first position with the components of the box.
///
/// # Panics
/// If the game does not offer the setup.
pub fn deal<G: Game>(setup: &Setup, chance: &mut impl Chance) -> G {
    G::deal(G::components(), setup, chance).unwrap_or_else(|problem| panic!("{setup:?}: {problem}"))
}

/// One step of a match as it was played.
#[derive(Debug)]
pub struct Played<'a, G: Game> {
    /// The position before it.
    pub before: &'a G,
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: G::Action,
    /// What happened.
    pub events: &'a [G::Event],
    /// The position after it.
    pub after: &'a G,
}

/// Plays a position to its end as [`play_out`] does, and shows every step.
pub fn watch<G: Game, C: Chance>(
    mut position: G,
    chance: &mut C,
    mut choose: impl FnMut(&G, Seat, &[G::Action], &mut C) -> usize,
    mut each: impl FnMut(Played<'_, G>),
) -> G {
    let mut actions = Vec::new();
    while let Some(seat) = to_act(&position, chance) {
        actions.clear();
        position.actions(seat, &mut actions);
        let action = actions[choose(&position, seat, &actions, chance)];
        let before = position;
        let mut trace = Trace::default();
        position.play(seat, action, chance, &mut trace);
        each(Played { before: &before, seat, action, events: &trace.events, after: &position });
    }
    position
}

/// Plays a match with its record to its end, always by the first seat that may act, and shows every step.
pub fn play_match<G: Game, C: Chance>(
    table: &mut Match<G>,
    chance: &mut C,
    mut choose: impl FnMut(&G, Seat, &[G::Action], &mut C) -> usize,
    mut each: impl FnMut(&Step<G>),
) {
    let mut actions = Vec::new();
    while let Some(seat) = table.position().to_act().first() {
        actions.clear();
        table.position().actions(seat, &mut actions);
        let action = actions[choose(table.position(), seat, &actions, chance)];
        each(
            table.play(seat, action).unwrap_or_else(|refusal| panic!("`{action}` is listed, but refused: {refusal:?}")),
        );
    }
}
