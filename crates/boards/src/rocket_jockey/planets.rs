//! The nine planets, the rocket and the saucer, each drawn once as a symbol.

use maud::{Markup, PreEscaped, html};
use rocket_jockey::Orbit;

/// The radius of each planet, in a square of 100.
const RADII: [f64; 9] = [18.0, 25.0, 27.0, 21.0, 45.0, 32.0, 30.0, 29.0, 15.0];

/// The radius of a planet in a square of 100.
fn radius(planet: Orbit) -> f64 {
    RADII[usize::from(planet.clamp(1, 9)) - 1]
}

/// Half the side of the square that a picture shows of a planet: small ones are drawn larger than they are.
fn reach(planet: Orbit) -> f64 {
    match planet {
        6 => 49.0,
        7 => 43.0,
        _ => 22.0 + radius(planet) * 0.58,
    }
}

/// The radius of a planet as it is drawn in a column of 100.
pub(super) fn drawn_radius(planet: Orbit) -> f64 {
    50.0 * radius(planet) / reach(planet)
}

/// A picture of a planet beside its number or name.
pub(super) fn picture(planet: Orbit, class: &str) -> Markup {
    html! {
        @let reach = reach(planet);
        svg class=(class) viewBox={ "-" (reach) " -" (reach) " " (2.0 * reach) " " (2.0 * reach) } aria-hidden="true" focusable="false" {
            use href={ "#rj-planet-" (planet) } x="-50" y="-50" width="100" height="100" {}
        }
    }
}

/// All symbols of the board.
pub(super) fn symbols() -> Markup {
    html! {
        svg.sprite aria-hidden="true" focusable="false" {
            @for planet in 1..=9 {
                symbol id={ "rj-planet-" (planet) } viewBox="-50 -50 100 100" { (PreEscaped(planet_shapes(planet))) }
            }
            symbol id="rj-rocket" viewBox="-24 -56 48 60" { (PreEscaped(ROCKET)) }
            symbol id="rj-saucer" viewBox="-36 -30 72 48" { (PreEscaped(SAUCER)) }
        }
    }
}

pub(super) const ROCKET: &str = r##"<path class="rj-rocket-fin" d="M-8-18C-18-12-20-4-19 3l9-6ZM8-18C18-12 20-4 19 3l-9-6Z"/>
<path fill="#f6efdf" d="M0-55C11-43 13-22 8-3H-8C-13-22-11-43 0-55Z"/>
<path fill="#000" opacity=".14" d="M0-55C11-43 13-22 8-3H2C7-22 6-43 0-55Z"/>
<path class="rj-rocket-fin" d="M0-55C4.5-50 7.6-44 9.3-37.5H-9.3C-7.6-44-4.5-50 0-55Z"/>
<circle cx="0" cy="-28" r="5" fill="#12404a"/><circle cx="0" cy="-28" r="3.2" fill="#7fe0d4"/>
<path class="rj-rocket-fin" d="M-1.8-16h3.6V3h-3.6Z"/>"##;

pub(super) const SAUCER: &str = r##"<path fill="#bff5d0" stroke="#2c9a57" stroke-width="1.5" d="M-15-4a15 17 0 0 1 30 0Z"/>
<path fill="#3fae62" d="M-8-4c-2-9 2-14 8-14s10 5 8 14Z"/>
<ellipse cx="-3.2" cy="-10" rx="2" ry="2.8" fill="#0d1220"/><ellipse cx="3.2" cy="-10" rx="2" ry="2.8" fill="#0d1220"/>
<path d="M-2.5-5.8q2.5 2 5 0" fill="none" stroke="#0d1220" stroke-width="1.2" stroke-linecap="round"/>
<ellipse cx="0" cy="2" rx="34" ry="9" fill="#2c9a57"/><path fill="#1d6e3e" d="M-34 2a34 9 0 0 0 68 0Z"/>
<circle cx="-21" cy="3.5" r="2.6" fill="#ffb454"/><circle cx="-7.5" cy="6.5" r="2.6" fill="#ffb454"/><circle cx="7.5" cy="6.5" r="2.6" fill="#ffb454"/><circle cx="21" cy="3.5" r="2.6" fill="#ffb454"/>"##;

