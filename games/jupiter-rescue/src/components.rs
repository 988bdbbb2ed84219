//! What is in the box, from `data/components.toml`.

use std::sync::LazyLock;

use engine::{Problem, ensure};
use serde::Deserialize;
use strum::VariantArray;

use crate::cards::{CARDS, Card, KINDS, Scope};
use crate::geometry::{Cell, INTERIOR, LAID, Layout, SPIRAL, Site, TILES};
use crate::space::{Tile, Tiles};

/// The number on a Colony Module.
pub type Module = u8;

/// The module with the Power Plant in its centre.
pub(crate) const POWER_PLANT: Module = 3;
/// The module with the Command Dish in its centre.
pub(crate) const COMMAND_DISH: Module = 4;

/// How many ways a tile can lie: two faces, six rotations.
pub(crate) const LIES: usize = 12;

/// The box.
#[derive(Debug)]
pub struct Components {
    /// Every tile, in order of the ids.
    pub tiles: Vec<TileCard>,
    /// The tiles of each module.
    pub(crate) by_module: [Tiles; 6],
    /// Every way every tile can lie: tile, then face, then rotation.
    pub(crate) layouts: [Layout; TILES * LIES],
    /// The sites of each tile that are spaces; face and rotation do not matter (JR-GEO-4, JR-GEO-5).
    pub(crate) spaces: [u8; TILES],
    /// How many copies of each kind of card there are.
    pub(crate) copies: [u8; KINDS],
    /// The numbers of the rules.
    pub(crate) rules: Numbers,
    /// The Robots' colours in seat order (JR-SET-7).
    pub robots: Vec<Robot>,
}

/// A Colony Module tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileCard {
    /// Its id, such as `m1-a`.
    pub id: String,
    /// Its number, on both faces.
    pub module: Module,
}

/// A Robot's colour; it has no effect on play (JR-SET-7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Robot {
    /// Its id, such as `robot-red`.
    pub id: String,
    /// Its colour as `#rrggbb`.
    pub colour: String,
}

/// The components as they are in the box.
pub(crate) fn of_the_box() -> &'static Components {
    static BOX: LazyLock<Components> =
        LazyLock::new(|| read(include_str!("../data/components.toml")).expect("our own components are valid"));
    &BOX
}

/// Reads a component file.
pub(crate) fn read(toml: &str) -> Result<Components, Problem> {
    let raw: Raw =
        toml::from_str(toml).map_err(|error| Problem::new(format!("the component file: {}", error.message())))?;
    raw.rules.check()?;
    raw.geometry.check()?;
    let tiles = raw.tiles()?;
    let mut by_module = [Tiles::default(); 6];
    for (tile, card) in Tile::all().zip(&tiles) {
        by_module[usize::from(card.module)].insert(tile);
    }
    Ok(Components {
        spaces: std::array::from_fn(|tile| spaces(tiles[tile].module)),
        tiles,
        by_module,
        layouts: raw.layouts()?,
        copies: raw.copies()?,
        robots: raw.robots()?,
        rules: raw.rules,
    })
}

/// The sites of a module that are spaces (JR-GEO-4, JR-GEO-5).
fn spaces(module: Module) -> u8 {
    if matches!(module, POWER_PLANT | COMMAND_DISH) { Site::SIDES } else { Site::SIDES | Site::CENTRE.bit() }
}

/// The file as it is written. Parts that only people read are accepted and passed over.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "some tables are for the readers of the file")]
struct Raw {
    game: toml::Value,
    rules: Numbers,
    supply: toml::Value,
    loss_tracker: toml::Value,
    robot: Vec<RawRobot>,
    geometry: Geometry,
    pod: toml::Value,
    tile: Vec<RawTile>,
    card: Vec<RawCard>,
    combo: toml::Value,
    option: toml::Value,
    fixture_t0: Option<toml::Value>,
}

/// The numbers of the rules.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Numbers {
    tiles_total: u8,
    tiles_in_play: u8,
    interior_tiles: u8,
    cards_dealt: u8,
    cores_multiplayer: u8,
    cores_solo: u8,
    pub(crate) actions_per_turn: i8,
    pub(crate) dish_penalty: i8,
    pub(crate) hand_limit: u8,
    pub(crate) hand_limit_per_plant: u8,
    draw_per_turn: u8,
    pub(crate) pod_capacity: u8,
    pub(crate) rescue_target: u8,
    pub(crate) long_action_cost: i8,
    pub(crate) long_action_pair_cost: i8,
    pub(crate) turn_cap: u16,
    #[expect(dead_code, reason = "for the readers of the file")]
    source: Option<String>,
    #[expect(dead_code, reason = "for the readers of the file")]
    reconstructed_keys: Option<Vec<String>>,
}

