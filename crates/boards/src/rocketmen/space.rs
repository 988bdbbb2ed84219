//! Space: the Mission Track curving from Earth to the Moon and Mars, and the locations at each of them.

use engine::{Noun, phrase};
use maud::{Markup, html};
use narration::Narrator;
use rocketmen::{Class, Destination, LocationView, Mode, Phase, View};

use super::names;
use super::symbols::picture;
use crate::{Offers, icon_for, seat_badge, seat_class};

/// The places of the spaces 0 to 13 in the picture.
pub(super) const SPACES: [(u16, u16); 14] = [
    (98, 138),
    (62, 152),
    (28, 136),
    (14, 103),
    (22, 69),
    (50, 45),
    (86, 40),
    (118, 56),
    (134, 87),
    (160, 113),
    (193, 124),
    (225, 110),
    (245, 82),
    (253, 48),
];

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        section.rm-space aria-labelledby="rm-space-title" {
            h2 #rm-space-title.visually-hidden { (words.word("heading-space")) }
            (sky(view, words))
            @for &destination in open(view).iter().rev() {
                (at(view, destination, offers, words))
            }
        }
    }
}

/// The destinations that missions can be sent to: in The Battle for Earth only one.
fn open(view: &View) -> &'static [Destination] {
    if view.mode == Mode::BattleForEarth {
        &[Destination::Earth]
    } else {
        &[Destination::Earth, Destination::Moon, Destination::Mars]
    }
}

/// The Mission Track as a picture.
fn sky(view: &View, words: &Narrator<'_>) -> Markup {
    let only_earth = open(view).len() == 1;
    let targets = view.printed.flights.map(|flight| flight.target);
    let flight = view.launch.as_ref().filter(|launch| launch.location.is_some());
    let goal = flight.map(|launch| launch.target);
    let last = if only_earth { targets[0] } else { 13 };
    html! {
        svg.rm-sky viewBox=(if only_earth { "0 0 150 170" } else { "0 0 290 170" }) role="img" aria-label=(track_name(view, words)) {
            g.rm-stars {
                @for (x, y, r) in STARS { circle cx=(x) cy=(y) r=(r) {} }
            }
            use.rm-planet href="#rm-pic-earth" x="36" y="55" width="80" height="80" {}
            @if !only_earth {
                use.rm-planet href="#rm-pic-moon" x="208" y="126" width="38" height="38" {}
                use.rm-planet href="#rm-pic-mars" x="234" y="-16" width="58" height="58" {}
            }
            polyline.rm-way points=(points(0, last)) {}
            @if let Some(launch) = flight { polyline.rm-flown points=(points(0, launch.rocket.min(13))) {} }
            @for space in 0..=last {
                @let (x, y) = SPACES[usize::from(space)];
                @let target = targets.contains(&space);
                @let mark = if goal == Some(space) { " goal" } else if target { " target" } else { "" };
                g class={ "rm-spot" (mark) } {
                    circle cx=(x) cy=(y) r=(if target { 13 } else { 10 }) {}
                    text x=(x) y=(y) { (space) }
                }
            }
            @if let Some(ai) = view.ai.as_ref().filter(|ai| ai.location.is_some()) {
                g #rm-ai-rocket class={ "rm-flyer ai rm-at-" (ai.rocket.min(13)) } { use href="#rm-pic-ship" x="-14" y="-34" width="28" height="36" {} text.rm-flyer-name x="0" y="-38" { (words.word("board-ai")) } }
            }
            @if let Some(launch) = flight {
                g #rm-rocket class={ "rm-flyer " (seat_class(view.active)) " rm-at-" (launch.rocket.min(13)) } { use href="#rm-pic-ship" x="-17" y="-42" width="34" height="44" {} }
            }
        }
    }
}

fn points(from: u8, to: u8) -> String {
    let spaces = SPACES[usize::from(from)..=usize::from(to)].iter();
    spaces.map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}

/// What the picture of the track says.
fn track_name(view: &View, words: &Narrator<'_>) -> String {
    match view.launch.as_ref().filter(|launch| launch.location.is_some()) {
        Some(launch) => words.say(&phrase!("board-rocket-on", rocket = launch.rocket, target = launch.target)),
        None => words.word("board-track"),
    }
}

