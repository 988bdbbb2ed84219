//! By which clauses something happens: what statistics count as a rule at work.

use crate::event::{Event, Reward};

/// The clauses that are sure to be at work whenever this happens.
pub(crate) fn clauses(event: &Event) -> &'static [&'static str] {
    match event {
        Event::RoundBegan { .. } => &["RR-GEN-2"],
        Event::Displayed { .. } => &["RR-PLAN-1"],
        Event::Reshuffled { .. } => &["RR-RES-6"],
        Event::DieSet { .. } => &["RR-PLAN-2"],
        Event::BidMade { .. } => &["RR2-PLAN-1"],
        Event::Submitted { .. } => &["RR-PLAN-5"],
        Event::Revealed { .. } => &["RR-PLAN-3"],
        Event::BidTakenBack { .. } => &["RR2-NRG-1"],
        Event::Lowered { .. } => &["RR-NRG-4"],
        Event::Settled { .. } => &["RR-NRG-1", "RR-NRG-2"],
        Event::Rolled { .. } => &["RR-ORD-1"],
        Event::BidPaid { .. } => &["RR2-ORD-4"],
        Event::StageBegan { open: true, .. } => &["RR-ORD-4"],
        Event::StageBegan { open: false, .. } => &["RR2-BRD-1", "RR2-BRD-2"],
        Event::Took { .. } => &["RR-RES-3"],
        Event::TookCubes { .. } => &["RR-BUY-1", "RR-BUY-2"],
        Event::Swapped { .. } => &["RR-SWAP-1"],
        Event::Placed { .. } => &["RR1-BUY-1"],
        Event::Refilled { seat: Some(_), .. } => &["RR-BUY-5"],
        Event::Refilled { seat: None, .. } => &["RR-BUY-6"],
        Event::Boarded { .. } => &["RR-BRD-2", "RR-BRD-3"],
        Event::Waited { .. } => &["RR2-BRD-5"],
        Event::Stayed { .. } => &["RR2-END-2"],
        Event::CrewMoved { .. } => &["RR2-BRD-3"],
        Event::Built { refund: Some(_), .. } => &["RR-ASM-1", "RR-ASM-4", "RR1-ASM-2"],
        Event::Built { refund: None, .. } => &["RR-ASM-1", "RR-ASM-4"],
        Event::SeatedFree { .. } => &["RR-ASM-5"],
        Event::Moved { .. } => &["RR2-MOVE-1"],
        Event::Launched { .. } => &["RR-LCH-4", "RR-LCH-6"],
        Event::Landed { .. } => &["RR-LCH-8"],
        Event::RewardCrew { from: None, .. } => &["RR1-RWD-2"],
        Event::RewardCrew { from: Some(_), .. } => &["RR1-RWD-3"],
        Event::RewardGivenUp { .. } => &["RR1-RWD-5"],
        Event::Tokens { why: Reward::Launch | Reward::Construction, .. } => &["RR-RWD-1"],
        Event::Tokens { why: Reward::NoCrewLeft, .. } => &["RR1-RWD-4"],
        Event::Finished { .. } => &["RR-LCH-9", "RR-OVER-1"],
        Event::PlanetRevealed { .. } => &["RR-LCH-10"],
        Event::Stability { survives: true, .. } => &["RR-STAB-1"],
        Event::Stability { survives: false, .. } => &["RR-STAB-1", "RR-STAB-2", "RR-STAB-3"],
        Event::Sabotage { .. } => &["RR1-CHAR-7"],
        Event::TookBack { .. }
        | Event::OrderSet { .. }
        | Event::Idle { .. }
        | Event::Tokens { why: Reward::Equipment, .. }
        | Event::Kept { .. }
        | Event::Discarded { .. }
        | Event::Scored { .. } => &[],
    }
}
