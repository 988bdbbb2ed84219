//! A review in words: the biggest moments, with what was played, what was better and why, in facts.

use catalog::AnyMatch;
use engine::{QuickDice, Seat, phrase};
use narration::{Language, Narrator};

use crate::amount::{Amount, Estimate};
use crate::book::{Moment, Review};
use crate::course::RESIGN;
use crate::measure::Measure;

/// A moment in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldMoment {
    /// The index of its step.
    pub step: usize,
    /// Who acted.
    pub seat: Seat,
    /// What kind of moment it is.
    pub kind: MomentKind,
    /// What was played.
    pub played: String,
    /// What it was worth, in a sentence each.
    pub lines: Vec<String>,
    /// What promised more, if something surely did.
    pub better: Option<String>,
    /// What happened then.
    pub happened: Vec<String>,
}

/// What decided at a moment.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// Something else was surely better.
    Mistake,
    /// Surely better than what the reference bot does.
    GoodChoice,
    /// Luck.
    Luck,
}

impl MomentKind {
    /// The key of its name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            MomentKind::Mistake => "ui-review-mistake",
            MomentKind::GoodChoice => "ui-review-good",
            MomentKind::Luck => "ui-review-lucky",
        }
    }
}

/// An amount as people read it: with the decimal sign of the language, and what it is an amount of.
#[must_use]
pub fn told(amount: Amount, measure: Measure, language: Language) -> String {
    with_unit(decimal(format!("{amount}"), language), measure)
}

/// The same as a gain or a loss.
#[must_use]
pub fn told_change(amount: Amount, measure: Measure, language: Language) -> String {
    with_unit(decimal(format!("{amount:+}"), language), measure)
}

/// How much an amount is, gained or lost, in whole percent or points: where the exact number is told elsewhere.
pub(crate) fn rounded(amount: Amount, measure: Measure) -> String {
    with_unit(format!("{:.0}", amount.abs().number()), measure)
}

/// How unsure an estimate is.
#[must_use]
pub fn told_margin(estimate: Estimate, language: Language) -> String {
    format!("± {}", decimal(estimate.margin().to_string(), language))
}

fn with_unit(number: String, measure: Measure) -> String {
    if measure == Measure::Points { number } else { number + "\u{a0}%" }
}

fn decimal(number: String, language: Language) -> String {
    if language == Language::De { number.replace('.', ",") } else { number }
}

impl Review {
    /// The biggest moments in words, at most so many; those of one seat only, or that moved it, if one is named.
    #[must_use]
    pub fn told(&self, play: &dyn AnyMatch, seat: Option<Seat>, most: usize, words: &Narrator<'_>) -> Vec<ToldMoment> {
        let concerns =
            |moment: &&Moment| seat.is_none_or(|seat| moment.seat == seat || moment.luck[seat.index()].is_clear());
        let biggest = self.biggest().into_iter().filter(concerns).take(most);
        biggest.map(|moment| Telling { review: self, moment, play, words }.told(seat)).collect()
    }

    /// What decided at a moment, if anything surely did.
    #[must_use]
    pub fn kind(&self, moment: &Moment) -> Option<MomentKind> {
        let lost = moment.lost().map_or(Amount::ZERO, |lost| lost.value);
        let gain = moment.choice.get(moment.seat.index()).copied().unwrap_or_default();
        let gain = if gain.is_clearly_more() { gain.value } else { Amount::ZERO };
        let luck = moment.luck.iter().filter(|luck| luck.is_clear()).map(|luck| luck.value.abs()).max();
        let kinds =
            [(lost, MomentKind::Mistake), (gain, MomentKind::GoodChoice), (luck.unwrap_or_default(), MomentKind::Luck)];
        let most = kinds.iter().map(|(amount, _)| *amount).max().filter(|most| *most > Amount::ZERO)?;
        kinds.iter().find(|(amount, _)| *amount == most).map(|(_, kind)| *kind)
    }
}

