//! Bots at the table: they think on other threads, at a human pace, and never stop the room.

use std::time::Instant;

use bots::{Bot, BotName, Stop};
use catalog::{AnyAction, AnyMind};
use engine::{QuickDice, Seat, Viewer};

use super::change::bot_action;
use super::task::Room;
use crate::random;
use crate::thought::{LATER, Thinking, stand_back};

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

impl Room {
    /// Lets every bot think that is to act and does not think yet.
    pub(super) fn wake_bots(&mut self) {
        let Room { thinking, table, .. } = self;
        // Thoughts about a table that has changed since are given up.
        thinking.retain(|&(begun, seat), _| begun == table.version(Viewer::Seat(seat)));
        if !self.leads() {
            return self.thinking.clear();
        }
        for seat in self.table.to_act() {
            let version = self.table.version(Viewer::Seat(seat));
            let bot = self.table.bot_of(seat).map(|name| name.parse().unwrap_or(BotName::Thumb));
            if let Some(bot) = bot
                && !self.thinking.contains_key(&(version, seat))
            {
                let stop = Stop::default();
                let mind = self.minds.remove(&seat).filter(|mind| *mind.bot() == Bot::Named(bot));
                self.think(seat, mind.unwrap_or_else(|| AnyMind::new(bot)).until(stop.clone()), version);
                self.thinking.insert((version, seat), Thinking(stop));
            }
        }
    }

    fn think(&self, seat: Seat, mut mind: AnyMind, version: u32) {
        let position = self.table.position().copied();
        let number = u8::try_from(seat.index()).unwrap_or(u8::MAX);
        // The same after a restart: what a bot does follows from the seed and the moment, as far as its seat knows it.
        let mut dice = QuickDice::new(random::bot_dice(self.table.play().seed(), u64::from(version), number));
        let pause = self.table.match_setup.pace.pause();
        // Quick bots have places of their own, so that they do not wait for those that search.
        let quick = matches!(mind.bot(), Bot::Named(bot) if bot.is_quick());
        let turns = if quick { self.rooms.quick_turns.clone() } else { self.rooms.bot_turns.clone() };
        let header = &self.table.header;
        let payer = [header.created_by.as_str(), header.id.as_str()].map(random::number);
        let jobs = self.jobs.clone();
        tokio::spawn(async move {
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
            let asked = Instant::now();
            let Ok(turn) = turns.turn(payer).await else { return };
            let choice = tokio::task::spawn_blocking(move || {
                stand_back(LATER);
                let thought = position.think(seat, &mut mind, asked.elapsed(), &mut dice);
                drop(turn);
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

    /// A bot has thought; if the table has changed for it meanwhile, it thinks again.
    async fn thought(&mut self, thought: Thought) {
        let Thought { version, seat, action, mind } = thought;
        self.minds.extend(mind.map(|mind| (seat, mind)));
        self.thinking.remove(&(version, seat));
        let is_fresh = version == self.table.version(Viewer::Seat(seat)) && self.leads();
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
