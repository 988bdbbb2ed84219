//! The six hangars: towers with rockets that grow from modules, and the terminal where crew wait.

use engine::{Fact, Noun, Seat, phrase};
use maud::{Markup, PreEscaped, html};
use narration::Narrator;
use rocket_rescue::{BuiltView, HangarView, Kind, ModuleView, Phase, PlanetView, Step, View};

use super::flights::{Flight, grounded, lacks, missing_kinds};
use super::market::slug;
use super::symbols::{cube, fittings, hull, icon};
use super::{names, series};
use crate::syllables::breakable;
use crate::{Offers, Piece, seat_badge, seat_class};

/// How many tanks and crew modules a rocket has room for (RR-SLOT-3).
const MIDDLE: usize = 4;

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        section #rr-rockets aria-labelledby="rr-rockets-title" {
            h2 #rr-rockets-title.visually-hidden { (words.word("board-rockets")) }
            ul.rr-hangars {
                @for hangar in &view.hangars {
                    li id={ "hangar-" (hangar.hangar) } class=(class(view, hangar)) data-asked[is_asked(hangar, offers)] { (tower(view, hangar, offers, words)) }
                }
            }
        }
    }
}

/// Whether a question is about this hangar: something is to be put here.
fn is_asked(hangar: &HangarView, offers: &Offers<'_>) -> bool {
    offers.find(&format!("into {}", hangar.hangar)).is_some()
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
            span { (breakable(&names::hangar_name(hangar.hangar, words), words)) }
            @if !hangar.locked { span.rr-adds title=(words.sentence(&phrase!("board-adds", resource = hangar.resource.word()))) { "+" (cube(hangar.resource, 1, words)) } }
        }
        @if hangar.locked {
            p.rr-lock { (icon("lock")) span { (words.word("board-locked")) } }
        } @else {
            div.rr-rocket data-pad="" {
                (lattice())
                ol.rr-slots { (slots(view, hangar, offers, words)) }
            }
            // What can be launched changes with every module, which has a mark of its own.
            div.rr-foot data-still="" { (pad(view, hangar, offers, words)) }
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
    html! { div class={ "rr-ghost rr-" (kind) } title=(text) { (icon(kind.id())) span { (text) } } }
}

/// A built module. A click boards it, moves crew or moves it, whatever can be done.
fn built(view: &View, module: &BuiltView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let card = module.card;
    let usual = usual(view);
    let others =
        ["board", "crew from", "crew to", "move", "reward crew from"].into_iter().filter(|deed| *deed != usual);
    let mut codes: Vec<String> = [usual].into_iter().chain(others).map(|deed| format!("{deed} {card}")).collect();
    if view.step == Some(Step::SeatOn(card)) {
        codes.push("seat crew".to_owned());
    }
    let chosen =
        matches!(view.step, Some(Step::CrewFrom(from) | Step::MoveTo(from) | Step::SeatOn(from)) if from == card);
    let (kind, owner) = (module.facts.kind, seat_class(module.owner));
    let name = names::built(view, module, words);
    let piece = Piece {
        id: &format!("module-{}", slug(&card.to_string())),
        class: &format!("rr-module rr-{kind} {owner}{}", if chosen { " chosen" } else { "" }),
        name: &name,
        about: if codes.iter().any(|code| offers.find(code).is_some()) { &name } else { "" },
        inside: &inside(view, module, words),
    };
    offers.menu(&piece, &codes)
}

/// What one would like to do with a module, to be told why not.
fn usual(view: &View) -> &'static str {
    match (view.phase, view.step) {
        (_, Some(Step::CrewFrom(_))) => "crew to",
        (_, Some(Step::Reward)) => "reward crew from",
        (Phase::Hangar, _) => "move",
        _ => "board",
    }
}

