//! Spaces and cells by number.

use crate::encode::seen::Seen;
use crate::geometry::{Cell, Direction, Site, Spot, TILES, opposite};
use crate::space::Tile;

/// The sites of all tiles, and the Pod.
pub(super) const SPOTS: usize = TILES * Site::COUNT + 1;
/// The Pod's number.
const POD: usize = SPOTS - 1;
/// The ways out of a space: to a site of the same tile, or across its side.
pub(super) const WAYS: usize = Site::COUNT + 1;
const ACROSS: usize = Site::COUNT;
/// The sides of all tiles.
pub(super) const SIDES: usize = TILES * 6;

/// The cell of a tile by its number.
pub(super) fn cell_of(seen: &Seen, number: usize) -> Option<Cell> {
    if number < TILES { seen.cell_of(Tile(number as u8)) } else { None }
}

/// The number of the tile in a cell.
pub(super) fn number_of_cell(seen: &Seen, cell: Cell) -> Option<usize> {
    seen.tile_in(cell).map(Tile::index)
}

pub(super) fn number_of(seen: &Seen, spot: Spot) -> Option<usize> {
    match spot {
        Spot::Pod => Some(POD),
        Spot::At(cell, site) => Some(number_of_cell(seen, cell)? * Site::COUNT + usize::from(site.0)),
    }
}

pub(super) fn spot_of(seen: &Seen, number: usize) -> Option<Spot> {
    if number == POD {
        return Some(Spot::Pod);
    }
    Some(Spot::At(cell_of(seen, number / Site::COUNT)?, Site((number % Site::COUNT) as u8)))
}

/// Which way leads from one space to the next.
pub(super) fn way(seen: &Seen, from: Spot, to: Spot) -> Option<usize> {
    match (from, to) {
        (Spot::Pod, Spot::At(cell, _)) => seen.board.dock?.towards(cell).map(usize::from),
        (Spot::At(cell, _), Spot::At(next, site)) if cell == next => Some(site.0.into()),
        (Spot::At(..), _) => Some(ACROSS),
        (Spot::Pod, Spot::Pod) => None,
    }
}

/// Where a way leads.
pub(super) fn along(seen: &Seen, from: Spot, way: usize) -> Option<Spot> {
    match from {
        Spot::Pod if way < 6 => facing(seen, seen.board.dock?, way as Direction),
        Spot::Pod => None,
        Spot::At(cell, site) if way == ACROSS => {
            let direction = site.direction()?;
            let beyond = cell.step(direction);
            if seen.board.dock == Some(beyond) { Some(Spot::Pod) } else { facing(seen, cell, direction) }
        }
        Spot::At(cell, _) => Some(Spot::At(cell, Site(way as u8))),
    }
}

/// The dome of the next tile in a direction that looks back.
fn facing(seen: &Seen, cell: Cell, direction: Direction) -> Option<Spot> {
    let next = cell.step(direction);
    seen.tile_in(next).map(|_| Spot::At(next, Site::side(opposite(direction))))
}

/// A free cell by the lowest tile that it touches, and the side of that tile. The tile being moved counts for nothing.
pub(super) fn number_of_free(seen: &Seen, cell: Cell) -> Option<usize> {
    let around = (0..6).filter_map(|side| Some((seen.tile_in(cell.step(opposite(side)))?, side)));
    let (tile, side) = around.filter(|&(tile, _)| Some(tile) != seen.moved()).min()?;
    Some(tile.index() * 6 + usize::from(side))
}

pub(super) fn free_of(seen: &Seen, number: usize) -> Option<Cell> {
    let cell = cell_of(seen, number / 6)?.step((number % 6) as Direction);
    (number_of_free(seen, cell) == Some(number)).then_some(cell)
}
