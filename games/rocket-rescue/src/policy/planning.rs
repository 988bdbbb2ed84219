//! Which dice to set: the value of every choice of dice in every phase, and the best sum of them that can be paid.

use engine::{Chance, Seat};

use crate::action::Action;
use crate::names::{Hangar, PlanetId, Stage};
use crate::plan::{DICE, Plan};
use crate::position::RocketRescue;

/// The faces in one phase, the higher first; 0 is no die.
type Pair = [u8; 2];

/// What can lie in a phase: nothing, one die, two dice.
fn pairs() -> impl Iterator<Item = Pair> + Clone {
    (0..=6).flat_map(|first| (0..=first).map(move |second| [first, second]))
}

/// What a player makes of a round.
struct Prospects {
    /// Value of the first and of the second module taken.
    modules: [f32; 2],
    /// Cubes that are needed.
    cubes: u8,
    /// Value of the best seats.
    seats: [f32; 4],
    /// Value of the first and of the second module built.
    builds: [f32; 2],
    /// Value of a launch, and the energy it needs beside what building brings.
    launch: (f32, u16),
    /// What energy is worth.
    energy: f32,
}

impl RocketRescue {
    /// The next step of a good plan that begins as this seat's plan does.
    pub(super) fn next_plan_step(&self, seat: Seat, chance: &mut impl Chance) -> Action {
        let player = self.player(seat);
        if player.plan.dice() == DICE {
            let may_bid = self.edition.bids() && !self.bidden.contains(seat);
            return if may_bid { Action::Bid(self.good_bid(seat, chance)) } else { Action::Submit };
        }
        let prospects = self.prospects(seat, chance);
        let budget = player.energy + 12;
        let plain = best_plan(player.plan, budget, &prospects, false);
        let (launch, needed) = prospects.launch;
        let flying = if launch > 0.0 && budget >= needed + 4 {
            best_plan(player.plan, budget - needed, &prospects, true)
        } else {
            None
        };
        let chosen = match (plain, flying) {
            (Some(plain), Some(flying)) => {
                if flying.0 > plain.0 {
                    flying.1
                } else {
                    plain.1
                }
            }
            (Some(plain), None) => plain.1,
            (None, Some(flying)) => flying.1,
            (None, None) => return self.any_die(seat),
        };
        next_die(player.plan, chosen).unwrap_or_else(|| self.any_die(seat))
    }

    fn any_die(&self, seat: Seat) -> Action {
        let plan = self.player(seat).plan;
        let stage = Stage::all().find(|&stage| plan.takes(stage, 1)).unwrap_or(Stage::HANGAR);
        Action::Die(stage, 1)
    }

    /// Now and then a little for the first place.
    fn good_bid(&self, seat: Seat, chance: &mut impl Chance) -> u16 {
        let player = self.player(seat);
        let spare = (player.energy + 12).saturating_sub(u16::from(player.plan.sum()));
        if spare >= 6 && chance.below(3) == 0 { 1 + chance.below(2) as u16 } else { 0 }
    }

    fn prospects(&self, seat: Seat, chance: &mut impl Chance) -> Prospects {
        let player = self.player(seat);
        let held = player.modules.len();
        let mut noise = || chance.below(100) as f32 / 250.0;
        let late = self.round + 1 >= self.components.rounds;
        let last = self.is_last_round();
        let first = if last { 0.6 } else { 2.2 - 0.7 * held.min(3) as f32 };
        let need: u8 = crate::names::Resource::all().map(|resource| self.need(seat, resource)).sum();
        let seats = self.best_seats(seat);
        Prospects {
            modules: [first + noise(), (if late { 0.3 } else { 1.2 } - 0.5 * held.min(2) as f32) + noise()],
            cubes: if last { need.min(3) } else { need + 3 },
            seats: if self.boarding_open && player.crew > 0 { seats } else { [0.0; 4] },
            builds: self.build_values(seat, noise()),
            launch: self.best_launch(seat),
            energy: if last {
                0.05
            } else if late {
                0.25
            } else {
                0.4
            },
        }
    }

    /// What the four best seats are worth.
    fn best_seats(&self, seat: Seat) -> [f32; 4] {
        let mut best = [0.0f32; 4];
        for card in self.free {
            let free = self.module(card).capacity - self.load[card.index()].total();
            let fly = self.chance_to_fly(self.hangar_of(card).unwrap_or_default());
            let rival = if self.owner(card) == Some(seat) { 0.0 } else { 0.15 };
            let value = f32::from(self.rules().planet_crew_points) * fly - self.energy_worth() - rival;
            for _ in 0..free.min(4) {
                if value > best[3] {
                    best[3] = value;
                    best.sort_by(|a, b| b.total_cmp(a));
                }
            }
        }
        best
    }

