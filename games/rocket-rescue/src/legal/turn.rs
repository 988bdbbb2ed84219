//! What holds for every action: whose turn it is, and what is begun must be finished.

use engine::{May, Seat, refuse, unless};

use super::Reason;
use crate::action::Action;
use crate::nouns::Stage;
use crate::position::{Phase, RocketRescue, Step};

impl RocketRescue {
    /// Whether it is this seat's time for this kind of action.
    pub(super) fn may_act(&self, seat: Seat, action: &Action) -> May<Reason> {
        let plans = matches!(action, Action::Die(..) | Action::Bid(_) | Action::Submit | Action::TakeBack);
        match self.phase {
            Phase::Over => refuse("RR-END-2", Reason::Over),
            Phase::Planning if !plans => refuse("RR-GEN-2", Reason::Planning),
            Phase::Planning => {
                let planning = seat.index() < usize::from(self.players) && !self.ready.contains(seat);
                unless(planning, "RR-PLAN-5", Reason::PlanFinal)
            }
            Phase::Bonus if plans => refuse("RR1-CHAR-2", Reason::BonusFirst(self.active)),
            _ if plans => refuse("RR-PLAN-3", Reason::PlansRevealed),
            _ if seat == self.active => Ok(()),
            _ => self.not_your_turn(seat),
        }
    }

    /// Why another seat is to decide now.
    fn not_your_turn(&self, seat: Seat) -> May<Reason> {
        let active = self.active;
        let has_die = |stage: Stage| self.seats.get(seat.index()).is_some_and(|player| player.plan.dice_in(stage) > 0);
        match self.phase {
            _ if self.step == Step::Reward => refuse("RR1-RWD-6", Reason::RewardOf(active)),
            Phase::Bonus => refuse("RR1-CHAR-2", Reason::BonusFirst(active)),
            Phase::Research => self.not_your_die(has_die(Stage::Research), Stage::Research),
            Phase::Purchase => self.not_your_die(has_die(Stage::Purchase), Stage::Purchase),
            Phase::Boarding => self.not_your_die(has_die(Stage::Boarding), Stage::Boarding),
            Phase::Hangar => self.not_your_die(has_die(Stage::Hangar), Stage::Hangar),
            Phase::Placing if !has_die(Stage::Purchase) => refuse("RR1-BUY-4", Reason::SkippedPurchase),
            Phase::Placing => refuse("RR1-BUY-1", Reason::PlacingOf(active)),
            Phase::Swapping => refuse("RR2-SWAP-1", Reason::SwappingOf(active)),
            Phase::Refill => refuse("RR-BUY-5", Reason::NotFirstTaker(active)),
            Phase::Terminal => refuse("RR2-END-1", Reason::TerminalOf(active)),
            Phase::Keep => refuse("RR2-END-4", Reason::KeepingOf(active)),
            Phase::Planning | Phase::Over => Ok(()),
        }
    }

    /// RR-GEN-3, RR-ORD-2: without a die nothing, with one only when it is up.
    fn not_your_die(&self, has_die: bool, stage: Stage) -> May<Reason> {
        unless(has_die, "RR-GEN-3", Reason::NoDie(stage))?;
        refuse("RR-ORD-2", Reason::NotYourTurn(self.active))
    }

    /// Something may be half chosen: then only what completes it is legal.
    pub(super) fn may_leave_open(&self, action: &Action) -> May<Reason> {
        match (self.step, action) {
            (Step::Free, _)
            | (Step::SwapFor(_), Action::SwapFor(_))
            | (Step::CrewFrom(_), Action::CrewTo(_))
            | (Step::BuildIn(_) | Step::MoveTo(_), Action::Into(_))
            | (Step::SeatOn(_), Action::SeatCrew | Action::SeatNobody)
            | (Step::LaunchTo(_), Action::FlyTo(_))
            | (Step::Reward, Action::Reward | Action::RewardFrom(_) | Action::Done) => Ok(()),
            (Step::SwapFor(give), _) => refuse("RR-SWAP-1", Reason::FinishSwap(give)),
            (Step::CrewFrom(_), _) => refuse("RR2-BRD-4", Reason::FinishCrewMove),
            (Step::BuildIn(card), _) => refuse("RR-ASM-1", Reason::ChooseHangar(card)),
            (Step::MoveTo(card), _) => refuse("RR2-MOVE-1", Reason::ChooseHangar(card)),
            (Step::SeatOn(card), _) => refuse("RR-ASM-5", Reason::FreeSeatFirst(card)),
            (Step::LaunchTo(_), _) => refuse("RR-LCH-4", Reason::ChoosePlanet),
            (Step::Reward, _) => refuse("RR1-RWD-1", Reason::RewardFirst),
        }
    }

    /// RR-GEN-5: everything is optional but what a clause calls mandatory.
    pub(super) fn may_stop(&self) -> May<Reason> {
        match self.phase {
            Phase::Bonus => refuse("RR1-CHAR-2", Reason::ChooseBonus),
            Phase::Refill => refuse("RR-BUY-5", Reason::ChooseRefill),
            Phase::Keep => refuse("RR2-END-3", Reason::KeepOne),
            Phase::Research
            | Phase::Purchase
            | Phase::Placing
            | Phase::Swapping
            | Phase::Boarding
            | Phase::Hangar
            | Phase::Terminal
            | Phase::Planning
            | Phase::Over => Ok(()),
        }
    }
}
