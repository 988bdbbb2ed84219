//! What Robots do: Move, Attack, Command and their relatives.

use engine::{Chance, Seat, Witness};

use crate::action::{Deed, Source};
use crate::cards::Card;
use crate::event::Event;
use crate::geometry::Spot;
use crate::position::{Follow, JupiterRescue, Passage, Phase};
use crate::space::Space;

impl JupiterRescue {
    fn space(&self, spot: Spot) -> Space {
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

    fn settle_and_resume(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
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

    // ------------------------------------------------------------------ Robots

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
        self.trade_places(robot, to);
    }

    /// JR-TELE-1 with JR-COMBO-1
    fn teleport(&mut self, robot: Seat, to: Space, witness: &mut impl Witness<Event>) {
        let (seat, spot) = (self.active, self.board.spot(to));
        witness.tell(|| Event::Teleported { seat, robot, to: spot });
        if self.board.has_creep(to) {
            self.kill(to, witness);
        }
        self.trade_places(robot, to);
    }

    fn swap(&mut self, robot: Seat, with: Space, witness: &mut impl Witness<Event>) {
        let (seat, spot) = (self.active, self.board.spot(with));
        let from = self.board.spot(self.places[robot.index()]);
        witness.tell(|| Event::Swapped { seat, robot, with: spot, from });
        self.trade_places(robot, with);
    }

    /// The Robot goes to a space; whoever stands there goes to the Robot's (JR-SWAP-1, JR-SWAP-2, JR-COMBO-4).
    fn trade_places(&mut self, robot: Seat, to: Space) {
        let from = self.take_up(robot);
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

    // ------------------------------------------------------------------ Creeps

    fn kill(&mut self, target: Space, witness: &mut impl Witness<Event>) {
        let (seat, at, tile) = (self.active, self.board.spot(target), target.tile());
        if self.board.has_creep(target) {
            self.board.creeps[tile.index()] &= !target.site().bit();
            witness.tell(|| Event::Killed { seat, at });
        } else {
            let (module, cell) = (self.board.module(tile), self.board.cells[tile.index()]);
            self.board.supers.remove(tile);
            witness.tell(|| Event::SuperKilled { seat, module, at: cell });
        }
    }

    /// An Attack of any kind (JR-ATT-4).
    fn shoot(&mut self, target: Space, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let creep = self.board.has_creep(target); // JR-SUPER-5: next to a Super Creep there is nothing
        self.kill(target, witness);
        if self.settle(witness) {
            self.after_kill(creep.then_some(target), chance, witness);
        }
    }

    /// Grenadier's second target, if there is one (JR-GREN-1) and its neighbour still exists (JR-ACT-5).
    fn after_kill(&mut self, killed: Option<Space>, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if let Some(first) = killed
            && self.in_effect(Card::Grenadier)
            && self.board.standing.has(first.tile())
            && !self.is_out(self.active)
            && self.passage.is_none()
        {
            let mut found = false;
            self.board.each_near(first, |near| found |= self.board.has_creep(near));
            if found {
                self.phase = Phase::Grenade(first);
                return;
            }
        }
        self.resume_actions(chance, witness);
    }

    pub(super) fn throw_grenade(
        &mut self,
        target: Option<Spot>,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        if let Some(target) = target {
            self.kill(self.space(target), witness);
        }
        self.settle_and_resume(chance, witness); // JR-GREN-2: no third one
    }

    // ------------------------------------------------------------------ Colonists

    /// Moves a Colonist between two spaces, the Pod included; only a player's action does (JR-CMD-5).
    pub(crate) fn shift_colonist(&mut self, from: Space, to: Space) {
        self.take_colonist(from);
        self.put_colonist(to);
    }

    fn take_colonist(&mut self, from: Space) {
        if from == Space::POD {
            self.aboard -= 1;
        } else {
            self.board.colonists[from.tile().index()] &= !from.site().bit();
        }
    }

    fn put_colonist(&mut self, to: Space) {
        if to == Space::POD {
            self.aboard += 1;
        } else {
            self.board.colonists[to.tile().index()] |= to.site().bit();
        }
    }

    /// JR-CMD-1; onto an occupied dome it is passing through (JR-POLITE-1). Then perhaps somebody follows (JR-FOLL-1).
    fn command(
        &mut self,
        actor: Seat,
        from: Space,
        to: Space,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        self.spent += 1;
        let passing = self.passage.take().is_some();
        let occupied = self.board.has_colonist(to) || self.board.has_robot(to);
        if !passing {
            self.take_colonist(from);
        }
        if occupied {
            self.passage = Some(Passage { robot: None, at: to });
        } else {
            self.put_colonist(to);
        }
        let (seat, from_spot, to_spot) = (self.active, self.board.spot(from), self.board.spot(to));
        witness.tell(|| Event::Commanded { seat, from: from_spot, to: to_spot });
        if !self.settle(witness) {
            return;
        }
        // JR-FOLL-4: only an emptied dome is a vacated one; JR-POLITE-4
        if !passing && from.is_dome() && self.in_effect(Card::Follower) && !self.is_out(self.active) {
            let follow = Follow { vacated: from, to, actor };
            let mut found = false;
            self.each_follower(follow, |_| found = true);
            if found {
                self.decide(Phase::Follow(follow), chance, witness);
                return;
            }
        }
        self.resume_actions(chance, witness);
    }

    pub(super) fn let_follow(
        &mut self,
        from: Option<Spot>,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        let Phase::Follow(follow) = self.phase else { return };
        if let Some(spot) = from {
            let from = self.space(spot);
            self.shift_colonist(from, follow.vacated);
            if self.passage.is_some() && from == follow.to {
                self.passage = None; // JR-POLITE-2: alone on the dome now
                self.put_colonist(from);
            }
            let (seat, to) = (self.active, self.board.spot(follow.vacated));
            witness.tell(|| Event::Followed { seat, from: spot, to });
        }
        self.settle_and_resume(chance, witness); // JR-FOLL-3: no chain
    }
}
