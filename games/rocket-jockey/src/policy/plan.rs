//! The best way to move with a hand: every run it could make, and every choice of runs that share no card and no cargo.
//!
//! A chain can only go on with the cargo at the planet just delivered to, so a run is told by where it starts, how many
//! cargoes it takes and the cards it uses; the order of these hardly matters and is left open.

use tinyvec::ArrayVec;

use super::best_runs::{BestRuns, PossibleRun};
use super::flights::{CARDS, Cards, Flights, SETS, WITHIN, Ways, count, having, members};
use super::outlook::{DELIVERIES, Outlook};
use crate::action::Action;
use crate::components::{EARTH, Maneuver, Orbit, PLANETS, Planets};
use crate::position::{Card, CardSet, Hop, Phase, Place, RocketJockey, Run};

/// The cargo in flight, among the places a run can start from; 1 to 9 are the planets.
const FLIGHT: usize = 0;
/// About what a new planet is worth, to choose those runs; plans are weighed exactly.
const NEW_PLANET: f32 = 3.0;
/// Sums of the same numbers in another order differ by less.
const ROUNDING: f32 = 0.01;

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

/// What can be delivered with a hand.
#[derive(Clone)]
struct Deliveries<'a> {
    position: &'a RocketJockey,
    outlook: &'a Outlook,
    copilots: u8,
    starts: [Start; PLANETS + 1],
    /// How the cargo of each planet can be delivered.
    flights: Flights<{ PLANETS + 1 }>,
}

/// What can be done with a hand.
#[cfg_attr(test, derive(Clone))]
pub(super) struct Planner<'a> {
    with: Deliveries<'a>,
    /// New runs.
    runs: BestRuns,
    /// What each set of cards is worth for its links.
    links: [f32; SETS],
    /// What each set of cards brings at most, played or kept: no plan that cannot beat the best one so far is gone into.
    most: [f32; SETS],
    /// Cargoes delivered in this turn.
    delivered: u32,
    /// What the best plan is worth with a card of these kinds more: piles and the deck often have the same.
    known: ArrayVec<[(Maneuver, f32); 16]>,
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

impl<'a> Deliveries<'a> {
    fn new(position: &'a RocketJockey, outlook: &'a Outlook, hand: CardSet) -> Self {
        let starts: [Start; PLANETS + 1] = std::array::from_fn(|place| position.start(outlook, place));
        let cargoes = std::array::from_fn(|place| (place as Orbit, starts[place].destination));
        let flights = Flights::new(Cards::new(position.components, hand), cargoes);
        Deliveries { position, outlook, copilots: position.supply[position.active.index()], starts, flights }
    }

    fn cards(&self) -> &Cards {
        &self.flights.cards
    }

    /// Adds the best runs from every planet with these sets of cards.
    fn add_runs(&self, wanted: u64, runs: &mut BestRuns) {
        for start in (1..=PLANETS).filter(|&start| self.starts[start].destination != 0) {
            self.chains(start, &self.flights.ways[start], 0, wanted, runs);
        }
    }

    /// Every run from a start, one cargo longer at a time (RJ-CHAIN-1); `count` is what the run has already.
    fn chains(&self, start: usize, ways: &Ways, count: u8, wanted: u64, runs: &mut BestRuns) {
        let mut run = PossibleRun { start: start as u8, ..PossibleRun::default() };
        let (mut ways, mut bonus, mut at) = (*ways, count, start);
        loop {
            let cargo = self.starts[at];
            run.cargoes.insert(at as Orbit);
            run.planets.insert(cargo.destination);
            run.value -= cargo.fee;
            bonus += cargo.bonus;
            if ways.is_empty(self.copilots) {
                return;
            }
            self.remember(run, &ways.among(wanted), bonus, runs);
            at = usize::from(cargo.destination);
            let gone = self.starts[at].destination == 0 || run.cargoes.contains(at as Orbit); // RJ-CHAIN-5
            if gone || run.cargoes.len() == CARDS {
                return;
            }
            ways = ways.then(&self.flights.ways[at], self.copilots);
        }
    }

