//! All connections: how many there may be, which of them give way, and which have waited too long.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio_util::sync::CancellationToken;

use super::Network;
use crate::{Limits, Waits};

/// All connections of a listener.
pub(crate) struct Connections {
    limits: Limits,
    waits: Waits,
    begun: Instant,
    all: Mutex<Register>,
}

#[derive(Default)]
struct Register {
    next: u64,
    places: HashMap<u64, Arc<Place>>,
    by_network: HashMap<Network, usize>,
}

/// How far a connection is. Those that come first give way first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
enum Phase {
    /// It has not asked for anything yet.
    New,
    /// It has had answers and may ask again.
    Idle,
    /// It is being answered.
    Busy,
}

/// The place of one connection. It knows the time in milliseconds since the listener began.
pub(super) struct Place {
    network: Option<Network>,
    begun: Instant,
    phase: AtomicU8,
    /// Since when it is as it is.
    since: AtomicU32,
    /// Since when its reader has taken nothing; 0 if it takes what comes.
    stalled: AtomicU32,
    /// Cancelled when it has to go.
    pub(super) gone: CancellationToken,
}

/// Holds a place until the connection ends.
pub(super) struct Held {
    id: u64,
    pub(super) place: Arc<Place>,
    connections: Arc<Connections>,
}

impl Place {
    fn now(&self) -> u32 {
        // After 49 days it begins anew; differences stay right.
        self.begun.elapsed().as_millis() as u32
    }

    fn enter(&self, phase: Phase) {
        self.since.store(self.now(), Ordering::Relaxed);
        self.phase.store(phase as u8, Ordering::Relaxed);
    }

    /// A request is here.
    pub(super) fn asks(&self) {
        self.enter(Phase::Busy);
    }

    /// It has been answered.
    pub(super) fn is_answered(&self) {
        self.enter(Phase::Idle);
    }

