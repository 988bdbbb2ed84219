//! A review in a few sentences, for somebody who wants to know in half a minute where a match was decided, by what, and what
//! would have been better.

use catalog::AnyMatch;
use engine::{Seat, phrase};
use narration::Narrator;

use crate::amount::{Amount, Estimate};
use crate::book::{Account, Moment, Review, difference};
use crate::measure::Measure;
use crate::told::{Telling, rounded};

/// One sentence of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BriefLine {
    /// The sentence.
    pub text: String,
    /// The index of the step that it speaks of.
    pub step: Option<usize>,
}

/// When a match turned for a seat, and to which side.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The index of the step; nothing if it was the deal.
    pub step: Option<usize>,
    /// Whether it turned for the better.
    pub better: bool,
}

impl Review {
    /// The match as a seat saw it, in a few sentences.
    #[must_use]
    pub fn brief(&self, play: &dyn AnyMatch, seat: Seat, words: &Narrator<'_>) -> Vec<BriefLine> {
        let turn = self.turn(seat).map(|turn| self.turn_line(turn, seat, words));
        turn.into_iter().chain([self.cause_line(seat, words), self.mistake_line(play, seat, words)]).collect()
    }

    /// Who came off best; the first of several.
    #[must_use]
    pub fn winner(&self) -> Seat {
        let seats = Seat::all(self.seats.len() as u8).rev();
        seats.max_by_key(|seat| self.seats[seat.index()].result).unwrap_or_default()
    }

    /// From when on a seat surely had better prospects than at the start, or worse ones, to the end. Points have no such
    /// moment: they only grow. Neither has a match in which nothing was sure before its last step.
    #[must_use]
    pub fn turn(&self, seat: Seat) -> Option<Turn> {
        if self.measure == Measure::Points {
            return None;
        }
        let course = self.course(seat);
        let (&start, &end) = (course.first()?, course.last()?);
        let better = end.value > start.value;
        let is_unsure = |value: &Estimate| {
            let more = if better { difference(*value, start) } else { difference(start, *value) };
            !more.is_clearly_more()
        };
        // The first place is the start, the second what the deal made of it.
        let last = course.iter().rposition(is_unsure)?;
        (last + 2 < course.len()).then(|| Turn { step: last.checked_sub(1), better })
    }

    fn turn_line(&self, turn: Turn, seat: Seat, words: &Narrator<'_>) -> BriefLine {
        let key = match (self.measure.is_shared(), turn.better, turn.step) {
            (true, true, Some(_)) => "ui-review-turn-good-all",
            (true, false, Some(_)) => "ui-review-turn-bad-all",
            (true, true, None) => "ui-review-deal-good-all",
            (true, false, None) => "ui-review-deal-bad-all",
            (false, true, Some(_)) => "ui-review-turn-good",
            (false, false, Some(_)) => "ui-review-turn-bad",
            (false, true, None) => "ui-review-deal-good",
            (false, false, None) => "ui-review-deal-bad",
        };
        let shown = turn.step.map_or(0, |step| step + 1);
        BriefLine { text: words.sentence(&phrase!(key, seat = seat, step = shown)), step: turn.step }
    }

