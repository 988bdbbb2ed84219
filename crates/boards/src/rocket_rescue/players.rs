//! What everybody knows of the players: the numbers of a line, and all the rest.

use engine::{Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocket_rescue::{Phase, Resource, SeatView, Stage, View};

use super::symbols::{count, cube, die};
use super::{cards, names};
use crate::{PlayerLine, icon, icon_for, seat_class};

pub(super) fn line(view: &View, seat: &SeatView, words: &Narrator<'_>) -> PlayerLine {
    PlayerLine {
        numbers: numbers(view, seat, words),
        more: html! { div.rr.rr-player.(seat_class(seat.seat)) { (panel(view, seat, words)) } },
    }
}

/// Points, energy, cubes, and how many crew are not safe yet.
fn numbers(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let left = seat.crew + seat.aboard + waiting(view, seat);
    html! {
        @if view.phase == Phase::Planning { (readiness(seat, words)) }
        span.rr-score { b.num { (seat.points) } " " span { (words.say(&phrase!("board-points-word", points = seat.points))) } }
        (count("energy", seat.energy, &words.word("board-energy")))
        (count("crew", left, &words.word("board-crew-left")))
        span.rr-cube-sum { (count("cube", seat.cubes.iter().sum::<u8>(), &words.word("board-cubes"))) }
        span.rr-line-cubes {
            @for resource in Resource::all() {
                @let number = seat.cubes[resource.index()];
                span data-holds={ "cube-" (resource) } data-amount=(number) { (cube(resource, number, words)) }
            }
        }
    }
}

/// Whether the plan is submitted.
fn readiness(seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let (name, key) = if seat.ready { ("check", "board-ready") } else { ("clock", "board-planning") };
    html! { span.rr-ready.good[seat.ready] { (icon_for(name, &words.word(key))) } }
}

fn panel(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let place = view.order.iter().position(|&other| other == seat.seat);
    html! {
        div.rr-player-has {
            @if let Some(place) = place { span.rr-place-in-order title=(words.word(order_key(view))) { (place + 1) "." } }
            @if seat.tokens > 0 { span.rr-count { (icon_for("star", &words.word("board-tokens"))) b.num { (seat.tokens) } } }
            (count("marker", seat.markers, &words.word("board-markers")))
            @if seat.launches > 0 { span.rr-count { (icon_for("rocket", &words.word("board-launches"))) b.num { (seat.launches) } } }
            @for resource in Resource::all() { (cube(resource, seat.cubes[resource.index()], words)) }
        }
        (crew(view, seat, words))
        (dice(view, seat, words))
        @if let Some(character) = seat.character { p.rr-character { (words.word(&format!("character-{character}"))) } }
        @if !seat.modules.is_empty() {
            ul.rr-minis aria-label=(words.word("board-unbuilt")) { @for module in &seat.modules { (cards::mini(view, module, words)) } }
        }
        @if !seat.planets.is_empty() {
            p.rr-kept { (icon("saucer")) @for (number, planet) in seat.planets.iter().enumerate() { @if number > 0 { ", " } (names::planet_name(*planet, words)) } }
        }
    }
}

/// How many crew of a player wait in the terminal.
fn waiting(view: &View, seat: &SeatView) -> u8 {
    view.terminal.iter().filter(|&&other| other == seat.seat).count() as u8
}

pub(super) fn order_key(view: &View) -> &'static str {
    if view.edition.bids() { "board-influence" } else { "board-order" }
}

/// Where the crew are: on planets, aboard, waiting, at home.
fn crew(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let line = words.sentence(&phrase!("line-crew", crew = seat.crew, aboard = seat.aboard, landed = seat.landed));
    html! {
        div.rr-crew role="img" aria-label=(line) title=(line) {
            @for _ in 0..seat.landed { span.rr-man.landed {} }
            @for _ in 0..seat.aboard { span.rr-man.aboard {} }
            @for _ in 0..waiting(view, seat) { span.rr-man.waiting {} }
            @for _ in 0..seat.crew { span.rr-man {} }
        }
    }
}

/// The revealed dice by phase.
fn dice(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    html! {
        @match &seat.dice {
            Some(dice) => ul.rr-dice {
                @for stage in Stage::all() {
                    @let faces: Vec<u8> = dice.iter().filter(|die| die.0 == stage).map(|die| die.1).collect();
                    li.now[stage_of(view.phase) == Some(stage)] title=(names::stage_name(stage, words)) {
                        span.rr-dice-stage aria-hidden="true" { (names::stage_name(stage, words).chars().next().unwrap_or(' ')) }
                        @for face in &faces {
                            span role="img" aria-label=(words.sentence(&phrase!("die", phase = stage.word(), face = *face))) { (die(*face)) }
                        }
                        @if faces.is_empty() { span.muted { "–" } }
                    }
                }
                @if let Some(bid) = seat.bid { li { span.rr-dice-stage { (words.word("board-bid-short")) } b.num { (bid) } } }
            },
            None => {}
        }
    }
}

/// The phase that dice lie in.
pub(super) fn stage_of(phase: Phase) -> Option<Stage> {
    match phase {
        Phase::Research => Some(Stage::Research),
        Phase::Purchase | Phase::Placing | Phase::Swapping | Phase::Refill => Some(Stage::Purchase),
        Phase::Boarding => Some(Stage::Boarding),
        Phase::Hangar => Some(Stage::Hangar),
        _ => None,
    }
}
