//! A builder for tests: a scene, then a table to play at, and what this game is asked there.

use engine::{Game, Noun, PositionFile, Script, Seat, Setup, Viewer};
use rocket_rescue::{Card, Event, ModuleView, PlanetId, RocketRescue, SeatView, View};
use serde_json::{Value, json};

/// A table with a match of Rocket Rescue on it.
pub(crate) type Table = engine::testing::Table<RocketRescue>;

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);

/// A position being put together: always Planning of some round, with nobody's dice placed.
pub(crate) struct Scene {
    file: Value,
}

/// A first-edition table in round 1.
pub(crate) fn first(players: u8) -> Scene {
    Scene::deal(Setup::new(players).with("edition", "first"))
}

/// A second-edition table in round 1; the order is A, B, C, …; with 3 players both Hyperdrive hangars are locked, with 4
/// the second.
pub(crate) fn second(players: u8) -> Scene {
    Scene::deal(Setup::new(players))
}

/// A second-edition table of three where the fronts of the cards are sealed.
pub(crate) fn sealed() -> Scene {
    Scene::deal(Setup::new(3).with("sealed-fronts", "on"))
}

/// The seats with these letters.
pub(crate) fn seats(letters: &str) -> Vec<Seat> {
    letters.bytes().map(|letter| Seat::new(letter - b'A')).collect()
}

/// A first position, with shuffles that change nothing and the dice of [`second`].
pub(crate) fn dealt(setup: Setup) -> RocketRescue {
    let locks: &[u8] = match setup.players {
        3 => &[5, 6],
        4 => &[6],
        _ => &[],
    };
    let locks = if setup.options.get("edition").is_some_and(|edition| edition == "first") { &[] } else { locks };
    let dice = locks.iter().copied().chain([6, 5, 4, 3, 2]);
    RocketRescue::deal(RocketRescue::components(), &setup, &mut Script::still(dice)).expect("a setup that is offered")
}

impl Scene {
    pub(crate) fn deal(setup: Setup) -> Scene {
        let file = serde_json::to_value(dealt(setup).save()).expect("plain data");
        Scene { file }
    }

    /// Sets a field of the file.
    pub(crate) fn set(mut self, field: &str, value: Value) -> Self {
        self.file[field] = value;
        self
    }

    /// Sets a field of a player.
    pub(crate) fn player(mut self, seat: Seat, field: &str, value: Value) -> Self {
        self.file["seats"][seat.index()][field] = value;
        self
    }

    pub(crate) fn energy(self, seat: Seat, energy: u16) -> Self {
        self.player(seat, "energy", json!(energy))
    }

    pub(crate) fn cubes(self, seat: Seat, cubes: [u8; 3]) -> Self {
        self.player(seat, "cubes", json!(cubes))
    }

    pub(crate) fn round(self, round: u8) -> Self {
        self.set("round", json!(round))
    }

    pub(crate) fn market(self, market: [u8; 3]) -> Self {
        self.set("market", json!(market))
    }

    pub(crate) fn order(self, letters: &str) -> Self {
        self.set("order", json!(seats(letters)))
    }

    pub(crate) fn character(self, seat: Seat, character: &str) -> Self {
        self.player(seat, "character", json!(character))
    }

    /// Moves crew of a player from the supply to planets, or elsewhere out of it.
    pub(crate) fn landed(mut self, seat: Seat, count: u64) -> Self {
        self.leave_supply(seat, count);
        let player = &mut self.file["seats"][seat.index()];
        player["landed"] = json!(player["landed"].as_u64().expect("a number") + count);
        self
    }

    fn leave_supply(&mut self, seat: Seat, count: u64) {
        let player = &mut self.file["seats"][seat.index()];
        let crew = player["crew"].as_u64().expect("a number");
        player["crew"] = json!(crew.checked_sub(count).expect("crew enough"));
    }

    /// Crew in the terminal, from the left.
    pub(crate) fn terminal(mut self, letters: &str) -> Self {
        seats(letters).into_iter().for_each(|seat| self.leave_supply(seat, 1));
        self.set("terminal", json!(seats(letters)))
    }

