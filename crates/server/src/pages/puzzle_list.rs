//! The list of puzzles: by game, theme and difficulty, with what was solved.

use axum::extract::Query;
use axum::response::Response;
use axum_extra::extract::CookieJar;
use boards::icon;
use catalog::AnyGame;
use engine::{Facts, Viewer, phrase};
use maud::{Markup, html};
use narration::{Language, Narrator};
use puzzles::{Memory, Puzzle};
use serde::Deserialize;

use super::layout::Page;
use super::puzzles::remembered;
use crate::ServerError;
use crate::identity::Visitor;

/// Which puzzles are wanted; what is empty is left open.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    game: String,
    #[serde(default)]
    theme: String,
    #[serde(default)]
    difficulty: String,
}

impl Wanted {
    fn wants(&self, game: &str, puzzle: &Puzzle, words: &Narrator<'_>) -> bool {
        let is_open = |wanted: &str, is: &str| wanted.is_empty() || wanted == is;
        is_open(&self.game, game)
            && is_open(&self.theme, &theme(puzzle, words))
            && is_open(&self.difficulty, &puzzle.difficulty.to_string())
    }
}

fn words_of(game: &'static dyn AnyGame, language: Language) -> Narrator<'static> {
    Narrator::new(language, game.facts().id, &[], Viewer::Public)
}

/// What a puzzle is about, in words.
fn theme(puzzle: &Puzzle, words: &Narrator<'_>) -> String {
    words.word(&format!("theme-{}", puzzle.theme))
}

/// What a puzzle is about and how hard it is.
pub(super) fn tags(puzzle: &Puzzle, words: &Narrator<'_>) -> Markup {
    html! {
        span.tag { (theme(puzzle, words)) }
        span.tag { (icon("difficulty")) (words.word(&format!("ui-puzzle-difficulty-{}", puzzle.difficulty))) }
    }
}

/// Which one of its game's puzzles it is, counted from 1.
pub(super) fn number(game: &'static dyn AnyGame, puzzle: &Puzzle) -> usize {
    puzzles::of(game).iter().position(|one| one.id == puzzle.id).map_or(0, |index| index + 1)
}

pub(super) fn address(facts: &Facts, puzzle: &Puzzle) -> String {
    format!("/puzzles/{}/{}", facts.id, puzzle.id)
}

/// The next puzzle of a game that is not solved: after this one, or the first.
pub(super) fn next(game: &'static dyn AnyGame, after: Option<&Puzzle>, memory: &Memory) -> Option<&'static Puzzle> {
    let all = puzzles::of(game);
    let begin = after.map_or(0, |puzzle| number(game, puzzle));
    let in_turn = all.iter().cycle().skip(begin).take(all.len());
    let mut open = in_turn.filter(|puzzle| !memory.is_solved(game.facts().id, &puzzle.id));
    open.find(|puzzle| after.is_none_or(|after| after.id != puzzle.id))
}

/// `GET /puzzles?game=…&theme=…&difficulty=…`
pub(super) async fn show(
    visitor: Visitor,
    jar: CookieJar,
    Query(wanted): Query<Wanted>,
) -> Result<Response, ServerError> {
    let words = visitor.words();
    let memory = remembered(&jar);
    let title = words.word("ui-puzzles");
    let parts: Vec<Markup> =
        catalog::games().iter().filter_map(|game| part(*game, &wanted, &memory, visitor.language)).collect();
    let body = html! {
        main.wrap.stack #content {
            h1 { (title) }
            p.lead { (words.word("ui-puzzles-lead")) }
            @if memory.longest() > 0 {
                p.row.streaks {
                    @if memory.streak() > 0 { span.tag.good { (icon("rocket")) (words.say(&phrase!("ui-puzzle-streak", count = memory.streak()))) } }
                    span { (words.say(&phrase!("ui-puzzle-longest", count = memory.longest()))) }
                }
            }
            (filter(&wanted, &words))
            @if parts.is_empty() { p { (words.word("ui-puzzle-none")) } }
            @for part in parts { (part) }
        }
    };
    Ok(Page::new(&visitor, &title).at("puzzles").about(words.word("ui-puzzles-lead")).plain(&body))
}

/// The puzzles of a game that are wanted.
fn part(game: &'static dyn AnyGame, wanted: &Wanted, memory: &Memory, language: Language) -> Option<Markup> {
    let facts = game.facts();
    let words = words_of(game, language);
    let all = puzzles::of(game);
    let chosen: Vec<(usize, &Puzzle)> =
        (1..).zip(all).filter(|(_, puzzle)| wanted.wants(facts.id, puzzle, &words)).collect();
    if chosen.is_empty() {
        return None;
    }
    let solved = all.iter().filter(|puzzle| memory.is_solved(facts.id, &puzzle.id)).count();
    let onward = if solved == 0 { "ui-puzzle-begin" } else { "ui-puzzle-continue" };
    Some(html! {
        section.puzzle-game aria-labelledby={ "puzzles-" (facts.id) } {
            div.shelf-head {
                h2 #{ "puzzles-" (facts.id) } { (facts.title) }
                span.tag { (words.say(&phrase!("ui-puzzle-count", solved = solved, all = all.len()))) }
                @if let Some(next) = next(game, None, memory) {
                    a.button href=(address(facts, next)) { (icon("play")) (words.word(onward)) }
                }
            }
            ol.puzzles.plain { @for (number, puzzle) in chosen { (entry(facts, number, puzzle, memory, &words)) } }
        }
    })
}

fn entry(facts: &Facts, number: usize, puzzle: &Puzzle, memory: &Memory, words: &Narrator<'_>) -> Markup {
    let solved = memory.is_solved(facts.id, &puzzle.id);
    html! {
        li {
            a.puzzle.solved[solved] href=(address(facts, puzzle)) {
                span.puzzle-number.num { (number) }
                span.puzzle-about {
                    b { (theme(puzzle, words)) }
                    span { (words.word(&format!("ui-puzzle-difficulty-{}", puzzle.difficulty))) }
                }
                @if solved { span.puzzle-done { (icon("check")) span.visually-hidden { (words.word("ui-puzzle-solved")) } } }
            }
        }
    }
}

/// What is wanted, as a form.
fn filter(wanted: &Wanted, words: &Narrator<'_>) -> Markup {
    let games: Vec<(String, String)> =
        catalog::games().iter().map(|game| (game.facts().id.to_owned(), game.facts().title.to_owned())).collect();
    let mut themes: Vec<String> = Vec::new();
    for game in catalog::games().iter().filter(|game| wanted.game.is_empty() || game.facts().id == wanted.game) {
        let words = words_of(*game, words.language());
        themes.extend(puzzles::of(*game).iter().map(|puzzle| theme(puzzle, &words)));
    }
    themes.sort();
    themes.dedup();
    let themes: Vec<(String, String)> = themes.into_iter().map(|theme| (theme.clone(), theme)).collect();
    let level = |number: u8| (number.to_string(), words.word(&format!("ui-puzzle-difficulty-{number}")));
    let levels: Vec<(String, String)> = (1..=3).map(level).collect();
    html! {
        form.puzzle-filter method="get" action="/puzzles" {
            (select("game", "ui-puzzle-game", &games, &wanted.game, words))
            (select("theme", "ui-puzzle-theme", &themes, &wanted.theme, words))
            (select("difficulty", "ui-puzzle-difficulty", &levels, &wanted.difficulty, words))
            button.button type="submit" { (words.word("ui-puzzle-filter")) }
        }
    }
}

fn select(name: &str, label: &str, values: &[(String, String)], chosen: &str, words: &Narrator<'_>) -> Markup {
    html! {
        label { span { (words.word(label)) }
            select name=(name) {
                option value="" { (words.word("ui-puzzle-any")) }
                @for (value, told) in values { option value=(value) selected[value == chosen] { (told) } }
            }
        }
    }
}
