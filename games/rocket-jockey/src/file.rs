//! The position as people read and edit it.
//!
//! Cards stand under their names: `4-6`, or `4-6#2` for the second copy; cargoes as `3` (for Earth), `3e` (express) or
//! `3#2`. A name without a copy number takes any copy that is free.

use std::collections::BTreeMap;

use engine::{Problem, Seat, ensure};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::components::{CARGOES, Cargo, Components, MANEUVERS, Maneuver, Orbit, PLANETS};
use crate::position::{Card, CardSet, CargoId, Flight, Hop, Phase, Place, RocketJockey, Run, Visitors};

/// A position file of Rocket Jockey.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    turn: u16,
    active: u8,
    phase: Phase,
    hands: Vec<Vec<String>>,
    known: Vec<Vec<String>>,
    scores: Vec<i16>,
    supply: Vec<u8>,
    reserved: Vec<Option<String>>,
    delivered: Vec<Vec<String>>,
    drafts: Vec<Option<String>>,
    /// Top card first.
    discard: Vec<String>,
    /// Top card first.
    deck: Vec<String>,
    era: u8,
    /// The era of each card that does not belong to era 0.
    #[serde(default)]
    eras: BTreeMap<String, u8>,
    cargo: BTreeMap<Orbit, Option<String>>,
    /// Top card first.
    cargo_deck: Vec<String>,
    cargo_known: u8,
    visitors: Visitors,
    aliens: Option<Orbit>,
    alien_pilot: Option<u8>,
    flight: Option<FlightFile>,
    played: Vec<HopFile>,
    runs: Vec<Run>,
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

const VISITORS: &str = "visitors";

/// The name of a maneuver card: its numbers, and which copy if there are several.
pub(crate) fn card_name(components: &Components, card: Card) -> String {
    if card == Card::VISITORS {
        return VISITORS.to_owned();
    }
    copy_name(&components.maneuvers, card.index(), |kind| kind.to_string())
}

/// The name of a cargo card: its destination, `e` for express, and which copy if there are several.
pub(crate) fn cargo_name(components: &Components, cargo: CargoId) -> String {
    copy_name(&components.cargoes, cargo.index(), |kind| {
        format!("{}{}", kind.destination, if kind.express { "e" } else { "" })
    })
}

fn copy_name<K: Copy + PartialEq>(cards: &[K], index: usize, name: impl Fn(K) -> String) -> String {
    let kind = cards[index];
    let copies = cards.iter().filter(|&&other| other == kind).count();
    let copy = 1 + cards[..index].iter().filter(|&&other| other == kind).count();
    if copies == 1 { name(kind) } else { format!("{}#{copy}", name(kind)) }
}

