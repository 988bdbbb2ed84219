//! The ladder: who is how strong, in one game with one number of players; and how often tables win that play together.

use axum::extract::{Query, State};
use axum::response::Response;
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;
use store::{Rating, Rung};

use super::layout::Page;
use super::matches::pages;
use super::profile::named;
use super::records::{pool_told, rating, table};
use super::{bot_kind, hidden, win_rates};
use crate::club;
use crate::identity::Visitor;
use crate::{App, ServerError};

/// How many players a page has.
const AT_ONCE: u32 = 50;

#[derive(Deserialize)]
pub(super) struct Asked {
    #[serde(default)]
    pool: String,
    #[serde(default)]
    page: String,
    /// Of what win rates are told.
    #[serde(flatten)]
    rates: win_rates::Wanted,
}

/// `GET /ladder?pool=POOL&page=N&game=ID&players=N&level=GAME/LEVEL`
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Result<Response, ServerError> {
    let words = visitor.words();
    let all = club::all_pools();
    let pool = all.iter().find(|pool| **pool == asked.pool).or(all.first()).ok_or(ServerError::NotFound)?;
    let number = club::page_number(&asked.page);
    let page = club::part(number, AT_ONCE);
    let mut rungs = app.store.ladder(pool, page).await?;
    let has_more = rungs.len() > AT_ONCE as usize;
    rungs.truncate(AT_ONCE as usize);
    let (title, name) = (words.word("ui-ladder"), pool_told(pool, visitor.language).unwrap_or_default());
    let rows = rows(&rungs, page.offset, (number == 1, !has_more), pool, &words);
    let together = win_rates::section(&app.sums.current(&app.store).await?, &asked.rates, (pool, number), &words);
    let body = html! {
        main.wrap.stack #content {
            h1 { (title) }
            p.lead { (words.word("ui-ladder-lead")) }
            (choice(&all, pool, &asked.rates, &words))
            h2 { (name) }
            @if rungs.is_empty() { p { (words.word("ui-ladder-empty")) } }
            (table(&name, &["ui-ladder-place", "ui-name", "ui-rating", "ui-matches-count"], &rows, &words))
            (pages(number, has_more, |page| address(pool, page, &asked.rates), &words))
            p.help { (words.word("ui-ladder-help")) }
            @if let Some(together) = together { (together) }
        }
    };
    Ok(Page::new(&visitor, &title).at("ladder").about(words.word("ui-about-ladder")).plain(&body))
}

/// The address of another page of the same ladder, with the same win rates.
fn address(pool: &str, page: u32, rates: &win_rates::Wanted) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.append_pair("pool", pool).append_pair("page", &page.to_string()).extend_pairs(rates.chosen());
    format!("/ladder?{}", query.finish())
}

fn choice(all: &[String], chosen: &str, rates: &win_rates::Wanted, words: &Narrator<'_>) -> Markup {
    html! {
        form.filters method="get" action="/ladder" {
            @for (name, value) in rates.chosen() { (hidden(name, value)) }
            div.field {
                label for="pool" { (words.word("ui-game")) }
                select #pool name="pool" {
                    @for pool in all { option value=(pool) selected[pool == chosen] { (pool_told(pool, words.language()).unwrap_or_default()) } }
                }
            }
            button.button type="submit" { (words.word("ui-show")) }
        }
    }
}

/// Players and bots, ordered by what they are worth at least. Bots have no place, they are there to compare with. A page has those
/// that belong between its first and its last player; `ends` says whether the ladder begins and ends on it.
fn rows(rungs: &[Rung], above: u32, ends: (bool, bool), pool: &str, words: &Narrator<'_>) -> Vec<Vec<Markup>> {
    let players = (above + 1..).zip(rungs).map(|(place, rung)| {
        let cells =
            [html! { (place) }, named(&rung.player, &rung.name), rating(rung.rating, words), html! { (rung.matches) }];
        (rung.rating.sure(), cells.to_vec())
    });
    let (first, last) = (rungs.first().map(|rung| rung.rating.sure()), rungs.last().map(|rung| rung.rating.sure()));
    let belongs = |sure: i64| {
        (ends.0 || first.is_some_and(|first| sure <= first)) && (ends.1 || last.is_some_and(|last| sure > last))
    };
    let bots = club::bots_of(pool).filter(|(_, rating)| belongs(rating.sure()));
    let mut all: Vec<(i64, Vec<Markup>)> =
        players.chain(bots.map(|(bot, rating)| (rating.sure(), bot_row(bot, rating, words)))).collect();
    all.sort_by_key(|(sure, _)| std::cmp::Reverse(*sure));
    all.into_iter().map(|(_, row)| row).collect()
}

fn bot_row(bot: &str, measured: Rating, words: &Narrator<'_>) -> Vec<Markup> {
    vec![
        html! { span.visually-hidden { (words.word("ui-bot")) } },
        html! { span.muted { (words.word("ui-bot")) ": " (bot_kind(words, bot)) } },
        rating(measured, words),
        html! {},
    ]
}
