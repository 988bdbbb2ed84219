//! The drawings of this board: icons, dice, cubes, hulls and planets.

use maud::{Markup, PreEscaped, html};
use narration::Narrator;
use rocket_rescue::{Equipment, Kind, Module, PlanetId, Resource, View};

use super::names;

/// Icons as on all pages: a grid of 24, strokes of 2.
const ICONS: &[(&str, &str)] = &[
    ("energy", r#"<path class="solid" d="M13 2 5 14h6l-1 8 9-13h-6Z"/>"#),
    ("crew", r#"<circle class="solid" cx="12" cy="7" r="4"/><path class="solid" d="M4 21a8 8 0 0 1 16 0Z"/>"#),
    ("seat", r#"<circle cx="12" cy="12" r="9"/><circle cx="12" cy="10" r="2.5"/><path d="M7.5 16.5a5 5 0 0 1 9 0"/>"#),
    ("cockpit", r#"<path class="solid" d="M12 2c5 4 8 10 8 18H4C4 12 7 6 12 2Z"/>"#),
    ("fuel-tank", r#"<path d="M5 6v12c0 2 14 2 14 0V6"/><ellipse class="solid" cx="12" cy="6" rx="7" ry="3"/>"#),
    ("engine", r#"<path class="solid" d="M8 2h8l2 8H6Z"/><path d="m9 14-2 5M12 14v8M15 14l2 5"/>"#),
    (
        "crew-module",
        r#"<rect x="3" y="6" width="18" height="12" rx="3"/><circle class="solid" cx="8.5" cy="12" r="2"/><circle class="solid" cx="15.5" cy="12" r="2"/>"#,
    ),
    (
        "heat",
        r#"<path class="solid" d="M12 2c1 5 6 7 6 13a6 6 0 0 1-12 0c0-3 2-4 2.5-7 1.5 1 2 2.5 2 4C12 10 13 6 12 2Z"/>"#,
    ),
    ("gas", r#"<path class="solid" d="M7 18a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 9.500a4.300 4.300 0 0 1-.5 8.500Z"/>"#),
    (
        "heat-shield",
        r#"<path d="M12 2 4 5v6c0 5 3.500 9 8 11 4.500-2 8-6 8-11V5Z"/><path class="solid" d="M12 6.500c.5 3 3.500 4 3.500 7a3.500 3.500 0 0 1-7 0c0-2 1.200-2.300 1.500-4 1 .6 1.200 1.300 1.200 2 .8-1.200 1.300-3 .8-5Z"/>"#,
    ),
    (
        "gas-shield",
        r#"<path d="M12 2 4 5v6c0 5 3.500 9 8 11 4.500-2 8-6 8-11V5Z"/><path class="solid" d="M9.500 15a2.300 2.300 0 0 1-.2-4.600 3.200 3.200 0 0 1 6 .4 2.100 2.100 0 0 1-.3 4.200Z"/>"#,
    ),
    (
        "rover",
        r#"<path d="M3 14h18M6 14l1-5h7l3 5M17 9V4"/><circle cx="7" cy="17.500" r="2.500"/><circle cx="17" cy="17.500" r="2.500"/>"#,
    ),
    (
        "satellite",
        r#"<path class="solid" d="m9 11 4-4 4 4-4 4Z"/><path d="m4 6 4-4 4 4-4 4ZM14 16l4-4 4 4-4 4ZM9 15l-4 4M4 15a5 5 0 0 0 5 5"/>"#,
    ),
    ("stability", r#"<path d="M12 2 4 5v6c0 5 3.500 9 8 11 4.500-2 8-6 8-11V5Z"/>"#),
    (
        "build",
        r#"<path d="M14 4a5 5 0 0 0-5.500 6.800L3 16.300 7.700 21l5.500-5.500A5 5 0 0 0 20 9.500l-3.500 2-3-.8-.8-3 2-3.500"/>"#,
    ),
    ("move", r#"<path d="M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4"/>"#),
    ("lock", r#"<rect x="5" y="11" width="14" height="10" rx="2"/><path d="M8 11V7a4 4 0 0 1 8 0v4"/>"#),
    ("cube", r#"<path d="m12 3 8 4.500v9L12 21l-8-4.500v-9ZM4 7.500l8 4.500 8-4.500M12 12v9"/>"#),
    ("marker", r#"<path d="M6 22V3M6 4h13l-3 4 3 4H6"/>"#),
    ("wait", r#"<path d="M6 2h12M6 22h12M7 2c0 6 5 7 5 10s-5 4-5 10M17 2c0 6-5 7-5 10s5 4 5 10"/>"#),
];

/// The names of the icons.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    ICONS.iter().map(|(name, _)| *name)
}

/// The symbols, once for the board.
pub(super) fn symbols() -> Markup {
    html! {
        svg.sprite aria-hidden="true" focusable="false" {
            @for (name, shapes) in ICONS {
                symbol id={ "rr-icon-" (name) } viewBox="0 0 24 24" { (PreEscaped(shapes)) }
            }
        }
    }
}

/// An icon beside a text that says the same.
pub(super) fn icon(name: &str) -> Markup {
    debug_assert!(ICONS.iter().any(|icon| icon.0 == name), "there is no icon {name}");
    html! { svg.icon aria-hidden="true" focusable="false" { use href={ "#rr-icon-" (name) } {} } }
}

/// An icon that stands for a text.
pub(super) fn sign(name: &str, text: &str) -> Markup {
    html! { span.rr-sign role="img" aria-label=(text) title=(text) { (icon(name)) } }
}

/// A number with its icon.
pub(super) fn count(name: &str, number: impl std::fmt::Display, text: &str) -> Markup {
    html! { span.rr-count { (sign(name, text)) b.num { (number) } } }
}

/// A die; nothing on it if the face is 0. What it says must be said beside it.
pub(super) fn die(face: u8) -> Markup {
    const PIPS: [&[(u8, u8)]; 7] = [
        &[],
        &[(12, 12)],
        &[(7, 17), (17, 7)],
        &[(7, 17), (12, 12), (17, 7)],
        &[(7, 7), (7, 17), (17, 7), (17, 17)],
        &[(7, 7), (7, 17), (12, 12), (17, 7), (17, 17)],
        &[(7, 6), (7, 12), (7, 18), (17, 6), (17, 12), (17, 18)],
    ];
    html! {
        svg.rr-die viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            rect x="1" y="1" width="22" height="22" rx="5" {}
            @for (x, y) in PIPS[usize::from(face.min(6))] { circle cx=(x) cy=(y) r="2.300" {} }
        }
    }
}

/// Cubes of one type: a square with its letter, and how many.
pub(super) fn cube(resource: Resource, number: impl std::fmt::Display, words: &Narrator<'_>) -> Markup {
    let name = names::resource_name(resource, words);
    html! {
        span class={ "rr-cubes rr-" (resource) } title=(name) {
            span.rr-cube aria-hidden="true" { (names::letter(resource, words)) }
            b.num { (number) }
            span.visually-hidden { " " (name) }
        }
    }
}

/// Shields and equipment of a module.
pub(super) fn fittings(view: &View, module: &Module, words: &Narrator<'_>) -> Markup {
    html! {
        @for key in names::shields(view, module) { (sign(key.trim_start_matches("board-"), &words.word(key))) }
        (equipment(module.equipment, words))
    }
}

pub(super) fn equipment(equipment: Equipment, words: &Narrator<'_>) -> Markup {
    match equipment {
        Equipment::None => html! {},
        Equipment::Rover => sign("rover", &words.word("board-rover")),
        Equipment::Satellite => sign("satellite", &words.word("board-satellite")),
    }
}

/// The hull of a module, stretched behind what is written on it.
pub(super) fn hull(kind: Kind) -> Markup {
    let (view_box, shapes) = match kind {
        Kind::Cockpit => ("0 0 150 100", COCKPIT),
        Kind::Engine => ("0 0 150 80", ENGINE),
        Kind::FuelTank => ("0 0 150 50", TANK),
        _ => ("0 0 150 50", CREW_MODULE),
    };
    html! {
        svg.rr-hull viewBox=(view_box) preserveAspectRatio="none" aria-hidden="true" focusable="false" { (PreEscaped(shapes)) }
    }
}

const COCKPIT: &str = r#"<path class="rr-skin" d="M75 0C88 4 141 30 141 64v36H9V64C9 30 62 4 75 0Z"/>
<path class="rr-paint" d="M75 0C82 2 106 12 123 30H27C44 12 68 2 75 0Z"/><path class="rr-shade" d="M75 0C88 4 141 30 141 64v36h-23V64C116 34 88 8 75 0Z"/>
<path class="rr-paint" d="M9 95h132v5H9Z"/>"#;

const ENGINE: &str = r#"<path class="rr-paint" d="M12 8 0 76 28 60ZM138 8l12 68-28-16Z"/><path class="rr-flame" d="M40 78h70L98 96l-9-7-14 21-14-21-9 7Z"/><path class="rr-nozzle" d="M48 54h54l13 24H35Z"/>
<path class="rr-skin" d="M9 0h132l-8 56H17Z"/><path class="rr-shade" d="M118 0h23l-8 56h-19Z"/><path class="rr-paint" d="M9 0h132l-.8 5H9.800ZM17.600 51h114.800l-.7 5H18.300Z"/>"#;

const TANK: &str = r#"<path class="rr-skin" d="M9 0h132v50H9Z"/><path class="rr-shade" d="M118 0h23v50h-23Z"/>
<path class="rr-paint" d="M6 1h138v7H6ZM6 42h138v7H6Z"/><path class="rr-rib" d="M30 8v34M53 8v34M75 8v34M97 8v34M120 8v34"/>"#;

const CREW_MODULE: &str = r#"<path class="rr-skin" d="M9 0h132v50H9Z"/><path class="rr-shade" d="M118 0h23v50h-23Z"/><path class="rr-paint" d="M9 0h132v4H9ZM9 46h132v4H9ZM9 0h5v50H9ZM136 0h5v50h-5Z"/>"#;

/// A portrait of a planet: each card has one of its own, made of a few patterns and colours of its deck.
pub(super) fn portrait(planet: PlanetId, red: bool) -> Markup {
    let number = planet.index();
    let blues: [[&str; 3]; 5] = [
        ["#4f8fb8", "#8cc4d8", "#2c5f86"],
        ["#5aa59a", "#a5d8c6", "#2f6f6b"],
        ["#7286c4", "#b1bdea", "#46589a"],
        ["#5fa0c9", "#d8e8ea", "#386f9b"],
        ["#7fa8a0", "#d9d6b4", "#4e7670"],
    ];
    let reds: [[&str; 3]; 5] = [
        ["#c8552b", "#f0a25a", "#8a3017"],
        ["#b7472a", "#e2b15a", "#74271a"],
        ["#d98a3a", "#f6cf83", "#9a5518"],
        ["#a8442f", "#d9784c", "#6c2520"],
        ["#c2703d", "#eac08a", "#80401f"],
    ];
    let [base, light, dark] = if red { reds[number % 5] } else { blues[number % 5] };
    html! {
        svg.rr-portrait viewBox="-50 -50 100 100" aria-hidden="true" focusable="false" {
            @match (number + number / 5) % 5 {
                0 => {
                    circle r="38" fill=(base) {}
                    path fill=(light) d="M-36.500-10.500H36.500A38 38 0 0 1 38 0H-38A38 38 0 0 1-36.500-10.500ZM-31-22H31A38 38 0 0 0 25-28.500H-25A38 38 0 0 0-31-22Z" {}
                    path fill=(dark) d="M-36 12H36A38 38 0 0 1 31.500 21H-31.500A38 38 0 0 1-36 12Z" {}
                }
                1 => {
                    circle r="38" fill=(base) {}
                    circle cx="-12" cy="-14" r="9" fill=(dark) {} circle cx="14" cy="8" r="12" fill=(dark) {} circle cx="-16" cy="16" r="6" fill=(dark) {}
                    circle cx="-10" cy="-16" r="7" fill=(light) {} circle cx="16" cy="5" r="9" fill=(light) {} circle cx="-15" cy="14.500" r="4" fill=(light) {}
                }
                2 => {
                    path fill="none" stroke=(dark) stroke-width="6" d="M-48 8A50 14-14 0 1 48-8" {}
                    circle r="29" fill=(base) {}
                    path fill=(light) d="M-28-8H28A29 29 0 0 1 29 2H-29A29 29 0 0 1-28-8Z" {}
                    path fill="none" stroke=(light) stroke-width="6" d="M-48 8A50 14-14 0 0 48-8" {}
                }
                3 => {
                    circle r="38" fill=(base) {}
                    path fill=(light) d="M-30-22C-10-34 6-16 20-24 30-14 22 0 8-2-8-4-14 8-26 2-36-2-34-16-30-22ZM0 16C12 8 26 14 30 22 20 34 4 37-6 33-8 26-6 20 0 16Z" {}
                    path fill=(dark) d="M-34 14C-28 10-20 14-18 22-22 28-26 26-30 22Z" {}
                }
                _ => {
                    circle r="38" fill=(base) {}
                    path fill="none" stroke=(light) stroke-width="7" stroke-linecap="round" d="M-24 4C-10-18 16-16 18 2 16 16-4 16-4 4" {}
                    path fill="none" stroke=(dark) stroke-width="5" stroke-linecap="round" d="M-18 24C0 32 18 26 26 14M-14-27C0-33 12-30 20-24" {}
                }
            }
            path fill="#14060a" opacity=".28" d="M0-38A38 38 0 0 1 0 38A47 47 0 0 0 0-38Z" {}
        }
    }
}
