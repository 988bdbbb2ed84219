//! What the Creeps will do: whom they convert, where the next ones land, which modules fall.

use crate::components::{COMMAND_DISH, POWER_PLANT};
use crate::geometry::{Site, TILES};
use crate::policy::distance::{Domes, count};
use crate::position::JupiterRescue;
use crate::space::{Space, Tile, sites};

/// What a Colonist is worth that is converted now, in the next Conversion step and in the one after that, if nobody helps.
const CONVERTED: [i32; 3] = [90, 45, 18];
/// A loss gets dearer the fewer more may be lost.
const MARGIN: i32 = 2600;
/// A Colonist next to whom the next Creep on a tile must stand.
const HARM: i32 = 4;
const CREEP: i32 = 3;
/// How likely a module falls before the end, in thousandths: by the Creeps to come on it, then by those there already.
const FALLS: [[i64; 7]; 9] = [
    [5, 5, 19, 80, 264, 632, 1000],
    [17, 53, 143, 323, 594, 865, 1000],
    [84, 185, 353, 577, 801, 950, 1000],
    [215, 371, 567, 762, 908, 982, 1000],
    [384, 560, 735, 875, 960, 993, 1000],
    [554, 715, 849, 938, 983, 998, 1000],
    [699, 827, 918, 970, 993, 999, 1000],
    [809, 900, 958, 986, 997, 1000, 1000],
    [884, 945, 979, 994, 999, 1000, 1000],
];
/// How much likelier that is the further the nearest Robot is away, in hundredths: on the tile it guards it.
const GUARDED: [i64; 5] = [15, 50, 70, 85, 100];
/// What losing all modules of a number costs: the match.
const ALL_MODULES: i64 = 1000;
const DISH: i32 = 40;
const PLANT: i32 = 8;

impl JupiterRescue {
    /// Everything the Creeps do and may do soon; the domes beside them are known.
    pub(super) fn danger(&self, beside: &Domes) -> i32 {
        self.conversions(beside) + self.landings_at_risk() + self.modules_at_risk() + count(&self.board.creeps) * CREEP
    }

    /// Colonists that are converted now and, spreading, in the steps after.
    fn conversions(&self, beside: &Domes) -> i32 {
        let mut creeps = self.board.creeps;
        let mut colonists = self.board.colonists;
        let margin = i32::from(self.tracker()) - i32::from(self.target());
        let mut cost = 0;
        let mut lost_now = 0;
        for (wave, weight) in CONVERTED.into_iter().enumerate() {
            let mut doomed = if wave == 0 { *beside } else { self.board.beside(&creeps) };
            if wave == 0 {
                for tile in self.calm {
                    doomed[tile.index()] = 0;
                }
            }
            let mut lost = 0;
            for tile in 0..TILES {
                let doomed = doomed[tile] & colonists[tile];
                lost += doomed.count_ones() as i32;
                colonists[tile] &= !doomed;
                creeps[tile] |= doomed;
            }
            if lost == 0 {
                break;
            }
            if wave == 0 {
                lost_now = lost;
            }
            cost += lost * weight;
        }
        let left = margin - lost_now;
        if left < 0 { cost + 50_000 } else { cost + MARGIN / (left + 2) }
    }

    /// Tiles on which the next Creeps would have to stand next to Colonists.
    fn landings_at_risk(&self) -> i32 {
        let near = self.board.beside(&self.board.colonists);
        let mut risk = 0;
        for tile in self.board.standing {
            let index = tile.index();
            let exposed = self.board.exposed(tile);
            let chances = i32::from(exposed != 0) + i32::from(self.board.creeps[index] != 0);
            if chances == 0 || near[index] | self.board.colonists[index] == 0 {
                continue;
            }
            let open = self.board.open(tile);
            let options = match (open & exposed, open) {
                (0, 0) => self.board.colonists[index],
                (0, open) => open,
                (edge, _) => edge,
            };
            if options & !near[index] != 0 && open != 0 {
                risk += chances * i32::from((open & !near[index]).count_ones() <= 1);
                continue;
            }
            let harm = sites(options).map(|site| self.colonists_beside(tile.at(site))).min().unwrap_or(0);
            risk += harm * chances * HARM;
        }
        risk
    }

    /// How many tiles the nearest Robot is away.
    fn nearest_robot(&self, tile: Tile) -> usize {
        let here = self.board.cells[tile.index()];
        let places = self.places[..usize::from(self.players)].iter();
        let cells = places.filter_map(|&place| match place {
            Space::POD => self.board.dock,
            Space::OUT => None,
            place => Some(self.board.cells[place.tile().index()]),
        });
        let nearest = cells.map(|cell| cell.apart(here) as usize).min().unwrap_or(usize::MAX);
        let nearest = if self.options.robot_vulnerability { nearest.max(1) } else { nearest };
        nearest.min(GUARDED.len() - 1)
    }

    /// How many Colonists a Creep on this dome would threaten.
    fn colonists_beside(&self, space: Space) -> i32 {
        let tile = space.tile();
        let inside = (self.board.inside(space) & self.board.colonists[tile.index()]).count_ones() as i32;
        let side = space.site().direction();
        let beyond = side.and_then(|side| self.board.across(tile, side));
        inside + i32::from(beyond.is_some_and(|there| self.board.has_colonist(there)))
    }

    /// Modules 3 and 4 that fill up; Super Creeps.
    fn modules_at_risk(&self) -> i32 {
        // A turn brings a third of a Creep to a tile, and a Colonist aboard.
        let falls = FALLS[(self.needed() as usize / 3).clamp(1, FALLS.len()) - 1];
        let mut risk = 0;
        for module in [POWER_PLANT, COMMAND_DISH] {
            let mut all_fall = 1000;
            for tile in self.board.modules(module) {
                let creeps = (self.board.creeps[tile.index()] & Site::SIDES).count_ones() as usize;
                let interior = creeps == 0 && self.board.exposed(tile) == 0;
                let falls = if interior { falls[0] / 4 } else { falls[creeps] };
                all_fall = all_fall * falls * GUARDED[self.nearest_robot(tile)] / 100_000;
                if all_fall == 0 {
                    break;
                }
            }
            risk += all_fall * ALL_MODULES / 1000;
        }
        let dish = if self.covered(COMMAND_DISH).is_empty() { 0 } else { DISH };
        risk as i32 + dish + self.covered(POWER_PLANT).len() as i32 * PLANT
    }
}
