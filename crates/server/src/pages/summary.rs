//! A game on one page: beside the rules at the table, and as a page to print.

use axum::extract::Path;
use axum::response::Response;
use boards::icon;
use catalog::AnyGame;
use maud::{Markup, html};
use narration::Narrator;

use super::layout::Page;
use super::new_match::find;
use super::rules;
use crate::ServerError;
use crate::identity::Visitor;

/// `GET /rules/GAME/summary`
pub(super) async fn show(visitor: Visitor, Path(game): Path<String>) -> Result<Response, ServerError> {
    let game = find(&game)?;
    let facts = game.facts();
    let words = visitor.words();
    let title = format!("{}: {}", facts.title, words.word("ui-summary"));
    let body = html! {
        main.wrap.narrow.stack #content {
            h1 { (title) }
            article.summary.prose { (rules::markdown(&text(game, &words))) }
            p.row.summary-ways {
                a.button.quiet href={ "/rules/" (facts.id) } { (icon("rules")) (words.word("ui-rules-all")) }
                a.button.quiet href={ "/learn/" (facts.id) } { (words.word("ui-learn")) }
            }
        }
    };
    Ok(Page::new(&visitor, &title).plain(&body))
}

/// The summary, to be opened above the rules.
pub(super) fn fold(game: &'static dyn AnyGame, words: &Narrator<'_>) -> Markup {
    html! {
        details.fold.summary-fold {
            summary { (icon("check")) (words.word("ui-summary")) }
            div.fold-body.summary {
                (rules::markdown(&text(game, words).replace("\n## ", "\n### ")))
                p { a href={ "/rules/" (game.facts().id) "/summary" } { (words.word("ui-summary-print")) } }
            }
        }
    }
}

fn text(game: &'static dyn AnyGame, words: &Narrator<'_>) -> String {
    lessons::summary(game, words.language()).expect("tests fill in the numbers of every summary")
}
