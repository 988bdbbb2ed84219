//! Polite passages: through occupied domes, and out again (JR-POLITE-1 to JR-POLITE-4).

use engine::{Seat, unless};
use tinyvec::ArrayVec;

use crate::action::Deed;
use crate::cards::Card;
use crate::geometry::{Spot, TILES};
use crate::legal::{May, Reason};
use crate::position::{JupiterRescue, Passage};
use crate::space::{Space, Tiles};

impl JupiterRescue {
    /// Whether figures may pass through: Colonists and Robots are polite, Creeps are not (JR-POLITE-1).
    pub(crate) fn is_passable(&self, space: Space) -> bool {
        self.board.has_colonist(space) || self.board.has_robot(space)
    }

    /// Once a figure has entered an occupied dome, it must be moved on, one bridge at a time (JR-POLITE-2).
    pub(super) fn may_go_on_passing(&self, passage: Passage, deed: Deed, by: Option<Seat>) -> May {
        let to = match deed {
            Deed::Move(to) if passage.robot == Some(self.actor(by)) && by != Some(self.active) => to,
            Deed::Command(from, to) if passage.robot.is_none() && self.board.site_at(from) == Some(passage.at) => {
                self.may_send_on(passage, deed, by)?;
                to
            }
            Deed::Move(_)
            | Deed::Command(..)
            | Deed::Fly(_)
            | Deed::Swap(_)
            | Deed::Teleport(..)
            | Deed::Attack(_)
            | Deed::Snipe(_)
            | Deed::HeatSeek(..) => return self.first_things_first(),
        };
        self.may_step_on(passage, to)
    }

    /// Every step of a Colonist starts in Command Range (JR-POLITE-3).
    fn may_send_on(&self, passage: Passage, deed: Deed, by: Option<Seat>) -> May {
        self.may_act_through(deed, by)?;
        let reach = self.reach(self.places[self.actor(by).index()]);
        unless(reach.contains(passage.at.tile()), "JR-CMD-2", Reason::OutOfRange(self.board.spot(passage.at)))
    }

    fn may_step_on(&self, passage: Passage, to: Spot) -> May {
        let space = self.bridged(passage.at, to)?;
        if self.can_step_on(passage, space) { Ok(()) } else { self.refuse_occupied(space) }
    }

    /// Whether a passage can go on to an adjacent space.
    pub(super) fn can_step_on(&self, passage: Passage, to: Space) -> bool {
        let robot = passage.robot.is_some();
        self.board.is_open(to)
            || robot && self.board.has_creep(to) && self.in_effect(Card::Juggernaut)
            || self.is_passable(to) && self.passes(robot, None, to, self.left() - 1)
    }

    /// Whether a figure that has entered an occupied dome can complete its passage with `steps` more actions (JR-POLITE-3).
    /// `freed` is the dome of its own that it has just left.
    pub(super) fn passes(&self, robot: bool, freed: Option<Space>, through: Space, steps: i8) -> bool {
        let reach = if robot { Tiles::from_bits(u32::MAX) } else { self.united_reach() };
        let ends = |space: Space| {
            Some(space) == freed
                || self.board.is_open(space)
                || robot && self.board.has_creep(space) && self.in_effect(Card::Juggernaut)
        };
        let mut seen = [0u8; TILES];
        let mut frontier: ArrayVec<[u8; 128]> = ArrayVec::default();
        frontier.push(through.code());
        for _ in 0..steps {
            let mut next: ArrayVec<[u8; 128]> = ArrayVec::default();
            let mut done = false;
            for at in frontier.iter().map(|&code| Space::decode(code)).filter(|at| reach.contains(at.tile())) {
                self.board.each_near(at, |near| {
                    done |= ends(near);
                    if self.is_passable(near) && seen[near.tile().index()] & near.site().bit() == 0 {
                        seen[near.tile().index()] |= near.site().bit();
                        next.push(near.code());
                    }
                });
            }
            if done {
                return true;
            }
            frontier = next;
        }
        false
    }

    /// Where the active seat can command from at all: its own range and that of every proxy.
    fn united_reach(&self) -> Tiles {
        let mut tiles = Tiles::default();
        self.each_actor(Self::commands_lent, |_, at| tiles = tiles.or(self.reach(at)));
        tiles
    }
}
