//! Whoever gives out the pieces of a run and adds up what comes back.

use std::collections::BTreeSet;
use std::ops::Range;
use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::context::PublishError;
use async_nats::jetstream::stream::{self, RetentionPolicy, StorageType};
use async_nats::jetstream::{self, Context};
use engine::Problem;
use futures_util::StreamExt;
use lab::{Desk, Elsewhere};
use tokio::time::{interval, sleep, timeout};
use xxhash_rust::xxh3::xxh3_64;

use crate::messages::{Announcement, Hello, Piece, Played, RUNS, Subjects, read, written};
use crate::program::Program;
use crate::watch::Watch;
use crate::{PATIENCE, Tell, connect, runtime};

/// How many pieces wait or are played at once.
const WINDOW: usize = 256;

/// Pieces grow while they take less than so many seconds, and shrink when they take four times as long.
const QUICK: f64 = 0.5;

/// A piece that adds up to more bytes grows no further: a NATS server takes a million in one message.
const HEAVY: usize = 200_000;

/// No piece has more batches.
const LARGEST: u64 = 4096;

/// How long is waited for results before one looks around.
const LOOK: Duration = Duration::from_millis(500);

/// What is left of a run whose coordinator never came back goes by itself.
const FORGOTTEN: Duration = Duration::from_hours(7 * 24);

/// After so many announcements without an answer somebody is told how to start a worker.
const LONELY: u32 = 3;

/// Lets workers play what a run of the lab gives out.
pub struct Coordinator {
    address: String,
    tell: Tell,
}

impl Coordinator {
    /// Over this NATS server. Who comes and who is turned away is told.
    #[must_use]
    pub fn new(address: &str, tell: Tell) -> Self {
        Coordinator { address: address.to_owned(), tell }
    }
}

impl Elsewhere for Coordinator {
    fn play(&self, desk: &dyn Desk) -> Result<(), Problem> {
        desk.job().check()?;
        runtime()?.block_on(async {
            let mut run = Run::begin(self, desk).await?;
            let played = run.conduct().await;
            run.end().await;
            played
        })
    }
}

/// A run while it is played.
struct Run<'a> {
    desk: &'a dyn Desk,
    address: &'a str,
    tell: &'a Tell,
    context: Context,
    subjects: Subjects,
    announcement: Announcement,
    done: PullConsumer,
    /// The first batches of the pieces that were given out.
    out: BTreeSet<u64>,
    /// A piece that could not be sent.
    unsent: Option<Range<u64>>,
    /// How many batches the next piece has.
    size: u64,
    /// What is counted and not yet kept: the server keeps it until then.
    unsettled: Vec<jetstream::Message>,
    announced: u32,
    is_answered: bool,
}

impl<'a> Run<'a> {
    async fn begin(coordinator: &'a Coordinator, desk: &'a dyn Desk) -> Result<Self, Problem> {
        let job = desk.job();
        let program = Program::here(&job.game)?;
        let run = run_id(desk, &program)?;
        let subjects = Subjects::of(&run);
        let client = connect(&coordinator.address).await?;
        let context = jetstream::new(client);
        let stream = stream::Config {
            name: subjects.stream.clone(),
            subjects: vec![subjects.job.clone(), subjects.work.clone(), subjects.done.clone()],
            retention: RetentionPolicy::WorkQueue,
            storage: StorageType::File,
            max_age: FORGOTTEN,
            ..stream::Config::default()
        };
        let unfit = |cause: &dyn std::fmt::Display| {
            Problem::new(format!("this NATS server keeps no queue ({cause}): start it with `nats-server -js`"))
        };
        let stream = context.get_or_create_stream(stream).await.map_err(|cause| unfit(&cause))?;
        // A coordinator that comes back gives out anew what is not done.
        for subject in [&subjects.job, &subjects.work] {
            stream.purge().filter(subject.clone()).await.map_err(|cause| unfit(&cause))?;
        }
        let consumer = |name: &str, subject: &str| pull::Config {
            durable_name: Some(name.to_owned()),
            filter_subject: subject.to_owned(),
            ack_policy: AckPolicy::Explicit,
            ack_wait: PATIENCE,
            max_ack_pending: 100_000,
            ..pull::Config::default()
        };
        let work = consumer(WORKERS, &subjects.work);
        stream.get_or_create_consumer(WORKERS, work).await.map_err(|cause| unfit(&cause))?;
        let done = consumer("coordinator", &subjects.done);
        let done = stream.get_or_create_consumer("coordinator", done).await.map_err(|cause| unfit(&cause))?;
        publish(&context, &subjects.job, written(&job)).await.map_err(|cause| unfit(&cause))?;
        Ok(Run {
            desk,
            address: &coordinator.address,
            tell: &coordinator.tell,
            context,
            subjects,
            announcement: Announcement { run, program },
            done,
            out: BTreeSet::new(),
            unsent: None,
            size: 1,
            unsettled: Vec::new(),
            announced: 0,
            is_answered: false,
        })
    }

