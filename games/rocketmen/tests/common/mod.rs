//! A small builder: a scene is set with cards by name, then played.

mod ask;

use engine::{Game, PositionFile, Seat, Setup, Still};
use rocketmen::Rocketmen;
use serde_json::{Value, json};

pub(crate) use ask::Ask;
pub(crate) use engine::testing::Table;

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);

/// A position being set up: every card that is not named lies in HQ or in the supply deck, and the display is empty.
pub(crate) struct Scene {
    file: Value,
    components: &'static <Rocketmen as Game>::Components,
    custom: Option<String>,
}

impl Scene {
    /// The standard game.
    pub(crate) fn new(players: u8) -> Self {
        Self::of(&Setup::new(players))
    }

    pub(crate) fn earth(players: u8) -> Self {
        Self::of(&Setup::new(players).with("mode", "battle-for-earth"))
    }

    pub(crate) fn solo() -> Self {
        Self::of(&Setup::new(1).with("mode", "solo"))
    }

    pub(crate) fn variants(players: u8, one: &str, two: &str) -> Self {
        let setup = Setup::new(players).with("variants", "chosen").with("variant-1", one).with("variant-2", two);
        Self::of(&setup)
    }

    pub(crate) fn of(setup: &Setup) -> Self {
        Self::with_components(setup, Rocketmen::components(), None)
    }

    /// With a component file that differs from the box in one place.
    pub(crate) fn edited(players: u8, from: &str, to: &str) -> Self {
        let text = include_str!("../../data/components.toml");
        assert!(text.contains(from), "{from} is not in the component file");
        let text = text.replacen(from, to, 1);
        let components = Rocketmen::read_components(&text).expect("the edited components are valid");
        Self::with_components(&Setup::new(players), Box::leak(Box::new(components)), Some(text))
    }

    fn with_components(
        setup: &Setup,
        components: &'static <Rocketmen as Game>::Components,
        custom: Option<String>,
    ) -> Self {
        let game = Rocketmen::deal(components, setup, &mut Still).expect("the setup is offered");
        let mut file = serde_json::to_value(game.save()).expect("a file is plain data");
        let mut scene_display = std::mem::take(&mut file["display"]);
        for slot in scene_display.as_array_mut().expect("slots") {
            if let Value::String(_) = slot {
                push(&mut file["supply_top"], slot.take());
            }
        }
        file["display"] = scene_display;
        for seat in file["seats"].as_array_mut().expect("seats") {
            let hand = std::mem::replace(&mut seat["hand"], json!([]));
            for card in hand.as_array().expect("cards") {
                push(&mut seat["hq"], card.clone());
            }
        }
        Scene { file, components, custom }
    }

    /// Takes a card from wherever it is free: a player's HQ, the supply deck, the Engine piles.
    fn take(&mut self, seat: Seat, name: &str) -> Value {
        let printed = if name.starts_with("copy-of-") { "industrial-espionage" } else { name };
        let file = &mut self.file;
        let places = [
            file["seats"][seat.index()]["hq"].take(),
            file["supply_top"].take(),
            file["supply_bottom"].take(),
            file["engines"].take(),
        ];
        let mut found = false;
        let mut places = places.map(|mut place| {
            let cards = place.as_array_mut().expect("cards");
            if let Some(index) = cards.iter().position(|card| card == printed)
                && !found
            {
                cards.remove(index);
                found = true;
            }
            place
        });
        assert!(found, "no card {name} is free");
        file["seats"][seat.index()]["hq"] = places[0].take();
        file["supply_top"] = places[1].take();
        file["supply_bottom"] = places[2].take();
        file["engines"] = places[3].take();
        json!(name)
    }

    fn put(mut self, seat: Seat, zone: &str, names: &str) -> Self {
        for name in names.split_whitespace() {
            let card = self.take(seat, name);
            push(&mut self.file["seats"][seat.index()][zone], card);
        }
        self
    }

