//! The log on standard error: levels by `RUST_LOG`, and the same error once with a count.

use std::collections::HashMap;
use std::fmt::{Debug, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// For how long the same error is counted rather than told again.
const QUIET: Duration = Duration::from_secs(60);

/// How many different errors are remembered.
const REMEMBERED: usize = 1000;

/// The message under which counts are told; never counted itself.
const AGAIN: &str = "the same again";

/// Logs to standard error from now on. `RUST_LOG` chooses what, such as `server=debug`; else everything from `info` on.
pub fn log_to_stderr() {
    let chosen = std::env::var("RUST_LOG").ok().and_then(|text| text.parse::<Targets>().ok());
    let levels = chosen.unwrap_or_else(|| Targets::new().with_default(Level::INFO));
    let repeats = Arc::new(Repeats::default());
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    // Where somebody else logs already, they go on.
    if tracing_subscriber::registry().with(levels).with(OnceEach(repeats.clone())).with(lines).try_init().is_ok() {
        std::thread::spawn(move || {
            loop {
                std::thread::sleep(QUIET);
                for (what, times) in repeats.counted(Instant::now()) {
                    tracing::error!(times, what, AGAIN);
                }
            }
        });
    }
}

/// Lets an error through once and counts it after that.
struct OnceEach(Arc<Repeats>);

impl<S: Subscriber> Layer<S> for OnceEach {
    fn event_enabled(&self, event: &Event<'_>, _: Context<'_, S>) -> bool {
        if *event.metadata().level() > Level::WARN {
            return true;
        }
        let mut text = Text(String::new());
        event.record(&mut text);
        text.0.contains(AGAIN) || self.0.is_new(text.0, Instant::now())
    }
}

/// What an event says, in one line.
struct Text(String);

impl Visit for Text {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let _ = write!(self.0, "{}={value:?} ", field.name());
    }
}

/// Which errors were told lately, and how often they came again.
#[derive(Default)]
struct Repeats(Mutex<HashMap<String, Repeated>>);

struct Repeated {
    since: Instant,
    again: u64,
}

impl Repeats {
    fn known(&self) -> MutexGuard<'_, HashMap<String, Repeated>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this has not been told lately; else it is counted.
    fn is_new(&self, what: String, now: Instant) -> bool {
        let mut known = self.known();
        if let Some(repeated) = known.get_mut(&what) {
            repeated.again += 1;
            return false;
        }
        if known.len() < REMEMBERED {
            known.insert(what, Repeated { since: now, again: 0 });
        }
        true
    }

    /// What came again since it was told or last counted. What did not is forgotten.
    fn counted(&self, now: Instant) -> Vec<(String, u64)> {
        let mut known = self.known();
        let counted = known.iter().filter(|(_, repeated)| repeated.again > 0);
        let counted = counted.map(|(what, repeated)| (what.clone(), repeated.again)).collect();
        known.retain(|_, repeated| {
            let keep = repeated.again > 0 || now.duration_since(repeated.since) < QUIET;
            repeated.again = 0;
            keep
        });
        counted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_error_is_told_once_and_counted() {
        let (repeats, now) = (Repeats::default(), Instant::now());
        let full = || "error=disk full ".to_owned();
        assert!(repeats.is_new(full(), now));
        assert!(repeats.is_new("error=other ".to_owned(), now));
        assert!((0..57).all(|_| !repeats.is_new(full(), now)));
        let later = now + QUIET;
        assert_eq!(repeats.counted(later), [(full(), 57)]);
        // As long as it goes on it is only counted; then it would be news again.
        assert!(!repeats.is_new(full(), later));
        assert_eq!(repeats.counted(later + QUIET), [(full(), 1)]);
        assert_eq!(repeats.counted(later + QUIET), []);
        assert!(repeats.is_new(full(), later + QUIET * 2));
    }
}
