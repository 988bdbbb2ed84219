//! What everybody knows of the players, as compact panels.

use engine::{Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocket_rescue::{Phase, Resource, SeatView, Stage, View};

use super::symbols::{count, cube, die};
use super::{cards, names};
use crate::{icon, icon_for, seat_badge, seat_class};

pub(super) fn draw(view: &View, words: &Narrator<'_>) -> Markup {
    html! {
        section #rr-players aria-labelledby="rr-players-title" {
            h2 #rr-players-title.visually-hidden { (words.word("ui-players")) }
            // On phones the panels can be scrolled sideways, with keys too.
            ul.rr-players tabindex="0" aria-labelledby="rr-players-title" {
                @for seat in &view.seats {
                    li id={ "player-" (seat.seat) } class=(classes(view, seat)) { (panel(view, seat, words)) }
                }
            }
        }
    }
}

fn is_up(view: &View, seat: &SeatView) -> bool {
    view.active == Some(seat.seat) || (view.phase == Phase::Planning && !seat.ready)
}

fn classes(view: &View, seat: &SeatView) -> String {
    let up = if is_up(view, seat) { " up" } else { "" };
    format!("rr-player {}{up}", seat_class(seat.seat))
}

fn panel(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let place = view.order.iter().position(|&other| other == seat.seat);
    html! {
        div.rr-player-top {
            span.seat-name { (seat_badge(seat.seat)) span.rr-player-name { (words.name(seat.seat)) } }
            span.rr-score { b.num { (seat.points) } " " span { (words.say(&phrase!("board-points-word", points = seat.points))) } }
        }
        div.rr-player-has {
            @if view.viewer.is(seat.seat) { span.tag { (words.word("ui-you")) } }
            @if view.active == Some(seat.seat) { span.rr-up { (icon_for("on", &words.say(&phrase!("ui-turn-of", seat = seat.seat)))) } }
            @if let Some(place) = place { span.rr-place-in-order title=(words.word(order_key(view))) { (place + 1) "." } }
            (count("energy", seat.energy, &words.word("board-energy")))
            @for resource in Resource::all() { (cube(resource, seat.cubes[resource.index()], words)) }
            @if seat.tokens > 0 { span.rr-count { (icon_for("star", &words.word("board-tokens"))) b.num { (seat.tokens) } } }
            (count("marker", seat.markers, &words.word("board-markers")))
            @if seat.launches > 0 { span.rr-count { (icon_for("rocket", &words.word("board-launches"))) b.num { (seat.launches) } } }
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

pub(super) fn order_key(view: &View) -> &'static str {
    if view.edition.bids() { "board-influence" } else { "board-order" }
}

/// Where the crew are: on planets, aboard, waiting, at home.
fn crew(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let waiting = view.terminal.iter().filter(|&&other| other == seat.seat).count();
    let line = words.sentence(&phrase!("line-crew", crew = seat.crew, aboard = seat.aboard, landed = seat.landed));
    html! {
        div.rr-crew role="img" aria-label=(line) title=(line) {
            @for _ in 0..seat.landed { span.rr-man.landed {} }
            @for _ in 0..seat.aboard { span.rr-man.aboard {} }
            @for _ in 0..waiting { span.rr-man.waiting {} }
            @for _ in 0..seat.crew { span.rr-man {} }
        }
    }
}

/// The revealed dice by phase; before, whether the plan is submitted.
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
            None if view.phase == Phase::Planning => p.rr-ready.good[seat.ready] {
                @if seat.ready { (icon("check")) (words.word("board-ready")) } @else { (icon("clock")) (words.word("board-planning")) }
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