    pub(crate) fn hand(self, seat: Seat, names: &str) -> Self {
        self.put(seat, "hand", names)
    }
    pub(crate) fn pad(self, seat: Seat, names: &str) -> Self {
        self.put(seat, "pad", names)
    }
    pub(crate) fn depot(self, seat: Seat, names: &str) -> Self {
        self.put(seat, "depot", names)
    }
    pub(crate) fn warehouse(self, seat: Seat, names: &str) -> Self {
        self.put(seat, "warehouse", names)
    }
    pub(crate) fn junkyard(self, seat: Seat, names: &str) -> Self {
        self.put(seat, "junkyard", names)
    }
    pub(crate) fn plan(mut self, seat: Seat, name: &str) -> Self {
        let card = self.take(seat, name);
        self.file["seats"][seat.index()]["plan"] = card;
        self
    }
    pub(crate) fn area(mut self, names: &str) -> Self {
        let active = Seat::new(self.file["active"].as_u64().expect("a seat") as u8);
        for name in names.split_whitespace() {
            let card = self.take(active, name);
            push(&mut self.file["area"], card);
        }
        self
    }
    pub(crate) fn display(mut self, names: &str) -> Self {
        for (slot, name) in names.split_whitespace().enumerate() {
            let card = self.take(A, name);
            self.file["display"][slot] = card;
        }
        self
    }

    /// Only these cards are left in HQ; the others are in the Junkyard.
    pub(crate) fn hq(mut self, seat: Seat, names: &str) -> Self {
        let names: Vec<Value> = names.split_whitespace().map(|name| self.take(seat, name)).collect();
        let rest = std::mem::replace(&mut self.file["seats"][seat.index()]["hq"], json!(names));
        for card in rest.as_array().expect("cards") {
            push(&mut self.file["seats"][seat.index()]["junkyard"], card.clone());
        }
        self
    }

    /// The supply deck has only these cards left; the others belong to the second player's Junkyard (or the AI).
    pub(crate) fn supply(mut self, names: &str) -> Self {
        let names: Vec<Value> = names.split_whitespace().map(|name| self.take(A, name)).collect();
        let solo = self.file["mode"] == "solo";
        for part in ["supply_top", "supply_bottom"] {
            let rest = std::mem::replace(&mut self.file[part], json!([]));
            for card in rest.as_array().expect("cards") {
                if solo {
                    if ["pandemic", "climate-change", "asteroid-impact"].contains(&card.as_str().unwrap_or("")) {
                        let vp = self.file["ai"]["vp"].as_u64().expect("a number") + 2;
                        self.file["ai"]["vp"] = json!(vp);
                    }
                    push(&mut self.file["ai"]["area"], card.clone());
                } else {
                    push(&mut self.file["seats"][1]["junkyard"], card.clone());
                }
            }
        }
        self.file["supply_bottom"] = json!(names);
        self
    }

    /// Missions already fulfilled, each as `location=achievement`; whoever comes first in the test holds the first space.
    pub(crate) fn missions(mut self, seat: Seat, missions: &str) -> Self {
        for mission in missions.split_whitespace() {
            let (location, achievement) = mission.split_once('=').unwrap_or((mission, "rocket"));
            let (destination, kind) = location.split_once('-').expect("a location");
            let hq = self.file["seats"][seat.index()]["hq"].as_array().expect("cards").clone();
            let fits = |card: &&str| card.starts_with(&format!("mission-{kind}"));
            let card = hq.iter().filter_map(Value::as_str).filter(fits).min();
            let card = card.unwrap_or_else(|| panic!("no {kind} card is free")).to_owned();
            let card = self.take(seat, &card);
            let first = self.file["first_at"].get(location).is_none();
            if first {
                self.file["first_at"][location] = json!(seat.index());
            }
            if self.file["mode"] == "standard" && destination != "earth" {
                let token = &mut self.file[format!("{destination}_token")];
                if token.is_null() {
                    *token = json!(seat.index());
                }
            }
            let place = self.components.locations.iter().find(|place| place.id() == location).expect("a location");
            let vp = if first { place.vp_first } else { place.vp_other };
            let board = &mut self.file["seats"][seat.index()];
            push(&mut board["junkyard"], card);
            push(&mut board["tokens"], json!(location));
            board["vp"] = json!(board["vp"].as_u64().expect("a number") + u64::from(vp));
            let count = &mut board["achievements"][achievement];
            *count = json!(count.as_u64().expect("a known achievement") + 1);
        }
        self
    }

