//! What people who play together tell each other over the board: suggestions to whoever is to act, and marks on places.
//!
//! Neither is part of the game. A drawing is given them, puts the marks where their places are, and shows a suggestion at
//! whatever is clicked to follow it.

use engine::Seat;
use maud::{Markup, html};
use serde::Serialize;

use crate::{Offers, icon, seat_badge};

/// A place on a board that can be marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// What it is called in requests; stable while the place is there.
    pub id: String,
    /// What it is called by people.
    pub name: String,
}

/// Somebody's mark on a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Whose mark it is.
    pub seat: Seat,
    /// The id of the place.
    pub place: String,
    /// Whose mark it is, in words.
    pub told: String,
}

/// What one seat suggests to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// Who suggests it.
    pub from: Seat,
    /// Who is to act.
    pub to: Seat,
    /// The code of the action.
    pub code: String,
    /// The action in words.
    pub sentence: String,
    /// Who suggests it, in words.
    pub told: String,
}

/// All that was said over a board.
#[derive(Copy, Clone, Debug, Default)]
pub struct Plans<'a> {
    /// What was suggested to whoever is to act.
    pub suggestions: &'a [Suggestion],
    /// What was marked.
    pub marks: &'a [Mark],
    /// Whether the viewer may mark places.
    pub marking: bool,
}

impl Offers<'_> {
    /// Who suggests this action, as badges.
    pub fn suggestions(&self, code: &str) -> Markup {
        let mut these = self.plans.suggestions.iter().filter(|suggestion| suggestion.code == code).peekable();
        html! {
            @if these.peek().is_some() {
                span.suggested { @for suggestion in these { (told_badge(suggestion.from, &suggestion.told)) } }
            }
        }
    }

    /// The marks on a place, and a button that sets or removes the viewer's own. `name` is what the button is called.
    pub fn marks(&self, class: &str, place: &str, name: &str) -> Markup {
        let mut these = self.plans.marks.iter().filter(|mark| mark.place == place).peekable();
        html! {
            @if these.peek().is_some() || self.plans.marking {
                span class={ "marks " (class) } {
                    @for mark in these { (told_badge(mark.seat, &mark.told)) }
                    @if self.plans.marking {
                        button.mark-button type="submit" form="mark-here" name="place" value=(place) title=(name) {
                            span.visually-hidden { (name) } (icon("flag"))
                        }
                    }
                }
            }
        }
    }
}

fn told_badge(seat: Seat, told: &str) -> Markup {
    html! { span.told-badge title=(told) { span.visually-hidden { (told) } (seat_badge(seat)) } }
}
