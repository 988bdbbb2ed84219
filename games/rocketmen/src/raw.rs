//! The component file as it is written, and how it becomes the box. Fields that only people read are passed over.

use std::collections::BTreeMap;

use engine::{Problem, ensure};
use serde::Deserialize;
use tinyvec::ArrayVec;

use crate::board::{Achievement, Destination, Difficulty, Goal, Location, MissionType, Variant};
use crate::components::{
    COPIES, Class, Components, Flight, GoalCard, LOCATIONS, Print, Resource, SoloCard, Stock, Task,
};
use crate::effect::{Effect, Timing};
use crate::items::Items;
use crate::kind::{Card, CardSet, KINDS, Kind, MISSIONS};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "game, achievement, mission_type and piece are for the readers of the file")]
struct Raw {
    game: toml::Table,
    constants: Constants,
    victory_track: Track,
    destination: Vec<RawDestination>,
    mission_type: Vec<toml::Table>,
    location: Vec<RawLocation>,
    achievement: Vec<toml::Table>,
    mission_card: Vec<RawCard>,
    engine: Vec<RawCard>,
    threat: Vec<RawCard>,
    asset: Vec<RawCard>,
    success_card: Vec<RawSuccess>,
    personal_goal: Vec<RawGoal>,
    variant_card: Vec<RawVariant>,
    solo_card: Vec<RawSolo>,
    piece: Vec<toml::Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Constants {
    hand_size: u8,
    opening_hand: u8,
    display_slots: u8,
    placement_cost: u16,
    engines_per_turn: u8,
    mission_tokens_per_player: u8,
    mission_cards_per_player: u8,
    threat_vp: u8,
    moon_token_vp: u8,
    mars_token_vp: u8,
    goals_dealt: u8,
    variants_drawn: u8,
    achievement_cash: u16,
    round_cap: u16,
    #[serde(rename = "source")]
    _source: String,
}

impl Constants {
    fn check(&self) -> Result<(), Problem> {
        let fixed = [
            ("display_slots", u16::from(self.display_slots), 6),
            ("engines_per_turn", self.engines_per_turn.into(), 1),
            ("mission_tokens_per_player", self.mission_tokens_per_player.into(), 6),
            ("mission_cards_per_player", self.mission_cards_per_player.into(), 12),
            ("goals_dealt", self.goals_dealt.into(), 2),
            ("variants_drawn", self.variants_drawn.into(), 2),
            ("round_cap", self.round_cap, 100),
        ];
        for (name, value, wanted) in fixed {
            ensure!(value == wanted, "the constant `{name}` is {wanted} by the rules and cannot be {value}");
        }
        let within = [
            ("hand_size", u16::from(self.hand_size), 4, 10),
            ("opening_hand", self.opening_hand.into(), 4, 10),
            ("placement_cost", self.placement_cost, 0, 50),
            ("threat_vp", self.threat_vp.into(), 0, 9),
            ("moon_token_vp", self.moon_token_vp.into(), 0, 9),
            ("mars_token_vp", self.mars_token_vp.into(), 0, 9),
            ("achievement_cash", self.achievement_cash, 0, 100),
        ];
        for (name, value, low, high) in within {
            ensure!((low..=high).contains(&value), "the constant `{name}` must be {low} to {high}, not {value}");
        }
        Ok(())
    }
}

#[derive(Deserialize)]
struct Track {
    end_vp: BTreeMap<String, u8>,
    threat_surcharge: Vec<Mark>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mark {
    from_vp: u8,
    extra: u16,
}

#[derive(Deserialize)]
struct RawDestination {
    id: Destination,
    target: u8,
    draws: u8,
    boost_item: Resource,
}

#[derive(Deserialize)]
struct RawLocation {
    id: String,
    destination: Destination,
    #[serde(rename = "type")]
    mission_type: MissionType,
    rocket_points: u8,
    vp_first: u8,
    vp_other: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "name, text, source, facts, note and limit are for the readers of the file")]
struct RawCard {
    id: String,
    name: String,
    count: u8,
    copies: Option<Copies>,
    deck: Option<Deck>,
    #[serde(rename = "type")]
    mission_type: Option<MissionType>,
    achievement: Option<Achievement>,
    #[serde(default)]
    money: u16,
    #[serde(default)]
    money_per_mission: u16,
    #[serde(default)]
    items: Items,
    #[serde(default)]
    cost: Items,
    timing: Option<Timing>,
    effect: Option<String>,
    amount: Option<u8>,
    threat: Option<String>,
    #[serde(default)]
    permanent: bool,
    vp: Option<u8>,
    limit: Option<bool>,
    text: Option<String>,
    source: String,
    facts: Option<Vec<String>>,
    note: Option<String>,
}

#[derive(Copy, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Copies {
    #[serde(default)]
    deck1: u8,
    #[serde(default)]
    all: u8,
    #[serde(default)]
    p3: u8,
    #[serde(default)]
    p4: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Deck {
    Teal,
    Pink,
}

#[derive(Deserialize)]
struct RawSuccess {
    value: u8,
    count: u8,
}

#[derive(Deserialize)]
struct RawGoal {
    id: Goal,
    tasks: Vec<RawTask>,
    vp: [u8; 3],
    solo: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTask {
    location: Option<String>,
    destination: Option<Destination>,
    missions: Option<u8>,
    threat: Option<String>,
    token: Option<Destination>,
    first_places: Option<u8>,
}

#[derive(Deserialize)]
struct RawVariant {
    id: Variant,
    vp: Option<u8>,
    amount: Option<u8>,
}

#[derive(Deserialize)]
struct RawSolo {
    #[serde(rename = "type")]
    mission_type: MissionType,
    advance: u8,
    easy: RawRow,
    normal: RawRow,
    hard: RawRow,
}

#[derive(Copy, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRow {
    destination: Destination,
    start: u8,
}

pub(crate) fn read(toml: &str) -> Result<Components, Problem> {
    let raw: Raw =
        toml::from_str(toml).map_err(|error| Problem::new(format!("the component file: {}", error.message())))?;
    raw.constants.check()?;
    let locations = raw.locations()?;
    let location_at = index_locations(&locations);
    let mut sheet = Sheet::default();
    let prints = raw.prints(&mut sheet)?;
    check_missions(&prints, &locations)?;
    let success = raw.success()?;
    Ok(Components {
        prints,
        kind_of: sheet.kind_of,
        cards_of: sheet.cards_of,
        threats: sheet.where_print(&prints, |print| print.class == Class::Threat),
        espionage: sheet.where_print(&prints, |print| print.effect == Effect::Copy),
        stock: sheet.stock,
        solo_stock: sheet.solo_stock,
        location_at,
        locations_of: Destination::ALL.map(|destination| {
            location_at[destination.index()].iter().flatten().fold(0, |set, location| set | 1 << location)
        }),
        flights: raw.flights()?,
        success,
        odds: std::array::from_fn(|spaces| {
            std::array::from_fn(|cards| crate::odds::chance_of(spaces as u8, cards as u8, success) as f32)
        }),
        surcharges: raw.surcharges()?,
        end_vp: raw.end_vp()?,
        goals: raw.goals(&locations)?,
        variants: raw.variants()?,
        solo_cards: raw.solo_cards()?,
        locations,
        hand_size: raw.constants.hand_size,
        opening_hand: raw.constants.opening_hand,
        slots: raw.constants.display_slots,
        placement_cost: raw.constants.placement_cost,
        tokens: raw.constants.mission_tokens_per_player,
        threat_vp: raw.constants.threat_vp,
        honour_vp: [raw.constants.moon_token_vp, raw.constants.mars_token_vp],
        cash: raw.constants.achievement_cash,
    })
}

type LocationIndex = [[Option<u8>; MissionType::ALL.len()]; Destination::ALL.len()];

fn index_locations(locations: &[Location; LOCATIONS]) -> LocationIndex {
    let mut index = LocationIndex::default();
    for (number, location) in (0..).zip(locations) {
        index[location.destination.index()][location.mission_type.index()] = Some(number);
    }
    index
}

/// RM-BOARD-8: a player owns as many cards of a type as there are locations of it.
fn check_missions(prints: &[Print; KINDS], locations: &[Location]) -> Result<(), Problem> {
    for wanted in MissionType::ALL {
        let cards = prints.iter().filter(|print| matches!(print.class, Class::Mission(kind, _) if kind == wanted));
        let (cards, places) = (cards.count(), locations.iter().filter(|place| place.mission_type == wanted).count());
        ensure!(cards == places, "there must be as many `{wanted}` cards as locations, not {cards} and {places}");
    }
    Ok(())
}

/// The physical cards, numbered: own missions first, then every copy of every other kind in order.
struct Sheet {
    kind_of: [Kind; 128],
    cards_of: [CardSet; KINDS],
    next: u8,
    stock: [Stock; 3],
    solo_stock: Stock,
}

impl Default for Sheet {
    fn default() -> Self {
        Sheet {
            kind_of: [Kind::default(); 128],
            cards_of: [CardSet::EMPTY; KINDS],
            next: 0,
            stock: Default::default(),
            solo_stock: Stock::default(),
        }
    }
}

impl Sheet {
    fn add(&mut self, kind: Kind) -> Result<Card, Problem> {
        ensure!(self.next < 128, "there are more than 128 cards");
        let card = Card(self.next);
        self.next += 1;
        self.kind_of[card.index()] = kind;
        self.cards_of[kind.index()].insert(card);
        Ok(card)
    }

