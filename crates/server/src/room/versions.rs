//! How many changes each viewer has seen, and whose choices are still those of an older version.
//!
//! Both follow from the log alone, so a restart changes nothing.

use engine::{Deed, Line, Seat, Seats, Viewer};

use super::table::{VIEWERS, index};

/// The versions of all viewers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Versions {
    seen: [u32; VIEWERS],
    /// For every seat the oldest version whose choices are still those of now.
    steady: [u32; VIEWERS],
}

/// What a change can change: how many steps each viewer knows of, and who may act.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sight {
    pub(super) steps: [usize; VIEWERS],
    pub(super) to_act: Seats,
}

impl Versions {
    /// The version that a viewer is at.
    pub(super) fn of(&self, viewer: Viewer) -> u32 {
        self.seen[index(viewer)]
    }

    /// Whether somebody who saw this version could have chosen what they choose now.
    pub(super) fn is_fresh(&self, seat: Seat, version: u32) -> bool {
        (self.steady[seat.index()]..=self.seen[seat.index()]).contains(&version)
    }

    /// Counts up for those who see a change, and notes whose choices are not those of before. For all others nothing has
    /// happened.
    pub(super) fn count(&mut self, players: u8, line: &Line, before: &Sight, after: &Sight) {
        if line.deed.is_about_people() {
            return;
        }
        for viewer in Viewer::all(players) {
            let index = index(viewer);
            if !viewer.is(line.seat) && before.steps[index] == after.steps[index] {
                continue;
            }
            self.seen[index] += 1;
            // In a phase where several act at once, what the others do does not change one's own choices.
            let same_choices = viewer.seat().is_some_and(|seat| {
                seat != line.seat
                    && matches!(line.deed, Deed::Do(_))
                    && before.to_act.contains(seat)
                    && after.to_act.contains(seat)
                    && before.to_act.len() > 1
            });
            if !same_choices {
                self.steady[index] = self.seen[index];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);
    const C: Seat = Seat::new(2);

    fn sight(steps: usize, to_act: &[Seat]) -> Sight {
        Sight { steps: [steps; VIEWERS], to_act: to_act.iter().copied().collect() }
    }

    fn line(seat: Seat) -> Line {
        Line { n: 1, seat, deed: Deed::Do("x".into()) }
    }

    #[test]
    fn choices_made_at_once_are_accepted_in_any_order() {
        let mut versions = Versions::default();
        versions.count(3, &line(A), &sight(0, &[A, B, C]), &sight(1, &[B, C]));
        versions.count(3, &line(C), &sight(1, &[B, C]), &sight(2, &[B]));
        // B chose before it heard of the others.
        assert!(versions.is_fresh(B, 0) && versions.is_fresh(B, 2));
        assert!(!versions.is_fresh(A, 0) && !versions.is_fresh(C, 0));
        // Once B has chosen, and a new turn begins, its old versions are stale.
        versions.count(3, &line(B), &sight(2, &[B]), &sight(3, &[A, B, C]));
        assert!(!versions.is_fresh(B, 2) && versions.is_fresh(B, 3));
    }

    #[test]
    fn a_takeback_makes_everybody_look_again() {
        let mut versions = Versions::default();
        let undo = Line { deed: Deed::Undo(1), ..line(A) };
        versions.count(3, &undo, &sight(1, &[B, C]), &sight(0, &[A, B, C]));
        assert!(!versions.is_fresh(B, 0) && versions.is_fresh(B, 1));
    }

    #[test]
    fn in_turns_every_change_counts() {
        let mut versions = Versions::default();
        versions.count(2, &line(A), &sight(0, &[A]), &sight(1, &[B]));
        assert!(!versions.is_fresh(B, 0) && versions.is_fresh(B, 1));
    }

    #[test]
    fn what_one_cannot_see_is_not_counted() {
        let mut versions = Versions::default();
        let mut after = sight(0, &[A]);
        after.steps[A.index()] = 1;
        versions.count(2, &line(A), &sight(0, &[A]), &after);
        assert_eq!(
            (versions.of(Viewer::Seat(A)), versions.of(Viewer::Seat(B)), versions.of(Viewer::Public)),
            (1, 0, 0)
        );
    }
}
