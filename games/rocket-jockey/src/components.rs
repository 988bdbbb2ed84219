//! What is in the box, from `data/components.toml`.

use std::fmt;
use std::sync::LazyLock;

use engine::{Problem, ensure};
use serde::{Deserialize, Serialize};

use crate::ways::SmallHands;

/// A planet by its orbit number, 1 (Mercury) to 9 (Pluto); the Aliens come in from 10 (RJ-COMP-1).
pub type Orbit = u8;

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
pub(crate) const HAND: std::ops::RangeInclusive<u32> = 2..=5;

/// The two planet numbers of a maneuver card (RJ-COMP-2). Cards with equal numbers are the same kind; what they are
/// called on the card has no effect (RJ-COMP-3).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Maneuver {
    /// The lower number.
    pub low: Orbit,
    /// The higher number.
    pub high: Orbit,
}

impl fmt::Display for Maneuver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.low, self.high)
    }
}

impl Serialize for Maneuver {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
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
    /// The planets that only one cargo goes to, as bits.
    pub(crate) rare_planets: u16,
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

/// Where a card leads: bit q of entry p is set if it has a hop from planet p to planet q.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Links {
    /// As printed (RJ-FLY-1).
    pub(crate) plain: [u16; PLANETS + 1],
    /// With one number changed by a Co-Pilot (RJ-FLY-2).
    pub(crate) bent: [u16; PLANETS + 1],
    /// Both printed planets.
    pub(crate) ends: u16,
    /// Both planets of each reading with a Co-Pilot; 0 for those that do not exist.
    pub(crate) readings: [u16; 4],
}

impl Links {
    fn of(card: Maneuver) -> Links {
        let mut links = Links { ends: 1 << card.low | 1 << card.high, ..Links::default() };
        let mut join = |low: Orbit, high: Orbit, bent: bool| {
            let table = if bent { &mut links.bent } else { &mut links.plain };
            table[usize::from(low)] |= 1 << high;
            table[usize::from(high)] |= 1 << low;
        };
        join(card.low, card.high, false);
        for (low, high) in readings(card) {
            join(low, high, true);
        }
        for (ends, (low, high)) in links.readings.iter_mut().zip(readings(card)) {
            *ends = 1 << low | 1 << high;
        }
        links
    }
}

fn rare_planets(cargoes: &[Cargo; CARGOES]) -> u16 {
    let (mut once, mut again) = (0u16, 0u16);
    for cargo in cargoes {
        again |= once & 1 << cargo.destination;
        once |= 1 << cargo.destination;
    }
    once & !again
}

fn neighbours(links: &[Links; MANEUVERS]) -> [f32; MANEUVERS] {
    let counts = links.map(|card| links.iter().filter(|other| other.ends & card.ends != 0).count() as f32);
    let mean = counts.iter().sum::<f32>() / MANEUVERS as f32;
    counts.map(|count| count - mean)
}

/// The readings of a card with one Co-Pilot: one number one higher or lower (RJ-COP-1), within 1 to 9 (RJ-COP-3);
/// the two may become equal (RJ-COP-4).
pub(crate) fn readings(card: Maneuver) -> impl Iterator<Item = (Orbit, Orbit)> {
    let Maneuver { low, high } = card;
    [(low - 1, high), (low + 1, high), (low, high - 1), (low, high + 1)]
        .into_iter()
        .filter(|&(low, high)| low >= 1 && usize::from(high) <= PLANETS)
}

impl Components {
    /// The components as they are in the box.
    pub(crate) fn of_the_box() -> &'static Components {
        static BOX: LazyLock<Components> = LazyLock::new(|| {
            Components::read(include_str!("../data/components.toml")).expect("our own components are valid")
        });
        &BOX
    }

    /// Reads a component file.
    pub(crate) fn read(toml: &str) -> Result<Components, Problem> {
        let raw: Raw =
            toml::from_str(toml).map_err(|error| Problem::new(format!("the component file: {}", error.message())))?;
        raw.constants.check()?;
        let maneuvers = raw.maneuvers()?;
        let links = maneuvers.map(Links::of);
        let cargoes = raw.cargoes()?;
        Ok(Components {
            maneuvers,
            links,
            neighbours: neighbours(&links),
            small_hands: SmallHands::work_out(&maneuvers, &links),
            cargoes,
            rare_planets: rare_planets(&cargoes),
            transport: table("transport", &raw.tables.transport)?,
            planets: table("planets", &raw.tables.planets)?,
            copilots: raw.constants.copilots_per_player,
            copilot_points: raw.constants.copilot_end_points,
            reserve_penalty: raw.constants.reserve_penalty,
            express_bonus: raw.constants.express_bonus_cards,
            aliens_bonus: raw.constants.aliens_bonus_cards,
            visitors_among: raw.constants.alien_bottom_cards,
            turn_limit: raw.constants.turn_limit,
        })
    }
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
struct Raw {
    constants: Constants,
    tables: Tables,
    maneuver: Vec<RawManeuver>,
    cargo: Vec<RawCargo>,
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
struct RawManeuver {
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
struct RawCargo {
    id: String,
    name: String,
    destination: u8,
    express: bool,
    count: u8,
    source: String,
    note: Option<String>,
}

impl Raw {
    fn maneuvers(&self) -> Result<[Maneuver; MANEUVERS], Problem> {
        let mut cards = Vec::new();
        for raw in &self.maneuver {
            let card = Maneuver { low: raw.low, high: raw.high };
            ensure!(
                (1..raw.high).contains(&raw.low) && usize::from(raw.high) <= PLANETS,
                "maneuver `{}`: low and high must be two different planets, low first",
                raw.id
            );
            ensure!(!cards.contains(&card), "maneuver `{}`: there is another entry for {card}", raw.id);
            cards.extend(std::iter::repeat_n(card, usize::from(raw.count)));
        }
        let count = cards.len();
        cards.try_into().map_err(|_| Problem::new(format!("there must be {MANEUVERS} maneuver cards, not {count}")))
    }

    fn cargoes(&self) -> Result<[Cargo; CARGOES], Problem> {
        let mut cards = Vec::new();
        for raw in &self.cargo {
            let card = Cargo { destination: raw.destination, express: raw.express };
            ensure!(
                (1..=PLANETS).contains(&usize::from(raw.destination)),
                "cargo `{}`: the destination must be a planet, 1 to 9",
                raw.id
            );
            ensure!(!cards.contains(&card), "cargo `{}`: there is another entry for the same cargo", raw.id);
            cards.extend(std::iter::repeat_n(card, usize::from(raw.count)));
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
