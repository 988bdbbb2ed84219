//! The planets in a row with their cargo, the run and the cards beneath.

use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use rocket_jockey::{Phase, Run, View, Visitors};

use super::{cards, cargo, names, planets, players, sky};
use crate::{Offers, icon};

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        div.rj {
            (planets::symbols())
            (heading(view, words))
            (players::draw(view, words))
            section.rj-space aria-labelledby="rj-planets-title" {
                h3 #rj-planets-title.visually-hidden { (words.word("heading-planets")) }
                (sky::draw(view, offers))
                div.rj-row { (cargo::draw(view, offers, words)) }
            }
            @if view.phase != Phase::Over { (run(view, offers, words)) }
            div.rj-table {
                (cards::piles(view, offers, words))
                (cards::hand(view, offers, words))
            }
        }
    }
}

/// Whose turn it is, and which step of it.
fn heading(view: &View, words: &Narrator<'_>) -> Markup {
    let now = match view.phase {
        Phase::FuelUp => 0,
        Phase::StepTwo | Phase::InFlight | Phase::Delivered => 1,
        Phase::Discard | Phase::Reserve => 2,
        Phase::Over => 3,
    };
    let steps = ["board-step-fuel-up", "board-step-two", "board-step-layover"];
    html! {
        div.rj-heading {
            h2.rj-turn {
                @if view.phase == Phase::Over { (words.word("prompt-over")) }
                @else { (words.sentence(&phrase!("heading-turn", turn = view.turn, seat = view.active))) }
            }
            ol.rj-steps {
                @for (number, step) in steps.into_iter().enumerate() {
                    li aria-current=[(number == now).then_some("step")] { (words.word(step)) }
                }
            }
            p.rj-watch { (icon("saucer")) (alien_watch(view, words)) }
        }
    }
}

/// Where the Aliens are, or when they will come.
fn alien_watch(view: &View, words: &Narrator<'_>) -> String {
    words.sentence(&match (view.aliens, view.visitors) {
        (Some(orbit), _) => phrase!("line-aliens", planet = names::planet(orbit)),
        (None, Visitors::InDeck) => phrase!("line-second-deck", cards = view.deck),
        (None, _) => phrase!("line-first-deck", cards = view.deck),
    })
}

/// The open run on the ladder of points, the other runs of this turn, and how to end the step.
fn run(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let count = view.tally().map_or(0, |(run, ..)| usize::from(run.count()));
    let highest = view.transport.len() - 1;
    html! {
        section.rj-run aria-labelledby="rj-run-title" {
            h3 #rj-run-title.rj-title { (words.word("board-run")) }
            ol.rj-ladder aria-label=(words.word("board-ladder")) {
                @for step in 1..=highest {
                    @let reached = if step == count.min(highest) { "now" } else if step < count { "passed" } else { "" };
                    li class=(reached) aria-current=[(step == count.min(highest)).then_some("true")] {
                        span.rj-ladder-count { (step) @if step == highest { "+" } }
                        b.num { (view.transport[step]) }
                    }
                }
            }
            (tally(view, words))
            div.rj-ends {
                @for code in ["done", "reserve none"] {
                    @if let Some(choice) = offers.find(code) {
                        (offers.piece(&code.replace(' ', "-"), "button rj-end", code, "", &html! { (icon("check")) (choice.sentence) }))
                    }
                }
            }
        }
    }
}

/// Cards and stars of the open run and what they bring, with the way flown; the closed runs before it.
fn tally(view: &View, words: &Narrator<'_>) -> Markup {
    let Some((run, points, more)) = view.tally() else {
        let early = matches!(view.phase, Phase::FuelUp | Phase::StepTwo);
        return html! { p.rj-tally.muted { @if early { (words.word("board-no-run")) } } };
    };
    html! {
        div.rj-tally {
            span.visually-hidden { (run_line(run, points, words)) }
            span.rj-sum aria-hidden="true" {
                span { b.num { (run.cards) } (icon("card")) }
                "+" span { b.num { (run.bonus) } (icon("star")) }
                "=" b.num { (run.count()) }
                "→" span.rj-pays { b.num { (points) } " " (names::points_word(points, words)) }
            }
            @if view.phase == Phase::InFlight { span.tag.accent { (words.say(&phrase!("board-one-more", points = more))) } }
            @if !view.played.is_empty() {
                ol.rj-flown-list aria-label=(words.word("board-flown")) {
                    @for hop in &view.played {
                        li.rj-mini { (hop.from) "→" (hop.to) @if hop.bent { (crate::icon_for("co-pilot", &words.word("board-with-copilot"))) } }
                    }
                }
            }
            @if view.runs.len() > 1 {
                ol.rj-runs {
                    @for (run, points) in &view.runs[..view.runs.len() - 1] { li.small { (run_line(*run, *points, words)) } }
                }
            }
        }
    }
}

fn run_line(run: Run, points: i16, words: &Narrator<'_>) -> String {
    words.sentence(&phrase!("line-run", cards = run.cards, bonus = run.bonus, count = run.count(), points = points))
}
