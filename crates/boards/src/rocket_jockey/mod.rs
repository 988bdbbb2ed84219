//! Rocket Jockey: a row of nine planets with cargo.

mod page;
mod text;

use maud::Markup;
use narration::Narrator;
use rocket_jockey::{RocketJockey, View};

use crate::{Drawing, Line, Offers};

impl Drawing for RocketJockey {
    fn text(view: &View, words: &Narrator<'_>) -> Vec<Line> {
        text::draw(view, words)
    }

    fn html(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
        page::draw(view, offers, words)
    }

    fn cover(words: &Narrator<'_>) -> Markup {
        page::cover(words)
    }
}
