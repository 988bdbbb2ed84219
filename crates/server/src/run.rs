//! Listening, serving, and stopping in good order.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::{ListenerExt as _, TapIo};
use tokio::net::{TcpListener, TcpStream};

use crate::{App, Config, ServerError, app};

/// Serves until the process is told to stop, then finishes what was accepted. `ready` is called once, with the address.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServerError> {
    let address = config.listen;
    let listener =
        TcpListener::bind(address).await.map_err(|error| ServerError::Listen { address, cause: Arc::new(error) })?;
    let state = App::open(config).await?;
    let address = listener.local_addr().map_err(|error| ServerError::Serve(Arc::new(error)))?;
    ready(address);
    let stop = state.stop.clone();
    let signal = async move {
        told_to_stop().await;
        tracing::info!("stopping: finishing what was accepted");
        // Open streams would keep us waiting for ever.
        stop.cancel();
    };
    let service = app(state.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(prompt(listener), service).with_graceful_shutdown(signal).await;
    state.close().await?;
    served.map_err(|error| ServerError::Serve(Arc::new(error)))
}

/// Connections that send at once what is small, rather than wait for more to come.
pub(crate) fn prompt(listener: TcpListener) -> TapIo<TcpListener, fn(&mut TcpStream)> {
    listener.tap_io(|connection| {
        // Where it fails the connection is only slower.
        let _ = connection.set_nodelay(true);
    })
}

/// Serves until the process is told to stop, and prints the address in one line.
pub async fn run(config: Config) -> Result<(), ServerError> {
    serve(config, |address| println!("Gantry is ready at http://{address}/")).await
}

/// Waits for Ctrl-C or for the polite signal to end.
async fn told_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
