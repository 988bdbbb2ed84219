//! What may I do, and why not?
//!
//! [`may`] is the one verdict on an action; what decides cites its clause. [`candidates`] names what is worth asking about, and
//! `list.rs` finds the legal ones among them quickly.
//!
//! | about | file |
//! |---|---|
//! | buying, placing, paying | `buy.rs`, `place.rs`, `pay.rs` |
//! | discarding, and what that does | `discard.rs` |
//! | effects of cards that have paid | `pending.rs` |
//! | Industrial Espionage and the Depot | `card.rs` |
//! | launching, and how it ends | `launch.rs` |
//! | solitaire | `solo.rs` |

mod buy;
mod card;
mod discard;
mod launch;
mod list;
mod pay;
mod pending;
mod place;
mod reason;
mod solo;

use engine::{Noun, Obstacle, Seat, refuse, unless};

use crate::action::Action;
use crate::board::Destination;
use crate::card::CardSet;
use crate::options::Mode;
use crate::position::{Phase, Rocketmen, Trade};

pub(crate) use list::{actions, each_action};
pub use reason::Reason;

/// Whether something may be done, or why not.
pub(crate) type May = engine::May<Reason>;
/// What was looked for, or why it is not there.
pub(crate) type Found<T> = Result<T, Obstacle<Reason>>;

/// Everything that a seat might do now, in a fixed order.
pub(crate) fn candidates(game: &Rocketmen, seat: Seat, each: &mut impl FnMut(Action)) {
    if seat != game.active {
        return;
    }
    let board = game.board();
    match game.phase {
        Phase::Actions => game.free_candidates(each),
        Phase::Basket => {
            match game.basket.trade {
                Trade::Buy => game.each_offer(each),
                Trade::Place => game.each_placement(each),
            }
            each(Action::Close);
            each(Action::CloseElsewhere);
        }
        Phase::Paying => game.each_source(|_, _, _| true, &mut |source| each(Action::Pay(source))),
        Phase::Trash => game.faces(board.hand).map(Action::Trash).for_each(each),
        Phase::Cycle => game.faces(board.hand).map(Action::Cycle).chain([Action::CycleDone]).for_each(each),
        Phase::Fetch => game.faces(board.warehouse).map(Action::Fetch).for_each(each),
        Phase::FreePlace => game.each_spot(board.hand, &mut |face, spot| each(Action::FreePlace(face, spot))),
        Phase::Destination => Destination::all().map(Action::Fly).for_each(each),
        Phase::Ready => {
            each(Action::Draw);
            each(Action::Abort);
            game.faces(board.pad).map(Action::Use).for_each(each);
        }
        Phase::React => {
            each(Action::Accept);
            game.faces(board.pad).map(Action::Use).for_each(each);
        }
        // Giving up comes last, so that nobody loses a rocket by a slip.
        Phase::LastChance => game.faces(board.pad).map(Action::Use).chain([Action::Fail]).for_each(each),
        Phase::ChooseFirst => (0..5).rev().map(Action::Choose).for_each(each),
        Phase::Jettison => game.faces(board.pad).map(Action::Jettison).chain([Action::Stop]).for_each(each),
        Phase::AfterFail => [Action::KeepMission, Action::DropMission].into_iter().for_each(each),
        Phase::Trim => game.faces(board.hand).map(Action::Trim).for_each(each),
        Phase::Over => {}
    }
}

/// Whether an action is legal now, and if not, why.
pub(crate) fn may(game: &Rocketmen, seat: Seat, action: &Action) -> May {
    unless(game.phase != Phase::Over, game.end_clause(), Reason::Over)?;
    unless(seat == game.active, "RM-TURN-5", Reason::NotYourTurn(game.active))?;
    match *action {
        Action::Buy(kind, slot) => game.may_buy(kind, slot),
        Action::BuyEngine(kind) => game.may_buy_engine(kind),
        Action::Place(face, spot) => game.may_place(face, spot),
        Action::Close => game.may_close(),
        Action::CloseElsewhere => game.may_close_elsewhere(),
        Action::Pay(source) => game.may_pay(source),
        Action::Discard(face) => game.may_discard(face),
        Action::DiscardPad(face) => game.may_discard_pad(face),
        Action::DiscardPlan => game.may_discard_plan(),
        Action::Use(face) => game.may_use(face),
        Action::Trash(face) => game.may_trash(face),
        Action::Cycle(face) => game.may_cycle(face),
        Action::CycleDone => game.may_end_cycle(),
        Action::Fetch(face) => game.may_fetch(face),
        Action::Effect(kind) => game.may_use_pending(kind),
        Action::FreePlace(face, spot) => game.may_free_place(face, spot),
        Action::Copy(kind) => game.may_copy(kind),
        Action::Store(face) => game.may_store(face),
        Action::Take(face) => game.may_take(face),
        Action::Remove(kind, slot) => game.may_remove(kind, slot),
        Action::Launch => game.may_launch(),
        Action::Fly(destination) => game.may_fly(destination),
        Action::Draw => game.may_draw(),
        Action::Abort => game.may_abort(),
        Action::Choose(value) => game.may_choose(value),
        Action::Accept => game.may_accept(),
        Action::Fail => game.may_fail(),
        Action::Jettison(face) => game.may_jettison(face),
        Action::Stop => game.may_stop(),
        Action::KeepMission | Action::DropMission => game.may_settle(),
        Action::EndTurn => game.may_end_turn(),
        Action::Trim(face) => game.may_trim(face),
    }
}

