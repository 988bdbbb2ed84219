//! The best way to move with a hand: every run it could make, and every choice of runs that share no card and no cargo.
//!
//! A chain can only go on with the cargo at the planet just delivered to, so a run is told by where it starts, how many
//! cargoes it takes and the cards it uses; the order of these hardly matters and is left open.

use super::best_runs::{BestRuns, PossibleRun};
use super::flights::{CARDS, Cards, Costs, NEVER, SETS, places};
use super::outlook::{DELIVERIES, Outlook};
use crate::action::Action;
use crate::components::{EARTH, Maneuver, Orbit, PLANETS, Planets};
use crate::position::{CardSet, Hop, Phase, Place, RocketJockey, Run};

/// The cargo in flight, among the places a run can start from; 1 to 9 are the planets.
const FLIGHT: usize = 0;
/// About what a new planet is worth, to choose those runs; plans are weighed exactly.
const NEW_PLANET: f32 = 3.0;

/// The best plan found.
#[derive(Copy, Clone)]
pub(super) struct Plan {
    pub(super) value: f32,
    /// What it begins with.
    pub(super) first: Action,
    /// The planets whose cargo it takes.
    pub(super) cargoes: Planets,
}

impl Plan {
    /// Worse than any other.
    const NONE: Plan = Plan { value: f32::NEG_INFINITY, first: Action::Done, cargoes: Planets::from_bits(0) };
}

/// A cargo that a run can start with.
#[derive(Copy, Clone, Default)]
struct Start {
    /// 0 if there is none.
    destination: Orbit,
    bonus: u8,
    fee: f32,
}

/// What can be done with a hand.
pub(super) struct Planner<'a> {
    position: &'a RocketJockey,
    outlook: &'a Outlook,
    cards: Cards,
    copilots: u8,
    starts: [Start; PLANETS + 1],
    costs: [Costs; PLANETS + 1],
    /// New runs.
    runs: BestRuns,
    /// What cards left over are worth.
    left: [f32; SETS],
    /// Cargoes delivered in this turn.
    delivered: u32,
}

/// A plan in the making.
#[derive(Copy, Clone)]
struct Draft {
    /// Cards not yet decided on.
    open: usize,
    /// Cards that stay in hand.
    left: usize,
    copilots: u8,
    cargoes: Planets,
    planets: Planets,
    value: f32,
    first: Action,
}

impl<'a> Planner<'a> {
    /// Plans for the active player with these cards, at most six.
    pub(super) fn new(position: &'a RocketJockey, outlook: &'a Outlook, hand: CardSet) -> Self {
        let cards = Cards::new(position.components, hand);
        let starts: [Start; PLANETS + 1] = std::array::from_fn(|place| position.start(outlook, place));
        let costs = std::array::from_fn(|place| match starts[place].destination {
            to if place != FLIGHT && to != 0 => cards.deliver(place as Orbit, to),
            _ => [NEVER; SETS],
        });
        let mut planner = Planner {
            position,
            outlook,
            cards,
            copilots: position.supply[position.active.index()],
            starts,
            costs,
            runs: BestRuns::new(),
            left: [0.0; SETS],
            delivered: position.delivered_now(),
        };
        planner.value_leftovers();
        planner.find_runs();
        planner
    }

    fn value_leftovers(&mut self) {
        for set in 0..=self.cards.all {
            let links: f32 = places(set).map(|place| self.outlook.links[self.cards.cards[place].index()]).sum();
            self.left[set] = self.outlook.left[set.count_ones() as usize] + links;
        }
    }

    fn find_runs(&mut self) {
        let mut runs = BestRuns::new();
        for start in 1..=PLANETS {
            if self.starts[start].destination != 0 {
                self.chains(start, &self.costs[start], 0, &mut runs);
            }
        }
        self.runs = runs;
    }

