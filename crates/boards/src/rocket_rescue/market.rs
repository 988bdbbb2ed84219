//! The market with its cubes, the display and the standard piles.

use engine::{Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocket_rescue::{Kind, ModuleView, Phase, Resource, Step, View};

use super::symbols::cube;
use super::{cards, names, own};
use crate::{Offers, Piece};

/// The cubes of the market.
pub(super) fn stalls(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        section #rr-market.rr-market aria-labelledby="rr-market-title" {
            h3 #rr-market-title.rr-title { (words.word("board-market")) }
            ul.rr-stalls { @for resource in Resource::all() { li { (stall(view, resource, offers, words)) } } }
        }
    }
}

/// The display and the standard piles, in one row.
pub(super) fn cards(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        section.rr-display aria-labelledby="rr-display-title" {
            h3 #rr-display-title.rr-title title=(words.sentence(&phrase!("line-decks", cards = view.deck, discards = view.discard.len()))) {
                (words.word("board-display"))
            }
            ul.rr-cards {
                @for (place, module) in (1..).zip(&view.display) { li { (displayed(view, place, module, offers, words)) } }
                @if view.display.is_empty() { li.rr-none { (words.word("board-display-empty")) } }
            }
        }
        section.rr-piles aria-labelledby="rr-piles-title" {
            h3 #rr-piles-title.rr-title { (words.word("board-piles")) }
            ul.rr-cards { @for kind in Kind::all() { li { (pile(view, kind, offers, words)) } } }
        }
    }
}

/// What market and display will offer, small: for those who plan.
pub(super) fn outlook(view: &View, words: &Narrator<'_>) -> Markup {
    html! {
        // On a phone it is swiped, so the keyboard must get there too.
        div.rr-outlook tabindex="0" role="group" aria-label={ (words.word("board-market")) ", " (words.word("board-display")) } {
            span.rr-line-cubes role="group" aria-label=(words.word("board-market")) title=(words.word("board-market")) {
                @for resource in Resource::all() { (cube(resource, view.market[resource.index()], words)) }
            }
            ul.rr-minis aria-label=(words.word("board-display")) { @for module in &view.display { (own::small(view, module, words)) } }
        }
    }
}

/// A type of cubes in the market: a click takes some, refills them or swaps for one.
fn stall(view: &View, resource: Resource, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let deed = match (view.step, view.phase) {
        (Some(Step::SwapFor(_)), _) => "swap for",
        (_, Phase::Refill) => "refill",
        _ => "take",
    };
    let index = resource.index();
    let name = words.sentence(&phrase!(
        "line-market",
        resource = resource.word(),
        stock = view.market[index],
        capacity = view.capacity,
        general = view.general[index]
    ));
    let inside = html! {
        span.rr-stall-name { span.rr-cube aria-hidden="true" data-holds={ "cube-" (resource) } data-amount=(view.market[index]) { (names::letter(resource, words)) } (names::capital(&names::resource_name(resource, words))) }
        span.rr-stock aria-hidden="true" {
            @for place in 0..view.capacity { span.rr-bit.full[place < view.market[index]] {} }
        }
        span.rr-stall-count { b.num { (view.market[index]) } " / " (view.capacity) span.muted { " · " (words.say(&phrase!("board-general", cubes = view.general[index]))) } }
    };
    offers.piece(
        &format!("market-{resource}"),
        &format!("rr-stall rr-{resource}"),
        &format!("{deed} {resource}"),
        &name,
        &inside,
    )
}

fn displayed(view: &View, place: usize, module: &ModuleView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let by_place = format!("take display {place}");
    let code = match module.card {
        Some(card) if !view.sealed_fronts => format!("take {card}"),
        _ => by_place,
    };
    let id =
        module.card.map_or_else(|| format!("display-{place}"), |card| format!("module-{}", slug(&card.to_string())));
    let name = names::unbuilt(view, module, words);
    let about = if offers.find(&code).is_some() { name.as_str() } else { "" };
    let inside = cards::face(view, module, words);
    offers.menu(&Piece { id: &id, class: &cards::class(module.kind), name: &name, about, inside: &inside }, &[&code])
}

/// A standard pile: all its cards are alike.
fn pile(view: &View, kind: Kind, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let left = view.piles[kind.index()];
    let standard = &view.standard[kind.index()];
    let name = words.sentence(&phrase!("pile", kind = kind.word(), cards = left));
    let inside = html! {
        (cards::band(kind, words))
        b.rr-card-name { "×" (left) }
        span.rr-card-cost { (cards::price(view, standard.cost, words)) }
        (cards::values(view, standard, words))
    };
    let class = format!("{} rr-pile{}", cards::class(kind), if left == 0 { " none" } else { "" });
    offers.piece(&format!("pile-{kind}"), &class, &format!("take standard {kind}"), &name, &inside)
}

/// A code as part of an id.
pub(super) fn slug(code: &str) -> String {
    code.replace(['#', ' '], "-")
}