/// What an action is about, for the reason why it must wait.
#[derive(Copy, Clone, PartialEq, Eq)]
enum About {
    /// Hand cards, which are of no use in a launch (RM-LAUNCH-4).
    Hand,
    /// Anything else of a turn, which a launch ends (RM-TURN-3).
    Turn,
}

impl Rocketmen {
    /// The action phase (RM-TURN-2): any action in any order, a launch, or the end of the turn.
    fn free_candidates(&self, each: &mut impl FnMut(Action)) {
        let board = self.board();
        self.each_offer(each);
        self.each_placement(each);
        self.faces(board.hand).map(Action::Use).for_each(&mut *each);
        self.each_pending(&mut |kind, _| each(Action::Effect(kind)));
        self.each_model(&mut |kind| each(Action::Copy(kind)));
        self.faces(board.hand).map(Action::Store).for_each(&mut *each);
        self.faces(board.on_depot()).map(Action::Take).for_each(&mut *each);
        self.each_removal(each);
        self.faces(board.hand).map(Action::Discard).for_each(&mut *each);
        self.faces(board.pad).map(Action::DiscardPad).for_each(&mut *each);
        [Action::DiscardPlan, Action::Launch, Action::EndTurn].into_iter().for_each(each);
    }

    /// The clause by which the match has ended.
    fn end_clause(&self) -> &'static str {
        match self.mode {
            Mode::Solo => "RM-SOLO-20",
            Mode::Standard | Mode::BattleForEarth if self.ending => "RM-END-4",
            Mode::Standard | Mode::BattleForEarth => "RM-CAP-1",
        }
    }

    /// RM-TURN-4: at any time but in the middle of something.
    fn may_end_turn(&self) -> May {
        let effect = matches!(self.phase, Phase::Trash | Phase::Cycle | Phase::Fetch | Phase::FreePlace);
        unless(!effect, "RM-TURN-4", Reason::EffectOpen)?;
        self.may_act(About::Turn)
    }

    /// Whether this is the action phase with nothing else going on.
    fn may_act(&self, about: About) -> May {
        if self.phase == Phase::Actions { Ok(()) } else { self.not_now(about) }
    }

    /// Whether an effect asks just this; `clause` is that of the effect.
    fn may_answer(&self, asked: Phase, clause: &'static str) -> May {
        match self.phase {
            phase if phase == asked => Ok(()),
            Phase::Actions => refuse(clause, Reason::NoQuestion),
            _ => self.not_now(About::Hand),
        }
    }

    /// Refuses what does not belong to this moment: something else must be done first.
    fn not_now<T>(&self, about: About) -> Found<T> {
        match self.phase {
            Phase::Actions => refuse("RM-TURN-2", Reason::NoQuestion),
            Phase::Basket | Phase::Paying => refuse("RM-TURN-6", Reason::TradeOpen),
            Phase::Trash => refuse("RM-CARD-4", Reason::EffectOpen),
            Phase::Cycle => refuse("RM-CARD-5", Reason::EffectOpen),
            Phase::Fetch => refuse("RM-CARD-6", Reason::EffectOpen),
            Phase::FreePlace => refuse("RM-CARD-3", Reason::EffectOpen),
            Phase::Destination | Phase::Ready | Phase::ChooseFirst | Phase::React | Phase::LastChance => match about {
                About::Hand => refuse("RM-LAUNCH-4", Reason::OnlyPadInLaunch),
                About::Turn => refuse("RM-TURN-3", Reason::LaunchOn),
            },
            Phase::Jettison => refuse("RM-OUT-1", Reason::JettisonFirst),
            Phase::AfterFail => refuse("RM-OUT-3", Reason::MissionFirst),
            Phase::Trim => refuse("RM-ENDT-2", Reason::TrimFirst),
            Phase::Over => refuse(self.end_clause(), Reason::Over),
        }
    }

    /// Hand cards that are not in the basket.
    pub(crate) fn unplaced(&self) -> CardSet {
        self.board().hand.without(self.basket.placed())
    }
}
