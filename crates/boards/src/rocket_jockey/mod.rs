//! Rocket Jockey: a row of nine planets with cargo.

mod text;

use narration::Narrator;
use rocket_jockey::{RocketJockey, View};

use crate::{Drawing, Line};

impl Drawing for RocketJockey {
    fn text(view: &View, words: &Narrator<'_>) -> Vec<Line> {
        text::draw(view, words)
    }
}
