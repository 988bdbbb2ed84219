//! A component file as it is written. Sections and fields that only people read are accepted and passed over.

use engine::{Problem, ensure};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::Equipment;

/// The file as it is written. Sections that only people read are accepted and passed over.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "some sections are for the readers of the file")]
pub(crate) struct ComponentFile {
    pub(super) game: GameSection,
    pub(super) options: IgnoredAny,
    pub(super) edition: EditionSections,
    pub(super) setup: SetupSection,
    pub(super) display: DisplaySection,
    pub(super) market: MarketSection,
    pub(super) supply: SupplySection,
    pub(super) swap: SwapSection,
    pub(super) dice: DiceSection,
    pub(super) resource: Vec<Named>,
    pub(super) company: IgnoredAny,
    pub(super) hangar: Vec<Named>,
    pub(super) module_type: IgnoredAny,
    pub(super) piece: IgnoredAny,
    pub(super) player_colour: IgnoredAny,
    pub(super) module: Vec<ModuleEntry>,
    pub(super) planet: Vec<PlanetEntry>,
    pub(super) character: Vec<CharacterEntry>,
}

#[derive(Deserialize)]
pub(super) struct GameSection {
    pub(super) rounds_max: u8,
    pub(super) dice_per_player: u8,
    pub(super) dice_per_phase_max: u8,
}

#[derive(Deserialize)]
pub(super) struct Named {
    pub(super) id: String,
}

#[derive(Deserialize)]
pub(super) struct EditionSections {
    pub(super) first: EditionSection,
    pub(super) second: EditionSection,
}

#[derive(Deserialize)]
pub(super) struct EditionSection {
    pub(super) players: (u8, u8),
    pub(super) crew_per_player: CrewSection,
    pub(super) victory_token_points: u8,
    pub(super) crew_in_hangar_points: u8,
    pub(super) crew_on_planet_points: u8,
    #[serde(default)]
    pub(super) first_finished_bonus: u8,
    pub(super) stability_survives: String,
    pub(super) shields_matter: bool,
    pub(super) reward_kind: String,
    pub(super) hand_limit_round_end: u8,
    pub(super) hangars_locked: PerPlayers,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum CrewSection {
    Same(u8),
    ByLength { short: u8, medium: u8, long: u8 },
}

/// A number for each count of players; the first edition has none for five.
#[derive(Copy, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PerPlayers {
    pub(super) p3: u8,
    pub(super) p4: u8,
    #[serde(default)]
    pub(super) p5: u8,
}

impl PerPlayers {
    pub(super) fn within(self, name: &str, low: u8, high: u8) -> Result<[u8; 3], Problem> {
        let all = [self.p3, self.p4, self.p5];
        ensure!(all.iter().all(|n| (low..=high).contains(n)), "`{name}`: each number must be {low} to {high}");
        Ok(all)
    }
}

#[derive(Deserialize)]
pub(super) struct SetupSection {
    pub(super) energy: u16,
    pub(super) cubes_each: u8,
    pub(super) markers: u8,
    pub(super) blue_planets_face_up: u8,
    pub(super) red_planets_face_up: u8,
}

#[derive(Deserialize)]
pub(super) struct DisplaySection {
    pub(super) base: PerPlayers,
    pub(super) extra_per_player_with_two_research_dice: u8,
}

#[derive(Deserialize)]
pub(super) struct MarketSection {
    pub(super) capacity: PerPlayers,
    pub(super) floor: PerPlayers,
}

#[derive(Deserialize)]
pub(super) struct SupplySection {
    pub(super) cubes_per_type: u8,
}

#[derive(Deserialize)]
pub(super) struct SwapSection {
    pub(super) give: u8,
    pub(super) get: u8,
}

#[derive(Deserialize)]
pub(super) struct DiceSection {
    pub(super) energy: EnergySection,
    pub(super) boarding: Both<BoardingSection>,
    pub(super) hangar: Both<HangarSection>,
}

#[derive(Deserialize)]
pub(super) struct Both<T> {
    pub(super) first: T,
    pub(super) second: T,
}

/// A number for each face.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Faces<T> {
    pub(super) d1: T,
    pub(super) d2: T,
    pub(super) d3: T,
    pub(super) d4: T,
    pub(super) d5: T,
    pub(super) d6: T,
}

impl<T: Copy> Faces<T> {
    pub(super) fn all(&self) -> [T; 6] {
        [self.d1, self.d2, self.d3, self.d4, self.d5, self.d6]
    }
}

#[derive(Deserialize)]
pub(super) struct EnergySection {
    pub(super) face: Faces<i8>,
}

#[derive(Deserialize)]
pub(super) struct BoardingSection {
    pub(super) place: Faces<u8>,
    #[serde(rename = "move")]
    pub(super) moves: Faces<u8>,
}

#[derive(Deserialize)]
pub(super) struct HangarSection {
    pub(super) d1: Vec<HangarAlternative>,
    pub(super) d2: Vec<HangarAlternative>,
    pub(super) d3: Vec<HangarAlternative>,
    pub(super) d4: Vec<HangarAlternative>,
    pub(super) d5: Vec<HangarAlternative>,
    pub(super) d6: Vec<HangarAlternative>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HangarAlternative {
    pub(super) b: u8,
    pub(super) l: u8,
    pub(super) m: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CostEntry {
    pub(super) c: u8,
    pub(super) a: u8,
    pub(super) t: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "name, source and note are for the readers of the file")]
pub(super) struct ModuleEntry {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) class: String,
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) count: u8,
    pub(super) cost: CostEntry,
    pub(super) energy: u8,
    pub(super) stability: i8,
    pub(super) capacity: u8,
    pub(super) heat_shield: bool,
    pub(super) gas_shield: bool,
    pub(super) equipment: Equipment,
    pub(super) source: String,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "name, source and notes are for the readers of the file")]
pub(super) struct PlanetEntry {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) deck: String,
    pub(super) count: u8,
    pub(super) equipment: Equipment,
    pub(super) fuel: u8,
    pub(super) heat_hazard: bool,
    pub(super) gas_hazard: bool,
    pub(super) energy_cost: u8,
    pub(super) launch_reward: u8,
    pub(super) construction_reward: u8,
    pub(super) source: String,
    pub(super) reconstructed_fields: Option<Vec<String>>,
    pub(super) note: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct CharacterEntry {
    pub(super) id: String,
    pub(super) start_effect: String,
    pub(super) ability_effect: String,
}
