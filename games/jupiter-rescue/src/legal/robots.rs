//! What Robots may do with themselves: move, fly, swap, teleport.

use engine::Seat;

use crate::action::{Action, Deed, Source};
use crate::cards::Card;
use crate::position::JupiterRescue;
use crate::space::{Space, sites};

impl JupiterRescue {
    /// JR-MOVE-1, JR-MOVE-3, JR-JUG-1, JR-POLITE-1
    pub(super) fn list_moves(&self, add: &mut impl FnMut(Action)) {
        for (by, at) in self.actors(self.moves_lent()) {
            if self.on_board(at) {
                self.board.each_near(at, |to| {
                    if self.may_step(at, to) {
                        add(Action::Do(Deed::Move(self.board.spot(to)), by));
                    }
                });
            }
        }
    }

    /// Whether a Robot may go from its own place to an adjacent space.
    fn may_step(&self, at: Space, to: Space) -> bool {
        self.board.is_open(to)
            || self.board.has_creep(to) && self.in_effect(Card::Juggernaut)
            || self.options.polite_colonists && self.is_passable(to) && self.passes(true, Some(at), to, self.left() - 1)
    }

    /// JR-BOOTS-1 with JR-COMBO-1 and JR-COMBO-5. A flight over one space is a plain step or Swap and not listed again.
    pub(super) fn list_flights(&self, add: &mut impl FnMut(Action)) {
        if !self.in_effect(Card::RocketBoots) {
            return;
        }
        for (by, at) in self.actors(true) {
            if self.on_board(at) {
                self.each_flight(at, |to, distance| {
                    if distance > 1 {
                        add(Action::Do(Deed::Fly(self.board.spot(to)), by));
                    }
                });
            }
        }
    }

    /// Visits every space a flight from there may end on, with its distance.
    pub(super) fn each_flight(&self, from: Space, mut visit: impl FnMut(Space, u8)) {
        for direction in 0..6 {
            let (mut at, mut distance, mut killed) = (from, 0, false);
            while let Some(next) = self.board.step(at, direction) {
                (at, distance) = (next, distance + 1);
                let creep = self.board.has_creep(at);
                if creep && !self.in_effect(Card::Juggernaut) {
                    break; // JR-BOOTS-2
                }
                killed |= creep;
                // JR-COMBO-2: not both over Creeps and into a Swap.
                let exchange = self.board.has_colonist(at) && self.in_effect(Card::Swap) && !killed;
                if creep || exchange || self.board.is_open(at) {
                    visit(at, distance);
                }
                let wall = self.board.has_robot(at) && !self.options.polite_colonists; // JR-BOOTS-2, JR-POLITE-4
                if at == Space::POD || wall {
                    break; // JR-GEO-12
                }
            }
        }
    }

    /// The spaces a flight enters on its way to the target, which is the last one.
    pub(crate) fn flight_path(&self, from: Space, to: Space) -> impl Iterator<Item = Space> + '_ {
        let leads = |direction: &u8| {
            let mut line = std::iter::successors(self.board.step(from, *direction), |&at| self.line_on(at, *direction));
            line.any(|at| at == to)
        };
        let direction = (0..6).find(leads).expect("a legal flight follows a line");
        let mut done = false;
        std::iter::successors(self.board.step(from, direction), move |&at| self.line_on(at, direction)).take_while(
            move |&at| {
                let go_on = !done;
                done = at == to;
                go_on
            },
        )
    }

    /// A line ends in the Pod (JR-GEO-12).
    fn line_on(&self, at: Space, direction: u8) -> Option<Space> {
        if at == Space::POD { None } else { self.board.step(at, direction) }
    }

    /// JR-SWAP-1, JR-SWAP-2
    pub(super) fn list_swaps(&self, add: &mut impl FnMut(Action)) {
        if !self.in_effect(Card::Swap) {
            return;
        }
        for (by, at) in self.actors(true) {
            if self.on_board(at) {
                self.board.each_near(at, |with| {
                    if self.may_swap(at, with) {
                        add(Action::Do(Deed::Swap(self.board.spot(with)), by));
                    }
                });
            }
        }
    }

    fn may_swap(&self, at: Space, with: Space) -> bool {
        let creep = self.board.has_creep(with) && at != Space::POD;
        creep || self.board.has_colonist(with) || self.board.has_robot(with)
    }

    /// The ways to pay for a Teleport or a Heat Seeker that the active seat can afford (JR-ACT-1, JR-CARD-8).
    pub(super) fn sources(&self, card: Card) -> impl Iterator<Item = Source> + '_ {
        let cards = self.hand().count(card);
        let cores = self.ready_cores(card).count() as u8;
        let left = self.left();
        Source::ALL.into_iter().filter(move |&source| {
            let (from_hand, from_core) = source.parts();
            from_hand <= cards && from_core <= cores && self.long_cost(source) <= left
        })
    }

    /// JR-HEAT-1, JR-HEAT-2, JR-TELE-1, JR-TELE-2
    pub(crate) fn long_cost(&self, source: Source) -> i8 {
        let rules = &self.the_box().rules;
        let (cards, cores) = source.parts();
        if cards + cores == 2 { rules.long_action_pair_cost } else { rules.long_action_cost }
    }

    pub(super) fn list_teleports(&self, add: &mut impl FnMut(Action)) {
        for source in self.sources(Card::Teleport) {
            for (by, at) in self.actors(true) {
                self.each_teleport(at, |to| add(Action::Do(Deed::Teleport(source, self.board.spot(to)), by)));
            }
        }
    }

    /// Visits every space a Robot may teleport to (JR-TELE-1, JR-COMBO-1, JR-COMBO-4). It never is where it stands
    /// (JR-CARD-9): a dome it stands on is not open.
    fn each_teleport(&self, at: Space, mut visit: impl FnMut(Space)) {
        let creeps = self.in_effect(Card::Juggernaut);
        let colonists = self.in_effect(Card::Swap) && self.on_board(at);
        for tile in self.board.standing {
            let mut targets = self.board.open(tile);
            if creeps {
                targets |= self.board.creeps[tile.index()];
            }
            if colonists {
                targets |= self.board.colonists[tile.index()];
            }
            sites(targets).for_each(|site| visit(tile.at(site)));
        }
        if at != Space::POD && self.board.dock.is_some() {
            visit(Space::POD);
        }
    }

    /// The seat whose Robot acts.
    pub(crate) fn actor(&self, by: Option<Seat>) -> Seat {
        by.unwrap_or(self.active)
    }
}
