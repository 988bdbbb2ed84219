//! The rules as the engine wants them.

use engine::{Chance, Facts, May, Outcome, Problem, Rules, Seat, Seats, Setup, Viewer, Witness};

use crate::action::Action;
use crate::components::{self, Components};
use crate::event::Event;
use crate::file::{self, File};
use crate::legal::{self, Reason};
use crate::options::OPTIONS;
use crate::position::Countdown;
use crate::view::{self, View};
use crate::{audit, imagine, play, score, setup};

impl engine::Game for Countdown {
    type Components = Components;
    type Action = Action;
    type Reason = Reason;
    type Event = Event;
    type View = View;
    type File = File;

    const FACTS: Facts = Facts {
        id: "countdown",
        title: "Countdown",
        designer: "an example of ours",
        clause_prefixes: &["CD"],
        players: 2..=2,
        minutes: 1..=2,
        difficulty: 1,
        hidden: true,
        simultaneous: false,
        cooperative: false,
        rules_version: 1,
        longest: 99,
        options: OPTIONS,
        rules: Rules { en: include_str!("../rules/en.md"), de: include_str!("../rules/de.md") },
        components: include_str!("../data/components.toml"),
        lessons: &[],
        coach: "",
        summary: Rules { en: "", de: "" },
        pictures: "",
    };

    fn components() -> &'static Components {
        components::of_the_box()
    }

    fn read_components(toml: &str) -> Result<Components, Problem> {
        components::read(toml)
    }

    fn deal(components: &'static Components, setup: &Setup, chance: &mut impl Chance) -> Result<Self, Problem> {
        setup::deal(components, setup, chance)
    }

    fn players(&self) -> u8 {
        2
    }

    fn to_act(&self) -> Seats {
        if self.is_over() { Seats::NONE } else { Seats::only(self.active) }
    }

    fn candidates(&self, _: Seat, each: &mut impl FnMut(Action)) {
        legal::candidates(self, each);
    }

    fn may(&self, seat: Seat, action: &Action) -> May<Reason> {
        legal::may(self, seat, action)
    }

    fn play(&mut self, seat: Seat, action: Action, _: &mut impl Chance, witness: &mut impl Witness<Event>) {
        play::play(self, seat, action, witness);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(&self, seat: Seat, chance: &mut impl Chance) -> Self {
        imagine::imagine(self, seat, chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        score::outcome(self)
    }

    fn audit(&self) -> Result<(), Problem> {
        audit::audit(self)
    }

    fn save(&self) -> File {
        file::save(self)
    }

    fn load(components: &'static Components, file: File) -> Result<Self, Problem> {
        file::load(components, file)
    }
}
