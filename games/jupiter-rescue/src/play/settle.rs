//! Settling after every change (JR-TURN-4).

use engine::{Seat, Witness};

use crate::components::{COMMAND_DISH, POWER_PLANT};
use crate::event::Event;
use crate::geometry::Site;
use crate::position::{End, JupiterRescue, Phase};
use crate::space::{Space, Tile, Tiles};

impl JupiterRescue {
    /// Launch, destruction, adrift, win, loss, in this order; tells whether the match goes on.
    pub(super) fn settle(&mut self, witness: &mut impl Witness<Event>) -> bool {
        if self.board.dock.is_some() && self.aboard >= self.the_box().rules.pod_capacity {
            self.launch(witness);
        }
        self.destroy_full_tiles(witness);
        if self.board.dock.is_some() && self.board.around(Tile::POD).is_empty() {
            self.go_adrift(witness);
        }
        if let Some(end) = self.verdict() {
            self.finish(end, witness);
        }
        !self.is_over()
    }

    fn destroy_full_tiles(&mut self, witness: &mut impl Witness<Event>) {
        if !self.any_rim_full() {
            return;
        }
        let full: Tiles = self.board.standing.filter(|&tile| self.is_full(tile)).collect();
        for tile in full {
            self.destroy(tile, witness);
        }
    }

    /// Whether Creeps and Robots stand on all sides of some tile: nearly never, and quickly told.
    fn any_rim_full(&self) -> bool {
        let (creeps, robots) = (&self.board.creeps, &self.board.robots);
        creeps
            .iter()
            .zip(robots)
            .fold(false, |any, (creeps, robots)| any | ((creeps | robots) & Site::SIDES == Site::SIDES))
    }

    /// Whether a tile is to be destroyed: all its spaces hold Creeps (JR-TILE-1, JR-TILE-4), whatever filled them
    /// (JR-TILE-3). A Robot takes up a space and so guards its tile (JR-TILE-2), but for Vulnerability, where Creeps
    /// and Robots together fill it (JR-VULN-1). A figure passing through does not count: the dome is its occupant's.
    pub(crate) fn is_full(&self, tile: Tile) -> bool {
        let creeps = self.board.creeps[tile.index()];
        let robots = if self.options.robot_vulnerability { self.board.robots[tile.index()] } else { 0 };
        (creeps | robots) & Site::SIDES == Site::SIDES
            && creeps != 0
            && creeps | robots == self.board.layout(tile).spaces
    }

    fn destroy(&mut self, tile: Tile, witness: &mut impl Witness<Event>) {
        let (at, creeps) = (self.board.cells[tile.index()], self.board.creeps[tile.index()].count_ones() as u8);
        for seat in Seat::all(self.players) {
            if self.places[seat.index()].tile() == tile {
                self.put_out(seat, witness);
            }
        }
        self.board.lift(tile);
        self.board.creeps[tile.index()] = 0;
        self.board.robots[tile.index()] = 0;
        self.board.supers.remove(tile); // JR-SUPER-6
        witness.tell(|| Event::TileDestroyed { tile: self.tile_id(tile).to_owned(), at, creeps });
    }

    /// JR-VULN-2: hand and core are discarded.
    fn put_out(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let index = seat.index();
        self.places[index] = Space::OUT;
        let cards = std::mem::take(&mut self.hands[index]);
        let cores = std::mem::take(&mut self.cores[index]);
        for card in cards.cards().chain(cores.into_iter().flatten()) {
            self.discard.add(card);
        }
        witness.tell(|| Event::RobotOut { seat });
    }

    /// Whether the match is decided; a win comes before a loss.
    pub(crate) fn verdict(&self) -> Option<End> {
        if self.has_won() {
            Some(End::Won)
        } else if self.board.modules(POWER_PLANT).is_empty() {
            Some(End::NoPowerPlant) // JR-END-3
        } else if self.board.modules(COMMAND_DISH).is_empty() {
            Some(End::NoCommandDish)
        } else if self.tracker() < self.target() {
            Some(End::TooFewColonists) // JR-END-4, JR-HERO-1
        } else if self.board.dock.is_some() && Seat::all(self.players).all(|seat| self.is_out(seat)) {
            Some(End::NoRobots) // JR-VULN-6, JR-SOLO-4
        } else {
            None
        }
    }

    /// JR-END-1; a Robot that is out must first come back with the Pod (JR-VULN-6).
    fn has_won(&self) -> bool {
        let places = &self.places[..usize::from(self.players)];
        self.saved + self.aboard >= self.target() && places.iter().all(|&place| place == Space::POD)
    }

    pub(super) fn finish(&mut self, end: End, witness: &mut impl Witness<Event>) {
        if end == End::Won {
            // JR-END-2: the Pod departs for good with those aboard.
            self.saved += std::mem::take(&mut self.aboard);
            self.board.set_dock(None);
            self.returns = None;
        }
        self.phase = Phase::Over(end);
        let (turns, saved) = (self.turn, self.saved);
        witness.tell(|| Event::Ended { end, turns, saved });
    }

    pub(crate) fn tile_id(&self, tile: Tile) -> &'static str {
        &self.the_box().tiles[tile.index()].id
    }
}
