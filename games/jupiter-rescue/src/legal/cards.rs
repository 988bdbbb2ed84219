//! Which cards and cores may be used, and when.

use engine::{refuse, unless};

use crate::cards::Card;
use crate::legal::{May, Reason};
use crate::position::{JupiterRescue, Phase};

impl JupiterRescue {
    /// Whether the active seat has a core of this kind, used or not.
    fn has_core(&self, card: Card) -> bool {
        self.cores[self.active.index()].contains(&Some(card))
    }

    /// The kinds of cores that Data Core from the hand may replace (JR-SOLO-3).
    pub(crate) fn replaceable_cores(&self) -> impl Iterator<Item = Card> {
        let cores = self.cores[self.active.index()];
        let second = cores[1].filter(|_| cores[1] != cores[0]);
        cores[0].into_iter().chain(second)
    }

    // ------------------------------------------------------------------ cards and cores

    /// A card from the hand: in the Actions step, or as an answer to a roll or a Setback.
    pub(super) fn may_play(&self, card: Card) -> May {
        match self.phase {
            Phase::Rolled => {
                self.may_answer(card)?;
                self.may_hold(card, "JR-INV-2")
            }
            Phase::Setback => {
                self.may_answer(card)?;
                self.may_hold(card, "JR-DRAW-2")
            }
            Phase::Discard => refuse("JR-DRAW-1", Reason::AfterDraw(card)),
            _ if self.at_menu() => self.may_play_at_menu(card),
            _ => self.first_things_first(),
        }
    }

    /// A core, once per turn (JR-CARD-6).
    pub(super) fn may_use_core(&self, card: Card) -> May {
        match self.phase {
            Phase::Rolled | Phase::Setback => {
                self.may_answer(card)?;
                self.may_use_ready_core(card)
            }
            _ if self.at_menu() => {
                self.may_use_ready_core(card)?;
                let other_card = !self.hand().is_empty(); // JR-DATA-2: the core itself goes
                self.may_use(card, other_card, "JR-DATA-2")
            }
            _ => self.first_things_first(),
        }
    }

    fn may_use_ready_core(&self, card: Card) -> May {
        unless(self.has_core(card), "JR-CARD-6", Reason::NotACore(card))?;
        unless(!self.in_effect(card), "JR-CARD-9", Reason::InEffect(card))?;
        unless(self.has_ready_core(card), "JR-CARD-6", Reason::CoreUsed(card))
    }

    fn may_play_at_menu(&self, card: Card) -> May {
        unless(!card.is_setback(), "JR-DRAW-2", Reason::Setback(card))?;
        unless(!self.in_effect(card) || card == Card::Sniper, "JR-CARD-9", Reason::InEffect(card))?;
        let held = if self.has_core(card) {
            Reason::IsCore { card, owner: self.active }
        } else {
            Reason::NotInHand { card, owner: self.active }
        };
        unless(self.hand().has(card), "JR-CARD-1", held)?;
        self.may_use(card, self.hand().len() > 1, "JR-DATA-1")
    }

    /// Whether a card that is there can be used by itself in the Actions step (JR-CARD-3 to JR-CARD-5).
    fn may_use(&self, card: Card, other_card: bool, data_clause: &'static str) -> May {
        match card {
            Card::Boost | Card::Pilot => Ok(()), // JR-BOOST-1, JR-PILOT-1, JR-PILOT-2
            Card::Bullhorn
            | Card::Follower
            | Card::Grenadier
            | Card::Juggernaut
            | Card::Override
            | Card::RocketBoots
            | Card::Swap => Ok(()), // JR-CARD-4, JR-SOLO-2
            Card::DataCore => unless(other_card, data_clause, Reason::NoOtherCard),
            Card::ModuleControl => unless(self.can_move_a_tile(), "JR-MOD-1", Reason::NoTileMoves),
            Card::PhaseShift | Card::Suppressant => refuse("JR-CARD-5", Reason::NotInActions(card)),
            Card::HeatSeeker | Card::Sniper | Card::Teleport => refuse("JR-CARD-3", Reason::WithAnAction(card)),
            Card::Surge | Card::PowerGrab | Card::SignalToNoise => refuse("JR-DRAW-2", Reason::Setback(card)),
        }
    }

    // ------------------------------------------------------------------ answers to rolls and Setbacks

    /// Phase Shift answers a roll, Suppressant a roll or a Setback (JR-CARD-5).
    fn may_answer(&self, card: Card) -> May {
        let answers = card == Card::Suppressant || card == Card::PhaseShift && self.phase == Phase::Rolled;
        unless(answers, "JR-CARD-5", Reason::NoAnswer(card))?;
        let useful = card != Card::Suppressant || self.something_to_suppress();
        unless(useful, "JR-CARD-9", Reason::AllSuppressed)
    }

    fn may_hold(&self, card: Card, clause: &'static str) -> May {
        if self.hand().has(card) {
            return Ok(());
        }
        unless(!self.has_core(card) || self.has_ready_core(card), "JR-CARD-6", Reason::CoreUsed(card))?;
        refuse(clause, Reason::NotInHand { card, owner: self.active })
    }

    /// A card or a core that is used at its own moment.
    pub(super) fn holds(&self, card: Card) -> bool {
        self.hand().has(card) || self.has_ready_core(card)
    }

    /// Whether the active seat can answer a roll (JR-INV-2).
    pub(crate) fn can_answer_roll(&self) -> bool {
        self.holds(Card::PhaseShift) || self.can_answer_setback()
    }

    /// Whether the active seat can answer a Setback (JR-DRAW-2).
    pub(crate) fn can_answer_setback(&self) -> bool {
        self.holds(Card::Suppressant) && self.something_to_suppress()
    }

    /// Uses nothing (more).
    pub(super) fn may_go_on(&self) -> May {
        match self.phase {
            Phase::Rolled | Phase::Setback => Ok(()),
            _ => self.not_due("JR-CARD-5", Reason::AfterRoll),
        }
    }

    // ------------------------------------------------------------------ cores and the hand limit

    /// A seat chooses its core (JR-SET-8), or Data Core gives it a new one (JR-DATA-1).
    pub(super) fn may_install(&self, card: Card) -> May {
        let (owner, clause) = match self.phase {
            Phase::ChooseCore(seat) => (seat, "JR-SET-8"),
            Phase::InstallCore(_) => (self.active, "JR-DATA-1"),
            _ => return self.not_due("JR-CARD-10", Reason::PlayDataFirst),
        };
        unless(self.hands[owner.index()].has(card), clause, Reason::NotInHand { card, owner })
    }

    /// JR-SOLO-3
    pub(super) fn may_replace(&self, card: Card) -> May {
        if self.phase != Phase::ReplaceCore {
            return self.not_due("JR-CARD-10", Reason::PlayDataFirst);
        }
        unless(self.has_core(card), "JR-SOLO-3", Reason::NotACore(card))
    }

    /// JR-DRAW-3, JR-HAND-2; the core is not part of the hand (JR-CARD-10).
    pub(super) fn may_discard(&self, card: Card) -> May {
        if self.phase != Phase::Discard {
            return self.not_due("JR-HAND-2", Reason::DiscardLater);
        }
        if self.hand().has(card) {
            return Ok(());
        }
        unless(!self.has_core(card), "JR-CARD-10", Reason::CoreStays(card))?;
        refuse("JR-DRAW-3", Reason::NotInHand { card, owner: self.active })
    }
}
