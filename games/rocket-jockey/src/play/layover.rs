//! Layover: runs are scored, planets refilled, the hand trimmed or topped up, the draft piles refilled.

use engine::{Chance, Seat, Witness};

use crate::components::{HAND, Maneuver, Orbit, PLANETS};
use crate::event::Event;
use crate::position::{CargoId, CargoSet, Phase, RocketJockey};

impl RocketJockey {
    /// Everything from L1 on (RJ-TURN-3), until the player is asked again.
    pub(super) fn lay_over(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.score_runs(witness);
        if self.alien_pilot.is_some() {
            return self.finish(witness); // RJ-END-2
        }
        self.place_cargoes(chance, witness);
        self.check_hand(chance, witness);
    }

    /// L1: each run by its count (RJ-SCORE-3), then the played cards onto the discards, the last on top (RJ-SCORE-4).
    fn score_runs(&mut self, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        for run in self.runs {
            let points = self.run_points(run);
            self.scores[seat.index()] += points;
            witness.tell(|| Event::RunScored { seat, cards: run.cards, bonus: run.bonus, points });
        }
        // RJ-COP-8: with their printed numbers.
        self.discard.extend(self.played.iter().map(|hop| hop.card));
        self.runs.clear();
        self.played.clear();
    }

    /// L2: planets without cargo, highest orbit first (RJ-PLACE-1). An empty deck matters only when a card is needed
    /// (RJ-PLACE-4), and the Aliens take no planet's place (RJ-PLACE-5).
    fn place_cargoes(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        for planet in (1..=PLANETS as Orbit).rev() {
            if self.cargo_at(planet).is_some() {
                continue;
            }
            witness.unveil();
            if !self.fill_planet(planet, chance, witness) {
                // RJ-PLACE-3: everybody scores, the cargoes come back, and this planet is tried again (RJ-PLAN-5).
                witness.tell(|| Event::Shortage { planet });
                self.score_planets(witness);
                self.return_cargoes(chance, witness);
                let filled = self.fill_planet(planet, chance, witness);
                debug_assert!(filled, "the new deck always has a card for every planet (RJ-PLAN-6)");
            }
        }
    }

    /// Lays the next cargo that does not match under a planet; matching ones go to the bottom, seen by all (RJ-SETUP-4,
    /// RJ-PLACE-2). Whether there was one.
    pub(crate) fn fill_planet(
        &mut self,
        planet: Orbit,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Event>,
    ) -> bool {
        for _ in 0..self.cargo_deck.len() {
            let Some(cargo) = self.top_cargo(chance) else { return false };
            let card = self.cargo_card(cargo);
            if card.destination != planet {
                self.cargo[usize::from(planet) - 1] = Some(cargo);
                witness.tell(|| Event::CargoPlaced { planet, destination: card.destination, express: card.express });
                return true;
            }
            self.cargo_deck.insert(0, cargo);
            self.cargo_known += 1;
            witness.tell(|| Event::CargoPassed { planet, express: card.express });
        }
        false
    }

    /// Takes the uppermost card of the cargo deck, or the one that is written down beforehand.
    fn top_cargo(&mut self, chance: &mut impl Chance) -> Option<CargoId> {
        let last = self.cargo_deck.len().checked_sub(1)?;
        let name = |place: u32| self.cargo_card(self.cargo_deck[last - place as usize]).to_string();
        let index = last - chance.top(self.cargo_deck.len() as u32, name) as usize;
        if index < usize::from(self.cargo_known) {
            self.cargo_known -= 1;
        }
        Some(self.cargo_deck.remove(index))
    }

    /// RJ-PLAN-5: delivered cargoes and the rest of the deck are shuffled into a new deck. What lies at planets stays,
    /// reserved or not (RJ-RES-11).
    fn return_cargoes(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let in_deck = self.cargo_deck.iter().copied().collect::<CargoSet>();
        let back = self.delivered.iter().fold(in_deck, |all, &delivered| all.or(delivered));
        self.delivered = [CargoSet::default(); 4];
        self.cargo_deck = back.collect();
        self.cargo_known = 0;
        chance.shuffle(&mut self.cargo_deck);
        let cards = self.cargo_deck.len() as u8;
        witness.tell(|| Event::CargoesReturned { cards });
    }

    /// L3: down to five by the player's choice (RJ-HAND-1), or up to two from the deck (RJ-HAND-2). Only the active hand
    /// is looked at (RJ-HAND-3).
    fn check_hand(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.hand().len() > *HAND.end() {
            self.phase = Phase::Discard;
            return;
        }
        while self.hand().len() < *HAND.start() && !(self.deck.is_empty() && self.discard.is_empty()) {
            self.draw_to_hand(chance, witness);
        }
        self.refill_drafts(chance, witness);
        self.end_turn(witness);
    }

    pub(super) fn discard_one(&mut self, kind: Maneuver, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat: Seat = self.active;
        let card = self.copy_of(kind);
        self.hands[seat.index()].remove(card);
        self.known[seat.index()].remove(card);
        self.discard.push(card);
        witness.tell(|| Event::Discarded { seat, card: kind });
        self.check_hand(chance, witness);
    }

    /// L4: each empty draft pile gets a card, in order (RJ-DRAFT-1); the others stay (RJ-DRAFT-3). A reshuffle in between
    /// takes this turn's discards too (RJ-DRAFT-2).
    fn refill_drafts(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        for pile in 0..self.drafts.len() {
            if self.drafts[pile].is_some() {
                continue;
            }
            let Some(card) = self.draw(chance, witness) else { continue };
            self.drafts[pile] = Some(card);
            let kind = self.maneuver(card);
            witness.tell(|| Event::DraftFilled { pile: pile as u8 + 1, card: kind });
        }
    }
}
