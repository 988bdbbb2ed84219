//! Where Creeps may go, and which tiles may be shielded from them.

use engine::{refuse, unless};

use crate::geometry::{Cell, Spot};
use crate::legal::{May, Reason};
use crate::position::{JupiterRescue, Phase};
use crate::space::{Tile, Tiles};

impl JupiterRescue {
    /// JR-PLACE-1 to JR-PLACE-3, one tile after the other (JR-INV-6)
    pub(super) fn may_place(&self, spot: Spot) -> May {
        let Phase::Place(tile) = self.phase else { return self.first_things_first() };
        let Some(space) = self.board.site_at(spot).filter(|space| space.tile() == tile) else {
            return refuse("JR-INV-6", Reason::OtherTileFirst(self.board.cells[tile.index()]));
        };
        unless(self.board.is_space(space), "JR-GEO-5", Reason::Plant(spot))?;
        let bit = space.site().bit();
        if self.creep_sites(tile) & bit != 0 {
            return Ok(());
        }
        unless(self.board.open(tile) & bit == 0, "JR-PLACE-1", Reason::EdgeFirst(spot))?;
        unless(!self.board.has_colonist(space), "JR-PLACE-2", Reason::OpenFirst(spot))?;
        refuse("JR-GEO-13", Reason::Occupied(spot))
    }

    /// Where the next Creep on a tile may go (JR-PLACE-1 to JR-PLACE-4).
    pub(crate) fn creep_sites(&self, tile: Tile) -> u8 {
        let open = self.board.open(tile);
        let edge = open & self.edges[tile.index()];
        if edge != 0 {
            return edge;
        }
        if open != 0 {
            return open;
        }
        self.board.colonists[tile.index()]
    }

    /// JR-SUPP-1
    pub(super) fn may_suppress(&self, cell: Cell) -> May {
        if self.phase != Phase::Suppress {
            return self.not_due("JR-CARD-5", Reason::AfterRoll);
        }
        let Some(tile) = self.board.tile_at(cell) else { return refuse("JR-SUPP-1", Reason::NoTile(cell)) };
        unless(!self.suppressed().contains(tile), "JR-CARD-9", Reason::Suppressed(cell))
    }

    /// Tiles that Suppressant could do nothing more for this turn (JR-CARD-9).
    pub(super) fn suppressed(&self) -> Tiles {
        self.shielded.and(self.calm)
    }

    pub(super) fn something_to_suppress(&self) -> bool {
        !self.board.standing.without(self.suppressed()).is_empty()
    }
}
