//! Which clauses can stand against an action, by what is to be decided.

use engine::testing::battery::{refusals_cite_what_is_declared, setups};
use engine::{Game, Setup};
use jupiter_rescue::{Action, Decision, Deed, Docking, JupiterRescue};

#[test]
fn refusals_cite_a_clause_of_the_action_and_the_moment() {
    let some: Vec<Setup> = setups::<JupiterRescue>().into_iter().step_by(20).collect();
    refusals_cite_what_is_declared::<JupiterRescue>(&some, 1, |game, seat, action| match game.decision() {
        Decision::Over(_) => &["JR-END-5"],
        _ if !game.to_act().contains(seat) => others(action),
        Decision::Actions if game.is_passing() => passing(action),
        decision => grounds(decision, action),
    });
}

/// Somebody else decides.
fn others(action: &Action) -> &'static [&'static str] {
    match action {
        Action::First(_) | Action::Dock(_) => &["JR-GRP-1"],
        Action::Place(_) => &["JR-GRP-3"],
        Action::Accept | Action::Refuse => &["JR-TRADE-6"],
        Action::Install(_) => &["JR-SET-8"],
        Action::Play(_)
        | Action::Core(_)
        | Action::Do(Deed::Teleport(..) | Deed::HeatSeek(..) | Deed::Snipe(_) | Deed::Fly(_) | Deed::Swap(_), _) => {
            &["JR-TURN-3"]
        }
        Action::Do(Deed::Move(_) | Deed::Attack(_) | Deed::Command(..), _)
        | Action::Grenade(_)
        | Action::Follow(_)
        | Action::Trade(_)
        | Action::Give(_)
        | Action::Take(_)
        | Action::Finish
        | Action::Lift(_)
        | Action::Set(_)
        | Action::Replace(_)
        | Action::Suppress(_)
        | Action::GoOn
        | Action::Discard(_)
        | Action::EndActions => &["JR-TURN-2"],
    }
}

/// The seat decides: the action is the one that is due, or something else comes first.
fn grounds(decision: Decision, action: &Action) -> &'static [&'static str] {
    match (decision, action) {
        (Decision::Actions, _) => menu(action),
        (Decision::ChooseCore(_), _) => &["JR-SET-8"],
        (Decision::ChooseFirst, Action::First(_)) => &["JR-GRP-1"],
        (Decision::ChooseFirst, _) => &["JR-SET-10"],
        (Decision::Dock(_), Action::Dock(_)) => &["JR-POD-8"],
        (Decision::Dock(Docking::First), _) => &["JR-SET-10"],
        (Decision::Dock(Docking::Return), _) => &["JR-POD-7"],
        (Decision::Dock(Docking::Pilot), _) => &["JR-PILOT-2"],
        (Decision::Grenade(_), Action::Grenade(_)) => &["JR-GREN-1", "JR-SUPER-5"],
        (Decision::Follow { .. }, Action::Follow(_)) => &["JR-FOLL-1", "JR-FOLL-2", "JR-POLITE-3", "JR-POLITE-4"],
        (Decision::Trade(_), Action::Trade(_)) => &["JR-TRADE-2"],
        (Decision::Trade(_), Action::Give(_)) => &["JR-TRADE-1", "JR-TRADE-3"],
        (Decision::Trade(_), Action::Take(_)) => &["JR-TRADE-1", "JR-TRADE-3", "JR-TRADE-6"],
        (Decision::Trade(_), Action::Finish) => &["JR-TRADE-1"],
        (Decision::LiftTile, Action::Lift(_)) | (Decision::SetTile(_), Action::Set(_)) => &["JR-MOD-1", "JR-MOD-3"],
        (Decision::ReplaceCore, Action::Replace(_)) => &["JR-SOLO-3"],
        (Decision::InstallCore(_), Action::Install(_)) => &["JR-DATA-1"],
        (
            Decision::Grenade(_)
            | Decision::Follow { .. }
            | Decision::Trade(_)
            | Decision::LiftTile
            | Decision::SetTile(_)
            | Decision::ReplaceCore
            | Decision::InstallCore(_),
            _,
        ) => &["JR-ACT-5"],
        (Decision::Ask(_), _) => &["JR-TRADE-6"],
        (Decision::Rolled, Action::Play(_) | Action::Core(_)) => &["JR-CARD-5", "JR-CARD-6", "JR-CARD-9", "JR-INV-2"],
        (Decision::Rolled, _) => &["JR-INV-2"],
        (Decision::Suppress, Action::Suppress(_)) => &["JR-CARD-9", "JR-SUPP-1"],
        (Decision::Suppress, _) => &["JR-SUPP-1"],
        (Decision::Place(_), Action::Place(_)) => &["JR-INV-6", "JR-GEO-5", "JR-GEO-13", "JR-PLACE-1", "JR-PLACE-2"],
        (Decision::Place(_), _) => &["JR-PLACE-1"],
        (Decision::Setback, Action::Play(_) | Action::Core(_)) => &["JR-CARD-5", "JR-CARD-6", "JR-CARD-9", "JR-DRAW-2"],
        (Decision::Setback, _) => &["JR-DRAW-2"],
        (Decision::Discard, Action::Play(_)) => &["JR-DRAW-1"],
        (Decision::Discard, Action::Discard(_)) => &["JR-DRAW-3", "JR-CARD-10"],
        (Decision::Discard, _) => &["JR-DRAW-3"],
        (Decision::Over(_), _) => &["JR-END-5"],
    }
}

