//! The bar: which round and phase it is, what is special about it, and the order.

use engine::{Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocket_rescue::{Phase, Stage, View};

use super::symbols::icon;
use super::{names, players};
use crate::seat_badge;

pub(super) fn draw(view: &View, words: &Narrator<'_>) -> Markup {
    html! {
        span.rr-round {
            span.rr-long { (words.sentence(&phrase!("board-round", round = view.round, rounds = view.rounds))) }
            span.rr-short aria-hidden="true" { (view.round) "/" (view.rounds) }
        }
        ol.plain.rr-phases {
            (phase(matches!(view.phase, Phase::Planning | Phase::Bonus), &words.word("phase-planning")))
            @for stage in Stage::all() { (phase(players::stage_of(view.phase) == Some(stage), &names::stage_name(stage, words))) }
            @if matches!(view.phase, Phase::Terminal | Phase::Keep) { (phase(true, &words.word("phase-round-end"))) }
        }
        @if view.last_round && view.phase != Phase::Over { span.tag.danger { (words.word("board-last-round")) } }
        @if !view.boarding_open && view.phase != Phase::Over {
            span.tag title=(words.word("line-boarding-closed")) { (icon("lock")) span.rr-closed-word { (words.word("board-boarding-closed")) } }
        }
        (order(view, words))
    }
}

fn phase(now: bool, name: &str) -> Markup {
    html! { li aria-current=[now.then_some("step")] { (name) } }
}

/// The influence track, or the order tokens.
fn order(view: &View, words: &Narrator<'_>) -> Markup {
    html! {
        @if !view.order.is_empty() {
            span.rr-order title=(words.word(players::order_key(view))) {
                span.rr-order-name { (words.word("board-order-short")) }
                ol.plain { @for &seat in &view.order { li { (seat_badge(seat)) span.visually-hidden { (words.name(seat)) } } } }
            }
        }
    }
}
