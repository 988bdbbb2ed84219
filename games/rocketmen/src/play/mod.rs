//! What happens when an action is played. Where the effect of a card contradicts the rules, the card wins (RM-BOARD-10).
//!
//! | what | file |
//! |---|---|
//! | buying and placing | `trade.rs` |
//! | cards on the move | `cards.rs` |
//! | effects of cards: discarded from Hand, after paying, on the Launch Pad | `abilities.rs`, `pending.rs`, `pad.rs` |
//! | Industrial Espionage, the Depot | `espionage.rs`, `depot.rs` |
//! | a launch from its declaration to its outcome | `launch.rs` |
//! | the end of a turn, of a round, of the match | `ending.rs` |
//! | the automatic opponent | `ai.rs` |

mod abilities;
mod ai;
mod cards;
mod depot;
mod ending;
mod espionage;
mod launch;
mod pad;
mod pending;
mod trade;

pub(crate) use cards::draw_from;

use engine::{Chance, Seat, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::legal::each_action;
use crate::position::{Phase, Rocketmen};

/// Plays a legal action, and answers by itself what then has only one answer.
pub(crate) fn play(
    game: &mut Rocketmen,
    _: Seat,
    action: Action,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    game.play_one(action, chance, witness);
    while let Some(only) = game.only_answer() {
        game.play_one(only, chance, witness);
    }
}

impl Rocketmen {
    fn play_one(&mut self, action: Action, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        match action {
            Action::Buy(kind, slot) => self.add_slot(kind, slot, witness),
            Action::BuyEngine(kind) => self.add_engine(kind, witness),
            Action::Place(face, spot) => self.add_placement(face, spot, witness),
            Action::Close => self.close(false, chance, witness),
            Action::CloseElsewhere => self.close(true, chance, witness),
            Action::Pay(source) => self.commit(source, chance, witness),
            Action::Discard(face) => self.discard(face, witness),
            Action::DiscardPad(face) => self.discard_mounted(face, witness),
            Action::DiscardPlan => self.discard_plan(witness),
            Action::Use(face) if self.phase == Phase::Actions => self.use_from_hand(face, chance, witness),
            Action::Use(face) => self.use_in_launch(face, chance, witness),
            Action::Trash(face) => self.trash(face, chance, witness),
            Action::Cycle(face) => self.cycle(face, witness),
            Action::CycleDone => self.cycle_done(chance, witness),
            Action::Fetch(face) => self.fetch(face, witness),
            Action::Effect(kind) => self.use_pending(kind, chance, witness),
            Action::FreePlace(face, spot) => self.free_place(face, spot, witness),
            Action::Copy(kind) => self.copy(kind, witness),
            Action::Store(face) => self.store(face, witness),
            Action::Take(face) => self.take(face, witness),
            Action::Remove(_, slot) => self.remove_slot(slot, witness),
            Action::Launch => self.declare_launch(witness),
            Action::Fly(destination) => self.fly(destination, chance, witness),
            Action::Draw => self.reveal(chance, witness),
            Action::Abort => self.abort(chance, witness),
            Action::Choose(value) => self.choose_first(value, witness),
            Action::Accept => self.accept_shown(chance, witness),
            Action::Fail => self.fail(witness),
            Action::Jettison(face) => self.jettison(face, chance, witness),
            Action::Stop => self.end_turn(chance, witness),
            Action::KeepMission => self.settle_failure(true, chance, witness),
            Action::DropMission => self.settle_failure(false, chance, witness),
            Action::EndTurn => self.end_turn(chance, witness),
            Action::Trim(face) => self.trim(face, chance, witness),
        }
    }

    /// The only answer to the question now asked, if there is just one. The action phase, `close`, `pay` and READY are
    /// always asked.
    fn only_answer(&self) -> Option<Action> {
        if matches!(self.phase, Phase::Actions | Phase::Basket | Phase::Paying | Phase::Ready | Phase::Over) {
            return None;
        }
        let (mut only, mut answers) = (None, 0);
        each_action(self, &mut |action| {
            only = Some(action);
            answers += 1;
        });
        only.filter(|_| answers == 1)
    }
}
