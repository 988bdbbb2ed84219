//! Rocket Jockey: a row of nine planets with cargo.
//!
//! | part of the page | file |
//! |---|---|
//! | how the parts are put together, the steps, the run | `page.rs` |
//! | the sky with Sun, planets, flight paths, rocket and Aliens | `sky.rs`, `planets.rs` |
//! | what lies at the planets | `cargo.rs` |
//! | piles, decks and the hand | `cards.rs` |
//! | the players | `players.rs` |
//! | how things are called | `names.rs` |
//! | what the signs mean | `legend.rs` |
//! | the cover of the box | `cover.rs` |

mod cards;
mod cargo;
mod cover;
mod legend;
mod names;
mod page;
mod planets;
mod players;
mod sky;
mod text;

use maud::Markup;
use narration::Narrator;
use rocket_jockey::{RocketJockey, View};

use crate::{Drawing, Legend, Line, Offers};

impl Drawing for RocketJockey {
    fn text(view: &View, words: &Narrator<'_>) -> Vec<Line> {
        text::draw(view, words)
    }

    fn html(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
        page::draw(view, offers, words)
    }

    fn legend(words: &Narrator<'_>) -> Legend {
        legend::legend(words)
    }

    fn cover(words: &Narrator<'_>) -> Markup {
        cover::draw(words)
    }
}
