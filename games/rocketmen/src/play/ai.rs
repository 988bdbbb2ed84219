//! The automatic opponent of the solitaire game (RM-SOLO-5 to RM-SOLO-18).

use engine::{Chance, Noun, Witness};

use crate::card::Card;
use crate::components::SoloCard;
use crate::event::Event;
use crate::position::{AI, AiMission, Rocketmen};

impl Rocketmen {
    /// RM-SOLO-5: exactly one thing at the beginning of the player's turn.
    pub(crate) fn ai_moves(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.ai.helped = false;
        self.ai.display_left = false;
        if self.ai.mission.is_some() {
            self.ai_advances(witness);
        } else if self.boards[AI].missions() < u32::from(self.components.tokens) {
            self.ai_starts(chance, witness); // RM-SOLO-11
        }
    }

    /// RM-SOLO-9.
    fn ai_advances(&mut self, witness: &mut impl Witness<Event>) {
        let Some(mission) = &mut self.ai.mission else { return };
        mission.rocket += 1;
        let rocket = mission.rocket;
        witness.tell(|| Event::AiAdvanced { rocket });
        self.check_ai_arrival(witness);
    }

    /// RM-SOLO-9, RM-SOLO-10: on reaching the target the AI scores like a player.
    fn check_ai_arrival(&mut self, witness: &mut impl Witness<Event>) {
        let Some(mission) = self.ai.mission else { return };
        let location = self.components.locations[usize::from(mission.location)];
        if mission.rocket < self.components.flights[location.destination as usize].target {
            return;
        }
        // Both its cards are discarded (RM-SOLO-8): what is neither in the deck nor active is discarded.
        self.ai.mission = None;
        let (first, vp) = self.land(AI, mission.location);
        witness.tell(|| Event::AiSucceeded { location, vp, first });
    }

    fn solo_card(&self, card: u8) -> &SoloCard {
        &self.components.solo_cards[usize::from(card)]
    }

    /// The location that a pair of cards names, if the AI can still fulfil it.
    fn ai_location(&self, left: u8, right: u8) -> Option<u8> {
        let destination = self.solo_card(left).rows[self.difficulty as usize].0;
        let location = self.components.location(destination, self.solo_card(right).mission_type)?;
        (self.boards[AI].tokens >> location & 1 == 0).then_some(location)
    }

    /// Whether some other card could name a type that the AI can still fulfil there (RM-SOLO-6).
    fn names_destination(&self, left: u8) -> bool {
        let cards = 0..self.components.solo_cards.len() as u8;
        cards.filter(|&right| right != left).any(|right| self.ai_location(left, right).is_some())
    }

    /// RM-SOLO-6 and RM-SOLO-7: a card for the destination, then one for the type; those that do not fit are discarded.
    fn ai_starts(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let cards = 0..self.components.solo_cards.len() as u8;
        if !cards.into_iter().any(|left| self.names_destination(left)) {
            return; // With the cards of the box this cannot be.
        }
        let left = self.reveal_solo(None, chance, witness, |game, card| game.names_destination(card));
        let right = self.reveal_solo(Some(left), chance, witness, |game, card| game.ai_location(left, card).is_some());
        let location = self.ai_location(left, right).expect("the right card was revealed until it fitted");
        let rocket = self.solo_card(left).rows[self.difficulty as usize].1 + self.solo_card(right).advance;
        self.ai.mission = Some(AiMission { left, right, location, rocket });
        let place = self.components.locations[usize::from(location)];
        witness.tell(|| Event::AiStarted { location: place, rocket });
        self.check_ai_arrival(witness); // RM-SOLO-10
    }

    /// Reveals Solo cards until one fits.
    fn reveal_solo(
        &mut self,
        active: Option<u8>,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
        fits: impl Fn(&Self, u8) -> bool,
    ) -> u8 {
        loop {
            if self.ai.deck == 0 {
                // RM-SOLO-8: the discards, without the active destination card.
                let all = (1u8 << self.components.solo_cards.len()) - 1;
                self.ai.deck = all & !active.map_or(0, |card| 1 << card);
            }
            let deck = self.ai.deck;
            let member = |place: u32| (0..8).filter(|card| deck >> card & 1 == 1).nth(place as usize).unwrap_or(0);
            let name = |place: u32| self.solo_card(member(place)).mission_type.id().to_owned();
            let card = member(chance.pick(deck.count_ones(), name));
            self.ai.deck &= !(1 << card);
            let (fit, mission_type) = (fits(self, card), self.solo_card(card).mission_type);
            witness.tell(|| Event::AiRevealed { card: mission_type, fits: fit });
            if fit {
                return card;
            }
        }
    }

    /// RM-SOLO-14: one display card for the AI, one space for its Rocket.
    pub(super) fn remove_slot(&mut self, slot: u8, witness: &mut impl Witness<Event>) {
        let card = self.display[usize::from(slot) - 1].take().expect("a legal removal is on the display");
        self.ai.helped = true;
        self.ai.display_left = true;
        self.ai_takes(card, witness);
        self.ai_advances(witness);
    }

    /// Into the AI's scoring area; a Threat scores at once (RM-SOLO-16).
    fn ai_takes(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        self.ai.area.insert(card);
        let vp = if self.components.threats.contains(card) { self.components.threat_vp } else { 0 };
        self.boards[AI].vp += vp;
        let kind = self.components.kind(card);
        witness.tell(|| Event::AiTook { card: kind, vp });
    }

    /// RM-SOLO-13: at once on the victory track.
    pub(super) fn score_threat(&mut self, witness: &mut impl Witness<Event>) {
        let (seat, vp) = (self.active, self.components.threat_vp);
        self.board_mut().vp += vp;
        witness.tell(|| Event::ThreatScored { seat, vp });
    }

    /// RM-SOLO-17 and RM-SOLO-18: if nothing left the display, its leftmost card goes to the AI; then it slides left and is
    /// refilled.
    pub(super) fn slide_display(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if !self.ai.display_left
            && let Some(card) = self.display.iter_mut().find_map(Option::take)
        {
            self.ai_takes(card, witness);
        }
        let mut slot = 0;
        for place in 0..self.display.len() {
            if let Some(card) = self.display[place].take() {
                self.display[slot] = Some(card);
                slot += 1;
            }
        }
        self.fill_display(chance, witness);
    }
}
