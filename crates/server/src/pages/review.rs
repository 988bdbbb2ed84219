//! The review of a finished match: the curve, what was luck and what was choice, and the moments that moved it.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use boards::{icon, seat_badge, seat_class};
use catalog::{AnyMatch, Showing};
use engine::{Phrase, Record, Seat, phrase};
use maud::{Markup, html};
use narration::Narrator;
use review::{Account, Estimate, Measure, Precision, Review, ToldMoment};
use serde::Deserialize;
use store::MatchId;

use super::layout::Page;
use super::parts::section;
use super::{hidden, table};
use crate::ending::Stage;
use crate::identity::Visitor;
use crate::reviews::Progress;
use crate::room::{Eyes, Looking, Moment, TableView};
use crate::{App, ServerError};

/// How often a page looks how far its review is, in seconds.
const REFRESH: u32 = 3;

/// How many moments are told.
const TOLD: usize = 10;

/// The size of the drawing of the curve.
const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 200.0;

/// What the books tell about a seat.
const COLUMNS: [&str; 8] = ["seat", "start", "luck", "choices", "others", "result", "adjusted", "rate"];

#[derive(Debug, Deserialize)]
pub(super) struct ReviewForm {
    #[serde(default)]
    precision: Precision,
}

#[derive(Debug, Deserialize)]
pub(super) struct WhatIfForm {
    /// After how many steps.
    at: usize,
    /// Who to be.
    seat: Option<u8>,
}

/// `GET /m/ID/review`
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(form): Query<ReviewForm>,
) -> Result<Response, ServerError> {
    let id = MatchId::new(id);
    let room = app.rooms.get(&id).await?;
    let kind = Looking { showing: Showing::Data, visit: true };
    let (who, language) = (visitor.asker(), visitor.language);
    let view = room.ask(move |room| Box::pin(room.look(who, Eyes::Own, None, language, kind))).await?;
    if !matches!(view.stage, Stage::Finished { .. }) {
        return Err(ServerError::NotNow(phrase!("ui-review-not-over")));
    }
    if view.outdated {
        return Err(ServerError::NotNow(phrase!("ui-review-outdated")));
    }
    let record: Record = room.ask(|room| Box::pin(room.record())).await?.parse()?;
    let progress = app.review(&id, &record, form.precision, visitor.payer()).await?;
    let names = table::names(&view);
    let words = table::words(&view, &names);
    let title = format!("{}: {}", words.word("ui-review"), view.facts.title);
    let (body, refresh) = match progress {
        Progress::UnderWay(done, whole) => (waiting(done, whole, &words), Some(REFRESH)),
        Progress::Done(review) => {
            let play = catalog::find(&record.header.game)?.replay(&record)?;
            (told(&review, &*play, &view, &words), None)
        }
    };
    let body = html! {
        main.wrap.stack.review #content {
            h1 { (title) }
            p.lead { (words.word("ui-review-help")) }
            (ways(&view, form.precision, &words))
            (body)
        }
    };
    Ok(Page::new(&visitor, &title).again(refresh).plain(&body))
}

/// To the table, to the replay, and how closely to look.
fn ways(view: &TableView, precision: Precision, words: &Narrator<'_>) -> Markup {
    html! {
        nav.row aria-label=(words.word("ui-review")) {
            a.button href={ "/m/" (view.id) } { (words.word("ui-to-table")) }
            a.button href={ "/m/" (view.id) "?at=0" } { (icon("play")) (words.word("ui-replay")) }
            @for other in [Precision::Quick, Precision::Thorough] {
                @let name = words.word(&format!("ui-review-{other}"));
                @if other == precision { span.tag.accent aria-current="page" { (name) } }
                @else { a.button.quiet href={ "/m/" (view.id) "/review?precision=" (other) } { (name) } }
            }
        }
    }
}

/// How far it is. The page looks again by itself.
fn waiting(done: usize, whole: usize, words: &Narrator<'_>) -> Markup {
    html! {
        section.panel.stack role="status" {
            p { (words.word("ui-review-working")) }
            progress max=(whole) value=(done) aria-label=(words.word("ui-review")) {}
            p.muted { (words.say(&phrase!("ui-review-done", done = done, whole = whole))) }
        }
    }
}