    fn where_print(&self, prints: &[Print; KINDS], holds: impl Fn(&Print) -> bool) -> CardSet {
        let fitting = Kind::all().filter(|kind| holds(&prints[kind.index()]));
        fitting.fold(CardSet::EMPTY, |set, kind| set.or(self.cards_of[kind.index()]))
    }

    /// Equal Mission cards become one kind, the first of them.
    fn add_missions(&mut self, prints: &[Print]) -> Result<(), Problem> {
        let same = |a: &Print, b: &Print| a.class == b.class && a.items == b.items;
        let first = |index: usize| prints.iter().position(|print| same(print, &prints[index])).unwrap_or(index);
        for kind in 0..MISSIONS {
            for _ in (0..MISSIONS).filter(|&index| first(index) == kind) {
                self.add(Kind(kind as u8))?;
            }
        }
        Ok(())
    }

    /// Deals the copies of one kind to the decks: `part` names the set of a stock that unmarked copies belong to.
    fn add_copies(&mut self, kind: Kind, raw: &RawCard, class: Class) -> Result<(), Problem> {
        let copies = raw.copies.ok_or_else(|| Problem::new("`copies` is missing"))?;
        let counts = [copies.deck1 + copies.all, copies.p3, copies.p4];
        let total = counts.iter().map(|&count| u32::from(count)).sum::<u32>();
        ensure!(total == u32::from(raw.count), "`copies` are {total}, but `count` is {}", raw.count);
        ensure!(raw.count <= 7, "there can be at most 7 copies");
        for number in 0..raw.count {
            let card = self.add(kind)?;
            let least = [number < counts[0], number < counts[0] + counts[1], true];
            for (stock, _) in self.stock.iter_mut().zip(least).filter(|(_, used)| *used) {
                let set = match (class, raw.deck) {
                    (Class::Engine, _) => &mut stock.engines,
                    (Class::Threat, _) if number < copies.deck1 => &mut stock.top,
                    (Class::Asset, Some(Deck::Teal)) => &mut stock.top,
                    _ => &mut stock.bottom,
                };
                set.insert(card);
            }
            // RM-SOLO-2: only the Threats marked 1, and those in the pink part.
            if least[0] {
                match (class, raw.deck) {
                    (Class::Engine, _) => self.solo_stock.engines.insert(card),
                    (Class::Threat, _) if number >= copies.deck1 => {}
                    (Class::Asset, Some(Deck::Teal)) => self.solo_stock.top.insert(card),
                    _ => self.solo_stock.bottom.insert(card),
                }
            }
        }
        Ok(())
    }
}

impl Raw {
    fn prints(&self, sheet: &mut Sheet) -> Result<[Print; KINDS], Problem> {
        let groups = [(&self.mission_card, "mission_card"), (&self.engine, "engine"), (&self.threat, "threat")];
        let all = groups.into_iter().chain([(&self.asset, "asset")]);
        let mut raws: [Option<(&RawCard, &str)>; KINDS] = [None; KINDS];
        for (cards, group) in all {
            for raw in cards {
                let kind: Kind = raw.id.parse().map_err(|problem: Problem| problem.at(group))?;
                ensure!(raws[kind.index()].is_none(), "{group} `{}` is there twice", raw.id);
                raws[kind.index()] = Some((raw, group));
            }
        }
        let mut prints = Vec::new();
        for kind in Kind::all() {
            let (raw, group) =
                raws[kind.index()].ok_or_else(|| Problem::new(format!("the card `{kind}` is missing")))?;
            prints.push(raw.print(kind, group).map_err(|problem| problem.at(format!("{group} `{kind}`")))?);
        }
        sheet.add_missions(&prints[..MISSIONS])?;
        for kind in Kind::all().skip(MISSIONS) {
            let (raw, group) = raws[kind.index()].expect("checked just before");
            sheet
                .add_copies(kind, raw, prints[kind.index()].class)
                .map_err(|problem| problem.at(format!("{group} `{kind}`")))?;
        }
        check_effects(&prints, sheet)?;
        prints.try_into().map_err(|_| Problem::new("the cards are not all there"))
    }

