//! Which mission, where to, and what to mount for it.

use engine::Seat;

use super::Rocketmen;
use strum::VariantArray;

use crate::board::{Achievement, Destination};
use crate::card::{CardSet, Face};
use crate::components::{Class, Resource, Task};
use crate::effect::Effect;
use crate::items::Items;
use crate::kind::Kind;
use crate::options::Mode;
use crate::position::Spot;

/// The flight that the player is working towards.
#[derive(Copy, Clone, Debug)]
pub(super) struct Scheme {
    /// Where to.
    pub(super) destination: Destination,
    /// The kind of the Mission card.
    pub(super) mission: Kind,
    /// Rocket points still missing on the Launch Pad and in the basket.
    pub(super) missing: u8,
    /// The chance of success with what is mounted.
    pub(super) odds: f32,
    /// Whether the planned mission can never be flown.
    pub(super) hopeless: bool,
    boost: Resource,
}

impl Scheme {
    /// How much a card would help the rocket.
    pub(super) fn wants(&self, items: &Items) -> u8 {
        let points = if self.missing > 0 { items.rocket } else { 0 };
        let boost = if self.odds < 0.9 { self.boost.of(items) + items.science } else { 0 };
        points + boost
    }

    /// How badly it needs help: twice as much without a chance as with certainty.
    pub(super) fn need(&self) -> f32 {
        2.0 - self.odds
    }
}

impl Rocketmen {
    /// Whether a Mission card of this kind still has a location to fly to.
    pub(super) fn mission_is_open(&self, kind: Kind) -> bool {
        let Class::Mission(mission_type, _) = self.components.print(kind).class else { return false };
        let open = |destination: &Destination| {
            self.components
                .location(*destination, mission_type)
                .is_some_and(|place| self.board().tokens >> place & 1 == 0)
        };
        self.destinations().iter().any(open)
    }

