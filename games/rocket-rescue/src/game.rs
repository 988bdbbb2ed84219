//! The rules as the engine wants them.

use engine::{Chance, Facts, Outcome, Problem, Refusal, Rules, Seat, Seats, Setup, Viewer, Witness};

use crate::action::Action;
use crate::components::Components;
use crate::event::Event;
use crate::file::File;
use crate::options;
use crate::position::{Phase, RocketRescue};
use crate::view::View;

impl engine::Game for RocketRescue {
    type Components = Components;
    type Action = Action;
    type Event = Event;
    type View = View;
    type File = File;

    const FACTS: Facts = Facts {
        id: "rocket-rescue",
        title: "Rocket Rescue",
        designer: "Gidora Games",
        clause_prefixes: &["RR", "RR1", "RR2"],
        players: 3..=5,
        minutes: 60..=120,
        difficulty: 4,
        hidden: true,
        simultaneous: true,
        cooperative: false,
        rules_version: 1,
        longest: 10_000,
        options: options::ALL,
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

    /// RR-PLAN-3: in Planning everybody who has not submitted, at the same time.
    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Planning => Seat::all(self.players).filter(|&seat| !self.ready.contains(seat)).collect(),
            Phase::Over => Seats::NONE,
            _ => Seats::only(self.active),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        self.why_not(seat, action)
    }

    fn play(&mut self, seat: Seat, action: Action, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.carry_out(seat, action, chance, witness);
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
