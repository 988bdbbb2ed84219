//! How the parts of the page are put together: bar, board and what is pinned beneath it.

use engine::{Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocketmen::{FlightEnd, PastFlightView, Phase, View};

use super::symbols::picture;
use super::{goals, launch, market, names, players, rocket, scores, space, symbols};
use crate::{Offers, icon, seat_badge};

/// Three columns: space, what the phase is about with the goals below it, and the rocket.
pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    // Who has a seat sees their own rocket; the others that of the player whose turn it is.
    let builder = view.viewer.seat().unwrap_or(view.active);
    html! {
        div.rm {
            (symbols::sprite())
            (news(view, words))
            (main(view, offers, words))
            (launch::outcome(view, words))
            (rocket::draw(view, builder, offers, words))
            (space::draw(view, offers, words))
            div.rm-aims { (goals::draw(view, words)) (players::robot(view, words)) }
        }
    }
}

/// The one place in the middle: the market, during a launch launch control, at the end the scores.
fn main(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    if view.launch.is_some() {
        launch::draw(view, offers, words)
    } else if view.phase == Phase::Over {
        scores::draw(view, words)
    } else {
        market::draw(view, offers, words)
    }
}

/// What the bar tells: the round, a launch, and how near the end is.
pub(super) fn chips(view: &View, words: &Narrator<'_>) -> Markup {
    let on = view.phase != Phase::Over;
    html! {
        span.tag { (words.say(&phrase!("board-round", round = view.round))) }
        @if view.launch.is_some() { span.tag.accent { (icon("rocket")) (words.word("board-launch")) } }
        @if view.ending && on { span.tag.danger { (words.word("board-last-round")) } }
        @else if let Some(rule) = view.ending_rule().filter(|_| on) { span.tag { (words.sentence(&rule)) } }
        @if let Some(difficulty) = view.difficulty { span.tag { (words.word(&format!("option-difficulty-{difficulty}"))) } }
        @for variant in &view.variants { span.tag.accent { (words.word(&format!("variant-{variant}"))) } }
    }
}

/// One line above the market: how the last flights ended, what is left to buy, and what the pictures mean.
fn news(view: &View, words: &Narrator<'_>) -> Markup {
    html! {
        div.rm-news {
            ul.rm-reports aria-label=(words.word("board-last-flights")) {
                @for flown in &view.flown { (report(flown, words)) }
                @if view.flown.is_empty() { li.muted { (words.word("board-no-flights")) } }
            }
            span.rm-supply data-about=(words.sentence(&phrase!("line-supply", cards = view.supply))) {
                (icon("deck")) b.num { (view.supply) }
                span.visually-hidden { (words.sentence(&phrase!("line-supply", cards = view.supply))) }
            }
        }
    }
}

fn report(flown: &PastFlightView, words: &Narrator<'_>) -> Markup {
    let (mood, sign, end) = match flown.end {
        FlightEnd::Success { vp, .. } => ("good", "check", words.say(&phrase!("board-plus-vp", vp = vp))),
        FlightEnd::Abort => ("fair", "back", words.word("board-aborted")),
        FlightEnd::Failure => ("poor", "close", words.word("board-failed")),
    };
    let sentence = words.sentence(&flown.words());
    html! {
        li class={ "rm-report " (mood) } data-about=(sentence) {
            @if let Some(seat) = flown.seat { (seat_badge(seat)) } @else { span.rm-ai-mark { (words.word("board-ai")) } }
            (icon(sign))
            (picture(flown.location.destination.id(), "rm-globe"))
            span.rm-report-text aria-hidden="true" { b { (end) } " " (names::mission_type(flown.location.mission_type, words)) }
            span.visually-hidden { (sentence) }
        }
    }
}
