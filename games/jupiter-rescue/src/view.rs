//! What one viewer may see: everything but the order of the deck, so all see the same (JR-HAND-3).

use engine::{Seat, Viewer};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::cards::Card;
use crate::components::{COMMAND_DISH, POWER_PLANT, sides_of};
use crate::decision::Decision;
use crate::geometry::{Cell, Direction, Site, Spot, TILES};
use crate::options::Options;
use crate::play::Forecast;
use crate::position::{JupiterRescue, Phase};
use crate::routes::Route;
use crate::space::{Space, Tile, Tiles, sites};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The options of the match.
    pub options: Options,
    /// Which turn of the match; 0 in setup.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// What is to be decided.
    pub step: Decision,
    /// Who decides.
    pub deciders: Vec<Seat>,
    /// The tiles on the board.
    pub tiles: Vec<TileView>,
    /// The tiles that are not: the one left out, and those destroyed.
    pub gone: Vec<String>,
    /// Where the Pod is docked.
    pub dock: Option<Cell>,
    /// At whose turn the undocked Pod comes back.
    pub returns: Option<Seat>,
    /// Colonists in the Pod.
    pub aboard: u8,
    /// How many the Pod takes.
    pub capacity: u8,
    /// Colonists saved.
    pub saved: u8,
    /// Colonists on domes.
    pub standing: u8,
    /// Colonists lost.
    pub lost: u8,
    /// Colonists there were at first.
    pub start: u8,
    /// How many must be saved.
    pub target: u8,
    /// How many more may be lost.
    pub losses_allowed: u8,
    /// Colonists that would be converted now.
    pub threatened: Vec<Spot>,
    /// Tiles that the coming Conversion step would fill, so that they blow up.
    pub falling: Vec<Cell>,
    /// What each result of the coming roll would do, 1 to 6; nothing if none is to come this turn.
    pub forecast: Vec<RollView>,
    /// The tiles in the Command Range of the active seat's Robot, in its Actions step.
    pub range: Vec<Cell>,
    /// Power Plant modules left.
    pub power_plants: u8,
    /// Command Dish modules left.
    pub command_dishes: u8,
    /// The players in seat order.
    pub seats: Vec<SeatView>,
    /// A figure on its way through an occupied dome.
    pub passage: Option<PassageView>,
    /// Actions spent this turn.
    pub spent: i8,
    /// Actions this turn has.
    pub allowance: i8,
    /// Whether a covered Command Dish takes an action away.
    pub dish_covered: bool,
    /// Full Turn cards in effect.
    pub activated: Vec<Card>,
    /// How many cards may be kept.
    pub hand_limit: u8,
    /// The trade being put together: cards given and taken.
    pub exchange: (Vec<Card>, Vec<Card>),
    /// Seats that refused a trade this turn.
    pub refused: Vec<Seat>,
    /// What is in the deck, in no order.
    pub deck: Vec<Card>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// The Setback being resolved.
    pub drawn: Option<Card>,
    /// The invasion die; 0 before the roll.
    pub die: u8,
    /// Tiles still to get a Creep.
    pub queue: Vec<Cell>,
    /// Where the viewer's Robot can go in several steps. Like the two below made for clicks, and no part of what is sent.
    #[serde(skip)]
    pub walks: Vec<Route>,
    /// Where the viewer can send Colonists in several steps.
    #[serde(skip)]
    pub escorts: Vec<Route>,
    /// Where the viewer can put the next Creeps so that it makes no difference to the team.
    #[serde(skip)]
    pub harmless_places: Vec<Action>,
}

/// What one result of the die would do to the colony as it stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RollView {
    /// Tiles that would get a Creep.
    pub hit: Vec<Cell>,
    /// Those of them that would blow up for it.
    pub fall: Vec<Cell>,
}

/// Some of the six directions.
pub type Directions = ArrayVec<[Direction; 6]>;

