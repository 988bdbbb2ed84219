//! What can be bought: the display with its prices for the viewer now, the Engine piles, the supply deck.

use engine::{Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocketmen::{EngineView, OfferView, View};

use super::{basket, card, names};
use crate::{Offers, Piece, icon};

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        section.rm-main.rm-market aria-labelledby="rm-market-title" {
            h2 #rm-market-title.visually-hidden { (words.word("heading-market")) }
            ol.rm-display tabindex="0" {
                @for (slot, offer) in (1u8..).zip(&view.display) {
                    li class=(width(view, offer.as_ref(), words)) { (slotted(view, slot, offer.as_ref(), offers, words)) }
                }
            }
            ul.rm-engines tabindex="0" {
                @for pile in &view.engines { li { (engine(view, pile, offers, words)) } }
            }
        }
    }
}

/// How wide a card has to be on a phone for all of its text: the strip is swiped there, and every card is as high.
fn width(view: &View, offer: Option<&OfferView>, words: &Narrator<'_>) -> &'static str {
    let text = offer.and_then(|offer| names::effect(view, offer.card.into(), words)).unwrap_or_default();
    match text.chars().count() {
        0..=32 => "",
        33..=48 => "rm-wordy",
        _ => "rm-wordiest",
    }
}

fn slotted(view: &View, slot: u8, offer: Option<&OfferView>, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let Some(offer) = offer else {
        let text = words.sentence(&phrase!("line-slot-empty", slot = slot));
        return html! { div.rm-slot-empty role="img" aria-label=(text) { (slot) } };
    };
    let chosen = view.trade.as_ref().is_some_and(|trade| trade.slots.contains(&slot));
    let name = words.sentence(&phrase!(
        "line-offer",
        slot = slot,
        card = offer.card.word(),
        items = names::items(&offer.items, words),
        price = names::items(&offer.cost, words)
    ));
    let inside = html! {
        (card::face(view, offer.card.into(), &offer.items, words))
        span.rm-price { span.rm-price-word { (words.word("board-costs")) } (card::items(&offer.cost, words)) }
        @if chosen { (in_basket(words)) }
    };
    let id = format!("display-{slot}-{}", offer.card);
    let class = format!("rm-card {}", card::class(view, offer.card));
    let about = names::effect(view, offer.card, words).unwrap_or_default();
    let piece = Piece { id: &id, class: &class, name: &name, about: &about, inside: &inside };
    let buy = format!("buy {} at {slot}", offer.card);
    let remove = format!("remove {} at {slot}", offer.card);
    html! {
        @if chosen { (basket::chosen(view, offers, &buy, &piece)) } @else { (offers.menu(&piece, &[buy])) }
        @if offers.find(&remove).is_some() {
            (offers.piece(&format!("remove-{slot}"), "rm-corner rm-gift", &remove, "", &html! { (words.word("board-remove")) }))
        }
    }
}

pub(super) fn in_basket(words: &Narrator<'_>) -> Markup {
    html! { span.rm-flag { (icon("check")) (words.word("board-in-basket")) } }
}

fn engine(view: &View, pile: &EngineView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let chosen = view.trade.as_ref().is_some_and(|trade| trade.engine == Some(pile.card));
    let name = words.sentence(&phrase!(
        "line-engine",
        card = pile.card.word(),
        points = pile.points,
        price = names::items(&pile.cost, words),
        left = pile.left
    ));
    let inside = html! {
        span.rm-engine-name { (card::sign(view, pile.card)) (names::kind(pile.card, words)) span.rm-left { "×" (pile.left) } }
        (card::items(&view.printed.print(pile.card).items, words))
        span.rm-price { (card::items(&pile.cost, words)) }
        @if chosen { (in_basket(words)) }
    };
    let class = if pile.left == 0 { "rm-engine gone" } else { "rm-engine" };
    let id = format!("engine-{}", pile.card);
    let piece = Piece { id: &id, class, name: &name, about: "", inside: &inside };
    let buy = format!("buy {}", pile.card);
    if chosen { basket::chosen(view, offers, &buy, &piece) } else { offers.menu(&piece, &[buy]) }
}
