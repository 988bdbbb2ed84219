//! Removing a card of the display in the solitaire game (RM-SOLO-14, RM-SOLO-15).

use crate::action::Action;
use crate::board::Mode;
use crate::kind::Kind;
use crate::legal::{May, Obstacle};
use crate::position::Rocketmen;

impl Rocketmen {
    fn may_help(&self) -> May {
        if self.mode != Mode::Solo {
            Err(Obstacle::NotSolo)
        } else if self.ai.helped {
            Err(Obstacle::HelpedAlready)
        } else if self.ai.mission.is_none() {
            Err(Obstacle::AiIdle) // RM-SOLO-15
        } else {
            Ok(())
        }
    }

    pub(crate) fn may_remove(&self, kind: Kind, slot: u8) -> May {
        self.may_act(false)?;
        self.may_help()?;
        let card = self.display.get(usize::from(slot).wrapping_sub(1)).copied().flatten();
        let there = card.is_some_and(|card| self.components.kind(card) == kind);
        if there { Ok(()) } else { Err(Obstacle::NotOnDisplay(kind, slot)) }
    }

    pub(crate) fn list_removals(&self, push: &mut impl FnMut(Action)) {
        if self.may_help().is_err() {
            return;
        }
        for (slot, card) in (1..).zip(self.display) {
            if let Some(card) = card {
                push(Action::Remove(self.components.kind(card), slot));
            }
        }
    }
}
