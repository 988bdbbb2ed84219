//! One small builder for positions, and what is asked of a table that plays them.

use std::mem;

use engine::testing::Table;
use engine::{Game, Noun, Problem, Seat, Viewer};
use jupiter_rescue::{Decision, Figure, JupiterRescue, Spot, View};
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

/// T0's starting Colonists.
pub(crate) const COLONISTS: &str =
    "0,0/012345c 1,-1/012345c 1,0/012345 0,1/012345 -1,1/012345c -1,0/012345c 0,-1/012345c";

/// One card of each ability.
pub(crate) const ABILITIES: &str = "boost bullhorn data-core follower grenadier heat-seeker juggernaut module-control \
                                    override phase-shift pilot rocket-boots sniper suppressant swap teleport";

/// Names in a row; `2,0/015` names three domes.
pub(crate) fn names(text: &str) -> Vec<String> {
    let expand = |word: &str| match word.split_once('/') {
        Some((cell, sites)) => sites.chars().map(|site| format!("{cell}/{site}")).collect(),
        None => vec![word.to_owned()],
    };
    text.split_whitespace().flat_map(expand).collect()
}

/// A position in the making: T0 at the start of A's Actions, Pod docked at 3,-1.
#[derive(Clone)]
pub(crate) struct Scene {
    file: Value,
    /// Robots and cards that somebody holds are taken from here.
    box_of_cards: Vec<String>,
    /// Components of one's own.
    custom: Option<String>,
}

/// T0 with its 47 starting Colonists; all Robots in the Pod.
pub(crate) fn t0(players: usize) -> Scene {
    let mut scene = empty(players).colonists(COLONISTS).set("saved", 0);
    scene.file["robots"] = json!(vec!["pod"; players]);
    scene
}

/// T0 without figures: 28 Colonists saved, A's Robot in the middle, the others in the Pod.
pub(crate) fn empty(players: usize) -> Scene {
    let tiles: Vec<Value> = TILES
        .iter()
        .map(|(tile, at)| json!({"tile": tile, "at": at, "hard": false, "rotation": 0}))
        .chain([json!({"tile": "m5-d", "at": null, "hard": false, "rotation": 0})])
        .collect();
    let mut robots = vec!["pod"; players];
    robots[0] = "0,0/c";
    let places = if players == 1 { 2 } else { 1 };
    let box_of_cards = [names(ABILITIES), names(ABILITIES), names("surge surge power-grab signal-to-noise")].concat();
    let file = json!({
        "options": {"sides": "easy", "robot-vulnerability": false, "fast-creeps": false, "ultimate-heroes": false,
            "polite-colonists": false, "ask-before-taking": false},
        "turn": 1, "active": 0, "step": "actions", "tiles": tiles, "start": 47, "saved": 28, "aboard": 0, "lost": 0,
        "dock": "3,-1", "returns": null, "colonists": [], "creeps": [], "super-creeps": [], "robots": robots,
        "passage": null, "cores": vec![vec![Value::Null; places]; players], "hands": vec![Vec::<String>::new(); players],
        "deck": [], "discard": [], "drawn": null, "choosing": [], "spent": 0, "boosts": 0, "activated": [], "used": [],
        "refused": [], "given": [], "taken": [], "die": 0, "shielded": [], "calm": [], "queue": {}, "invaded": [],
    });
    Scene { file, box_of_cards, custom: None }
}

impl Scene {
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

    pub(crate) fn colonists(self, spots: &str) -> Self {
        self.set("colonists", names(spots))
    }

    pub(crate) fn creeps(self, spots: &str) -> Self {
        self.set("creeps", names(spots))
    }

    pub(crate) fn supers(self, cells: &str) -> Self {
        self.set("super-creeps", names(cells))
    }

    /// Where the Robots are, in seat order; `out` is out.
    pub(crate) fn robots(self, spots: &str) -> Self {
        let place = |spot: String| if spot == "out" { Value::Null } else { spot.into() };
        self.set("robots", names(spots).into_iter().map(place).collect::<Vec<Value>>())
    }

    /// Turns a tile's hard face up.
    pub(crate) fn hard(mut self, tile: &str, rotation: u8) -> Self {
        let entry = self.tile(tile);
        entry["hard"] = true.into();
        entry["rotation"] = rotation.into();
        self
    }

    /// Takes tiles off the board.
    pub(crate) fn gone(mut self, tiles: &str) -> Self {
        for tile in names(tiles) {
            self.tile(&tile)["at"] = Value::Null;
        }
        self
    }

    fn tile(&mut self, tile: &str) -> &mut Value {
        let tiles = self.file["tiles"].as_array_mut().expect("a list");
        tiles.iter_mut().find(|entry| entry["tile"] == tile).expect("a tile")
    }

    /// Takes cards out of the box.
    fn take(&mut self, cards: &str) -> Vec<String> {
        let cards = names(cards);
        for card in &cards {
            let index = self.box_of_cards.iter().position(|other| other == card);
            self.box_of_cards.remove(index.unwrap_or_else(|| panic!("no {card} left in the box")));
        }
        cards
    }

    pub(crate) fn hand(mut self, seat: usize, cards: &str) -> Self {
        self.file["hands"][seat] = self.take(cards).into();
        self
    }

