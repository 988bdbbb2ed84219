//! What is in the box, from `data/components.toml`.

use std::fmt::{self, Write as _};
use std::sync::LazyLock;

use engine::{Problem, Set, ensure};
use serde::{Deserialize, Serialize};

use crate::file::CardNames;
use crate::links::Links;
use crate::position::{Card, CardSet};
use crate::small_hands::SmallHands;

/// A planet by its orbit number, 1 (Mercury) to 9 (Pluto); the Aliens come in from 10 (RJ-COMP-1).
pub type Orbit = u8;

/// A set of planets.
pub(crate) type Planets = Set<Orbit, u16>;

/// Earth, where the Aliens want to go.
pub(crate) const EARTH: Orbit = 3;
/// The orbit outside Pluto where the Aliens appear (RJ-ALIEN-3).
pub(crate) const DEEP_SPACE: Orbit = 10;
/// How many planets there are.
pub(crate) const PLANETS: usize = 9;
/// How many maneuver cards there are.
pub(crate) const MANEUVERS: usize = 32;
/// How many cargo cards there are.
pub(crate) const CARGOES: usize = 27;
/// The hand a player keeps at most, and is filled up to at least (RJ-HAND-1, RJ-HAND-2).
pub(crate) const HAND: std::ops::RangeInclusive<usize> = 2..=5;

/// The two planet numbers of a maneuver card (RJ-COMP-2). Cards with equal numbers are the same kind; what they are
/// called on the card has no effect (RJ-COMP-3).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Maneuver {
    /// The lower number.
    pub low: Orbit,
    /// The higher number.
    pub high: Orbit,
}

/// A number of one digit.
fn digit(number: Orbit) -> Option<u8> {
    (number < 10).then_some(b'0' + number)
}

impl Maneuver {
    /// Its name, where both numbers have one digit. Dozens are written with every action that is stored and shown: this takes
    /// a fraction of what `write!` does.
    fn short_name(self) -> Option<[u8; 3]> {
        Some([digit(self.low)?, b'-', digit(self.high)?])
    }
}

impl fmt::Display for Maneuver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.short_name().as_ref().map(|name| str::from_utf8(name)) {
            Some(Ok(name)) => f.write_str(name),
            _ => write!(f, "{}-{}", self.low, self.high),
        }
    }
}

impl Serialize for Maneuver {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.short_name().as_ref().map(|name| str::from_utf8(name)) {
            Some(Ok(name)) => serializer.serialize_str(name),
            _ => serializer.collect_str(self),
        }
    }
}

/// A cargo card: where it is to go, and whether it is express (RJ-COMP-4).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Cargo {
    /// Its destination.
    pub destination: Orbit,
    /// Whether it counts as one more card of its run.
    pub express: bool,
}

impl fmt::Display for Cargo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match digit(self.destination) {
            Some(digit) => f.write_char(char::from(digit))?,
            None => write!(f, "{}", self.destination)?,
        }
        f.write_str(if self.express { "e" } else { "" })
    }
}

/// The box.
#[derive(Debug)]
pub struct Components {
    /// Every maneuver card; copies of a kind stand together.
    pub maneuvers: [Maneuver; MANEUVERS],
    /// Where each card leads from each planet.
    pub(crate) links: [Links; MANEUVERS],
    /// How many cards share a planet with each card, more than with the average card.
    pub(crate) neighbours: [f32; MANEUVERS],
    /// Which planets small hands join.
    pub(crate) small_hands: SmallHands,
    /// Every cargo card.
    pub cargoes: [Cargo; CARGOES],
    /// What the cards are called in position files.
    pub(crate) names: CardNames,
    /// The planets that only one cargo goes to.
    pub(crate) rare_planets: Planets,
    /// Points of a run by its count; the last entry repeats (RJ-SCORE-2).
    pub transport: [i16; 6],
    /// Points by the number of different planets delivered to (RJ-PLAN-2).
    pub planets: [i16; PLANETS + 1],
    /// Co-Pilots a player starts with (RJ-SETUP-6).
    pub copilots: u8,
    /// Points for a Co-Pilot left at the end (RJ-END-4).
    pub copilot_points: i16,
    /// Points that change hands for a reserved cargo (RJ-RES-4).
    pub reserve_penalty: i16,
    /// Cards an express cargo counts for (RJ-SCORE-1).
    pub express_bonus: u8,
    /// Cards the Aliens count for (RJ-ALIEN-9).
    pub aliens_bonus: u8,
    /// How many bottom cards Alien Visitors is shuffled into (RJ-DECK-3).
    pub visitors_among: u8,
    /// The turn after which the Aliens come by themselves (RJ-END-6).
    pub turn_limit: u16,
}

