//! The view in words.

use engine::{Paragraph, Phrase, Prompt, Seat, Viewer, phrase};

use crate::action::Action;
use crate::view::View;

impl engine::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn prompt(&self) -> Prompt {
        let now = match self.count {
            0 => phrase!("prompt-over"),
            _ if self.viewer.is(self.active) => phrase!("prompt-turn"),
            _ => phrase!("prompt-wait", seat = self.active),
        };
        let next = (self.count > 0).then(|| phrase!("prompt-turn-next", count = self.count));
        Prompt { now, next }
    }

    fn action(&self, action: &Action) -> Phrase {
        match *action {
            Action::Count(number) => {
                phrase!("action-count", number = number, rest = self.count.saturating_sub(number))
            }
            Action::Boost => phrase!("action-boost"),
        }
    }

    fn describe(&self) -> Vec<Paragraph> {
        let booster = |seat: Seat| match self.booster {
            _ if self.fired[seat.index()] => phrase!("line-fired", seat = seat),
            Some(number) if self.viewer.is(seat) => phrase!("line-booster", number = number),
            _ => phrase!("line-hidden", seat = seat),
        };
        let lines = [phrase!("line-count", count = self.count)].into_iter().chain(Seat::all(2).map(booster));
        vec![Paragraph { heading: phrase!("heading-count"), lines: lines.collect() }]
    }
}
