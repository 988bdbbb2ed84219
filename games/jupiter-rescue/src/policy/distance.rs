//! How far figures are from the Pod, and where the Pod should dock.

use engine::Seat;

use crate::action::Action;
use crate::board::Board;
use crate::geometry::{Cell, Site, TILES, opposite};
use crate::policy::best_by;
use crate::position::{JupiterRescue, SEATS};
use crate::space::{Space, Tile, Tiles, sites};

/// Further than anything.
pub(super) const FAR: usize = 24;
/// What a space costs on the way: Creeps have to be shot, Robots have to make room, and
/// beside a Creep nobody should stop.
const CREEP_TOLL: usize = 4;
const SLOW_TOLL: usize = 2;
/// Room for everybody who waits at some distance ahead.
const AHEAD: usize = CREEP_TOLL + 1;

/// Domes, a byte a tile.
pub(super) type Domes = [u8; TILES];

/// How many they are.
pub(super) fn count(domes: &Domes) -> i32 {
    domes.iter().map(|domes| domes.count_ones() as i32).sum()
}

/// How many steps figures are away from somewhere, with detours round Creeps and Robots.
#[derive(Copy, Clone)]
pub(super) struct Steps {
    /// How many Colonists are at each distance.
    pub(super) colonists: [u8; FAR + 1],
    /// How far each Robot is.
    pub(super) robots: [u8; SEATS],
}

impl Steps {
    /// The steps of so many Colonists, the nearest first, after leaving out some of the nearest.
    pub(super) fn of_nearest(&self, mut left_out: i32, mut wanted: i32) -> i32 {
        let mut steps = 0;
        for (distance, &count) in (0..).zip(&self.colonists) {
            let skipped = i32::from(count).min(left_out);
            let taken = (i32::from(count) - skipped).min(wanted);
            (left_out, wanted) = (left_out - skipped, wanted - taken);
            steps += distance * taken;
            if wanted <= 0 {
                break;
            }
        }
        steps
    }
}

/// The ways to the Pod: they stay as they are while only Colonists move.
pub(super) struct Ways {
    /// Where the Pod is, or will be.
    pub(super) dock: Option<Cell>,
    board: Board,
    /// The domes beside Creeps.
    pub(super) beside: Domes,
    /// How far every dome is from the Pod.
    distances: [[u8; 8]; TILES],
}

impl Ways {
    /// The ways of a position, if the Pod is there or will be.
    pub(super) fn new(game: &JupiterRescue, dock: Option<Cell>) -> Ways {
        let mut distances = [[FAR as u8; 8]; TILES];
        let beside = game.board.beside(&game.board.creeps);
        game.steps(game.board.dock.or(dock), &beside, Wanted::EVERYWHERE, |tile, domes, distance| {
            sites(domes).for_each(|site| distances[tile.index()][usize::from(site.0)] = distance as u8);
        });
        Ways { dock, board: game.board, beside, distances }
    }

    /// Whether they are those of this board.
    fn are_of(&self, board: &Board) -> bool {
        let own = &self.board;
        own.creeps == board.creeps
            && own.robots == board.robots
            && own.cells == board.cells
            && own.standing == board.standing
            && own.dock == board.dock
    }

    /// How far a space is from the Pod.
    pub(super) fn distance(&self, space: Space) -> u8 {
        if space.is_dome() { self.distances[space.tile().index()][usize::from(space.site().0)] } else { 0 }
    }

    /// The steps of everybody in a position with these ways.
    pub(super) fn steps(&self, game: &JupiterRescue) -> Steps {
        let mut steps = Steps { colonists: [0; FAR + 1], robots: [FAR as u8; SEATS] };
        for tile in game.board.standing {
            for site in sites(game.board.colonists[tile.index()]) {
                steps.colonists[usize::from(self.distance(tile.at(site)))] += 1;
            }
        }
        for seat in Seat::all(game.players) {
            steps.robots[seat.index()] = match game.places[seat.index()] {
                Space::POD => 0,
                place if place.is_dome() && usize::from(self.distance(place)) < FAR => {
                    robot_steps(usize::from(self.distance(place)))
                }
                _ => FAR as u8,
            };
        }
        steps
    }
}

/// The ways of all positions that a search comes to. Most of these differ from another one by Colonists alone, so ways are
/// found out once for many positions.
pub(super) struct Atlas {
    dock: Option<Cell>,
    ways: Vec<Ways>,
    /// What tells most of them apart, in the same order.
    marks: Vec<u64>,
}