/// The next step of a polite passage.
fn passing(action: &Action) -> &'static [&'static str] {
    match action {
        Action::Do(Deed::Move(_), _) => {
            &["JR-POLITE-1", "JR-POLITE-2", "JR-POLITE-3", "JR-GEO-5", "JR-GEO-8", "JR-MOVE-4", "JR-POD-6"]
        }
        Action::Do(Deed::Command(..), _) => &[
            "JR-POLITE-1",
            "JR-POLITE-2",
            "JR-POLITE-3",
            "JR-GEO-5",
            "JR-GEO-8",
            "JR-MOVE-4",
            "JR-POD-6",
            "JR-CMD-2",
            "JR-OVER-1",
            "JR-OVER-2",
            "JR-OVER-3",
        ],
        _ => &["JR-POLITE-2"],
    }
}

/// The menu of the Actions step.
fn menu(action: &Action) -> &'static [&'static str] {
    match action {
        Action::Do(deed, None) => own_deed(*deed),
        Action::Do(deed, Some(_)) => proxy_deed(*deed),
        Action::Trade(_) => &["JR-TRADE-1", "JR-TRADE-6", "JR-ACT-1"],
        Action::Give(_) | Action::Take(_) | Action::Finish => &["JR-TRADE-1"],
        Action::Play(_) => &["JR-CARD-1", "JR-CARD-3", "JR-CARD-5", "JR-CARD-9", "JR-DATA-1", "JR-DRAW-2", "JR-MOD-1"],
        Action::Core(_) => &["JR-CARD-3", "JR-CARD-5", "JR-CARD-6", "JR-CARD-9", "JR-DATA-2", "JR-MOD-1"],
        Action::Grenade(_) => &["JR-GREN-1", "JR-COMBO-2"],
        Action::Follow(_) => &["JR-FOLL-1"],
        Action::Suppress(_) | Action::GoOn => &["JR-CARD-5"],
        Action::Lift(_) | Action::Set(_) => &["JR-MOD-1"],
        Action::Install(_) | Action::Replace(_) => &["JR-CARD-10"],
        Action::Discard(_) => &["JR-HAND-2"],
        Action::Dock(_) => &["JR-POD-7"],
        Action::First(_) | Action::Accept | Action::Refuse | Action::Place(_) => &["JR-TURN-1"],
        Action::EndActions => &[],
    }
}