    fn locations(&self) -> Result<[Location; LOCATIONS], Problem> {
        let mut locations: Vec<Location> = Vec::new();
        for raw in &self.location {
            let location = Location {
                destination: raw.destination,
                mission_type: raw.mission_type,
                rocket_points: raw.rocket_points,
                vp_first: raw.vp_first,
                vp_other: raw.vp_other,
            };
            ensure!(raw.id == location.id(), "location `{}` must be called `{}`", raw.id, location.id());
            ensure!(!locations.iter().any(|other| other.id() == raw.id), "location `{}` is there twice", raw.id);
            ensure!((1..=12).contains(&raw.rocket_points), "location `{}`: `rocket_points` must be 1 to 12", raw.id);
            ensure!(
                raw.vp_other < raw.vp_first && raw.vp_first <= 12,
                "location `{}`: `vp_other` must be less than `vp_first`, and that at most 12 (RM-BOARD-4)",
                raw.id
            );
            locations.push(location);
        }
        locations.sort_by_key(|location| (location.destination, location.mission_type));
        let count = locations.len();
        locations.try_into().map_err(|_| Problem::new(format!("there must be {LOCATIONS} locations, not {count}")))
    }

    fn flights(&self) -> Result<[Flight; 3], Problem> {
        let mut flights = Vec::new();
        for destination in Destination::ALL {
            let mut found = self.destination.iter().filter(|raw| raw.id == destination);
            let (Some(raw), None) = (found.next(), found.next()) else {
                return Err(Problem::new(format!("the destination `{destination}` must be there once")));
            };
            ensure!((1..=20).contains(&raw.target), "destination `{destination}`: `target` must be 1 to 20");
            ensure!((1..=6).contains(&raw.draws), "destination `{destination}`: `draws` must be 1 to 6");
            flights.push(Flight { target: raw.target, draws: raw.draws, boost: raw.boost_item });
        }
        flights.try_into().map_err(|_| Problem::new("there must be three destinations"))
    }