impl Atlas {
    /// Begins with the ways of a position, if the Pod is there or will be.
    pub(super) fn new(game: &JupiterRescue, dock: Option<Cell>) -> Atlas {
        Atlas { dock, ways: vec![Ways::new(game, dock)], marks: vec![mark(&game.board)] }
    }

    /// Those it began with.
    pub(super) fn first(&self) -> &Ways {
        &self.ways[0]
    }

    /// The ways of a position.
    pub(super) fn of(&mut self, game: &JupiterRescue) -> &Ways {
        let wanted = mark(&game.board);
        let known =
            (0..self.ways.len()).find(|&place| self.marks[place] == wanted && self.ways[place].are_of(&game.board));
        let place = known.unwrap_or_else(|| {
            self.ways.push(Ways::new(game, self.dock));
            self.marks.push(wanted);
            self.ways.len() - 1
        });
        &self.ways[place]
    }
}

/// A number for the Creeps and Robots of a board.
fn mark(board: &Board) -> u64 {
    let figures = board.creeps.iter().zip(&board.robots);
    figures.fold(0, |mark: u64, (&creeps, &robots)| {
        (mark ^ u64::from(creeps) << 8 ^ u64::from(robots)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    })
}

/// The steps of a Robot from a dome at this distance: leaving the own dome costs nothing.
fn robot_steps(distance: usize) -> u8 {
    (distance + 1 - SLOW_TOLL) as u8
}

/// How much of the ways is to be found out.
#[derive(Copy, Clone)]
pub(super) struct Wanted {
    /// So many Colonists, the nearest.
    pub(super) colonists: i32,
    /// And all Robots.
    pub(super) robots: bool,
}

impl Wanted {
    /// All of them.
    const EVERYWHERE: Wanted = Wanted { colonists: i32::MAX, robots: true };
}

impl Cell {
    /// How many steps two cells are apart.
    pub(super) fn apart(self, other: Cell) -> i32 {
        let (q, r) = (i32::from(self.q) - i32::from(other.q), i32::from(self.r) - i32::from(other.r));
        (q.abs() + r.abs() + (q + r).abs()) / 2
    }
}

impl Board {
    /// The domes a Pod in this cell would touch.
    fn domes_at_dock(&self, cell: Cell) -> Domes {
        let mut domes = [0; TILES];
        for direction in 0..6 {
            let side = opposite(direction);
            if let Some(tile) = self.tile_at(cell.step(direction))
                && self.layout(tile).ports >> side & 1 == 1
            {
                domes[tile.index()] |= Site(side).bit();
            }
        }
        domes
    }
}

/// What hinders on the way: Creeps, and Robots and the domes beside Creeps.
struct Ground {
    creeps: Domes,
    slow: Domes,
}

/// Domes that wait to be counted, by distance.
struct Waiting {
    domes: [Domes; AHEAD],
    tiles: [Tiles; AHEAD],
}

impl Waiting {
    fn add(&mut self, distance: usize, tile: Tile, domes: u8) {
        if domes != 0 {
            self.domes[distance % AHEAD][tile.index()] |= domes;
            self.tiles[distance % AHEAD].insert(tile);
        }
    }

    /// Domes that can be entered from a distance.
    fn enter(&mut self, ground: &Ground, distance: usize, tile: Tile, domes: u8) {
        let creeps = domes & ground.creeps[tile.index()];
        let slow = domes & ground.slow[tile.index()] & !creeps;
        self.add(distance + 1, tile, domes & !creeps & !slow);
        self.add(distance + CREEP_TOLL, tile, creeps);
        self.add(distance + SLOW_TOLL, tile, slow);
    }
}

impl JupiterRescue {
    /// Counts steps from the Pod inwards, all domes of one distance at a time, until those are found who are wanted; far for
    /// everybody if there is no telling where the Pod will be.
    pub(super) fn steps(
        &self,
        dock: Option<Cell>,
        beside: &Domes,
        wanted: Wanted,
        mut note: impl FnMut(Tile, u8, usize),
    ) -> Steps {
        let board = &self.board;
        let doors = dock.map_or([0; TILES], |cell| board.domes_at_dock(cell));
        let (mut colonists_missing, mut robots_missing) =
            (wanted.colonists, if wanted.robots { count(&board.robots) } else { 0 });
        let mut steps = Steps { colonists: [0; FAR + 1], robots: [FAR as u8; SEATS] };
        let mut waiting = Waiting { domes: [[0; TILES]; AHEAD], tiles: [Tiles::default(); AHEAD] };
        let mut seen: Domes = [0; TILES];
        let mut ground = Ground { creeps: board.creeps, slow: board.robots };
        for (slow, beside) in ground.slow.iter_mut().zip(beside) {
            *slow |= beside;
        }
        for tile in board.standing {
            waiting.enter(&ground, 0, tile, doors[tile.index()]);
        }
        for distance in 1..FAR {
            if colonists_missing <= 0 && robots_missing == 0 {
                break;
            }
            let slot = distance % AHEAD;
            for tile in std::mem::take(&mut waiting.tiles[slot]) {
                let index = tile.index();
                let domes = std::mem::take(&mut waiting.domes[slot][index]) & !seen[index];
                if domes == 0 {
                    continue;
                }
                seen[index] |= domes;
                note(tile, domes, distance);
                let (colonists, robots) = (domes & board.colonists[index], domes & board.robots[index]);
                colonists_missing -= colonists.count_ones() as i32;
                robots_missing -= robots.count_ones() as i32;
                steps.colonists[distance] += colonists.count_ones() as u8;
                if robots != 0 {
                    self.note_robots(tile, domes, distance, &mut steps);
                }
                waiting.enter(&ground, distance, tile, board.layout(tile).joined(domes) & !seen[index]);
                board.each_beyond(tile, domes, |there, site| {
                    waiting.enter(&ground, distance, there, site & !seen[there.index()]);
                });
            }
        }
        for tile in board.standing {
            steps.colonists[FAR] += (board.colonists[tile.index()] & !seen[tile.index()]).count_ones() as u8;
        }
        for seat in Seat::all(self.players) {
            if self.places[seat.index()] == Space::POD {
                steps.robots[seat.index()] = 0;
            }
        }
        steps
    }

    fn note_robots(&self, tile: Tile, domes: u8, distance: usize, steps: &mut Steps) {
        for seat in Seat::all(self.players) {
            let place = self.places[seat.index()];
            if place.tile() == tile && place.site().bit() & domes != 0 {
                steps.robots[seat.index()] = robot_steps(distance);
            }
        }
    }

    /// How well the Pod would stand in a cell: the steps of the next load, then of all who are needed.
    fn dock_value(&self, cell: Cell) -> i32 {
        let needed = self.needed();
        let beside = self.board.beside(&self.board.creeps);
        let steps = self.steps(Some(cell), &beside, Wanted { colonists: needed, robots: true }, |_, _, _| {});
        let load = self.room_aboard().min(needed);
        let robots: i32 =
            steps.robots[..usize::from(self.players)].iter().map(|&distance| i32::from(distance.min(12))).sum();
        let homing = if needed <= 0 { 20 } else { 6 + i32::from(needed <= 7) * 2 };
        -(steps.of_nearest(0, load) * 4 + steps.of_nearest(0, needed) + robots * homing)
    }

    /// How many more Colonists must get aboard.
    pub(super) fn needed(&self) -> i32 {
        (i32::from(self.target()) - i32::from(self.saved) - i32::from(self.aboard)).max(0)
    }

    /// How many more the Pod takes before it launches.
    pub(super) fn room_aboard(&self) -> i32 {
        i32::from(self.the_box().rules.pod_capacity) - i32::from(self.aboard)
    }

    /// The cell where the Pod should dock.
    pub(super) fn best_dock(&self) -> Option<Cell> {
        self.free_cells(None).into_iter().max_by_key(|&cell| self.dock_value(cell))
    }

    pub(super) fn best_dock_action(&self, actions: &[Action]) -> usize {
        best_by(actions, |action| self.dock_action_value(action))
    }

    pub(super) fn dock_action_value(&self, action: Action) -> i32 {
        if let Action::Dock(cell) = action { self.dock_value(cell) } else { i32::MIN }
    }

    /// How many Colonists stand on the tiles that a Robot at a place commands.
    pub(super) fn flock(&self, place: Space) -> i32 {
        let mut tiles = self.reach(place);
        tiles.remove(Tile::POD);
        tiles.map(|tile| self.board.colonists[tile.index()].count_ones() as i32).sum()
    }
}
