//! What everybody may see of a player: what they have played and reached, but for matches that only a link leads to.

use axum::extract::{Path, State};
use axum::response::Response;
use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use store::{Millis, Occupant, Page as Part, Partner, Player, PlayerId, Reached, Rung, Seating, Wanted};
use time::OffsetDateTime;

use super::layout::Page;
use super::match_list::day;
use super::matches::{change, finished};
use super::names::claimed_chip;
use super::parts::section;
use super::records::{Kind, percent, pool_told, rating, table};
use crate::club::{self, Records};
use crate::identity::Visitor;
use crate::room::SeatView;
use crate::{App, ServerError};

/// So many partners are named.
const PARTNERS: u32 = 8;

/// So many finished matches are listed.
const LISTED: u32 = 10;

/// So many days the calendar has: a year of weeks.
const DAYS: usize = 53 * 7;

/// A name that leads to the profile, where it is a person's. Of somebody who was forgotten there is none.
pub(super) fn link(seating: &Seating, name: &str) -> Markup {
    match &seating.occupant {
        Occupant::Player { id, .. } if !seating.name.is_empty() => named(id, name),
        _ => html! { (name) },
    }
}

/// The same at a table.
pub(super) fn of_seat(seat: &SeatView) -> Markup {
    match &seat.player {
        Some(id) => named(id, &seat.name),
        None => html! { (seat.name) },
    }
}

/// The same of somebody who is known to be one.
pub(super) fn named(id: &PlayerId, name: &str) -> Markup {
    html! { a.player-link href={ "/players/" (id) } { (name) } }
}

/// What is to be told of somebody.
struct Told {
    player: Player,
    claimed_at: Option<Millis>,
    career: Vec<Reached>,
    ratings: Vec<Rung>,
    partners: Vec<Partner>,
}

/// `GET /players/ID`
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, ServerError> {
    let id = PlayerId::new(id);
    let is_own = visitor.person.as_ref().is_some_and(|person| person.id == id);
    // Those who were forgotten have no name, and no profile.
    let player = app.store.player(&id).await?.filter(|player| !player.name.is_empty()).ok_or(ServerError::NotFound)?;
    let told = Told {
        player,
        claimed_at: app.store.claim_of(&id).await?.map(|claim| claim.claimed_at),
        career: app.store.career(&id, club::CAREER).await?,
        ratings: app.store.ratings_of(&id).await?,
        partners: app.store.partners(&id, !is_own, PARTNERS).await?,
    };
    let wanted = Wanted { public: !is_own, ..Wanted::default() };
    let latest = app.store.played_matches(&id, &wanted, Part::first(LISTED)).await?;
    let words = visitor.words();
    let days = club::days(&told.career, DAYS, app.config.clock.now());
    let body = html! {
        main.wrap.stack #content {
            (head(&told, is_own, &words))
            @if told.career.is_empty() { p.lead { (words.word("ui-profile-empty")) } }
            @else {
                @if !told.ratings.is_empty() { (section("ratings", "ui-ratings", &words, &ratings(&told.ratings, &words))) }
                (section("played", "ui-profile-played", &words, &played(&told.career, &words)))
                (section("best", "ui-profile-records", &words, &best(&club::records(&told.career), &words)))
                @if !told.partners.is_empty() { (section("partners", "ui-profile-partners", &words, &partners(&told.partners, is_own, &words))) }
                (section("calendar", "ui-profile-calendar", &words, &calendar(&days, &words)))
                @if !latest.is_empty() {
                    section aria-labelledby="latest" { h2 #latest { (words.word("ui-profile-latest")) } (finished(&latest, &visitor)) }
                }
            }
        }
    };
    Ok(Page::new(&visitor, &told.player.name).about(words.word("ui-about-profile")).plain(&body))
}

fn head(told: &Told, is_own: bool, words: &Narrator<'_>) -> Markup {
    html! {
        header {
            h1 { (told.player.name) @if told.claimed_at.is_some() { " " (claimed_chip(words)) } }
            p.muted { (words.word("ui-profile-since")) " " (day(told.player.created_at)) }
            @if is_own {
                p.help { (words.word("ui-profile-own")) }
                p.row { a.button href="/matches" { (words.word("ui-own-matches")) } a.button.quiet href="/settings" { (words.word("ui-settings")) } }
            }
        }
    }
}

