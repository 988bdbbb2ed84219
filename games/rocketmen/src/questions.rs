//! Small questions about a position that many parts ask.

use engine::Seat;

use crate::board::{Achievement, Destination, Mode};
use crate::components::EARTH_MISSIONS;
use crate::kind::CardSet;
use crate::position::{Phase, Rocketmen};

impl Rocketmen {
    /// The hand size of the active player (RM-ENDT-3).
    pub(crate) fn hand_size(&self) -> u32 {
        u32::from(self.components.hand_size + self.board().has(Achievement::Hand))
    }

    /// How many mission tokens a player may put on the board (RM-BFE-2).
    pub(crate) fn missions_allowed(&self) -> u32 {
        match self.mode {
            Mode::BattleForEarth => EARTH_MISSIONS,
            _ => self.components.tokens.into(),
        }
    }

    /// Where the launch under way goes.
    pub(crate) fn target(&self) -> u8 {
        let location = &self.components.locations[usize::from(self.launch.location)];
        self.components.flights[location.destination.index()].target
    }

    /// Mission Success cards not revealed in this launch, by value.
    pub(crate) fn success_left(&self) -> [u8; 5] {
        let mut left = self.components.success;
        let launch = &self.launch;
        for &value in launch.drawn.iter().chain(&launch.aside).chain(&launch.shown) {
            left[usize::from(value)] -= 1;
        }
        left
    }

    /// Every location where anybody has a token, as a bit set.
    pub(crate) fn all_tokens(&self) -> u16 {
        self.boards.iter().fold(0, |set, board| set | board.tokens)
    }

    /// Whether every destination holds a token of anybody.
    pub(crate) fn everywhere(&self) -> bool {
        let tokens = self.all_tokens();
        Destination::ALL.iter().all(|destination| tokens & self.components.locations_of[destination.index()] != 0)
    }

    /// All cards a seat owns (RM-ZONE-8).
    pub(crate) fn owned(&self, seat: Seat) -> CardSet {
        let board = &self.boards[seat.index()];
        let plan = board.plan.map_or(CardSet::EMPTY, CardSet::only);
        let area = if seat == self.active { self.area } else { CardSet::EMPTY };
        let zones = [board.hand, board.pad, board.on_depot(), plan, area, board.warehouse, board.junkyard];
        zones.into_iter().fold(board.hq, CardSet::or)
    }

    /// How many steps the open transaction has had: taking back so many cancels it (RM-PAY-8).
    pub(crate) fn trade_steps(&self) -> u32 {
        match self.phase {
            Phase::Basket => self.basket.len(),
            Phase::Paying => {
                let basket = &self.basket;
                basket.len() + 1 + basket.paid.len() + u32::from(basket.cash + basket.science)
            }
            _ => 0,
        }
    }
}