    /// An unbuilt module in a supply, with cubes on it.
    pub(crate) fn holds(mut self, seat: Seat, module: &str, cubes: [u8; 3]) -> Self {
        self.take_out(module);
        let held = json!({ "module": module, "cubes": cubes });
        self.file["seats"][seat.index()]["modules"].as_array_mut().expect("a list").push(held);
        self
    }

    /// A built module with crew on it, told by their letters.
    pub(crate) fn built(mut self, hangar: &str, module: &str, owner: Seat, crew: &str) -> Self {
        self.take_out(module);
        let crew = seats(crew);
        crew.iter().for_each(|&seat| self.leave_supply(seat, 1));
        let players = self.file["seats"].as_array().expect("a list").len() as u8;
        let crew: Vec<usize> =
            Seat::all(players).map(|seat| crew.iter().filter(|&&other| other == seat).count()).collect();
        let module = json!({ "module": module, "owner": owner, "crew": crew });
        self.file["hangars"][hangar].as_array_mut().expect("a hangar").push(module);
        self
    }

    /// Takes an advanced module out of deck and display.
    fn take_out(&mut self, module: &str) {
        for pile in ["deck", "display", "discard"] {
            self.file[pile].as_array_mut().expect("a list").retain(|card| card != module);
        }
    }

    /// These modules are displayed; what was there goes under the deck.
    pub(crate) fn display(mut self, modules: &[&str]) -> Self {
        modules.iter().for_each(|module| self.take_out(module));
        let before = std::mem::replace(&mut self.file["display"], json!(modules));
        self.file["deck"].as_array_mut().expect("a list").extend(before.as_array().expect("a list").iter().cloned());
        self
    }

    /// These modules are on top of the deck, the first one uppermost.
    pub(crate) fn deck_top(mut self, modules: &[&str]) -> Self {
        modules.iter().for_each(|module| self.take_out(module));
        let deck = self.file["deck"].as_array_mut().expect("a list");
        modules.iter().rev().for_each(|module| deck.insert(0, json!(module)));
        self
    }

    /// All but this many cards of the deck lie in the discard pile.
    pub(crate) fn deck_left(mut self, cards: usize) -> Self {
        let rest = self.file["deck"].as_array_mut().expect("a list").split_off(cards);
        self.file["discard"].as_array_mut().expect("a list").extend(rest);
        self
    }

    /// These planets are face up: three blue, two red.
    pub(crate) fn planets(mut self, planets: [&str; 5]) -> Self {
        self.file["face_up"] = json!(planets);
        for (deck, red) in [("blue_deck", false), ("red_deck", true)] {
            let facts = &RocketRescue::components().planets;
            let rest = PlanetId::all().filter(|planet| facts[planet.index()].red == red);
            let rest: Vec<PlanetId> = rest.filter(|planet| !planets.contains(&planet.id())).collect();
            self.file[deck] = json!(rest);
        }
        self
    }

    /// This planet is used up: it lies in no deck.
    pub(crate) fn without_planet(mut self, planet: &str) -> Self {
        for deck in ["blue_deck", "red_deck"] {
            self.file[deck].as_array_mut().expect("a list").retain(|card| card != planet);
        }
        self
    }

    fn has_free_seat(&self) -> bool {
        let hangars = self.file["hangars"].as_object().expect("hangars");
        hangars.values().flat_map(|rocket| rocket.as_array().expect("modules")).any(|built| {
            let card: Card = built["module"].as_str().expect("a name").parse().expect("a module");
            let crew: u64 = built["crew"].as_array().expect("a list").iter().filter_map(Value::as_u64).sum();
            u64::from(RocketRescue::components().designs[card.design().index()].capacity) > crew
        })
    }

    /// Loads the position, which audits it, or tells what is wrong.
    pub(crate) fn load(mut self) -> Result<RocketRescue, engine::Problem> {
        if self.file["edition"] == "second" && self.file["boarding_open"] == false {
            self.file["boarding_open"] = json!(self.has_free_seat());
        }
        let mut file = PositionFile::write(&dealt(Setup::new(3)), None)?;
        file.position = self.file;
        file.read()
    }

