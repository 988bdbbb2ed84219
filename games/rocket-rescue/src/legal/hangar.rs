//! Hangar dice: building and moving modules.

use engine::{May, Noun, Seat, refuse, unless};

use super::Reason;
use crate::card::Card;
use crate::edition::Task;
use crate::nouns::{Hangar, Hangars, Kind, Stage};
use crate::position::{Phase, RocketRescue, Step};

impl RocketRescue {
    /// Whether the active die allows one more of this, in any order (RR-HGR-3).
    pub(super) fn die_allows(&self, task: Task) -> bool {
        self.rules().hangar_die(self.face()).allows(self.deeds.hangar, task)
    }

    /// Whether the active die allows one more assembly.
    pub(super) fn die_builds(&self) -> bool {
        self.die_allows(Task::Build)
    }

    /// RR-ASM-1: an unbuilt module of the active player that some hangar can take now.
    pub(super) fn may_build(&self, card: Card) -> May<Reason> {
        unless(self.phase == Phase::Hangar, "RR-ASM-1", Reason::WrongPhase(Stage::Hangar))?;
        let seat = self.active;
        self.may_build_with_die()?;
        unless(self.player(seat).modules.contains(card), "RR-ASM-1", Reason::NotHeld(card))?;
        unless(self.markers(seat) > 0, "RR-LIM-3", Reason::NoMarker)?;
        let (missing, room) = (self.missing(seat, card), self.room_for(card));
        unless(missing.iter().sum::<u8>() <= 1, self.paying(), Reason::CubesMissing(card, missing))?;
        let kind = self.module(card).kind;
        unless(!room.is_empty(), slot_clause(kind), Reason::NoRoomAnywhere(kind))?;
        let mut room = room;
        let adds = room.any(|hangar| makes_good(hangar, missing));
        unless(adds, self.paying(), Reason::NoCompany(card, missing))
    }

    /// RR-HGR-1.
    fn may_build_with_die(&self) -> May<Reason> {
        if self.die_builds() {
            return Ok(());
        }
        self.may_ever("RR-HGR-1", Task::Build)?;
        let (face, [built, launched, _]) = (self.face(), self.deeds.hangar);
        refuse("RR-HGR-1", Reason::NoBuild { face, built, launched })
    }

    /// Whether the active die would have allowed this at first.
    pub(super) fn may_ever(&self, clause: &'static str, task: Task) -> May<Reason> {
        let allows = |face: u8| self.rules().hangar_die(face).allows([0; 3], task);
        let least = (1..=6).find(|&face| allows(face)).unwrap_or(6);
        unless(allows(self.face()), clause, Reason::DieTooLow { face: self.face(), least })
    }

