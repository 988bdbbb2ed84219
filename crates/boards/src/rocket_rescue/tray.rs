//! The tray: what the phase is about, in words and as what can be clicked. It is as high in all phases, so that the board
//! above it stays as it is.

use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use rocket_rescue::{Phase, Step, View};

use super::symbols::{die, icon};
use super::{hangars, market, names, own, plan, players, score};
use crate::{Choice, Offers, seat_badge};

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    if view.phase == Phase::Over {
        return html! { div #rr-tray.rr.rr-tray.rr-end { (score::draw(view, words)) } };
    }
    html! {
        div #rr-tray.rr.rr-tray.rr-planning[view.plan.is_some()] {
            @if view.plan.is_some() {
                label.rr-switch { input #rr-low type="checkbox"; span.rr-to-board { (words.word("board-show-board")) } span.rr-to-dice { (words.word("board-show-dice")) } }
            }
            div.rr-tray-head {
                h2.rr-title { (title(view, words)) }
                p.rr-about { (words.word(about(view))) }
                @if view.plan.is_some() { (market::outlook(view, words)) }
                (queue(view, words))
                @if view.plan.is_none() { (deeds(offers, words)) }
            }
            // On phones it is scrolled sideways, with keys too.
            div.rr-tray-body tabindex="0" role="group" aria-label=(title(view, words)) { (body(view, offers, words)) }
        }
    }
}

fn title(view: &View, words: &Narrator<'_>) -> String {
    match players::stage_of(view.phase) {
        Some(stage) => names::stage_name(stage, words),
        None if matches!(view.phase, Phase::Terminal | Phase::Keep) => names::capital(&words.word("phase-round-end")),
        None if view.phase == Phase::Bonus => names::capital(&words.word("phase-bonus")),
        None => words.word(match &view.plan {
            Some(plan) if plan.ready => "board-plan-final",
            Some(_) => "board-plan",
            None => "phase-planning",
        }),
    }
}

/// The key of what the phase is about.
fn about(view: &View) -> &'static str {
    let first = view.edition.cubes_on_modules();
    match view.phase {
        Phase::Planning => "about-planning",
        Phase::Bonus => "about-bonus",
        Phase::Research => "about-research",
        Phase::Purchase if first => "about-purchase-place",
        Phase::Purchase => "about-purchase",
        Phase::Placing => "about-placing",
        Phase::Swapping => "about-swapping",
        Phase::Refill => "about-refill",
        Phase::Boarding => "about-boarding",
        Phase::Hangar => "about-hangar",
        Phase::Terminal => "about-terminal",
        Phase::Keep | Phase::Over => "about-keep",
    }
}

fn body(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let trades = matches!(view.phase, Phase::Purchase | Phase::Swapping | Phase::Refill | Phase::Bonus);
    let swaps = matches!(view.step, Some(Step::SwapFor(_)));
    if view.plan.is_some() {
        return plan::draw(view, offers, &deeds(offers, words), words);
    }
    html! {
        (own::stuff(view, offers, words))
        @if trades || swaps { (market::stalls(view, offers, words)) }
        @if own::is_looking(view) { (market::cards(view, offers, words)) } @else { (own::modules(view, offers, words)) }
        @if matches!(view.phase, Phase::Boarding | Phase::Hangar | Phase::Terminal) && !swaps {
            (hangars::terminal(view, offers, words))
            (own::built(view, words))
        }
    }
}

/// The dice of this phase in the order they act.
fn queue(view: &View, words: &Narrator<'_>) -> Markup {
    let turn = usize::from(view.turn);
    html! {
        @if !view.queue.is_empty() {
            ol.rr-queue aria-label=(words.word("board-queue")) {
                @for (number, queued) in view.queue.iter().enumerate() {
                    li.acted[number < turn].now[number == turn] aria-current=[(number == turn).then_some("true")] {
                        (seat_badge(queued.seat)) (die(queued.face))
                        span.visually-hidden { (words.sentence(&phrase!("queued", seat = queued.seat, face = queued.face))) }
                    }
                }
            }
        }
    }
}

/// What can be done and is no piece of board or tray.
fn deeds(offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let deeds: Vec<&Choice> = offers.all().iter().filter(|choice| is_deed(&choice.code)).collect();
    html! {
        @if !deeds.is_empty() {
            div.rr-deeds role="group" aria-label=(words.word("board-deeds")) {
                @for choice in deeds {
                    (offers.piece(&format!("do-{}", market::slug(&choice.code)), deed_class(&choice.code), &choice.code, "", &html! { (deed_icon(&choice.code)) (choice.sentence) }))
                }
            }
        }
    }
}

fn is_deed(code: &str) -> bool {
    matches!(code, "submit" | "take back" | "seat crew" | "seat nobody" | "reward crew" | "done")
}

fn deed_class(code: &str) -> &'static str {
    if matches!(code, "submit" | "seat crew" | "reward crew") { "button primary rr-deed" } else { "button rr-deed" }
}

fn deed_icon(code: &str) -> Markup {
    match code {
        "submit" | "done" => crate::icon("check"),
        "take back" => crate::icon("undo"),
        "seat crew" | "reward crew" => icon("crew"),
        _ => html! {},
    }
}
