//! How good a position is for the team.

use engine::Seat;

use crate::cards::Card;
use crate::components::{COMMAND_DISH, POWER_PLANT};
use crate::geometry::TILES;
use crate::policy::field::{FAR, Field};
use crate::position::{End, JupiterRescue, Phase};
use crate::space::{Space, sites};

// What things are worth, found by playing; only their proportions matter.
const SAVED: i32 = 120;
const ABOARD: i32 = 112;
/// A step towards the Pod, of the next load and of the others who are needed.
const NEXT_STEP: i32 = 7;
const LATER_STEP: i32 = 3;
/// A Colonist next to a Creep; when few more may be lost; one that the converted would threaten next.
const THREAT: i32 = 65;
const GRAVE_THREAT: i32 = 140;
const SECOND_THREAT: i32 = 25;
const CREEP: i32 = 5;
const POD_AWAY: i32 = 30;
const ROBOT_AWAY: i32 = 35;
const ROBOT_OUT: i32 = 150;
/// A step of a Robot to the Pod, when it is time to go and when it soon will be.
const HOMING: i32 = 25;
const SOON_HOMING: i32 = 2;

/// How useful a card is as a core; also which card to keep.
pub(super) fn rank(card: Card) -> i32 {
    match card {
        Card::Follower => 20,
        Card::Bullhorn => 16,
        Card::Boost => 15,
        Card::ModuleControl => 14,
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
        Card::Follower => 14,
        Card::ModuleControl => 12,
        Card::Suppressant | Card::Pilot => 10,
        Card::PhaseShift | Card::Bullhorn => 8,
        Card::Sniper | Card::Grenadier | Card::HeatSeeker | Card::Teleport => 6,
        Card::Boost | Card::Juggernaut | Card::Swap => 5,
        _ => 3,
    }
}

/// How many figures.
fn count(masks: &[u8; TILES]) -> i32 {
    masks.iter().map(|mask| mask.count_ones() as i32).sum()
}

impl JupiterRescue {
    /// The value of a position at the end of a turn's actions.
    pub(super) fn value(&self, field: &Field) -> i32 {
        if let Phase::Over(end) = self.phase {
            return if end == End::Won { 1_000_000 } else { i32::from(self.saved) - 1_000_000 };
        }
        let needed = i32::from(self.target()) - i32::from(self.saved) - i32::from(self.aboard);
        let mut value = i32::from(self.saved) * SAVED + i32::from(self.aboard) * ABOARD;
        value -= self.march(field, needed);
        value -= self.danger();
        value -= self.modules_at_risk();
        value += self.robots_value(field, needed);
        value += self.cards_value();
        if self.board.dock.is_none() && needed > 0 {
            value -= POD_AWAY;
        }
        value
    }

    /// The steps still to go: the next load counts double.
    fn march(&self, field: &Field, needed: i32) -> i32 {
        let mut counts = [0i32; FAR as usize + 1];
        for tile in self.board.standing {
            for site in sites(self.board.colonists[tile.index()]) {
                counts[usize::from(field.at(tile.at(site)))] += 1;
            }
        }
        let load = i32::from(self.the_box().rules.pod_capacity) - i32::from(self.aboard);
        let (mut taken, mut steps) = (0, 0);
        for (distance, &count) in (0..).zip(&counts) {
            let next = count.min((load - taken).max(0)).min((needed - taken).max(0));
            let later = (count - next).min((needed - taken - next).max(0)).max(0);
            steps += distance * (next * NEXT_STEP + later * LATER_STEP);
            taken += count;
        }
        steps
    }

    /// Colonists next to Creeps, those whom they would threaten once converted, and Creeps as such.
    fn danger(&self) -> i32 {
        let doomed = self.threatened();
        let threatened = count(&doomed);
        let margin = i32::from(self.tracker()) - i32::from(self.target());
        let each = if margin < 6 { GRAVE_THREAT } else { THREAT };
        let fatal = if threatened > margin { 20_000 } else { 0 };
        threatened * each + fatal + self.second_wave(&doomed) * SECOND_THREAT + count(&self.board.creeps) * CREEP
    }

    /// How many Colonists the next Conversion step but one would take.
    fn second_wave(&self, doomed: &[u8; TILES]) -> i32 {
        if *doomed == [0; TILES] {
            return 0;
        }
        let mut after = *self;
        for (tile, mask) in doomed.iter().enumerate() {
            after.board.colonists[tile] &= !mask;
            after.board.creeps[tile] |= mask;
        }
        count(&after.threatened())
    }

    /// Modules 3 and 4 that fill up, the last ones above all; Super Creeps.
    fn modules_at_risk(&self) -> i32 {
        let mut risk = 0;
        for module in [POWER_PLANT, COMMAND_DISH] {
            let tiles = self.board.modules(module);
            let weight = match tiles.len() {
                1 => 30,
                2 => 6,
                _ => 1,
            };
            for tile in tiles {
                let creeps = self.board.creeps[tile.index()].count_ones() as i32;
                let guarded = self.board.robots[tile.index()] != 0 && !self.options.robot_vulnerability;
                let squared = creeps * creeps * weight;
                risk += if guarded { squared / 4 } else { squared };
            }
        }
        let dish = if self.covered(COMMAND_DISH).is_empty() { 0 } else { 40 };
        risk + dish + i32::from(self.covered(POWER_PLANT).len()) * 6
    }

    /// Robots should be where Colonists are, and in the end in the Pod.
    fn robots_value(&self, field: &Field, needed: i32) -> i32 {
        let mut value = 0;
        for seat in Seat::all(self.players) {
            let place = self.places[seat.index()];
            if place == Space::OUT {
                value -= ROBOT_OUT;
                continue;
            }
            let distance = i32::from(field.at(place));
            if needed <= 0 {
                value -= distance * HOMING;
                continue;
            }
            if place == Space::POD && self.board.dock.is_none() {
                value -= ROBOT_AWAY;
                continue;
            }
            value += self.flock(place).min(10) as i32;
            if needed <= 7 {
                value -= distance * SOON_HOMING;
            }
            if self.options.robot_vulnerability && place.is_dome() {
                let creeps = self.board.creeps[place.tile().index()].count_ones() as i32;
                value -= creeps * creeps * 2;
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
