//! The picture of the colony: Jupiter with its storms behind, modules, bridges, the range of command, ways and shots.
//!
//! All of it is for the eye. What it tells is told in words by the spaces above it.

use engine::Seat;
use jupiter_rescue::{Action, Cell, Decision, Deed, Direction, Site, Spot, TileView, View};
use maud::{Markup, PreEscaped, html};

use super::acts::Acts;
use super::frame::{Frame, heading, hexagon, offset};
use super::names;
use crate::seat_class;

type Point = (f64, f64);

pub(super) fn draw(view: &View, frame: &Frame, acts: &Acts<'_>) -> Markup {
    let (width, height) = frame.size();
    html! {
        svg.jr-picture viewBox={ "0 0 " (round(width)) " " (round(height)) } aria-hidden="true" focusable="false" {
            (jupiter(width, height))
            g.jr-free { @for &cell in &frame.free { polygon points=(hexagon(frame.middle(cell), 0.12)) {} } }
            (joints(view, frame))
            @for tile in &view.tiles { (module(view, tile, frame)) }
            (range(view, frame))
            (arrows(view, frame, acts))
            (ways(view, frame, acts))
            (rim(frame, width, height))
        }
    }
}

/// The names of rows and columns, on both sides, as on a chess board.
fn rim(frame: &Frame, width: f64, height: f64) -> Markup {
    html! {
        g.jr-rim {
            @for (name, y) in frame.row_names() {
                @for x in [0.32, width - 0.32] { text x=(round(x)) y=(round(y)) { (name) } }
            }
            @for (name, x) in frame.column_names() {
                @for y in [0.36, height - 0.36] { text x=(round(x)) y=(round(y)) { (name) } }
            }
        }
    }
}

