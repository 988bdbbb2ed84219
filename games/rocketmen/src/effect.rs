//! What cards can do: a small closed set of effects. Which card has which one is data.

use engine::{Problem, ensure};
use serde::Deserialize;

use crate::kind::Kind;

/// The effect of a card.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Effect {
    /// It does nothing by itself.
    #[default]
    None,
    /// When used to pay: draw so many cards (RM-CARD-2).
    Draw(u8),
    /// When used to pay: place another Hand card for free (RM-CARD-3).
    FreePlacement,
    /// Discard: remove another Hand card, then draw so many cards (RM-CARD-4).
    TrashThenDraw(u8),
    /// Discard: discard any number of Hand cards, draw as many (RM-CARD-5).
    Cycle,
    /// Discard: take a card from the Warehouse (RM-CARD-6).
    Fetch,
    /// Discard: remove this card, take this Threat from the display (RM-CARD-7).
    SolveThreat(Kind),
    /// Launch Pad: set a drawn card aside and draw another (RM-CARD-8).
    ReplaceDraw,
    /// Launch Pad: a drawn 0 counts as a 2 (RM-CARD-9).
    ZeroAsTwo,
    /// Launch Pad: choose the first card among three (RM-CARD-10).
    FirstOfThree,
    /// Launch Pad: advance so many spaces at any time (RM-CARD-11).
    AdvanceAnyTime(u8),
    /// Launch Pad: so many spaces more at the initial advance (RM-CARD-12).
    InitialAdvance(u8),
    /// Launch Pad: so many draws more (RM-CARD-13).
    ExtraDraw(u8),
    /// Launch Pad: so many Hand cards can lie on it (RM-CARD-15).
    Depot(u8),
    /// It becomes a copy of another Asset (RM-CARD-18).
    Copy,
}

/// When an effect works.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// Never: there is none.
    None,
    /// After its card has paid for something (RM-WTP-1).
    WhenUsedToPay,
    /// By discarding its card from Hand (RM-DISC-3).
    Discard,
    /// While its card is on the Launch Pad (RM-DISC-5).
    LaunchPad,
    /// While its card is in Hand.
    Copy,
}

impl Effect {
    /// Spaces that it adds to the initial advance (RM-CARD-12).
    #[inline]
    pub(crate) const fn initial_advance(self) -> u8 {
        match self {
            Effect::InitialAdvance(spaces) => spaces,
            _ => 0,
        }
    }

    /// When it works.
    #[must_use]
    pub const fn timing(self) -> Timing {
        match self {
            Effect::None => Timing::None,
            Effect::Draw(_) | Effect::FreePlacement => Timing::WhenUsedToPay,
            Effect::TrashThenDraw(_) | Effect::Cycle | Effect::Fetch | Effect::SolveThreat(_) => Timing::Discard,
            Effect::ReplaceDraw
            | Effect::ZeroAsTwo
            | Effect::FirstOfThree
            | Effect::AdvanceAnyTime(_)
            | Effect::InitialAdvance(_)
            | Effect::ExtraDraw(_)
            | Effect::Depot(_) => Timing::LaunchPad,
            Effect::Copy => Timing::Copy,
        }
    }

    /// The effect as the component file names it.
    pub(crate) fn read(name: &str, amount: Option<u8>, threat: Option<&str>) -> Result<Effect, Problem> {
        let number = || {
            let amount = amount.unwrap_or(1);
            ensure!((1..=2).contains(&amount), "the effect `{name}` has an amount of 1 or 2, not {amount}");
            Ok(amount)
        };
        Ok(match name {
            "none" => Effect::None,
            "draw" => Effect::Draw(number()?),
            "free-placement" => Effect::FreePlacement,
            "trash-then-draw" => Effect::TrashThenDraw(number()?),
            "cycle" => Effect::Cycle,
            "fetch" => Effect::Fetch,
            "solve-threat" => {
                let threat = threat.ok_or_else(|| Problem::new("the effect `solve-threat` must name its `threat`"))?;
                Effect::SolveThreat(threat.parse()?)
            }
            "replace-draw" => Effect::ReplaceDraw,
            "zero-as-two" => Effect::ZeroAsTwo,
            "choose-first-of-three" => Effect::FirstOfThree,
            "advance-any-time" => Effect::AdvanceAnyTime(number()?),
            "initial-advance" => Effect::InitialAdvance(number()?),
            "extra-draw" => Effect::ExtraDraw(number()?),
            "depot" => Effect::Depot(number()?),
            "copy" => Effect::Copy,
            _ => return Err(Problem::new(format!("there is no effect `{name}`"))),
        })
    }
}
