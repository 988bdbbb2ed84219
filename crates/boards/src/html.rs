//! Drawings made of HTML and SVG, for pages.
//!
//! Every piece that could be clicked is a submit button of the page's form `act`, with the code of the action as its value:
//! so a board works without scripts, and a click on something that is not legal is answered with the reason. Pieces have
//! stable ids, so that they move when the page changes.

use engine::Seat;
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
    pub(crate) traces: &'a [Trace],
}

/// What somebody else did since the viewer's last action, by [`Drawing::trace`](crate::Drawing::trace).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// Who did it.
    pub seat: Seat,
    /// What it was.
    pub what: String,
}

impl<'a> Offers<'a> {
    /// These choices, for somebody who is to act.
    #[must_use]
    pub fn new(choices: &'a [Choice]) -> Self {
        Offers { choices, acting: !choices.is_empty(), form: ACT, plans: Plans::default(), traces: &[] }
    }

    /// These choices of somebody else, to be suggested to them by this form.
    #[must_use]
    pub fn advice(choices: &'a [Choice], form: &'a str) -> Self {
        Offers { choices, acting: false, form, plans: Plans::default(), traces: &[] }
    }

    /// The same with what was said over the board.
    #[must_use]
    pub fn with(self, plans: Plans<'a>) -> Self {
        Offers { plans, ..self }
    }

    /// The same with what the others did since the viewer's last action.
    #[must_use]
    pub fn after(self, traces: &'a [Trace]) -> Self {
        Offers { traces, ..self }
    }

    /// What the others did since the viewer's last action, the earliest first.
    #[must_use]
    pub fn traces(&self) -> &'a [Trace] {
        self.traces
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
        Offers { choices: &[], acting: false, form: ACT, plans: Plans::default(), traces: &[] }
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
        self.menu(&Piece { id, class, name, about: "", inside }, &[code])
    }

    /// A piece that may stand for several actions. With one legal meaning a click does it; with several it opens a small menu
    /// beside the piece; with none the piece is calm and explains why not.
    pub fn menu(&self, piece: &Piece<'_>, codes: &[impl AsRef<str>]) -> Markup {
        let legal: Vec<&Choice> = codes.iter().filter_map(|code| self.find(code.as_ref())).collect();
        match (legal.as_slice(), codes.first()) {
            ([], Some(code)) if self.acting => piece.explains(code.as_ref()),
            // What has no name stands for an action alone, and there is none.
            ([], _) if piece.name.is_empty() => html! {},
            ([], _) => piece.only_seen(),
            ([choice], _) => self.plays(piece, choice),
            (choices, _) => self.opens(piece, choices),
        }
    }

    /// A button that does the one thing it stands for.
    fn plays(&self, piece: &Piece<'_>, choice: &Choice) -> Markup {
        html! {
            button type="submit" form=(self.form) name="action" value=(choice.code) id=(piece.id)
                class={ (self.look()) (piece.class) } title=(choice.sentence) data-about=[piece.about()] {
                (face(&choice.sentence, piece.inside)) (self.suggestions(&choice.code))
            }
        }
    }

    /// A button that opens a menu: a popover of the browser's own, which needs no script, closes by Escape or a click
    /// elsewhere and is not cut off by what scrolls.
    fn opens(&self, piece: &Piece<'_>, choices: &[&Choice]) -> Markup {
        let menu = format!("menu-{}", piece.id);
        html! {
            button type="button" popovertarget=(menu) id=(piece.id) class={ (self.look()) "has-menu " (piece.class) }
                data-about=[piece.about()] { (face(piece.name, piece.inside)) }
            div.piece-menu #(menu) popover role="group" aria-label=(piece.name) {
                @for (number, choice) in choices.iter().enumerate() {
                    button type="submit" form=(self.form) name="action" value=(choice.code) id={ (menu) "-" (number + 1) }
                        class="menu-choice" autofocus[number == 0] { (choice.sentence) (self.suggestions(&choice.code)) }
                }
            }
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

    /// A piece that a step of this turn has chosen: a click takes it back, by the undo of the page. That takes back one step;
    /// where it was one of several `steps`, a script takes back all of them and does the codes `again` anew.
    pub fn chosen(&self, piece: &Piece<'_>, steps: usize, again: &[String]) -> Markup {
        if !self.acting {
            return piece.only_seen();
        }
        html! {
            button type="submit" form="undo" id=(piece.id) class={ "piece chosen " (piece.class) } data-about=[piece.about()]
                data-steps=(steps) data-again=(again.join(SERIES)) { (face(piece.name, piece.inside)) }
        }
    }
}

/// A piece of a board, before it is known what can be done with it.
#[derive(Copy, Clone, Debug)]
pub struct Piece<'a> {
    /// Stable, so that it moves when the page changes.
    pub id: &'a str,
    /// How it looks.
    pub class: &'a str,
    /// What a screen reader says unless the piece stands for one legal action, and the title of its menu.
    pub name: &'a str,
    /// What it does or brings, for the card of whoever looks at it; may be empty.
    pub about: &'a str,
    /// The drawing.
    pub inside: &'a Markup,
}

impl Piece<'_> {
    fn about(&self) -> Option<&str> {
        Some(self.about).filter(|about| !about.is_empty())
    }

    /// A calm button: a click is answered with the reason why not.
    fn explains(&self, code: &str) -> Markup {
        html! {
            button type="submit" form="act" name="action" value=(code) id=(self.id) class={ "piece idle " (self.class) }
                data-why=(code) data-about=[self.about()] { (face(self.name, self.inside)) }
        }
    }

    /// What has no name stands for an action alone: it is not drawn where there is none.
    fn only_seen(&self) -> Markup {
        html! {
            @if !self.name.is_empty() {
                div id=(self.id) class={ "piece " (self.class) } role="img" aria-label=(self.name) data-about=[self.about()] { (self.inside) }
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
