//! The colony as it lies: tiles, bridges, figures.
//!
//! Which tile lies next to which, and where bridges lead, is kept in tables that follow every change; what the tables must
//! hold is told readably by [`Board::neighbour_by_cells`] and [`Board::across_by_faces`], and a test compares them.

use crate::components::{COMMAND_DISH, Components, LIES, Module, POWER_PLANT};
use crate::geometry::{Cell, Direction, Layout, Site, Spot, TILES, opposite, turn};
use crate::space::{Space, Tile, Tiles, sites};

/// The colony and who stands on it. Figures are told by a byte a tile: bit d is the dome facing direction d, bit 6 the centre.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Board {
    pub(crate) components: &'static Components,
    /// Where each tile lies.
    pub(crate) cells: [Cell; TILES],
    /// How each tile lies: face and rotation, 0 to 11.
    pub(crate) lies: [u8; TILES],
    /// The tiles on the board; parts that are cut off stay in play (JR-TILE-5).
    pub(crate) standing: Tiles,
    /// The tile next to each tile, and to the Pod, in each direction.
    next: [[u8; 6]; TILES + 1],
    /// The sides of each tile, and of the Pod, across which a bridge leads, a bit a direction.
    bridges: [u8; TILES + 1],
    /// The cell where the Pod is docked.
    pub(crate) dock: Option<Cell>,
    pub(crate) colonists: [u8; TILES],
    pub(crate) creeps: [u8; TILES],
    pub(crate) robots: [u8; TILES],
    /// Tiles whose Power Plant or Command Dish carries a Super Creep (JR-SUPER-1).
    pub(crate) supers: Tiles,
}

/// Domes of every tile and the Pod, a byte each; the number of "no tile" falls on an empty one behind them.
pub(crate) type OpenDomes = [u8; OPEN_DOMES];
const OPEN_DOMES: usize = 32;

impl Board {
    pub(crate) fn empty(components: &'static Components) -> Board {
        Board {
            components,
            cells: [Cell::NOWHERE; TILES],
            lies: [0; TILES],
            standing: Tiles::default(),
            next: [[Tile::NONE; 6]; TILES + 1],
            bridges: [0; TILES + 1],
            dock: None,
            colonists: [0; TILES],
            creeps: [0; TILES],
            robots: [0; TILES],
            supers: Tiles::default(),
        }
    }

