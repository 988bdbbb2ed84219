//! What one viewer may see, built by listing it.

use engine::{Seat, Viewer};
use serde::Serialize;

use crate::components::{Cargo, Maneuver, Orbit, PLANETS};
use crate::position::{CardSet, CargoId, Phase, Place, RocketJockey, Run, Visitors};
use crate::score::{Decision, decision};

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
    /// How many cards more its delivery counts as.
    pub bonus: u8,
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

/// What a viewer may see.
pub(crate) fn view(game: &RocketJockey, viewer: Viewer) -> View {
    View {
        viewer,
        active: game.active,
        phase: game.phase,
        turn: game.turn,
        planets: (1..=PLANETS as Orbit).map(|at| game.look_at_planet(at)).collect(),
        drafts: game.drafts.map(|card| card.map(|card| game.maneuver(card))),
        discard: game.discard.iter().rev().map(|&card| game.maneuver(card)).collect(),
        deck: game.deck.len() as u8,
        era: game.era,
        unseen: game.in_number_order(game.unseen_by(viewer)),
        cargo_deck: game.cargo_deck.len() as u8,
        cargo_bottom: game.cargo_cards(game.cargo_deck[..usize::from(game.cargo_known)].iter().rev()),
        cargo_unseen: {
            let mut cargoes = game.cargo_cards(game.cargo_deck.iter());
            cargoes.sort_unstable();
            cargoes
        },
        seats: Seat::all(game.players).map(|seat| game.look_at_seat(seat)).collect(),
        hand: viewer.seat().map(|seat| game.own_hand(seat)),
        visitors: game.visitors,
        aliens: game.aliens,
        aliens_reserved_by: game.reserver(Place::Aliens),
        alien_pilot: game.alien_pilot,
        flight: game.flight.map(|flight| FlightView {
            from: flight.from,
            at: flight.at,
            destination: flight.destination,
            express: flight.cargo.is_some_and(|cargo| game.cargo_card(cargo).express),
            bonus: game.delivery_bonus(flight.cargo),
        }),
        played: game
            .played
            .iter()
            .map(|&hop| HopView { card: game.maneuver(hop.card), from: hop.from, to: hop.to, bent: game.is_bent(hop) })
            .collect(),
        runs: game.runs.iter().map(|&run| (run, game.run_points(run))).collect(),
        last_stop: (game.phase == Phase::Delivered).then_some(game.last_stop),
        transport: game.components.transport,
        planet_points: game.components.planets,
        copilot_points: game.components.copilot_points,
        reserve_penalty: game.components.reserve_penalty,
    }
}

impl RocketJockey {
    fn look_at_planet(&self, at: Orbit) -> CargoView {
        let cargo = self.cargo_at(at).map(|cargo| self.cargo_card(cargo));
        // While its cargo is in flight the mark has left the planet with it.
        let reserved_by = cargo.and_then(|_| self.reserver(Place::Planet(at)));
        CargoView { planet: at, cargo, reserved_by }
    }

    fn look_at_seat(&self, seat: Seat) -> SeatView {
        SeatView {
            seat,
            score: self.scores[seat.index()],
            hand: self.hands[seat.index()].len() as u8,
            known: self.in_number_order(self.known[seat.index()]),
            unknown: self.unknown_by_era(seat),
            supply: self.supply[seat.index()],
            removed: self.removed(seat),
            reserved: self.reserved[seat.index()],
            delivered: self.delivered[seat.index()].map(|cargo| self.cargo_card(cargo)).collect(),
            planets: self.planets_of(seat).collect(),
        }
    }

    fn own_hand(&self, seat: Seat) -> Vec<HandView> {
        let known = self.known[seat.index()];
        let held = |card| HandView { card: self.maneuver(card), known: known.contains(card) };
        let mut hand: Vec<HandView> = self.hands[seat.index()].map(held).collect();
        hand.sort_by_key(|held| held.card);
        hand
    }

    /// Cards by their numbers, the lowest first.
    fn in_number_order(&self, cards: CardSet) -> Vec<Maneuver> {
        let mut kinds: Vec<Maneuver> = cards.map(|card| self.maneuver(card)).collect();
        kinds.sort_unstable();
        kinds
    }

