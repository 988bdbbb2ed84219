//! The rules as the engine wants them.

use engine::{Chance, Facts, May, Outcome, Problem, Rules, Seat, Seats, Setup, Viewer, Witness};

use crate::action::Action;
use crate::components::{self, Components};
use crate::event::Event;
use crate::file::{self, File};
use crate::legal::{self, Reason};
use crate::options::OPTIONS;
use crate::position::JupiterRescue;
use crate::view::{self, View};
use crate::{audit, imagine, play, score, setup};

impl engine::Game for JupiterRescue {
    type Components = Components;
    type Action = Action;
    type Reason = Reason;
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
        rules_version: 2,
        // 250 turns (JR-SAFE-1) of far fewer than 200 decisions each.
        longest: 50_000,
        options: OPTIONS,
        rules: Rules { en: include_str!("../rules/en.md"), de: include_str!("../rules/de.md") },
        components: include_str!("../data/components.toml"),
        lessons: &[
            include_str!("../lessons/1-rescue.toml"),
            include_str!("../lessons/2-creeps.toml"),
            include_str!("../lessons/3-cards.toml"),
            include_str!("../lessons/4-pod.toml"),
            include_str!("../lessons/5-home.toml"),
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
        self.deciders()
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

    fn looks_like(&self, other: &Self, viewer: Viewer) -> bool {
        view::bare(self, viewer) == view::bare(other, viewer)
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

    fn ending(&self) -> Option<&'static str> {
        score::ending(self)
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