const STARS: [(u16, u16, &str); 10] = [
    (24, 20, "1.4"),
    (140, 20, "1"),
    (112, 14, "1.2"),
    (168, 50, "1"),
    (196, 24, "1.4"),
    (206, 78, "1"),
    (150, 150, "1"),
    (276, 112, "1.3"),
    (272, 150, "1.2"),
    (190, 158, "1"),
];

/// The locations at a destination.
fn at(view: &View, destination: Destination, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let flight = &view.printed.flights[destination as usize];
    let boost = match flight.boost {
        rocketmen::Resource::Computer => "computer",
        rocketmen::Resource::Composite => "composite",
        rocketmen::Resource::Biotech => "biotech",
    };
    let honour = view.honours.iter().find(|honour| honour.destination == destination);
    html! {
        div class={ "rm-destination rm-to-" (destination) } {
            div.rm-destination-head {
                h3 { (picture(destination.id(), "rm-globe")) (names::destination(destination, words)) }
                span.rm-fact { (words.say(&phrase!("board-flight-short", target = flight.target, draws = flight.draws))) }
                @let boosted = format!("{} {}", words.word("board-boosted-by"), names::item_name(boost, 1, words));
                span.rm-fact role="img" aria-label=(boosted) title=(boosted) { (picture(boost, "rm-item")) "+1" }
                @if let Some(honour) = honour {
                    @match honour.holder {
                        Some(seat) => { span.rm-honour.held title=(words.say(&phrase!("board-honour-of", seat = seat))) { (seat_badge(seat)) "+" (honour.vp) span.visually-hidden { (words.say(&phrase!("board-honour-of", seat = seat))) } } }
                        None => { span.rm-honour { (icon_for("star", &words.word("board-honour"))) "+" (honour.vp) } }
                    }
                }
            }
            ul.rm-locations {
                @for place in view.locations.iter().filter(|place| place.location.destination == destination) {
                    li { (location(view, place, offers, words)) }
                }
            }
        }
    }
}

/// A location: Rocket points needed, VP for the first and for later ones, and who has been there.
fn location(view: &View, place: &LocationView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let site = place.location;
    let id = format!("location-{}", site.id());
    let free = place.first.is_none() && !place.ai_first;
    let inside = html! {
        span.rm-location-name { (picture(site.mission_type.id(), "rm-sign")) span { (names::mission_type(site.mission_type, words)) } }
        span.rm-location-facts {
            span.rm-need title=(words.say(&phrase!("board-points-needed", points = site.rocket_points))) { (picture("rocket", "rm-item")) b { (site.rocket_points) } }
            span.rm-vp { b.now[free] { (site.vp_first) } "/" b.now[!free] { (site.vp_other) } span.rm-vp-word { " " (words.word("board-vp")) } }
            span.rm-there {
                @for &seat in &place.seats { span.rm-been.first[place.first == Some(seat)] { (seat_badge(seat)) } }
                @if place.ai { span.rm-been.rm-ai-mark.first[place.ai_first] { (words.word("board-ai")) } }
            }
        }
    };
    let name = name(place, words);
    let planned = view.viewer.seat().is_some_and(|seat| plans(view, seat, place));
    let bound = view.launch.as_ref().is_some_and(|launch| launch.location == Some(site));
    let mark = if bound {
        " bound"
    } else if planned {
        " planned"
    } else {
        ""
    };
    let class = format!("rm-location{mark}");
    if view.phase == Phase::Destination && planned {
        return offers.piece(&id, &class, &format!("fly {}", site.destination), &name, &inside);
    }
    html! { div #(id) class={ "piece " (class) } role="group" aria-label=(name) { (inside) } }
}

fn plans(view: &View, seat: engine::Seat, place: &LocationView) -> bool {
    let plan = view.seat(seat).plan.map(|card| view.printed.print(card).class);
    matches!(plan, Some(Class::Mission(mission, _)) if mission == place.location.mission_type)
}

/// The location in words.
fn name(place: &LocationView, words: &Narrator<'_>) -> String {
    let mut holders: Vec<String> = place.seats.iter().map(|&seat| words.name(seat)).collect();
    if place.ai {
        holders.push(words.word("the-ai"));
    }
    words.sentence(&phrase!(
        "line-location",
        location = place.location.words(),
        points = place.location.rocket_points,
        first = place.location.vp_first,
        other = place.location.vp_other,
        holders = words.list(&holders)
    ))
}