fn told(review: &Review, play: &dyn AnyMatch, view: &TableView, words: &Narrator<'_>) -> Markup {
    let moments = review.told(play, None, TOLD, words);
    let points = review.measure == Measure::Points;
    let (curve_key, method) = if points {
        ("ui-review-curve-points", "ui-review-method-points")
    } else {
        ("ui-review-curve", "ui-review-method")
    };
    let method = Phrase::new(method).with("bot", super::bot_kind(words, &review.reference));
    html! {
        (section("brief", "ui-review-brief", words, &brief(review, play, view, words)))
        (section("curve", curve_key, words, &curve(review, &moments, view, words)))
        (section("account", "ui-review-account", words, &accounts(review, words)))
        (section("moments", "ui-review-moments", words, &html! {
            @if moments.is_empty() { p { (words.word("ui-review-nothing")) } }
            ol.review-moments { @for moment in &moments { (told_moment(moment, play.steps(), view, words)) } }
        }))
        p.muted.small { (words.say(&method)) }
    }
}

/// The match in a few sentences: as whoever looks saw it, or as the winner did.
fn brief(review: &Review, play: &dyn AnyMatch, view: &TableView, words: &Narrator<'_>) -> Markup {
    let seat = view.own.or_else(|| view.viewer.seat()).unwrap_or_else(|| review.winner());
    html! {
        ul.review-brief {
            @for line in review.brief(play, seat, words) {
                li {
                    (line.text)
                    @if let Some(step) = line.step {
                        " " a href={ "/m/" (view.id) "?at=" (step + 1) } { (words.word("ui-review-look")) }
                    }
                }
            }
        }
    }
}

/// The seats whose curves differ: one for those who win together.
fn drawn_seats(review: &Review) -> impl Iterator<Item = Seat> {
    let seats = if review.measure.is_shared() { 1 } else { review.seats.len() };
    Seat::all(seats as u8)
}

/// What it was worth to everybody after every step; a click on a moment leads there.
fn curve(review: &Review, moments: &[ToldMoment], view: &TableView, words: &Narrator<'_>) -> Markup {
    let values = |seat: Seat| review.curve(seat).into_iter().map(|value| value.number()).collect::<Vec<f64>>();
    let most = match review.measure {
        Measure::Points => drawn_seats(review).flat_map(values).fold(1.0, f64::max),
        Measure::Win | Measure::Together => 100.0,
    };
    let length = review.moments.len() + 1;
    let place = |index: usize, value: f64| {
        (WIDTH * index as f64 / length as f64, HEIGHT * (1.0 - (value / most).clamp(0.0, 1.0)))
    };
    let line = |seat: Seat| {
        let values = values(seat);
        let point = |(index, &value): (usize, &f64)| {
            let (x, y) = place(index, value);
            format!("{x:.1},{y:.1}")
        };
        values.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
    };
    let about = |moment: &ToldMoment| {
        let step = words.say(&phrase!("ui-review-step", step = moment.step + 1));
        format!("{step}, {}: {}", words.name(moment.seat), words.word(moment.kind.key()))
    };
    html! {
        svg.review-curve viewBox={ "-4 -8 " (WIDTH + 8.0) " " (HEIGHT + 16.0) } role="group" aria-label=(words.word("ui-review-curve")) {
            @for part in 0..=4 {
                line.review-grid x1="0" x2=(WIDTH) y1=(HEIGHT * f64::from(part) / 4.0) y2=(HEIGHT * f64::from(part) / 4.0) {}
            }
            @for seat in drawn_seats(review) {
                polyline.review-line.(seat_class(seat)) points=(line(seat)) {}
            }
            @for part in [0.0, 0.5, 1.0] {
                text.review-scale x="2" y=(HEIGHT * (1.0 - part) - 3.0) { (format!("{:.0}", most * part)) @if review.measure != Measure::Points { "\u{a0}%" } }
            }
            @for moment in moments {
                @let seat = if review.measure.is_shared() { Seat::default() } else { moment.seat };
                @let value = review.curve(seat).get(moment.step + 2).map_or(0.0, |value| value.number());
                @let (x, y) = place(moment.step + 2, value);
                a href={ "/m/" (view.id) "?at=" (moment.step + 1) } aria-label=(about(moment)) {
                    circle.review-dot.(seat_class(moment.seat)) cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r="6" { title { (about(moment)) } }
                }
            }
        }
        p.review-legend {
            @if review.measure.is_shared() && review.seats.len() > 1 { (words.word("ui-review-together")) }
            @else {
                @for seat in drawn_seats(review) {
                    span.seat-name {
                        svg.review-key viewBox="0 0 30 6" aria-hidden="true" { line.review-line.(seat_class(seat)) x1="0" x2="30" y1="3" y2="3" {} }
                        (seat_badge(seat)) (words.name(seat))
                    } " "
                }
            }
        }
    }
}

