//! Which clauses can stand against which actions, moment by moment: every refusal must cite one of them.

use std::collections::HashSet;

use engine::testing::battery::refusals_cite_what_is_declared;
use engine::testing::{deal, play_out};
use engine::{Chance, Game, Policy, QuickDice, Seat, Setup};
use rocketmen::{Action, Phase, Rocketmen};

type Grounds = &'static [&'static str];

/// What stands against something that has no place in this moment; `flight` is what stands against it in a launch.
fn must_wait(phase: Phase, flight: Grounds) -> Grounds {
    match phase {
        Phase::Actions => &[],
        Phase::Basket | Phase::Paying => &["RM-TURN-6"],
        Phase::Trash => &["RM-CARD-4"],
        Phase::Cycle => &["RM-CARD-5"],
        Phase::Fetch => &["RM-CARD-6"],
        Phase::FreePlace => &["RM-CARD-3"],
        Phase::Destination | Phase::Ready | Phase::ChooseFirst | Phase::React | Phase::LastChance => flight,
        Phase::Jettison => &["RM-OUT-1"],
        Phase::AfterFail => &["RM-OUT-3"],
        Phase::Trim => &["RM-ENDT-2"],
        Phase::Over => &["RM-END-4", "RM-CAP-1", "RM-SOLO-20"],
    }
}

const TURN: Grounds = &["RM-TURN-3"];
const HAND: Grounds = &["RM-LAUNCH-4"];

