//! The rules as the engine wants them.

use engine::{Chance, Facts, May, Outcome, Problem, Rules, Seat, Seats, Setup, Viewer, Witness};

use crate::action::Action;
use crate::components::{self, Components};
use crate::event::Event;
use crate::file::{self, File};
use crate::legal::{self, Reason};
use crate::position::{Phase, RocketJockey};
use crate::view::{self, View};
use crate::{audit, imagine, play, score, setup};

impl engine::Game for RocketJockey {
    type Components = Components;
    type Action = Action;
    type Reason = Reason;
    type Event = Event;
    type View = View;
    type File = File;

    const FACTS: Facts = Facts {
        id: "rocket-jockey",
        title: "Rocket Jockey",
        designer: "James Spurny",
        clause_prefixes: &["RJ"],
        players: 2..=4,
        minutes: 30..=60,
        difficulty: 2,
        hidden: true,
        simultaneous: false,
        cooperative: false,
        rules_version: 1,
        longest: 2340,
        options: &[],
        rules: Rules { en: include_str!("../rules/en.md"), de: include_str!("../rules/de.md") },
        components: include_str!("../data/components.toml"),
        lessons: &[
            include_str!("../lessons/1-delivery.toml"),
            include_str!("../lessons/2-chain.toml"),
            include_str!("../lessons/3-reserve.toml"),
            include_str!("../lessons/4-aliens.toml"),
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
