//! The books of a match: for every seat start + luck + own choices + others' choices = result, to the last digit.

use engine::Seat;
use serde::Serialize;

use crate::amount::{Amount, Estimate};
use crate::choice::{Better, Decision};
use crate::course::Course;
use crate::findings::{Findings, Found};
use crate::measure::Measure;

/// What a match was worth to everybody, moment by moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Review {
    /// What counts.
    pub measure: Measure,
    /// The bot by which everybody plays on.
    pub reference: String,
    /// The books of every seat.
    pub seats: Vec<Account>,
    /// Every step, in order.
    pub moments: Vec<Moment>,
}

/// The books of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Account {
    /// What it could expect before the deal.
    pub start: Estimate,
    /// What the deal did.
    pub deal: Estimate,
    /// All luck, that of the deal among it.
    pub luck: Estimate,
    /// What its own choices brought more than those of the reference bot.
    pub choices: Estimate,
    /// What the choices of others did to it; those it plays together with are booked here as well.
    pub others: Estimate,
    /// What happened.
    pub result: Amount,
    /// What it would have been without luck.
    pub adjusted: Estimate,
    /// How often there was something to choose.
    pub decisions: u32,
    /// What a choice lost on average against the best that the seat could know; never less than nothing.
    pub error_rate: Estimate,
}

/// One step of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moment {
    /// Its index among the steps that stand, from 0.
    pub step: usize,
    /// Who acted.
    pub seat: Seat,
    /// What they did, by its code.
    pub action: String,
    /// What the position before it was worth to every seat.
    pub before: Vec<Estimate>,
    /// What the position after it was worth to every seat.
    pub after: Vec<Estimate>,
    /// What the choice was worth to every seat; it is booked to the one who chose.
    pub choice: Vec<Estimate>,
    /// What else changed: luck.
    pub luck: Vec<Estimate>,
    /// Among how many actions was chosen; nothing if there was no choice.
    pub options: Option<u32>,
    /// What the reference bot does there, most of the time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advised: Option<String>,
    /// What promised more, if anything did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better: Option<Better>,
    /// What the choice lost against the best that the seat could know, as far as can be told.
    pub loss: Estimate,
}

impl Moment {
    /// What was lost against something that surely was better.
    #[must_use]
    pub fn mistake(&self) -> Option<&Better> {
        self.better.as_ref().filter(|better| better.more.is_clearly_more())
    }

    /// What the choice surely lost: against something better, or at least against what the reference bot does.
    #[must_use]
    pub fn lost(&self) -> Option<Estimate> {
        let own = self.choice.get(self.seat.index())?;
        let better = self.mistake().map(|better| better.more);
        better.or_else(|| Some(-*own).filter(|lost| lost.is_clearly_more()))
    }

    /// How much it moved, as far as that is sure: by the choice or by luck.
    #[must_use]
    pub fn weight(&self) -> Amount {
        let sure = |estimate: &Estimate| if estimate.is_clear() { estimate.value.abs() } else { Amount::ZERO };
        let moved = self.choice.iter().chain(&self.luck).map(sure).max().unwrap_or_default();
        let lost = self.mistake().map_or(Amount::ZERO, |better| better.more.value);
        moved.max(lost)
    }
}

impl Review {
    /// The books of a match about which everything was found out; `None` until then.
    #[must_use]
    pub fn of(course: &dyn Course, findings: &Findings) -> Option<Review> {
        let result = course.result();
        let moments = moments(course, findings)?;
        let first = moments.first()?;
        let start = if course.has_deal() { findings.start.clone() } else { first.before.clone() };
        if start.len() != result.len() {
            return None;
        }
        let account = |seat| account(seat, start[seat], course.has_deal(), &moments, result[seat]);
        Some(Review {
            measure: course.measure(),
            reference: course.reference().to_string(),
            seats: (0..result.len()).map(account).collect(),
            moments,
        })
    }

    /// What the match was worth to a seat before the deal, after it and after every step.
    #[must_use]
    pub fn curve(&self, seat: Seat) -> Vec<Amount> {
        self.course(seat).into_iter().map(|estimate| estimate.value).collect()
    }

