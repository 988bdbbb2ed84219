//! Series of matches on pages: what is offered, how it stands, and the score sheet.

use boards::seat_badge;
use engine::{Seat, phrase};
use maud::{Markup, html};
use narration::Narrator;

use crate::room::TableView;
use crate::series::{Played, Series, SeriesLength};

/// How many matches a new one begins.
pub(super) fn field(chosen: Option<SeriesLength>, words: &Narrator<'_>) -> Markup {
    html! {
        div.field {
            label for="series" { (words.word("ui-series")) }
            select #series name="series" aria-describedby="series-help" {
                option value="" { (words.word("ui-series-one")) }
                @for length in SeriesLength::OFFERED {
                    option value=(length) selected[chosen == Some(length)] { (words.say(&length.phrase())) }
                }
            }
            p.help #series-help { (words.word("ui-series-help")) }
        }
    }
}

/// What was agreed on, where there is a series.
pub(super) fn agreed(series: Option<&Series>, words: &Narrator<'_>) -> Markup {
    html! { @if let Some(series) = series { p { (words.word("ui-series")) ": " (words.say(&series.length.phrase())) (score(series)) } } }
}

/// How it stands, once something was played.
fn score(series: &Series) -> Markup {
    let halves: Vec<String> = series.halves().into_iter().map(wins).collect();
    html! { @if !halves.is_empty() { " · " span.num { (halves.join(" : ")) } } }
}

/// In the bar of a table: which match of the series it is, and how it stands.
pub(super) fn tag(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        @if let Some(series) = &view.series {
            span.tag title=(words.say(&series.length.phrase())) {
                (words.say(&phrase!("ui-series-number", number = view.series_number)))
                (score(series))
            }
        }
    }
}

/// The matches of the series, with who won them, and what comes of it.
pub(super) fn sheet(view: &TableView, words: &Narrator<'_>) -> Markup {
    let Some(series) = view.series.as_ref().filter(|series| !series.past.is_empty()) else { return html! {} };
    let seats = || Seat::all(Seat::MAX as u8).take(view.seats.len());
    html! {
        section.series aria-labelledby="series-sheet" {
            h3 #series-sheet { (words.word("ui-series-sheet")) ": " (words.say(&series.length.phrase())) }
            div.review-scroll tabindex="0" role="group" aria-labelledby="series-sheet" {
                table.series-sheet {
                    thead { tr {
                        th scope="col" { (words.word("ui-series-match")) }
                        @for seat in seats() { th scope="col" { (seat_badge(seat)) " " (words.name(seat)) } }
                    } }
                    tbody { @for (number, played) in (1..).zip(&series.past) { (row(number, played, view, words)) } }
                    tfoot { tr {
                        th scope="row" { (words.word("ui-series-wins")) }
                        @for halves in series.halves() { td { strong { (wins(halves)) } } }
                    } }
                }
            }
            @if series.is_over() { p { strong { (told(series, words)) } } }
        }
    }
}

fn row(number: usize, played: &Played, view: &TableView, words: &Narrator<'_>) -> Markup {
    let name = words.say(&phrase!("ui-series-number", number = number));
    html! {
        tr {
            th scope="row" {
                @if played.id == view.id.as_str() { (name) } @else { a href={ "/m/" (played.id) } { (name) } }
            }
            @for (halves, points) in played.halves.iter().zip(&played.points) {
                td { (wins(*halves)) " " span.muted.small { "(" (points) ")" } }
            }
        }
    }
}

/// Half wins as people write them.
fn wins(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

/// Who has won the series.
fn told(series: &Series, words: &Narrator<'_>) -> String {
    let leaders = series.leaders();
    match leaders.first().filter(|_| leaders.len() == 1) {
        Some(seat) => words.sentence(&phrase!("ui-series-won", seat = seat)),
        None => words.word("ui-series-level"),
    }
}

/// What the button that leads to the next match says.
pub(super) fn next_key(view: &TableView) -> &'static str {
    match &view.series {
        Some(series) if series.is_over() => "ui-series-again",
        Some(_) => "ui-series-next",
        None => "ui-rematch",
    }
}

/// What the link to the next match says, once there is one.
pub(super) fn go_key(view: &TableView) -> &'static str {
    if view.series.is_some() { "ui-series-go" } else { "ui-rematch-go" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_wins_are_written_as_people_do() {
        assert_eq!([0, 1, 2, 5].map(wins), ["0", "½", "1", "2½"]);
    }
}