    /// Nothing more goes out.
    pub(super) fn stalls(&self) {
        let now = self.now().max(1);
        let _ = self.stalled.compare_exchange(0, now, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Something goes out.
    pub(super) fn flows(&self) {
        if self.stalled.load(Ordering::Relaxed) != 0 {
            self.stalled.store(0, Ordering::Relaxed);
        }
    }

    fn phase(&self) -> Phase {
        match self.phase.load(Ordering::Relaxed) {
            0 => Phase::New,
            1 => Phase::Idle,
            _ => Phase::Busy,
        }
    }

    /// For how many milliseconds it has been as it is.
    fn age(&self, now: u32) -> u32 {
        now.wrapping_sub(self.since.load(Ordering::Relaxed))
    }

    /// Whether it has waited longer than anybody may.
    fn is_overdue(&self, now: u32, waits: &Waits) -> bool {
        let stalled = self.stalled.load(Ordering::Relaxed);
        let too_slow = stalled != 0 && u128::from(now.wrapping_sub(stalled)) > waits.reading.as_millis();
        let most = match self.phase() {
            Phase::New => waits.header.as_millis(),
            Phase::Idle => waits.idle.as_millis(),
            Phase::Busy => return too_slow,
        };
        too_slow || u128::from(self.age(now)) > most
    }
}

impl Connections {
    pub(crate) fn new(limits: Limits, waits: Waits) -> Arc<Self> {
        Arc::new(Connections { limits, waits, begun: Instant::now(), all: Mutex::default() })
    }

    fn all(&self) -> MutexGuard<'_, Register> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a connection, if there is one or somebody who waits can give way. Connections without a network, as
    /// those of trusted proxies, count only in all.
    pub(super) fn admit(self: &Arc<Self>, network: Option<Network>) -> Option<Held> {
        let mut all = self.all();
        let of_network = network.and_then(|network| all.by_network.get(&network)).copied().unwrap_or_default();
        if of_network >= self.limits.connections_per_address
            && all.make_room(of_network / 32 + 1, |place| place.network == network) == 0
        {
            return None;
        }
        let count = all.places.len();
        if count >= self.limits.connections && all.make_room(count / 32 + 1, |_| true) == 0 {
            return None;
        }
        let place = Arc::new(Place {
            network,
            begun: self.begun,
            phase: AtomicU8::new(Phase::New as u8),
            since: AtomicU32::new(self.begun.elapsed().as_millis() as u32),
            stalled: AtomicU32::new(0),
            gone: CancellationToken::new(),
        });
        all.next += 1;
        let id = all.next;
        all.places.insert(id, place.clone());
        if let Some(network) = network {
            *all.by_network.entry(network).or_default() += 1;
        }
        metrics::gauge!("gantry_connections").set(all.places.len() as f64);
        Some(Held { id, place, connections: self.clone() })
    }

    /// Has some of those that wait give way, when the system has no room for another.
    pub(super) fn make_room(&self) {
        let mut all = self.all();
        let some = all.places.len() / 32 + 1;
        all.make_room(some, |_| true);
    }

    /// Ends those that have waited too long.
    pub(super) fn sweep(&self) {
        let now = self.begun.elapsed().as_millis() as u32;
        let mut all = self.all();
        let overdue: Vec<u64> =
            all.places.iter().filter(|(_, place)| place.is_overdue(now, &self.waits)).map(|(id, _)| *id).collect();
        metrics::counter!("gantry_connections_overdue_total").increment(overdue.len() as u64);
        for id in overdue {
            all.dismiss(id);
        }
    }

    /// Ends those that never asked for anything.
    pub(super) fn dismiss_new(&self) {
        let mut all = self.all();
        let some = all.places.len();
        all.make_room(some, |place| place.phase() == Phase::New);
    }

    fn leave(&self, id: u64) {
        self.all().remove(id);
    }
}

impl Register {
    /// Has so many of these give way that wait: those that never asked first, then the oldest; how many did.
    fn make_room(&mut self, some: usize, these: impl Fn(&Place) -> bool) -> usize {
        let mut waiting: Vec<(Phase, u64)> = self
            .places
            .iter()
            .map(|(id, place)| (place.phase(), *id, place))
            .filter(|(phase, _, place)| *phase != Phase::Busy && these(place))
            .map(|(phase, id, _)| (phase, id))
            .collect();
        let some = some.min(waiting.len());
        if some > 0 && some < waiting.len() {
            waiting.select_nth_unstable(some - 1);
        }
        for (_, id) in &waiting[..some] {
            self.dismiss(*id);
        }
        some
    }

    fn dismiss(&mut self, id: u64) {
        if let Some(place) = self.remove(id) {
            place.gone.cancel();
        }
    }

    fn remove(&mut self, id: u64) -> Option<Arc<Place>> {
        let place = self.places.remove(&id)?;
        if let Some(network) = place.network
            && let Some(count) = self.by_network.get_mut(&network)
        {
            *count -= 1;
            if *count == 0 {
                self.by_network.remove(&network);
            }
        }
        Some(place)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.connections.leave(self.id);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const NOW: Waits = Waits { header: Duration::ZERO, idle: Duration::ZERO, reading: Duration::ZERO };

    fn of(connections: usize, connections_per_address: usize) -> Arc<Connections> {
        let limits = Limits { connections, connections_per_address, ..Limits::default() };
        Connections::new(limits, Waits::default())
    }

    fn somebody(number: u8) -> Option<Network> {
        Some(Network::of([192, 0, 2, number].into()))
    }

    #[test]
    fn the_oldest_that_never_asked_gives_way() {
        let connections = of(3, 3);
        let idle = connections.admit(somebody(1)).expect("a place");
        idle.place.asks();
        idle.place.is_answered();
        let old = connections.admit(somebody(2)).expect("a place");
        let young = connections.admit(somebody(3)).expect("a place");
        let fourth = connections.admit(somebody(4)).expect("the old one gives way");
        assert!(old.place.gone.is_cancelled());
        assert!(![&idle, &young, &fourth].iter().any(|held| held.place.gone.is_cancelled()));
    }

    #[test]
    fn whoever_is_being_answered_stays() {
        let connections = of(2, 2);
        let held = [1, 2].map(|number| connections.admit(somebody(number)).expect("a place"));
        held.iter().for_each(|held| held.place.asks());
        assert!(connections.admit(somebody(3)).is_none());
        held[0].place.is_answered();
        assert!(connections.admit(somebody(3)).is_some());
        assert!(held[0].place.gone.is_cancelled() && !held[1].place.gone.is_cancelled());
    }

    #[test]
    fn one_address_cannot_have_all_places() {
        let connections = of(100, 2);
        let held: Vec<Held> = (0..2).map(|_| connections.admit(somebody(1)).expect("a place")).collect();
        held.iter().for_each(|held| held.place.asks());
        assert!(connections.admit(somebody(1)).is_none());
        assert!(connections.admit(somebody(2)).is_some());
        // A proxy speaks for many.
        let proxied: Vec<Held> = (0..5).filter_map(|_| connections.admit(None)).collect();
        assert_eq!(proxied.len(), 5);
        drop(held);
        assert!(connections.admit(somebody(1)).is_some());
    }

    #[test]
    fn whoever_waits_too_long_goes() {
        let connections = Connections::new(Limits::default(), NOW);
        let [new, idle, busy, stalled] = [(); 4].map(|()| connections.admit(None).expect("a place"));
        idle.place.asks();
        idle.place.is_answered();
        busy.place.asks();
        stalled.place.asks();
        stalled.place.stalls();
        while connections.begun.elapsed() < Duration::from_millis(10) {
            std::thread::yield_now();
        }
        connections.sweep();
        assert_eq!(
            [&new, &idle, &busy, &stalled].map(|held| held.place.gone.is_cancelled()),
            [true, true, false, true]
        );
    }
}
