//! The viewer's own phase board while planning: eight die fields, the faces to choose from, the energy this costs.

use engine::{Fact, Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocket_rescue::{FaceView, PlanView, Stage, View};

use super::names;
use super::symbols::{die, icon};
use crate::Offers;

/// How many dice lie in a phase at most (RR-PLAN-2).
const FIELDS: usize = 2;

/// The pad with its eight fields, and what the dice cost or earn; beneath that what else can be done.
pub(super) fn draw(view: &View, offers: &Offers<'_>, deeds: &Markup, words: &Narrator<'_>) -> Markup {
    let Some(plan) = &view.plan else { return html! {} };
    // What `assets/rocket-rescue.js` needs to lay out dice freely.
    let open = !plan.ready && !offers.all().is_empty();
    let dice = || plan.dice.iter().map(|(stage, face)| format!("{stage} {face}")).collect::<Vec<_>>().join(",");
    html! {
        section #rr-plan.rr-plan.full[plan.dice.len() == 2 * FIELDS] aria-label=(words.word("board-plan"))
            data-asked[open] data-plan=[open.then(dice)] data-round=(view.round)
            data-forecast=(words.sentence(&phrase!("prompt-plan-forecast", energy = Fact::Text("#".into()))))
            data-lift=(words.word("board-die-lift")) data-empty=(words.word("board-field-empty")) {
            ol.rr-stages {
                @for stage in Stage::all() { (column(view, plan, stage, offers, words)) }
            }
            div.rr-plan-foot {
                (balance(view, plan, words))
                @if view.skips_placing() && plan.dice.len() == 2 * FIELDS { p.rr-closed { (icon("lock")) (words.word("prompt-plan-no-placing")) } }
                (bids(view, plan, offers, words))
                (deeds)
            }
        }
    }
}

fn column(view: &View, plan: &PlanView, stage: Stage, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let faces: Vec<u8> = plan.dice.iter().filter(|die| die.0 == stage).map(|die| die.1).collect();
    let closed = if stage == Stage::Boarding && !view.boarding_open { " closed" } else { "" };
    // On phones a phase that takes no more dice makes room.
    let takes = (1..=6).any(|face| offers.find(&format!("die {stage} {face}")).is_some());
    let passed = if takes { "" } else { " passed" };
    html! {
        li class={ "rr-stage" (closed) (passed) } data-stage=(stage) {
            div.rr-stage-head {
                h3 title=[(!closed.is_empty()).then(|| words.word("prompt-plan-no-boarding"))] { (names::stage_name(stage, words)) @if !closed.is_empty() { " " (icon("lock")) } }
                ul.rr-fields {
                    @for place in 0..FIELDS {
                        li {
                            @match faces.get(place) {
                                Some(&face) => {
                                    span #{ "field-" (stage) "-" (place) }.rr-field.set role="img" aria-label=(words.sentence(&phrase!("die", phase = stage.word(), face = face))) { (die(face)) }
                                }
                                None => span #{ "field-" (stage) "-" (place) }.rr-field role="img" aria-label=(words.word("board-field-empty")) {},
                            }
                        }
                    }
                }
            }
            @if !plan.ready {
                ul.rr-faces {
                    @for face in 1..=6 { li data-energy=(view.faces[face - 1].energy) { (choice(view, stage, face as u8, offers, words)) } }
                }
            }
        }
    }
}

/// A face to choose: what it costs or earns, and what it does.
fn choice(view: &View, stage: Stage, face: u8, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let does = &view.faces[usize::from(face) - 1];
    let energy = does.energy;
    let sign = if energy > 0 {
        "+"
    } else if energy < 0 {
        "−"
    } else {
        "±"
    };
    let name = words.sentence(&phrase!("die", phase = stage.word(), face = face));
    let inside = html! {
        span.rr-face-top { (die(face)) span.rr-face-energy.good[energy > 0] { (sign) (energy.abs()) (icon("energy")) } }
        span.rr-face-does { (effect(does, stage)) }
    };
    offers.piece(&format!("die-{stage}-{face}"), "rr-face", &format!("die {stage} {face}"), &name, &inside)
}

/// What a die does, as icons.
fn effect(does: &FaceView, stage: Stage) -> Markup {
    match stage {
        Stage::Research => html! { b.num { "1" } (crate::icon("card")) },
        Stage::Purchase => html! { b.num { (does.cubes) } (icon("cube")) },
        Stage::Boarding => html! {
            @if does.seats > 0 { b.num { (does.seats) } (icon("seat")) }
            @if does.crew_moves > 0 { b.num { (does.crew_moves) } (icon("move")) (icon("crew")) }
            @if does.seats + does.crew_moves == 0 { "–" }
        },
        Stage::Hangar => html! {
            @for (number, [build, launch, moves]) in does.hangar.iter().enumerate() {
                @if number > 0 { "/" }
                span.rr-does {
                    @for _ in 0..*build { (icon("build")) }
                    @for _ in 0..*launch { (crate::icon("rocket")) }
                    @for _ in 0..*moves { (icon("move")) }
                }
            }
            @if does.hangar.is_empty() { "–" }
        },
    }
}

/// The bid, once the dice lie.
fn bids(view: &View, plan: &PlanView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let open: Vec<_> = offers.all().iter().filter(|choice| choice.code.starts_with("bid ")).collect();
    html! {
        @if view.edition.bids() && (plan.bid.is_some() || !open.is_empty()) {
            div.rr-bids role="group" aria-label=(words.word("board-bid")) {
                b { (words.word("board-bid")) }
                @if let Some(bid) = plan.bid { span.rr-bid.made { (icon("energy")) b.num { (bid) } } }
                @for choice in open {
                    (offers.piece(&choice.code.replace(' ', "-"), "rr-bid", &choice.code, "", &html! { b.num { (choice.code.trim_start_matches("bid ")) } }))
                }
            }
        }
    }
}

/// What the dice cost, what the viewer has, and what will be left.
fn balance(view: &View, plan: &PlanView, words: &Narrator<'_>) -> Markup {
    let Some(seat) = view.viewer.seat() else { return html! {} };
    let have = view.seat(seat).energy;
    let pays = -plan.dice.iter().map(|die| i32::from(view.faces[usize::from(die.1) - 1].energy)).sum::<i32>();
    let key = match pays {
        1.. => "board-dice-cost",
        0 if plan.dice.is_empty() => "board-dice-none",
        0 => "board-dice-even",
        _ => "board-dice-earn",
    };
    let told = |key, energy: Fact| words.sentence(&phrase!(key, energy = energy, have = have));
    let open = |key| told(key, Fact::Text("#".into()));
    html! {
        div.rr-balance.short[plan.forecast < 0] data-have=(have) data-bid=(plan.bid.unwrap_or(0))
            data-cost=(open("board-dice-cost")) data-earn=(open("board-dice-earn")) data-even=(open("board-dice-even")) {
            span { (told(key, pays.abs().into())) }
            @if let Some(bid) = plan.bid.filter(|bid| *bid > 0) { span { (words.sentence(&phrase!("board-bid-is", energy = bid))) } }
            span.rr-after { (icon("energy")) b.num { (have) } "→" b.num { (plan.forecast) } }
            @if let Some(correction) = plan.correction() { span { (words.sentence(&correction)) } }
        }
    }
}
