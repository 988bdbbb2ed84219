//! Is everything in order? The invariants of the game, each with a sentence that names the field of the position file.

use engine::{Problem, Seat, ensure};
use strum::VariantArray;

use crate::cards::Card;
use crate::geometry::LAID;
use crate::position::{JupiterRescue, Phase};
use crate::space::{Space, Tile};

/// Checks every invariant of the game.
pub(crate) fn audit(game: &JupiterRescue) -> Result<(), Problem> {
    game.check_colony()?;
    game.check_figures()?;
    game.check_colonists()?;
    game.check_pod()?;
    game.check_cards()?;
    game.check_turn()?;
    game.check_decision()
}

impl JupiterRescue {
    /// Tiles lie apart, and none that should be destroyed still stands.
    fn check_colony(&self) -> Result<(), Problem> {
        let board = &self.board;
        ensure!(
            board.standing.len() <= LAID,
            "`tiles`: at most {LAID} of the tiles are laid out, not {}",
            board.standing.len()
        );
        for tile in board.standing {
            let cell = board.cells[tile.index()];
            ensure!(board.tile_at(cell) == Some(tile), "`tiles`: two tiles lie at {cell}");
            ensure!(board.dock != Some(cell), "`dock`: a tile lies at {cell}");
            ensure!(
                self.is_over() || !self.is_full(tile),
                "`creeps`: the tile at {cell} is full and should have been destroyed (JR-TILE-1)"
            );
        }
        for tile in Tile::all().filter(|&tile| !board.standing.contains(tile)) {
            ensure!(board.occupied(tile) == 0, "somebody stands on {}, which is not on the board", self.tile_id(tile));
        }
        for tile in board.supers {
            ensure!(
                board.standing.contains(tile) && board.has_plant(tile),
                "`super-creeps` stand on Power Plants and Command Dishes only (JR-SUPER-1)"
            );
        }
        Ok(())
    }

    /// One figure a dome, and every Robot in one place.
    fn check_figures(&self) -> Result<(), Problem> {
        let board = &self.board;
        for tile in board.standing {
            let (index, spaces) = (tile.index(), board.layout(tile).spaces);
            let counts = [board.colonists[index], board.creeps[index], board.robots[index]];
            let cell = board.cells[index];
            ensure!(board.occupied(tile) & !spaces == 0, "a figure at {cell} stands on no space (JR-GEO-5)");
            let total: u32 = counts.iter().map(|mask| mask.count_ones()).sum();
            ensure!(total == board.occupied(tile).count_ones(), "two figures share a dome at {cell} (JR-GEO-13)");
        }
        let mut robots = 0;
        for seat in Seat::all(self.players) {
            let place = self.places[seat.index()];
            let passing = self.passage.is_some_and(|passage| passage.robot == Some(seat));
            if place.is_dome() {
                ensure!(board.standing.contains(place.tile()), "`robots`: {seat} stands on no tile of the colony");
                ensure!(board.has_robot(place) || passing, "`robots`: {seat} is not on the board");
            }
            robots += u32::from(place.is_dome() && !passing);
            ensure!(
                place != Space::OUT || self.options.robot_vulnerability,
                "`robots`: {seat} can be out only with Robot Vulnerability (JR-VULN-2)"
            );
        }
        let drawn: u32 = board.robots.iter().map(|mask| mask.count_ones()).sum();
        ensure!(robots == drawn, "`robots`: {drawn} stand on the board, but {robots} seats have theirs there");
        self.check_passage()
    }

    fn check_passage(&self) -> Result<(), Problem> {
        let Some(passage) = self.passage else { return Ok(()) };
        ensure!(self.options.polite_colonists, "`passage` belongs to Polite Colonists (JR-POLITE-1)");
        ensure!(
            matches!(self.phase, Phase::Actions | Phase::Follow(_)),
            "`passage` must be completed before anything else (JR-POLITE-2)"
        );
        let occupied = self.board.has_colonist(passage.at) || self.board.has_robot(passage.at);
        ensure!(occupied, "`passage`: nobody stands on the dome being passed");
        if let Some(seat) = passage.robot {
            ensure!(self.places[seat.index()] == passage.at, "`passage`: the Robot of {seat} is elsewhere");
        }
        Ok(())
    }

    /// saved + aboard + standing + lost = N.
    fn check_colonists(&self) -> Result<(), Problem> {
        let (saved, aboard, standing, lost) = (self.saved, self.aboard, self.standing(), self.lost);
        let total = u32::from(saved) + u32::from(aboard) + u32::from(standing) + u32::from(lost);
        ensure!(
            total == u32::from(self.start),
            "{saved} saved, {aboard} aboard, {standing} standing and {lost} lost are {total} Colonists; `start` says {}",
            self.start
        );
        ensure!((42..=49).contains(&self.start), "`start` is 42 to 49, not {} (JR-SET-5)", self.start);
        ensure!(
            aboard < self.the_box().rules.pod_capacity,
            "`aboard`: a Pod with {aboard} Colonists launches at once (JR-POD-5)"
        );
        Ok(())
    }

    fn check_pod(&self) -> Result<(), Problem> {
        let docked = self.board.dock.is_some();
        let first = self.turn == 0;
        if docked {
            ensure!(
                self.is_over() || !self.board.around(Tile::POD).is_empty(),
                "`dock`: the Pod touches no tile and should be adrift (JR-POD-9)"
            );
            ensure!(self.returns.is_none(), "`returns`: a docked Pod has nobody to bring it back (JR-POD-10)");
        } else if !first && !self.is_over() {
            ensure!(self.returns.is_some(), "`returns`: somebody must bring the undocked Pod back (JR-POD-5)");
        }
        ensure!(!(first && docked), "`dock`: in setup the Pod is not docked yet (JR-SET-10)");
        Ok(())
    }

    /// How many copies of a card are in hands and cores, in effect, being resolved and discarded.
    pub(crate) fn copies_outside_deck(&self, card: Card) -> usize {
        let hands: u8 = self.hands.iter().map(|hand| hand.count(card)).sum();
        let cores = self.cores.iter().flatten().filter(|&&core| core == Some(card)).count();
        let drawn = usize::from(self.drawn == Some(card));
        let activated = usize::from(self.activated.contains(card));
        usize::from(hands + self.discard.count(card)) + cores + drawn + activated
    }

    /// Every card is in exactly one place.
    fn check_cards(&self) -> Result<(), Problem> {
        for &card in Card::VARIANTS {
            let deck = self.deck.iter().filter(|&&other| other == card).count();
            let total = deck + self.copies_outside_deck(card);
            let copies = usize::from(self.the_box().copies[card as usize]);
            ensure!(total == copies, "there are {total} {card} in the position, but {copies} in the box");
        }
        for seat in Seat::all(self.players).filter(|&seat| self.is_out(seat)) {
            ensure!(
                self.hands[seat.index()].is_empty() && self.cores[seat.index()] == [None; 2],
                "`hands`: {seat} is out and has no cards (JR-VULN-2)"
            );
        }
        for &hand in &self.hands[usize::from(self.players)..] {
            ensure!(hand.is_empty(), "`hands`: there is no such seat");
        }
        Ok(())
    }
}
