//! Bots at the table: they think on other threads, at a human pace, and never stop the room.

use std::time::Instant;

use bots::{Bot, BotName};
use catalog::{AnyAction, AnyMind, Hint};
use engine::{QuickDice, Seat, Viewer, phrase};
use narration::{Language, Narrator};

use super::Pending;
use super::change::bot_action;
use super::request::Asker;
use super::task::Room;
use crate::{ServerError, random};

/// What came of a bot's thinking.
struct Thought {
    /// The version of the table, as its seat knows it, when it began to think.
    version: u32,
    seat: Seat,
    /// What it chose, if it could.
    action: Option<AnyAction>,
    /// What it remembers for its next choice.
    mind: Option<AnyMind>,
}

/// Lets everything else go first on the thread that calls it, where the system knows threads that do: a bot that thinks is
/// in less of a hurry than whoever has just clicked.
fn stand_back() {
    #[cfg(target_os = "linux")]
    {
        thread_local!(static STANDS_BACK: std::cell::Cell<bool> = const { std::cell::Cell::new(false) });
        if !STANDS_BACK.replace(true) {
            // Where the system does not allow it, bots and people share the processor equally.
            let _ = rustix::process::nice(10);
        }
    }
}

impl Room {
    /// Lets every bot think that is to act and does not think yet.
    pub(super) fn wake_bots(&mut self) {
        let Room { thinking, table, .. } = self;
        thinking.retain(|&(begun, seat)| begun == table.version(Viewer::Seat(seat)));
        for seat in self.table.to_act() {
            let version = self.table.version(Viewer::Seat(seat));
            let bot = self.table.bot_of(seat).map(|name| name.parse().unwrap_or(BotName::Thumb));
            if let Some(bot) = bot
                && self.thinking.insert((version, seat))
            {
                let mind = self.minds.remove(&seat).filter(|mind| *mind.bot() == Bot::Named(bot));
                self.think(seat, mind.unwrap_or_else(|| AnyMind::new(bot)), version);
            }
        }
    }

    fn think(&self, seat: Seat, mut mind: AnyMind, version: u32) {
        let position = self.table.position().copied();
        let number = u8::try_from(seat.index()).unwrap_or(u8::MAX);
        // The same after a restart: what a bot does follows from the seed and the moment, as far as its seat knows it.
        let mut dice = QuickDice::new(random::bot_dice(self.table.play().seed(), u64::from(version), number));
        let pause = self.table.match_setup.pace.pause();
        // Quick bots have permits of their own, so that they do not wait for those that search.
        let quick = matches!(mind.bot(), Bot::Named(bot) if bot.is_quick());
        let thinkers = if quick { self.rooms.quick_thinkers.clone() } else { self.rooms.thinkers.clone() };
        let jobs = self.jobs.clone();
        tokio::spawn(async move {
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
            let asked = Instant::now();
            let Ok(permit) = thinkers.acquire_owned().await else { return };
            let choice = tokio::task::spawn_blocking(move || {
                stand_back();
                let thought = position.think(seat, &mut mind, asked.elapsed(), &mut dice);
                drop(permit);
                (thought.ok().flatten().map(|thought| thought.action), mind)
            });
            let (action, mind) = choice.await.map_or((None, None), |(action, mind)| (action, Some(mind)));
            let thought = Thought { version, seat, action, mind };
            if let Some(jobs) = jobs.upgrade() {
                // A room that has ended needs no answer.
                let _ = jobs.send(Box::new(move |room| Box::pin(room.thought(thought)))).await;
            }
        });
    }

    /// Begins to think for a person who asks for a hint, with what that person knows. The room goes on meanwhile: whoever
    /// asked waits for what is given back here.
    pub(crate) async fn hint(
        &mut self,
        who: Asker,
        language: Language,
    ) -> Result<Pending<'static, Result<Vec<Hint>, ServerError>>, ServerError> {
        let seat = self.may_have_hint(&who)?;
        let viewer = Viewer::Seat(seat);
        let position = self.table.with_position(viewer, None, |position, _| position.copied());
        let (game, names) = (self.table.game.facts().id, self.table.names_in(language));
        // The same when it is asked again; it follows from what everybody may know.
        let moment = format!("{} {}", self.table.header.commitment, self.table.version(viewer));
        let mut dice = QuickDice::new(random::number(&moment));
        let thinkers = self.rooms.thinkers.clone();
        Ok(Box::pin(async move {
            let permit = thinkers.acquire_owned().await.map_err(|_| ServerError::Broken)?;
            let hints = tokio::task::spawn_blocking(move || {
                stand_back();
                let words = Narrator::new(language, game, &names, viewer);
                let hints = catalog::hints(&*position, seat, &mut AnyMind::new(BotName::Strong), &words, &mut dice);
                drop(permit);
                hints
            });
            hints.await.ok().and_then(Result::ok).ok_or(ServerError::Broken)
        }))
    }

    /// Hints are for whoever is to act and takes no advantage of other people by it.
    fn may_have_hint(&self, who: &Asker) -> Result<Seat, ServerError> {
        let seat = self.seat_of(who)?;
        self.must_be_running()?;
        if !self.table.gives_hints(seat) {
            return Err(ServerError::NotNow(phrase!("ui-hint-rivals")));
        }
        let to_act = self.table.with_position(Viewer::Seat(seat), None, |position, _| position.to_act());
        if to_act.contains(seat) { Ok(seat) } else { Err(ServerError::NotNow(phrase!("ui-hint-wait"))) }
    }

    /// A bot has thought; if the table has changed for it meanwhile, it thinks again.
    async fn thought(&mut self, thought: Thought) {
        let Thought { version, seat, action, mind } = thought;
        self.minds.extend(mind.map(|mind| (seat, mind)));
        self.thinking.remove(&(version, seat));
        let is_fresh = version == self.table.version(Viewer::Seat(seat));
        if !is_fresh || self.table.bot_of(seat).is_none() || !self.table.to_act().contains(seat) {
            return;
        }
        let Some(action) = action else {
            tracing::error!(id = %self.table.header.id, %seat, "a bot found nothing to do");
            return;
        };
        match self.table.try_actions(seat, &[action]) {
            Ok(change) => {
                // A failure has been logged, and the room ends.
                let _ = self.write(change, &bot_action(seat, self.table.length() + 1)).await;
            }
            Err(refused) => tracing::error!(id = %self.table.header.id, %seat, ?refused, "a bot chose badly"),
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::getpriority_process;

    use super::stand_back;

    #[test]
    fn a_thread_stands_back_once_and_takes_no_other_with_it() {
        let before = getpriority_process(None).expect("a priority");
        let thread = std::thread::spawn(|| {
            stand_back();
            stand_back();
            getpriority_process(None).expect("a priority")
        });
        let lowest = 19;
        assert_eq!(thread.join().expect("it ends"), (before + 10).min(lowest));
        assert_eq!(getpriority_process(None).expect("a priority"), before);
    }
}
