//! One small builder for positions, and a table to play them on.

use engine::{Game, Outcome, Refusal, Script, Seat, Still, Trace, Viewer};
use jupiter_rescue::{Action, Event, JupiterRescue, Step, View};
use serde_json::{Value, json};

/// Fixture T0: easy faces, rotation 0, one tile at each position of the spiral; `m5-d` is left out.
const TILES: [(&str, &str); 19] = [
    ("m1-a", "0,0"),
    ("m2-a", "1,-1"),
    ("m3-a", "1,0"),
    ("m4-a", "0,1"),
    ("m5-a", "-1,1"),
    ("m1-b", "-1,0"),
    ("m2-b", "0,-1"),
    ("m3-b", "2,-2"),
    ("m4-b", "2,-1"),
    ("m5-b", "2,0"),
    ("m1-c", "1,1"),
    ("m2-c", "0,2"),
    ("m3-c", "-1,2"),
    ("m4-c", "-2,2"),
    ("m5-c", "-2,1"),
    ("m1-d", "-2,0"),
    ("m2-d", "-1,-1"),
    ("m3-d", "0,-2"),
    ("m4-d", "1,-2"),
];

const ABILITIES: [&str; 16] = [
    "boost",
    "bullhorn",
    "data-core",
    "follower",
    "grenadier",
    "heat-seeker",
    "juggernaut",
    "module-control",
    "override",
    "phase-shift",
    "pilot",
    "rocket-boots",
    "sniper",
    "suppressant",
    "swap",
    "teleport",
];

/// All domes of a tile.
pub(crate) fn domes(cell: &str, sites: &str) -> Vec<String> {
    sites.chars().map(|site| format!("{cell}/{site}")).collect()
}

/// A position in the making: T0 at the start of A's Actions, Pod docked at 3,-1.
#[derive(Clone)]
pub(crate) struct Table {
    file: Value,
    /// Robots and cards that somebody holds are taken from here.
    box_of_cards: Vec<String>,
    /// Components of one's own.
    custom: Option<String>,
}

/// T0 with its 47 starting Colonists; all Robots in the Pod.
pub(crate) fn t0(players: usize) -> Table {
    let interior = &TILES[..7];
    let colonists = interior.iter().flat_map(|(tile, cell)| {
        domes(cell, if tile.starts_with("m3") || tile.starts_with("m4") { "012345" } else { "012345c" })
    });
    let mut table = empty(players).colonists(&colonists.collect::<Vec<_>>()).set("saved", 0);
    table.file["robots"] = json!(vec!["pod"; players]);
    table
}

/// T0 without figures: 28 Colonists saved, A's Robot in the middle, the others in the Pod.
pub(crate) fn empty(players: usize) -> Table {
    let tiles: Vec<Value> = TILES
        .iter()
        .map(|(tile, at)| json!({"tile": tile, "at": at, "hard": false, "rotation": 0}))
        .chain([json!({"tile": "m5-d", "at": null, "hard": false, "rotation": 0})])
        .collect();
    let mut robots = vec!["pod"; players];
    robots[0] = "0,0/c";
    let places = if players == 1 { 2 } else { 1 };
    let mut box_of_cards: Vec<String> = ABILITIES.iter().flat_map(|&card| [card.to_owned(), card.to_owned()]).collect();
    box_of_cards.extend(["surge", "surge", "power-grab", "signal-to-noise"].map(str::to_owned));
    let file = json!({
        "options": {"sides": "easy", "robot-vulnerability": false, "fast-creeps": false, "ultimate-heroes": false,
            "polite-colonists": false, "ask-before-taking": false},
        "turn": 1, "active": 0, "step": "actions", "tiles": tiles, "start": 47, "saved": 28, "aboard": 0, "lost": 0,
        "dock": "3,-1", "returns": null, "colonists": [], "creeps": [], "super-creeps": [], "robots": robots,
        "passage": null, "cores": vec![vec![Value::Null; places]; players], "hands": vec![Vec::<String>::new(); players],
        "deck": [], "discard": [], "drawn": null, "choosing": [], "spent": 0, "boosts": 0, "activated": [], "used": [],
        "refused": [], "given": [], "taken": [], "die": 0, "shielded": [], "calm": [], "queue": {}, "invaded": [],
    });
    Table { file, box_of_cards, custom: None }
}

impl Table {
    pub(crate) fn set(mut self, field: &str, value: impl Into<Value>) -> Self {
        assert!(self.file.get(field).is_some(), "no field {field}");
        self.file[field] = value.into();
        self
    }

    pub(crate) fn option(mut self, name: &str) -> Self {
        assert!(self.file["options"].get(name).is_some(), "no option {name}");
        self.file["options"][name] = true.into();
        self
    }

    fn list(mut self, field: &str, items: &[impl AsRef<str>]) -> Self {
        self.file[field] = items.iter().map(|item| item.as_ref()).collect();
        self
    }

