//! Where the Pod may dock, and where Module Control may take a tile.

use engine::{refuse, unless};
use tinyvec::ArrayVec;

use crate::geometry::{Cell, LAID};
use crate::legal::{May, Reason};
use crate::position::{JupiterRescue, Phase};
use crate::space::Tile;

/// Cells without tile and Pod that share a side with a tile.
pub(crate) type FreeCells = ArrayVec<[Cell; LAID * 6]>;

/// Which cells near the middle were met before; the others are looked up in the list.
#[derive(Default)]
struct SeenCells([u16; 16]);

impl SeenCells {
    fn is_new(&mut self, cell: Cell, listed: &[Cell]) -> bool {
        let (q, r) = (cell.q + 8, cell.r + 8);
        if !(0..16).contains(&q) || !(0..16).contains(&r) {
            return !listed.contains(&cell);
        }
        let row = &mut self.0[q as usize];
        let new = *row >> r & 1 == 0;
        *row |= 1 << r;
        new
    }
}

impl JupiterRescue {
    /// A dock is any cell without a tile that shares a side with at least one (JR-POD-8).
    pub(super) fn may_dock(&self, cell: Cell) -> May {
        let Phase::Dock(_) = self.phase else { return self.not_due("JR-POD-7", Reason::DockLater) };
        unless(self.board.tile_at(cell).is_none(), "JR-POD-8", Reason::DockOnTile(cell))?;
        unless(self.touches(cell, None), "JR-POD-8", Reason::DockNowhere(cell))
    }

    /// Whether a cell shares a side with a tile other than the one that is moved.
    fn touches(&self, cell: Cell, moved: Option<Tile>) -> bool {
        let around = (0..6).filter_map(|direction| self.board.tile_at(cell.step(direction)));
        around.into_iter().any(|tile| Some(tile) != moved)
    }

    /// The cells without tile and Pod that share a side with a tile; `moved` is taken away first (JR-POD-8, JR-MOD-1).
    pub(crate) fn free_cells(&self, moved: Option<Tile>) -> FreeCells {
        let mut cells = FreeCells::default();
        let mut seen = SeenCells::default();
        for tile in self.board.standing.filter(|&tile| Some(tile) != moved) {
            for direction in 0..6 {
                if self.board.neighbour(tile, direction).is_none() {
                    let cell = self.board.cells[tile.index()].step(direction);
                    if seen.is_new(cell, &cells) {
                        cells.push(cell);
                    }
                }
            }
        }
        cells
    }

    // ------------------------------------------------------------------ Module Control

    /// JR-MOD-1, and there must be somewhere to put it (JR-MOD-3).
    pub(super) fn may_lift(&self, cell: Cell) -> May {
        if self.phase != Phase::LiftTile {
            return self.not_due("JR-MOD-1", Reason::PlayModuleFirst);
        }
        let Some(tile) = self.board.tile_at(cell) else { return refuse("JR-MOD-1", Reason::NoTile(cell)) };
        unless(self.is_loose(tile), "JR-MOD-1", Reason::NotLoose(cell))?;
        unless(self.has_landing(tile), "JR-MOD-3", Reason::StrandsPod(cell))
    }

    /// JR-MOD-1, JR-MOD-3
    pub(super) fn may_set(&self, cell: Cell) -> May {
        let Phase::SetTile(tile) = self.phase else { return self.not_due("JR-MOD-1", Reason::PlayModuleFirst) };
        let taken = self.board.tile_at(cell).is_some() || self.board.dock == Some(cell);
        unless(!taken, "JR-MOD-1", Reason::CellTaken(cell))?;
        unless(self.touches(cell, Some(tile)), "JR-MOD-1", Reason::TouchesNothing(cell))?;
        unless(self.keeps_dock(tile, cell), "JR-MOD-3", Reason::StrandsPod(cell))
    }

    /// Two exposed sides next to each other (JR-MOD-1).
    fn is_loose(&self, tile: Tile) -> bool {
        let sides = self.board.exposed(tile);
        sides & (sides >> 1 | sides << 5) != 0
    }

    /// The docked Pod's cell, if this tile is the only one it touches: then it must stay within touch (JR-MOD-3).
    fn held_dock(&self, tile: Tile) -> Option<Cell> {
        self.board.dock.filter(|_| self.board.around(Tile::POD).all(|other| other == tile))
    }

    fn keeps_dock(&self, tile: Tile, cell: Cell) -> bool {
        self.held_dock(tile).is_none_or(|dock| cell.towards(dock).is_some())
    }

    /// The cells a tile may be moved to (JR-MOD-1, JR-MOD-3).
    pub(crate) fn landings(&self, tile: Tile) -> impl Iterator<Item = Cell> {
        let held = self.held_dock(tile);
        self.free_cells(Some(tile)).into_iter().filter(move |cell| held.is_none_or(|dock| cell.towards(dock).is_some()))
    }

    fn has_landing(&self, tile: Tile) -> bool {
        if self.held_dock(tile).is_some() {
            return self.landings(tile).next().is_some();
        }
        // Any free side of another tile will do.
        let mut others = self.board.standing.filter(|&other| other != tile);
        others.any(|other| (0..6).any(|direction| self.board.neighbour(other, direction).is_none()))
    }

    pub(crate) fn can_lift(&self, tile: Tile) -> bool {
        self.is_loose(tile) && self.has_landing(tile)
    }

    pub(super) fn can_move_a_tile(&self) -> bool {
        let mut tiles = self.board.standing;
        tiles.any(|tile| self.can_lift(tile))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Chance, Game, QuickDice, Setup};

    use super::*;

    /// JR-POD-8 word by word: any cell without a tile that shares a side with at least one tile.
    #[test]
    fn free_cells_are_those_the_rules_mean() {
        let mut chance = QuickDice::new(8);
        for players in 1..=7 {
            let mut game =
                JupiterRescue::deal(JupiterRescue::components(), &Setup::new(players), &mut chance).expect("a deal");
            for tile in Tile::all().filter(|_| chance.below(3) == 0) {
                if game.board.standing.contains(tile) {
                    game.board.lift(tile);
                }
            }
            let far = Cell::new(20 + i16::from(players), -40);
            let tile = game.board.standing.first().expect("some tile stands");
            game.board.lift(tile);
            game.board.lay(tile, far);
            let tiles: BTreeSet<Cell> = game.board.standing.map(|tile| game.board.cells[tile.index()]).collect();
            let around = tiles.iter().flat_map(|cell| (0..6).map(|direction| cell.step(direction)));
            let wanted: BTreeSet<Cell> = around.filter(|cell| !tiles.contains(cell)).collect();
            let listed = game.free_cells(None);
            assert_eq!(listed.iter().copied().collect::<BTreeSet<_>>(), wanted);
            assert_eq!(listed.len(), wanted.len(), "no cell twice");
        }
    }
}
