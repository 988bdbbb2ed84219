//! Puzzles: a table at which something is to be found. A page of a puzzle follows from its address alone; what was solved is
//! remembered in a cookie.

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use boards::icon;
use catalog::AnyGame;
use engine::{Facts, phrase};
use maud::{Markup, PreEscaped, html};
use narration::Narrator;
use puzzles::{Attempt, Memory, Puzzle, Refutation, Verdict};
use serde::Deserialize;

use super::layout::Page;
use super::new_match::find;
use super::puzzle_list::{self, tags};
use super::table::words;
use super::taught::{self, Taught, encoded};
use super::{hidden, notice, players, table};
use crate::identity::Visitor;
use crate::room::{Moment, TableView};
use crate::{App, ServerError};

/// The name of the cookie with what was solved; browsers send it with puzzles alone.
const COOKIE: &str = "gantry-puzzles";
const PATH: &str = "/puzzles";

pub(super) fn remembered(jar: &CookieJar) -> Memory {
    jar.get(COOKIE).map(|cookie| Memory::read(cookie.value())).unwrap_or_default()
}

fn remember(app: &App, jar: CookieJar, memory: &Memory) -> CookieJar {
    let mut cookie = Cookie::new(COOKIE, memory.to_string());
    cookie.set_path(PATH);
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(app.config.tls.is_some() || app.config.behind_proxy);
    cookie.set_max_age(time::Duration::days(365));
    jar.add(cookie)
}

/// Where somebody is in a puzzle, and what they click.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Place {
    #[serde(default)]
    did: String,
    action: Option<String>,
    /// Whether the solution is asked for.
    solution: Option<String>,
}

/// `GET /puzzles/GAME/PUZZLE?did=…&action=…`
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Path((game, id)): Path<(String, String)>,
    Query(place): Query<Place>,
) -> Result<Response, ServerError> {
    let game = find(&game)?;
    let puzzle = puzzles::find(game, &id).map_err(|_| ServerError::NotFound)?;
    let malformed = |problem: engine::Problem| ServerError::Malformed(problem.to_string());
    let mut attempt = Attempt::resume(game, puzzle, &place.did).map_err(malformed)?;
    let names = taught::names(puzzle.seat(), puzzle.players, visitor.language);
    let words = Narrator::new(visitor.language, game.facts().id, &names, attempt.viewer());
    let found = attempt.did();
    let state = if place.solution.is_some() {
        attempt.show().map_err(malformed)?;
        Reached::Shown
    } else {
        reached(&mut attempt, place.action.as_deref(), &words).map_err(malformed)?
    };
    let mut memory = remembered(&jar);
    match state {
        Reached::Solved => memory.solve(game.facts().id, &puzzle.id),
        Reached::Wrong(_) | Reached::Shown => memory.miss(game.facts().id, &puzzle.id),
        Reached::Open | Reached::Further | Reached::Refused(_) => {}
    }
    let log = match &state {
        Reached::Wrong(refutation) => refutation.log.clone(),
        Reached::Open => attempt.before(&words),
        _ => attempt.since(&words),
    };
    let asks = matches!(state, Reached::Open | Reached::Further | Reached::Refused(_));
    let taught = Taught { id: &puzzle.id, game, table: attempt.table(), seat: puzzle.seat(), asks, log, traced: true };
    let view = taught.view(&names, &words);
    let task = Task { game, puzzle, attempt: &attempt, state: &state, found: &found, memory: &memory };
    let title = words.say(&phrase!("ui-puzzle-title", game = game.facts().title.to_owned(), number = task.number()));
    let page = Page::new(&visitor, &title).live(None).plain(&html! {
        main #content tabindex="-1" data-lesson="" { (notice::place(None)) (task.table(&view)) }
    });
    Ok((remember(&app, jar, &memory), page).into_response())
}

/// What has come of a puzzle so far.
enum Reached {
    Open,
    /// Something was right, and it goes on.
    Further,
    Solved,
    Wrong(Refutation),
    Refused(catalog::ToldRefusal),
    /// Somebody asked for the solution.
    Shown,
}

