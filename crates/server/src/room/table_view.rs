//! What one viewer may know of a table, in words of one language: the only thing that leaves a room.

use std::sync::OnceLock;

use boards::Trace;
use catalog::{AnyPosition, LogLine, Picture, Showing, Wanted};
use engine::{Facts, Outcome, Seat, Seats, Setup, Viewer};
use narration::{Language, Narrator};
use store::{GroupId, MatchId, Millis, Occupant, PlayerId};
use tokio::sync::watch;

use super::clocks::ClockView;
use super::eyes::LookerView;
use super::jumps::Jumps;
use super::lobby::ChatLines;
use super::log::{Log, Logs, since};
use super::table::Table;
use crate::ending::Stage;
use crate::live::Message;
use crate::match_setup::Pace;
use crate::series::Series;

/// What one viewer may know of a table.
#[derive(Clone, Debug)]
pub(crate) struct TableView {
    pub(crate) id: MatchId,
    pub(crate) facts: &'static Facts,
    pub(crate) setup: Setup,
    pub(crate) pace: Pace,
    /// So many steps late spectators may look with all eyes.
    pub(crate) delay: Option<u16>,
    /// Up to which step this is such a look.
    pub(crate) later: Option<usize>,
    /// Whether there is something to be seen so already.
    pub(crate) shown_later: bool,
    /// The series that it belongs to, with this match once it is over.
    pub(crate) series: Option<Series>,
    /// Which match of the series it is, counted from 1.
    pub(crate) series_number: usize,
    /// When bots take the free seats, if it waits for whoever comes.
    pub(crate) bots_at: Option<Millis>,
    /// The clocks, if there are any.
    pub(crate) clock: Option<ClockView>,
    /// Whether it is played with other components than those of the box.
    pub(crate) own_components: bool,
    /// The match and the step it began from, if it is a *what if*.
    pub(crate) from: Option<(String, usize)>,
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
    /// Whether it changes ratings.
    pub(crate) rated: bool,
    /// What was said so far, whenever it is looked at.
    pub(crate) chat: watch::Receiver<ChatLines>,
    /// How many look without playing.
    pub(crate) watchers: u32,
    /// Who looks with whose eyes; and who asks for those of the one who looks.
    pub(crate) lookers: Vec<LookerView>,
    /// The seat with whose eyes a spectator looks at the present.
    pub(crate) looks_with: Option<Seat>,
    pub(crate) rematch: Option<MatchId>,
    /// The group whose members alone may sit down.
    pub(crate) group: Option<GroupId>,
    /// It as a message to all who look in the same way, once one of them has needed it.
    pub(crate) message: OnceLock<Message>,
}

/// A place at the table.
#[derive(Clone, Debug)]
pub(crate) struct SeatView {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    pub(crate) sitting: Sitting,
    /// The person who sits there.
    pub(crate) player: Option<PlayerId>,
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
    /// Where turns and rounds begin around it, if it is past.
    pub(crate) jumps: Jumps,
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
    /// After how many steps all that may be seen of the match ends, if it is looked at later with the eyes of a seat.
    pub(crate) until: Option<usize>,
    pub(crate) showing: Showing,
}

/// What is around a table.
#[derive(Clone, Debug)]
pub(crate) struct Around {
    /// Who has been away for long.
    pub(crate) away: Seats,
    /// How many look without playing.
    pub(crate) watchers: u32,
    /// Whose time is up.
    pub(crate) late: Seats,
    /// For how long no server was there.
    pub(crate) lost: Millis,
    /// What was said so far.
    pub(crate) chat: watch::Receiver<ChatLines>,
}

/// What a line of the log leaves on the board.
pub(crate) fn trace(line: &LogLine) -> Option<Trace> {
    Some(Trace { seat: line.seat, what: line.trace.as_deref()?.to_owned() })
}

