//! What one viewer may know of a table, in words of one language: the only thing that leaves a room.

use std::sync::{Arc, OnceLock};

use catalog::{AnyPosition, Choice, Picture, Planned, Showing, Wanted};
use engine::{Facts, Outcome, Phrase, Seat, Seats, Viewer, phrase};
use narration::{Language, Narrator, ToldParagraph, ToldPrompt};
use serde_json::value::RawValue;
use store::{ChatLine, MatchId, Occupant};

use super::log::{Log, Logs};
use super::table::{Stage, Table};
use crate::live::Message;
use crate::terms::Pace;

/// What one viewer may know of a table.
#[derive(Clone, Debug)]
pub(crate) struct Glimpse {
    pub(crate) id: MatchId,
    pub(crate) facts: &'static Facts,
    pub(crate) pace: Pace,
    /// Whether it is played with other components than those of the box.
    pub(crate) own_components: bool,
    pub(crate) commitment: String,
    /// The seed, once the match is over.
    pub(crate) seed: Option<String>,
    pub(crate) language: Language,
    /// Whose knowledge this is.
    pub(crate) viewer: Viewer,
    /// Where the one who asks sits, even while looking with other eyes in a replay.
    pub(crate) own: Option<Seat>,

    pub(crate) version: u32,
    pub(crate) state: State,
    pub(crate) seats: Vec<SeatGlimpse>,
    pub(crate) moment: Option<Moment>,
    pub(crate) result: Vec<String>,
    pub(crate) outcome: Option<Outcome>,
    /// Whether the viewer can take back a step alone.
    pub(crate) undo: bool,
    /// Whether the viewer can ask the others for it.
    pub(crate) ask: bool,
    /// Whether the viewer can ask for a hint.
    pub(crate) hint: bool,
    pub(crate) takeback: Option<Asked>,
    pub(crate) chat: Arc<Vec<ChatLine>>,
    pub(crate) rematch: Option<MatchId>,
    /// It as a message to all who look in the same way, once one of them has needed it.
    pub(crate) message: OnceLock<Message>,
}

/// How far the match has come.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Open,
    Running,
    Over,
    Abandoned,
}

/// A place at the table.
#[derive(Clone, Debug)]
pub(crate) struct SeatGlimpse {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    pub(crate) sitting: Sitting,
    pub(crate) to_act: bool,
    /// Whether a bot could stand in for who sits there.
    pub(crate) away: bool,
    pub(crate) won: bool,
}

/// Who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitting {
    Nobody,
    Person,
    Bot(String),
    /// A person, for whom this bot plays.
    StandIn(String),
}

/// One moment of the match.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    /// After how many steps.
    pub(crate) at: usize,
    /// How many steps the viewer knows of.
    pub(crate) steps: usize,
    pub(crate) prompt: ToldPrompt,
    pub(crate) choices: Vec<Choice>,
    /// Several choices in a row for one click, if it is for a page.
    pub(crate) quick: Vec<Choice>,
    /// The board, if it is for a page.
    pub(crate) board: String,
    /// The whole view in words, if it is for a page.
    pub(crate) paragraphs: Vec<ToldParagraph>,
    /// The view, if it is for a program.
    pub(crate) data: Option<Box<RawValue>>,
    /// What people who play together can plan, and have.
    pub(crate) planned: Planned,
    pub(crate) log: Log,
}

/// Somebody asks for a takeback.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) seat: Seat,
    /// Whether it is for the viewer to answer.
    pub(crate) answer: bool,
}

/// What is wanted of a glimpse.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Look {
    pub(crate) viewer: Viewer,
    pub(crate) own: Option<Seat>,
    pub(crate) language: Language,
    /// After how many steps; the present if absent.
    pub(crate) at: Option<usize>,
    pub(crate) showing: Showing,
}