/// What is told about one moment.
pub(crate) struct Telling<'a> {
    pub(crate) review: &'a Review,
    pub(crate) moment: &'a Moment,
    pub(crate) play: &'a dyn AnyMatch,
    pub(crate) words: &'a Narrator<'a>,
}

impl Telling<'_> {
    fn told(&self, focus: Option<Seat>) -> ToldMoment {
        let Moment { step, seat, .. } = *self.moment;
        let lines = [self.mistake(), self.gain(), self.luck(focus)];
        let better = self.moment.mistake().map(|better| self.better(&better.action));
        ToldMoment {
            step,
            seat,
            kind: self.review.kind(self.moment).unwrap_or(MomentKind::Luck),
            played: self.sentence(&self.moment.action),
            lines: lines.into_iter().flatten().collect(),
            better,
            happened: self.play.log(step, step + 1, self.words).iter().map(|line| line.text.to_string()).collect(),
        }
    }

    fn mistake(&self) -> Option<String> {
        Some(self.line("ui-review-lost", self.moment.seat, self.moment.lost()?, &told))
    }

    fn gain(&self) -> Option<String> {
        let gain = self.moment.choice.get(self.moment.seat.index()).filter(|gain| gain.is_clearly_more())?;
        Some(self.line("ui-review-won", self.moment.seat, *gain, &told_change))
    }

    /// The luck of the seat that is asked about, or of the one that had most.
    fn luck(&self, focus: Option<Seat>) -> Option<String> {
        let shared = self.review.measure.is_shared();
        let seats = Seat::all(self.moment.luck.len() as u8);
        let clear = seats.filter(|seat| self.moment.luck[seat.index()].is_clear());
        let of = |seat: &Seat| self.moment.luck[seat.index()];
        let seat = clear
            .filter(|seat| focus.is_none_or(|focus| focus == *seat || shared))
            .max_by_key(|seat| of(seat).value)?;
        let key = match (shared, of(&seat).value > Amount::ZERO) {
            (true, true) => "ui-review-luck-all",
            (true, false) => "ui-review-bad-luck-all",
            (false, true) => "ui-review-luck-of",
            (false, false) => "ui-review-bad-luck-of",
        };
        Some(self.line(key, seat, of(&seat), &told_change))
    }

    fn line(
        &self,
        key: &'static str,
        seat: Seat,
        estimate: Estimate,
        told: &dyn Fn(Amount, Measure, Language) -> String,
    ) -> String {
        let language = self.words.language();
        let amount = told(estimate.value, self.review.measure, language);
        self.words.sentence(&phrase!(key, seat = seat, amount = amount, margin = told_margin(estimate, language)))
    }

    fn better(&self, code: &str) -> String {
        let action = self.sentence(code);
        let position = self.play.position_after(self.moment.step);
        let reasons = position.read_action(code).map(|action| {
            // The reasons are what changes in the seat's own view, so any imagined world tells them.
            position.foresee(self.moment.seat, &action, self.words, &mut QuickDice::new(0)).reasons
        });
        match reasons.unwrap_or_default() {
            reasons if reasons.is_empty() => self.words.say(&phrase!("ui-review-better", action = action)),
            reasons => self.words.say(&phrase!("ui-review-better-why", action = action, reasons = reasons.join(", "))),
        }
    }

    /// An action that could be done at this moment, as a sentence without its full stop.
    pub(crate) fn sentence(&self, code: &str) -> String {
        if code == RESIGN {
            let told = self.words.sentence(&phrase!("ui-resigned", seat = self.moment.seat));
            return told.trim_end_matches('.').to_owned();
        }
        let choices = self.play.position_after(self.moment.step).choices(self.moment.seat, self.words);
        let choice = choices.iter().find(|choice| choice.code == code);
        choice.map_or_else(|| code.to_owned(), |choice| choice.sentence.trim_end_matches('.').to_owned())
    }
}
