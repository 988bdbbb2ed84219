//! Market, display and piles; what the viewer has.

use engine::{Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocket_rescue::{Kind, ModuleView, Phase, Resource, SeatView, Step, View};

use super::symbols::{count, cube, icon};
use super::{cards, names};
use crate::{Offers, seat_badge};

/// The market, the display and the standard piles.
pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        div.rr-yard #rr-market {
            section.rr-market aria-labelledby="rr-market-title" {
                h2 #rr-market-title.rr-title { (words.word("board-market")) }
                ul.rr-stalls { @for resource in Resource::all() { li { (stall(view, resource, offers, words)) } } }
            }
            section.rr-display aria-labelledby="rr-display-title" {
                h2 #rr-display-title.rr-title {
                    (words.word("board-display"))
                    span.rr-aside { (words.sentence(&phrase!("line-decks", cards = view.deck, discards = view.discard.len()))) }
                }
                ul.rr-cards {
                    @for (place, module) in (1..).zip(&view.display) { li { (displayed(view, place, module, offers, words)) } }
                    @if view.display.is_empty() { li.muted { (words.word("board-display-empty")) } }
                }
            }
            section.rr-piles aria-labelledby="rr-piles-title" {
                h2 #rr-piles-title.rr-title { (words.word("board-piles")) }
                ul.rr-cards { @for kind in Kind::all() { li { (pile(view, kind, offers, words)) } } }
            }
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
        span.rr-stall-name { span.rr-cube aria-hidden="true" { (names::letter(resource, words)) } (names::capital(&names::resource_name(resource, words))) }
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
    offers.piece(
        &id,
        &cards::class(module.kind),
        &code,
        &names::unbuilt(view, module, words),
        &cards::face(view, module, words),
    )
}

/// A standard pile: all its cards are alike.
fn pile(view: &View, kind: Kind, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let left = view.piles[kind.index()];
    let standard = &view.standard[kind.index()];
    let name = words.sentence(&phrase!("pile", kind = kind.word(), cards = left));
    let inside = html! {
        (cards::band(kind, words))
        span.rr-pile-left { "×" (left) }
        span.rr-card-cost { (super::symbols::cubes(standard.cost, words)) }
        (cards::values(view, standard, words))
    };
    let class = format!("{} rr-pile{}", cards::class(kind), if left == 0 { " none" } else { "" });
    offers.piece(&format!("pile-{kind}"), &class, &format!("take standard {kind}"), &name, &inside)
}

/// What the viewer has to build with: cubes and unbuilt modules.
pub(super) fn own(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let Some(seat) = view.viewer.seat() else { return html! {} };
    let own = view.seat(seat);
    html! {
        section #rr-own.rr-own aria-labelledby="rr-own-title" {
            div.rr-own-stuff {
                h2 #rr-own-title.rr-title { (seat_badge(seat)) (words.word("board-own")) }
                p.rr-own-energy { (icon("energy")) b.num { (own.energy) } " " (words.word("board-energy")) }
                ul.rr-own-cubes {
                    @for resource in Resource::all() { li { (own_cubes(own, resource, offers, words)) } }
                }
                p.rr-own-rest {
                    (count("crew", own.crew, &words.word("board-crew-supply")))
                    (count("marker", own.markers, &words.word("board-markers")))
                }
            }
            ul.rr-cards {
                @for module in &own.modules { li { (held(view, module, offers, words)) } }
                @if own.modules.is_empty() { li.rr-none { (words.word("board-own-none")) } }
            }
        }
    }
}

/// The viewer's cubes of a type: a click swaps them.
fn own_cubes(own: &SeatView, resource: Resource, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let number = own.cubes[resource.index()];
    let name = words.sentence(&phrase!("cubes", count = number, resource = resource.word()));
    offers.piece(
        &format!("own-{resource}"),
        "rr-own-cube",
        &format!("swap {resource}"),
        &name,
        &cube(resource, number, words),
    )
}

/// An unbuilt module of the viewer: a click builds or keeps it; cubes are put on it one by one.
fn held(view: &View, module: &ModuleView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let Some(card) = module.card else { return html! {} };
    let deed = if view.phase == Phase::Keep { "keep" } else { "build" };
    let id = slug(&card.to_string());
    let chosen = if view.step == Some(Step::BuildIn(card)) { " chosen" } else { "" };
    let class = format!("{}{chosen}", cards::class(module.kind));
    html! {
        (offers.piece(&format!("own-{id}"), &class, &format!("{deed} {card}"), &names::unbuilt(view, module, words), &cards::face(view, module, words)))
        @if view.phase == Phase::Placing {
            div.rr-placing {
                @for resource in Resource::all() {
                    @let code = format!("place {resource} on {card}");
                    @if offers.find(&code).is_some() {
                        (offers.piece(&format!("place-{resource}-{id}"), "rr-place", &code, "", &html! { "+" span class={ "rr-cubes rr-" (resource) } { span.rr-cube { (names::letter(resource, words)) } } }))
                    }
                }
            }
        }
    }
}

/// A code as part of an id.
pub(super) fn slug(code: &str) -> String {
    code.replace(['#', ' '], "-")
}
