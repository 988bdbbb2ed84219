//! The planets as a list; beside them the cards to draw and the players; beneath, your hand and the run so far.
//! With most tables
//! it is 80 columns wide and 12 rows high at most, so that it fits on a small screen.

use engine::phrase;
use narration::Narrator;
use rocket_jockey::{Cargo, CargoView, Maneuver, SeatView, View};

use crate::{Ink, Line, seat_mark};

/// The width of the list of planets.
const PLANETS: usize = 39;
/// The orbit on which the Aliens appear.
const BEYOND: u8 = 10;
/// The longest name of a player that fits.
const NAME: usize = 10;

pub(super) fn draw(view: &View, words: &Narrator<'_>) -> Vec<Line> {
    let planets = view.planets.iter().rev().map(|at| planet(view, at, words));
    let left = deep_space(view, words).into_iter().chain(planets);
    let seats = view.seats.iter().flat_map(|seat| [seat_line(view, seat, words), cards_line(seat)]);
    let right = [drafts(view, words), decks(view, words)].into_iter().chain(seats);
    let mut lines = beside(left.collect(), right.collect());
    lines.extend(hand(view, words));
    lines.extend(run(view, words));
    lines
}

/// Two drawings side by side.
fn beside(left: Vec<Line>, right: Vec<Line>) -> Vec<Line> {
    let rows = left.len().max(right.len());
    let all = |lines: Vec<Line>| lines.into_iter().chain(std::iter::repeat_with(Line::new)).take(rows);
    all(left)
        .zip(all(right))
        .map(|(mut left, right)| {
            let used: usize = left.0.iter().map(|span| span.text.chars().count()).sum();
            left = left.plain(" ".repeat(PLANETS.saturating_sub(used)));
            left.0.extend(right.0);
            left
        })
        .collect()
}

/// Beyond the planets, where the Aliens come from: drawn only while they are there.
fn deep_space(view: &View, words: &Narrator<'_>) -> Option<Line> {
    view.aliens.filter(|&at| at == BEYOND)?;
    let line = Line::new().with(Ink::Muted, "  10 ").column(Ink::Muted, &words.word("deep-space"), 23);
    Some(aliens(line, view, BEYOND))
}

fn aliens(line: Line, view: &View, at: u8) -> Line {
    if view.aliens != Some(at) {
        return line;
    }
    let line = line.with(Ink::Good, "<(o_o)>");
    match view.aliens_reserved_by {
        Some(owner) => line.with(Ink::Seat(owner), owner.to_string()),
        None => line,
    }
}

/// A planet: » marks where the cargo in flight is, ◎ where it is bound for.
fn planet(view: &View, planet: &CargoView, words: &Narrator<'_>) -> Line {
    let flight = view.flight.as_ref();
    let (mark, ink) = match flight {
        Some(flight) if flight.at == planet.planet => ("» ", Ink::Accent),
        Some(flight) if flight.destination == planet.planet => ("◎ ", Ink::Good),
        _ => ("  ", Ink::Plain),
    };
    let name = words.word(&format!("planet-{}", planet.planet));
    let line = Line::new().with(ink, mark).column(Ink::Strong, &format!("{:>2}", planet.planet), 3).column(
        if flight.is_some() { ink } else { Ink::Plain },
        &name,
        9,
    );
    let line = match planet.cargo {
        Some(cargo) => line.column(Ink::Accent, &cargo_text(cargo, words), 14),
        None => line.column(Ink::Muted, "–", 14),
    };
    let line = match planet.reserved_by {
        Some(owner) => line.column(Ink::Seat(owner), &seat_mark(owner), 4),
        None => line.plain("    "),
    };
    aliens(line, view, planet.planet)
}

fn cargo_text(cargo: Cargo, words: &Narrator<'_>) -> String {
    destination(cargo.destination, cargo.express, words)
}

/// Where a cargo wants to go; a star if it is express.
fn destination(planet: u8, express: bool, words: &Narrator<'_>) -> String {
    let star = if express { " ★" } else { "" };
    format!("→ {planet} {}{star}", words.word(&format!("planet-{planet}")))
}

fn card(card: Option<&Maneuver>) -> String {
    card.map_or_else(|| "  –  ".to_owned(), |card| format!("[{card}]"))
}

fn drafts(view: &View, words: &Narrator<'_>) -> Line {
    let line = Line::new().with(Ink::Muted, format!("{} ", words.word("board-drafts")));
    (1..).zip(&view.drafts).fold(line, |line, (number, pile)| {
        line.with(Ink::Muted, format!("{number} ")).with(Ink::Accent, format!("{} ", card(pile.as_ref())))
    })
}

