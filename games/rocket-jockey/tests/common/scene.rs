//! Positions laid out in a few words.
//!
//! What a test says is there; everything else is filled with the cards that remain, in the order of the box. It goes through
//! a position file, so every position of a test has passed the audit.

use std::collections::BTreeMap;

use engine::testing::Table;
use engine::{Game, Seat};
use rocket_jockey::{Card, CardSet, RocketJockey};
use serde_json::{Value, json};

use super::A;

/// Every maneuver card by its name in a position file, in the order of the box.
pub(crate) fn maneuver_names() -> Vec<String> {
    names(RocketJockey::components().maneuvers.iter().map(ToString::to_string))
}

/// Every cargo card by its name in a position file, in the order of the box.
pub(crate) fn cargo_names() -> Vec<String> {
    names(RocketJockey::components().cargoes.iter().map(ToString::to_string))
}

fn names(kinds: impl Iterator<Item = String>) -> Vec<String> {
    let kinds: Vec<String> = kinds.collect();
    let copies = |kind: &str, upto: usize| kinds[..upto].iter().filter(|other| *other == kind).count();
    let name = |(index, kind): (usize, &String)| match copies(kind, kinds.len()) {
        1 => kind.clone(),
        _ => format!("{kind}#{}", 1 + copies(kind, index)),
    };
    kinds.iter().enumerate().map(name).collect()
}

/// Cards that are not yet in any place.
struct Rest(Vec<String>);

impl Rest {
    /// Takes the card with this name, or the first copy that is left.
    fn take(&mut self, name: &str) -> String {
        let copy = format!("{name}#");
        let index = self.0.iter().position(|card| card == name || card.starts_with(&copy));
        self.0.remove(index.unwrap_or_else(|| panic!("no {name} is left in the box")))
    }

    fn take_all(&mut self, names: &str) -> Vec<String> {
        names.split_whitespace().map(|name| self.take(name)).collect()
    }

    /// Takes the first cards that are left.
    fn first(&mut self, count: usize) -> Vec<String> {
        self.0.drain(..count).collect()
    }

    fn all(self) -> Vec<String> {
        self.0
    }
}

/// A position in the making.
#[derive(Clone)]
pub(crate) struct Scene {
    players: u8,
    active: Seat,
    phase: &'static str,
    turn: u16,
    hands: BTreeMap<Seat, &'static str>,
    known: BTreeMap<Seat, &'static str>,
    scores: BTreeMap<Seat, i16>,
    copilots: BTreeMap<Seat, u8>,
    reserved: BTreeMap<Seat, &'static str>,
    delivered: BTreeMap<Seat, &'static str>,
    drafts: Option<&'static str>,
    discard: &'static str,
    deck: Option<&'static str>,
    deck_top: &'static str,
    old: &'static str,
    cargo: String,
    cargo_deck: Option<&'static str>,
    cargo_top: &'static str,
    aliens: Option<u8>,
}

impl Scene {
    /// So many players, in Step Two of A's turn: three cards in A's hand, two in every other, four Co-Pilots each.
    pub(crate) fn of(players: u8) -> Self {
        Scene {
            players,
            active: A,
            phase: "step-two",
            turn: 1,
            hands: BTreeMap::new(),
            known: BTreeMap::new(),
            scores: BTreeMap::new(),
            copilots: BTreeMap::new(),
            reserved: BTreeMap::new(),
            delivered: BTreeMap::new(),
            drafts: None,
            discard: "",
            deck: None,
            deck_top: "",
            old: "",
            cargo: String::new(),
            cargo_deck: None,
            cargo_top: "",
            aliens: None,
        }
    }

