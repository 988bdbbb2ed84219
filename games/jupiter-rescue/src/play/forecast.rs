//! What the rest of the turn would do to the colony as it stands now: for those who look at it, not for the rules.

use crate::position::{JupiterRescue, Phase};
use crate::space::{Tile, Tiles};

/// What one result of the die would do.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Forecast {
    /// Tiles that would get a Creep.
    pub(crate) hit: Tiles,
    /// Those of them that would blow up for it.
    pub(crate) fall: Tiles,
}

impl JupiterRescue {
    /// Tiles that the coming Conversion step would fill, and what each result of the roll after it would do; nothing if no
    /// roll is to come this turn. The roll comes first with Fast Creeps, and when it lies there to be answered.
    pub(crate) fn forecast(&self) -> Option<(Tiles, [Forecast; 6])> {
        let rolled = self.phase == Phase::Rolled || self.phase == Phase::Suppress && self.drawn.is_none();
        if self.turn == 0 || self.is_over() || self.die != 0 && !rolled {
            return None;
        }
        let mut after = *self;
        let goes_on = rolled || self.options.fast_creeps || after.convert(&mut ());
        let falling = self.board.standing.without(after.board.standing);
        let rolls = [1, 2, 3, 4, 5, 6].map(|die| if goes_on { after.forecast_of(die) } else { Forecast::default() });
        Some((falling, rolls))
    }

    fn forecast_of(&self, die: u8) -> Forecast {
        let hit: Tiles = self.invaded_by(die).without(self.shielded).filter(|&tile| self.has_room(tile)).collect();
        Forecast { hit, fall: hit.filter(|&tile| self.would_fill(tile)).collect() }
    }

    /// Whether a Creep can be added at all (JR-PLACE-4).
    fn has_room(&self, tile: Tile) -> bool {
        (self.board.open(tile) | self.board.colonists[tile.index()]) != 0
    }

    /// Whether one more Creep destroys the tile (JR-TILE-1, JR-VULN-1).
    fn would_fill(&self, tile: Tile) -> bool {
        let mut after = *self;
        let room = after.board.open(tile) | after.board.colonists[tile.index()];
        after.board.colonists[tile.index()] = 0;
        after.board.creeps[tile.index()] |= room;
        room.count_ones() == 1 && after.is_full(tile)
    }
}