    /// Remembers a run with every set of cards that makes it.
    fn remember(&self, run: PossibleRun, ways: &Ways, bonus: u8, runs: &mut BestRuns) {
        let outlook = self.outlook;
        let new = run.planets.without(outlook.have);
        let rare = new.and(outlook.rare.0).len() as f32 * outlook.rare.1;
        let most =
            rare + outlook.margins.planet * new.len() as f32 + outlook.margins.delivery * run.cargoes.len() as f32;
        let new = new.len() as f32 * NEW_PLANET;
        ways.up_to(self.copilots, |set, copilots| {
            let value = run.value + self.points(count(set) as u8 + bonus);
            let alone = value - outlook.copilot * f32::from(copilots);
            runs.put(set, PossibleRun { copilots, value, worth: alone + new, ..run }, alone + most);
        });
    }

    fn points(&self, count: u8) -> f32 {
        f32::from(self.position.run_points(Run { cards: count, bonus: 0 }))
    }
}

impl<'a> Planner<'a> {
    /// Plans for the active player with these cards, at most six.
    pub(super) fn new(position: &'a RocketJockey, outlook: &'a Outlook, hand: CardSet) -> Self {
        let with = Deliveries::new(position, outlook, hand);
        let (links, most, delivered) = ([0.0; SETS], [0.0; SETS], position.delivered_now());
        let mut planner = Planner { with, runs: BestRuns::new(), links, most, delivered, known: ArrayVec::new() };
        planner.reckon(u64::MAX);
        planner
    }

    /// What the best plan is worth with a card more, when the best one without it is known.
    ///
    /// The card is added for this once and taken away again: a copy would take longer than to think about it.
    pub(super) fn value_with(&mut self, card: Card, without: &Plan) -> f32 {
        let kind = self.with.position.maneuver(card);
        if let Some(&(_, value)) = self.known.iter().find(|known| known.0 == kind) {
            return value;
        }
        let value = self.find_value_with(card, without);
        let _ = self.known.try_push((kind, value));
        value
    }

    fn find_value_with(&mut self, card: Card, without: &Plan) -> f32 {
        let (position, outlook, cards) = (self.with.position, self.with.outlook, self.with.cards());
        if cards.len() == CARDS {
            let mut hand: CardSet = cards.cards.into_iter().collect();
            hand.insert(card);
            return Planner::new(position, outlook, hand).best().value;
        }
        let place = cards.len();
        self.with.flights.add(position.components, card);
        self.reckon(having(place));
        // The card can be kept.
        let floor = without.value + outlook.links[card.index()] + outlook.margins.card_at_least;
        let value = self.best_over(floor - ROUNDING).value;
        self.with.flights.remove_last();
        self.runs.keep_only(!having(place));
        value
    }

    /// The best plan if somebody takes the cargo of a planet: all else can be delivered as before.
    pub(super) fn best_without(&self, planet: Orbit) -> Plan {
        let mut others = Planner { with: self.with.clone(), runs: BestRuns::new(), known: ArrayVec::new(), ..*self };
        others.with.starts[usize::from(planet)] = Start::default();
        others.delivered += 1;
        others.reckon(u64::MAX);
        others.best()
    }

    /// Finds out what these sets of cards can do; what there is without them is known.
    fn reckon(&mut self, wanted: u64) {
        self.with.add_runs(wanted, &mut self.runs);
        let (cards, outlook) = (self.with.cards(), self.with.outlook);
        let link = |place: usize| outlook.links[cards.cards[place].index()];
        for set in members(wanted & WITHIN[cards.all] & !1) {
            let (lowest, highest) = (set.trailing_zeros() as usize, set.ilog2() as usize);
            self.links[set] = self.links[set & !(1 << highest)] + link(highest);
            let kept = self.most[set & !(1 << lowest)] + link(lowest) + outlook.margins.card;
            let played = members(self.runs.sets() & WITHIN[set] & having(lowest));
            let played = played.map(|part| self.most[set & !part] + self.runs.most(part));
            self.most[set] = played.fold(kept, f32::max);
        }
    }