/// The books of every seat.
fn accounts(review: &Review, words: &Narrator<'_>) -> Markup {
    html! {
        div.review-scroll tabindex="0" {
            table.review-account {
                thead { tr { @for column in COLUMNS { th scope="col" { (words.word(&format!("ui-review-{column}"))) } } } }
                tbody {
                    @for seat in Seat::all(review.seats.len() as u8) {
                        tr { (account_cells(seat, &review.seats[seat.index()], review.measure, words)) }
                    }
                }
            }
        }
        p.muted.small { (words.word("ui-review-sum")) }
    }
}

fn account_cells(seat: Seat, account: &Account, measure: Measure, words: &Narrator<'_>) -> Markup {
    let language = words.language();
    let plain = |estimate: Estimate| (review::told(estimate.value, measure, language), Some(estimate));
    let change = |estimate: Estimate| (review::told_change(estimate.value, measure, language), Some(estimate));
    let cells = [
        plain(account.start),
        change(account.luck),
        change(account.choices),
        change(account.others),
        (review::told(account.result, measure, language), None),
        plain(account.adjusted),
        plain(account.error_rate),
    ];
    html! {
        th scope="row" { span.seat-name { (seat_badge(seat)) (words.name(seat)) } }
        @for (column, (value, estimate)) in COLUMNS[1..].iter().zip(cells) {
            // Where there is no room for columns, every number says what it is.
            td data-label=(words.word(&format!("ui-review-{column}"))) {
                @match estimate {
                    Some(estimate) => { (value) " " span.muted.small.nowrap { (review::told_margin(estimate, language)) } },
                    None => strong { (value) },
                }
            }
        }
    }
}

fn told_moment(moment: &ToldMoment, steps: usize, view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        li.review-moment.(seat_class(moment.seat)) id={ "step-" (moment.step + 1) } {
            h3 {
                (seat_badge(moment.seat)) " " (words.name(moment.seat)) " · "
                (words.say(&phrase!("ui-review-step", step = moment.step + 1))) " "
                span.tag { (words.word(moment.kind.key())) }
            }
            p { (words.say(&phrase!("ui-review-played", action = moment.played.clone()))) }
            @for line in &moment.happened { p.muted { (line) } }
            @for line in &moment.lines { p { (line) } }
            @if let Some(better) = &moment.better { p { strong { (better) } } }
            div.row {
                a.button href={ "/m/" (view.id) "?at=" ((moment.step + 1).min(steps)) } { (icon("eye")) (words.word("ui-review-look")) }
                (try_again(view, moment.step, moment.seat, words))
            }
        }
    }
}

/// Plays on from before a step, in the seat that acted.
fn try_again(view: &TableView, step: usize, seat: Seat, words: &Narrator<'_>) -> Markup {
    html! {
        form method="post" action={ "/m/" (view.id) "/what-if" } {
            (hidden("at", &step.to_string()))
            (hidden("seat", &seat.index().to_string()))
            button.button type="submit" title=(words.word("ui-what-if-help")) { (icon("play")) (words.word("ui-try-again")) }
        }
    }
}

/// In a replay: a new match from this moment.
pub(super) fn play_from_here(view: &TableView, moment: &Moment, words: &Narrator<'_>) -> Markup {
    let seat = view.own.or_else(|| view.viewer.seat());
    html! {
        @if matches!(view.stage, Stage::Finished { .. }) && !view.outdated && moment.at < moment.steps {
            form #what-if method="post" action={ "/m/" (view.id) "/what-if" } {
                (hidden("at", &moment.at.to_string()))
                @if let Some(seat) = seat { (hidden("seat", &seat.index().to_string())) }
                button.button type="submit" title=(words.word("ui-what-if-help")) { (words.word("ui-what-if-here")) }
            }
        }
    }
}

/// `POST /m/ID/what-if`
pub(super) async fn what_if(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<WhatIfForm>,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id)).await?;
    let seat = form.seat.map(Seat::try_from).transpose()?;
    let (jar, person) = visitor.or_guest(&app, jar).await?;
    let (who, name) = (person.asker(), person.name.clone());
    let made = room.ask(move |room| Box::pin(room.what_if(who, name, form.at, seat))).await?;
    Ok((jar, Redirect::to(&format!("/m/{made}"))).into_response())
}