    fn is_over(&self) -> bool {
        self.desk.is_done() || self.desk.stop().is_said()
    }

    async fn conduct(&mut self) -> Result<(), Problem> {
        let hellos = self.context.client().subscribe(self.subjects.hello.clone()).await;
        let mut hellos = hellos.map_err(|cause| Problem::new(format!("NATS does not listen: {cause}")))?;
        let mut announce = interval(Duration::from_secs(1));
        // Whoever started the run may end it at any time and keep what is done.
        let mut watch = Watch::new(self.context.client(), self.address, Duration::MAX);
        while !self.is_over() {
            watch.look(self.tell)?;
            self.give_out().await;
            let arrivals = self.done.batch().max_messages(32).expires(LOOK).messages().await;
            let mut arrivals = match arrivals {
                Ok(arrivals) => arrivals.take(32).boxed(),
                // The server is away: it keeps what it has, and comes back or does not.
                Err(_) => {
                    sleep(LOOK).await;
                    futures_util::stream::empty().boxed()
                }
            };
            loop {
                tokio::select! {
                    _ = announce.tick() => self.announce().await,
                    Some(hello) = hellos.next() => self.greet(&hello.payload),
                    arrival = arrivals.next() => match arrival {
                        Some(Ok(message)) => {
                            self.count(message)?;
                            self.give_out().await;
                        }
                        _ => break,
                    },
                }
                if self.is_over() {
                    break;
                }
            }
            self.settle().await?;
        }
        Ok(())
    }

    /// Puts pieces into the queue, as many as are wanted.
    async fn give_out(&mut self) {
        while self.out.len() < WINDOW {
            let Some(batches) = self.unsent.take().or_else(|| self.desk.take(self.size)) else { return };
            let piece = Piece { batches: batches.clone() };
            if publish(&self.context, &self.subjects.work, written(&piece)).await.is_err() {
                self.unsent = Some(batches);
                return;
            }
            self.out.insert(batches.start);
        }
    }

    fn count(&mut self, message: jetstream::Message) -> Result<(), Problem> {
        if let Some(Played { batches, seconds, tally }) = Played::read(&message.payload) {
            let packed = tally.map_err(Problem::new)?;
            self.out.remove(&batches.start);
            let of_this_size = batches.end - batches.start == self.size;
            self.desk.hand_in(batches, &packed)?;
            if of_this_size && seconds < QUICK && packed.len() < HEAVY {
                self.size = (self.size * 2).min(LARGEST);
            } else if of_this_size && seconds > 4.0 * QUICK {
                self.size = (self.size / 2).max(1);
            }
        }
        self.unsettled.push(message);
        Ok(())
    }

    /// Keeps what is counted; only then may the server forget it.
    async fn settle(&mut self) -> Result<(), Problem> {
        if self.unsettled.is_empty() {
            return Ok(());
        }
        self.desk.keep()?;
        for message in self.unsettled.drain(..) {
            // If this is lost, it comes again and does not count again.
            let _ = message.ack().await;
        }
        Ok(())
    }

    async fn announce(&mut self) {
        let _ = self.context.client().publish(RUNS, written(&self.announcement).into()).await;
        self.announced += 1;
        if self.announced == LONELY && !self.is_answered {
            (self.tell)("nobody plays yet: start `gantry worker --nats …` on as many machines as you like");
        }
    }

    fn greet(&mut self, payload: &[u8]) {
        let Some(Hello { threads, turned_away }) = read(payload) else { return };
        self.is_answered = true;
        match turned_away {
            Some(why) => (self.tell)(&format!("a worker was turned away: {why}")),
            None => (self.tell)(&format!("a worker plays along on {threads} threads")),
        }
    }

    /// Takes everything away that this run has put there.
    async fn end(self) {
        let _ = timeout(Duration::from_secs(5), self.context.delete_stream(&self.subjects.stream)).await;
    }
}

/// The consumer that all workers share.
pub(crate) const WORKERS: &str = "workers";

/// Stores a message and waits until it is.
pub(crate) async fn publish(context: &Context, subject: &str, payload: Vec<u8>) -> Result<(), PublishError> {
    context.publish(subject.to_owned(), payload.into()).await?.await.map(drop)
}

/// A run that is kept in a file has the same name whenever it is gone on with; any other has a name of its own.
fn run_id(desk: &dyn Desk, program: &Program) -> Result<String, Problem> {
    let own = match desk.kept() {
        Some(path) => {
            xxh3_64(std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).as_os_str().as_encoded_bytes())
        }
        None => getrandom::u64().map_err(|error| Problem::new(format!("no number by chance: {error}")))?,
    };
    Ok(format!("{:016x}", xxh3_64(format!("{own} {} {}", desk.what(), program.hash()).as_bytes())))
}
