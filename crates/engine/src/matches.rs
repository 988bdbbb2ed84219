//! One play of a game, from the deal to the end, with undo.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::record::{Beginning, Deed, Header, Line, Record, RecordResult};
use crate::{
    Chance, Event, Game, Phrase, PositionFile, Problem, Refusal, RulesDifference, Seat, Seed, Setup, TableDice, Trace,
    Viewer, Watched, ensure, phrase,
};

/// The components of a file, or those of the box without one.
///
/// Positions point at their components for as long as they live, which no match bounds; a process meets a handful of
/// component files, so each is read once and kept to its end.
pub fn components_of<G: Game>(toml: Option<&str>) -> Result<&'static G::Components, Problem> {
    type Kept = HashMap<(TypeId, String), &'static (dyn Any + Send + Sync)>;
    static KEPT: Mutex<Option<Kept>> = Mutex::new(None);
    let Some(toml) = toml else { return Ok(G::components()) };
    let key = (TypeId::of::<G>(), toml.to_owned());
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let kept = kept.get_or_insert_default();
    if let Some(known) = kept.get(&key).and_then(|known| known.downcast_ref()) {
        return Ok(known);
    }
    let read: &'static G::Components = Box::leak(Box::new(G::read_components(toml)?));
    kept.insert(key, read);
    Ok(read)
}

/// One play of a game: setup, seed, and every action so far.
pub struct Match<G: Game> {
    pub(crate) setup: Setup,
    seed: Seed,
    components: &'static G::Components,
    /// The components as somebody wrote them, if they are not those of the box.
    custom: Option<String>,
    /// The moment of another match that it began from.
    beginning: Option<Beginning>,
    /// The first position.
    dealt: G,
    pub(crate) position: G,
    pub(crate) steps: Vec<Step<G>>,
    pub(crate) lines: Vec<Line>,
    /// The version of the rules that it was begun under.
    pub(crate) rules: u32,
    pub(crate) difference: Option<RulesDifference>,
}

/// An action that was played and what came of it.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// Its number in the record. Numbers only grow, also after an undo, and every number has its own chance.
    pub number: u64,
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: G::Action,
    /// What happened.
    pub events: Vec<G::Event>,
    /// Whether the acting seat learnt something, by chance or by sight: undo stops here.
    pub fence: bool,
}

/// Steps that were tried on a copy of a match. They become part of it as a whole or not at all; see [`Match::try_series`].
#[derive(Clone, Debug)]
pub struct Series<G: Game> {
    position: G,
    steps: Vec<Step<G>>,
}

/// Why a series cannot be played. Its actions are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeriesRefusal {
    /// The rules do not allow this action in its place.
    Refused(usize, Refusal),
    /// This action uses chance or shows something hidden, and is not the last.
    Unforeseen(usize),
}

impl<G: Game> Series<G> {
    /// The hash of the position that it leads to.
    pub fn hash(&self) -> String {
        crate::files::hash(&self.position)
    }

    /// Its lines in the record.
    pub fn lines(&self) -> impl Iterator<Item = Line> + '_ {
        self.steps.iter().map(Step::line)
    }
}

impl<G: Game> Step<G> {
    /// Its line in the record.
    fn line(&self) -> Line {
        Line { n: self.number, seat: self.seat, deed: Deed::Do(self.action.to_string()) }
    }

    /// What a viewer saw happen.
    pub fn seen_by(&self, viewer: Viewer) -> impl Iterator<Item = G::Event> + '_ {
        self.events.iter().filter_map(move |event| event.seen_by(viewer))
    }
}

impl<G: Game> Match<G> {
    /// Deals a new match. `custom` are components to play with instead of those of the box.
    pub fn start(setup: Setup, seed: Seed, custom: Option<String>) -> Result<Self, Problem> {
        setup.check(&G::FACTS)?;
        let components = components_of::<G>(custom.as_deref())?;
        let dealt = G::deal(components, &setup, &mut TableDice::of_step(&seed, 0))?;
        Ok(Match::begin(setup, seed, custom, components, dealt))
    }