    fn success(&self) -> Result<[u8; 5], Problem> {
        let mut counts = [0; 5];
        for raw in &self.success_card {
            ensure!(raw.value <= 4, "a Mission Success card is worth 0 to 4, not {}", raw.value);
            counts[usize::from(raw.value)] += raw.count;
        }
        let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
        ensure!(total == 18, "there must be 18 Mission Success cards, not {total}");
        Ok(counts)
    }

    fn surcharges(&self) -> Result<ArrayVec<[(u8, u16); 4]>, Problem> {
        let marks = &self.victory_track.threat_surcharge;
        ensure!(marks.len() <= 4, "there can be at most 4 surcharge marks, not {}", marks.len());
        ensure!(
            marks.is_sorted_by_key(|mark| (mark.from_vp, mark.extra)) && marks.iter().all(|mark| mark.extra <= 200),
            "the surcharge marks must rise, to $200 at most"
        );
        Ok(marks.iter().map(|mark| (mark.from_vp, mark.extra)).collect())
    }

    fn end_vp(&self) -> Result<[u8; 3], Problem> {
        let mut scores = [0; 3];
        for (score, players) in scores.iter_mut().zip(["2", "3", "4"]) {
            *score = *self
                .victory_track
                .end_vp
                .get(players)
                .filter(|vp| (1..=60).contains(*vp))
                .ok_or_else(|| Problem::new(format!("`end_vp` for {players} players must be 1 to 60")))?;
        }
        Ok(scores)
    }