/// A tile.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TileView {
    /// Its id.
    pub tile: String,
    /// Its place among all tiles of the box; its id says the same.
    #[serde(skip)]
    pub number: u8,
    /// Its number.
    pub module: u8,
    /// Its cell.
    pub at: Cell,
    /// Whether its hard face is up.
    pub hard: bool,
    /// How far it is turned.
    pub rotation: u8,
    /// The figures: six sides from east clockwise, then the centre.
    pub figures: [Figure; Site::COUNT],
    /// Directions of the sides joined to the centre.
    pub spokes: Directions,
    /// Directions d of the sides joined to side d+1.
    pub rims: Directions,
    /// Directions of the sides with a bridge end outwards.
    pub ports: Directions,
    /// Directions of the exposed sides.
    pub exposed: Directions,
    /// Whether it gets no figures this turn.
    pub shielded: bool,
    /// Whether its Colonists are safe in the next Conversion step.
    pub calm: bool,
    /// Whether a Creep was placed on it this turn.
    pub invaded: bool,
}

/// What stands on a site.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// Nothing: an open dome.
    Open,
    /// A Power Plant, uncovered.
    PowerPlant,
    /// A Command Dish, uncovered.
    CommandDish,
    /// A Power Plant or Command Dish with a Super Creep.
    SuperCreep,
    /// A Colonist.
    Colonist,
    /// A Creep.
    Creep,
    /// The Robot of a seat.
    Robot(Seat),
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The Robot's id.
    pub robot: String,
    /// The Robot's colour.
    pub colour: String,
    /// Where it is; nothing if it is out.
    pub place: Option<Spot>,
    /// The core, or the cores in solo.
    pub cores: Vec<Card>,
    /// Once Per Turn cores that were used this turn.
    pub used: Vec<Card>,
    /// The hand.
    pub hand: Vec<Card>,
}

/// A figure on its way through an occupied dome.
#[derive(Copy, Clone, Debug, PartialEq, Serialize)]
pub struct PassageView {
    /// Whose Robot; nothing for a Colonist.
    pub robot: Option<Seat>,
    /// The dome.
    pub at: Spot,
}

/// What a viewer may see.
pub(crate) fn view(game: &JupiterRescue, viewer: Viewer) -> View {
    let mut view = bare(game, viewer);
    view.gone = Tile::all().filter(|&tile| !game.board.standing.contains(tile)).map(|tile| game.named(tile)).collect();
    for tile in &mut view.tiles {
        tile.tile = game.named(Tile(tile.number));
    }
    for (seat, robot) in view.seats.iter_mut().zip(&game.the_box().robots) {
        (seat.robot, seat.colour) = (robot.id.clone(), robot.colour.clone());
    }
    if viewer.is(game.active) {
        view.walks = game.walks();
        view.escorts = game.escorts();
        view.harmless_places = game.harmless_places();
    }
    view
}

