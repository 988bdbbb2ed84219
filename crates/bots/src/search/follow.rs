//! What comes of one choice in one imagined world, followed to the end of the match.

use engine::{Observation, Policy, QuickDice, View, Viewer};

use super::playout::{Course, Quick, base_of, final_leads, judge, next_to_act};
use crate::tuning::Tuning;

/// What came of a choice in an imagined world, where everybody played on by the rules of thumb.
#[derive(Clone, Debug, PartialEq)]
pub struct Consequence {
    /// What the position was worth to the seat after as many turns as a search looks ahead, 0 to 1.
    pub value: f64,
    /// The seat's share of the win.
    pub wins: f64,
    /// By how many points it led in the end; in a team, what was scored.
    pub points: f64,
    /// The seat's numbers when its turn was over, in the order of [`View::numbers`].
    pub soon: Vec<i32>,
    /// The same when the match was over.
    pub late: Vec<i32>,
}

/// How far a choice is followed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Followed {
    /// As far as a search looks ahead.
    Ahead,
    /// To the end of the match.
    ToTheEnd,
}

/// Follows a choice in the world that is drawn from `luck`: the same for every choice, so that they can be compared. What
/// comes after [`Followed::Ahead`] is as it stands then.
pub fn follow<G: Policy>(observation: &Observation<'_, G>, choice: usize, luck: u64, far: Followed) -> Consequence {
    let (me, tuning) = (observation.seat(), Tuning::of(G::FACTS.id));
    let numbers = |world: &G| world.view(Viewer::Seat(me)).numbers().into_iter().map(|(_, number)| number).collect();
    let base = base_of(observation, &mut QuickDice::new(luck));
    let dice = &mut QuickDice::new(luck);
    let mut world = observation.imagine(dice);
    let turn = world.turn();
    let mut course = Course::new(&world, me, tuning.horizon);
    world.play(me, observation.actions()[choice], dice, &mut ());
    let (mut quick, mut value, mut soon) = (Quick::default(), None, None::<Vec<i32>>);
    while let Some(seat) = next_to_act(&world, me) {
        if soon.is_none() && (seat != me || world.turn() != turn) {
            soon = Some(numbers(&world));
        }
        if value.is_none() && !course.includes(&world, seat) {
            value = Some(judge(&world, &tuning, base)[me.index()]);
            if far == Followed::Ahead {
                break;
            }
        }
        quick.list(&world, seat);
        let action = quick.choose(&world, seat, dice);
        world.play(seat, action, dice, &mut ());
    }
    let late: Vec<i32> = numbers(&world);
    let outcome = world.outcome();
    let value = value.unwrap_or_else(|| judge(&world, &tuning, base)[me.index()]);
    Consequence {
        value: value.into(),
        wins: outcome.as_ref().map_or(0.0, |outcome| outcome.share(me)),
        points: outcome.as_ref().map_or(0.0, |outcome| final_leads(outcome)[me.index()].into()),
        soon: soon.unwrap_or_else(|| late.clone()),
        late,
    }
}