    /// Every run from a start, one cargo longer at a time (RJ-CHAIN-1); `count` is what the run has already.
    fn chains(&self, start: usize, costs: &Costs, count: u8, runs: &mut BestRuns) {
        let mut run = PossibleRun { start: start as u8, ..PossibleRun::default() };
        let (mut costs, mut bonus, mut at) = (*costs, count, start);
        loop {
            let cargo = self.starts[at];
            run.cargoes.insert(at as Orbit);
            run.planets.insert(cargo.destination);
            run.value -= cargo.fee;
            bonus += cargo.bonus;
            if !self.remember(run, &costs, bonus, runs) {
                return;
            }
            at = usize::from(cargo.destination);
            let gone = self.starts[at].destination == 0 || run.cargoes.contains(at as Orbit); // RJ-CHAIN-5
            if gone || run.cargoes.len() == CARDS {
                return;
            }
            costs = self.cards.join(&costs, &self.costs[at]);
        }
    }

    /// Remembers a run with every set of cards that makes it; whether there is one.
    fn remember(&self, run: PossibleRun, costs: &Costs, bonus: u8, runs: &mut BestRuns) -> bool {
        let new = run.planets.without(self.outlook.have).len() as f32 * NEW_PLANET;
        let mut any = false;
        for (set, &copilots) in costs[..=self.cards.all].iter().enumerate() {
            if copilots > self.copilots {
                continue;
            }
            any = true;
            let value = run.value + self.points(set.count_ones() as u8 + bonus);
            let worth = value + new - self.outlook.copilot * f32::from(copilots);
            runs.put(set, PossibleRun { copilots, value, worth, ..run });
        }
        any
    }

    fn points(&self, count: u8) -> f32 {
        f32::from(self.position.run_points(Run { cards: count, bonus: 0 }))
    }

    /// Nothing decided yet.
    fn blank(&self) -> Draft {
        Draft {
            open: self.cards.all,
            left: 0,
            copilots: 0,
            cargoes: Planets::default(),
            planets: Planets::default(),
            value: 0.0,
            first: Action::Done,
        }
    }

    /// The best plan with no cargo in flight.
    pub(super) fn best(&self) -> Plan {
        let mut best = Plan::NONE;
        let open_run = self.position.runs.last().filter(|_| self.position.phase == Phase::Delivered);
        let count = open_run.map_or(0, |run| run.count());
        self.fill(Draft { value: self.points(count), ..self.blank() }, &mut best);
        let here = usize::from(self.position.last_stop);
        if open_run.is_some() && self.starts[here].destination != 0 {
            let mut runs = BestRuns::new();
            self.chains(here, &self.costs[here], count, &mut runs);
            self.open_with(&runs, Action::Chain, &mut best);
        }
        best
    }

    /// The best plan that starts with this hop of the cargo in flight.
    pub(super) fn best_after(&self, place: usize, stop: Orbit) -> Plan {
        let mut best = Plan::NONE;
        let Some(flight) = self.position.flight else { return best };
        let bent = self.position.is_bent(Hop { card: self.cards.cards[place], from: flight.at, to: stop });
        let costs = self.cards.deliver_after(place, u8::from(bent), stop, flight.destination);
        let count = self.position.runs.last().map_or(0, |run| run.count());
        if flight.cargo.is_none() {
            best.value = self.best_alien_flight(&costs);
            return best;
        }
        let mut runs = BestRuns::new();
        self.chains(FLIGHT, &costs, count, &mut runs);
        self.open_with(&runs, Action::Done, &mut best);
        best
    }

    /// What delivering the Aliens brings now, without regard to the match being over then.
    pub(super) fn aliens(&self) -> Option<f32> {
        let at = self.position.aliens?;
        let value = self.best_alien_flight(&self.cards.deliver(at, EARTH));
        value.is_finite().then_some(value)
    }

    fn best_alien_flight(&self, costs: &Costs) -> f32 {
        let played = self.position.runs.last().map_or(0, |run| run.count());
        let bonus = self.position.components.aliens_bonus + played;
        let copilot = f32::from(self.position.components.copilot_points);
        let fitting = (1..=self.cards.all).filter(|&set| costs[set] <= self.copilots);
        let values = fitting.map(|set| self.points(set.count_ones() as u8 + bonus) - copilot * f32::from(costs[set]));
        values.fold(f32::NEG_INFINITY, f32::max) - self.outlook.fees[FLIGHT].max(0.0)
    }

