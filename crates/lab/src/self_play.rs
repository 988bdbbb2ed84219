//! Matches among bots, as quickly as can be.

use bots::{Mind, Work, Worth};
use catalog::{AnyGame, AnyMind, Playable, TypedWork};
use engine::{
    Chance, Game, Observation, Outcome, Problem, QuickDice, Seat, Seats, Setup, Witness, components_of, ensure,
};

use crate::experiment::{Banned, CloseNotes, Closely, Details, Notebook, Notes, Pattern, Scale, Watched};

/// A table at which bots play each other.
pub trait SelfPlay: Send + Sync {
    /// One whole match, with a bot for each seat.
    fn play(&self, minds: &mut [AnyMind], seed: u64) -> Result<Played, Problem>;
    /// What the choices of some bots are worth at a moment of a match, the same for the same seed; see [`bots::weigh`].
    fn weigh(&self, minds: &mut [AnyMind], worlds: u32, seed: u64) -> Result<Vec<Worth>, Problem>;
    /// Does a piece of a search's work so many times at a choice in the middle of a match, for the measurement of speed.
    fn search_work(&self, work: Work, times: u32, seed: u64) -> Result<(), Problem>;
}

/// A table at which matches can be looked at closely.
pub(crate) trait CloseTable: SelfPlay {
    /// The same match, in which some seats may be kept from some actions, and at which somebody may look closely.
    fn watch(
        &self,
        minds: &mut [AnyMind],
        seed: u64,
        ban: Option<(&Pattern, Seats)>,
        close: Option<Closely<'_>>,
    ) -> Result<Watched, Problem>;
    /// Visits the codes of everything that can be done in a match of chance, moment by moment.
    fn codes(&self, seed: u64, each: &mut dyn FnMut(&str)) -> Result<(), Problem>;
    /// The leads in a match.
    fn leads(&self, minds: &mut [AnyMind], seed: u64) -> Result<SeenLeads, Problem>;
}

/// A table for bots with this setup, and with these components instead of those of the box if any.
pub fn self_play(game: &dyn AnyGame, setup: Setup, components: Option<&str>) -> Result<Box<dyn SelfPlay>, Problem> {
    Ok(close_table(game, setup, components)?)
}

/// The same, to look closely.
pub(crate) fn close_table(
    game: &dyn AnyGame,
    setup: Setup,
    components: Option<&str>,
) -> Result<Box<dyn CloseTable>, Problem> {
    catalog::with_rules_of(game.facts().id, LayTable { setup, components })?
}

struct LayTable<'a> {
    setup: Setup,
    components: Option<&'a str>,
}

impl TypedWork for LayTable<'_> {
    type Output = Result<Box<dyn CloseTable>, Problem>;

    fn run<G: Playable>(self) -> Self::Output {
        self.setup.check(&G::FACTS)?;
        let components = components_of::<G>(self.components)?;
        G::deal(components, &self.setup, &mut QuickDice::new(0))?;
        Ok(Box::new(SelfPlayTable::<G> { setup: self.setup, components }))
    }
}

/// Somebody who looks at a match while it is played.
pub(crate) trait Eyes<G: Game>: Witness<G::Event> {
    /// A seat is to choose; what it may not choose can be taken away, but not all.
    fn before(&mut self, _: &G, _: Seat, _: &mut Vec<G::Action>) {}
    /// It has chosen.
    fn chosen(&mut self, _: &G, _: Seat, _: &[G::Action], _: usize) {}
    /// The action was played.
    fn after(&mut self, _: &G) {}
}

impl<G: Game> Eyes<G> for () {}

/// The leads of a match at the beginning of each turn.
pub(crate) struct SeenLeads {
    pub(crate) leads: Vec<f32>,
    pub(crate) decisions: u32,
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

impl<G: Playable> SelfPlayTable<G> {
    /// Plays a whole match before these eyes.
    fn play_before(&self, minds: &mut [AnyMind], seed: u64, eyes: &mut impl Eyes<G>) -> Result<Played, Problem> {
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
            eyes.before(&position, seat, &mut actions);
            let observation = Observation::new(&position, seat, &actions);
            let thought = match resigned.contains(seat) {
                true => None,
                false => minds[seat.index()].of::<G>().think(&observation, &mut bot_dice)?,
            };
            let choice = thought.map(|thought| thought.choice).unwrap_or_else(|| {
                resigned.insert(seat);
                observation.imagine(&mut bot_dice).advise(seat, &actions, &mut bot_dice)
            });
            eyes.chosen(&position, seat, &actions, choice);
            position.play(seat, actions[choice], &mut dice, eyes);
            eyes.after(&position);
            decisions += 1;
        }
        let outcome = position.outcome().ok_or_else(|| Problem::new("the match stopped without an outcome"))?;
        for (seat, mind) in Seat::all(players).zip(minds) {
            mind.of::<G>().end(seat, &outcome)?;
        }
        Ok(Played { outcome, ending: position.ending(), resigned, decisions })
    }
}

impl<G: Playable> SelfPlay for SelfPlayTable<G> {
    fn play(&self, minds: &mut [AnyMind], seed: u64) -> Result<Played, Problem> {
        self.play_before(minds, seed, &mut ())
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

impl<G: Playable> CloseTable for SelfPlayTable<G> {
    fn watch(
        &self,
        minds: &mut [AnyMind],
        seed: u64,
        ban: Option<(&Pattern, Seats)>,
        close: Option<Closely<'_>>,
    ) -> Result<Watched, Problem> {
        let close = close.map(|closely| CloseNotes::new(closely, seed));
        let mut notes = Notes::<G> { ban, banned: Banned::default(), close };
        let played = self.play_before(minds, seed, &mut notes)?;
        let rows = notes.close.map(|close| close.finish(&played)).unwrap_or_default();
        Ok(Watched { played, banned: notes.banned, rows })
    }

    fn codes(&self, seed: u64, each: &mut dyn FnMut(&str)) -> Result<(), Problem> {
        let mut dice = QuickDice::new(seed);
        let mut position = G::deal(self.components, &self.setup, &mut dice)?;
        let mut actions = Vec::new();
        while let Some(seat) = position.to_act().first() {
            actions.clear();
            position.actions(seat, &mut actions);
            actions.iter().for_each(|action| each(&action.to_string()));
            let choice = dice.below(actions.len() as u32) as usize;
            position.play(seat, actions[choice], &mut dice, &mut ());
        }
        Ok(())
    }

    fn leads(&self, minds: &mut [AnyMind], seed: u64) -> Result<SeenLeads, Problem> {
        let (mut details, mut notebook) = (Details::default(), Notebook::default());
        let scale = Scale::default();
        let closely =
            Closely { details: &mut details, notebook: &mut notebook, scale: &scale, clauses: false, rows: false };
        let close = CloseNotes::new(closely, seed);
        let mut notes = Notes::<G> { ban: None, banned: Banned::default(), close: Some(close) };
        let played = self.play_before(minds, seed, &mut notes)?;
        let leads = notes.close.iter().flat_map(CloseNotes::leads).collect();
        Ok(SeenLeads { leads, decisions: played.decisions })
    }
}
