//! The view in words: what can be done (`actions.rs`), what to do (`prompts.rs`), what the table looks like (`table.rs`).

mod actions;
mod prompts;
mod table;

use engine::{Paragraph, Phrase, Prompt, Viewer, phrase};

use crate::action::Action;
use crate::position::Phase;
use crate::view::View;

impl engine::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn action(&self, action: &Action) -> Phrase {
        self.action_words(action)
    }

    fn prompt(&self) -> Prompt {
        match self.phase {
            Phase::Over => Prompt { now: phrase!("prompt-over"), next: self.decided() },
            Phase::Planning => self.planning_prompt(),
            _ => self.turn_prompt(),
        }
    }

    fn describe(&self) -> Vec<Paragraph> {
        self.paragraphs()
    }
}