    /// The clause about what building costs: cubes lie on the module, or are paid from the supply.
    const fn paying(&self) -> &'static str {
        if self.edition.cubes_on_modules() { "RR1-ASM-1" } else { "RR2-ASM-1" }
    }

    pub(super) fn may_put_into(&self, hangar: Hangar) -> May<Reason> {
        match self.step {
            Step::BuildIn(card) => self.may_build_in(self.active, card, hangar),
            Step::MoveTo(card) => self.may_move_to(card, hangar),
            Step::Free | Step::SwapFor(_) | Step::CrewFrom(_) | Step::SeatOn(_) | Step::LaunchTo(_) | Step::Reward => {
                unless(self.phase == Phase::Hangar, "RR-ASM-1", Reason::WrongPhase(Stage::Hangar))?;
                refuse("RR-ASM-1", Reason::ModuleFirst)
            }
        }
    }

    /// Room for it, and at most the one cube missing that the company adds.
    fn may_build_in(&self, seat: Seat, card: Card, hangar: Hangar) -> May<Reason> {
        self.may_fit(card, hangar)?;
        let missing = self.missing(seat, card);
        unless(makes_good(hangar, missing), self.paying(), Reason::CompanyDoesNotAdd(hangar, missing))
    }

    /// The hangars that can take this unbuilt module now.
    pub(crate) fn hangars_for(&self, seat: Seat, card: Card) -> Hangars {
        self.room_for(card).filter(|&hangar| self.may_build_in(seat, card, hangar).is_ok()).collect()
    }

    /// The hangars that have room for a module of this type.
    fn room_for(&self, card: Card) -> Hangars {
        self.room[self.module(card).kind.index()]
    }

    /// The cubes that a module still needs: from those on it or in the supply.
    pub(crate) fn missing(&self, seat: Seat, card: Card) -> [u8; 3] {
        let module = self.module(card);
        let load = self.load[card.index()];
        let own = self.player(seat).cubes;
        let on_modules = self.edition.cubes_on_modules();
        std::array::from_fn(|index| {
            let have = if on_modules { load.get(index) } else { own[index] };
            module.cost[index].saturating_sub(have)
        })
    }

    /// Whether a hangar has room for a module (RR2-SETUP-2, RR-SLOT-1 to RR-SLOT-4).
    fn may_fit(&self, card: Card, hangar: Hangar) -> May<Reason> {
        if self.room_for(card).contains(hangar) {
            return Ok(());
        }
        unless(!self.locked.contains(hangar), "RR2-SETUP-2", Reason::Locked(hangar))?;
        let kind = self.module(card).kind;
        if matches!(kind, Kind::Engine | Kind::Cockpit) {
            return refuse(slot_clause(kind), Reason::OnlyOne(kind, hangar));
        }
        let crew_modules = self.count_in(hangar, Kind::CrewModule);
        let tank_slot = kind == Kind::CrewModule && crew_modules == 3;
        unless(!tank_slot, "RR-SLOT-4", Reason::TankSlot(hangar))?;
        refuse("RR-SLOT-3", Reason::SlotsFull(kind, hangar))
    }

    /// RR2-MOVE-1: an own built module that some other hangar can take.
    pub(super) fn may_move(&self, card: Card) -> May<Reason> {
        unless(self.edition.moves_built(), "RR1-HGR-1", Reason::NoMoving)?;
        unless(self.phase == Phase::Hangar, "RR2-MOVE-1", Reason::WrongPhase(Stage::Hangar))?;
        unless(self.die_allows(Task::Move), "RR2-HGR-1", Reason::MoveNeedsOne(self.face()))?;
        let Some(owner) = self.owner(card) else { return refuse("RR2-MOVE-1", Reason::NotBuilt(card)) };
        unless(owner == self.active, "RR2-MOVE-4", Reason::NotYours(owner))?;
        unless(!self.hangars_to_move(card).is_empty(), "RR2-MOVE-1", Reason::NowhereToMove(card))
    }

    /// RR2-MOVE-1: staying is no move.
    fn may_move_to(&self, card: Card, hangar: Hangar) -> May<Reason> {
        unless(self.hangar_of(card) != Some(hangar), "RR2-MOVE-1", Reason::SameHangar)?;
        self.may_fit(card, hangar)
    }

    /// The hangars that a built module can be moved to.
    pub(crate) fn hangars_to_move(&self, card: Card) -> Hangars {
        Hangar::all().filter(|&hangar| self.may_move_to(card, hangar).is_ok()).collect()
    }

    /// RR-ASM-5: right after building.
    pub(super) fn may_seat_builder(&self) -> May<Reason> {
        unless(matches!(self.step, Step::SeatOn(_)), "RR-ASM-5", Reason::NothingBuilt)
    }
}

/// Whether nothing is missing, or only the one cube that the company of this hangar adds (RR-ASM-2, RR-ASM-3).
fn makes_good(hangar: Hangar, missing: [u8; 3]) -> bool {
    let mut lacking = missing;
    let gift = &mut lacking[hangar.resource().index()];
    *gift = gift.saturating_sub(1);
    lacking == [0; 3]
}

/// The clause that limits a type of module in a rocket.
const fn slot_clause(kind: Kind) -> &'static str {
    match kind {
        Kind::Engine => "RR-SLOT-1",
        Kind::Cockpit => "RR-SLOT-2",
        Kind::FuelTank | Kind::CrewModule => "RR-SLOT-3",
    }
}