    pub(crate) fn layout(&self, tile: Tile) -> &'static Layout {
        &self.components.layouts[tile.index() * LIES + usize::from(self.lies[tile.index()])]
    }

    pub(crate) fn module(&self, tile: Tile) -> Module {
        self.components.tiles[tile.index()].module
    }

    /// The sites of a tile that are spaces.
    pub(crate) fn spaces(&self, tile: Tile) -> u8 {
        self.components.spaces[tile.index()]
    }

    /// The tiles on the board with this number.
    pub(crate) fn modules(&self, module: Module) -> Tiles {
        self.standing.and(self.components.by_module[usize::from(module)])
    }

    /// Whether the centre is a Power Plant or a Command Dish (JR-GEO-5).
    pub(crate) fn has_plant(&self, tile: Tile) -> bool {
        matches!(self.module(tile), POWER_PLANT | COMMAND_DISH)
    }

    // ------------------------------------------------------------------ where things are

    /// The tile in a cell.
    pub(crate) fn tile_at(&self, cell: Cell) -> Option<Tile> {
        // Without branches: a tile's cell is its own, so at most one matches.
        let mut found = 0;
        for (index, &other) in self.cells.iter().enumerate() {
            found |= u32::from(other == cell) << index;
        }
        Tiles::from_bits(found).first()
    }

    /// The site that a spot names, if there is a tile: a space, or a Power Plant or Command Dish.
    pub(crate) fn site_at(&self, spot: Spot) -> Option<Space> {
        match spot {
            Spot::Pod => Some(Space::POD),
            Spot::At(cell, site) => self.tile_at(cell).map(|tile| tile.at(site)),
        }
    }

    /// The name of a space.
    pub(crate) fn spot(&self, space: Space) -> Spot {
        if space.tile() == Tile::POD { Spot::Pod } else { Spot::At(self.cells[space.tile().index()], space.site()) }
    }

    pub(crate) fn is_space(&self, space: Space) -> bool {
        space == Space::POD || self.spaces(space.tile()) & space.site().bit() != 0
    }

    pub(crate) fn has_colonist(&self, space: Space) -> bool {
        space.is_dome() && self.colonists[space.tile().index()] & space.site().bit() != 0
    }

    pub(crate) fn has_creep(&self, space: Space) -> bool {
        space.is_dome() && self.creeps[space.tile().index()] & space.site().bit() != 0
    }

    pub(crate) fn has_robot(&self, space: Space) -> bool {
        space.is_dome() && self.robots[space.tile().index()] & space.site().bit() != 0
    }

    /// Whether a Super Creep stands on this Power Plant or Command Dish.
    pub(crate) fn has_super(&self, space: Space) -> bool {
        space.is_dome() && space.site() == Site::CENTRE && self.supers.contains(space.tile())
    }

    pub(crate) fn occupied(&self, tile: Tile) -> u8 {
        let index = tile.index();
        self.colonists[index] | self.creeps[index] | self.robots[index]
    }

    /// The open domes of a tile (JR-GEO-13).
    pub(crate) fn open(&self, tile: Tile) -> u8 {
        self.spaces(tile) & !self.occupied(tile)
    }

    /// Whether a figure may stop there: an open dome, or the docked Pod (JR-GEO-13, JR-POD-3).
    pub(crate) fn is_open(&self, space: Space) -> bool {
        if space == Space::POD { self.dock.is_some() } else { self.open(space.tile()) & space.site().bit() != 0 }
    }

    /// The open domes of every tile at once; the docked Pod is open on all sides.
    pub(crate) fn open_domes(&self) -> OpenDomes {
        let mut open = [0; OPEN_DOMES];
        for (tile, open) in open.iter_mut().enumerate().take(TILES) {
            let occupied = self.colonists[tile] | self.creeps[tile] | self.robots[tile];
            *open = self.components.spaces[tile] & !occupied;
        }
        open[Tile::POD.index()] = if self.dock.is_some() { Site::SIDES } else { 0 };
        open
    }

    /// The sides of a tile across which a bridge leads to one of these domes.
    pub(crate) fn ways_out(&self, tile: Tile, domes: &OpenDomes) -> u8 {
        let mut ways = 0;
        for (direction, &next) in self.next[tile.index()].iter().enumerate() {
            let there = domes[usize::from(next) % OPEN_DOMES]; // beyond the edge there is none
            ways |= (there >> opposite(direction as u8) & 1) << direction;
        }
        ways & self.bridges[tile.index()]
    }

    /// Colonists on domes.
    pub(crate) fn colonists_standing(&self) -> u8 {
        self.colonists.iter().map(|mask| mask.count_ones() as u8).sum()
    }

    // ------------------------------------------------------------------ what lies next to what

    /// The tile, or the docked Pod, next to a tile or the Pod (JR-GEO-9).
    pub(crate) fn neighbour(&self, tile: Tile, direction: Direction) -> Option<Tile> {
        let next = self.next[tile.index()][usize::from(direction)];
        (next != Tile::NONE).then_some(Tile(next))
    }

    /// What [`neighbour`](Board::neighbour) looks up, worked out from the cells.
    #[cfg(test)]
    pub(crate) fn neighbour_by_cells(&self, tile: Tile, direction: Direction) -> Option<Tile> {
        let here = if tile == Tile::POD { self.dock? } else { self.cells[tile.index()] };
        if tile != Tile::POD && !self.standing.contains(tile) {
            return None;
        }
        let there = here.step(direction);
        if self.dock == Some(there) { Some(Tile::POD) } else { self.tile_at(there) }
    }

    /// The adjacent tiles, and the Pod if it is docked there (JR-GEO-9).
    pub(crate) fn around(&self, tile: Tile) -> Tiles {
        let mut tiles = 0u64;
        for &next in &self.next[tile.index()] {
            tiles |= 1 << (next & 63); // "none" falls on the highest bit, which is cut off
        }
        Tiles::from_bits(tiles as u32)
    }

    /// The exposed sides of a tile: no Colony Module beyond, whatever else is there (JR-GEO-10). Their domes are the
    /// edge spaces (JR-GEO-11).
    pub(crate) fn exposed(&self, tile: Tile) -> u8 {
        let mut sides = 0;
        for (direction, &next) in self.next[tile.index()].iter().enumerate() {
            sides |= u8::from(usize::from(next) >= TILES) << direction;
        }
        sides
    }

    /// The space across a side of a tile, if a bridge leads there (JR-GEO-7, JR-POD-2).
    pub(crate) fn across(&self, tile: Tile, direction: Direction) -> Option<Space> {
        (self.bridges[tile.index()] >> direction & 1 == 1).then(|| self.beyond(tile, direction))
    }

    /// The space to which a bridge leads.
    fn beyond(&self, tile: Tile, direction: Direction) -> Space {
        let next = Tile(self.next[tile.index()][usize::from(direction)]);
        if next == Tile::POD { Space::POD } else { next.at(Site(opposite(direction))) }
    }

    /// Visits the spaces across those of these sides of a tile that have a bridge.
    pub(crate) fn each_across(&self, tile: Tile, sides: u8, mut visit: impl FnMut(Space)) {
        for site in sites(sides & self.bridges[tile.index()]) {
            visit(self.beyond(tile, site.0));
        }
    }

    /// What [`across`](Board::across) looks up, worked out from the faces.
    #[cfg(test)]
    pub(crate) fn across_by_faces(&self, tile: Tile, direction: Direction) -> Option<Space> {
        let next = self.neighbour(tile, direction)?;
        if !self.has_port(tile, direction) {
            return None;
        }
        if next == Tile::POD {
            return Some(Space::POD);
        }
        let back = opposite(direction);
        (self.layout(next).ports >> back & 1 == 1).then_some(next.at(Site(back)))
    }

    /// Whether a bridge can begin at a side of a tile, or of the Pod.
    fn has_port(&self, tile: Tile, direction: Direction) -> bool {
        tile == Tile::POD || self.layout(tile).ports >> direction & 1 == 1
    }

    /// The sites of the same tile joined to a dome by a bridge.
    pub(crate) fn inside(&self, space: Space) -> u8 {
        self.layout(space.tile()).near[usize::from(space.site().0)]
    }

    /// Visits every adjacent space (JR-GEO-8).
    pub(crate) fn each_near(&self, space: Space, mut visit: impl FnMut(Space)) {
        let tile = space.tile();
        if space == Space::POD {
            return self.each_across(tile, Site::SIDES, visit);
        }
        for site in sites(self.inside(space)) {
            visit(tile.at(site));
        }
        if space.site() != Site::CENTRE
            && let Some(there) = self.across(tile, space.site().0)
        {
            visit(there);
        }
    }

    /// The domes next to some domes (JR-GEO-8).
    pub(crate) fn beside(&self, domes: &[u8; TILES]) -> [u8; TILES] {
        let mut near = [0; TILES];
        for tile in self.standing {
            let from = domes[tile.index()];
            if from != 0 {
                near[tile.index()] |= self.layout(tile).joined(from);
                self.each_beyond(tile, from, |there, site| near[there.index()] |= site);
            }
        }
        near
    }

    /// Visits the domes across some sides of a tile.
    pub(crate) fn each_beyond(&self, tile: Tile, from: u8, mut visit: impl FnMut(Tile, u8)) {
        self.each_across(tile, from, |there| {
            if there.is_dome() {
                visit(there.tile(), there.site().bit());
            }
        });
    }

    /// Whether a bridge joins two spaces (JR-GEO-8).
    pub(crate) fn adjacent(&self, one: Space, other: Space) -> bool {
        let mut joined = false;
        self.each_near(one, |near| joined |= near == other);
        joined
    }

    /// The next space of a straight line (JR-GEO-12).
    pub(crate) fn step(&self, space: Space, direction: Direction) -> Option<Space> {
        let tile = space.tile();
        if space == Space::POD {
            return self.across(tile, direction);
        }
        let inner = |site: Site| (self.inside(space) & site.bit() != 0).then_some(tile.at(site));
        let Some(side) = space.site().direction() else { return inner(Site(direction)) };
        match turn(direction, 6 - side) {
            0 => self.across(tile, side),
            3 => inner(Site::CENTRE),
            2 => inner(Site(turn(side, 1))),
            4 => inner(Site(turn(side, 5))),
            _ => None, // a corner of the tile
        }
    }

    /// The spaces of a straight line, which ends in the Pod (JR-GEO-12).
    pub(crate) fn line(&self, from: Space, direction: Direction) -> impl Iterator<Item = Space> + '_ {
        let onwards = move |&at: &Space| if at == Space::POD { None } else { self.step(at, direction) };
        std::iter::successors(self.step(from, direction), onwards)
    }

    // ------------------------------------------------------------------ laying and taking away

    /// Lays a tile into a cell.
    pub(crate) fn lay(&mut self, tile: Tile, cell: Cell) {
        self.cells[tile.index()] = cell;
        self.standing.insert(tile);
        self.link(tile, cell);
    }

    /// Takes a tile out of its cell; what stands on it stays in the books.
    pub(crate) fn lift(&mut self, tile: Tile) {
        self.cells[tile.index()] = Cell::NOWHERE;
        self.standing.remove(tile);
        self.unlink(tile);
    }

    /// Docks the Pod in a cell, or undocks it.
    pub(crate) fn set_dock(&mut self, dock: Option<Cell>) {
        self.unlink(Tile::POD);
        self.dock = dock;
        if let Some(cell) = dock {
            self.link(Tile::POD, cell);
        }
    }

    fn link(&mut self, tile: Tile, cell: Cell) {
        for other in self.standing {
            self.link_pair(tile, cell, other, self.cells[other.index()]);
        }
        if let Some(dock) = self.dock {
            self.link_pair(tile, cell, Tile::POD, dock);
        }
    }

    fn link_pair(&mut self, tile: Tile, cell: Cell, other: Tile, there: Cell) {
        if let Some(direction) = cell.towards(there) {
            let back = opposite(direction);
            self.next[tile.index()][usize::from(direction)] = other.0;
            self.next[other.index()][usize::from(back)] = tile.0;
            if self.has_port(tile, direction) && self.has_port(other, back) {
                self.bridges[tile.index()] |= 1 << direction;
                self.bridges[other.index()] |= 1 << back;
            }
        }
    }

    fn unlink(&mut self, tile: Tile) {
        for direction in 0..6 {
            if let Some(other) = self.neighbour(tile, direction) {
                let back = opposite(direction);
                self.next[other.index()][usize::from(back)] = Tile::NONE;
                self.bridges[other.index()] &= !(1 << back);
            }
        }
        self.next[tile.index()] = [Tile::NONE; 6];
        self.bridges[tile.index()] = 0;
    }
}

