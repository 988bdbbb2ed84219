//! The colony as a drawing of characters, the numbers above it, the team below.
//!
//! A dome is one character: `o` a Colonist (`o!` next to a Creep), `x` a Creep, `X` a Super Creep, a letter a Robot, `#` a Power
//! Plant, `@` a Command Dish. Above each module are its number (with `h` for a hard face) and its name, by the letters and
//! numbers at the rim; below it, after `*`, the
//! results of the die that would destroy it.

use engine::phrase;
use jupiter_rescue::{Card, Cell, Decision, Figure, SeatView, Site, Spot, TileView, View};
use narration::Narrator;

use super::frame::{Frame, across, number_of, offset};
use super::names;
use crate::{Ink, Line, seat_mark};

/// Characters from dome to dome.
const STEP: f64 = 4.0;
/// Lines from one row of domes to the next.
const ROW: i16 = 2;
/// How a row of domes is measured in the frame.
const ROW_HEIGHT: f64 = 0.866_025;

pub(super) fn draw(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let mut lines = rescue_lines(view, words).to_vec();
    lines.extend(turn_line(view, words));
    lines.extend(forecast_line(view, words));
    lines.push(pod_line(view, words));
    let (own, others): (Vec<&SeatView>, Vec<&SeatView>) = view.seats.iter().partition(|seat| view.viewer.is(seat.seat));
    let of_seat = |seat: &&SeatView| [Some(seat_line(view, seat, words)), hand_line(seat, words)];
    lines.extend(own.iter().flat_map(of_seat).flatten());
    lines.push(Line::fold());
    lines.extend(Canvas::of(view, words).lines());
    lines.extend(others.iter().flat_map(of_seat).flatten());
    lines.push(pile_line(view, words));
    lines.extend(own.iter().flat_map(|seat| effects(seat, words)));
    lines
}

/// What one's own cards do.
fn effects(seat: &SeatView, words: &Narrator<'_>) -> Vec<Line> {
    let line = |card: &Card| {
        let name = names::card(*card, words);
        Line::new().with(Ink::Muted, format!("  {name}: ")).plain(names::card_text(*card, words))
    };
    seat.cores.iter().chain(&seat.hand).map(line).collect()
}

/// Where the Pod is, and who is in it: also when it is out of sight on the map.
fn pod_line(view: &View, words: &Narrator<'_>) -> Line {
    let place = view.dock.map_or_else(|| "—".to_owned(), |cell| cell.to_string());
    let line = Line::new()
        .with(Ink::Muted, format!("{} ", words.word("board-pod")))
        .with(Ink::Strong, place)
        .with(Ink::Accent, format!("  o {}/{}", view.aboard, view.capacity));
    let inside = view.seats.iter().filter(|seat| seat.place == Some(Spot::Pod));
    inside.fold(line, |line, seat| line.with(Ink::Seat(seat.seat), format!(" {}", seat.seat.letter())))
}

/// The Colonists, then the modules that must not all fall.
fn rescue_lines(view: &View, words: &Narrator<'_>) -> [Line; 2] {
    let danger = |last: bool, calm: Ink| if last { Ink::Danger } else { calm };
    let colonists = [
        ("board-saved", format!("{}/{}", view.saved, view.target), Ink::Good),
        ("board-aboard", format!("{}/{}", view.aboard, view.capacity), Ink::Accent),
        ("board-standing", view.standing.to_string(), Ink::Plain),
        ("board-losses", view.losses_allowed.to_string(), danger(view.losses_allowed < 4, Ink::Strong)),
    ];
    let modules = [
        ("board-plants", view.power_plants.to_string(), danger(view.power_plants < 2, Ink::Plain)),
        ("board-dishes", view.command_dishes.to_string(), danger(view.command_dishes < 2, Ink::Plain)),
    ];
    let part = |line: Line, (key, number, ink): &(&str, String, Ink)| {
        line.with(Ink::Muted, format!("{} ", words.word(key))).with(*ink, format!("{number}  "))
    };
    [colonists.iter().fold(Line::new(), part), modules.iter().fold(Line::new(), part)]
}

fn turn_line(view: &View, words: &Narrator<'_>) -> Option<Line> {
    if view.turn == 0 || matches!(view.step, Decision::Over(_)) {
        return None;
    }
    let pips: String = (0..view.allowance).map(|pip| if pip < view.spent { '○' } else { '●' }).collect();
    let mut line = Line::new()
        .with(Ink::Muted, format!("{} ", words.word("board-actions")))
        .with(Ink::Strong, format!("{pips}{} {}  ", if view.dish_covered { "✗" } else { "" }, view.left()));
    if !view.threatened.is_empty() {
        let text = words.sentence(&phrase!("prompt-threatened", count = view.threatened.len()));
        line = line.with(Ink::Danger, format!("{text}  "));
    }
    if view.die > 0 {
        line = line.with(Ink::Accent, format!("{}  ", words.sentence(&phrase!("line-die", die = view.die))));
    }
    if !view.activated.is_empty() {
        line =
            line.with(Ink::Accent, format!("{} {}", words.word("board-in-effect"), card_list(&view.activated, words)));
    }
    Some(line)
}

