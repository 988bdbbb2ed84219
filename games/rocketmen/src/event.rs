//! What happened, and who may know.

use engine::{Fact, Noun, Phrase, Seat, Viewer, phrase};
use serde::Serialize;

use crate::action::Source;
use crate::board::{Achievement, Destination, Location, MissionType};
use crate::card::Face;
use crate::causes;
use crate::describe::solo_over;
use crate::items::Items;
use crate::kind::Kind;
use crate::position::Spot;
use crate::score::Score;
use crate::words::{self, faces, kinds, price};

/// Why the end of the match came near.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A victory token reached the end score (RM-END-1).
    Score,
    /// Mission tokens are used up (RM-END-2, RM-END-3).
    Tokens,
    /// A fourth mission in The Battle for Earth (RM-BFE-3).
    EarthMissions,
    /// The display is empty (RM-VAR-7, RM-SOLO-20).
    DisplayEmpty,
}

/// Something that happened. Cards are told by what they show, never by copy.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the nouns of the rules; each variant says what happened")]
pub enum Event {
    /// A new turn began.
    TurnBegan { seat: Seat, round: u16 },
    /// A card was put into the basket; only its owner knows.
    BasketFilled { seat: Seat, card: Face, spot: Option<Spot> },
    /// The basket was closed; only its owner knows.
    BasketClosed { seat: Seat, price: Items },
    /// A source was committed; only its owner knows.
    Committed {
        seat: Seat,
        #[serde(serialize_with = "as_text")]
        source: Source,
    },
    /// Cards were bought.
    Bought {
        seat: Seat,
        cards: Vec<Kind>,
        #[serde(serialize_with = "as_texts")]
        with: Vec<Source>,
    },
    /// Cards were placed.
    Placed {
        seat: Seat,
        plan: Option<Kind>,
        pad: Vec<Face>,
        #[serde(serialize_with = "as_texts")]
        with: Vec<Source>,
    },
    /// A card was placed for free.
    FreePlaced { seat: Seat, card: Face, spot: Spot },
    /// The display was refilled.
    DisplayFilled { slot: u8, card: Kind },
    /// A Hand card was discarded.
    Discarded { seat: Seat, card: Face },
    /// A Launch Pad card was discarded.
    PadDiscarded { seat: Seat, card: Face },
    /// The Mission card was discarded, and the rocket with it.
    PlanDiscarded { seat: Seat, card: Kind },
    /// The effect of a card was used.
    Used { seat: Seat, card: Face },
    /// A card went to the Junkyard.
    Removed { seat: Seat, card: Face },
    /// A Threat was taken for free.
    ThreatTaken { seat: Seat, card: Kind },
    /// Cards were drawn; only the drawer sees which.
    Drew { seat: Seat, count: u8, cards: Option<Vec<Kind>> },
    /// A Warehouse became the HQ.
    Reshuffled { seat: Seat, cards: u8 },
    /// A card came back from the Warehouse.
    Fetched { seat: Seat, card: Face },
    /// An Industrial Espionage became a copy.
    Copied { seat: Seat, card: Kind },
    /// A card was put on the Depot.
    Stored { seat: Seat, card: Face },
    /// A card was taken from the Depot.
    Taken { seat: Seat, card: Face },
    /// A surplus card went to the Warehouse.
    Trimmed { seat: Seat, card: Face },
    /// A launch was declared.
    LaunchDeclared { seat: Seat },
    /// The rocket lifted off.
    Launched { seat: Seat, location: Location, boost: u8 },
    /// A Mission Success card was revealed.
    Revealed { value: u8 },
    /// Three were revealed to choose from.
    ThreeRevealed { values: Vec<u8> },
    /// The Rocket moved.
    Advanced { spaces: u8, rocket: u8, target: u8 },
    /// One more draw is allowed.
    MoreDraws { allowed: u8 },
    /// A launch was aborted.
    Aborted { seat: Seat, due: u8 },
    /// A launch failed.
    Failed { seat: Seat },
    /// The Mission card stayed after a failure.
    MissionKept { seat: Seat },
    /// An achievement was gained.
    Achieved { seat: Seat, achievement: Achievement },
    /// A mission succeeded.
    Succeeded { seat: Seat, location: Location, vp: u8, first: bool },
    /// The Moon or Mars token was taken.
    HonourTaken { seat: Seat, destination: Destination },
    /// The end is near.
    EndTriggered { reason: Ending },
    /// A Solo card was revealed.
    AiRevealed { card: MissionType, fits: bool },
    /// The AI started a mission.
    AiStarted { location: Location, rocket: u8 },
    /// The AI Rocket moved.
    AiAdvanced { rocket: u8 },
    /// The AI fulfilled a mission.
    AiSucceeded { location: Location, vp: u8, first: bool },
    /// A card went to the AI's scoring area.
    AiTook { card: Kind, vp: u8 },
    /// A Threat scored at once.
    ThreatScored { seat: Seat, vp: u8 },
    /// A final score.
    Scored { seat: Seat, score: Score },
    /// The end of a solitaire match.
    SoloOver { vp: u8, ai: u8, goal: bool, won: bool },
}