    /// What the first and the second assembly are worth: with what is held, and with what this round may bring.
    fn build_values(&self, seat: Seat, noise: f32) -> [f32; 2] {
        let player = self.player(seat);
        let near = |card: crate::names::Card| {
            let cubes = player.cubes;
            let short: u8 = self
                .missing(seat, card)
                .iter()
                .zip(cubes)
                .map(
                    |(missing, have)| {
                        if self.edition.cubes_on_modules() { missing.saturating_sub(have) } else { *missing }
                    },
                )
                .sum();
            short <= 3
        };
        let count = player.modules.filter(|&card| near(card)).count() + 1;
        let full = player.built.len() >= u32::from(self.components.markers);
        let value = |wanted: bool| {
            if full {
                0.0
            } else if wanted {
                2.4 + noise
            } else {
                0.4
            }
        };
        [value(count >= 1), value(count >= 3)]
    }

    /// The best launch that could be made in this round, and the energy it needs.
    fn best_launch(&self, seat: Seat) -> (f32, u16) {
        let complete = self.complete();
        let mut best = (0.0, 0);
        for hangar in Hangar::all().filter(|hangar| complete & hangar.bit() != 0) {
            if !self.has_share(seat, hangar) {
                continue;
            }
            let fitness = self.fitness(hangar);
            let reachable = |planet: &PlanetId| {
                let facts = self.planet(*planet);
                fitness.tanks >= facts.fuel && fitness.carries(facts.equipment)
            };
            for planet in self.face_up.iter().copied().filter(reachable) {
                let worth = self.launch_worth(seat, hangar, planet) + 1.5;
                if worth > best.0 {
                    best = (worth, self.cost_of(seat, &fitness, planet));
                }
            }
        }
        // Building brings about three energy on the way.
        (best.0, best.1.saturating_sub(if self.player(seat).modules.is_empty() { 0 } else { 3 }))
    }
}

impl Prospects {
    fn value(&self, stage: Stage, pair: Pair, launching: bool) -> f32 {
        let [first, second] = pair;
        match stage {
            Stage::RESEARCH => {
                let one = |face: u8, value: f32| if face > 0 { value + 0.12 * f32::from(face) } else { 0.0 };
                one(first, self.modules[0]) + one(second, self.modules[1])
            }
            Stage::PURCHASE => {
                let cubes = first + second;
                let used = cubes.min(self.cubes);
                0.55 * f32::from(used) + 0.1 * f32::from(cubes - used)
            }
            Stage::BOARDING => {
                let placed = [first, second].map(|face| if face >= 5 { 2 } else { usize::from(face >= 3) });
                self.seats.iter().take(placed[0] + placed[1]).map(|seat| seat.max(0.0)).sum()
            }
            _ => self.hangar_value(first, launching) + 0.8 * self.hangar_value(second, false),
        }
    }

    fn hangar_value(&self, face: u8, launching: bool) -> f32 {
        let [one, two] = self.builds;
        let launch = if launching { self.launch.0 } else { 0.0 };
        let order = if launching { 0.1 * f32::from(face) } else { 0.0 };
        order
            + match face {
                0 | 1 => 0.0,
                2 => one,
                3 => one.max(launch),
                4 => one + two.max(launch),
                _ => one + two + launch,
            }
    }
}

/// The plan of highest value that begins like `begun` and costs at most `budget`, with its value.
fn best_plan(begun: Plan, budget: u16, prospects: &Prospects, launching: bool) -> Option<(f32, [Pair; 4])> {
    // best[dice][sum]: the best way so far to place so many dice with this sum.
    let mut best = [[(f32::MIN, [[0; 2]; 4]); 25]; 5];
    best[0][0].0 = 0.0;
    for stage in Stage::all() {
        let mut next = [[(f32::MIN, [[0; 2]; 4]); 25]; 5];
        for pair in pairs().filter(|&pair| goes_on(begun, stage, pair)) {
            let dice = usize::from(pair[0] > 0) + usize::from(pair[1] > 0);
            let sum = usize::from(pair[0] + pair[1]);
            let value = prospects.value(stage, pair, launching) - prospects.energy * sum as f32;
            for (placed, row) in best.iter().enumerate().take(5 - dice) {
                for (total, &(so_far, mut pairs)) in row.iter().enumerate().take(25 - sum) {
                    let slot = &mut next[placed + dice][total + sum];
                    if so_far > f32::MIN && so_far + value > slot.0 {
                        pairs[stage.index()] = pair;
                        *slot = (so_far + value, pairs);
                    }
                }
            }
        }
        best = next;
    }
    let affordable = best[4].iter().take(usize::from(budget.min(24)) + 1).copied();
    affordable.filter(|plan| plan.0 > f32::MIN).max_by(|a, b| a.0.total_cmp(&b.0))
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
