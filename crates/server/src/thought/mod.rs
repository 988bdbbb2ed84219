//! Thought: bots choose, and people ask for hints, reviews and whatever else takes a search.
//!
//! What somebody asked for goes through [`Thinkers`]: a few places that are given fairly, first between addresses and then
//! between the people there, so that nobody waits longer because another asks for much. It thinks on a thread behind
//! everything else, bots included, and stops when the request does:
//!
//! ```ignore
//! let found = app.rooms.thinkers.consider(visitor.payer(), |stop| search(position, stop)).await?;
//! ```
//!
//! - **What takes longer than a moment asks anew for each part of it**, such as every position of a match: a turn is never
//!   taken away, and between the parts it is the others' turn.
//! - **What several people may ask for is a [`SharedThought`]**: it is thought of once, kept for as long as its owner likes, and
//!   given up when nobody waits for it any more. Its work is any future, so one of many parts as well.
//! - Bots have [`Turns`] of their own (`room/thinking.rs`): they never wait for what people ask.

mod shared;
mod turns;

use bots::Stop;
use tokio::sync::oneshot;

pub(crate) use shared::{SharedThought, Waiting};
pub(crate) use turns::{Payer, Turns};

use crate::ServerError;

/// By how much a bot that thinks is in less of a hurry than whoever has just clicked.
pub(crate) const LATER: i32 = 10;

/// By how much somebody is in less of a hurry who waits for all others, even for bots.
const LAST: i32 = 19;

/// How many questions may wait for one address.
const WAITING: usize = 32;

/// A thought under way; it ends when this is dropped.
pub(crate) struct Thinking(pub(crate) Stop);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.say();
    }
}

/// Places to think for people who ask.
#[derive(Clone)]
pub(crate) struct Thinkers(Turns);

impl Thinkers {
    /// So many places.
    pub(crate) fn new(places: usize) -> Self {
        Thinkers(Turns::new(places, WAITING))
    }

    /// Thinks when it is the payer's turn. When the future is dropped, so is the question: a thought that has begun is told
    /// to stop. Whoever has too many questions waiting is told so.
    pub(crate) async fn consider<T: Send + 'static>(
        &self,
        payer: Payer,
        think: impl FnOnce(Stop) -> T + Send + 'static,
    ) -> Result<T, ServerError> {
        let turn = self.0.turn(payer).await?;
        let stop = Stop::default();
        let _thinking = Thinking(stop.clone());
        let (answer, found) = oneshot::channel();
        // Not one of the threads that bots use: those are in more of a hurry, and a thread cannot be hurried again.
        let thread = std::thread::Builder::new().name("question".into()).spawn(move || {
            stand_back(LAST);
            let thought = think(stop);
            drop(turn);
            // Whoever has stopped waiting is not told.
            let _ = answer.send(thought);
        });
        thread.map_err(|_| ServerError::Crowded)?;
        found.await.map_err(|_| ServerError::Broken)
    }
}

#[cfg(test)]
impl Thinkers {
    /// The places behind it.
    pub(crate) fn turns(&self) -> &Turns {
        &self.0
    }
}

/// Lets everything else go first on the thread that calls it, where the system knows threads that do.
pub(crate) fn stand_back(steps: i32) {
    #[cfg(target_os = "linux")]
    {
        thread_local!(static STANDS_BACK: std::cell::Cell<bool> = const { std::cell::Cell::new(false) });
        if !STANDS_BACK.replace(true) {
            // Where the system does not allow it, bots and people share the processor equally.
            let _ = rustix::process::nice(steps);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn a_thread_stands_back_once_and_takes_no_other_with_it() {
        use rustix::process::getpriority_process;
        let before = getpriority_process(None).expect("a priority");
        let thread = std::thread::spawn(|| {
            stand_back(LATER);
            stand_back(LATER);
            getpriority_process(None).expect("a priority")
        });
        let lowest = 19;
        assert_eq!(thread.join().expect("it ends"), (before + 10).min(lowest));
        assert_eq!(getpriority_process(None).expect("a priority"), before);
    }

    #[tokio::test]
    async fn a_thought_stops_with_its_request_and_leaves_its_place() {
        let thinkers = Thinkers::new(1);
        let (tell, told) = mpsc::channel();
        let request = tokio::spawn({
            let thinkers = thinkers.clone();
            async move {
                let think = move |stop: Stop| {
                    tell.send("begun").expect("it is counted");
                    while !stop.is_said() {
                        std::thread::sleep(Duration::from_millis(1));
                    }
                    tell.send("stopped").expect("it is counted");
                };
                thinkers.consider([1, 1], think).await
            }
        });
        while told.try_recv() != Ok("begun") {
            tokio::task::yield_now().await;
        }
        request.abort();
        assert_eq!(thinkers.consider([2, 2], |_| "mine").await, Ok("mine"), "the place is free again");
        assert_eq!(told.recv(), Ok("stopped"));
    }

    #[tokio::test]
    async fn a_thought_that_fails_leaves_its_place() {
        let thinkers = Thinkers::new(1);
        assert_eq!(thinkers.consider([1, 1], |_| panic!("on purpose")).await, Err::<(), _>(ServerError::Broken));
        assert_eq!(thinkers.consider([1, 1], |_| 2).await, Ok(2));
    }
}
