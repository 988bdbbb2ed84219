//! The view in words: what to do, and what can be done. What the table looks like is in `describe.rs`.

use engine::{Paragraph, Phrase, Prompt, Seat, Viewer, phrase};

use crate::action::{Action, Source};
use crate::components::{Cargo, Maneuver, Orbit};
use crate::position::{Phase, Place};
use crate::score::Decision;
use crate::view::View;
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

    /// Who is paid if the cargo of a place is delivered now (RJ-RES-4).
    fn robbed(&self, place: Place) -> Option<Seat> {
        let seat = self.viewer.seat().unwrap_or(self.active);
        self.reserver(place).filter(|&owner| owner != seat)
    }

    /// A chain to somebody else's reserved cargo says what it costs, too.
    fn chain_words(&self) -> Phrase {
        let Some(at) = self.last_stop else { return phrase!("action-chain-empty") };
        match (self.cargo_of(Place::Planet(at)), self.robbed(Place::Planet(at))) {
            (None, _) => phrase!("action-chain-empty"),
            (Some(cargo), None) => phrase!("action-chain", planet = planet(at), cargo = cargo_words(cargo)),
            (Some(cargo), Some(owner)) => phrase!(
                "action-chain-reserved",
                planet = planet(at),
                cargo = cargo_words(cargo),
                owner = owner,
                points = self.reserve_penalty
            ),
        }
    }

    /// A launch of a cargo with somebody else's Co-Pilot says what it costs.
    fn launch_words(&self, place: Place) -> Phrase {
        match (place, self.cargo_of(place), self.robbed(place)) {
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

impl View {
    /// Cards of the viewer's hand that are left in a later view after others were played.
    fn cards_kept(&self, later: &View) -> Option<Phrase> {
        let (now, then) = (self.hand.as_ref()?, later.hand.as_ref()?);
        let played = !later.played.is_empty() && then.len() < now.len() + 1;
        (played && !then.is_empty())
            .then(|| phrase!("reason-keeps", cards = card_words(then.iter().map(|held| &held.card))))
    }
}

impl engine::View for View {
    type Action = Action;

    fn numbers(&self) -> Vec<(&'static str, i32)> {
        let Some(seat) = self.viewer.seat().map(|seat| self.seat(seat)) else { return Vec::new() };
        let runs: i16 = self.runs.iter().filter(|_| self.viewer.is(self.active)).map(|run| run.1).sum();
        vec![
            ("number-cargoes", seat.delivered.len() as i32),
            ("number-points", i32::from(seat.score + runs)),
            ("number-copilots", seat.supply.into()),
        ]
    }

    fn reasons(&self, later: &View) -> Vec<Phrase> {
        let mut reasons = engine::changes(&self.numbers(), &later.numbers());
        reasons.extend(self.cards_kept(later));
        reasons
    }

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn action(&self, action: &Action) -> Phrase {
        match *action {
            Action::Draw(source) => self.source_words(source, false),
            Action::Refuel(source) => self.source_words(source, true),
            Action::Launch(place) => self.launch_words(place),
            Action::Chain => self.chain_words(),
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
            return Prompt { now: phrase!("prompt-over"), next: self.result_words() };
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
            Phase::Reserve => (phrase!("prompt-reserve"), Some(self.reserve_hint())),
            Phase::Over => (phrase!("prompt-over"), self.result_words()),
        };
        Prompt { now, next }
    }

    fn describe(&self) -> Vec<Paragraph> {
        self.paragraphs()
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

    /// Without a next turn a reservation is a Co-Pilot thrown away (RJ-END-5).
    fn reserve_hint(&self) -> Phrase {
        let last = self.turns_left(self.active) == Some(0);
        let key = if last { "prompt-reserve-vain" } else { "prompt-reserve-next" };
        phrase!(key, points = self.copilot_points)
    }

    /// Who has won, and what decided it.
    pub(crate) fn result_words(&self) -> Option<Phrase> {
        Some(match self.decision()? {
            Decision::HighestScore(seat) => phrase!("result-highest", seat = seat, points = self.seat(seat).score),
            Decision::AliensDelivered(seat) => phrase!("result-tie-broken", seat = seat),
            Decision::AliensWon => phrase!("result-draw-aliens"),
            Decision::DelivererBehind(seat) => phrase!("result-draw", seat = seat),
        })
    }
}