fn ratings(rungs: &[Rung], words: &Narrator<'_>) -> Markup {
    let row = |rung: &Rung| {
        let told = pool_told(&rung.pool, words.language())?;
        let way = html! { a href={ "/ladder?pool=" (rung.pool) } { (told) } };
        Some(vec![way, rating(rung.rating, words), html! { (rung.matches) }])
    };
    let rows: Vec<Vec<Markup>> = rungs.iter().filter_map(row).collect();
    table(&words.word("ui-ratings"), &["ui-game", "ui-rating", "ui-matches-count"], &rows, words)
}

fn played(career: &[Reached], words: &Narrator<'_>) -> Markup {
    let row = |line: club::Line| {
        let level = Some(line.level.as_str());
        let kind = Kind { game: &line.game, edition: &line.edition, level, players: line.players };
        Some(vec![
            html! { (kind.told(words.language())?) },
            html! { (line.matches) },
            html! { (line.won) span.muted { " (" (percent(line.won, line.matches)) ")" } },
            html! { (line.best) },
        ])
    };
    let rows: Vec<Vec<Markup>> = club::lines(career).into_iter().filter_map(row).collect();
    let columns = ["ui-game", "ui-matches-count", "ui-won-count", "ui-best-score"];
    let last = career.iter().find(|reached| reached.change.is_some());
    html! {
        (table(&words.word("ui-profile-played"), &columns, &rows, words))
        @if let Some(last) = last { p.muted { (words.word("ui-profile-last-change")) " " (change(last, words)) } }
    }
}

fn best(records: &Records<'_>, words: &Narrator<'_>) -> Markup {
    let title = |game: &str| catalog::find(game).map_or("", |game| game.facts().title);
    html! {
        dl.facts-list {
            @for best in &records.solo {
                dt { (words.word("ui-record-solo")) ", " (title(&best.game)) }
                dd { (words.say(&phrase!("ui-record-points", points = best.score))) " " (day(best.at)) }
            }
            dt { (words.word("ui-record-run")) }
            dd { (words.say(&phrase!("ui-record-wins", wins = records.run))) }
            @if let Some(fastest) = records.fastest {
                dt { (words.word("ui-record-rescue")) ", " (title(&fastest.game)) }
                dd { (words.say(&phrase!("ui-record-minutes", minutes = minutes(fastest.lasted)))) " " (day(fastest.at)) }
            }
        }
    }
}

/// So many minutes, at least one.
fn minutes(lasted: Millis) -> i64 {
    (lasted / 60_000).max(1)
}

fn partners(partners: &[Partner], is_own: bool, words: &Narrator<'_>) -> Markup {
    let times = |partner: &Partner| words.say(&phrase!("ui-matches-times", matches = partner.matches));
    html! {
        ul.plain.stack {
            @for partner in partners {
                li {
                    (named(&partner.player, &partner.name)) " "
                    @if is_own { a.muted href={ "/matches?with=" (partner.player) } { (times(partner)) } }
                    @else { span.muted { (times(partner)) } }
                }
            }
        }
    }
}

/// A year in weeks, and in one sentence.
fn calendar(days: &[(Millis, u32)], words: &Narrator<'_>) -> Markup {
    let (matches, played) = (days.iter().map(|day| day.1).sum::<u32>(), days.iter().filter(|day| day.1 > 0).count());
    let date = |at: Millis| {
        OffsetDateTime::from_unix_timestamp(at / 1000).map(|day| day.date().to_string()).unwrap_or_default()
    };
    let told = words.say(&phrase!("ui-calendar-told", matches = matches, days = played));
    html! {
        p { (told) }
        div.calendar aria-hidden="true" {
            @for (at, count) in days { span data-count=((*count).min(4)) title={ (date(*at)) ": " (count) } {} }
        }
    }
}
