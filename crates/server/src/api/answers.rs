//! Bodies of answers.

use catalog::Hint;
use engine::Viewer;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::table_talk::SaidAnswer;
use crate::Pace;
use crate::clocks::Hand;
use crate::ending::stage_code;
use crate::live::{self, Message};
use crate::room::{self, ClockView, Log, Sitting, TableView};
use crate::series::Series;

/// What went wrong.
#[derive(Serialize, ToSchema)]
pub(super) struct ErrorAnswer {
    /// What kind of error it is: `refused`, `stale`, `not-your-seat`, …
    pub(super) error: String,
    /// It in words.
    pub(super) sentence: String,
    /// The clause of the rules that forbids it, if it was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) clause: Option<String>,
    /// Which of several actions in a row stands in the way, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) step: Option<usize>,
    /// The version the table is at now, if it was stale.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) version: Option<u32>,
}

/// A game that can be played.
#[derive(Serialize, ToSchema)]
pub(super) struct GameAnswer {
    pub(super) id: &'static str,
    pub(super) title: &'static str,
    /// The fewest players.
    pub(super) least: u8,
    /// The most players.
    pub(super) most: u8,
    pub(super) rules_version: u32,
    pub(super) options: Vec<OptionAnswer>,
}

/// Something that can be chosen before a match.
#[derive(Serialize, ToSchema)]
pub(super) struct OptionAnswer {
    pub(super) id: &'static str,
    /// The possible values, in words.
    pub(super) values: String,
    pub(super) default: &'static str,
}

/// Who one is.
#[derive(Serialize, ToSchema)]
pub(super) struct PlayerAnswer {
    pub(super) id: String,
    pub(super) name: String,
    /// Send it as `Authorization: Bearer TOKEN`. It is told this once.
    pub(super) token: String,
}

/// A match that was made.
#[derive(Serialize, ToSchema)]
pub(super) struct MadeAnswer {
    pub(super) id: String,
}

/// Where one sits.
#[derive(Serialize, ToSchema)]
pub(super) struct SeatAnswer {
    pub(super) seat: u8,
}

/// What a strong player would consider, the best first.
#[derive(Serialize, ToSchema)]
pub(super) struct HintsAnswer {
    hints: Vec<HintAnswer>,
}

/// An action that a strong player would consider.
#[derive(Serialize, ToSchema)]
struct HintAnswer {
    action: String,
    /// It in words, with how good it looks.
    sentence: String,
    /// How often the search tried it; 0 if it only follows the rules of thumb.
    visits: u32,
    /// What came of it on the whole: 0 is a loss, 1 a win.
    value: Option<f32>,
}

impl HintsAnswer {
    pub(super) fn of(hints: &[Hint]) -> Self {
        let answer = |hint: &Hint| HintAnswer {
            action: hint.code.clone(),
            sentence: hint.told.clone(),
            visits: hint.visits,
            value: hint.value,
        };
        HintsAnswer { hints: hints.iter().map(answer).collect() }
    }
}

/// Whether an action is legal.
#[derive(Serialize, ToSchema)]
pub(super) struct WhyAnswer {
    pub(super) legal: bool,
    /// The clause that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) clause: Option<String>,
    /// The reason in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) sentence: Option<String>,
}

/// An action that one may do.
#[derive(Serialize, ToSchema)]
pub(super) struct ChoiceAnswer {
    /// The code of the action.
    pub(super) action: String,
    /// It in words.
    pub(super) sentence: String,
}

/// What one may do.
#[derive(Serialize, ToSchema)]
pub(super) struct ActionsAnswer {
    /// The version to send with the action.
    pub(super) version: u32,
    pub(super) actions: Vec<ChoiceAnswer>,
}

/// What one may know of a table.
#[derive(Serialize, ToSchema)]
pub(super) struct TableAnswer {
    #[serde(flatten)]
    state: StateAnswer,
    #[serde(flatten)]
    news: NewsAnswer,
}

