//! What may I do, and why not?

use engine::{Fact, Refusal, Seat, phrase};

use crate::action::{Action, Source};
use crate::components::{DEEP_SPACE, EARTH, Maneuver, Orbit, PLANETS};
use crate::flight::{Hand, planets};
use crate::position::{Card, CardSet, Phase, Place, RocketJockey};
use crate::words::{place_words, planet};

impl RocketJockey {
    /// What the active player can fly with.
    pub(crate) fn flying_hand(&self) -> Hand<'static> {
        // RJ-COP-9: only the own supply; RJ-COP-10: a Co-Pilot on a cargo is not in it.
        Hand::new(self.components, self.hand(), self.supply[self.active.index()])
    }

    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.active {
            return;
        }
        match self.phase {
            Phase::FuelUp => out.extend(self.sources().map(Action::Draw)),
            Phase::StepTwo => {
                out.extend(self.sources().map(Action::Refuel));
                self.list_launches(out);
                out.push(Action::Done);
            }
            Phase::InFlight => self.list_hops(out),
            Phase::Delivered => {
                self.list_chain(out);
                self.list_launches(out);
                out.push(Action::Done);
            }
            Phase::Discard => out.extend(self.kinds(self.hand()).map(Action::Discard)),
            Phase::Reserve => {
                let places = (1..=PLANETS as Orbit).map(Place::Planet).chain([Place::Aliens]);
                out.extend(places.filter(|&place| self.can_reserve(place)).map(Action::Reserve));
                out.push(Action::ReserveNone);
            }
            Phase::Over => {}
        }
    }

    fn list_chain(&self, out: &mut Vec<Action>) {
        if let Some(cargo) = self.cargo_at(self.last_stop)
            && self.flying_hand().reaches(self.last_stop, self.cargo_card(cargo).destination)
        {
            out.push(Action::Chain);
        }
    }

    /// RJ-RES-2, RJ-RES-3
    fn can_reserve(&self, place: Place) -> bool {
        (place != Place::Aliens || self.aliens.is_some()) && self.reserver(place).is_none()
    }

    /// The different kinds among some cards.
    fn kinds(&self, cards: CardSet) -> impl Iterator<Item = Maneuver> {
        let mut before = None;
        cards.map(|card| self.maneuver(card)).filter(move |&kind| before.replace(kind) != Some(kind))
    }

    fn sources(&self) -> impl Iterator<Item = Source> {
        Source::ALL.into_iter().filter(|&source| self.is_source(source))
    }

    /// Whether a card can be drawn there.
    fn is_source(&self, source: Source) -> bool {
        match source {
            Source::Pile(pile) => self.drafts[usize::from(pile) - 1].is_some(), // RJ-FUEL-3
            Source::Deck => !self.deck.is_empty() || !self.discard.is_empty(),  // RJ-FUEL-5
            Source::Discard => !self.discard.is_empty(),                        // RJ-FUEL-4
        }
    }

    fn list_launches(&self, out: &mut Vec<Action>) {
        let hand = self.flying_hand();
        let quickly = hand.in_few_cards();
        for at in 1..=PLANETS as Orbit {
            if let Some(cargo) = self.cargo_at(at) {
                let to = self.cargo_card(cargo).destination;
                if quickly.has(at, to) || hand.in_many_cards(at, to) {
                    out.push(Action::Launch(Place::Planet(at)));
                }
            }
        }
        if let Some(at) = self.aliens
            && at != DEEP_SPACE
            && self.runs.is_empty()
            && hand.reaches(at, EARTH)
        {
            out.push(Action::Launch(Place::Aliens));
        }
    }

    fn list_hops(&self, out: &mut Vec<Action>) {
        if let Some(flight) = self.flight {
            self.flying_hand().ways(flight.at, flight.destination, |way| {
                out.push(Action::Fly(self.maneuver(way.card), way.to));
            });
        }
    }

    pub(crate) fn why_not(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        if self.phase == Phase::Over {
            return refuse("RJ-END-1", phrase!("refuse-over"));
        }
        if seat != self.active {
            return match action {
                // Most likely a second one, after the first has ended the turn.
                Action::Reserve(_) => refuse("RJ-RES-1", phrase!("refuse-reserve-at-end")),
                _ => refuse("RJ-TURN-2", phrase!("refuse-not-your-turn", seat = self.active)),
            };
        }
        match *action {
            Action::Draw(source) => match self.phase {
                Phase::FuelUp => self.source_problem(source),
                Phase::StepTwo => refuse("RJ-FUEL-1", phrase!("refuse-fuelled")),
                Phase::Discard => refuse("RJ-HAND-1", phrase!("refuse-discard-first")),
                _ => refuse("RJ-TURN-1", phrase!("refuse-fuel-up-over")),
            },
            Action::Refuel(source) => match self.phase {
                Phase::StepTwo => self.source_problem(source),
                Phase::FuelUp => refuse("RJ-FUEL-1", phrase!("refuse-draw-first")),
                Phase::Discard => refuse("RJ-HAND-1", phrase!("refuse-discard-first")),
                Phase::Reserve => refuse("RJ-MOVE-1", phrase!("refuse-step-two-over")),
                _ => refuse("RJ-MOVE-1", phrase!("refuse-refuel-or-move")),
            },
            Action::Launch(place) => self.step_two_problem().or_else(|| self.launch_problem(place)),
            Action::Chain => self.step_two_problem().or_else(|| self.chain_problem()),
            Action::Fly(card, to) => self.fly_problem(card, to),
            Action::Done => match self.phase {
                Phase::StepTwo | Phase::Delivered => None,
                Phase::FuelUp => refuse("RJ-FUEL-1", phrase!("refuse-draw-first")),
                Phase::InFlight => refuse("RJ-MOVE-8", phrase!("refuse-deliver-first")),
                Phase::Discard => refuse("RJ-HAND-1", phrase!("refuse-discard-first")),
                _ => refuse("RJ-RES-1", phrase!("refuse-reserve-or-not")),
            },
            Action::Discard(card) => match self.phase {
                Phase::Discard if self.holds(card) => None,
                Phase::Discard => refuse("RJ-HAND-1", phrase!("refuse-not-in-hand", card = card.to_string())),
                _ => refuse("RJ-HAND-3", phrase!("refuse-no-discard")),
            },
            Action::Reserve(place) => match self.phase {
                Phase::Reserve => self.reserve_problem(place),
                _ => refuse("RJ-RES-1", phrase!("refuse-reserve-at-end")),
            },
            Action::ReserveNone => match self.phase {
                Phase::Reserve => None,
                _ => refuse("RJ-RES-1", phrase!("refuse-reserve-at-end")),
            },
        }
    }

    fn source_problem(&self, source: Source) -> Option<Refusal> {
        if self.is_source(source) {
            return None;
        }
        match source {
            Source::Pile(pile) => refuse("RJ-FUEL-3", phrase!("refuse-pile-empty", pile = pile)),
            Source::Deck => refuse("RJ-DECK-6", phrase!("refuse-no-cards")),
            Source::Discard => refuse("RJ-FUEL-4", phrase!("refuse-no-discards")),
        }
    }

    /// Why no cargo can be taken up at all now.
    fn step_two_problem(&self) -> Option<Refusal> {
        match self.phase {
            Phase::StepTwo | Phase::Delivered => None,
            Phase::FuelUp => refuse("RJ-FUEL-1", phrase!("refuse-draw-first")),
            Phase::InFlight if self.flight.is_some_and(|flight| flight.from == Place::Aliens) => {
                refuse("RJ-ALIEN-8", phrase!("refuse-aliens-alone"))
            }
            Phase::InFlight => refuse("RJ-FLY-9", phrase!("refuse-one-at-a-time")),
            Phase::Discard => refuse("RJ-HAND-1", phrase!("refuse-discard-first")),
            _ => refuse("RJ-MOVE-1", phrase!("refuse-step-two-over")),
        }
    }

    /// Why the cargo of a place cannot be launched in Step Two. A reservation is no reason (RJ-MOVE-4).
    fn launch_problem(&self, place: Place) -> Option<Refusal> {
        let (at, destination) = match place {
            Place::Planet(at) => match self.cargo_at(at) {
                Some(cargo) => (at, self.cargo_card(cargo).destination),
                None => return refuse("RJ-MOVE-6", phrase!("refuse-planet-empty", planet = planet(at))),
            },
            Place::Aliens => match self.aliens {
                None => return refuse("RJ-ALIEN-3", phrase!("refuse-no-aliens")),
                Some(DEEP_SPACE) => return refuse("RJ-ALIEN-4", phrase!("refuse-aliens-beyond")),
                Some(_) if !self.runs.is_empty() => return refuse("RJ-ALIEN-8", phrase!("refuse-aliens-alone")),
                Some(at) => (at, EARTH),
            },
        };
        self.undeliverable(at, destination)
    }

    /// RJ-MOVE-5: what cannot be brought home may not be moved at all.
    fn undeliverable(&self, at: Orbit, destination: Orbit) -> Option<Refusal> {
        if self.flying_hand().reaches(at, destination) {
            return None;
        }
        refuse("RJ-FLY-6", phrase!("refuse-undeliverable", planet = planet(destination)))
    }

    fn chain_problem(&self) -> Option<Refusal> {
        if self.phase != Phase::Delivered {
            return refuse("RJ-CHAIN-1", phrase!("refuse-nothing-to-chain"));
        }
        match self.cargo_at(self.last_stop) {
            None => refuse("RJ-CHAIN-5", phrase!("refuse-chain-empty", planet = planet(self.last_stop))),
            Some(cargo) => self.undeliverable(self.last_stop, self.cargo_card(cargo).destination),
        }
    }

    fn reserve_problem(&self, place: Place) -> Option<Refusal> {
        if place == Place::Aliens && self.aliens.is_none() {
            return refuse("RJ-ALIEN-3", phrase!("refuse-no-aliens"));
        }
        let owner = self.reserver(place)?;
        refuse("RJ-RES-2", phrase!("refuse-reserved", seat = owner, place = place_words(place)))
    }

    fn holds(&self, kind: Maneuver) -> bool {
        self.hand().any(|card| self.maneuver(card) == kind)
    }

    fn fly_problem(&self, kind: Maneuver, to: Orbit) -> Option<Refusal> {
        let Some(flight) = self.flight else {
            return self.no_flight_problem(kind, to);
        };
        let Some(card) = self.hand().find(|&card| self.maneuver(card) == kind) else {
            return self.missing_card(kind);
        };
        if !(1..=PLANETS as Orbit).contains(&to) {
            return refuse("RJ-COP-3", phrase!("refuse-orbit", orbit = to));
        }
        let links = &self.components.links[card.index()];
        let plain = links.plain[usize::from(flight.at)];
        let bent = links.bent[usize::from(flight.at)];
        let supply = self.supply[self.active.index()];
        if (plain | bent) >> to & 1 == 0 {
            let bent = (supply > 0).then_some(bent);
            return Some(no_such_hop(kind, flight.at, to, plain, bent));
        }
        if plain >> to & 1 == 0 && supply == 0 {
            let on_cargo = self.reserved[self.active.index()].is_some();
            let (clause, key) =
                if on_cargo { ("RJ-COP-10", "refuse-copilot-busy") } else { ("RJ-COP-1", "refuse-no-copilot") };
            return refuse(clause, phrase!(key, card = kind.to_string(), planet = planet(to)));
        }
        let mut completable = false;
        self.flying_hand().ways(flight.at, flight.destination, |way| {
            completable |= way.to == to && self.maneuver(way.card) == kind;
        });
        if completable {
            return None;
        }
        refuse("RJ-FLY-7", phrase!("refuse-stranded", stop = planet(to), planet = planet(flight.destination)))
    }

    fn missing_card(&self, kind: Maneuver) -> Option<Refusal> {
        let card = kind.to_string();
        if !self.components.maneuvers.contains(&kind) {
            return refuse("RJ-COMP-2", phrase!("refuse-no-such-card", card = card));
        }
        if self.played.iter().any(|hop| self.maneuver(hop.card) == kind) {
            return refuse("RJ-MOVE-7", phrase!("refuse-played", card = card));
        }
        refuse("RJ-FLY-7", phrase!("refuse-not-in-hand", card = card))
    }

    /// Why a card cannot be played with nothing in flight.
    fn no_flight_problem(&self, kind: Maneuver, to: Orbit) -> Option<Refusal> {
        if self.phase != Phase::Delivered {
            return self.step_two_problem().or_else(|| refuse("RJ-FLY-3", phrase!("refuse-nothing-in-flight")));
        }
        if to == self.last_stop && kind.high - kind.low == 1 && (kind.low == to || kind.high == to) {
            return refuse("RJ-COP-5", phrase!("refuse-stay-after-delivery"));
        }
        refuse("RJ-FLY-5", phrase!("refuse-flight-ended", planet = planet(self.last_stop)))
    }

    /// The copy of a kind that is played or discarded: one that everybody knows of first, then one of the oldest era, then
    /// the one with the lowest id, so that the choice of copy tells nothing.
    pub(crate) fn copy_of(&self, kind: Maneuver) -> Card {
        let known = self.known[self.active.index()];
        self.hand()
            .filter(|&card| self.maneuver(card) == kind)
            .min_by_key(|&card| (!known.contains(card), self.eras[card.index()], card))
            .expect("a legal action names a card in hand")
    }
}

/// Why a card does not lead there at all, with the places it does lead to: as printed, and with a Co-Pilot if there is one.
fn no_such_hop(kind: Maneuver, at: Orbit, to: Orbit, plain: u16, bent: Option<u16>) -> Refusal {
    let card = kind.to_string();
    // A reading that differs from the card by two would do it; without a Co-Pilot nobody has that in mind.
    let steps = |a: Orbit, b: Orbit| a.abs_diff(kind.low) + b.abs_diff(kind.high);
    let bent = match bent {
        Some(_) if steps(at.min(to), at.max(to)) == 2 => {
            return Refusal::new("RJ-COP-2", phrase!("refuse-one-step", card = card));
        }
        bent => bent.unwrap_or(0),
    };
    if plain | bent == 0 {
        return Refusal::new("RJ-FLY-3", phrase!("refuse-no-link", card = card, planet = planet(at)));
    }
    let stops: Fact = planets(plain | bent).map(planet).collect();
    Refusal::new("RJ-FLY-3", phrase!("refuse-leads-elsewhere", card = card, planet = planet(at), stops = stops))
}

fn refuse(clause: &'static str, reason: engine::Phrase) -> Option<Refusal> {
    Some(Refusal::new(clause, reason))
}