fn rare_planets(cargoes: &[Cargo; CARGOES]) -> Planets {
    let going_to = |planet: Orbit| cargoes.iter().filter(|cargo| cargo.destination == planet).count();
    (1..=PLANETS as Orbit).filter(|&planet| going_to(planet) == 1).collect()
}

fn neighbours(links: &[Links; MANEUVERS]) -> [f32; MANEUVERS] {
    let shared = |card: &Links| links.iter().filter(|other| !other.ends.and(card.ends).is_empty()).count() as f32;
    let counts = links.map(|card| shared(&card));
    let mean = counts.iter().sum::<f32>() / MANEUVERS as f32;
    counts.map(|count| count - mean)
}

impl Components {
    /// The first of each kind among some cards: copies of a kind stand together.
    pub(crate) fn one_of_each_kind(&self, cards: CardSet) -> impl Iterator<Item = Card> {
        let mut before = None;
        cards.filter(move |card| {
            let kind = self.maneuvers[card.index()];
            before.replace(kind) != Some(kind)
        })
    }
}

/// The components as they are in the box.
pub(crate) fn of_the_box() -> &'static Components {
    static BOX: LazyLock<Components> =
        LazyLock::new(|| read(include_str!("../data/components.toml")).expect("our own components are valid"));
    &BOX
}

/// Reads a component file.
pub(crate) fn read(toml: &str) -> Result<Components, Problem> {
    let file: ComponentFile =
        toml::from_str(toml).map_err(|error| Problem::new(format!("the component file: {}", error.message())))?;
    file.constants.check()?;
    let maneuvers = file.maneuvers()?;
    let links = maneuvers.map(Links::of);
    let cargoes = file.cargoes()?;
    Ok(Components {
        maneuvers,
        links,
        neighbours: neighbours(&links),
        small_hands: SmallHands::work_out(&maneuvers, &links),
        cargoes,
        names: CardNames::of(&maneuvers, &cargoes),
        rare_planets: rare_planets(&cargoes),
        transport: table("transport", &file.tables.transport)?,
        planets: table("planets", &file.tables.planets)?,
        copilots: file.constants.copilots_per_player,
        copilot_points: file.constants.copilot_end_points,
        reserve_penalty: file.constants.reserve_penalty,
        express_bonus: file.constants.express_bonus_cards,
        aliens_bonus: file.constants.aliens_bonus_cards,
        visitors_among: file.constants.alien_bottom_cards,
        turn_limit: file.constants.turn_limit,
    })
}

fn table<const N: usize>(name: &str, points: &[i16]) -> Result<[i16; N], Problem> {
    let table: [i16; N] = points
        .try_into()
        .map_err(|_| Problem::new(format!("the table `{name}` has {} entries, not {N}", points.len())))?;
    ensure!(
        table[0] == 0 && table.is_sorted() && table[N - 1] <= 1000,
        "the table `{name}` must start at 0, never fall, and end at 1000 at most"
    );
    Ok(table)
}