impl File {
    pub(crate) fn of(game: &RocketJockey) -> File {
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
            delivered: seats()
                .map(|seat| {
                    let ids = (0..CARGOES as u8).filter(|id| game.delivered[seat] >> id & 1 == 1);
                    ids.map(|id| cargo(CargoId(id))).collect()
                })
                .collect(),
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
            played: game
                .played
                .iter()
                .map(|hop| HopFile { card: card(hop.card), from: hop.from, to: hop.to })
                .collect(),
            runs: game.runs.to_vec(),
            last_stop: game.last_stop,
        }
    }

    pub(crate) fn read(self, components: &'static Components) -> Result<RocketJockey, Problem> {
        let players = self.check_lengths()?;
        let seat = |field: &str, number: u8| {
            ensure!(number < players, "`{field}`: there is no seat {number} at a table of {players}");
            Ok(Seat::new(number))
        };
        let mut cards = Names::new(&components.maneuvers, parse_card, "maneuver card", self.card_names());
        let mut cargoes = Names::new(&components.cargoes, parse_cargo, "cargo card", self.cargo_names());

        let mut hands = [CardSet::default(); 4];
        let mut known = [CardSet::default(); 4];
        let mut delivered = [0u32; 4];
        let mut reserved = [None; 4];
        for index in 0..usize::from(players) {
            for name in &self.hands[index] {
                hands[index].insert(cards.claim("hands", name)?.into());
            }
            for name in &self.known[index] {
                known[index].insert(
                    cards
                        .find("known", name, |card| {
                            hands[index].contains(card.into()) && !known[index].contains(card.into())
                        })?
                        .into(),
                );
            }
            for name in &self.delivered[index] {
                delivered[index] |= 1 << cargoes.claim("delivered", name)?;
            }
            if let Some(place) = &self.reserved[index] {
                reserved[index] = Some(place.parse::<Place>().map_err(|problem| problem.at("`reserved`"))?);
            }
        }
        let mut drafts = [None; 3];
        for (pile, name) in drafts.iter_mut().zip(&self.drafts) {
            if let Some(name) = name {
                *pile = Some(cards.claim("drafts", name)?.into());
            }
        }
        let mut played = ArrayVec::default();
        for hop in &self.played {
            ensure!((1..=9).contains(&hop.from) && (1..=9).contains(&hop.to), "`played` leaves the planets 1 to 9");
            played.push(Hop { card: cards.claim("played", &hop.card)?.into(), from: hop.from, to: hop.to });
        }
        let mut discard = ArrayVec::default();
        for name in self.discard.iter().rev() {
            discard.push(cards.claim("discard", name)?.into());
        }
        let mut deck = ArrayVec::default();
        for name in self.deck.iter().rev() {
            let card = if name == VISITORS { Card::VISITORS } else { cards.claim("deck", name)?.into() };
            ensure!(deck.try_push(card).is_none(), "`deck` has more cards than there are");
        }
        let mut eras = [0; MANEUVERS];
        for (name, &era) in &self.eras {
            eras[cards.find("eras", name, |_| true)?] = era;
        }
        let mut cargo = [None; PLANETS];
        for (&planet, name) in &self.cargo {
            ensure!((1..=9).contains(&planet), "`cargo`: there is no planet {planet}");
            if let Some(name) = name {
                cargo[usize::from(planet) - 1] = Some(cargoes.claim("cargo", name)?.into());
            }
        }
        let mut cargo_deck = ArrayVec::default();
        for name in self.cargo_deck.iter().rev() {
            cargo_deck.push(cargoes.claim("cargo_deck", name)?.into());
        }
        let flight = match &self.flight {
            None => None,
            Some(file) => Some(file.read(components, &mut cargoes)?),
        };
        let mut scores = [0; 4];
        scores[..usize::from(players)].copy_from_slice(&self.scores);
        let mut supply = [0; 4];
        supply[..usize::from(players)].copy_from_slice(&self.supply);
        Ok(RocketJockey {
            components,
            players,
            active: seat("active", self.active)?,
            phase: self.phase,
            turn: self.turn,
            deck,
            discard,
            drafts,
            hands,
            known,
            era: self.era,
            eras,
            cargo_deck,
            cargo_known: self.cargo_known,
            cargo,
            delivered,
            scores,
            supply,
            reserved,
            visitors: self.visitors,
            aliens: self.aliens,
            alien_pilot: self.alien_pilot.map(|number| seat("alien_pilot", number)).transpose()?,
            flight,
            played,
            runs: self.runs.iter().copied().collect(),
            last_stop: self.last_stop,
        })
    }

    /// Checks that every list is as long as it must be; tells the number of players.
    fn check_lengths(&self) -> Result<u8, Problem> {
        let players = self.hands.len();
        ensure!((2..=4).contains(&players), "`hands`: Rocket Jockey takes 2 to 4 players, not {players}");
        let lengths = [
            ("known", self.known.len()),
            ("scores", self.scores.len()),
            ("supply", self.supply.len()),
            ("reserved", self.reserved.len()),
            ("delivered", self.delivered.len()),
        ];
        for (field, length) in lengths {
            ensure!(length == players, "`{field}` has {length} entries for {players} players");
        }
        ensure!(self.drafts.len() == 3, "`drafts` has {} piles, not 3", self.drafts.len());
        ensure!(
            self.played.len() <= 6,
            "`played` has {} cards; at most 6 can be played in a turn (RJ-MOVE-9)",
            self.played.len()
        );
        ensure!(self.runs.len() <= 6, "`runs` has {} entries; at most 6 are possible in a turn", self.runs.len());
        for run in &self.runs {
            ensure!(
                run.cards <= 6 && run.bonus <= 30,
                "`runs`: a run of {} cards and {} more is impossible",
                run.cards,
                run.bonus
            );
        }
        for &supply in &self.supply {
            ensure!(supply <= 9, "`supply`: nobody has {supply} Co-Pilots");
        }
        for &score in &self.scores {
            ensure!((-20_000..=20_000).contains(&score), "`scores`: {score} points are out of reach");
        }
        ensure!((1..=1000).contains(&self.turn), "`turn` must be 1 to 1000, not {}", self.turn);
        ensure!(self.era < 200, "`era` {} is out of reach", self.era);
        for (field, length) in [("hands", self.hands.iter().map(Vec::len).max()), ("discard", Some(self.discard.len()))]
        {
            ensure!(length.unwrap_or(0) <= MANEUVERS, "`{field}` has more cards than there are");
        }
        Ok(players as u8)
    }

    fn card_names(&self) -> impl Iterator<Item = &String> {
        let played = self.played.iter().map(|hop| &hop.card);
        self.hands
            .iter()
            .flatten()
            .chain(self.drafts.iter().flatten())
            .chain(&self.discard)
            .chain(&self.deck)
            .chain(played)
    }

    fn cargo_names(&self) -> impl Iterator<Item = &String> {
        let flying = self.flight.iter().filter_map(|flight| flight.cargo.as_ref());
        self.delivered.iter().flatten().chain(self.cargo.values().flatten()).chain(&self.cargo_deck).chain(flying)
    }
}