    fn goals(&self, locations: &[Location]) -> Result<[GoalCard; Goal::ALL.len()], Problem> {
        let mut goals = Vec::new();
        for goal in Goal::ALL {
            let raw = self.personal_goal.iter().find(|raw| raw.id == goal);
            let raw = raw.ok_or_else(|| Problem::new(format!("the goal `{goal}` is missing")))?;
            goals.push(raw.card(locations).map_err(|problem| problem.at(format!("goal `{goal}`")))?);
        }
        ensure!(goals.iter().any(|goal| goal.solo), "at least one goal must be for the solitaire game");
        goals.try_into().map_err(|_| Problem::new("there must be twelve goals"))
    }

    fn variants(&self) -> Result<[u8; Variant::ALL.len()], Problem> {
        let mut amounts = [0; Variant::ALL.len()];
        for variant in Variant::ALL {
            let raw = self.variant_card.iter().find(|raw| raw.id == variant);
            let raw = raw.ok_or_else(|| Problem::new(format!("the variant card `{variant}` is missing")))?;
            let amount = raw.vp.or(raw.amount).unwrap_or(0);
            let most = if variant == Variant::WideMarket { 8 } else { 9 };
            ensure!(amount <= most, "variant card `{variant}`: {amount} is more than {most}");
            amounts[variant.index()] = amount;
        }
        let wide = amounts[Variant::WideMarket.index()];
        ensure!(wide >= 6, "variant card `wide-market`: a display has at least 6 slots, not {wide}");
        Ok(amounts)
    }

