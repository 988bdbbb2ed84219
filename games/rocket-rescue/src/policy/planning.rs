//! Which dice to set: the value of every choice of dice in every phase, and the best sum of them that can be paid.

use engine::{Chance, Noun, Seat};
use strum::VariantArray;
use tinyvec::ArrayVec;

use super::aims::Aim;
use crate::action::Action;
use crate::nouns::{Hangar, Stage};
use crate::plan::{DICE, Plan};
use crate::position::RocketRescue;

/// The most that four dice and four seats can cost.
const SPENT: usize = 28;

/// The faces in one phase, the higher first; 0 is no die.
type Pair = [u8; 2];

/// What can lie in a phase: nothing, one die, two dice.
const PAIRS: [Pair; 28] = pairs();

const fn pairs() -> [Pair; 28] {
    let mut pairs = [[0; 2]; 28];
    let (mut number, mut pair) = (0, [0; 2]);
    while number < pairs.len() {
        pairs[number] = pair;
        pair = if pair[1] < pair[0] { [pair[0], pair[1] + 1] } else { [pair[0] + 1, 0] };
        number += 1;
    }
    pairs
}

/// Dice that could lie in a phase.
#[derive(Copy, Clone, Debug, Default)]
struct Choice {
    pair: Pair,
    dice: usize,
    value: f32,
    /// The energy for them, and for the seats they give.
    cost: usize,
}

/// What could be placed in one phase.
type Choices = ArrayVec<[Choice; PAIRS.len()]>;

/// Dice for all phases.
#[derive(Copy, Clone, Debug)]
struct Draft {
    value: f32,
    pairs: [Pair; 4],
    cost: usize,
}

impl Draft {
    fn and(mut self, stage: usize, choice: &Choice) -> Draft {
        self.pairs[stage] = choice.pair;
        Draft { value: self.value + choice.value, cost: self.cost + choice.cost, ..self }
    }
}

/// The plan of highest value with all dice, whatever it costs: the best with each number of dice, phase by phase.
fn best_at_any_cost(worth: f32, choices: &[Choices; 4]) -> Option<Draft> {
    let mut best = [None; ALL_DICE + 1];
    best[0] = Some(Draft { value: worth, pairs: [[0; 2]; 4], cost: 0 });
    for (stage, choices) in choices.iter().enumerate() {
        let mut next: [Option<Draft>; ALL_DICE + 1] = [None; ALL_DICE + 1];
        for choice in best_by_dice(choices).into_iter().flatten() {
            for (so_far, next) in best.iter().zip(&mut next[choice.dice..]) {
                let Some(draft) = so_far.map(|draft: Draft| draft.and(stage, &choice)) else { continue };
                if next.is_none_or(|next| draft.value > next.value) {
                    *next = Some(draft);
                }
            }
        }
        best = next;
    }
    best[ALL_DICE]
}

/// The best choice with no die, with one and with two.
fn best_by_dice(choices: &Choices) -> [Option<Choice>; 3] {
    let mut best: [Option<Choice>; 3] = [None; 3];
    for choice in choices {
        let best = &mut best[choice.dice];
        if best.is_none_or(|best| choice.value > best.value) {
            *best = Some(*choice);
        }
    }
    best
}

/// The best ways to place some dice for some energy, seats included, phase by phase.
struct Sums {
    /// The best value so far, by dice and energy spent.
    best: [[f32; SPENT + 1]; ALL_DICE + 1],
    /// The choice that led there in each phase.
    chosen: [[[u32; SPENT + 1]; ALL_DICE + 1]; 4],
}

const ALL_DICE: usize = DICE as usize;

impl Sums {
    fn new(worth: f32) -> Sums {
        let mut best = [[f32::MIN; SPENT + 1]; ALL_DICE + 1];
        best[0][0] = worth;
        Sums { best, chosen: [[[0; SPENT + 1]; ALL_DICE + 1]; 4] }
    }

    fn of(worth: f32, choices: &[Choices; 4]) -> Sums {
        let mut sums = Sums::new(worth);
        for (stage, choices) in choices.iter().enumerate() {
            sums.add(stage, choices);
        }
        sums
    }

