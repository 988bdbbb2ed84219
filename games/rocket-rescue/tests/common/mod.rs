//! One small builder for all tests: a draft of a position, then a table to play at.

use engine::{Chance, Event as _, Game, PositionFile, Script, Seat, Setup, Still, Trace, Viewer};
use rocket_rescue::{Action, Card, Event, PlanetId, RocketRescue, SeatView, View};
use serde_json::{Value, json};

/// A position being put together: always Planning of some round, with nobody's dice placed.
pub(crate) struct Draft {
    file: Value,
    boarding: Option<bool>,
}

/// A first-edition table in round 1.
pub(crate) fn first(players: u8) -> Draft {
    Draft::deal(Setup::new(players).with("edition", "first"))
}

/// A second-edition table in round 1; the order is A, B, C, …; with 3 players both Hyperdrive hangars are locked, with 4
/// the second.
pub(crate) fn second(players: u8) -> Draft {
    Draft::deal(Setup::new(players))
}

/// A second-edition table of three where the fronts of the cards are sealed.
pub(crate) fn sealed() -> Draft {
    Draft::deal(Setup::new(3).with("sealed_fronts", "on"))
}

/// The number of a seat by its letter.
pub(crate) fn seat(letter: char) -> Seat {
    Seat::new(letter as u8 - b'A')
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

impl Draft {
    pub(crate) fn deal(setup: Setup) -> Draft {
        let file = serde_json::to_value(dealt(setup).save()).expect("plain data");
        Draft { file, boarding: None }
    }

    /// Sets a field of the file.
    pub(crate) fn set(mut self, field: &str, value: Value) -> Self {
        self.file[field] = value;
        self
    }

    /// Sets a field of a player.
    pub(crate) fn player(mut self, letter: char, field: &str, value: Value) -> Self {
        self.file["seats"][seat(letter).index()][field] = value;
        self
    }

    pub(crate) fn energy(self, letter: char, energy: u16) -> Self {
        self.player(letter, "energy", json!(energy))
    }

    pub(crate) fn cubes(self, letter: char, cubes: [u8; 3]) -> Self {
        self.player(letter, "cubes", json!(cubes))
    }

    pub(crate) fn round(self, round: u8) -> Self {
        self.set("round", json!(round))
    }

    pub(crate) fn market(self, market: [u8; 3]) -> Self {
        self.set("market", json!(market))
    }

    pub(crate) fn order(self, letters: &str) -> Self {
        let order: Vec<Seat> = letters.chars().map(seat).collect();
        self.set("order", json!(order))
    }

    pub(crate) fn character(self, letter: char, character: &str) -> Self {
        self.player(letter, "character", json!(character))
    }

    pub(crate) fn boarding_open(mut self, open: bool) -> Self {
        self.boarding = Some(open);
        self
    }

    /// Moves crew of a player from the supply to planets, or elsewhere out of it.
    pub(crate) fn landed(mut self, letter: char, count: u64) -> Self {
        self.leave_supply(letter, count);
        let player = &mut self.file["seats"][seat(letter).index()];
        player["landed"] = json!(player["landed"].as_u64().expect("a number") + count);
        self
    }

    fn leave_supply(&mut self, letter: char, count: u64) {
        let player = &mut self.file["seats"][seat(letter).index()];
        let crew = player["crew"].as_u64().expect("a number");
        player["crew"] = json!(crew.checked_sub(count).expect("crew enough"));
    }

    /// Crew in the terminal, from the left.
    pub(crate) fn terminal(mut self, letters: &str) -> Self {
        letters.chars().for_each(|letter| self.leave_supply(letter, 1));
        let seats: Vec<Seat> = letters.chars().map(seat).collect();
        self.set("terminal", json!(seats))
    }

    /// An unbuilt module in a supply, with cubes on it.
    pub(crate) fn holds(mut self, letter: char, module: &str, cubes: [u8; 3]) -> Self {
        self.take_out(module);
        let held = json!({ "module": module, "cubes": cubes });
        self.file["seats"][seat(letter).index()]["modules"].as_array_mut().expect("a list").push(held);
        self
    }

    /// A built module with crew on it, told by their letters.
    pub(crate) fn built(mut self, hangar: &str, module: &str, owner: char, crew: &str) -> Self {
        self.take_out(module);
        crew.chars().for_each(|letter| self.leave_supply(letter, 1));
        let players = self.file["seats"].as_array().expect("a list").len();
        let crew: Vec<usize> =
            (0..players).map(|index| crew.chars().filter(|&letter| seat(letter).index() == index).count()).collect();
        let module = json!({ "module": module, "owner": seat(owner), "crew": crew });
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
        if self.file["edition"] == "second" {
            self.file["boarding_open"] = json!(self.boarding.unwrap_or_else(|| self.has_free_seat()));
        }
        let mut file = PositionFile::write(&dealt(Setup::new(3)), None)?;
        file.position = self.file;
        file.read()
    }

    pub(crate) fn ready(self) -> Table {
        let game = self.load().expect("a sound position");
        Table { game, dice: Vec::new(), events: Vec::new(), unveiled: false }
    }

    /// At the table after these plans are revealed.
    pub(crate) fn plans(self, plans: &[&str]) -> Table {
        self.ready().plans(plans)
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
        self.plans(&plans).until(phase)
    }
}

/// A table to play at.
pub(crate) struct Table {
    pub(crate) game: RocketRescue,
    dice: Vec<u8>,
    pub(crate) events: Vec<Event>,
    pub(crate) unveiled: bool,
}

impl Table {
    /// The same table with another match on it.
    pub(crate) fn replaced(mut self, game: RocketRescue) -> Self {
        self.game = game;
        self
    }

    /// The dice that are rolled next.
    pub(crate) fn dice(mut self, dice: &[u8]) -> Self {
        self.dice = dice.to_vec();
        self
    }

    /// Everybody plans and submits, in seat order: `R4 R3 P2 B1 bid 2`. Without a bid the bid is 0.
    pub(crate) fn plans(mut self, plans: &[&str]) -> Self {
        for (index, plan) in plans.iter().enumerate() {
            self = self.plan((b'A' + index as u8) as char, plan).does((b'A' + index as u8) as char, "submit");
        }
        self
    }

    /// Places dice, and in the second edition bids, without submitting.
    pub(crate) fn plan(mut self, letter: char, plan: &str) -> Self {
        let (dice, bid) = plan.split_once(" bid ").unwrap_or((plan, "0"));
        for die in dice.split(' ') {
            let (stage, face) = die.split_at(1);
            let stage = match stage {
                "R" => "research",
                "P" => "purchase",
                "B" => "boarding",
                _ => "hangar",
            };
            self = self.does(letter, &format!("die {stage} {face}"));
        }
        if self.view().edition.bids() { self.does(letter, &format!("bid {bid}")) } else { self }
    }

    /// A legal action.
    pub(crate) fn does(mut self, letter: char, code: &str) -> Self {
        let action: Action = code.parse().expect("an action");
        let refusal = self.game.refusal(seat(letter), &action);
        assert_eq!(refusal, None, "`{code}` by {letter}");
        let mut chance = Script::new(std::mem::take(&mut self.dice), Still);
        let mut trace = Trace::default();
        self.game.play(seat(letter), action, &mut chance, &mut trace);
        self.dice = (0..chance.left()).map(|_| chance.die()).collect();
        self.events.extend(trace.events);
        self.unveiled = trace.unveiled;
        self.game.audit().expect("a sound position");
        self
    }

    /// Several actions of one player.
    pub(crate) fn all(self, letter: char, codes: &[&str]) -> Self {
        codes.iter().fold(self, |table, code| table.does(letter, code))
    }

    /// Whoever is to act does as little as possible.
    pub(crate) fn least(self) -> Self {
        let letter = self.game.to_act().first().expect("the match goes on").letter();
        let code = if self.can(letter, "done") { "done".to_owned() } else { self.offers(letter)[0].clone() };
        self.does(letter, &code)
    }

    /// Everybody does as little as possible until this phase.
    pub(crate) fn until(mut self, phase: &str) -> Self {
        for _ in 0..100 {
            if self.phase() == phase {
                return self;
            }
            self = self.least();
        }
        panic!("{phase} does not come");
    }

    /// Everybody does as little as possible until Purchase is over.
    pub(crate) fn past_purchase(mut self) -> Self {
        while ["research", "purchase", "placing", "refill"].contains(&self.phase().as_str()) {
            self = self.least();
        }
        self
    }

    /// Everybody does as little as possible until the next round or the end; plans are all the same.
    pub(crate) fn next_round(mut self) -> Self {
        let round = self.view().round;
        while self.phase() != "over" && (self.view().round == round || self.phase() != "planning") {
            self = self.least();
        }
        self
    }

    pub(crate) fn offers(&self, letter: char) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(seat(letter), &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    pub(crate) fn can(&self, letter: char, code: &str) -> bool {
        let listed = self.offers(letter).iter().any(|offer| offer == code);
        let refusal = self.game.refusal(seat(letter), &code.parse().expect("an action"));
        assert_eq!(listed, refusal.is_none(), "`{code}` by {letter}: {refusal:?}");
        listed
    }

    /// The clause by which an action is refused.
    #[track_caller]
    pub(crate) fn refused(&self, letter: char, code: &str) -> &'static str {
        assert!(!self.can(letter, code), "`{code}` by {letter} is legal");
        let refusal = self.game.refusal(seat(letter), &code.parse().expect("an action"));
        refusal.expect("what is not listed is refused").clause.0
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Public)
    }

    pub(crate) fn seen_by(&self, letter: char) -> View {
        self.game.view(Viewer::Seat(seat(letter)))
    }

    pub(crate) fn seat(&self, letter: char) -> SeatView {
        self.view().seat(seat(letter)).clone()
    }

    pub(crate) fn energy(&self, letter: char) -> u16 {
        self.seat(letter).energy
    }

    /// The letters of the seats that may act.
    pub(crate) fn to_act(&self) -> String {
        self.game.to_act().map(Seat::letter).collect()
    }

    pub(crate) fn phase(&self) -> String {
        serde_json::to_value(self.view().phase).expect("a word").as_str().expect("a word").to_owned()
    }

    /// The order positions as letters.
    pub(crate) fn order(&self) -> String {
        self.view().order.iter().map(|seat| seat.letter()).collect()
    }

    /// The dice still to act, as letters and faces: `A4 B3`.
    pub(crate) fn queue(&self) -> String {
        let view = self.view();
        let dice = view.queue.iter().skip(usize::from(view.turn));
        dice.map(|die| format!("{}{}", die.seat, die.face)).collect::<Vec<_>>().join(" ")
    }

    /// The modules of a rocket in the order they were placed.
    pub(crate) fn rocket(&self, hangar: &str) -> Vec<String> {
        let view = self.view();
        let found = view.hangars.iter().find(|view| view.hangar.id() == hangar).expect("a hangar");
        found.modules.iter().map(|built| built.card.to_string()).collect()
    }

    /// The crew on a built module as letters.
    pub(crate) fn aboard(&self, module: &str) -> String {
        let view = self.view();
        let (_, built) = view.built(module.parse().expect("a module")).expect("a built module");
        let crew = built.crew.iter().enumerate();
        crew.map(|(index, &count)| String::from((b'A' + index as u8) as char).repeat(usize::from(count))).collect()
    }

    pub(crate) fn hand(&self, letter: char) -> Vec<String> {
        self.seat(letter).modules.iter().filter_map(|held| held.card).map(|card| card.to_string()).collect()
    }

    pub(crate) fn display(&self) -> Vec<String> {
        self.view().display.iter().filter_map(|held| held.card).map(|card| card.to_string()).collect()
    }

    /// The keys of what a viewer saw happen.
    pub(crate) fn seen(&self, viewer: Viewer) -> Vec<&'static str> {
        self.events.iter().filter_map(|event| event.seen_by(viewer)).map(|event| event.phrase().key).collect()
    }

    /// The rolls for order, in the order they were made.
    pub(crate) fn rolls(&self) -> Vec<(char, u8)> {
        let roll = |event: &Event| match event {
            Event::Rolled { seat, roll } => Some((seat.letter(), *roll)),
            _ => None,
        };
        self.events.iter().filter_map(roll).collect()
    }
}

/// A complete rocket of A in stellaris-1, without crew: engine, two tanks, cockpit.
pub(crate) fn rocket_of_a(draft: Draft) -> Draft {
    draft
        .built("stellaris-1", "std-engine#1", 'A', "")
        .built("stellaris-1", "std-fuel-tank#1", 'A', "")
        .built("stellaris-1", "std-fuel-tank#2", 'A', "")
        .built("stellaris-1", "std-cockpit#1", 'A', "")
}

/// The five planets of the rulebooks' launch example.
pub(crate) const EXAMPLE_PLANETS: [&str; 5] =
    ["aurora-2-0", "dionysos", "venenum-base-ii", "fireball-y-08", "dwarf-cockroach"];
