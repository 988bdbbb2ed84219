//! The home page: the games, my matches, open tables.

use axum::extract::State;
use axum::response::Response;
use boards::{icon, seat_badge};
use catalog::AnyGame;
use engine::{Facts, Seat, Viewer, phrase};
use maud::{Markup, html};
use narration::Narrator;
use store::{MatchState, MatchSummary, Occupant, Page as Part};

use super::hidden;
use super::layout::Page;
use crate::identity::Visitor;
use crate::room::seat_name;
use crate::{App, ServerError};

/// How many matches of a kind are listed.
const LISTED: u32 = 10;

/// `GET /`
pub(super) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, ServerError> {
    let words = visitor.words();
    let part = Part::first(LISTED);
    let open = app.store.open_matches(part).await?;
    let (current, past) = match &visitor.person {
        Some(person) => {
            (app.store.current_matches(&person.id, part).await?, app.store.past_matches(&person.id, part).await?)
        }
        None => (Vec::new(), Vec::new()),
    };
    let mine = |found: &&MatchSummary| !current.iter().any(|own| own.id == found.id);
    let open: Vec<MatchSummary> = open.iter().filter(mine).cloned().collect();
    let body = html! {
        main.wrap.stack #content {
            section.hero {
                h1 { (words.word("ui-tagline")) }
                p.lead { (words.word("ui-welcome")) }
            }
            (matches("ui-your-matches", &current, &words))
            section aria-labelledby="games" {
                h2 #games { (words.word("ui-games")) }
                ul.shelf.plain { @for game in catalog::games() { li { (game_box(*game, &visitor)) } } }
            }
            (matches("ui-open-matches", &open, &words))
            (matches("ui-finished-matches", &past, &words))
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
                    @if !facts.lessons.is_empty() { a.button href={ "/learn/" (facts.id) } { (words.word("ui-learn")) } }
                    a.button href={ "/new?game=" (facts.id) } { (words.word("ui-new-match")) }
                    a.button.quiet href={ "/rules/" (facts.id) } { (words.word("ui-rules")) }
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

fn matches(title: &str, found: &[MatchSummary], words: &Narrator<'_>) -> Markup {
    html! {
        @if !found.is_empty() {
            section aria-labelledby=(title) {
                h2 id=(title) { (words.word(title)) }
                ul.match-list.plain { @for summary in found { (match_row(summary, words)) } }
            }
        }
    }
}

fn match_row(summary: &MatchSummary, words: &Narrator<'_>) -> Markup {
    let title = catalog::find(&summary.game).map_or(summary.game.as_str(), |game| game.facts().title);
    let free = summary.seats.iter().any(|seating| seating.occupant == Occupant::Open);
    let action = match summary.state {
        MatchState::Open if free => "ui-join-table",
        MatchState::Open | MatchState::Running => "ui-to-table",
        MatchState::Finished { .. } | MatchState::Abandoned { .. } => "ui-look",
    };
    html! {
        li.match-row {
            strong { (title) }
            span.match-seats {
                @for (seat, seating) in Seat::all(Seat::MAX as u8).zip(&summary.seats) {
                    span.seat-name {
                        (seat_badge(seat))
                        @if seating.occupant == Occupant::Open { span.muted { (words.word("ui-seat-free")) } }
                        @else { (seat_name(seating, words)) }
                    } " "
                }
            }
            a.button href={ "/m/" (summary.id) } aria-label={ (words.word(action)) ": " (title) } { (words.word(action)) }
        }
    }
}
