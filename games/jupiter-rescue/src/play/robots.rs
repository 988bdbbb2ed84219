//! What Robots do, and how they move: steps, flights, exchanges, Teleports.

use engine::{Chance, Seat, Witness};

use crate::action::{Deed, Source};
use crate::cards::Card;
use crate::event::Event;
use crate::geometry::Spot;
use crate::position::{JupiterRescue, Passage};
use crate::space::Space;

impl JupiterRescue {
    pub(super) fn space(&self, spot: Spot) -> Space {
        self.board.site_at(spot).expect("a legal space is on the board")
    }

    pub(super) fn perform(
        &mut self,
        deed: Deed,
        actor: Seat,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        match deed {
            Deed::Move(to) => self.step_robot(actor, self.space(to), chance, witness),
            Deed::Fly(to) => {
                self.spent += 1;
                self.fly(actor, self.space(to), witness);
                self.settle_and_resume(chance, witness);
            }
            Deed::Swap(with) => {
                self.spent += 1;
                self.swap(actor, self.space(with), witness);
                self.settle_and_resume(chance, witness);
            }
            Deed::Teleport(source, to) => {
                self.pay(Card::Teleport, source);
                self.teleport(actor, self.space(to), witness);
                self.settle_and_resume(chance, witness);
            }
            Deed::Attack(target) => {
                self.spent += 1;
                self.shoot(self.space(target), chance, witness);
            }
            Deed::Snipe(target) => {
                self.spent += 1;
                self.hand_mut().remove(Card::Sniper);
                self.discard.add(Card::Sniper); // JR-CARD-3
                self.shoot(self.space(target), chance, witness);
            }
            Deed::HeatSeek(source, target) => {
                self.pay(Card::HeatSeeker, source);
                self.shoot(self.space(target), chance, witness);
            }
            Deed::Command(from, to) => self.command(actor, self.space(from), self.space(to), chance, witness),
        }
    }

    pub(super) fn settle_and_resume(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.settle(witness) {
            self.resume_actions(chance, witness);
        }
    }

    /// Spends the cards and cores of a Teleport or Heat Seeker and its actions (JR-CARD-3, JR-CARD-8).
    fn pay(&mut self, card: Card, source: Source) {
        let (cards, cores) = source.parts();
        for _ in 0..cards {
            self.hand_mut().remove(card);
            self.discard.add(card);
        }
        for _ in 0..cores {
            self.spend_core(card);
        }
        self.spent += self.long_cost(source);
    }

    /// Takes a Robot from its place. On its way through a dome it leaves the dome to its occupant.
    fn take_up(&mut self, robot: Seat) -> Space {
        let from = self.places[robot.index()];
        if self.passage.is_some_and(|passage| passage.robot == Some(robot)) {
            self.passage = None;
        } else if from.is_dome() {
            self.board.robots[from.tile().index()] &= !from.site().bit();
        }
        from
    }

    /// Puts a Robot on a space; on an occupied dome it is passing through (JR-POLITE-1).
    fn put_down(&mut self, robot: Seat, to: Space) {
        self.places[robot.index()] = to;
        if self.board.has_colonist(to) || self.board.has_robot(to) {
            self.passage = Some(Passage { robot: Some(robot), at: to });
        } else if to.is_dome() {
            self.board.robots[to.tile().index()] |= to.site().bit();
        }
    }

    /// One step (JR-MOVE-1), onto a Creep with Juggernaut (JR-JUG-1), then perhaps Grenadier (JR-GREN-1).
    fn step_robot(&mut self, robot: Seat, to: Space, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.spent += 1;
        let kills = self.board.has_creep(to);
        self.take_up(robot);
        let (seat, spot) = (self.active, self.board.spot(to));
        witness.tell(|| Event::Moved { seat, robot, to: spot });
        if kills {
            self.kill(to, witness);
        }
        self.put_down(robot, to);
        if self.settle(witness) {
            self.after_kill(kills.then_some(to), chance, witness);
        }
    }

    /// JR-BOOTS-1; with Juggernaut every Creep entered dies, with Swap the last Colonist changes places (JR-COMBO-1).
    fn fly(&mut self, robot: Seat, to: Space, witness: &mut impl Witness<Event>) {
        let from = self.places[robot.index()];
        let board = *self;
        let (seat, spot) = (self.active, self.board.spot(to));
        witness.tell(|| Event::Flew { seat, robot, to: spot });
        for entered in board.flight_path(from, to).filter(|&space| board.board.has_creep(space)) {
            self.kill(entered, witness);
        }
        self.trade_places(robot, to, witness);
    }

    /// JR-TELE-1 with JR-COMBO-1
    fn teleport(&mut self, robot: Seat, to: Space, witness: &mut impl Witness<Event>) {
        let (seat, spot) = (self.active, self.board.spot(to));
        witness.tell(|| Event::Teleported { seat, robot, to: spot });
        if self.board.has_creep(to) {
            self.kill(to, witness);
        }
        self.trade_places(robot, to, witness);
    }

    fn swap(&mut self, robot: Seat, with: Space, witness: &mut impl Witness<Event>) {
        let (seat, spot) = (self.active, self.board.spot(with));
        let from = self.board.spot(self.places[robot.index()]);
        let figure = self.figure(with);
        witness.tell(|| Event::Swapped { seat, robot, with: spot, from, figure });
        self.trade_places(robot, with, witness);
    }

    /// The Robot goes to a space; whoever stands there goes to the Robot's (JR-SWAP-1, JR-SWAP-2, JR-COMBO-4).
    fn trade_places(&mut self, robot: Seat, to: Space, witness: &mut impl Witness<Event>) {
        let from = self.take_up(robot);
        if !self.board.is_open(to) {
            let (figure, spot, vacated) = (self.figure(to), self.board.spot(to), self.board.spot(from));
            witness.tell(|| Event::Displaced { figure, from: spot, to: vacated });
        }
        if self.board.has_colonist(to) {
            self.shift_colonist(to, from);
        } else if self.board.has_creep(to) {
            self.board.creeps[to.tile().index()] &= !to.site().bit();
            self.board.creeps[from.tile().index()] |= from.site().bit();
        } else if self.board.has_robot(to) {
            let other = Seat::all(self.players).find(|seat| self.places[seat.index()] == to);
            let other = other.expect("somebody's Robot stands there");
            self.take_up(other);
            self.put_down(other, from);
        }
        self.put_down(robot, to);
    }
}
