//! The rules as the engine wants them.

use engine::{Chance, Facts, May, Outcome, Problem, Rules, Seat, Seats, Setup, Viewer, Witness};

use crate::action::Action;
use crate::components::Components;
use crate::event::Event;
use crate::file::File;
use crate::legal::Reason;
use crate::options::OPTIONS;
use crate::position::{Phase, Rocketmen};
use crate::view::View;
use crate::{audit, components, file, imagine, legal, play, score, setup, view};

impl engine::Game for Rocketmen {
    type Components = Components;
    type Action = Action;
    type Reason = Reason;
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
        rules_version: 2,
        // The round cap at its highest, and a turn of all cards (section 8 of the specification).
        longest: 1_200_000,
        options: OPTIONS,
        rules: Rules { en: include_str!("../rules/en.md"), de: include_str!("../rules/de.md") },
        components: include_str!("../data/components.toml"),
        lessons: &[
            include_str!("../lessons/1-build.toml"),
            include_str!("../lessons/2-launch.toml"),
            include_str!("../lessons/3-moon.toml"),
            include_str!("../lessons/4-end.toml"),
            include_str!("../lessons/5-solo.toml"),
        ],
        coach: include_str!("../coach.toml"),
        summary: Rules { en: include_str!("../rules/summary.en.md"), de: include_str!("../rules/summary.de.md") },
        pictures: include_str!("../rules/pictures.toml"),
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
        self.players
    }

    fn to_act(&self) -> Seats {
        if self.phase == Phase::Over { Seats::NONE } else { Seats::only(self.active) }
    }

    fn candidates(&self, seat: Seat, each: &mut impl FnMut(Action)) {
        legal::candidates(self, seat, each);
    }

    fn may(&self, seat: Seat, action: &Action) -> May<Reason> {
        legal::may(self, seat, action)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::actions(self, seat, out);
    }

    fn play(&mut self, seat: Seat, action: Action, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        play::play(self, seat, action, chance, witness);
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
