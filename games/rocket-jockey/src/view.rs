//! What one viewer may see, built by listing it.

use engine::{Seat, Viewer};
use serde::Serialize;

use crate::components::{Cargo, MANEUVERS, Maneuver, Orbit, PLANETS};
use crate::position::{CardSet, CargoId, Phase, Place, RocketJockey, Run, Visitors};

/// The table as one viewer sees it. Maneuver cards are told by kind, never by copy.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Whose turn it is.
    pub active: Seat,
    /// Which step.
    pub phase: Phase,
    /// Which turn of the match.
    pub turn: u16,
    /// The planets from 1 to 9 and what lies there.
    pub planets: Vec<CargoView>,
    /// The draft piles 1 to 3.
    pub drafts: [Option<Maneuver>; 3],
    /// The discard pile, top card first (RJ-DECK-7).
    pub discard: Vec<Maneuver>,
    /// Cards in the maneuver deck, Alien Visitors included (RJ-DECK-8).
    pub deck: u8,
    /// How often it was reshuffled.
    pub era: u8,
    /// Maneuver cards that are somewhere this viewer cannot see.
    pub unseen: Vec<Maneuver>,
    /// Cards in the cargo deck.
    pub cargo_deck: u8,
    /// The known cards at its bottom, the lowest last.
    pub cargo_bottom: Vec<Cargo>,
    /// What is in the cargo deck, in no order.
    pub cargo_unseen: Vec<Cargo>,
    /// The players in seat order.
    pub seats: Vec<SeatView>,
    /// The viewer's own hand.
    pub hand: Option<Vec<HandView>>,
    /// Where the Alien Visitors card is.
    pub visitors: Visitors,
    /// The Aliens' orbit, once they are in play.
    pub aliens: Option<Orbit>,
    /// Whose Co-Pilot is on the Aliens.
    pub aliens_reserved_by: Option<Seat>,
    /// Who delivered the Aliens.
    pub alien_pilot: Option<Seat>,
    /// The cargo on its way.
    pub flight: Option<FlightView>,
    /// The hops of this turn.
    pub played: Vec<HopView>,
    /// The runs of this turn with their points.
    pub runs: Vec<(Run, i16)>,
    /// Where the latest delivery was made, between deliveries.
    pub last_stop: Option<Orbit>,
    /// Points of a run by its count.
    pub transport: [i16; 6],
    /// Points for a set of planets.
    pub planet_points: [i16; PLANETS + 1],
    /// Points for a Co-Pilot left at the end.
    pub copilot_points: i16,
    /// Points that a reserved cargo costs whoever else delivers it.
    pub reserve_penalty: i16,
}

/// A planet and what lies there.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CargoView {
    /// The planet.
    pub planet: Orbit,
    /// Its cargo.
    pub cargo: Option<Cargo>,
    /// Whose Co-Pilot is on it.
    pub reserved_by: Option<Seat>,
}

/// What everybody knows of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The score so far.
    pub score: i16,
    /// Cards in hand.
    pub hand: u8,
    /// Cards everybody knows to be in the hand.
    pub known: Vec<Maneuver>,
    /// How many of the other cards were drawn from the first deck, the second, …; everybody saw them being drawn.
    pub unknown: Vec<u8>,
    /// Co-Pilots in supply.
    pub supply: u8,
    /// Co-Pilots out of the game.
    pub removed: u8,
    /// The cargo a Co-Pilot of theirs is on.
    pub reserved: Option<Place>,
    /// The delivered cargoes.
    pub delivered: Vec<Cargo>,
    /// The planets delivered to.
    pub planets: Vec<Orbit>,
}

/// A card in the viewer's own hand.
#[derive(Copy, Clone, Debug, PartialEq, Serialize)]
pub struct HandView {
    /// The card.
    pub card: Maneuver,
    /// Whether everybody knows that it is there.
    pub known: bool,
}

/// A cargo on its way.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FlightView {
    /// Where it was taken up.
    pub from: Place,
    /// Where it is.
    pub at: Orbit,
    /// Where it is to go.
    pub destination: Orbit,
    /// Whether it is express.
    pub express: bool,
}

/// A card played this turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HopView {
    /// The card.
    pub card: Maneuver,
    /// From this planet.
    pub from: Orbit,
    /// To that one.
    pub to: Orbit,
    /// Whether a Co-Pilot bent it.
    pub bent: bool,
}

