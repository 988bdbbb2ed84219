//! Lessons: a table with a teacher. A page of a lesson follows from its address alone; nothing is kept of it.

use axum::extract::{Path, Query};
use axum::response::Response;
use boards::icon;
use catalog::{AnyGame, Choice};
use engine::{Facts, Viewer, phrase};
use lessons::{Answer, Lesson, READ_ON, Step, Walk, look};
use maud::{Markup, PreEscaped, html};
use narration::Narrator;
use serde::Deserialize;

use super::layout::Page;
use super::new_match::find;
use super::table::words;
use super::taught::{self, Taught, encoded};
use super::{hidden, home, notice, players, rules, table};
use crate::ServerError;
use crate::identity::Visitor;
use crate::room::{Moment, TableView};

/// Where somebody is in a lesson, and what they click.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Place {
    #[serde(default)]
    did: String,
    action: Option<String>,
}

fn own_lessons(game: &'static dyn AnyGame) -> Vec<Lesson> {
    lessons::of(game).expect("the lessons in the box are read by tests")
}

/// `GET /learn`: what can be learnt, game by game.
pub(super) async fn games(visitor: Visitor) -> Response {
    let words = visitor.words();
    let title = words.word("ui-learn");
    let body = html! {
        main.wrap.stack #content {
            h1 { (title) }
            p.lead { (words.word("ui-learn-help")) }
            ul.shelf.plain { @for game in catalog::games() { li { (game_lessons(*game, &visitor)) } } }
        }
    };
    Page::new(&visitor, &title).at("learn").about(words.word("ui-learn-help")).plain(&body)
}

/// The lessons of a game on the shelf, and its rules.
fn game_lessons(game: &'static dyn AnyGame, visitor: &Visitor) -> Markup {
    let facts = game.facts();
    let words = Narrator::new(visitor.language, facts.id, &[], Viewer::Public);
    html! {
        article.box aria-labelledby={ "game-" (facts.id) } {
            a.box-cover href={ "/learn/" (facts.id) } tabindex="-1" aria-hidden="true" { (game.cover(&words)) }
            div.box-body {
                h2.box-title #{ "game-" (facts.id) } { (facts.title) }
                ol.box-lessons {
                    @for lesson in own_lessons(game) {
                        li data-lesson-entry={ (facts.id) "/" (lesson.id) } {
                            a href=(address(facts, &lesson)) { (lesson.title.in_language(words.language())) }
                            span.lesson-done hidden { " " (icon("check")) span.visually-hidden { (words.word("ui-lesson-done")) } }
                        }
                    }
                }
                div.box-actions {
                    a.button href={ "/rules/" (facts.id) "/summary" } { (words.word("ui-summary")) }
                    a.button href={ "/rules/" (facts.id) } { (words.word("ui-rules")) }
                }
            }
        }
    }
}

/// `GET /learn/GAME`
pub(super) async fn show(visitor: Visitor, Path(game): Path<String>) -> Result<Response, ServerError> {
    let game = find(&game)?;
    let facts = game.facts();
    let words = Narrator::new(visitor.language, facts.id, &[], Viewer::Public);
    let title = words.say(&phrase!("ui-learn-title", game = facts.title.to_owned()));
    let list = own_lessons(game);
    let body = html! {
        main.wrap.narrow.stack #content {
            h1 { (title) }
            div.game-head {
                div.box-cover { (game.cover(&words)) }
                div.stack {
                    @if words.has("game-tagline") { p.lead { (words.word("game-tagline")) } }
                    (home::facts_list(facts, &words))
                    p { (words.word("ui-learn-help")) }
                }
            }
            ol.lessons.plain {
                @for (number, lesson) in list.iter().enumerate() { (entry(facts, number + 1, lesson, &words)) }
            }
            (play_buttons(facts, false, &words))
        }
    };
    Ok(Page::new(&visitor, &title).at("learn").plain(&body))
}

/// A lesson in the list.
fn entry(facts: &Facts, number: usize, lesson: &Lesson, words: &Narrator<'_>) -> Markup {
    html! {
        li.panel.lesson data-lesson-entry={ (facts.id) "/" (lesson.id) } {
            span.lesson-number.num aria-hidden="true" { (number) }
            div {
                h2 { a href=(address(facts, lesson)) { (lesson.title.in_language(words.language())) } }
                p { (lesson.about.in_language(words.language())) }
            }
            span.tag { (icon("clock")) (words.say(&phrase!("ui-minutes-count", minutes = u32::from(lesson.minutes)))) }
            span.tag.good.lesson-done hidden { (icon("check")) (words.word("ui-lesson-done")) }
        }
    }
}

