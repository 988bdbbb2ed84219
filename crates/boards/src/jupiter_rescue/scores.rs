//! How it ended: what the team saved and lost, in how many turns, and what is left of the colony.

use engine::View as _;
use jupiter_rescue::View;
use maud::{Markup, html};
use narration::Narrator;

use crate::syllables::breakable;

pub(super) fn draw(view: &View, words: &Narrator<'_>) -> Markup {
    let heads = ["board-saved", "board-lost", "board-turns", "board-plants", "board-dishes"];
    html! {
        div.score-sheet tabindex="0" role="region" aria-labelledby="jr-scores-title" {
            h2 #jr-scores-title.visually-hidden { (words.word("board-scores")) }
            @if let Some(decided) = view.prompt().next { p { (words.sentence(&decided)) } }
            table {
                thead { tr { @for head in heads { th scope="col" { (breakable(&words.word(head), words)) } } } }
                tbody { tr {
                    td { strong { (view.saved) } " / " (view.target) }
                    td { (view.lost) }
                    td { (view.turn) }
                    td { (view.power_plants) }
                    td { (view.command_dishes) }
                } }
            }
        }
    }
}