    /// Nothing decided yet.
    fn blank(&self) -> Draft {
        Draft {
            open: self.with.cards().all,
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
        self.best_over(f32::NEG_INFINITY)
    }

    /// The same if it is known to be worth more than this.
    fn best_over(&self, floor: f32) -> Plan {
        let mut best = Plan { value: floor, ..Plan::NONE };
        let open_run = self.with.position.runs.last().filter(|_| self.with.position.phase == Phase::Delivered);
        let count = open_run.map_or(0, |run| run.count());
        self.fill(Draft { value: self.with.points(count), ..self.blank() }, &mut best);
        let here = usize::from(self.with.position.last_stop);
        if open_run.is_some() && self.with.starts[here].destination != 0 {
            let mut runs = BestRuns::new();
            self.with.chains(here, &self.with.flights.ways[here], count, u64::MAX, &mut runs);
            self.open_with(&runs, Action::Chain, &mut best);
        }
        best
    }

    /// The best plan that starts with this hop of the cargo in flight.
    pub(super) fn best_after(&self, place: usize, stop: Orbit) -> Plan {
        let mut best = Plan::NONE;
        let Some(flight) = self.with.position.flight else { return best };
        let bent = self.with.position.is_bent(Hop { card: self.with.cards().cards[place], from: flight.at, to: stop });
        let ways = self.with.cards().deliver_after(place, u8::from(bent), stop, flight.destination);
        let count = self.with.position.runs.last().map_or(0, |run| run.count());
        if flight.cargo.is_none() {
            best.value = self.best_alien_flight(&ways);
            return best;
        }
        let mut runs = BestRuns::new();
        self.with.chains(FLIGHT, &ways, count, u64::MAX, &mut runs);
        self.open_with(&runs, Action::Done, &mut best);
        best
    }

    /// What delivering the Aliens brings now, without regard to the match being over then.
    pub(super) fn aliens(&self) -> Option<f32> {
        let at = self.with.position.aliens?;
        let value = self.best_alien_flight(&self.with.cards().deliver(at, EARTH));
        value.is_finite().then_some(value)
    }

    fn best_alien_flight(&self, ways: &Ways) -> f32 {
        let played = self.with.position.runs.last().map_or(0, |run| run.count());
        let bonus = self.with.position.components.aliens_bonus + played;
        let copilot = f32::from(self.with.position.components.copilot_points);
        let mut best = f32::NEG_INFINITY;
        ways.up_to(self.with.copilots, |set, copilots| {
            best = best.max(self.with.points(count(set) as u8 + bonus) - copilot * f32::from(copilots));
        });
        best - self.with.outlook.fees[FLIGHT].max(0.0)
    }

    /// Tries every plan that starts with one of these runs.
    fn open_with(&self, runs: &BestRuns, first: Action, best: &mut Plan) {
        let draft = Draft { first, ..self.blank() };
        for set in members(runs.sets()) {
            for run in runs.at(set) {
                self.fill(with(draft, set, run), best);
            }
        }
    }

    /// Decides on the lowest card that is still open: it stays in hand, or some run uses it.
    fn fill(&self, draft: Draft, best: &mut Plan) {
        let sets = self.runs.sets() & WITHIN[draft.open];
        if sets == 0 {
            return self.weigh(Draft { left: draft.left | draft.open, ..draft }, best);
        }
        if self.worth(&draft) + self.most[draft.open] < best.value - ROUNDING {
            return;
        }
        let lowest = draft.open.trailing_zeros() as usize;
        let card = 1 << lowest;
        self.fill(Draft { open: draft.open & !card, left: draft.left | card, ..draft }, best);
        let mut sets = sets & having(lowest);
        while sets != 0 {
            let set = sets.ilog2() as usize;
            sets &= !(1 << set);
            for run in self.runs.at(set) {
                if run.cargoes.and(draft.cargoes).is_empty() && run.copilots + draft.copilots <= self.with.copilots {
                    let mut next = with(draft, set, run);
                    if draft.first == Action::Done {
                        next.first = Action::Launch(Place::Planet(run.start));
                    }
                    self.fill(next, best);
                }
            }
        }
    }

    /// Keeps a finished plan if it is the best so far.
    fn weigh(&self, draft: Draft, best: &mut Plan) {
        let value = self.worth(&draft);
        if value > best.value {
            *best = Plan { value, first: draft.first, cargoes: draft.cargoes };
        }
    }

    /// What a plan is worth without the cards that are still open: points, planets, cards left, Co-Pilots spent.
    fn worth(&self, draft: &Draft) -> f32 {
        let outlook = self.with.outlook;
        let planets = count(outlook.have.or(draft.planets).bits().into());
        let deliveries = self.delivered as usize + count(draft.cargoes.bits().into());
        let rare = draft.planets.without(outlook.have).and(outlook.rare.0);
        let rare = count(rare.bits().into()) as f32 * outlook.rare.1;
        let left = outlook.left[count(draft.left)] + self.links[draft.left];
        draft.value + outlook.planets[planets][deliveries.min(DELIVERIES)] + rare + left
            - outlook.copilot * f32::from(draft.copilots)
    }

    /// The place of a kind of card in this hand.
    pub(super) fn place_of(&self, kind: Maneuver) -> Option<usize> {
        members(self.with.cards().all as u64)
            .find(|&place| self.with.position.maneuver(self.with.cards().cards[place]) == kind)
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

#[cfg(test)]
mod tests {
    use engine::{Chance, Game, Policy, QuickDice, Setup};

    use super::super::weights::USUAL;
    use super::*;

    /// Calls this at every choice of some matches, with what the active player holds and hopes for.
    fn at_every_choice(mut each: impl FnMut(&RocketJockey, &Outlook, CardSet, &mut QuickDice)) {
        for players in 2..=4 {
            let dice = &mut QuickDice::new(u64::from(players));
            let mut position =
                RocketJockey::deal(RocketJockey::components(), &Setup::new(players), dice).expect("a match");
            let mut actions = Vec::new();
            while let Some(seat) = position.to_act().first() {
                actions.clear();
                position.actions(seat, &mut actions);
                each(&position, &Outlook::of(&position, seat, &USUAL), position.hand(), dice);
                let choice = position.advise(seat, &actions, dice);
                position.play(seat, actions[choice], dice, &mut ());
            }
        }
    }

    #[test]
    fn nothing_is_passed_over_that_would_have_been_the_best() {
        at_every_choice(|position, outlook, hand, _| {
            let planner = Planner::new(position, outlook, hand);
            let patient = Planner { most: [f32::INFINITY; SETS], ..planner.clone() };
            let (quick, all) = (planner.best(), patient.best());
            assert_eq!((quick.value, quick.first, quick.cargoes), (all.value, all.first, all.cargoes));
        });
    }

    #[test]
    fn a_cargo_less_is_planned_for_as_if_it_had_never_been_there() {
        at_every_choice(|position, outlook, hand, dice| {
            let planner = Planner::new(position, outlook, hand);
            let planet = 1 + dice.below(9) as u8;
            let mut taken = *position;
            if position.flight.is_some() || taken.cargo[usize::from(planet) - 1].take().is_none() {
                return;
            }
            let (quick, anew) = (planner.best_without(planet), Planner::new(&taken, outlook, hand).best());
            assert_eq!((quick.value, quick.first, quick.cargoes), (anew.value, anew.first, anew.cargoes));
        });
    }

    #[test]
    fn a_card_more_is_worth_what_a_plan_with_it_is_however_many_were_tried_before() {
        at_every_choice(|position, outlook, hand, dice| {
            let [one, other] = std::array::from_fn(|_| Card(dice.below(32) as u8));
            if hand.contains(one) || hand.contains(other) {
                return;
            }
            let mut planner = Planner::new(position, outlook, hand);
            let plan = planner.best();
            for card in [one, other, one] {
                planner.known.clear();
                let value = planner.value_with(card, &plan);
                let mut more = hand;
                more.insert(card);
                let anew = Planner::new(position, outlook, more).best().value;
                assert!((value - anew).abs() < ROUNDING, "{value} and {anew}");
            }
            let after = planner.best();
            assert_eq!((after.value, after.first, after.cargoes), (plan.value, plan.first, plan.cargoes));
        });
    }
}
