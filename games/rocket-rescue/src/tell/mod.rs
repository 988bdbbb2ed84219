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

    fn takes_back(&self, action: &Action) -> bool {
        *action == Action::TakeBack
    }

    fn numbers(&self) -> Vec<(&'static str, i32)> {
        let Some(seat) = self.viewer.seat().map(|seat| &self.seats[seat.index()]) else { return Vec::new() };
        vec![
            ("number-points", seat.points),
            ("number-landed", seat.landed.into()),
            ("number-aboard", seat.aboard.into()),
            ("number-modules", seat.modules.len() as i32),
            ("number-cubes", seat.cubes.iter().map(|&cubes| i32::from(cubes)).sum()),
            ("number-energy", seat.energy.into()),
        ]
    }
}
