//! Flying: a card for the cargo in flight, perhaps with a Co-Pilot.

use engine::{May, refuse, unless};

use super::Reason;
use crate::action::Action;
use crate::components::{Maneuver, Orbit, PLANETS};
use crate::position::{Card, Phase, RocketJockey};

impl RocketJockey {
    /// Every card in hand to everywhere it leads from where the cargo is.
    pub(super) fn conceivable_hops(&self, each: &mut impl FnMut(Action)) {
        let Some(flight) = self.flight else { return };
        let hand = self.flying_hand();
        for card in self.components.one_of_each_kind(self.hand()) {
            hand.stops(card, flight.at).all().for_each(|to| each(Action::Fly(self.maneuver(card), to)));
        }
    }

    /// A card in hand that leads there, after which the cargo can still be brought home.
    pub(super) fn may_fly(&self, kind: Maneuver, to: Orbit) -> May<Reason> {
        let Some(flight) = self.flight else {
            return self.may_not_fly_nothing(kind, to);
        };
        let Some(card) = self.held(kind) else {
            return self.may_not_play_missing(kind);
        };
        self.may_reach(card, flight.at, to)?;
        let completable = self.flying_hand().completable(card, flight.at, flight.destination);
        let stranded = Reason::Stranded { stop: to, destination: flight.destination };
        unless(completable.contains(to), "RJ-FLY-7", stranded)
    }

    /// Whether a card leads there, as printed (RJ-FLY-1) or with a Co-Pilot (RJ-FLY-2).
    fn may_reach(&self, card: Card, at: Orbit, to: Orbit) -> May<Reason> {
        unless((1..=PLANETS as Orbit).contains(&to), "RJ-COP-3", Reason::NoSuchPlanet(to))?;
        let links = &self.components.links[card.index()];
        if links.plain(at).contains(to) {
            Ok(())
        } else if links.bent(at).contains(to) {
            self.may_bend(self.maneuver(card), to)
        } else {
            self.may_not_go_elsewhere(card, at, to)
        }
    }

    /// A Co-Pilot from the own supply changes the card.
    fn may_bend(&self, card: Maneuver, to: Orbit) -> May<Reason> {
        if self.supply[self.active.index()] > 0 {
            Ok(())
        } else if self.reserved[self.active.index()].is_some() {
            refuse("RJ-COP-10", Reason::CopilotBusy { card, to })
        } else {
            refuse("RJ-COP-1", Reason::NoCopilot { card, to })
        }
    }

    /// The card does not lead there at all: where it does lead, with the Co-Pilots there are.
    fn may_not_go_elsewhere(&self, card: Card, at: Orbit, to: Orbit) -> May<Reason> {
        let kind = self.maneuver(card);
        let steps = at.min(to).abs_diff(kind.low) + at.max(to).abs_diff(kind.high);
        // Without a Co-Pilot nobody has two steps in mind.
        if steps == 2 && self.supply[self.active.index()] > 0 {
            return refuse("RJ-COP-2", Reason::OneStep(kind));
        }
        let stops = self.flying_hand().stops(card, at).all();
        unless(!stops.is_empty(), "RJ-FLY-3", Reason::NoLink { card: kind, at })?;
        refuse("RJ-FLY-3", Reason::LeadsElsewhere { card: kind, at, stops: stops.bits() })
    }

    /// The card is not in the hand.
    fn may_not_play_missing(&self, kind: Maneuver) -> May<Reason> {
        unless(self.components.maneuvers.contains(&kind), "RJ-COMP-2", Reason::NoSuchCard(kind))?;
        let played = self.played.iter().any(|hop| self.maneuver(hop.card) == kind);
        unless(!played, "RJ-MOVE-7", Reason::Played(kind))?;
        refuse("RJ-FLY-7", Reason::NotInHand(kind))
    }

    /// No cargo is in flight.
    fn may_not_fly_nothing(&self, kind: Maneuver, to: Orbit) -> May<Reason> {
        self.may_take_up_cargo()?;
        unless(self.phase == Phase::Delivered, "RJ-FLY-3", Reason::NothingInFlight)?;
        let stay = kind.high - kind.low == 1 && (kind.low == to || kind.high == to);
        unless(!(stay && to == self.last_stop), "RJ-COP-5", Reason::StayAfterDelivery)?;
        refuse("RJ-FLY-5", Reason::FlightEnded(self.last_stop))
    }
}