/// The table as it stands.
#[derive(Serialize, ToSchema)]
pub(super) struct StateAnswer {
    pub(super) id: String,
    pub(super) game: &'static str,
    /// `open`, `running`, `over` or `abandoned`.
    pub(super) state: &'static str,
    /// Grows with every change that the viewer sees.
    pub(super) version: u32,
    /// The number of the seat with whose eyes this is seen; absent for spectators.
    pub(super) seat: Option<u8>,
    pub(super) pace: Pace,
    /// The clocks, if it is played with any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) clock: Option<ClockAnswer>,
    /// The hash of the seed.
    pub(super) commitment: String,
    /// The seed, after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seed: Option<String>,
    pub(super) seats: Vec<SeatingAnswer>,
    /// After how many steps this is.
    pub(super) at: usize,
    /// How many steps the viewer knows of.
    pub(super) steps: usize,
    /// What to do now.
    pub(super) prompt: Option<String>,
    /// What the viewer may do now.
    pub(super) actions: Vec<ChoiceAnswer>,
    #[serde(flatten)]
    pub(super) said: Option<SaidAnswer>,
    /// The view: what stands in it is up to the game.
    #[schema(value_type = Option<Object>)]
    pub(super) view: Option<Box<RawValue>>,
    /// Whether the viewer can take back a step alone.
    pub(super) undo: bool,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub(super) outcome: Option<Value>,
    /// How it ended, in words.
    pub(super) result: Vec<String>,
    /// The series that it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) series: Option<SeriesAnswer>,
    /// The match that is its rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rematch: Option<String>,
}

/// Matches that belong together.
#[derive(Serialize, ToSchema)]
pub(super) struct SeriesAnswer {
    /// `best 3` or `matches 4`.
    length: String,
    /// The matches that are over, in order.
    matches: Vec<String>,
    /// How many matches the person at each seat has won; who shares a win has won half of it.
    wins: Vec<f32>,
    /// Whether nothing is left to be played.
    over: bool,
}

impl SeriesAnswer {
    fn of(series: &Series) -> Self {
        SeriesAnswer {
            length: series.length.to_string(),
            matches: series.past.iter().map(|played| played.id.clone()).collect(),
            wins: series.halves().into_iter().map(|halves| halves as f32 / 2.0).collect(),
            over: series.is_over(),
        }
    }
}

/// The clocks of a match.
#[derive(Serialize, ToSchema)]
pub(super) struct ClockAnswer {
    /// `live 600+10` (seconds in the bank and for every decision) or `days 3`.
    pub(super) setting: String,
    /// Whether they stand still because everybody agreed.
    pub(super) paused: bool,
    /// The seats that ask for a pause.
    pub(super) asked: Vec<u8>,
    /// The clocks of people who play.
    pub(super) seats: Vec<HandAnswer>,
    /// The seats whose time is up.
    pub(super) late: Vec<u8>,
}

/// A clock.
#[derive(Serialize, ToSchema)]
pub(super) struct HandAnswer {
    pub(super) seat: u8,
    /// If it stands still: how many milliseconds are left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) left: Option<i64>,
    /// If it runs: when it is at zero, in milliseconds since 1970 on the server's clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) until: Option<i64>,
}

impl ClockAnswer {
    fn of(clock: &ClockView) -> Self {
        let hands = engine::Seat::all(engine::Seat::MAX as u8).zip(&clock.hands);
        let hand = |(seat, hand): (engine::Seat, &Option<Hand>)| {
            let (left, until) = match (*hand)? {
                Hand::Still(left) => (Some(left), None),
                Hand::Until(until) => (None, Some(until)),
            };
            Some(HandAnswer { seat: number(seat), left, until })
        };
        ClockAnswer {
            setting: clock.setting.to_string(),
            paused: clock.paused,
            asked: clock.asked.map(number).collect(),
            seats: hands.filter_map(hand).collect(),
            late: clock.late.map(number).collect(),
        }
    }
}

/// What happened lately, in words.
#[derive(Serialize, ToSchema)]
pub(super) struct NewsAnswer {
    /// The first step that the log tells of.
    pub(super) log_from: usize,
    pub(super) log: Vec<LogAnswer>,
}

/// A place at the table.
#[derive(Serialize, ToSchema)]
pub(super) struct SeatingAnswer {
    pub(super) seat: u8,
    pub(super) name: String,
    /// Who sits there.
    pub(super) kind: SeatKind,
    /// The bot that plays there, for itself or for somebody who is away.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) bot: Option<String>,
    pub(super) to_act: bool,
}

