//! The six hangars: towers with rockets that grow from modules, and the terminal where crew wait.

use engine::{Fact, Noun, phrase};
use maud::{Markup, PreEscaped, html};
use narration::Narrator;
use rocket_rescue::{BuiltView, HangarView, Kind, Phase, Step, View};

use super::flights::{Flight, grounded};
use super::market::slug;
use super::names;
use super::symbols::{cube, fittings, hull, icon, sign};
use crate::{Offers, seat_badge, seat_class};

/// How many tanks and crew modules a rocket has room for (RR-SLOT-3).
const MIDDLE: usize = 4;

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        section #rr-rockets aria-labelledby="rr-rockets-title" {
            h2 #rr-rockets-title.visually-hidden { (words.word("board-rockets")) }
            ul.rr-hangars {
                @for hangar in &view.hangars {
                    li id={ "hangar-" (hangar.hangar) } class=(class(view, hangar)) { (tower(view, hangar, offers, words)) }
                }
            }
        }
    }
}

fn class(view: &View, hangar: &HangarView) -> String {
    let state = if hangar.locked {
        " locked"
    } else if hangar.modules.is_empty() {
        " empty"
    } else {
        ""
    };
    let going = match (view.step, view.liftoff) {
        (Some(Step::LaunchTo(going)), _) if going == hangar.hangar => " going",
        (_, Some(liftoff)) if liftoff.hangar == hangar.hangar => " going",
        _ => "",
    };
    format!("rr-hangar rr-{}{state}{going}", hangar.resource)
}

fn tower(view: &View, hangar: &HangarView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        h3.rr-hangar-name {
            (names::hangar_name(hangar.hangar, words))
            @if !hangar.locked { span.rr-adds title=(words.sentence(&phrase!("board-adds", resource = hangar.resource.word()))) { "+" (cube(hangar.resource, 1, words)) } }
        }
        @if hangar.locked {
            p.rr-lock { (icon("lock")) (words.word("board-locked")) }
        } @else {
            div.rr-rocket {
                (lattice())
                ol.rr-slots { (slots(view, hangar, offers, words)) }
            }
            div.rr-foot {
                // Nothing can be launched from an empty hangar, but built in it.
                @if (!hangar.modules.is_empty() && view.phase != Phase::Over) || matches!(view.step, Some(Step::BuildIn(_) | Step::MoveTo(_))) {
                    (pad(view, hangar, offers, words))
                }
                @if !hangar.modules.is_empty() && view.phase != Phase::Over { (flights(view, hangar, words)) }
            }
        }
    }
}