    pub(crate) fn colonists(self, spots: &[impl AsRef<str>]) -> Self {
        self.list("colonists", spots)
    }

    pub(crate) fn creeps(self, spots: &[impl AsRef<str>]) -> Self {
        self.list("creeps", spots)
    }

    pub(crate) fn supers(self, cells: &[&str]) -> Self {
        self.list("super-creeps", cells)
    }

    /// Where the Robots are, in seat order; `out` is out.
    pub(crate) fn robots(mut self, spots: &[&str]) -> Self {
        let spots: Vec<Value> =
            spots.iter().map(|&spot| if spot == "out" { Value::Null } else { spot.into() }).collect();
        self.file["robots"] = spots.into();
        self
    }

    /// Turns a tile's hard face up.
    pub(crate) fn hard(mut self, tile: &str, rotation: u8) -> Self {
        let entry = self.tile(tile);
        entry["hard"] = true.into();
        entry["rotation"] = rotation.into();
        self
    }

    /// Takes a tile off the board.
    pub(crate) fn gone(mut self, tile: &str) -> Self {
        self.tile(tile)["at"] = Value::Null;
        self
    }

    fn tile(&mut self, tile: &str) -> &mut Value {
        let tiles = self.file["tiles"].as_array_mut().expect("a list");
        tiles.iter_mut().find(|entry| entry["tile"] == tile).expect("a tile")
    }

    fn take(&mut self, card: &str) {
        let index = self.box_of_cards.iter().position(|other| other == card);
        self.box_of_cards.remove(index.unwrap_or_else(|| panic!("no {card} left in the box")));
    }

    pub(crate) fn hand(mut self, seat: usize, cards: &[&str]) -> Self {
        cards.iter().for_each(|card| self.take(card));
        self.file["hands"][seat] = cards.into();
        self
    }

    /// Plays with other components; cards are then placed with [`hand_of_anything`](Self::hand_of_anything) only.
    pub(crate) fn custom(mut self, toml: String) -> Self {
        self.custom = Some(toml);
        self.box_of_cards.clear();
        self
    }

    pub(crate) fn hand_of_anything(mut self, seat: usize, cards: &[&str]) -> Self {
        self.file["hands"][seat] = cards.into();
        self
    }

    pub(crate) fn core(mut self, seat: usize, card: &str) -> Self {
        self.take(card);
        self.file["cores"][seat][0] = card.into();
        self
    }

    /// The two cores of solo.
    pub(crate) fn cores(mut self, cards: [&str; 2]) -> Self {
        cards.iter().for_each(|card| self.take(card));
        self.file["cores"][0] = cards.as_slice().into();
        self
    }

    /// Full Turn cards in effect.
    pub(crate) fn activated(mut self, cards: &[&str]) -> Self {
        cards.iter().for_each(|card| self.take(card));
        self.list("activated", cards)
    }

    /// The Setback being resolved.
    pub(crate) fn drawn(mut self, card: &str) -> Self {
        self.take(card);
        self.set("drawn", card)
    }

    /// The top cards of the deck; the rest stays below, or goes to the discard pile.
    pub(crate) fn deck(mut self, cards: &[&str], rest_below: bool) -> Self {
        cards.iter().for_each(|card| self.take(card));
        self.file["deck"] = cards.into();
        self.file["discard"] = if rest_below { json!([]) } else { std::mem::take(&mut self.box_of_cards).into() };
        self
    }

    pub(crate) fn undocked(self, returns: u8) -> Self {
        self.set("dock", Value::Null).set("returns", returns)
    }

    /// The position: all other cards are in the deck, all other Colonists are lost.
    pub(crate) fn position(mut self) -> Result<JupiterRescue, engine::Problem> {
        let deck = self.file["deck"].as_array_mut().expect("a list");
        deck.extend(self.box_of_cards.drain(..).map(Value::from));
        let count = |field: &str| self.file[field].as_u64().expect("a number");
        let passing = u64::from(self.file["passage"].is_object() && self.file["passage"]["robot"].is_null());
        let standing = self.file["colonists"].as_array().expect("a list").len() as u64 + passing;
        let there = count("saved") + count("aboard") + standing;
        if count("lost") == 0 {
            self.file["lost"] = count("start").saturating_sub(there).into();
        }
        let file = serde_json::from_value(self.file).expect("a position file");
        let components = match self.custom {
            None => JupiterRescue::components(),
            Some(toml) => Box::leak(Box::new(JupiterRescue::read_components(&toml)?)),
        };
        let position = JupiterRescue::load(components, file)?;
        position.audit()?;
        Ok(position)
    }

    /// The position on the table, with these dice.
    pub(crate) fn play(self, dice: &[u8]) -> Play {
        let position = self.position().unwrap_or_else(|problem| panic!("{problem}"));
        Play { position, chance: Script::still(dice.to_vec()), events: Vec::new() }
    }
}

