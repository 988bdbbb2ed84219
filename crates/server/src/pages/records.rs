//! Tables of what was reached: by game and number of players, how often won, how well; and how ratings are written.

use catalog::AnyGame;
use engine::{Facts, OptionFact, Viewer, phrase};
use maud::{Markup, html};
use narration::{Language, Narrator};
use store::Rating;

use super::setup_words;
use crate::club::{edition_option, level_option, level_parts};

/// A game, how it is played, and by how many.
pub(super) struct Kind<'a> {
    pub(super) game: &'a str,
    pub(super) edition: &'a str,
    /// Told only where it makes a difference to compare.
    pub(super) level: Option<&'a str>,
    pub(super) players: u8,
}

impl Kind<'_> {
    /// It in words; nothing for a game that is no longer on the shelf.
    pub(super) fn told(&self, language: Language) -> Option<String> {
        let game = catalog::find(self.game).ok()?;
        let words = Narrator::new(language, game.facts().id, &[], Viewer::Public);
        let edition = value(edition_option(game.facts()), self.edition, &words);
        let level = self.level.and_then(|level| level_told(game.facts(), level, &words));
        let players = words.say(&phrase!("ui-for-players", players = u16::from(self.players)));
        let parts = [Some(game.facts().title.to_owned()), edition, level, Some(players)];
        Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
    }
}

/// A level in words, those of the game; nothing where it has none.
pub(super) fn level_told(facts: &Facts, level: &str, words: &Narrator<'_>) -> Option<String> {
    let (level, is_varied) = level_parts(level);
    let told = value(level_option(facts), level, words)?;
    Some(if is_varied { format!("{told}, {}", words.word("ui-level-varied")) } else { told })
}

/// The value of an option in words; nothing if it is as usual and so not worth a word.
fn value(option: Option<&OptionFact>, value: &str, words: &Narrator<'_>) -> Option<String> {
    let option = option.filter(|option| option.kind.allows(value))?;
    Some(setup_words::value(option, value, words))
}

/// A pool in words.
pub(super) fn pool_told(pool: &str, language: Language) -> Option<String> {
    let (game, edition, players) = parts_of(pool)?;
    Kind { game: game.facts().id, edition, level: None, players }.told(language)
}

/// A pool taken apart: game, edition, number of players.
fn parts_of(pool: &str) -> Option<(&'static dyn AnyGame, &str, u8)> {
    let parts: Vec<&str> = pool.split(':').collect();
    let (game, edition, players) = match parts.as_slice() {
        [game, players] => (*game, "", *players),
        [game, edition, players] => (*game, *edition, *players),
        _ => return None,
    };
    Some((catalog::find(game).ok()?, edition, players.parse().ok()?))
}

/// A rating: its points, and by how much they may be wrong.
pub(super) fn rating(rating: Rating, words: &Narrator<'_>) -> Markup {
    let (points, width) = (rating.points, 2 * rating.uncertainty);
    html! { span.nowrap { b { (decimal(points, words.language())) } span.muted { " ± " (decimal(width, words.language())) } } }
}

/// Millionths with one digit behind the point.
pub(super) fn decimal(millionths: i64, language: Language) -> String {
    let text = format!("{:.1}", millionths as f64 / 1e6);
    match language {
        Language::En => text,
        Language::De => text.replace('.', ","),
    }
}

/// A part of a whole, in percent.
pub(super) fn percent(part: u32, whole: u32) -> String {
    if whole == 0 { String::new() } else { format!("{:.0} %", 100.0 * f64::from(part) / f64::from(whole)) }
}

/// A table with a name, the words over its columns, and its rows. It scrolls by itself where it is too wide.
pub(super) fn table(caption: &str, columns: &[&str], rows: &[Vec<Markup>], words: &Narrator<'_>) -> Markup {
    html! {
        div.table-frame tabindex="0" role="group" aria-label=(caption) {
            table {
                caption.visually-hidden { (caption) }
                thead { tr { @for column in columns { th scope="col" { (words.word(column)) } } } }
                tbody {
                    @for row in rows {
                        tr {
                            @for (place, cell) in row.iter().enumerate() {
                                @if place == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
