//! Module cards that are not built: on display, in a pile, in a supply.

use engine::{Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocket_rescue::{Kind, Module, ModuleView, Resource, View};

use super::symbols::{count, cube, fittings, icon, sign};
use super::{names, symbols};
use crate::syllables::breakable;

pub(super) fn class(kind: Kind) -> String {
    format!("rr-card rr-{kind}")
}

/// The face of an unbuilt module: type, name, cost, what it brings.
pub(super) fn face(view: &View, module: &ModuleView, words: &Narrator<'_>) -> Markup {
    html! {
        (band(module.kind, words))
        b.rr-card-name {
            @match module.card {
                Some(card) => (breakable(&names::module_name(card, words), words)),
                None => (words.word("board-sealed")),
            }
        }
        span.rr-card-cost {
            @if view.edition.cubes_on_modules() && is_held(view, module) { (filled(module, words)) } @else { (price(view, module.cost, words)) }
        }
        @match &module.facts {
            Some(facts) => (values(view, facts, words)),
            None => span.rr-card-values { (could_be(module, words)) },
        }
    }
}

/// The band on top: the type of a module as icon, colour and word.
pub(super) fn band(kind: Kind, words: &Narrator<'_>) -> Markup {
    html! { span.rr-band { (icon(kind.id())) span { (names::kind_name(kind, words)) } } }
}

pub(super) fn values(view: &View, facts: &Module, words: &Narrator<'_>) -> Markup {
    html! {
        span.rr-card-values {
            (count("energy", format!("+{}", facts.energy), &words.word("board-energy-built")))
            (count("stability", facts.stability, &words.word("board-stability")))
            @if facts.capacity > 0 { (count("seat", facts.capacity, &words.word("board-seats"))) }
            (fittings(view, facts, words))
        }
    }
}

/// Whether it lies in the supply of the viewer.
fn is_held(view: &View, module: &ModuleView) -> bool {
    view.viewer.seat().is_some_and(|seat| view.seat(seat).modules.contains(module))
}

/// The cost; what the viewer has not enough of is hollow.
pub(super) fn price(view: &View, cost: [u8; 3], words: &Narrator<'_>) -> Markup {
    let has = view.viewer.seat().map_or([u8::MAX; 3], |seat| view.seat(seat).cubes);
    html! {
        @for resource in Resource::all().filter(|resource| cost[resource.index()] > 0) {
            @let (needed, there) = (cost[resource.index()], has[resource.index()]);
            @if there < needed {
                span.rr-lacking title=(words.say(&phrase!("board-lacking", missing = needed - there, resource = resource.word()))) { (cube(resource, needed, words)) }
            } @else { (cube(resource, needed, words)) }
        }
    }
}

/// The cost as one square a cube, those lying on the module filled.
fn filled(module: &ModuleView, words: &Narrator<'_>) -> Markup {
    html! {
        @for resource in Resource::all() {
            @for number in 0..module.cost[resource.index()] {
                @let lies = number < module.cubes[resource.index()];
                span class={ "rr-cubes rr-" (resource) } { span class={ "rr-cube" (if lies { "" } else { " hollow" }) } { (names::letter(resource, words)) } }
            }
        }
    }
}

fn could_be(module: &ModuleView, words: &Narrator<'_>) -> Markup {
    let fronts: Vec<String> = module.could_be.iter().map(|design| words.word(&format!("module-{design}"))).collect();
    html! { (sign("lock", &words.word("board-sealed"))) span.small { (fronts.join(" / ")) } }
}

/// A module in one line, for the panels of players.
pub(super) fn mini(view: &View, module: &ModuleView, words: &Narrator<'_>) -> Markup {
    html! {
        li class={ "rr-mini rr-" (module.kind) } title=(names::unbuilt(view, module, words)) { (line(module, words)) }
    }
}

/// The type and the name of a module.
pub(super) fn line(module: &ModuleView, words: &Narrator<'_>) -> Markup {
    html! {
        (icon(module.kind.id()))
        span.rr-mini-name {
            @match module.card { Some(card) => (names::module_name(card, words)), None => (names::kind_name(module.kind, words)) }
        }
        @if module.card.is_none() { (symbols::sign("lock", &words.word("board-sealed"))) }
        span.visually-hidden { (names::cubes(module.cost, words)) }
    }
}
