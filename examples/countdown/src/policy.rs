//! What a sensible player would do.

use engine::{Chance, Policy, Seat};

use crate::action::Action;
use crate::position::Countdown;

impl Policy for Countdown {
    /// Leaves a multiple of four, which wins by counting alone; otherwise counts as little as possible.
    fn advise(&self, _: Seat, actions: &[Action], _: &mut impl Chance) -> usize {
        let number = |action: &Action| match *action {
            Action::Count(number) => number,
            Action::Boost => self.booster().number,
        };
        let leaves_four = |action: &Action| (self.count - number(action)).is_multiple_of(self.components.most + 1);
        actions.iter().position(leaves_four).unwrap_or(0)
    }

    fn leads(&self) -> [f32; Seat::MAX] {
        let ahead = |seat: usize| if self.boosters[seat].fired { 0.0 } else { 1.0 };
        engine::leads(&[0, 1].map(|seat| if self.is_over() && seat == self.active.index() { 9.0 } else { ahead(seat) }))
    }
}
