//! One play of a game, from the deal to the end, with undo.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::record::{Deed, Header, Line, Record, RecordResult};
use crate::{
    Chance, Event, Game, Phrase, Problem, Refusal, Seat, Seed, Setup, TableDice, Trace, Viewer, Watched, ensure, phrase,
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
    setup: Setup,
    seed: Seed,
    components: &'static G::Components,
    /// The components as somebody wrote them, if they are not those of the box.
    custom: Option<String>,
    dealt: G,
    position: G,
    steps: Vec<Step<G>>,
    lines: Vec<Line>,
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

impl<G: Game> Step<G> {
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
        Ok(Match { setup, seed, components, custom, dealt, position: dealt, steps: Vec::new(), lines: Vec::new() })
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
        if let Some(refusal) = self.position.refusal(seat, &action) {
            return Err(refusal);
        }
        let number = self.next_number();
        let mut chance = Watched::new(TableDice::of_step(&self.seed, number));
        let mut trace = Trace::default();
        self.position.play(seat, action, &mut chance, &mut trace);
        self.lines.push(Line { n: number, seat, deed: Deed::Do(action.to_string()) });
        // The end of a match is told to all, so it stands.
        let fence = chance.used() || trace.unveiled || self.position.outcome().is_some();
        self.steps.push(Step { number, seat, action, events: trace.events, fence });
        Ok(&self.steps[self.steps.len() - 1])
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
            dealt: position,
            position,
            steps: self.steps.clone(),
            lines: self.lines.clone(),
        }
    }

    /// The number of the next line of the record.
    fn next_number(&self) -> u64 {
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
                rules: G::FACTS.rules_version,
                players: self.setup.players,
                options: self.setup.options.clone(),
                seats: names.to_vec(),
                commitment: self.seed.commitment(),
                components: self.custom.clone(),
            },
            lines: self.lines.clone(),
            result: Some(RecordResult {
                result: self.position.outcome(),
                hash: crate::files::hash(&self.position),
                seed: self.seed.to_string(),
            }),
        }
    }

    /// Plays a record again and checks everything it claims: the seed's commitment, every action, the result, the hash.
    pub fn replay(record: &Record) -> Result<Self, Problem> {
        let header = &record.header;
        ensure!(header.game == G::FACTS.id, "the record is of `{}`, not of {}", header.game, G::FACTS.title);
        ensure!(
            header.rules == G::FACTS.rules_version,
            "the record follows version {} of the rules of {}; this program plays version {}",
            header.rules,
            G::FACTS.title,
            G::FACTS.rules_version
        );
        let Some(claimed) = &record.result else {
            return Err(Problem::new("the record has no result line, and so no seed to replay it with"));
        };
        let seed: Seed = claimed.seed.parse().map_err(|problem: Problem| problem.at("result line"))?;
        ensure!(
            seed.commitment() == header.commitment,
            "the seed is not the one that was committed to before the match"
        );
        let setup = Setup { players: header.players, options: header.options.clone() };
        let mut game = Match::<G>::start(setup, seed, header.components.clone())?;
        for (index, line) in record.lines.iter().enumerate() {
            // The header is line 1 of the file.
            game.replay_line(line).map_err(|problem| problem.at(format!("line {}", index + 2)))?;
        }
        let outcome = game.position.outcome();
        ensure!(claimed.result == outcome, "the record claims another result than its actions lead to");
        let hash = crate::files::hash(&game.position);
        ensure!(
            claimed.hash == hash,
            "the record claims the final position {}, but its actions lead to {hash}",
            claimed.hash
        );
        Ok(game)
    }

    /// Plays one line of a record.
    pub fn replay_line(&mut self, line: &Line) -> Result<(), Problem> {
        let expected = self.next_number();
        ensure!(line.n == expected, "action number {expected} expected, not {}", line.n);
        ensure!(line.seat.index() < usize::from(self.setup.players), "there is no seat {}", line.seat);
        match &line.deed {
            Deed::Do(code) => {
                let action: G::Action = code.parse()?;
                let refused = |refusal: Refusal| {
                    Problem::new(format!("`{code}` by seat {} is not legal there ({})", line.seat, refusal.clause))
                };
                self.play(line.seat, action).map_err(refused)?;
            }
            &Deed::Undo(count) => {
                ensure!(
                    (1..=self.steps.len()).contains(&(count as usize)),
                    "{count} actions cannot be taken back where {} stand",
                    self.steps.len()
                );
                self.take_back(line.seat, count as usize);
            }
        }
        Ok(())
    }
}
