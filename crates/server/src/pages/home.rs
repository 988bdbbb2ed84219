//! The home page: the games, my matches, open tables.

use axum::extract::State;
use axum::response::Response;
use boards::icon;
use catalog::AnyGame;
use engine::{Facts, Viewer, phrase};
use maud::{Markup, html};
use narration::Narrator;
use store::{MatchSummary, Page as Part};

use super::layout::Page;
use super::{hidden, invitations, match_list, strangers};
use crate::identity::Visitor;
use crate::{App, ServerError};

/// `GET /`
pub(super) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, ServerError> {
    let words = visitor.words();
    let current = match_list::current(&app, &visitor).await?;
    let past = match &visitor.person {
        Some(person) => app.store.past_matches(&person.id, Part::first(match_list::LISTED)).await?,
        None => Vec::new(),
    };
    let mut open = app.store.open_matches(Part::first(match_list::LISTED)).await?;
    open.retain(|found| !current.iter().any(|(own, _)| own.id == found.id));
    let mut in_groups = match &visitor.person {
        Some(person) => app.store.tables_of_groups(&person.id, match_list::LISTED).await?,
        None => Vec::new(),
    };
    in_groups.retain(|found| !current.iter().any(|(own, _)| own.id == found.id));
    let invited = invitations::waiting(&app, &visitor).await?;
    let list = |title: &str, rows: Vec<Markup>| section(title, &rows, &words);
    let calm = |found: &[MatchSummary]| found.iter().filter_map(|one| match_list::row(one, false, &visitor)).collect();
    let body = html! {
        main.wrap.stack #content {
            section.hero {
                h1 { (words.word("ui-tagline")) }
                p.lead { (words.word("ui-welcome")) }
            }
            (invited)
            (list("ui-your-matches", current.iter().filter_map(|(own, turn)| match_list::row(own, *turn, &visitor)).collect()))
            section aria-labelledby="games" {
                h2.visually-hidden #games { (words.word("ui-games")) }
                ul.shelf.plain { @for game in catalog::games() { li { (game_box(*game, &visitor)) } } }
            }
            (list("ui-group-open-matches", calm(&in_groups)))
            (list("ui-open-matches", calm(&open)))
            (list("ui-finished-matches", calm(&past)))
            p.row {
                @if visitor.person.is_some() { a.button href="/matches" { (icon("log")) (words.word("ui-all-matches")) } }
                a.button.quiet href="/groups" { (icon("players")) (words.word("ui-groups")) }
                a.button.quiet href="/statistics" { (icon("chart")) (words.word("ui-statistics")) }
            }
        }
    };
    Ok(Page::new(&visitor, &words.word("ui-tagline")).at("home").plain(&body))
}

/// A game on the shelf.
fn game_box(game: &'static dyn AnyGame, visitor: &Visitor) -> Markup {
    let facts = game.facts();
    let words = Narrator::new(visitor.language, facts.id, &[], Viewer::Public);
    html! {
        article.box aria-labelledby={ "game-" (facts.id) } {
            div.box-cover { (game.cover(&words)) }
            div.box-body {
                h3.box-title #{ "game-" (facts.id) } { (facts.title) }
                @if words.has("game-tagline") { p { (words.word("game-tagline")) } }
                (facts_list(facts, &words))
                div.box-actions {
                    form method="post" action="/play" {
                        (hidden("game", facts.id))
                        button.button.primary type="submit" title=(words.word("ui-play-now-help")) {
                            (icon("rocket")) (words.word("ui-play-now"))
                        }
                    }
                    (strangers::box_action(facts.id, visitor, &words))
                    @if !facts.lessons.is_empty() { a.button href={ "/learn/" (facts.id) } { (words.word("ui-learn")) } }
                    a.button href={ "/rules/" (facts.id) } { (words.word("ui-rules")) }
                    a.button href={ "/new?game=" (facts.id) } { (words.word("ui-with-friends")) }
                }
            }
        }
    }
}

/// How many, how long, how hard.
pub(super) fn facts_list(facts: &Facts, words: &Narrator<'_>) -> Markup {
    let range = |key: &'static str, least: u16, most: u16| words.say(&phrase!(key, least = least, most = most));
    let (least, most) = (u16::from(*facts.players.start()), u16::from(*facts.players.end()));
    html! {
        ul.box-facts {
            li { (icon("players")) (range("ui-players-range", least, most)) }
            li { (icon("clock")) (range("ui-minutes-range", *facts.minutes.start(), *facts.minutes.end())) }
            li { (icon("difficulty")) (words.word(&format!("ui-difficulty-{}", facts.difficulty))) }
        }
    }
}

fn section(title: &str, rows: &[Markup], words: &Narrator<'_>) -> Markup {
    html! {
        @if !rows.is_empty() {
            section aria-labelledby=(title) {
                h2 id=(title) { (words.word(title)) }
                ul.match-list.plain { @for row in rows { (row) } }
            }
        }
    }
}
