//! Launches and their rewards.

use engine::{May, Seat, refuse, unless};

use super::Reason;
use crate::card::Card;
use crate::edition::Task;
use crate::nouns::{Hangar, Kind, Stage};
use crate::planet::PlanetId;
use crate::position::{Phase, RocketRescue, Step};
use crate::rocket::Fitness;

impl RocketRescue {
    /// A complete rocket (RR-LCH-2) with an own module (RR-LCH-3) that can reach some planet.
    pub(super) fn may_launch(&self, hangar: Hangar) -> May<Reason> {
        unless(self.phase == Phase::Hangar, "RR-LCH-1", Reason::WrongPhase(Stage::Hangar))?;
        self.may_launch_with_die()?;
        if !self.complete().contains(hangar) {
            let lacks = |kind: Kind| self.count_in(hangar, kind) == 0;
            let (engine, cockpit) = (lacks(Kind::Engine), lacks(Kind::Cockpit));
            return refuse("RR-LCH-2", Reason::Incomplete { hangar, engine, cockpit });
        }
        unless(self.has_share(self.active, hangar), "RR-LCH-3", Reason::NoShare(hangar))?;
        self.may_fly_somewhere(hangar)
    }

    /// RR-LCH-1.
    fn may_launch_with_die(&self) -> May<Reason> {
        if self.die_allows(Task::Launch) {
            return Ok(());
        }
        self.may_ever("RR-LCH-1", Task::Launch)?;
        let (face, [built, launched, _]) = (self.face(), self.deeds.hangar);
        refuse("RR-HGR-1", Reason::NoLaunch { face, built, launched })
    }

    /// RR-LIM-5: some face-up planet must be in reach and paid for. If none is, tells of the one that comes nearest.
    fn may_fly_somewhere(&self, hangar: Hangar) -> May<Reason> {
        let fitness = self.fitness(hangar);
        let (mut nearest, mut least) = (refuse("RR-LIM-5", Reason::NoPlanet(hangar)), u16::MAX);
        for &planet in &self.face_up {
            let cost = self.cost_of(self.active, &fitness, planet);
            if self.may_reach(&fitness, planet).is_ok() && cost < least {
                (nearest, least) = (self.may_pay(self.active, &fitness, planet), cost);
            }
        }
        nearest
    }

    pub(super) fn may_fly_to(&self, planet: PlanetId) -> May<Reason> {
        let Step::LaunchTo(hangar) = self.step else {
            unless(self.phase == Phase::Hangar, "RR-LCH-1", Reason::WrongPhase(Stage::Hangar))?;
            self.may_launch_with_die()?;
            return refuse("RR-LCH-4", Reason::RocketFirst);
        };
        unless(self.face_up.contains(&planet), "RR-LCH-4", Reason::NotFaceUp(planet))?;
        self.may_arrive(self.active, &self.fitness(hangar), planet)
    }

    fn may_arrive(&self, seat: Seat, fitness: &Fitness, planet: PlanetId) -> May<Reason> {
        self.may_reach(fitness, planet)?;
        self.may_pay(seat, fitness, planet)
    }

    /// RR-LCH-4, RR-LCH-5: fuel and equipment.
    pub(crate) fn may_reach(&self, fitness: &Fitness, planet: PlanetId) -> May<Reason> {
        let (facts, tanks) = (self.planet(planet), fitness.tanks);
        unless(tanks >= facts.fuel, "RR-LCH-4", Reason::Fuel { planet, fuel: facts.fuel, tanks })?;
        let equipment = facts.equipment;
        unless(fitness.carries(equipment), "RR-LCH-5", Reason::Equipment { planet, equipment })
    }

    /// RR-LCH-6, RR1-LCH-1.
    fn may_pay(&self, seat: Seat, fitness: &Fitness, planet: PlanetId) -> May<Reason> {
        let (cost, energy) = (self.cost_of(seat, fitness, planet), self.player(seat).energy);
        if cost <= energy {
            return Ok(());
        }
        let surcharge = self.surcharge(fitness, planet);
        unless(surcharge == 0, "RR1-LCH-1", Reason::CostWithSurcharge { planet, cost, surcharge, energy })?;
        refuse("RR-LCH-6", Reason::Cost { planet, cost, energy })
    }

    /// The face-up planets that this player could launch this rocket to now, were it complete and the die allowed it.
    pub(crate) fn targets(&self, seat: Seat, hangar: Hangar) -> impl Iterator<Item = PlanetId> {
        let (fitness, share) = (self.fitness(hangar), self.has_share(seat, hangar));
        let planets = self.face_up.iter().copied();
        planets.filter(move |&planet| share && self.may_arrive(seat, &fitness, planet).is_ok())
    }

    /// RR1-RWD-2: from the supply as long as it holds crew.
    pub(super) fn may_take_reward(&self) -> May<Reason> {
        self.may_be_rewarded()?;
        unless(self.player(self.active).crew > 0, "RR1-RWD-3", Reason::SupplyEmpty)
    }

    /// RR1-RWD-3: then from modules.
    pub(super) fn may_take_reward_from(&self, card: Card) -> May<Reason> {
        self.may_be_rewarded()?;
        let crew = self.player(self.active).crew;
        unless(crew == 0, "RR1-RWD-2", Reason::SupplyFirst(crew))?;
        unless(self.aboard(self.active).contains(card), "RR1-RWD-3", Reason::NoCrewThere(card))
    }

    fn may_be_rewarded(&self) -> May<Reason> {
        unless(self.edition.rewards_are_crew(), "RR2-RWD-1", Reason::RewardsAreTokens)?;
        unless(self.step == Step::Reward, "RR1-RWD-1", Reason::NoReward)
    }
}
