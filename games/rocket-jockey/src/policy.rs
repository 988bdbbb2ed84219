//! What would a sensible player do?

use engine::{Chance, Policy, Seat};

use crate::action::Action;
use crate::position::RocketJockey;

impl Policy for RocketJockey {
    fn advise(&self, _: Seat, actions: &[Action], chance: &mut impl Chance) -> usize {
        chance.below(actions.len() as u32) as usize
    }
}
