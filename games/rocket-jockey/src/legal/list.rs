//! The legal actions, listed quickly: cargoes that can be brought home are found all at once, and so are hops.

use engine::Seat;

use crate::action::{Action, Source};
use crate::components::{Orbit, PLANETS};
use crate::pairs::{Pair, Pairs};
use crate::position::{Phase, Place, RocketJockey};

/// Appends every legal action of a seat: the candidates that it may do.
pub(crate) fn actions(game: &RocketJockey, seat: Seat, out: &mut Vec<Action>) {
    if seat != game.active {
        return;
    }
    match game.phase {
        Phase::FuelUp => game.list_sources(Action::Draw, out),
        Phase::StepTwo => {
            game.list_sources(Action::Refuel, out);
            game.list_launches(out);
            out.push(Action::Done);
        }
        Phase::InFlight => game.list_hops(out),
        Phase::Delivered => {
            if game.may_chain().is_ok() {
                out.push(Action::Chain);
            }
            game.list_launches(out);
            out.push(Action::Done);
        }
        Phase::Discard => out.extend(game.kinds_in_hand().map(Action::Discard)),
        Phase::Reserve => {
            let free = Place::all().filter(|&place| game.may_put_copilot_on(place).is_ok());
            free.for_each(|place| out.push(Action::Reserve(place)));
            out.push(Action::ReserveNone);
        }
        Phase::Over => {}
    }
}

impl RocketJockey {
    fn list_sources(&self, action: fn(Source) -> Action, out: &mut Vec<Action>) {
        for source in Source::ALL {
            if self.may_take_from(source).is_ok() {
                out.push(action(source));
            }
        }
    }

    fn list_launches(&self, out: &mut Vec<Action>) {
        let ways: [Pairs; PLANETS] = std::array::from_fn(|index| {
            let at = index as Orbit + 1;
            self.destination_at(at).map_or(Pairs::default(), |to| Pairs::only(Pair::of(at, to)))
        });
        let joined = self.flying_hand().joins(ways.iter().fold(Pairs::default(), |all, &way| all.or(way)));
        for (at, way) in (1..).zip(ways) {
            if !way.and(joined).is_empty() {
                out.push(Action::Launch(Place::Planet(at)));
            }
        }
        if self.may_launch_aliens().is_ok() {
            out.push(Action::Launch(Place::Aliens));
        }
    }

    fn list_hops(&self, out: &mut Vec<Action>) {
        let Some(flight) = self.flight else { return };
        self.flying_hand().hops(flight.at, flight.destination, |hop| {
            out.push(Action::Fly(self.maneuver(hop.card), hop.to));
        });
    }
}
