//! The component file as it is written, and how it becomes the box. Fields that only people read are passed over.

use std::collections::BTreeMap;

use engine::{Noun, Problem, ensure};
use serde::Deserialize;
use tinyvec::ArrayVec;

use super::cards::{CardEntry, Sheet, check_missions};
use super::goals::GoalEntry;
use strum::VariantArray;

use crate::board::{Destination, Location, MissionType};
use crate::card::CardSet;
use crate::components::{Class, Components, Flight, LOCATIONS, Resource, SoloCard};
use crate::effect::{Effect, Timing};
use crate::kind::MISSIONS;
use crate::options::{Difficulty, Variant};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "game, achievement, mission_type and piece are for the readers of the file")]
pub(super) struct ComponentFile {
    game: toml::Table,
    constants: Constants,
    victory_track: Track,
    destination: Vec<DestinationEntry>,
    mission_type: Vec<toml::Table>,
    location: Vec<LocationEntry>,
    achievement: Vec<toml::Table>,
    pub(super) mission_card: Vec<CardEntry>,
    pub(super) engine: Vec<CardEntry>,
    pub(super) threat: Vec<CardEntry>,
    pub(super) asset: Vec<CardEntry>,
    success_card: Vec<SuccessEntry>,
    pub(super) personal_goal: Vec<GoalEntry>,
    variant_card: Vec<VariantEntry>,
    solo_card: Vec<SoloEntry>,
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
struct DestinationEntry {
    id: Destination,
    target: u8,
    draws: u8,
    boost_item: Resource,
}

#[derive(Deserialize)]
struct LocationEntry {
    id: String,
    destination: Destination,
    #[serde(rename = "type")]
    mission_type: MissionType,
    rocket_points: u8,
    vp_first: u8,
    vp_other: u8,
}

#[derive(Deserialize)]
struct SuccessEntry {
    value: u8,
    count: u8,
}

#[derive(Deserialize)]
struct VariantEntry {
    id: Variant,
    vp: Option<u8>,
    amount: Option<u8>,
}

#[derive(Deserialize)]
struct SoloEntry {
    #[serde(rename = "type")]
    mission_type: MissionType,
    advance: u8,
    easy: SoloRow,
    normal: SoloRow,
    hard: SoloRow,
}

#[derive(Copy, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct SoloRow {
    destination: Destination,
    start: u8,
}

/// Reads a component file.
pub(crate) fn read(toml: &str) -> Result<Components, Problem> {
    let raw: ComponentFile =
        toml::from_str(toml).map_err(|error| Problem::new(format!("the component file: {}", error.message())))?;
    raw.constants.check()?;
    let locations = raw.locations()?;
    let location_at = index_locations(&locations);
    let mut sheet = Sheet::default();
    let prints = raw.prints(&mut sheet)?;
    check_missions(&prints, &locations)?;
    let success = raw.success()?;
    let espionage = sheet.where_print(&prints, |print| print.effect == Effect::Copy);
    Ok(Components {
        prints,
        kind_of: sheet.kind_of,
        cards_of: sheet.cards_of,
        packed: sheet.kind_of.map(|kind| prints[kind.index()].items.into()),
        varying: sheet.where_print(&prints, |print| print.money_per_mission > 0 || print.effect == Effect::Copy),
        single: sheet.cards_of.into_iter().filter(|cards| cards.len() == 1).fold(CardSet::default(), CardSet::or),
        missions: sheet.where_print(&prints, |print| matches!(print.class, Class::Mission(..))),
        assets: sheet.where_print(&prints, |print| print.class == Class::Asset),
        mountable: sheet.where_print(&prints, |print| print.items.mountable()),
        abilities: sheet.where_print(&prints, |print| print.effect.timing() == Timing::Discard),
        payers: sheet.where_print(&prints, |print| print.effect.timing() == Timing::WhenUsedToPay),
        depots: sheet.where_print(&prints, |print| matches!(print.effect, Effect::Depot(_))),
        threats: sheet.where_print(&prints, |print| print.class == Class::Threat),
        espionage,
        first_copier: espionage.first().map_or(0, |card| card.0),
        copiers: espionage.len() as u8,
        stock: sheet.stock,
        solo_stock: sheet.solo_stock,
        location_at,
        locations_of: location_at
            .map(|locations| locations.iter().flatten().fold(0, |set, location| set | 1 << location)),
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
        cheapest: prints[MISSIONS..].iter().map(|print| print.cost.money).min().unwrap_or(0),
        placement_cost: raw.constants.placement_cost,
        tokens: raw.constants.mission_tokens_per_player,
        threat_vp: raw.constants.threat_vp,
        honour_vp: [raw.constants.moon_token_vp, raw.constants.mars_token_vp],
        cash: raw.constants.achievement_cash,
    })
}

type LocationIndex = [[Option<u8>; MissionType::VARIANTS.len()]; Destination::VARIANTS.len()];

fn index_locations(locations: &[Location; LOCATIONS]) -> LocationIndex {
    let mut index = LocationIndex::default();
    for (number, location) in (0..).zip(locations) {
        index[location.destination as usize][location.mission_type as usize] = Some(number);
    }
    index
}

impl ComponentFile {
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
        for destination in Destination::all() {
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

    fn variants(&self) -> Result<[u8; Variant::VARIANTS.len()], Problem> {
        let mut amounts = [0; Variant::VARIANTS.len()];
        for variant in Variant::all() {
            let raw = self.variant_card.iter().find(|raw| raw.id == variant);
            let raw = raw.ok_or_else(|| Problem::new(format!("the variant card `{variant}` is missing")))?;
            let amount = raw.vp.or(raw.amount).unwrap_or(0);
            let most = if variant == Variant::WideMarket { 8 } else { 9 };
            ensure!(amount <= most, "variant card `{variant}`: {amount} is more than {most}");
            amounts[variant as usize] = amount;
        }
        let wide = amounts[Variant::WideMarket as usize];
        ensure!(wide >= 6, "variant card `wide-market`: a display has at least 6 slots, not {wide}");
        Ok(amounts)
    }

    fn solo_cards(&self) -> Result<[SoloCard; MissionType::VARIANTS.len()], Problem> {
        let mut cards = Vec::new();
        for mission_type in MissionType::all() {
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
        debug_assert!(Difficulty::VARIANTS.len() == 3, "rows are easy, normal, hard");
        cards.try_into().map_err(|_| Problem::new("there must be seven Solo cards"))
    }
}