    /// Goes on with each of these choices in a phase.
    fn add(&mut self, stage: usize, choices: &Choices) {
        let mut next = [[f32::MIN; SPENT + 1]; ALL_DICE + 1];
        for (number, choice) in (0..).zip(choices) {
            let (dice, value, cost) = (choice.dice, choice.value, choice.cost);
            // Two dice a phase: there can be no more so far, and there must be room for the others.
            let most = (2 * stage).min(ALL_DICE - dice);
            let least = (2 * stage + 2).saturating_sub(ALL_DICE + dice);
            for placed in least..=most {
                let row = &self.best[placed];
                let sums = next[placed + dice][cost..].iter_mut();
                let chosen = self.chosen[stage][placed + dice][cost..].iter_mut();
                // Without a branch. What was not reached stays so: the least number absorbs any value.
                for ((&so_far, sum), chosen) in row.iter().zip(sums).zip(chosen) {
                    *chosen = if so_far + value > *sum { number } else { *chosen };
                    *sum = sum.max(so_far + value);
                }
            }
        }
        self.best = next;
    }

    /// The plan of highest value with all dice that costs no more than this.
    fn highest(&self, choices: &[Choices; 4], budget: usize) -> Option<(f32, [Pair; 4])> {
        let affordable = self.best[ALL_DICE].iter().enumerate().take(budget.min(SPENT) + 1);
        let (mut spent, &value) =
            affordable.filter(|&(_, &value)| value > f32::MIN).max_by(|(_, one), (_, other)| one.total_cmp(other))?;
        let (mut plan, mut dice) = ([[0; 2]; 4], ALL_DICE);
        for stage in (0..plan.len()).rev() {
            let choice = choices[stage][self.chosen[stage][dice][spent] as usize];
            plan[stage] = choice.pair;
            spent -= choice.cost;
            dice -= choice.dice;
        }
        Some((value, plan))
    }
}

/// What dice are worth to a player in this round, besides what they aim at.
struct Prospects {
    /// Value of the first and of the second module taken, and of one beyond what can be kept.
    modules: [f32; 2],
    /// Value of a cube that is not needed at once.
    cube: f32,
    /// Value of the best seats.
    seats: [f32; 4],
    /// What energy is worth.
    energy: f32,
}

impl RocketRescue {
    /// The next action of a good plan that begins as this seat's plan does.
    pub(super) fn next_of_plan(&self, seat: Seat, chance: &mut impl Chance) -> Action {
        let player = self.player(seat);
        if player.plan.dice() == DICE {
            let may_bid = self.edition.bids() && !self.bidden.contains(seat);
            return if may_bid { Action::Bid(self.good_bid(seat, chance)) } else { Action::Submit };
        }
        let price = self.energy_price(seat);
        let mut best: Option<(f32, [Pair; 4])> = None;
        for aim in self.aims(seat, price) {
            let prospects = self.prospects(seat, &aim, price, chance);
            let so_far = best.map_or(f32::MIN, |best| best.0);
            best = self.best_plan(seat, &aim, &prospects, so_far).or(best);
        }
        best.and_then(|(_, chosen)| next_die(player.plan, chosen)).unwrap_or_else(|| self.any_die(seat))
    }

    fn any_die(&self, seat: Seat) -> Action {
        let plan = self.player(seat).plan;
        let stage = Stage::all().find(|&stage| plan.takes(stage, 1)).unwrap_or(Stage::Hangar);
        Action::Die(stage, 1)
    }

    /// Now and then a little for the first place.
    fn good_bid(&self, seat: Seat, chance: &mut impl Chance) -> u16 {
        let player = self.player(seat);
        let spare = (player.energy + 12).saturating_sub(u16::from(player.plan.sum()));
        if spare >= 14 && chance.below(3) == 0 { 1 + chance.below(2) as u16 } else { 0 }
    }

    /// What a unit of energy is worth: the less, the more there is and the less time to spend it.
    fn energy_price(&self, seat: Seat) -> f32 {
        let left = self.components.rounds - self.round;
        match (self.player(seat).energy, left) {
            (_, 0) => 0.03,
            _ if self.is_last_round() => 0.03,
            (20.., _) => 0.12,
            (12.., _) => 0.25,
            (_, 1) => 0.3,
            (6.., _) => 0.4,
            _ => 0.5,
        }
    }

