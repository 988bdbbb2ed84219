//! What happens when an action is played.

mod cards;
mod conversion;
mod deeds;
mod draw;
mod forecast;
mod invasion;
mod pod;
mod setting;
mod settle;
mod trade;
mod turn;

pub(crate) use forecast::Forecast;

use engine::{Chance, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::position::{JupiterRescue, Phase};

impl JupiterRescue {
    pub(crate) fn carry_out(&mut self, action: Action, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        match action {
            Action::Install(card) => self.install(card, chance, witness),
            Action::First(seat) => self.name_first(seat, witness),
            Action::Dock(cell) => self.dock(cell, chance, witness),
            Action::Do(deed, by) => self.perform(deed, self.actor(by), chance, witness),
            Action::Grenade(target) => self.throw_grenade(target, chance, witness),
            Action::Follow(from) => self.let_follow(from, chance, witness),
            Action::Trade(partner) => self.open_trade(partner, chance, witness),
            Action::Give(card) => {
                self.exchange.given.add(card);
                self.go_on_trading(chance, witness);
            }
            Action::Take(card) => {
                self.exchange.taken.add(card);
                self.go_on_trading(chance, witness);
            }
            Action::Finish => self.close_trade(chance, witness),
            Action::Accept => self.settle_trade(chance, witness),
            Action::Refuse => self.drop_trade(chance, witness),
            Action::Play(card) => self.play_card(card, chance, witness),
            Action::Core(card) => self.use_core(card, chance, witness),
            Action::Lift(cell) => self.lift_tile(cell, chance, witness),
            Action::Set(cell) => self.set_tile(cell, chance, witness),
            Action::Replace(card) => self.replace_core(card, chance, witness),
            Action::Suppress(cell) => self.suppress(cell, chance, witness),
            Action::Place(spot) => {
                let space = self.board.site_at(spot).expect("a legal space is on the board");
                self.place_creep(space, chance, witness);
            }
            Action::GoOn => self.go_on(chance, witness),
            Action::Discard(card) => {
                self.discard_for_limit(card, witness);
                self.check_hand(chance, witness);
            }
            Action::EndActions => self.end_actions(chance, witness),
        }
    }

    /// Waits for a decision; if there is only one option, it is taken at once.
    fn decide(&mut self, phase: Phase, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.phase = phase;
        let (mut count, mut only) = (0, None);
        self.list(&mut |action| {
            count += 1;
            only = Some(action);
        });
        if let (1, Some(action)) = (count, only) {
            self.carry_out(action, chance, witness);
        }
    }

    /// GoOn ends the answers to a roll or a Setback.
    fn go_on(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.drawn.is_some() { self.resolve_setback(chance, witness) } else { self.begin_invasion(chance, witness) }
    }
}