/// A position being played.
pub(crate) struct Play {
    pub(crate) position: JupiterRescue,
    chance: Script<Still>,
    /// What happened in the last action.
    pub(crate) events: Vec<Event>,
}

fn action(code: &str) -> Action {
    code.parse().unwrap_or_else(|problem| panic!("{problem}"))
}

impl Play {
    /// The seat that decides.
    pub(crate) fn seat(&self) -> Seat {
        self.position.to_act().first().expect("somebody decides")
    }

    /// Plays a legal action of whoever decides.
    #[track_caller]
    pub(crate) fn does(&mut self, code: &str) -> &mut Self {
        let (seat, action) = (self.seat(), action(code));
        if let Some(refusal) = self.position.refusal(seat, &action) {
            panic!("`{code}` is refused: {refusal:?}; legal: {:?}", self.options());
        }
        let mut trace = Trace::default();
        self.position.play(seat, action, &mut self.chance, &mut trace);
        self.events = trace.events;
        self.position.audit().unwrap_or_else(|problem| panic!("after `{code}`: {problem}"));
        self
    }

    /// Checks that an action is refused by this clause.
    #[track_caller]
    pub(crate) fn refuses(&self, code: &str, clause: &str) -> &Self {
        self.refuses_to(self.seat(), code, clause)
    }

    /// Checks that an action of a seat is refused by this clause.
    #[track_caller]
    pub(crate) fn refuses_to(&self, seat: Seat, code: &str, clause: &str) -> &Self {
        let refusal: Option<Refusal> = self.position.refusal(seat, &action(code));
        assert_eq!(refusal.as_ref().map(|refusal| refusal.clause.0), Some(clause), "{code}: {refusal:?}");
        self
    }

    /// Checks that an action is legal.
    #[track_caller]
    pub(crate) fn allows(&self, code: &str) -> &Self {
        assert_eq!(self.position.refusal(self.seat(), &action(code)), None, "{code}");
        self
    }

    /// Everything that is legal.
    pub(crate) fn options(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.position.actions(self.seat(), &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// The legal actions that begin like this.
    pub(crate) fn options_like(&self, start: &str) -> Vec<String> {
        self.options().into_iter().filter(|code| code.starts_with(start)).collect()
    }

    pub(crate) fn view(&self) -> View {
        self.position.view(Viewer::Public)
    }

    pub(crate) fn step(&self) -> Step {
        self.view().step
    }

    /// Actions left this turn.
    pub(crate) fn left(&self) -> i8 {
        let view = self.view();
        view.allowance - view.spent
    }

    /// What stands on a space: `open`, `colonist`, `creep`, `A` for A's Robot, `super`, `plant`, `gone`.
    pub(crate) fn at(&self, spot: &str) -> String {
        let (cell, site) = spot.split_once('/').expect("a space");
        let site = if site == "c" { 6 } else { site.parse::<usize>().expect("a direction") };
        let view = self.view();
        let Some(tile) = view.tiles.iter().find(|tile| tile.at.to_string() == cell) else { return "gone".to_owned() };
        match tile.figures[site] {
            jupiter_rescue::Figure::Open => "open".to_owned(),
            jupiter_rescue::Figure::Colonist => "colonist".to_owned(),
            jupiter_rescue::Figure::Creep => "creep".to_owned(),
            jupiter_rescue::Figure::SuperCreep => "super".to_owned(),
            jupiter_rescue::Figure::PowerPlant | jupiter_rescue::Figure::CommandDish => "plant".to_owned(),
            jupiter_rescue::Figure::Robot(seat) => seat.to_string(),
        }
    }

    /// Where a seat's Robot is: a space, or `out`.
    pub(crate) fn robot(&self, seat: usize) -> String {
        self.view().seats[seat].place.map_or("out".to_owned(), |spot| spot.to_string())
    }

    pub(crate) fn hand(&self, seat: usize) -> Vec<&'static str> {
        self.view().seats[seat].hand.iter().map(|card| card.id()).collect()
    }

    pub(crate) fn cores(&self, seat: usize) -> Vec<&'static str> {
        self.view().seats[seat].cores.iter().map(|card| card.id()).collect()
    }

    pub(crate) fn discard(&self) -> Vec<&'static str> {
        self.view().discard.iter().map(|card| card.id()).collect()
    }

    /// Saved, aboard, standing, lost.
    pub(crate) fn colonists(&self) -> (u8, u8, u8, u8) {
        let view = self.view();
        (view.saved, view.aboard, view.standing, view.lost)
    }

    pub(crate) fn tile_stands(&self, cell: &str) -> bool {
        self.view().tiles.iter().any(|tile| tile.at.to_string() == cell)
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }
}

/// A seat by its number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}
