//! Rated matches on pages: the switch of a new one, and the sign that one is.

use boards::icon;
use maud::{Markup, html};
use narration::Narrator;

/// Whether a new match is to change ratings.
pub(super) fn field(chosen: bool, words: &Narrator<'_>) -> Markup {
    html! {
        div.field {
            label.check { input type="checkbox" name="rated" value="on" checked[chosen] aria-describedby="rated-help"; span { (words.word("ui-rated")) } }
            p.help #rated-help { (words.word("ui-rated-help")) " " a href="/ladder" { (words.word("ui-ladder")) } }
        }
    }
}

/// Says that a match changes ratings.
pub(super) fn chip(words: &Narrator<'_>) -> Markup {
    html! { span.chip title=(words.word("ui-rated-help")) { (icon("chart")) " " (words.word("ui-rated")) } }
}
