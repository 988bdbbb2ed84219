//! What a position promises: points on the table, and those that a deck and a rocket in the making will bring.
//!
//! The weights were fitted to how matches of the rule-of-thumb player went on from many positions. What is scored counts
//! about as it stands; money and achievements count for the turns that are left.

use engine::Seat;

use super::Rocketmen;
use crate::board::{Achievement, Destination};
use crate::card::CardSet;
use crate::components::Class;
use crate::items::{Items, Packed};
use crate::options::Mode;
use crate::position::AI;

/// What one of something is worth in points at the end of a match, and how much more of it at the beginning.
struct Worth(f32, f32);

impl Worth {
    fn at(&self, left: f32) -> f32 {
        self.0 + self.1 * left
    }
}

/// What counts in a mode.
struct Weights {
    /// A point of the victory track.
    track: Worth,
    /// A point of Threats.
    threats: Worth,
    /// A point of the Moon and Mars tokens, of variants, and of the better goal.
    honours: Worth,
    goal: Worth,
    /// $10 more in a hand of six.
    money: Worth,
    /// Achievement tokens.
    hand: Worth,
    cash: Worth,
    science: Worth,
    /// Icons on the cards of the deck and the Launch Pad: computers, composite materials, biotechnology, Science.
    icons: [Worth; 4],
    /// A Rocket point, owned or earned.
    points: Worth,
    /// A point that the planned flight brings on average.
    flight: Worth,
    /// To be the next to move.
    tempo: Worth,
    /// A task of the mandatory goal.
    task: Worth,
}

const STANDARD: Weights = Weights {
    track: Worth(0.75, 0.55),
    threats: Worth(1.0, -0.65),
    honours: Worth(1.1, 0.0),
    goal: Worth(0.9, -0.55),
    money: Worth(0.0, 1.6),
    hand: Worth(-0.5, 2.6),
    cash: Worth(-0.35, 3.9),
    science: Worth(-0.35, 3.0),
    icons: [Worth(-0.2, 0.55), Worth(0.2, 0.9), Worth(0.7, 0.1), Worth(0.4, 0.0)],
    points: Worth(0.43, 0.5),
    flight: Worth(1.03, -0.55),
    tempo: Worth(0.85, 0.45),
    task: Worth(0.0, 0.0),
};

const BATTLE_FOR_EARTH: Weights = Weights {
    track: Worth(1.0, 0.15),
    threats: Worth(1.0, -0.4),
    honours: Worth(1.0, 0.0),
    goal: Worth(0.0, 0.0),
    money: Worth(0.07, 0.34),
    hand: Worth(-0.15, 0.9),
    cash: Worth(-0.1, 1.4),
    science: Worth(0.35, 2.3),
    icons: [Worth(-0.2, 1.9), Worth(-0.1, 0.35), Worth(-0.1, 0.3), Worth(-0.2, 1.9)],
    points: Worth(0.22, 0.0),
    flight: Worth(0.35, 0.47),
    tempo: Worth(0.73, 0.0),
    task: Worth(0.0, 0.0),
};

const SOLITAIRE: Weights = Weights {
    track: Worth(1.1, -0.95),
    threats: Worth(0.0, 0.0), // they are on the victory track already
    honours: Worth(0.0, 0.0),
    goal: Worth(0.0, 0.0),
    money: Worth(0.4, 0.3),
    hand: Worth(-0.6, 4.7),
    cash: Worth(-0.3, 7.8),
    science: Worth(1.4, 3.8),
    icons: [Worth(-0.2, 3.3), Worth(0.5, 1.4), Worth(1.5, 1.5), Worth(0.0, 4.0)],
    points: Worth(-0.9, 1.6),
    flight: Worth(1.2, 0.7),
    tempo: Worth(0.0, 0.0),
    task: Worth(11.0, -11.0),
};

/// What the automatic opponent is ahead in the end if the player does nothing, and how much less at the beginning.
const HEADWIND: Worth = Worth(-24.0, 14.0);
/// What counts of the points that the automatic opponent's rocket is about to score.
const UNDER_WAY: f32 = 0.6;
/// More Rocket points than this no location asks for.
const MOST_POINTS: u8 = 8;

impl Rocketmen {
    /// The points that a seat can expect in the end, up to what all can expect.
    pub(super) fn promise(&self, seat: Seat) -> f32 {
        let left = 1.0 - self.progress();
        let weights = if self.mode == Mode::BattleForEarth { &BATTLE_FOR_EARTH } else { &STANDARD };
        let score = self.final_score(seat);
        let turns_ahead = (seat.index() + usize::from(self.players) - self.active.index()) % usize::from(self.players);
        weights.track.at(left) * f32::from(score.track)
            + weights.threats.at(left) * f32::from(score.threats)
            + weights.honours.at(left) * f32::from(score.honours + score.variants)
            + weights.goal.at(left) * f32::from(score.goal_vp)
            + weights.tempo.at(left) * (1.0 - turns_ahead as f32 / f32::from(self.players))
            + self.prospects(weights, seat, left)
    }

    /// By how much the player is ahead of the automatic opponent, or of a goal that is not done.
    pub(super) fn solo_lead(&self) -> f32 {
        let left = self.supply_left();
        let player = Seat::new(0);
        let done = self.boards[0].goals[0].map_or(3, |goal| self.tasks_done(player, goal));
        let ahead = f32::from(self.boards[0].vp) - f32::from(self.boards[AI].vp);
        let coming = self.ai.mission.map_or(0.0, |mission| {
            let location = &self.components.locations[usize::from(mission.location)];
            let target = self.components.flights[location.destination as usize].target;
            f32::from(location.vp_first) * f32::from(mission.rocket) / f32::from(target)
        });
        HEADWIND.at(left) + SOLITAIRE.track.at(left) * ahead - UNDER_WAY * coming
            + SOLITAIRE.task.at(left) * done as f32
            + self.prospects(&SOLITAIRE, player, left)
    }