    /// What the match was mostly made of: of luck, own choices and those of others what surely was most.
    fn cause_line(&self, seat: Seat, words: &Narrator<'_>) -> BriefLine {
        let Account { luck, choices, others, .. } = self.seats[seat.index()];
        let causes: [(Estimate, [&'static str; 2]); 3] = [
            (luck, ["ui-review-most-luck", "ui-review-most-bad-luck"]),
            (choices, ["ui-review-most-good-choices", "ui-review-most-bad-choices"]),
            (others, ["ui-review-most-others", "ui-review-most-others"]),
        ];
        let sure = causes.into_iter().filter(|(estimate, _)| estimate.is_clear());
        let Some((estimate, keys)) = sure.max_by_key(|(estimate, _)| estimate.value.abs()) else {
            return BriefLine { text: words.word("ui-review-most-nothing"), step: None };
        };
        let key = keys[usize::from(estimate.value < Amount::ZERO)];
        let amount = rounded(estimate.value, self.measure);
        BriefLine { text: words.sentence(&phrase!(key, seat = seat, amount = amount)), step: None }
    }

    /// The costliest mistake of the seat, with what was better.
    fn mistake_line(&self, play: &dyn AnyMatch, seat: Seat, words: &Narrator<'_>) -> BriefLine {
        let own = self.moments.iter().filter(|moment| moment.seat == seat);
        let lost = |moment: &&Moment| moment.mistake().map(|better| better.more.value);
        let Some((moment, better)) = own.max_by_key(lost).and_then(|moment| Some((moment, moment.mistake()?))) else {
            return BriefLine { text: words.sentence(&phrase!("ui-review-no-mistake", seat = seat)), step: None };
        };
        let telling = Telling { review: self, moment, play, words };
        let facts = phrase!(
            "ui-review-worst",
            seat = seat,
            step = moment.step + 1,
            amount = rounded(better.more.value, self.measure),
            action = telling.sentence(&moment.action),
            better = telling.sentence(&better.action),
        );
        BriefLine { text: words.sentence(&facts), step: Some(moment.step) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A match of two with these prospects before the deal, after it and after every step, each as sure as said.
    fn review(prospects: &[(i64, i64)]) -> Review {
        let estimate = |(value, error): (i64, i64)| Estimate { value: Amount(value * 100), error: Amount(error * 100) };
        let course: Vec<Estimate> = prospects.iter().copied().map(estimate).collect();
        let nothing = Estimate::default();
        let moment = |(step, pair): (usize, &[Estimate])| Moment {
            step,
            seat: Seat::new(0),
            action: String::new(),
            before: vec![pair[0]; 2],
            after: vec![pair[1]; 2],
            choice: vec![nothing; 2],
            luck: vec![nothing; 2],
            options: None,
            advised: None,
            better: None,
            loss: nothing,
        };
        let account = Account {
            start: course[0],
            deal: nothing,
            luck: nothing,
            choices: nothing,
            others: nothing,
            result: course[course.len() - 1].value,
            adjusted: nothing,
            decisions: 0,
            error_rate: nothing,
        };
        Review {
            measure: Measure::Win,
            reference: String::new(),
            seats: vec![account.clone(), account],
            moments: course[1..].windows(2).enumerate().map(moment).collect(),
        }
    }

    fn turn(prospects: &[(i64, i64)]) -> Option<(Option<usize>, bool)> {
        review(prospects).turn(Seat::new(0)).map(|turn| (turn.step, turn.better))
    }

    #[test]
    fn a_match_turns_where_prospects_surely_leave_those_of_the_start() {
        assert_eq!(turn(&[(50, 2), (52, 2), (70, 2), (80, 2), (100, 0)]), Some((Some(0), true)));
        assert_eq!(turn(&[(50, 2), (80, 2), (30, 2), (20, 2), (0, 0)]), Some((Some(0), false)));
        assert_eq!(turn(&[(50, 2), (80, 2), (75, 2), (90, 2), (100, 0)]), Some((None, true)), "the deal did it");
    }

    #[test]
    fn what_may_be_chance_is_no_turn() {
        let noisy = [(50, 4), (70, 4), (75, 4), (49, 9), (80, 4), (90, 4), (100, 0)];
        assert_eq!(turn(&noisy), Some((Some(2), true)), "it may have been where it began");
        assert_eq!(turn(&[(50, 8), (60, 8), (40, 8), (55, 8), (100, 0)]), None, "only the end is sure");
        assert_eq!(turn(&[(95, 4), (96, 4), (98, 3), (99, 2), (100, 0)]), None, "not even that is more than chance");
        assert_eq!(turn(&[(50, 2), (90, 2), (10, 2), (50, 0)]), None);
    }
}
