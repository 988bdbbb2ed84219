//! How far every space is from the Pod, and where the Pod should dock.

use crate::action::Action;
use crate::geometry::{Cell, TILES};
use crate::policy::best_by;
use crate::position::JupiterRescue;
use crate::space::{Space, Tile, sites};

/// Further than anything.
pub(super) const FAR: u8 = 40;
/// Room for every space and the Pod.
const CODES: usize = (TILES + 1) * 8;

/// The steps from every space to the Pod, with detours round Creeps and Robots, and what it was worked out from.
#[derive(Copy, Clone)]
pub(super) struct Field {
    pub(super) steps: [u8; CODES],
    creeps: [u8; TILES],
    robots: [u8; TILES],
    cells: [Cell; TILES],
    real_dock: Option<Cell>,
    /// Where the Pod is, or should dock.
    pub(super) dock: Option<Cell>,
}

impl Field {
    /// The field of a position; if the Pod is away, as if it were docked where it would be best.
    pub(super) fn of(game: &JupiterRescue) -> Field {
        let dock = game.board.dock.or_else(|| game.best_dock());
        Field::with_dock(game, dock)
    }

    pub(super) fn with_dock(game: &JupiterRescue, dock: Option<Cell>) -> Field {
        let board = &game.board;
        let mut field = Field {
            steps: [FAR; CODES],
            creeps: board.creeps,
            robots: board.robots,
            cells: board.cells,
            real_dock: board.dock,
            dock,
        };
        field.spread(game);
        field
    }

    /// The field of a position reached from one with this field: the same if nothing that matters has changed.
    pub(super) fn follow(&self, game: &JupiterRescue) -> Field {
        let board = &game.board;
        if self.real_dock != board.dock || self.cells != board.cells {
            Field::of(game)
        } else if self.creeps != board.creeps || self.robots != board.robots {
            Field::with_dock(game, self.dock)
        } else {
            *self
        }
    }

    /// Counts steps outwards from the Pod, space by space in order of distance.
    fn spread(&mut self, game: &JupiterRescue) {
        let Some(dock) = self.dock else { return };
        let mut board = game.board;
        if board.dock != Some(dock) {
            board.set_dock(Some(dock));
        }
        // Spaces by distance; a space may stand in several, the nearest counts.
        let mut waiting = [[0u8; 96]; 6];
        let mut counts = [0usize; 6];
        self.steps[usize::from(Space::POD.code())] = 0;
        waiting[0][0] = Space::POD.code();
        counts[0] = 1;
        let mut empty = 0;
        let mut distance = 0u8;
        while empty < 6 && distance < FAR {
            let slot = usize::from(distance) % 6;
            let count = std::mem::take(&mut counts[slot]);
            empty = if count == 0 { empty + 1 } else { 0 };
            for index in 0..count {
                let code = waiting[slot][index];
                if self.steps[usize::from(code)] != distance {
                    continue;
                }
                board.each_near(Space::decode(code), |near| {
                    let toll = toll(&board, near);
                    let known = &mut self.steps[usize::from(near.code())];
                    if distance + toll < *known {
                        *known = distance + toll;
                        let slot = usize::from(distance + toll) % 6;
                        if counts[slot] < 96 {
                            waiting[slot][counts[slot]] = near.code();
                            counts[slot] += 1;
                        }
                    }
                });
            }
            distance += 1;
        }
    }

    pub(super) fn at(&self, space: Space) -> u8 {
        if space == Space::OUT { FAR } else { self.steps[usize::from(space.code())] }
    }
}

/// What a space costs on the way: Creeps have to be shot, Robots have to make room.
fn toll(board: &crate::board::Board, space: Space) -> u8 {
    if board.has_creep(space) {
        4
    } else if board.has_robot(space) {
        2
    } else {
        1
    }
}

impl JupiterRescue {
    /// How well the Pod would stand in a cell: the steps of the next load, then of all who are needed.
    fn dock_value(&self, cell: Cell) -> i32 {
        let field = Field::with_dock(self, Some(cell));
        let mut counts = [0i32; FAR as usize + 1];
        for tile in self.board.standing {
            for site in sites(self.board.colonists[tile.index()]) {
                counts[usize::from(field.at(tile.at(site)))] += 1;
            }
        }
        let capacity = i32::from(self.the_box().rules.pod_capacity) - i32::from(self.aboard);
        let needed = i32::from(self.target()) - i32::from(self.saved) - i32::from(self.aboard);
        let (mut next, mut all, mut taken) = (0, 0, 0);
        for (distance, &count) in (0..).zip(&counts) {
            let load = count.min((capacity - taken).max(0));
            next += load * distance;
            all += count.min((needed - taken).max(0)) * distance;
            taken += count;
        }
        let robots: i32 =
            self.places[..usize::from(self.players)].iter().map(|&place| i32::from(field.at(place).min(12))).sum();
        let homing = if needed <= 0 { 20 } else { i32::from(needed <= 7) * 2 };
        -(next * 4 + all + robots * homing)
    }

    /// The cell where the Pod should dock.
    pub(super) fn best_dock(&self) -> Option<Cell> {
        self.free_cells(None).into_iter().max_by_key(|&cell| self.dock_value(cell))
    }

    pub(super) fn best_dock_action(&self, actions: &[Action]) -> usize {
        best_by(actions, |action| if let Action::Dock(cell) = action { self.dock_value(cell) } else { i32::MIN })
    }

    /// The tiles a Robot at a place commands and how many Colonists stand there.
    pub(super) fn flock(&self, place: Space) -> u32 {
        let mut tiles = self.reach(place);
        tiles.remove(Tile::POD);
        tiles.map(|tile| self.board.colonists[tile.index()].count_ones()).sum()
    }
}