fn as_text<T: ToString, S: serde::Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&value.to_string())
}

fn as_texts<T: ToString, S: serde::Serializer>(values: &[T], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(values.iter().map(ToString::to_string))
}

impl engine::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match *self {
            // RM-PAY-8: an open transaction is its owner's secret.
            Event::BasketFilled { seat, .. } | Event::BasketClosed { seat, .. } | Event::Committed { seat, .. }
                if !viewer.is(seat) =>
            {
                None
            }
            // RM-ZONE-2
            Event::Drew { seat, count, .. } if !viewer.is(seat) => Some(Event::Drew { seat, count, cards: None }),
            // To its owner, and to everybody what happens in the open.
            Event::BasketFilled { .. }
            | Event::BasketClosed { .. }
            | Event::Committed { .. }
            | Event::Drew { .. }
            | Event::TurnBegan { .. }
            | Event::Bought { .. }
            | Event::Placed { .. }
            | Event::FreePlaced { .. }
            | Event::DisplayFilled { .. }
            | Event::Discarded { .. }
            | Event::PadDiscarded { .. }
            | Event::PlanDiscarded { .. }
            | Event::Used { .. }
            | Event::Removed { .. }
            | Event::ThreatTaken { .. }
            | Event::Reshuffled { .. }
            | Event::Fetched { .. }
            | Event::Copied { .. }
            | Event::Stored { .. }
            | Event::Taken { .. }
            | Event::Trimmed { .. }
            | Event::LaunchDeclared { .. }
            | Event::Launched { .. }
            | Event::Revealed { .. }
            | Event::ThreeRevealed { .. }
            | Event::Advanced { .. }
            | Event::MoreDraws { .. }
            | Event::Aborted { .. }
            | Event::Failed { .. }
            | Event::MissionKept { .. }
            | Event::Achieved { .. }
            | Event::Succeeded { .. }
            | Event::HonourTaken { .. }
            | Event::EndTriggered { .. }
            | Event::AiRevealed { .. }
            | Event::AiStarted { .. }
            | Event::AiAdvanced { .. }
            | Event::AiSucceeded { .. }
            | Event::AiTook { .. }
            | Event::ThreatScored { .. }
            | Event::Scored { .. }
            | Event::SoloOver { .. } => Some(self.clone()),
        }
    }

    fn clauses(&self) -> &'static [&'static str] {
        causes::clauses(self)
    }

    fn points(&self) -> Vec<(&'static str, Seat, i32)> {
        let Event::Scored { seat, score } = self else { return Vec::new() };
        let parts = [
            ("missions", score.track),
            ("Threats", score.threats),
            ("Moon and Mars", score.honours),
            ("Personal Goal", score.goal_vp),
            ("variants", score.variants),
        ];
        parts.into_iter().map(|(name, vp)| (name, *seat, vp.into())).collect()
    }

    fn phrase(&self) -> Phrase {
        match self {
            &Event::TurnBegan { seat, round } => phrase!("event-turn", seat = seat, round = round),
            &Event::BasketFilled { seat, card, spot } => match spot {
                None => phrase!("event-basket-buy", seat = seat, card = card.words()),
                Some(spot) => {
                    phrase!("event-basket-place", seat = seat, card = card.words(), spot = spot.word())
                }
            },
            Event::BasketClosed { seat, price: asked } => {
                phrase!("event-basket-closed", seat = *seat, price = price(asked))
            }
            &Event::Committed { seat, source } => {
                phrase!("event-committed", seat = seat, source = words::source(source))
            }
            Event::Bought { seat, cards, with } => {
                phrase!("event-bought", seat = *seat, cards = kinds(cards), with = words::sources(with))
            }
            Event::Placed { seat, plan, pad, with } => placed(*seat, *plan, pad, with),
            &Event::FreePlaced { seat, card, spot } => {
                phrase!("event-free-placed", seat = seat, card = card.words(), spot = spot.word())
            }
            &Event::DisplayFilled { slot, card } => phrase!("event-display", slot = slot, card = card.word()),
            &Event::Discarded { seat, card } => phrase!("event-discarded", seat = seat, card = card.words()),
            &Event::PadDiscarded { seat, card } => phrase!("event-pad-discarded", seat = seat, card = card.words()),
            &Event::PlanDiscarded { seat, card } => phrase!("event-plan-discarded", seat = seat, card = card.word()),
            &Event::Used { seat, card } => phrase!("event-used", seat = seat, card = card.words()),
            &Event::Removed { seat, card } => phrase!("event-removed", seat = seat, card = card.words()),
            &Event::ThreatTaken { seat, card } => phrase!("event-threat-taken", seat = seat, card = card.word()),
            Event::Drew { seat, cards: Some(cards), .. } => {
                phrase!("event-drew-seen", seat = *seat, cards = kinds(cards))
            }
            &Event::Drew { seat, count, .. } => phrase!("event-drew", seat = seat, count = count),
            &Event::Reshuffled { seat, cards } => phrase!("event-reshuffled", seat = seat, cards = cards),
            &Event::Fetched { seat, card } => phrase!("event-fetched", seat = seat, card = card.words()),
            &Event::Copied { seat, card } => phrase!("event-copied", seat = seat, card = card.word()),
            &Event::Stored { seat, card } => phrase!("event-stored", seat = seat, card = card.words()),
            &Event::Taken { seat, card } => phrase!("event-taken", seat = seat, card = card.words()),
            &Event::Trimmed { seat, card } => phrase!("event-trimmed", seat = seat, card = card.words()),
            &Event::LaunchDeclared { seat } => phrase!("event-launch", seat = seat),
            Event::Launched { seat, location, boost } => {
                phrase!("event-launched", seat = *seat, location = location.words(), boost = *boost)
            }
            &Event::Revealed { value } => phrase!("event-revealed", value = value),
            Event::ThreeRevealed { values } => {
                phrase!("event-three", values = values.iter().copied().collect::<Fact>())
            }
            &Event::Advanced { spaces, rocket, target } => {
                phrase!("event-advanced", spaces = spaces, rocket = rocket, target = target)
            }
            &Event::MoreDraws { allowed } => phrase!("event-more-draws", allowed = allowed),
            &Event::Aborted { seat, due } => phrase!("event-aborted", seat = seat, due = due),
            &Event::Failed { seat } => phrase!("event-failed", seat = seat),
            &Event::MissionKept { seat } => phrase!("event-mission-kept", seat = seat),
            &Event::Achieved { seat, achievement } => {
                phrase!("event-achieved", seat = seat, achievement = achievement.word())
            }
            Event::Succeeded { seat, location, vp, first } => {
                let key = if *first { "event-succeeded-first" } else { "event-succeeded" };
                phrase!(key, seat = *seat, location = location.words(), vp = *vp)
            }
            &Event::HonourTaken { seat, destination } => {
                phrase!("event-honour", seat = seat, destination = destination.word())
            }
            &Event::EndTriggered { reason } => phrase!(match reason {
                Ending::Score => "event-end-score",
                Ending::Tokens => "event-end-tokens",
                Ending::EarthMissions => "event-end-earth",
                Ending::DisplayEmpty => "event-end-display",
            }),
            &Event::AiRevealed { card, fits } => {
                phrase!(if fits { "event-ai-card" } else { "event-ai-card-no" }, type = card.word())
            }
            Event::AiStarted { location, rocket } => {
                phrase!("event-ai-started", location = location.words(), rocket = *rocket)
            }
            &Event::AiAdvanced { rocket } => phrase!("event-ai-advanced", rocket = rocket),
            Event::AiSucceeded { location, vp, first } => {
                let key = if *first { "event-ai-succeeded-first" } else { "event-ai-succeeded" };
                phrase!(key, location = location.words(), vp = *vp)
            }
            &Event::AiTook { card, vp } => phrase!("event-ai-took", card = card.word(), vp = vp),
            &Event::ThreatScored { seat, vp } => phrase!("event-threat-scored", seat = seat, vp = vp),
            Event::Scored { seat, score } => scored(*seat, score),
            &Event::SoloOver { vp, ai, goal, won } => solo_over(Seat::default(), vp, ai, goal, won),
        }
    }
}

