//! What the pictures mean.

use engine::Noun;
use maud::html;
use narration::Narrator;
use rocketmen::MissionType;

use super::names;
use super::symbols::{picture, sprite};
use crate::{Legend, icon};

pub(super) fn legend(words: &Narrator<'_>) -> Legend {
    let mut signs = Vec::new();
    for item in ["rocket", "computer", "composite", "biotech", "science"] {
        signs.push((picture(item, "rm-item"), names::item_name(item, 1, words)));
    }
    for mission in MissionType::all() {
        signs.push((picture(mission.id(), "rm-sign"), names::mission_type(mission, words)));
    }
    for (sign, key) in [("engine", "board-engine"), ("threat", "board-threat"), ("asset", "board-asset")] {
        signs.push((picture(sign, "rm-sign"), words.word(key)));
    }
    signs.push((html! { span.rm-star { "★" } }, words.word("board-star")));
    for (sign, key) in [
        ("deck", "board-hq"),
        ("cargo", "board-warehouse"),
        ("close", "board-junkyard"),
        ("star", "board-tokens-left"),
        ("eye", "board-known"),
    ] {
        signs.push((icon(sign), words.word(key)));
    }
    Legend { symbols: sprite(), signs }
}