impl Table {
    /// What a viewer may know.
    pub(crate) fn view(&self, look: &Look, around: &Around, logs: &mut Logs) -> TableView {
        let names = self.names_in(look.language);
        let words = Narrator::new(look.language, self.game.facts().id, &names, look.viewer);
        let own = look.own.filter(|_| self.stage == Stage::Running);
        // Of the present, who looks at the past with the eyes of a seat knows what any spectator knows.
        let present = if look.until.is_some() { Viewer::Public } else { look.viewer };
        TableView {
            id: self.header.id.clone(),
            facts: self.game.facts(),
            setup: self.setup().clone(),
            pace: self.match_setup.pace,
            delay: self.match_setup.delay,
            later: look.until,
            shown_later: self.shown_later().is_some(),
            series: self.series(),
            series_number: self.match_setup.series.as_ref().map_or(0, |series| series.past.len() + 1),
            bots_at: self.match_setup.bots_at.filter(|_| self.stage == Stage::Open),
            clock: self.clock_view(look.own, around),
            own_components: self.header.components.is_some(),
            from: self.match_setup.from.as_ref().map(|from| (from.of.clone().unwrap_or_default(), from.step)),
            commitment: self.header.commitment.clone(),
            seed: self.is_open_to_all().then(|| self.play().seed().to_string()),
            language: look.language,
            viewer: look.viewer,
            own: look.own,
            version: self.version(present),
            stage: self.stage.clone(),
            seats: self.seat_views(present, around.away, &words),
            moment: (self.stage != Stage::Open).then(|| self.moment(look, &names, &words, logs)),
            result: self.result(&words),
            outdated: self.play().difference().is_some(),
            undo: own.is_some_and(|seat| self.can_undo(seat)),
            ask: own.is_some_and(|seat| {
                !self.can_undo(seat)
                    && !self.match_setup.rated
                    && self.takeback.is_none()
                    && self.steps_to_take_back(seat) > 0
            }),
            hint: own.is_some_and(|seat| self.gives_hints(seat)),
            rated: self.match_setup.rated,
            takeback: self.takeback.as_ref().map(|asked| Asked {
                seat: asked.seat,
                answer: own.is_some_and(|seat| seat != asked.seat && !asked.agreed.contains(seat)),
            }),
            chat: around.chat.clone(),
            watchers: around.watchers,
            lookers: if self.stage == Stage::Running { self.looker_views(look.own) } else { Vec::new() },
            looks_with: look
                .viewer
                .seat()
                .filter(|_| look.own.is_none() && look.at.is_none() && self.stage == Stage::Running),
            rematch: self.rematch.clone(),
            group: self.header.group.clone(),
            message: OnceLock::new(),
        }
    }

    /// The series that the match belongs to, with it once it is over.
    pub(super) fn series(&self) -> Option<Series> {
        let series = self.match_setup.series.clone()?;
        Some(match outcome_of(&self.stage) {
            Some(outcome) => series.with(self.header.id.as_str(), self.setup().players, outcome),
            None => series,
        })
    }

    /// The position a viewer knows after so many steps, or now; and the number of that step.
    pub(crate) fn with_position<T>(
        &self,
        viewer: Viewer,
        at: Option<usize>,
        then: impl FnOnce(&dyn AnyPosition, usize) -> T,
    ) -> T {
        let known = self.known_to(viewer);
        let at = at.map_or(known.count(), |at| at.min(known.count()));
        let made = known.made(at);
        if made == self.play().steps() {
            then(self.position(), at)
        } else {
            then(&*self.play().position_after(made), at)
        }
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
            player: match &seating.occupant {
                Occupant::Player { id, .. } => Some(id.clone()),
                Occupant::Open | Occupant::Bot(_) => None,
            },
            to_act: to_act.contains(seat),
            away: away.contains(seat),
            won: outcome_of(&self.stage).is_some_and(|outcome| outcome.won(seat)),
        };
        Seat::all(self.setup().players).zip(&self.seats).map(view).collect()
    }

    fn moment(&self, look: &Look, names: &[String], words: &Narrator<'_>, logs: &mut Logs) -> Moment {
        let steps = self.known_to(look.viewer).count().min(look.until.unwrap_or(usize::MAX));
        self.with_position(look.viewer, look.at, |position, at| {
            let acts = |seat: Seat| {
                look.at.is_none()
                    && look.own == Some(seat)
                    && self.stage == Stage::Running
                    && position.to_act().contains(seat)
            };
            let log = match look.at {
                None => logs.until(at, self, names, words),
                // A moment of the past is looked at once.
                Some(_) => Logs::default().until(at, self, names, words),
            };
            let own = look.own.filter(|_| look.at.is_none() && self.stage == Stage::Running);
            let traces: Vec<Trace> =
                own.map(|own| since(&log, own)).unwrap_or_default().iter().filter_map(trace).collect();
            let wanted = Wanted {
                showing: look.showing,
                acting: look.viewer.seat().is_some_and(acts),
                team: self.team(look.own).filter(|_| look.at.is_none()),
                traces: &traces,
            };
            let picture = position.picture(&wanted, words);
            let jumps = look.at.map(|_| self.jumps(at, look.viewer, steps)).unwrap_or_default();
            Moment { at, steps, jumps, picture, log }
        })
    }

    fn jumps(&self, at: usize, viewer: Viewer, steps: usize) -> Jumps {
        let known = self.known_to(viewer);
        let seats = (0..steps).filter_map(|number| Some(self.play().step(known.step(number))?.seat));
        let seats: Vec<Seat> = seats.collect();
        Jumps::from(at, &seats)
    }

    fn result(&self, words: &Narrator<'_>) -> Vec<String> {
        let difference = self.told_difference(words);
        match &self.stage {
            Stage::Finished { result, .. } => {
                let mut lines = result.told(self.setup().players, words);
                lines.extend(difference);
                lines
            }
            Stage::Abandoned { .. } => vec![difference.unwrap_or_else(|| words.word("ui-abandoned"))],
            Stage::Open | Stage::Running => Vec::new(),
        }
    }
}
