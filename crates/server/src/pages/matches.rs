//! My matches: those that are not over, one's turn first, then those that are, with filters and in pages.

use axum::extract::{Query, State};
use axum::response::Response;
use maud::{Markup, html};
use narration::Narrator;
use store::{MatchSummary, Reached};

use super::layout::Page;
use super::parts::{all_games, choice};
use super::{clocks, match_list, records};
use crate::clocks::Hand;
use crate::club::{self, Filter};
use crate::identity::{Person, Visitor};
use crate::{App, ServerError};

/// How many finished matches a page has.
const AT_ONCE: u32 = 20;

/// The address of another page of the same list.
fn address(filter: &Filter, page: u32) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    let fields =
        [("game", &filter.game), ("result", &filter.result), ("company", &filter.company), ("with", &filter.with)];
    for (name, value) in fields.into_iter().filter(|(_, value)| !value.is_empty()) {
        query.append_pair(name, value);
    }
    format!("/matches?{}", query.append_pair("page", &page.to_string()).finish())
}

/// `GET /matches`
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Query(filter): Query<Filter>,
) -> Result<Response, ServerError> {
    let words = visitor.words();
    let title = words.word("ui-own-matches");
    let inside = match &visitor.person {
        Some(person) => both(&app, person, &filter, &visitor).await?,
        None => html! { p.lead { (words.word("ui-matches-nobody")) } },
    };
    let body = html! {
        main.wrap.stack #content {
            div.shelf-head {
                h1 { (title) }
                p.row {
                    @if let Some(person) = &visitor.person { a.button.quiet href={ "/players/" (person.id) } { (words.word("ui-profile")) } }
                    a.button.quiet href="/groups" { (words.word("ui-groups")) }
                    a.button.quiet href="/ladder" { (words.word("ui-ladder")) }
                    a.button.quiet href="/statistics" { (words.word("ui-statistics")) }
                }
            }
            (inside)
        }
    };
    Ok(Page::new(&visitor, &title).at("matches").about(words.word("ui-about-matches")).plain(&body))
}

async fn both(app: &App, person: &Person, filter: &Filter, visitor: &Visitor) -> Result<Markup, ServerError> {
    let words = visitor.words();
    let current = current(app, person, visitor).await?;
    let number = club::page_number(&filter.page);
    let page = club::part(number, AT_ONCE);
    let mut past = app.store.played_matches(&person.id, &filter.wanted(), page).await?;
    let has_more = past.len() > AT_ONCE as usize;
    past.truncate(AT_ONCE as usize);
    let partner = match filter.wanted().with {
        Some(with) => app.store.player(&with).await?.map(|player| player.name),
        None => None,
    };
    Ok(html! {
        section aria-labelledby="running" {
            h2 #running { (words.word("ui-matches-running")) }
            @if current.is_empty() { p.muted { (words.word("ui-matches-none-running")) } }
            @else { ul.match-list.plain { @for row in &current { (row) } } }
        }
        section aria-labelledby="finished" {
            h2 #finished { (words.word("ui-finished-matches")) }
            (filters(filter, partner.as_deref(), &words))
            @if past.is_empty() { p.muted { (words.word("ui-matches-none")) } }
            @else { (finished(&past, visitor)) }
            (pages(number, has_more, |page| address(filter, page), &words))
        }
    })
}

/// What is not over, with the time that is left where there is a clock.
async fn current(app: &App, person: &Person, visitor: &Visitor) -> Result<Vec<Markup>, ServerError> {
    let mut rows = Vec::new();
    for (summary, your_turn) in match_list::current(app, visitor).await? {
        let left = if your_turn { time_left(app, &summary, person).await } else { None };
        let words = visitor.words();
        let told = html! { @if let Some(hand) = left { p { (words.word("ui-clock-left")) ": " (clocks::shown(hand, false, &words)) } } };
        rows.extend(match_list::row_with(&summary, your_turn, visitor, &told));
    }
    Ok(rows)
}

/// What one's clock shows. A match that cannot be read has none.
async fn time_left(app: &App, summary: &MatchSummary, person: &Person) -> Option<Hand> {
    let (room, who) = (app.rooms.get(&summary.id).await.ok()?, person.asker());
    room.ask(move |room| Box::pin(room.time_left(who))).await.ok().flatten()
}

/// Finished matches in a list.
pub(super) fn finished(past: &[MatchSummary], visitor: &Visitor) -> Markup {
    html! {
        ul.match-list.plain { @for one in past { @if let Some(row) = match_list::row(one, false, visitor) { (row) } } }
    }
}

fn filters(filter: &Filter, partner: Option<&str>, words: &Narrator<'_>) -> Markup {
    let word = |value: &str, key: &str| (value.to_owned(), words.word(key));
    let results = [word("won", "ui-matches-won"), word("lost", "ui-matches-lost")];
    let company = [word("people", "ui-matches-people"), word("bots", "ui-matches-bots")];
    html! {
        form.filters method="get" action="/matches" {
            (choice("game", "ui-game", &filter.game, &all_games(), words))
            (choice("result", "ui-matches-result", &filter.result, &results, words))
            (choice("company", "ui-matches-company", &filter.company, &company, words))
            @if let Some(partner) = partner {
                label.check { input type="checkbox" name="with" value=(filter.with) checked; span { (words.word("ui-matches-with")) " " (partner) } }
            }
            button.button type="submit" { (words.word("ui-filter")) }
        }
    }
}

/// The ways to the pages before and after.
pub(super) fn pages(number: u32, has_more: bool, address: impl Fn(u32) -> String, words: &Narrator<'_>) -> Markup {
    html! {
        @if number > 1 || has_more {
            nav.row aria-label=(words.word("ui-pages")) {
                @if number > 1 { a.button href=(address(number - 1)) rel="prev" { (words.word("ui-page-before")) } }
                span.muted { (words.word("ui-page")) " " (number) }
                @if has_more { a.button href=(address(number + 1)) rel="next" { (words.word("ui-page-after")) } }
            }
        }
    }
}

/// By how much a match changed a rating.
pub(super) fn change(reached: &Reached, words: &Narrator<'_>) -> Markup {
    html! {
        @if let Some(change) = reached.change {
            span.nowrap { @if change > 0 { "+" } (records::decimal(change, words.language())) }
        }
    }
}
