//! Polite passages: through occupied domes, and out again (JR-POLITE-1 to JR-POLITE-4).

use tinyvec::ArrayVec;

use crate::action::{Action, Deed};
use crate::cards::Card;
use crate::geometry::TILES;
use crate::position::{JupiterRescue, Passage};
use crate::space::{Space, Tiles};

impl JupiterRescue {
    /// Whether figures may pass through: Colonists and Robots are polite, Creeps are not (JR-POLITE-1).
    pub(super) fn is_passable(&self, space: Space) -> bool {
        self.board.has_colonist(space) || self.board.has_robot(space)
    }

    /// Whether a figure that has entered an occupied dome can complete its passage with `steps` more actions (JR-POLITE-3).
    /// `freed` is the dome of its own that it has just left.
    pub(super) fn passes(&self, robot: bool, freed: Option<Space>, through: Space, steps: i8) -> bool {
        let reach = if robot { Tiles(u32::MAX) } else { self.united_reach() };
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
            for at in frontier.iter().map(|&code| Space::decode(code)).filter(|at| reach.has(at.tile())) {
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
        Tiles(self.actors(self.commands_lent()).fold(0, |tiles, (_, at)| tiles | self.reach(at).0))
    }

    /// The steps that go on with a passage (JR-POLITE-2).
    pub(super) fn list_passage(&self, passage: Passage, add: &mut impl FnMut(Action)) {
        let Passage { robot, at } = passage;
        let goes_on = |to: Space| {
            self.board.is_open(to)
                || robot.is_some() && self.board.has_creep(to) && self.in_effect(Card::Juggernaut)
                || self.is_passable(to) && self.passes(robot.is_some(), None, to, self.left() - 1)
        };
        match robot {
            Some(seat) => {
                let by = (seat != self.active).then_some(seat);
                self.board.each_near(at, |to| {
                    if goes_on(to) {
                        add(Action::Do(Deed::Move(self.board.spot(to)), by));
                    }
                });
            }
            None => {
                for (by, place) in self.actors(self.commands_lent()) {
                    if self.reach(place).has(at.tile()) {
                        self.board.each_near(at, |to| {
                            if goes_on(to) {
                                let deed = Deed::Command(self.board.spot(at), self.board.spot(to));
                                add(Action::Do(deed, by));
                            }
                        });
                    }
                }
            }
        }
    }
}
