//! Jupiter Rescue: a floating colony of hexagons, seen from above.
//!
//! | part of the page | file |
//! |---|---|
//! | how the parts are put together | `page.rs` |
//! | where things are on the map | `frame.rs` |
//! | the picture: Jupiter, modules, bridges, ways and shots | `colony.rs` |
//! | the domes with their figures, and the cells | `spaces.rs` |
//! | the Evacuation Pod | `pod.rs` |
//! | turn, rescue, dangers; how it ended | `status.rs`, `scores.rs` |
//! | the team and its cards | `team.rs`, `cards.rs` |
//! | what people mark on the map | `marks.rs` |
//! | what is offered where | `acts.rs` |
//! | how things are called and drawn | `names.rs`, `figures.rs` |
//! | what the signs mean | `legend.rs` |
//! | the cover of the box | `cover.rs` |
//! | the board for a terminal | `text.rs` |

mod acts;
mod cards;
mod colony;
mod cover;
mod figures;
mod frame;
mod legend;
mod marks;
mod names;
mod page;
mod pod;
mod scores;
mod spaces;
mod status;
mod team;
mod text;

use jupiter_rescue::{JupiterRescue, View};
use maud::Markup;
use narration::Narrator;

use crate::{Choice, Drawing, Legend, Line, Offers, Place, PlayerLine};

impl Drawing for JupiterRescue {
    fn text(view: &View, words: &Narrator<'_>) -> Vec<Line> {
        text::draw(view, words)
    }

    fn html(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
        page::board(view, offers, words)
    }

    fn chips(view: &View, words: &Narrator<'_>) -> Markup {
        status::chips(view, words)
    }

    fn player_lines(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Vec<PlayerLine> {
        team::lines(view, offers, words)
    }

    fn tray(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
        page::tray(view, offers, words)
    }

    fn quick(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Vec<Choice> {
        acts::quick(view, offers, words)
    }

    fn rank(code: &str) -> u8 {
        acts::rank(code)
    }

    fn places(view: &View, words: &Narrator<'_>) -> Vec<Place> {
        marks::places(view, words)
    }

    fn legend(words: &Narrator<'_>) -> Legend {
        legend::legend(words)
    }

    fn cover(words: &Narrator<'_>) -> Markup {
        cover::draw(words)
    }
}
