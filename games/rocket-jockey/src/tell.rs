//! The view in words: what to do, what can be done, what the table looks like.

use engine::{Paragraph, Phrase, Prompt, Seat, Viewer, phrase};

use crate::action::{Action, Source};
use crate::components::{Cargo, Maneuver, Orbit};
use crate::position::{Phase, Place, Visitors};
use crate::view::{CargoView, SeatView, View};
use crate::words::{card_words, cargo_words, place_words, planet};

impl View {
    fn cargo_of(&self, place: Place) -> Option<Cargo> {
        match place {
            Place::Planet(at) => self.planets[usize::from(at) - 1].cargo,
            Place::Aliens => None,
        }
    }

    fn reserver(&self, place: Place) -> Option<Seat> {
        match place {
            Place::Planet(at) => self.planets[usize::from(at) - 1].reserved_by,
            Place::Aliens => self.aliens_reserved_by,
        }
    }

    /// A launch by somebody else's Co-Pilot says what it costs.
    fn launch_words(&self, place: Place) -> Phrase {
        let seat = self.viewer.seat().unwrap_or(self.active);
        let robbed = self.reserver(place).filter(|&owner| owner != seat);
        match (place, self.cargo_of(place), robbed) {
            // RJ-CHAIN-3: easily taken for a longer run.
            (Place::Planet(at), Some(cargo), None) if self.phase == Phase::Delivered => {
                phrase!("action-launch-anew", planet = planet(at), cargo = cargo_words(cargo))
            }
            (Place::Planet(at), Some(cargo), None) => {
                phrase!("action-launch", planet = planet(at), cargo = cargo_words(cargo))
            }
            (Place::Planet(at), Some(cargo), Some(owner)) => phrase!(
                "action-launch-reserved",
                planet = planet(at),
                cargo = cargo_words(cargo),
                owner = owner,
                points = self.reserve_penalty
            ),
            (Place::Planet(at), None, _) => phrase!("action-launch-empty", planet = planet(at)),
            (Place::Aliens, _, None) => phrase!("action-launch-aliens"),
            (Place::Aliens, _, Some(owner)) => {
                phrase!("action-launch-aliens-reserved", owner = owner, points = self.reserve_penalty)
            }
        }
    }

    fn source_words(&self, source: Source, refuel: bool) -> Phrase {
        let card = match source {
            Source::Pile(pile) => self.drafts[usize::from(pile) - 1],
            Source::Discard => self.discard.first().copied(),
            Source::Deck => None,
        };
        match (source, card, refuel) {
            (Source::Deck, _, false) => phrase!("action-draw-deck"),
            (Source::Deck, _, true) => phrase!("action-refuel-deck"),
            (Source::Pile(pile), Some(card), false) => {
                phrase!("action-draw-pile", pile = pile, card = card.to_string())
            }
            (Source::Pile(pile), Some(card), true) => {
                phrase!("action-refuel-pile", pile = pile, card = card.to_string())
            }
            (Source::Discard, Some(card), false) => phrase!("action-draw-discard", card = card.to_string()),
            (Source::Discard, Some(card), true) => phrase!("action-refuel-discard", card = card.to_string()),
            (_, None, _) => phrase!("action-draw-nothing"),
        }
    }

    fn fly_words(&self, card: Maneuver, to: Orbit) -> Phrase {
        let from = self.flight.as_ref().map_or(to, |flight| flight.at);
        let printed = (card.low, card.high) == (from.min(to), from.max(to));
        let key = match (printed, from == to) {
            (true, _) => "action-fly",
            (false, false) => "action-fly-bent",
            (false, true) => "action-stay",
        };
        phrase!(key, card = card.to_string(), to = planet(to))
    }
}

impl engine::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn action(&self, action: &Action) -> Phrase {
        match *action {
            Action::Draw(source) => self.source_words(source, false),
            Action::Refuel(source) => self.source_words(source, true),
            Action::Launch(place) => self.launch_words(place),
            Action::Chain => {
                let at = self.last_stop.unwrap_or_default();
                match self.last_stop.and_then(|at| self.cargo_of(Place::Planet(at))) {
                    Some(cargo) => phrase!("action-chain", planet = planet(at), cargo = cargo_words(cargo)),
                    None => phrase!("action-chain-empty"),
                }
            }
            Action::Fly(card, to) => self.fly_words(card, to),
            Action::Done if self.runs.is_empty() => phrase!("action-done-nothing"),
            Action::Done => phrase!("action-done", points = self.runs.iter().map(|run| run.1).sum::<i16>()),
            Action::Discard(card) => phrase!("action-discard", card = card.to_string()),
            Action::Reserve(place) => phrase!("action-reserve", place = place_words(place)),
            Action::ReserveNone => phrase!("action-reserve-none"),
        }
    }

    fn prompt(&self) -> Prompt {
        if self.phase == Phase::Over {
            return Prompt { now: phrase!("prompt-over"), next: None };
        }
        if !self.viewer.is(self.active) {
            return Prompt { now: phrase!("prompt-wait", seat = self.active), next: self.alien_warning() };
        }
        let (now, next) = match self.phase {
            Phase::FuelUp => (phrase!("prompt-fuel-up"), self.alien_warning().or(Some(phrase!("prompt-fuel-up-next")))),
            Phase::StepTwo => {
                (phrase!("prompt-step-two"), self.reservation_warning().or(Some(phrase!("prompt-step-two-next"))))
            }
            Phase::InFlight => (self.flight_prompt(), self.tally_words("prompt-tally")),
            Phase::Delivered => (
                phrase!("prompt-delivered"),
                self.reservation_warning().or_else(|| self.tally_words("prompt-tally-delivered")),
            ),
            Phase::Discard => (phrase!("prompt-discard"), Some(phrase!("prompt-discard-next"))),
            Phase::Reserve => {
                (phrase!("prompt-reserve"), Some(phrase!("prompt-reserve-next", points = self.copilot_points)))
            }
            Phase::Over => (phrase!("prompt-over"), None),
        };
        Prompt { now, next }
    }

    fn describe(&self) -> Vec<Paragraph> {
        let mut paragraphs = vec![
            Paragraph {
                heading: phrase!("heading-turn", turn = self.turn, seat = self.active),
                lines: self.turn_lines(),
            },
            Paragraph { heading: phrase!("heading-planets"), lines: self.planet_lines() },
            Paragraph { heading: phrase!("heading-cards"), lines: self.card_lines() },
        ];
        for seat in &self.seats {
            paragraphs
                .push(Paragraph { heading: phrase!("heading-seat", seat = seat.seat), lines: self.seat_lines(seat) });
        }
        if let Some(hand) = &self.hand {
            let cards = card_words(hand.iter().map(|card| &card.card));
            paragraphs
                .push(Paragraph { heading: phrase!("heading-hand"), lines: vec![phrase!("line-hand", cards = cards)] });
        }
        paragraphs
    }
}

