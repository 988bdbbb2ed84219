//! Whoever plays pieces of other people's runs.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_nats::jetstream::consumer::PullConsumer;
use async_nats::jetstream::{self, AckKind, Context};
use bots::Stop;
use engine::{Problem, ensure};
use futures_util::StreamExt;
use lab::{Job, Piecework};
use tokio::time::{interval, sleep, timeout};

use crate::coordinator::{WORKERS, publish};
use crate::messages::{Announcement, Hello, Piece, Played, RUNS, Subjects, read, written};
use crate::watch::Watch;
use crate::{SIGN, Tell, connect, runtime};

/// A run whose coordinator was not heard of for so long is left alone until it is.
const SILENCE: Duration = Duration::from_secs(10);

/// How long is waited for a piece before one looks around.
const LOOK: Duration = Duration::from_millis(500);

/// How somebody works for others.
pub struct WorkPlan {
    /// The NATS server, or several, separated by commas.
    pub address: String,
    /// How many pieces are played at once.
    pub threads: usize,
    /// The word that ends it; what is not over by then goes to somebody else at once.
    pub stop: Stop,
    /// How long the server may be away before the work ends.
    pub patience: Duration,
    /// Whether every piece is told.
    pub verbose: bool,
    /// Who hears what is played and what is refused.
    pub tell: Tell,
}

/// Plays pieces of whatever runs there are until stop is said, and gives how many matches that were.
pub fn work(plan: WorkPlan) -> Result<u64, Problem> {
    ensure!((1..=1024).contains(&plan.threads), "use 1 to 1024 threads, not {}", plan.threads);
    runtime()?.block_on(async {
        let context = jetstream::new(connect(&plan.address).await?);
        let worker = Arc::new(Worker { plan, context, runs: Mutex::default() });
        let hands = (0..worker.plan.threads).map(|_| tokio::spawn(worker.clone().play_pieces()));
        let hands: Vec<_> = hands.collect();
        let heard = worker.listen().await;
        worker.plan.stop.say();
        let mut played = 0;
        for hand in hands {
            played += hand.await.unwrap_or_default();
        }
        heard?;
        // What was handed back is to be heard.
        let _ = timeout(Duration::from_secs(5), worker.context.client().flush()).await;
        Ok(played)
    })
}

struct Worker {
    plan: WorkPlan,
    context: Context,
    runs: Mutex<BTreeMap<String, Run>>,
}

/// A run that was heard of.
struct Run {
    heard: Instant,
    /// Nothing if this program does not play it.
    open: Option<Arc<OpenRun>>,
}

/// What is needed to play pieces of a run.
struct OpenRun {
    id: String,
    subjects: Subjects,
    work: Box<dyn Piecework>,
    pieces: PullConsumer,
}

impl Worker {
    fn runs(&self) -> MutexGuard<'_, BTreeMap<String, Run>> {
        self.runs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_over(&self) -> bool {
        self.plan.stop.is_said()
    }

    /// Hears of runs until stop is said or the server is gone.
    async fn listen(&self) -> Result<(), Problem> {
        let client = self.context.client();
        let announcements = client.subscribe(RUNS).await;
        let mut announcements =
            announcements.map_err(|cause| Problem::new(format!("NATS does not listen: {cause}")))?;
        let mut watch = Watch::new(client, &self.plan.address, self.plan.patience);
        (self.plan.tell)("waiting for runs");
        while !self.is_over() {
            watch.look(&self.plan.tell)?;
            self.leave_silent_runs();
            let Ok(message) = timeout(LOOK, announcements.next()).await else { continue };
            let message = message.ok_or_else(|| Problem::new("NATS has ended the connection"))?;
            let Some(announcement) = read::<Announcement>(&message.payload) else { continue };
            if let Some(run) = self.runs().get_mut(&announcement.run) {
                run.heard = Instant::now();
                continue;
            }
            self.meet(announcement).await;
        }
        Ok(())
    }

    /// Leaves the runs alone whose coordinators are not heard of: whoever comes back is met again.
    fn leave_silent_runs(&self) {
        self.runs().retain(|id, run| {
            let is_silent = run.heard.elapsed() >= SILENCE;
            if is_silent && run.open.is_some() {
                let silence = SILENCE.as_secs();
                (self.plan.tell)(&format!(
                    "run {id}: nobody gave out pieces for {silence} seconds, so it is left until somebody does; waiting for runs"
                ));
            }
            !is_silent
        });
    }

