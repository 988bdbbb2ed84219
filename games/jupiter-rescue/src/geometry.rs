//! The grid, the sites of a tile, and what a face of a tile joins (JR-GEO-1 to JR-GEO-7).

use std::fmt;
use std::str::FromStr;

use engine::Problem;
use serde::{Deserialize, Serialize};

/// How many tiles there are; one of them is left out of every match.
pub(crate) const TILES: usize = 20;
/// How many tiles are laid out.
pub(crate) const LAID: usize = 19;
/// How many of them are interior ones.
pub(crate) const INTERIOR: usize = 7;

/// One of the six directions, clockwise from east (JR-GEO-1).
pub type Direction = u8;

/// The direction opposite to this one.
pub(crate) const fn opposite(direction: Direction) -> Direction {
    turn(direction, 3)
}

/// This direction turned clockwise.
pub(crate) const fn turn(direction: Direction, by: u8) -> Direction {
    (direction + by) % 6
}

/// A cell of the grid.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Cell {
    /// Its first coordinate.
    pub q: i16,
    /// Its second coordinate.
    pub r: i16,
}

impl Cell {
    /// The six steps (JR-GEO-1).
    pub(crate) const STEPS: [(i16, i16); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    /// Where tiles are that are in no cell.
    pub(crate) const NOWHERE: Cell = Cell { q: i16::MIN, r: i16::MIN };

    /// The cell with these coordinates.
    #[must_use]
    pub const fn new(q: i16, r: i16) -> Cell {
        Cell { q, r }
    }

    /// The neighbouring cell in a direction.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Cell {
        let (q, r) = Cell::STEPS[direction as usize];
        Cell { q: self.q.saturating_add(q), r: self.r.saturating_add(r) }
    }

    /// Its row as it is written at the rim of the map. A to G are the colony as it is laid and its docks; further down it
    /// goes on with H, further up with Z.
    #[must_use]
    pub fn row(self) -> char {
        (b'A' + (self.r + 3).rem_euclid(26) as u8) as char
    }

    /// Its column as it is written at the rim of the map, half a module wide. 1 to 13 are the colony as it is laid and its
    /// docks; further left it goes on with 0 and 99.
    #[must_use]
    pub fn column(self) -> u8 {
        (2 * self.q + self.r + 7).rem_euclid(100) as u8
    }

    /// Its name for people, which never changes: `D7` is the middle of the colony.
    #[must_use]
    pub fn name(self) -> String {
        format!("{}{}", self.row(), self.column())
    }

    /// The direction of a neighbouring cell.
    #[must_use]
    pub fn towards(self, other: Cell) -> Option<Direction> {
        // Rows are differences of q from -1 to 1, columns those of r.
        const DIRECTIONS: [[Option<Direction>; 3]; 3] =
            [[None, Some(3), Some(2)], [Some(4), None, Some(1)], [Some(5), Some(0), None]];
        let (q, r) = (i32::from(other.q) - i32::from(self.q) + 1, i32::from(other.r) - i32::from(self.r) + 1);
        *DIRECTIONS.get(q as usize)?.get(r as usize)?
    }
}

/// The cells of the starting colony in the order in which tiles are laid (JR-GEO-2).
pub(crate) const SPIRAL: [Cell; LAID] = {
    let raw = [
        (0, 0),
        (1, -1),
        (1, 0),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (0, -1),
        (2, -2),
        (2, -1),
        (2, 0),
        (1, 1),
        (0, 2),
        (-1, 2),
        (-2, 2),
        (-2, 1),
        (-2, 0),
        (-1, -1),
        (0, -2),
        (1, -2),
    ];
    let mut cells = [Cell::new(0, 0); LAID];
    let mut position = 0;
    while position < LAID {
        cells[position] = Cell::new(raw[position].0, raw[position].1);
        position += 1;
    }
    cells
};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl FromStr for Cell {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let bad = || Problem::new(format!("`{text}` is not a cell: write its two coordinates, as in 1,-2"));
        let (q, r) = text.split_once(',').ok_or_else(bad)?;
        let number = |text: &str| text.parse::<i16>().ok().filter(|n| n.to_string() == text && n.abs() <= 9999);
        Ok(Cell { q: number(q).ok_or_else(bad)?, r: number(r).ok_or_else(bad)? })
    }
}

/// A site of a tile: 0 to 5 is the dome facing that direction on the table, 6 the centre (JR-GEO-3).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site(pub(crate) u8);

impl Site {
    /// The centre: a dome, a Power Plant or a Command Dish.
    pub const CENTRE: Site = Site(6);
    /// How many sites a tile has.
    pub(crate) const COUNT: usize = 7;
    /// All sides.
    pub(crate) const SIDES: u8 = 0b11_1111;

    /// The dome facing a direction, 0 to 5.
    #[must_use]
    pub const fn side(direction: Direction) -> Site {
        assert!(direction < 6, "there are six directions");
        Site(direction)
    }

    /// The direction the dome faces, unless it is the centre.
    #[must_use]
    pub fn direction(self) -> Option<Direction> {
        (self != Site::CENTRE).then_some(self.0)
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }
}

/// A place for a figure as it is written: `q,r/c`, `q,r/d` or `pod` (JR-GEO-3).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Spot {
    /// In the Evacuation Pod.
    Pod,
    /// On a site of the tile in this cell.
    At(Cell, Site),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Pod => f.write_str("pod"),
            Spot::At(cell, Site::CENTRE) => write!(f, "{cell}/c"),
            Spot::At(cell, Site(direction)) => write!(f, "{cell}/{direction}"),
        }
    }
}

