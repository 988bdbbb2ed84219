//! The board: the planets in a row with their cargo, piles and decks at its right end; and what the bar tells.

use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use rocket_jockey::{Phase, View, Visitors};

use super::{cards, cargo, names, planets, sky};
use crate::{Offers, icon};

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        div.rj {
            (planets::symbols())
            div.rj-board {
                section.rj-space aria-labelledby="rj-planets-title" data-asked=[is_asked(view, offers).then_some("")] {
                    h2 #rj-planets-title.visually-hidden { (words.word("heading-planets")) }
                    div.rj-row {
                        (sky::behind(view, offers))
                        (cargo::draw(view, offers, words))
                        (sky::before(view))
                        (sky::arcs(view, offers, words))
                    }
                }
                (cards::piles(view, offers, words))
            }
        }
    }
}

/// Whether the viewer is asked about planets and cargo.
fn is_asked(view: &View, offers: &Offers<'_>) -> bool {
    let about = matches!(view.phase, Phase::StepTwo | Phase::InFlight | Phase::Delivered | Phase::Reserve);
    about && !offers.all().is_empty()
}

/// Which turn and which step of it, and where the Aliens are.
pub(super) fn chips(view: &View, words: &Narrator<'_>) -> Markup {
    if view.phase == Phase::Over {
        return html! { span.tag { (words.word("prompt-over")) } };
    }
    let now = match view.phase {
        Phase::FuelUp => 0,
        Phase::StepTwo | Phase::InFlight | Phase::Delivered => 1,
        Phase::Discard | Phase::Reserve | Phase::Over => 2,
    };
    let steps = ["board-step-fuel-up", "board-step-two", "board-step-layover"];
    html! {
        span.rj-turn title=(words.sentence(&phrase!("heading-turn", turn = view.turn, seat = view.active))) {
            (words.say(&phrase!("board-turn", turn = view.turn)))
        }
        ol.rj-steps {
            @for (number, step) in steps.into_iter().enumerate() {
                li aria-current=[(number == now).then_some("step")] { (words.word(step)) }
            }
        }
        span.rj-watch title=(watch_sentence(view, words)) { (icon("saucer")) (watch(view, words)) }
    }
}

/// Where the Aliens are, or when they will come, in a few words.
fn watch(view: &View, words: &Narrator<'_>) -> String {
    words.sentence(&match (view.aliens, view.visitors) {
        (Some(orbit), _) => phrase!("board-watch-aliens", planet = names::planet(orbit), orbit = orbit),
        (None, Visitors::InDeck) => phrase!("board-watch-second-deck", cards = view.deck),
        (None, _) => phrase!("board-watch-first-deck", cards = view.deck),
    })
}

fn watch_sentence(view: &View, words: &Narrator<'_>) -> String {
    words.sentence(&match (view.aliens, view.visitors) {
        (Some(orbit), _) => phrase!("line-aliens", planet = names::planet(orbit)),
        (None, Visitors::InDeck) => phrase!("line-second-deck", cards = view.deck),
        (None, _) => phrase!("line-first-deck", cards = view.deck),
    })
}
