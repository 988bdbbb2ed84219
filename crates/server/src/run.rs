//! Listening, serving, and stopping in good order.

use std::io;
use std::net::SocketAddr;

use engine::Problem;
#[cfg(unix)]
use tokio::signal::unix::{SignalKind, signal};
use tokio::task::JoinHandle;

use crate::app::backstage;
use crate::cleaning::keep_house;
use crate::clocks::be_there;
use crate::club::keep_books;
use crate::cluster::{follow_house_news, watch_over};
use crate::meeting::{keep_tables_fresh, seat_bots};
use crate::metrics::keep_adding_up;
use crate::net::{Door, raise_limit};
use crate::notices::keep_telling;
use crate::{App, Config, Seeds, app};

/// Serves until the process is told to stop, then finishes what was accepted. `ready` is called once, with the address.
pub async fn serve(mut config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), Problem> {
    config.limits = config.limits.within(raise_limit());
    let door = Door::open(&config, config.listen, config.tls.as_ref())?;
    let behind = config.metrics_listen.map(|address| Door::open(&config, address, None)).transpose()?;
    if let Some(missing) = config.exposed() {
        tracing::warn!("{missing}");
    }
    if let Seeds::Told(..) = config.seeds {
        tracing::warn!("all cards and dice follow from --told-seeds: whoever knows it knows them");
    }
    let state = App::open(config).await?;
    if let Some(behind) = &behind {
        tracing::info!("numbers about the server are at http://{}/metrics", behind.address()?);
    }
    // Before anybody learns that it is ready: who knows that may tell it to stop.
    let told = told_to_stop().map_err(|error| Problem::new(format!("signals cannot be heard: {error}")))?;
    ready(door.address()?);
    let behind = behind.map(|door| tokio::spawn(door.serve(backstage(state.clone()), state.stop.clone())));
    stop_when(&state, told);
    state.obey();
    keep_adding_up(&state);
    watch_over(&state);
    follow_house_news(&state);
    keep_books(&state);
    keep_house(&state);
    seat_bots(&state);
    keep_tables_fresh(&state);
    be_there(&state);
    keep_telling(&state);
    door.serve(app(state.clone()), state.stop.clone()).await;
    finish(behind).await;
    state.close().await
}

/// Streams end and no more connections are accepted as soon as the process is told to stop. What it did for all is free then,
/// while it finishes what was accepted.
fn stop_when(state: &App, told: impl Future<Output = ()> + Send + 'static) {
    let (stop, cluster) = (state.stop.clone(), state.cluster.clone());
    tokio::spawn(async move {
        told.await;
        tracing::info!("stopping: finishing what was accepted");
        stop.cancel();
        cluster.hand_over().await;
    });
}

async fn finish(task: Option<JoinHandle<()>>) {
    if let Some(task) = task
        && let Err(error) = task.await
    {
        tracing::error!(%error, "the listener for numbers broke off");
    }
}

/// Serves until the process is told to stop, and prints the address in one line.
pub async fn run(config: Config) -> Result<(), Problem> {
    let scheme = if config.tls.is_some() { "https" } else { "http" };
    serve(config, |address| println!("Gantry is ready at {scheme}://{address}/")).await
}

/// Hears from now on of Ctrl-C and of the polite signal to end.
#[cfg(unix)]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Hears of Ctrl-C.
#[cfg(not(unix))]
fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