impl Table {
    /// What a viewer may know.
    pub(crate) fn glimpse(&self, look: &Look, away: Seats, chat: Arc<Vec<ChatLine>>, logs: &mut Logs) -> Glimpse {
        let names = self.names();
        let words = Narrator::new(look.language, self.game.facts().id, &names, look.viewer);
        let own = look.own.filter(|_| self.stage == Stage::Running);
        let outcome = match &self.stage {
            Stage::Over(ending) => Some(ending.outcome.clone()),
            _ => None,
        };
        Glimpse {
            id: self.header.id.clone(),
            facts: self.game.facts(),
            pace: self.terms.pace,
            own_components: self.header.components.is_some(),
            commitment: self.header.commitment.clone(),
            seed: matches!(self.stage, Stage::Over(_)).then(|| self.play().seed().to_string()),
            language: look.language,
            viewer: look.viewer,
            own: look.own,
            version: self.version(look.viewer),
            state: match self.stage {
                Stage::Open => State::Open,
                Stage::Running => State::Running,
                Stage::Over(_) => State::Over,
                Stage::Abandoned => State::Abandoned,
            },
            seats: self.seat_glimpses(look.viewer, away, outcome.as_ref(), &words),
            moment: (self.stage != Stage::Open).then(|| self.moment(look, &names, &words, logs)),
            result: self.result(&words),
            outcome,
            undo: own.is_some_and(|seat| self.can_undo(seat)),
            ask: own.is_some_and(|seat| {
                !self.can_undo(seat) && self.takeback.is_none() && self.steps_to_take_back(seat) > 0
            }),
            hint: own.is_some_and(|seat| self.gives_hints(seat)),
            takeback: self.takeback.as_ref().map(|asked| Asked {
                seat: asked.seat,
                answer: own.is_some_and(|seat| seat != asked.seat && !asked.agreed.contains(seat)),
            }),
            chat,
            rematch: self.rematch.clone(),
            message: OnceLock::new(),
        }
    }

    /// The position a viewer knows after so many steps, or now; and the number of that step.
    pub(crate) fn with_position<T>(
        &self,
        viewer: Viewer,
        at: Option<usize>,
        then: impl FnOnce(&dyn AnyPosition, usize) -> T,
    ) -> T {
        let seen = self.steps_seen_by(viewer);
        let at = at.map_or(seen, |at| at.min(seen));
        if at == self.play().steps() { then(self.position(), at) } else { then(&*self.play().position_after(at), at) }
    }

    fn seat_glimpses(
        &self,
        viewer: Viewer,
        away: Seats,
        outcome: Option<&Outcome>,
        words: &Narrator<'_>,
    ) -> Vec<SeatGlimpse> {
        let to_act = match self.stage {
            Stage::Running => self.with_position(viewer, None, |position, _| position.to_act()),
            _ => Seats::NONE,
        };
        let glimpse = |(seat, seating): (Seat, &store::Seating)| SeatGlimpse {
            seat,
            name: words.name(seat),
            sitting: match &seating.occupant {
                Occupant::Open => Sitting::Nobody,
                Occupant::Bot(bot) => Sitting::Bot(bot.clone()),
                Occupant::Player { stand_in: None, .. } => Sitting::Person,
                Occupant::Player { stand_in: Some(bot), .. } => Sitting::StandIn(bot.clone()),
            },
            to_act: to_act.contains(seat),
            away: away.contains(seat),
            won: outcome.is_some_and(|outcome| outcome.won(seat)),
        };
        Seat::all(self.setup().players).zip(&self.seats).map(glimpse).collect()
    }

    fn moment(&self, look: &Look, names: &[String], words: &Narrator<'_>, logs: &mut Logs) -> Moment {
        let steps = self.steps_seen_by(look.viewer);
        self.with_position(look.viewer, look.at, |position, at| {
            let acts = |seat: Seat| {
                look.at.is_none()
                    && look.own == Some(seat)
                    && self.stage == Stage::Running
                    && position.to_act().contains(seat)
            };
            let wanted = Wanted {
                showing: look.showing,
                acting: look.viewer.seat().is_some_and(acts),
                team: self.team(look.own).filter(|_| look.at.is_none()),
            };
            let Picture { prompt, choices, quick, board, paragraphs, data, planned } = position.picture(&wanted, words);
            let log = match look.at {
                None => logs.until(at, self.play(), names, words),
                // A moment of the past is looked at once.
                Some(_) => Logs::default().until(at, self.play(), names, words),
            };
            Moment { at, steps, prompt, choices, quick, board, paragraphs, data, planned, log }
        })
    }

    fn result(&self, words: &Narrator<'_>) -> Vec<String> {
        match &self.stage {
            Stage::Over(ending) => match ending.resigned {
                Some(seat) => {
                    let winners = Seat::all(self.setup().players).filter(|&seat| ending.outcome.won(seat));
                    let line = |phrase: Phrase| words.sentence(&phrase);
                    let resigned = [line(phrase!("ui-resigned", seat = seat))];
                    resigned.into_iter().chain(winners.map(|seat| line(phrase!("ui-wins", seat = seat)))).collect()
                }
                None => words.outcome(&ending.outcome),
            },
            Stage::Abandoned => vec![words.word("ui-abandoned")],
            Stage::Open | Stage::Running => Vec::new(),
        }
    }
}
