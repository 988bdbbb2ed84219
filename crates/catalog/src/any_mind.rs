//! A bot at a table of any game.

use std::any::Any;
use std::fmt;

use bots::{Bot, Mind, Stop, Tuning};
use engine::Policy;

/// A bot at a table of any game. It becomes a bot of that game with its first choice there.
pub struct AnyMind {
    bot: Bot,
    threads: usize,
    stop: Stop,
    mind: Option<Box<dyn Any + Send>>,
}

impl AnyMind {
    /// A bot with the tuning of its game, on one thread.
    pub fn new(bot: impl Into<Bot>) -> Self {
        AnyMind { bot: bot.into(), threads: 1, stop: Stop::default(), mind: None }
    }

    /// The same on so many threads.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// The same, which ends its searches when this is said.
    #[must_use]
    pub fn until(mut self, stop: Stop) -> Self {
        self.stop = stop;
        self
    }

    /// Which bot it is.
    #[must_use]
    pub fn bot(&self) -> &Bot {
        &self.bot
    }

    /// The bot in this game; what it remembered of another game is forgotten.
    pub fn of<G: Policy>(&mut self) -> &mut Mind<G> {
        if !self.mind.as_ref().is_some_and(|mind| mind.is::<Mind<G>>()) {
            self.mind = None;
        }
        let fresh =
            || -> Box<dyn Any + Send> { Box::new(Mind::<G>::tuned(&self.bot, &Tuning::of(G::FACTS.id), self.threads)) };
        let mind: &mut Mind<G> =
            self.mind.get_or_insert_with(fresh).downcast_mut().expect("it was just made for this game");
        mind.stop_with(self.stop.clone());
        mind
    }
}

impl fmt::Debug for AnyMind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnyMind").field("bot", &self.bot).finish_non_exhaustive()
    }
}
