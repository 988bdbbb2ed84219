//! What servers tell each other: within one process, or over NATS.
//!
//! **The store decides, the bus only hurries.** A message may be lost, come twice or late: whoever listens hears of a [`Heard::Gap`]
//! where something may be missing, and asks the store. Nobody ever waits for the bus.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() {
//! use bus::{Bus, Heard, Local};
//!
//! let hub = Local::default();
//! let (here, there) = (hub.node(), hub.node());
//! let mut listening = there.listen("match.m1").await;
//! here.tell("match.m1", b"version 7".to_vec());
//! assert_eq!(listening.next().await, Heard::Message(b"version 7".to_vec()));
//! # }
//! ```

mod local;
mod nats;

use std::pin::Pin;
use std::time::Duration;

pub use local::Local;
pub use nats::Nats;

/// Something under way.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// A server's way to all others.
pub trait Bus: Send + Sync {
    /// Tells something to all other servers that listen to this subject. It never waits, and what cannot be sent is lost.
    fn tell(&self, subject: &str, message: Vec<u8>);

    /// Hears what others tell about this subject from now on.
    fn listen<'a>(&'a self, subject: &'a str) -> Pending<'a, Listening>;

    /// Whether what is told now reaches the others, as far as is known.
    fn is_connected(&self) -> bool;
}

/// What is heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Another server told this.
    Message(Vec<u8>),
    /// Something may have been missed.
    Gap,
}

/// Hears what others tell about one subject.
pub struct Listening(Source);

enum Source {
    Local(local::Ear),
    Nats(nats::Ear),
    Silence,
    Deafness,
}

/// How often somebody who hears nothing is to ask.
const DEAF: Duration = Duration::from_secs(1);

impl Listening {
    /// Hears nothing, ever.
    #[must_use]
    pub fn to_silence() -> Self {
        Listening(Source::Silence)
    }

    /// What is heard next. Nothing is lost if this is given up before.
    pub async fn next(&mut self) -> Heard {
        match &mut self.0 {
            Source::Local(ear) => ear.next().await,
            Source::Nats(ear) => ear.next().await,
            Source::Silence => std::future::pending().await,
            Source::Deafness => {
                tokio::time::sleep(DEAF).await;
                Heard::Gap
            }
        }
    }
}

/// The bus cannot be used as it was named. It is shown without its password.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{address} is no address of a NATS server: {cause}")]
pub struct BusError {
    address: String,
    cause: String,
}

impl BusError {
    pub(crate) fn new(address: &str, cause: String) -> Self {
        let shown: Vec<String> = address.split(',').map(without_password).collect();
        BusError { address: shown.join(","), cause }
    }
}

fn without_password(address: &str) -> String {
    let (scheme, rest) = address.split_once("://").map_or(("", address), |(scheme, rest)| (scheme, rest));
    let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
    if scheme.is_empty() { host.to_owned() } else { format!("{scheme}://{host}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_address_keeps_its_password() {
        let refused =
            |address: &'static str| async move { Nats::open(address).await.err().map(|error| error.to_string()) };
        for address in ["nats://ada:secret@nats.example:port", "tls://a:1,nats://ada:se@secret@nats.example:x"] {
            let told = refused(address).await.expect("that is no port");
            assert!(told.contains("nats.example") && !told.contains("secret"), "{told}");
        }
        assert_eq!(without_password("ada:secret@nats.example"), "nats.example");
    }
}