/// The same without names and what is only made for clicks: all that a program needs, in a fraction of the time.
pub(crate) fn bare(game: &JupiterRescue, viewer: Viewer) -> View {
    let board = &game.board;
    let cells =
        |tiles: Tiles| -> Vec<Cell> { tiles.and(board.standing).map(|tile| board.cells[tile.index()]).collect() };
    let mut deck = game.deck.to_vec();
    deck.sort_unstable();
    let (falling, rolls) = game.forecast().map_or((Tiles::default(), None), |(falling, rolls)| (falling, Some(rolls)));
    let roll = |roll: Forecast| RollView { hit: cells(roll.hit), fall: cells(roll.fall) };
    let in_range =
        if game.phase == Phase::Actions { game.reach(game.places[game.active.index()]) } else { Tiles::default() };
    View {
        viewer,
        options: game.options,
        turn: game.turn,
        active: game.active,
        step: game.decision(),
        deciders: game.deciders().collect(),
        tiles: board.standing.map(|tile| game.tile_view(tile)).collect(),
        gone: Vec::new(),
        dock: board.dock,
        returns: game.returns,
        aboard: game.aboard,
        capacity: game.the_box().rules.pod_capacity,
        saved: game.saved,
        standing: game.standing(),
        lost: game.lost,
        start: game.start,
        target: game.target(),
        losses_allowed: game.tracker().saturating_sub(game.target()),
        threatened: game.spots(&game.threatened()),
        falling: cells(falling),
        forecast: rolls.into_iter().flatten().map(roll).collect(),
        range: cells(in_range),
        power_plants: board.modules(POWER_PLANT).len() as u8,
        command_dishes: board.modules(COMMAND_DISH).len() as u8,
        seats: Seat::all(game.players).map(|seat| game.seat_view(seat)).collect(),
        passage: game.passage.map(|passage| PassageView { robot: passage.robot, at: board.spot(passage.at) }),
        spent: game.spent,
        allowance: game.allowance(),
        dish_covered: !game.covered(COMMAND_DISH).is_empty(),
        activated: game.activated.collect(),
        hand_limit: game.hand_limit(),
        exchange: (game.exchange.given.cards().collect(), game.exchange.taken.cards().collect()),
        refused: game.refused.collect(),
        deck,
        discard: game.discard.cards().collect(),
        drawn: game.drawn,
        die: game.die,
        queue: cells(game.queue),
        walks: Vec::new(),
        escorts: Vec::new(),
        harmless_places: Vec::new(),
    }
}

impl JupiterRescue {
    fn spots(&self, masks: &[u8; TILES]) -> Vec<Spot> {
        let spaces = self.board.standing.flat_map(|tile| sites(masks[tile.index()]).map(move |site| tile.at(site)));
        spaces.map(|space| self.board.spot(space)).collect()
    }

    fn named(&self, tile: Tile) -> String {
        self.tile_id(tile).to_owned()
    }

    fn tile_view(&self, tile: Tile) -> TileView {
        let (board, layout, lie) = (&self.board, self.board.layout(tile), self.board.lies[tile.index()]);
        TileView {
            tile: String::new(),
            number: tile.0,
            module: board.module(tile),
            at: board.cells[tile.index()],
            hard: lie >= 6,
            rotation: lie % 6,
            figures: std::array::from_fn(|site| self.figure(tile.at(Site(site as u8)))),
            spokes: sides_of(layout.spokes).collect(),
            rims: sides_of(layout.rims).collect(),
            ports: sides_of(layout.ports).collect(),
            exposed: sides_of(board.exposed(tile)).collect(),
            shielded: self.shielded.contains(tile),
            calm: self.calm.contains(tile),
            invaded: self.invaded.contains(tile),
        }
    }

    /// What stands on a site.
    pub(crate) fn figure(&self, space: Space) -> Figure {
        let board = &self.board;
        if !board.is_space(space) {
            return match board.module(space.tile()) {
                _ if board.supers.contains(space.tile()) => Figure::SuperCreep,
                POWER_PLANT => Figure::PowerPlant,
                _ => Figure::CommandDish,
            };
        }
        let passing = self.passage.and_then(|passage| passage.robot);
        if board.has_colonist(space) {
            Figure::Colonist
        } else if board.has_creep(space) {
            Figure::Creep
        } else {
            let mut seats = Seat::all(self.players).filter(|&seat| Some(seat) != passing);
            seats.find(|seat| self.places[seat.index()] == space).map_or(Figure::Open, Figure::Robot)
        }
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let cores = self.cores[seat.index()];
        let used = |slot: usize| seat == self.active && self.used >> slot & 1 == 1;
        SeatView {
            seat,
            robot: String::new(),
            colour: String::new(),
            place: self.robot_spot(seat.index()),
            cores: cores.into_iter().flatten().collect(),
            used: (0..2).filter(|&slot| used(slot)).filter_map(|slot| cores[slot]).collect(),
            hand: self.hands[seat.index()].cards().collect(),
        }
    }
}
