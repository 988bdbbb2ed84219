//! A bot at a table: what it is, and what it remembers between its choices.

use engine::{Chance, Observation, Outcome, Policy, Problem, QuickDice, Seat};

use crate::bot::Bot;
use crate::name::{BotName, Budget};
use crate::program::{PATIENCE, Program};
use crate::search::{Clock, Found, Search};
use crate::stop::Stop;
use crate::tuning::Tuning;

/// A bot that sits at a table. It remembers what it searched or planned for its next choice, and nothing else.
pub struct Mind<G: Policy> {
    kind: Kind<G>,
    budget: Budget,
    stop: Stop,
}

enum Kind<G: Policy> {
    /// At once; a beginner slips once in so many choices.
    Quick(BotName, u32),
    /// By the rules of thumb, a turn at a time.
    Thumb(Intention<G>),
    /// One search a thread.
    Searching(Vec<Search<G>>),
    Program(Program),
}

/// What a bot came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The index of its choice among the legal actions.
    pub choice: usize,
    /// What it considered, the best first; nothing if it did not search.
    pub considered: Vec<Considered>,
}

/// An action that a bot considered.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Considered {
    /// Its index among the legal actions.
    pub index: usize,
    /// How often the search tried it.
    pub visits: u32,
    /// What came of it on the whole: 0 is a loss, 1 a win, and in a team 0.5 as it stands.
    pub value: f32,
}

impl<G: Policy> Mind<G> {
    /// A bot with the tuning of its game, on one thread.
    #[must_use]
    pub fn new(bot: &Bot) -> Self {
        Mind::tuned(bot, &Tuning::of(G::FACTS.id), 1)
    }

    /// A bot with a tuning and a number of threads of its own.
    #[must_use]
    pub fn tuned(bot: &Bot, tuning: &Tuning, threads: usize) -> Self {
        let (name, tuning) = match bot {
            // Changes are checked when they are read.
            Bot::Varied(bot, changes) => (*bot, tuning.with(changes).unwrap_or(*tuning)),
            Bot::Named(bot) => (*bot, *tuning),
            Bot::Program(_) => (BotName::Thumb, *tuning),
        };
        let kind = match bot {
            Bot::Program(command) => Kind::Program(Program::new(command, PATIENCE)),
            _ if name == BotName::Thumb => Kind::Thumb(Intention::default()),
            _ if name.is_quick() => Kind::Quick(name, tuning.slips),
            _ => Kind::Searching((0..threads.max(1)).map(|_| Search::new(tuning)).collect()),
        };
        let budget = match name {
            BotName::Search(budget) => budget,
            BotName::Strongest => Budget::Millis(1000),
            _ => Budget::Iterations(tuning.strong),
        };
        Mind { kind, budget, stop: Stop::default() }
    }

    /// Its searches end when this is said; what they come to then is worth little.
    pub fn stop_with(&mut self, stop: Stop) {
        self.stop = stop;
    }

    /// How long it searches, if it does.
    #[must_use]
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// A new match begins.
    pub fn begin(&mut self) {
        match &mut self.kind {
            Kind::Quick(..) => {}
            Kind::Thumb(intention) => *intention = Intention::default(),
            Kind::Searching(searches) => searches.iter_mut().for_each(Search::forget),
            Kind::Program(program) => program.begin(),
        }
    }

    /// The match is over.
    pub fn end(&mut self, seat: Seat, outcome: &Outcome) -> Result<(), Problem> {
        match &mut self.kind {
            Kind::Program(program) => program.end(outcome.share(seat), outcome.score(seat)),
            _ => Ok(()),
        }
    }

    /// Chooses among the actions that the seat may do; `None` if it resigns, which only programs do.
    pub fn think(
        &mut self,
        observation: &Observation<'_, G>,
        dice: &mut QuickDice,
    ) -> Result<Option<Thought>, Problem> {
        self.think_for(observation, self.budget, dice)
    }

    /// The same within a budget of its own.
    pub fn think_for(
        &mut self,
        observation: &Observation<'_, G>,
        budget: Budget,
        dice: &mut QuickDice,
    ) -> Result<Option<Thought>, Problem> {
        let only = |choice| Thought { choice, considered: Vec::new() };
        if observation.actions().len() == 1 {
            return Ok(Some(only(0)));
        }
        match &mut self.kind {
            Kind::Quick(bot, slips) => Ok(Some(only(quick_choice(*bot, *slips, observation, dice)))),
            Kind::Thumb(intention) => Ok(Some(only(intention.choose(observation, dice)))),
            Kind::Searching(searches) => {
                Ok(Some(search(searches, observation, Clock::start(budget, self.stop.clone()), dice)))
            }
            Kind::Program(program) => {
                let codes: Vec<String> = observation.actions().iter().map(ToString::to_string).collect();
                let table = (G::FACTS.id, observation.players(), observation.seat());
                Ok(program.choose(table, &observation.view(), &codes)?.map(only))
            }
        }
    }
}

fn quick_choice<G: Policy>(bot: BotName, slips: u32, observation: &Observation<'_, G>, dice: &mut QuickDice) -> usize {
    let actions = observation.actions();
    match bot {
        BotName::Random => dice.below(actions.len() as u32) as usize,
        _ => beginner(slips, observation, dice),
    }
}

/// What the rules of thumb have planned for a turn. It is followed as long as everything looks as foreseen.
struct Intention<G: Policy> {
    /// What is to follow, the next one last.
    ahead: Vec<G::Action>,
    /// A position that looks as the next one is expected to look.
    foreseen: Option<G>,
}

impl<G: Policy> Default for Intention<G> {
    fn default() -> Self {
        Intention { ahead: Vec::new(), foreseen: None }
    }
}

