//! Tiles, sets of tiles, and spaces, by number.

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

/// A set of tiles; the Pod may be among them.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Tiles(pub(crate) u32);

impl Tiles {
    pub(crate) const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    pub(crate) const fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    pub(crate) const fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn first(self) -> Option<Tile> {
        if self.0 == 0 { None } else { Some(Tile(self.0.trailing_zeros() as u8)) }
    }

    /// How many.
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(crate) const fn and(self, other: Tiles) -> Tiles {
        Tiles(self.0 & other.0)
    }

    pub(crate) const fn without(self, other: Tiles) -> Tiles {
        Tiles(self.0 & !other.0)
    }
}

/// The tiles in ascending order (JR-INV-6).
impl Iterator for Tiles {
    type Item = Tile;

    fn next(&mut self) -> Option<Tile> {
        let tile = self.first()?;
        self.0 &= self.0 - 1;
        Some(tile)
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<T: IntoIterator<Item = Tile>>(tiles: T) -> Self {
        let mut set = Tiles::default();
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

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

/// The sites of a mask, in order.
pub(crate) fn sites(mut mask: u8) -> impl Iterator<Item = Site> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let site = Site(mask.trailing_zeros() as u8);
        mask &= mask - 1;
        Some(site)
    })
}