impl Numbers {
    fn check(&self) -> Result<(), Problem> {
        let fixed = [
            ("tiles_total", self.tiles_total, TILES as u8),
            ("tiles_in_play", self.tiles_in_play, LAID as u8),
            ("interior_tiles", self.interior_tiles, INTERIOR as u8),
            ("cards_dealt", self.cards_dealt, 2),
            ("cores_multiplayer", self.cores_multiplayer, 1),
            ("cores_solo", self.cores_solo, 2),
            ("draw_per_turn", self.draw_per_turn, 1),
        ];
        for (name, value, wanted) in fixed {
            ensure!(value == wanted, "`rules`: {name} is {wanted} by the rules and cannot be {value}");
        }
        let within = [
            ("actions_per_turn", i32::from(self.actions_per_turn), 2, 20),
            ("dish_penalty", i32::from(self.dish_penalty), 0, 1),
            ("hand_limit", i32::from(self.hand_limit), 1, 10),
            ("hand_limit_per_plant", i32::from(self.hand_limit_per_plant), 0, 10),
            ("pod_capacity", i32::from(self.pod_capacity), 1, 20),
            ("rescue_target", i32::from(self.rescue_target), 1, 42),
            ("long_action_cost", i32::from(self.long_action_cost), 1, 10),
            ("long_action_pair_cost", i32::from(self.long_action_pair_cost), 1, 10),
            ("turn_cap", i32::from(self.turn_cap), 1, 250),
        ];
        for (name, value, low, high) in within {
            ensure!((low..=high).contains(&value), "`rules`: {name} must be {low} to {high}, not {value}");
        }
        Ok(())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "name and source are for the readers of the file")]
struct RawRobot {
    id: String,
    name: String,
    colour: String,
    source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the rest is for the readers of the file")]
struct Geometry {
    source: Option<String>,
    note: Option<String>,
    directions: Vec<RawDirection>,
    spiral: Vec<RawPosition>,
    sites: Vec<String>,
    rotation: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the name is for the readers of the file")]
struct RawDirection {
    d: u8,
    name: String,
    q: i16,
    r: i16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPosition {
    position: usize,
    q: i16,
    r: i16,
}

impl Geometry {
    /// The grid itself is part of the rules (JR-GEO-1, JR-GEO-2).
    fn check(&self) -> Result<(), Problem> {
        let steps: Vec<(u8, i16, i16)> = self.directions.iter().map(|step| (step.d, step.q, step.r)).collect();
        let wanted: Vec<(u8, i16, i16)> = (0..).zip(Cell::STEPS).map(|(d, (q, r))| (d, q, r)).collect();
        ensure!(steps == wanted, "`geometry`: the six directions are fixed by the rules (JR-GEO-1)");
        let spiral: Vec<(usize, Cell)> =
            self.spiral.iter().map(|raw| (raw.position, Cell::new(raw.q, raw.r))).collect();
        let wanted: Vec<(usize, Cell)> = SPIRAL.into_iter().enumerate().collect();
        ensure!(spiral == wanted, "`geometry`: the spiral of 19 cells is fixed by the rules (JR-GEO-2)");
        Ok(())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "name, source and note are for the readers of the file")]
struct RawTile {
    id: String,
    name: String,
    module: Module,
    count: u8,
    centre: String,
    spaces: u8,
    source: Option<String>,
    note: Option<String>,
    easy: RawFace,
    hard: RawFace,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFace {
    spokes: Vec<u8>,
    rims: Vec<u8>,
    ports: Vec<u8>,
}

impl RawTile {
    fn check(&self) -> Result<(), Problem> {
        let id = &self.id;
        ensure!((1..=5).contains(&self.module), "tile `{id}`: the module is 1 to 5, not {}", self.module);
        ensure!(self.count == 1, "tile `{id}`: every tile has an entry of its own, so the count is 1");
        let (centre, spaces) = match self.module {
            POWER_PLANT => ("power-plant", 6),
            COMMAND_DISH => ("command-dish", 6),
            _ => ("dome", 7),
        };
        ensure!(
            self.centre == centre && self.spaces == spaces,
            "tile `{id}`: module {} has a {centre} in its centre and {spaces} spaces (JR-GEO-4, JR-GEO-5)",
            self.module
        );
        for (name, face) in [("easy", &self.easy), ("hard", &self.hard)] {
            let at = |problem: Problem| problem.at(format!("tile `{id}`, {name} face"));
            face.masks(spaces == 7).map_err(at)?;
        }
        Ok(())
    }
}

impl RawFace {
    /// Spokes, rims and ports as sets of printed sides.
    fn masks(&self, dome_in_centre: bool) -> Result<[u8; 3], Problem> {
        ensure!(
            dome_in_centre || self.spokes.is_empty(),
            "there is no dome in the centre, so there are no spokes (JR-GEO-5)"
        );
        Ok([sides("spokes", &self.spokes)?, sides("rims", &self.rims)?, sides("ports", &self.ports)?])
    }
}

fn sides(name: &str, list: &[u8]) -> Result<u8, Problem> {
    let mut mask = 0u8;
    for &side in list {
        ensure!(side < 6, "`{name}`: the sides are 0 to 5, not {side}");
        ensure!(mask >> side & 1 == 0, "`{name}`: side {side} is listed twice");
        mask |= 1 << side;
    }
    Ok(mask)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "most fields are for the readers of the file")]
struct RawCard {
    id: String,
    name: String,
    kind: String,
    r#type: Option<String>,
    standard_scope: Option<String>,
    core_scope: Option<String>,
    action_cost: Option<u8>,
    combines_with: Option<Vec<String>>,
    effect: String,
    clauses: String,
    count: u8,
    source: Option<String>,
    note: Option<String>,
}

impl RawCard {
    /// What a card does is part of the rules; a file may only repeat it.
    fn check(&self, card: Card) -> Result<(), Problem> {
        let id = &self.id;
        let kind = if card.is_setback() { "setback" } else { "ability" };
        ensure!(self.kind == kind, "card `{id}` is of the kind `{kind}` by the rules, not `{}`", self.kind);
        if !card.is_setback() {
            let scope = match card.scope() {
                Scope::Single => "single-action",
                Scope::Turn => "full-turn",
                Scope::Event => "event",
            };
            let core = if card.is_lasting_core() { "every-action" } else { "once-per-turn" };
            ensure!(
                self.standard_scope.as_deref() == Some(scope) && self.core_scope.as_deref() == Some(core),
                "card `{id}`: its scope is {scope}, and {core} as a core, by the rules"
            );
        }
        ensure!(self.count <= 15, "card `{id}`: at most 15 copies are possible, not {}", self.count);
        Ok(())
    }
}

impl Raw {
    fn tiles(&self) -> Result<Vec<TileCard>, Problem> {
        ensure!(self.tile.len() == TILES, "there must be {TILES} tiles, not {}", self.tile.len());
        for pair in self.tile.windows(2) {
            ensure!(pair[0].id < pair[1].id, "tile `{}`: tiles must be listed in the order of their ids", pair[1].id);
        }
        self.tile.iter().try_for_each(RawTile::check)?;
        for module in [POWER_PLANT, COMMAND_DISH] {
            // One tile is left out, and JR-END-3 must not end the game before it begins.
            let count = self.tile.iter().filter(|tile| tile.module == module).count();
            ensure!(count >= 2, "there must be at least two tiles of module {module}, not {count}");
        }
        Ok(self.tile.iter().map(|tile| TileCard { id: tile.id.clone(), module: tile.module }).collect())
    }

