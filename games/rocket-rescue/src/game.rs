//! The rules as the engine wants them.

use engine::{Chance, Facts, May, Outcome, Problem, Rules, Seat, Seats, Setup, Viewer, Witness};

use crate::action::Action;
use crate::components::Components;
use crate::event::Event;
use crate::file::File;
use crate::legal::Reason;
use crate::position::{Phase, RocketRescue};
use crate::view::View;
use crate::{audit, components, file, imagine, legal, options, play, score, setup, view};

impl engine::Game for RocketRescue {
    type Components = Components;
    type Action = Action;
    type Reason = Reason;
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
        rules_version: 2,
        longest: 12_000,
        options: options::ALL,
        rules: Rules { en: include_str!("../rules/en.md"), de: include_str!("../rules/de.md") },
        components: include_str!("../data/components.toml"),
        lessons: &[
            include_str!("../lessons/1-round.toml"),
            include_str!("../lessons/2-cubes.toml"),
            include_str!("../lessons/3-launch.toml"),
            include_str!("../lessons/4-end.toml"),
            include_str!("../lessons/5-first-edition.toml"),
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

    /// RR-PLAN-3: in Planning everybody who has not submitted, at the same time.
    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Planning => Seats::all(self.players).without(self.ready),
            Phase::Over => Seats::NONE,
            _ => Seats::only(self.active),
        }
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

    fn reshuffled(&self, chance: &mut impl Chance) -> Self {
        imagine::reshuffled(self, chance)
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
