//! The numbers of the rules of thumb, tuned by playing variants against each other. All values are points.

use crate::components::EARTH;

/// What a sensible player reckons with.
#[derive(Copy, Clone, Debug)]
pub(super) struct Weights {
    /// Cards left in hand after moving, by their number; up to two are as good as the free refill (RJ-HAND-2).
    pub(super) left: [f32; 8],
    /// Cards held after re-fuelling, by their number, before what they could do now is looked at.
    pub(super) held: [f32; 8],
    /// How much of what a held hand could do now is still there on the next turn.
    pub(super) lasting: f32,
    /// A card's links with the other cards, for each link more than the average card has.
    pub(super) link: f32,
    /// What a Co-Pilot is worth above its points at the end, with many turns to come.
    pub(super) copilot_early: f32,
    /// So many own turns to come are many.
    pub(super) many_turns: f32,
    /// Delivering what another player has reserved, for the points that change hands.
    pub(super) robbery: f32,
    /// A planet that only one cargo goes to, on top of its place in the set.
    pub(super) rare_planet: f32,
    /// How much another player's planets count against the own ones.
    pub(super) others: f32,
    /// Deliveries in a turn of any player, on average.
    pub(super) deliveries: f32,
    /// How quickly deliveries add new planets; 1 would be blind choice.
    pub(super) choosiness: f32,
    /// Maneuver cards that leave the deck in a turn, on average.
    pub(super) draws: f32,
    /// The chance that another player takes a given cargo before the next own turn.
    pub(super) taken: f32,
    /// A reservation must save so much to be worth the Co-Pilot: plans change with the next card, and then it is lost.
    pub(super) reserve_from: f32,
    /// What the card drawn by re-fuelling adds to a hand that is not moved with.
    pub(super) next_card: f32,
    /// A plan that adds so much is not put off, whatever a card more could do.
    pub(super) fire_at_once: f32,
    /// So many of the cards that the deck could bring are tried.
    pub(super) samples: usize,
    /// The top of the discards is a card for the next player, for each link more than the average card has.
    pub(super) gift: f32,
}

/// The numbers that have played best so far.
pub(super) const USUAL: Weights = Weights {
    left: [0.0, 0.0, 0.0, 2.5, 5.0, 7.0, 7.0, 7.0],
    held: [0.0, 0.0, 0.0, 0.0, 2.5, 3.5, 3.0, 3.0],
    lasting: 0.5,
    link: 0.05,
    copilot_early: 1.5,
    many_turns: 8.0,
    robbery: 7.0,
    rare_planet: 1.0,
    others: 0.3,
    deliveries: 1.8,
    choosiness: 1.7,
    draws: 2.2,
    taken: 0.15,
    reserve_from: 1.5,
    next_card: 2.0,
    fire_at_once: 13.0,
    samples: 6,
    gift: 0.1,
};

/// The same for judging each seat by itself.
pub(super) const ALONE: Weights = Weights { others: 0.0, ..USUAL };

/// What a seat will make of what it has, fitted to how matches of the rule-of-thumb player went on from many positions.
pub(super) struct Prospects {
    /// A Co-Pilot.
    pub(super) copilot: f32,
    /// A card.
    pub(super) card: f32,
    /// A point of the best plan: it would not have come to nothing without it.
    pub(super) plan: f32,
}

/// Of the seat that moves next.
pub(super) const TO_MOVE: Prospects = Prospects { copilot: 4.4, card: 1.1, plan: 0.72 };

/// Of the others, whose cargo may be gone by then.
pub(super) const WAITING: Prospects = Prospects { copilot: 4.4, card: 1.8, plan: 0.5 };

/// The turns that the Aliens leave after the present one when they are at this orbit (RJ-ALIEN-6).
pub(super) fn turns_after(orbit: u8) -> u8 {
    orbit.saturating_sub(EARTH + 1)
}
