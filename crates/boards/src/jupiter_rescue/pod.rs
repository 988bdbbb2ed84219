//! The Evacuation Pod: docked in its cell of the map, or away.

use engine::phrase;
use jupiter_rescue::{Action, Decision, Deed, Figure, Spot, View};
use maud::{Markup, html};

use super::acts;
use super::figures::{self, figure};
use super::spaces::{Map, id};

impl Map<'_> {
    /// The Pod: its seven seats, and the Robots aboard.
    pub(super) fn pod(&self) -> Markup {
        let view = self.view;
        let acts = self.acts.at(Spot::Pod);
        let inside = html! {
            span.jr-pod-name aria-hidden="true" data-pad="" { (self.words.word("board-pod")) " " b.num { (view.aboard) "/" (view.capacity) } }
            span.jr-pod-seats aria-hidden="true" {
                @for seat in 0..view.capacity {
                    span.jr-pod-seat.taken[seat < view.aboard] { @if seat < view.aboard { (figure(Figure::Colonist)) } }
                }
            }
            span.jr-pod-robots {
                @for seat in view.seats.iter().filter(|seat| seat.place == Some(Spot::Pod)) { (self.robot(seat.seat)) }
            }
            @if let Some(kind) = acts::kind_of(&acts) { (figures::sign(kind.name(), "jr-sign jr-what")) }
        };
        let name = self.words.sentence(&pod_line(view));
        let Some(cell) = view.dock else {
            return html! {
                div #jr-pod.jr-pod.away role="group" aria-label=(name) title=(name) {
                    (inside)
                    @if let Some(seat) = returns(view) { span.jr-pod-back { (self.words.say(&phrase!("board-pod-back", seat = seat))) } }
                }
            };
        };
        let class = format!("jr-pod {}{}", self.frame.cell_classes(cell), if acts.is_empty() { "" } else { " can" });
        let idle = Action::Do(Deed::Move(Spot::Pod), None).to_string();
        self.space(&id(Spot::Pod), &class, &acts, &idle, &name, &inside, Spot::Pod, self.offers)
    }
}

/// At whose turn the Pod comes back; nobody's once it is about to dock.
fn returns(view: &View) -> Option<engine::Seat> {
    view.returns.filter(|_| !matches!(view.step, Decision::Dock(_)))
}

fn pod_line(view: &View) -> engine::Phrase {
    match (view.dock, returns(view)) {
        (Some(cell), _) => phrase!("line-pod-docked", at = cell.name(), aboard = view.aboard),
        (None, Some(seat)) => phrase!("line-pod-away", seat = seat, aboard = view.aboard),
        (None, None) => phrase!("line-pod-waiting"),
    }
}
