//! Market and space side by side, the launch or the rocket, the players, the hand.

use engine::phrase;
use narration::Narrator;
use rocketmen::{
    Destination, Face, GoalView, Items, LaunchView, LocationView, Mode, SeatView, TradeView, View, percent,
};

use super::scores::Sheet;
use super::{goals, names};
use crate::{Ink, Line, seat_mark};

/// The width of the market beside the locations.
const MARKET: usize = 62;
/// The width of it all.
const WIDTH: usize = 100;

pub(super) fn draw(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let mut lines = final_scores(view, words);
    lines.extend(side_by_side(market(view, words), space(view, words)));
    lines.push(Line::new());
    lines.extend(view.seats.iter().flat_map(|seat| player(view, seat, words)));
    lines.extend(robot(view, words));
    lines.extend(
        view.flown.iter().map(|flown| Line::new().with(Ink::Accent, format!("  {}", words.sentence(&flown.words())))),
    );
    if let Some(launch) = view.launch.as_ref().filter(|launch| launch.location.is_some()) {
        lines.push(Line::new());
        lines.extend(flight(view, launch, words));
    }
    lines.push(Line::new());
    lines.extend(outlook(view, words));
    if let Some(trade) = &view.trade {
        lines.push(tray(trade, words));
    }
    lines.extend(hand(view, words));
    lines.extend(own_goals(view, words));
    lines.push(legend(words));
    lines.into_iter().flat_map(folded).collect()
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

/// A line in as many as it needs, broken between its parts.
fn folded(line: Line) -> Vec<Line> {
    let mut lines = vec![Line::new()];
    let mut width = 0;
    for span in line.0 {
        let more = span.text.trim_end().chars().count();
        if width > 0 && width + more > WIDTH {
            lines.push(Line::new().plain("      "));
            width = 6;
        }
        width += span.text.chars().count();
        lines.last_mut().expect("there is a line").0.push(span);
    }
    lines
}

/// Two blocks beside each other.
fn side_by_side(left: Vec<Line>, right: Vec<Line>) -> Vec<Line> {
    let mut right = right.into_iter();
    let mut lines: Vec<Line> = left
        .into_iter()
        .map(|line| {
            let width: usize = line.0.iter().map(|span| span.text.chars().count()).sum();
            let mut line = line.plain(" ".repeat(MARKET.saturating_sub(width)));
            line.0.extend(right.next().unwrap_or_default().0);
            line
        })
        .collect();
    lines.extend(right.map(|line| {
        let mut moved = Line::new().plain(" ".repeat(MARKET));
        moved.0.extend(line.0);
        moved
    }));
    lines
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

fn market(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let heading = Line::new()
        .column(Ink::Muted, &format!("  {} ({})", words.word("heading-market"), view.supply), 33)
        .column(Ink::Muted, &words.word("board-gives"), 13)
        .with(Ink::Muted, words.word("board-costs"));
    let slots = (1..).zip(&view.display).map(|(slot, offer): (u8, _)| match offer {
        Some(offer) => Line::new()
            .column(Ink::Strong, &format!("{}{slot}", chosen(view, slot)), 4)
            .column(Ink::Plain, &cut(&names::kind(offer.card, words), 28), 29)
            .column(Ink::Accent, &short(&offer.items), 13)
            .with(Ink::Strong, short(&offer.cost)),
        None => Line::new().column(Ink::Muted, &format!("  {slot}"), 4).with(Ink::Muted, "-"),
    });
    let engines = view.engines.iter().map(|pile| {
        Line::new()
            .column(Ink::Muted, &format!("  ×{}", pile.left), 4)
            .column(Ink::Plain, &cut(&format!(" {}", names::kind(pile.card, words)), 28), 29)
            .column(Ink::Accent, &"▲".repeat(pile.points.into()), 13)
            .with(Ink::Strong, short(&pile.cost))
    });
    std::iter::once(heading).chain(slots).chain(engines).collect()
}

fn chosen(view: &View, slot: u8) -> &'static str {
    if view.trade.as_ref().is_some_and(|trade| trade.slots.contains(&slot)) { " *" } else { "  " }
}

fn space(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let mut lines = Vec::new();
    for destination in Destination::ALL.into_iter().rev() {
        if view.mode == Mode::BattleForEarth && destination != Destination::Earth {
            continue;
        }
        let flight = &view.printed.flights[destination.index()];
        let honour = view.honours.iter().find(|honour| honour.destination == destination);
        let holder =
            honour.map(|honour| honour.holder.map_or_else(|| " (+1)".to_owned(), |seat| format!(" (+1 {seat})")));
        let name = names::destination(destination, words);
        let facts = words.say(&phrase!("board-flight", target = flight.target, draws = flight.draws));
        lines.push(Line::new().with(Ink::Muted, format!("{name}: {facts}{}", holder.unwrap_or_default())));
        let places = view.locations.iter().filter(|place| place.location.destination == destination);
        lines.extend(places.map(|place| location(place, words)));
    }
    lines
}

fn location(place: &LocationView, words: &Narrator<'_>) -> Line {
    let site = place.location;
    let name = names::mission_type(site.mission_type, words);
    let mut line = Line::new()
        .column(Ink::Plain, &format!("  {}", cut(&name, 17)), 20)
        .column(Ink::Danger, &format!("▲{}", site.rocket_points), 4)
        .column(Ink::Strong, &format!("{}/{}", site.vp_first, site.vp_other), 5);
    for &seat in &place.seats {
        let first = if place.first == Some(seat) { "!" } else { "" };
        line = line.with(Ink::Seat(seat), format!("{seat}{first} "));
    }
    if place.ai {
        let first = if place.ai_first { "!" } else { "" };
        line = line.with(Ink::Muted, format!("{}{first}", words.word("board-ai")));
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
        .plain(format!("{facts}  "))
        .with(Ink::Good, won.join(" "));
    let plan = match seat.plan {
        Some(plan) => names::title(view, plan, words),
        None => words.word("board-no-plan"),
    };
    let mut second = Line::new().plain("     ").with(Ink::Danger, format!("▲{} ", seat.points)).with(Ink::Strong, plan);
    for shown in &seat.pad {
        let gives = short(&view.printed.print(shown.kind).items);
        second = second.plain(format!(" + {} [{gives}]", names::face(*shown, words)));
    }
    if seat.plan.is_some() {
        let boosts = names::boosts(view, seat.boosts, words);
        second = second.with(Ink::Muted, format!("  {boosts}"));
    }
    vec![first, second]
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
    vec![
        Line::new()
            .with(Ink::Strong, format!("  {place}  "))
            .with(Ink::Accent, spaces)
            .with(Ink::Muted, format!("  {} ", words.word("board-chance")))
            .with(Ink::Strong, format!("{} %", percent(launch.chance)))
            .with(Ink::Muted, burning)
            .with(Ink::Danger, format!("   {}: {abort}", words.word("board-abort"))),
        Line::new()
            .with(Ink::Muted, format!("  {drawn} "))
            .with(Ink::Strong, values(&launch.drawn))
            .with(Ink::Accent, format!(" {}", values(&launch.shown)))
            .with(Ink::Muted, format!("   {} {}", words.word("board-left-word"), left.join("  "))),
    ]
}

/// Where the viewer's planned mission could fly, before a launch.
fn outlook(view: &View, words: &Narrator<'_>) -> Option<Line> {
    let seat = view.viewer.seat().unwrap_or(view.active);
    let flights = view.outlook(seat);
    if flights.is_empty() || view.launch.as_ref().is_some_and(|launch| launch.location.is_some()) {
        return None;
    }
    let mut line = Line::new().with(Ink::Muted, format!("  {}  ", words.word("board-outlook")));
    for flight in flights {
        let state = if flight.been {
            words.word("board-been")
        } else if flight.missing > 0 {
            words.say(&phrase!("board-missing", points = flight.missing))
        } else {
            format!("{} %", percent(flight.chance))
        };
        let ink = if flight.been || flight.missing > 0 { Ink::Muted } else { Ink::Good };
        line = line
            .plain(format!("{}: ", names::destination(flight.location.destination, words)))
            .with(ink, format!("{state}   "));
    }
    Some(line)
}

fn tray(trade: &TradeView, words: &Narrator<'_>) -> Line {
    Line::new()
        .with(Ink::Accent, format!("  {}  ", words.word("board-tray")))
        .with(Ink::Muted, format!("{} ", words.word("board-price")))
        .with(Ink::Strong, short(&trade.price))
        .with(Ink::Muted, format!("   {} ", words.word("board-given")))
        .with(Ink::Strong, short(&trade.given))
}

/// The viewer's own cards, as many on a line as fit, and the goals.
fn hand(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let Some(hand) = &view.hand else { return Vec::new() };
    let cards: Vec<String> =
        hand.iter().map(|held| format!("{} [{}]", hand_name(view, held.card, words), short(&held.items))).collect();
    let mut rows = vec![String::new()];
    for card in cards {
        let row = rows.last_mut().expect("there is a row");
        if !row.is_empty() && row.chars().count() + card.chars().count() > 86 {
            rows.push(card);
        } else {
            row.push_str(if row.is_empty() { "" } else { "  " });
            row.push_str(&card);
        }
    }
    let mut lines: Vec<Line> = Vec::new();
    for (index, row) in rows.into_iter().enumerate() {
        let heading = if index == 0 { words.word("board-hand-cards") } else { String::new() };
        lines.push(Line::new().column(Ink::Muted, &format!("  {heading}"), 8).with(Ink::Strong, row));
    }
    lines
}

fn hand_name(view: &View, face: Face, words: &Narrator<'_>) -> String {
    if face.copied { names::face(face, words) } else { names::title(view, face.kind, words) }
}

/// Personal Goals with what is done of them.
fn own_goals(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let goal = |goal: &GoalView| {
        let mut line = Line::new().with(Ink::Muted, format!("  {} ", words.word("board-score-goal")));
        if !view.viewer.is(goal.seat) {
            line = line.with(Ink::Seat(goal.seat), format!("{} ", goal.seat));
        }
        line = line.with(Ink::Strong, format!("{}: ", words.word(&format!("goal-{}", goal.goal))));
        for task in &goal.tasks {
            let (ink, mark) = if task.is_done() { (Ink::Good, "✓") } else { (Ink::Plain, "·") };
            line = line.with(ink, format!("{mark} {}  ", goals::text(task, words)));
        }
        let [_, one, two, three] = goal.vp;
        let worth = if goal.mandatory {
            words.word("board-mandatory")
        } else {
            format!("{one}/{two}/{three} {}", words.word("board-vp"))
        };
        line.with(Ink::Muted, worth)
    };
    view.goals.iter().map(goal).collect()
}

/// What the letters mean.
fn legend(words: &Narrator<'_>) -> Line {
    let letters = [("▲", "rocket"), ("C", "computer"), ("M", "composite"), ("B", "biotech"), ("S", "science")];
    let parts: Vec<String> =
        letters.iter().map(|(letter, item)| format!("{letter} {}", names::item_name(item, 1, words))).collect();
    Line::new().with(Ink::Muted, format!("  {}", parts.join("  ")))
}
