//! What a position promises: points on the table, and those that a deck and a rocket in the making will bring.

use engine::Seat;

use crate::kind::CardSet;
use crate::position::{AI, Rocketmen};

/// What a card of the deck is worth in points for its items.
const CARD: f32 = 0.25;
/// A Rocket point or a boost on the Launch Pad.
const MOUNTED: f32 = 0.35;
/// A mission on the Mission Plan.
const PLANNED: f32 = 0.8;
/// A task of the mandatory goal in solitaire.
const TASK: f32 = 3.0;

impl Rocketmen {
    /// The points that a seat would score now, and about those to come.
    pub(super) fn promise(&self, seat: Seat) -> f32 {
        f32::from(self.final_score(seat).total()) + self.prospects(seat)
    }

    /// By how much the player is ahead of the automatic opponent.
    pub(super) fn solo_lead(&self) -> f32 {
        let player = Seat::new(0);
        let done = self.boards[0].goals[0].map_or(3, |goal| self.tasks_done(player, goal));
        let ahead = f32::from(self.boards[0].vp) - f32::from(self.boards[AI].vp);
        ahead + self.prospects(player) - TASK * (3 - done) as f32
    }

    /// What the deck and the rocket will bring.
    fn prospects(&self, seat: Seat) -> f32 {
        let board = &self.boards[seat.index()];
        let quality = |cards: CardSet| -> f32 {
            let value = |card| {
                let items = self.print(card).items;
                f32::from(items.money) / 10.0 + f32::from(items.icons()) + f32::from(items.rocket)
            };
            cards.map(value).sum()
        };
        let deck = self.owned(seat).minus(board.pad);
        let count = deck.len().max(1) as f32;
        let mounted: f32 = quality(board.pad);
        let planned = if board.plan.is_some() { PLANNED } else { 0.0 };
        CARD * 10.0 * quality(deck) / count + MOUNTED * mounted + planned
    }
}
