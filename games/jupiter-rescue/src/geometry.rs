//! The grid, the sites of a tile, and what a face of a tile joins (JR-GEO-1 to JR-GEO-7).

use std::fmt;
use std::str::FromStr;

use engine::Problem;

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
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

    /// The direction of a neighbouring cell.
    #[must_use]
    pub fn towards(self, other: Cell) -> Option<Direction> {
        (0..6).find(|&direction| self.step(direction) == other)
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
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

/// Texts in files and views.
macro_rules! as_text {
    ($($type:ty),*) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
as_text!(Cell, Spot);

/// What a face of a tile joins, turned as it lies: bit d stands for direction d, bit 6 for the centre.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Plan {
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

impl Plan {
    /// A printed face (spokes, rims and ports by printed side), laid with a rotation (JR-GEO-3).
    pub(crate) fn new(dome_in_centre: bool, printed: [u8; 3], rotation: u8) -> Plan {
        let [spokes, rims, ports] = printed.map(|sides| rotate(sides, rotation));
        let mut plan = Plan {
            spaces: if dome_in_centre { Site::SIDES | Site::CENTRE.bit() } else { Site::SIDES },
            ports,
            spokes: if dome_in_centre { spokes } else { 0 },
            rims,
            near: [0; Site::COUNT],
        };
        plan.near[6] = plan.spokes;
        for side in 0..6 {
            let next = rims & (1 << side) != 0;
            let before = rims & (1 << turn(side, 5)) != 0;
            plan.near[usize::from(side)] =
                u8::from(next) << turn(side, 1) | u8::from(before) << turn(side, 5) | (plan.spokes >> side & 1) << 6;
        }
        plan
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
    fn spots_read_back() {
        for text in ["pod", "0,0/c", "-2,1/5", "12,-30/0"] {
            assert_eq!(text.parse::<Spot>().expect("a space").to_string(), text);
        }
        for text in ["", "0,0", "0,0/6", "0,0/7", "+1,0/c", "01,0/c", "1 ,0/c", "40000,0/c", "0,0/"] {
            assert!(text.parse::<Spot>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_plan_is_the_printed_face_turned() {
        // Spoke 0 and the rims 0-1 and 4-5, turned by two.
        let plan = Plan::new(true, [0b1, 0b1_0001, 0b11_1111], 2);
        assert_eq!(plan.near[2], 0b100_1000, "side 2 is joined to side 3 and the centre");
        assert_eq!(plan.near[0], 0b10, "side 0 is joined to side 1");
        assert_eq!(plan.near[6], 0b100);
        assert_eq!(plan.near[4], 0);
        for from in 0..7 {
            for to in 0..7 {
                assert_eq!(plan.near[from] >> to & 1, plan.near[to] >> from & 1, "bridges lead both ways");
            }
        }
    }
}
