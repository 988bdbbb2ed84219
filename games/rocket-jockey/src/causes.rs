//! By which clauses something happens: what statistics count as a rule at work.

use crate::event::Event;
use crate::position::Place;

/// The clauses that are sure to be at work whenever this happens.
pub(crate) fn clauses(event: &Event) -> &'static [&'static str] {
    match event {
        Event::TurnBegan { .. } => &["RJ-TURN-2"],
        Event::Took { .. } => &["RJ-FUEL-2"],
        Event::Drew { .. } => &["RJ-FUEL-5", "RJ-FUEL-6"],
        Event::Reshuffled { with_visitors: true, .. } => &["RJ-DECK-1", "RJ-DECK-3"],
        Event::Reshuffled { with_visitors: false, .. } => &["RJ-DECK-1", "RJ-DECK-5"],
        Event::VisitorsDrawn { .. } => &["RJ-ALIEN-1", "RJ-ALIEN-3"],
        Event::TurnLimit => &["RJ-END-6"],
        Event::Launched { place: Place::Aliens, .. } => &["RJ-ALIEN-7", "RJ-ALIEN-8"],
        Event::Launched { chained: true, .. } => &["RJ-CHAIN-1"],
        Event::Launched { chained: false, .. } => &["RJ-MOVE-4"],
        Event::Flew { bent: false, .. } => &["RJ-FLY-1"],
        Event::Flew { bent: true, from, to, .. } if from == to => &["RJ-COP-1", "RJ-COP-4", "RJ-COP-7"],
        Event::Flew { bent: true, .. } => &["RJ-FLY-2", "RJ-COP-1", "RJ-COP-7"],
        Event::Delivered { .. } => &["RJ-FLY-5", "RJ-FLY-10"],
        Event::ReservationKept { owner, by, .. } if owner == by => &["RJ-RES-5"],
        Event::ReservationKept { .. } => &["RJ-RES-4"],
        Event::RunScored { .. } => &["RJ-SCORE-1", "RJ-SCORE-2"],
        Event::CargoPlaced { .. } => &["RJ-PLACE-1"],
        Event::CargoPassed { .. } => &["RJ-PLACE-2"],
        Event::Shortage { .. } => &["RJ-PLACE-3"],
        Event::PlanetsScored { .. } => &["RJ-PLAN-1", "RJ-PLAN-2"],
        Event::CargoesReturned { .. } => &["RJ-PLAN-5"],
        Event::Discarded { .. } => &["RJ-HAND-1"],
        Event::DraftFilled { .. } => &["RJ-DRAFT-1"],
        Event::Reserved { place: Place::Aliens, .. } => &["RJ-RES-1", "RJ-RES-3"],
        Event::Reserved { .. } => &["RJ-RES-1", "RJ-RES-2"],
        Event::ReservationLost { .. } => &["RJ-RES-6"],
        Event::AliensMoved { .. } => &["RJ-ALIEN-5"],
        Event::AliensHome { by: Some(_) } => &["RJ-END-1", "RJ-END-2"],
        Event::AliensHome { by: None } => &["RJ-END-1", "RJ-END-3"],
        Event::CopilotsScored { .. } => &["RJ-END-4"],
        Event::TieBroken { .. } => &["RJ-WIN-2"],
        Event::Draw { deliverer: None } => &["RJ-WIN-3"],
        Event::Draw { deliverer: Some(_) } => &["RJ-WIN-4"],
    }
}
