//! Personal Goals with what is done of them.

use engine::{Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocketmen::{GoalView, TaskView, View};

use super::names;
use crate::icon;
use crate::syllables::breakable;

/// The viewer's own goals; those of the others open with their player, at the end.
pub(super) fn draw(view: &View, words: &Narrator<'_>) -> Markup {
    let own: Vec<&GoalView> = view.goals.iter().filter(|goal| view.viewer.is(goal.seat)).collect();
    html! {
        @if !own.is_empty() {
            section.rm-goals aria-labelledby="rm-goals-title" {
                h2 #rm-goals-title.visually-hidden { (words.word("heading-goals")) }
                ul { @for goal in own { li { (card(goal, words)) } } }
            }
        }
    }
}

pub(super) fn card(goal: &GoalView, words: &Narrator<'_>) -> Markup {
    let done = goal.tasks.iter().filter(|task| task.is_done()).count();
    html! {
        div.rm-goal tabindex="0" role="group" aria-label=(words.word(&format!("goal-{}", goal.goal))) {
            div.rm-goal-head {
                strong { (breakable(&words.word(&format!("goal-{}", goal.goal)), words)) }
                @if goal.mandatory { span.tag.danger { (words.word("board-mandatory")) } }
                @else {
                    span.rm-goal-vp role="img" aria-label=(words.say(&phrase!("board-goal-vp", one = goal.vp[1], two = goal.vp[2], three = goal.vp[3]))) {
                        @for (number, vp) in goal.vp.iter().enumerate().skip(1) { span.now[number == done] { (vp) } }
                        " " (words.word("board-vp"))
                    }
                }
            }
            ul.rm-tasks {
                @for task in &goal.tasks {
                    li.done[task.is_done()] {
                        @if task.is_done() { (icon("check")) } @else { span.rm-open aria-hidden="true" {} }
                        (text(task, words))
                        span.visually-hidden { " (" (words.word(if task.is_done() { "task-done" } else { "task-open" })) ")" }
                    }
                }
            }
        }
    }
}

pub(super) fn text(task: &TaskView, words: &Narrator<'_>) -> String {
    match task {
        TaskView::Location { location, .. } => names::location(location, words),
        TaskView::Missions { destination, missions, .. } => {
            words.say(&phrase!("board-task-missions", missions = *missions, destination = destination.word()))
        }
        TaskView::Threat { threat, .. } => names::kind(*threat, words),
        TaskView::Token { destination, .. } => {
            words.say(&phrase!("board-task-token", destination = destination.word()))
        }
        TaskView::FirstPlaces { places, .. } => words.say(&phrase!("board-task-first", places = *places)),
    }
}
