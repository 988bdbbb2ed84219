//! What the signs mean.

use narration::Narrator;

use crate::{Legend, icon};

pub(super) fn legend(words: &Narrator<'_>) -> Legend {
    let names = ["rocket", "card", "cargo", "star", "co-pilot", "link", "saucer", "eye"];
    let sign = |name: &str| (icon(name), words.word(&format!("legend-{name}")));
    Legend { signs: names.map(sign).into(), ..Legend::default() }
}
