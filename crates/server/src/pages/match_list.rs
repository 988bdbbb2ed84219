//! Matches in a list: one's own, those that wait for players, those that are over.

use boards::{icon, seat_badge};
use engine::{Facts, Seat, Viewer};
use maud::{Markup, html};
use narration::{Language, Narrator};
use store::{MatchId, MatchState, MatchSummary, Millis, Occupant, Page as Part};
use time::OffsetDateTime;

use super::{clocks, profile, rated, series, setup_words};
use crate::ending::Ending;
use crate::identity::{Person, Visitor};
use crate::match_setup::MatchSetup;
use crate::room::{Asker, seat_name};
use crate::{App, ServerError};

/// How many matches of a kind are listed.
pub(super) const LISTED: u32 = 10;

/// One's matches that are not over, and whether they wait for one: those that do come first, then those being played.
pub(super) async fn current(app: &App, visitor: &Visitor) -> Result<Vec<(MatchSummary, bool)>, ServerError> {
    let Some(person) = &visitor.person else { return Ok(Vec::new()) };
    let mut current = Vec::new();
    for summary in app.store.current_matches(&person.id, Part::first(LISTED)).await? {
        let your_turn = is_running(&summary) && waits_for(app, &summary.id, person.asker()).await;
        current.push((summary, your_turn));
    }
    current.sort_by_key(|(summary, your_turn)| (!your_turn, !is_running(summary)));
    Ok(current)
}

fn is_running(summary: &MatchSummary) -> bool {
    matches!(summary.state, MatchState::Running)
}

/// Whether a match waits for somebody. One that cannot be read waits for nobody.
async fn waits_for(app: &App, id: &MatchId, who: Asker) -> bool {
    let Ok(room) = app.rooms.get(id).await else { return false };
    room.ask(move |room| Box::pin(room.waits_for(who))).await.unwrap_or(false)
}

/// A match in a list. Those of games that are no longer on the shelf have none.
pub(super) fn row(summary: &MatchSummary, your_turn: bool, visitor: &Visitor) -> Option<Markup> {
    row_with(summary, your_turn, visitor, &html! {})
}

/// The same for somebody, with something more to tell.
pub(super) fn row_with(summary: &MatchSummary, your_turn: bool, visitor: &Visitor, more: &Markup) -> Option<Markup> {
    row_for(visitor.person.as_ref(), visitor.language, summary, your_turn, more)
}

/// The same for somebody, or for everybody alike.
pub(super) fn row_for(
    person: Option<&Person>,
    language: Language,
    summary: &MatchSummary,
    your_turn: bool,
    more: &Markup,
) -> Option<Markup> {
    let facts = catalog::find(&summary.game).ok()?.facts();
    let common = Narrator::common(language);
    let names: Vec<String> = summary.seats.iter().map(|seating| seat_name(seating, &common)).collect();
    let viewer = seat_of(person, summary).map_or(Viewer::Public, Viewer::Seat);
    let words = Narrator::new(language, facts.id, &names, viewer);
    Some(html! {
        li.match-row.your-turn[your_turn] {
            div.match-about {
                p { strong { (facts.title) } @if your_turn { " " span.tag.accent { (words.word("ui-your-turn")) } } }
                (told(summary, facts, &words))
                (seats(summary, &words))
                (more)
            }
            div.row { (ways(summary, your_turn, viewer, facts.title, &words)) }
        }
    })
}

/// Where somebody sits.
fn seat_of(person: Option<&Person>, summary: &MatchSummary) -> Option<Seat> {
    let sits = |occupant: &Occupant| matches!((occupant, person), (Occupant::Player { id, .. }, Some(person)) if *id == person.id);
    Seat::all(Seat::MAX as u8).zip(&summary.seats).find(|(_, seating)| sits(&seating.occupant)).map(|(seat, _)| seat)
}

/// How it ended and when, or what was agreed on.
fn told(summary: &MatchSummary, facts: &Facts, words: &Narrator<'_>) -> Markup {
    let players = u8::try_from(summary.seats.len()).unwrap_or(u8::MAX);
    html! {
        @match &summary.state {
            MatchState::Finished { result, at } => p {
                @let ending = serde_json::from_str::<Ending>(result).ok();
                (ending.and_then(|ending| ending.told(players, words).into_iter().next()).unwrap_or_default())
                " " (day(*at))
                (special(summary, words))
            },
            MatchState::Abandoned { at } => p { (words.word("ui-abandoned")) " " (day(*at)) },
            MatchState::Open | MatchState::Running => @if let Ok(agreed) = serde_json::from_str::<MatchSetup>(&summary.setup) {
                p { (setup_words::options(&agreed.setup, facts, words)) }
                (clocks::agreed(agreed.clock, words))
                @if agreed.rated { (rated::chip(words)) }
                (series::agreed(agreed.series.as_ref(), words))
            },
        }
    }
}

/// Why a finished match counts in no statistics and records, if it does not.
fn special(summary: &MatchSummary, words: &Narrator<'_>) -> Markup {
    let from = serde_json::from_str::<MatchSetup>(&summary.setup).ok().and_then(|agreed| agreed.from);
    let tag = |key: &str| html! { " " span.tag title=(words.word("ui-counts-not")) { (words.word(key)) } };
    html! {
        @if from.is_some() { (tag("ui-what-if")) }
        @if summary.own_components { (tag("ui-own-components")) }
    }
}

pub(super) fn day(at: Millis) -> Markup {
    let date = OffsetDateTime::from_unix_timestamp(at / 1000).map(|moment| moment.date().to_string());
    html! { @if let Ok(date) = date { time.muted.small.nowrap datetime=(date) { (date) } } }
}

fn seats(summary: &MatchSummary, words: &Narrator<'_>) -> Markup {
    html! {
        p.match-seats {
            @for (seat, seating) in Seat::all(Seat::MAX as u8).zip(&summary.seats) {
                span.seat-name {
                    (seat_badge(seat))
                    @if seating.occupant == Occupant::Open { span.muted { (words.word("ui-seat-free")) } }
                    @else { (profile::link(seating, &seat_name(seating, words))) }
                } " "
            }
        }
    }
}

/// What can be done from here, in one click each.
fn ways(summary: &MatchSummary, your_turn: bool, viewer: Viewer, title: &str, words: &Narrator<'_>) -> Markup {
    let free = summary.seats.iter().any(|seating| seating.occupant == Occupant::Open);
    let over = matches!(summary.state, MatchState::Finished { .. } | MatchState::Abandoned { .. });
    let key = match (&summary.state, viewer) {
        (MatchState::Open, Viewer::Public) if free => "ui-join-table",
        (MatchState::Running, Viewer::Seat(_)) => "ui-continue",
        _ if over => "ui-look",
        _ => "ui-to-table",
    };
    let way = |address: String, key: &str, primary: bool, inside: &Markup| {
        let name = words.word(key);
        html! { a.button.primary[primary] href=(address) aria-label={ (name) ": " (title) } { (inside) (name) } }
    };
    html! {
        @if matches!(summary.state, MatchState::Finished { .. }) {
            (way(format!("/m/{}/review", summary.id), "ui-review", false, &icon("chart")))
        }
        @if over { (way(format!("/m/{}?at=0", summary.id), "ui-replay", false, &icon("on"))) }
        (way(format!("/m/{}", summary.id), key, your_turn, &html! {}))
    }
}
