//! The end of a match: who won and by what, and what to do next.

use boards::{icon, seat_badge, seat_class};
use engine::{Outcome, Seat, Standing, Viewer, phrase};
use maud::{Markup, html};
use narration::Narrator;

use super::series;
use crate::ending::{Ending, Stage};
use crate::room::{Moment, TableView};

/// The result, over a picture of the game.
pub(super) fn result(view: &TableView, moment: &Moment, words: &Narrator<'_>) -> Markup {
    // Those who play together have no ranks: the game says why it is over.
    let together = matches!(view.stage, Stage::Finished { .. }) && view.facts.cooperative && !view.outdated;
    let (title, why) = if together {
        (Some(&moment.picture.prompt.now), moment.picture.prompt.next.clone())
    } else {
        (view.result.first(), standings(view).and_then(|standings| decided(&standings, words)))
    };
    html! {
        section.result {
            (picture(view, words))
            h2.result-title { (title.map_or("", String::as_str)) }
            @if let Some(why) = why { p { (why) } }
            (places(view, words))
            (series::sheet(view, words))
            (next(view, words))
            (last_lines(moment, words))
        }
    }
}

/// The cover of the box, stars, and the marks of those who won.
fn picture(view: &TableView, words: &Narrator<'_>) -> Markup {
    let box_words = Narrator::new(words.language(), view.facts.id, &[], Viewer::Public);
    html! {
        div.result-picture aria-hidden="true" {
            @if let Ok(game) = catalog::find(view.facts.id) { (game.cover(&box_words)) }
            div.result-marks {
                @for seat in view.seats.iter().filter(|seat| seat.won) { (icon("star")) (seat_badge(seat.seat)) }
                @if view.seats.iter().any(|seat| seat.won) { (icon("star")) }
            }
        }
    }
}

/// What everybody reached by the rules, the best first.
fn standings(view: &TableView) -> Option<Vec<(Seat, Standing)>> {
    let Stage::Finished { result: Ending { outcome: Outcome::Ranked(standings), resigned: None, .. }, .. } =
        &view.stage
    else {
        return None;
    };
    let mut places: Vec<(Seat, Standing)> =
        Seat::all(Seat::MAX as u8).zip(standings.iter().copied()).take(view.seats.len()).collect();
    places.sort_by_key(|(_, standing)| standing.place);
    Some(places)
}

/// What decided it: how far the winner was ahead, or that points did not decide.
fn decided(places: &[(Seat, Standing)], words: &Narrator<'_>) -> Option<String> {
    let [(_, first), (second, next), ..] = places else { return None };
    if next.place == 1 {
        return None;
    }
    let ahead = first.score - next.score;
    let told = if ahead > 0 {
        phrase!("ui-decided-by", points = ahead, seat = *second)
    } else {
        phrase!("ui-decided-level", seat = *second)
    };
    Some(words.sentence(&told))
}

/// The score sheet: a line and a bar for everybody; or the lines that are told.
fn places(view: &TableView, words: &Narrator<'_>) -> Markup {
    let Some(places) = standings(view) else {
        return html! { @for line in view.result.iter().skip(1) { p { (line) } } };
    };
    let best = places.iter().map(|(_, standing)| standing.score).max().unwrap_or(0).max(1);
    // Lines after those of the places are notes about the rules.
    let told = places.iter().filter(|(_, standing)| standing.place > 1).count() + 1;
    html! {
        ol.result-places {
            @for (seat, standing) in &places {
                li.(seat_class(*seat)).winner[standing.place == 1] {
                    span.result-place { (standing.place) "." }
                    (seat_badge(*seat))
                    span.result-name { (words.name(*seat)) }
                    span.points { (words.say(&phrase!("ui-points-count", points = standing.score))) }
                    svg.result-bar viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                        rect width=(100 * standing.score.max(0) / best) height="8" {}
                    }
                }
            }
        }
        @for line in view.result.iter().skip(told) { p { (line) } }
    }
}

/// What the last step brought: in many games the points of the end.
fn last_lines(moment: &Moment, words: &Narrator<'_>) -> Markup {
    let newest = moment.log.last().map(|line| line.step);
    html! {
        details.fold #how-it-ended {
            summary { (words.word("ui-how-it-ended")) }
            ul.fold-body.plain { @for line in moment.log.iter().filter(|line| Some(line.step) == newest) { li { (line.text) } } }
        }
    }
}

/// Again, the replay, home.
fn next(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        div.row.result-next {
            @match (&view.rematch, view.own) {
                (Some(rematch), _) => a.button.primary href={ "/m/" (rematch) } { (words.word(series::go_key(view))) },
                (None, Some(_)) => form method="post" action={ "/m/" (view.id) "/rematch" } {
                    button.button.primary type="submit" { (words.word(series::next_key(view))) }
                },
                (None, None) => {},
            }
            a.button href={ "/m/" (view.id) "?at=0" } { (icon("play")) (words.word("ui-replay")) }
            @if matches!(view.stage, Stage::Finished { .. }) && !view.outdated {
                a.button href={ "/m/" (view.id) "/review" } { (icon("chart")) (words.word("ui-review")) }
            }
            a.button href="/" { (icon("gantry")) (words.word("ui-home")) }
            @if view.seed.is_some() {
                a.button.quiet href={ "/m/" (view.id) "/record" } download { (icon("download")) (words.word("ui-record")) }
            }
        }
    }
}