    /// Begins a match from a moment of another one; what is left to chance from there on is new.
    pub fn start_from(setup: Setup, seed: Seed, custom: Option<String>, beginning: Beginning) -> Result<Self, Problem> {
        setup.check(&G::FACTS)?;
        let components = components_of::<G>(custom.as_deref())?;
        let file = PositionFile {
            gantry: 1,
            game: G::FACTS.id.to_owned(),
            rules: G::FACTS.rules_version,
            components: custom.clone(),
            position: beginning.position.clone(),
        };
        let first: G = file.read().map_err(|problem| problem.at("the moment it begins from"))?;
        ensure!(
            first.players() == setup.players,
            "the moment it begins from has {} seats, not {}",
            first.players(),
            setup.players
        );
        Ok(Match { beginning: Some(beginning), ..Match::begin(setup, seed, custom, components, first) })
    }

    fn begin(setup: Setup, seed: Seed, custom: Option<String>, components: &'static G::Components, first: G) -> Self {
        Match {
            setup,
            seed,
            components,
            custom,
            beginning: None,
            dealt: first,
            position: first,
            steps: Vec::new(),
            lines: Vec::new(),
            rules: G::FACTS.rules_version,
            difference: None,
        }
    }

    /// The moment of another match that it began from, if it did not begin with a deal.
    pub fn beginning(&self) -> Option<&Beginning> {
        self.beginning.as_ref()
    }

    /// A moment of this match, for another one to begin from: after so many steps that stand.
    pub fn moment(&self, steps: usize) -> Result<Beginning, Problem> {
        ensure!(steps <= self.steps.len(), "the match has {} actions, so there is no moment {steps}", self.steps.len());
        let position = self.position_after(steps);
        ensure!(position.outcome().is_none(), "the match is over there, so nobody can play on");
        Ok(Beginning { of: None, step: steps, position: PositionFile::write(&position, None)?.position })
    }

    /// Begins at a position that somebody made instead of a deal, for lessons. What chance brings from there on is up to the
    /// seed.
    pub fn begin_at(position: G, setup: Setup, seed: Seed) -> Result<Self, Problem> {
        setup.check(&G::FACTS)?;
        let (players, seats) = (position.players(), setup.players);
        ensure!(players == seats, "the position is for {players}, and {seats} are to play");
        Ok(Match::begin(setup, seed, None, G::components(), position))
    }

