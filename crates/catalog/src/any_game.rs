//! Any game, before it is played.

use std::marker::PhantomData;

use boards::{Drawing, Legend};
use engine::encode::Encode;
use engine::{
    Beginning, Facts, Game, Match, OptionKind, Policy, PositionFile, Problem, QuickDice, Record, Seed, Setup,
};
use maud::Markup;
use narration::Narrator;

use crate::batch::Batch;
use crate::{AnyBatch, AnyMatch, AnyPosition};

/// All that a game must bring to be on the shelf.
pub trait Playable: Game + Policy + Drawing + Encode {}
impl<G: Game + Policy + Drawing + Encode> Playable for G {}

/// Any game, before it is played.
pub trait AnyGame: Send + Sync {
    /// What there is to know about it.
    fn facts(&self) -> &'static Facts;
    /// What is usually chosen for so many players: the defaults, or the mode that this number needs.
    fn usual_setup(&self, players: u8) -> Setup;
    /// Deals a new match, with these components instead of those of the box if any.
    fn start(&self, setup: Setup, seed: Seed, components: Option<String>) -> Result<Box<dyn AnyMatch>, Problem>;
    /// Begins a match from a moment of another one.
    fn start_from(
        &self,
        setup: Setup,
        seed: Seed,
        components: Option<String>,
        beginning: Beginning,
    ) -> Result<Box<dyn AnyMatch>, Problem>;
    /// Begins a match at a position with the components of the box.
    fn begin_at(&self, file: &PositionFile, setup: Setup, seed: Seed) -> Result<Box<dyn AnyMatch>, Problem>;
    /// Plays a record again and checks everything it claims.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Problem>;
    /// The cover of its box, as an SVG element.
    fn cover(&self, words: &Narrator<'_>) -> Markup;
    /// What the signs on its board mean.
    fn legend(&self, words: &Narrator<'_>) -> Legend;
    /// Reads a position file.
    fn read(&self, file: &PositionFile) -> Result<Box<dyn AnyPosition>, Problem>;
    /// Says what is wrong with a component file.
    fn check_components(&self, toml: &str) -> Result<(), Problem>;
    /// So many matches side by side, as numbers.
    fn batch(&self, setup: Setup, count: usize, seed: u64) -> Result<Box<dyn AnyBatch>, Problem>;
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

    fn start_from(
        &self,
        setup: Setup,
        seed: Seed,
        components: Option<String>,
        beginning: Beginning,
    ) -> Result<Box<dyn AnyMatch>, Problem> {
        Ok(Box::new(Match::<G>::start_from(setup, seed, components, beginning)?))
    }

    fn begin_at(&self, file: &PositionFile, setup: Setup, seed: Seed) -> Result<Box<dyn AnyMatch>, Problem> {
        Ok(Box::new(Match::<G>::begin_at(file.read()?, setup, seed)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, Problem> {
        Ok(Box::new(Match::<G>::replay(record)?))
    }

    fn cover(&self, words: &Narrator<'_>) -> Markup {
        G::cover(words)
    }

    fn legend(&self, words: &Narrator<'_>) -> Legend {
        G::legend(words)
    }

    fn read(&self, file: &PositionFile) -> Result<Box<dyn AnyPosition>, Problem> {
        Ok(Box::new(file.read::<G>()?))
    }

    fn check_components(&self, toml: &str) -> Result<(), Problem> {
        G::read_components(toml).map(drop)
    }

    fn batch(&self, setup: Setup, count: usize, seed: u64) -> Result<Box<dyn AnyBatch>, Problem> {
        Ok(Box::new(Batch::<G>::new(setup, count, seed)?))
    }
}
