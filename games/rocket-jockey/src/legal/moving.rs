//! Moving cargoes: launch, chain, and the end of Step Two.

use engine::{May, refuse, unless};

use super::Reason;
use crate::components::{DEEP_SPACE, EARTH, Orbit};
use crate::hand::Hand;
use crate::position::{Phase, Place, RocketJockey};

impl RocketJockey {
    /// Any cargo that can be brought home, wherever it lies and whoever has reserved it (RJ-MOVE-4).
    pub(super) fn may_launch(&self, place: Place) -> May<Reason> {
        self.may_take_up_cargo()?;
        match place {
            Place::Planet(at) => match self.destination_at(at) {
                Some(destination) => self.may_bring(place, at, destination),
                None => refuse("RJ-MOVE-6", Reason::PlanetEmpty(at)),
            },
            Place::Aliens => self.may_launch_aliens(),
        }
    }

    /// The Aliens from where they are (RJ-ALIEN-7), and nothing else with them.
    pub(super) fn may_launch_aliens(&self) -> May<Reason> {
        match self.aliens {
            None => refuse("RJ-ALIEN-3", Reason::NoAliens),
            Some(DEEP_SPACE) => refuse("RJ-ALIEN-4", Reason::AliensBeyond),
            Some(_) if !self.runs.is_empty() => refuse("RJ-ALIEN-8", Reason::AliensAlone),
            Some(at) => self.may_bring(Place::Aliens, at, EARTH),
        }
    }

    /// The cargo at the planet just delivered to.
    pub(super) fn may_chain(&self) -> May<Reason> {
        self.may_take_up_cargo()?;
        unless(self.phase == Phase::Delivered, "RJ-CHAIN-1", Reason::NothingToChain)?;
        let here = self.last_stop;
        match self.destination_at(here) {
            Some(destination) => self.may_bring(Place::Planet(here), here, destination),
            None => refuse("RJ-CHAIN-5", Reason::ChainEmpty(here)),
        }
    }

    pub(super) fn may_end_step_two(&self) -> May<Reason> {
        match self.phase {
            Phase::StepTwo | Phase::Delivered => Ok(()), // RJ-MOVE-3
            Phase::FuelUp => refuse("RJ-FUEL-1", Reason::DrawFirst),
            Phase::InFlight => refuse("RJ-MOVE-8", Reason::DeliverFirst),
            Phase::Discard => refuse("RJ-HAND-1", Reason::DiscardFirst),
            Phase::Reserve | Phase::Over => refuse("RJ-RES-1", Reason::ReserveOrNot),
        }
    }

    /// Whether any cargo at all can be taken up now.
    pub(super) fn may_take_up_cargo(&self) -> May<Reason> {
        let aliens = self.flight.is_some_and(|flight| flight.from == Place::Aliens);
        match self.phase {
            Phase::StepTwo | Phase::Delivered => Ok(()),
            Phase::FuelUp => refuse("RJ-FUEL-1", Reason::DrawFirst),
            Phase::InFlight if aliens => refuse("RJ-ALIEN-8", Reason::AliensInFlight),
            Phase::InFlight => refuse("RJ-FLY-9", Reason::OneAtATime),
            Phase::Discard => refuse("RJ-HAND-1", Reason::DiscardFirst),
            Phase::Reserve | Phase::Over => refuse("RJ-MOVE-1", Reason::StepTwoOver),
        }
    }

    /// What cannot be brought home may not be moved at all (RJ-MOVE-5).
    fn may_bring(&self, place: Place, at: Orbit, destination: Orbit) -> May<Reason> {
        let reaches = self.flying_hand().reaches(at, destination);
        unless(reaches, "RJ-FLY-6", Reason::Undeliverable { place, destination })
    }

    /// Where the cargo at a planet is to go.
    pub(super) fn destination_at(&self, planet: Orbit) -> Option<Orbit> {
        self.cargo_at(planet).map(|cargo| self.cargo_card(cargo).destination)
    }

    /// What the active player can fly with.
    pub(crate) fn flying_hand(&self) -> Hand {
        // RJ-COP-9: only the own supply; RJ-COP-10: a Co-Pilot on a cargo is not in it.
        Hand::new(self.components, self.hand(), self.supply[self.active.index()])
    }
}
