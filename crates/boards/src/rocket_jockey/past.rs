//! The runs that the others flew since the viewer's last action: their arcs stay in the sky, their points at their last planet.

use engine::Seat;
use maud::{Markup, html};
use rocket_jockey::{Event, Orbit};

use super::sky;
use crate::{Offers, seat_badge, seat_class};

/// What a flight or a run leaves on the board.
pub(super) fn trace(event: &Event) -> Option<String> {
    match event {
        Event::Flew { from, to, bent, .. } => Some(format!("{} {from} {to}", if *bent { "bent" } else { "flew" })),
        Event::RunScored { points, .. } => Some(format!("points {points}")),
        _ => None,
    }
}

/// What somebody flew, and what it brought.
#[derive(Debug, PartialEq, Eq)]
struct Past {
    seat: Seat,
    hops: Vec<Hop>,
    points: i16,
}

/// From one planet to another, as the card says or bent by a Co-Pilot.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Hop {
    from: Orbit,
    to: Orbit,
    bent: bool,
}

/// What each of the others flew, in the order in which they began.
fn past(offers: &Offers<'_>) -> Vec<Past> {
    let mut found: Vec<Past> = Vec::new();
    for trace in offers.traces() {
        let place = found.iter().position(|past| past.seat == trace.seat).unwrap_or_else(|| {
            found.push(Past { seat: trace.seat, hops: Vec::new(), points: 0 });
            found.len() - 1
        });
        match trace.what.split(' ').collect::<Vec<_>>()[..] {
            ["points", points] => found[place].points += points.parse().unwrap_or(0),
            [how, from, to] => found[place].hops.extend(hop(how, from, to)),
            _ => {}
        }
    }
    found.retain(|past| !past.hops.is_empty());
    found
}

fn hop(how: &str, from: &str, to: &str) -> Option<Hop> {
    Some(Hop { from: from.parse().ok()?, to: to.parse().ok()?, bent: how == "bent" })
}

/// Their arcs, as shapes of the sky.
pub(super) fn arcs(offers: &Offers<'_>) -> Markup {
    html! {
        @for past in past(offers) {
            g class={ "rj-past " (seat_class(past.seat)) } {
                @for hop in &past.hops { path.bent[hop.bent] d=(sky::path(hop.from, hop.to, 0.0)) {} }
            }
        }
    }
}

/// Who ended a run at this planet, with the points of all their runs.
pub(super) fn landed(at: Orbit, offers: &Offers<'_>) -> Markup {
    let here = |past: &Past| past.hops.last().is_some_and(|hop| hop.to == at);
    let landed: Vec<Past> = past(offers).into_iter().filter(here).collect();
    html! {
        @if !landed.is_empty() {
            span.rj-landed id={ "landed-" (at) } aria-hidden="true" data-still {
                @for past in landed {
                    span class={ "rj-landed-seat " (seat_class(past.seat)) } {
                        (seat_badge(past.seat)) @if past.points != 0 { b.num { (format!("{:+}", past.points)) } }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Choice, Trace};

    fn told(what: &[(u8, &str)]) -> Vec<Trace> {
        what.iter().map(|&(seat, what)| Trace { seat: Seat::new(seat), what: what.to_owned() }).collect()
    }

    #[test]
    fn a_run_is_drawn_hop_by_hop_with_the_points_of_all_runs() {
        let traces = told(&[(1, "flew 3 5"), (1, "bent 5 6"), (1, "points 6"), (2, "points 1"), (1, "points 3")]);
        let choices: [Choice; 0] = [];
        let offers = Offers::new(&choices).after(&traces);
        let hops = vec![Hop { from: 3, to: 5, bent: false }, Hop { from: 5, to: 6, bent: true }];
        assert_eq!(past(&offers), [Past { seat: Seat::new(1), hops, points: 9 }]);
        let here = landed(6, &offers).into_string();
        assert!(here.contains("+9") && here.contains("seat-b"), "{here}");
        assert_eq!(landed(5, &offers).into_string(), "");
        assert_eq!(arcs(&offers).into_string().matches("<path").count(), 2);
    }

    #[test]
    fn what_others_flew_is_told_by_their_events() {
        let card = "4-6".parse().expect("a card");
        let flew = Event::Flew { seat: Seat::new(1), card, from: 4, to: 6, bent: false };
        assert_eq!(trace(&flew).as_deref(), Some("flew 4 6"));
        assert_eq!(trace(&Event::TurnLimit), None);
    }
}
