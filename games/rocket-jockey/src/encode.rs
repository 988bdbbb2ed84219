//! The game as numbers, for programs that learn.
//!
//! Nothing is folded among actions: an index is an action. Of what is seen, the order of the discard pile below its top and
//! of the known cargoes at the bottom of their deck is left out.

use engine::encode::{Around, Block, Encode, Encoder, Labels};
use engine::{Game, Numbered, Seat, Viewer};

use crate::action::{Action, Source};
use crate::components::{Cargo, Maneuver, Orbit, PLANETS};
use crate::pairs::{self, Pair};
use crate::position::{Phase, Place, RocketJockey, Visitors};
use crate::view::{FlightView, SeatView, View};

/// How many kinds of maneuver cards there could be: pairs of different planets.
const KINDS: usize = pairs::COUNT;
/// The planets and the Aliens.
const PLACES: usize = PLANETS + 1;
/// The planets, and an orbit inside and outside of them.
const ORBITS: usize = PLANETS + 2;

const DRAW: Block = Block::first(Source::ALL.len());
const REFUEL: Block = DRAW.then(Source::ALL.len());
const LAUNCH: Block = REFUEL.then(PLACES);
const CHAIN: Block = LAUNCH.then(1);
const FLY: Block = CHAIN.then(KINDS * PLANETS);
const DONE: Block = FLY.then(1);
const DISCARD: Block = DONE.then(KINDS);
const RESERVE: Block = DISCARD.then(PLACES);
const RESERVE_NONE: Block = RESERVE.then(1);

const CARDS: Labels = Labels::new("cards", KINDS, |kind| kind_of(kind).to_string());
const CARGO_CARDS: Labels = Labels::new("cargoes", 2 * PLANETS, |cargo| {
    Cargo { destination: (cargo / 2 + 1) as Orbit, express: cargo % 2 == 1 }.to_string()
});
const PLACE_NAMES: Labels = Labels::new("place", PLACES, |place| place_of(place).to_string());
const ORBIT_NAMES: Labels = Labels::numbered("orbit", ORBITS);
const PHASES: Labels = Labels::new("phase", 7, |phase| {
    ["fuel-up", "step-two", "in-flight", "delivered", "discard", "reserve", "over"][phase].to_owned()
});

/// Where a kind stands among all pairs of planets.
fn number_of(kind: Maneuver) -> usize {
    Pair::of(kind.low, kind.high).number().into()
}

fn kind_of(number: usize) -> Maneuver {
    let pair = Pair::of_number(number as u8);
    Maneuver { low: pair.low(), high: pair.high() }
}

fn numbers(kinds: &[Maneuver]) -> impl Iterator<Item = usize> {
    kinds.iter().map(|&kind| number_of(kind))
}

fn number_of_place(place: Place) -> usize {
    match place {
        Place::Planet(planet) => usize::from(planet) - 1,
        Place::Aliens => PLANETS,
    }
}

fn place_of(number: usize) -> Place {
    if number < PLANETS { Place::Planet(number as Orbit + 1) } else { Place::Aliens }
}

fn number_of_cargo(cargo: &Cargo) -> usize {
    2 * (usize::from(cargo.destination) - 1) + usize::from(cargo.express)
}

fn number_of_source(source: Source) -> usize {
    match source {
        Source::Pile(pile) => usize::from(pile) - 1,
        Source::Deck => 3,
        Source::Discard => 4,
    }
}

impl Encode for RocketJockey {
    type Seen = View;

    fn observed(&self, seat: Seat) -> View {
        self.view(Viewer::Seat(seat))
    }

    fn action_count(_: u8) -> usize {
        RESERVE_NONE.end()
    }

    fn index(_: &View, action: &Action) -> Option<usize> {
        match *action {
            Action::Draw(source) => DRAW.at(number_of_source(source)),
            Action::Refuel(source) => REFUEL.at(number_of_source(source)),
            Action::Launch(place) => LAUNCH.at(number_of_place(place)),
            Action::Chain => CHAIN.at(0),
            Action::Fly(kind, to) => {
                let planet = usize::from(to).checked_sub(1).filter(|planet| *planet < PLANETS)?;
                FLY.at(number_of(kind) * PLANETS + planet)
            }
            Action::Done => DONE.at(0),
            Action::Discard(kind) => DISCARD.at(number_of(kind)),
            Action::Reserve(place) => RESERVE.at(number_of_place(place)),
            Action::ReserveNone => RESERVE_NONE.at(0),
        }
    }

    fn action(_: &View, index: usize) -> Option<Action> {
        let in_block = |block: Block| block.place(index);
        in_block(DRAW)
            .map(|source| Action::Draw(Source::ALL[source]))
            .or_else(|| in_block(REFUEL).map(|source| Action::Refuel(Source::ALL[source])))
            .or_else(|| in_block(LAUNCH).map(|place| Action::Launch(place_of(place))))
            .or_else(|| in_block(CHAIN).map(|_| Action::Chain))
            .or_else(|| in_block(FLY).map(|way| Action::Fly(kind_of(way / PLANETS), (way % PLANETS) as Orbit + 1)))
            .or_else(|| in_block(DONE).map(|_| Action::Done))
            .or_else(|| in_block(DISCARD).map(|kind| Action::Discard(kind_of(kind))))
            .or_else(|| in_block(RESERVE).map(|place| Action::Reserve(place_of(place))))
            .or_else(|| in_block(RESERVE_NONE).map(|_| Action::ReserveNone))
    }