    fn prospects(&self, seat: Seat, aim: &Aim, price: f32, chance: &mut impl Chance) -> Prospects {
        let player = self.player(seat);
        let mut noise = || chance.below(100) as f32 / 400.0;
        let late = self.round + 1 >= self.components.rounds;
        let last = self.is_last_round();
        // Unbuilt modules after this round, if nothing more is taken: some are enough, in the second edition one.
        let kept = (player.modules.len() as u8 + aim.modules).saturating_sub(aim.builds);
        let spare = if self.edition.bids() { 1 } else { 2 };
        let first = if last {
            0.0
        } else if kept < spare {
            if late { 0.5 } else { 1.1 }
        } else {
            0.15
        };
        Prospects {
            modules: [first + noise(), if kept + 1 < spare { first / 2.0 } else { 0.1 } + noise()],
            cube: if last {
                0.0
            } else if late {
                0.1
            } else {
                0.33 + noise() / 3.0
            },
            seats: if self.boarding_open { self.best_seats(seat, aim.launch.map(|launch| launch.0)) } else { [0.0; 4] },
            energy: price,
        }
    }

    /// What the best seats are worth, with a launch planned or none.
    fn best_seats(&self, seat: Seat, launch: Option<Hangar>) -> [f32; 4] {
        let mut best = [0.0f32; 4];
        let points = f32::from(self.rules().planet_crew_points);
        for card in self.free {
            let free = self.module(card).capacity - self.load[card.index()].total();
            let hangar = self.hangar_of(card).unwrap_or_default();
            let fly = if launch == Some(hangar) { 0.95 } else { self.chance_to_fly(hangar) };
            let rival = if self.owner(card) == Some(seat) { 0.0 } else { 0.1 };
            let value = points * fly - rival + self.hurry(seat);
            for _ in 0..free.min(4) {
                if value > best[3] {
                    best[3] = value;
                    best.sort_by(|a, b| b.total_cmp(a));
                }
            }
        }
        best.iter_mut().skip(usize::from(self.player(seat).crew)).for_each(|seat| *seat = 0.0);
        best
    }

    /// The plan of highest value for this aim that begins like this seat's plan, with its value, if it is worth more than
    /// the best so far. Most plans can be paid and most aims are not the best: only what is left is summed up by the energy
    /// that it takes.
    fn best_plan(&self, seat: Seat, aim: &Aim, prospects: &Prospects, so_far: f32) -> Option<(f32, [Pair; 4])> {
        let budget = self.player(seat).energy + 12;
        // Seats are paid before the launch, and building brings energy before it.
        let budget = match aim.launch {
            Some((_, cost)) => (budget + aim.brings).checked_sub(cost)?.min(budget),
            None => budget,
        };
        let choices = self.choices(seat, aim, prospects);
        let best = best_at_any_cost(aim.worth, &choices).filter(|best| best.value > so_far)?;
        if best.cost <= budget.into() {
            return Some((best.value, best.pairs));
        }
        Sums::of(aim.worth, &choices).highest(&choices, budget.into()).filter(|plan| plan.0 > so_far)
    }

    /// What could be placed in each phase for this aim, going on as this seat's plan begins.
    fn choices(&self, seat: Seat, aim: &Aim, prospects: &Prospects) -> [Choices; 4] {
        let begun = self.player(seat).plan;
        std::array::from_fn(|stage| {
            let stage = Stage::VARIANTS[stage];
            let mut choices = Choices::new();
            for pair in PAIRS.into_iter().filter(|&pair| goes_on(begun, stage, pair)) {
                let Some((value, paid)) = self.pair_value(stage, pair, aim, prospects) else { continue };
                let cost = usize::from(pair[0] + pair[1]) + paid;
                let value = value - prospects.energy * cost as f32;
                let dice = pair.iter().filter(|&&face| face > 0).count();
                choices.push(Choice { pair, dice, value, cost });
            }
            choices
        })
    }

