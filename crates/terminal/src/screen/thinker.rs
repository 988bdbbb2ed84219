//! A bot that thinks while the screen stays awake.

use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use engine::{Problem, Seat};

use crate::table::Table;

/// How long a bot's move is awaited at least, so that people can follow.
const PAUSE: Duration = Duration::from_millis(450);

/// A bot that was asked what it does.
pub(super) struct Thinker {
    answer: Receiver<Result<String, Problem>>,
    not_before: Instant,
}

impl Thinker {
    /// Asks a bot, in a thread of its own.
    pub(super) fn ask(table: &Table, seat: Seat) -> Self {
        let think = table.thinking(seat);
        let (sender, answer) = mpsc::channel();
        thread::spawn(move || {
            // Nobody listens any more once the player has left.
            let _ = sender.send(think());
        });
        Thinker { answer, not_before: Instant::now() + PAUSE }
    }

    /// The code of what it does, once it knows and the pause is over or somebody is in a hurry.
    pub(super) fn answer(&self, hurry: bool) -> Option<Result<String, Problem>> {
        if !hurry && Instant::now() < self.not_before {
            return None;
        }
        match self.answer.try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(Problem::new("a bot stopped thinking"))),
        }
    }
}
