//! Numbers about the server, in the form that Prometheus reads.

use std::sync::OnceLock;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::{App, ServerError};

/// The recorder of this process; several servers in one process, as in tests, share it.
pub(crate) fn recorder() -> Option<PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    RECORDER
        .get_or_init(|| {
            // Somebody else's recorder is in place: then the numbers go there, and we have none to show.
            PrometheusBuilder::new().install_recorder().ok()
        })
        .clone()
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
