//! Maneuver cards: the piles to draw from, and the viewer's hand.

use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use rocket_jockey::{HandView, Maneuver, Orbit, Phase, View};

use super::planets::picture;
use super::{names, sky};
use crate::{Offers, icon, icon_for};

/// Draft piles, discards, deck and cargo deck.
pub(super) fn piles(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let deed = if view.phase == Phase::FuelUp { "draw" } else { "refuel" };
    html! {
        section.rj-piles aria-labelledby="rj-piles-title" {
            h3 #rj-piles-title.rj-title { (words.word("heading-cards")) }
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
        Some(card) => offers.piece(id, &card_class(card), code, name, &face(card, words)),
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
            h4 { (words.word("board-all-discards")) }
            ol.rj-minis {
                @for card in &view.discard { li.rj-mini { (card) } }
                @if view.discard.is_empty() { li { (words.word("list-nothing")) } }
            }
            h4 { (words.word("board-cargo-left")) }
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

/// The viewer's own cards.
pub(super) fn hand(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let Some(hand) = &view.hand else { return html! {} };
    html! {
        section.rj-hand-area aria-labelledby="rj-hand-title" {
            h3 #rj-hand-title.rj-title { (words.word("board-hand")) }
            ul.rj-hand {
                @for (index, held) in hand.iter().enumerate() {
                    @let copy = hand[..index].iter().filter(|other| other.card == held.card).count() + 1;
                    li { (in_hand(view, *held, copy, offers, words)) }
                }
                @if hand.is_empty() { li.muted { (words.word("board-hand-empty")) } }
            }
        }
    }
}

/// A card in the hand: with its hops in flight, as a button when one must go, else as one that says why not.
fn in_hand(view: &View, held: HandView, copy: usize, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let card = held.card;
    let id = format!("hand-{card}-{copy}");
    let name = names::card_name(card, words);
    let face = html! {
        (face(card, words))
        @if held.known { span.rj-known { (icon_for("eye", &words.word("board-known"))) } }
    };
    let hops: Vec<_> = sky::hops(offers).filter(|hop| hop.0 == card).map(|hop| hop.1).collect();
    if hops.is_empty() {
        let code = match view.phase {
            Phase::Discard => format!("discard {card}"),
            _ => format!("fly {card} to {}", other_end(view, card)),
        };
        return offers.piece(&id, &card_class(card), &code, &name, &face);
    }
    html! {
        div #(id) class={ "piece going " (card_class(card)) } role="group" aria-label=(name) { (face) }
        div.rj-hops {
            @for to in hops {
                (hop(view, card, copy, to, offers))
            }
        }
    }
}

fn hop(view: &View, card: Maneuver, copy: usize, to: Orbit, offers: &Offers<'_>) -> Markup {
    let class = format!("rj-hop hop-{to}{}", sky::bent_class(view, card, to));
    let inside = html! {
        @if !sky::bent_class(view, card, to).is_empty() { (icon("co-pilot")) }
        span.num { "→ " (to) }
    };
    offers.piece(&format!("fly-{card}-{copy}-to-{to}"), &class, &format!("fly {card} to {to}"), "", &inside)
}

/// Where a card would lead from where the cargo is, to ask why it does not.
fn other_end(view: &View, card: Maneuver) -> Orbit {
    match &view.flight {
        Some(flight) if flight.at == card.high => card.low,
        _ => card.high,
    }
}

fn card_class(card: Maneuver) -> String {
    format!("rj-card gap-{}", card.high - card.low)
}

/// The face of a maneuver card: its kind, and the two planets it links.
fn face(card: Maneuver, words: &Narrator<'_>) -> Markup {
    html! {
        span.rj-card-band { (names::kind_name(card, words)) }
        svg.rj-card-arc viewBox="0 0 60 16" aria-hidden="true" focusable="false" { path d="M12 15C16 0 44 0 48 15" {} }
        span.rj-card-pair { span { (card.low) } span { (card.high) } }
        span.rj-card-planets { (picture(card.low, "rj-card-picture")) (picture(card.high, "rj-card-picture")) }
    }
}
