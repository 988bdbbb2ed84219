//! Is everything in order? The invariants of the game, each with a sentence that names the field of the position file.

mod moving;

use engine::{Problem, Seat, ensure};

use crate::components::{CARGOES, DEEP_SPACE, EARTH, HAND, MANEUVERS, Orbit, PLANETS};
use crate::file::{card_name, cargo_name};
use crate::position::{Card, CargoId, Phase, Place, RocketJockey, Visitors};

/// Checks every invariant.
pub(crate) fn audit(game: &RocketJockey) -> Result<(), Problem> {
    game.check_maneuvers()?;
    game.check_cargoes()?;
    game.check_copilots()?;
    game.check_aliens()?;
    game.check_phase()?;
    game.check_runs()?;
    game.check_hops()?;
    game.check_emptied_planets()?;
    game.check_flight()
}

impl RocketJockey {
    /// Every maneuver card is in exactly one place.
    fn check_maneuvers(&self) -> Result<(), Problem> {
        let mut seen = [0u8; MANEUVERS];
        let mut count = |card: Card| {
            if let Some(times) = seen.get_mut(card.index()) {
                *times += 1;
            }
        };
        for seat in Seat::all(self.players) {
            self.hands[seat.index()].for_each(&mut count);
            ensure!(
                self.known[seat.index()].without(self.hands[seat.index()]).is_empty(),
                "`known` of seat {seat} names a card that is not in that hand"
            );
        }
        self.drafts.iter().flatten().copied().for_each(&mut count);
        self.deck.iter().chain(&self.discard).copied().for_each(&mut count);
        self.played.iter().for_each(|hop| count(hop.card));
        for (card, &times) in (0..).map(Card).zip(&seen) {
            let name = card_name(self.components, card);
            ensure!(
                times > 0,
                "maneuver card {name} is missing: every card must be in a hand, a pile, the deck, the discards or played"
            );
            ensure!(times < 2, "maneuver card {name} is in two places");
        }
        for seat in Seat::all(4).skip(usize::from(self.players)) {
            ensure!(self.hands[seat.index()].is_empty(), "there is no seat {seat} to hold a hand");
        }
        ensure!(!self.discard.contains(&Card::VISITORS), "`discard` cannot hold Alien Visitors (RJ-ALIEN-2)");
        ensure!(
            self.eras.iter().all(|&era| era <= self.era),
            "`eras` names an era after the current one, {}",
            self.era
        );
        let stray = self.deck.iter().find(|&&card| card != Card::VISITORS && self.eras[card.index()] != self.era);
        ensure!(stray.is_none(), "`eras`: every card in the deck is of the current era, {}", self.era);
        Ok(())
    }

    /// Every cargo card is in exactly one place, and none lies where it is to go.
    fn check_cargoes(&self) -> Result<(), Problem> {
        let mut seen = [0u8; CARGOES];
        let in_flight = self.flight.and_then(|flight| flight.cargo);
        for cargo in self.cargo_deck.iter().chain(self.cargo.iter().flatten()).chain(&in_flight) {
            seen[cargo.index()] += 1;
        }
        for cargo in self.delivered.into_iter().flatten() {
            seen[cargo.index()] += 1;
        }
        for (cargo, &times) in (0..).map(CargoId).zip(&seen) {
            let name = cargo_name(self.components, cargo);
            ensure!(
                times > 0,
                "cargo card {name} is missing: every cargo must be at a planet, in the deck, in flight or delivered"
            );
            ensure!(times < 2, "cargo card {name} is in two places");
        }
        for planet in 1..=PLANETS as Orbit {
            let here = self.cargo_at(planet).map(|cargo| self.cargo_card(cargo).destination);
            ensure!(here != Some(planet), "`cargo` {planet}: a cargo cannot lie at its own destination (RJ-PLACE-2)");
        }
        ensure!(
            usize::from(self.cargo_known) <= self.cargo_deck.len(),
            "`cargo_known` is {}, but the cargo deck has {} cards",
            self.cargo_known,
            self.cargo_deck.len()
        );
        Ok(())
    }

    fn check_copilots(&self) -> Result<(), Problem> {
        for seat in Seat::all(self.players) {
            let (supply, place) = (self.supply[seat.index()], self.reserved[seat.index()]);
            ensure!(
                supply + u8::from(place.is_some()) <= self.components.copilots,
                "`supply` of seat {seat} is {supply}: a player has {} Co-Pilots in all, those on a cargo included",
                self.components.copilots
            );
            let Some(place) = place else { continue };
            ensure!(
                self.reserver(place) == Some(seat),
                "`reserved`: two Co-Pilots are on the same cargo, {place} (RJ-RES-2)"
            );
            let there = match place {
                Place::Planet(at) => {
                    self.cargo_at(at).is_some() || self.flight.is_some_and(|flight| flight.from == place)
                }
                Place::Aliens => self.aliens.is_some(),
            };
            ensure!(there, "`reserved` of seat {seat}: there is no cargo at {place}");
        }
        Ok(())
    }

