//! The domes with their figures: what can be clicked on the map.
//!
//! A space with one choice is a button. One with several opens: a Colonist shows arrows to where it can go, all else a list.

use engine::phrase;
use jupiter_rescue::{Action, Cell, Decision, Deed, Figure, Site, Spot, TileView, View};
use maud::{Markup, html};
use narration::Narrator;

use super::acts::{self, Act, Acts, Kind};
use super::figures::{self, figure, robot};
use super::frame::{Frame, heading};
use super::names;
use crate::Offers;

/// All that is needed to draw a space.
pub(super) struct Map<'a> {
    pub(super) view: &'a View,
    pub(super) frame: &'a Frame,
    pub(super) acts: &'a Acts<'a>,
    pub(super) offers: &'a Offers<'a>,
    pub(super) words: &'a Narrator<'a>,
}

impl Map<'_> {
    pub(super) fn draw(&self) -> Markup {
        // Where a whole module is to be chosen, its domes are only a picture.
        let modules = matches!(self.view.step, Decision::LiftTile | Decision::Suppress) && self.acts.concern_cells();
        let nothing = self.offers.idle();
        let domes = if modules { &nothing } else { self.offers };
        html! {
            ul.jr-tiles {
                @for tile in &self.view.tiles {
                    li.jr-tile {
                        span.visually-hidden { (names::tile(tile, self.words)) }
                        @for site in (0..6).map(Site::side).chain([Site::CENTRE]) { (self.dome(tile, site, domes)) }
                        @if modules { (self.whole(tile)) }
                    }
                }
            }
            (self.free_cells())
        }
    }

    /// A dome, or the Power Plant or Command Dish in the centre.
    fn dome(&self, tile: &TileView, site: Site, offers: &Offers<'_>) -> Markup {
        let at = Spot::At(tile.at, site);
        let here = tile.figures[site.direction().map_or(6, usize::from)];
        let threatened = names::is_threatened(self.view, tile.at, site);
        let edge = here == Figure::Open && site.direction().is_some_and(|direction| tile.exposed.contains(&direction));
        let acts = self.acts.at(at);
        let class = format!(
            "jr-dome {}{}{}{}",
            self.frame.classes(tile.at, site),
            kind_class(&acts),
            if edge { " edge" } else { "" },
            if threatened { " threatened" } else { "" }
        );
        let name = names::space(at, here, threatened, self.words);
        let inside = html! {
            (self.figure(here))
            @if let Some(passage) = self.view.passage.filter(|passage| passage.at == at) {
                span.jr-passing { @match passage.robot { Some(seat) => (self.robot(seat)), None => (figure(Figure::Colonist)) } }
            }
            @if threatened { (figures::sign("warning", "jr-warn")) }
            @match acts.as_slice() {
                [act] if act.steps > 1 => span.jr-cost.num { (act.steps) },
                _ => @if let Some(kind) = acts::kind_of(&acts) { (figures::sign(kind.name(), "jr-sign jr-what")) },
            }
        };
        self.space(&id(at), &class, &acts, &idle_code(self.view, tile, site, here), &name, &inside, at, offers)
    }

    fn figure(&self, here: Figure) -> Markup {
        match here {
            Figure::Robot(seat) => self.robot(seat),
            other => figure(other),
        }
    }

    /// A Robot with an id of its own, so that it moves.
    pub(super) fn robot(&self, seat: engine::Seat) -> Markup {
        let up = self.view.active == seat;
        let asked = up && matches!(self.view.step, Decision::Actions | Decision::Grenade(_) | Decision::Follow { .. });
        html! { span id={ "jr-robot-" (seat) } class={ "jr-robot-of " (if up { "up" } else { "" }) } data-asked[asked] { (robot(seat)) } }
    }

    /// A button, an idle piece, or something to open.
    #[expect(clippy::too_many_arguments, reason = "a space is told by all of them")]
    pub(super) fn space(
        &self,
        id: &str,
        class: &str,
        acts: &[&Act<'_>],
        idle: &str,
        name: &str,
        inside: &Markup,
        at: Spot,
        offers: &Offers<'_>,
    ) -> Markup {
        match acts {
            [] => offers.piece(id, class, idle, name, inside),
            [act] if act.steps > 1 => offers.series(id, class, &act.choice, inside),
            [act] if acts::kind(act) != Kind::Command || matches!(act.action, Action::Follow(_)) => {
                offers.piece(id, class, &act.choice.code, name, inside)
            }
            _ => html! {
                details name="jr-choices" class={ "jr-open " (class) " " (self.opens(at)) } {
                    summary id=(id) class={ "piece playable jr-dome-face" (if offers.is_advice() { " advice" } else { "" }) } title=(name) data-ways=[self.ways(acts, at)] {
                        (inside)
                        @for act in acts { (offers.suggestions(&act.choice.code)) }
                        span.visually-hidden { (name.trim_end_matches('.')) ". " (self.words.say(&phrase!("board-choices", count = acts.len()))) }
                    }
                    (self.menu(acts, at))
                }
            },
        }
    }

    /// Where a Colonist can be sent in several steps, for scripts: every place with the one before it on the way.
    fn ways(&self, acts: &[&Act<'_>], at: Spot) -> Option<String> {
        let last = |action: Option<&Action>| match action {
            Some(Action::Do(Deed::Command(before, to), _)) => Some(format!("{to}<{before}")),
            _ => None,
        };
        let routes = self.view.escorts.iter().filter(|route| route.from == at);
        let ways: Vec<String> = routes.filter_map(|route| last(route.steps.last())).collect();
        (is_fan(acts, at) && !self.offers.is_advice() && !ways.is_empty()).then(|| ways.join(" "))
    }

    fn opens(&self, at: Spot) -> &'static str {
        match at {
            Spot::Pod => self.view.dock.map_or("", |cell| self.frame.room(cell)),
            Spot::At(cell, _) => self.frame.room(cell),
        }
    }

    /// Arrows around a Colonist; else a list.
    fn menu(&self, acts: &[&Act<'_>], at: Spot) -> Markup {
        html! {
            @if is_fan(acts, at) {
                ul.jr-fan { @for act in acts { li class={ "jr-to-" (self.way(act.action)) } { (self.arrow(act)) } } }
            } @else {
                ul.jr-menu {
                    @for act in acts {
                        li {
                            @let inside = html! { (figures::sign(acts::kind(act).name(), "jr-sign")) span { (act.choice.sentence) } };
                            @let id = acts::id(&act.choice.code);
                            @if act.steps > 1 {
                                (self.offers.series(&id, "jr-item", &act.choice, &inside))
                            } @else {
                                (self.offers.piece(&id, "jr-item", &act.choice.code, "", &inside))
                            }
                        }
                    }
                }
            }
        }
    }

    fn arrow(&self, act: &Act<'_>) -> Markup {
        self.offers.piece(
            &acts::id(&act.choice.code),
            "jr-arrow",
            &act.choice.code,
            "",
            &figures::sign("move", "jr-sign"),
        )
    }

    /// The direction in which a command sends a Colonist.
    fn way(&self, action: Action) -> u8 {
        let Action::Do(Deed::Command(from, to), _) = action else { return 0 };
        match (from, self.frame.spot(from, self.view), self.frame.spot(to, self.view)) {
            (Spot::At(_, site), ..) if to == Spot::Pod => site.direction().unwrap_or_default(),
            (_, Some(start), Some(end)) => heading(start, end),
            _ => 0,
        }
    }

    /// A module as one button.
    fn whole(&self, tile: &TileView) -> Markup {
        let deed = if self.view.step == Decision::LiftTile { "lift" } else { "suppress" };
        self.cell(tile.at, deed, "jr-whole", &names::tile(tile, self.words))
    }

    /// The cells where the Pod can dock, or a module can go.
    fn free_cells(&self) -> Markup {
        let deed = match self.view.step {
            Decision::Dock(_) => "dock",
            Decision::SetTile(_) => "set",
            _ => return html! {},
        };
        html! {
            @for &cell in &self.frame.free { (self.cell(cell, deed, "jr-whole jr-vacant", &names::free(cell, self.words))) }
        }
    }

    fn cell(&self, cell: Cell, deed: &str, class: &str, name: &str) -> Markup {
        let code = format!("{deed} {cell}");
        let class = format!("{class} {}", self.frame.cell_classes(cell));
        let offered = self.acts.in_cell(cell).is_some();
        self.offers.piece(
            &format!("jr-cell-{cell}"),
            &class,
            &code,
            name,
            &html! {
                span.jr-cell-name data-asked[offered] { @if offered { (cell.name()) } }
            },
        )
    }
}

/// Whether every choice sends the Colonist another way.
fn is_fan(acts: &[&Act<'_>], at: Spot) -> bool {
    at != Spot::Pod && acts.iter().all(|act| matches!(act.action, Action::Do(Deed::Command(..), None)))
}

fn kind_class(acts: &[&Act<'_>]) -> String {
    acts::kind_of(acts).map_or_else(String::new, |kind| format!(" can {}", kind.name()))
}

/// The id of a space.
pub(super) fn id(at: Spot) -> String {
    match at {
        Spot::Pod => "jr-at-pod".to_owned(),
        Spot::At(cell, site) => {
            let site = site.direction().map_or_else(|| "c".to_owned(), |direction| direction.to_string());
            format!("jr-at-{}-{}-{site}", cell.q, cell.r)
        }
    }
}

/// What somebody who clicks here most likely wants, to be told why it cannot be.
fn idle_code(view: &View, tile: &TileView, site: Site, here: Figure) -> String {
    let at = Spot::At(tile.at, site);
    let action = match (view.step, here) {
        (Decision::Place(_), _) => Action::Place(at),
        (Decision::Grenade(_), _) => Action::Grenade(Some(at)),
        (Decision::Follow { .. }, _) => Action::Follow(Some(at)),
        (_, Figure::Colonist) => Action::Do(Deed::Command(at, beside(tile, site)), None),
        (_, Figure::Creep | Figure::SuperCreep) => Action::Do(Deed::Attack(at), None),
        (_, Figure::Robot(seat)) if seat != view.active => Action::Trade(seat),
        _ => Action::Do(Deed::Move(at), None),
    };
    action.to_string()
}

/// A space next to a dome.
fn beside(tile: &TileView, site: Site) -> Spot {
    let direction = match site.direction() {
        None => tile.spokes.first().copied().unwrap_or_default(),
        Some(direction) if tile.rims.contains(&direction) => (direction + 1) % 6,
        Some(direction) => (direction + 5) % 6,
    };
    Spot::At(tile.at, Site::side(direction))
}
