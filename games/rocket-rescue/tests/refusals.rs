//! What can stand against an action, by its kind and the moment: every refusal cites one of these clauses.

use engine::testing::battery;
use engine::{Game, Seat, Setup, Viewer};
use rocket_rescue::{Action, Phase, RocketRescue, Step, View};

#[test]
fn refusals_cite_what_is_declared() {
    let setups = [
        Setup::new(3).with("edition", "first").with("characters", "on"),
        Setup::new(3).with("sealed-fronts", "on"),
        Setup::new(5).with("length", "short"),
    ];
    battery::refusals_cite_what_is_declared(&setups, 1, grounds);
}

fn grounds(game: &RocketRescue, seat: Seat, action: &Action) -> &'static [&'static str] {
    let view = game.view(Viewer::Seat(seat));
    let plans = matches!(action, Action::Die(..) | Action::Bid(_) | Action::Submit | Action::TakeBack);
    match view.phase {
        Phase::Over => &["RR-END-2"],
        Phase::Planning => planning(&view, action),
        Phase::Bonus if plans => &["RR1-CHAR-2"],
        _ if plans => &["RR-PLAN-3"],
        _ if view.active != Some(seat) => another_decides(&view),
        _ => on_turn(&view, action),
    }
}

fn planning(view: &View, action: &Action) -> &'static [&'static str] {
    match action {
        Action::Die(..) => &["RR-PLAN-2", "RR-PLAN-5"],
        Action::Bid(_) if !view.edition.bids() => &["RR1-ORD-1", "RR-PLAN-5"],
        Action::Bid(_) => &["RR-PLAN-2", "RR2-PLAN-1", "RR-PLAN-5"],
        Action::Submit => &["RR-PLAN-2", "RR-GEN-7", "RR-PLAN-5"],
        Action::TakeBack => &["RR-PLAN-5"],
        _ => &["RR-GEN-2"],
    }
}

/// Why somebody else is to decide.
fn another_decides(view: &View) -> &'static [&'static str] {
    match view.phase {
        Phase::Bonus => &["RR1-CHAR-2"],
        _ if view.liftoff.is_some() => &["RR1-RWD-6"],
        Phase::Research | Phase::Purchase | Phase::Boarding | Phase::Hangar => &["RR-GEN-3", "RR-ORD-2"],
        Phase::Placing => &["RR1-BUY-4", "RR1-BUY-1"],
        Phase::Swapping => &["RR2-SWAP-1"],
        Phase::Refill => &["RR-BUY-5"],
        Phase::Terminal => &["RR2-END-1"],
        Phase::Keep => &["RR2-END-4"],
        Phase::Planning | Phase::Over => &[],
    }
}

fn on_turn(view: &View, action: &Action) -> &'static [&'static str] {
    match (view.step.unwrap_or_default(), action) {
        (Step::BuildIn(_), Action::Into(_)) => {
            &["RR2-SETUP-2", "RR-SLOT-1", "RR-SLOT-2", "RR-SLOT-3", "RR-SLOT-4", "RR1-ASM-1", "RR2-ASM-1"]
        }
        (Step::MoveTo(_), Action::Into(_)) => {
            &["RR2-MOVE-1", "RR2-SETUP-2", "RR-SLOT-1", "RR-SLOT-2", "RR-SLOT-3", "RR-SLOT-4"]
        }
        (Step::SwapFor(_), _) => &["RR-SWAP-1", "RR-SWAP-2"],
        (Step::CrewFrom(_), _) => &["RR2-BRD-4"],
        (Step::BuildIn(_), _) => &["RR-ASM-1"],
        (Step::MoveTo(_), _) => &["RR2-MOVE-1"],
        (Step::SeatOn(_), _) => &["RR-ASM-5"],
        (Step::LaunchTo(_), Action::FlyTo(_)) => &["RR-LCH-4", "RR-LCH-5", "RR-LCH-6", "RR1-LCH-1"],
        (Step::LaunchTo(_), _) => &["RR-LCH-4"],
        (Step::Reward, Action::Reward) => &["RR1-RWD-3"],
        (Step::Reward, Action::RewardFrom(_)) => &["RR1-RWD-2", "RR1-RWD-3"],
        (Step::Reward, _) => &["RR1-RWD-1"],
        (Step::Free, _) => free(view, action),
    }
}

