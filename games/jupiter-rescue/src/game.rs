//! The rules as the engine wants them.

use engine::{Chance, Facts, Outcome, Problem, Refusal, Rules, Seat, Seats, Setup, Viewer, Witness};

use crate::action::Action;
use crate::components::Components;
use crate::event::Event;
use crate::file::File;
use crate::options::OPTIONS;
use crate::position::JupiterRescue;
use crate::view::View;

impl engine::Game for JupiterRescue {
    type Components = Components;
    type Action = Action;
    type Event = Event;
    type View = View;
    type File = File;

    const FACTS: Facts = Facts {
        id: "jupiter-rescue",
        title: "Jupiter Rescue",
        designer: "Mark Major",
        clause_prefixes: &["JR"],
        players: 1..=7,
        minutes: 30..=60,
        difficulty: 3,
        hidden: true,
        simultaneous: false,
        cooperative: true,
        rules_version: 1,
        // 250 turns (JR-SAFE-1) of far fewer than 200 decisions each.
        longest: 50_000,
        options: OPTIONS,
        rules: Rules { en: include_str!("../rules/en.md"), de: include_str!("../rules/de.md") },
    };

    fn components() -> &'static Components {
        Components::of_the_box()
    }

    fn read_components(toml: &str) -> Result<Components, Problem> {
        Components::read(toml)
    }

    fn deal(components: &'static Components, setup: &Setup, chance: &mut impl Chance) -> Result<Self, Problem> {
        Self::new_match(components, setup, chance)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn to_act(&self) -> Seats {
        self.deciders()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        self.why_not(seat, action)
    }

    fn play(&mut self, _: Seat, action: Action, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.carry_out(action, chance, witness);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look(viewer)
    }

    fn imagine(&self, _: Seat, chance: &mut impl Chance) -> Self {
        self.draw_anew(chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn ending(&self) -> Option<&'static str> {
        self.end_word()
    }

    fn audit(&self) -> Result<(), Problem> {
        self.check()
    }

    fn save(&self) -> File {
        File::of(self)
    }

    fn load(components: &'static Components, file: File) -> Result<Self, Problem> {
        file.read(components)
    }
}
