//! One's own cards and goals, then market and space, the other players, and what cards do. Nothing is wider than 80 columns.

use std::collections::BTreeSet;

use engine::{Noun, phrase};
use narration::Narrator;
use rocketmen::{
    Destination, Face, GoalView, Items, LaunchView, LocationView, Mode, SeatView, TradeView, View, percent,
};

use super::scores::Sheet;
use super::{goals, names};
use crate::{Ink, Line, seat_mark};

/// The width of it all.
const WIDTH: usize = 79;
/// The width of a card of the market: two of them on a line.
const OFFER: usize = 40;

pub(super) fn draw(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let (own, others): (Vec<&SeatView>, Vec<&SeatView>) = view.seats.iter().partition(|seat| view.viewer.is(seat.seat));
    let players = |seats: &[&SeatView]| seats.iter().flat_map(|seat| player(view, seat, words)).collect::<Vec<_>>();
    let mut lines = final_scores(view, words);
    lines.extend(players(&own));
    lines.extend(hand(view, words));
    lines.extend(own_goals(view, words));
    lines.extend(running_flight(view, words));
    lines.extend(outlook(view, words));
    lines.extend(view.trade.iter().map(|trade| tray(trade, words)));
    lines.push(Line::fold());
    lines.extend(market(view, words));
    lines.extend(space(view, words));
    lines.push(Line::new());
    lines.extend(players(&others));
    lines.extend(robot(view, words));
    lines.extend(
        view.flown.iter().map(|flown| Line::new().with(Ink::Accent, format!("  {}", words.sentence(&flown.words())))),
    );
    lines.push(Line::new());
    lines.extend(effects(view, words));
    lines.push(legend(words));
    lines
}

/// What everybody's points are made of, at the end.
fn final_scores(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let Some(sheet) = Sheet::of(view, words) else { return Vec::new() };
    let row = |name: &str, cells: &[String], ink| {
        let line = Line::new().column(Ink::Strong, &cut(&format!("  {name}"), 22), 23);
        cells.iter().fold(line, |line, cell| line.column(ink, cell, cell.chars().count().max(12) + 1))
    };
    let mut lines = vec![row(&words.word("board-scores"), &sheet.heads, Ink::Muted)];
    lines.extend(sheet.rows.iter().map(|(who, cells)| row(&sheet.name(*who, words), cells, Ink::Plain)));
    lines.extend(sheet.notes.iter().map(|note| Line::new().with(Ink::Accent, format!("  {note}"))));
    lines.push(Line::new());
    lines
}

/// A head and its parts on as many lines as they need, broken between the parts.
fn rows(head: Line, parts: impl IntoIterator<Item = Line>) -> Vec<Line> {
    let mut rows = vec![head];
    for part in parts {
        if rows.last().is_some_and(|row| row.width() + 2 + part.width() > WIDTH) {
            rows.push(Line::new().plain("   "));
        }
        let row = rows.pop().unwrap_or_default().plain("  ");
        rows.push(Line(row.0.into_iter().chain(part.0).collect()));
    }
    rows
}

/// Money and items in short: "$30 ▲▲ C".
fn short(items: &Items) -> String {
    let mut parts = Vec::new();
    if items.money > 0 {
        parts.push(format!("${}", items.money));
    }
    let letters = [
        ("▲", items.rocket),
        ("C", items.computer),
        ("M", items.composite),
        ("B", items.biotech),
        ("S", items.science),
    ];
    parts.extend(letters.into_iter().filter(|item| item.1 > 0).map(|(letter, count)| letter.repeat(count.into())));
    if parts.is_empty() { "-".to_owned() } else { parts.join(" ") }
}

/// A text cut to a width.
fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width - 1).chain(['…']).collect()
}

