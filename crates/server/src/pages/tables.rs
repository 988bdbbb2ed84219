//! The open tables, with filters; the list changes by itself.

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use narration::{Language, Narrator};
use serde::Deserialize;
use store::MatchSummary;

use super::layout::Page;
use super::parts::{all_games, choice};
use super::{match_list, new_match, table};
use crate::identity::Visitor;
use crate::meeting::{self, Filter, Speed};
use crate::{App, ServerError, live};

/// How often a page without scripts looks again, in seconds.
const REFRESH: u32 = 10;

/// What was chosen in the form. What was left open comes as an empty text.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Chosen {
    #[serde(default)]
    game: String,
    #[serde(default)]
    players: String,
    #[serde(default)]
    clock: String,
    /// The name of the list that the page shows.
    #[serde(default)]
    seen: String,
}

impl Chosen {
    /// The name of the list that is seen already: as a stream says that is taken up again, or as the page says.
    pub(super) fn seen(&self, headers: &HeaderMap) -> String {
        let again = headers.get("last-event-id").and_then(|value| value.to_str().ok()).map(str::to_owned);
        again.unwrap_or_else(|| self.seen.clone())
    }

    pub(super) fn filter(&self) -> Result<Filter, ServerError> {
        let some = |text: &'_ str| (!text.is_empty()).then(|| text.to_owned());
        let players = |text: String| {
            text.parse::<u8>().map_err(|_| ServerError::Malformed(format!("`{text}` is not a number of players")))
        };
        Ok(Filter {
            game: some(&self.game).map(|id| new_match::find(&id)).transpose()?.map(|game| game.facts().id),
            players: some(&self.players).map(players).transpose()?,
            clock: some(&self.clock).map(|code| code.parse()).transpose()?,
        })
    }
}

/// `GET /tables?game=ID&players=N&clock=none|live|days`
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Query(chosen): Query<Chosen>,
) -> Result<Response, ServerError> {
    let filter = chosen.filter()?;
    let tables = app.tables.now(&app.store).await?;
    let list = list(&filter.of(&tables), visitor.language);
    let words = visitor.words();
    let title = words.word("ui-tables");
    let body = html! {
        (connect("/tables", filter, &list))
        main.wrap.stack #content {
            h1 { (title) }
            p.lead { (words.word("ui-tables-help")) }
            (form("/tables", filter, &words))
            (list)
            p.row { a.button href="/new" { (words.word("ui-new-match")) } a.button.quiet href="/groups" { (words.word("ui-groups")) } a.button.quiet href="/" { (words.word("ui-home")) } }
        }
    };
    Ok(Page::new(&visitor, &title).at("tables").live(Some(REFRESH)).plain(&body))
}

/// `GET /tables/stream`
pub(super) async fn stream(
    State(app): State<App>,
    visitor: Visitor,
    Query(chosen): Query<Chosen>,
    headers: HeaderMap,
) -> Result<Response, ServerError> {
    let (filter, last) = (chosen.filter()?, chosen.seen(&headers));
    let write = |tables: &[&MatchSummary], language: Language| list(tables, language).into_string();
    meeting::stream(app, visitor.language, filter, last, write).await
}

/// What takes the stream of a list that changes by itself, below the address of its page.
pub(super) fn connect(page: &str, filter: Filter, list: &Markup) -> Markup {
    let mut address = form_urlencoded::Serializer::new(format!("{page}/stream?"));
    let players = filter.players.map(|players| players.to_string()).unwrap_or_default();
    address.append_pair("game", filter.game.unwrap_or_default()).append_pair("players", &players);
    address.append_pair("clock", filter.clock.map_or("", Speed::code));
    address.append_pair("seen", &live::name(list.0.as_bytes()));
    html! { div #live hidden hx-sse:connect=(address.finish()) hx-target="#tables" hx-swap=(table::SWAP) {} }
}

/// The choice of the tables that are shown on a page.
pub(super) fn form(page: &str, filter: Filter, words: &Narrator<'_>) -> Markup {
    let most = catalog::games().iter().map(|game| *game.facts().players.end()).max().unwrap_or(1);
    let clocks = Speed::ALL.map(|speed| (speed.code().to_owned(), words.word(&format!("ui-tables-clock-{speed}"))));
    let players = filter.players.map(|players| players.to_string()).unwrap_or_default();
    let counts: Vec<(String, String)> = (2..=most).map(|count| (count.to_string(), count.to_string())).collect();
    html! {
        form.row.filters method="get" action=(page) data-auto="" aria-label=(words.word("ui-tables-filter")) {
            (choice("game", "ui-game", filter.game.unwrap_or_default(), &all_games(), words))
            (choice("players", "ui-players", &players, &counts, words))
            (choice("clock", "ui-clock", filter.clock.map_or("", Speed::code), &clocks, words))
            button.button type="submit" data-needless="" { (words.word("ui-tables-show")) }
        }
    }
}

/// The part that changes: the same for everybody.
fn list(tables: &[&MatchSummary], language: Language) -> Markup {
    let words = Narrator::common(language);
    html! {
        section #tables aria-live="polite" aria-label=(words.word("ui-tables")) {
            @if tables.is_empty() { p.muted { (words.word("ui-tables-none")) } }
            @else { ul.match-list.plain { @for table in tables { @if let Some(row) = match_list::row_for(None, language, table, false, &html! {}) { (row) } } } }
        }
    }
}
