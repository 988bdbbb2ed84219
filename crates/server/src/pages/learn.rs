//! Lessons: a table with a teacher. A page of a lesson follows from its address alone; nothing is kept of it.

use std::sync::{Arc, OnceLock};

use axum::extract::{Path, Query};
use axum::response::Response;
use boards::{icon, seat_badge};
use catalog::{AnyGame, Choice, Showing, Wanted};
use engine::{Facts, Seat, Viewer, phrase};
use lessons::{Answer, Lesson, READ_ON, Step, Walk};
use maud::{Markup, PreEscaped, html};
use narration::{Language, Narrator};
use serde::Deserialize;
use store::MatchId;

use super::layout::Page;
use super::new_match::find;
use super::table::words;
use super::{hidden, home, notice, players, rules, table};
use crate::ServerError;
use crate::ending::Stage;
use crate::identity::Visitor;
use crate::match_setup::Pace;
use crate::room::{Moment, SeatView, Sitting, TableView};

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
            (play_buttons(facts, &words))
        }
    };
    Ok(Page::new(&visitor, &title).plain(&body))
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
fn play_buttons(facts: &Facts, words: &Narrator<'_>) -> Markup {
    html! {
        div.row {
            form method="post" action="/play" {
                (hidden("game", facts.id))
                (hidden("bots", "beginner"))
                button.button type="submit" { (icon("rocket")) (words.word("ui-play-beginner")) }
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
    let number = all.iter().position(|lesson| lesson.id == id).ok_or(ServerError::NoSuchGame)?;
    let lesson = &all[number];
    let malformed = |problem: engine::Problem| ServerError::Malformed(problem.to_string());
    let mut walk = Walk::resume(game, lesson, &place.did).map_err(malformed)?;
    let names = names(lesson, visitor.language);
    let words = Narrator::new(visitor.language, game.facts().id, &names, walk.viewer());
    let answer = match &place.action {
        Some(click) => Some(walk.answer(click, &words).map_err(malformed)?),
        None => None,
    };
    let view = view(game, lesson, &walk, &names, &words);
    let class = Class { game, lesson, next: all.get(number + 1), walk: &walk, answer: answer.as_ref() };
    let title = lesson.title.in_language(visitor.language);
    Ok(Page::new(&visitor, title).live(None).plain(&html! {
        main #content tabindex="-1" data-lesson={ (game.facts().id) "/" (lesson.id) } { (notice::place(None)) (class.table(&view)) }
    }))
}

/// The names at the table: the learner is spoken to, the others are called as seats.
fn names(lesson: &Lesson, language: Language) -> Vec<String> {
    let words = Narrator::common(language);
    let name = |seat: Seat| if seat == lesson.seat() { words.word("ui-you") } else { words.name(seat) };
    Seat::all(lesson.setup().players).map(name).collect()
}

/// The table as any other: what the learner may know of it.
fn view(
    game: &'static dyn AnyGame,
    lesson: &Lesson,
    walk: &Walk<'_>,
    names: &[String],
    words: &Narrator<'_>,
) -> TableView {
    let table = walk.table();
    let position = table.position();
    let wanted = Wanted { showing: Showing::Page, acting: walk.asks(), team: None };
    let (to_act, outcome, steps) = (position.to_act(), position.outcome(), table.steps());
    let seat_view = |(seat, name): (Seat, &String)| SeatView {
        seat,
        name: name.clone(),
        sitting: if seat == lesson.seat() { Sitting::Person } else { Sitting::Bot("beginner".to_owned()) },
        to_act: to_act.contains(seat),
        away: false,
        won: outcome.as_ref().is_some_and(|outcome| outcome.won(seat)),
    };
    TableView {
        id: MatchId::new(lesson.id.as_str()),
        facts: game.facts(),
        pace: Pace::Instant,
        own_components: false,
        commitment: String::new(),
        seed: None,
        language: words.language(),
        viewer: words.viewer(),
        own: Some(lesson.seat()),
        version: steps as u32,
        stage: Stage::Running,
        seats: Seat::all(position.players()).zip(names).map(seat_view).collect(),
        moment: Some(Moment {
            at: steps,
            steps,
            picture: position.picture(&wanted, words),
            log: Arc::new(walk.since(words)),
        }),
        result: Vec::new(),
        outdated: false,
        undo: false,
        ask: false,
        hint: false,
        takeback: None,
        chat: Arc::default(),
        rematch: None,
        message: OnceLock::new(),
    }
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
                div.table-side { (self.dock(&moment, &words)) (since(&moment, &words)) }
            }
        }
    }

    /// Marks what the step speaks of; after a wrong click also what was asked for.
    fn point_at(&self, moment: &mut Moment) {
        let Some(step) = self.walk.step() else { return };
        let board = &mut moment.picture.board;
        for area in [&mut board.chips, &mut board.board, &mut board.tray] {
            for id in &step.look {
                mark(area, &format!("id=\"{id}\""));
            }
        }
        if self.was_wrong() {
            for choice in self.asked_for(step, &moment.picture.choices) {
                let value = format!("value=\"{}\"", choice.code);
                mark(&mut moment.picture.board.board, &value);
                mark(&mut moment.picture.board.tray, &value);
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
                @if !moment.picture.board.chips.is_empty() { div.table-chips { (PreEscaped(&moment.picture.board.chips)) } }
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
                        div.prompt.lesson-say role="status" { (rules::markdown(step.say.in_language(words.language()))) }
                        (self.told(words))
                        (self.choices(step, moment, words))
                    }
                    None => (self.end(words)),
                }
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
        html! {
            form #act method="get" action=(self.address()) data-lesson-act="" {
                (hidden("did", &self.walk.did()))
                @if step.is_told() {
                    button.button.primary.wide type="submit" name="action" value=(READ_ON) data-key="Enter" aria-keyshortcuts="Enter" { (words.word("ui-lesson-on")) }
                } @else {
                    ul.choices {
                        @for choice in moment.picture.quick.iter().chain(&moment.picture.choices) {
                            li {
                                button.choice.hinted[wrong && step.expects(&choice.code)] type="submit" name="action" value=(choice.code) { (choice.sentence) }
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
                    (play_buttons(facts, words))
                }
            }
        }
    }
}

/// What the others did since the last click.
fn since(moment: &Moment, words: &Narrator<'_>) -> Markup {
    html! {
        @if !moment.log.is_empty() {
            section.panel.lesson-log aria-label=(words.word("ui-since")) {
                ul.plain { @for line in moment.log.iter() { li { (seat_badge(line.seat)) " " (line.text) } } }
            }
        }
    }
}

/// Marks the element that has this attribute as what to look at.
fn mark(area: &mut String, attribute: &str) {
    let found = format!(" {attribute}");
    if let Some(at) = area.find(&found) {
        area.insert_str(at, " data-look=\"\"");
    }
}

/// A text as part of an address.
fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}