    fn solo_cards(&self) -> Result<[SoloCard; MissionType::ALL.len()], Problem> {
        let mut cards = Vec::new();
        for mission_type in MissionType::ALL {
            let mut found = self.solo_card.iter().filter(|raw| raw.mission_type == mission_type);
            let (Some(raw), None) = (found.next(), found.next()) else {
                return Err(Problem::new(format!("there must be one Solo card of the type `{mission_type}`")));
            };
            let rows = [raw.easy, raw.normal, raw.hard].map(|row| (row.destination, row.start));
            ensure!(
                raw.advance <= 20 && rows.iter().all(|row| row.1 <= 20),
                "the Solo card `{mission_type}` leaves the track"
            );
            cards.push(SoloCard { mission_type, advance: raw.advance, rows });
        }
        debug_assert!(Difficulty::ALL.len() == 3, "rows are easy, normal, hard");
        cards.try_into().map_err(|_| Problem::new("there must be seven Solo cards"))
    }
}

impl RawCard {
    fn print(&self, kind: Kind, group: &str) -> Result<Print, Problem> {
        let class = match (group, self.mission_type, self.achievement) {
            ("mission_card", Some(mission_type), Some(achievement)) => Class::Mission(mission_type, achievement),
            ("mission_card", ..) => return Err(Problem::new("`type` and `achievement` are needed")),
            ("engine", ..) => Class::Engine,
            ("threat", ..) => Class::Threat,
            _ => Class::Asset,
        };
        let belongs = match kind.index() {
            0..12 => "mission_card",
            12..15 => "engine",
            15..18 => "threat",
            _ => "asset",
        };
        ensure!(group == belongs, "it belongs under `{belongs}`");
        ensure!(class != Class::Asset || self.deck.is_some(), "`deck` must be teal or pink");
        let fair = |money: u16| money <= 300 && money.is_multiple_of(10);
        ensure!(self.items.money == 0, "money stands under `money`, not under `items`");
        ensure!(
            fair(self.money) && fair(self.cost.money) && self.money_per_mission <= 50,
            "money goes in steps of $10, to $300 at most"
        );
        ensure!(self.items.icons() <= 6 && self.cost.icons() <= 6, "at most 6 icons");
        ensure!(!matches!(class, Class::Mission(..)) || self.count == 1, "each player has one copy");
        let effect = Effect::read(self.effect.as_deref().unwrap_or("none"), self.amount, self.threat.as_deref())?;
        let timing = self.timing.unwrap_or(Timing::None);
        ensure!(
            effect.timing() == timing || (effect == Effect::None && timing == Timing::LaunchPad),
            "its effect does not work at the timing it names"
        );
        ensure!(effect == Effect::None || class == Class::Asset, "only Assets have effects");
        let items = Items { money: self.money, ..self.items };
        Ok(Print {
            class,
            items,
            money_per_mission: self.money_per_mission,
            cost: self.cost,
            effect,
            permanent: self.permanent,
        })
    }
}

/// What the engine relies on: at most two kinds have the same launch effect, one kind copies, solvers name Threats.
fn check_effects(prints: &[Print], sheet: &Sheet) -> Result<(), Problem> {
    for (kind, print) in Kind::all().zip(prints) {
        if let Effect::SolveThreat(threat) = print.effect {
            ensure!(prints[threat.index()].class == Class::Threat, "asset `{kind}`: `{threat}` is not a Threat");
        }
        let alike = |other: &&Print| std::mem::discriminant(&other.effect) == std::mem::discriminant(&print.effect);
        let kinds = prints.iter().filter(alike).count();
        let most = match print.effect {
            Effect::Copy | Effect::Depot(_) => 1,
            _ if print.effect.timing() == Timing::LaunchPad => 2,
            _ => KINDS,
        };
        ensure!(kinds <= most, "asset `{kind}`: at most {most} kinds of cards can have its effect");
        if print.effect == Effect::Copy {
            let copies = sheet.cards_of[kind.index()].len();
            ensure!(copies as usize <= COPIES, "asset `{kind}`: there can be at most {COPIES} copies");
        }
    }
    Ok(())
}

impl RawGoal {
    fn card(&self, locations: &[Location]) -> Result<GoalCard, Problem> {
        ensure!(self.tasks.len() == 3, "there must be three tasks, not {}", self.tasks.len());
        let vp = [0, self.vp[0], self.vp[1], self.vp[2]];
        ensure!(vp.is_sorted() && vp[3] <= 20, "`vp` must not fall, and be 20 at most");
        let mut tasks = [Task::FirstPlaces(0); 3];
        for (task, raw) in tasks.iter_mut().zip(&self.tasks) {
            *task = raw.task(locations)?;
        }
        Ok(GoalCard { tasks, vp, solo: self.solo })
    }
}

impl RawTask {
    fn task(&self, locations: &[Location]) -> Result<Task, Problem> {
        match self {
            RawTask { location: Some(id), .. } => {
                let number = locations.iter().position(|location| location.id() == *id);
                number
                    .map(|number| Task::Location(number as u8))
                    .ok_or_else(|| Problem::new(format!("there is no location `{id}`")))
            }
            RawTask { destination: Some(destination), missions: Some(missions), .. } => {
                Ok(Task::Missions(*destination, *missions))
            }
            RawTask { threat: Some(id), .. } => Ok(Task::Threat(id.parse()?)),
            RawTask { token: Some(destination), .. } if *destination != Destination::Earth => {
                Ok(Task::Token(*destination))
            }
            RawTask { first_places: Some(places), .. } => Ok(Task::FirstPlaces(*places)),
            _ => Err(Problem::new(
                "a task names a location, missions at a destination, a threat, a token or first places",
            )),
        }
    }
}