    fn unknown_by_era(&self, seat: Seat) -> Vec<u8> {
        let mut eras = vec![0; usize::from(self.era) + 1];
        for card in self.hands[seat.index()].without(self.known[seat.index()]) {
            eras[usize::from(self.eras[card.index()])] += 1;
        }
        eras
    }

    fn cargo_cards<'a>(&self, cargoes: impl Iterator<Item = &'a CargoId>) -> Vec<Cargo> {
        cargoes.map(|&cargo| self.cargo_card(cargo)).collect()
    }

    /// The maneuver cards that lie where this viewer cannot see them: in the deck, or unknown in others' hands.
    pub(crate) fn unseen_by(&self, viewer: Viewer) -> CardSet {
        let mut seen = CardSet::default();
        for seat in Seat::all(self.players) {
            let zone = if viewer.is(seat) { &self.hands } else { &self.known };
            seen = seen.or(zone[seat.index()]);
        }
        seen.extend(self.discard.iter().chain(self.drafts.iter().flatten()).copied());
        seen.extend(self.played.iter().map(|hop| hop.card));
        CardSet::from_bits(u32::MAX).without(seen)
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

    /// The open run: its count and its points now, and what it brings with one more card, the star of the cargo in flight
    /// included (RJ-SCORE-1).
    #[must_use]
    pub fn tally(&self) -> Option<(Run, i16, i16)> {
        let &(run, points) = self.runs.last()?;
        let star = self.flight.as_ref().map_or(0, |flight| flight.bonus);
        Some((run, points, self.points(run.count() + 1 + star)))
    }

    /// What a player would get for planets and for Co-Pilots if the match ended now (RJ-END-4).
    #[must_use]
    pub fn at_the_end(&self, seat: &SeatView) -> (i16, i16) {
        (self.planet_points[seat.planets.len()], self.copilot_points * i16::from(seat.supply))
    }

    /// What the first delivery to one more planet adds for a player when planets are scored.
    #[must_use]
    pub fn next_planet(&self, seat: &SeatView) -> i16 {
        let planets = seat.planets.len();
        self.planet_points.get(planets + 1).map_or(0, |points| points - self.planet_points[planets])
    }

    /// How many turns a seat has left once the Aliens are coming, if nobody delivers them: the present one included, unless
    /// only a reservation is left of it, when the Aliens have moved already (RJ-TURN-3).
    #[must_use]
    pub fn turns_left(&self, seat: Seat) -> Option<u8> {
        let turns = self.aliens?.checked_sub(crate::components::EARTH)?;
        let players = self.seats.len();
        let first = self.active.index() + usize::from(self.phase == Phase::Reserve);
        let ahead = (seat.index() + 2 * players - first) % players;
        Some((usize::from(turns).saturating_sub(ahead)).div_ceil(players) as u8)
    }

    /// What decided the match, once it is over.
    pub(crate) fn decision(&self) -> Option<Decision> {
        let scores: Vec<i16> = self.seats.iter().map(|seat| seat.score).collect();
        (self.phase == Phase::Over).then(|| decision(&scores, self.alien_pilot))
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
        let view = view(&game, Viewer::Public);
        // Six turns are left, the active player's first: two for the first two players, one for the others.
        let left = |view: &View| Seat::all(4).map(|seat| view.turns_left(seat)).collect::<Vec<_>>();
        assert_eq!(left(&view), [Some(2), Some(2), Some(1), Some(1)]);
        // While the active player reserves, the Aliens have moved: six turns are left after this one.
        let reserving = View { phase: Phase::Reserve, ..view };
        assert_eq!(left(&reserving), [Some(1), Some(2), Some(2), Some(1)]);
    }

    #[test]
    fn rj_score_1_one_more_card_counts_the_star_of_the_cargo_in_flight() {
        let mut chance = engine::Still;
        let mut game =
            RocketJockey::deal(RocketJockey::components(), &engine::Setup::new(2), &mut chance).expect("a deal");
        game.runs.push(Run { cards: 1, bonus: 0 });
        let flown = view(&game, Viewer::Public);
        let flight = |bonus| FlightView { from: Place::Planet(1), at: 3, destination: 6, express: bonus > 0, bonus };
        let more = |flight| View { flight: Some(flight), ..flown.clone() }.tally().map(|(_, now, more)| (now, more));
        assert_eq!(more(flight(0)), Some((flown.points(1), flown.points(2))));
        assert_eq!(more(flight(1)), Some((flown.points(1), flown.points(3))));
    }
}
