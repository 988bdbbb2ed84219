//! What would a sensible player do? A bot for the whole team: it ferries Colonists in sevens, guards modules 3 and 4, shoots
//! where Colonists are in danger and spends its cards on that.
//!
//! | question | file |
//! |---|---|
//! | how far is it to the Pod, and where should it dock? | `distance.rs` |
//! | what will the Creeps do? | `danger.rs` |
//! | how good is a position for the team? | `value.rs` |
//! | which sequence of actions is best this turn? | `search.rs` |
//! | which positions were judged already? | `seen.rs` |
//! | what about cards, Creeps and rolls? | `answers.rs` |

mod answers;
mod danger;
mod distance;
mod search;
mod seen;
mod value;

use engine::{Chance, Seat};

use crate::action::Action;
use crate::position::{JupiterRescue, Phase};

impl engine::Policy for JupiterRescue {
    fn advise(&self, _: Seat, actions: &[Action], _: &mut impl Chance) -> usize {
        self.advise_by(actions, |actions| self.best_sequence::<10, 16, true>(actions).first(actions))
    }

    fn intend(&self, _: Seat, actions: &[Action], ahead: &mut Vec<Action>, _: &mut impl Chance) -> usize {
        self.advise_by(actions, |actions| self.best_sequence::<20, 16, true>(actions).begin(actions, ahead))
    }

    fn guess(&self, _: Seat, actions: &[Action], ahead: &mut Vec<Action>, _: &mut impl Chance) -> usize {
        self.advise_by(actions, |actions| self.best_sequence::<2, 3, false>(actions).begin(actions, ahead))
    }

    fn turn(&self) -> u32 {
        self.turn.into()
    }

    fn leads(&self) -> [f32; Seat::MAX] {
        [self.value(self.board.dock.or_else(|| self.best_dock())) as f32; Seat::MAX]
    }
}

impl JupiterRescue {
    fn advise_by(&self, actions: &[Action], first_action: impl FnOnce(&[Action]) -> usize) -> usize {
        let choice = match self.phase {
            Phase::Actions => first_action(actions),
            Phase::ChooseCore(_) | Phase::InstallCore(_) => best_by(actions, card_rank),
            Phase::Discard | Phase::ReplaceCore => best_by(actions, |action| -card_rank(action)),
            Phase::Dock(_) => self.best_dock_action(actions),
            Phase::Rolled => self.answer_to_roll(actions),
            Phase::Setback => self.answer_to_setback(actions),
            Phase::Suppress => self.tile_to_suppress(actions),
            Phase::Place(_) | Phase::Grenade(_) | Phase::Follow(_) => self.best_next(actions),
            Phase::LiftTile | Phase::SetTile(_) => self.best_module_action(actions),
            _ => 0,
        };
        choice.min(actions.len() - 1)
    }
}

/// The index of the action that is best by this measure; the first of equals.
fn best_by(actions: &[Action], mut measure: impl FnMut(Action) -> i32) -> usize {
    let mut best = (0, i32::MIN);
    for (index, &action) in actions.iter().enumerate() {
        let value = measure(action);
        if value > best.1 {
            best = (index, value);
        }
    }
    best.0
}

/// How much a card is worth as a core, and to keep.
fn card_rank(action: Action) -> i32 {
    match action {
        Action::Install(card) | Action::Discard(card) | Action::Replace(card) => value::rank(card),
        _ => 0,
    }
}