    fn check_aliens(&self) -> Result<(), Problem> {
        let in_deck = self.deck.iter().filter(|&&card| card == Card::VISITORS).count();
        ensure!(
            in_deck == usize::from(self.visitors == Visitors::InDeck),
            "`visitors` must be `in-deck` exactly if the deck holds `visitors` once"
        );
        ensure!(
            self.aliens.is_some() == matches!(self.visitors, Visitors::With(_)),
            "`aliens` are in play exactly once `visitors` lies in front of a player (RJ-ALIEN-3)"
        );
        if let Visitors::With(seat) = self.visitors {
            ensure!(seat.index() < usize::from(self.players), "`visitors`: there is no seat {seat}");
        }
        let reshuffled = self.era > 0;
        ensure!(
            !(reshuffled && self.visitors == Visitors::Aside),
            "`visitors` is set aside only before the first reshuffle, when `era` is 0 (RJ-DECK-3)"
        );
        ensure!(
            reshuffled || self.visitors != Visitors::InDeck,
            "`visitors` enters the deck at the first reshuffle, when `era` becomes 1 (RJ-DECK-3)"
        );
        let over = self.phase == Phase::Over;
        if over {
            ensure!(
                self.aliens == Some(EARTH),
                "`phase` is `over`, so `aliens` must be at 3: only they end it (RJ-END-1)"
            );
        } else if let Some(orbit) = self.aliens {
            let coming = (EARTH + 1..=DEEP_SPACE).contains(&orbit);
            ensure!(coming, "`aliens` are at orbit {orbit}: they come in from 10 and end the match at 3");
        }
        ensure!(
            over || self.alien_pilot.is_none(),
            "`alien_pilot` has delivered the Aliens, so `phase` must be `over`"
        );
        Ok(())
    }

    /// What a phase promises.
    fn check_phase(&self) -> Result<(), Problem> {
        let phase = self.phase;
        let hand = self.hand().len();
        ensure!(
            self.flight.is_some() == (phase == Phase::InFlight),
            "`flight` must be given exactly in the phase `in-flight`"
        );
        let moving = matches!(phase, Phase::InFlight | Phase::Delivered);
        ensure!(self.runs.is_empty() != moving, "`runs` belong to the phases `in-flight` and `delivered`");
        ensure!(self.turn >= 1, "`turn` counts from 1");
        if phase == Phase::Over {
            return Ok(());
        }
        let others = Seat::all(self.players).filter(|&seat| seat != self.active || phase == Phase::FuelUp);
        for seat in others {
            let cards = self.hands[seat.index()].len();
            ensure!(HAND.contains(&cards), "seat {seat} holds {cards} cards, but 2 to 5 are kept between turns");
        }
        let (least, most) = match phase {
            Phase::FuelUp | Phase::Reserve => (2, 5),
            Phase::StepTwo => (3, 6),
            Phase::InFlight => (1, 6),
            Phase::Delivered => (0, 5),
            Phase::Discard => (6, 7),
            Phase::Over => (0, 7),
        };
        ensure!(
            (least..=most).contains(&hand),
            "the active seat {} holds {hand} cards, which cannot be in this phase ({least} to {most} can)",
            self.active
        );
        if !matches!(phase, Phase::InFlight | Phase::Delivered) {
            let empty = (1..=PLANETS as Orbit).find(|&planet| self.cargo_at(planet).is_none());
            ensure!(
                empty.is_none(),
                "`cargo`: planet {} has none, but it is refilled before this phase",
                empty.unwrap_or(0)
            );
        }
        if matches!(phase, Phase::FuelUp | Phase::Reserve) {
            ensure!(self.drafts.iter().all(Option::is_some), "`drafts` are refilled before this phase (RJ-DRAFT-1)");
        }
        if phase == Phase::Reserve {
            ensure!(self.supply[self.active.index()] > 0, "`supply` is empty, so there is nothing to reserve with");
            ensure!(
                self.reserved[self.active.index()].is_none(),
                "`reserved`: the reservation of seat {} has expired by now",
                self.active
            );
        }
        Ok(())
    }
}