impl RocketJockey {
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let own = viewer.seat().map(|seat| self.hands[seat.index()]);
        let known = viewer.seat().map(|seat| self.known[seat.index()]).unwrap_or_default();
        View {
            viewer,
            active: self.active,
            phase: self.phase,
            turn: self.turn,
            planets: (1..=PLANETS as Orbit).map(|at| self.look_at_planet(at)).collect(),
            drafts: self.drafts.map(|card| card.map(|card| self.maneuver(card))),
            discard: self.discard.iter().rev().map(|&card| self.maneuver(card)).collect(),
            deck: self.deck.len() as u8,
            era: self.era,
            unseen: self.unseen_by(viewer).map(|card| self.maneuver(card)).collect(),
            cargo_deck: self.cargo_deck.len() as u8,
            cargo_bottom: self.cargo_cards(self.cargo_deck[..usize::from(self.cargo_known)].iter().rev()),
            cargo_unseen: {
                let mut cargoes = self.cargo_cards(self.cargo_deck.iter());
                cargoes.sort_unstable();
                cargoes
            },
            seats: Seat::all(self.players).map(|seat| self.look_at_seat(seat)).collect(),
            hand: own.map(|cards| {
                cards.map(|card| HandView { card: self.maneuver(card), known: known.contains(card) }).collect()
            }),
            visitors: self.visitors,
            aliens: self.aliens,
            aliens_reserved_by: self.reserver(Place::Aliens),
            alien_pilot: self.alien_pilot,
            flight: self.flight.map(|flight| FlightView {
                from: flight.from,
                at: flight.at,
                destination: flight.destination,
                express: flight.cargo.is_some_and(|cargo| self.cargo_card(cargo).express),
            }),
            played: self
                .played
                .iter()
                .map(|hop| HopView {
                    card: self.maneuver(hop.card),
                    from: hop.from,
                    to: hop.to,
                    bent: self.components.links[hop.card.index()].plain[usize::from(hop.from)] >> hop.to & 1 == 0,
                })
                .collect(),
            runs: self.runs.iter().map(|&run| (run, self.run_points(run))).collect(),
            last_stop: (self.phase == Phase::Delivered).then_some(self.last_stop),
            transport: self.components.transport,
            planet_points: self.components.planets,
            copilot_points: self.components.copilot_points,
            reserve_penalty: self.components.reserve_penalty,
        }
    }

    fn look_at_planet(&self, at: Orbit) -> CargoView {
        let cargo = self.cargo_at(at).map(|cargo| self.cargo_card(cargo));
        // While its cargo is in flight the mark has left the planet with it.
        let reserved_by = cargo.and_then(|_| self.reserver(Place::Planet(at)));
        CargoView { planet: at, cargo, reserved_by }
    }

    fn look_at_seat(&self, seat: Seat) -> SeatView {
        let planets = self.planets_of(seat);
        let delivered = (0..self.components.cargoes.len() as u8).map(CargoId);
        SeatView {
            seat,
            score: self.scores[seat.index()],
            hand: self.hands[seat.index()].len() as u8,
            known: self.known[seat.index()].map(|card| self.maneuver(card)).collect(),
            unknown: self.unknown_by_era(seat),
            supply: self.supply[seat.index()],
            removed: self.removed(seat),
            reserved: self.reserved[seat.index()],
            delivered: delivered
                .filter(|cargo| self.delivered[seat.index()] >> cargo.0 & 1 == 1)
                .map(|cargo| self.cargo_card(cargo))
                .collect(),
            planets: (1..=PLANETS as Orbit).filter(|planet| planets >> planet & 1 == 1).collect(),
        }
    }

    fn unknown_by_era(&self, seat: Seat) -> Vec<u8> {
        let mut eras = vec![0; usize::from(self.era) + 1];
        for card in CardSet(self.hands[seat.index()].0 & !self.known[seat.index()].0) {
            eras[usize::from(self.eras[card.index()])] += 1;
        }
        eras
    }

    fn cargo_cards<'a>(&self, cargoes: impl Iterator<Item = &'a CargoId>) -> Vec<Cargo> {
        cargoes.map(|&cargo| self.cargo_card(cargo)).collect()
    }

    /// The maneuver cards that lie where this viewer cannot see them: in the deck, or unknown in others' hands.
    pub(crate) fn unseen_by(&self, viewer: Viewer) -> CardSet {
        let mut seen = 0u32;
        for seat in Seat::all(self.players) {
            seen |= if viewer.is(seat) { self.hands[seat.index()].0 } else { self.known[seat.index()].0 };
        }
        let open =
            self.discard.iter().chain(self.drafts.iter().flatten()).chain(self.played.iter().map(|hop| &hop.card));
        for card in open {
            seen |= 1 << card.0;
        }
        CardSet(!seen & (u64::MAX >> (64 - MANEUVERS)) as u32)
    }
}

impl View {
    /// What everybody knows of a player.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// The points of a run by its count.
    #[must_use]
    pub fn points(&self, count: u8) -> i16 {
        self.transport[usize::from(count).min(self.transport.len() - 1)]
    }

    /// The open run: its count and its points now, and what one more card would bring.
    #[must_use]
    pub fn tally(&self) -> Option<(Run, i16, i16)> {
        let &(run, points) = self.runs.last()?;
        Some((run, points, self.points(run.count() + 1)))
    }

    /// How many turns the viewer has left once the Aliens are coming, if nobody delivers them: this one included.
    #[must_use]
    pub fn turns_left(&self, seat: Seat) -> Option<u8> {
        let turns = self.aliens?.checked_sub(crate::components::EARTH)?;
        let players = self.seats.len();
        let ahead = (seat.index() + players - self.active.index()) % players;
        Some((usize::from(turns).saturating_sub(ahead)).div_ceil(players) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Game;

    #[test]
    fn rj_alien_6_turns_left_are_counted_from_the_aliens_orbit() {
        let mut chance = engine::Still;
        let mut game =
            RocketJockey::deal(RocketJockey::components(), &engine::Setup::new(4), &mut chance).expect("a deal");
        game.aliens = Some(9);
        let view = game.look(Viewer::Public);
        // Six turns are left, the active player's first: two for the first two players, one for the others.
        let left: Vec<_> = Seat::all(4).map(|seat| view.turns_left(seat)).collect();
        assert_eq!(left, [Some(2), Some(2), Some(1), Some(1)]);
    }
}
