//! Matches among bots, as quickly as can be.

use bots::{Mind, Work, Worth};
use catalog::{AnyGame, AnyMind, Playable, TypedWork};
use engine::{Chance, Game, Observation, Outcome, Problem, QuickDice, Seat, Seats, Setup, components_of, ensure};

/// A table at which bots play each other.
pub trait SelfPlay: Send + Sync {
    /// One whole match, with a bot for each seat.
    fn play(&self, minds: &mut [AnyMind], seed: u64) -> Result<Played, Problem>;
    /// What the choices of some bots are worth at a moment of a match, the same for the same seed; see [`bots::weigh`].
    fn weigh(&self, minds: &mut [AnyMind], worlds: u32, seed: u64) -> Result<Vec<Worth>, Problem>;
    /// Does a piece of a search's work so many times at a choice in the middle of a match, for the measurement of speed.
    fn search_work(&self, work: Work, times: u32, seed: u64) -> Result<(), Problem>;
}

/// A table for bots with this setup, and with these components instead of those of the box if any.
pub fn self_play(game: &dyn AnyGame, setup: Setup, components: Option<&str>) -> Result<Box<dyn SelfPlay>, Problem> {
    catalog::with_rules_of(game.facts().id, LayTable { setup, components })?
}

struct LayTable<'a> {
    setup: Setup,
    components: Option<&'a str>,
}

impl TypedWork for LayTable<'_> {
    type Output = Result<Box<dyn SelfPlay>, Problem>;

    fn run<G: Playable>(self) -> Self::Output {
        self.setup.check(&G::FACTS)?;
        let components = components_of::<G>(self.components)?;
        G::deal(components, &self.setup, &mut QuickDice::new(0))?;
        Ok(Box::new(SelfPlayTable::<G> { setup: self.setup, components }))
    }
}

/// A match among bots.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// Which of several ways that was.
    pub ending: Option<&'static str>,
    /// Who gave up: they cannot win, and the rules of thumb played on for them.
    pub resigned: Seats,
    /// How many decisions it took.
    pub decisions: u32,
}

impl Played {
    /// A seat's share of the win: that of those who gave up goes to the best of the others.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f64 {
        let Outcome::Ranked(standings) = &self.outcome else { return self.outcome.share(seat) };
        if self.resigned.is_empty() || self.resigned.len() == standings.len() {
            return self.outcome.share(seat);
        }
        let in_play = || Seat::all(standings.len() as u8).filter(|&other| !self.resigned.contains(other));
        let best = in_play().map(|other| standings[other.index()].place).min();
        let winners = || in_play().filter(|other| Some(standings[other.index()].place) == best);
        if winners().any(|winner| winner == seat) { 1.0 / winners().count() as f64 } else { 0.0 }
    }
}

/// A table at which bots play each other by the rules of one game.
struct SelfPlayTable<G: Game> {
    setup: Setup,
    components: &'static G::Components,
}

impl<G: Playable> SelfPlay for SelfPlayTable<G> {
    fn play(&self, minds: &mut [AnyMind], seed: u64) -> Result<Played, Problem> {
        let players = self.setup.players;
        ensure!(minds.len() == usize::from(players), "{} bots cannot fill {players} seats", minds.len());
        // The cards do not depend on who plays.
        let (mut dice, mut bot_dice) = (QuickDice::new(seed), QuickDice::new(!seed));
        let mut position = G::deal(self.components, &self.setup, &mut dice)?;
        let mut actions = Vec::new();
        let (mut decisions, mut resigned) = (0, Seats::NONE);
        for mind in &mut *minds {
            mind.of::<G>().begin();
        }
        while let Some(seat) = position.to_act().first() {
            actions.clear();
            position.actions(seat, &mut actions);
            let observation = Observation::new(&position, seat, &actions);
            let thought = match resigned.contains(seat) {
                true => None,
                false => minds[seat.index()].of::<G>().think(&observation, &mut bot_dice)?,
            };
            let choice = thought.map(|thought| thought.choice).unwrap_or_else(|| {
                resigned.insert(seat);
                observation.imagine(&mut bot_dice).advise(seat, &actions, &mut bot_dice)
            });
            position.play(seat, actions[choice], &mut dice, &mut ());
            decisions += 1;
        }
        let outcome = position.outcome().ok_or_else(|| Problem::new("the match stopped without an outcome"))?;
        for (seat, mind) in Seat::all(players).zip(minds) {
            mind.of::<G>().end(seat, &outcome)?;
        }
        Ok(Played { outcome, ending: position.ending(), resigned, decisions })
    }

    fn weigh(&self, minds: &mut [AnyMind], worlds: u32, seed: u64) -> Result<Vec<Worth>, Problem> {
        let mut dice = QuickDice::new(seed);
        let mut position = G::deal(self.components, &self.setup, &mut dice)?;
        let (mut actions, mut moment, mut choices) = (Vec::new(), None, 0);
        while let Some(seat) = position.to_act().first() {
            actions.clear();
            position.actions(seat, &mut actions);
            let mut choice = 0;
            if actions.len() > 1 {
                choices += 1;
                // Every choice of the match is as likely to be the one that is kept.
                if dice.below(choices) == 0 {
                    moment = Some((position, seat));
                }
                choice = position.advise(seat, &actions, &mut dice);
            }
            position.play(seat, actions[choice], &mut dice, &mut ());
        }
        let (position, seat) = moment.ok_or_else(|| Problem::new("there was nothing to choose in the match"))?;
        actions.clear();
        position.actions(seat, &mut actions);
        let mut minds: Vec<&mut Mind<G>> = minds.iter_mut().map(AnyMind::of::<G>).collect();
        bots::weigh(&Observation::new(&position, seat, &actions), &mut minds, worlds, &mut dice)
    }

    fn search_work(&self, work: Work, times: u32, seed: u64) -> Result<(), Problem> {
        const OPENING: u32 = 30;
        let mut dice = QuickDice::new(seed);
        let mut position = G::deal(self.components, &self.setup, &mut dice)?;
        let mut actions = Vec::new();
        for decision in 0.. {
            let Some(seat) = position.to_act().first() else { break };
            actions.clear();
            position.actions(seat, &mut actions);
            if decision >= OPENING && actions.len() > 1 {
                bots::work(work, &Observation::new(&position, seat, &actions), times, &mut dice);
                break;
            }
            let choice = if actions.len() == 1 { 0 } else { position.advise(seat, &actions, &mut dice) };
            position.play(seat, actions[choice], &mut dice, &mut ());
        }
        Ok(())
    }
}
