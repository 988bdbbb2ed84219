//! Reviews of many matches among bots: whether the method keeps what it promises.

use bots::{Bot, Stop};
use catalog::{AnyGame, AnyMind};
use engine::{Problem, QuickDice, Record, Seat, Seed, Setup, ensure};
use serde::Serialize;

use crate::amount::{Amount, Estimate, Tally};
use crate::book::{Account, Review};
use crate::course::course_with;
use crate::findings::Findings;
use crate::precision::Effort;
use crate::reference::mix;
use crate::work::find_out;

/// A match among bots, as a record.
pub fn bot_match(game: &dyn AnyGame, setup: &Setup, bots: &[Bot], seed: u64) -> Result<Record, Problem> {
    ensure!(bots.len() == usize::from(setup.players), "{} bots cannot fill {} seats", bots.len(), setup.players);
    let mut play = game.start(setup.clone(), Seed::from(seed), None)?;
    let mut minds: Vec<AnyMind> = bots.iter().cloned().map(AnyMind::new).collect();
    let mut dice = QuickDice::new(mix(seed, 0));
    while let Some(seat) = play.position().to_act().first() {
        let thought = play.position().think(seat, &mut minds[seat.index()], std::time::Duration::ZERO, &mut dice)?;
        let action = thought.ok_or_else(|| Problem::new("a bot gave up"))?.action;
        let series = play.try_series(seat, &[action]).map_err(|_| Problem::new("a bot chose what is not legal"))?;
        play.adopt(series)?;
    }
    let names: Vec<String> = bots.iter().map(ToString::to_string).collect();
    Ok(play.record(&names))
}

/// What many reviews say about bots.
#[derive(Clone, Debug, Serialize)]
pub struct Study {
    /// How many matches were reviewed.
    pub matches: u64,
    /// Whether every sum was exact.
    pub exact: bool,
    /// What came of every bot, in the order of the table's first seating.
    pub bots: Vec<Studied>,
}

/// What the reviews say about one bot. Each mean has its standard error over the matches.
#[derive(Clone, Debug, Serialize)]
pub struct Studied {
    /// The bot.
    pub bot: String,
    /// What it reached.
    pub result: Estimate,
    /// What it reached without its luck.
    pub adjusted: Estimate,
    /// Its luck.
    pub luck: Estimate,
    /// What its choices brought more than those of the reference bot.
    pub choices: Estimate,
    /// What a choice lost against the best that it could know.
    pub error_rate: Estimate,
}

#[derive(Default)]
struct Tallies {
    result: Tally,
    adjusted: Tally,
    luck: Tally,
    choices: Tally,
    error_rate: Tally,
}

impl Tallies {
    fn note(&mut self, account: &Account, lost: f64) {
        self.result.note(account.result.number());
        self.adjusted.note(account.adjusted.value.number());
        self.luck.note(account.luck.value.number());
        self.choices.note(account.choices.value.number());
        self.error_rate.note(lost);
    }

    fn studied(&self, bot: &Bot) -> Studied {
        Studied {
            bot: bot.to_string(),
            result: self.result.estimate(0.0),
            adjusted: self.adjusted.estimate(0.0),
            luck: self.luck.estimate(0.0),
            choices: self.choices.estimate(0.0),
            error_rate: self.error_rate.estimate(0.0),
        }
    }
}

/// Which bots play, how often, and how closely that is looked at.
pub struct Plan<'a> {
    /// What they play.
    pub game: &'a dyn AnyGame,
    /// With how many players and which options.
    pub setup: Setup,
    /// A bot for every seat; from match to match they move on by one.
    pub bots: Vec<Bot>,
    /// How many matches.
    pub matches: u64,
    /// How closely each is looked at.
    pub effort: Effort,
    /// On how many threads.
    pub threads: usize,
    /// The seed of the first match.
    pub seed: u64,
}

/// Lets bots play and reviews what they played; `tell` hears of every match.
pub fn study(plan: &Plan<'_>, tell: &dyn Fn(&Record, &Review)) -> Result<Study, Problem> {
    let bots = &plan.bots;
    let mut tallies: Vec<Tallies> = bots.iter().map(|_| Tallies::default()).collect();
    let mut exact = true;
    for number in 0..plan.matches {
        let turn = number as usize % bots.len();
        let seated: Vec<Bot> = (0..bots.len()).map(|seat| bots[(seat + turn) % bots.len()].clone()).collect();
        let record = bot_match(plan.game, &plan.setup, &seated, plan.seed + number)?;
        let review = reviewed(&record, plan.effort, plan.threads)?;
        exact &= review.is_exact();
        for (seat, account) in review.seats.iter().enumerate() {
            tallies[(seat + turn) % bots.len()].note(account, review.lost_per_choice(seat));
        }
        tell(&record, &review);
    }
    let bots = tallies.iter().zip(bots).map(|(tallies, bot)| tallies.studied(bot)).collect();
    Ok(Study { matches: plan.matches, exact, bots })
}

/// The whole review of a match, without a stop.
pub fn reviewed(record: &Record, effort: Effort, threads: usize) -> Result<Review, Problem> {
    let course = course_with(record, effort)?;
    let findings = find_out(&*course, Findings::default(), threads, &Stop::default(), &|_| {});
    Review::of(&*course, &findings).ok_or_else(|| Problem::new("the match has no steps to review"))
}

impl Review {
    /// What a choice of a seat lost on average, as it was estimated: the mean of many matches must not be made more by what
    /// is unsure in each.
    fn lost_per_choice(&self, seat: usize) -> f64 {
        let own = self.moments.iter().filter(|moment| moment.seat.index() == seat && moment.options.is_some());
        let mut tally = Tally::default();
        own.for_each(|moment| tally.note(moment.loss.value.number()));
        tally.mean()
    }

    /// Whether the books of every seat add up, step by step and as a whole.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        let stepwise = |seat: usize| -> Amount {
            let account = &self.seats[seat];
            let steps = self.moments.iter().map(|moment| moment.choice[seat].value + moment.luck[seat].value);
            account.start.value + account.deal.value + steps.sum()
        };
        Seat::all(self.seats.len() as u8).all(|seat| {
            let account = &self.seats[seat.index()];
            let sum = account.start.value + account.luck.value + account.choices.value + account.others.value;
            sum == account.result
                && stepwise(seat.index()) == account.result
                && account.adjusted.value == account.result - account.luck.value
        })
    }
}
