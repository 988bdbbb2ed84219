//! The ceiling: a server that does nothing but what every table must do. A request commits one row, with `synchronous=FULL` and
//! group commit as everywhere here, and sends one small message to every viewer.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use futures_util::stream;
use store::{Header, MatchId, Player, PlayerId, Seating, Seed, Store, Visibility};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::run::prompt;
use crate::{Config, ServerError, Trouble};

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

/// Serves the ceiling until the process ends; `ready` is called once, with the address.
pub async fn serve_ceiling(config: Config, ready: impl FnOnce(std::net::SocketAddr)) -> Result<(), ServerError> {
    std::fs::create_dir_all(&config.data).map_err(|error| ServerError::data(&config.data, &error))?;
    let store = Store::open(config.data.join("ceiling.sqlite")).await?;
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
    };
    store.create_match(header, vec![Seating::player(player, "Echo")]).await?;
    let router = Router::new()
        .route("/plain", get(|| async { "ok" }))
        .route("/commit/{table}", post(commit))
        .route("/listen/{table}", get(listen))
        .with_state(Echo { store, tables: Arc::default() });
    let address = config.listen;
    let failed = |error| ServerError::Listen { address, cause: Arc::new(error) };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    ready(listener.local_addr().map_err(failed)?);
    axum::serve(prompt(listener), router).await.map_err(|error| ServerError::Serve(Arc::new(error)))
}

async fn commit(State(echo): State<Echo>, Path(table): Path<u32>) -> Result<&'static str, Trouble> {
    echo.store.add_chat(&MatchId::new("echo"), &PlayerId::new("echo"), "Echo", "a row", i64::from(table)).await?;
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
