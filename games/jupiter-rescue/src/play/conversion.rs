//! Conversion: Colonists next to Creeps become Creeps.

use engine::Witness;

use crate::event::Event;
use crate::geometry::TILES;
use crate::position::JupiterRescue;
use crate::space::{Tiles, sites};

impl JupiterRescue {
    /// All Colonists next to a Creep are converted at once (JR-CONV-1, JR-CONV-2, JR-CONV-3), but those on calm tiles (JR-CONV-4);
    /// tells whether the match goes on.
    pub(super) fn convert(&mut self, witness: &mut impl Witness<Event>) -> bool {
        let doomed = self.threatened();
        self.calm = Tiles::default(); // JR-SUPP-3
        let count: u32 = doomed.iter().map(|mask| mask.count_ones()).sum();
        if count == 0 {
            return true;
        }
        for (tile, &mask) in doomed.iter().enumerate() {
            self.board.colonists[tile] &= !mask;
            self.board.creeps[tile] |= mask;
        }
        self.lost += count as u8;
        witness.tell(|| {
            let at = self.board.standing.flat_map(|tile| sites(doomed[tile.index()]).map(move |site| tile.at(site)));
            Event::Converted { at: at.map(|space| self.board.spot(space)).collect() }
        });
        self.settle(witness)
    }

    /// The Colonists that the next Conversion step converts, as they stand now. Super Creeps threaten nobody (JR-CONV-5),
    /// and nobody in the Pod is threatened (JR-POD-4).
    pub(crate) fn threatened(&self) -> [u8; TILES] {
        let mut near = self.board.beside(&self.board.creeps);
        for tile in self.calm {
            near[tile.index()] = 0;
        }
        for (near, &colonists) in near.iter_mut().zip(&self.board.colonists) {
            *near &= colonists;
        }
        near
    }
}
