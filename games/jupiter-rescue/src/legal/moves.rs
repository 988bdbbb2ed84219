//! What Robots may do with themselves: move, fly, swap, teleport.

use engine::{refuse, unless};

use crate::cards::Card;
use crate::geometry::{Site, Spot, TILES};
use crate::legal::{Found, May, Reason};
use crate::position::JupiterRescue;
use crate::space::{Space, Tile};

/// What a flight has met on its way so far.
#[derive(Default)]
struct Flight {
    distance: u8,
    /// The first figure that nobody flies over (JR-BOOTS-2).
    wall: Option<Space>,
    /// Whether it has run over a Creep.
    killed: bool,
}

impl JupiterRescue {
    /// The space that one step leads to, over a bridge (JR-GEO-8).
    pub(super) fn bridged(&self, at: Space, to: Spot) -> Found<Space> {
        let Some(space) = self.board.site_at(to) else { return refuse("JR-GEO-8", Reason::NoSuchSpace(to)) };
        unless(self.board.is_space(space), "JR-GEO-5", Reason::Plant(to))?;
        unless(space != Space::POD || self.board.dock.is_some(), "JR-POD-6", Reason::Undocked)?;
        if self.board.adjacent(at, space) {
            return Ok(space);
        }
        unless(self.same_part(at, space), "JR-MOVE-4", Reason::Island(to))?;
        refuse("JR-GEO-8", Reason::NoBridge { from: self.board.spot(at), to })
    }

    /// Whether bridges lead from one space to the other, whoever stands in the way; the Pod counts while it is docked.
    fn same_part(&self, one: Space, other: Space) -> bool {
        let mut seen = [0u8; TILES + 1];
        let mut stack = vec![one];
        while let Some(at) = stack.pop() {
            if at == other {
                return true;
            }
            self.board.each_near(at, |near| {
                let site = if near == Space::POD { Site::CENTRE } else { near.site() };
                let mask = &mut seen[near.tile().index()];
                if *mask & site.bit() == 0 {
                    *mask |= site.bit();
                    stack.push(near);
                }
            });
        }
        false
    }

    /// Refuses a step onto a figure (JR-MOVE-2), or a passage that could not be completed.
    pub(super) fn refuse_occupied(&self, space: Space) -> May {
        let at = self.board.spot(space);
        if self.options.polite_colonists && self.board.has_creep(space) {
            return refuse("JR-POLITE-1", Reason::CreepsBlock(at));
        }
        if self.options.polite_colonists && self.is_passable(space) {
            return refuse("JR-POLITE-3", Reason::PassageTooLong(at));
        }
        refuse("JR-MOVE-2", Reason::Occupied(at))
    }

    /// JR-MOVE-1, JR-MOVE-3
    pub(super) fn may_move(&self, at: Space, to: Spot) -> May {
        let space = self.bridged(at, to)?;
        if self.can_step(at, space) { Ok(()) } else { self.refuse_occupied(space) }
    }

    /// Whether a Robot can go from its own place to an adjacent space: an open one, onto a Creep with Juggernaut
    /// (JR-JUG-1), or politely through it (JR-POLITE-1).
    pub(super) fn can_step(&self, at: Space, to: Space) -> bool {
        self.board.is_open(to)
            || self.board.has_creep(to) && self.in_effect(Card::Juggernaut)
            || self.options.polite_colonists && self.is_passable(to) && self.passes(true, Some(at), to, self.left() - 1)
    }

    /// JR-BOOTS-1
    pub(super) fn may_fly(&self, at: Space, to: Spot) -> May {
        let mut verdict = refuse("JR-GEO-12", Reason::NoLine(to));
        if let Some(target) = self.board.site_at(to) {
            self.each_flight(at, |space, may| {
                if space == target {
                    verdict = may;
                }
            });
        }
        verdict
    }

    /// Visits every space of the straight lines from there (JR-GEO-12), with the verdict on a flight that ends on it.
    pub(crate) fn each_flight(&self, from: Space, mut visit: impl FnMut(Space, May)) {
        for direction in 0..6 {
            let mut flight = Flight::default();
            for at in self.board.line(from, direction) {
                visit(at, self.may_land(at, &mut flight));
            }
        }
    }