/// The Engines in a row, then the display in two columns.
fn market(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let heading = format!("  {} ({})  {}", words.word("heading-market"), view.supply, words.word("board-engine"));
    let engines = view.engines.iter().map(|pile| {
        Line::new()
            .with(Ink::Muted, format!("×{} ", pile.left))
            .with(Ink::Accent, "▲".repeat(pile.points.into()))
            .with(Ink::Strong, format!(" {}", short(&pile.cost)))
    });
    let offers: Vec<Line> = (1..)
        .zip(&view.display)
        .map(|(slot, offer): (u8, _)| match offer {
            Some(offer) => Line::new()
                .column(Ink::Strong, &format!("{}{slot}", chosen(view, slot)), 4)
                .column(Ink::Plain, &cut(&names::kind(offer.card, words), 22), 23)
                .column(Ink::Accent, &short(&offer.items), 6)
                .with(Ink::Strong, short(&offer.cost)),
            None => Line::new().column(Ink::Muted, &format!("  {slot}"), 4).with(Ink::Muted, "-"),
        })
        .collect();
    let half = offers.len().div_ceil(2);
    let beside = |(row, left): (usize, &Line)| {
        let gap = " ".repeat(OFFER.saturating_sub(left.width()));
        let right = offers.get(half + row).cloned().unwrap_or_default();
        Line(left.clone().plain(gap).0.into_iter().chain(right.0).collect())
    };
    let display = offers.iter().take(half).enumerate().map(beside);
    rows(Line::new().with(Ink::Muted, heading), engines).into_iter().chain(display).collect()
}

fn chosen(view: &View, slot: u8) -> &'static str {
    if view.trade.as_ref().is_some_and(|trade| trade.slots.contains(&slot)) { " *" } else { "  " }
}

fn space(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let there = |destination: &Destination| view.mode != Mode::BattleForEarth || *destination == Destination::Earth;
    Destination::all().filter(there).flat_map(|destination| flights_to(view, destination, words)).collect()
}

/// A destination and its locations.
fn flights_to(view: &View, destination: Destination, words: &Narrator<'_>) -> Vec<Line> {
    let flight = &view.printed.flights[destination as usize];
    let honour = view.honours.iter().find(|honour| honour.destination == destination);
    let holder = honour.map(|honour| honour.holder.map_or_else(|| " +1".to_owned(), |seat| format!(" +1 {seat}")));
    let facts = words.say(&phrase!("board-flight-short", target = flight.target, draws = flight.draws));
    let name = names::destination(destination, words);
    let head = Line::new().with(Ink::Muted, format!("  {name}: {facts}{}", holder.unwrap_or_default()));
    let places = view.locations.iter().filter(|place| place.location.destination == destination);
    rows(head, places.map(|place| location(place, words)))
}

fn location(place: &LocationView, words: &Narrator<'_>) -> Line {
    let site = place.location;
    let mut line = Line::new()
        .plain(names::mission_type(site.mission_type, words))
        .with(Ink::Danger, format!(" ▲{}", site.rocket_points))
        .with(Ink::Strong, format!(" {}/{}", site.vp_first, site.vp_other));
    for &seat in &place.seats {
        let first = if place.first == Some(seat) { "!" } else { "" };
        line = line.with(Ink::Seat(seat), format!(" {seat}{first}"));
    }
    if place.ai {
        let first = if place.ai_first { "!" } else { "" };
        line = line.with(Ink::Muted, format!(" {}{first}", words.word("board-ai")));
    }
    line
}

