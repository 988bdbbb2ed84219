//! The decision that is due, as files and views tell it: with the names of spaces.

use engine::{Problem, Seat};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::geometry::{Cell, Spot};
use crate::position::{Docking, End, Follow, JupiterRescue, Phase};
use crate::space::{Space, Tile};

/// What is to be decided now.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// A seat makes one of its cards its core.
    ChooseCore(Seat),
    /// The first player is named.
    ChooseFirst,
    /// The Pod is docked.
    Dock(Docking),
    /// The Actions step.
    Actions,
    /// Grenadier's second target, next to this space.
    Grenade(Spot),
    /// Follower's second Colonist.
    Follow {
        /// The dome it may go to.
        vacated: Spot,
        /// Where the first one went.
        to: Spot,
        /// Whose Robot commands.
        actor: Seat,
    },
    /// Cards change hands with this seat.
    Trade(Seat),
    /// This seat is asked about the trade.
    Ask(Seat),
    /// Module Control: which tile.
    LiftTile,
    /// Module Control: where the tile in this cell goes.
    SetTile(Cell),
    /// Data Core in solo: which core goes.
    ReplaceCore,
    /// Data Core: which card comes into this place.
    InstallCore(u8),
    /// The die is rolled and can be answered.
    Rolled,
    /// Suppressant: which tile.
    Suppress,
    /// A Creep is put on the tile in this cell.
    Place(Cell),
    /// A Setback is drawn and can be answered.
    Setback,
    /// Too many cards in hand.
    Discard,
    /// The match is over.
    Over(End),
}

impl JupiterRescue {
    /// What is to be decided now.
    #[must_use]
    pub fn decision(&self) -> Decision {
        let spot = |space| self.board.spot(space);
        let cell = |tile: Tile| self.board.cells[tile.index()];
        match self.phase {
            Phase::ChooseCore(seat) => Decision::ChooseCore(seat),
            Phase::ChooseFirst => Decision::ChooseFirst,
            Phase::Dock(docking) => Decision::Dock(docking),
            Phase::Actions => Decision::Actions,
            Phase::Grenade(first) => Decision::Grenade(spot(first)),
            Phase::Follow(Follow { vacated, to, actor }) => {
                Decision::Follow { vacated: spot(vacated), to: spot(to), actor }
            }
            Phase::Trade(partner) => Decision::Trade(partner),
            Phase::Ask(partner) => Decision::Ask(partner),
            Phase::LiftTile => Decision::LiftTile,
            Phase::SetTile(tile) => Decision::SetTile(cell(tile)),
            Phase::ReplaceCore => Decision::ReplaceCore,
            Phase::InstallCore(slot) => Decision::InstallCore(slot),
            Phase::Rolled => Decision::Rolled,
            Phase::Suppress => Decision::Suppress,
            Phase::Place(tile) => Decision::Place(cell(tile)),
            Phase::Setback => Decision::Setback,
            Phase::Discard => Decision::Discard,
            Phase::Over(end) => Decision::Over(end),
        }
    }
}

impl Decision {
    /// The phase that a file means.
    pub(crate) fn read(self, board: &Board) -> Result<Phase, Problem> {
        let space = |spot| space_at(board, "step", spot);
        let tile = |cell| tile_at(board, "step", cell);
        Ok(match self {
            Decision::ChooseCore(seat) => Phase::ChooseCore(seat),
            Decision::ChooseFirst => Phase::ChooseFirst,
            Decision::Dock(docking) => Phase::Dock(docking),
            Decision::Actions => Phase::Actions,
            Decision::Grenade(first) => Phase::Grenade(space(first)?),
            Decision::Follow { vacated, to, actor } => {
                Phase::Follow(Follow { vacated: space(vacated)?, to: space(to)?, actor })
            }
            Decision::Trade(partner) => Phase::Trade(partner),
            Decision::Ask(partner) => Phase::Ask(partner),
            Decision::LiftTile => Phase::LiftTile,
            Decision::SetTile(cell) => Phase::SetTile(tile(cell)?),
            Decision::ReplaceCore => Phase::ReplaceCore,
            Decision::InstallCore(slot) => Phase::InstallCore(slot),
            Decision::Rolled => Phase::Rolled,
            Decision::Suppress => Phase::Suppress,
            Decision::Place(cell) => Phase::Place(tile(cell)?),
            Decision::Setback => Phase::Setback,
            Decision::Discard => Phase::Discard,
            Decision::Over(end) => Phase::Over(end),
        })
    }
}

/// The tile in a cell that a field of a file names.
pub(crate) fn tile_at(board: &Board, field: &str, cell: Cell) -> Result<Tile, Problem> {
    board.tile_at(cell).ok_or_else(|| Problem::new(format!("`{field}`: there is no tile at {cell}")))
}

/// The space that a field of a file names.
pub(crate) fn space_at(board: &Board, field: &str, spot: Spot) -> Result<Space, Problem> {
    board
        .site_at(spot)
        .filter(|&space| board.is_space(space))
        .ok_or_else(|| Problem::new(format!("`{field}`: {spot} is not a space of the colony")))
}
