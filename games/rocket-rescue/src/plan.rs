//! A player's dice: which faces lie in which phase.

use crate::nouns::Stage;
use engine::Noun;
use std::sync::LazyLock;

/// The dice of a player on their phase board, packed: four bits a field, two fields a phase, the higher face first.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Plan(u32);

/// How many dice a player has (RR-SETUP-1).
pub(crate) const DICE: u32 = 4;

impl Plan {
    const fn face(self, field: u32) -> u8 {
        (self.0 >> (4 * field) & 15) as u8
    }

    /// The one or two faces in a phase, the higher first; 0 where no die lies.
    #[must_use]
    pub const fn faces(self, stage: Stage) -> [u8; 2] {
        let field = 2 * stage as u32;
        [self.face(field), self.face(field + 1)]
    }

    /// How many dice lie in a phase.
    #[must_use]
    pub const fn dice_in(self, stage: Stage) -> u32 {
        let [first, second] = self.faces(stage);
        (first > 0) as u32 + (second > 0) as u32
    }

    /// How many dice are placed.
    #[must_use]
    pub const fn dice(self) -> u32 {
        // One bit for every field whose face is not 0: a face uses three bits.
        let any = self.0 | self.0 >> 1 | self.0 >> 2;
        (any & 0x1111_1111).count_ones()
    }

    /// The sum of all faces.
    #[must_use]
    pub const fn sum(self) -> u8 {
        let pairs = (self.0 & 0x0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// All dice in phase order.
    pub fn all(self) -> impl Iterator<Item = (Stage, u8)> {
        Stage::all().flat_map(move |stage| self.faces(stage).map(|face| (stage, face))).filter(|&(_, face)| face > 0)
    }

    /// The last phase with a die; Research if there is none.
    #[must_use]
    pub const fn last(self) -> Stage {
        match self.0 {
            0..0x100 => Stage::Research,
            0x100..0x1_0000 => Stage::Purchase,
            0x1_0000..0x100_0000 => Stage::Boarding,
            0x100_0000.. => Stage::Hangar,
        }
    }

    /// The highest face that the next die can show in a phase; 0 if it cannot lie there. Phases never go back, the second
    /// face of a phase is not higher than the first, and the dice still to come must find room (RR-PLAN-2).
    #[must_use]
    pub const fn highest(self, stage: Stage) -> u8 {
        let (placed, here) = (self.dice(), self.dice_in(stage));
        if placed >= DICE || (stage as u8) < self.last() as u8 || here == 2 {
            return 0;
        }
        let room = (1 - here) + 2 * (3 - stage as u32);
        if DICE - placed - 1 > room {
            return 0;
        }
        if here == 1 { self.faces(stage)[0] } else { 6 }
    }

    /// Whether a die can be the next one.
    #[must_use]
    pub const fn takes(self, stage: Stage, face: u8) -> bool {
        1 <= face && face <= self.highest(stage)
    }

    /// The plan with one more die, in canonical order.
    #[must_use]
    pub const fn with(self, stage: Stage, face: u8) -> Plan {
        let field = 2 * stage as u32 + self.dice_in(stage);
        Plan(self.0 | (face as u32) << (4 * field))
    }

    /// Lowers dice by this many pips in all: in phase order, in a phase the higher die first, each down to 1 before the
    /// next (RR-NRG-5, RR-NRG-6, RR-NRG-7).
    #[must_use]
    pub fn lowered(self, mut pips: u8) -> Plan {
        let mut plan = Plan::default();
        for stage in Stage::all() {
            let mut faces = self.faces(stage);
            for face in faces.iter_mut().filter(|face| **face > 0) {
                let down = pips.min(*face - 1);
                *face -= down;
                pips -= down;
            }
            faces.sort_unstable_by(|a, b| b.cmp(a));
            for face in faces.into_iter().filter(|&face| face > 0) {
                plan = plan.with(stage, face);
            }
        }
        plan
    }
}

impl FromIterator<(Stage, u8)> for Plan {
    fn from_iter<T: IntoIterator<Item = (Stage, u8)>>(dice: T) -> Plan {
        dice.into_iter().fold(Plan::default(), |plan, (stage, face)| plan.with(stage, face))
    }
}

/// Every complete plan, those with a low sum first.
pub(crate) struct AllPlans {
    plans: Vec<Plan>,
    /// How many plans have at most this sum.
    up_to: [u32; 25],
}

impl AllPlans {
    /// The 13,014 plans there are.
    pub(crate) fn get() -> &'static AllPlans {
        static ALL: LazyLock<AllPlans> = LazyLock::new(AllPlans::list);
        &ALL
    }

    fn list() -> AllPlans {
        let mut plans = vec![Plan::default()];
        for _ in 0..DICE {
            let longer = |plan: Plan| {
                Stage::all()
                    .flat_map(|stage| (1..=6).map(move |face| (stage, face)))
                    .filter(move |&(stage, face)| plan.takes(stage, face))
                    .map(move |(stage, face)| plan.with(stage, face))
            };
            plans = plans.into_iter().flat_map(longer).collect();
        }
        plans.sort_by_key(|plan| plan.sum());
        let up_to = std::array::from_fn(|sum| plans.partition_point(|plan| usize::from(plan.sum()) <= sum) as u32);
        AllPlans { plans, up_to }
    }

    /// How many plans have at most this sum.
    pub(crate) fn count(&self, sum: u16) -> u32 {
        self.up_to[usize::from(sum.min(24))]
    }

    /// One of them.
    pub(crate) fn plan(&self, number: u32) -> Plan {
        self.plans[number as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rr_plan_2_there_are_13014_plans() {
        let all = AllPlans::get();
        assert_eq!(all.plans.len(), 13_014);
        assert_eq!((all.count(3), all.count(24)), (0, 13_014));
        let doubled = |plan: &Plan| Stage::all().filter(|&stage| plan.dice_in(stage) == 2).count();
        let with = |pairs: usize| all.plans.iter().filter(|plan| doubled(plan) == pairs).count();
        assert_eq!([with(0), with(1), with(2)], [1_296, 9_072, 2_646]);
        assert!(all.plans.iter().all(|plan| plan.sum() == plan.all().map(|(_, face)| face).sum::<u8>()));
    }
}
