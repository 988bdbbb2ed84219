//! The chance that a launch makes it, exactly, by enumerating the Mission Success cards that are left.

use engine::Seat;

use crate::board::{Destination, Location, MissionType};
use crate::card::Face;
use crate::components::Class;
use crate::effect::Effect;
use crate::kind::Kind;
use crate::options::Mode;
use crate::position::{Phase, Rocketmen};
use crate::view::{LocationView, SeatView, TradeView, View};

/// The chance to gain `wanted` spaces with `draws` cards of those left, by value from 0 to 4.
#[must_use]
pub(crate) fn chance_of(wanted: u8, draws: u8, left: [u8; 5]) -> f64 {
    if wanted == 0 {
        return 1.0;
    }
    if draws == 0 || wanted > 4 * draws {
        return 0.0;
    }
    let total: u32 = left.iter().map(|&count| u32::from(count)).sum();
    let mut sum = 0.0;
    for (value, &count) in (0u8..).zip(&left) {
        if count > 0 {
            let mut rest = left;
            rest[usize::from(value)] -= 1;
            sum += f64::from(count) * chance_of(wanted.saturating_sub(value), draws - 1, rest);
        }
    }
    sum / f64::from(total.max(1))
}

/// A chance in thousandths as a percentage: only what is certain is 100, only what is impossible 0.
#[must_use]
pub fn percent(chance: u16) -> u16 {
    match chance {
        0 => 0,
        1..1000 => ((chance + 5) / 10).clamp(1, 99),
        _ => 100,
    }
}

impl Rocketmen {
    /// The chance to reach the target by accepting what is shown and drawing to the end, without further effects.
    pub(crate) fn chance_to_arrive(&self) -> f64 {
        self.chance_with(0)
    }

    /// The same with so many spaces more.
    pub(crate) fn chance_with(&self, spaces: u8) -> f64 {
        let launch = &self.launch;
        let mut wanted = self.target().saturating_sub(launch.rocket + spaces);
        let mut draws = launch.allowed - launch.drawn.len() as u8;
        if self.phase == Phase::React {
            wanted = wanted.saturating_sub(launch.shown[0]);
            draws -= 1;
        }
        chance_of(wanted, draws, self.success_left())
    }
}

/// A flight that a planned mission could make.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Where to.
    pub location: Location,
    /// Whether its player has been there already (RM-LAUNCH-3).
    pub been: bool,
    /// Rocket points that are missing.
    pub missing: u8,
    /// The initial advance.
    pub boost: u8,
    /// The space the Rocket must reach.
    pub target: u8,
    /// Mission Success cards that may be drawn.
    pub draws: u8,
    /// The chance to make it by drawing to the end, in thousandths; without further effects.
    pub chance: u16,
    /// The same if the cards that advance the Rocket at any time are used too, if there are any.
    pub burning: Option<u16>,
}

impl View {
    /// Spaces that a player's Launch Pad can still give at any time (RM-CARD-11).
    fn burns(&self, own: &SeatView) -> u8 {
        let spaces = |face: &Face| match self.printed.print(face.kind).effect {
            Effect::AdvanceAnyTime(spaces) => spaces,
            _ => 0,
        };
        own.pad.iter().map(spaces).sum()
    }

    /// The flights that the mission on a player's Mission Plan could make, from near to far, with the rocket as it is now.
    #[must_use]
    pub fn outlook(&self, seat: Seat) -> Vec<Outlook> {
        self.outlook_of(self.seat(seat))
    }

    /// The same as if what lies in the viewer's basket were placed; nothing if the basket adds nothing to this rocket.
    #[must_use]
    pub fn outlook_with_basket(&self, seat: Seat) -> Option<Vec<Outlook>> {
        let placed = |trade: &&TradeView| self.viewer.is(seat) && (trade.plan.is_some() || !trade.pad.is_empty());
        let trade = self.trade.as_ref().filter(placed)?;
        let mut own = self.seat(seat).clone();
        own.plan = own.plan.or(trade.plan);
        for face in &trade.pad {
            let print = self.printed.print(face.kind);
            own.points += print.items.rocket;
            for (boost, flight) in own.boosts.iter_mut().zip(&self.printed.flights) {
                *boost += flight.boost.of(&print.items) + print.items.science + print.effect.initial_advance();
            }
            own.pad.push(*face);
        }
        Some(self.outlook_of(&own))
    }

    /// Whether a Mission card could be flown nowhere by this player: a token lies at each of its locations (RM-LAUNCH-3), or
    /// it has none in this mode (RM-BFE-2).
    #[must_use]
    pub fn is_stranded(&self, seat: Seat, card: Kind) -> bool {
        match self.printed.print(card).class {
            Class::Mission(mission, _) => self.places_of(mission).all(|place| place.seats.contains(&seat)),
            _ => false,
        }
    }

