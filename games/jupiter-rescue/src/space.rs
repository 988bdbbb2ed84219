//! Tiles, sets of tiles, and spaces, by number.

use engine::{Numbered, Set};

use crate::geometry::{Site, TILES};

/// A tile by its number in the order of the ids, or the Evacuation Pod, which counts as one (JR-GEO-9).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Tile(pub(crate) u8);

impl Tile {
    /// The Evacuation Pod.
    pub(crate) const POD: Tile = Tile(TILES as u8);
    /// No tile and no Pod.
    pub(crate) const NONE: u8 = u8::MAX;

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space of this tile at a site.
    pub(crate) const fn at(self, site: Site) -> Space {
        Space(self.0 << 3 | site.0)
    }

    /// All tiles of the box, in order.
    pub(crate) fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }
}

impl Numbered for Tile {
    fn number(self) -> u8 {
        self.0
    }

    fn of_number(number: u8) -> Self {
        Tile(number)
    }
}

/// A set of tiles, in ascending order (JR-INV-6); the Pod may be among them.
pub(crate) type Tiles = Set<Tile, u32>;

/// A space: a site of a tile, or the Pod.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Space(u8);

impl Space {
    /// The inside of the Pod.
    pub(crate) const POD: Space = Tile::POD.at(Site::CENTRE);
    /// Where a Robot is that is out (JR-VULN-2).
    pub(crate) const OUT: Space = Space(u8::MAX);

    pub(crate) const fn tile(self) -> Tile {
        Tile(self.0 >> 3)
    }

    pub(crate) const fn site(self) -> Site {
        Site(self.0 & 7)
    }

    /// The space as a plain number, for sets of spaces.
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    pub(crate) const fn decode(code: u8) -> Space {
        Space(code)
    }

    pub(crate) const fn is_dome(self) -> bool {
        self.0 < Space::POD.0
    }
}

impl Numbered for Site {
    fn number(self) -> u8 {
        self.0
    }

    fn of_number(number: u8) -> Self {
        Site(number)
    }
}

/// The sites of a mask, in order.
pub(crate) fn sites(mask: u8) -> Set<Site, u8> {
    Set::from_bits(mask)
}