    /// The same, with how sure it is.
    pub(crate) fn course(&self, seat: Seat) -> Vec<Estimate> {
        let start = self.seats[seat.index()].start;
        let dealt = self.moments.first().map(|moment| moment.before[seat.index()]);
        let steps = self.moments.iter().map(|moment| moment.after[seat.index()]);
        std::iter::once(start).chain(dealt).chain(steps).collect()
    }

    /// The steps that moved most, the biggest first.
    #[must_use]
    pub fn biggest(&self) -> Vec<&Moment> {
        let mut biggest: Vec<&Moment> = self.moments.iter().filter(|moment| moment.weight() > Amount::ZERO).collect();
        biggest.sort_by_key(|moment| (std::cmp::Reverse(moment.weight()), moment.step));
        biggest
    }
}

fn moments(course: &dyn Course, findings: &Findings) -> Option<Vec<Moment>> {
    let found: Vec<&Found> = (0..course.steps()).map(|step| findings.moments.get(&step)).collect::<Option<_>>()?;
    let end: Vec<Estimate> = course.result().into_iter().map(Estimate::exact).collect();
    let after = |step: usize| found.get(step + 1).map_or(&end, |next| &next.before);
    Some(found.iter().enumerate().map(|(step, found)| moment(step, found, after(step))).collect())
}

fn moment(step: usize, found: &Found, after: &[Estimate]) -> Moment {
    let nothing = vec![Estimate::default(); after.len()];
    let (choice, options, advised, better, loss) = match found.decision.clone() {
        Some(Decision { options, advised, gain, better, loss }) => (gain, Some(options), Some(advised), better, loss),
        None => (nothing, None, None, None, Estimate::default()),
    };
    let luck = (0..after.len()).map(|seat| {
        let change = after[seat].value - found.before[seat].value;
        let unsure = Estimate { value: Amount::ZERO, error: found.change_error[seat] };
        let error = [unsure, choice[seat]].into_iter().sum::<Estimate>().error;
        Estimate { value: change - choice[seat].value, error }
    });
    Moment {
        step,
        seat: found.seat,
        action: found.action.clone(),
        before: found.before.clone(),
        after: after.to_vec(),
        luck: luck.collect(),
        choice,
        options,
        advised: advised.filter(|advised| !advised.is_empty()),
        better,
        loss,
    }
}

fn account(seat: usize, start: Estimate, has_deal: bool, moments: &[Moment], result: Amount) -> Account {
    let is_own = |moment: &&Moment| moment.seat.index() == seat;
    let first = moments.first().map_or(Estimate::default(), |moment| moment.before[seat]);
    let deal = if has_deal { difference(first, start) } else { Estimate::default() };
    let choices: Estimate = moments.iter().filter(is_own).map(|moment| moment.choice[seat]).sum();
    let others: Estimate = moments.iter().filter(|moment| !is_own(moment)).map(|moment| moment.choice[seat]).sum();
    let luck = deal.value + moments.iter().map(|moment| moment.luck[seat].value).sum();
    // What is between start and result is known; so luck is as unsure as all else together.
    let adjusted: Estimate = [start, choices, others].into_iter().sum();
    let (decisions, lost) = losses(moments.iter().filter(is_own));
    Account {
        start,
        deal,
        luck: Estimate { value: luck, error: adjusted.error },
        choices,
        others,
        result,
        adjusted,
        decisions,
        error_rate: per(lost, decisions),
    }
}

/// How many of some moments were decisions, and what they lost in all.
fn losses<'a>(moments: impl Iterator<Item = &'a Moment>) -> (u32, Estimate) {
    let decisions: Vec<&Moment> = moments.filter(|moment| moment.options.is_some()).collect();
    let lost: Estimate = decisions.iter().map(|moment| moment.loss).sum();
    // Nobody plays better than the best; a sum that says so is unsure by more than it says.
    (decisions.len() as u32, Estimate { value: lost.value.max(Amount::ZERO), ..lost })
}

fn per(sum: Estimate, count: u32) -> Estimate {
    let share = |amount: Amount| Amount::of(amount.number() / f64::from(count.max(1)));
    Estimate { value: share(sum.value), error: share(sum.error) }
}

/// What one is more than the other, of two that were estimated apart.
pub(crate) fn difference(one: Estimate, other: Estimate) -> Estimate {
    let error = [one, other].into_iter().sum::<Estimate>().error;
    Estimate { value: one.value - other.value, error }
}
