//! Parts that pages share.

use maud::{Markup, html};
use narration::Narrator;

/// A section of a page with its title, which is a word; its name is that of the place on the page.
pub(super) fn section(name: &str, title: &str, words: &Narrator<'_>, inside: &Markup) -> Markup {
    html! {
        section.panel.stack aria-labelledby=(name) {
            h2.panel-title id=(name) { (words.word(title)) }
            (inside)
        }
    }
}

/// A page on which one shows a secret link. What stands behind its # stays in the browser until the form is sent; a script
/// puts it there, and without one it is pasted.
pub(super) fn secret_page(title: &str, lead: &str, action: &str, enter: &str, words: &Narrator<'_>) -> Markup {
    html! {
        main.wrap.narrow.stack #content {
            h1 { (title) }
            p.lead { (words.word(lead)) }
            form.form.panel method="post" action=(action) data-fragment="" {
                div.field {
                    label for="secret" { (words.word("ui-recover-paste")) }
                    input #secret type="text" name="secret" autocomplete="off" spellcheck="false" required;
                }
                div.row { button.button.primary type="submit" { (words.word(enter)) } }
            }
        }
    }
}

/// A choice of one of these values, or of all.
pub(super) fn choice(
    name: &str,
    label: &str,
    chosen: &str,
    values: &[(String, String)],
    words: &Narrator<'_>,
) -> Markup {
    html! {
        div.field {
            label for={ "filter-" (name) } { (words.word(label)) }
            select id={ "filter-" (name) } name=(name) {
                option value="" { (words.word("ui-filter-all")) }
                @for (value, told) in values { option value=(value) selected[value == chosen] { (told) } }
            }
        }
    }
}

/// All games, by their ids, with their titles.
pub(super) fn all_games() -> Vec<(String, String)> {
    catalog::games().iter().map(|game| (game.facts().id.to_owned(), game.facts().title.to_owned())).collect()
}
