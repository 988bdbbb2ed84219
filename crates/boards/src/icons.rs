//! The icons of all boards and pages, and the marks of seats.

use engine::Seat;
use maud::{Markup, PreEscaped, html};

/// Every icon: its name, and its shapes on a grid of 24 with strokes of 2. Shapes of class `solid` are filled.
const ICONS: &[(&str, &str)] = &[
    (
        "gantry",
        r#"<path d="M6 22V4l4-2v20M6 8h4M6 13h4M6 18h4M10 6h4"/><path class="solid" d="M17 4c2 2 2.5 5 2.5 8l1.5 5h-8l1.5-5c0-3 .5-6 2.5-8Z"/>"#,
    ),
    ("star", r#"<path class="solid" d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8Z"/>"#),
    (
        "co-pilot",
        r#"<path d="M5 13a7 7 0 0 1 14 0v4a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3Z"/><path class="solid" d="M8 12h8v2a4 4 0 0 1-8 0Z"/><path d="M12 6V3"/>"#,
    ),
    ("card", r#"<rect x="6" y="3" width="12" height="18" rx="2"/><path d="M9.5 8h5M9.5 16h5"/>"#),
    ("deck", r#"<rect x="4" y="6" width="11" height="15" rx="2"/><path d="M8 3h9a2 2 0 0 1 2 2v12"/>"#),
    ("cargo", r#"<path d="m12 3 8 4.5v9L12 21l-8-4.5v-9ZM4 7.5l8 4.5 8-4.5M12 12v9"/>"#),
    (
        "rocket",
        r#"<path d="M12 2c3.5 3 4.5 7.5 3.5 13h-7C7.5 9.5 8.5 5 12 2ZM8.5 12 5 16v4l4-3M15.5 12l3.5 4v4l-4-3M12 18v4"/><circle cx="12" cy="9" r="1.5"/>"#,
    ),
    (
        "saucer",
        r#"<path d="M8 11a4 4.5 0 0 1 8 0"/><ellipse cx="12" cy="13.5" rx="10" ry="3.5"/><path d="m7 19-1 2M12 19.5V22M17 19l1 2"/>"#,
    ),
    ("undo", r#"<path d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3"/>"#),
    ("rules", r#"<path d="M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2ZM12 6v14"/>"#),
    ("chat", r#"<path d="M4 4h16v12h-9l-5 4v-4H4ZM8 8.5h8M8 12h5"/>"#),
    ("log", r#"<path d="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01"/>"#),
    ("menu", r#"<path d="M4 6h16M4 12h16M4 18h16"/>"#),
    ("hint", r#"<path d="M9 18h6M10 21h4M8.5 15C6.5 13.5 5 11.7 5 9a7 7 0 0 1 14 0c0 2.7-1.5 4.5-3.5 6Z"/>"#),
    (
        "why",
        r#"<circle cx="12" cy="12" r="9.5"/><path d="M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.1-1.5 2.4M12 17.5h.01"/>"#,
    ),
    ("no", r#"<circle cx="12" cy="12" r="9.5"/><path d="M12 7v6M12 16.5h.01"/>"#),
    ("close", r#"<path d="m6 6 12 12M18 6 6 18"/>"#),
    ("check", r#"<path d="m4 12.5 5.5 5.5L20 6.5"/>"#),
    (
        "eye",
        r#"<path d="M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7Z"/><circle class="solid" cx="12" cy="12" r="2.5"/>"#,
    ),
    (
        "link",
        r#"<path d="M10 14a4.5 4.5 0 0 0 6.5 0l3-3A4.6 4.6 0 0 0 13 4.5l-1 1M14 10a4.5 4.5 0 0 0-6.5 0l-3 3a4.6 4.6 0 0 0 6.5 6.5l1-1"/>"#,
    ),
    (
        "players",
        r#"<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5a6.5 6.5 0 0 1 3.5 5.5"/>"#,
    ),
    ("clock", r#"<circle cx="12" cy="12" r="9.5"/><path d="M12 6.5V12l3.5 2.5"/>"#),
    ("chart", r#"<path d="M4 4v16h16M7 15l4-5 4 3 5-7"/>"#),
    ("difficulty", r#"<path d="M4 20v-5M10 20v-9M16 20V7M22 20V4"/>"#),
    ("first", r#"<path d="M6 5v14M19 5l-9 7 9 7Z"/>"#),
    ("back", r#"<path d="M17 5 8 12l9 7Z"/>"#),
    ("on", r#"<path d="m7 5 9 7-9 7Z"/>"#),
    ("last", r#"<path d="M18 5v14M5 5l9 7-9 7Z"/>"#),
    ("play", r#"<path class="solid" d="m7 4 12 8-12 8Z"/>"#),
    ("pause", r#"<path d="M8 5v14M16 5v14"/>"#),
    ("turn-back", r#"<path d="m11 6-7 6 7 6M20 6l-7 6 7 6"/>"#),
    ("turn-on", r#"<path d="m13 6 7 6-7 6M4 6l7 6-7 6"/>"#),
    ("round-back", r#"<path d="M5 4v5h5M5 9a8 8 0 1 1-1 5"/>"#),
    ("round-on", r#"<path d="M19 4v5h-5M19 9a8 8 0 1 0 1 5"/>"#),
    (
        "sound",
        r#"<path class="solid" d="M3 9h4l5-4v14l-5-4H3Z"/><path d="M15.5 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12"/>"#,
    ),
    ("theme", r#"<circle cx="12" cy="12" r="9"/><path class="solid" d="M12 3a9 9 0 0 1 0 18Z"/>"#),
    (
        "language",
        r#"<circle cx="12" cy="12" r="9.5"/><path d="M2.5 12h19M12 2.5c5 5.5 5 13.5 0 19-5-5.5-5-13.5 0-19Z"/>"#,
    ),
    (
        "settings",
        r#"<path d="M4 7h9M19 7h1M4 17h1M11 17h9"/><circle cx="16" cy="7" r="2.5"/><circle cx="8" cy="17" r="2.5"/>"#,
    ),
    ("flag", r#"<path d="M6 22V3M6 4h12l-3 4.5 3 4.5H6"/>"#),
    ("search", r#"<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.500 15.500 6 6"/>"#),
    ("download", r#"<path d="M12 3v12M7 10.5l5 5 5-5M4 20h16"/>"#),
];

/// The shapes of the seats, in their order; filled in the seat's colour.
const SEATS: [&str; Seat::MAX] = [
    r#"<circle cx="12" cy="12" r="11"/>"#,
    r#"<rect x="1.5" y="1.5" width="21" height="21" rx="2"/>"#,
    r#"<path d="M12 .5 24 22.5H0Z"/>"#,
    r#"<path d="M12 0 24 12 12 24 0 12Z"/>"#,
    r#"<path d="M6 1.6h12L24 12l-6 10.4H6L0 12Z"/>"#,
    r#"<path d="m12 0 3.7 7 8.3 1.6-5.8 6 1 8.4L12 19.5 4.8 23l1-8.4L0 8.6 8.3 7Z"/>"#,
    r#"<path d="M7 1h10v6h6v10h-6v6H7v-6H1V7h6Z"/>"#,
    r#"<path fill-rule="evenodd" d="M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24Zm0 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Zm0 2a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Z"/>"#,
];

/// All icons and seat shapes as symbols, to be put once into every page.
#[must_use]
pub fn icons() -> Markup {
    html! {
        svg.sprite aria-hidden="true" focusable="false" xmlns="http://www.w3.org/2000/svg" {
            @for (name, shapes) in ICONS {
                symbol id={ "icon-" (name) } viewBox="0 0 24 24" { (PreEscaped(shapes)) }
            }
            @for (number, shape) in SEATS.iter().enumerate() {
                symbol id={ "shape-" (letter(Seat::new(number as u8))) } viewBox="0 0 24 24" { (PreEscaped(shape)) }
            }
        }
    }
}

/// An icon beside a text that says the same.
#[must_use]
pub fn icon(name: &str) -> Markup {
    debug_assert!(ICONS.iter().any(|icon| icon.0 == name), "there is no icon {name}");
    html! { svg.icon aria-hidden="true" focusable="false" { use href={ "#icon-" (name) } {} } }
}

/// An icon that stands for a text.
#[must_use]
pub fn icon_for(name: &str, text: &str) -> Markup {
    html! { span role="img" aria-label=(text) title=(text) { (icon(name)) } }
}

/// The mark of a seat: its shape, letter and colour. Beside a name it says nothing more, so screen readers pass it over.
#[must_use]
pub fn seat_badge(seat: Seat) -> Markup {
    // A triangle has its middle further down.
    let middle = if seat.index() == 2 { "16" } else { "12.5" };
    html! {
        svg class={ "seat-badge seat-" (letter(seat)) } viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            use.shape href={ "#shape-" (letter(seat)) } {}
            text.letter x="12" y=(middle) { (seat) }
        }
    }
}

/// The class that sets the colour of a seat.
#[must_use]
pub fn seat_class(seat: Seat) -> String {
    format!("seat-{}", letter(seat))
}

fn letter(seat: Seat) -> char {
    seat.letter().to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_has_a_name_of_its_own() {
        let page = icons().into_string();
        let ids: Vec<&str> = page.split("id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let mut unique = ids.clone();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(unique.len(), ids.len());
        assert_eq!(ids.len(), ICONS.len() + Seat::MAX);
    }

    #[test]
    fn a_badge_has_shape_letter_and_colour() {
        let badge = seat_badge(Seat::new(2)).into_string();
        for part in ["#shape-c", ">C<", "seat-c"] {
            assert!(badge.contains(part), "{part} is missing in {badge}");
        }
    }
}
