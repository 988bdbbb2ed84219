//! Beating, and looking at who else does.

use std::time::Instant;

use futures_util::{StreamExt, stream};
use store::{MatchId, Node, StoreError};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::leases::{HOUSE, is_gone};
use super::{BEAT, Cluster, HOLDS, Other};
use crate::room::News;
use crate::{App, random};

/// So many matches of a server that is gone are taken over at once.
const TOGETHER: usize = 16;

impl Cluster {
    /// Beats once.
    pub(super) async fn beat(&self) -> Result<(), StoreError> {
        let _signing = self.signing.lock().await;
        if self.has_left() {
            return Ok(());
        }
        let (begun, beats) = (Instant::now(), self.seen().beats + 1);
        self.store.beat(&self.node, beats, self.is_connected()).await?;
        let mut seen = self.seen();
        let has_lapsed = seen.beaten.is_some_and(|beaten| beaten.elapsed() > HOLDS);
        (seen.beats, seen.beaten) = (beats, Some(begun));
        drop(seen);
        if has_lapsed {
            // Others may have taken over meanwhile.
            self.has_changed();
        }
        Ok(())
    }

    /// Looks at the others; those that are gone.
    pub(super) async fn look(&self) -> Result<Vec<String>, StoreError> {
        let nodes = self.store.nodes().await?;
        let now = Instant::now();
        let mut seen = self.seen();
        let known = std::mem::take(&mut seen.others);
        let mut is_new = known.keys().any(|node| !nodes.iter().any(|found| found.id == *node));
        for Node { id, beats, tells } in nodes.into_iter().filter(|node| node.id != self.node) {
            let since = known.get(&id).filter(|other| other.beats == beats).map_or(now, |other| other.since);
            let was_gone = known.get(&id).is_some_and(|other| is_gone(other.since));
            is_new |= was_gone != is_gone(since);
            seen.others.insert(id, Other { beats, tells, since });
        }
        let gone: Vec<String> =
            seen.others.iter().filter(|(_, other)| is_gone(other.since)).map(|(node, _)| node.clone()).collect();
        seen.missed = if gone.is_empty() { seen.missed } else { Some(now) };
        drop(seen);
        if is_new || !gone.is_empty() {
            self.has_changed();
        }
        Ok(gone)
    }

    fn has_changed(&self) {
        self.changes.send_modify(|changes| *changes += 1);
    }
}

/// Beats and looks at the others until the server stops.
pub(crate) fn watch_over(app: &App) {
    if !app.cluster.is_shared() {
        return;
    }
    let (beating, looking) = (app.clone(), app.clone());
    tokio::spawn(async move {
        while timeout(BEAT, beating.stop.cancelled()).await.is_err() {
            match beating.cluster.beat().await {
                Ok(()) => give_back(&beating.cluster).await,
                Err(error) => tracing::warn!(%error, "the others are not told that this server is there"),
            }
        }
    });
    tokio::spawn(async move {
        // Beside the looking, since it takes long: whoever goes meanwhile is noticed.
        let mut taking: Option<JoinHandle<()>> = None;
        loop {
            tokio::select! {
                () = looking.stop.cancelled() => break,
                _ = timeout(BEAT, looking.cluster.look.notified()) => {}
            }
            match looking.cluster.look().await {
                Ok(gone) if !gone.is_empty() && taking.as_ref().is_none_or(JoinHandle::is_finished) => {
                    taking = Some(tokio::spawn(take_over(looking.clone(), gone)));
                }
                Ok(_) => {}
                Err(error) => tracing::warn!(%error, "it is not known which other servers are there"),
            }
        }
    });
}

/// Lets others do what this server has left, although it could not tell the store when it did.
async fn give_back(cluster: &Cluster) {
    match cluster.give_back().await {
        Ok(free) => free.into_iter().for_each(|name| cluster.tell(&MatchId::new(name), &News::Free)),
        Err(error) => tracing::debug!(%error, "what this server has left is not free yet"),
    }
}

/// Goes on with the matches of servers that are gone. Each goes to the first who takes it.
async fn take_over(app: App, gone: Vec<String>) {
    for node in gone {
        if let Err(error) = take_over_from(&app, &node).await {
            tracing::warn!(%error, node, "a server that is gone cannot be followed");
        }
    }
}

async fn take_over_from(app: &App, node: &str) -> Result<(), StoreError> {
    let (cluster, store) = (&app.cluster, &app.store);
    let names = from_ones_own_place(store.leases_of(node).await?, cluster.node());
    // First whose they are, which is quick; then they are read, which is not.
    let taken = stream::iter(names).map(|name| take_from(app, name, node)).buffer_unordered(TOGETHER);
    let taken: Vec<String> = taken.filter_map(std::future::ready).collect().await;
    let read = stream::iter(taken).map(async |name: String| {
        // A room that is here finds out by itself; one that is not comes, and its bots go on.
        if app.rooms.get(&MatchId::new(name.as_str())).await.is_err() {
            cluster.release(&name).await;
        }
    });
    read.buffer_unordered(TOGETHER).collect::<()>().await;
    if store.leases_of(node).await?.is_empty() && !cluster.is_there(node) {
        tracing::warn!(node, "a server is gone; the others go on");
        store.remove_node(node).await?;
    }
    Ok(())
}

/// Takes a lease from a server that is gone; its name if it is ours now. One that cannot be taken is tried again at the next look.
async fn take_from(app: &App, name: String, node: &str) -> Option<String> {
    let (cluster, store) = (&app.cluster, &app.store);
    let taken = if name == HOUSE {
        store.release_lease(&name, node).await.map(|()| false)
    } else if cluster.hands_over() {
        Ok(false)
    } else {
        store.take_lease(&name, cluster.node(), Some(node)).await
    };
    match taken {
        Ok(is_ours) => is_ours.then_some(name),
        Err(error) => {
            tracing::warn!(%error, name, "a lease of a server that is gone cannot be taken");
            None
        }
    }
}

/// The same names from a place on that is this server's own: of several who take over, each begins elsewhere.
fn from_ones_own_place(mut names: Vec<String>, node: &str) -> Vec<String> {
    if let Some(place) = random::number(node).checked_rem(names.len() as u64) {
        names.rotate_left(place as usize);
    }
    names
}
