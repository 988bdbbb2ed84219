//! Any game, before it is played.

use std::hint::black_box;
use std::marker::PhantomData;

use boards::Drawing;
use bots::{Mind, Work, Worth};
use engine::{
    Chance, Facts, Game, Match, Observation, OptionKind, Outcome, Policy, PositionFile, Problem, QuickDice, Record,
    Seat, Seats, Seed, Setup, components_of, ensure,
};
use maud::Markup;
use narration::Narrator;

use crate::{AnyMatch, AnyMind, AnyPosition};

/// All that a game must bring to be on the shelf.
pub trait Playable: Game + Policy + Drawing {}
impl<G: Game + Policy + Drawing> Playable for G {}

/// Any game, before it is played.
pub trait AnyGame: Send + Sync {
    /// What there is to know about it.
    fn facts(&self) -> &'static Facts;
    /// What is usually chosen for so many players: the defaults, or the mode that this number needs.
    fn usual_setup(&self, players: u8) -> Setup;
    /// Deals a new match, with these components instead of those of the box if any.
    fn start(&self, setup: Setup, seed: Seed, components: Option<String>) -> Result<Box<dyn AnyMatch>, Problem>;
    /// Plays a record again and checks everything it claims.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Problem>;
    /// The cover of its box, as an SVG element.
    fn cover(&self, words: &Narrator<'_>) -> Markup;
    /// Reads a position file.
    fn read(&self, file: &PositionFile) -> Result<Box<dyn AnyPosition>, Problem>;
    /// Says what is wrong with a component file.
    fn check_components(&self, toml: &str) -> Result<(), Problem>;
    /// Plays matches among bots with this setup and these components, as quickly as can be.
    fn self_play(&self, setup: Setup, components: Option<&str>) -> Result<Box<dyn SelfPlay>, Problem>;
    /// Plays random matches for the measurement of speed; tells how many decisions they took.
    fn random_play(&self, setup: &Setup, games: u32, seed: u64) -> Result<u64, Problem>;
    /// The size of a position in bytes.
    fn position_size(&self) -> usize;
    /// Copies a position so many times, for the measurement of speed.
    fn copy_position(&self, times: u64);
}

/// Plays matches among bots.
pub trait SelfPlay: Send + Sync {
    /// One whole match, with a bot for each seat.
    fn play(&self, minds: &mut [AnyMind], seed: u64) -> Result<Played, Problem>;
    /// What the choices of some bots are worth at a moment of a match, the same for the same seed; see [`bots::weigh`].
    fn weigh(&self, minds: &mut [AnyMind], worlds: u32, seed: u64) -> Result<Vec<Worth>, Problem>;
    /// Does a piece of a search's work so many times at a choice in the middle of a match, for the measurement of speed.
    fn search_work(&self, work: Work, times: u32, seed: u64) -> Result<(), Problem>;
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

/// The entry of a game in the catalog.
pub(crate) struct Entry<G>(PhantomData<fn() -> G>);

impl<G> Entry<G> {
    pub(crate) const NEW: Self = Entry(PhantomData);
}

impl<G: Playable> AnyGame for Entry<G> {
    fn facts(&self) -> &'static Facts {
        const { &G::FACTS }
    }

    fn usual_setup(&self, players: u8) -> Setup {
        let usual = Setup::new(players);
        let modes = G::FACTS.options.iter().flat_map(|option| match option.kind {
            OptionKind::Choice(values) => values.iter().map(|value| (option.id, *value)).collect(),
            _ => Vec::new(),
        });
        let others = modes.map(|(option, value)| usual.clone().with(option, value));
        let possible = |setup: &Setup| G::deal(G::components(), setup, &mut QuickDice::new(0)).is_ok();
        std::iter::once(usual.clone()).chain(others).find(possible).unwrap_or(usual)
    }

    fn start(&self, setup: Setup, seed: Seed, components: Option<String>) -> Result<Box<dyn AnyMatch>, Problem> {
        Ok(Box::new(Match::<G>::start(setup, seed, components)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Problem> {
        Ok(Box::new(Match::<G>::replay(record)?))
    }

    fn cover(&self, words: &Narrator<'_>) -> Markup {
        G::cover(words)
    }

    fn read(&self, file: &PositionFile) -> Result<Box<dyn AnyPosition>, Problem> {
        Ok(Box::new(file.read::<G>()?))
    }

    fn check_components(&self, toml: &str) -> Result<(), Problem> {
        G::read_components(toml).map(drop)
    }

    fn self_play(&self, setup: Setup, components: Option<&str>) -> Result<Box<dyn SelfPlay>, Problem> {
        setup.check(&G::FACTS)?;
        let components = components_of::<G>(components)?;
        G::deal(components, &setup, &mut QuickDice::new(0))?;
        Ok(Box::new(Bench::<G> { setup, components }))
    }

    fn random_play(&self, setup: &Setup, games: u32, seed: u64) -> Result<u64, Problem> {
        setup.check(&G::FACTS)?;
        let mut dice = QuickDice::new(seed);
        let mut actions = Vec::new();
        let mut decisions = 0;
        for _ in 0..games {
            let mut position = G::deal(G::components(), setup, &mut dice)?;
            while let Some(seat) = position.to_act().first() {
                actions.clear();
                position.actions(seat, &mut actions);
                let action = actions[dice.below(actions.len() as u32) as usize];
                position.play(seat, action, &mut dice, &mut ());
                decisions += 1;
            }
            black_box(&position);
        }
        Ok(decisions)
    }

    fn position_size(&self) -> usize {
        size_of::<G>()
    }

    fn copy_position(&self, times: u64) {
        let setup = self.usual_setup(*G::FACTS.players.start());
        if let Ok(position) = G::deal(G::components(), &setup, &mut QuickDice::new(0)) {
            let mut copy = position;
            for _ in 0..times {
                copy.clone_from(black_box(&position));
                black_box(&mut copy);
            }
        }
    }
}

/// Where bots play each other.
struct Bench<G: Game> {
    setup: Setup,
    components: &'static G::Components,
}

impl<G: Playable> SelfPlay for Bench<G> {
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
