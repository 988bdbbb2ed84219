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
pub enum Step {
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
    pub(crate) fn step(&self) -> Step {
        let spot = |space| self.board.spot(space);
        let cell = |tile: Tile| self.board.cells[tile.index()];
        match self.phase {
            Phase::ChooseCore(seat) => Step::ChooseCore(seat),
            Phase::ChooseFirst => Step::ChooseFirst,
            Phase::Dock(docking) => Step::Dock(docking),
            Phase::Actions => Step::Actions,
            Phase::Grenade(first) => Step::Grenade(spot(first)),
            Phase::Follow(Follow { vacated, to, actor }) => {
                Step::Follow { vacated: spot(vacated), to: spot(to), actor }
            }
            Phase::Trade(partner) => Step::Trade(partner),
            Phase::Ask(partner) => Step::Ask(partner),
            Phase::LiftTile => Step::LiftTile,
            Phase::SetTile(tile) => Step::SetTile(cell(tile)),
            Phase::ReplaceCore => Step::ReplaceCore,
            Phase::InstallCore(slot) => Step::InstallCore(slot),
            Phase::Rolled => Step::Rolled,
            Phase::Suppress => Step::Suppress,
            Phase::Place(tile) => Step::Place(cell(tile)),
            Phase::Setback => Step::Setback,
            Phase::Discard => Step::Discard,
            Phase::Over(end) => Step::Over(end),
        }
    }
}

impl Step {
    /// The phase that a file means.
    pub(crate) fn read(self, board: &Board) -> Result<Phase, Problem> {
        let space = |spot| space_at(board, "step", spot);
        let tile = |cell| tile_at(board, "step", cell);
        Ok(match self {
            Step::ChooseCore(seat) => Phase::ChooseCore(seat),
            Step::ChooseFirst => Phase::ChooseFirst,
            Step::Dock(docking) => Phase::Dock(docking),
            Step::Actions => Phase::Actions,
            Step::Grenade(first) => Phase::Grenade(space(first)?),
            Step::Follow { vacated, to, actor } => {
                Phase::Follow(Follow { vacated: space(vacated)?, to: space(to)?, actor })
            }
            Step::Trade(partner) => Phase::Trade(partner),
            Step::Ask(partner) => Phase::Ask(partner),
            Step::LiftTile => Phase::LiftTile,
            Step::SetTile(cell) => Phase::SetTile(tile(cell)?),
            Step::ReplaceCore => Phase::ReplaceCore,
            Step::InstallCore(slot) => Phase::InstallCore(slot),
            Step::Rolled => Phase::Rolled,
            Step::Suppress => Phase::Suppress,
            Step::Place(cell) => Phase::Place(tile(cell)?),
            Step::Setback => Phase::Setback,
            Step::Discard => Phase::Discard,
            Step::Over(end) => Phase::Over(end),
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
