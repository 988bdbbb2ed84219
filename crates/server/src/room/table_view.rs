//! What one viewer may know of a table, in words of one language: the only thing that leaves a room.

use std::sync::OnceLock;

use catalog::{AnyPosition, Picture, Showing, Wanted};
use engine::{Facts, Outcome, Phrase, Seat, Seats, Viewer, phrase};
use narration::{Language, Narrator};
use store::{MatchId, Occupant};
use tokio::sync::watch;

use super::lobby::ChatLines;
use super::log::{Log, Logs};
use super::table::Table;
use crate::ending::{Ending, Stage};
use crate::live::Message;
use crate::match_setup::Pace;

/// What one viewer may know of a table.
#[derive(Clone, Debug)]
pub(crate) struct TableView {
    pub(crate) id: MatchId,
    pub(crate) facts: &'static Facts,
    pub(crate) pace: Pace,
    /// Whether it is played with other components than those of the box.
    pub(crate) own_components: bool,
    pub(crate) commitment: String,
    /// The seed, once nobody can play on.
    pub(crate) seed: Option<String>,
    pub(crate) language: Language,
    /// Whose knowledge this is.
    pub(crate) viewer: Viewer,
    /// Where the one who asks sits, even while looking with other eyes in a replay.
    pub(crate) own: Option<Seat>,

    pub(crate) version: u32,
    pub(crate) stage: Stage,
    pub(crate) seats: Vec<SeatView>,
    pub(crate) moment: Option<Moment>,
    pub(crate) result: Vec<String>,
    /// Whether it was played by earlier rules that today's part from: then it can be looked at up to there.
    pub(crate) outdated: bool,
    /// Whether the viewer can take back a step alone.
    pub(crate) undo: bool,
    /// Whether the viewer can ask the others for it.
    pub(crate) ask: bool,
    /// Whether the viewer can ask for a hint.
    pub(crate) hint: bool,
    pub(crate) takeback: Option<Asked>,
    /// What was said so far, whenever it is looked at.
    pub(crate) chat: watch::Receiver<ChatLines>,
    pub(crate) rematch: Option<MatchId>,
    /// It as a message to all who look in the same way, once one of them has needed it.
    pub(crate) message: OnceLock<Message>,
}

/// A place at the table.
#[derive(Clone, Debug)]
pub(crate) struct SeatView {
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
    pub(crate) picture: Picture,
    pub(crate) log: Log,
}

/// Somebody asks for a takeback.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) seat: Seat,
    /// Whether it is for the viewer to answer.
    pub(crate) answer: bool,
}

impl TableView {
    /// How the match ended, if it was played to its end.
    pub(crate) fn outcome(&self) -> Option<&Outcome> {
        outcome_of(&self.stage)
    }
}

fn outcome_of(stage: &Stage) -> Option<&Outcome> {
    match stage {
        Stage::Finished { result, .. } => Some(&result.outcome),
        Stage::Open | Stage::Running | Stage::Abandoned { .. } => None,
    }
}

/// What is wanted of a view.
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
    pub(crate) fn view(
        &self,
        look: &Look,
        away: Seats,
        chat: watch::Receiver<ChatLines>,
        logs: &mut Logs,
    ) -> TableView {
        let names = self.names();
        let words = Narrator::new(look.language, self.game.facts().id, &names, look.viewer);
        let own = look.own.filter(|_| self.stage == Stage::Running);
        TableView {
            id: self.header.id.clone(),
            facts: self.game.facts(),
            pace: self.match_setup.pace,
            own_components: self.header.components.is_some(),
            commitment: self.header.commitment.clone(),
            seed: self.is_open_to_all().then(|| self.play().seed().to_string()),
            language: look.language,
            viewer: look.viewer,
            own: look.own,
            version: self.version(look.viewer),
            stage: self.stage.clone(),
            seats: self.seat_views(look.viewer, away, &words),
            moment: (self.stage != Stage::Open).then(|| self.moment(look, &names, &words, logs)),
            result: self.result(&words),
            outdated: self.play().difference().is_some(),
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

    fn seat_views(&self, viewer: Viewer, away: Seats, words: &Narrator<'_>) -> Vec<SeatView> {
        let to_act = match self.stage {
            Stage::Running => self.with_position(viewer, None, |position, _| position.to_act()),
            _ => Seats::NONE,
        };
        let view = |(seat, seating): (Seat, &store::Seating)| SeatView {
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
            won: outcome_of(&self.stage).is_some_and(|outcome| outcome.won(seat)),
        };
        Seat::all(self.setup().players).zip(&self.seats).map(view).collect()
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
            let picture = position.picture(&wanted, words);
            let log = match look.at {
                None => logs.until(at, self, names, words),
                // A moment of the past is looked at once.
                Some(_) => Logs::default().until(at, self, names, words),
            };
            Moment { at, steps, picture, log }
        })
    }

    fn result(&self, words: &Narrator<'_>) -> Vec<String> {
        let difference = self.told_difference(words);
        match &self.stage {
            Stage::Finished { result, .. } => {
                let mut lines = self.ended(result, words);
                lines.extend(difference);
                lines
            }
            Stage::Abandoned { .. } => vec![difference.unwrap_or_else(|| words.word("ui-abandoned"))],
            Stage::Open | Stage::Running => Vec::new(),
        }
    }

    fn ended(&self, ending: &Ending, words: &Narrator<'_>) -> Vec<String> {
        let Some(seat) = ending.resigned else { return words.outcome(&ending.outcome) };
        let winners = Seat::all(self.setup().players).filter(|&seat| ending.outcome.won(seat));
        let line = |phrase: Phrase| words.sentence(&phrase);
        let resigned = [line(phrase!("ui-resigned", seat = seat))];
        resigned.into_iter().chain(winners.map(|seat| line(phrase!("ui-wins", seat = seat)))).collect()
    }
}
