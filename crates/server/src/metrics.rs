//! Numbers about the server, in the form that Prometheus reads.

use std::sync::OnceLock;
use std::time::Duration;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::{App, ServerError};

/// The recorder of this process; several servers in one process, as in tests, share it.
static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// How often what was measured is added up: until then every single measurement is kept.
const ADDED_UP: Duration = Duration::from_secs(5);

/// Begins to measure. Whoever never shows the numbers must not: they would grow with every request.
pub(crate) fn recorder() -> Option<PrometheusHandle> {
    RECORDER
        .get_or_init(|| {
            // Somebody else's recorder is in place: then the numbers go there, and we have none to show.
            PrometheusBuilder::new().install_recorder().ok()
        })
        .clone()
}

/// Adds up what was measured until the server stops, also when nobody asks for the numbers.
pub(crate) fn keep_adding_up(app: &App) {
    let Some(handle) = app.metrics.clone() else { return };
    let stop = app.stop.clone();
    tokio::spawn(async move {
        while tokio::time::timeout(ADDED_UP, stop.cancelled()).await.is_err() {
            handle.run_upkeep();
        }
    });
}

/// Does a part of what actions cost. If somebody wants to know, it is measured how much time of the processor it takes.
pub(crate) fn part<T>(name: &'static str, work: impl FnOnce() -> T) -> T {
    if !RECORDER.get().is_some_and(Option::is_some) {
        return work();
    }
    let before = spent();
    let done = work();
    metrics::histogram!("gantry_work_seconds", "part" => name).record(spent().saturating_sub(before));
    done
}

/// How much time of the processor this thread has taken: while others run it stands still, as long as the system tells.
fn spent() -> Duration {
    #[cfg(unix)]
    let now = {
        use rustix::time::{ClockId, clock_gettime};
        Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
    };
    #[cfg(not(unix))]
    let now = {
        static BEGUN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
        BEGUN.elapsed()
    };
    now
}

/// `GET /metrics`
pub(crate) async fn show(State(app): State<App>) -> Result<impl IntoResponse, ServerError> {
    let handle = app.metrics.as_ref().ok_or(ServerError::NotFound)?;
    let counts = app.store.counts().await?;
    for (state, count) in [
        ("open", counts.open),
        ("running", counts.running),
        ("finished", counts.finished),
        ("abandoned", counts.abandoned),
    ] {
        metrics::gauge!("gantry_matches", "state" => state).set(count as f64);
    }
    metrics::gauge!("gantry_players").set(counts.players as f64);
    metrics::gauge!("gantry_sessions").set(counts.sessions as f64);
    metrics::gauge!("gantry_nodes").set(app.cluster.size() as f64);
    metrics::gauge!("gantry_bus_connected").set(f64::from(u8::from(app.cluster.is_connected())));
    let writer = app.store.writer_counts();
    metrics::counter!("gantry_store_writes_total").absolute(writer.writes);
    metrics::counter!("gantry_store_commits_total").absolute(writer.commits);
    metrics::counter!("gantry_store_failures_total").absolute(writer.failures);
    metrics::gauge!("gantry_store_waiting").set(writer.waiting as f64);
    handle.run_upkeep();
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], handle.render()))
}
