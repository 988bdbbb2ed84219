//! By which clauses something happens: what statistics count as a rule at work.

use crate::cards::Card;
use crate::event::Event;
use crate::position::End;

/// The clauses that are sure to be at work whenever this happens.
pub(crate) fn clauses(event: &Event) -> &'static [&'static str] {
    match event {
        Event::CoreChosen { .. } => &["JR-SET-8"],
        Event::FirstNamed { .. } => &["JR-SET-10"],
        Event::Docked { .. } => &["JR-POD-8"],
        Event::TurnBegan { .. } => &["JR-TURN-2"],
        Event::Moved { .. } => &["JR-MOVE-1"],
        Event::Flew { .. } => &["JR-BOOTS-1"],
        Event::Teleported { .. } => &["JR-TELE-1"],
        Event::Swapped { .. } => &["JR-SWAP-1"],
        Event::SuperKilled { .. } => &["JR-SUPER-7"],
        Event::Commanded { .. } => &["JR-CMD-1"],
        Event::Followed { .. } => &["JR-FOLL-1"],
        Event::Traded { .. } => &["JR-TRADE-1"],
        Event::TradeAsked { .. } | Event::TradeRefused { .. } => &["JR-TRADE-6"],
        Event::Played { card, .. } | Event::CoreUsed { card, .. } => used(*card),
        Event::Adrift { .. } => &["JR-POD-9"],
        Event::TileMoved { .. } => &["JR-MOD-1", "JR-MOD-2"],
        Event::ActionsEnded { .. } => &["JR-ACT-4"],
        Event::Converted { .. } => &["JR-CONV-1"],
        Event::Rolled { die: 6, .. } => &["JR-INV-1", "JR-INV-4"],
        Event::Rolled { .. } => &["JR-INV-1", "JR-INV-3"],
        Event::Suppressed { .. } => &["JR-SUPP-1"],
        Event::ColonistReplaced { .. } => &["JR-PLACE-3"],
        Event::NoRoom { .. } => &["JR-PLACE-4"],
        Event::TileDestroyed { .. } => &["JR-TILE-1"],
        Event::RobotOut { .. } => &["JR-VULN-2"],
        Event::RobotBack { .. } => &["JR-VULN-4"],
        Event::Drew { .. } => &["JR-DRAW-1"],
        Event::SetbackDrawn { card, .. } => setback(*card),
        Event::NothingDrawn { .. } => &["JR-DECK-3"],
        Event::SuperCreeps { .. } => &["JR-SUPER-1"],
        Event::Reshuffled { .. } => &["JR-DECK-2"],
        Event::Discarded { .. } => &["JR-DRAW-3", "JR-HAND-1"],
        Event::Ended { end: End::Won, .. } => &["JR-END-1"],
        Event::Ended { end: End::NoPowerPlant | End::NoCommandDish, .. } => &["JR-END-3"],
        Event::Ended { end: End::TooFewColonists, .. } => &["JR-END-4"],
        Event::Ended { end: End::NoRobots, .. } => &["JR-VULN-6"],
        Event::Ended { end: End::TurnCap, .. } => &["JR-SAFE-1"],
        Event::Displaced { .. }
        | Event::Killed { .. }
        | Event::Boosted { .. }
        | Event::Launched { .. }
        | Event::CreepPlaced { .. } => &[],
    }
}

/// The clause of what a card does when it is played.
const fn used(card: Card) -> &'static [&'static str] {
    match card {
        Card::Boost => &["JR-BOOST-1"],
        Card::Bullhorn => &["JR-BULL-1"],
        Card::DataCore => &["JR-DATA-1"],
        Card::Follower => &["JR-FOLL-1"],
        Card::Grenadier => &["JR-GREN-1"],
        Card::HeatSeeker => &["JR-HEAT-1"],
        Card::Juggernaut => &["JR-JUG-1"],
        Card::ModuleControl => &["JR-MOD-1"],
        Card::Override => &["JR-OVER-1"],
        Card::PhaseShift => &["JR-PHASE-1"],
        Card::Pilot => &["JR-PILOT-1"],
        Card::RocketBoots => &["JR-BOOTS-1"],
        Card::Sniper => &["JR-SNIPE-1"],
        Card::Suppressant => &["JR-SUPP-1"],
        Card::Swap => &["JR-SWAP-1"],
        Card::Teleport => &["JR-TELE-1"],
        Card::Surge | Card::PowerGrab | Card::SignalToNoise => &[],
    }
}

/// The clauses of a Setback that was drawn.
const fn setback(card: Card) -> &'static [&'static str] {
    match card {
        Card::Surge => &["JR-DRAW-2", "JR-SURGE-1"],
        Card::PowerGrab => &["JR-DRAW-2", "JR-GRAB-1"],
        Card::SignalToNoise => &["JR-DRAW-2", "JR-NOISE-1"],
        _ => &["JR-DRAW-2"],
    }
}