/// A match against a beginner, or the rules.
fn play_buttons(facts: &Facts, first: bool, words: &Narrator<'_>) -> Markup {
    html! {
        div.row {
            form method="post" action="/play" {
                (hidden("game", facts.id))
                (hidden("bots", "beginner"))
                button.button.primary[first] type="submit" { (icon("rocket")) (words.word("ui-play-beginner")) }
            }
            a.button.quiet href={ "/rules/" (facts.id) } { (icon("rules")) (words.word("ui-rules")) }
        }
    }
}

fn address(facts: &Facts, lesson: &Lesson) -> String {
    format!("/learn/{}/{}", facts.id, lesson.id)
}

/// `GET /learn/GAME/LESSON?did=…&action=…`
pub(super) async fn lesson(
    visitor: Visitor,
    Path((game, id)): Path<(String, String)>,
    Query(place): Query<Place>,
) -> Result<Response, ServerError> {
    let game = find(&game)?;
    let all = own_lessons(game);
    let number = all.iter().position(|lesson| lesson.id == id).ok_or(ServerError::NoSuchLesson)?;
    let lesson = &all[number];
    let malformed = |problem: engine::Problem| ServerError::Malformed(problem.to_string());
    let mut walk = Walk::resume(game, lesson, &place.did).map_err(malformed)?;
    let names = taught::names(lesson.seat(), lesson.setup().players, visitor.language);
    let words = Narrator::new(visitor.language, game.facts().id, &names, walk.viewer());
    let answer = match &place.action {
        Some(click) => Some(walk.answer(click, &words).map_err(malformed)?),
        None => None,
    };
    let log = walk.since(&words);
    let taught = Taught {
        id: &lesson.id,
        game,
        table: walk.table(),
        seat: lesson.seat(),
        asks: walk.asks(),
        log,
        traced: false,
    };
    let view = taught.view(&names, &words);
    let class = Class { game, lesson, next: all.get(number + 1), walk: &walk, answer: answer.as_ref() };
    let title = lesson.title.in_language(visitor.language);
    Ok(Page::new(&visitor, title).live(None).plain(&html! {
        main #content tabindex="-1" data-lesson={ (game.facts().id) "/" (lesson.id) } { (notice::place(None)) (class.table(&view)) }
    }))
}

/// A lesson under way.
struct Class<'a> {
    game: &'static dyn AnyGame,
    lesson: &'a Lesson,
    next: Option<&'a Lesson>,
    walk: &'a Walk<'a>,
    /// What came of the last click, if there was one.
    answer: Option<&'a Answer>,
}

