//! The ceiling: a server that does nothing but what every table must do. A request commits one row, with `synchronous=FULL` and
//! group commit as everywhere here, and sends one small message to every viewer.

use std::collections::HashMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::serve::ListenerExt as _;
use engine::Problem;
use futures_util::stream;
use store::{Header, MatchId, Player, PlayerId, Seating, Seed, Store, StoreError, Visibility};
use tokio::net::TcpListener;
use tokio::sync::watch;

/// What the echo remembers: a channel for every table.
#[derive(Clone)]
struct Echo {
    store: Store,
    tables: Arc<Mutex<HashMap<u32, watch::Sender<u64>>>>,
}

impl Echo {
    fn table(&self, number: u32) -> watch::Sender<u64> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.entry(number).or_insert_with(|| watch::channel(0).0).clone()
    }
}

/// Serves the ceiling on a free port of this machine until the process ends, with its data in this folder; `ready` is called
/// once, with the address.
pub async fn serve_ceiling(data: &std::path::Path, ready: impl FnOnce(SocketAddr)) -> Result<(), Problem> {
    let failed = |error: std::io::Error| Problem::new(format!("the ceiling cannot be served: {error}"));
    std::fs::create_dir_all(data).map_err(failed)?;
    let store = Store::open(data.join("ceiling.sqlite")).await.map_err(stored)?;
    lay_table(&store).await.map_err(stored)?;
    let router = Router::new()
        .route("/plain", get(|| async { "ok" }))
        .route("/commit/{table}", post(commit))
        .route("/listen/{table}", get(listen))
        .with_state(Echo { store, tables: Arc::default() });
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.map_err(failed)?;
    ready(listener.local_addr().map_err(failed)?);
    // As the real server does: what is small is sent at once.
    let listener = listener.tap_io(|connection| drop(connection.set_nodelay(true)));
    axum::serve(listener, router).await.map_err(failed)
}

fn stored(error: StoreError) -> Problem {
    Problem::new(error.to_string())
}

/// The match whose chat takes the rows.
async fn lay_table(store: &Store) -> Result<(), StoreError> {
    let player = PlayerId::new("echo");
    let known = Player { id: player.clone(), name: "Echo".into(), preferences: "{}".into(), created_at: 0 };
    store.create_player(known, None).await?;
    let header = Header {
        id: MatchId::new("echo"),
        game: "echo".into(),
        rules_version: 1,
        setup: "{}".into(),
        seed: Seed::new("0"),
        commitment: "0".into(),
        components: None,
        visibility: Visibility::Link,
        created_at: 0,
        created_by: player.clone(),
        rematch_of: None,
        group: None,
    };
    store.create_match(header, vec![Seating::player(player, "Echo")]).await?;
    Ok(())
}

async fn commit(State(echo): State<Echo>, Path(table): Path<u32>) -> Result<&'static str, StatusCode> {
    let written =
        echo.store.add_chat(&MatchId::new("echo"), &PlayerId::new("echo"), "Echo", "a row", i64::from(table)).await;
    written.map_err(|_| StatusCode::SERVICE_UNAVAILABLE)?;
    echo.table(table).send_modify(|count| *count += 1);
    Ok("{}")
}

async fn listen(State(echo): State<Echo>, Path(table): Path<u32>) -> Response {
    let news = echo.table(table).subscribe();
    let messages = stream::unfold((news, true), |(mut news, first)| async move {
        if !first {
            news.changed().await.ok()?;
        }
        let count = *news.borrow_and_update();
        Some((Ok::<_, std::convert::Infallible>(format!("data: {count}\n\n")), (news, false)))
    });
    ([(CONTENT_TYPE, "text/event-stream")], Body::from_stream(messages)).into_response()
}
