//! The whole table in words: everything that the viewer may see.

use engine::{Fact, Paragraph, Phrase, phrase};

use crate::components::Cargo;
use crate::position::{Phase, Place, Visitors};
use crate::view::{CargoView, FlightView, HopView, SeatView, View};
use crate::words::{card_words, cargo_words, place_words, planet};

impl View {
    pub(crate) fn paragraphs(&self) -> Vec<Paragraph> {
        let heading = if self.phase == Phase::Over {
            phrase!("heading-result")
        } else {
            phrase!("heading-turn", turn = self.turn, seat = self.active)
        };
        let mut paragraphs = vec![
            Paragraph { heading, lines: self.turn_lines() },
            Paragraph { heading: phrase!("heading-planets"), lines: self.planets.iter().map(planet_line).collect() },
            Paragraph { heading: phrase!("heading-cards"), lines: self.card_lines() },
        ];
        paragraphs.extend(self.seats.iter().map(|seat| {
            let heading = phrase!("heading-seat", seat = seat.seat);
            Paragraph { heading, lines: self.seat_lines(seat) }
        }));
        if let Some(hand) = &self.hand {
            let lines = vec![phrase!("line-hand", cards = card_words(hand.iter().map(|held| &held.card)))];
            paragraphs.push(Paragraph { heading: phrase!("heading-hand"), lines });
        }
        paragraphs
    }

    /// The result or what is flown, then the Aliens.
    fn turn_lines(&self) -> Vec<Phrase> {
        let mut lines: Vec<Phrase> = self.result_words().into_iter().collect();
        lines.extend(self.flight.as_ref().map(flight_line));
        lines.extend(self.played.iter().map(hop_line));
        lines.extend(self.runs.iter().map(|(run, points)| {
            phrase!("line-run", cards = run.cards, bonus = run.bonus, count = run.count(), points = *points)
        }));
        lines.extend(self.alien_lines());
        lines
    }

    fn alien_lines(&self) -> Vec<Phrase> {
        let mut lines = Vec::new();
        match self.visitors {
            Visitors::Aside => lines.push(phrase!("line-first-deck", cards = self.deck)),
            Visitors::InDeck => lines.push(phrase!("line-second-deck", cards = self.deck)),
            Visitors::With(seat) => lines.push(phrase!("line-visitors", seat = seat)),
        }
        lines.extend(self.aliens.map(|orbit| phrase!("line-aliens", planet = planet(orbit))));
        lines.extend(self.aliens_reserved_by.map(|owner| phrase!("line-aliens-reserved", owner = owner)));
        lines
    }

    fn card_lines(&self) -> Vec<Phrase> {
        let drafts = (1u8..).zip(&self.drafts).map(|(pile, card)| match card {
            Some(card) => phrase!("line-pile", pile = pile, card = card.to_string()),
            None => phrase!("line-pile-empty", pile = pile),
        });
        let mut lines: Vec<Phrase> = drafts.collect();
        lines.push(match self.discard.first() {
            Some(top) => phrase!("line-discard", card = top.to_string(), cards = self.discard.len()),
            None => phrase!("line-discard-empty"),
        });
        if self.discard.len() > 1 {
            lines.push(phrase!("line-discards", cards = card_words(&self.discard)));
        }
        lines.push(phrase!("line-decks", cards = self.deck, cargoes = self.cargo_deck));
        if !self.unseen.is_empty() {
            lines.push(phrase!("line-unseen", cards = card_words(&self.unseen)));
        }
        lines.extend(cargo_line("line-cargo-left", &self.cargo_unseen));
        lines.extend(cargo_line("line-cargo-bottom", &self.cargo_bottom));
        lines
    }

    fn seat_lines(&self, seat: &SeatView) -> Vec<Phrase> {
        let mut lines = vec![
            phrase!("line-seat", score = seat.score, hand = seat.hand, supply = seat.supply),
            phrase!("line-seat-planets", planets = seat.planets.iter().map(|&at| planet(at)).collect::<Fact>()),
        ];
        lines.extend(cargo_line("line-seat-cargoes", &seat.delivered));
        if !seat.known.is_empty() && !self.viewer.is(seat.seat) {
            lines.push(phrase!("line-seat-known", cards = card_words(&seat.known)));
        }
        lines.extend(seat.reserved.map(|place| phrase!("line-seat-reserved", place = place_words(place))));
        if seat.removed > 0 {
            lines.push(phrase!("line-seat-removed", removed = seat.removed));
        }
        if self.phase != Phase::Over {
            lines.extend(self.turns_left(seat.seat).map(|turns| phrase!("line-seat-turns", turns = turns)));
        }
        lines
    }
}

fn flight_line(flight: &FlightView) -> Phrase {
    let cargo = match flight.from {
        Place::Planet(_) => cargo_words(Cargo { destination: flight.destination, express: flight.express }),
        Place::Aliens => place_words(Place::Aliens),
    };
    phrase!("line-flight", cargo = cargo, at = planet(flight.at), to = planet(flight.destination))
}

fn hop_line(hop: &HopView) -> Phrase {
    let key = match (hop.bent, hop.from == hop.to) {
        (false, _) => "line-hop",
        (true, false) => "line-hop-bent",
        (true, true) => "line-stay",
    };
    phrase!(key, card = hop.card.to_string(), from = planet(hop.from), to = planet(hop.to))
}

fn planet_line(view: &CargoView) -> Phrase {
    let name = planet(view.planet);
    match (view.cargo, view.reserved_by) {
        (None, _) => phrase!("line-planet-empty", number = view.planet, planet = name),
        (Some(cargo), None) => phrase!("line-planet", number = view.planet, planet = name, cargo = cargo_words(cargo)),
        (Some(cargo), Some(owner)) => phrase!(
            "line-planet-reserved",
            number = view.planet,
            planet = name,
            cargo = cargo_words(cargo),
            owner = owner
        ),
    }
}

/// Some cargoes, if there are any; equal ones that follow each other are counted.
fn cargo_line(key: &'static str, cargoes: &[Cargo]) -> Option<Phrase> {
    let words = cargoes.chunk_by(PartialEq::eq).map(|equal| match equal {
        [cargo] => cargo_words(*cargo),
        several => phrase!("several-cargoes", count = several.len(), cargo = cargo_words(several[0])).into(),
    });
    let words: Fact = words.collect();
    (!cargoes.is_empty()).then(|| phrase!(key, cargoes = words))
}
