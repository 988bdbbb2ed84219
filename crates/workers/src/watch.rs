//! Whether the NATS server is still there.

use std::time::{Duration, Instant};

use async_nats::Client;
use async_nats::connection::State;
use engine::{Problem, ensure};

use crate::Tell;

/// So long nothing is said: a server that is started anew is back by then.
const BLINK: Duration = Duration::from_secs(2);

/// Says when the server is gone and when it is back, and gives up in the end.
pub(crate) struct Watch {
    client: Client,
    address: String,
    /// So long it may be away.
    patience: Duration,
    gone: Option<Instant>,
    is_told: bool,
}

impl Watch {
    pub(crate) fn new(client: Client, address: &str, patience: Duration) -> Self {
        Watch { client, address: address.to_owned(), patience, gone: None, is_told: false }
    }

    /// Looks whether it is there; a problem if it was away for too long.
    pub(crate) fn look(&mut self, tell: &Tell) -> Result<(), Problem> {
        if self.client.connection_state() == State::Connected {
            if self.is_told {
                tell(&format!("{} is back", self.address));
            }
            (self.gone, self.is_told) = (None, false);
            return Ok(());
        }
        let away = self.gone.get_or_insert_with(Instant::now).elapsed();
        let Watch { address, patience, .. } = self;
        ensure!(away < *patience, "{address} could not be reached for {} s", patience.as_secs());
        if away >= BLINK && !self.is_told {
            self.is_told = true;
            tell(&format!("{address} cannot be reached any more: trying again and again"));
        }
        Ok(())
    }
}
