//! Matches of the lab on several machines, over a NATS server with JetStream.
//!
//! A coordinator ([`Coordinator`]) puts pieces of a run (some batches each) into a work queue; workers ([`work`]) on any machine
//! play them and send back what they add up to. **The desk decides, the queue only hurries**: a piece may be played twice or handed
//! in late, and counts once ([`lab::Desk::hand_in`]). Whoever plays a piece says so every now and then; if nobody has said so for
//! [`PATIENCE`], the queue gives it to somebody else.
//!
//! Every run has a stream of its own, which ends with it:
//!
//! | subject | what |
//! |---|---|
//! | `gantry.lab.runs` | every second, that there is a run, and which program it is of (not stored) |
//! | `gantry.lab.RUN.job` | what is played ([`lab::Job`]) |
//! | `gantry.lab.RUN.work` | pieces to be played |
//! | `gantry.lab.RUN.done` | pieces that were played |
//! | `gantry.lab.RUN.hello` | who plays along, and who was turned away (not stored) |

mod coordinator;
mod messages;
mod program;
mod watch;
mod worker;

use std::time::Duration;

use async_nats::{Client, ConnectOptions, ServerAddr};
use engine::Problem;

pub use coordinator::Coordinator;
pub use worker::{WorkPlan, work};

/// After so long without a sign of whoever plays a piece, somebody else gets it.
pub const PATIENCE: Duration = Duration::from_secs(6);

/// How often whoever plays a piece says so.
const SIGN: Duration = Duration::from_secs(1);

/// Says something to whoever looks on.
pub type Tell = Box<dyn Fn(&str) + Send + Sync>;

/// Goes to a NATS server, or to the first of several, separated by commas, that answers.
async fn connect(address: &str) -> Result<Client, Problem> {
    let failed = |cause: &dyn std::fmt::Display| Problem::new(format!("{address} cannot be reached: {cause}"));
    let servers: Result<Vec<ServerAddr>, _> = address.split(',').map(str::parse).collect();
    let servers =
        servers.map_err(|cause| Problem::new(format!("{address} is no address of a NATS server: {cause}")))?;
    let options = ConnectOptions::new().name("gantry lab").connection_timeout(Duration::from_secs(5));
    options.connect(servers).await.map_err(|cause| failed(&cause))
}

fn runtime() -> Result<tokio::runtime::Runtime, Problem> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    runtime.map_err(|error| Problem::new(format!("no thread can be started: {error}")))
}