    pub(crate) fn goals(mut self, seat: Seat, goals: &str) -> Self {
        self.file["seats"][seat.index()]["goals"] = json!(goals.split_whitespace().collect::<Vec<_>>());
        // Nobody else has them.
        let all = "eyes-above room-with-a-view regular-service home-harbour lunar-charter red-horizon foundations \
                   supply-chain grand-tour low-orbit-landlord shield-of-the-earth first-footprints";
        let mut free: Vec<&str> = all.split_whitespace().filter(|goal| !goals.contains(goal)).collect();
        let seats = self.file["seats"].as_array_mut().expect("seats");
        for other in seats.iter_mut().enumerate().filter(|(index, _)| *index != seat.index()).map(|(_, other)| other) {
            other["goals"] = json!([free.pop(), free.pop()]);
        }
        self
    }

    pub(crate) fn active(mut self, seat: Seat) -> Self {
        self.file["active"] = json!(seat.index());
        self
    }

    pub(crate) fn set(mut self, field: &str, value: Value) -> Self {
        self.file[field] = value;
        self
    }

    pub(crate) fn seat_set(mut self, seat: Seat, field: &str, value: Value) -> Self {
        self.file["seats"][seat.index()][field] = value;
        self
    }

    pub(crate) fn ai_set(mut self, field: &str, value: Value) -> Self {
        self.file["ai"][field] = value;
        self
    }

    /// The AI's mission: destination card, type card, space of its Rocket.
    pub(crate) fn ai_mission(self, destination: &str, kind: &str, location: &str, rocket: u8) -> Self {
        let mission = json!({
            "destination_card": destination, "type_card": kind, "location": location, "rocket": rocket
        });
        let deck: Vec<&str> = SOLO.iter().copied().filter(|card| *card != destination && *card != kind).collect();
        self.ai_set("mission", mission).ai_set("deck", json!(deck))
    }

    /// The AI's fulfilled missions.
    pub(crate) fn ai_tokens(mut self, locations: &str) -> Self {
        for location in locations.split_whitespace() {
            let first = self.file["first_at"].get(location).is_none();
            if first {
                self.file["first_at"][location] = json!(1);
            }
            let place = self.components.locations.iter().find(|place| place.id() == location).expect("a location");
            let vp = u64::from(if first { place.vp_first } else { place.vp_other });
            self.file["ai"]["vp"] = json!(self.file["ai"]["vp"].as_u64().expect("a number") + vp);
            push(&mut self.file["ai"]["tokens"], json!(location));
        }
        self
    }

    pub(crate) fn load(mut self) -> Result<Rocketmen, engine::Problem> {
        for seat in self.file["seats"].as_array_mut().expect("seats") {
            if seat["hq"].as_array().expect("cards").is_empty() {
                seat["known"] = seat["hand"].clone();
            }
        }
        let (game, rules) = ("rocketmen".to_owned(), Rocketmen::FACTS.rules_version);
        PositionFile { gantry: 1, game, rules, components: self.custom, position: self.file }.read()
    }

    pub(crate) fn table(self) -> Table<Rocketmen> {
        Table::at(self.load().unwrap_or_else(|problem| panic!("{problem}")))
    }
}

const SOLO: [&str; 7] =
    ["satellite", "spaceship", "space-hotel", "orbital-shipyard", "space-station", "asteroid-mining", "base"];

fn push(list: &mut Value, item: Value) {
    list.as_array_mut().expect("a list").push(item);
}
