//! Which steps a viewer knows of.
//!
//! Who takes turns hides what they can still take back alone. Where several act at once, nobody hears of a step of which they
//! saw nothing until all have acted: not that it was made, nor how many there were.

use engine::{Seat, Viewer};

use super::table::Table;
use crate::ending::Stage;

/// The steps that a viewer knows of: their numbers go on without a gap, whatever was done in secret in between.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Known {
    /// What was done from this step on is hidden.
    end: usize,
    /// The steps before that which are hidden as well, in order.
    hidden: Vec<usize>,
}

impl Known {
    /// How many steps the viewer knows of.
    pub(crate) fn count(&self) -> usize {
        self.end - self.hidden.len()
    }

    /// The place among all steps of the one that has this number for the viewer.
    pub(crate) fn step(&self, number: usize) -> usize {
        self.hidden.iter().fold(number, |step, &hidden| step + usize::from(hidden <= step))
    }

    /// How many steps were made when the viewer knew of so many.
    pub(crate) fn made(&self, count: usize) -> usize {
        match count.checked_sub(1) {
            _ if count >= self.count() => self.end,
            None => 0,
            Some(last) => self.step(last) + 1,
        }
    }

    /// The number that a step has for the viewer, or that the next one has which they know of.
    pub(crate) fn number(&self, step: usize) -> usize {
        step - self.hidden.partition_point(|&hidden| hidden < step)
    }
}

impl Table {
    /// The steps that a viewer knows of.
    pub(crate) fn known_to(&self, viewer: Viewer) -> Known {
        let steps = self.play().steps();
        if !self.has_secrets() {
            return Known { end: steps, hidden: Vec::new() };
        }
        if let Some(first) = self.phase_at_once() {
            let is_hidden = |&step: &usize| !self.play().knows(step, viewer);
            return Known { end: steps, hidden: (first..steps).filter(is_hidden).collect() };
        }
        let private = self.private_steps().filter(|&(seat, _)| !viewer.is(seat)).map_or(0, |(_, private)| private);
        Known { end: steps - private, hidden: Vec::new() }
    }

    /// Whether anything is hidden that was done: those who play together hide nothing, and in the end everything is told.
    fn has_secrets(&self) -> bool {
        self.stage == Stage::Running && !self.game.facts().cooperative
    }

    /// The first step of the present phase, if it is one in which several act at once. It lasts until all have acted: fewer
    /// and fewer are to act, and what the last of them does shows something to everybody.
    pub(super) fn phase_at_once(&self) -> Option<usize> {
        let mut after = self.position().to_act();
        let mut first = (after.len() > 1).then_some(self.play().steps());
        for (step, made) in self.made.iter().enumerate().rev() {
            let shows = self.play().step(step).is_some_and(|step| step.fence);
            let goes_on = after.without(made.to_act).is_empty() && !(shows && after.len() <= 1);
            if !goes_on {
                break;
            }
            if made.to_act.len() > 1 {
                first = Some(step);
            }
            after = made.to_act;
        }
        first
    }

    /// The seat whose latest steps only it knows of, and how many these are: it can take them back alone, and it is still
    /// its turn.
    pub(super) fn private_steps(&self) -> Option<(Seat, usize)> {
        if self.stage != Stage::Running {
            return None;
        }
        let last = self.play().steps().checked_sub(1)?;
        let seat = self.play().step(last)?.seat;
        if !self.position().to_act().contains(seat) {
            return None;
        }
        let undoable = self.play().undoable(seat);
        let private = self.made.iter().rev().take(undoable).take_while(|made| !made.by_bot).count();
        (private > 0).then_some((seat, private))
    }

    /// The steps of the click that a seat can take back alone: its latest, as long as nobody else has been shown it.
    pub(super) fn click_to_undo(&self, seat: Seat) -> Option<std::ops::Range<usize>> {
        let steps = self.play().steps();
        let Some(phase) = self.phase_at_once().filter(|_| self.has_secrets()) else {
            self.private_steps().filter(|&(owner, _)| owner == seat)?;
            return Some(self.begin_of_click(steps - 1)..steps);
        };
        let is_own = |&step: &usize| self.play().step(step).is_some_and(|step| step.seat == seat);
        let last = (phase..steps).rev().find(is_own).filter(|_| self.position().to_act().contains(seat))?;
        let click = self.begin_of_click(last).max(phase)..last + 1;
        let is_secret = |step: usize| !self.made[step].by_bot && self.is_known_to_nobody_but(seat, step);
        // What others did since then is done again, and must not come out otherwise.
        let stands = |step: usize| self.play().step(step).is_some_and(|step| !step.fence);
        (click.clone().all(is_secret) && (click.start..steps).all(stands)).then_some(click)
    }

    fn is_known_to_nobody_but(&self, seat: Seat, step: usize) -> bool {
        Viewer::all(self.setup().players).all(|viewer| viewer.is(seat) || !self.play().knows(step, viewer))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_steps_one_knows_of_have_numbers_without_gaps() {
        let known = Known { end: 9, hidden: vec![3, 4, 7] };
        assert_eq!(known.count(), 6);
        assert_eq!((0..6).map(|number| known.step(number)).collect::<Vec<_>>(), [0, 1, 2, 5, 6, 8]);
        assert_eq!((0..7).map(|count| known.made(count)).collect::<Vec<_>>(), [0, 1, 2, 3, 6, 7, 9]);
        assert_eq!([0, 2, 3, 4, 5, 6, 7, 8].map(|step| known.number(step)), [0, 2, 3, 3, 3, 4, 5, 5]);
    }
}