    /// Plays with other components; cards are then placed with [`hand_of_anything`](Self::hand_of_anything) only.
    pub(crate) fn custom(mut self, toml: String) -> Self {
        self.custom = Some(toml);
        self.box_of_cards.clear();
        self
    }

    pub(crate) fn hand_of_anything(mut self, seat: usize, cards: &str) -> Self {
        self.file["hands"][seat] = names(cards).into();
        self
    }

    pub(crate) fn core(mut self, seat: usize, card: &str) -> Self {
        self.take(card);
        self.file["cores"][seat][0] = card.into();
        self
    }

    /// The two cores of solo.
    pub(crate) fn cores(mut self, cards: &str) -> Self {
        self.file["cores"][0] = self.take(cards).into();
        self
    }

    /// Full Turn cards in effect.
    pub(crate) fn activated(mut self, cards: &str) -> Self {
        let cards = self.take(cards);
        self.set("activated", cards)
    }

    /// The Setback being resolved.
    pub(crate) fn drawn(mut self, card: &str) -> Self {
        self.take(card);
        self.set("drawn", card)
    }

    /// The top cards of the deck; the rest lies below.
    pub(crate) fn deck(mut self, cards: &str) -> Self {
        let cards = self.take(cards);
        self.set("deck", cards)
    }

    /// All cards of the deck; the rest is discarded.
    pub(crate) fn only_deck(self, cards: &str) -> Self {
        let mut scene = self.deck(cards);
        scene.file["discard"] = mem::take(&mut scene.box_of_cards).into();
        scene
    }

    pub(crate) fn undocked(self, returns: u8) -> Self {
        self.set("dock", Value::Null).set("returns", returns)
    }

    /// The position: all other cards are in the deck, all other Colonists are lost.
    pub(crate) fn position(mut self) -> Result<JupiterRescue, Problem> {
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

    /// The position on the table.
    #[track_caller]
    pub(crate) fn table(self) -> Table<JupiterRescue> {
        Table::at(self.position().unwrap_or_else(|problem| panic!("{problem}")))
    }

    /// The position on the table, with these dice to be rolled next.
    #[track_caller]
    pub(crate) fn rolling(self, dice: &[u8]) -> Table<JupiterRescue> {
        self.table().rolling(dice)
    }

    /// Asserts that the position cannot be, for a reason that has these words in it.
    #[track_caller]
    pub(crate) fn cannot_be(self, words: &str) {
        let problem = self.position().expect_err("a position that cannot be").to_string();
        assert!(problem.contains(words), "{problem}");
    }
}

/// What is asked of a table of Jupiter Rescue.
pub(crate) trait Ask {
    fn view(&self) -> View;
    fn position(&self) -> &JupiterRescue;

    fn decision(&self) -> Decision {
        self.view().step
    }

    /// Actions left this turn.
    fn left(&self) -> i8 {
        let view = self.view();
        view.allowance - view.spent
    }

    /// What stands on a space: `open`, `colonist`, `creep`, `A` for A's Robot, `super`, `plant`, `gone`.
    fn at(&self, spot: &str) -> String {
        let (cell, site) = spot.split_once('/').expect("a space");
        let site = if site == "c" { 6 } else { site.parse::<usize>().expect("a direction") };
        let view = self.view();
        let Some(tile) = view.tiles.iter().find(|tile| tile.at.to_string() == cell) else { return "gone".to_owned() };
        match tile.figures[site] {
            Figure::Open => "open".to_owned(),
            Figure::Colonist => "colonist".to_owned(),
            Figure::Creep => "creep".to_owned(),
            Figure::SuperCreep => "super".to_owned(),
            Figure::PowerPlant | Figure::CommandDish => "plant".to_owned(),
            Figure::Robot(seat) => seat.to_string(),
        }
    }

    /// Where a seat's Robot is: a space, or `out`.
    fn robot(&self, seat: usize) -> String {
        self.view().seats[seat].place.map_or("out".to_owned(), |spot| spot.to_string())
    }

    fn hand(&self, seat: usize) -> Vec<&'static str> {
        self.view().seats[seat].hand.iter().map(|card| card.id()).collect()
    }

    fn cores(&self, seat: usize) -> Vec<&'static str> {
        self.view().seats[seat].cores.iter().map(|card| card.id()).collect()
    }

    fn discard(&self) -> Vec<&'static str> {
        self.view().discard.iter().map(|card| card.id()).collect()
    }

    /// Saved, aboard, standing, lost.
    fn colonists(&self) -> (u8, u8, u8, u8) {
        let view = self.view();
        (view.saved, view.aboard, view.standing, view.lost)
    }

    fn tile_stands(&self, cell: &str) -> bool {
        self.view().tiles.iter().any(|tile| tile.at.to_string() == cell)
    }

    fn outcome(&self) -> Option<engine::Outcome> {
        self.position().outcome()
    }
}

impl Ask for Table<JupiterRescue> {
    fn view(&self) -> View {
        self.sees(Viewer::Public)
    }

    fn position(&self) -> &JupiterRescue {
        &self.position
    }
}

/// A seat by its number.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// A space by its code.
pub(crate) fn spot(code: &str) -> Spot {
    code.parse().expect("a space")
}
