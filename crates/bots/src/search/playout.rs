//! Playing on from an imagined position by the rules of thumb, and judging what comes of it.

use engine::{Game, Observation, Outcome, Policy, QuickDice, Seat, Watched, Witness};

use crate::tuning::Tuning;

/// Who chooses next: the searching seat if it may, as others may wait for it in a simultaneous phase.
pub(super) fn next_to_act<G: Game>(world: &G, me: Seat) -> Option<Seat> {
    let to_act = world.to_act();
    if to_act.contains(me) { Some(me) } else { to_act.first() }
}

/// Notes whether the acting seat learns what was hidden.
struct Fence(bool);

impl<E> Witness<E> for Fence {
    fn tell(&mut self, _: impl FnOnce() -> E) {}

    fn unveil(&mut self) {
        self.0 = true;
    }
}

/// Plays an action; whether what comes of it could be foreseen.
pub(super) fn step<G: Game>(world: &mut G, seat: Seat, action: G::Action, dice: &mut QuickDice) -> bool {
    let (mut chance, mut fence) = (Watched::new(dice), Fence(false));
    world.play(seat, action, &mut chance, &mut fence);
    !chance.used() && !fence.0
}

/// How far a match is followed: choices are compared after the same number of turns, as whoever has had one more looks better.
pub(super) struct Course {
    /// Whose turn it is, and which.
    turn: (Seat, u32),
    /// How many turns have ended.
    turns: u32,
    decisions: u32,
    horizon: u32,
    longest: u32,
}

impl Course {
    /// A turn is rarely longer.
    const LONG_TURN: u32 = 60;

    /// From this decision on, for so many turns of every rival; a team has its turns together.
    pub(super) fn new<G: Policy>(world: &G, me: Seat, horizon: u32) -> Self {
        let rivals = if G::FACTS.cooperative { 1 } else { u32::from(world.players()) };
        let horizon = horizon.saturating_mul(rivals);
        let longest = horizon.saturating_mul(Self::LONG_TURN);
        Course { turn: (me, world.turn()), turns: 0, decisions: 0, horizon, longest }
    }

    /// Whether the decision of this seat is still part of it.
    pub(super) fn includes<G: Policy>(&mut self, world: &G, seat: Seat) -> bool {
        let turn = (seat, world.turn());
        self.turns += u32::from(turn != self.turn);
        self.turn = turn;
        self.decisions += 1;
        self.turns < self.horizon && self.decisions < self.longest
    }
}

/// Quick choices by the rules of thumb.
pub(super) struct Quick<A> {
    /// What may be done.
    pub(super) actions: Vec<A>,
    /// What was planned for later, the next one last.
    pub(super) ahead: Vec<A>,
    /// By whom, and for which turn: one that ended by itself may leave something undone.
    planned: (Seat, u32),
}

impl<A> Default for Quick<A> {
    fn default() -> Self {
        Quick { actions: Vec::new(), ahead: Vec::new(), planned: (Seat::new(0), 0) }
    }
}

impl<A: Copy + Eq> Quick<A> {
    /// Lists what a seat may do.
    pub(super) fn list<G: Policy<Action = A>>(&mut self, world: &G, seat: Seat) {
        self.actions.clear();
        world.actions(seat, &mut self.actions);
    }

    /// Chooses among what was listed: as planned, or by a new plan.
    pub(super) fn choose<G: Policy<Action = A>>(&mut self, world: &G, seat: Seat, dice: &mut QuickDice) -> A {
        let Quick { actions, ahead, planned } = self;
        if *planned != (seat, world.turn()) {
            ahead.clear();
            *planned = (seat, world.turn());
        }
        if ahead.last().is_some_and(|next| actions.contains(next))
            && let Some(next) = ahead.pop()
        {
            return next;
        }
        if let [only] = actions[..] {
            return only;
        }
        actions[world.guess(seat, actions, ahead, dice)]
    }
}

/// Plays on by the rules of thumb.
pub(super) fn play_on<G: Policy>(
    world: &mut G,
    course: &mut Course,
    quick: &mut Quick<G::Action>,
    dice: &mut QuickDice,
) {
    while let Some(seat) = world.to_act().first().filter(|&seat| course.includes(world, seat)) {
        quick.list(world, seat);
        let action = quick.choose(world, seat, dice);
        world.play(seat, action, dice, &mut ());
    }
}

