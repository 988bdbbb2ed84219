//! A position of any game.

use std::time::Duration;

use boards::{Choice, Line, Place};
use bots::Considered;
use engine::encode::{self, Encoder};
use engine::{
    Event, Game, Observation, Outcome, PositionFile, Problem, QuickDice, Refusal, Script, Seat, Seats, Still,
    TableDice, Trace, View, Viewer, Watched, ensure,
};
use narration::{Narrator, ToldParagraph, ToldPrompt};
use serde::Serialize;

use crate::hint::{Foresight, foresee};
use crate::picture::{Picture, Wanted, choices};
use crate::{AnyAction, AnyMind, NotPlayed, Playable, ToldRefusal, advice, picture};

/// A position of any game. Everything that is told is told to the viewer of the narrator.
pub trait AnyPosition: Send + Sync {
    /// How many seats the table has.
    fn players(&self) -> u8;
    /// The seats that may act now.
    fn to_act(&self) -> Seats;
    /// Which turn it is, counted as the game's rules of thumb count them.
    fn turn_number(&self) -> u32;
    /// How the match ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Every legal action of a seat, with its sentence.
    fn choices(&self, seat: Seat, words: &Narrator<'_>) -> Vec<Choice>;
    /// The action with this code, legal or not.
    fn read_action(&self, code: &str) -> Result<AnyAction, Problem>;
    /// Why an action is not legal; `None` if it is.
    fn why(&self, seat: Seat, code: &str, words: &Narrator<'_>) -> Result<Option<ToldRefusal>, Problem>;
    /// Which of some actions in a row is not legal in its place, counted from 0, and why; `None` if all are, as far as that
    /// can be told without chance.
    fn why_in_series(&self, seat: Seat, actions: &[AnyAction]) -> Option<(usize, Refusal)>;
    /// What the viewer is to do.
    fn prompt(&self, words: &Narrator<'_>) -> ToldPrompt;
    /// The whole view in words.
    fn paragraphs(&self, words: &Narrator<'_>) -> Vec<ToldParagraph>;
    /// The numbers of a seat that matter, each by the key of its words.
    fn numbers(&self, seat: Seat) -> Vec<(&'static str, i32)>;
    /// The board as coloured text.
    fn text_board(&self, words: &Narrator<'_>) -> Vec<Line>;
    /// What a page or a program shows of it.
    fn picture(&self, wanted: &Wanted<'_>, words: &Narrator<'_>) -> Picture;
    /// The choices of another seat as far as this seat knows them, with their sentences.
    fn advice(&self, adviser: Seat, seat: Seat, words: &Narrator<'_>) -> Vec<Choice>;
    /// The places that people who play together can mark.
    fn places(&self, words: &Narrator<'_>) -> Vec<Place>;
    /// The same position once more, for somebody who thinks about it elsewhere.
    fn copied(&self) -> Box<dyn AnyPosition>;
    /// The view as data.
    fn view_json(&self, viewer: Viewer) -> serde_json::Value;
    /// The position as a file. It tells all secrets.
    fn save(&self, components: Option<String>) -> Result<PositionFile, Problem>;
    /// The position after an action, and what the viewer saw happen.
    fn act(
        &self,
        seat: Seat,
        code: &str,
        chance: &mut Script<TableDice>,
        words: &Narrator<'_>,
    ) -> Result<Acted, NotPlayed>;
    /// What a bot does for a seat to act, after it has waited so long already; `None` if it gives up.
    fn think(
        &self,
        seat: Seat,
        mind: &mut AnyMind,
        waited: Duration,
        dice: &mut QuickDice,
    ) -> Result<Option<BotThought>, Problem>;
    /// What comes of an action if its seat goes on sensibly, as far as that seat can foresee.
    fn foresee(&self, seat: Seat, action: &AnyAction, words: &Narrator<'_>, dice: &mut QuickDice) -> Foresight;
    /// What each feature tells.
    fn feature_names(&self) -> Vec<String>;
    /// Writes what a seat sees as numbers, as many as there are names.
    fn features(&self, seat: Seat, out: &mut [f32]);
    /// How many indices of actions there are.
    fn action_count(&self) -> usize;
    /// Appends the index of every legal action of a seat, in the order of its [`choices`](AnyPosition::choices).
    fn legal_indices(&self, seat: Seat, out: &mut Vec<usize>);
    /// The action that an index means for a seat, legal or not.
    fn action_at(&self, seat: Seat, index: usize) -> Option<AnyAction>;
    /// The index that an action has for a seat.
    fn index_of(&self, seat: Seat, action: &AnyAction) -> Option<usize>;
}

/// A position after an action.
pub struct Acted {
    /// The position.
    pub position: Box<dyn AnyPosition>,
    /// What the viewer saw happen.
    pub events: Vec<String>,
}

/// What a bot does, and why.
#[derive(Debug)]
pub struct BotThought {
    /// Its choice.
    pub action: AnyAction,
    /// What it considered, the best first; nothing if it did not search.
    pub considered: Vec<ConsideredAction>,
}

/// An action that a bot considered.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ConsideredAction {
    /// Its code.
    pub code: String,
    /// How often the search tried it.
    pub visits: u32,
    /// What came of it on the whole: 0 is a loss, 1 a win.
    pub value: f32,
}

impl<G: Playable> AnyPosition for G {
    fn players(&self) -> u8 {
        Game::players(self)
    }

    fn turn_number(&self) -> u32 {
        engine::Policy::turn(self)
    }

    fn to_act(&self) -> Seats {
        Game::to_act(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self)
    }

    fn choices(&self, seat: Seat, words: &Narrator<'_>) -> Vec<Choice> {
        choices(self, seat, &self.view(Viewer::Seat(seat)), words)
    }

    fn read_action(&self, code: &str) -> Result<AnyAction, Problem> {
        Ok(AnyAction::new::<G>(code.parse()?))
    }

    fn why(&self, seat: Seat, code: &str, words: &Narrator<'_>) -> Result<Option<ToldRefusal>, Problem> {
        let action: G::Action = code.parse()?;
        Ok(self.refusal(seat, &action).map(|refusal| ToldRefusal::new(&refusal, words)))
    }

    fn why_in_series(&self, seat: Seat, actions: &[AnyAction]) -> Option<(usize, Refusal)> {
        let mut position = *self;
        for (index, action) in actions.iter().map(AnyAction::of::<G>).enumerate() {
            if let Some(refusal) = position.refusal(seat, &action) {
                return Some((index, refusal));
            }
            let (mut chance, mut trace) = (Watched::new(Still), Trace::default());
            position.play(seat, action, &mut chance, &mut trace);
            if chance.used() || trace.unveiled {
                return None;
            }
        }
        None
    }

    fn prompt(&self, words: &Narrator<'_>) -> ToldPrompt {
        words.prompt(&self.view(words.viewer()).prompt())
    }

    fn paragraphs(&self, words: &Narrator<'_>) -> Vec<ToldParagraph> {
        words.paragraphs(&self.view(words.viewer()).describe())
    }

    fn numbers(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        self.view(Viewer::Seat(seat)).numbers()
    }

    fn text_board(&self, words: &Narrator<'_>) -> Vec<Line> {
        G::text(&self.view(words.viewer()), words)
    }

    fn picture(&self, wanted: &Wanted<'_>, words: &Narrator<'_>) -> Picture {
        picture::picture(self, wanted, words)
    }

    fn advice(&self, adviser: Seat, seat: Seat, words: &Narrator<'_>) -> Vec<Choice> {
        advice::choices(self, adviser, seat, &self.view(Viewer::Seat(adviser)), words)
    }

    fn places(&self, words: &Narrator<'_>) -> Vec<Place> {
        G::places(&self.view(words.viewer()), words)
    }

    fn copied(&self) -> Box<dyn AnyPosition> {
        Box::new(*self)
    }

    fn view_json(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(self.view(viewer)).expect("a view is plain data")
    }

    fn save(&self, components: Option<String>) -> Result<PositionFile, Problem> {
        PositionFile::write(self, components)
    }

    fn act(
        &self,
        seat: Seat,
        code: &str,
        chance: &mut Script<TableDice>,
        words: &Narrator<'_>,
    ) -> Result<Acted, NotPlayed> {
        let action: G::Action = code.parse()?;
        if let Some(refusal) = self.refusal(seat, &action) {
            return Err(refusal.into());
        }
        let mut next = *self;
        let mut trace = Trace::default();
        next.play(seat, action, chance, &mut trace);
        let seen = trace.events.iter().filter_map(|event| event.seen_by(words.viewer()));
        let events = seen.map(|event| words.sentence(&event.phrase())).collect();
        Ok(Acted { position: Box::new(next), events })
    }

    fn think(
        &self,
        seat: Seat,
        mind: &mut AnyMind,
        waited: Duration,
        dice: &mut QuickDice,
    ) -> Result<Option<BotThought>, Problem> {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        ensure!(!actions.is_empty(), "seat {seat} has nothing to do");
        let mind = mind.of::<G>();
        let budget = mind.budget().less(waited);
        let thought = mind.think_for(&Observation::new(self, seat, &actions), budget, dice)?;
        Ok(thought.map(|thought| {
            let told = |considered: &Considered| ConsideredAction {
                code: actions[considered.index].to_string(),
                visits: considered.visits,
                value: considered.value,
            };
            BotThought {
                action: AnyAction::new::<G>(actions[thought.choice]),
                considered: thought.considered.iter().map(told).collect(),
            }
        }))
    }

    fn foresee(&self, seat: Seat, action: &AnyAction, words: &Narrator<'_>, dice: &mut QuickDice) -> Foresight {
        foresee(self, seat, action.of::<G>(), words, dice)
    }

    fn feature_names(&self) -> Vec<String> {
        encode::feature_names(self)
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        G::features(&self.observed(seat), &mut Encoder::new(out));
    }

    fn action_count(&self) -> usize {
        G::action_count(Game::players(self))
    }

    fn legal_indices(&self, seat: Seat, out: &mut Vec<usize>) {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        let view = self.observed(seat);
        out.extend(actions.iter().filter_map(|action| G::index(&view, action)));
    }

    fn action_at(&self, seat: Seat, index: usize) -> Option<AnyAction> {
        G::action(&self.observed(seat), index).map(AnyAction::new::<G>)
    }

    fn index_of(&self, seat: Seat, action: &AnyAction) -> Option<usize> {
        G::index(&self.observed(seat), &action.of::<G>())
    }
}
