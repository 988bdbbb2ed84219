//! What happens when an action is played.

mod attacks;
mod cards;
mod commands;
mod conversion;
mod draw;
mod forecast;
mod invasion;
mod pod;
mod robots;
mod settle;
mod setup;
mod trade;
mod turn;

pub(crate) use forecast::Forecast;

use engine::{Chance, Seat, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::position::{JupiterRescue, Phase};

/// Plays a legal action of the seat that decides.
pub(crate) fn play(
    game: &mut JupiterRescue,
    _: Seat,
    action: Action,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    match action {
        Action::Install(card) => game.install(card, chance, witness),
        Action::First(seat) => game.name_first(seat, witness),
        Action::Dock(cell) => game.dock(cell, chance, witness),
        Action::Do(deed, by) => game.perform(deed, game.actor(by), chance, witness),
        Action::Grenade(target) => game.throw_grenade(target, chance, witness),
        Action::Follow(from) => game.let_follow(from, chance, witness),
        Action::Trade(partner) => game.open_trade(partner, chance, witness),
        Action::Give(card) => {
            game.exchange.given.add(card);
            game.go_on_trading(chance, witness);
        }
        Action::Take(card) => {
            game.exchange.taken.add(card);
            game.go_on_trading(chance, witness);
        }
        Action::Finish => game.close_trade(chance, witness),
        Action::Accept => game.settle_trade(chance, witness),
        Action::Refuse => game.drop_trade(chance, witness),
        Action::Play(card) => game.play_card(card, chance, witness),
        Action::Core(card) => game.use_core(card, chance, witness),
        Action::Lift(cell) => game.lift_tile(cell, chance, witness),
        Action::Set(cell) => game.set_tile(cell, chance, witness),
        Action::Replace(card) => game.replace_core(card, chance, witness),
        Action::Suppress(cell) => game.suppress(cell, chance, witness),
        Action::Place(spot) => {
            let space = game.board.site_at(spot).expect("a legal space is on the board");
            game.place_creep(space, chance, witness);
        }
        Action::GoOn => game.go_on(chance, witness),
        Action::Discard(card) => {
            game.discard_for_limit(card, witness);
            game.check_hand(chance, witness);
        }
        Action::EndActions => game.end_actions(chance, witness),
    }
}

impl JupiterRescue {
    /// Waits for a decision; if there is only one option, it is taken at once.
    fn decide(&mut self, phase: Phase, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.phase = phase;
        let (mut count, mut only) = (0, None);
        self.list(&mut |action| {
            count += 1;
            only = Some(action);
        });
        if let (1, Some(action)) = (count, only) {
            play(self, self.active, action, chance, witness);
        }
    }

    /// GoOn ends the answers to a roll or a Setback.
    fn go_on(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.drawn.is_some() { self.resolve_setback(chance, witness) } else { self.begin_invasion(chance, witness) }
    }
}
