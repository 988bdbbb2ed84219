//! What may I do, and why not?
//!
//! Every choice has one function that answers both questions: `Ok`, or the reason why not. Listing asks it quietly;
//! [`Rocketmen::why_not`] puts the reason into a phrase.

mod obstacle;
mod payment;
mod rocket;
mod solo;
mod trade;

use engine::{Refusal, Seat};

use crate::action::Action;
use crate::board::Destination;
use crate::kind::{Card, Face};
use crate::position::{Phase, Rocketmen, Trade};

pub(crate) use obstacle::Obstacle;

/// Whether something may be done, or why not.
pub(crate) type May = Result<(), Obstacle>;

impl Rocketmen {
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.active {
            self.each_action(&mut |action| out.push(action));
        }
    }

    /// Every legal action of the active player, in a fixed order.
    pub(crate) fn each_action(&self, push: &mut impl FnMut(Action)) {
        let board = self.board();
        match self.phase {
            Phase::Actions => self.list_free(push),
            Phase::Basket => {
                let purse = self.purse();
                match self.basket.trade {
                    Trade::Buy => self.list_buys(&purse, push),
                    Trade::Place => self.list_places(&purse, push),
                }
                push(Action::Close);
            }
            Phase::Paying => self.list_payments(push),
            Phase::Trash => self.faces(board.hand).for_each(|face| push(Action::Trash(face))),
            Phase::Cycle => {
                self.faces(board.hand).for_each(|face| push(Action::Cycle(face)));
                push(Action::CycleDone);
            }
            Phase::Fetch => self.faces(board.warehouse).for_each(|face| push(Action::Fetch(face))),
            Phase::FreePlace => self.list_spots(board.hand, &mut |face, spot| push(Action::FreePlace(face, spot))),
            Phase::Destination => {
                let open = Destination::ALL.into_iter().filter(|&destination| self.may_reach(destination).is_ok());
                open.for_each(|destination| push(Action::Fly(destination)));
            }
            Phase::Ready | Phase::React | Phase::LastChance => self.list_launch_choices(push),
            Phase::ChooseFirst => {
                let values = self.launch.shown.iter().fold(0u8, |set, value| set | 1 << value);
                (0..5).rev().filter(|value| values >> value & 1 == 1).for_each(|value| push(Action::Choose(value)));
            }
            Phase::Jettison => {
                self.faces(board.pad).for_each(|face| push(Action::Jettison(face)));
                if self.may_stop().is_ok() {
                    push(Action::Stop);
                }
            }
            Phase::AfterFail => {
                push(Action::KeepMission);
                push(Action::DropMission);
            }
            Phase::Trim => self.faces(board.hand).for_each(|face| push(Action::Trim(face))),
            Phase::Over => {}
        }
    }

    /// The action phase (RM-TURN-2): any action in any order, a launch, or the end of the turn.
    fn list_free(&self, push: &mut impl FnMut(Action)) {
        let board = self.board();
        let purse = self.purse();
        self.list_buys(&purse, push);
        self.list_places(&purse, push);
        self.list_abilities(push);
        self.list_pending(push);
        self.list_copies(push);
        self.list_depot(push);
        self.list_removals(push);
        for face in self.faces(board.hand) {
            push(Action::Discard(face));
        }
        for face in self.faces(board.pad) {
            push(Action::DiscardPad(face));
        }
        if board.plan.is_some() {
            push(Action::DiscardPlan);
            if self.may_launch().is_ok() {
                push(Action::Launch);
            }
        }
        push(Action::EndTurn); // RM-TURN-4
    }

    pub(crate) fn why_not(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        let may = if self.phase == Phase::Over {
            Err(Obstacle::Over)
        } else if seat != self.active {
            Err(Obstacle::NotYourTurn(self.active)) // RM-TURN-5
        } else {
            self.may(action)
        };
        may.err().map(Obstacle::refusal)
    }

    fn may(&self, action: &Action) -> May {
        match *action {
            Action::Buy(kind, slot) => self.may_buy(kind, slot),
            Action::BuyEngine(kind) => self.may_buy_engine(kind),
            Action::Place(face, spot) => self.may_place(face, spot),
            Action::Close => self.may_close(),
            Action::Pay(source) => self.may_pay(source),
            Action::Discard(face) => self.may_act(true).and_then(|()| self.holds(face)),
            Action::DiscardPad(face) => self.may_act(false).and_then(|()| self.mounted(face).map(drop)),
            Action::DiscardPlan => {
                self.may_act(false)?;
                self.board().plan.map(drop).ok_or(Obstacle::NoPlan)
            }
            Action::Use(face) => self.may_use(face),
            Action::Trash(face) => self.may_answer(Phase::Trash).and_then(|()| self.holds(face)),
            Action::Cycle(face) => self.may_answer(Phase::Cycle).and_then(|()| self.holds(face)),
            Action::CycleDone => self.may_answer(Phase::Cycle),
            Action::Fetch(face) => {
                self.may_answer(Phase::Fetch)?;
                self.find(self.board().warehouse, face).map(drop).ok_or(Obstacle::NotInWarehouse(face))
            }
            Action::Effect(kind) => self.may_use_pending(kind),
            Action::FreePlace(face, spot) => {
                self.may_answer(Phase::FreePlace)?;
                self.may_lie(self.in_hand(face, Default::default())?, spot)
            }
            Action::Copy(kind) => self.may_copy(kind),
            Action::Store(face) => self.may_store(face),
            Action::Take(face) => self.may_take(face),
            Action::Remove(kind, slot) => self.may_remove(kind, slot),
            Action::Launch => self.may_act(false).and_then(|()| self.may_launch()),
            Action::Fly(destination) => self.may_fly(destination),
            Action::Draw | Action::Abort => self.may_draw_or_abort(*action == Action::Abort),
            Action::Choose(value) => self.may_choose(value),
            Action::Accept => self.may_accept(),
            Action::Fail => self.may_fail(),
            Action::Jettison(face) => self.may_jettison(face),
            Action::Stop => self.may_stop(),
            Action::KeepMission | Action::DropMission => self.may_settle(),
            Action::EndTurn => self.may_act(false),
            Action::Trim(face) => match self.phase {
                Phase::Trim => self.holds(face),
                _ => Err(Obstacle::NothingToTrim),
            },
        }
    }

    fn holds(&self, face: Face) -> May {
        self.in_hand(face, Default::default()).map(drop)
    }

    pub(crate) fn mounted(&self, face: Face) -> Result<Card, Obstacle> {
        self.find(self.board().pad, face).ok_or(Obstacle::NotOnPad(face))
    }

    /// Whether this is the action phase with nothing else going on; `hand` if the action is about Hand cards.
    pub(crate) fn may_act(&self, hand: bool) -> May {
        if self.phase == Phase::Actions { Ok(()) } else { Err(self.wrong_moment(hand)) }
    }

    /// Whether an effect asks just this.
    fn may_answer(&self, asked: Phase) -> May {
        match self.phase {
            phase if phase == asked => Ok(()),
            Phase::Actions => Err(Obstacle::NoQuestion),
            _ => Err(self.wrong_moment(true)),
        }
    }

    /// What must be done first.
    pub(crate) fn wrong_moment(&self, hand: bool) -> Obstacle {
        match self.phase {
            Phase::Actions => Obstacle::NoQuestion,
            Phase::Basket | Phase::Paying => Obstacle::TradeOpen,
            Phase::Trash | Phase::Cycle | Phase::Fetch | Phase::FreePlace => Obstacle::EffectOpen,
            Phase::Jettison => Obstacle::JettisonFirst,
            Phase::AfterFail => Obstacle::MissionFirst,
            Phase::Trim => Obstacle::TrimFirst,
            Phase::Over => Obstacle::Over,
            _ if hand => Obstacle::OnlyPadInLaunch,
            _ => Obstacle::LaunchOn,
        }
    }
}