fn free(view: &View, action: &Action) -> &'static [&'static str] {
    let first = view.edition.cubes_on_modules();
    match (action, view.phase) {
        (Action::Take(_), Phase::Research) => &["RR-RES-3", "RR-INFO-5"],
        (Action::TakePlace(_), Phase::Research) => &["RR-RES-3", "RR-INFO-2"],
        (Action::TakePlace(_), Phase::Bonus) => &["RR1-CHAR-2"],
        (Action::Take(_) | Action::TakeStandard(_), Phase::Bonus) => &["RR1-CHAR-2", "RR-RES-3"],
        (Action::Take(_) | Action::TakePlace(_) | Action::TakeStandard(_), _) => &["RR-RES-3"],
        (Action::TakeCubes(_), Phase::Bonus) => &["RR1-CHAR-2"],
        (Action::TakeCubes(_), Phase::Purchase) => &["RR-BUY-3", "RR-BUY-4"],
        (Action::TakeCubes(_), Phase::Placing | Phase::Swapping | Phase::Refill) => &["RR-BUY-3"],
        (Action::TakeCubes(_), _) => &["RR-BUY-1"],
        (Action::Swap(_) | Action::SwapFor(_), Phase::Placing) if first => &["RR-SWAP-1", "RR-SWAP-2"],
        (Action::Swap(_) | Action::SwapFor(_), _) if first => &["RR1-SWAP-1"],
        (Action::Swap(_) | Action::SwapFor(_), Phase::Purchase | Phase::Swapping) => &["RR-SWAP-1", "RR-SWAP-2"],
        (Action::Swap(_) | Action::SwapFor(_), Phase::Hangar) => &["RR-SWAP-1", "RR-SWAP-2", "RR2-SWAP-1"],
        (Action::Swap(_) | Action::SwapFor(_), _) => &["RR2-SWAP-1"],
        (Action::Place(..), _) if !first => &["RR2-ASM-1"],
        (Action::Place(..), Phase::Placing) => &["RR1-BUY-1", "RR1-BUY-2"],
        (Action::Place(..), _) => &["RR1-BUY-1"],
        (Action::Refill(_), _) => &["RR-BUY-5"],
        (Action::Board(_), Phase::Boarding) if first => &["RR-BRD-1", "RR1-BRD-1", "RR-BRD-2", "RR-BRD-4", "RR-LIM-2"],
        (Action::Board(_), Phase::Boarding) => &["RR-BRD-1", "RR-BRD-2", "RR-BRD-4", "RR-LIM-2"],
        (Action::Board(_), _) => &["RR-BRD-2"],
        (Action::Wait, _) if first => &["RR1-SETUP-2"],
        (Action::Wait, Phase::Boarding) => &["RR2-BRD-5", "RR2-BRD-6", "RR-BRD-1", "RR-LIM-2"],
        (Action::Wait, _) => &["RR2-BRD-5"],
        (Action::CrewFrom(_) | Action::CrewTo(_), _) if first => &["RR1-BRD-1"],
        (Action::CrewFrom(_) | Action::CrewTo(_), Phase::Boarding) => &["RR2-BRD-3", "RR2-BRD-4"],
        (Action::CrewFrom(_) | Action::CrewTo(_), _) => &["RR2-BRD-3"],
        (Action::Build(_), Phase::Hangar) if first => {
            &["RR-HGR-1", "RR-ASM-1", "RR-LIM-3", "RR1-ASM-1", "RR-SLOT-1", "RR-SLOT-2", "RR-SLOT-3"]
        }
        (Action::Build(_), Phase::Hangar) => {
            &["RR-HGR-1", "RR-ASM-1", "RR-LIM-3", "RR2-ASM-1", "RR-SLOT-1", "RR-SLOT-2", "RR-SLOT-3"]
        }
        (Action::Build(_) | Action::Into(_), _) => &["RR-ASM-1"],
        (Action::Move(_), _) if first => &["RR1-HGR-1"],
        (Action::Move(_), Phase::Hangar) => &["RR2-HGR-1", "RR2-MOVE-1", "RR2-MOVE-4"],
        (Action::Move(_), _) => &["RR2-MOVE-1"],
        (Action::SeatCrew | Action::SeatNobody, _) => &["RR-ASM-5"],
        (Action::Launch(_), Phase::Hangar) => {
            &["RR-LCH-1", "RR-HGR-1", "RR-LCH-2", "RR-LCH-3", "RR-LCH-6", "RR1-LCH-1", "RR-LIM-5"]
        }
        (Action::FlyTo(_), Phase::Hangar) => &["RR-LCH-1", "RR-HGR-1", "RR-LCH-4"],
        (Action::Launch(_) | Action::FlyTo(_), _) => &["RR-LCH-1"],
        (Action::Reward | Action::RewardFrom(_), _) if first => &["RR1-RWD-1"],
        (Action::Reward | Action::RewardFrom(_), _) => &["RR2-RWD-1"],
        (Action::Keep(_), _) => &["RR2-END-3"],
        (Action::Done, Phase::Bonus) => &["RR1-CHAR-2"],
        (Action::Done, Phase::Refill) => &["RR-BUY-5"],
        (Action::Done, Phase::Keep) => &["RR2-END-3"],
        (Action::Done, _) => &[],
        (Action::Die(..) | Action::Bid(_) | Action::Submit | Action::TakeBack, _) => &["RR-PLAN-3"],
    }
}
