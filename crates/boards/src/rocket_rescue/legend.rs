//! What the signs mean.

use narration::Narrator;

use super::symbols;
use crate::{Legend, icon};

pub(super) fn legend(words: &Narrator<'_>) -> Legend {
    let everywhere = ["star", "card", "rocket", "check"].map(|name| (name, icon(name)));
    let here = symbols::names().map(|name| (name, symbols::icon(name)));
    let told = |(name, sign)| (sign, words.word(&format!("legend-{name}")));
    Legend { symbols: symbols::symbols(), signs: here.chain(everywhere).map(told).collect() }
}