    pub(crate) fn table(self) -> Table {
        Table::at(self.load().expect("a sound position"))
    }

    /// At the table after these plans are revealed.
    pub(crate) fn plans(self, plans: &[&str]) -> Table {
        let mut table = self.table();
        table.plans(plans);
        table
    }

    /// At the Hangar die of A, which shows this face; energy stays as it is, and nobody else has a die there.
    pub(crate) fn hangar(self, face: u8) -> Table {
        let plan = ["R5 P5 B1 H1", "R5 P4 B1 H2", "R4 P4 B1 H3", "R4 P3 B1 H4", "R3 P3 B1 H5", "R3 P2 B1 H6"];
        self.only_a(plan[usize::from(face) - 1], "hangar")
    }

    /// The same for Boarding.
    pub(crate) fn boarding(self, face: u8) -> Table {
        let plan = ["R5 P5 B1 H1", "R5 P4 B2 H1", "R4 P4 B3 H1", "R4 P3 B4 H1", "R3 P3 B5 H1", "R3 P2 B6 H1"];
        self.only_a(plan[usize::from(face) - 1], "boarding")
    }

    fn only_a(self, plan: &str, phase: &str) -> Table {
        let players = self.file["seats"].as_array().expect("a list").len();
        let mut plans = vec!["R3 R3 P3 P3"; players];
        plans[0] = plan;
        let mut table = self.plans(&plans);
        table.until(phase);
        table
    }
}

/// What this game is asked at a table, and what its players do there in one go.
pub(crate) trait Ask {
    /// The dice that are rolled next.
    fn rolls(&mut self, dice: &[u8]) -> &mut Self;
    /// Everybody plans and submits, in seat order: `R4 R3 P2 B1 bid 2`. Without a bid the bid is 0.
    fn plans(&mut self, plans: &[&str]) -> &mut Self;
    /// Places dice, and in the second edition bids, without submitting.
    fn plan(&mut self, seat: Seat, plan: &str) -> &mut Self;
    /// Whoever is to act does as little as possible.
    fn least(&mut self) -> &mut Self;
    /// Everybody does as little as possible until this phase.
    fn until(&mut self, phase: &str) -> &mut Self;
    /// Everybody does as little as possible until Purchase is over.
    fn past_purchase(&mut self) -> &mut Self;
    /// Everybody does as little as possible until the next round or the end.
    fn next_round(&mut self) -> &mut Self;
    /// What everybody sees.
    fn view(&self) -> View;
    fn seat(&self, seat: Seat) -> SeatView;
    fn energy(&self, seat: Seat) -> u16;
    /// The letters of the seats that may act.
    fn to_act(&self) -> String;
    fn phase(&self) -> String;
    /// The order positions as letters.
    fn order(&self) -> String;
    /// The dice still to act, as letters and faces: `A4 B3`.
    fn queue(&self) -> String;
    /// The modules of a rocket in the order they were placed.
    fn rocket(&self, hangar: &str) -> Vec<String>;
    /// The crew on a built module as letters.
    fn aboard(&self, module: &str) -> String;
    /// The unbuilt modules of a seat that everybody knows.
    fn hand(&self, seat: Seat) -> Vec<String>;
    fn display(&self) -> Vec<String>;
    fn discard(&self) -> Vec<String>;
    /// The rolls for order, in the order they were made.
    fn rolled(&self) -> Vec<(Seat, u8)>;
}

impl Ask for Table {
    fn rolls(&mut self, dice: &[u8]) -> &mut Self {
        *self = self.clone().rolling(dice);
        self
    }

    fn plans(&mut self, plans: &[&str]) -> &mut Self {
        for (seat, plan) in Seat::all(plans.len() as u8).zip(plans) {
            self.plan(seat, plan).seat_does(seat, "submit");
        }
        self
    }