    /// Whether a flight may end on the next space of its line. One over a single space is a plain step or Swap, and is not
    /// listed again.
    fn may_land(&self, at: Space, flight: &mut Flight) -> May {
        let (wall, creep) = (flight.wall, self.board.has_creep(at));
        let runs_over = creep && self.in_effect(Card::Juggernaut);
        flight.distance += 1;
        flight.killed |= runs_over;
        // JR-BOOTS-2, JR-POLITE-4
        if creep && !runs_over || self.board.has_robot(at) && !self.options.polite_colonists {
            flight.wall = wall.or(Some(at));
        }
        let spot = self.board.spot(at);
        if let Some(wall) = wall {
            return refuse("JR-BOOTS-2", Reason::FlightBlocked(self.board.spot(wall)));
        }
        if runs_over || self.board.is_open(at) {
            return unless(flight.distance > 1, "JR-MOVE-1", Reason::IsStep(spot));
        }
        if self.board.has_colonist(at) && self.in_effect(Card::Swap) {
            unless(flight.distance > 1, "JR-SWAP-1", Reason::IsSwap(spot))?;
            return unless(!flight.killed, "JR-COMBO-2", Reason::NotBoth); // JR-COMBO-1, JR-COMBO-5
        }
        refuse(if creep { "JR-BOOTS-2" } else { "JR-BOOTS-1" }, Reason::Occupied(spot))
    }

    /// The spaces a flight enters on its way to the target, which is the last one.
    pub(crate) fn flight_path(&self, from: Space, to: Space) -> impl Iterator<Item = Space> + '_ {
        let reaches = |direction| {
            let length = self.board.line(from, direction).position(|at| at == to)?;
            Some(self.board.line(from, direction).take(length + 1))
        };
        (0..6).find_map(reaches).expect("a legal flight follows a line")
    }

    /// JR-SWAP-1, JR-SWAP-2
    pub(super) fn may_swap(&self, at: Space, with: Spot) -> May {
        let Some(space) = self.board.site_at(with) else { return refuse("JR-SWAP-1", Reason::Nobody(with)) };
        unless(space != Space::POD, "JR-SWAP-2", Reason::SwapPod)?;
        unless(self.board.is_space(space), "JR-SUPER-5", Reason::SuperApart(with))?;
        let from = self.board.spot(at);
        unless(self.board.adjacent(at, space), "JR-SWAP-1", Reason::NotAdjacent { at: with, from })?;
        unless(at != Space::POD || !self.board.has_creep(space), "JR-SWAP-2", Reason::CreepBoards)?;
        unless(!self.board.is_open(space), "JR-SWAP-1", Reason::Nobody(with))
    }

    /// Whether a Robot can change places with whoever is on an adjacent space.
    pub(super) fn can_swap(&self, at: Space, with: Space) -> bool {
        let creep = self.board.has_creep(with) && at != Space::POD;
        creep || self.board.has_colonist(with) || self.board.has_robot(with)
    }

    /// JR-TELE-1. It never is where it stands (JR-CARD-9).
    pub(super) fn may_teleport(&self, at: Space, to: Spot) -> May {
        let Some(space) = self.board.site_at(to) else { return refuse("JR-TELE-1", Reason::NoSuchSpace(to)) };
        unless(space != at, "JR-CARD-9", Reason::AlreadyThere)?;
        if space == Space::POD {
            return unless(self.board.dock.is_some(), "JR-POD-6", Reason::Undocked);
        }
        unless(self.board.is_space(space), "JR-GEO-5", Reason::Plant(to))?;
        if self.teleport_targets(at, space.tile()) & space.site().bit() != 0 {
            return Ok(());
        }
        if self.board.has_colonist(space) && self.in_effect(Card::Swap) {
            return refuse("JR-COMBO-4", Reason::Undocked);
        }
        refuse("JR-TELE-1", Reason::Occupied(to))
    }

    /// The sites of a tile that a Robot can teleport to: open ones, Creeps with Juggernaut, and with Swap Colonists, who
    /// cannot board a Pod that is away (JR-COMBO-1, JR-COMBO-4).
    pub(super) fn teleport_targets(&self, at: Space, tile: Tile) -> u8 {
        let mut targets = self.board.open(tile);
        if self.in_effect(Card::Juggernaut) {
            targets |= self.board.creeps[tile.index()];
        }
        if self.in_effect(Card::Swap) && self.on_board(at) {
            targets |= self.board.colonists[tile.index()];
        }
        targets
    }
}