fn player(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Vec<Line> {
    let arrow = if view.active == seat.seat { "▶" } else { " " };
    let [rocket, hand, cash, science] = seat.achievements;
    let end = view.end_score.map(|score| format!("/{score}")).unwrap_or_default();
    let facts = format!(
        "{} {}  {} {}  {} {}  {} {}",
        words.word("board-hand-cards"),
        seat.hand,
        words.word("board-hq"),
        seat.hq,
        words.word("board-warehouse"),
        seat.warehouse.len(),
        words.word("board-tokens-left"),
        seat.tokens_left
    );
    let won = [
        (rocket > 0).then(|| format!("▲+{rocket}")),
        (hand > 0).then(|| format!("{} +{hand}", words.word("board-hand-size"))),
        (cash > 0).then(|| format!("$20×{}/{cash}", seat.cash)),
        (science > 0).then(|| format!("S×{}/{science}", seat.science)),
    ];
    let won: Vec<String> = won.into_iter().flatten().collect();
    let first = Line::new()
        .with(Ink::Accent, format!("{arrow} "))
        .column(Ink::Seat(seat.seat), &cut(&format!("{} {}", seat_mark(seat.seat), words.name(seat.seat)), 18), 19)
        .column(Ink::Strong, &format!("{}{end} {}", seat.vp, words.word("board-vp")), 10)
        .plain(facts);
    let won = won.into_iter().map(|won| Line::new().with(Ink::Good, won));
    rows(first, won).into_iter().chain(rocket_rows(view, seat, words)).collect()
}

/// What a player's rocket is made of.
fn rocket_rows(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Vec<Line> {
    let plan = match seat.plan {
        Some(plan) => names::title(view, plan, words),
        // Who has no plan is told so anyway, and the room is needed.
        None if view.viewer.is(seat.seat) && seat.pad.is_empty() => return Vec::new(),
        None => words.word("board-no-plan"),
    };
    let head = Line::new().plain("  ").with(Ink::Danger, format!("▲{} ", seat.points)).with(Ink::Strong, plan);
    let cards = seat.pad.iter().map(|shown| {
        let gives = short(&view.printed.print(shown.kind).items);
        Line::new().plain(format!("+ {} [{gives}]", names::face(*shown, words)))
    });
    let boosts = seat.plan.map(|_| Line::new().with(Ink::Muted, names::boosts(view, seat.boosts, words)));
    rows(head, cards.chain(boosts))
}

fn robot(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let Some(ai) = &view.ai else { return Vec::new() };
    let state = match &ai.location {
        Some(place) => {
            words.say(&phrase!("line-ai-mission", location = place.words(), rocket = ai.rocket, target = ai.target))
        }
        None => words.word("line-ai-idle"),
    };
    let name = format!("  {}", words.word("board-ai"));
    vec![
        Line::new()
            .column(Ink::Strong, &name, 21)
            .column(Ink::Strong, &format!("{} {}", ai.vp, words.word("board-vp")), 10)
            .plain(state),
    ]
}

/// The launch under way, if it has a location.
fn running_flight(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let launch = view.launch.as_ref().filter(|launch| launch.location.is_some());
    launch.map(|launch| flight(view, launch, words)).unwrap_or_default()
}

/// The Mission Track as a row of spaces, the cards, the chance and the cost of an abort.
fn flight(view: &View, launch: &LaunchView, words: &Narrator<'_>) -> Vec<Line> {
    let spaces: String = (0..=launch.target)
        .map(|space| match space {
            _ if space == launch.rocket.min(launch.target) => "▲".to_owned(),
            _ if space == launch.target => format!("[{space}]"),
            _ if space < launch.rocket => "=".to_owned(),
            _ => "·".to_owned(),
        })
        .collect();
    let place = launch.location.as_ref().map(|place| names::location(place, words)).unwrap_or_default();
    let values = |cards: &[u8]| cards.iter().map(|value| format!("[{value}]")).collect::<Vec<_>>().join(" ");
    let left: Vec<String> = launch.left.iter().enumerate().map(|(value, count)| format!("{value}×{count}")).collect();
    let drawn = words.say(&phrase!("board-drawn", drawn = launch.drawn.len(), allowed = launch.allowed));
    let abort = names::abort(view, launch, words);
    let burning = names::burning(launch, words).map(|chance| format!(" ({chance})")).unwrap_or_default();
    let chance = Line::new()
        .with(Ink::Muted, format!("{} ", words.word("board-chance")))
        .with(Ink::Strong, format!("{} %", percent(launch.chance)))
        .with(Ink::Muted, burning);
    let abort = Line::new().with(Ink::Danger, format!("{}: {abort}", words.word("board-abort")));
    let head = Line::new().with(Ink::Strong, format!("  {place}  ")).with(Ink::Accent, spaces);
    let cards = Line::new()
        .with(Ink::Muted, format!("  {drawn} "))
        .with(Ink::Strong, values(&launch.drawn))
        .with(Ink::Accent, format!(" {}", values(&launch.shown)));
    let left = Line::new().with(Ink::Muted, format!("{} {}", words.word("board-left-word"), left.join("  ")));
    rows(head, [chance, abort]).into_iter().chain(rows(cards, [left])).collect()
}

/// Where the viewer's planned mission could fly, before a launch.
fn outlook(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let seat = view.viewer.seat().unwrap_or(view.active);
    let flights = view.outlook(seat);
    if flights.is_empty() || view.launch.as_ref().is_some_and(|launch| launch.location.is_some()) {
        return Vec::new();
    }
    let parts = flights.into_iter().map(|flight| {
        let state = if flight.been {
            words.word("board-been")
        } else if flight.missing > 0 {
            words.say(&phrase!("board-missing", points = flight.missing))
        } else {
            format!("{} %", percent(flight.chance))
        };
        let ink = if flight.been || flight.missing > 0 { Ink::Muted } else { Ink::Good };
        Line::new().plain(format!("{}: ", names::destination(flight.location.destination, words))).with(ink, state)
    });
    rows(Line::new().with(Ink::Muted, format!("  {}", words.word("board-outlook"))), parts)
}

fn tray(trade: &TradeView, words: &Narrator<'_>) -> Line {
    Line::new()
        .with(Ink::Accent, format!("  {}  ", words.word("board-basket")))
        .with(Ink::Muted, format!("{} ", words.word("board-price")))
        .with(Ink::Strong, short(&trade.price))
        .with(Ink::Muted, format!("   {} ", words.word("board-given")))
        .with(Ink::Strong, short(&trade.given))
}

/// The viewer's own cards, as many on a line as fit.
fn hand(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let Some(hand) = &view.hand else { return Vec::new() };
    let cards = hand.iter().map(|held| {
        Line::new().with(Ink::Strong, hand_name(view, held.card, words)).plain(format!(" [{}]", short(&held.items)))
    });
    rows(Line::new().with(Ink::Muted, format!("  {}", words.word("board-hand-cards"))), cards)
}

fn hand_name(view: &View, face: Face, words: &Narrator<'_>) -> String {
    if face.copied { names::face(face, words) } else { names::title(view, face.kind, words) }
}

/// Personal Goals with what is done of them.
fn own_goals(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    view.goals.iter().flat_map(|goal| goal_rows(view, goal, words)).collect()
}

fn goal_rows(view: &View, goal: &GoalView, words: &Narrator<'_>) -> Vec<Line> {
    let mut head = Line::new().with(Ink::Muted, format!("  {} ", words.word("board-score-goal")));
    if !view.viewer.is(goal.seat) {
        head = head.with(Ink::Seat(goal.seat), format!("{} ", goal.seat));
    }
    let head = head.with(Ink::Strong, words.word(&format!("goal-{}", goal.goal)) + ":");
    let tasks = goal.tasks.iter().map(|task| {
        let (ink, mark) = if task.is_done() { (Ink::Good, "✓") } else { (Ink::Plain, "·") };
        Line::new().with(ink, format!("{mark} {}", goals::text(task, words)))
    });
    let [_, one, two, three] = goal.vp;
    let worth = if goal.mandatory {
        words.word("board-mandatory")
    } else {
        format!("{one}/{two}/{three} {}", words.word("board-vp"))
    };
    rows(head, tasks.chain([Line::new().with(Ink::Muted, worth)]))
}

/// What the cards of the market and of the hand do, each once.
fn effects(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let held = view.hand.iter().flatten().map(|held| held.card.kind);
    let kinds: BTreeSet<_> = held.chain(view.display.iter().flatten().map(|offer| offer.card)).collect();
    let told = |kind| Some(format!("{}: {}", names::kind(kind, words), names::effect(view, kind, words)?));
    let layout = textwrap::Options::new(WIDTH).initial_indent("  ").subsequent_indent("      ");
    let lines = kinds.into_iter().filter_map(told).flat_map(|text| {
        let rows = textwrap::wrap(&text, &layout).into_iter();
        rows.map(|row| Line::new().with(Ink::Muted, row)).collect::<Vec<_>>()
    });
    lines.collect()
}

/// What the letters mean.
fn legend(words: &Narrator<'_>) -> Line {
    let letters = [("▲", "rocket"), ("C", "computer"), ("M", "composite"), ("B", "biotech"), ("S", "science")];
    let parts: Vec<String> =
        letters.iter().map(|(letter, item)| format!("{letter} {}", names::item_name(item, 1, words))).collect();
    Line::new().with(Ink::Muted, format!("  {}", parts.join("  ")))
}
