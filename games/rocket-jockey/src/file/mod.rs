//! The position as people read and edit it.
//!
//! Cards stand under their names: `4-6`, or `4-6#2` for the second copy; cargoes as `3` (for Earth), `3e` (express) or
//! `3#2`. A name without a copy number takes any copy that is free. Cards that are not named lie at the bottom of their deck,
//! above Alien Visitors.

mod cards;
mod load;

use std::collections::BTreeMap;

use engine::Seat;
use serde::{Deserialize, Serialize};

pub(crate) use self::cards::{CardNames, card_name, cargo_name, kind_name};
pub(crate) use self::load::load;
use crate::components::Orbit;
use crate::position::{Card, CargoId, Phase, RocketJockey, Run, Visitors};

/// A position file of Rocket Jockey.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    turn: u16,
    active: u8,
    phase: Phase,
    hands: Vec<Vec<String>>,
    #[serde(default)]
    known: Vec<Vec<String>>,
    scores: Vec<i16>,
    supply: Vec<u8>,
    #[serde(default)]
    reserved: Vec<Option<String>>,
    #[serde(default)]
    delivered: Vec<Vec<String>>,
    drafts: Vec<Option<String>>,
    /// Top card first.
    #[serde(default)]
    discard: Vec<String>,
    /// Top card first.
    #[serde(default)]
    deck: Vec<String>,
    #[serde(default)]
    era: u8,
    /// The era of each card that does not belong to era 0.
    #[serde(default)]
    eras: BTreeMap<String, u8>,
    cargo: BTreeMap<Orbit, Option<String>>,
    /// Top card first.
    #[serde(default)]
    cargo_deck: Vec<String>,
    #[serde(default)]
    cargo_known: u8,
    visitors: Visitors,
    aliens: Option<Orbit>,
    alien_pilot: Option<u8>,
    flight: Option<FlightFile>,
    #[serde(default)]
    played: Vec<HopFile>,
    #[serde(default)]
    runs: Vec<Run>,
    #[serde(default)]
    last_stop: Orbit,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FlightFile {
    from: String,
    cargo: Option<String>,
    at: Orbit,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HopFile {
    card: String,
    from: Orbit,
    to: Orbit,
}

/// The position as a readable file.
pub(crate) fn save(game: &RocketJockey) -> File {
    let components = game.components;
    let card = |card: Card| card_name(components, card);
    let cargo = |cargo: CargoId| cargo_name(components, cargo);
    let seats = || Seat::all(game.players).map(Seat::index);
    let numbered = game.eras.iter().enumerate().filter(|&(_, &era)| era > 0);
    File {
        turn: game.turn,
        active: game.active.index() as u8,
        phase: game.phase,
        hands: seats().map(|seat| game.hands[seat].map(card).collect()).collect(),
        known: seats().map(|seat| game.known[seat].map(card).collect()).collect(),
        scores: seats().map(|seat| game.scores[seat]).collect(),
        supply: seats().map(|seat| game.supply[seat]).collect(),
        reserved: seats().map(|seat| game.reserved[seat].map(|place| place.to_string())).collect(),
        delivered: seats().map(|seat| game.delivered[seat].map(cargo).collect()).collect(),
        drafts: game.drafts.iter().map(|pile| pile.map(card)).collect(),
        discard: game.discard.iter().rev().copied().map(card).collect(),
        deck: game.deck.iter().rev().copied().map(card).collect(),
        era: game.era,
        eras: numbered.map(|(id, &era)| (card(Card(id as u8)), era)).collect(),
        cargo: (1..).zip(game.cargo).map(|(planet, here)| (planet, here.map(cargo))).collect(),
        cargo_deck: game.cargo_deck.iter().rev().copied().map(cargo).collect(),
        cargo_known: game.cargo_known,
        visitors: game.visitors,
        aliens: game.aliens,
        alien_pilot: game.alien_pilot.map(|seat| seat.index() as u8),
        flight: game.flight.map(|flight| FlightFile {
            from: flight.from.to_string(),
            cargo: flight.cargo.map(cargo),
            at: flight.at,
        }),
        played: game.played.iter().map(|hop| HopFile { card: card(hop.card), from: hop.from, to: hop.to }).collect(),
        runs: game.runs.to_vec(),
        last_stop: game.last_stop,
    }
}