    /// The components it is played with.
    pub fn components(&self) -> &'static G::Components {
        self.components
    }

    /// What was chosen before.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed. It must not leave the room before the end.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The position now.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The steps that stand, without those taken back.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The position after the first `count` steps that stand.
    pub fn position_after(&self, count: usize) -> G {
        let mut position = self.dealt;
        for step in &self.steps[..count.min(self.steps.len())] {
            position.play(step.seat, step.action, &mut TableDice::of_step(&self.seed, step.number), &mut ());
        }
        position
    }

    /// Plays an action, or says why not and changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&Step<G>, Refusal> {
        let mut position = self.position;
        let step = self.step(&mut position, self.next_number(), seat, action)?;
        self.position = position;
        self.lines.push(step.line());
        self.steps.push(step);
        Ok(&self.steps[self.steps.len() - 1])
    }

    /// Tries actions of one seat in a row, each in the position that the one before it led to; the match stays as it is.
    ///
    /// Only the last of them may use chance or show the seat something, so that nobody learns anything from a series that
    /// is refused.
    pub fn try_series(&self, seat: Seat, actions: &[G::Action]) -> Result<Series<G>, SeriesRefusal> {
        let mut series = Series { position: self.position, steps: Vec::with_capacity(actions.len()) };
        for (number, &action) in (self.next_number()..).zip(actions) {
            let index = series.steps.len();
            let step = self
                .step(&mut series.position, number, seat, action)
                .map_err(|refusal| SeriesRefusal::Refused(index, refusal))?;
            let is_last = index + 1 == actions.len();
            if step.fence && !is_last && series.position.outcome().is_none() {
                return Err(SeriesRefusal::Unforeseen(index));
            }
            series.steps.push(step);
        }
        Ok(series)
    }

    /// Adds a series that was tried, unless something else has been done since.
    pub fn adopt(&mut self, series: Series<G>) -> Result<(), Problem> {
        let expected = self.next_number();
        let follows = series.steps.first().is_some_and(|step| step.number == expected);
        ensure!(follows, "something else has been done since the series was tried");
        self.position = series.position;
        self.lines.extend(series.steps.iter().map(Step::line));
        self.steps.extend(series.steps);
        Ok(())
    }

    /// Plays an action in a position as the step with this number, or says why not and changes nothing.
    fn step(&self, position: &mut G, number: u64, seat: Seat, action: G::Action) -> Result<Step<G>, Refusal> {
        if let Some(refusal) = position.refusal(seat, &action) {
            return Err(refusal);
        }
        let mut chance = Watched::new(TableDice::of_step(&self.seed, number));
        let mut trace = Trace::default();
        position.play(seat, action, &mut chance, &mut trace);
        // The end of a match is told to all, so it stands.
        let fence = chance.used() || trace.unveiled || position.outcome().is_some();
        Ok(Step { number, seat, action, events: trace.events, fence })
    }

    /// How many steps this seat may take back alone: its own latest ones, as long as they told it nothing.
    pub fn undoable(&self, seat: Seat) -> usize {
        self.steps.iter().rev().take_while(|step| step.seat == seat && !step.fence).count()
    }

    /// Takes back the seat's latest step, if it told the seat nothing.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Phrase> {
        match self.steps.last() {
            None => Err(phrase!("undo-nothing")),
            Some(step) if step.seat != seat => Err(phrase!("undo-other", seat = step.seat)),
            Some(step) if step.fence => Err(phrase!("undo-fence")),
            Some(_) => {
                self.take_back(seat, 1);
                Ok(())
            }
        }
    }

    /// Takes back the last `count` steps whatever they told: for this, all seats concerned must have agreed.
    pub fn take_back(&mut self, seat: Seat, count: usize) {
        let kept = self.steps.len().saturating_sub(count);
        let undone = self.steps.len() - kept;
        let number = self.next_number();
        self.lines.push(Line { n: number, seat, deed: Deed::Undo(undone as u32) });
        self.steps.truncate(kept);
        self.position = self.position_after(kept);
    }

    /// The same match for the eyes of one seat: what it cannot know is drawn anew. Only the present of such a match makes
    /// sense; it serves the tests that what is hidden stays hidden.
    #[must_use]
    pub fn imagined(&self, seat: Seat, chance: &mut impl Chance) -> Self {
        let position = self.position.imagine(seat, chance);
        Match {
            setup: self.setup.clone(),
            seed: self.seed.clone(),
            components: self.components,
            custom: self.custom.clone(),
            beginning: self.beginning.clone(),
            dealt: position,
            position,
            steps: self.steps.clone(),
            lines: self.lines.clone(),
            rules: self.rules,
            difference: self.difference.clone(),
        }
    }

    /// A short name for the position: equal positions have equal hashes, on every machine.
    pub fn hash(&self) -> String {
        crate::files::hash(&self.position)
    }

    /// The number of the next line of the record.
    pub(crate) fn next_number(&self) -> u64 {
        self.lines.len() as u64 + 1
    }

    /// Every line of the record so far: actions, and what was taken back.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The match as a record, with the seed: only for after the end, or for the one person who plays.
    pub fn record(&self, names: &[String]) -> Record {
        Record {
            header: Header {
                gantry: 1,
                game: G::FACTS.id.to_owned(),
                rules: self.rules,
                players: self.setup.players,
                options: self.setup.options.clone(),
                seats: names.to_vec(),
                commitment: self.seed.commitment(),
                components: self.custom.clone(),
                from: self.beginning.clone(),
            },
            lines: self.lines.clone(),
            result: Some(RecordResult {
                result: self.position.outcome(),
                hash: self.hash(),
                seed: self.seed.to_string(),
            }),
        }
    }
}