fn inside(view: &View, module: &BuiltView, words: &Narrator<'_>) -> Markup {
    let facts = &module.facts;
    html! {
        (hull(facts.kind))
        span.rr-module-name { (breakable(&names::short_name(module, words), words)) }
        span.rr-module-row {
            span.rr-owner { (seat_badge(module.owner)) }
            @if facts.capacity > 0 {
                span.rr-seats {
                    @for (seat, number) in crew_aboard(module) {
                        span.rr-seat id={ "crew-" (slug(&module.card.to_string())) "-" (seat) "-" (number) } data-holds={ "crew-" (seat) } data-from={ "seat-" (seat) } { (seat_badge(seat)) }
                    }
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

/// Everybody on a module, and which of their player's crew there they are.
fn crew_aboard(module: &BuiltView) -> impl Iterator<Item = (Seat, u8)> {
    (0..).map(Seat::new).zip(&module.crew).flat_map(|(seat, &crew)| (1..=crew).map(move |number| (seat, number)))
}

/// The pad under the rocket: launch it, build here, or put the chosen module here.
fn pad(view: &View, hangar: &HangarView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let place = hangar.hangar;
    let mut codes = match view.step {
        Some(Step::BuildIn(_) | Step::MoveTo(_)) => vec![format!("into {place}")],
        _ => vec![format!("launch {place}")],
    };
    codes.extend(buildings(view, hangar).filter(|code| offers.find(code).is_some()));
    let launches = offers.find(&codes[0]).is_some() && codes[0].starts_with("launch");
    let (key, picture) = match view.step {
        Some(Step::BuildIn(_)) => ("board-build-here", icon("build")),
        Some(Step::MoveTo(_)) => ("board-move-here", icon("move")),
        _ if codes.len() > 1 && !launches => ("board-build-here", icon("build")),
        // Nothing can be launched from an empty hangar.
        _ if hangar.modules.is_empty() || view.phase == Phase::Over => return html! { div.rr-pad.none {} },
        _ => ("board-launch", crate::icon("rocket")),
    };
    let name = format!("{}: {}", names::hangar_name(place, words), words.word(key));
    let inside = html! {
        span.rr-pad-does { (picture) span { (words.word(key)) } }
        @if !hangar.modules.is_empty() { span.rr-pad-state { (state(view, hangar, words)) } }
    };
    let (id, about) = (format!("pad-{place}"), flights(view, hangar, words));
    offers.menu(&Piece { id: &id, class: "rr-pad", name: &name, about: &about, inside: &inside }, &codes)
}

/// The codes that build a module of the viewer here.
fn buildings(view: &View, hangar: &HangarView) -> impl Iterator<Item = String> {
    let free = view.phase == Phase::Hangar && matches!(view.step, Some(Step::Free));
    let held = view.viewer.seat().filter(|_| free).map_or(&[][..], |seat| &view.seat(seat).modules);
    let fits = held.iter().filter(|held| held.hangars.contains(&hangar.hangar));
    let code = |held: &ModuleView| {
        let card = held.card?;
        Some(if held.hangars.len() > 1 { series::build(card, hangar.hangar) } else { format!("build {card}") })
    };
    fits.filter_map(code).collect::<Vec<_>>().into_iter()
}

/// What a rocket lacks, or who is aboard.
fn state(view: &View, hangar: &HangarView, words: &Narrator<'_>) -> Markup {
    let crew: Vec<(Seat, u8)> =
        view.seats.iter().map(|seat| (seat.seat, aboard(hangar, seat.seat))).filter(|crew| crew.1 > 0).collect();
    html! {
        @match lacks(hangar, words) {
            Some(missing) => {
                @let text = words.say(&phrase!("board-lacks", missing = missing));
                span.rr-missing role="img" aria-label=(text) title=(text) { "−" @for kind in missing_kinds(hangar) { (icon(kind.id())) } }
            },
            None => span.rr-missing { (crate::icon("check")) (hangar.tanks) (icon("fuel-tank")) },
        }
        @for (seat, number) in crew { span.rr-gain { (seat_badge(seat)) (number) } }
    }
}

/// How many crew members of a player a rocket carries.
fn aboard(hangar: &HangarView, seat: Seat) -> u8 {
    hangar.modules.iter().map(|module| module.crew[seat.index()]).sum()
}

/// Where this rocket could fly, what that costs, and what is missing.
fn flights(view: &View, hangar: &HangarView, words: &Narrator<'_>) -> String {
    if let Some(problem) = grounded(view, hangar, words) {
        return problem;
    }
    let line = |planet: &PlanetView| {
        let flight = Flight::new(view, hangar, planet);
        let told =
            flight.lack(words).unwrap_or_else(|| format!("{} {}", flight.sum(words), words.word("board-energy")));
        format!("{}: {told}", names::planet_name(planet.planet, words))
    };
    let lines: Vec<String> = view.planets.iter().map(line).collect();
    format!("{} {}.", words.word("board-flights"), lines.join("; "))
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
        span.rr-terminal-name { (icon("wait")) (words.word("board-terminal")) }
        span.rr-terminal-fields {
            @for place in 0..view.seats.len() {
                span.rr-seat.free[place >= view.terminal.len()] { @if let Some(&seat) = view.terminal.get(place) { (seat_badge(seat)) } }
            }
        }
    };
    offers.piece("terminal", "rr-terminal", "wait in terminal", &name, &inside)
}
