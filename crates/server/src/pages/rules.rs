//! The rules of a game: clause by clause, searchable, as a page and as a pane beside the table.

use axum::extract::{Path, Query};
use axum::response::Response;
use boards::icon;
use engine::{Origin, Rules, Section};
use maud::{Markup, PreEscaped, html};
use narration::Narrator;
use pulldown_cmark::{Options, Parser};
use serde::Deserialize;

use super::layout::{Page, html_response};
use crate::ServerError;
use crate::identity::Visitor;

#[derive(Deserialize)]
pub(super) struct Wanted {
    /// What to look for.
    q: Option<String>,
    /// Whether only the text is wanted, for the pane.
    pane: Option<String>,
}

/// `GET /rules/GAME?q=WORDS`
pub(super) async fn show(
    visitor: Visitor,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, ServerError> {
    let facts = catalog::find(&game).map_err(|_| ServerError::NoSuchGame)?.facts();
    let text = facts.rules.text(visitor.language.code());
    let sections = Rules::sections(text);
    let words = visitor.words();
    let query = wanted.q.as_deref().map(str::trim).unwrap_or_default();
    let found = search(&sections, query);
    if wanted.pane.is_some() {
        return Ok(html_response(html! {
            (search_form(facts.id, query, &words))
            (legend(facts.id, &words))
            (article(&found, query, &words))
        }));
    }
    let title = format!("{}: {}", words.word("ui-rules"), facts.title);
    let body = html! {
        main.wrap #content {
            h1 { (title) }
            (search_form(facts.id, query, &words))
            (legend(facts.id, &words))
            div.rules {
                nav.rules-toc aria-label=(words.word("ui-contents")) {
                    ul.plain { @for (number, section) in sections.iter().enumerate().skip(1) {
                        li { a href={ "#section-" (number) } { (section.title) } }
                    } }
                }
                (article(&found, query, &words))
            }
        }
    };
    Ok(Page::new(&visitor, &title).plain(&body))
}

fn search_form(game: &str, query: &str, words: &Narrator<'_>) -> Markup {
    html! {
        form.row.rules-search method="get" action={ "/rules/" (game) } role="search" data-search="" {
            input type="search" name="q" value=(query) aria-label=(words.word("ui-search")) placeholder=(words.word("ui-search"));
            button.button type="submit" { (icon("eye")) (words.word("ui-search")) }
        }
    }
}

/// The sections, with their numbers and only the clauses that have all the words.
fn search<'a>(sections: &[Section<'a>], query: &str) -> Vec<(usize, Section<'a>)> {
    let wanted: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
    let has = |text: &str, id: &str| {
        let text = format!("{id} {text}").to_lowercase();
        wanted.iter().all(|word| text.contains(word))
    };
    let keep = |(number, section): (usize, &Section<'a>)| {
        if wanted.is_empty() {
            return Some((number, section.clone()));
        }
        let whole = has(section.title, "");
        let clauses: Vec<_> =
            section.clauses.iter().filter(|clause| whole || has(clause.text, clause.id)).cloned().collect();
        (!clauses.is_empty()).then_some((number, Section { title: section.title, intro: "", clauses }))
    };
    sections.iter().enumerate().filter_map(keep).collect()
}

fn article(found: &[(usize, Section<'_>)], query: &str, words: &Narrator<'_>) -> Markup {
    html! {
        article.rules-text.prose {
            @if found.is_empty() { p.muted { (words.word("ui-search-nothing")) } }
            @for (number, section) in found {
                section id={ "section-" (number) } {
                    @if *number > 0 || !query.is_empty() { h2 { (section.title) } }
                    (markdown(section.intro))
                    @for clause in &section.clauses {
                        div.clause id=(clause.id) {
                            a.clause-id href={ "#" (clause.id) } { (clause.id) }
                            (origin(clause.origin, words))
                            (markdown(clause.text))
                        }
                    }
                }
            }
        }
    }
}

/// The signs of what is ours in a clause.
fn origin(origin: Origin, words: &Narrator<'_>) -> Markup {
    let signs = [
        (origin.ruled, Origin::RULED, "ui-origin-ruled"),
        (origin.reconstructed, Origin::RECONSTRUCTED, "ui-origin-reconstructed"),
    ];
    html! {
        @for (_, sign, word) in signs.into_iter().filter(|(is, ..)| *is) {
            @let name = words.word(word);
            span.origin role="img" aria-label=(name) title=(name) { (sign) }
        }
    }
}

/// What the signs mean, and where everything in the box can be looked up.
fn legend(game: &str, words: &Narrator<'_>) -> Markup {
    html! {
        p.muted.origins {
            span.origin aria-hidden="true" { (Origin::RULED) } " " (words.word("ui-origin-ruled")) " · "
            span.origin aria-hidden="true" { (Origin::RECONSTRUCTED) } " " (words.word("ui-origin-reconstructed")) " · "
            a href={ "/rules/" (game) "/components" } { (words.word("ui-components")) }
        }
    }
}

/// Markdown as HTML. The texts are our own; raw HTML in them is left out all the same.
pub(super) fn markdown(text: &str) -> Markup {
    let options = Options::ENABLE_TABLES;
    let safe = Parser::new_ext(text, options)
        .filter(|event| !matches!(event, pulldown_cmark::Event::Html(_) | pulldown_cmark::Event::InlineHtml(_)));
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, safe);
    PreEscaped(html)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_finds_clauses_with_all_words() {
        let text = "# Game\nWelcome.\n\n## Setup\n**RJ-SETUP-1** Sit down quietly.\n\n**RJ-SETUP-2** Deal cards.\n";
        let sections = Rules::sections(text);
        let found = search(&sections, "cards DEAL");
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].1.clauses[0].id, "RJ-SETUP-2");
        assert_eq!(search(&sections, "rj-setup-1")[0].1.clauses.len(), 1);
        assert!(search(&sections, "dragon").is_empty());
    }

    #[test]
    fn raw_html_is_left_out() {
        assert_eq!(markdown("a <b onclick=x>c</b>").0.trim(), "<p>a c</p>");
    }
}
