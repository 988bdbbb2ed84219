//! What can be bought: the display with its prices for the viewer now, the Engine piles, the supply deck.

use engine::{Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocketmen::{EngineView, OfferView, View};

use super::{card, names};
use crate::{Offers, icon};

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        section.rm-market aria-labelledby="rm-market-title" {
            div.rm-market-head {
                h3 #rm-market-title.rm-title { (words.word("heading-market")) }
                span.rm-supply { (icon("deck")) (words.sentence(&phrase!("line-supply", cards = view.supply))) }
            }
            ol.rm-display {
                @for (slot, offer) in (1u8..).zip(&view.display) {
                    li { (slotted(view, slot, offer.as_ref(), offers, words)) }
                }
            }
            ul.rm-engines {
                @for pile in &view.engines { li { (engine(view, pile, offers, words)) } }
            }
        }
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
    let mark = if chosen { " chosen" } else { "" };
    let remove = format!("remove {} at {slot}", offer.card);
    html! {
        (offers.piece(
            &format!("display-{slot}-{}", offer.card),
            &format!("rm-card {}{mark}", card::class(view, offer.card)),
            &format!("buy {} at {slot}", offer.card),
            &name,
            &inside,
        ))
        @if offers.find(&remove).is_some() {
            (offers.piece(&format!("remove-{slot}"), "rm-deed", &remove, "", &html! { (icon("close")) (words.word("board-remove")) }))
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
        span.rm-engine-name { (card::sign(view, pile.card)) (names::kind(pile.card, words)) }
        (card::items(&view.printed.print(pile.card).items, words))
        span.rm-price { (card::items(&pile.cost, words)) }
        span.rm-left { "×" (pile.left) }
        @if chosen { (in_basket(words)) }
    };
    let mark = if chosen { " chosen" } else { "" };
    let gone = if pile.left == 0 { " gone" } else { "" };
    offers.piece(
        &format!("engine-{}", pile.card),
        &format!("rm-engine{mark}{gone}"),
        &format!("buy {}", pile.card),
        &name,
        &inside,
    )
}
