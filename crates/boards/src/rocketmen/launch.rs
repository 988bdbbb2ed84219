//! The launch under way as mission control sees it: the chance, the cards drawn and left, and the button to abort.

use engine::{Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocketmen::{FlightEnd, LaunchView, Phase, View, percent};

use super::names;
use super::symbols::picture;
use crate::{Offers, icon, seat_badge, seat_class};

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let Some(launch) = &view.launch else { return html! {} };
    html! {
        section.rm-main.rm-control tabindex="0" aria-labelledby="rm-control-title" data-asked[view.viewer.is(view.active)] {
            div.rm-control-head {
                h2 #rm-control-title.rm-control-title {
                    (seat_badge(view.active)) " "
                    @match &launch.location {
                        Some(place) => (names::location(place, words)),
                        None => (words.word("prompt-destination")),
                    }
                }
                @if view.phase == Phase::AfterFail { span.tag.danger { (words.word("board-failed")) } }
                @if launch.location.is_some() {
                    p.rm-control-where { (words.say(&phrase!("board-rocket-on", rocket = launch.rocket, target = launch.target))) }
                }
            }
            @if launch.location.is_some() {
                div.rm-console {
                    @if !matches!(view.phase, Phase::AfterFail | Phase::Jettison) { (chance(launch, words)) }
                    (left(launch, words))
                    (drawn(view, launch, offers, words))
                    (buttons(view, launch, offers, words))
                }
            } @else { (flights(view, offers, words)) }
        }
    }
}

/// Where it can fly, with the chance of each.
fn flights(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        ul.rm-flights {
            @for flight in view.outlook(view.active) {
                @let destination = flight.location.destination;
                @let code = format!("fly {destination}");
                li { (offers.piece(&format!("fly-{destination}"), "rm-big", &code, &names::location(&flight.location, words), &html! {
                    (picture(destination.id(), "rm-globe")) (names::destination(destination, words))
                    b { (percent(flight.chance)) " %" }
                })) }
            }
        }
    }
}

/// The chance to make it, as a big number and a bar.
fn chance(launch: &LaunchView, words: &Narrator<'_>) -> Markup {
    let percent = percent(launch.chance);
    let mood = match percent {
        60.. => "good",
        34..60 => "fair",
        _ => "poor",
    };
    html! {
        div class={ "rm-chance " (mood) } {
            span.rm-title { (words.word("board-chance")) }
            b.rm-chance-number { (percent) " %" }
            svg.rm-chance-bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                rect.rm-bar-ground width="100" height="6" {}
                rect.rm-bar width=(percent) height="6" {}
            }
            span.rm-note { (words.word("board-chance-note")) }
            @if let Some(burning) = names::burning(launch, words) { strong.rm-note { (burning) } }
        }
    }
}

/// The Mission Success cards: drawn, just revealed, set aside, and places for those to come.
fn drawn(view: &View, launch: &LaunchView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let open = usize::from(launch.allowed).saturating_sub(launch.drawn.len());
    let choosing = view.phase == Phase::ChooseFirst;
    let shown = if choosing { 0 } else { launch.shown.len() };
    html! {
        div.rm-drawn {
            span.rm-title { (words.say(&phrase!("board-drawn", drawn = launch.drawn.len(), allowed = launch.allowed))) }
            ol.rm-draws {
                @for (place, value) in launch.drawn.iter().enumerate() { (drawn_card(place, "", &html! { (value) })) }
                @if !choosing {
                    @for (place, value) in (launch.drawn.len()..).zip(&launch.shown) { (drawn_card(place, " fresh", &html! { (value) })) }
                }
                @for place in (launch.drawn.len() + shown..).take(open.saturating_sub(shown)) {
                    (drawn_card(place, " open", &html! { span.visually-hidden { (words.word("board-to-draw")) } }))
                }
            }
            @if choosing {
                div.rm-draws.rm-pick {
                    @for (index, value) in launch.shown.iter().enumerate() {
                        (offers.piece(&format!("choose-{index}"), "rm-draw fresh", &format!("choose {value}"), &value.to_string(), &html! { (value) }))
                    }
                }
            }
            @if !launch.aside.is_empty() {
                span.rm-note { (words.word("board-aside")) ": " @for value in &launch.aside { (value) " " } }
            }
        }
    }
}