    fn features(view: &View, out: &mut Encoder<'_>) {
        let around = Around::new(view.viewer, view.seats.len());
        let seat = |seat: Option<Seat>| seat.map(|seat| around.of(seat));
        encode_moment(view, around, out);
        encode_cards(view, out);
        for planet in &view.planets {
            out.under(format_args!("planet{}", planet.planet), |out| {
                out.one_of(CARGO_CARDS.called("cargo"), planet.cargo.as_ref().map(number_of_cargo));
                out.one_of(around.labels("reserved-by"), seat(planet.reserved_by));
            });
        }
        for (distance, seat) in around.seats().enumerate() {
            out.under(format_args!("seat{distance}"), |out| encode_seat(view, view.seat(seat), out));
        }
        out.under("flight", |out| encode_flight(view.flight.as_ref(), out));
        encode_turn(view, out);
    }
}

fn encode_moment(view: &View, around: Around, out: &mut Encoder<'_>) {
    let seat = |seat: Option<Seat>| seat.map(|seat| around.of(seat));
    let phase = match view.phase {
        Phase::FuelUp => 0,
        Phase::StepTwo => 1,
        Phase::InFlight => 2,
        Phase::Delivered => 3,
        Phase::Discard => 4,
        Phase::Reserve => 5,
        Phase::Over => 6,
    };
    out.one_of(PHASES, Some(phase));
    out.one_of(around.labels("active"), seat(Some(view.active)));
    out.number("turn", view.turn, 150.0);
    out.number("era", view.era, 4.0);
    out.flag("visitors-aside", view.visitors == Visitors::Aside);
    let drawn_by = if let Visitors::With(seat) = view.visitors { Some(seat) } else { None };
    out.one_of(around.labels("visitors-with"), seat(drawn_by));
    out.one_of(ORBIT_NAMES.called("aliens"), view.aliens.map(usize::from));
    out.one_of(around.labels("aliens-reserved-by"), seat(view.aliens_reserved_by));
    out.one_of(around.labels("alien-pilot"), seat(view.alien_pilot));
}

fn encode_cards(view: &View, out: &mut Encoder<'_>) {
    out.number("deck", view.deck, 33.0);
    for (pile, card) in view.drafts.iter().enumerate() {
        out.under(format_args!("pile{}", pile + 1), |out| out.one_of(CARDS, card.map(number_of)));
    }
    out.one_of(CARDS.called("discard-top"), view.discard.first().map(|&card| number_of(card)));
    out.counts(CARDS.called("discard"), numbers(&view.discard), 4.0);
    out.counts(CARDS.called("unseen"), numbers(&view.unseen), 4.0);
    let hand = view.hand.iter().flatten().map(|held| number_of(held.card));
    out.counts(CARDS.called("hand"), hand, 4.0);
    out.number("cargo-deck", view.cargo_deck, 27.0);
    out.counts(CARGO_CARDS.called("cargo-bottom"), view.cargo_bottom.iter().map(number_of_cargo), 3.0);
    out.counts(CARGO_CARDS.called("cargo-unseen"), view.cargo_unseen.iter().map(number_of_cargo), 3.0);
}

fn encode_seat(view: &View, seat: &SeatView, out: &mut Encoder<'_>) {
    let (planets, copilots) = view.at_the_end(seat);
    out.number("score", seat.score, 120.0);
    out.number("at-the-end", planets + copilots, 60.0);
    out.number("hand", seat.hand, 8.0);
    out.number("unknown", seat.unknown.iter().sum::<u8>(), 8.0);
    out.counts(CARDS.called("known"), numbers(&seat.known), 4.0);
    out.number("supply", seat.supply, 4.0);
    out.number("removed", seat.removed, 4.0);
    out.one_of(PLACE_NAMES.called("reserved"), seat.reserved.map(number_of_place));
    out.counts(CARGO_CARDS.called("delivered"), seat.delivered.iter().map(number_of_cargo), 3.0);
    let planets = seat.planets.iter().map(|&planet| usize::from(planet) - 1);
    out.counts(Labels::new("planets", PLANETS, |planet| (planet + 1).to_string()), planets, 1.0);
    out.number("turns-left", view.turns_left(seat.seat).unwrap_or(0), 4.0);
}

fn encode_flight(flight: Option<&FlightView>, out: &mut Encoder<'_>) {
    out.one_of(PLACE_NAMES.called("from"), flight.map(|flight| number_of_place(flight.from)));
    out.one_of(ORBIT_NAMES.called("at"), flight.map(|flight| flight.at.into()));
    out.one_of(ORBIT_NAMES.called("to"), flight.map(|flight| flight.destination.into()));
    out.flag("express", flight.is_some_and(|flight| flight.express));
    out.number("bonus", flight.map_or(0, |flight| flight.bonus), 2.0);
}

fn encode_turn(view: &View, out: &mut Encoder<'_>) {
    out.counts(CARDS.called("played"), view.played.iter().map(|hop| number_of(hop.card)), 4.0);
    let points: i16 = view.runs.iter().map(|(_, points)| points).sum();
    let (run, now, next) = view.tally().unwrap_or_default();
    out.number("points-this-turn", points, 40.0);
    out.number("run", run.count(), 6.0);
    out.number("run-points", now, 40.0);
    out.number("run-points-next", next, 40.0);
    out.one_of(ORBIT_NAMES.called("last-stop"), view.last_stop.map(usize::from));
}
