//! Rescue cards.

use jupiter_rescue::Card;
use maud::{Markup, html};
use narration::Narrator;

use super::{figures, names};
use crate::syllables::breakable;

/// What an ability is about: the colour and the sign of its band.
fn kind(card: Card) -> &'static str {
    match card {
        Card::Juggernaut | Card::RocketBoots | Card::Swap | Card::Teleport => "move",
        Card::Grenadier | Card::HeatSeeker | Card::Sniper => "shoot",
        Card::Bullhorn | Card::Follower | Card::Override => "command",
        Card::Surge | Card::PowerGrab | Card::SignalToNoise => "warning",
        _ => "many",
    }
}

/// A card as a small tag.
pub(super) fn mini(card: Card, class: &str, words: &Narrator<'_>) -> Markup {
    html! { span class={ "jr-mini jr-card-" (kind(card)) " " (class) } title=(names::card_text(card, words)) { (mini_face(card, words)) } }
}

pub(super) fn mini_class(card: Card) -> String {
    format!("jr-mini jr-card-{}", kind(card))
}

pub(super) fn mini_face(card: Card, words: &Narrator<'_>) -> Markup {
    html! { (figures::sign(kind(card), "jr-sign")) (breakable(&names::card(card, words), words)) }
}

pub(super) fn class(card: Card) -> String {
    format!("jr-card jr-card-{}", kind(card))
}

/// The face of a card: its kind, its name, what it does.
pub(super) fn face(card: Card, words: &Narrator<'_>) -> Markup {
    html! {
        span.jr-card-band { (figures::sign(kind(card), "jr-sign")) (breakable(&names::card(card, words), words)) }
        span.jr-card-text { (names::card_text(card, words)) }
    }
}
