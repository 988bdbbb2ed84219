//! What may I do, and why not?
//!
//! | question | file |
//! |---|---|
//! | what might be done at all? | `candidates.rs` |
//! | what may be done, quickly listed? | `list.rs` |
//! | why not? | `reason.rs` |
//! | who acts, and how far does it reach? | `reach.rs` |
//! | may a Robot move, fly, swap, teleport? | `moves.rs` |
//! | … shoot? | `attacks.rs` |
//! | … send Colonists, and who follows? | `commands.rs` |
//! | … pass through occupied domes? | `passages.rs` |
//! | … trade? | `trades.rs` |
//! | may a card or a core be used? | `cards.rs` |
//! | where may the Pod dock, and modules go? | `modules.rs` |
//! | where may Creeps go? | `invasion.rs` |

mod attacks;
mod candidates;
mod cards;
mod commands;
mod invasion;
mod list;
mod modules;
mod moves;
mod passages;
mod reach;
mod reason;
mod trades;

pub(crate) use candidates::candidates;
pub(crate) use list::actions;
pub use reason::Reason;

use engine::{Obstacle, Seat, refuse, unless};

use crate::action::{Action, Deed};
use crate::position::{Docking, JupiterRescue, Phase};

/// The verdict on an action.
pub(crate) type May = engine::May<Reason>;

/// Something that was looked up, or why it is not there.
type Found<T> = Result<T, Obstacle<Reason>>;

/// Whether a seat may do something now.
pub(crate) fn may(game: &JupiterRescue, seat: Seat, action: &Action) -> May {
    unless(!game.is_over(), "JR-END-5", Reason::Over)?;
    game.may_decide(seat, action)?;
    match *action {
        Action::Install(card) => game.may_install(card),
        Action::First(seat) => game.may_name_first(seat),
        Action::Dock(cell) => game.may_dock(cell),
        Action::Do(deed, by) => game.may_do(deed, by),
        Action::Grenade(target) => game.may_grenade(target),
        Action::Follow(from) => game.may_follow(from),
        Action::Trade(partner) => game.may_trade(partner),
        Action::Give(card) => game.may_give(card),
        Action::Take(card) => game.may_take(card),
        Action::Finish => game.may_finish(),
        Action::Accept | Action::Refuse => game.may_answer_trade(),
        Action::Play(card) => game.may_play(card),
        Action::Core(card) => game.may_use_core(card),
        Action::Lift(cell) => game.may_lift(cell),
        Action::Set(cell) => game.may_set(cell),
        Action::Replace(card) => game.may_replace(card),
        Action::Suppress(cell) => game.may_suppress(cell),
        Action::Place(spot) => game.may_place(spot),
        Action::GoOn => game.may_go_on(),
        Action::Discard(card) => game.may_discard(card),
        Action::EndActions => game.may_end_actions(),
    }
}

impl JupiterRescue {
    /// Only who decides has actions; suggestions of others are a matter of the table (JR-GRP-2).
    fn may_decide(&self, seat: Seat, action: &Action) -> May {
        if self.deciders().contains(seat) {
            return Ok(());
        }
        let decider = self.deciders().first().unwrap_or(self.active);
        match action {
            Action::First(_) | Action::Dock(_) => refuse("JR-GRP-1", Reason::TheirChoice(decider)),
            Action::Place(_) => refuse("JR-GRP-3", Reason::TheirChoice(decider)),
            Action::Accept | Action::Refuse => refuse("JR-TRADE-6", Reason::TheirChoice(decider)),
            Action::Install(_) => refuse("JR-SET-8", Reason::TheirChoice(decider)),
            Action::Play(_)
            | Action::Core(_)
            | Action::Do(Deed::Teleport(..) | Deed::HeatSeek(..) | Deed::Snipe(_) | Deed::Fly(_) | Deed::Swap(_), _) => {
                refuse("JR-TURN-3", Reason::TheirCards(decider))
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
            | Action::EndActions => refuse("JR-TURN-2", Reason::NotYourTurn(decider)),
        }
    }

    /// Whether the menu of the Actions step is open: no other decision is due.
    fn at_menu(&self) -> bool {
        self.phase == Phase::Actions && self.passage.is_none()
    }

    /// Refuses what is not due: because of the decision that is, or at the menu for a reason of its own.
    fn not_due(&self, clause: &'static str, reason: Reason) -> May {
        if self.at_menu() { refuse(clause, reason) } else { self.first_things_first() }
    }

    /// Another decision is due (JR-ACT-5 and its likes).
    fn first_things_first(&self) -> May {
        match self.phase {
            Phase::ChooseCore(_) => refuse("JR-SET-8", Reason::ChooseCoreFirst),
            Phase::ChooseFirst => refuse("JR-SET-10", Reason::ChooseFirstFirst),
            Phase::Dock(Docking::First) => refuse("JR-SET-10", Reason::DockFirst),
            Phase::Dock(Docking::Return) => refuse("JR-POD-7", Reason::DockFirst),
            Phase::Dock(Docking::Pilot) => refuse("JR-PILOT-2", Reason::DockFirst),
            Phase::Grenade(_) => refuse("JR-ACT-5", Reason::GrenadeFirst),
            Phase::Follow(_) => refuse("JR-ACT-5", Reason::FollowFirst),
            Phase::Trade(_) => refuse("JR-ACT-5", Reason::TradeFirst),
            Phase::Ask(_) => refuse("JR-TRADE-6", Reason::AnswerFirst),
            Phase::LiftTile | Phase::SetTile(_) => refuse("JR-ACT-5", Reason::ModuleFirst),
            Phase::ReplaceCore | Phase::InstallCore(_) => refuse("JR-ACT-5", Reason::CoreFirst),
            Phase::Rolled => refuse("JR-INV-2", Reason::RollFirst),
            Phase::Suppress => refuse("JR-SUPP-1", Reason::SuppressFirst),
            Phase::Place(_) => refuse("JR-PLACE-1", Reason::PlaceFirst),
            Phase::Setback => refuse("JR-DRAW-2", Reason::SetbackFirst),
            Phase::Discard => refuse("JR-DRAW-3", Reason::DiscardFirst),
            Phase::Actions if self.passage.is_some() => refuse("JR-POLITE-2", Reason::PassageFirst),
            Phase::Actions => refuse("JR-TURN-1", Reason::NotNow),
            Phase::Over(_) => refuse("JR-END-5", Reason::Over),
        }
    }

    /// JR-SET-10, JR-GRP-1
    fn may_name_first(&self, seat: Seat) -> May {
        if self.phase != Phase::ChooseFirst {
            return self.first_things_first();
        }
        unless(seat.index() < usize::from(self.players), "JR-GRP-1", Reason::NoSeat(seat))
    }

    /// A player may stop early (JR-ACT-3), but not in the middle of something (JR-ACT-5, JR-POLITE-2).
    fn may_end_actions(&self) -> May {
        if self.at_menu() { Ok(()) } else { self.first_things_first() }
    }
}