    /// The locations that a mission of this type can fly to in this mode, from near to far.
    fn places_of(&self, mission: MissionType) -> impl Iterator<Item = &LocationView> {
        let only_earth = self.mode == Mode::BattleForEarth; // RM-BFE-2
        self.locations.iter().filter(move |place| {
            place.location.mission_type == mission && !(only_earth && place.location.destination != Destination::Earth)
        })
    }

    fn outlook_of(&self, own: &SeatView) -> Vec<Outlook> {
        let Some(Class::Mission(planned, _)) = own.plan.map(|card| self.printed.print(card).class) else {
            return Vec::new();
        };
        let burns = self.burns(own);
        self.places_of(planned)
            .map(|place| {
                let destination = place.location.destination as usize;
                let flight = &self.printed.flights[destination];
                let boost = own.boosts[destination];
                let chance = |spaces: u8| {
                    let wanted = flight.target.saturating_sub(boost + spaces);
                    (chance_of(wanted, flight.draws, self.printed.success) * 1000.0).round() as u16
                };
                Outlook {
                    location: place.location,
                    been: place.seats.contains(&own.seat),
                    missing: place.location.rocket_points.saturating_sub(own.points),
                    boost,
                    target: flight.target,
                    draws: flight.draws,
                    chance: chance(0),
                    burning: (burns > 0).then(|| chance(burns)),
                }
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Noun, QuickDice, Setup, Viewer};

    use super::*;
    use crate::card::CardSet;
    use crate::position::{Basket, Trade};

    /// The table of section 10 of the specification.
    #[test]
    fn an_outlook_has_the_chances_of_the_specification() {
        let mut position =
            Rocketmen::deal(Rocketmen::components(), &Setup::new(2), &mut QuickDice::new(3)).expect("a deal");
        let seat = position.active;
        assert_eq!(position.view(Viewer::Public).outlook(seat), [], "nothing is planned");
        let ship = "mission-spaceship-a".parse().expect("a card");
        let card = position.components.cards_of[crate::Kind::index(ship)].first().expect("a copy");
        let board = position.board_mut();
        board.hq.remove(card);
        board.hand.remove(card);
        board.plan = Some(card);
        board.achievements[crate::Achievement::Science as usize] = 2;
        let view = position.view(Viewer::Public);
        let flights = view.outlook(seat);
        let chances: Vec<u16> = flights.iter().map(|flight| flight.chance).collect();
        assert_eq!(chances, [499, 466, 266], "two Science tokens are a boost of 2 for Earth, Moon and Mars");
        let missing: Vec<u8> = flights.iter().map(|flight| flight.missing).collect();
        assert_eq!(missing, [3, 4, 6], "there is no rocket yet");
        assert!(flights.iter().all(|flight| flight.boost == 2 && !flight.been));
    }

    #[test]
    fn a_basket_shows_what_it_would_add_to_the_odds() {
        let mut position =
            Rocketmen::deal(Rocketmen::components(), &Setup::new(2), &mut QuickDice::new(3)).expect("a deal");
        let seat = position.active;
        let components = position.components;
        let card = |kind: &str| {
            let kind: Kind = kind.parse().expect("a card");
            components.cards_of[kind.index()].first().expect("a copy")
        };
        let (satellite, base) = (card("mission-satellite-a"), card("mission-base-a"));
        position.board_mut().hand = CardSet::only(satellite).or(CardSet::only(base));
        assert_eq!(position.view(Viewer::Seat(seat)).outlook_with_basket(seat), None, "no basket is open");
        position.phase = Phase::Basket;
        position.basket =
            Basket { trade: Trade::Place, plan: Some(satellite), pad: CardSet::only(base), ..Basket::default() };
        let view = position.view(Viewer::Seat(seat));
        assert_eq!(view.outlook(seat), [], "nothing is planned yet");
        let flights = view.outlook_with_basket(seat).expect("a basket");
        assert_eq!(flights[0].boost, 1, "the Computer on the Base boosts a flight to Earth orbit");
        assert_eq!(flights[0].chance, 286);
        assert_eq!(position.view(Viewer::Public).outlook_with_basket(seat), None, "nobody else sees the basket");
    }

    #[test]
    fn a_mission_is_stranded_when_its_player_has_been_at_all_its_locations() {
        let mut position =
            Rocketmen::deal(Rocketmen::components(), &Setup::new(2), &mut QuickDice::new(3)).expect("a deal");
        let seat = position.active;
        let shipyard: Kind = "mission-orbital-shipyard".parse().expect("a card");
        assert!(!position.view(Viewer::Seat(seat)).is_stranded(seat, shipyard));
        assert!(!position.view(Viewer::Seat(seat)).is_stranded(seat, "big-data".parse().expect("a card")));
        let place =
            position.components.locations.iter().position(|place| place.mission_type.id() == "orbital-shipyard");
        position.board_mut().tokens |= 1 << place.expect("its location");
        assert!(position.view(Viewer::Seat(seat)).is_stranded(seat, shipyard));
    }
}
