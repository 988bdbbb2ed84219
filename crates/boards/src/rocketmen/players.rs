//! What everybody knows of the players: a few numbers in the line of players, and all the rest over the board; in solitaire
//! the AI on the board.

use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use rocketmen::{AiView, Face, Mode, SeatView, View};

use super::symbols::picture;
use super::{card, goals, names};
use crate::{PlayerLine, icon, icon_for};

pub(super) fn lines(view: &View, words: &Narrator<'_>) -> Vec<PlayerLine> {
    let line = |seat: &SeatView| PlayerLine { numbers: numbers(view, seat, words), more: more(view, seat, words) };
    view.seats.iter().map(line).collect()
}

/// Points, cards in Hand, missions left, and what is being built.
fn numbers(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    html! {
        span.rm-score { b.num { (seat.vp) } " " (words.word("board-vp")) }
        (count("card", "board-hand-cards", seat.hand, words))
        (count("star", "board-tokens-left", seat.tokens_left, words))
        @match seat.plan {
            Some(plan) => {
                @let name = words.say(&phrase!("board-plans", card = names::title(view, plan, words), points = seat.points));
                span.rm-counted role="img" aria-label=(name) title=(name) {
                    (card::sign(view, plan)) (picture("rocket", "rm-item")) b.num { (seat.points) }
                }
            }
            None => { span.rm-counted.muted { (words.word("board-no-plan")) } }
        }
    }
}

/// Everything that is open to all, and the goals as far as the viewer knows them.
fn more(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    html! {
        div.rm-more {
            div.rm-counts {
                span.rm-score { b.num { (seat.vp) } " " (words.word("board-vp")) @if let Some(end) = view.end_score { " / " (end) } }
                (counted(seat, words))
                (achievements(seat, words))
            }
            (track(view, seat.vp))
            div.rm-rival {
                @match seat.plan {
                    Some(plan) => { span.rm-rival-plan { (card::sign(view, plan)) (names::title(view, plan, words)) } }
                    None => { span.muted { (words.word("board-no-plan")) } }
                }
                span.rm-counted { span role="img" aria-label=(words.say(&phrase!("icon-rocket", count = seat.points))) { (picture("rocket", "rm-item")) } b.num { (seat.points) } }
                @if seat.plan.is_some() { span.rm-note { (names::boosts(view, seat.boosts, words)) } }
            }
            (piles(view, seat, words))
            @for goal in view.goals.iter().filter(|goal| goal.seat == seat.seat) { (goals::card(goal, words)) }
        }
    }
}

/// The numbers of cards and tokens with their names.
fn counted(seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let counts = [
        ("card", "board-hand-cards", seat.hand),
        ("deck", "board-hq", seat.hq),
        ("cargo", "board-warehouse", seat.warehouse.len() as u8),
        ("star", "board-tokens-left", seat.tokens_left),
    ];
    html! {
        @for (sign, key, number) in counts { span.rm-counted { (icon(sign)) (words.word(key)) " " b.num { (number) } } }
        @if seat.threats > 0 { span.rm-counted { (picture("threat", "rm-sign")) (words.word("board-threats")) " " b.num { (seat.threats) } } }
    }
}

/// What everybody may look through.
fn piles(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let piles = [
        ("board-pad", seat.pad.clone()),
        ("board-known-cards", seat.known.clone()),
        ("card-depot", seat.depot.clone()),
        ("board-warehouse", seat.warehouse.iter().copied().map(Face::from).collect()),
        ("board-junkyard", seat.junkyard.iter().copied().map(Face::from).collect()),
    ];
    html! {
        @for (key, cards) in piles {
            @if !cards.is_empty() { h2.rm-title { (words.word(key)) } (card::chips(view, cards, words)) }
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
    html! { span.rm-counted title=(words.word(key)) { (icon_for(sign, &words.word(key))) b.num { (number) } } }
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

/// The automatic opponent, in solitaire: how far it is, and what giving it a card means.
pub(super) fn robot(view: &View, words: &Narrator<'_>) -> Markup {
    let Some(ai) = &view.ai else { return html! {} };
    html! {
        section #player-ai.rm-robot aria-label=(words.word("the-ai")) {
            div.rm-goal-head {
                span.rm-ai-mark { (words.word("board-ai")) }
                span.rm-score { b.num { (ai.vp) } " " (words.word("board-vp")) }
                (count("star", "board-missions", ai.missions, words))
                (count("deck", "board-solo-deck", ai.deck, words))
                (taken(view, ai, words))
            }
            (track(view, ai.vp))
            p.rm-robot-text data-about=(words.say(&phrase!("board-ai-gift", vp = view.printed.threat_vp))) {
                @match &ai.location {
                    Some(place) => (words.sentence(&phrase!("line-ai-mission", location = place.words(), rocket = ai.rocket, target = ai.target))),
                    None => (words.word("line-ai-idle")),
                }
                " " span.muted { (words.say(&phrase!("board-ai-gift", vp = view.printed.threat_vp))) }
            }
        }
    }
}

/// What lies in the AI's scoring area.
fn taken(view: &View, ai: &AiView, words: &Narrator<'_>) -> Markup {
    let cards: Vec<String> = ai.area.iter().map(|&kind| names::title(view, kind, words)).collect();
    html! {
        @if !cards.is_empty() {
            @let told = words.say(&phrase!("board-ai-area", cards = words.list(&cards)));
            span.rm-counted data-about=(told) { (icon("card")) b.num { (cards.len()) } span.visually-hidden { (told) } }
        }
    }
}
