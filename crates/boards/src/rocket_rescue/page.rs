//! Round, phase, dice and players on top; planets, rockets and market beneath.

use engine::{Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocket_rescue::{Phase, Stage, View};

use super::symbols::{die, icon, symbols};
use super::{hangars, market, names, plan, planets, players, score};
use crate::{Choice, Offers, seat_badge};

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let yard = market::draw(view, offers, words);
    let own = market::own(view, offers, words);
    let pad = html! {
        div.rr-pads {
            (planets::draw(view, offers, words))
            (hangars::draw(view, offers, words))
        }
    };
    let terminal = hangars::terminal(view, offers, words);
    let plan = plan::draw(view, &html! {}, offers, words);
    let drawn = [&yard, &own, &pad, &terminal, &plan].map(|part| part.0.as_str()).concat();
    let deeds = deeds(&drawn, offers, words);
    let planning = view.plan.is_some();
    html! {
        div.rr {
            (symbols())
            (heading(view, &terminal, words))
            (score::draw(view, words))
            (jumps(words))
            // A plan is made on top; otherwise the players are.
            @if planning { (plan::draw(view, &deeds, offers, words)) }
            (players::draw(view, words))
            @if !planning { (deeds) }
            // What the phase is about comes first.
            @if yard_first(view.phase) { (own) (yard) (pad) } @else { (own) (pad) (yard) }
        }
    }
}

fn yard_first(phase: Phase) -> bool {
    match phase {
        Phase::Bonus
        | Phase::Research
        | Phase::Purchase
        | Phase::Placing
        | Phase::Swapping
        | Phase::Refill
        | Phase::Keep => true,
        Phase::Planning | Phase::Boarding | Phase::Hangar | Phase::Terminal | Phase::Over => false,
    }
}

/// Whatever can be done and has no place on the board.
fn deeds(drawn: &str, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let left: Vec<&Choice> =
        offers.all().iter().filter(|choice| !drawn.contains(&format!(" value=\"{}\"", choice.code))).collect();
    html! {
        @if !left.is_empty() {
            div.rr-deeds role="group" aria-label=(words.word("board-deeds")) {
                @for choice in left {
                    (offers.piece(&format!("do-{}", market::slug(&choice.code)), deed_class(&choice.code), &choice.code, "", &html! { (deed_icon(&choice.code)) (choice.sentence) }))
                }
            }
        }
    }
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

/// The round, the phases, the order, the dice to come, and what is special.
fn heading(view: &View, terminal: &Markup, words: &Narrator<'_>) -> Markup {
    html! {
        div.rr-heading {
            p.rr-round { (words.sentence(&phrase!("board-round", round = view.round, rounds = view.rounds))) }
            ol.rr-phases {
                (phase(view.phase == Phase::Planning || view.phase == Phase::Bonus, &words.word("phase-planning")))
                @for stage in Stage::all() { (phase(players::stage_of(view.phase) == Some(stage), &names::stage_name(stage, words))) }
                @if matches!(view.phase, Phase::Terminal | Phase::Keep) { (phase(true, &words.word("phase-round-end"))) }
            }
            @if view.last_round && view.phase != Phase::Over { span.tag.danger { (words.word("line-last-round")) } }
            @if !view.boarding_open && !matches!(view.phase, Phase::Planning | Phase::Over) { span.tag { (icon("lock")) (words.word("line-boarding-closed")) } }
            div.rr-side {
                (order(view, words))
                (terminal)
            }
            (queue(view, words))
        }
    }
}

fn phase(now: bool, name: &str) -> Markup {
    html! { li aria-current=[now.then_some("step")] { (name) } }
}

/// The influence track, or the order tokens.
fn order(view: &View, words: &Narrator<'_>) -> Markup {
    html! {
        @if !view.order.is_empty() {
            div.rr-order {
                span.rr-order-name { (words.word(players::order_key(view))) }
                ol { @for &seat in &view.order { li { (seat_badge(seat)) span.visually-hidden { (words.name(seat)) } } } }
            }
        }
    }
}

/// The dice of this phase in the order they act.
fn queue(view: &View, words: &Narrator<'_>) -> Markup {
    html! {
        @if !view.queue.is_empty() {
            div.rr-queue {
                span.rr-order-name { (words.word("board-queue")) }
                ol {
                    @for (number, queued) in view.queue.iter().enumerate() {
                        @let turn = usize::from(view.turn);
                        li.acted[number < turn].now[number == turn] aria-current=[(number == turn).then_some("true")] {
                            (seat_badge(queued.seat)) (die(queued.face))
                            span.visually-hidden { (words.sentence(&phrase!("queued", seat = queued.seat, face = queued.face))) }
                        }
                    }
                }
            }
        }
    }
}

/// On phones: ways to the parts of the board.
fn jumps(words: &Narrator<'_>) -> Markup {
    html! {
        nav.rr-jumps aria-label=(words.word("ui-board")) {
            a href="#rr-planets" { (words.word("heading-planets")) }
            a href="#rr-rockets" { (words.word("board-rockets")) }
            a href="#rr-market" { (words.word("board-market")) }
        }
    }
}