impl Class<'_> {
    fn table(&self, view: &TableView) -> Markup {
        let names = table::names(view);
        let words = words(view, &names);
        let Some(moment) = &view.moment else { return html! {} };
        let mut moment = moment.clone();
        self.point_at(&mut moment);
        html! {
            div.table.lesson-table #table data-version=(self.walk.did().len()) data-turn=(if self.walk.asks() { "yours" } else { "others" })
                data-lesson-over[self.walk.step().is_none()] {
                (self.bar(&moment, &words))
                (players::line(view, &words))
                (table::drawing(&moment, &words))
                div.table-side { (self.dock(&moment, &words)) (taught::happened(&moment, &words)) }
            }
        }
    }

    /// Marks what the step speaks of; after a wrong click also what was asked for.
    fn point_at(&self, moment: &mut Moment) {
        let Some(step) = self.walk.step() else { return };
        let board = &mut moment.picture.board;
        for id in &step.look {
            for area in [&mut board.chips, &mut board.board, &mut board.tray] {
                if look::mark(area, id) {
                    break;
                }
            }
        }
        if self.was_wrong() {
            for choice in self.asked_for(step, &moment.picture.choices) {
                let value = format!("value=\"{}\"", choice.code);
                look::mark_attribute(&mut moment.picture.board.board, &value);
                look::mark_attribute(&mut moment.picture.board.tray, &value);
            }
        }
    }

    fn was_wrong(&self) -> bool {
        matches!(self.answer, Some(Answer::Other(_) | Answer::Refused(_)))
    }

    fn asked_for(&self, step: &Step, choices: &[Choice]) -> Vec<Choice> {
        choices.iter().filter(|choice| step.expects(&choice.code)).cloned().collect()
    }

    fn bar(&self, moment: &Moment, words: &Narrator<'_>) -> Markup {
        let (at, steps) = (self.walk.at(), self.lesson.steps.len());
        html! {
            header.table-bar {
                h1.table-title { (self.lesson.title.in_language(words.language())) }
                progress.lesson-progress max=(steps) value=(at) aria-label=(words.word("ui-lesson-progress")) {}
                @if !moment.picture.board.chips.is_empty() { div.table-chips tabindex="0" { (PreEscaped(&moment.picture.board.chips)) } }
                div.table-tools {
                    @if let Some(before) = self.walk.did_before() {
                        a.button.quiet href={ (self.address()) "?did=" (encoded(&before)) } data-lesson-link="" data-key="u" aria-keyshortcuts="u" {
                            (icon("undo")) span.label { (words.word("ui-lesson-back")) }
                        }
                    }
                    a.button.quiet href={ "/rules/" (self.game.facts().id) } { (icon("rules")) span.label { (words.word("ui-rules")) } }
                    a.button.quiet href={ "/learn/" (self.game.facts().id) } { (icon("close")) span.label { (words.word("ui-lesson-leave")) } }
                }
            }
        }
    }

    fn address(&self) -> String {
        address(self.game.facts(), self.lesson)
    }

    fn dock(&self, moment: &Moment, words: &Narrator<'_>) -> Markup {
        html! {
            section.table-dock.your-turn #dock aria-label=(words.word("ui-lesson")) {
                @match self.walk.step() {
                    Some(step) => {
                        div.prompt.lesson-say role="status" {
                            (rules::markdown(step.say.in_language(words.language())))
                            (self.looks(moment, words))
                        }
                        (self.told(words))
                        (self.choices(step, moment, words))
                    }
                    None => (self.end(words)),
                }
            }
        }
    }

    /// What to look at, in words: the table shows it by a ring.
    fn looks(&self, moment: &Moment, words: &Narrator<'_>) -> Markup {
        let names: Vec<String> = self.walk.looks(&moment.picture.board).into_iter().map(|(_, name)| name).collect();
        html! {
            @if !names.is_empty() {
                p.visually-hidden { (words.say(&phrase!("ui-lesson-look", what = names.join("; ")))) }
            }
        }
    }

    /// What there is to say about a click that was not what was asked for.
    fn told(&self, words: &Narrator<'_>) -> Markup {
        match self.answer {
            None | Some(Answer::GoesOn) => html! {},
            Some(Answer::Other(said)) => html! {
                div.lesson-answer role="alert" {
                    @match said {
                        Some(said) => (rules::markdown(said.in_language(words.language()))),
                        None => p { (words.word("ui-lesson-other")) },
                    }
                }
            },
            Some(Answer::Refused(refusal)) => notice::refusal(refusal, self.game.facts().id, words),
        }
    }

    fn choices(&self, step: &Step, moment: &Moment, words: &Narrator<'_>) -> Markup {
        let wrong = self.was_wrong();
        let is_marked = |choice: &Choice| wrong && step.expects(&choice.code);
        let mut choices: Vec<&Choice> = moment.picture.quick.iter().chain(&moment.picture.choices).collect();
        // What is marked comes first: a long list would hide it below.
        choices.sort_by_key(|choice| !is_marked(choice));
        html! {
            form #act method="get" action=(self.address()) data-lesson-act="" {
                (hidden("did", &self.walk.did()))
                @if step.is_told() {
                    button.button.primary.wide type="submit" name="action" value=(READ_ON) data-key="Enter" aria-keyshortcuts="Enter" { (words.word("ui-lesson-on")) }
                } @else {
                    ul.choices {
                        @for choice in choices {
                            li {
                                button.choice.hinted[is_marked(choice)] type="submit" name="action" value=(choice.code) { (choice.sentence) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What was learnt, and what comes next.
    fn end(&self, words: &Narrator<'_>) -> Markup {
        let facts = self.game.facts();
        html! {
            section.result {
                h2.result-title { (words.word("ui-lesson-end")) }
                (rules::markdown(self.lesson.end.in_language(words.language())))
                div.row {
                    @if let Some(next) = self.next {
                        a.button.primary href=(address(facts, next)) { (words.word("ui-lesson-next")) ": " (next.title.in_language(words.language())) }
                    }
                    (play_buttons(facts, self.next.is_none(), words))
                }
            }
        }
    }
}
