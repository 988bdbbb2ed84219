//! What everybody knows of the players, as compact panels; in solitaire the AI beside them.

use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use rocketmen::{AiView, Face, Mode, Phase, SeatView, View};

use super::symbols::picture;
use super::{card, names};
use crate::{icon, icon_for, seat_badge, seat_class};

pub(super) fn draw(view: &View, words: &Narrator<'_>) -> Markup {
    html! {
        section aria-labelledby="rm-players-title" {
            h3 #rm-players-title.visually-hidden { (words.word("ui-players")) }
            ul.rm-players tabindex="0" aria-labelledby="rm-players-title" {
                @for seat in &view.seats {
                    li id={ "player-" (seat.seat) } class=(classes(view, seat)) { (panel(view, seat, words)) }
                }
                @if let Some(ai) = &view.ai { li #player-ai.rm-player.ai { (robot(view, ai, words)) } }
            }
        }
    }
}

fn is_up(view: &View, seat: &SeatView) -> bool {
    view.active == seat.seat && view.phase != Phase::Over
}

fn classes(view: &View, seat: &SeatView) -> String {
    let up = if is_up(view, seat) { " up" } else { "" };
    format!("rm-player {}{up}", seat_class(seat.seat))
}

fn panel(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let you = view.viewer.is(seat.seat);
    html! {
        div.rm-player-top {
            span.seat-name { (seat_badge(seat.seat)) span.rm-player-name { (words.name(seat.seat)) } }
            @if you { span.tag { (words.word("ui-you")) } }
            @if is_up(view, seat) { span.rm-up { (icon_for("rocket", &words.say(&phrase!("ui-turn-of", seat = seat.seat)))) } }
            span.rm-score { b.num { (seat.vp) } " " (words.word("board-vp")) @if let Some(end) = view.end_score { " / " (end) } }
        }
        (track(view, seat.vp))
        div.rm-counts {
            (count("card", "board-hand-cards", seat.hand, words))
            (count("deck", "board-hq", seat.hq, words))
            (count("cargo", "board-warehouse", seat.warehouse.len() as u8, words))
            (count("star", "board-tokens-left", seat.tokens_left, words))
            @if seat.threats > 0 { span.rm-counted { span role="img" aria-label=(words.word("board-threats")) title=(words.word("board-threats")) { (picture("threat", "rm-sign")) } b.num { (seat.threats) } } }
            (achievements(seat, words))
        }
        div.rm-rival {
            @match seat.plan {
                Some(plan) => { span.rm-rival-plan { (card::sign(view, plan)) (names::title(view, plan, words)) } }
                None => { span.muted { (words.word("board-no-plan")) } }
            }
            span.rm-counted { span role="img" aria-label=(words.say(&phrase!("icon-rocket", count = seat.points))) { (picture("rocket", "rm-item")) } b.num { (seat.points) } }
            @if seat.plan.is_some() { span.rm-note { (names::boosts(view, seat.boosts, words)) } }
        }
        @if !you {
            @if !seat.pad.is_empty() { (card::chips(view, seat.pad.iter().copied(), words)) }
            (look(view, seat, words))
        }
    }
}

/// What everybody may look through.
fn look(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let piles = [
        ("board-known-cards", seat.known.clone()),
        ("card-depot", seat.depot.clone()),
        ("board-warehouse", seat.warehouse.iter().copied().map(Face::from).collect()),
        ("board-junkyard", seat.junkyard.iter().copied().map(Face::from).collect()),
    ];
    html! {
        @if piles.iter().any(|pile| !pile.1.is_empty()) {
            details.rm-look id={ "look-" (seat.seat) } {
                summary { (words.word("board-look")) }
                @for (key, cards) in piles {
                    @if !cards.is_empty() { h4.rm-title { (words.word(key)) } (card::chips(view, cards, words)) }
                }
            }
        }
    }
}

/// The victory track as a bar, with marks where Threats become dearer.
fn track(view: &View, vp: u8) -> Markup {
    let usual = if view.mode == Mode::BattleForEarth { 12 } else { 24 };
    let end = u16::from(view.end_score.unwrap_or(usual)).max(1);
    let at = |points: u8| (u16::from(points) * 200 / end).min(200);
    html! {
        svg.rm-track viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            rect.rm-bar-ground width="200" height="8" {}
            rect.rm-bar width=(at(vp)) height="8" {}
            @for (from, _) in &view.printed.surcharges { rect.rm-mark x=(at(*from)) width="1.5" height="8" {} }
        }
    }
}

fn count(sign: &str, key: &str, number: u8, words: &Narrator<'_>) -> Markup {
    html! { span.rm-counted { (icon_for(sign, &words.word(key))) b.num { (number) } } }
}

fn achievements(seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let [rocket, hand, cash, science] = seat.achievements;
    html! {
        @if rocket > 0 { span.rm-counted.rm-won role="img" aria-label={ (words.word("achievement-rocket")) " +" (rocket) } { (picture("rocket", "rm-item")) "+" (rocket) } }
        @if hand > 0 { span.rm-counted.rm-won role="img" aria-label={ (words.word("board-hand-size")) " +" (hand) } { (icon("card")) "+" (hand) } }
        @if cash > 0 { span.rm-counted.rm-won role="img" aria-label={ (cash) " " (words.word("token-cash")) } { span.rm-money { "$20" } @if cash > 1 { "×" (cash) } } }
        @if science > 0 { span.rm-counted.rm-won role="img" aria-label={ (science) " " (words.word("token-science")) } { (picture("science", "rm-item")) @if science > 1 { "×" (science) } } }
    }
}

/// The automatic opponent.
fn robot(view: &View, ai: &AiView, words: &Narrator<'_>) -> Markup {
    html! {
        div.rm-player-top {
            span.seat-name { span.rm-ai-mark { (words.word("board-ai")) } }
            @if let Some(difficulty) = view.difficulty { span.tag { (words.word(&format!("option-difficulty-{difficulty}"))) } }
            span.rm-score { b.num { (ai.vp) } " " (words.word("board-vp")) }
        }
        (track(view, ai.vp))
        div.rm-rival {
            span {
                @match &ai.location {
                    Some(place) => (words.sentence(&phrase!("line-ai-mission", location = place.words(), rocket = ai.rocket, target = ai.target))),
                    None => (words.word("line-ai-idle")),
                }
            }
        }
        div.rm-counts { (count("star", "board-missions", ai.missions, words)) (count("deck", "board-solo-deck", ai.deck, words)) }
        @if !ai.area.is_empty() {
            details #look-ai.rm-look { summary { (words.word("board-look")) } (card::chips(view, ai.area.iter().copied().map(Face::from), words)) }
        }
    }
}
