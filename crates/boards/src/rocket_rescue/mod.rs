//! Rocket Rescue: six launch towers with rockets that grow from modules, five planets above.
//!
//! | part of the page | file |
//! |---|---|
//! | the board, which is the same in all phases: planets and hangars | `page.rs`, `planets.rs`, `hangars.rs` |
//! | what a launch costs, and what it brings to whom | `flights.rs` |
//! | the bar: round, phase, order | `chips.rs` |
//! | the tray, which shows what the phase is about | `tray.rs` |
//! | in the tray: the viewer's dice, market and cards, what the viewer has, the final score | `plan.rs`, `market.rs`, `cards.rs`, `own.rs`, `score.rs` |
//! | the players | `players.rs` |
//! | what several clicks in a row are good for, and which choices come first | `series.rs` |
//! | how things are called and drawn | `names.rs`, `symbols.rs` |
//! | what the signs mean | `legend.rs` |
//! | the cover of the box | `cover.rs` |

mod cards;
mod chips;
mod cover;
mod flights;
mod hangars;
mod legend;
mod market;
mod names;
mod own;
mod page;
mod plan;
mod planets;
mod players;
mod score;
mod series;
mod symbols;
mod text;
mod tray;

use maud::Markup;
use narration::Narrator;
use rocket_rescue::{RocketRescue, View};

use crate::{Choice, Drawing, Legend, Line, Offers, PlayerLine};

impl Drawing for RocketRescue {
    fn text(view: &View, words: &Narrator<'_>) -> Vec<Line> {
        text::draw(view, words)
    }

    fn html(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
        page::draw(view, offers, words)
    }

    fn chips(view: &View, words: &Narrator<'_>) -> Markup {
        chips::draw(view, words)
    }

    fn player_lines(view: &View, _: &Offers<'_>, words: &Narrator<'_>) -> Vec<PlayerLine> {
        view.seats.iter().map(|seat| players::line(view, seat, words)).collect()
    }

    fn tray(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
        tray::draw(view, offers, words)
    }

    fn quick(_: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Vec<Choice> {
        series::quick(offers, words)
    }

    fn rank(code: &str) -> u8 {
        series::rank(code)
    }

    fn legend(words: &Narrator<'_>) -> Legend {
        legend::legend(words)
    }

    fn cover(words: &Narrator<'_>) -> Markup {
        cover::draw(words)
    }
}
