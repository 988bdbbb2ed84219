//! Who is ahead of whom: rolling for order, and the dice of a phase in their order.

use engine::{Chance, Seat, Witness};
use tinyvec::ArrayVec;

use crate::components::SEATS;
use crate::event::Event;
use crate::nouns::{Character, Stage};
use crate::position::{Die, RocketRescue};

/// After so many rolls a tie is broken by seat: only a chance that never moves comes that far.
pub(crate) const MOST_ROLLS: u32 = 200;

impl RocketRescue {
    /// RR-ORD-1: each of a tied group rolls, in seat order; the higher roll goes first; who ties again re-rolls.
    pub(crate) fn roll_for_order(
        &self,
        group: &mut [Seat],
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        self.roll_among(group, 0, chance, witness);
    }

    fn roll_among(&self, group: &mut [Seat], depth: u32, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if group.len() < 2 || depth == MOST_ROLLS {
            return;
        }
        group.sort_unstable();
        let mut rolls = [0u8; SEATS];
        for &mut seat in group.iter_mut() {
            let roll = chance.die();
            rolls[seat.index()] = roll;
            witness.tell(|| Event::Rolled { seat, roll });
        }
        group.sort_by_key(|seat| std::cmp::Reverse(rolls[seat.index()]));
        for tied in group.chunk_by_mut(|a, b| rolls[a.index()] == rolls[b.index()]) {
            self.roll_among(tied, depth + 1, chance, witness);
        }
    }

    /// First edition: by dice sum, ties rolled (RR1-ORD-1, RR1-ORD-2), anew every round (RR1-ORD-3).
    pub(crate) fn order_by_dice(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let sums: [u16; SEATS] = std::array::from_fn(|seat| self.seats[seat].plan.sum().into());
        let mut order: ArrayVec<[Seat; SEATS]> = Seat::all(self.players).collect();
        self.order_by(&mut order, sums, chance, witness);
        self.order[..order.len()].copy_from_slice(&order);
    }

    /// Second edition: by standing bid (RR2-ORD-1), ties rolled (RR2-ORD-3); who bids nothing stays behind, in the order
    /// there was (RR2-ORD-2, RR2-ORD-6).
    pub(crate) fn order_by_bid(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let bids: [u16; SEATS] = std::array::from_fn(|seat| self.seats[seat].bid);
        let mut order: ArrayVec<[Seat; SEATS]> = self.in_order().filter(|seat| bids[seat.index()] > 0).collect();
        self.order_by(&mut order, bids, chance, witness);
        order.extend(self.in_order().filter(|seat| bids[seat.index()] == 0));
        self.order[..order.len()].copy_from_slice(&order);
    }

    fn order_by(
        &self,
        order: &mut [Seat],
        worth: [u16; SEATS],
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) {
        order.sort_by_key(|seat| std::cmp::Reverse(worth[seat.index()]));
        for tied in order.chunk_by_mut(|a, b| worth[a.index()] == worth[b.index()]) {
            self.roll_for_order(tied, chance, witness);
        }
    }

    /// The dice of a phase: the highest face first, equal faces by order position (RR-ORD-2). Each die is a turn of its
    /// own (RR-GEN-4), and equal dice of one player act one after the other (RR-ORD-3).
    pub(crate) fn dice_of(&self, stage: Stage) -> ArrayVec<[Die; 2 * SEATS]> {
        let mut dice = ArrayVec::default();
        for seat in self.in_order() {
            let faces = self.player(seat).plan.faces(stage);
            dice.extend(faces.into_iter().filter(|&face| face > 0).map(|face| Die { seat, face }));
        }
        dice.sort_by_key(|die| std::cmp::Reverse(self.rank_of(stage, *die)));
        dice
    }

    /// What a die counts for the order; the Professor's count more in Research (RR1-CHAR-10).
    fn rank_of(&self, stage: Stage, die: Die) -> u8 {
        let professor = stage == Stage::Research && self.is(die.seat, Character::Professor);
        die.face + if professor { 2 } else { 0 }
    }
}