    /// What these dice in a phase are worth, and what they cost besides their pips; nothing if the aim needs others.
    fn pair_value(&self, stage: Stage, pair: Pair, aim: &Aim, prospects: &Prospects) -> Option<(f32, usize)> {
        let [first, second] = pair;
        let dice = u8::from(first > 0) + u8::from(second > 0);
        match stage {
            Stage::Research => {
                let more = dice.checked_sub(aim.modules)?;
                let order = 0.1 * f32::from(first) + 0.05 * f32::from(second);
                Some((prospects.modules.iter().take(usize::from(more)).sum::<f32>() + order, 0))
            }
            Stage::Purchase => {
                let more = (first + second).checked_sub(aim.cubes)?;
                let idle = aim.places && dice == 0;
                (!idle).then(|| (prospects.cube * f32::from(more.min(5)) + 0.05 * f32::from(first), 0))
            }
            Stage::Boarding => {
                let placed: u8 = pair.iter().filter(|&&face| face > 0).map(|&face| self.seats_of(face)).sum();
                let good = prospects.seats.iter().take(usize::from(placed)).filter(|&&seat| seat > prospects.energy);
                let (seats, worth) = good.fold((0, 0.0), |(seats, worth), seat| (seats + 1, worth + seat));
                Some((worth + 0.02 * f32::from(first), seats))
            }
            Stage::Hangar => {
                let order = if aim.launch.is_some() { 0.12 * f32::from(first) } else { 0.0 };
                self.can_do(pair, aim.builds, u8::from(aim.launch.is_some())).then_some((order, 0))
            }
        }
    }

    fn seats_of(&self, face: u8) -> u8 {
        self.rules().boarding_die(face).place
    }

    /// Whether two Hangar dice allow so many assemblies and launches.
    fn can_do(&self, pair: Pair, builds: u8, launches: u8) -> bool {
        let ways = |face: u8| self.rules().hangar_die(face).alternatives;
        let enough =
            |first: [u8; 3], second: [u8; 3]| first[0] + second[0] >= builds && first[1] + second[1] >= launches;
        ways(pair[0]).iter().any(|&first| ways(pair[1]).iter().any(|&second| enough(first, second)))
    }
}

/// Whether these dice in a phase agree with the plan that is begun.
fn goes_on(begun: Plan, stage: Stage, pair: Pair) -> bool {
    let there = begun.faces(stage);
    if begun.dice() == 0 || stage > begun.last() {
        return true;
    }
    if stage < begun.last() || there[1] > 0 {
        return pair == there;
    }
    pair[0] == there[0]
}

/// The first die of a plan that is not placed yet.
fn next_die(begun: Plan, chosen: [Pair; 4]) -> Option<Action> {
    let open = |stage: &Stage| {
        let there = begun.dice_in(*stage) as usize;
        chosen[stage.index()].get(there).is_some_and(|&face| face > 0)
    };
    let stage = Stage::all().find(open)?;
    let face = chosen[stage.index()][begun.dice_in(stage) as usize];
    begun.takes(stage, face).then_some(Action::Die(stage, face))
}

#[cfg(test)]
mod tests {
    use engine::{Game, Policy, QuickDice, Setup};

    use super::*;
    use crate::position::Phase;

    #[test]
    fn a_plan_that_can_be_paid_is_worth_what_summing_up_all_of_them_finds() {
        let (mut paid, mut short) = (0, 0);
        for edition in ["first", "second"] {
            let dice = &mut QuickDice::new(5);
            let setup = Setup::new(4).with("edition", edition);
            let mut game = RocketRescue::deal(RocketRescue::components(), &setup, dice).expect("a match");
            let mut actions = Vec::new();
            while let Some(seat) = game.to_act().first() {
                if game.phase == Phase::Planning && game.player(seat).plan.dice() < DICE {
                    let price = game.energy_price(seat);
                    for aim in game.aims(seat, price) {
                        let prospects = game.prospects(seat, &aim, price, dice);
                        let choices = game.choices(seat, &aim, &prospects);
                        let Some(best) = best_at_any_cost(aim.worth, &choices) else { continue };
                        let sums = Sums::of(aim.worth, &choices);
                        assert_eq!(sums.highest(&choices, SPENT).map(|plan| plan.0), Some(best.value));
                        let cheaper = sums.highest(&choices, best.cost.saturating_sub(1));
                        assert!(cheaper.is_none_or(|plan| plan.0 <= best.value), "what costs less is not better");
                        let budget = usize::from(game.player(seat).energy) + 12;
                        *(if best.cost <= budget { &mut paid } else { &mut short }) += 1;
                    }
                }
                actions.clear();
                game.actions(seat, &mut actions);
                let choice = game.advise(seat, &actions, dice);
                game.play(seat, actions[choice], dice, &mut ());
            }
        }
        assert!(paid > 500 && short > 20, "{paid} plans can be paid, {short} cannot");
    }
}
