//! What can be chosen before a match.

use engine::{Chance, Noun, OptionFact, OptionKind, Problem, Setup, ensure};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::position::Rocketmen;

/// How the game is played.
#[derive(
    Copy,
    Clone,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Mode::unknown)]
pub enum Mode {
    /// The standard game for 2 to 4.
    Standard,
    /// The Battle for Earth for 2 to 4.
    BattleForEarth,
    /// One player against the AI.
    Solo,
}

impl Noun for Mode {
    const WORDS: &'static str = "option-mode";
}

/// How strong the AI of the solitaire game is (RM-SOLO-4).
#[derive(
    Copy,
    Clone,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Difficulty::unknown)]
pub enum Difficulty {
    /// Easy.
    Easy,
    /// Normal.
    Normal,
    /// Hard.
    Hard,
}

impl Noun for Difficulty {
    const WORDS: &'static str = "option-difficulty";
}

/// A Game Variant card.
#[derive(
    Copy,
    Clone,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Variant::unknown)]
pub enum Variant {
    /// Chip Race.
    ChipRace,
    /// Alloy Race.
    AlloyRace,
    /// Gene Race.
    GeneRace,
    /// Heavy Lift.
    HeavyLift,
    /// Planetary Defence.
    PlanetaryDefence,
    /// Solar System Charter.
    SolarSystemCharter,
    /// Wide Market.
    WideMarket,
    /// Tourist Boom.
    TouristBoom,
    /// Range Safety.
    RangeSafety,
    /// Closing Window.
    ClosingWindow,
}

impl Noun for Variant {
    const WORDS: &'static str = "variant";
}

/// The options as the engine lists them.
pub(crate) const OPTIONS: &[OptionFact] = &[
    OptionFact { id: "mode", kind: OptionKind::Choice(&["standard", "battle-for-earth", "solo"]), default: "standard" },
    OptionFact { id: "variants", kind: OptionKind::Choice(&["none", "random", "chosen"]), default: "none" },
    OptionFact { id: "variant-1", kind: OptionKind::Choice(VARIANTS), default: "none" },
    OptionFact { id: "variant-2", kind: OptionKind::Choice(VARIANTS), default: "none" },
    OptionFact { id: "difficulty", kind: OptionKind::Choice(&["easy", "normal", "hard"]), default: "normal" },
    OptionFact { id: "round-cap", kind: OptionKind::Number(20, 1000), default: "100" },
];

const VARIANTS: &[&str] = &[
    "none",
    "chip-race",
    "alloy-race",
    "gene-race",
    "heavy-lift",
    "planetary-defence",
    "solar-system-charter",
    "wide-market",
    "tourist-boom",
    "range-safety",
    "closing-window",
];

/// The options of one match.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Options {
    pub(crate) players: u8,
    pub(crate) mode: Mode,
    pub(crate) variants: Variants,
    pub(crate) difficulty: Difficulty,
    pub(crate) round_cap: u16,
}

/// Which variant cards (RM-SETUP-10).
#[derive(Copy, Clone, Debug)]
pub(crate) enum Variants {
    None,
    Random,
    Chosen([Variant; 2]),
}

impl Options {
    pub(crate) fn read(setup: &Setup) -> Result<Options, Problem> {
        let facts = &<Rocketmen as engine::Game>::FACTS;
        setup.check(facts)?;
        let value = |id| setup.value(facts, id);
        let mode: Mode = value("mode").parse()?;
        let players = setup.players;
        match mode {
            Mode::Solo => ensure!(players == 1, "the solo mode is for one player, not {players}"),
            _ => ensure!(players >= 2, "the {mode} mode is for 2 to 4 players: one player plays with mode=solo"),
        }
        let variants = chosen_variants(value("variants"), [value("variant-1"), value("variant-2")])?;
        ensure!(
            mode != Mode::Solo || matches!(variants, Variants::None),
            "the solo mode is played without variant cards (RM-SOLO-2)"
        );
        let difficulty: Difficulty = value("difficulty").parse()?;
        ensure!(
            mode == Mode::Solo || difficulty == Difficulty::Normal,
            "only the solo mode has a difficulty, not {mode}"
        );
        let round_cap = value("round-cap").parse().expect("the engine has checked that this is a number");
        Ok(Options { players, mode, variants, difficulty, round_cap })
    }
}

fn chosen_variants(choice: &str, named: [&str; 2]) -> Result<Variants, Problem> {
    if choice != "chosen" {
        ensure!(
            named == ["none"; 2],
            "variant cards are named although `variants` is `{choice}`: set variants=chosen, or leave variant-1 and variant-2 out"
        );
        return Ok(if choice == "random" { Variants::Random } else { Variants::None });
    }
    ensure!(!named.contains(&"none"), "with variants=chosen both variant-1 and variant-2 must be named");
    let [one, two] = [named[0].parse::<Variant>()?, named[1].parse()?];
    ensure!(one != two, "variant-1 and variant-2 are both {one}: choose two different cards");
    Ok(Variants::Chosen([one, two]))
}

impl Variants {
    /// The cards in force as a bit set; two of the ten at random if so chosen.
    pub(crate) fn draw(self, chance: &mut impl Chance) -> u16 {
        let two = match self {
            Variants::None => return 0,
            Variants::Random => {
                let mut cards: [Variant; Variant::VARIANTS.len()] =
                    std::array::from_fn(|number| Variant::VARIANTS[number]);
                chance.shuffle(&mut cards);
                [cards[0], cards[1]]
            }
            Variants::Chosen(two) => two,
        };
        two.iter().fold(0, |set, variant| set | 1 << *variant as u16)
    }
}