fn forecast_line(view: &View, words: &Narrator<'_>) -> Option<Line> {
    if view.forecast.is_empty() {
        return None;
    }
    let line = Line::new().with(Ink::Muted, format!("{}  ", words.word("board-forecast")));
    let rolls = (1..).zip(&view.forecast);
    Some(rolls.fold(line, |line: Line, (die, roll)| {
        let line = line.with(Ink::Strong, format!("{die}:")).plain(format!("+{}", roll.hit.len()));
        let falls = if roll.fall.is_empty() { String::new() } else { format!(" *{}", roll.fall.len()) };
        line.with(Ink::Danger, falls).plain("   ")
    }))
}

fn seat_line(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Line {
    let arrow = if view.deciders.contains(&seat.seat) { "▶" } else { " " };
    let place = match seat.place {
        None => words.word("board-robot-out"),
        Some(Spot::Pod) => words.word("board-pod"),
        Some(spot) => words.sentence(&phrase!("board-robot-at", at = names::spot(spot))),
    };
    Line::new()
        .with(Ink::Accent, format!("{arrow} "))
        .column(Ink::Seat(seat.seat), &format!("{} {} ", seat_mark(seat.seat), words.name(seat.seat)), 18)
        .column(Ink::Plain, &place, 15)
        .with(Ink::Muted, format!("{} ", words.word("board-core")))
        .with(Ink::Strong, card_list(&seat.cores, words))
}

/// The hand has a line of its own: four cards are long.
fn hand_line(seat: &SeatView, words: &Narrator<'_>) -> Option<Line> {
    let hand = || Line::new().plain("    ").with(Ink::Muted, format!("{} ", words.word("board-hand")));
    (!seat.hand.is_empty()).then(|| hand().plain(card_list(&seat.hand, words)))
}

fn card_list(cards: &[Card], words: &Narrator<'_>) -> String {
    let names: Vec<String> = cards.iter().map(|card| names::card(*card, words)).collect();
    if names.is_empty() { "—".to_owned() } else { names.join(", ") }
}

fn pile_line(view: &View, words: &Narrator<'_>) -> Line {
    let numbers = [
        ("board-deck", view.deck.len()),
        ("board-discard", view.discard.len()),
        ("board-hand-limit", usize::from(view.hand_limit)),
    ];
    numbers.into_iter().fold(Line::new().plain("  "), |line, (key, number)| {
        line.with(Ink::Muted, format!("{} ", words.word(key))).plain(format!("{number}  "))
    })
}

/// Characters in a grid.
struct Canvas {
    cells: Vec<Vec<(char, Ink)>>,
    left: i16,
    top: i16,
}

impl Canvas {
    fn of(view: &View, words: &Narrator<'_>) -> Canvas {
        let docking = matches!(view.step, Decision::Dock(_) | Decision::SetTile(_));
        let free = if docking { Frame::new(view).free } else { Default::default() };
        let shown = || view.tiles.iter().map(|tile| tile.at).chain(view.dock).chain(free.iter().copied());
        let span = |of: fn(&Cell) -> i16| {
            (shown().map(|cell| of(&cell)).min().unwrap_or(0), shown().map(|cell| of(&cell)).max().unwrap_or(0))
        };
        let ((left, right), (top, bottom)) = (span(across), span(|cell| cell.r));
        let size = (usize::from((right - left) as u16) * 6 + 15, usize::from((bottom - top) as u16) * 6 + 10);
        let mut canvas = Canvas { cells: vec![vec![(' ', Ink::Plain); size.0]; size.1], left, top };
        canvas.rim(right, bottom);
        for tile in &view.tiles {
            canvas.module(view, tile);
        }
        for &cell in &free {
            canvas.write(canvas.middle(cell), &cell.name(), Ink::Accent);
        }
        if let Some(cell) = view.dock {
            canvas.pod(view, cell, words);
        }
        canvas
    }

    /// The middle of a cell: column and line.
    fn middle(&self, cell: Cell) -> (i16, i16) {
        ((across(&cell) - self.left) * 6 + 8, (cell.r - self.top) * 3 * ROW + 5)
    }

    /// The letters of the rows on the left, the numbers of the columns above.
    fn rim(&mut self, right: i16, bottom: i16) {
        for row in self.top..=bottom {
            self.put((0, (row - self.top) * 3 * ROW + 5), Cell::new(0, row).row(), Ink::Muted);
        }
        for column in self.left..=right {
            self.write(((column - self.left) * 6 + 8, 0), &number_of(column).to_string(), Ink::Muted);
        }
    }

    fn dome(&self, cell: Cell, site: Site) -> (i16, i16) {
        let (x, y) = self.middle(cell);
        let (dx, dy) = site.direction().map_or((0.0, 0.0), offset);
        (x + (dx * STEP).round() as i16, y + (dy / ROW_HEIGHT).round() as i16 * ROW)
    }

    fn put(&mut self, (x, y): (i16, i16), character: char, ink: Ink) {
        let cell = usize::try_from(y).ok().and_then(|y| self.cells.get_mut(y)).zip(usize::try_from(x).ok());
        if let Some(place) = cell.and_then(|(line, x)| line.get_mut(x)) {
            *place = (character, ink);
        }
    }

    /// A text around a column.
    fn write(&mut self, (x, y): (i16, i16), text: &str, ink: Ink) {
        let start = x - text.chars().count() as i16 / 2;
        for (x, character) in (start..).zip(text.chars()) {
            self.put((x, y), character, ink);
        }
    }

    fn bridge(&mut self, from: (i16, i16), to: (i16, i16)) {
        if from.1 == to.1 {
            for x in from.0.min(to.0) + 1..from.0.max(to.0) {
                self.put((x, from.1), '─', Ink::Muted);
            }
        } else {
            let falls = (to.0 > from.0) == (to.1 > from.1);
            let middle = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
            self.put(middle, if falls { '\\' } else { '/' }, Ink::Muted);
        }
    }

    fn module(&mut self, view: &View, tile: &TileView) {
        let side = |direction: u8| Site::side(direction % 6);
        let (x, y) = self.middle(tile.at);
        let middle = self.dome(tile.at, Site::CENTRE);
        for &direction in &tile.spokes {
            self.bridge(middle, self.dome(tile.at, side(direction)));
        }
        for &direction in &tile.rims {
            self.bridge(self.dome(tile.at, side(direction)), self.dome(tile.at, side(direction + 1)));
        }
        for &direction in &tile.ports {
            let beyond = tile.at.step(direction);
            if view.dock == Some(beyond) || direction < 3 && view.tiles.iter().any(|other| other.at == beyond) {
                self.bridge(self.dome(tile.at, side(direction)), self.dome(beyond, side(direction + 3)));
            }
        }
        for (site, figure) in (0..6).map(Site::side).chain([Site::CENTRE]).zip(tile.figures) {
            self.figure(view, tile, site, figure);
        }
        let number = format!(
            "{}{}{}",
            tile.module,
            if tile.hard { "h" } else { "" },
            if tile.shielded || tile.calm { "+" } else { "" }
        );
        self.write((x, y - 4), &number, Ink::Strong);
        self.write((x, y - 3), &tile.at.name(), Ink::Muted);
        let dice = names::falling_dice(view, tile.at).iter().map(u8::to_string).collect::<Vec<_>>().join("·");
        if view.falling.contains(&tile.at) {
            self.write((x, y + 3), "*!*", Ink::Danger);
        } else if !dice.is_empty() {
            self.write((x, y + 3), &format!("*{dice}"), Ink::Danger);
        }
    }

    fn figure(&mut self, view: &View, tile: &TileView, site: Site, figure: Figure) {
        let at = self.dome(tile.at, site);
        let threatened = names::is_threatened(view, tile.at, site);
        let (character, ink) = match figure {
            Figure::Open => ('·', Ink::Muted),
            Figure::PowerPlant => ('#', Ink::Good),
            Figure::CommandDish => ('@', Ink::Strong),
            Figure::SuperCreep => ('X', Ink::Danger),
            Figure::Colonist => ('o', if threatened { Ink::Danger } else { Ink::Accent }),
            Figure::Creep => ('x', Ink::Danger),
            Figure::Robot(seat) => (seat.letter(), Ink::Seat(seat)),
        };
        self.put(at, character, ink);
        if threatened {
            self.put((at.0 + 1, at.1), '!', Ink::Danger);
        }
        if let Some(passage) = view.passage.filter(|passage| passage.at == Spot::At(tile.at, site)) {
            let (character, ink) = passage.robot.map_or(('o', Ink::Accent), |seat| (seat.letter(), Ink::Seat(seat)));
            self.put((at.0 - 1, at.1), character, ink);
        }
    }

    fn pod(&mut self, view: &View, cell: Cell, words: &Narrator<'_>) {
        let (x, y) = self.middle(cell);
        let aboard = view.seats.iter().filter(|seat| seat.place == Some(Spot::Pod));
        self.write((x, y - 1), &words.word("board-pod").to_uppercase(), Ink::Strong);
        self.write((x, y), &format!("o {}/{}", view.aboard, view.capacity), Ink::Accent);
        let start = x - view.seats.len() as i16 / 2;
        for (x, seat) in (start..).zip(aboard) {
            self.put((x, y + 1), seat.seat.letter(), Ink::Seat(seat.seat));
        }
    }

    fn lines(self) -> impl Iterator<Item = Line> {
        self.cells.into_iter().map(|row| {
            let mut line = Line::new();
            for (character, ink) in row {
                match line.0.last_mut() {
                    Some(span) if span.ink == ink || character == ' ' => span.text.push(character),
                    _ => line = line.with(ink, character),
                }
            }
            line
        })
    }
}