/// Plays a match to its end by the rules of thumb: a seat's share of the win, and its points more than the best of the others,
/// or those of its team.
pub(crate) fn play_out<G: Policy>(mut world: G, seat: Seat, dice: &mut QuickDice) -> (f64, f64) {
    let mut course = Course::new(&world, seat, u32::MAX);
    play_on(&mut world, &mut course, &mut Quick::default(), dice);
    match world.outcome() {
        Some(outcome) => (outcome.share(seat), f64::from(final_leads(&outcome)[seat.index()])),
        None => (0.0, 0.0),
    }
}

/// By how many points each seat leads at the end; a team by what it scored.
pub(super) fn final_leads(outcome: &Outcome) -> [f32; Seat::MAX] {
    match outcome {
        Outcome::Ranked(standings) => {
            let mut points = [0.0; Seat::MAX];
            for (points, standing) in points.iter_mut().zip(standings) {
                *points = standing.score as f32;
            }
            engine::leads(&points[..standings.len()])
        }
        Outcome::Together { score, .. } => [*score as f32; Seat::MAX],
    }
}

/// The lead that counts as even: none over rivals, and where a team stands now.
pub(super) fn base_of<G: Policy>(observation: &Observation<'_, G>, dice: &mut QuickDice) -> f32 {
    let alone = G::FACTS.cooperative || observation.players() == 1;
    if alone { observation.imagine(dice).leads()[observation.seat().index()] } else { 0.0 }
}

/// What a position is worth to each seat, 0 to 1.
pub(super) fn judge<G: Policy>(world: &G, tuning: &Tuning, base: f32) -> [f32; Seat::MAX] {
    let likely = |lead: f32| 1.0 / (1.0 + ((base - lead) / tuning.spread).exp());
    let outcome = world.outcome();
    let leads = match &outcome {
        Some(outcome @ Outcome::Ranked(_)) => final_leads(outcome),
        _ => world.leads(),
    };
    let mut values = leads.map(likely);
    if let Some(outcome) = outcome {
        for seat in Seat::all(world.players()) {
            let value = &mut values[seat.index()];
            *value = tuning.win * outcome.share(seat) as f32 + (1.0 - tuning.win) * *value;
        }
    }
    values
}

/// What the end of a match is worth to a seat, 0 to 1, as a search judges it: who won, and by how much. Where nobody is a rival
/// it counts what was gained since `before`.
pub fn end_value<G: Policy>(before: &G, end: &G, seat: Seat) -> f64 {
    let alone = G::FACTS.cooperative || end.players() == 1;
    let base = if alone { before.leads()[seat.index()] } else { 0.0 };
    judge(end, &Tuning::of(G::FACTS.id), base)[seat.index()].into()
}

#[cfg(test)]
mod tests {
    use engine::Setup;
    use jupiter_rescue::JupiterRescue;
    use rocket_jockey::RocketJockey;

    use super::*;

    /// How many turns end before a match of so many players has been followed for this long.
    fn turns_within<G: Policy>(horizon: u32, players: u8) -> u32 {
        let dice = &mut QuickDice::new(4);
        let mut world = G::deal(G::components(), &Setup::new(players), dice).expect("a deal");
        let first = world.to_act().first().expect("somebody begins");
        let mut course = Course::new(&world, first, horizon);
        play_on(&mut world, &mut course, &mut Quick::default(), dice);
        assert!(world.outcome().is_none(), "the match goes on");
        course.turns
    }

    #[test]
    fn rivals_have_as_many_turns_each_and_a_team_has_them_together() {
        for players in 2..=4 {
            assert_eq!(turns_within::<RocketJockey>(2, players), 2 * u32::from(players));
            assert_eq!(turns_within::<JupiterRescue>(2, players), 2);
        }
    }

    #[test]
    fn what_is_left_of_a_plan_ends_with_its_turn() {
        let dice = &mut QuickDice::new(4);
        let mut world = JupiterRescue::deal(JupiterRescue::components(), &Setup::new(1), dice).expect("a deal");
        let (mut quick, mut turn, mut left) = (Quick::default(), world.turn(), 0);
        while let Some(seat) = world.to_act().first() {
            quick.list(&world, seat);
            let mut fresh = Quick { actions: quick.actions.clone(), ..Quick::default() };
            let is_left = world.turn() != turn && !quick.ahead.is_empty();
            turn = world.turn();
            let action = quick.choose(&world, seat, dice);
            if is_left {
                left += 1;
                assert_eq!(action, fresh.choose(&world, seat, dice), "as whoever begins the turn");
            }
            world.play(seat, action, dice, &mut ());
        }
        assert!(left > 0, "turns end by themselves when all actions are spent");
    }
}
