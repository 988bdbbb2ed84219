//! Removing a card of the display in the solitaire game (RM-SOLO-14, RM-SOLO-15).

use engine::unless;

use crate::action::Action;
use crate::kind::Kind;
use crate::legal::{About, May, Reason};
use crate::options::Mode;
use crate::position::Rocketmen;

impl Rocketmen {
    /// Every card of the display that could be removed.
    pub(super) fn each_removal(&self, each: &mut impl FnMut(Action)) {
        self.each_slot(&mut |kind, slot| each(Action::Remove(kind, slot)));
    }

    /// Whether the AI may be helped along now.
    pub(super) fn may_help(&self) -> May {
        unless(self.mode == Mode::Solo, "RM-SOLO-14", Reason::NotSolo)?;
        unless(!self.ai.helped, "RM-SOLO-14", Reason::HelpedAlready)?;
        unless(self.ai.mission.is_some(), "RM-SOLO-15", Reason::AiIdle)
    }

    pub(super) fn may_remove(&self, kind: Kind, slot: u8) -> May {
        self.may_act(About::Turn)?;
        self.may_help()?;
        unless(self.shows(kind, slot), "RM-SOLO-14", Reason::NotOnDisplay(kind, slot))
    }
}
