//! What can be done with a position, and what can be asked of it and of events.

use engine::{Chance, Game, Seat, Setup, Still, Trace, Viewer};
use rocket_jockey::{Action, CargoView, Event, RocketJockey, SeatView, View, deliverable};
use serde_json::Value;

use super::card_set;

/// A new match dealt with this chance.
pub(crate) fn deal(players: u8, chance: &mut impl Chance) -> RocketJockey {
    RocketJockey::deal(RocketJockey::components(), &Setup::new(players), chance).expect("2 to 4 can play")
}

/// The seat whose turn it is.
pub(crate) fn active(game: &RocketJockey) -> Seat {
    game.view(Viewer::Public).active
}

/// Plays actions one after another, as in `"launch 6, fly 4-6 to 4"`, and tells what happened. Shuffles change nothing.
pub(crate) fn play(game: &mut RocketJockey, codes: &str) -> Vec<Event> {
    play_with(game, codes, &mut Still)
}

/// Plays actions one after another with this chance.
pub(crate) fn play_with(game: &mut RocketJockey, codes: &str, chance: &mut impl Chance) -> Vec<Event> {
    let mut trace = Trace::default();
    for code in codes.split(", ") {
        let (seat, action) = (active(game), action(code));
        assert_eq!(game.refusal(seat, &action), None, "{code}");
        game.play(seat, action, chance, &mut trace);
        game.audit().unwrap_or_else(|problem| panic!("after {code}: {problem}"));
    }
    trace.events
}

fn action(code: &str) -> Action {
    code.parse().unwrap_or_else(|problem| panic!("{problem}"))
}

/// The codes of all legal actions of the active seat.
pub(crate) fn actions(game: &RocketJockey) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(active(game), &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// The legal actions that start with this word.
pub(crate) fn actions_to(game: &RocketJockey, verb: &str) -> Vec<String> {
    actions(game).into_iter().filter(|code| code.split(' ').next() == Some(verb)).collect()
}

/// The clause by which an action of the active seat is refused, and the key of the reason.
pub(crate) fn refused(game: &RocketJockey, code: &str) -> (&'static str, &'static str) {
    refused_to(game, active(game), code)
}

/// The clause by which an action of a seat is refused, and the key of the reason.
pub(crate) fn refused_to(game: &RocketJockey, seat: Seat, code: &str) -> (&'static str, &'static str) {
    let refusal = game.refusal(seat, &action(code)).unwrap_or_else(|| panic!("`{code}` is legal"));
    let mut listed = Vec::new();
    game.actions(seat, &mut listed);
    assert!(!listed.contains(&action(code)), "`{code}` is listed, but refused");
    (refusal.clause.0, refusal.reason.key)
}

/// Only the clause of a refusal.
pub(crate) fn clause(game: &RocketJockey, code: &str) -> &'static str {
    refused(game, code).0
}

/// What a spectator sees.
pub(crate) fn view(game: &RocketJockey) -> View {
    game.view(Viewer::Public)
}

/// What everybody knows of a player.
pub(crate) fn seat(game: &RocketJockey, seat: Seat) -> SeatView {
    view(game).seat(seat).clone()
}

pub(crate) fn score(game: &RocketJockey, of: Seat) -> i16 {
    seat(game, of).score
}

/// The hand of a seat, as that seat sees it.
pub(crate) fn hand(game: &RocketJockey, of: Seat) -> Vec<String> {
    let cards = game.view(Viewer::Seat(of)).hand.unwrap_or_default();
    cards.iter().map(|card| card.card.to_string()).collect()
}

/// A pile of the position file, top card first, each card by its kind.
pub(crate) fn pile(game: &RocketJockey, field: &str) -> Vec<String> {
    let file = saved(game);
    let cards = file[field].as_array().unwrap_or_else(|| panic!("there is no pile `{field}`"));
    let kind = |card: &Value| {
        let name = card.as_str().unwrap_or("-");
        name.split('#').next().unwrap_or_default().to_owned()
    };
    cards.iter().map(kind).collect()
}

/// The draft piles, each card by its kind.
pub(crate) fn drafts(game: &RocketJockey) -> Vec<String> {
    pile(game, "drafts")
}

/// The position as a file.
pub(crate) fn saved(game: &RocketJockey) -> Value {
    serde_json::to_value(game.save()).expect("a position can be written")
}

/// The cargo at a planet, such as `3` or `3e`; `-` if there is none.
pub(crate) fn cargo_at(game: &RocketJockey, planet: u8) -> String {
    match view(game).planets[usize::from(planet) - 1].cargo {
        Some(cargo) => format!("{}{}", cargo.destination, if cargo.express { "e" } else { "" }),
        None => "-".to_owned(),
    }
}

/// The points of each run scored among some events.
pub(crate) fn run_points(events: &[Event]) -> Vec<i16> {
    let points = |event: &Event| match event {
        Event::RunScored { points, .. } => Some(*points),
        _ => None,
    };
    events.iter().filter_map(points).collect()
}

/// The names of some events without their details.
pub(crate) fn event_names(events: &[Event]) -> Vec<String> {
    let name = |event: &Event| {
        let text = format!("{event:?}");
        text.split([' ', '{']).next().unwrap_or_default().to_owned()
    };
    events.iter().map(name).collect()
}

/// The first place of an event among some, by its name.
pub(crate) fn place_of(events: &[Event], name: &str) -> usize {
    let names = event_names(events);
    names.iter().position(|other| other == name).unwrap_or_else(|| panic!("no {name} among {names:?}"))
}

/// The planets whose cargo can be launched with this hand and supply, by the definition of RJ-FLY-6.
pub(crate) fn launchable(game: &RocketJockey, of: Seat) -> Vec<String> {
    let cards = hand(game, of);
    let cards = card_set(cards.iter().map(String::as_str));
    let supply = seat(game, of).supply;
    let planets = view(game).planets;
    let reaches = |planet: &&CargoView| {
        let to = planet.cargo.map(|cargo| cargo.destination);
        to.is_some_and(|to| deliverable(RocketJockey::components(), cards, supply, planet.planet, to))
    };
    planets.iter().filter(reaches).map(|planet| format!("launch {}", planet.planet)).collect()
}
