//! How good a position is for the team.

use engine::Seat;

use crate::cards::Card;
use crate::geometry::Cell;
use crate::policy::distance::{Atlas, Domes, Steps, Wanted};
use crate::position::{End, JupiterRescue, Phase};
use crate::space::Space;

// What things are worth, found by playing; only their proportions matter. An action is about a step of the next load.
/// A step towards the Pod, of the next load and of the others who are needed.
const NEXT_STEP: i32 = 20;
const LATER_STEP: i32 = 8;
/// A Colonist in the Pod cannot be converted; one that is saved makes room, though the next load is still far away.
const ABOARD: i32 = 60;
const SAVED: i32 = 150;
/// Nobody else is needed.
const DONE: i32 = 1500;
/// The Pod is away, and for each turn of another seat until it comes back.
const POD_AWAY: i32 = 15;
const POD_AWAY_TURN: i32 = 45;
/// A Robot that is away with the Pod, and one that is out.
const ROBOT_AWAY: i32 = 90;
const ROBOT_OUT: i32 = 150;
/// A Colonist in a Robot's Command Range; a module more than two between the Robot and the Pod.
const IN_RANGE: i32 = 4;
const APART: i32 = 20;
/// A step of a Robot to the Pod, when it is time to go and when it soon will be.
const HOMING: i32 = 100;
const SOON_HOMING: i32 = 4;
/// It soon will be when so many more are needed.
const SOON: i32 = 7;

/// How useful a card is as a core; also which card to keep.
pub(super) fn rank(card: Card) -> i32 {
    match card {
        Card::Follower => 20,
        Card::ModuleControl => 17,
        Card::Bullhorn => 16,
        Card::Boost => 15,
        Card::Sniper => 11,
        Card::Suppressant => 10,
        Card::PhaseShift => 9,
        Card::Pilot => 8,
        Card::Grenadier => 8,
        Card::Swap => 6,
        Card::Juggernaut => 6,
        Card::HeatSeeker => 5,
        Card::RocketBoots => 5,
        Card::Teleport => 4,
        Card::Override => 3,
        _ => 1,
    }
}

/// What keeping a card in hand is worth.
fn worth(card: Card) -> i32 {
    match card {
        Card::Follower => 40,
        Card::ModuleControl => 30,
        Card::Suppressant | Card::Pilot => 25,
        Card::PhaseShift | Card::Bullhorn => 20,
        Card::Sniper | Card::Grenadier | Card::HeatSeeker | Card::Teleport => 14,
        Card::Boost | Card::Juggernaut | Card::Swap | Card::RocketBoots => 12,
        _ => 5,
    }
}

impl JupiterRescue {
    /// The value of a position at the end of a turn's actions, with the Pod docked there or coming there.
    pub(super) fn value(&self, dock: Option<Cell>) -> i32 {
        let beside = self.board.beside(&self.board.creeps);
        let needed = self.needed();
        let wanted = Wanted { colonists: needed, robots: needed <= SOON };
        let to_pod = self.steps(self.board.dock.or(dock), &beside, wanted, |_, _, _| {});
        self.value_by(dock, &to_pod, &beside)
    }

    /// The same in a search, which knows the ways of many positions.
    pub(super) fn value_by_atlas(&self, atlas: &mut Atlas) -> i32 {
        let ways = atlas.of(self);
        self.value_by(ways.dock, &ways.steps(self), &ways.beside)
    }

    /// The same with the steps to the Pod and the domes beside Creeps.
    fn value_by(&self, dock: Option<Cell>, to_pod: &Steps, beside: &Domes) -> i32 {
        if let Phase::Over(end) = self.phase {
            return if end == End::Won { 1_000_000 } else { i32::from(self.saved) - 1_000_000 };
        }
        let needed = self.needed();
        let load = self.room_aboard().min(needed);
        let mut value = i32::from(self.saved) * SAVED + i32::from(self.aboard) * ABOARD;
        value -= to_pod.of_nearest(0, load) * NEXT_STEP;
        if needed > load {
            value -= to_pod.of_nearest(load, needed - load) * LATER_STEP;
        }
        value -= self.danger(beside);
        value += self.robots_value(to_pod, needed, self.board.dock.or(dock));
        if needed <= 0 {
            value += DONE;
        }
        value += self.cards_value();
        if self.board.dock.is_none() && needed > 0 {
            value -= POD_AWAY + POD_AWAY_TURN * i32::from(self.players - 1);
        }
        value
    }

    /// Robots should be where Colonists are, and in the end in the Pod.
    fn robots_value(&self, steps: &Steps, needed: i32, dock: Option<Cell>) -> i32 {
        let mut value = 0;
        for seat in Seat::all(self.players) {
            let place = self.places[seat.index()];
            if place == Space::OUT {
                value -= ROBOT_OUT;
                continue;
            }
            let distance = i32::from(steps.robots[seat.index()]);
            if needed <= 0 {
                value -= distance * HOMING;
                continue;
            }
            if place == Space::POD && self.board.dock.is_none() {
                // Whoever brings it back loses nothing.
                if self.returns != Some(seat) {
                    value -= ROBOT_AWAY;
                }
                continue;
            }
            if place.is_dome()
                && let Some(dock) = dock
            {
                let apart = self.board.cells[place.tile().index()].apart(dock);
                value -= (apart - 2).max(0) * APART;
            }
            value += self.flock(place).min(10) * IN_RANGE;
            if needed <= SOON {
                value -= distance * SOON_HOMING;
            }
            if self.options.robot_vulnerability && place.is_dome() {
                let creeps = self.board.creeps[place.tile().index()].count_ones() as i32;
                value -= creeps * creeps * 4;
            }
        }
        value
    }

    /// Cards kept by whoever is active; those over the limit are worth nothing.
    fn cards_value(&self) -> i32 {
        let mut cards: [i32; 8] = [0; 8];
        for (slot, card) in cards.iter_mut().zip(self.hand().cards()) {
            *slot = worth(card);
        }
        cards.sort_unstable_by(|one, other| other.cmp(one));
        // One card more is drawn at the end of the turn.
        let kept = usize::from(self.hand_limit()).min(8);
        cards[..kept].iter().enumerate().map(|(place, &worth)| if place + 1 >= kept { worth / 2 } else { worth }).sum()
    }
}
