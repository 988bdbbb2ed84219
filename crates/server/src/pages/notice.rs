//! What is told once, above the table: why something was not done.

use boards::icon;
use catalog::Why;
use maud::{Markup, html};
use narration::Narrator;

use crate::Trouble;

/// The place for notices, with one or without. Live pages change it alone.
pub(super) fn place(notice: Option<&Markup>) -> Markup {
    html! { div #notice aria-live="polite" { @if let Some(notice) = notice { (notice) } } }
}

/// The place, sent beside the table to replace the one on the page.
pub(super) fn refresh(notice: &Markup) -> Markup {
    html! { div #notice aria-live="polite" hx-swap-oob="innerHTML" { (notice) } }
}

/// An empty place, sent beside the table.
pub(super) fn clear() -> Markup {
    html! { div #notice aria-live="polite" hx-swap-oob="innerHTML" { span hidden {} } }
}

/// Why an action is not allowed, leading into the rules.
pub(super) fn why(why: &Why, game: &str, words: &Narrator<'_>) -> Markup {
    html! {
        div.refusal role="alert" {
            (icon("why"))
            div {
                p.refusal-title { (words.word("ui-refused")) }
                p.refusal-text { (why.reason) }
            }
            a.refusal-clause href={ "/rules/" (game) "#" (why.clause) } data-clause=(why.clause) { (why.clause) }
        }
    }
}

/// Anything else that went wrong.
pub(super) fn trouble(trouble: &Trouble, words: &Narrator<'_>) -> Markup {
    html! {
        div.refusal role="alert" {
            (icon("no"))
            div {
                p.refusal-title { (words.word("ui-refused")) }
                p.refusal-text { (trouble.sentence(words)) }
            }
        }
    }
}