impl FlightFile {
    fn read(&self, components: &Components, cargoes: &mut Names<'_, Cargo>) -> Result<Flight, Problem> {
        let from: Place = self.from.parse().map_err(|problem: Problem| problem.at("`flight`"))?;
        let cargo = match &self.cargo {
            Some(name) => Some(CargoId::from(cargoes.claim("flight", name)?)),
            None => None,
        };
        ensure!(
            cargo.is_none() == (from == Place::Aliens),
            "`flight`: a flight carries a cargo, or else it starts from `aliens`"
        );
        let destination = cargo.map_or(crate::components::EARTH, |cargo| components.cargoes[cargo.index()].destination);
        Ok(Flight { from, cargo, at: self.at, destination })
    }
}

fn parse_card(name: &str) -> Result<Maneuver, Problem> {
    name.parse()
}

fn parse_cargo(name: &str) -> Result<Cargo, Problem> {
    let (number, express) = name.strip_suffix('e').map_or((name, false), |number| (number, true));
    match number.as_bytes() {
        [digit @ b'1'..=b'9'] => Ok(Cargo { destination: digit - b'0', express }),
        _ => Err(Problem::new(format!("`{name}` is not a cargo: write its destination 1 to 9, with an e for express"))),
    }
}

/// Turns names into cards, each card once.
struct Names<'a, K> {
    cards: &'a [K],
    parse: fn(&str) -> Result<K, Problem>,
    noun: &'static str,
    /// Copies that are named with their number somewhere, and so are not free for names without one.
    numbered: Vec<bool>,
    taken: Vec<bool>,
}

impl<'a, K: Copy + PartialEq> Names<'a, K> {
    fn new<'n>(
        cards: &'a [K],
        parse: fn(&str) -> Result<K, Problem>,
        noun: &'static str,
        names: impl Iterator<Item = &'n String>,
    ) -> Self {
        let mut this =
            Names { cards, parse, noun, numbered: vec![false; cards.len()], taken: vec![false; cards.len()] };
        for name in names.filter(|name| name.contains('#')) {
            if let Ok(index) = this.numbered_copy(name) {
                this.numbered[index] = true;
            }
        }
        this
    }

    /// The card that a name with a copy number means.
    fn numbered_copy(&self, name: &str) -> Result<usize, Problem> {
        let (kind, copy) = name.split_once('#').unwrap_or((name, "1"));
        let kind = (self.parse)(kind)?;
        let copies: Vec<usize> = (0..self.cards.len()).filter(|&index| self.cards[index] == kind).collect();
        let number = copy.parse::<usize>().unwrap_or(0);
        copies.get(number.wrapping_sub(1)).copied().ok_or_else(|| {
            Problem::new(format!("there is no {} {name}: the box has {} of that kind", self.noun, copies.len()))
        })
    }

    /// Takes the card with this name, or any free copy of the kind.
    fn claim(&mut self, field: &str, name: &str) -> Result<usize, Problem> {
        let index = self.find(field, name, |_| true)?;
        ensure!(!self.taken[index], "`{field}`: {} {name} is in two places", self.noun);
        self.taken[index] = true;
        Ok(index)
    }

    /// The card with this name; without a copy number, a copy for which `fits` holds, preferably a free one.
    fn find(&self, field: &str, name: &str, fits: impl Fn(usize) -> bool) -> Result<usize, Problem> {
        let at = |problem: Problem| problem.at(format!("`{field}`"));
        let first = self.numbered_copy(name).map_err(at)?;
        if name.contains('#') {
            return Ok(first);
        }
        let kind = self.cards[first];
        let copies = || (0..self.cards.len()).filter(|&index| self.cards[index] == kind && fits(index));
        let free = copies().find(|&index| !self.taken[index] && !self.numbered[index]);
        let any = free.or_else(|| copies().next());
        any.ok_or_else(|| Problem::new(format!("`{field}`: {} {name} is not there", self.noun)))
    }
}

impl From<usize> for Card {
    fn from(index: usize) -> Card {
        Card(index as u8)
    }
}

impl From<usize> for CargoId {
    fn from(index: usize) -> CargoId {
        CargoId(index as u8)
    }
}