fn planet_shapes(planet: Orbit) -> String {
    let r = radius(planet);
    let shapes = match planet {
        1 => {
            disc(r, "#aaa39a")
                + &spots(&[(-6.0, -6.0, 4.5), (6.0, 4.0, 3.5), (-3.0, 9.0, 2.6), (8.0, -8.0, 2.2)], "#857d73")
        }
        2 => {
            disc(r, "#e9bf62")
                + &band(r, -17.0, -11.0, "#f6dc9c")
                + &band(r, -5.0, 1.0, "#d69c3f")
                + &band(r, 1.0, 6.0, "#f6dc9c")
                + &band(r, 14.0, 19.0, "#d69c3f")
        }
        3 => {
            disc(r, "#2f7fd6")
                + r##"<path fill="#57b36a" d="M-19-14c6-7 13-8 17-5 1 4-4 5-5 9s-6 2-8 6c-3 2-7-1-8-3 0-3 2-5 4-7ZM-3 3c5-2 10 1 11 5s-4 6-5 11c-3 3-6-2-6-6s-4-6 0-10ZM11-16c5 0 9 4 11 9-3 3-8 2-10-2-2-3-4-5-1-7Z"/>"##
                + &band(r, -27.0, -23.5, "#f4f7fb")
                + &band(r, 24.0, 27.0, "#f4f7fb")
        }
        4 => {
            disc(r, "#cf5530")
                + &band(r, -21.0, -17.0, "#f7e9dd")
                + r##"<path fill="#9c3a1e" d="M-20-2c8-3 12 2 20 0s12-3 20-1c0 4-1 6-2 8-8-2-12 1-19 2-8 0-12-3-18-3Z"/>"##
                + &spots(&[(-7.0, -10.0, 2.6), (9.0, -9.0, 3.2), (4.0, 13.0, 2.8)], "#a8431f")
        }
        5 => {
            disc(r, "#e7bd88")
                + &band(r, -45.0, -36.0, "#b3734a")
                + &band(r, -28.0, -18.0, "#c98d57")
                + &band(r, -18.0, -13.0, "#f6e0bb")
                + &band(r, -7.0, 4.0, "#b3734a")
                + &band(r, 4.0, 9.0, "#f6e0bb")
                + &band(r, 18.0, 27.0, "#c98d57")
                + &band(r, 36.0, 45.0, "#b3734a")
                + r##"<ellipse cx="15" cy="14" rx="11" ry="6.5" fill="#f6e0bb"/><ellipse cx="15" cy="14" rx="8.5" ry="4.6" fill="#c8452b"/>"##
        }
        6 => {
            RING_BEHIND.to_owned()
                + &disc(r, "#e5cd8b")
                + &band(r, -24.0, -15.0, "#c9a75c")
                + &band(r, -6.0, 0.0, "#f4e6ba")
                + &band(r, 8.0, 15.0, "#c9a75c")
                + &band(r, 24.0, 32.0, "#b08a43")
        }
        7 => {
            HOOP_BEHIND.to_owned()
                + &disc(r, "#8fdcd8")
                + &format!(
                    r#"<g transform="rotate(-70)">{}{}</g>"#,
                    band(r, -14.0, -4.0, "#b5ece8"),
                    band(r, 8.0, 16.0, "#69bfc0")
                )
        }
        8 => {
            disc(r, "#3d63da")
                + &band(r, -20.0, -14.0, "#6488ee")
                + &band(r, 4.0, 12.0, "#2c49ae")
                + &band(r, 19.0, 24.0, "#6488ee")
                + r##"<ellipse cx="-8" cy="-4" rx="7" ry="4" fill="#223a92"/><path d="M2-9q8-2 15 1" stroke="#dfe8ff" stroke-width="2.2" fill="none" stroke-linecap="round"/>"##
        }
        _ => {
            disc(r, "#c7ab91")
                + r##"<path fill="#f1e4d2" d="M1 11C-7 5-8-2-4-4c2-1 4 0 5 2 1-2 3-3 5-2 4 2 3 9-5 15Z"/>"##
                + &spots(&[(-8.0, -8.0, 2.0), (8.0, -9.0, 1.6)], "#97795f")
        }
    };
    shapes + &shade(r) + rings(planet)
}

/// What lies in front of a planet.
fn rings(planet: Orbit) -> &'static str {
    match planet {
        6 => RING_BEFORE,
        7 => HOOP_BEFORE,
        _ => "",
    }
}

const HOOP_BEHIND: &str =
    r##"<path transform="rotate(76)" d="M-41 0a41 8 0 0 1 82 0" fill="none" stroke="#7fb9bd" stroke-width="2"/>"##;
const HOOP_BEFORE: &str =
    r##"<path transform="rotate(76)" d="M-41 0a41 8 0 0 0 82 0" fill="none" stroke="#e4faf7" stroke-width="2"/>"##;
const RING_BEHIND: &str = r##"<g transform="rotate(-16)"><path d="M-46 0a46 12 0 0 1 92 0" fill="none" stroke="#b8924a" stroke-width="5"/></g>"##;
const RING_BEFORE: &str = r##"<g transform="rotate(-16)" fill="none"><path d="M-46 0a46 12 0 0 0 92 0" stroke="#d8b66a" stroke-width="5"/><path d="M-46 1a46 12 0 0 0 92 0" stroke="#8d6c30" stroke-width="1.2"/></g>"##;

fn disc(r: f64, fill: &str) -> String {
    format!(r#"<circle r="{r}" fill="{fill}"/>"#)
}

/// A stripe of a disc between two heights.
fn band(r: f64, top: f64, bottom: f64, fill: &str) -> String {
    let half = |y: f64| (r * r - y * y).max(0.0).sqrt();
    let (above, below) = (half(top), half(bottom));
    format!(
        r#"<path fill="{fill}" d="M{:.1} {top}H{above:.1}A{r} {r} 0 0 1 {below:.1} {bottom}H{:.1}A{r} {r} 0 0 1 {:.1} {top}Z"/>"#,
        -above, -below, -above
    )
}

fn spots(spots: &[(f64, f64, f64)], fill: &str) -> String {
    spots.iter().map(|(x, y, r)| format!(r#"<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"/>"#)).collect()
}

/// The night side, away from the Sun at the left.
fn shade(r: f64) -> String {
    let flat = r * 1.25;
    format!(
        r##"<path transform="rotate(18)" fill="#050a18" opacity=".34" d="M0 {:.1}A{r} {r} 0 0 1 0 {r:.1}A{flat:.1} {flat:.1} 0 0 0 0 {:.1}Z"/>"##,
        -r, -r
    )
}
