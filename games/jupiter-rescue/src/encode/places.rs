//! Spaces and cells by number.

use crate::decision::Decision;
use crate::geometry::{Cell, Direction, Site, Spot, TILES, opposite};
use crate::view::{TileView, View};

/// The sites of all tiles, and the Pod.
pub(super) const SPOTS: usize = TILES * Site::COUNT + 1;
/// The Pod's number.
const POD: usize = SPOTS - 1;
/// The ways out of a space: to a site of the same tile, or across its side.
pub(super) const WAYS: usize = Site::COUNT + 1;
const ACROSS: usize = Site::COUNT;
/// The sides of all tiles.
pub(super) const SIDES: usize = TILES * 6;

pub(super) fn tile_at(view: &View, cell: Cell) -> Option<&TileView> {
    view.tiles.iter().find(|tile| tile.at == cell)
}

pub(super) fn tile_of(view: &View, number: usize) -> Option<&TileView> {
    view.tiles.iter().find(|tile| usize::from(tile.number) == number)
}

/// The number of the tile in a cell.
pub(super) fn number_of_cell(view: &View, cell: Cell) -> Option<usize> {
    tile_at(view, cell).map(|tile| tile.number.into())
}

pub(super) fn number_of(view: &View, spot: Spot) -> Option<usize> {
    match spot {
        Spot::Pod => Some(POD),
        Spot::At(cell, site) => Some(number_of_cell(view, cell)? * Site::COUNT + usize::from(site.0)),
    }
}

pub(super) fn spot_of(view: &View, number: usize) -> Option<Spot> {
    if number == POD {
        return Some(Spot::Pod);
    }
    Some(Spot::At(tile_of(view, number / Site::COUNT)?.at, Site((number % Site::COUNT) as u8)))
}

/// Which way leads from one space to the next.
pub(super) fn way(view: &View, from: Spot, to: Spot) -> Option<usize> {
    match (from, to) {
        (Spot::Pod, Spot::At(cell, _)) => view.dock?.towards(cell).map(usize::from),
        (Spot::At(cell, _), Spot::At(next, site)) if cell == next => Some(site.0.into()),
        (Spot::At(..), _) => Some(ACROSS),
        (Spot::Pod, Spot::Pod) => None,
    }
}

/// Where a way leads.
pub(super) fn along(view: &View, from: Spot, way: usize) -> Option<Spot> {
    match from {
        Spot::Pod if way < 6 => facing(view, view.dock?, way as Direction),
        Spot::Pod => None,
        Spot::At(cell, site) if way == ACROSS => {
            let direction = site.direction()?;
            if view.dock == Some(cell.step(direction)) { Some(Spot::Pod) } else { facing(view, cell, direction) }
        }
        Spot::At(cell, _) => Some(Spot::At(cell, Site(way as u8))),
    }
}

/// The dome of the next tile in a direction that looks back.
fn facing(view: &View, cell: Cell, direction: Direction) -> Option<Spot> {
    let next = cell.step(direction);
    tile_at(view, next).map(|_| Spot::At(next, Site::side(opposite(direction))))
}

/// A free cell by the lowest tile that it touches, and the side of that tile. The tile being moved counts for nothing.
pub(super) fn number_of_free(view: &View, cell: Cell) -> Option<usize> {
    let moved = if let Decision::SetTile(moved) = view.step { Some(moved) } else { None };
    let tiles = view.tiles.iter().filter(|tile| Some(tile.at) != moved);
    tiles
        .filter_map(|tile| Some((tile.number, tile.at.towards(cell)?)))
        .min()
        .map(|(number, side)| usize::from(number) * 6 + usize::from(side))
}

pub(super) fn free_of(view: &View, number: usize) -> Option<Cell> {
    let cell = tile_of(view, number / 6)?.at.step((number % 6) as Direction);
    (number_of_free(view, cell) == Some(number)).then_some(cell)
}
