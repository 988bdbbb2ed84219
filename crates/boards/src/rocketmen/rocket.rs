//! Mission Plan and Launch Pad as a rocket that is being built, and where it could fly.

use engine::{Noun, Seat, phrase};
use maud::{Markup, PreEscaped, html};
use narration::Narrator;
use rocketmen::{Class, Face, Kind, Outlook, Phase, SeatView, View, percent};

use super::symbols::picture;
use super::{card, names};
use crate::{Offers, Piece, icon, icon_for, seat_badge};

pub(super) fn draw(view: &View, seat: Seat, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let own = view.seat(seat);
    // What is in the basket is drawn where it will lie.
    let draft = view.trade.as_ref().filter(|_| view.viewer.is(seat));
    let drafted = draft.map_or(&[][..], |trade| &trade.pad);
    html! {
        section.rm-hangar aria-labelledby="rm-hangar-title" {
            h2 #rm-hangar-title.rm-title {
                @if view.viewer.is(seat) { (words.word("board-your-rocket")) }
                @else { (seat_badge(seat)) " " (words.name(seat)) }
                span.rm-points title=(words.say(&phrase!("icon-rocket", count = own.points))) {
                    (picture("rocket", "rm-item")) b.num { (own.points) }
                    span.visually-hidden { (words.say(&phrase!("board-points-word", points = own.points))) }
                }
            }
            div.rm-pad {
                (nose(view, own, draft.and_then(|trade| trade.plan), offers, words))
                @if own.pad.is_empty() && drafted.is_empty() {
                    p.rm-stage-empty { (words.word(if own.plan.is_some() || draft.is_some_and(|trade| trade.plan.is_some()) { "board-pad-empty" } else { "board-plan-first" })) }
                }
                ol.rm-stages.tall[own.pad.len() + drafted.len() > 4] aria-label=(words.word("board-pad")) {
                    @for (index, &shown) in own.pad.iter().enumerate() {
                        @let copy = own.pad[..index].iter().filter(|other| **other == shown).count() + 1;
                        li { (stage(view, seat, shown, copy, offers, words)) }
                    }
                    @for &shown in drafted {
                        li { div class={ "piece rm-stage draft " (card::class(view, shown.kind)) } { (inside(view, shown, words)) (icon_for("check", &words.word("board-in-basket"))) } }
                    }
                }
                (tail())
            }
            (outlooks(view, seat, words))
            (buttons(view, seat, offers, words))
        }
    }
}

/// The Mission card is the tip of the rocket.
fn nose(view: &View, own: &SeatView, draft: Option<Kind>, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let plan = own.plan.or(draft);
    html! {
        div.rm-nose.planned[plan.is_some()] id=[own.plan.map(|plan| card::id(plan.into(), number(own, plan)))] {
            svg.rm-nose-shape viewBox="0 0 120 84" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                path d="M60 2C84 22 104 50 112 84H8C16 50 36 22 60 2Z" {}
            }
            div.rm-nose-body {
                @match plan.map(|plan| (plan, view.printed.print(plan).class)) {
                    Some((plan, Class::Mission(mission, achievement))) => {
                        (picture(mission.id(), "rm-nose-sign"))
                        strong.rm-nose-name { (names::title(view, plan, words)) }
                        @if own.plan.is_none() { (icon_for("check", &words.word("board-in-basket"))) }
                        span.visually-hidden { (words.word("board-achievement")) ": " (names::achievement(achievement, words)) }
                    }
                    _ => { span.rm-nose-none { (words.word("board-no-plan")) } }
                }
            }
            @if own.plan.is_some() && offers.find("discard-plan").is_some() {
                (offers.piece("discard-plan", "rm-drop", "discard-plan", "", &icon("close")))
            }
        }
    }
}

/// The number of the planned card among those that look the same: the Launch Pad comes first.
fn number(own: &SeatView, plan: Kind) -> usize {
    own.pad.iter().filter(|face| **face == Face::from(plan)).count() + 1
}