impl FromStr for Spot {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        if text == "pod" {
            return Ok(Spot::Pod);
        }
        let bad =
            || Problem::new(format!("`{text}` is not a space: write a cell and a dome, as in 1,-2/c or 0,0/5, or pod"));
        let (cell, site) = text.split_once('/').ok_or_else(bad)?;
        let site = match site.as_bytes() {
            b"c" => Site::CENTRE,
            [digit @ b'0'..=b'5'] => Site(digit - b'0'),
            _ => return Err(bad()),
        };
        Ok(Spot::At(cell.parse().map_err(|_| bad())?, site))
    }
}

/// In files and views a cell is a text.
impl From<Cell> for String {
    fn from(cell: Cell) -> String {
        cell.to_string()
    }
}

impl TryFrom<String> for Cell {
    type Error = Problem;

    fn try_from(text: String) -> Result<Cell, Problem> {
        text.parse()
    }
}

/// In files and views a space is a text.
impl From<Spot> for String {
    fn from(spot: Spot) -> String {
        spot.to_string()
    }
}

impl TryFrom<String> for Spot {
    type Error = Problem;

    fn try_from(text: String) -> Result<Spot, Problem> {
        text.parse()
    }
}

/// What a face of a tile joins, turned as it lies: bit d stands for direction d, bit 6 for the centre.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Layout {
    /// The sites that are spaces (JR-GEO-4, JR-GEO-5).
    pub(crate) spaces: u8,
    /// Sides with a bridge end outwards (JR-GEO-7).
    pub(crate) ports: u8,
    /// Sides joined to the centre (JR-GEO-6).
    pub(crate) spokes: u8,
    /// Sides d joined to side d+1 (JR-GEO-6).
    pub(crate) rims: u8,
    /// For each site, the sites of the same tile joined to it.
    pub(crate) near: [u8; Site::COUNT],
}

impl Layout {
    /// A printed face (spokes, rims and ports by printed side), laid with a rotation (JR-GEO-3).
    pub(crate) fn new(dome_in_centre: bool, printed: [u8; 3], rotation: u8) -> Layout {
        let [spokes, rims, ports] = printed.map(|sides| rotate(sides, rotation));
        let mut layout = Layout {
            spaces: if dome_in_centre { Site::SIDES | Site::CENTRE.bit() } else { Site::SIDES },
            ports,
            spokes: if dome_in_centre { spokes } else { 0 },
            rims,
            near: [0; Site::COUNT],
        };
        layout.near[6] = layout.spokes;
        for side in 0..6 {
            let next = rims & (1 << side) != 0;
            let before = rims & (1 << turn(side, 5)) != 0;
            layout.near[usize::from(side)] =
                u8::from(next) << turn(side, 1) | u8::from(before) << turn(side, 5) | (layout.spokes >> side & 1) << 6;
        }
        layout
    }

    /// The sites of a tile that are joined to some of its sites.
    pub(crate) const fn joined(&self, from: u8) -> u8 {
        let sides = from & Site::SIDES;
        let onwards = sides & self.rims;
        let back = (sides >> 1 | sides << 5) & self.rims;
        let outwards = if from & Site::CENTRE.bit() != 0 { self.spokes } else { 0 };
        let inwards = if sides & self.spokes != 0 { Site::CENTRE.bit() } else { 0 };
        (onwards << 1 | onwards >> 5) & Site::SIDES | back | outwards | inwards
    }
}

/// A set of sides turned clockwise.
fn rotate(sides: u8, by: u8) -> u8 {
    (sides << by | sides >> (6 - by)) & Site::SIDES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_that_can_be_drawn_has_a_name_of_its_own() {
        let named = [(0, 0), (2, 0), (0, -3), (0, 3), (-3, 3), (0, -4), (0, 4), (-4, 0)];
        let names = named.map(|(q, r)| Cell::new(q, r).name());
        assert_eq!(names, ["D7", "D11", "A4", "G10", "G4", "Z3", "H11", "D99"]);
        let cells = (-10..=10).flat_map(|q| (-10..=10).map(move |r| Cell::new(q, r)));
        let names: std::collections::BTreeSet<String> = cells.map(Cell::name).collect();
        assert_eq!(names.len(), 21 * 21);
    }

    #[test]
    fn spots_read_back() {
        for text in ["pod", "0,0/c", "-2,1/5", "12,-30/0"] {
            assert_eq!(text.parse::<Spot>().expect("a space").to_string(), text);
        }
        for text in ["", "0,0", "0,0/6", "0,0/7", "+1,0/c", "01,0/c", "1 ,0/c", "40000,0/c", "0,0/"] {
            assert!(text.parse::<Spot>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_layout_is_the_printed_face_turned() {
        // Spoke 0 and the rims 0-1 and 4-5, turned by two.
        let layout = Layout::new(true, [0b1, 0b1_0001, 0b11_1111], 2);
        assert_eq!(layout.near[2], 0b100_1000, "side 2 is joined to side 3 and the centre");
        assert_eq!(layout.near[0], 0b10, "side 0 is joined to side 1");
        assert_eq!(layout.near[6], 0b100);
        assert_eq!(layout.near[4], 0);
        for from in 0..7 {
            for to in 0..7 {
                assert_eq!(layout.near[from] >> to & 1, layout.near[to] >> from & 1, "bridges lead both ways");
            }
        }
    }
}
