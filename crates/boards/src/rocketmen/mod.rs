//! Rocketmen: mission control, a market of cards, and a rocket that grows on its pad.
//!
//! | part of the page | file |
//! |---|---|
//! | how the parts are put together | `page.rs` |
//! | the Mission Track from Earth to Mars, and the locations | `space.rs` |
//! | the launch under way: odds, cards, draw or abort | `launch.rs` |
//! | display, Engines and supply deck | `market.rs` |
//! | Mission Plan and Launch Pad as a rocket, and where it could fly | `rocket.rs` |
//! | hand, tokens, pending effects | `hand.rs` |
//! | the open transaction and what pays for it | `basket.rs` |
//! | the players, the AI, goals and scores | `players.rs`, `goals.rs`, `scores.rs` |
//! | cards and what they give | `card.rs` |
//! | pictures | `symbols.rs`, `cover.rs` |
//! | how things are called | `names.rs` |

mod basket;
mod card;
mod cover;
mod goals;
mod hand;
mod launch;
mod legend;
mod market;
mod names;
mod page;
mod players;
mod rocket;
mod scores;
mod space;
mod symbols;
mod text;

use maud::Markup;
use narration::Narrator;
use rocketmen::{Rocketmen, View};

use crate::{Choice, Drawing, Legend, Line, Offers, PlayerLine};

impl Drawing for Rocketmen {
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
        hand::draw(view, offers, words)
    }

    fn quick(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Vec<Choice> {
        basket::sensible(view, words).filter(|choice| offers.begins(choice)).into_iter().collect()
    }

    fn rank(code: &str) -> u8 {
        match code.split(' ').next().unwrap_or_default() {
            _ if code == "close elsewhere" => 5,
            "launch" | "fly" | "draw" | "accept" | "choose" | "keep" | "close" | "effect" | "cycle" => 0,
            "place" | "free-place" => 1,
            "buy" => 2,
            "end" => 4,
            "discard" | "remove" => 5,
            "discard-pad" | "discard-plan" | "abort" | "fail" | "drop" => 6,
            _ => 3,
        }
    }

    fn legend(words: &Narrator<'_>) -> Legend {
        legend::legend(words)
    }

    fn cover(words: &Narrator<'_>) -> Markup {
        cover::draw(words)
    }
}
