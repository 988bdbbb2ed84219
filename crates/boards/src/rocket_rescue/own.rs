//! What the viewer has: energy, cubes and crew, unbuilt modules, built ones.

use engine::{Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocket_rescue::{BuiltView, Hangar, ModuleView, Phase, Resource, SeatView, Step, View};

use super::market::slug;
use super::symbols::{count, cube, icon};
use super::{cards, names};
use crate::{Offers, Piece, seat_badge};

/// Energy, cubes and crew.
pub(super) fn stuff(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let Some(seat) = view.viewer.seat() else { return html! {} };
    let own = view.seat(seat);
    html! {
        section #rr-own.rr-own data-still="" aria-labelledby="rr-own-title" {
            h3 #rr-own-title.rr-title { (seat_badge(seat)) (words.word("board-own")) }
            div.rr-own-stuff {
                span.rr-own-energy title=(words.word("board-energy")) { (icon("energy")) b.num { (own.energy) } span.visually-hidden { (words.word("board-energy")) } }
                (count("crew", own.crew, &words.word("board-crew-supply")))
                (count("marker", own.markers, &words.word("board-markers")))
            }
            ul.rr-own-cubes { @for resource in Resource::all() { li { (own_cubes(own, resource, offers, words)) } } }
            @if is_looking(view) && !own.modules.is_empty() {
                ul.rr-minis aria-label=(words.word("board-unbuilt")) { @for module in &own.modules { (small(view, module, words)) } }
            }
        }
    }
}

/// Whether display and piles take the room of the viewer's modules, which are then small.
pub(super) fn is_looking(view: &View) -> bool {
    matches!(view.phase, Phase::Bonus | Phase::Planning | Phase::Research)
}

/// A module in one line, which can go from there to where it is built.
pub(super) fn small(view: &View, module: &ModuleView, words: &Narrator<'_>) -> Markup {
    let id = module.card.map(|card| format!("module-{}", slug(&card.to_string())));
    html! {
        li id=[id] class={ "rr-mini rr-" (module.kind) } data-about=(names::unbuilt(view, module, words)) { (cards::line(module, words)) }
    }
}

/// The viewer's cubes of a type: a click swaps them.
fn own_cubes(own: &SeatView, resource: Resource, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let number = own.cubes[resource.index()];
    let name = words.sentence(&phrase!("cubes", count = number, resource = resource.word()));
    let inside =
        html! { span data-holds={ "cube-" (resource) } data-amount=(number) { (cube(resource, number, words)) } };
    offers.piece(&format!("own-{resource}"), "rr-own-cube", &format!("swap {resource}"), &name, &inside)
}

/// The viewer's unbuilt modules.
pub(super) fn modules(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let Some(seat) = view.viewer.seat() else { return html! {} };
    let own = view.seat(seat);
    html! {
        section.rr-mine data-still="" aria-labelledby="rr-mine-title" {
            h3 #rr-mine-title.rr-title { (words.word("board-unbuilt")) }
            ul.rr-cards {
                @for module in &own.modules { li { (held(view, module, offers, words)) } }
                @if own.modules.is_empty() { li.rr-none { (words.word("board-own-none")) } }
            }
        }
    }
}

/// An unbuilt module of the viewer: a click builds or keeps it; cubes are put on it one by one.
fn held(view: &View, module: &ModuleView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let Some(card) = module.card else { return html! {} };
    let deed = if view.phase == Phase::Keep { "keep" } else { "build" };
    let id = slug(&card.to_string());
    let chosen = if view.step == Some(Step::BuildIn(card)) { " chosen" } else { "" };
    let code = format!("{deed} {card}");
    let name = names::unbuilt(view, module, words);
    let about = if offers.find(&code).is_some() { name.as_str() } else { "" };
    let piece = Piece {
        id: &format!("module-{id}"),
        class: &format!("{}{chosen}", cards::class(module.kind)),
        name: &name,
        about,
        inside: &cards::face(view, module, words),
    };
    html! {
        (offers.menu(&piece, &[&code]))
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

/// The viewer's built modules: in which rocket they are, and who sits on them.
pub(super) fn built(view: &View, words: &Narrator<'_>) -> Markup {
    let Some(seat) = view.viewer.seat() else { return html! {} };
    let all = view.hangars.iter().flat_map(|hangar| hangar.modules.iter().map(move |module| (hangar.hangar, module)));
    let mut own = all.filter(|(_, module)| module.owner == seat).peekable();
    html! {
        section.rr-built aria-labelledby="rr-built-title" {
            h3 #rr-built-title.rr-title { (words.word("board-built")) }
            @if own.peek().is_none() { p.rr-none { (words.word("board-built-none")) } }
            ul.rr-built-list { @for (hangar, module) in own { (built_line(view, hangar, module, words)) } }
        }
    }
}

fn built_line(view: &View, hangar: Hangar, module: &BuiltView, words: &Narrator<'_>) -> Markup {
    html! {
        li class={ "rr-mini rr-" (module.facts.kind) } title=(names::built(view, module, words)) {
            (icon(module.facts.kind.id()))
            span.rr-mini-name { (names::short_name(module, words)) ", " (names::hangar_name(hangar, words)) }
            @if module.facts.capacity > 0 {
                span.rr-seats {
                    @for seat in names::aboard(view, module) { span.rr-seat { (seat_badge(seat)) } }
                    @for _ in 0..module.free { span.rr-seat.free {} }
                }
            }
        }
    }
}