/// A place for a Mission Success card: what is turned up there tumbles like a die.
fn drawn_card(place: usize, look: &str, inside: &Markup) -> Markup {
    html! { li id={ "rm-draw-" (place + 1) } class={ "rm-draw" (look) } data-moment="dice" data-sound="die" { (inside) } }
}

/// The flight that has just ended, as a picture that pages show for a moment when it comes; not while another is under way.
pub(super) fn outcome(view: &View, words: &Narrator<'_>) -> Markup {
    let Some(flown) = view.flown.last().filter(|_| view.launch.is_none()) else {
        return html! { div.rm-outcome aria-hidden="true" { span #rm-outcome data-still {} } };
    };
    let (mood, sound, end) = match flown.end {
        FlightEnd::Success { vp, .. } => ("good", "launch", words.say(&phrase!("board-plus-vp", vp = vp))),
        FlightEnd::Abort => ("fair", "alarm", words.word("board-aborted")),
        FlightEnd::Failure => ("poor", "alarm", words.word("board-failed")),
    };
    let seat = flown.seat.map(seat_class).unwrap_or_default();
    html! {
        div class={ "rm-outcome " (mood) " " (seat) } aria-hidden="true" {
            svg.rm-outcome-ship viewBox="-24 -56 48 80" focusable="false" { path.rm-flame d="M-7-4Q0 34 7-4Z" {} use href="#rm-pic-ship" x="-24" y="-56" width="48" height="62" {} }
            span #rm-outcome.rm-outcome-text data-still data-sound=(sound) {
                span.rm-outcome-place {
                    @if let Some(seat) = flown.seat { (seat_badge(seat)) } @else { span.rm-ai-mark { (words.word("board-ai")) } }
                    (names::location(&flown.location, words))
                }
                b { (end) }
                span.rm-note { (words.say(&phrase!("board-rocket-on", rocket = flown.rocket, target = flown.target))) }
            }
        }
    }
}

/// How many cards of each value are left.
fn left(launch: &LaunchView, words: &Narrator<'_>) -> Markup {
    let total: u8 = launch.left.iter().sum();
    html! {
        div.rm-left-cards {
            span.rm-title { (words.say(&phrase!("board-left", cards = total))) }
            ul.rm-histogram {
                @for (value, &count) in launch.left.iter().enumerate() {
                    li {
                        span.visually-hidden { (words.say(&phrase!("board-left-of", count = count, value = value))) }
                        span.rm-count aria-hidden="true" { (count) }
                        svg.rm-column viewBox="0 0 20 60" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                            rect x="0" y=(60 - 10 * u16::from(count.min(6))) width="20" height=(10 * u16::from(count.min(6))) {}
                        }
                        span.rm-value aria-hidden="true" { (value) }
                    }
                }
            }
        }
    }
}

/// Draw or accept, and abort: always there, with what it costs.
fn buttons(view: &View, launch: &LaunchView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let cost = names::abort(view, launch, words);
    let abort = words.word("board-abort");
    html! {
        div.rm-buttons {
            @match view.phase {
                Phase::Ready => (offers.piece("draw", "rm-big", "draw card", &words.word("board-draw"), &html! { (icon("card")) (words.word("board-draw")) })),
                Phase::React => (offers.piece("accept", "rm-big", "accept", &words.word("board-accept"), &html! { (icon("check")) (words.word("board-accept")) })),
                Phase::LastChance => (offers.piece("fail", "rm-big", "fail", &words.word("board-fail"), &html! { (icon("no")) (words.word("board-fail")) })),
                Phase::Jettison => { p.rm-note { (words.say(&phrase!("prompt-jettison", due = launch.abort_cost))) } }
                Phase::AfterFail => {
                    (offers.piece("keep-mission", "rm-big", "keep mission", &words.word("action-keep-mission"), &html! { (icon("check")) (words.word("board-keep")) }))
                    (offers.piece("drop-mission", "rm-big minor", "drop mission", &words.word("action-drop-mission"), &html! { (icon("close")) (words.word("board-drop")) }))
                }
                _ => {}
            }
            @if offers.find("stop").is_some() {
                (offers.piece("stop", "rm-big", "stop", "", &html! { (icon("check")) (words.word("action-stop")) }))
            }
            @if !matches!(view.phase, Phase::AfterFail | Phase::Jettison) {
                (offers.piece("abort", "rm-abort", "abort", &format!("{abort}: {cost}"), &html! { span.rm-abort-word { (icon("close")) (abort) } span.rm-abort-cost { (cost) } }))
            }
        }
    }
}
