//! What a seat sees, in the shape in which the rules keep it: everything but the order of the deck.
//!
//! A view for people names cells, lists figures and says things twice. Here the same is listed once, from the same position,
//! so that nothing has to be looked up to become a number.

use engine::{Seat, Seats};

use crate::board::Board;
use crate::cards::{Card, Cards, Hand, Pile};
use crate::components::{COMMAND_DISH, POWER_PLANT};
use crate::geometry::{Cell, Site, TILES};
use crate::options::Options;
use crate::play::Forecast;
use crate::position::{Exchange, JupiterRescue, Passage, Phase, SEATS};
use crate::space::{Space, Tile, Tiles};

/// What a seat sees, for programs.
pub struct Seen {
    pub(super) viewer: Seat,
    pub(super) players: u8,
    pub(super) options: Options,
    pub(super) board: Board,
    tiles_by_cell: TilesByCell,
    pub(super) turn: u16,
    pub(super) active: Seat,
    pub(super) phase: Phase,
    pub(super) deciders: Seats,
    pub(super) returns: Option<Seat>,
    pub(super) aboard: u8,
    pub(super) saved: u8,
    pub(super) standing: u8,
    pub(super) lost: u8,
    pub(super) target: u8,
    pub(super) losses_allowed: u8,
    /// Colonists that would be converted now.
    pub(super) threatened: [u8; TILES],
    /// Tiles that the coming Conversion step would fill.
    pub(super) falling: Tiles,
    /// What each result of the coming roll would do, if one is to come this turn.
    pub(super) rolls: Option<[Forecast; 6]>,
    /// The tiles in the Command Range of the active seat's Robot, in its Actions step.
    pub(super) range: Tiles,
    pub(super) power_plants: u8,
    pub(super) command_dishes: u8,
    pub(super) dish_covered: bool,
    pub(super) hand_limit: u8,
    pub(super) places: [Space; SEATS],
    pub(super) cores: [[Option<Card>; 2]; SEATS],
    pub(super) used: u8,
    pub(super) hands: [Hand; SEATS],
    pub(super) refused: Seats,
    pub(super) passage: Option<Passage>,
    pub(super) spent: i8,
    pub(super) allowance: i8,
    pub(super) activated: Cards,
    pub(super) exchange: Exchange,
    /// The cards in the deck, in no order.
    pub(super) deck: Pile,
    pub(super) discard: Pile,
    pub(super) drawn: Option<Card>,
    pub(super) die: u8,
    pub(super) queue: Tiles,
    pub(super) shielded: Tiles,
    pub(super) calm: Tiles,
    pub(super) invaded: Tiles,
}

impl Seen {
    /// What a seat sees of a position.
    pub(super) fn of(game: &JupiterRescue, viewer: Seat) -> Seen {
        let forecast = game.forecast();
        let mut deck = Pile::default();
        game.deck.iter().for_each(|&card| deck.add(card));
        let in_actions = game.phase == Phase::Actions;
        Seen {
            viewer,
            players: game.players,
            options: game.options,
            board: game.board,
            tiles_by_cell: TilesByCell::of(&game.board),
            turn: game.turn,
            active: game.active,
            phase: game.phase,
            deciders: game.deciders(),
            returns: game.returns,
            aboard: game.aboard,
            saved: game.saved,
            standing: game.standing(),
            lost: game.lost,
            target: game.target(),
            losses_allowed: game.tracker().saturating_sub(game.target()),
            threatened: game.threatened(),
            falling: forecast.map_or(Tiles::default(), |(falling, _)| falling),
            rolls: forecast.map(|(_, rolls)| rolls),
            range: if in_actions { game.reach(game.place()) } else { Tiles::default() },
            power_plants: game.board.modules(POWER_PLANT).len() as u8,
            command_dishes: game.board.modules(COMMAND_DISH).len() as u8,
            dish_covered: !game.covered(COMMAND_DISH).is_empty(),
            hand_limit: game.hand_limit(),
            places: game.places,
            cores: game.cores,
            used: game.used,
            hands: game.hands,
            refused: game.refused,
            passage: game.passage,
            spent: game.spent,
            allowance: game.allowance(),
            activated: game.activated,
            exchange: game.exchange,
            deck,
            discard: game.discard,
            drawn: game.drawn,
            die: game.die,
            queue: game.queue,
            shielded: game.shielded,
            calm: game.calm,
            invaded: game.invaded,
        }
    }

    /// The tile on the board in a cell.
    pub(super) fn tile_in(&self, cell: Cell) -> Option<Tile> {
        self.tiles_by_cell.find(&self.board, cell)
    }

    /// The cell of a tile on the board.
    pub(super) fn cell_of(&self, tile: Tile) -> Option<Cell> {
        self.board.standing.contains(tile).then(|| self.board.cells[tile.index()])
    }

    /// The tile that is being moved.
    pub(super) fn moved(&self) -> Option<Tile> {
        if let Phase::SetTile(tile) = self.phase { Some(tile) } else { None }
    }

    /// The centre of a tile that a phase is about, or the space.
    pub(super) fn subject(&self) -> Option<Space> {
        match self.phase {
            Phase::Grenade(first) => Some(first),
            Phase::Follow(follow) => Some(follow.vacated),
            Phase::SetTile(tile) | Phase::Place(tile) => Some(tile.at(Site::CENTRE)),
            _ => None,
        }
    }
}

/// Finds the tile in a cell at once: cells near each other fall on places of their own.
struct TilesByCell([u8; Self::PLACES]);

impl TilesByCell {
    const PLACES: usize = 256;

    fn of(board: &Board) -> TilesByCell {
        let mut places = [0; Self::PLACES];
        for tile in board.standing {
            places[Self::place(board.cells[tile.index()])] = tile.0;
        }
        TilesByCell(places)
    }

    fn place(cell: Cell) -> usize {
        (cell.q & 15) as usize | ((cell.r & 15) as usize) << 4
    }

    fn find(&self, board: &Board, cell: Cell) -> Option<Tile> {
        let tile = Tile(self.0[Self::place(cell)]);
        // A colony that has spread far may have two tiles on one place.
        let here = board.cells[tile.index()] == cell;
        let found = if here { Some(tile) } else { board.tile_at(cell) };
        found.filter(|&tile| board.standing.contains(tile))
    }
}
