//! What can be asked of a position of Rocket Jockey, and of what happened.

use engine::testing::Table;
use engine::{Game, Seat, Viewer};
use rocket_jockey::{CargoView, Event, RocketJockey, SeatView, View, deliverable};
use serde_json::Value;

use super::card_set;

/// Questions about a position, on a table or by itself.
pub(crate) trait Ask {
    fn asked(&self) -> &RocketJockey;

    /// What a spectator sees.
    fn public(&self) -> View {
        self.asked().view(Viewer::Public)
    }

    /// What everybody knows of a player.
    fn seat(&self, seat: Seat) -> SeatView {
        self.public().seat(seat).clone()
    }

    fn score(&self, seat: Seat) -> i16 {
        self.seat(seat).score
    }

    /// The hand of a seat, as that seat sees it.
    fn hand(&self, seat: Seat) -> Vec<String> {
        let cards = self.asked().view(Viewer::Seat(seat)).hand.unwrap_or_default();
        cards.iter().map(|card| card.card.to_string()).collect()
    }

    /// The position as a file.
    fn saved(&self) -> Value {
        serde_json::to_value(self.asked().save()).expect("a position can be written")
    }

    /// A pile of the position file, top card first, each card by its kind.
    fn pile(&self, field: &str) -> Vec<String> {
        let file = self.saved();
        let cards = file[field].as_array().unwrap_or_else(|| panic!("there is no pile `{field}`"));
        let kind = |card: &Value| {
            let name = card.as_str().unwrap_or("-");
            name.split('#').next().unwrap_or_default().to_owned()
        };
        cards.iter().map(kind).collect()
    }

    /// The draft piles, each card by its kind.
    fn drafts(&self) -> Vec<String> {
        self.pile("drafts")
    }

    /// The cargo at a planet, such as `3` or `3e`; `-` if there is none.
    fn cargo_at(&self, planet: u8) -> String {
        self.public().planets[usize::from(planet) - 1].cargo.map_or("-".to_owned(), |cargo| cargo.to_string())
    }

    /// The planets whose cargo a seat can launch with its hand and supply, by the definition of RJ-FLY-6.
    fn launchable(&self, seat: Seat) -> Vec<String> {
        let cards = self.hand(seat);
        let cards = card_set(cards.iter().map(String::as_str));
        let supply = self.seat(seat).supply;
        let reaches = |planet: &&CargoView| {
            let to = planet.cargo.map(|cargo| cargo.destination);
            to.is_some_and(|to| deliverable(RocketJockey::components(), cards, supply, planet.planet, to))
        };
        let planets = self.public().planets;
        planets.iter().filter(reaches).map(|planet| format!("launch {}", planet.planet)).collect()
    }
}

impl Ask for RocketJockey {
    fn asked(&self) -> &RocketJockey {
        self
    }
}

impl Ask for Table<RocketJockey> {
    fn asked(&self) -> &RocketJockey {
        &self.position
    }
}

/// Questions about refusals and about what happened in the latest actions.
pub(crate) trait Explain {
    /// The clause by which an action of the active seat is refused, and the key of the reason.
    fn why(&self, code: &str) -> (&'static str, &'static str);
    /// The same for any seat.
    fn why_not(&self, seat: Seat, code: &str) -> (&'static str, &'static str);
    /// The points of each run that was scored.
    fn run_points(&self) -> Vec<i16>;
    /// The names of the events without their details.
    fn event_names(&self) -> Vec<String>;
    /// The place of the first event with a name.
    fn place_of(&self, name: &str) -> usize;
}

impl Explain for Table<RocketJockey> {
    #[track_caller]
    fn why(&self, code: &str) -> (&'static str, &'static str) {
        self.why_not(self.active(), code)
    }

    #[track_caller]
    fn why_not(&self, seat: Seat, code: &str) -> (&'static str, &'static str) {
        let refusal = self.refusal(seat, code).unwrap_or_else(|| panic!("`{code}` is legal"));
        (refusal.clause.0, refusal.reason.key)
    }

    fn run_points(&self) -> Vec<i16> {
        run_points(&self.events)
    }

    fn event_names(&self) -> Vec<String> {
        event_names(&self.events)
    }

    fn place_of(&self, name: &str) -> usize {
        let names = self.event_names();
        names.iter().position(|other| other == name).unwrap_or_else(|| panic!("no {name} among {names:?}"))
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
