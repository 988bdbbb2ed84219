//! The faces of cards, and money and items as pictures.

use engine::Noun;
use maud::{Markup, html};
use narration::Narrator;
use rocketmen::{Class, Face, Items, Kind, View};

use super::names;
use super::symbols::picture;
use crate::syllables::breakable;

/// Money and items in a row of pictures; nothing is a dash.
pub(super) fn items(items: &Items, words: &Narrator<'_>) -> Markup {
    html! {
        span.rm-items role="img" aria-label=(names::items(items, words)) {
            @if items.money > 0 { span.rm-money { "$" (items.money) } }
            @for (item, count) in names::icons(items) {
                @if count > 4 { (picture(item, "rm-item")) span.rm-times { "×" (count) } }
                @else { @for _ in 0..count { (picture(item, "rm-item")) } }
            }
            @if items.money == 0 && items.icons() == 0 { span.rm-none { "–" } }
        }
    }
}

/// The class of a card's kind, which gives its band a colour.
pub(super) fn class(view: &View, card: Kind) -> &'static str {
    match view.printed.print(card).class {
        Class::Mission(..) => "rm-is-mission",
        Class::Engine => "rm-is-engine",
        Class::Threat => "rm-is-threat",
        Class::Asset => "rm-is-asset",
    }
}

/// The picture in the band of a card: its type of mission, or what sort of card it is.
pub(super) fn sign(view: &View, card: Kind) -> Markup {
    match view.printed.print(card).class {
        Class::Mission(mission, _) => picture(mission.id(), "rm-sign"),
        Class::Engine => picture("engine", "rm-sign"),
        Class::Threat => picture("threat", "rm-sign"),
        Class::Asset => picture("asset", "rm-sign"),
    }
}

/// The face of a card: name in a band, what it gives, what it does.
pub(super) fn face(view: &View, shown: Face, gives: &Items, words: &Narrator<'_>) -> Markup {
    let print = view.printed.print(shown.kind);
    html! {
        span.rm-band { span.rm-card-name { (breakable(&names::title(view, shown.kind, words), words)) } }
        @if shown.copied { span.rm-copied { (names::kind_of_copy(words)) } }
        span.rm-gives { (items(gives, words)) (sign(view, shown.kind)) }
        @if let Class::Mission(_, achievement) = print.class {
            span.rm-text {
                span.visually-hidden { (words.word("board-achievement")) ": " }
                span aria-hidden="true" { "→ " }
                (breakable(&names::achievement(achievement, words), words))
            }
        }
        @if let Some(text) = names::effect(view, shown.kind, words) { span.rm-text { (breakable(&text, words)) } }
    }
}

/// The id of a card in Hand or on the Launch Pad: the same in both places, so that it is seen to move.
pub(super) fn id(shown: Face, number: usize) -> String {
    format!("card-{shown}-{number}")
}

/// A card as a small chip: its sign, its name, what it gives.
pub(super) fn chip(view: &View, shown: Face, words: &Narrator<'_>) -> Markup {
    html! {
        span class={ "rm-chip " (class(view, shown.kind)) } {
            (sign(view, shown.kind))
            span.rm-chip-name { (names::title(view, shown.kind, words)) @if shown.copied { "*" } }
            (items(&view.printed.print(shown.kind).items, words))
        }
    }
}

/// Cards as chips, equal ones together with their number.
pub(super) fn chips(view: &View, cards: impl IntoIterator<Item = Face>, words: &Narrator<'_>) -> Markup {
    html! {
        ul.rm-chips {
            @for (shown, count) in grouped(cards) {
                li data-card=(shown) { (chip(view, shown, words)) @if count > 1 { b.rm-times { "×" (count) } } }
            }
        }
    }
}

/// Equal cards together, in order of their first.
pub(super) fn grouped(cards: impl IntoIterator<Item = Face>) -> Vec<(Face, usize)> {
    let mut groups: Vec<(Face, usize)> = Vec::new();
    for card in cards {
        match groups.iter_mut().find(|group| group.0 == card) {
            Some(group) => group.1 += 1,
            None => groups.push((card, 1)),
        }
    }
    groups
}