/// Who sits at a place.
#[derive(Copy, Clone, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person, even while a bot stands in.
    Person,
    /// A bot.
    Bot,
}

/// A sentence of the log.
#[derive(Serialize, ToSchema)]
pub(super) struct LogAnswer {
    pub(super) step: usize,
    pub(super) seat: u8,
    pub(super) sentence: String,
}

impl TableAnswer {
    pub(super) fn of(view: &TableView) -> Self {
        TableAnswer { state: StateAnswer::of(view), news: NewsAnswer::since(&[], view) }
    }

    /// It as a message to somebody who knows the log so far. What the log has follows from the rest, and so does the name.
    pub(super) fn message(view: &TableView, known: &Log) -> Message {
        Message::line(|line| {
            let begin = line.len();
            add(line, &StateAnswer::of(view));
            let name = live::name(&line[begin..]);
            let end = line.len();
            add(line, &NewsAnswer::since(known, view));
            // Two objects become one: `}{` becomes `,`.
            line.splice(end.saturating_sub(1)..=end, [b',']);
            name
        })
    }
}

/// Adds something as JSON.
fn add(line: &mut Vec<u8>, what: &impl Serialize) {
    serde_json::to_writer(line, what).expect("an answer is plain data");
}

impl NewsAnswer {
    fn since(known: &[catalog::LogLine], view: &TableView) -> Self {
        let log = view.moment.as_ref().map(|moment| moment.log.as_slice()).unwrap_or_default();
        let (log_from, lines) = room::news(known, log);
        let line = |line: &catalog::LogLine| LogAnswer {
            step: line.step,
            seat: number(line.seat),
            sentence: line.text.to_string(),
        };
        NewsAnswer { log_from, log: lines.iter().map(line).collect() }
    }
}

fn number(seat: engine::Seat) -> u8 {
    u8::try_from(seat.index()).unwrap_or(u8::MAX)
}

impl StateAnswer {
    fn of(view: &TableView) -> Self {
        let moment = view.moment.as_ref();
        let seating = |seat: &crate::room::SeatView| {
            let (kind, bot) = match &seat.sitting {
                Sitting::Nobody => (SeatKind::Open, None),
                Sitting::Person => (SeatKind::Person, None),
                Sitting::StandIn(bot) => (SeatKind::Person, Some(bot.clone())),
                Sitting::Bot(bot) => (SeatKind::Bot, Some(bot.clone())),
            };
            SeatingAnswer { seat: number(seat.seat), name: seat.name.clone(), kind, bot, to_act: seat.to_act }
        };
        StateAnswer {
            id: view.id.to_string(),
            game: view.facts.id,
            state: stage_code(&view.stage),
            version: view.version,
            seat: match view.viewer {
                Viewer::Seat(seat) => Some(number(seat)),
                Viewer::Public => None,
            },
            pace: view.pace,
            clock: view.clock.as_ref().map(ClockAnswer::of),
            commitment: view.commitment.clone(),
            seed: view.seed.clone(),
            seats: view.seats.iter().map(seating).collect(),
            at: moment.map_or(0, |moment| moment.at),
            steps: moment.map_or(0, |moment| moment.steps),
            prompt: moment.map(|moment| moment.picture.prompt.now.clone()),
            actions: ActionsAnswer::of(view).actions,
            said: moment.map(|moment| SaidAnswer::of(&moment.picture.talk)),
            view: moment.and_then(|moment| moment.picture.data.clone()),
            undo: view.undo,
            outcome: view.outcome().and_then(|outcome| serde_json::to_value(outcome).ok()),
            result: view.result.clone(),
            series: view.series.as_ref().map(SeriesAnswer::of),
            rematch: view.rematch.as_ref().map(ToString::to_string),
        }
    }
}

impl ActionsAnswer {
    pub(super) fn of(view: &TableView) -> Self {
        let choices = view.moment.as_ref().map(|moment| moment.picture.choices.as_slice()).unwrap_or_default();
        let told =
            |choice: &catalog::Choice| ChoiceAnswer { action: choice.code.clone(), sentence: choice.sentence.clone() };
        ActionsAnswer { version: view.version, actions: choices.iter().map(told).collect() }
    }
}
