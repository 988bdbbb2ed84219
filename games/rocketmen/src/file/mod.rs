//! The position as people read and edit it.
//!
//! Cards stand under their ids; an Industrial Espionage that is a copy stands as `copy-of-…`. Equal Mission cards share
//! the id of the first of them. Which physical copy of a card is meant never matters.

use std::collections::BTreeMap;

use engine::{Noun, Seat};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::board::{Achievement, Goal, MissionType};
use crate::card::CardSet;
use crate::options::{Difficulty, Mode, Variant};
use crate::past_flights::{FlightEnd, PastFlight};
use crate::position::{AI, Phase, Rocketmen, Trade};

mod read;

pub(crate) use read::{cards_in_play, load};

/// A position file of Rocketmen.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    mode: Mode,
    #[serde(default = "normal")]
    difficulty: Difficulty,
    #[serde(default)]
    variants: Vec<Variant>,
    #[serde(default = "first_round")]
    round: u16,
    #[serde(default = "usual_cap", alias = "round-cap")]
    round_cap: u16,
    #[serde(default)]
    first: u8,
    active: u8,
    #[serde(default)]
    phase: Phase,
    #[serde(default)]
    ending: bool,
    seats: Vec<SeatFile>,
    /// Cards in the Playing Area of the active player.
    #[serde(default)]
    area: Vec<String>,
    /// Those of them that have paid, and those that were bought.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    spent: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    bought: Vec<String>,
    /// Cards whose effect is pending.
    #[serde(default)]
    pending: Vec<String>,
    #[serde(default)]
    display: Vec<Option<String>>,
    /// The upper part of the supply deck, in no order. What is named nowhere belongs to the deck and the piles.
    #[serde(default)]
    supply_top: Vec<String>,
    /// The lower part.
    #[serde(default)]
    supply_bottom: Vec<String>,
    #[serde(default)]
    engines: Vec<String>,
    #[serde(default)]
    engine_bought: bool,
    /// Cards put on the Depot this turn.
    #[serde(default)]
    stored: u8,
    /// Cards to be drawn by a running effect.
    #[serde(default)]
    cycled: u8,
    /// The number of the seat on the first space of each location; in solitaire 1 is the AI.
    #[serde(default)]
    first_at: BTreeMap<String, u8>,
    moon_token: Option<u8>,
    mars_token: Option<u8>,
    basket: Option<BasketFile>,
    launch: Option<LaunchFile>,
    ai: Option<AiFile>,
}

fn normal() -> Difficulty {
    Difficulty::Normal
}

fn first_round() -> u16 {
    1
}

