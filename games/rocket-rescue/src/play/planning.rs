//! Planning: dice and bids in secret, then the reveal, the energy and the order.

use engine::{Chance, Seat, Seats, Witness};

use crate::event::Event;
use crate::nouns::Stage;
use crate::plan::Plan;
use crate::position::RocketRescue;

impl RocketRescue {
    pub(super) fn set_die(&mut self, seat: Seat, stage: Stage, face: u8, witness: &mut impl Witness<Event>) {
        let player = self.player_mut(seat);
        player.plan = player.plan.with(stage, face);
        witness.tell(|| Event::DieSet { seat, stage, face });
    }

    /// RR2-PLAN-1. The energy stays with the bidder until the reveal.
    pub(super) fn bid(&mut self, seat: Seat, energy: u16, witness: &mut impl Witness<Event>) {
        self.player_mut(seat).bid = energy;
        self.bidden.insert(seat);
        witness.tell(|| Event::BidMade { seat, energy });
    }

    /// RR-PLAN-5: until it is submitted a plan can be made anew.
    pub(super) fn take_back(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let player = self.player_mut(seat);
        (player.plan, player.bid) = (Plan::default(), 0);
        player.take_backs += 1;
        self.bidden.remove(seat);
        witness.tell(|| Event::TookBack { seat });
    }

    /// RR-PLAN-5: final. When the last plan is in, all are revealed together (RR-PLAN-3).
    pub(super) fn submit(&mut self, seat: Seat, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.ready.insert(seat);
        witness.tell(|| Event::Submitted { seat });
        if self.ready == Seats::all(self.players) {
            witness.unveil();
            self.reveal(chance, witness);
        }
    }

    fn reveal(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        for seat in Seat::all(self.players) {
            let (plan, bid) = (self.player(seat).plan, self.player(seat).bid);
            witness.tell(|| Event::Revealed { seat, plan: plan.all().collect(), bid });
        }
        for seat in Seat::all(self.players) {
            self.correct(seat, witness);
            self.settle(seat, witness);
        }
        if self.edition.bids() {
            self.order_by_bid(chance, witness);
            self.pay_bid(witness);
        } else {
            self.order_by_dice(chance, witness);
        }
        witness.tell(|| Event::OrderSet { order: self.in_order().collect() });
        self.begin_stage(Stage::Research, chance, witness);
    }

    /// How much energy a plan lacks (RR-NRG-3).
    pub(crate) fn shortfall(energy: u16, plan: Plan, bid: u16) -> u16 {
        (u16::from(plan.sum()) + bid).saturating_sub(energy + 12)
    }

    /// RR-PLAN-4: a plan that costs too much first gives up its bid (RR2-NRG-1), then pips (RR-NRG-4). The lowered faces
    /// count from now on (RR-NRG-8).
    fn correct(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let player = self.player_mut(seat);
        let missing = Self::shortfall(player.energy, player.plan, player.bid);
        if missing == 0 {
            return;
        }
        let taken = missing.min(player.bid);
        let lowered = missing - taken;
        player.bid -= taken;
        player.plan = player.plan.lowered(lowered as u8);
        let (plan, bid) = (player.plan, player.bid);
        if taken > 0 {
            witness.tell(|| Event::BidTakenBack { seat, taken, bid });
        }
        if lowered > 0 {
            witness.tell(|| Event::Lowered { seat, plan: plan.all().collect() });
        }
    }

    /// RR-NRG-1, RR-NRG-2: 12 minus the sum, from or to the bank, which never runs out (RR-NRG-9).
    fn settle(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let player = self.player_mut(seat);
        let sum = u16::from(player.plan.sum());
        player.energy = player.energy + 12 - sum;
        witness.tell(|| Event::Settled { seat, change: 12 - sum as i16 });
    }

    /// RR2-ORD-4: only the first pays; all others have their bids back (RR2-ORD-5).
    fn pay_bid(&mut self, witness: &mut impl Witness<Event>) {
        let seat = self.order[0];
        let player = self.player_mut(seat);
        let energy = player.bid;
        player.energy -= energy;
        if energy > 0 {
            witness.tell(|| Event::BidPaid { seat, energy });
        }
    }
}
