//! Pictures of items, missions, worlds and ships, each drawn once as a symbol.

use maud::{Markup, PreEscaped, html};

/// A picture beside a text that says the same.
pub(super) fn picture(name: &str, class: &str) -> Markup {
    debug_assert!(PICTURES.iter().any(|picture| picture.0 == name), "there is no picture {name}");
    html! { svg class=(class) aria-hidden="true" focusable="false" { use href={ "#rm-pic-" (name) } {} } }
}

/// All pictures, to be put once into the board.
pub(super) fn sprite() -> Markup {
    html! {
        svg.sprite aria-hidden="true" focusable="false" {
            @for (name, frame, shapes) in PICTURES {
                symbol id={ "rm-pic-" (name) } viewBox=(frame) { (PreEscaped(shapes)) }
            }
        }
    }
}

const GRID: &str = "0 0 24 24";

/// Every picture: its name, its frame and its shapes. Items have colour and form of their own; signs take the colour of the
/// text around them.
const PICTURES: &[(&str, &str, &str)] = &[
    (
        "rocket",
        GRID,
        r##"<path fill="#d42f26" d="M12 1 21.5 12H16v11H8V12H2.5Z"/><path fill="#fff" opacity=".85" d="M11 8h2v11h-2Z"/>"##,
    ),
    (
        "computer",
        GRID,
        r##"<path stroke="#0e8aa8" stroke-width="2" d="M8 1v22M12 1v22M16 1v22M1 8h22M1 12h22M1 16h22"/><rect x="4" y="4" width="16" height="16" rx="2" fill="#0e8aa8"/><rect x="9" y="9" width="6" height="6" fill="#fff"/>"##,
    ),
    (
        "composite",
        GRID,
        r##"<path fill="#c9620f" d="M12 1.5 23.5 22H.5Z"/><path stroke="#fff" stroke-width="1.8" fill="none" d="M8.6 12.5h6.8M5.8 17.5h12.4"/>"##,
    ),
    (
        "biotech",
        GRID,
        r##"<circle cx="12" cy="12" r="11" fill="#23854a"/><path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" d="M8.5 4.5c0 5 7 5 7 10 0 2-1.4 4-3 5M15.5 4.5c0 5-7 5-7 10 0 2 1.4 4 3 5M9.3 7h5.4M9.3 16h5.4"/>"##,
    ),
    (
        "science",
        GRID,
        r##"<circle cx="12" cy="12" r="11.5" fill="#5a3f9e"/><rect x="5" y="12.5" width="6" height="6" rx="1" fill="#5ccbe6"/><path fill="#ffb066" d="m12 3.5 4.2 7H7.8Z"/><circle cx="16" cy="15.5" r="3.4" fill="#7fe0a4"/>"##,
    ),
    (
        "satellite",
        GRID,
        r##"<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><path d="m9 9 6 6-3 3-6-6ZM3 9l4-4 3 3-4 4ZM12 18l4-4 4 4-3 3ZM15 9a4 4 0 0 0-3-3M19 8a9 9 0 0 0-5-5"/></g>"##,
    ),
    (
        "spaceship",
        GRID,
        r##"<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M12 2c3 3 4 7 3.5 12h-7C8 9 9 5 12 2ZM8.5 10 4 15v4l5-3M15.5 10l4.5 5v4l-5-3M10 17v4M14 17v4"/></g>"##,
    ),
    (
        "space-hotel",
        GRID,
        r##"<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><ellipse cx="12" cy="12" rx="10" ry="4.5" transform="rotate(-20 12 12)"/><circle cx="12" cy="12" r="3"/><path d="M12 3v6M12 15v6"/></g>"##,
    ),
    (
        "orbital-shipyard",
        GRID,
        r##"<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M4 21V4h16v17M4 9h16M9 4v5M15 4v5M12 9v3M9 21c-1-4 0-7 3-9 3 2 4 5 3 9Z"/></g>"##,
    ),
    (
        "space-station",
        GRID,
        r##"<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><path d="M2 7h5v10H2ZM17 7h5v10h-5ZM7 12h3M14 12h3M10 9h4v6h-4ZM12 3v6M12 15v6"/></g>"##,
    ),
    (
        "asteroid-mining",
        GRID,
        r##"<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M3 15 6 9l6-1 4 4-1 7-6 3-4-2ZM13 3c4 0 7 3 8 7M20 3l-8 8"/></g><circle cx="8.5" cy="15" r="1.7" fill="currentColor"/>"##,
    ),
    (
        "base",
        GRID,
        r##"<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M2 20h20M4 20v-2a6 6 0 0 1 12 0v2M16 20v-6h4v6M10 12V4l4 2-4 2"/></g>"##,
    ),
    (
        "engine",
        GRID,
        r##"<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M9 2h6v6l4 8H5l4-8ZM8 19v3M12 19v3M16 19v3"/></g>"##,
    ),
    (
        "threat",
        GRID,
        r##"<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M12 3 22 20H2ZM12 10v4M12 17h.01"/></g>"##,
    ),
    (
        "asset",
        GRID,
        r##"<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><path d="M3 8h18v12H3ZM8 8V4h8v4M3 13h18M12 11v4"/></g>"##,
    ),
    (
        "earth",
        "-50 -50 100 100",
        r##"<circle r="48" fill="#2f7fd6"/><path fill="#57b36a" d="M-34-26c10-12 24-14 30-9 2 7-7 9-9 16s-11 4-14 11c-5 4-13-2-14-5 0-5 3-9 7-13ZM-6 6c9-4 18 2 20 9s-7 11-9 20c-5 5-11-4-11-11s-7-11 0-18ZM20-28c9 0 16 7 20 16-5 5-14 4-18-4-3-5-7-9-2-12Z"/><path fill="#050a18" opacity=".28" d="M14-46A48 48 0 0 1-30 37.5 60 60 0 0 0 14-46Z" transform="rotate(120)"/>"##,
    ),
    (
        "moon",
        "-50 -50 100 100",
        r##"<circle r="48" fill="#c9ced8"/><g fill="#a2a9b8"><circle cx="-16" cy="-14" r="12"/><circle cx="16" cy="8" r="9"/><circle cx="-8" cy="24" r="7"/><circle cx="22" cy="-20" r="5"/></g><path fill="#050a18" opacity=".3" d="M14-46A48 48 0 0 1-30 37.5 60 60 0 0 0 14-46Z" transform="rotate(120)"/>"##,
    ),
    (
        "mars",
        "-50 -50 100 100",
        r##"<circle r="48" fill="#d5532c"/><path fill="#a63a1c" d="M-47-6c18-7 28 5 46 0s28-7 47-2c0 9-2 14-5 18-18-5-27 2-43 5-18 0-28-7-42-7Z"/><path fill="#f6e6da" d="M-22-42.5a48 48 0 0 1 44 0c-13 6-31 6-44 0Z"/><circle cx="-14" cy="26" r="5" fill="#a63a1c"/><circle cx="20" cy="-22" r="6" fill="#a63a1c"/><path fill="#050a18" opacity=".28" d="M14-46A48 48 0 0 1-30 37.5 60 60 0 0 0 14-46Z" transform="rotate(120)"/>"##,
    ),
    ("ship", "-24 -56 48 62", SHIP),
];

/// The rocket that flies along the track: white, with the fins of its player.
const SHIP: &str = r##"<path fill="#ffb454" d="M-5-2Q0 16 5-2Z"/><path class="rm-ship-fin" d="M-8-18C-18-12-20-4-19 3l9-6ZM8-18C18-12 20-4 19 3l-9-6Z"/><path fill="#fff" stroke="#1b2238" stroke-width="1.5" d="M0-55C11-43 13-22 8-3H-8C-13-22-11-43 0-55Z"/><path fill="#d42f26" d="M0-54C4.5-49 7.6-44 9.3-37.5H-9.3C-7.6-44-4.5-49 0-54Z"/><circle cx="0" cy="-27" r="4.5" fill="#1b2238"/><circle cx="0" cy="-27" r="2.8" fill="#8fd6f5"/><path fill="#d42f26" d="M-9-13.5H9l-.5 4h-17Z"/>"##;