fn usual_cap() -> u16 {
    100
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SeatFile {
    hand: Vec<String>,
    known: Vec<String>,
    hq: Vec<String>,
    plan: Option<String>,
    pad: Vec<String>,
    depot: Vec<String>,
    warehouse: Vec<String>,
    junkyard: Vec<String>,
    achievements: BTreeMap<Achievement, u8>,
    used_cash: u8,
    used_science: u8,
    goals: Vec<Goal>,
    tokens: Vec<String>,
    vp: u8,
    /// How the last flight ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    flown: Option<FlownFile>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FlownFile {
    round: u16,
    location: String,
    rocket: u8,
    end: FlightEnd,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BasketFile {
    trade: Trade,
    slots: Vec<u8>,
    engine: Option<String>,
    plan: Option<String>,
    pad: Vec<String>,
    paid: Vec<String>,
    cash: u8,
    science: u8,
    /// Whether the money of the cards to be placed is left unused.
    #[serde(default, skip_serializing_if = "is_false")]
    elsewhere: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn is_false(value: &bool) -> bool {
    !value
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LaunchFile {
    location: String,
    rocket: u8,
    allowed: u8,
    drawn: Vec<u8>,
    aside: Vec<u8>,
    shown: Vec<u8>,
    /// The Detailed Planning used, as it lies in the Playing Area.
    planning: Option<String>,
    due: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AiFile {
    vp: u8,
    tokens: Vec<String>,
    deck: Vec<MissionType>,
    mission: Option<AiMissionFile>,
    area: Vec<String>,
    helped: bool,
    display_left: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    flown: Option<FlownFile>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AiMissionFile {
    destination_card: MissionType,
    type_card: MissionType,
    location: String,
    rocket: u8,
}

/// The position as a readable file.
pub(crate) fn save(game: &Rocketmen) -> File {
    let names = |cards: CardSet| names(game, cards);
    let location = |number: usize| game.components.locations[number].id();
    let holder = |number: usize| game.honours[number].map(|seat| seat.index() as u8);
    let flying = game.phase.is_launch() && game.phase != Phase::Destination;
    File {
        mode: game.mode,
        difficulty: game.difficulty,
        variants: Variant::all().filter(|&variant| game.plays_with(variant)).collect(),
        round: game.round,
        round_cap: game.round_cap,
        first: game.first.index() as u8,
        active: game.active.index() as u8,
        phase: game.phase,
        ending: game.ending,
        seats: Seat::all(game.players).map(|seat| SeatFile::of(game, seat)).collect(),
        area: names(game.area),
        spent: names(game.spent),
        bought: names(game.bought),
        pending: names(game.pending),
        display: game.display[..game.slots()].iter().map(|card| card.map(|c| game.face(c).to_string())).collect(),
        supply_top: names(game.top),
        supply_bottom: names(game.bottom),
        engines: names(game.engines),
        engine_bought: game.engine_bought,
        stored: game.stored,
        cycled: game.cycled,
        first_at: (0..).zip(game.first_at).filter_map(|(number, board)| Some((location(number), board?))).collect(),
        moon_token: holder(0),
        mars_token: holder(1),
        basket: game.phase.is_trade().then(|| BasketFile::of(game)),
        launch: flying.then(|| LaunchFile::of(game)),
        ai: (game.mode == Mode::Solo).then(|| AiFile::of(game)),
    }
}

fn names(game: &Rocketmen, cards: CardSet) -> Vec<String> {
    cards.map(|card| game.face(card).to_string()).collect()
}

fn locations(game: &Rocketmen, tokens: u16) -> Vec<String> {
    let there = game.components.locations.iter().enumerate().filter(|(number, _)| tokens >> number & 1 == 1);
    there.map(|(_, location)| location.id()).collect()
}

impl SeatFile {
    fn of(game: &Rocketmen, seat: Seat) -> SeatFile {
        let board = &game.boards[seat.index()];
        SeatFile {
            hand: names(game, board.hand),
            known: names(game, board.known),
            hq: names(game, board.hq),
            plan: board.plan.map(|card| game.face(card).to_string()),
            pad: names(game, board.pad),
            depot: board.depot.iter().map(|&card| game.face(card).to_string()).collect(),
            warehouse: names(game, board.warehouse),
            junkyard: names(game, board.junkyard),
            achievements: Achievement::all().map(|kind| (kind, board.has(kind))).collect(),
            used_cash: board.used[0],
            used_science: board.used[1],
            goals: board.goals.into_iter().flatten().collect(),
            tokens: locations(game, board.tokens),
            vp: board.vp,
            flown: FlownFile::of(game, seat.index()),
        }
    }
}

impl BasketFile {
    fn of(game: &Rocketmen) -> BasketFile {
        let basket = &game.basket;
        BasketFile {
            trade: basket.trade,
            slots: (0..8).filter(|slot| basket.slots >> slot & 1 == 1).map(|slot| slot + 1).collect(),
            engine: basket.engine.map(|kind| kind.to_string()),
            plan: basket.plan.map(|card| game.face(card).to_string()),
            pad: names(game, basket.pad),
            paid: names(game, basket.paid),
            cash: basket.cash,
            science: basket.science,
            elsewhere: basket.elsewhere,
        }
    }
}

impl LaunchFile {
    fn of(game: &Rocketmen) -> LaunchFile {
        let launch = &game.launch;
        LaunchFile {
            location: game.components.locations[usize::from(launch.location)].id(),
            rocket: launch.rocket,
            allowed: launch.allowed,
            drawn: launch.drawn.to_vec(),
            aside: launch.aside.to_vec(),
            shown: launch.shown.to_vec(),
            planning: launch.planning.map(|card| game.face(card).to_string()),
            due: launch.due,
        }
    }
}

impl AiFile {
    fn of(game: &Rocketmen) -> AiFile {
        let name = |card: u8| MissionType::VARIANTS[usize::from(card)];
        AiFile {
            vp: game.boards[AI].vp,
            tokens: locations(game, game.boards[AI].tokens),
            deck: (0..7).filter(|card| game.ai.deck >> card & 1 == 1).map(name).collect(),
            mission: game.ai.mission.map(|mission| AiMissionFile {
                destination_card: name(mission.left),
                type_card: name(mission.right),
                location: game.components.locations[usize::from(mission.location)].id(),
                rocket: mission.rocket,
            }),
            area: names(game, game.ai.area),
            helped: game.ai.helped,
            display_left: game.ai.display_left,
            flown: FlownFile::of(game, AI),
        }
    }
}

impl FlownFile {
    fn of(game: &Rocketmen, board: usize) -> Option<FlownFile> {
        let PastFlight { round, location, rocket, end } = game.boards[board].flown?;
        let location = game.components.locations[usize::from(location)].id();
        Some(FlownFile { round, location, rocket, end })
    }
}