fn reached(attempt: &mut Attempt<'_>, click: Option<&str>, words: &Narrator<'_>) -> Result<Reached, engine::Problem> {
    Ok(match click.filter(|_| !attempt.is_solved()) {
        Some(click) => match attempt.click(click, words)? {
            Verdict::GoesOn => Reached::Further,
            Verdict::Solved => Reached::Solved,
            Verdict::Wrong(refutation) => Reached::Wrong(refutation),
            Verdict::Refused(refusal) => Reached::Refused(refusal),
        },
        None if attempt.is_solved() => Reached::Solved,
        None if attempt.did().is_empty() => Reached::Open,
        None => Reached::Further,
    })
}

/// A puzzle under way.
struct Task<'a> {
    game: &'static dyn AnyGame,
    puzzle: &'a Puzzle,
    attempt: &'a Attempt<'a>,
    state: &'a Reached,
    /// What was found before the last click.
    found: &'a str,
    memory: &'a Memory,
}

impl Task<'_> {
    fn facts(&self) -> &'static Facts {
        self.game.facts()
    }

    fn number(&self) -> usize {
        puzzle_list::number(self.game, self.puzzle)
    }

    fn address(&self) -> String {
        puzzle_list::address(self.facts(), self.puzzle)
    }

    fn is_over(&self) -> bool {
        matches!(self.state, Reached::Solved | Reached::Shown)
    }

    fn table(&self, view: &TableView) -> Markup {
        let names = table::names(view);
        let words = words(view, &names);
        let Some(moment) = &view.moment else { return html! {} };
        let asks = !self.is_over() && !matches!(self.state, Reached::Wrong(_));
        // Every page of a puzzle is a version of its own, also where the table is the same.
        let version = format!("{}-{}", self.attempt.did().len(), view.version);
        html! {
            div.table.lesson-table.puzzle-table #table data-version=(version) data-turn=(if asks { "yours" } else { "others" })
                data-solved[matches!(self.state, Reached::Solved)] {
                (self.bar(moment, &words))
                (players::line(view, &words))
                (table::drawing(moment, &words))
                div.table-side {
                    (self.dock(moment, &words))
                    @if !matches!(self.state, Reached::Wrong(_)) { (taught::happened(moment, &words)) }
                }
            }
        }
    }

    fn bar(&self, moment: &Moment, words: &Narrator<'_>) -> Markup {
        html! {
            header.table-bar {
                h1.table-title { (words.say(&phrase!("ui-puzzle-number", number = self.number()))) }
                @if !moment.picture.board.chips.is_empty() { div.table-chips tabindex="0" { (PreEscaped(&moment.picture.board.chips)) } }
                div.table-tools {
                    @if self.memory.streak() > 0 {
                        span.tag.good.streak { (icon("rocket")) (words.say(&phrase!("ui-puzzle-streak", count = self.memory.streak()))) }
                    }
                    a.button.quiet href={ "/rules/" (self.facts().id) } { (icon("rules")) span.label { (words.word("ui-rules")) } }
                    a.button.quiet href={ "/puzzles?game=" (self.facts().id) } { (icon("close")) span.label { (words.word("ui-puzzle-leave")) } }
                }
            }
        }
    }

    fn dock(&self, moment: &Moment, words: &Narrator<'_>) -> Markup {
        html! {
            section.table-dock.your-turn #dock aria-label=(words.word("ui-puzzle")) {
                @match self.state {
                    Reached::Open | Reached::Further | Reached::Refused(_) => (self.ask(moment, words)),
                    Reached::Wrong(refutation) => (self.refuted(refutation, words)),
                    Reached::Solved => (self.over("ui-puzzle-right", words)),
                    Reached::Shown => (self.over("ui-puzzle-shown", words)),
                }
            }
        }
    }

    /// What is to be found, and what can be done.
    fn ask(&self, moment: &Moment, words: &Narrator<'_>) -> Markup {
        let own = format!("ask-{}", self.puzzle.theme);
        let question = if words.has(&own) { words.word(&own) } else { words.word("ui-puzzle-ask") };
        html! {
            div.prompt.lesson-say role="status" {
                @if matches!(self.state, Reached::Further) { p { (icon("check")) b { (words.word("ui-puzzle-goes-on")) } } }
                @else { p { b { (question) } } }
                p { (moment.picture.prompt.now) }
            }
            p.row.puzzle-tags { (tags(self.puzzle, words)) }
            @if let Reached::Refused(refusal) = self.state { (notice::refusal(refusal, self.facts().id, words)) }
            form #act method="get" action=(self.address()) data-lesson-act="" {
                (hidden("did", &self.attempt.did()))
                ul.choices {
                    @for choice in moment.picture.quick.iter().chain(&moment.picture.choices) {
                        li { button.choice type="submit" name="action" value=(choice.code) { (choice.sentence) } }
                    }
                }
            }
            div.row { (self.solution_link(words)) }
        }
    }

    fn link(&self, query: &str) -> String {
        format!("{}?{query}", self.address())
    }

    fn solution_link(&self, words: &Narrator<'_>) -> Markup {
        let address = self.link(&format!("did={}&solution=yes", encoded(self.found)));
        html! { a.button.quiet href=(address) data-lesson-link="" { (icon("hint")) (words.word("ui-puzzle-solution")) } }
    }

    /// How it goes on after a wrong choice, and what that costs.
    fn refuted(&self, refutation: &Refutation, words: &Narrator<'_>) -> Markup {
        let again = self.link(&format!("did={}", encoded(self.found)));
        html! {
            div.prompt.lesson-say role="status" {
                p { b { (words.word("ui-puzzle-wrong")) } }
                p { (refutation.choice) ": " @if let Some(other) = &refutation.other { (puzzles::cost(other, words)) } }
            }
            section.refutation aria-label=(words.word("ui-puzzle-played-on")) {
                p { (words.word("ui-puzzle-played-on")) }
                ol.plain { @for line in &refutation.log { li { (boards::seat_badge(line.seat)) " " (line.text) } } }
            }
            div.row {
                a.button.primary href=(again) data-lesson-link="" data-key="u" aria-keyshortcuts="u" { (icon("undo")) (words.word("ui-puzzle-again")) }
                (self.solution_link(words))
            }
        }
    }

    /// Why the solution is best, and what comes next.
    fn over(&self, title: &str, words: &Narrator<'_>) -> Markup {
        html! {
            section.result role="status" {
                h2.result-title { (words.word(title)) }
                (self.reasons(words))
                div.row {
                    @if let Some(next) = puzzle_list::next(self.game, Some(self.puzzle), self.memory) {
                        a.button.primary href=(puzzle_list::address(self.facts(), next)) data-key="Enter" aria-keyshortcuts="Enter" { (icon("play")) (words.word("ui-puzzle-next")) }
                    }
                    a.button.quiet href=(self.address()) { (icon("undo")) (words.word("ui-puzzle-once-more")) }
                    a.button.quiet href="/puzzles" { (words.word("ui-puzzle-leave")) }
                }
            }
        }
    }

    fn reasons(&self, words: &Narrator<'_>) -> Markup {
        let told = puzzles::Told::of(self.game, self.puzzle, words);
        html! {
            @if let Ok(told) = told {
                p.puzzle-best { (icon("check")) b { (told.best) } }
                @if let Some(note) = told.note { p.puzzle-note { (note) } }
                p { (words.say(&phrase!("ui-puzzle-thumb", action = told.thumb))) }
                ul.puzzle-why { @for reason in told.reasons { li { (reason) } } }
                @if !told.afterwards.is_empty() {
                    details.refutation {
                        summary { (words.word("ui-puzzle-afterwards")) }
                        ol.plain { @for line in told.afterwards { li { (line) } } }
                    }
                }
                p.help { (words.say(&phrase!("ui-puzzle-how", worlds = self.puzzle.worlds))) }
            }
        }
    }
}