    /// Tries every plan that starts with one of these runs.
    fn open_with(&self, runs: &BestRuns, first: Action, best: &mut Plan) {
        let draft = Draft { first, ..self.blank() };
        for set in 1..=self.cards.all {
            for run in runs.at(set) {
                self.fill(with(draft, set, run), best);
            }
        }
    }

    /// Decides on the lowest card that is still open: it stays in hand, or some run uses it.
    fn fill(&self, draft: Draft, best: &mut Plan) {
        if draft.open == 0 {
            return self.weigh(draft, best);
        }
        let lowest = draft.open & draft.open.wrapping_neg();
        let rest = draft.open & !lowest;
        self.fill(Draft { open: rest, left: draft.left | lowest, ..draft }, best);
        let mut others = rest;
        loop {
            for run in self.runs.at(others | lowest) {
                if run.cargoes.and(draft.cargoes).is_empty() && run.copilots + draft.copilots <= self.copilots {
                    let mut next = with(draft, others | lowest, run);
                    if draft.first == Action::Done {
                        next.first = Action::Launch(Place::Planet(run.start));
                    }
                    self.fill(next, best);
                }
            }
            if others == 0 {
                return;
            }
            others = (others - 1) & rest;
        }
    }

    /// What a finished plan is worth: points, planets, cards left, Co-Pilots spent.
    fn weigh(&self, draft: Draft, best: &mut Plan) {
        let outlook = self.outlook;
        let new = draft.planets.without(outlook.have);
        let planets = outlook.have.or(new).len();
        let deliveries = (self.delivered + draft.cargoes.len() as u32) as usize;
        let rare = new.and(outlook.rare.0).len() as f32 * outlook.rare.1;
        let value = draft.value + outlook.planets[planets][deliveries.min(DELIVERIES)] + rare + self.left[draft.left]
            - outlook.copilot * f32::from(draft.copilots);
        if value > best.value {
            *best = Plan { value, first: draft.first, cargoes: draft.cargoes };
        }
    }

    /// The place of a kind of card in this hand.
    pub(super) fn place_of(&self, kind: Maneuver) -> Option<usize> {
        places(self.cards.all).find(|&place| self.position.maneuver(self.cards.cards[place]) == kind)
    }
}

fn with(draft: Draft, set: usize, run: &PossibleRun) -> Draft {
    Draft {
        open: draft.open & !set,
        copilots: draft.copilots + run.copilots,
        cargoes: draft.cargoes.or(run.cargoes),
        planets: draft.planets.or(run.planets),
        value: draft.value + run.value,
        ..draft
    }
}

impl RocketJockey {
    /// How many cargoes were delivered in this turn: their planets are empty (RJ-MOVE-6).
    fn delivered_now(&self) -> u32 {
        let empty = self.cargo.iter().filter(|cargo| cargo.is_none()).count() as u32;
        empty.saturating_sub(u32::from(self.flight.is_some_and(|flight| flight.from != Place::Aliens)))
    }

    /// The cargo that a run could start with at a place.
    fn start(&self, outlook: &Outlook, place: usize) -> Start {
        let (cargo, fee) = match self.flight {
            Some(flight) if place == FLIGHT => (flight.cargo, outlook.fees[place_number(flight.from)]),
            None if place == FLIGHT => (None, 0.0),
            _ => (self.cargo[place - 1], outlook.fees[place]),
        };
        cargo.map_or(Start::default(), |cargo| {
            let card = self.cargo_card(cargo);
            let bonus = if card.express { self.components.express_bonus } else { 0 };
            Start { destination: card.destination, bonus, fee }
        })
    }
}

fn place_number(place: Place) -> usize {
    match place {
        Place::Planet(planet) => usize::from(planet),
        Place::Aliens => 0,
    }
}
