//! Any game, before it is played.

use std::hint::black_box;
use std::marker::PhantomData;

use boards::Drawing;
use bots::BotName;
use engine::{
    Chance, Facts, Game, Match, Observation, OptionKind, Outcome, Policy, PositionFile, Problem, QuickDice, Record,
    Seed, Setup, components_of, ensure,
};
use maud::Markup;
use narration::Narrator;

use crate::{AnyMatch, AnyPosition};

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
    fn play(&self, bots: &[BotName], seed: u64) -> Result<Played, Problem>;
}

/// A match among bots.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it ended.
    pub outcome: Outcome,
    /// How many decisions it took.
    pub decisions: u32,
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
    fn play(&self, bots: &[BotName], seed: u64) -> Result<Played, Problem> {
        let players = self.setup.players;
        ensure!(bots.len() == usize::from(players), "{} bots cannot fill {players} seats", bots.len());
        let mut dice = QuickDice::new(seed);
        let mut position = G::deal(self.components, &self.setup, &mut dice)?;
        let mut actions = Vec::new();
        let mut decisions = 0;
        while let Some(seat) = position.to_act().first() {
            actions.clear();
            position.actions(seat, &mut actions);
            let choice = bots::choose(bots[seat.index()], &Observation::new(&position, seat, &actions), &mut dice);
            position.play(seat, actions[choice], &mut dice, &mut ());
            decisions += 1;
        }
        let outcome = position.outcome().ok_or_else(|| Problem::new("the match stopped without an outcome"))?;
        Ok(Played { outcome, decisions })
    }
}