/// A Launch Pad card is a stage of the rocket: it can be used in a launch, and discarded before.
fn stage(view: &View, seat: Seat, shown: Face, copy: usize, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let (id, class) = (card::id(shown, copy), format!("rm-stage {}", card::class(view, shown.kind)));
    let (name, about) = (names::face(shown, words), names::effect(view, shown.kind, words).unwrap_or_default());
    let inside = inside(view, shown, words);
    let piece = Piece { id: &id, class: &class, name: &name, about: &about, inside: &inside };
    if !view.viewer.is(seat) {
        return offers.idle().menu(&piece, &[""]);
    }
    let code = format!("{} {shown}", if view.phase == Phase::Jettison { "jettison" } else { "use" });
    let drop = format!("discard-pad {shown}");
    html! {
        (offers.menu(&piece, &[code]))
        @if offers.find(&drop).is_some() {
            (offers.piece(&format!("drop-{shown}-{copy}"), "rm-drop", &drop, "", &icon("close")))
        }
    }
}

/// What is written on a stage.
fn inside(view: &View, shown: Face, words: &Narrator<'_>) -> Markup {
    html! {
        span.rm-stage-name { (names::title(view, shown.kind, words)) @if shown.copied { "*" } }
        (card::items(&view.printed.print(shown.kind).items, words))
        @if let Some(text) = names::effect(view, shown.kind, words) { span.rm-text { (text) } }
    }
}

/// Fins and nozzle.
fn tail() -> Markup {
    html! {
        svg.rm-tail viewBox="0 0 200 56" aria-hidden="true" focusable="false" {
            (PreEscaped(r#"<path class="rm-fin" d="M40 0 12 34v20l28-14ZM160 0l28 34v20l-28-14Z"/><path class="rm-nozzle" d="M70 22h60l12 22H58Z"/><path class="rm-hull" d="M40 0h120v24H40Z"/><path class="rm-stripe" d="M40 14h120v6H40Z"/><path class="rm-tower" d="M0 54h200"/>"#))
        }
    }
}

/// Where the mission could fly, with what lies in the basket: points needed, boost, chance, VP.
fn outlooks(view: &View, seat: Seat, words: &Narrator<'_>) -> Markup {
    let now = view.outlook(seat);
    let with_basket = view.outlook_with_basket(seat);
    let flights = with_basket.as_ref().unwrap_or(&now);
    html! {
        @if !flights.is_empty() && view.launch.is_none() {
            ul.rm-outlooks aria-label=(words.word("board-outlook")) {
                @for flight in flights {
                    @let before = now.iter().find(|other| other.location == flight.location).filter(|_| with_basket.is_some());
                    (outlook(flight, before, words))
                }
            }
        }
    }
}

/// A flight: the chance, and before it the one without the basket where that differs.
fn outlook(flight: &Outlook, before: Option<&Outlook>, words: &Narrator<'_>) -> Markup {
    let place = flight.location;
    let state = if flight.been || flight.missing > 0 { "" } else { " ready" };
    let before = before.filter(|before| before.chance != flight.chance);
    html! {
        li class={ "rm-outlook rm-to-" (place.destination) (state) } {
            span.rm-outlook-name { (picture(place.destination.id(), "rm-globe")) (names::destination(place.destination, words)) }
            @if flight.been {
                span.rm-outlook-note { (words.word("board-been")) }
            } @else {
                b.rm-outlook-chance {
                    @if let Some(before) = before { span.rm-before { (percent(before.chance)) " % → " } }
                    (percent(flight.chance)) " %"
                }
                span.rm-outlook-note {
                    @if flight.missing > 0 { (words.say(&phrase!("board-missing", points = flight.missing))) }
                    @else if let Some(burning) = flight.burning { (words.say(&phrase!("board-chance-burning", percent = percent(burning)))) }
                    @else { (icon("check")) (words.say(&phrase!("board-ready", boost = flight.boost, target = flight.target))) }
                }
            }
        }
    }
}

/// The button that launches.
fn buttons(view: &View, seat: Seat, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        @if view.viewer.is(seat) && view.launch.is_none() && view.phase != Phase::Over {
            (offers.piece("launch", "rm-launch", "launch", &words.word("board-launch"), &html! { (icon("rocket")) (words.word("board-launch")) }))
        }
    }
}