    /// At the start of the turn instead of in Step Two.
    pub(crate) fn fuel_up(mut self) -> Self {
        self.phase = "fuel-up";
        self
    }
    pub(crate) fn active(mut self, seat: Seat) -> Self {
        self.active = seat;
        self
    }
    pub(crate) fn turn(mut self, turn: u16) -> Self {
        self.turn = turn;
        self
    }
    pub(crate) fn hand(mut self, seat: Seat, cards: &'static str) -> Self {
        self.hands.insert(seat, cards);
        self
    }
    /// Cards of a hand that everybody knows of.
    pub(crate) fn known(mut self, seat: Seat, cards: &'static str) -> Self {
        self.known.insert(seat, cards);
        self
    }
    pub(crate) fn score(mut self, seat: Seat, points: i16) -> Self {
        self.scores.insert(seat, points);
        self
    }
    /// Co-Pilots in supply.
    pub(crate) fn copilots(mut self, seat: Seat, count: u8) -> Self {
        self.copilots.insert(seat, count);
        self
    }
    /// A Co-Pilot of the seat is on this cargo: a planet's number, or `aliens`.
    pub(crate) fn reserved(mut self, seat: Seat, place: &'static str) -> Self {
        self.reserved.insert(seat, place);
        self
    }
    pub(crate) fn delivered(mut self, seat: Seat, cargoes: &'static str) -> Self {
        self.delivered.insert(seat, cargoes);
        self
    }
    /// The three draft piles; `-` is an empty one.
    pub(crate) fn drafts(mut self, cards: &'static str) -> Self {
        self.drafts = Some(cards);
        self
    }
    /// The discards, top card first.
    pub(crate) fn discard(mut self, cards: &'static str) -> Self {
        self.discard = cards;
        self
    }
    /// The whole maneuver deck, top card first; all other cards then lie below the named discards. `visitors` may be in it.
    pub(crate) fn deck(mut self, cards: &'static str) -> Self {
        self.deck = Some(cards);
        self
    }
    /// The top of the maneuver deck, above all cards that are nowhere else.
    pub(crate) fn deck_top(mut self, cards: &'static str) -> Self {
        self.deck_top = cards;
        self
    }
    /// The deck was reshuffled once, and all but these cards went through that: they were drawn before.
    pub(crate) fn old(mut self, cards: &'static str) -> Self {
        self.old = cards;
        self
    }
    /// Cargoes at planets: `6:3 2:4e`. Other planets get what is left.
    pub(crate) fn cargo(mut self, cargoes: impl Into<String>) -> Self {
        self.cargo = cargoes.into();
        self
    }
    /// The whole cargo deck, top card first; all other cargoes then have been delivered by the last seat.
    pub(crate) fn cargo_deck(mut self, cargoes: &'static str) -> Self {
        self.cargo_deck = Some(cargoes);
        self
    }
    /// The top of the cargo deck, above all cargoes that are nowhere else.
    pub(crate) fn cargo_top(mut self, cargoes: &'static str) -> Self {
        self.cargo_top = cargoes;
        self
    }
    /// The Aliens are in play at this orbit; A drew Alien Visitors.
    pub(crate) fn aliens(mut self, orbit: u8) -> Self {
        self.aliens = Some(orbit);
        self
    }

    /// The position on a table.
    #[track_caller]
    pub(crate) fn table(&self) -> Table<RocketJockey> {
        Table::of_file(self.file())
    }

    /// The `position` of its file.
    pub(crate) fn file(&self) -> Value {
        let seats = || Seat::all(self.players);
        let mut value = self.maneuvers();
        let cargoes = self.cargoes();
        let supply = |seat: Seat| {
            let full = 4 - u8::from(self.reserved.contains_key(&seat));
            self.copilots.get(&seat).copied().unwrap_or(full)
        };
        let of_seats = json!({
            "turn": self.turn,
            "active": self.active.index(),
            "phase": self.phase,
            "scores": seats().map(|seat| self.scores.get(&seat).copied().unwrap_or(0)).collect::<Vec<_>>(),
            "supply": seats().map(supply).collect::<Vec<_>>(),
            "reserved": seats().map(|seat| self.reserved.get(&seat)).collect::<Vec<_>>(),
            "known": seats().map(|seat| words(self.known.get(&seat))).collect::<Vec<_>>(),
            "aliens": self.aliens,
            "alien_pilot": null, "flight": null, "played": [], "runs": [], "last_stop": 0, "cargo_known": 0,
        });
        for part in [cargoes, of_seats] {
            let (Value::Object(all), Value::Object(part)) = (&mut value, part) else {
                unreachable!("both are objects")
            };
            all.extend(part);
        }
        value
    }

