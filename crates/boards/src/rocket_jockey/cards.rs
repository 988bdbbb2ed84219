//! Maneuver cards: how they look, and the piles to draw from.

use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use rocket_jockey::{Maneuver, Phase, View};

use super::planets::picture;
use super::{about, names};
use crate::{Offers, Piece, icon};

/// Draft piles, discards, deck and cargo deck.
pub(super) fn piles(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let fuel_up = view.phase == Phase::FuelUp;
    let deed = if fuel_up { "draw" } else { "refuel" };
    let asked = fuel_up && !offers.all().is_empty();
    html! {
        section.rj-piles aria-labelledby="rj-piles-title" data-asked=[asked.then_some("")] {
            h2 #rj-piles-title.visually-hidden { (words.word("heading-cards")) }
            ul.rj-strip {
                @for (number, card) in (1u8..).zip(view.drafts) {
                    li {
                        (pile(&format!("pile-{number}"), &format!("{deed} pile {number}"), card, &draft_name(number, card, words), offers, words))
                        span.rj-caption aria-hidden="true" { (words.say(&phrase!("board-pile", pile = number))) }
                    }
                }
                li {
                    @let top = view.discard.first().copied();
                    (pile("discard", &format!("{deed} discard"), top, &discard_name(view, words), offers, words))
                    span.rj-caption aria-hidden="true" { (words.word("board-discard")) " " b.num { (view.discard.len()) } }
                }
                li {
                    (offers.piece("deck", "rj-card back", &format!("{deed} deck"), &counted("board-deck", view.deck, words), &back(view.deck, "rocket")))
                    span.rj-caption aria-hidden="true" { (words.word("board-deck")) }
                }
                li {
                    div #cargo-deck.piece.rj-card.back.freight role="img" aria-label=(counted("board-cargo-deck", view.cargo_deck, words)) {
                        (back(view.cargo_deck, "cargo"))
                    }
                    span.rj-caption aria-hidden="true" { (words.word("board-cargo-deck")) }
                }
            }
            (open_to_all(view, words))
        }
    }
}

fn pile(id: &str, code: &str, card: Option<Maneuver>, name: &str, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    match card {
        Some(card) => {
            let (class, about, inside) = (card_class(card), about::card(card, words), face(card, words));
            offers.menu(&Piece { id, class: &class, name, about: &about, inside: &inside }, &[code])
        }
        None => offers.piece(id, "rj-card none", code, name, &html! {}),
    }
}

fn draft_name(pile: u8, card: Option<Maneuver>, words: &Narrator<'_>) -> String {
    words.sentence(&match card {
        Some(card) => phrase!("line-pile", pile = pile, card = card.to_string()),
        None => phrase!("line-pile-empty", pile = pile),
    })
}

fn discard_name(view: &View, words: &Narrator<'_>) -> String {
    words.sentence(&match view.discard.first() {
        Some(top) => phrase!("line-discard", card = top.to_string(), cards = view.discard.len()),
        None => phrase!("line-discard-empty"),
    })
}

fn counted(key: &str, cards: u8, words: &Narrator<'_>) -> String {
    format!("{}: {cards} {}", words.word(key), words.word("board-cards"))
}

fn back(cards: u8, picture: &str) -> Markup {
    html! {
        (icon(picture))
        b.num { (cards) }
    }
}

/// What everybody may look through: all discards (RJ-DECK-7), and what is left of the cargo (section 5 of the rules).
fn open_to_all(view: &View, words: &Narrator<'_>) -> Markup {
    html! {
        details #rj-look.rj-look {
            summary { (words.word("board-look")) }
            div.rj-look-body {
                h3 { (words.word("board-all-discards")) }
                ol.rj-minis {
                    @for card in &view.discard { li.rj-mini { (card) } }
                    @if view.discard.is_empty() { li { (words.word("list-nothing")) } }
                }
                h3 { (words.word("board-cargo-left")) }
                ul.rj-minis {
                    @for cargo in &view.cargo_unseen {
                        li class={ "rj-mini rj-to-" (cargo.destination) } {
                            span.visually-hidden { (names::cargo_name(*cargo, words)) }
                            span aria-hidden="true" { (cargo.destination) @if cargo.express { "★" } }
                        }
                    }
                    @if view.cargo_unseen.is_empty() { li { (words.word("list-nothing")) } }
                }
            }
        }
    }
}

/// The classes of a maneuver card.
pub(super) fn card_class(card: Maneuver) -> String {
    format!("rj-card gap-{}", card.high - card.low)
}

/// The face of a maneuver card: its kind, and the two planets it links.
pub(super) fn face(card: Maneuver, words: &Narrator<'_>) -> Markup {
    html! {
        span.rj-card-band { (names::kind_name(card, words)) }
        svg.rj-card-arc viewBox="0 0 60 16" aria-hidden="true" focusable="false" { path d="M12 15C16 0 44 0 48 15" {} }
        span.rj-card-pair { span { (card.low) } span { (card.high) } }
        span.rj-card-planets { (picture(card.low, "rj-card-picture")) (picture(card.high, "rj-card-picture")) }
    }
}
