//! Drawings made of HTML and SVG, for pages.
//!
//! Every piece that could be clicked is a submit button of the page's form `act`, with the code of the action as its value:
//! so a board works without scripts, and a click on something that is not legal is answered with the reason. Pieces have
//! stable ids, so that they move when the page changes.

use maud::{Markup, html};
use serde::Serialize;

use crate::Plans;

/// Something a seat may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The code of the action.
    pub code: String,
    /// The action in words.
    pub sentence: String,
}

/// What the viewer may do now: nothing for spectators and for seats that wait.
#[derive(Copy, Clone, Debug)]
pub struct Offers<'a> {
    choices: &'a [Choice],
    /// Whether the viewer can act at all now; if not, pieces are drawn without buttons.
    acting: bool,
    /// The form that a click sends.
    form: &'a str,
    pub(crate) plans: Plans<'a>,
}

impl<'a> Offers<'a> {
    /// These choices, for somebody who is to act.
    #[must_use]
    pub fn new(choices: &'a [Choice]) -> Self {
        Offers { choices, acting: !choices.is_empty(), form: ACT, plans: Plans::default() }
    }

    /// These choices of somebody else, to be suggested to them by this form.
    #[must_use]
    pub fn advice(choices: &'a [Choice], form: &'a str) -> Self {
        Offers { choices, acting: false, form, plans: Plans::default() }
    }

    /// The same with what was said over the board.
    #[must_use]
    pub fn with(self, plans: Plans<'a>) -> Self {
        Offers { plans, ..self }
    }

    /// The same without a choice: what was said over the board stays.
    #[must_use]
    pub fn idle(self) -> Self {
        Offers { choices: &[], acting: false, ..self }
    }

    /// Whether these are choices of somebody else.
    #[must_use]
    pub fn is_advice(&self) -> bool {
        self.form != ACT
    }

    /// Nothing to choose.
    #[must_use]
    pub fn none() -> Self {
        Offers { choices: &[], acting: false, form: ACT, plans: Plans::default() }
    }

    /// The legal action with this code.
    #[must_use]
    pub fn find(&self, code: &str) -> Option<&'a Choice> {
        self.choices.iter().find(|choice| choice.code == code)
    }

    /// Every legal action.
    #[must_use]
    pub fn all(&self) -> &'a [Choice] {
        self.choices
    }

    /// A piece that stands for an action: a glowing button if it is legal, a calm one that explains why not if it is not, and
    /// no button at all for those who cannot act. `id` must be stable, `name` is what a screen reader says for an idle piece.
    pub fn piece(&self, id: &str, class: &str, code: &str, name: &str, inside: &Markup) -> Markup {
        match self.find(code) {
            Some(choice) => html! {
                button type="submit" form=(self.form) name="action" value=(code) id=(id) class={ (self.look()) (class) }
                    title=(choice.sentence) { (face(&choice.sentence, inside)) (self.suggestions(code)) }
            },
            None if self.acting => html! {
                button type="submit" form="act" name="action" value=(code) id=(id) class={ "piece idle " (class) }
                    data-why=(code) { (face(name, inside)) }
            },
            // What has no name stands for an action alone, and there is none.
            None if name.is_empty() => html! {},
            None => html! { div id=(id) class={ "piece " (class) } role="img" aria-label=(name) { (inside) } },
        }
    }

    /// Whether the first action of a series can be done now.
    #[must_use]
    pub fn begins(&self, series: &Choice) -> bool {
        !self.is_advice() && series.code.split(SERIES).next().is_some_and(|code| self.find(code).is_some())
    }

    /// What can be done glows; what can be suggested is told apart from it.
    fn look(&self) -> &'static str {
        if self.is_advice() { "piece playable advice " } else { "piece playable " }
    }

    /// A piece that stands for several actions, done one after the other by one click; nothing if the first is not legal now.
    pub fn series(&self, id: &str, class: &str, series: &Choice, inside: &Markup) -> Markup {
        html! {
            @if self.begins(series) {
                button type="submit" form=(ACT) name="action" value=(series.code) id=(id)
                    class={ "piece playable " (class) } { (face(&series.sentence, inside)) }
            }
        }
    }
}

/// The form of the page that plays an action.
const ACT: &str = "act";

/// What stands between the actions of a series in the value of its button.
pub const SERIES: &str = "; ";

/// What is on a button: a name for those who hear it, a drawing for those who see it.
fn face(name: &str, inside: &Markup) -> Markup {
    html! {
        span.visually-hidden { (name) }
        span.face aria-hidden="true" { (inside) }
    }
}
