//! What is in the box of a game, and which facts of it are ours.

use axum::extract::Path;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use catalog::{Component, Source};
use engine::{Origin, Problem, phrase};
use maud::{Markup, html};
use narration::Narrator;

use super::layout::Page;
use crate::ServerError;
use crate::identity::Visitor;

/// `GET /rules/GAME/components`
pub(super) async fn show(visitor: Visitor, Path(game): Path<String>) -> Result<Response, ServerError> {
    let facts = catalog::find(&game).map_err(|_| ServerError::NoSuchGame)?.facts();
    let words = visitor.words();
    let components = catalog::inventory(facts.components).map_err(|problem: Problem| {
        tracing::error!(%problem, game, "the component file of the box cannot be listed");
        ServerError::Broken
    })?;
    let title = format!("{}: {}", words.word("ui-components"), facts.title);
    let body = html! {
        main.wrap #content {
            h1 { (title) }
            p { (words.word("ui-components-help")) }
            p { a href={ "/rules/" (facts.id) "/components.toml" } { (words.word("ui-components-file")) } }
            p.muted { span.origin aria-hidden="true" { (Origin::RECONSTRUCTED) } " " (words.word("ui-origin-reconstructed")) }
            @for group in components.chunk_by(|one, next| one.table == next.table) {
                section.components {
                    h2 { code { (group[0].table) } }
                    @for component in group { (one(component, &words)) }
                }
            }
        }
    };
    let about = words.say(&phrase!("ui-about-components", game = facts.title.to_owned()));
    Ok(Page::new(&visitor, &title).about(about).plain(&body))
}

fn one(component: &Component, words: &Narrator<'_>) -> Markup {
    html! {
        div.component {
            @if let Some(name) = &component.name { h3 { (name) } }
            ul.plain {
                @for field in &component.fields {
                    li {
                        code { (field.name) " = " (field.value) }
                        @if field.source == Source::Reconstructed {
                            " " span.origin role="img" aria-label=(words.word("ui-origin-reconstructed")) { (Origin::RECONSTRUCTED) }
                        }
                    }
                }
            }
            @if let Some(note) = &component.note { p.muted lang="en" { (note) } }
        }
    }
}

/// `GET /rules/GAME/components.toml`
pub(super) async fn file(Path(game): Path<String>) -> Result<Response, ServerError> {
    let facts = catalog::find(&game).map_err(|_| ServerError::NoSuchGame)?.facts();
    let name = format!("attachment; filename=\"{}.toml\"", facts.id);
    let headers = [(CONTENT_TYPE, "application/toml".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, facts.components).into_response())
}