    fn plan(&mut self, seat: Seat, plan: &str) -> &mut Self {
        let (dice, bid) = plan.split_once(" bid ").unwrap_or((plan, "0"));
        for die in dice.split(' ') {
            let (stage, face) = die.split_at(1);
            let stage = match stage {
                "R" => "research",
                "P" => "purchase",
                "B" => "boarding",
                _ => "hangar",
            };
            self.seat_does(seat, &format!("die {stage} {face}"));
        }
        if self.view().edition.bids() { self.seat_does(seat, &format!("bid {bid}")) } else { self }
    }

    fn least(&mut self) -> &mut Self {
        let code = if self.allows("done") { "done".to_owned() } else { self.offers()[0].clone() };
        self.does(&code)
    }

    fn until(&mut self, phase: &str) -> &mut Self {
        for _ in 0..100 {
            if self.phase() == phase {
                return self;
            }
            self.least();
        }
        panic!("{phase} does not come");
    }

    fn past_purchase(&mut self) -> &mut Self {
        while ["research", "purchase", "placing", "swapping", "refill"].contains(&self.phase().as_str()) {
            self.least();
        }
        self
    }

    fn next_round(&mut self) -> &mut Self {
        let round = self.view().round;
        while self.phase() != "over" && (self.view().round == round || self.phase() != "planning") {
            self.least();
        }
        self
    }

    fn view(&self) -> View {
        self.sees(Viewer::Public)
    }

    fn seat(&self, seat: Seat) -> SeatView {
        self.view().seat(seat).clone()
    }

    fn energy(&self, seat: Seat) -> u16 {
        self.seat(seat).energy
    }

    fn to_act(&self) -> String {
        self.position.to_act().map(Seat::letter).collect()
    }

    fn phase(&self) -> String {
        serde_json::to_value(self.view().phase).expect("a word").as_str().expect("a word").to_owned()
    }

    fn order(&self) -> String {
        self.view().order.iter().map(|seat| seat.letter()).collect()
    }

    fn queue(&self) -> String {
        let view = self.view();
        let dice = view.queue.iter().skip(usize::from(view.turn));
        dice.map(|die| format!("{}{}", die.seat, die.face)).collect::<Vec<_>>().join(" ")
    }

    fn rocket(&self, hangar: &str) -> Vec<String> {
        let view = self.view();
        let found = view.hangars.iter().find(|view| view.hangar.id() == hangar).expect("a hangar");
        found.modules.iter().map(|built| built.card.to_string()).collect()
    }

    fn aboard(&self, module: &str) -> String {
        let view = self.view();
        let (_, built) = view.built(module.parse().expect("a module")).expect("a built module");
        let crew = Seat::all(built.crew.len() as u8).zip(&built.crew);
        crew.map(|(seat, &count)| seat.to_string().repeat(usize::from(count))).collect()
    }

    fn hand(&self, seat: Seat) -> Vec<String> {
        named(&self.seat(seat).modules)
    }

    fn display(&self) -> Vec<String> {
        named(&self.view().display)
    }

    fn discard(&self) -> Vec<String> {
        named(&self.view().discard)
    }

    fn rolled(&self) -> Vec<(Seat, u8)> {
        let roll = |event: &Event| match event {
            Event::Rolled { seat, roll } => Some((*seat, *roll)),
            _ => None,
        };
        self.events.iter().filter_map(roll).collect()
    }
}

/// The names of those modules whose fronts are open.
fn named(modules: &[ModuleView]) -> Vec<String> {
    modules.iter().filter_map(|module| module.card).map(|card| card.to_string()).collect()
}

/// A complete rocket of A in stellaris-1, without crew: engine, two tanks, cockpit.
pub(crate) fn rocket_of_a(scene: Scene) -> Scene {
    scene
        .built("stellaris-1", "std-engine#1", A, "")
        .built("stellaris-1", "std-fuel-tank#1", A, "")
        .built("stellaris-1", "std-fuel-tank#2", A, "")
        .built("stellaris-1", "std-cockpit#1", A, "")
}

/// The five planets of the rulebooks' launch example.
pub(crate) const EXAMPLE_PLANETS: [&str; 5] =
    ["aurora-2-0", "dionysos", "venenum-base-ii", "fireball-y-08", "dwarf-cockroach"];