#[cfg(test)]
mod tests {
    use engine::{Chance, QuickDice};

    use super::*;
    use crate::components::of_the_box;
    use crate::geometry::SPIRAL;

    fn random_board(chance: &mut QuickDice) -> Board {
        let mut board = Board::empty(of_the_box());
        let mut tiles: Vec<Tile> = Tile::all().collect();
        chance.shuffle(&mut tiles);
        for (&tile, cell) in tiles.iter().zip(SPIRAL) {
            board.lies[tile.index()] = chance.below(12) as u8;
            board.lay(tile, cell);
        }
        board
    }

    #[test]
    fn the_table_of_neighbours_follows_every_change() {
        let mut chance = QuickDice::new(5);
        for _ in 0..50 {
            let mut board = random_board(&mut chance);
            for _ in 0..30 {
                match chance.below(3) {
                    0 => board.lift(Tile(chance.below(20) as u8)),
                    1 => board.set_dock(None),
                    _ => {
                        let cell = Cell::new(chance.below(7) as i16 - 3, chance.below(7) as i16 - 3);
                        if board.tile_at(cell).is_none() && board.dock != Some(cell) {
                            let tile = Tile(chance.below(20) as u8);
                            if board.standing.contains(tile) {
                                board.set_dock(Some(cell))
                            } else {
                                board.lay(tile, cell)
                            }
                        }
                    }
                }
                for tile in Tile::all().chain([Tile::POD]) {
                    for direction in 0..6 {
                        assert_eq!(board.neighbour(tile, direction), board.neighbour_by_cells(tile, direction));
                        assert_eq!(board.across(tile, direction), board.across_by_faces(tile, direction));
                    }
                }
            }
        }
    }

    #[test]
    fn a_line_only_follows_bridges_and_leads_back() {
        let mut chance = QuickDice::new(6);
        for _ in 0..30 {
            let mut board = random_board(&mut chance);
            board.set_dock(Some(Cell::new(3, -1)));
            for tile in board.standing {
                for site in sites(board.layout(tile).spaces) {
                    for direction in 0..6 {
                        let Some(there) = board.step(tile.at(site), direction) else { continue };
                        assert!(board.adjacent(tile.at(site), there));
                        assert_eq!(board.step(there, opposite(direction)), Some(tile.at(site)));
                    }
                }
            }
        }
    }
}
