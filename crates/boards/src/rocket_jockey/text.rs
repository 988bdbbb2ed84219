//! The planets as a list, the cards beneath, the players below.

use narration::Narrator;
use rocket_jockey::{Cargo, CargoView, Maneuver, SeatView, View};

use crate::{Ink, Line, seat_mark};

pub(super) fn draw(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let mut lines = vec![aliens_line(view, words)];
    lines.extend(view.planets.iter().rev().map(|planet| planet_line(view, planet, words)));
    lines.push(Line::new());
    lines.push(cards_line(view, words));
    lines.push(decks_line(view, words));
    if let Some(tally) = tally_line(view, words) {
        lines.push(tally);
    }
    lines.push(Line::new());
    lines.extend(view.seats.iter().map(|seat| seat_line(view, seat, words)));
    if let Some(hand) = hand_line(view, words) {
        lines.push(Line::new());
        lines.push(hand);
    }
    lines
}

/// Deep space above the planets, where the Aliens come from.
fn aliens_line(view: &View, words: &Narrator<'_>) -> Line {
    let line = Line::new().column(Ink::Muted, " 10", 5).column(Ink::Muted, &words.word("deep-space"), 12);
    if view.aliens == Some(10) { line.with(Ink::Good, alien_mark(view, words)) } else { line }
}

fn alien_mark(view: &View, words: &Narrator<'_>) -> String {
    let owner = view.aliens_reserved_by.map(|seat| format!(" [{seat}]")).unwrap_or_default();
    format!("<(o_o)> {}{owner}", words.word("the-aliens"))
}

fn planet_line(view: &View, planet: &CargoView, words: &Narrator<'_>) -> Line {
    let name = words.word(&format!("planet-{}", planet.planet));
    let mut line = Line::new().column(Ink::Strong, &format!("  {}", planet.planet), 5).column(Ink::Plain, &name, 12);
    line = match planet.cargo {
        Some(cargo) => line.column(Ink::Accent, &cargo_text(cargo, words), 20),
        None => line.column(Ink::Muted, "—", 20),
    };
    if let Some(owner) = planet.reserved_by {
        line = line.with(Ink::Seat(owner), format!("[{}]  ", seat_mark(owner)));
    }
    if let Some(flight) = view.flight.as_ref().filter(|flight| flight.at == planet.planet) {
        let goal = words.word(&format!("planet-{}", flight.destination));
        line = line.with(Ink::Strong, format!("=> {goal}{}  ", star(flight.express)));
    }
    if view.aliens == Some(planet.planet) {
        line = line.with(Ink::Good, alien_mark(view, words));
    }
    line
}

fn cargo_text(cargo: Cargo, words: &Narrator<'_>) -> String {
    let name = words.word(&format!("planet-{}", cargo.destination));
    format!("→ {} {name}{}", cargo.destination, star(cargo.express))
}

fn star(express: bool) -> &'static str {
    if express { " ★" } else { "" }
}

fn card(card: Option<&Maneuver>) -> String {
    card.map_or_else(|| " — ".to_owned(), |card| format!("[{card}]"))
}

fn cards_line(view: &View, words: &Narrator<'_>) -> Line {
    let mut line = Line::new().with(Ink::Muted, format!("  {}  ", words.word("board-drafts")));
    for (number, pile) in (1..).zip(&view.drafts) {
        line = line.with(Ink::Muted, format!("{number} ")).with(Ink::Accent, format!("{}  ", card(pile.as_ref())));
    }
    line.with(Ink::Muted, format!("{} ", words.word("board-discard")))
        .with(Ink::Accent, card(view.discard.first()))
        .with(Ink::Muted, format!(" ({})", view.discard.len()))
}

fn decks_line(view: &View, words: &Narrator<'_>) -> Line {
    Line::new()
        .with(Ink::Muted, format!("  {} ", words.word("board-deck")))
        .plain(format!("{}  ", view.deck))
        .with(Ink::Muted, format!("{} ", words.word("board-cargo-deck")))
        .plain(view.cargo_deck.to_string())
}

/// The running count of the open run: cards + stars = count, and its points.
fn tally_line(view: &View, words: &Narrator<'_>) -> Option<Line> {
    let (run, points, more) = view.tally()?;
    let hops: Vec<String> = view.played.iter().map(|hop| format!("{}→{}", hop.from, hop.to)).collect();
    let text = format!("{} + {}★ = {} → {points} ({more})", run.cards, run.bonus, run.count());
    Some(
        Line::new()
            .with(Ink::Muted, format!("  {} ", words.word("board-run")))
            .with(Ink::Strong, text)
            .with(Ink::Muted, format!("   {}", hops.join(" "))),
    )
}

fn seat_line(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Line {
    let arrow = if view.active == seat.seat { "▶" } else { " " };
    let lights: String = (1..=9).map(|planet| light(seat, planet)).collect();
    let known: Vec<String> = seat.known.iter().map(Maneuver::to_string).collect();
    let known = if known.is_empty() { String::new() } else { format!(" ({})", known.join(" ")) };
    Line::new()
        .with(Ink::Accent, format!("{arrow} "))
        .column(Ink::Seat(seat.seat), &format!("{} {}", seat_mark(seat.seat), words.name(seat.seat)), 18)
        .column(Ink::Strong, &format!("{} {}", seat.score, words.word("board-points")), 12)
        .column(Ink::Plain, &format!("{} {}{known}", seat.hand, words.word("board-cards")), 20)
        .column(Ink::Plain, &format!("{} {}", seat.supply, words.word("board-copilots")), 15)
        .with(Ink::Accent, lights)
}

/// One of the nine lights of a player: the planet's number if delivered to.
fn light(seat: &SeatView, planet: u8) -> char {
    if seat.planets.contains(&planet) { (b'0' + planet) as char } else { '·' }
}

fn hand_line(view: &View, words: &Narrator<'_>) -> Option<Line> {
    let hand = view.hand.as_ref()?;
    let cards: Vec<String> = hand.iter().map(|held| format!("[{}]", held.card)).collect();
    Some(Line::new().with(Ink::Muted, format!("  {}  ", words.word("board-hand"))).with(Ink::Strong, cards.join("  ")))
}
