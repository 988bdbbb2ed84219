//! The rules of a game: clause by clause, searchable, as a page and as a pane beside the table.

use axum::extract::{Path, Query};
use axum::response::Response;
use boards::{Legend, icon};
use catalog::AnyGame;
use engine::{Origin, Rules, Section, Viewer, phrase};
use maud::{Markup, PreEscaped, html};
use narration::{Language, Narrator, Search, find_clauses};
use pulldown_cmark::{Options, Parser};
use serde::Deserialize;

use super::layout::{Page, html_response};
use super::summary;
use crate::ServerError;
use crate::identity::Visitor;

/// How many clauses a search shows at most.
const FOUND: usize = 30;

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
    let game = catalog::find(&game).map_err(|_| ServerError::NoSuchGame)?;
    let facts = game.facts();
    let text = facts.rules.text(visitor.language.code());
    let sections = Rules::sections(text);
    let words = visitor.words();
    let query = wanted.q.as_deref().map(str::trim).unwrap_or_default();
    let signs = game.legend(&Narrator::new(visitor.language, facts.id, &[], Viewer::Public));
    let found = search(&sections, query, visitor.language);
    let drawings = Drawings::of(game, &found, &words);
    if wanted.pane.is_some() {
        return Ok(html_response(html! {
            (search_form(facts.id, query, &words))
            @if query.is_empty() { (summary::fold(game, &words)) (legend(&signs, &words)) (keys(&words)) (origins(facts.id, &words)) }
            (article(&found, &drawings, query, &words))
        }));
    }
    let title = format!("{}: {}", words.word("ui-rules"), facts.title);
    let body = html! {
        main.wrap.stack #content {
            h1 { (title) }
            (search_form(facts.id, query, &words))
            @if query.is_empty() {
                (signs.symbols)
                (summary::fold(game, &words))
                (legend(&signs, &words))
                (keys(&words))
                (origins(facts.id, &words))
                div.rules { (contents(&sections, &words)) (article(&found, &drawings, query, &words)) }
            } @else {
                (article(&found, &drawings, query, &words))
                p { a href={ "/rules/" (facts.id) } { (words.word("ui-rules-all")) } }
            }
        }
    };
    let about = words.say(&phrase!("ui-about-rules", game = facts.title.to_owned()));
    Ok(Page::new(&visitor, &title).about(about).plain(&body))
}

fn contents(sections: &[Section<'_>], words: &Narrator<'_>) -> Markup {
    html! {
        nav.rules-toc aria-label=(words.word("ui-contents")) {
            ul.plain { @for (number, section) in sections.iter().enumerate().skip(1) {
                li { a href={ "#section-" (number) } { (section.title) } }
            } }
        }
    }
}

fn search_form(game: &str, query: &str, words: &Narrator<'_>) -> Markup {
    html! {
        form.row.rules-search method="get" action={ "/rules/" (game) } role="search" data-search="" {
            input type="search" name="q" value=(query) aria-label=(words.word("ui-search")) placeholder=(words.word("ui-search"));
            button.button type="submit" { (icon("search")) (words.word("ui-search")) }
        }
    }
}

/// The sections with their numbers; if something is looked for, only the clauses that fit, the best first.
fn search<'a>(sections: &[Section<'a>], query: &str, language: Language) -> Vec<(usize, Section<'a>)> {
    if Search::new(query, language).is_empty() {
        return sections.iter().cloned().enumerate().collect();
    }
    let mut found: Vec<(usize, Section<'a>)> = Vec::new();
    for (number, clause) in find_clauses(sections, query, language).into_iter().take(FOUND) {
        match found.iter_mut().find(|(other, _)| *other == number) {
            Some((_, section)) => section.clauses.push(clause.clone()),
            None => {
                let title = sections[number].title;
                found.push((number, Section { title, intro: "", clauses: vec![clause.clone()] }));
            }
        }
    }
    found
}

/// What is drawn beside clauses.
struct Drawings(Vec<(String, Markup)>);

impl Drawings {
    /// The drawings of the clauses that are shown.
    fn of(game: &'static dyn AnyGame, found: &[(usize, Section<'_>)], words: &Narrator<'_>) -> Self {
        let clauses = || found.iter().flat_map(|(_, section)| &section.clauses);
        let pictures = lessons::pictures(game).unwrap_or_default().into_iter();
        let shown = pictures.filter(|picture| clauses().any(|clause| clause.id == picture.clause));
        let drawn = shown.filter_map(|picture| {
            let says = picture.say.in_language(words.language());
            let drawing = picture.draw(game, words).ok()?;
            let markup = html! {
                figure.rules-picture.tray[picture.is_tray()] {
                    div.rules-picture-frame role="img" aria-label=(says) inert { div.rules-picture-board { (PreEscaped(drawing)) } }
                    figcaption { (says) }
                }
            };
            Some((picture.clause, markup))
        });
        Drawings(drawn.collect())
    }

    fn at(&self, clause: &str) -> Markup {
        self.0.iter().find(|(id, _)| id == clause).map(|(_, drawing)| drawing.clone()).unwrap_or_default()
    }
}

