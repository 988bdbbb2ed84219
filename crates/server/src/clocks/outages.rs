//! When no server was there: time that nobody's clock counts.
//!
//! Every server notes now and then that it is there. Where the notes have a gap, nobody could have played.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use store::{Millis, StoreError};

use crate::App;

/// How often a server notes that it is there.
const ROUNDS: Duration = Duration::from_secs(20);

/// A longer silence than this says that no server was there.
const GAP: Millis = 50_000;

/// When no server was there, as spans of time. Clones share them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outages(Arc<RwLock<Vec<(Millis, Millis)>>>);

impl Outages {
    pub(crate) fn set(&self, spans: Vec<(Millis, Millis)>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = spans;
    }

    /// A moment on a clock that stands still while no server is there.
    pub(crate) fn house_time(&self, at: Millis) -> Millis {
        let spans = self.0.read().unwrap_or_else(PoisonError::into_inner);
        // Spans of servers whose clocks differ may overlap.
        let (mut lost, mut until) = (0, Millis::MIN);
        for &(begun, ended) in spans.iter() {
            let (begun, ended) = (begun.max(until), ended.min(at));
            lost += (ended - begun).max(0);
            until = until.max(ended);
        }
        at - lost
    }
}

/// Notes until the server stops that it is there, and learns when none was.
pub(crate) fn be_there(app: &App) {
    let app = app.clone();
    tokio::spawn(async move {
        while tokio::time::timeout(ROUNDS, app.stop.cancelled()).await.is_err() {
            if let Err(error) = note(&app, GAP).await {
                tracing::warn!(%error, "it is not noted that a server is there");
            }
        }
    });
}

/// Notes that this server is there; a silence of so long before it was an outage.
async fn note(app: &App, gap: Millis) -> Result<(), StoreError> {
    app.store.note_uptime(app.config.clock.now(), gap).await?;
    app.rooms.outages.set(app.store.outages().await?);
    Ok(())
}

impl App {
    /// Notes that this server begins: if it is the only one, none was there before.
    pub(crate) async fn note_start(&self) -> Result<(), StoreError> {
        note(self, if self.cluster.is_shared() { GAP } else { 0 }).await
    }

    /// Notes that this server is still there, as it stops.
    pub(crate) async fn note_stop(&self) -> Result<(), StoreError> {
        note(self, GAP).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_stands_still_while_no_server_is_there() {
        let outages = Outages::default();
        outages.set(vec![(100, 200), (150, 250), (400, 500)]);
        let moments = [50, 100, 150, 250, 300, 450, 600];
        assert_eq!(moments.map(|at| outages.house_time(at)), [50, 100, 100, 100, 150, 250, 350]);
    }
}