impl View {
    fn flight_prompt(&self) -> Phrase {
        match &self.flight {
            Some(flight) => phrase!("prompt-in-flight", at = planet(flight.at), to = planet(flight.destination)),
            None => phrase!("prompt-delivered"),
        }
    }

    fn tally_words(&self, key: &'static str) -> Option<Phrase> {
        let (run, points, more) = self.tally()?;
        Some(phrase!(key, cards = run.cards, bonus = run.bonus, count = run.count(), points = points, more = more))
    }

    /// RJ-RES-6 is easily forgotten.
    fn reservation_warning(&self) -> Option<Phrase> {
        let place = self.viewer.seat().and_then(|seat| self.seat(seat).reserved)?;
        Some(phrase!("prompt-reservation-due", place = place_words(place)))
    }

    fn alien_warning(&self) -> Option<Phrase> {
        let turns = self.viewer.seat().and_then(|seat| self.turns_left(seat))?;
        Some(phrase!("prompt-turns-left", turns = turns))
    }

    fn turn_lines(&self) -> Vec<Phrase> {
        let mut lines = Vec::new();
        if let Some(flight) = &self.flight {
            let cargo = match flight.from {
                Place::Planet(_) => cargo_words(Cargo { destination: flight.destination, express: flight.express }),
                Place::Aliens => place_words(Place::Aliens),
            };
            lines.push(phrase!("line-flight", cargo = cargo, at = planet(flight.at), to = planet(flight.destination)));
        }
        for (run, points) in &self.runs {
            lines.push(phrase!(
                "line-run",
                cards = run.cards,
                bonus = run.bonus,
                count = run.count(),
                points = *points
            ));
        }
        match (self.aliens, self.visitors) {
            (Some(orbit), _) => {
                lines.push(phrase!("line-aliens", planet = planet(orbit)));
                if let Some(owner) = self.aliens_reserved_by {
                    lines.push(phrase!("line-aliens-reserved", owner = owner));
                }
            }
            (None, Visitors::InDeck) => lines.push(phrase!("line-second-deck", cards = self.deck)),
            (None, _) => lines.push(phrase!("line-first-deck", cards = self.deck)),
        }
        lines
    }

    fn planet_lines(&self) -> Vec<Phrase> {
        let line = |view: &CargoView| {
            let name = planet(view.planet);
            match (view.cargo, view.reserved_by) {
                (None, _) => phrase!("line-planet-empty", number = view.planet, planet = name),
                (Some(cargo), None) => {
                    phrase!("line-planet", number = view.planet, planet = name, cargo = cargo_words(cargo))
                }
                (Some(cargo), Some(owner)) => phrase!(
                    "line-planet-reserved",
                    number = view.planet,
                    planet = name,
                    cargo = cargo_words(cargo),
                    owner = owner
                ),
            }
        };
        self.planets.iter().map(line).collect()
    }

    fn card_lines(&self) -> Vec<Phrase> {
        let drafts = (1u8..).zip(&self.drafts).map(|(pile, card)| match card {
            Some(card) => phrase!("line-pile", pile = pile, card = card.to_string()),
            None => phrase!("line-pile-empty", pile = pile),
        });
        let discard = match self.discard.first() {
            Some(top) => phrase!("line-discard", card = top.to_string(), cards = self.discard.len()),
            None => phrase!("line-discard-empty"),
        };
        drafts.chain([discard, phrase!("line-decks", cards = self.deck, cargoes = self.cargo_deck)]).collect()
    }

    fn seat_lines(&self, seat: &SeatView) -> Vec<Phrase> {
        let mut lines = vec![
            phrase!("line-seat", score = seat.score, hand = seat.hand, supply = seat.supply),
            phrase!("line-seat-planets", planets = seat.planets.iter().map(|&at| planet(at)).collect::<engine::Fact>()),
        ];
        if !seat.known.is_empty() && !self.viewer.is(seat.seat) {
            lines.push(phrase!("line-seat-known", cards = card_words(&seat.known)));
        }
        if let Some(place) = seat.reserved {
            lines.push(phrase!("line-seat-reserved", place = place_words(place)));
        }
        lines
    }
}
