//! What all matches of the host add up to, game by game.

use axum::extract::State;
use axum::response::Response;
use boards::seat_badge;
use engine::Seat;
use maud::{Markup, html};
use narration::Narrator;
use store::Sum;

use super::layout::Page;
use super::records::{Kind, percent, table};
use crate::identity::Visitor;
use crate::{App, ServerError};

/// `GET /statistics`
pub(super) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, ServerError> {
    let words = visitor.words();
    let (title, sums) = (words.word("ui-statistics"), app.sums.current(&app.store).await?);
    let games: Vec<(&str, Vec<&Sum>)> = catalog::games()
        .iter()
        .map(|game| (game.facts().title, sums.iter().filter(|sum| sum.game == game.facts().id).collect::<Vec<_>>()))
        .filter(|(_, sums)| !sums.is_empty())
        .collect();
    let body = html! {
        main.wrap.stack #content {
            h1 { (title) }
            p.lead { (words.word("ui-statistics-lead")) }
            @if games.is_empty() { p { (words.word("ui-statistics-none")) } }
            @for (title, sums) in &games { section { h2 { (title) } (of_game(title, sums, &words)) } }
        }
    };
    Ok(Page::new(&visitor, &title).at("statistics").about(words.word("ui-about-statistics")).plain(&body))
}

fn of_game(title: &str, sums: &[&Sum], words: &Narrator<'_>) -> Markup {
    let row = |sum: &&Sum| {
        Some(vec![
            html! { (kind(sum).told(words.language())?) },
            html! { (sum.matches) },
            html! { (mean(sum.lines, sum.matches)) span.muted { " (" (sum.shortest) "–" (sum.longest) ")" } },
            html! { (mean(sum.score, sum.matches)) span.muted { " (" (sum.best) ")" } },
            wins(sum, words),
        ])
    };
    let rows: Vec<Vec<Markup>> = sums.iter().filter_map(row).collect();
    let columns = ["ui-game", "ui-matches-count", "ui-statistics-length", "ui-statistics-score", "ui-statistics-wins"];
    table(title, &columns, &rows, words)
}

fn kind(sum: &Sum) -> Kind<'_> {
    let level = (sum.together || sum.players == 1).then_some(sum.level.as_str());
    Kind { game: &sum.game, edition: &sum.edition, level, players: sum.players }
}

fn mean(sum: i64, count: u32) -> i64 {
    (sum as f64 / f64::from(count.max(1))).round() as i64
}

/// How often the table won, or each seat.
fn wins(sum: &Sum, words: &Narrator<'_>) -> Markup {
    html! {
        @if sum.together { (percent(sum.won, sum.matches)) }
        @else {
            @for (seat, won) in Seat::all(Seat::MAX as u8).zip(&sum.wins) {
                span.nowrap { (seat_badge(seat)) span.visually-hidden { (words.word("ui-seat")) " " (seat.letter()) ": " } (percent(*won, sum.matches)) } " "
            }
        }
    }
}
