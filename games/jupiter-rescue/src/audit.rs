//! Is everything in order? The invariants of the game, each with a sentence that names the field of the position file.

use engine::{Problem, Seat, ensure};

use crate::cards::Card;
use crate::geometry::{LAID, Site};
use crate::position::{Docking, JupiterRescue, Phase};
use crate::space::{Space, Tile};

impl JupiterRescue {
    pub(crate) fn check(&self) -> Result<(), Problem> {
        self.check_colony()?;
        self.check_figures()?;
        self.check_colonists()?;
        self.check_pod()?;
        self.check_cards()?;
        self.check_turn()?;
        self.check_phase()
    }

    /// Tiles lie apart, and none that should be destroyed still stands.
    fn check_colony(&self) -> Result<(), Problem> {
        let board = &self.board;
        ensure!(
            usize::from(board.standing.len()) <= LAID,
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
        for tile in Tile::all().filter(|&tile| !board.standing.has(tile)) {
            ensure!(board.occupied(tile) == 0, "somebody stands on {}, which is not on the board", self.tile_id(tile));
        }
        for tile in board.supers {
            ensure!(
                board.standing.has(tile) && board.has_plant(tile),
                "`super-creeps` stand on Power Plants and Command Dishes only (JR-SUPER-1)"
            );
        }
        Ok(())
    }

    /// One figure a dome, and every Robot in one place.
    fn check_figures(&self) -> Result<(), Problem> {
        let board = &self.board;
        for tile in board.standing {
            let (index, spaces) = (tile.index(), board.plan(tile).spaces);
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
                ensure!(board.standing.has(place.tile()), "`robots`: {seat} stands on no tile of the colony");
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

    /// Every card is in exactly one place.
    fn check_cards(&self) -> Result<(), Problem> {
        for card in Card::ALL {
            let hands: u8 = self.hands.iter().map(|hand| hand.count(card)).sum();
            let cores = self.cores.iter().flatten().filter(|&&core| core == Some(card)).count();
            let deck = self.deck.iter().filter(|&&other| other == card).count();
            let drawn = usize::from(self.drawn == Some(card));
            let activated = usize::from(!card.is_setback() && self.activated >> card as u32 & 1 == 1);
            let total = usize::from(hands + self.discard.count(card)) + cores + deck + drawn + activated;
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

    fn check_turn(&self) -> Result<(), Problem> {
        let cap = self.the_box().rules.turn_cap;
        ensure!(self.turn <= cap, "`turn`: a match has at most {cap} turns (JR-SAFE-1)");
        ensure!((0..=40).contains(&self.boosts), "`boosts`: {} are impossible", self.boosts);
        ensure!((0..=60).contains(&self.spent), "`spent`: {} actions are impossible", self.spent);
        if self.phase == Phase::Actions {
            ensure!(self.left() >= 0, "`spent`: {} actions of {} (JR-ACT-1)", self.spent, self.allowance());
        }
        let setup = matches!(self.phase, Phase::ChooseFirst | Phase::Dock(Docking::First));
        ensure!(!setup || self.turn == 0, "`turn` is 0 during setup");
        ensure!(
            setup || self.turn > 0 || matches!(self.phase, Phase::ChooseCore(_)),
            "`turn` counts from 1 after setup"
        );
        ensure!(
            self.drawn.is_none()
                || matches!(self.phase, Phase::Setback | Phase::Suppress | Phase::Place(_) | Phase::Over(_)),
            "`drawn`: a Setback is resolved before anything else (JR-DRAW-2)"
        );
        Ok(())
    }

    /// What a phase promises.
    fn check_phase(&self) -> Result<(), Problem> {
        if self.is_over() {
            return Ok(());
        }
        ensure!(self.verdict().is_none(), "the match is decided ({:?}), but the step is not `over`", self.verdict());
        ensure!(
            !matches!(self.phase, Phase::Dock(_)) || self.board.dock.is_none(),
            "`step`: the Pod is docked already"
        );
        match self.phase {
            Phase::Place(tile) => {
                ensure!(self.queue.first() == Some(tile), "`queue` must begin with the tile that gets a Creep now");
            }
            Phase::Setback => ensure!(self.drawn.is_some(), "`drawn` must name the Setback"),
            Phase::Rolled => ensure!(self.die > 0, "`die` must be 1 to 6 after the roll"),
            Phase::Discard => {
                ensure!(self.hand().len() > self.hand_limit(), "`step`: the hand is within the limit");
            }
            Phase::InstallCore(slot) => {
                let places = if self.solo() { 2 } else { 1 };
                ensure!(
                    slot < places && self.cores[self.active.index()][usize::from(slot)].is_none(),
                    "`step`: the place of the new core must be empty"
                );
            }
            Phase::Trade(partner) | Phase::Ask(partner) => self.check_trade(partner)?,
            Phase::Grenade(space) => ensure!(space.site() <= Site::CENTRE, "`step`: not a space"),
            _ => {}
        }
        let mut any = false;
        self.list(&mut |_| any = true);
        ensure!(any, "`step`: there is nothing to decide");
        Ok(())
    }

    fn check_trade(&self, partner: Seat) -> Result<(), Problem> {
        ensure!(partner != self.active, "`step`: nobody trades with themselves");
        let pairs = [(self.exchange.given, self.active), (self.exchange.taken, partner)];
        for (cards, seat) in pairs {
            for card in cards.kinds() {
                ensure!(
                    cards.count(card) <= self.hands[seat.index()].count(card),
                    "{seat} does not hold enough {card} for the trade"
                );
            }
        }
        Ok(())
    }
}
