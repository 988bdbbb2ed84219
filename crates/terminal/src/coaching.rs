//! A coach at the keyboard: of the notes that fit, the first that was not said yet; it stays until something is done.

use std::collections::BTreeSet;

use catalog::AnyGame;
use engine::{Problem, Seat};
use lessons::{Coach, Said};

/// A coach, and what was said already.
pub(crate) struct Coaching {
    coach: Coach,
    said: BTreeSet<String>,
    /// What is said now: to whom, after how many steps, and which note.
    now: Option<(Seat, usize, Option<String>)>,
}

impl Coaching {
    pub(crate) fn of(game: &'static dyn AnyGame) -> Result<Self, Problem> {
        Ok(Coaching { coach: Coach::of(game)?, said: BTreeSet::new(), now: None })
    }

    /// What to say to a seat that can do this and saw that.
    pub(crate) fn note(&mut self, seat: Seat, steps: usize, codes: &[&str], log: &[&str]) -> Option<Said> {
        let fresh = self.now.as_ref().is_none_or(|(to, at, _)| (*to, *at) != (seat, steps));
        if fresh && !codes.is_empty() {
            let next = self.coach.fitting(codes, log).find(|note| !self.said.contains(&note.id));
            let id = next.map(|note| note.id.clone());
            self.said.extend(id.clone());
            self.now = Some((seat, steps, id));
        }
        let (.., id) = self.now.as_ref().filter(|(to, at, _)| (*to, *at) == (seat, steps))?;
        let note = self.coach.notes.iter().find(|note| Some(&note.id) == id.as_ref())?;
        Some(note.say.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_stays_for_a_step_and_comes_once() {
        let mut coaching = Coaching::of(catalog::find("rocket-jockey").expect("a game of ours")).expect("a coach");
        let seat = Seat::new(0);
        let first = coaching.note(seat, 3, &["draw deck"], &[]);
        assert!(first.is_some());
        assert_eq!(coaching.note(seat, 3, &["draw deck"], &[]), first);
        assert_eq!(coaching.note(seat, 9, &["draw deck"], &[]), None);
    }
}