/// Discards, deck and cargo deck.
fn decks(view: &View, words: &Narrator<'_>) -> Line {
    let line = Line::new()
        .with(Ink::Muted, format!("{} ", words.word("board-discard")))
        .with(Ink::Accent, card(view.discard.first()))
        .plain(format!(" {}", view.discard.len()));
    let count = |line: Line, word: &str, cards: u8| {
        line.with(Ink::Muted, format!(" {} ", words.word(word))).plain(cards.to_string())
    };
    count(count(line, "board-deck", view.deck), "board-cargo-deck", view.cargo_deck)
}

fn seat_line(view: &View, seat: &SeatView, words: &Narrator<'_>) -> Line {
    let arrow = if view.active == seat.seat { "▶ " } else { "  " };
    let mut name = words.name(seat.seat);
    if name.chars().count() > NAME {
        name = name.chars().take(NAME - 1).chain(['…']).collect();
    }
    Line::new()
        .with(Ink::Accent, arrow)
        .column(Ink::Seat(seat.seat), &format!("{} {name}", seat_mark(seat.seat)), NAME + 5)
        .with(Ink::Strong, format!("{:>10}", points(seat.score, words)))
        .with(Ink::Muted, format!("  {} ", words.word("board-copilots")))
        .plain(seat.supply.to_string())
}

/// The cards of a player, a question mark for each one that nobody else knows, and the planets delivered to.
fn cards_line(seat: &SeatView) -> Line {
    let known = seat.known.iter().map(Maneuver::to_string);
    let hidden = usize::from(seat.hand).saturating_sub(seat.known.len());
    let cards: Vec<String> = known.chain(std::iter::repeat_n("?".to_owned(), hidden)).collect();
    let lights: String = (1..=9).map(|planet| light(seat, planet)).collect();
    Line::new().plain("    ").with(Ink::Accent, lights).plain(" ").with(Ink::Muted, cards.join(" "))
}

/// One of the nine lights of a player: the planet's number if delivered to.
fn light(seat: &SeatView, planet: u8) -> char {
    if seat.planets.contains(&planet) { (b'0' + planet) as char } else { '·' }
}

fn hand(view: &View, words: &Narrator<'_>) -> Option<Line> {
    let hand = view.hand.as_ref()?;
    let cards: Vec<String> = hand.iter().map(|held| format!("[{}]", held.card)).collect();
    let cards = if cards.is_empty() { "–".to_owned() } else { cards.join(" ") };
    Some(Line::new().with(Ink::Muted, format!("  {}  ", words.word("board-hand"))).with(Ink::Strong, cards))
}

/// The open run: the way so far, its count (cards and stars) and its points, and what is in flight.
fn run(view: &View, words: &Narrator<'_>) -> Option<Line> {
    let (run, points, _) = view.tally()?;
    let mut line = Line::new().with(Ink::Muted, format!("  {}  ", words.word("board-run")));
    if let Some(flight) = &view.flight {
        line = line.with(Ink::Accent, format!("» {}  ", destination(flight.destination, flight.express, words)));
    }
    for hop in &view.played {
        line = line.plain(format!("{}→{}  ", hop.from, hop.to));
    }
    let sum = format!("{} + {}★ = {}", run.cards, run.bonus, run.count());
    Some(line.with(Ink::Strong, sum).with(Ink::Good, format!("  {}", self::points(points, words))))
}

fn points(points: i16, words: &Narrator<'_>) -> String {
    words.say(&phrase!("ui-points-count", points = points))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Drawing;
    use engine::{Chance, Game, QuickDice, Seat, Setup, Viewer};
    use narration::Language;
    use rocket_jockey::RocketJockey;

    #[test]
    fn it_fits_on_a_small_screen_all_match_long() {
        let names = ["Anna", "Bartholomew the Third", "Cem", "Dörte"].map(str::to_owned);
        let mut dice = QuickDice::new(3);
        let deal = RocketJockey::deal(RocketJockey::components(), &Setup::new(4), &mut dice);
        let mut position = deal.expect("four can play");
        let mut actions = Vec::new();
        while let Some(seat) = position.to_act().first() {
            for language in Language::ALL {
                let words = Narrator::new(language, "rocket-jockey", &names, Viewer::Seat(Seat::new(0)));
                let lines = RocketJockey::text(&position.view(words.viewer()), &words);
                assert!(lines.len() <= 13, "{} rows", lines.len());
                for line in lines {
                    assert!(line.to_string().chars().count() <= 80, "too wide: {line}");
                }
            }
            actions.clear();
            position.actions(seat, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            position.play(seat, action, &mut dice, &mut ());
        }
    }
}
