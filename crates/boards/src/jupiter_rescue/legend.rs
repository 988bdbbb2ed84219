//! What the figures and signs mean.

use jupiter_rescue::Figure;
use maud::html;
use narration::Narrator;

use super::figures::{figure, sign, symbols};
use crate::Legend;

pub(super) fn legend(words: &Narrator<'_>) -> Legend {
    let figures = [
        (Figure::Colonist, "colonist"),
        (Figure::Creep, "creep"),
        (Figure::SuperCreep, "super-creep"),
        (Figure::PowerPlant, "power-plant"),
        (Figure::CommandDish, "command-dish"),
    ];
    let signs = ["move", "fly", "swap", "teleport", "shoot", "place", "command", "many", "warning", "shield", "boom"];
    let told = |name: &str| words.word(&format!("legend-{name}"));
    let figures = figures.into_iter().map(|(shown, name)| (figure(shown), told(name)));
    let signs = signs.into_iter().map(|name| (sign(name, "jr-sign"), told(name)));
    let hard = (html! { span.jr-number.still.hard { "3" } }, told("hard"));
    Legend { symbols: symbols(), signs: figures.chain(signs).chain([hard]).collect() }
}