fn placed(seat: Seat, plan: Option<Kind>, pad: &[Face], with: &[Source]) -> Phrase {
    let (given, with) = (with.len(), words::sources(with));
    match plan {
        None => phrase!("event-placed-pad", seat = seat, cards = faces(pad), given = given, with = with),
        Some(plan) if pad.is_empty() => {
            phrase!("event-placed-plan", seat = seat, card = plan.word(), given = given, with = with)
        }
        Some(plan) => {
            phrase!("event-placed-both", seat = seat, card = plan.word(), cards = faces(pad), given = given, with = with)
        }
    }
}

/// A final score with the parts that brought something.
pub(crate) fn scored(seat: Seat, score: &Score) -> Phrase {
    let mut parts: Vec<Fact> = vec![phrase!("score-track", vp = score.track).into()];
    if score.threats > 0 {
        parts.push(phrase!("score-threats", vp = score.threats).into());
    }
    if score.honours > 0 {
        parts.push(phrase!("score-honours", vp = score.honours).into());
    }
    if let Some(goal) = score.goal.filter(|_| score.goal_vp > 0) {
        parts.push(phrase!("score-goal", vp = score.goal_vp, goal = goal.word()).into());
    }
    if score.variants > 0 {
        parts.push(phrase!("score-variants", vp = score.variants).into());
    }
    phrase!("event-scored", seat = seat, total = score.total(), parts = Fact::List(parts))
}