    pub(super) fn destinations(&self) -> &'static [Destination] {
        if self.mode == Mode::BattleForEarth { &Destination::VARIANTS[..1] } else { Destination::VARIANTS }
    }

    /// The best flight: of the planned mission, or of a Mission card in Hand.
    pub(super) fn scheme(&self) -> Option<Scheme> {
        let board = self.board();
        if board.missions() >= self.missions_allowed() {
            return None;
        }
        let planned = board.plan.or(self.basket.plan);
        let cards = planned.map_or(board.hand, CardSet::only);
        let schemes = self.faces(cards).flat_map(|face| self.schemes_of(face.kind));
        let best = schemes.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(scheme, _)| scheme);
        best.or_else(|| planned.map(|card| self.hopeless(self.components.kind(card))))
    }

    fn hopeless(&self, mission: Kind) -> Scheme {
        Scheme {
            destination: Destination::Earth,
            mission,
            missing: 0,
            odds: 0.0,
            hopeless: true,
            boost: Resource::Computer,
        }
    }

    /// Every flight of a Mission card with its value: reward by the time it takes.
    fn schemes_of(&self, kind: Kind) -> impl Iterator<Item = (Scheme, f32)> {
        let board = self.board();
        let mounted = board.pad.or(self.basket.pad);
        let points = self.points_on(mounted) + board.has(Achievement::Rocket);
        let in_hand = self.points_on(board.hand.without(mounted));
        let somewhere = self.points_on(board.hq.or(board.warehouse).or(self.area));
        let places = self.destinations().iter().filter_map(move |&destination| {
            let Class::Mission(mission_type, _) = self.components.print(kind).class else { return None };
            let place = self.components.location(destination, mission_type)?;
            (board.tokens >> place & 1 == 0).then_some((destination, place))
        });
        places.map(move |(destination, place)| {
            let missing = self.components.locations[usize::from(place)].rocket_points.saturating_sub(points);
            let later = missing.saturating_sub(in_hand);
            let never = later.saturating_sub(somewhere);
            let buyable = self.points_on(self.engines);
            let flight = &self.components.flights[destination as usize];
            let odds_with = |cards: CardSet| {
                let wanted = flight.target.saturating_sub(self.boost_on(cards, destination));
                self.components.odds[usize::from(wanted)][usize::from(flight.draws)]
            };
            let odds = odds_with(mounted);
            let hoped = 0.5 * odds_with(mounted.or(board.hand))
                + 0.5 * odds_with(mounted.or(board.hand).or(self.area).or(board.hq).or(board.warehouse));
            let weight = if self.mode == Mode::Solo { 8.0 } else { 0.7 };
            let reward = self.reward_at(place) + weight * self.tasks_at(self.active, place, destination) as f32;
            let turns = 0.7 + 0.7 * f32::from(later) + 2.5 * f32::from(never) + 4.0 * (1.0 - hoped);
            let scheme =
                Scheme { destination, mission: kind, missing, odds, hopeless: never > buyable, boost: flight.boost };
            (scheme, reward / turns)
        })
    }

    fn points_on(&self, cards: CardSet) -> u8 {
        cards.fold(0, |points, card| points + self.print(card).items.rocket)
    }

    /// Spaces that these cards give a flight, effects counted by what they are about worth.
    pub(super) fn boost_on(&self, cards: CardSet, destination: Destination) -> u8 {
        self.boost_with(cards, self.board().science_left(), destination)
    }

    /// The same for a player with so many Science tokens.
    pub(super) fn boost_with(&self, cards: CardSet, science: u8, destination: Destination) -> u8 {
        let resource = self.components.flights[destination as usize].boost;
        cards.fold(science, |spaces, card| {
            let print = self.print(card);
            let effect = match print.effect {
                Effect::AdvanceAnyTime(spaces) | Effect::InitialAdvance(spaces) => spaces,
                Effect::ExtraDraw(draws) => 2 * draws,
                Effect::ReplaceDraw | Effect::FirstOfThree | Effect::ZeroAsTwo => 1,
                _ => 0,
            };
            spaces + resource.of(&print.items) + print.items.science + effect
        })
    }

    /// What a success at a location brings: VP and about what an achievement is worth.
    pub(super) fn reward_at(&self, place: u8) -> f32 {
        let location = &self.components.locations[usize::from(place)];
        let first = self.first_at[usize::from(place)].is_none();
        f32::from(if first { location.vp_first } else { location.vp_other }) + 1.2
    }

    /// How many tasks of a player's goals a success at a location would help.
    pub(super) fn tasks_at(&self, seat: Seat, place: u8, destination: Destination) -> usize {
        let helps = |task: &&Task| match task {
            Task::Location(wanted) => *wanted == place,
            Task::Missions(wanted, _) => *wanted == destination && !self.fulfils(seat, task),
            _ => false,
        };
        let goals = self.boards[seat.index()].goals.into_iter().flatten();
        goals.flat_map(|goal| &self.components.goals[goal as usize].tasks).filter(helps).count()
    }

    /// A card is placed if it is the mission of the scheme, gives missing Rocket points, or lifts the odds.
    pub(super) fn placement_worth(&self, face: Face, spot: Spot, scheme: Option<&Scheme>) -> f32 {
        let Some(scheme) = scheme else { return -10.0 };
        let print = self.components.print(face.kind);
        match spot {
            Spot::Plan if face.kind == scheme.mission && !scheme.hopeless => 30.0,
            Spot::Plan => -10.0,
            Spot::Pad if scheme.hopeless => -10.0,
            Spot::Pad if scheme.missing > 0 && print.items.rocket > 0 => {
                // The largest that fits first.
                20.0 + f32::from(print.items.rocket.min(scheme.missing)) - 0.1 * f32::from(print.items.rocket)
            }
            Spot::Pad if print.permanent => 12.0,
            Spot::Pad => self.boost_worth(face, scheme),
        }
    }

    fn boost_worth(&self, face: Face, scheme: &Scheme) -> f32 {
        let Some(card) = self.find(self.board().hand, face) else { return -10.0 };
        let gain = self.boost_on(CardSet::only(card), scheme.destination) - self.board().science_left();
        // Money is better spent than mounted.
        let loss = if self.is_placing() { 0 } else { self.items_of(card).money };
        if gain == 0 || scheme.odds >= 0.85 || loss > 20 { -10.0 } else { 10.0 + f32::from(gain) }
    }
}
