//! Rocket Jockey: a row of nine planets with cargo.
//!
//! | part of the page | file |
//! |---|---|
//! | how the board is put together, the chips of the bar | `page.rs` |
//! | the sky with Sun, flight paths, rocket and Aliens | `sky.rs`, `planets.rs` |
//! | what the others flew since one's last action | `past.rs` |
//! | the planets, what lies there and what can land there | `cargo.rs` |
//! | piles and decks | `cards.rs` |
//! | the hand and the run | `tray.rs` |
//! | the players, the final score | `players.rs`, `scores.rs` |
//! | how things are called and what they bring | `names.rs`, `about.rs` |
//! | what the signs mean | `legend.rs` |
//! | the cover of the box | `cover.rs` |

mod about;
mod cards;
mod cargo;
mod cover;
mod legend;
mod names;
mod page;
mod past;
mod planets;
mod players;
mod scores;
mod sky;
mod text;
mod tray;

use maud::Markup;
use narration::Narrator;
use rocket_jockey::{Event, RocketJockey, View};

use crate::{Drawing, Legend, Line, Offers, PlayerLine};

impl Drawing for RocketJockey {
    fn text(view: &View, words: &Narrator<'_>) -> Vec<Line> {
        text::draw(view, words)
    }

    fn html(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
        page::draw(view, offers, words)
    }

    fn chips(view: &View, words: &Narrator<'_>) -> Markup {
        page::chips(view, words)
    }

    fn player_lines(view: &View, _: &Offers<'_>, words: &Narrator<'_>) -> Vec<PlayerLine> {
        players::lines(view, words)
    }

    fn tray(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
        tray::draw(view, offers, words)
    }

    fn rank(code: &str) -> u8 {
        match code.split(' ').next().unwrap_or_default() {
            "refuel" => 1,
            "done" => 2,
            _ if code == "reserve none" => 2,
            _ => 0,
        }
    }

    fn legend(words: &Narrator<'_>) -> Legend {
        legend::legend(words)
    }

    fn trace(event: &Event) -> Option<String> {
        past::trace(event)
    }

    fn cover(words: &Narrator<'_>) -> Markup {
        cover::draw(words)
    }
}