    /// Where the maneuver cards are.
    fn maneuvers(&self) -> Value {
        let mut rest = Rest(maneuver_names());
        let stated: BTreeMap<Seat, Vec<String>> =
            self.hands.iter().map(|(&seat, cards)| (seat, rest.take_all(cards))).collect();
        let drafts = self.drafts.map(|cards| {
            let pile = |card| if card == "-" { None } else { Some(rest.take(card)) };
            cards.split_whitespace().map(pile).collect::<Vec<_>>()
        });
        let mut discard = rest.take_all(self.discard);
        let mut visitors = if self.aliens.is_some() { json!({"with": 0}) } else { json!("aside") };
        let mut deck = Vec::new();
        for card in self.deck.unwrap_or(self.deck_top).split_whitespace() {
            if card == "visitors" {
                visitors = json!("in-deck");
                deck.push(card.to_owned());
            } else {
                deck.push(rest.take(card));
            }
        }
        let own = if self.phase == "fuel-up" { 2 } else { 3 };
        let hands: Vec<Vec<String>> = Seat::all(self.players)
            .map(|seat| match stated.get(&seat) {
                Some(cards) => cards.clone(),
                None => rest.first(if seat == self.active { own } else { 2 }),
            })
            .collect();
        let drafts = drafts.unwrap_or_else(|| rest.first(3).into_iter().map(Some).collect());
        let below = if self.deck.is_some() { &mut discard } else { &mut deck };
        below.extend(rest.all());

        let era = u8::from(visitors != json!("aside") || !self.old.is_empty());
        let mut old = Rest(hands.concat());
        let old = old.take_all(self.old);
        let eras: BTreeMap<String, u8> = maneuver_names()
            .into_iter()
            .filter(|card| era > 0 && (deck.contains(card) || !self.old.is_empty() && !old.contains(card)))
            .map(|card| (card, era))
            .collect();
        json!({
            "hands": hands, "drafts": drafts, "discard": discard, "deck": deck, "visitors": visitors,
            "era": era, "eras": eras,
        })
    }

    /// Where the cargo cards are.
    fn cargoes(&self) -> Value {
        let mut rest = Rest(cargo_names());
        let mut planets: BTreeMap<u8, String> = BTreeMap::new();
        for cargo in self.cargo.split_whitespace() {
            let (planet, name) = cargo.split_once(':').expect("a cargo is written planet:cargo");
            planets.insert(planet.parse().expect("a planet's number"), rest.take(name));
        }
        let mut delivered: Vec<Vec<String>> = Seat::all(self.players)
            .map(|seat| rest.take_all(self.delivered.get(&seat).copied().unwrap_or_default()))
            .collect();
        let mut deck = rest.take_all(self.cargo_deck.unwrap_or(self.cargo_top));
        for planet in 1..=9u8 {
            let matching = format!("{planet}");
            planets.entry(planet).or_insert_with(|| {
                let index = rest.0.iter().position(|cargo| !cargo.starts_with(&matching));
                rest.0.remove(index.expect("some cargo goes elsewhere"))
            });
        }
        if self.cargo_deck.is_some() {
            delivered.last_mut().expect("at least two seats").extend(rest.all());
        } else {
            deck.extend(rest.all());
        }
        json!({"cargo": planets, "delivered": delivered, "cargo_deck": deck})
    }
}

fn words(text: Option<&&str>) -> Vec<String> {
    text.map(|text| text.split_whitespace().map(str::to_owned).collect()).unwrap_or_default()
}

/// A set of cards by their kinds.
pub(crate) fn card_set<'a>(kinds: impl IntoIterator<Item = &'a str>) -> CardSet {
    let mut rest = Rest(maneuver_names());
    let all = maneuver_names();
    let index = |name: String| all.iter().position(|card| *card == name).expect("every name is in the list");
    kinds.into_iter().map(|kind| Card::from(index(rest.take(kind)))).collect()
}