    /// What the deck and the rocket will bring.
    fn prospects(&self, weights: &Weights, seat: Seat, left: f32) -> f32 {
        let board = &self.boards[seat.index()];
        let area = if seat == self.active { self.area } else { CardSet::default() };
        let deck = board.hand.or(board.hq).or(board.warehouse).or(area);
        let (drawn, mounted) = (self.sum_of(seat, deck), self.sum_of(seat, board.pad));
        let all = drawn + mounted;
        let planned = board.plan.map_or(0, |card| self.print(card).items.rocket);
        let points = (all.rocket + planned + board.has(Achievement::Rocket)).min(MOST_POINTS);
        let money = f32::from(drawn.money) / 10.0 * 6.0 / deck.len().max(1) as f32;
        let tokens = |worth: &Worth, token| worth.at(left) * f32::from(board.has(token));
        let icons = [all.computer, all.composite, all.biotech, all.science];
        weights.money.at(left) * money
            + tokens(&weights.hand, Achievement::Hand)
            + tokens(&weights.cash, Achievement::Cash)
            + tokens(&weights.science, Achievement::Science)
            + weights.icons.iter().zip(icons).map(|(worth, icons)| worth.at(left) * f32::from(icons)).sum::<f32>()
            + weights.points.at(left) * f32::from(points)
            + weights.flight.at(left) * self.planned_reward(seat, mounted.rocket + board.has(Achievement::Rocket))
    }

    fn sum_of(&self, seat: Seat, cards: CardSet) -> Items {
        cards.fold(Packed::default(), |sum, card| sum + self.items(seat.index(), card).into()).into()
    }

    /// What the planned mission brings on average where that is most, less if Rocket points are missing.
    fn planned_reward(&self, seat: Seat, points: u8) -> f32 {
        let board = &self.boards[seat.index()];
        let Some(planned) = board.plan.filter(|_| board.missions() < self.missions_allowed()) else { return 0.0 };
        let Class::Mission(mission_type, _) = self.components.print(self.components.kind(planned)).class else {
            return 0.0;
        };
        let reward = |&destination: &Destination| {
            let place = self.components.location(destination, mission_type)?;
            if board.tokens >> place & 1 == 1 {
                return None;
            }
            let flight = &self.components.flights[destination as usize];
            let boost = self.boost_with(board.pad, board.has(Achievement::Science), destination);
            let odds =
                self.components.odds[usize::from(flight.target.saturating_sub(boost))][usize::from(flight.draws)];
            let location = &self.components.locations[usize::from(place)];
            let missing = location.rocket_points.saturating_sub(points);
            let tasks = 0.7 * self.tasks_at(seat, place, destination) as f32;
            Some(odds.max(0.15) * (self.reward_at(place) + tasks) / (1.0 + f32::from(missing)))
        };
        self.destinations().iter().filter_map(reward).fold(0.0, f32::max)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Policy, QuickDice, Setup};

    use super::*;
    use crate::card::OWN_MISSIONS;

    /// What a change does for the first seat's lead.
    fn gain(position: &Rocketmen, change: impl Fn(&mut Rocketmen)) -> f32 {
        let mut changed = *position;
        change(&mut changed);
        changed.leads()[0] - position.leads()[0]
    }

    #[test]
    fn what_helps_promises_more_and_most_of_it_early() {
        for setup in [
            Setup::new(2),
            Setup::new(3).with("mode", "battle-for-earth"),
            Setup::new(1).with("mode", "solo").with("difficulty", "hard"),
        ] {
            let early = Rocketmen::deal(Rocketmen::components(), &setup, &mut QuickDice::new(5)).expect("a deal");
            let mut late = early;
            (late.top, late.bottom) = (CardSet::default(), CardSet::default());
            late.boards[1].vp = 20;
            late.boards[1].tokens = 0b111;
            for token in [Achievement::Hand, Achievement::Cash, Achievement::Science] {
                let earn = |position: &mut Rocketmen| position.boards[0].achievements[token as usize] += 1;
                assert!(gain(&early, earn) > 0.5, "{token:?} helps: {setup:?}");
                assert!(gain(&early, earn) > gain(&late, earn), "{token:?} helps more early: {setup:?}");
            }
            let score = |position: &mut Rocketmen| position.boards[0].vp += 3;
            assert!(gain(&early, score) > 0.0 && gain(&late, score) > 1.0, "points count: {setup:?}");
            let mine = Class::Mission(crate::MissionType::Satellite, Achievement::Science);
            let satellite = OWN_MISSIONS.into_iter().find(|&card| early.print(card).class == mine);
            let plan = |position: &mut Rocketmen| {
                position.boards[0].hand.remove(satellite.expect("a Satellite"));
                position.boards[0].hq.remove(satellite.expect("a Satellite"));
                position.boards[0].plan = satellite;
            };
            let mut planned = early;
            plan(&mut planned);
            let boosters = early.components.cards_of[crate::Kind::SmallRocketBoosters.index()];
            let mount =
                |position: &mut Rocketmen| position.boards[0].pad = CardSet::only(boosters.first().expect("one"));
            assert!(gain(&planned, mount) > 0.0, "a rocket on the Launch Pad helps: {setup:?}");
        }
    }
}
