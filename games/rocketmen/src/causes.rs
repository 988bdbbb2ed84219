//! By which clauses something happens: what statistics count as a rule at work.

use crate::event::{Ending, Event};

/// The clauses that are sure to be at work whenever this happens.
pub(crate) fn clauses(event: &Event) -> &'static [&'static str] {
    match event {
        Event::TurnBegan { .. } => &["RM-TURN-1"],
        Event::BasketFilled { .. } | Event::BasketClosed { .. } | Event::Committed { .. } => &["RM-PAY-1"],
        Event::Bought { .. } => &["RM-BUY-1", "RM-BUY-5"],
        Event::Placed { plan: Some(_), .. } => &["RM-PLACE-1", "RM-PLACE-5", "RM-PLACE-15"],
        Event::Placed { plan: None, .. } => &["RM-PLACE-1", "RM-PLACE-15"],
        Event::FreePlaced { .. } => &["RM-CARD-3"],
        Event::DisplayFilled { .. } => &["RM-BUY-6"],
        Event::Discarded { .. } | Event::PadDiscarded { .. } => &["RM-DISC-1"],
        Event::PlanDiscarded { .. } => &["RM-DISC-2"],
        Event::Removed { .. } => &["RM-ZONE-6"],
        Event::ThreatTaken { .. } => &["RM-CARD-7"],
        Event::Reshuffled { .. } => &["RM-ENDT-4"],
        Event::Fetched { .. } => &["RM-CARD-6"],
        Event::Copied { .. } => &["RM-CARD-18"],
        Event::Stored { .. } | Event::Taken { .. } => &["RM-CARD-15"],
        Event::Trimmed { .. } => &["RM-ENDT-2"],
        Event::LaunchDeclared { .. } => &["RM-LAUNCH-1"],
        Event::Launched { .. } => &["RM-LAUNCH-2", "RM-LAUNCH-6"],
        Event::Revealed { .. } => &["RM-LAUNCH-9"],
        Event::ThreeRevealed { .. } => &["RM-CARD-10"],
        Event::MoreDraws { .. } => &["RM-CARD-13"],
        Event::Aborted { .. } => &["RM-OUT-1"],
        Event::Failed { .. } => &["RM-OUT-3"],
        Event::MissionKept { .. } => &["RM-OUT-3"],
        Event::Achieved { .. } => &["RM-ITEM-9"],
        Event::Succeeded { first: true, .. } => &["RM-BOARD-4", "RM-OUT-4", "RM-LAUNCH-10"],
        Event::Succeeded { first: false, .. } => &["RM-OUT-4", "RM-LAUNCH-10"],
        Event::HonourTaken { .. } => &["RM-OUT-5"],
        Event::EndTriggered { reason: Ending::Score } => &["RM-END-1"],
        Event::EndTriggered { reason: Ending::EarthMissions } => &["RM-BFE-3"],
        Event::AiRevealed { .. } => &["RM-SOLO-7"],
        Event::AiStarted { .. } => &["RM-SOLO-6"],
        Event::AiAdvanced { .. } | Event::AiSucceeded { .. } => &["RM-SOLO-9"],
        Event::ThreatScored { .. } => &["RM-SOLO-13"],
        Event::Scored { score, .. } if score.threats > 0 => &["RM-SCORE-1", "RM-THR-1"],
        Event::Scored { .. } => &["RM-SCORE-1"],
        Event::SoloOver { .. } => &["RM-SOLO-21"],
        Event::Used { .. }
        | Event::Drew { .. }
        | Event::Advanced { .. }
        | Event::EndTriggered { reason: Ending::Tokens | Ending::DisplayEmpty }
        | Event::AiTook { .. } => &[],
    }
}