    fn layouts(&self) -> Result<[Layout; TILES * LIES], Problem> {
        let mut layouts = [Layout::default(); TILES * LIES];
        for (tile, lies) in self.tile.iter().zip(layouts.chunks_mut(LIES)) {
            let dome = tile.spaces == 7;
            for (face, rotations) in [&tile.easy, &tile.hard].into_iter().zip(lies.chunks_mut(6)) {
                let printed = face.masks(dome)?;
                for (rotation, layout) in (0..).zip(rotations) {
                    *layout = Layout::new(dome, printed, rotation);
                }
            }
        }
        Ok(layouts)
    }

    fn copies(&self) -> Result<[u8; KINDS], Problem> {
        let mut copies: [Option<u8>; KINDS] = [None; KINDS];
        for raw in &self.card {
            let card: Card = raw.id.parse()?;
            raw.check(card)?;
            ensure!(copies[card as usize].replace(raw.count).is_none(), "card `{card}` has two entries");
        }
        for &card in Card::VARIANTS {
            ensure!(copies[card as usize].is_some(), "card `{card}` is missing");
        }
        let copies = copies.map(Option::unwrap_or_default);
        let total: usize = copies.iter().map(|&count| usize::from(count)).sum();
        ensure!(total == CARDS, "there must be {CARDS} cards, not {total}");
        let setbacks: u8 =
            Card::VARIANTS.iter().filter(|card| card.is_setback()).map(|&card| copies[card as usize]).sum();
        ensure!(setbacks <= 15, "at most 15 Setbacks are possible, so that every player can be dealt abilities");
        Ok(copies)
    }

    fn robots(&self) -> Result<Vec<Robot>, Problem> {
        ensure!(self.robot.len() == 7, "there must be 7 Robots, not {}", self.robot.len());
        for robot in &self.robot {
            let digits = robot.colour.strip_prefix('#').unwrap_or_default();
            ensure!(
                digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()),
                "robot `{}`: the colour is written as #rrggbb",
                robot.id
            );
        }
        Ok(self.robot.iter().map(|raw| Robot { id: raw.id.clone(), colour: raw.colour.clone() }).collect())
    }
}

/// The sides of a set, in order.
pub(crate) fn sides_of(mask: u8) -> impl Iterator<Item = u8> {
    (0..Site::COUNT as u8).filter(move |side| mask >> side & 1 == 1)
}
