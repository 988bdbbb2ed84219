//! What is told once, above the table: why something was not done.

use boards::icon;
use catalog::{Hint, ToldRefusal};
use maud::{Markup, html};
use narration::Narrator;
use store::MatchId;

use super::hidden;
use super::table::SWAP;
use crate::ServerError;

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

/// Why something cannot be done now, for those who only look at it.
pub(super) fn calm(refusal: &ToldRefusal, words: &Narrator<'_>) -> Markup {
    html! {
        p.why-not { b { (words.word("ui-refused")) } ": " (refusal.reason) " " span.clause-id { (refusal.clause) } }
    }
}

/// Why an action is not allowed, leading into the rules.
pub(super) fn refusal(refusal: &ToldRefusal, game: &str, words: &Narrator<'_>) -> Markup {
    html! {
        div.refusal role="alert" {
            (icon("why"))
            div {
                p.refusal-title { (words.word("ui-refused")) }
                p.refusal-text { (refusal.reason) }
            }
            a.refusal-clause href={ "/rules/" (game) "#" (refusal.clause) } data-clause=(refusal.clause) { (refusal.clause) }
        }
    }
}

/// What a strong player would do and why, then what else could be done and how much that loses; each can be done from here.
pub(super) fn hints(hints: &[Hint], id: &MatchId, version: u32, words: &Narrator<'_>) -> Markup {
    html! {
        section.hints data-stays="" aria-label=(words.word("ui-hint")) {
            (icon("hint"))
            form method="post" action={ "/m/" (id) "/act" } hx-post={ "/m/" (id) "/act" } hx-target="#table" hx-swap=(SWAP) data-clicks="" {
                (hidden("version", &version.to_string()))
                @for (number, hint) in hints.iter().enumerate() {
                    @if number < 2 { p.refusal-title { (words.word(if number == 0 { "ui-hint-title" } else { "ui-hint-others" })) } }
                    button.choice.hint.best[number == 0] type="submit" name="action" value=(hint.code) {
                        span { (hint.sentence) @if !hint.reasons.is_empty() { small.hint-why { (hint.reasons.join(", ")) } } }
                    }
                }
            }
        }
    }
}

/// Something that was done.
pub(super) fn done(told: &str) -> Markup {
    html! { p.why-not role="status" { (told) } }
}

/// Anything else that went wrong.
pub(super) fn error(error: &ServerError, words: &Narrator<'_>) -> Markup {
    html! {
        div.refusal role="alert" {
            (icon("no"))
            div {
                p.refusal-title { (words.word(if *error == ServerError::Away { "ui-not-saved-yet" } else { "ui-refused" })) }
                p.refusal-text { (error.sentence(words)) }
            }
        }
    }
}
