//! Every refusal cites a clause that can stand against that action at that moment.

use engine::testing::battery;
use engine::{Game, Seat, Viewer};
use rocket_jockey::{Action, Phase, Place, RocketJockey};

#[test]
fn refusals_cite_what_is_declared() {
    battery::refusals_cite_what_is_declared::<RocketJockey>(&battery::setups::<RocketJockey>(), 12, grounds);
}

/// The clauses that can forbid an action of a seat in a position.
fn grounds(position: &RocketJockey, seat: Seat, action: &Action) -> &'static [&'static str] {
    let view = position.view(Viewer::Public);
    if seat != view.active {
        return match action {
            Action::Reserve(_) => &["RJ-RES-1"],
            _ => &["RJ-TURN-2"],
        };
    }
    let aliens_fly = view.flight.is_some_and(|flight| flight.from == Place::Aliens);
    match (view.phase, action) {
        (Phase::FuelUp, Action::Draw(_)) => &["RJ-FUEL-4"],
        (Phase::StepTwo, Action::Refuel(_)) => &["RJ-FUEL-3", "RJ-FUEL-4"],
        (Phase::StepTwo, Action::Draw(_)) => &["RJ-FUEL-1"],
        (Phase::StepTwo, Action::Launch(Place::Planet(_))) => &["RJ-FLY-6"],
        (Phase::StepTwo, Action::Launch(Place::Aliens)) => &["RJ-ALIEN-3", "RJ-ALIEN-4", "RJ-FLY-6"],
        (Phase::StepTwo, Action::Chain) => &["RJ-CHAIN-1"],
        (Phase::StepTwo, Action::Fly(..)) => &["RJ-FLY-3"],
        (Phase::Delivered, Action::Launch(Place::Planet(_))) => &["RJ-FLY-6", "RJ-MOVE-6"],
        (Phase::Delivered, Action::Launch(Place::Aliens)) => &["RJ-ALIEN-3", "RJ-ALIEN-4", "RJ-ALIEN-8"],
        (Phase::Delivered, Action::Chain) => &["RJ-FLY-6", "RJ-CHAIN-5"],
        (Phase::Delivered, Action::Fly(..)) => &["RJ-FLY-5", "RJ-COP-5"],
        (Phase::InFlight, Action::Launch(_) | Action::Chain) if aliens_fly => &["RJ-ALIEN-8"],
        (Phase::InFlight, Action::Launch(_) | Action::Chain) => &["RJ-FLY-9"],
        (Phase::InFlight, Action::Fly(..)) => {
            &["RJ-FLY-3", "RJ-FLY-7", "RJ-MOVE-7", "RJ-COP-1", "RJ-COP-2", "RJ-COP-10"]
        }
        (Phase::InFlight, Action::Done) => &["RJ-MOVE-8"],
        (Phase::InFlight | Phase::Delivered | Phase::Reserve, Action::Draw(_)) => &["RJ-TURN-1"],
        (Phase::InFlight | Phase::Delivered | Phase::Reserve, Action::Refuel(_)) => &["RJ-MOVE-1"],
        (Phase::Reserve, Action::Launch(_) | Action::Chain | Action::Fly(..)) => &["RJ-MOVE-1"],
        (Phase::Reserve, Action::Done) => &["RJ-RES-1"],
        (Phase::Reserve, Action::Reserve(Place::Planet(_))) => &["RJ-RES-2"],
        (Phase::Reserve, Action::Reserve(Place::Aliens)) => &["RJ-RES-2", "RJ-ALIEN-3"],
        (Phase::Discard, Action::Discard(_)) => &["RJ-HAND-1"],
        (_, Action::Discard(_)) => &["RJ-HAND-3"],
        (_, Action::Reserve(_) | Action::ReserveNone) => &["RJ-RES-1"],
        (Phase::FuelUp, Action::Refuel(_) | Action::Launch(_) | Action::Chain | Action::Fly(..) | Action::Done) => {
            &["RJ-FUEL-1"]
        }
        (Phase::Discard, _) => &["RJ-HAND-1"],
        (Phase::StepTwo | Phase::Delivered, Action::Done) => &[],
        (Phase::Over, _) => &["RJ-END-1"],
    }
}