impl<G: Policy> Intention<G> {
    fn choose(&mut self, observation: &Observation<'_, G>, dice: &mut QuickDice) -> usize {
        let (seat, actions) = (observation.seat(), observation.actions());
        let foreseen = self.foreseen.take().filter(|world| observation.looks_like(world));
        if foreseen.is_none() {
            self.ahead.clear();
        }
        let next = self.ahead.last().and_then(|next| actions.iter().position(|action| action == next));
        let mut world = foreseen.unwrap_or_else(|| observation.imagine(dice));
        let choice = match next {
            Some(next) => {
                self.ahead.pop();
                next
            }
            None => world.intend(seat, actions, &mut self.ahead, dice),
        };
        if !self.ahead.is_empty() {
            world.play(seat, actions[choice], dice, &mut ());
            self.foreseen = Some(world);
        }
        choice
    }
}

/// Plays like somebody who knows what is good but does not see everything: now and then the second thought that looked right.
///
/// In a team nobody slips: a beginner there is a helpful partner who does what looks good at once.
fn beginner<G: Policy>(slips: u32, observation: &Observation<'_, G>, dice: &mut QuickDice) -> usize {
    const LOOKS: usize = 3;
    let (seat, actions) = (observation.seat(), observation.actions());
    let world = observation.imagine(dice);
    if G::FACTS.cooperative {
        return world.guess(seat, actions, &mut Vec::new(), dice);
    }
    let advice = world.advise(seat, actions, dice);
    if dice.below(slips) != 0 {
        return advice;
    }
    let mut best = (f32::NEG_INFINITY, advice);
    for _ in 0..LOOKS {
        let index = dice.below(actions.len() as u32) as usize;
        let mut after = world;
        after.play(seat, actions[index], dice, &mut ());
        let lead = after.leads()[seat.index()];
        if index != advice && lead > best.0 {
            best = (lead, index);
        }
    }
    best.1
}

/// Searches. The rules of thumb are left only for what has shown to be better.
fn search<G: Policy>(
    searches: &mut [Search<G>],
    observation: &Observation<'_, G>,
    clock: Clock,
    dice: &mut QuickDice,
) -> Thought {
    let advised = observation.imagine(dice).advise(observation.seat(), observation.actions(), dice);
    let found = match &mut *searches {
        [search] => search.run(observation, advised, clock, dice),
        several => side_by_side(several, advised, observation, clock, dice),
    };
    let doubt = searches[0].doubt();
    let mut choice = (0.0, advised);
    for (index, found) in found.iter().enumerate() {
        let more = found.surely_more(doubt);
        if index != advised && more > choice.0 {
            choice = (more, index);
        }
    }
    let choice = choice.1;
    let tried = (0..).zip(&found).filter(|(_, found)| found.visits > 0);
    let mut considered: Vec<Considered> = tried
        .map(|(index, found)| Considered { index, visits: found.visits, value: found.total / found.visits as f32 })
        .collect();
    considered.sort_by_key(|one| (one.index != choice, std::cmp::Reverse(one.visits)));
    for search in searches {
        search.chose(observation, observation.actions()[choice], dice);
    }
    Thought { choice, considered }
}

/// Searches on several threads, each with a tree of its own, and adds up what they found.
fn side_by_side<G: Policy>(
    searches: &mut [Search<G>],
    advised: usize,
    observation: &Observation<'_, G>,
    clock: Clock,
    dice: &mut QuickDice,
) -> Vec<Found> {
    let share = clock.shared(searches.len() as u32);
    let seeds: Vec<u64> = searches.iter().map(|_| dice.word()).collect();
    let parts: Vec<Vec<Found>> = std::thread::scope(|scope| {
        let begin = |(search, seed): (_, u64)| {
            let search: &mut Search<G> = search;
            let clock = share.clone();
            scope.spawn(move || search.run(observation, advised, clock, &mut QuickDice::new(seed)))
        };
        let threads: Vec<_> = searches.iter_mut().zip(seeds).map(begin).collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    let mut sum = vec![Found::default(); observation.actions().len()];
    for part in parts {
        for (sum, found) in sum.iter_mut().zip(part) {
            sum.add(&found);
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use engine::{Game, Setup};
    use jupiter_rescue::JupiterRescue;

    use super::*;

    #[test]
    fn a_plan_is_followed_only_where_it_led() {
        let dice = &mut QuickDice::new(7);
        let mut world = JupiterRescue::deal(JupiterRescue::components(), &Setup::new(2), dice).expect("a deal");
        let mut mind = Mind::new(&Bot::Named(BotName::Thumb));
        let (mut actions, mut followed) = (Vec::new(), 0);
        while let Some(seat) = world.to_act().first() {
            actions.clear();
            world.actions(seat, &mut actions);
            let observation = Observation::new(&world, seat, &actions);
            let planned = match &mind.kind {
                Kind::Thumb(intention) => intention.foreseen.is_some(),
                _ => false,
            };
            let choice = mind.think(&observation, dice).expect("a thought").expect("a choice").choice;
            if planned && actions.len() > 1 {
                followed += 1;
                // Asked again at the same moment it does not go on as if it had been done.
                let again = mind.think(&observation, dice).expect("a thought").expect("a choice").choice;
                let fresh = Mind::new(&Bot::Named(BotName::Thumb)).think(&observation, dice);
                assert_eq!(again, fresh.expect("a thought").expect("a choice").choice);
                mind.begin();
            }
            world.play(seat, actions[choice], dice, &mut ());
        }
        assert!(followed > 20, "{followed} choices followed a plan");
    }
}
