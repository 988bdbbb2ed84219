//! The tests that every game must pass.
//!
//! They run once for each mode and once over the variant cards, always with the lowest round cap: chosen at random, actions
//! hardly ever end a match before its cap, and a cap of 1000 rounds would take hours.

use engine::{
    Chance, Facts, Game, OptionFact, OptionKind, Outcome, Problem, Refusal, Seat, Seats, Setup, Viewer, Witness,
};
use rocketmen::Rocketmen;

/// Rocketmen with fewer options.
macro_rules! only {
    ($name:ident, $mode:literal, $players:expr, $hidden:literal, $options:expr) => {
        #[derive(Copy, Clone, Debug)]
        struct $name(Rocketmen);

        impl Game for $name {
            type Components = <Rocketmen as Game>::Components;
            type Action = <Rocketmen as Game>::Action;
            type Event = <Rocketmen as Game>::Event;
            type View = <Rocketmen as Game>::View;
            type File = <Rocketmen as Game>::File;
            const FACTS: Facts = Facts { players: $players, hidden: $hidden, options: $options, ..Rocketmen::FACTS };

            fn components() -> &'static Self::Components {
                Rocketmen::components()
            }
            fn read_components(toml: &str) -> Result<Self::Components, Problem> {
                Rocketmen::read_components(toml)
            }
            fn deal(box_: &'static Self::Components, setup: &Setup, chance: &mut impl Chance) -> Result<Self, Problem> {
                Rocketmen::deal(box_, &setup.clone().with("mode", $mode).with("round_cap", "20"), chance).map(Self)
            }
            fn players(&self) -> u8 {
                self.0.players()
            }
            fn to_act(&self) -> Seats {
                self.0.to_act()
            }
            fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
                self.0.actions(seat, out);
            }
            fn refusal(&self, seat: Seat, action: &Self::Action) -> Option<Refusal> {
                self.0.refusal(seat, action)
            }
            fn play(
                &mut self,
                seat: Seat,
                action: Self::Action,
                chance: &mut impl Chance,
                witness: &mut impl Witness<Self::Event>,
            ) {
                self.0.play(seat, action, chance, witness);
            }
            fn view(&self, viewer: Viewer) -> Self::View {
                self.0.view(viewer)
            }
            fn imagine(&self, seat: Seat, chance: &mut impl Chance) -> Self {
                Self(self.0.imagine(seat, chance))
            }
            fn outcome(&self) -> Option<Outcome> {
                self.0.outcome()
            }
            fn audit(&self) -> Result<(), Problem> {
                self.0.audit()
            }
            fn save(&self) -> Self::File {
                self.0.save()
            }
            fn load(box_: &'static Self::Components, file: Self::File) -> Result<Self, Problem> {
                Rocketmen::load(box_, file).map(Self)
            }
        }
    };
}

const DIFFICULTY: &[OptionFact] =
    &[OptionFact { id: "difficulty", kind: OptionKind::Choice(&["easy", "normal", "hard"]), default: "normal" }];

const VARIANTS: &[&str] = &["none", "alloy-race", "wide-market", "tourist-boom", "range-safety", "closing-window"];
const VARIANT_OPTIONS: &[OptionFact] = &[
    OptionFact { id: "variants", kind: OptionKind::Choice(&["random", "chosen"]), default: "none" },
    OptionFact { id: "variant-1", kind: OptionKind::Choice(VARIANTS), default: "none" },
    OptionFact { id: "variant-2", kind: OptionKind::Choice(VARIANTS), default: "none" },
];

only!(Solo, "solo", 1..=1, false, DIFFICULTY);
only!(Standard, "standard", 2..=4, true, &[]);
only!(WithVariants, "standard", 2..=3, true, VARIANT_OPTIONS);
only!(BattleForEarth, "battle-for-earth", 2..=4, true, &[]);

mod solo {
    engine::battery!(super::Solo, games = 12);
}

mod standard {
    engine::battery!(super::Standard, games = 4);
}

mod with_variants {
    engine::battery!(super::WithVariants, games = 1);
}

mod battle_for_earth {
    engine::battery!(super::BattleForEarth, games = 4);
}