/// The tower behind a rocket.
fn lattice() -> Markup {
    html! {
        svg.rr-tower viewBox="0 0 20 400" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            (PreEscaped(r#"<path d="M3 0v400M17 0v400M3 0l14 40L3 80l14 40L3 160l14 40L3 240l14 40L3 320l14 40L3 400"/>"#))
        }
    }
}

/// The rocket from the nose down: cockpit, the middle with the last module on top, engine; empty slots between.
fn slots(view: &View, hangar: &HangarView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let of = |kind: Kind| hangar.modules.iter().find(move |module| module.facts.kind == kind);
    let middle: Vec<&BuiltView> =
        hangar.modules.iter().filter(|module| !matches!(module.facts.kind, Kind::Cockpit | Kind::Engine)).collect();
    let tank_due = hangar.tanks == 0;
    html! {
        li { @match of(Kind::Cockpit) { Some(module) => (built(view, module, offers, words)), None => (ghost(Kind::Cockpit, words)) } }
        @for number in (middle.len()..MIDDLE).rev() {
            // The last free slot is kept for a tank if there is none yet.
            li { @if tank_due && number == MIDDLE - 1 { (ghost(Kind::FuelTank, words)) } @else { (ghost(Kind::CrewModule, words)) } }
        }
        @for module in middle.iter().rev() { li { (built(view, module, offers, words)) } }
        li { @match of(Kind::Engine) { Some(module) => (built(view, module, offers, words)), None => (ghost(Kind::Engine, words)) } }
    }
}

fn ghost(kind: Kind, words: &Narrator<'_>) -> Markup {
    let text = match kind {
        Kind::CrewModule => words.word("board-slot-free"),
        Kind::FuelTank => words.word("board-slot-tank"),
        _ => names::kind_name(kind, words),
    };
    html! { div class={ "rr-ghost rr-" (kind) } { span { (text) } } }
}

/// A built module. A click boards it, moves crew or moves it, whatever can be done; if more than one thing can be done, the
/// others are small buttons beneath.
fn built(view: &View, module: &BuiltView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let card = module.card;
    let deeds = ["board", "crew from", "crew to", "move", "reward crew from"];
    let codes = deeds.map(|deed| format!("{deed} {card}"));
    let mut offered = codes.iter().filter(|code| offers.find(code).is_some());
    let first = offered.next().cloned().unwrap_or_else(|| usual(view, module));
    let id = slug(&card.to_string());
    let chosen =
        matches!(view.step, Some(Step::CrewFrom(from) | Step::MoveTo(from) | Step::SeatOn(from)) if from == card);
    let class = format!(
        "rr-module rr-{} {}{}",
        module.facts.kind,
        seat_class(module.owner),
        if chosen { " chosen" } else { "" }
    );
    html! {
        (offers.piece(&format!("module-{id}"), &class, &first, &names::built(view, module, words), &inside(view, module, words)))
        @for code in offered {
            (offers.piece(&slug(code), "rr-also", code, "", &html! { (offers.find(code).map(|choice| choice.sentence.as_str()).unwrap_or_default()) }))
        }
    }
}

/// What one would like to do with a module, to be told why not.
fn usual(view: &View, module: &BuiltView) -> String {
    let deed = match (view.phase, view.step) {
        (_, Some(Step::CrewFrom(_))) => "crew to",
        (_, Some(Step::Reward)) => "reward crew from",
        (Phase::Hangar, _) => "move",
        _ => "board",
    };
    format!("{deed} {}", module.card)
}

fn inside(view: &View, module: &BuiltView, words: &Narrator<'_>) -> Markup {
    let facts = &module.facts;
    html! {
        (hull(facts.kind))
        span.rr-module-name { (names::short_name(module, words)) }
        span.rr-module-row {
            span.rr-owner { (seat_badge(module.owner)) }
            @if facts.capacity > 0 {
                span.rr-seats {
                    @for seat in names::aboard(view, module) { span.rr-seat { (seat_badge(seat)) } }
                    @for _ in 0..module.free { span.rr-seat.free {} }
                }
            }
            span.rr-fittings {
                (fittings(view, facts, words))
                span.rr-stability title=(words.word("board-stability")) { (facts.stability) }
            }
        }
    }
}

/// The pad under the rocket: launch it, or put the chosen module here.
fn pad(view: &View, hangar: &HangarView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let place = hangar.hangar;
    let (deed, key, picture) = match view.step {
        Some(Step::BuildIn(_)) => ("into", "board-build-here", icon("build")),
        Some(Step::MoveTo(_)) => ("into", "board-move-here", icon("move")),
        _ => ("launch", "board-launch", crate::icon("rocket")),
    };
    let name = format!("{}: {}", names::hangar_name(place, words), words.word(key));
    offers.piece(
        &format!("pad-{place}"),
        "rr-pad",
        &format!("{deed} {place}"),
        &name,
        &html! { (picture) (words.word(key)) },
    )
}

/// Where this rocket could fly, what that costs, and what is missing.
fn flights(view: &View, hangar: &HangarView, words: &Narrator<'_>) -> Markup {
    let energy = names::payer(view).map_or(0, |seat| view.seat(seat).energy);
    html! {
        details.rr-flights id={ "flights-" (hangar.hangar) } {
            summary {
                span { (words.word("board-flights")) }
                @match grounded(view, hangar, words) {
                    Some(problem) => span.rr-lack { (problem) },
                    None => span.rr-fits { (words.sentence(&phrase!("board-complete", tanks = hangar.tanks))) },
                }
            }
            ul {
                @for planet in &view.planets {
                    @let flight = Flight::new(view, hangar, planet);
                    li {
                        b { (names::planet_name(planet.planet, words)) }
                        span.rr-flight { (flight.sum(words)) (sign("energy", &words.word("board-energy"))) }
                        @if let Some(lack) = flight.lack(words) { span.rr-lack { (lack) } }
                        @else if flight.cost > energy { span.rr-lack { (words.sentence(&phrase!("board-pay", cost = flight.cost, energy = energy))) } }
                        @else { span.rr-fits { (crate::icon("check")) (words.sentence(&phrase!("board-pay", cost = flight.cost, energy = energy))) } }
                    }
                }
            }
        }
    }
}

/// The boarding terminal of the second edition: one field per player.
pub(super) fn terminal(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    if !view.edition.has_terminal() {
        return html! {};
    }
    let waiting: Fact = view.terminal.iter().copied().collect();
    let name = if view.terminal.is_empty() {
        words.word("board-terminal-empty")
    } else {
        words.sentence(&phrase!("line-terminal", seats = waiting))
    };
    let inside = html! {
        span.rr-terminal-name { (icon("wait")) span { (words.word("board-terminal")) } }
        span.rr-terminal-fields {
            @for place in 0..view.seats.len() {
                span.rr-seat.free[place >= view.terminal.len()] { @if let Some(&seat) = view.terminal.get(place) { (seat_badge(seat)) } }
            }
        }
    };
    offers.piece("terminal", "rr-terminal", "wait in terminal", &name, &inside)
}
