//! How figures look. Every kind has a shape of its own: Colonists are round, Creeps spiky, Robots have a head and the mark of
//! their seat.

use engine::Seat;
use jupiter_rescue::Figure;
use maud::{Markup, PreEscaped, html};

use crate::{seat_badge, seat_class};

/// The figures and signs as symbols, once in every board; shapes on a grid of 24 around the middle.
const SYMBOLS: &[(&str, &str)] = &[
    (
        "colonist",
        r#"<path class="jr-body" d="M-8.5 11c0-6 3.5-8.5 8.5-8.5s8.5 2.500 8.500 8.500Z"/><circle class="jr-body" cy="-3.500" r="7"/><circle class="jr-eye" cx="-2.500" cy="-4" r="1.200"/><circle class="jr-eye" cx="2.500" cy="-4" r="1.200"/><path class="jr-line" d="M-2.300-1c1.300 1.300 3.300 1.300 4.600 0"/>"#,
    ),
    (
        "creep",
        r#"<path class="jr-body" d="M0-12 2.800-6.800 8-9.500 6.800-3.700 12-1.500 7.500 2 10 7.500 4.200 6.500 2.500 12 0 7.800-2.500 12-4.200 6.500-10 7.500-7.500 2-12-1.500-6.800-3.700-8-9.500-2.800-6.800Z"/><path class="jr-eye" d="m-4.800-2.600 3.800 2-3.200 1.400ZM4.800-2.600 1-.6l3.200 1.400Z"/><path class="jr-teeth" d="m-3.500 3.200 1.400 1.600 1.400-1.600 1.400 1.600 1.400-1.600"/>"#,
    ),
    (
        "super-creep",
        r#"<path class="jr-body" d="M-6-12-3.500-7 0-12 3.500-7 6-12 7.500-6.500 12-6 9-1.500 12 3 7.500 4 7 10 2.500 7.500 0 12-2.500 7.500-7 10-7.500 4-12 3-9-1.500-12-6-7.500-6.500Z"/><path class="jr-eye" d="m-5.500-3.600 4.500 2.400-4 1.800ZM5.500-3.600 1-1.200l4 1.800ZM-1.200-5.500H1.200L0-3Z"/><path class="jr-teeth" d="m-4 3.200 1.600 2 1.600-2L.800 5.200l1.600-2L4 5.200"/>"#,
    ),
    (
        "power-plant",
        r#"<circle class="jr-core" r="10.500"/><path class="jr-cog" d="M0-12v3M0 9v3M-12 0h3M9 0h3M-8.500-8.500l2.100 2.100M6.400 6.400l2.100 2.100M8.500-8.500 6.400-6.400M-6.400 6.400l-2.100 2.100"/><path class="jr-bolt" d="M2-8-5 1.500h4L-2 8 5-1.500H1Z"/>"#,
    ),
    (
        "command-dish",
        r#"<circle class="jr-core" r="10.500"/><path class="jr-dish" d="M-7-5A9 9 0 0 0 5.500 6.500Z"/><path class="jr-dish-line" d="M-1 1 4-4M-3.500 5.500-6 9h8L0 6"/><circle class="jr-dish" cx="4.500" cy="-4.500" r="1.600"/>"#,
    ),
    ("move", r#"<path d="M-6 0H5M1-5l5 5-5 5"/>"#),
    ("walk", r#"<path d="M-9 4h4l4-7h4M1-8l6 5-6 5"/>"#),
    ("fly", r#"<path d="M-7 7 7-7M-1-7h8v8M-8 1l4-4M-1 8l4-4"/>"#),
    ("swap", r#"<path d="M-7-3H6M2-7l4 4-4 4M7 4H-6M-2 0l-4 4 4 4"/>"#),
    ("teleport", r#"<circle r="3"/><circle r="8" stroke-dasharray="3 3"/>"#),
    ("shoot", r#"<circle r="7"/><path d="M0-10v6M0 4v6M-10 0h6M4 0h6"/>"#),
    ("place", r#"<path d="M0-8V8M-8 0H8M-5-5 5 5M5-5-5 5"/>"#),
    ("command", r#"<path d="M-7-3v6h4l7 5V-8l-7 5ZM8-4c1.500 2.500 1.500 5.500 0 8"/>"#),
    ("many", r#"<circle cx="-6" r="1.500"/><circle r="1.500"/><circle cx="6" r="1.500"/>"#),
    ("warning", r#"<path d="M0-9 10 8H-10ZM0-3v5M0 5v.1"/>"#),
    ("shield", r#"<path d="M0-9 8-6c0 7-2 12-8 15-6-3-8-8-8-15Z"/>"#),
    ("boom", r#"<path d="M0-10 2.500-4 9-6 5 0l5 5-6.500-.5L2 10-1.500 5-8 8l2-6.500L-10-2l6.500-.5Z"/>"#),
];

/// The symbols, to be put once into the board.
pub(super) fn symbols() -> Markup {
    html! {
        svg.sprite aria-hidden="true" focusable="false" xmlns="http://www.w3.org/2000/svg" {
            @for (name, shapes) in SYMBOLS {
                symbol id={ "jr-" (name) } viewBox="-13 -13 26 26" { (PreEscaped(shapes)) }
            }
            symbol #jr-robot-head viewBox="-13 -13 26 26" {
                (PreEscaped(r#"<path class="jr-antenna" d="M0-8v-3.500"/><circle class="jr-body" cy="-11.400" r="1.500"/><rect class="jr-body" x="-7.500" y="-8.500" width="15" height="10" rx="3.500"/><rect class="jr-visor" x="-5.500" y="-6.500" width="11" height="6" rx="2.500"/><circle class="jr-lamp" cx="-2.500" cy="-3.500" r="1.500"/><circle class="jr-lamp" cx="2.500" cy="-3.500" r="1.500"/>"#))
            }
        }
    }
}

/// A sign or a figure by its name; beside a text that says the same.
pub(super) fn sign(name: &str, class: &str) -> Markup {
    debug_assert!(SYMBOLS.iter().any(|symbol| symbol.0 == name), "there is no sign {name}");
    html! { svg class=(class) aria-hidden="true" focusable="false" { use href={ "#jr-" (name) } {} } }
}

/// A figure whose coming has a moment of its own.
fn arrives(name: &str, class: &str) -> Markup {
    html! { svg class=(class) data-moment="creep" aria-hidden="true" focusable="false" { use href={ "#jr-" (name) } {} } }
}

/// A Robot: a friendly head above the mark of its seat.
pub(super) fn robot(seat: Seat) -> Markup {
    html! {
        span class={ "jr-robot " (seat_class(seat)) } aria-hidden="true" {
            svg.jr-robot-head focusable="false" { use href="#jr-robot-head" {} }
            (seat_badge(seat))
        }
    }
}

/// What stands on a site.
pub(super) fn figure(figure: Figure) -> Markup {
    match figure {
        Figure::Open => html! {},
        Figure::PowerPlant => sign("power-plant", "jr-figure jr-plant"),
        Figure::CommandDish => sign("command-dish", "jr-figure jr-plant"),
        Figure::SuperCreep => arrives("super-creep", "jr-figure jr-super"),
        Figure::Colonist => sign("colonist", "jr-figure jr-colonist"),
        Figure::Creep => arrives("creep", "jr-figure jr-creep"),
        Figure::Robot(seat) => robot(seat),
    }
}
