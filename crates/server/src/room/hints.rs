//! Hints: what a strong player would consider, for whoever plays against bots. One is thought of at a time for a seat, it is
//! remembered until the table changes, and given up when nobody waits for it any more.

use std::sync::{Arc, Weak};

use bots::{BotName, Stop};
use catalog::{AnyMind, Hint};
use engine::{QuickDice, Seat, Viewer, phrase};
use narration::{Language, Narrator};
use tokio::sync::{oneshot, watch};
use tokio_util::sync::{CancellationToken, DropGuard};

use super::Pending;
use super::request::Asker;
use super::task::Room;
use super::thinking::{LAST, Thinking, stand_back};
use super::turns::{Payer, Turns};
use crate::{ServerError, random};

/// What was found, if it was.
type Found = Option<Result<Arc<Vec<Hint>>, ServerError>>;

/// The hint of a seat, found or being thought of. It is given up when this is dropped.
pub(super) struct Hinted {
    version: u32,
    language: Language,
    found: watch::Receiver<Found>,
    wanted: Weak<DropGuard>,
    given_up: CancellationToken,
}

/// Waits for a hint. When the last one who does is gone, so is the thought.
struct Waiting {
    found: watch::Receiver<Found>,
    _wanted: Option<Arc<DropGuard>>,
}

impl Drop for Hinted {
    fn drop(&mut self) {
        self.given_up.cancel();
    }
}

impl Hinted {
    /// A way to it, if it is of this moment and has not been given up.
    fn join(&self, version: u32, language: Language) -> Option<Waiting> {
        if (self.version, self.language) != (version, language) {
            return None;
        }
        let wanted = self.wanted.upgrade();
        let is_found = self.found.borrow().is_some();
        (is_found || wanted.is_some()).then(|| Waiting { found: self.found.clone(), _wanted: wanted })
    }
}

impl Waiting {
    async fn found(mut self, version: u32) -> Result<Arc<Vec<Hint>>, ServerError> {
        let found = self.found.wait_for(Option::is_some).await.ok().and_then(|found| found.clone());
        found.unwrap_or(Err(ServerError::Stale { version }))
    }
}

/// Thinks on a thread of its own when there is a turn, behind everything else; stops when the caller does.
async fn consider<T: Send + 'static>(
    turns: Turns,
    payer: Payer,
    think: impl FnOnce(Stop) -> Option<T> + Send + 'static,
) -> Result<T, ServerError> {
    let turn = turns.turn(payer).await?;
    let stop = Stop::default();
    let _thinking = Thinking(stop.clone());
    let (answer, found) = oneshot::channel();
    // Not one of the threads that bots use: those are in more of a hurry, and a thread cannot be hurried again.
    let thread = std::thread::Builder::new().name("hint".into()).spawn(move || {
        stand_back(LAST);
        let thought = think(stop);
        drop(turn);
        // Whoever has stopped waiting is not told.
        let _ = answer.send(thought);
    });
    thread.map_err(|_| ServerError::Crowded)?;
    found.await.ok().flatten().ok_or(ServerError::Broken)
}

impl Room {
    /// Begins to think for a person who asks for a hint, with what that person knows. The room goes on meanwhile: whoever
    /// asked waits for what is given back here.
    pub(crate) async fn hint(
        &mut self,
        who: Asker,
        payer: Payer,
        language: Language,
    ) -> Result<Pending<'static, Result<Arc<Vec<Hint>>, ServerError>>, ServerError> {
        let seat = self.may_have_hint(&who)?;
        let version = self.table.version(Viewer::Seat(seat));
        let known = self.hints.get(&seat).and_then(|hinted| hinted.join(version, language));
        let waiting = known.unwrap_or_else(|| self.think_of_hint(seat, version, payer, language));
        Ok(Box::pin(waiting.found(version)))
    }

    fn think_of_hint(&mut self, seat: Seat, version: u32, payer: Payer, language: Language) -> Waiting {
        let viewer = Viewer::Seat(seat);
        let position = self.table.with_position(viewer, None, |position, _| position.copied());
        let (game, names) = (self.table.game.facts().id, self.table.names_in(language));
        // The same when it is asked again; it follows from what everybody may know.
        let moment = format!("{} {version}", self.table.header.commitment);
        let mut dice = QuickDice::new(random::number(&moment));
        let think = move |stop: Stop| {
            let words = Narrator::new(language, game, &names, viewer);
            let mut mind = AnyMind::new(BotName::Strong).until(stop);
            catalog::hints(&*position, seat, &mut mind, &words, &mut dice).ok().map(Arc::new)
        };
        let given_up = CancellationToken::new();
        let (telling, found) = watch::channel(None);
        let (turns, ended) = (self.rooms.hint_turns.clone(), given_up.clone());
        tokio::spawn(async move {
            tokio::select! {
                biased;
                () = ended.cancelled() => {}
                found = consider(turns, payer, think) => { telling.send_replace(Some(found)); }
            }
        });
        let wanted = Arc::new(given_up.clone().drop_guard());
        let hinted = Hinted { version, language, found: found.clone(), wanted: Arc::downgrade(&wanted), given_up };
        // What was thought of until now for this seat is given up.
        self.hints.insert(seat, hinted);
        Waiting { found, _wanted: Some(wanted) }
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
}
