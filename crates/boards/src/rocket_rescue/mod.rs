//! Rocket Rescue: six launch towers with rockets that grow from modules, five planets above.
//!
//! | part of the page | file |
//! |---|---|
//! | how the parts are put together, round, phase and queue of dice | `page.rs` |
//! | the viewer's own dice while planning | `plan.rs` |
//! | the face-up planets, and what a launch to them costs | `planets.rs`, `flights.rs` |
//! | hangars, rockets and the terminal | `hangars.rs` |
//! | market, display and piles; the viewer's own cubes and modules | `market.rs`, `cards.rs` |
//! | the players, the final score | `players.rs`, `score.rs` |
//! | how things are called and drawn | `names.rs`, `symbols.rs` |
//! | what the signs mean | `legend.rs` |
//! | the cover of the box | `cover.rs` |

mod cards;
mod cover;
mod flights;
mod hangars;
mod legend;
mod market;
mod names;
mod page;
mod plan;
mod planets;
mod players;
mod score;
mod symbols;
mod text;

use maud::Markup;
use narration::Narrator;
use rocket_rescue::{RocketRescue, View};

use crate::{Drawing, Legend, Line, Offers};

impl Drawing for RocketRescue {
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
