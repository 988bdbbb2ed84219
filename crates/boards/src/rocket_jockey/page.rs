//! The planets in a row with their cargo, the cards beneath.

use maud::{Markup, html};
use narration::Narrator;
use rocket_jockey::View;

use crate::Offers;

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        ol.planets {
            @for planet in view.planets.iter() {
                li {
                    (words.word(&format!("planet-{}", planet.planet)))
                    (offers.piece(&format!("cargo-{}", planet.planet), "cargo", &format!("launch {}", planet.planet), "cargo", &html! {}))
                }
            }
        }
    }
}

pub(super) fn cover(_: &Narrator<'_>) -> Markup {
    html! { svg viewBox="0 0 320 200" {} }
}