fn article(found: &[(usize, Section<'_>)], drawings: &Drawings, query: &str, words: &Narrator<'_>) -> Markup {
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
                            (drawings.at(clause.id))
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

/// What the signs on the board mean.
fn legend(signs: &Legend, words: &Narrator<'_>) -> Markup {
    html! {
        @if !signs.signs.is_empty() {
            details.fold #legend { summary { (icon("why")) (words.word("ui-legend")) } div.fold-body { (signs.list()) } }
        }
    }
}

/// The keys of a table.
fn keys(words: &Narrator<'_>) -> Markup {
    let keys = ["choose", "undo", "hint", "why", "on", "close", "zoom", "replay"];
    html! {
        details.fold #keys {
            summary { (icon("why")) (words.word("ui-keys")) }
            ul.fold-body { @for key in keys { li { (words.word(&format!("ui-web-key-{key}"))) } } }
        }
    }
}

/// What the signs beside a clause mean, and where everything in the box can be looked up.
fn origins(game: &str, words: &Narrator<'_>) -> Markup {
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
        let search = |query| search(&sections, query, Language::En);
        let found = search("cards DEAL");
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].1.clauses[0].id, "RJ-SETUP-2");
        assert_eq!(search("rj-setup-1")[0].1.clauses.len(), 1);
        assert!(search("dragon").is_empty());
        assert_eq!(search(" ").len(), sections.len());
    }

    /// The id of the clause that comes first.
    fn first(game: &str, language: Language, query: &str) -> &'static str {
        let rules = catalog::find(game).expect("a game of ours").facts().rules;
        let sections = Rules::sections(rules.text(language.code()));
        search(&sections, query, language).first().map_or("nothing", |(_, section)| section.clauses[0].id)
    }

    #[test]
    fn questions_lead_to_the_clause_that_answers_them() {
        use Language::{De, En};
        for (game, language, question, clause) in [
            ("rocketmen", En, "how do I win solo", "RM-SOLO-21"),
            ("rocketmen", De, "Wie gewinne ich allein?", "RM-SOLO-21"),
            ("rocketmen", En, "How many cards can I buy?", "RM-BUY"),
            ("rocketmen", De, "wie viele Karten kaufen", "RM-BUY"),
            ("rocket-jockey", En, "When does the game end?", "RJ-END-1"),
            ("rocket-jockey", En, "hand limit", "RJ-HAND"),
            ("rocket-jockey", De, "Was passiert bei Gleichstand?", "RJ-WIN"),
            ("jupiter-rescue", En, "trading cards", "JR-TRADE"),
        ] {
            let found = first(game, language, question);
            assert!(found.starts_with(clause), "{question}: {found}");
        }
    }

    #[test]
    fn raw_html_is_left_out() {
        assert_eq!(markdown("a <b onclick=x>c</b>").0.trim(), "<p>a c</p>");
    }
}