/// The file as it is written. Fields that only people read are accepted and passed over.
#[derive(Deserialize)]
struct ComponentFile {
    constants: Constants,
    tables: Tables,
    maneuver: Vec<ManeuverEntry>,
    cargo: Vec<CargoEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Constants {
    first_planet: u8,
    last_planet: u8,
    earth: u8,
    deal_per_player: u8,
    draft_piles: u8,
    hand_max: u8,
    hand_min: u8,
    copilots_per_player: u8,
    copilot_end_points: i16,
    copilot_step: u8,
    copilots_per_maneuver: u8,
    reserve_penalty: i16,
    express_bonus_cards: u8,
    aliens_bonus_cards: u8,
    aliens_start_orbit: u8,
    aliens_step: u8,
    alien_bottom_cards: u8,
    turn_limit: u16,
}

impl Constants {
    fn check(&self) -> Result<(), Problem> {
        let fixed = [
            ("first_planet", self.first_planet, 1),
            ("last_planet", self.last_planet, PLANETS as u8),
            ("earth", self.earth, EARTH),
            ("deal_per_player", self.deal_per_player, 2),
            ("draft_piles", self.draft_piles, 3),
            ("hand_max", self.hand_max, 5),
            ("hand_min", self.hand_min, 2),
            ("copilot_step", self.copilot_step, 1),
            ("copilots_per_maneuver", self.copilots_per_maneuver, 1),
            ("aliens_start_orbit", self.aliens_start_orbit, DEEP_SPACE),
            ("aliens_step", self.aliens_step, 1),
        ];
        for (name, value, wanted) in fixed {
            ensure!(value == wanted, "the constant `{name}` is {wanted} by the rules and cannot be {value}");
        }
        let within = [
            ("copilots_per_player", i32::from(self.copilots_per_player), 0, 9),
            ("copilot_end_points", i32::from(self.copilot_end_points), 0, 100),
            ("reserve_penalty", i32::from(self.reserve_penalty), 0, 100),
            ("express_bonus_cards", i32::from(self.express_bonus_cards), 0, 5),
            ("aliens_bonus_cards", i32::from(self.aliens_bonus_cards), 0, 5),
            ("alien_bottom_cards", i32::from(self.alien_bottom_cards), 0, 7),
            ("turn_limit", i32::from(self.turn_limit), 1, 150),
        ];
        for (name, value, low, high) in within {
            ensure!((low..=high).contains(&value), "the constant `{name}` must be {low} to {high}, not {value}");
        }
        Ok(())
    }
}

#[derive(Deserialize)]
struct Tables {
    transport: Vec<i16>,
    planets: Vec<i16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "name, class, source and note are for the readers of the file")]
struct ManeuverEntry {
    id: String,
    name: String,
    class: String,
    low: u8,
    high: u8,
    count: u8,
    source: String,
    note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "name, source and note are for the readers of the file")]
struct CargoEntry {
    id: String,
    name: String,
    destination: u8,
    express: bool,
    count: u8,
    source: String,
    note: Option<String>,
}

impl ComponentFile {
    fn maneuvers(&self) -> Result<[Maneuver; MANEUVERS], Problem> {
        let mut cards = Vec::new();
        for entry in &self.maneuver {
            let card = Maneuver { low: entry.low, high: entry.high };
            ensure!(
                (1..entry.high).contains(&entry.low) && usize::from(entry.high) <= PLANETS,
                "maneuver `{}`: low and high must be two different planets, low first",
                entry.id
            );
            ensure!(!cards.contains(&card), "maneuver `{}`: there is another entry for {card}", entry.id);
            cards.extend(std::iter::repeat_n(card, usize::from(entry.count)));
        }
        let count = cards.len();
        cards.try_into().map_err(|_| Problem::new(format!("there must be {MANEUVERS} maneuver cards, not {count}")))
    }

    fn cargoes(&self) -> Result<[Cargo; CARGOES], Problem> {
        let mut cards = Vec::new();
        for entry in &self.cargo {
            let card = Cargo { destination: entry.destination, express: entry.express };
            ensure!(
                (1..=PLANETS).contains(&usize::from(entry.destination)),
                "cargo `{}`: the destination must be a planet, 1 to 9",
                entry.id
            );
            ensure!(!cards.contains(&card), "cargo `{}`: there is another entry for the same cargo", entry.id);
            cards.extend(std::iter::repeat_n(card, usize::from(entry.count)));
        }
        // RJ-SETUP-5 and RJ-PLAN-6 rest on this: a planet can always be filled.
        for planet in 1..=PLANETS as Orbit {
            let matching = cards.iter().filter(|card| card.destination == planet).count();
            ensure!(matching <= 5, "at most 5 cargo cards may go to planet {planet}, not {matching}");
        }
        let count = cards.len();
        cards.try_into().map_err(|_| Problem::new(format!("there must be {CARGOES} cargo cards, not {count}")))
    }
}
