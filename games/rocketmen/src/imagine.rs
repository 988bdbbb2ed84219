//! What could be hidden there: positions that a seat cannot tell from the real one.
//!
//! Draw decks, the Mission Success deck and the Solo deck have no order of their own: a draw takes any card with equal
//! chance. So only others' Hands and Personal Goals are hidden, and an open transaction of somebody else.

use engine::{Chance, Noun, Seat};
use tinyvec::ArrayVec;

use crate::board::Goal;
use crate::card::CardSet;
use crate::legal::each_action;
use crate::options::Mode;
use crate::play::draw_from;
use crate::position::{Basket, Phase, Rocketmen};

/// A position that `seat` could not tell from this one. Pools are gathered in order of card numbers and goals.
pub(crate) fn imagine(game: &Rocketmen, seat: Seat, chance: &mut impl Chance) -> Rocketmen {
    let mut world = *game;
    if seat != game.active && game.phase.is_trade() {
        world.basket = Basket::default(); // RM-PAY-8
        world.phase = Phase::Actions;
    }
    world.deal_goals_anew(seat, chance);
    loop {
        for other in Seat::all(game.players).filter(|&other| other != seat) {
            world.deal_hand_anew(other, chance);
        }
        if seat == game.active || world.question_stands() {
            return world;
        }
    }
}

impl Rocketmen {
    /// Hand and HQ of another player together are public, and so are some cards of the Hand; the rest is dealt anew.
    fn deal_hand_anew(&mut self, other: Seat, chance: &mut impl Chance) {
        let board = &mut self.boards[other.index()];
        let size = board.hand.len();
        let mut pool = board.hand.or(board.hq).without(board.known);
        let mut hand = board.known;
        while hand.len() < size {
            hand.insert(draw_from(&mut pool, self.components, chance));
        }
        board.hand = hand;
        board.hq = pool;
    }

    /// Everybody knows that a question that is asked has at least two answers.
    fn question_stands(&self) -> bool {
        if !matches!(self.phase, Phase::Trash | Phase::FreePlace | Phase::Trim) {
            return true;
        }
        let mut answers = 0;
        each_action(self, &mut |_| answers += 1);
        answers > 1
    }

    /// The goals that the seat has not seen, dealt to the others.
    fn deal_goals_anew(&mut self, seat: Seat, chance: &mut impl Chance) {
        if self.mode != Mode::Standard || self.phase == Phase::Over {
            return;
        }
        let own = self.boards[seat.index()].goals;
        let mut pool: ArrayVec<[Option<Goal>; 12]> = Goal::all().map(Some).filter(|goal| !own.contains(goal)).collect();
        chance.shuffle(&mut pool);
        for (other, two) in Seat::all(self.players).filter(|&other| other != seat).zip(pool.chunks_exact(2)) {
            let goals = &mut self.boards[other.index()].goals;
            goals.copy_from_slice(two);
            goals.sort_unstable();
        }
    }

    /// Hand and HQ of a seat together, which everybody can work out.
    pub(crate) fn hand_and_hq(&self, seat: Seat) -> CardSet {
        let board = &self.boards[seat.index()];
        board.hand.or(board.hq)
    }
}