fn own_deed(deed: Deed) -> &'static [&'static str] {
    match deed {
        Deed::Move(_) => {
            &["JR-ACT-1", "JR-POD-6", "JR-GEO-5", "JR-GEO-8", "JR-MOVE-2", "JR-MOVE-4", "JR-POLITE-1", "JR-POLITE-3"]
        }
        Deed::Fly(_) => {
            &["JR-ACT-1", "JR-POD-6", "JR-BOOTS-1", "JR-BOOTS-2", "JR-GEO-12", "JR-COMBO-2", "JR-MOVE-1", "JR-SWAP-1"]
        }
        Deed::Swap(_) => &["JR-ACT-1", "JR-POD-6", "JR-SWAP-1", "JR-SWAP-2", "JR-SUPER-5"],
        Deed::Teleport(..) => {
            &["JR-ACT-1", "JR-CARD-6", "JR-CARD-9", "JR-TELE-1", "JR-TELE-2", "JR-GEO-5", "JR-COMBO-4", "JR-POD-6"]
        }
        Deed::Attack(_) => &["JR-ACT-1", "JR-POD-6", "JR-ATT-1", "JR-ATT-3", "JR-ATT-4", "JR-SNIPE-1"],
        Deed::Snipe(_) => &["JR-ACT-1", "JR-POD-6", "JR-ATT-4", "JR-SNIPE-1", "JR-CARD-9"],
        Deed::HeatSeek(..) => &["JR-ACT-1", "JR-CARD-6", "JR-HEAT-1", "JR-HEAT-2"],
        Deed::Command(..) => &[
            "JR-ACT-1",
            "JR-POD-6",
            "JR-CMD-1",
            "JR-CMD-2",
            "JR-GEO-5",
            "JR-GEO-8",
            "JR-MOVE-2",
            "JR-MOVE-4",
            "JR-POLITE-1",
            "JR-POLITE-3",
        ],
    }
}

/// Through a proxy the same holds, and Override's own rules.
fn proxy_deed(deed: Deed) -> &'static [&'static str] {
    match deed {
        Deed::Move(_) => &[
            "JR-OVER-1",
            "JR-OVER-2",
            "JR-OVER-3",
            "JR-ACT-1",
            "JR-GEO-5",
            "JR-GEO-8",
            "JR-MOVE-2",
            "JR-MOVE-4",
            "JR-POD-6",
            "JR-POLITE-1",
            "JR-POLITE-3",
        ],
        Deed::Fly(_) => &[
            "JR-OVER-1",
            "JR-OVER-3",
            "JR-ACT-1",
            "JR-BOOTS-1",
            "JR-BOOTS-2",
            "JR-GEO-12",
            "JR-COMBO-2",
            "JR-MOVE-1",
            "JR-SWAP-1",
        ],
        Deed::Swap(_) => &["JR-OVER-1", "JR-OVER-3", "JR-ACT-1", "JR-SWAP-1", "JR-SWAP-2", "JR-SUPER-5"],
        Deed::Teleport(..) => &[
            "JR-OVER-1",
            "JR-OVER-3",
            "JR-ACT-1",
            "JR-CARD-6",
            "JR-CARD-9",
            "JR-TELE-1",
            "JR-TELE-2",
            "JR-GEO-5",
            "JR-POD-6",
        ],
        Deed::Attack(_) => {
            &["JR-OVER-1", "JR-OVER-2", "JR-OVER-3", "JR-ACT-1", "JR-ATT-1", "JR-ATT-3", "JR-ATT-4", "JR-SNIPE-1"]
        }
        Deed::Snipe(_) => &["JR-OVER-1", "JR-OVER-3", "JR-ACT-1", "JR-ATT-4", "JR-SNIPE-1", "JR-CARD-9"],
        Deed::HeatSeek(..) => &["JR-OVER-1", "JR-OVER-3", "JR-ACT-1", "JR-CARD-6", "JR-HEAT-1", "JR-HEAT-2"],
        Deed::Command(..) => &[
            "JR-OVER-1",
            "JR-OVER-2",
            "JR-OVER-3",
            "JR-ACT-1",
            "JR-CMD-1",
            "JR-CMD-2",
            "JR-GEO-5",
            "JR-GEO-8",
            "JR-MOVE-2",
            "JR-MOVE-4",
            "JR-POD-6",
            "JR-POLITE-1",
            "JR-POLITE-3",
        ],
    }
}