    /// Hears of a run for the first time.
    async fn meet(&self, announcement: Announcement) {
        let id = announcement.run;
        let opened = match announcement.program.check_here() {
            Ok(()) => self.open(&id).await,
            Err(problem) => Err(problem),
        };
        let refusal = opened.as_ref().err().map(ToString::to_string);
        match &refusal {
            Some(why) => (self.plan.tell)(&format!("run {id} is not played here: {why}")),
            None => (self.plan.tell)(&format!("run {id}: {} is played", announcement.program.game())),
        }
        let hello = Hello { threads: self.plan.threads, turned_away: refusal };
        let _ = self.context.client().publish(Subjects::of(&id).hello, written(&hello).into()).await;
        self.runs().insert(id, Run { heard: Instant::now(), open: opened.ok().map(Arc::new) });
    }

    async fn open(&self, id: &str) -> Result<OpenRun, Problem> {
        let subjects = Subjects::of(id);
        let gone = |cause: &dyn std::fmt::Display| Problem::new(format!("it is over ({cause})"));
        let stream = self.context.get_stream(&subjects.stream).await.map_err(|cause| gone(&cause))?;
        let pieces = stream.get_consumer(WORKERS).await.map_err(|cause| gone(&cause))?;
        let job = stream.get_last_raw_message_by_subject(&subjects.job).await.map_err(|cause| gone(&cause))?;
        let job: Job = read(&job.payload).ok_or_else(|| Problem::new("what is to be played cannot be read"))?;
        let prepared = tokio::task::spawn_blocking(move || job.piecework()).await;
        let work = prepared.unwrap_or_else(|_| Err(Problem::new("it cannot be prepared")))?;
        Ok(OpenRun { id: id.to_owned(), subjects, work, pieces })
    }

    /// A run that can be played now; one that waits longest for its turn comes first.
    fn choose(&self, turn: u64) -> Option<Arc<OpenRun>> {
        let runs = self.runs();
        let open: Vec<_> = runs.values().filter_map(|run| run.open.clone()).collect();
        let index = turn.checked_rem(open.len() as u64)?;
        open.get(index as usize).cloned()
    }

    /// Plays one piece after the other, and counts the matches.
    async fn play_pieces(self: Arc<Self>) -> u64 {
        let (mut played, mut turn) = (0, 0);
        while !self.is_over() {
            turn += 1;
            let Some(run) = self.choose(turn) else {
                sleep(Duration::from_millis(100)).await;
                continue;
            };
            let pieces = run.pieces.batch().max_messages(1).expires(LOOK).messages().await;
            let Ok(mut pieces) = pieces else {
                // The run is over, or the server is away: if it is announced again, it is opened again.
                self.runs().remove(&run.id);
                continue;
            };
            match pieces.next().await {
                Some(Ok(message)) => played += self.play(&run, &message).await,
                Some(Err(_)) => drop(self.runs().remove(&run.id)),
                None => {}
            }
        }
        played
    }

    /// Plays a piece, says so all the while, and hands it in. It gives how many matches that were.
    async fn play(&self, run: &Arc<OpenRun>, message: &jetstream::Message) -> u64 {
        let Some(Piece { batches }) = read(&message.payload) else { return 0 };
        let numbers = run.work.numbers(batches.clone());
        let named = format!("matches {} to {} of run {}", numbers.start, numbers.end.saturating_sub(1), run.id);
        let times = message.info().map_or(1, |info| info.delivered);
        self.say(|| format!("takes {named}{}", if times > 1 { " again" } else { "" }));
        let begun = Instant::now();
        let (work, stop, piece) = (run.clone(), self.plan.stop.clone(), batches.clone());
        let mut playing = tokio::task::spawn_blocking(move || work.work.play(piece, &stop));
        let mut signs = interval(SIGN);
        let tally = loop {
            tokio::select! {
                tally = &mut playing => break tally,
                _ = signs.tick() => { let _ = message.ack_with(AckKind::Progress).await; }
            }
        };
        let tally = match tally {
            Ok(Ok(Some(packed))) => Ok(packed),
            Ok(Ok(None)) => {
                let _ = message.ack_with(AckKind::Nak(None)).await;
                self.say(|| format!("hands back {named}"));
                return 0;
            }
            Ok(Err(problem)) => Err(problem.to_string()),
            Err(_) => Err(format!("a match broke off among {named}: please report it")),
        };
        let done = Played { batches, seconds: begun.elapsed().as_secs_f64(), tally };
        // What cannot be handed in is given to somebody else after a while, unless the run is over.
        if publish(&self.context, &run.subjects.done, done.written()).await.is_ok() {
            let _ = message.ack().await;
            self.say(|| format!("hands in {named}"));
        }
        numbers.end - numbers.start
    }

    fn say(&self, what: impl FnOnce() -> String) {
        if self.plan.verbose {
            (self.plan.tell)(&what());
        }
    }
}