fn round(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// Jupiter with its bands and its great storm, and a few stars.
fn jupiter(width: f64, height: f64) -> Markup {
    // The whole globe is in the picture: nothing cuts it off.
    let (x, y, radius) = (width * 0.5, height * 0.5, width.min(height) * 0.5 - 0.1);
    // Each band: where it begins from the north pole (0) to the south pole (1), and its colour.
    const BANDS: [(f64, u8); 10] =
        [(-0.1, 4), (0.12, 1), (0.22, 2), (0.3, 3), (0.4, 1), (0.47, 4), (0.56, 3), (0.68, 2), (0.76, 1), (0.88, 4)];
    html! {
        g.jr-stars {
            @for star in 0..70u32 {
                // Strewn evenly, and the same every time.
                @let across = f64::from(star * 619 % 1000) / 1000.0 * width;
                @let down = f64::from(star * 383 % 997) / 997.0 * height;
                circle cx=(round(across)) cy=(round(down)) r=(if star % 7 == 0 { "0.06" } else { "0.03" }) {}
            }
        }
        defs { clipPath #jr-globe { circle cx=(round(x)) cy=(round(y)) r=(round(radius)) {} } }
        g.jr-jupiter clip-path="url(#jr-globe)" {
            @for (from, colour) in BANDS {
                path class={ "jr-band-" (colour) } d=(band((x, y), radius, from)) {}
            }
            g transform={ "translate(" (round(x + radius * 0.72)) " " (round(y + radius * 0.28)) ") scale(" (round(radius * 0.012)) ")" } {
                (PreEscaped(r#"<ellipse class="jr-storm-1" rx="19" ry="9.5"/><ellipse class="jr-storm-2" rx="14" ry="6.500"/><ellipse class="jr-storm-3" rx="8" ry="3.400"/>"#))
            }
        }
    }
}

/// A band across the globe with a wavy upper edge; the next one covers the rest of it.
fn band((x, y): Point, radius: f64, from: f64) -> String {
    let top = y - radius + 2.0 * radius * from;
    let (left, right, wave) = (x - radius, x + radius, radius * 0.045);
    format!(
        "M{left:.2} {top:.2}C{:.2} {:.2} {:.2} {:.2} {x:.2} {top:.2}S{:.2} {:.2} {right:.2} {top:.2}V{:.2}H{left:.2}Z",
        left + radius * 0.4,
        top - wave,
        x - radius * 0.4,
        top + wave,
        right - radius * 0.4,
        top - wave,
        y + radius,
    )
}

/// The bridges between modules, and from modules to the docked Pod.
fn joints(view: &View, frame: &Frame) -> Markup {
    html! {
        g.jr-joints {
            @for tile in &view.tiles {
                @for &direction in &tile.ports {
                    @let beyond = tile.at.step(direction);
                    @if view.dock == Some(beyond) || tile_at(view, beyond).is_some_and(|_| direction < 3) {
                        (bridge(frame.site(tile.at, Site::side(direction)), frame.site(beyond, Site::side((direction + 3) % 6))))
                    }
                }
            }
        }
    }
}

fn tile_at(view: &View, cell: Cell) -> Option<&TileView> {
    view.tiles.iter().find(|tile| tile.at == cell)
}

fn bridge(from: Point, to: Point) -> Markup {
    html! { path d={ "M" (round(from.0)) " " (round(from.1)) "L" (round(to.0)) " " (round(to.1)) } {} }
}

/// A module with its bridges.
fn module(view: &View, tile: &TileView, frame: &Frame) -> Markup {
    let middle = frame.middle(tile.at);
    let side = |direction: Direction| frame.site(tile.at, Site::side(direction % 6));
    html! {
        g class=(module_classes(view, tile)) {
            polygon.jr-plate-edge points=(hexagon(middle, 0.05)) {}
            polygon.jr-plate points=(hexagon(middle, 0.14)) {}
            @if tile.hard { (corners(middle)) }
            g.jr-bridges {
                @for &direction in &tile.spokes { (bridge(middle, side(direction))) }
                @for &direction in &tile.rims { (bridge(side(direction), side(direction + 1))) }
                @for &direction in &tile.ports { (stub(middle, direction)) }
            }
            text.jr-name x=(round(middle.0)) y=(round(middle.1 + 1.36)) { (tile.at.name()) }
            polygon.jr-alarm points=(hexagon(middle, 0.1)) {}
        }
    }
}

/// What the picture of a module tells: its kind, whether it is shielded, and which results of the die hit it.
fn module_classes(view: &View, tile: &TileView) -> String {
    let mut classes = format!("jr-module jr-module-{}", tile.module);
    let mut add = |wanted: bool, class: &str| {
        if wanted {
            classes.push(' ');
            classes.push_str(class);
        }
    };
    add(tile.hard, "hard");
    add(tile.shielded || tile.calm, "shielded");
    add(view.falling.contains(&tile.at), "falling");
    add(view.queue.contains(&tile.at) || is_rolled(view, tile.at), "queued");
    add(matches!(view.step, Decision::Place(cell) if cell == tile.at), "now");
    for (die, roll) in (1..).zip(&view.forecast) {
        add(roll.hit.contains(&tile.at), &format!("hit-{die}"));
        add(roll.fall.contains(&tile.at), &format!("fall-{die}"));
    }
    classes
}

/// Whether the roll that lies there brings a Creep to the module in a cell, while it can still be answered.
fn is_rolled(view: &View, cell: Cell) -> bool {
    let roll = usize::from(view.die).checked_sub(1).and_then(|die| view.forecast.get(die));
    matches!(view.step, Decision::Rolled | Decision::Suppress) && roll.is_some_and(|roll| roll.hit.contains(&cell))
}

/// A hard face has dark corners: fewer bridges.
fn corners((x, y): Point) -> Markup {
    html! {
        g.jr-corners {
            @for corner in [1, 2, 4, 5] {
                @let angle = std::f64::consts::FRAC_PI_3 * (f64::from(corner) + 0.5 + 1.0);
                circle cx=(round(x + 1.36 * angle.cos())) cy=(round(y + 1.36 * angle.sin())) r="0.13" {}
            }
        }
    }
}

/// The end of a bridge at a side of a module.
fn stub(middle: Point, direction: Direction) -> Markup {
    let (dx, dy) = offset(direction);
    bridge((middle.0 + dx, middle.1 + dy), (middle.0 + 1.42 * dx, middle.1 + 1.42 * dy))
}

/// The tiles that the active Robot's commands reach.
fn range(view: &View, frame: &Frame) -> Markup {
    html! {
        @if !view.range.is_empty() && view.range.len() < view.tiles.len() {
            g class={ "jr-range " (seat_class(view.active)) } {
                @for cell in &view.range {
                    @for direction in 0..6 {
                        @if !view.range.contains(&cell.step(direction)) { (border(frame.middle(*cell), direction)) }
                    }
                }
            }
        }
    }
}

/// One side of a module's outline.
fn border((x, y): Point, direction: Direction) -> Markup {
    let corner = |turn: f64| {
        let angle = std::f64::consts::FRAC_PI_3 * (f64::from(direction) + turn);
        (x + 1.68 * angle.cos(), y + 1.68 * angle.sin())
    };
    bridge(corner(-0.5), corner(0.5))
}

/// Where Colonists can be sent: an arrow on every bridge.
fn arrows(view: &View, frame: &Frame, acts: &Acts<'_>) -> Markup {
    let mut sent: Vec<(Spot, Spot)> = acts.all().filter_map(|act| sent_way(view, act.action)).collect();
    sent.sort_unstable();
    sent.dedup();
    html! {
        g.jr-arrows {
            @for (from, to) in sent {
                @if let (Some(start), Some(end)) = (bridge_end(view, frame, from, to), bridge_end(view, frame, to, from)) {
                    @let turn = u16::from(heading(start, end)) * 60;
                    @let (x, y) = (start.0 * 0.44 + end.0 * 0.56, start.1 * 0.44 + end.1 * 0.56);
                    path d="M-.12-.17.16 0l-.28.17Z" transform={ "translate(" (round(x)) " " (round(y)) ") rotate(" (turn) ")" } {}
                }
            }
        }
    }
}

/// From where to where an action sends a Colonist.
fn sent_way(view: &View, action: Action) -> Option<(Spot, Spot)> {
    match (action, view.step) {
        (Action::Do(Deed::Command(from, to), _), _) => Some((from, to)),
        (Action::Follow(Some(from)), Decision::Follow { vacated, .. }) => Some((from, vacated)),
        _ => None,
    }
}

/// Where the bridge between two spaces ends at the first; the Pod has an end towards every module.
fn bridge_end(view: &View, frame: &Frame, at: Spot, other: Spot) -> Option<Point> {
    match (at, other) {
        (Spot::Pod, Spot::At(cell, site)) => {
            Some(frame.site(cell.step(site.direction()?), Site::side((site.direction()? + 3) % 6)))
        }
        _ => frame.spot(at, view),
    }
}

/// Shots and flights of Robots: a line from the Robot to everything it can reach from afar.
fn ways(view: &View, frame: &Frame, acts: &Acts<'_>) -> Markup {
    let lines = acts.all().filter(|act| act.steps == 1).filter_map(|act| match act.action {
        Action::Do(Deed::Fly(to), by) => Some(("jr-flight", by, to)),
        Action::Do(Deed::Attack(to) | Deed::Snipe(to), by) => Some(("jr-shot", by, to)),
        Action::Grenade(Some(to)) => Some(("jr-shot", None, to)),
        _ => None,
    });
    html! {
        g.jr-ways {
            @for (class, by, to) in lines {
                @if let (Some(from), Some(to)) = (start(view, by).and_then(|from| frame.spot(from, view)), frame.spot(to, view)) {
                    g class=(class) { (bridge(from, to)) }
                }
            }
        }
    }
}

/// Where shots and flights begin: at the Robot that acts, or at the Creep that was hit first.
fn start(view: &View, by: Option<Seat>) -> Option<Spot> {
    match view.step {
        Decision::Grenade(first) => Some(first),
        _ => view.seats.get(by.unwrap_or(view.active).index())?.place,
    }
}

/// Which modules are about to fall, for those who read the picture: a plate at the southern corner.
pub(super) fn plates(view: &View, frame: &Frame, words: &narration::Narrator<'_>) -> Markup {
    html! {
        @for tile in &view.tiles {
            @let now = matches!(view.step, Decision::Place(cell) if cell == tile.at);
            span class={ "jr-number " (frame.cell_classes(tile.at)) (if tile.hard { " hard" } else { "" }) (if now { " now" } else { "" }) } title=(names::tile(tile, words)) data-asked[now] aria-hidden="true" {
                (tile.module)
            }
            @let dice = names::falling_dice(view, tile.at);
            @let falls = view.falling.contains(&tile.at);
            @if falls || !dice.is_empty() {
                @let text = if falls { words.word("board-falls-now") } else { words.sentence(&names::falls_on(&dice)) };
                span class={ "jr-doom " (frame.cell_classes(tile.at)) (if falls { " now" } else { "" }) } role="img" aria-label=(text) title=(text) {
                    (super::figures::sign("boom", "jr-sign"))
                    @if !falls { @for die in dice { b { (die) } } }
                }
            }
            @if tile.shielded || tile.calm {
                @let text = words.word("board-shielded");
                span class={ "jr-shield " (frame.cell_classes(tile.at)) } role="img" aria-label=(text) title=(text) { (super::figures::sign("shield", "jr-sign")) }
            }
        }
    }
}