fn grounds(game: &Rocketmen, seat: Seat, action: &Action) -> Grounds {
    let phase = game.phase();
    if phase == Phase::Over {
        return must_wait(phase, &[]);
    }
    if !game.to_act().contains(seat) {
        return &["RM-TURN-5"];
    }
    match (action, phase) {
        (Action::Buy(..), Phase::Actions | Phase::Basket) => &["RM-BUY-1", "RM-PAY-9", "RM-TURN-6"],
        (Action::BuyEngine(_), Phase::Actions | Phase::Basket) => &["RM-BUY-2", "RM-BUY-8", "RM-PAY-9", "RM-TURN-6"],
        (Action::Buy(..) | Action::BuyEngine(_), Phase::Paying) => &["RM-BUY-4", "RM-TURN-6"],
        (Action::Place(..), Phase::Actions | Phase::Basket) => &[
            "RM-PLACE-1",
            "RM-PLACE-5",
            "RM-PLACE-6",
            "RM-PLACE-7",
            "RM-PLACE-8",
            "RM-PLACE-14",
            "RM-PAY-6",
            "RM-BUY-5",
            "RM-ZONE-4",
            "RM-TURN-6",
        ],
        (Action::Close, Phase::Actions | Phase::Paying) => &["RM-PAY-1"],
        (Action::CloseElsewhere, Phase::Basket) => &["RM-PLACE-2"],
        (Action::CloseElsewhere, Phase::Actions | Phase::Paying) => &["RM-PAY-1"],
        (Action::Buy(..) | Action::BuyEngine(_) | Action::Place(..) | Action::Close | Action::CloseElsewhere, _) => {
            must_wait(phase, TURN)
        }
        (Action::Pay(_), Phase::Actions | Phase::Basket) => &["RM-PAY-1"],
        (Action::Pay(_), Phase::Paying) => {
            &["RM-PAY-1", "RM-PAY-5", "RM-PAY-6", "RM-BUY-5", "RM-ZONE-4", "RM-PLACE-3", "RM-ITEM-9"]
        }
        (Action::Pay(_), _) => must_wait(phase, HAND),
        (Action::Discard(_), Phase::Actions) => &["RM-DISC-1", "RM-BUY-5", "RM-ZONE-4"],
        (Action::Discard(_), _) => must_wait(phase, HAND),
        (Action::DiscardPad(_), Phase::Actions) => &["RM-DISC-1"],
        (Action::DiscardPlan, Phase::Actions) => &["RM-DISC-2"],
        (Action::DiscardPad(_) | Action::DiscardPlan, _) => must_wait(phase, TURN),
        (Action::Use(_), Phase::Actions) => &[
            "RM-DISC-3",
            "RM-DISC-4",
            "RM-DISC-5",
            "RM-CARD-4",
            "RM-CARD-6",
            "RM-CARD-7",
            "RM-CARD-21",
            "RM-WTP-1",
            "RM-BUY-5",
            "RM-ZONE-4",
        ],
        (Action::Use(_), Phase::Destination) => &["RM-LAUNCH-2", "RM-LAUNCH-4", "RM-DISC-5"],
        (Action::Use(_), Phase::ChooseFirst) => &["RM-LAUNCH-9", "RM-LAUNCH-4", "RM-DISC-5"],
        (Action::Use(_), Phase::Ready) => &["RM-LAUNCH-9", "RM-LAUNCH-4", "RM-DISC-3", "RM-DISC-5", "RM-CARD-10"],
        (Action::Use(_), Phase::React) => {
            &["RM-LAUNCH-9", "RM-LAUNCH-4", "RM-DISC-3", "RM-DISC-5", "RM-CARD-9", "RM-CARD-10"]
        }
        (Action::Use(_), Phase::LastChance) => &["RM-LAUNCH-11", "RM-LAUNCH-4", "RM-DISC-3", "RM-DISC-5"],
        (Action::Use(_), _) => must_wait(phase, &[]),
        (Action::Trash(_), Phase::Actions | Phase::Trash) => &["RM-CARD-4", "RM-ZONE-4", "RM-BUY-5"],
        (Action::Cycle(_) | Action::CycleDone, Phase::Actions | Phase::Cycle) => {
            &["RM-CARD-5", "RM-ZONE-4", "RM-BUY-5"]
        }
        (Action::Fetch(_), Phase::Actions | Phase::Fetch) => &["RM-CARD-6"],
        (Action::FreePlace(..), Phase::Actions) => &["RM-CARD-3"],
        (Action::FreePlace(..), Phase::FreePlace) => {
            &["RM-CARD-3", "RM-ZONE-4", "RM-BUY-5", "RM-PLACE-5", "RM-PLACE-6", "RM-PLACE-7", "RM-PLACE-8"]
        }
        (Action::Trash(_) | Action::Cycle(_) | Action::CycleDone | Action::Fetch(_) | Action::FreePlace(..), _) => {
            must_wait(phase, HAND)
        }
        (Action::Effect(_), Phase::Actions) => &["RM-WTP-1", "RM-WTP-2"],
        (Action::Effect(_), Phase::Jettison | Phase::AfterFail) => &["RM-WTP-3"],
        (Action::Effect(_), _) => must_wait(phase, &["RM-WTP-3"]),
        (Action::Copy(_), Phase::Actions) => &["RM-CARD-18"],
        (Action::Store(_), Phase::Actions) => &["RM-CARD-15", "RM-ZONE-4", "RM-BUY-5"],
        (Action::Take(_), Phase::Actions) => &["RM-CARD-15"],
        (Action::Copy(_) | Action::Store(_) | Action::Take(_), _) => must_wait(phase, HAND),
        (Action::Remove(..), Phase::Actions) => &["RM-SOLO-14", "RM-SOLO-15"],
        (Action::Remove(..), _) => must_wait(phase, TURN),
        (Action::Launch, Phase::Actions) => {
            &["RM-LAUNCH-1", "RM-LAUNCH-3", "RM-LAUNCH-5", "RM-END-5", "RM-BFE-2", "RM-BFE-4"]
        }
        (Action::Launch, _) => must_wait(phase, TURN),
        (Action::Fly(_), Phase::Destination) => &["RM-LAUNCH-3", "RM-LAUNCH-5", "RM-BFE-2", "RM-BFE-4"],
        (Action::Fly(_), Phase::Actions) => &["RM-LAUNCH-2", "RM-BFE-2"],
        (
            Action::Draw
            | Action::Abort
            | Action::Choose(_)
            | Action::Accept
            | Action::Fail
            | Action::Jettison(_)
            | Action::Stop
            | Action::KeepMission
            | Action::DropMission,
            Phase::Actions,
        ) => &["RM-LAUNCH-2"],
        (Action::Fly(_), _) => must_wait(phase, &["RM-LAUNCH-2", "RM-BFE-2"]),
        (Action::Jettison(_), Phase::Jettison) => &["RM-OUT-1"],
        (Action::Stop, Phase::Jettison) => &["RM-OUT-2"],
        (Action::Jettison(_) | Action::Stop, _) => must_wait(phase, &["RM-OUT-1"]),
        (Action::KeepMission | Action::DropMission, _) => must_wait(phase, &["RM-OUT-3"]),
        (Action::Draw | Action::Abort | Action::Choose(_) | Action::Accept | Action::Fail, Phase::Destination) => {
            &["RM-LAUNCH-2"]
        }
        (Action::Choose(_), _) => must_wait(phase, &["RM-CARD-10"]),
        (Action::Draw | Action::Abort | Action::Accept | Action::Fail, Phase::ChooseFirst) => &["RM-CARD-10"],
        (Action::Draw | Action::Accept | Action::Fail, _) => must_wait(phase, &["RM-LAUNCH-9"]),
        (Action::Abort, _) => must_wait(phase, &["RM-LAUNCH-12"]),
        (Action::EndTurn, Phase::Trash | Phase::Cycle | Phase::Fetch | Phase::FreePlace) => &["RM-TURN-4"],
        (Action::EndTurn, _) => must_wait(phase, TURN),
        (Action::Trim(_), _) => &["RM-ENDT-2"],
    }
}

/// Rockets hardly ever fly at random: here they do.
#[test]
fn so_does_every_refusal_where_somebody_plays_sensibly() {
    let mut pool: HashSet<Action> = HashSet::new();
    for (number, setup) in (0..).zip(setups()) {
        let mut dice = QuickDice::new(number);
        let dealt: Rocketmen = deal(&setup, &mut dice);
        play_out(dealt, &mut dice, |game, seat, actions, dice| {
            pool.extend(actions);
            for action in &pool {
                let Some(refusal) = game.refusal(seat, action) else { continue };
                let declared = grounds(game, seat, action);
                assert!(declared.contains(&refusal.clause.0), "`{action}` in {:?}: {refusal:?}", game.phase());
            }
            if dice.below(4) == 0 {
                dice.below(actions.len() as u32) as usize
            } else {
                game.advise(seat, actions, dice)
            }
        });
    }
}

#[test]
fn every_refusal_cites_a_clause_that_can_stand_there() {
    refusals_cite_what_is_declared::<Rocketmen>(&setups(), 2, grounds);
}

fn setups() -> [Setup; 4] {
    let setups = [
        Setup::new(2),
        Setup::new(3).with("variants", "random"),
        Setup::new(2).with("mode", "battle-for-earth"),
        Setup::new(1).with("mode", "solo"),
    ];
    setups.map(|setup| setup.with("round-cap", "25"))
}
