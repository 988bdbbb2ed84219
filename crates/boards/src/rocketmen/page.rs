//! How the parts of the page are put together.

use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use rocketmen::{FlightEnd, Phase, View};

use super::{goals, hand, launch, market, players, rocket, scores, space, symbols};
use crate::{Offers, icon, seat_badge};

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    // Who has a seat sees their own rocket; the others that of the player whose turn it is.
    let builder = view.viewer.seat().unwrap_or(view.active);
    html! {
        div.rm {
            (symbols::sprite())
            (heading(view, words))
            (reports(view, words))
            (players::draw(view, words))
            (scores::draw(view, words))
            (launch::draw(view, offers, words))
            div.rm-table.flying[view.launch.is_some()] {
                (space::draw(view, offers, words))
                (market::draw(view, offers, words))
                div.rm-workshop {
                    (rocket::draw(view, builder, offers, words))
                    (hand::draw(view, offers, words))
                }
                (goals::draw(view, words))
            }
            (goals::legend(words))
        }
    }
}

/// How the last flights ended.
fn reports(view: &View, words: &Narrator<'_>) -> Markup {
    html! {
        @if !view.flown.is_empty() {
            ul.rm-reports {
                @for flown in &view.flown {
                    @let (mood, sign) = match flown.end {
                        FlightEnd::Success { .. } => ("good", "check"),
                        FlightEnd::Abort => ("fair", "back"),
                        FlightEnd::Failure => ("poor", "close"),
                    };
                    li class={ "rm-report " (mood) } {
                        @if let Some(seat) = flown.seat { (seat_badge(seat)) } @else { span.rm-ai-mark { (words.word("board-ai")) } }
                        (icon(sign)) span { (words.sentence(&flown.words())) }
                    }
                }
            }
        }
    }
}

/// Whose turn it is, and when the match ends.
fn heading(view: &View, words: &Narrator<'_>) -> Markup {
    html! {
        div.rm-heading {
            h2.rm-turn {
                @if view.phase == Phase::Over { (words.word("prompt-over")) }
                @else { (words.sentence(&phrase!("heading-turn", round = view.round, seat = view.active))) }
            }
            @if view.ending && view.phase != Phase::Over { span.tag.danger { (words.word("board-last-round")) } }
            @else if let Some(rule) = view.ending_rule().filter(|_| view.phase != Phase::Over) { span.tag { (words.sentence(&rule)) } }
            @for variant in &view.variants {
                span.tag.accent title=(words.word(&format!("variant-{variant}"))) { (words.word(&format!("variant-{variant}"))) }
            }
        }
    }
}
