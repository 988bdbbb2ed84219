//! What is offered for one click is accepted as a series, and is the cheapest.

use crate::common::{Ask, Scene, empty, spot};
use engine::testing::battery::{random_matches, setups};
use engine::{Chance, Game, QuickDice, Seat, Viewer};
use jupiter_rescue::{Action, Decision, JupiterRescue, Route, View};

const ALONE: Viewer = Viewer::Seat(Seat::new(0));

/// Plays a series as a match does: every step must be legal, and before the last one no chance is used.
fn accepted(position: &JupiterRescue, seat: Seat, steps: &[Action]) -> JupiterRescue {
    let mut after = *position;
    for (number, &action) in steps.iter().enumerate() {
        let refusal = after.refusal(seat, &action).map(|refusal| refusal.clause);
        assert!(refusal.is_none(), "step {number} of {steps:?} is refused by {refusal:?}");
        let mut chance = Used(QuickDice::new(1), false);
        after.play(seat, action, &mut chance, &mut ());
        assert!(!chance.1 || number + 1 == steps.len(), "step {number} of {steps:?} uses chance");
    }
    after
}

/// Chance that remembers whether it was used.
struct Used(QuickDice, bool);

impl Chance for Used {
    fn below(&mut self, bound: u32) -> u32 {
        self.1 = true;
        self.0.below(bound)
    }
}

#[test]
fn whatever_is_offered_in_random_matches_is_accepted_as_a_series() {
    let (mut walks, mut escorts, mut placed) = (0, 0, 0);
    let mut number = 0;
    random_matches::<JupiterRescue>(&setups::<JupiterRescue>(), 1, |position, seat, _, _| {
        number += 1;
        let view = position.view(Viewer::Seat(seat));
        if number % 5 == 0 || !view.harmless_places.is_empty() {
            let routes = |routes: &[Route]| {
                for route in routes {
                    accepted(position, seat, &route.steps);
                }
                routes.iter().filter(|route| route.steps.len() > 1).count()
            };
            walks += routes(&view.walks);
            escorts += routes(&view.escorts);
            accepted(position, seat, &view.harmless_places);
            placed += usize::from(view.harmless_places.len() > 1);
        }
    });
    assert!(
        walks > 100 && escorts > 100 && placed > 20,
        "{walks} walks, {escorts} escorts, {placed} batches of Creeps"
    );
}

fn walk(view: &View, to: &str) -> Option<Vec<String>> {
    steps(&view.walks, |route| route.to == spot(to))
}

fn escort(view: &View, from: &str, to: &str) -> Option<Vec<String>> {
    steps(&view.escorts, |route| route.from == spot(from) && route.to == spot(to))
}

fn steps(routes: &[Route], wanted: impl Fn(&Route) -> bool) -> Option<Vec<String>> {
    let route = routes.iter().find(|route| wanted(route))?;
    Some(route.steps.iter().map(ToString::to_string).collect())
}

#[test]
fn a_robot_walks_the_cheapest_way_as_far_as_its_actions_last() {
    let view = empty(1).table().sees(ALONE);
    assert_eq!(walk(&view, "0,0/0").expect("next to it").len(), 1);
    assert_eq!(walk(&view, "1,0/3").expect("one more bridge"), ["move to 0,0/0", "move to 1,0/3"]);
    assert_eq!(walk(&view, "pod").map(|steps| steps.len()), None, "six bridges away");
    assert!(view.walks.iter().all(|route| route.steps.len() <= 5));
}

#[test]
fn creeps_are_walked_around() {
    let view = empty(1).creeps("0,0/0").table().sees(ALONE);
    assert_eq!(walk(&view, "1,0/3").expect("by the south").len(), 5);
    assert!(walk(&view, "0,0/0").is_none());
}

#[test]
fn rocket_boots_make_ways_cheaper() {
    let view = empty(1).cores("rocket-boots boost").table().sees(ALONE);
    let steps = walk(&view, "1,0/2").expect("a flight and a step");
    assert_eq!(steps.len(), 2, "{steps:?}");
    assert!(steps.iter().any(|step| step.starts_with("fly")));
}

#[test]
fn nobody_walks_to_where_the_module_would_blow_up() {
    let seen = |scene: Scene| scene.robots("2,-1/2").creeps("1,0/01234").table().sees(ALONE);
    assert!(walk(&seen(empty(1)), "1,0/5").is_some());
    assert!(walk(&seen(empty(1).option("robot-vulnerability")), "1,0/5").is_none());
}

#[test]
fn a_colonist_goes_several_steps_while_it_is_in_range() {
    let view = empty(1).robots("2,-1/3").colonists("2,-1/1").table().sees(ALONE);
    let steps = escort(&view, "2,-1/1", "pod").expect("a way to the Pod");
    assert_eq!(steps, ["command 2,-1/1 to 2,-1/0", "command 2,-1/0 to pod"]);
    assert!(view.escorts.iter().all(|route| route.steps.len() <= 5));
}

#[test]
fn with_follower_one_step_at_a_time_is_offered() {
    let view = empty(1).cores("follower boost").robots("2,-1/3").colonists("2,-1/1").table().sees(ALONE);
    assert!(!view.escorts.is_empty() && view.escorts.iter().all(|route| route.steps.len() == 1));
}

#[test]
fn creeps_are_put_where_they_touch_nobody() {
    let scene = empty(2).colonists("2,0/4").set("die", 5).set("step", "rolled");
    let table = scene.hand(0, "phase-shift").rolling(&[1]);
    assert_eq!(table.decision(), Decision::Rolled);
    let mut after = *table.position();
    let go_on: Action = "go on".parse().expect("an action");
    after.play(Seat::new(0), go_on, &mut QuickDice::new(1), &mut ());
    let view = after.view(ALONE);
    assert!(matches!(view.step, Decision::Place(_)), "{:?}", view.step);
    assert!(view.harmless_places.len() > 1, "{:?}", view.harmless_places);
    accepted(&after, Seat::new(0), &view.harmless_places);
}
