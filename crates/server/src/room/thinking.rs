//! Bots at the table: they think on other threads, at a human pace, and never stop the room.

use std::time::Instant;

use bots::{Bot, BotName};
use catalog::AnyMind;
use engine::{QuickDice, Seat, Viewer, phrase};
use narration::{Language, Narrator};

use super::order::{Asker, Order, Reply, Thought};
use super::table::{Stage, bot_action};
use super::task::Room;
use crate::{Trouble, random};

/// Lets everything else go first on the thread that calls it, where the system knows threads that do: a bot that thinks is
/// in less of a hurry than whoever has just clicked.
fn stand_back() {
    #[cfg(target_os = "linux")]
    {
        thread_local!(static STANDS_BACK: std::cell::Cell<bool> = const { std::cell::Cell::new(false) });
        if !STANDS_BACK.replace(true) {
            // Where it is not allowed, all are equal.
            let _ = rustix::process::nice(10);
        }
    }
}

impl Room {
    /// Lets every bot think that is to act and does not think yet.
    pub(super) fn wake_bots(&mut self) {
        let length = self.table.length();
        self.thinking.retain(|(begun, _)| *begun == length);
        for seat in self.table.to_act() {
            let bot = self.table.bot_of(seat).map(|name| name.parse().unwrap_or(BotName::Thumb));
            if let Some(bot) = bot
                && self.thinking.insert((length, seat))
            {
                let mind = self.minds.remove(&seat).filter(|mind| *mind.bot() == Bot::Named(bot));
                self.think(seat, mind.unwrap_or_else(|| AnyMind::new(bot)), length);
            }
        }
    }

    fn think(&self, seat: Seat, mut mind: AnyMind, length: u32) {
        let position = self.table.position().copied();
        let number = u8::try_from(seat.index()).unwrap_or(u8::MAX);
        // The same after a restart: what a bot does follows from the seed and the moment.
        let mut dice = QuickDice::new(random::bot_dice(self.table.play().seed(), u64::from(length), number));
        let pause = self.table.terms.pace.pause();
        // Whoever needs a moment does not wait for those who need a second.
        let quick = matches!(mind.bot(), Bot::Named(bot) if bot.is_quick());
        let thinkers = if quick { self.rooms.quick_thinkers.clone() } else { self.rooms.thinkers.clone() };
        let orders = self.orders.clone();
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
                (thought.ok().flatten().map(|thought| thought.code), mind)
            });
            let (code, mind) = choice.await.map_or((None, None), |(code, mind)| (code, Some(mind)));
            if let Some(orders) = orders.upgrade() {
                // A room that has ended needs no answer.
                let _ = orders.send(Order::Thought(Thought { length, seat, code, mind })).await;
            }
        });
    }

    /// Thinks for a person who asks for a hint, with what that person knows, and answers when that is done.
    pub(super) fn hint(&self, who: &Asker, language: Language, reply: Reply<Vec<catalog::Hint>>) {
        let seat = match self.may_have_hint(who) {
            Ok(seat) => seat,
            Err(trouble) => {
                // Whoever has stopped waiting is not told.
                let _ = reply.send(Err(trouble));
                return;
            }
        };
        let viewer = Viewer::Seat(seat);
        let position = self.table.with_position(viewer, None, |position, _| position.copied());
        let (game, names) = (self.table.game.facts().id, self.table.names());
        // The same when it is asked again; it follows from what everybody may know.
        let moment = format!("{} {}", self.table.header.commitment, self.table.version(viewer));
        let mut dice = QuickDice::new(random::number(&moment));
        let thinkers = self.rooms.thinkers.clone();
        tokio::spawn(async move {
            let Ok(permit) = thinkers.acquire_owned().await else { return };
            let hints = tokio::task::spawn_blocking(move || {
                stand_back();
                let words = Narrator::new(language, game, &names, viewer);
                let hints = catalog::hints(&*position, seat, &mut AnyMind::new(BotName::Strong), &words, &mut dice);
                drop(permit);
                hints
            });
            let hints = hints.await.ok().and_then(Result::ok).ok_or(Trouble::Broken);
            let _ = reply.send(hints);
        });
    }

    /// Hints are for whoever is to act and takes no advantage of other people by it.
    fn may_have_hint(&self, who: &Asker) -> Result<Seat, Trouble> {
        let seat = self.seat_of(who)?;
        if self.table.stage != Stage::Running {
            return Err(Trouble::NotRunning);
        }
        if !self.table.gives_hints(seat) {
            return Err(Trouble::NotNow(phrase!("ui-hint-rivals")));
        }
        let to_act = self.table.with_position(Viewer::Seat(seat), None, |position, _| position.to_act());
        if to_act.contains(seat) { Ok(seat) } else { Err(Trouble::NotNow(phrase!("ui-hint-wait"))) }
    }

    /// A bot has thought; if the table has changed meanwhile, it thinks again.
    pub(super) async fn thought(&mut self, thought: Thought) {
        let Thought { length, seat, code, mind } = thought;
        self.minds.extend(mind.map(|mind| (seat, mind)));
        self.thinking.remove(&(length, seat));
        if length != self.table.length() || self.table.bot_of(seat).is_none() || !self.table.to_act().contains(seat) {
            return;
        }
        let Some(code) = code else {
            tracing::error!(id = %self.table.header.id, %seat, "a bot found nothing to do");
            return;
        };
        match self.table.line_of(seat, &code) {
            Ok(line) => {
                // A failure has been logged, and the room ends.
                let _ = self.write(&line, bot_action(seat, line.n)).await;
            }
            Err(rejection) => tracing::error!(id = %self.table.header.id, %seat, ?rejection, "a bot chose badly"),
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
