//! The rules as the engine wants them.

use engine::{Chance, Facts, Outcome, Problem, Refusal, Rules, Seat, Seats, Setup, Viewer, Witness};

use crate::action::Action;
use crate::components::Components;
use crate::event::Event;
use crate::file::File;
use crate::options::OPTIONS;
use crate::position::{Phase, Rocketmen};
use crate::view::View;

impl engine::Game for Rocketmen {
    type Components = Components;
    type Action = Action;
    type Event = Event;
    type View = View;
    type File = File;

    const FACTS: Facts = Facts {
        id: "rocketmen",
        title: "Rocketmen",
        designer: "Martin Wallace",
        clause_prefixes: &["RM"],
        players: 1..=4,
        minutes: 30..=90,
        difficulty: 3,
        hidden: true,
        simultaneous: false,
        cooperative: false,
        rules_version: 1,
        // The round cap at its highest, and a turn of all cards (section 8 of the specification).
        longest: 1_200_000,
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
        if self.phase == Phase::Over { Seats::NONE } else { Seats::only(self.active) }
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

    fn imagine(&self, seat: Seat, chance: &mut impl Chance) -> Self {
        self.draw_anew(seat, chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
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
