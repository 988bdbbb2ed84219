//! Over a NATS server, or several.

use std::str::FromStr;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subscriber};
use futures_util::StreamExt;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

use crate::{Bus, BusError, Heard, Listening, Pending, Source};

/// How many messages wait to be sent; what comes then is lost.
const WAITING: usize = 8192;

/// How long anything is waited for: nobody depends on it.
const PATIENCE: Duration = Duration::from_millis(500);

/// How long it may take to reach a server.
const CONNECTING: Duration = Duration::from_secs(2);

/// How often it is looked whether the server is still there: one that has not answered twice is not.
const LOOK: Duration = Duration::from_secs(1);

/// How long it takes at most until the next attempt to reach a server.
const PAUSE: Duration = Duration::from_millis(500);

/// A subject that nobody listens to.
const NOBODY: &str = "gantry.nobody";

/// A bus over NATS.
pub struct Nats {
    client: Client,
    outbox: mpsc::Sender<(String, Vec<u8>)>,
    /// Counts what may have got lost.
    gaps: watch::Sender<u64>,
}

impl Nats {
    /// Goes to a NATS server, as in `nats://nats.example:4222`, or to the first of several, separated by commas, that answers. One
    /// that is away is looked for until it comes.
    pub async fn open(address: &str) -> Result<Self, BusError> {
        let failed = |cause: String| BusError::new(address, cause);
        let servers: Result<Vec<ServerAddr>, _> = address.split(',').map(ServerAddr::from_str).collect();
        let servers = servers.map_err(|cause| failed(cause.to_string()))?;
        let gaps = watch::Sender::new(0);
        let noted = gaps.clone();
        let options = ConnectOptions::new()
            .name("gantry")
            .no_echo()
            .retry_on_initial_connect()
            .ping_interval(LOOK)
            .connection_timeout(CONNECTING)
            .reconnect_delay_callback(|attempts| {
                PAUSE.min(Duration::from_millis(50) * u32::try_from(attempts).unwrap_or(10))
            })
            .event_callback(move |event| {
                let gaps = noted.clone();
                async move { note(&event, &gaps) }
            });
        let client = options.connect(servers).await.map_err(|cause| failed(cause.to_string()))?;
        let (outbox, messages) = mpsc::channel(WAITING);
        tokio::spawn(send(client.clone(), messages, gaps.clone()));
        Ok(Nats { client, outbox, gaps })
    }
}

impl Nats {
    /// Waits until the server has heard of everything: only then is nothing missed from here on. It answers in order, also a
    /// question to nobody. If that takes long, whoever listens hears of a gap when it has.
    async fn be_heard(&self) {
        let (client, gaps) = (self.client.clone(), self.gaps.clone());
        let mut heard = tokio::spawn(async move { client.request(NOBODY, Vec::new().into()).await.is_ok() });
        if timeout(PATIENCE, &mut heard).await.is_err() {
            tokio::spawn(async move {
                let _ = heard.await;
                gaps.send_modify(|gaps| *gaps += 1);
            });
        }
    }
}

fn note(event: &Event, gaps: &watch::Sender<u64>) {
    match event {
        Event::Connected | Event::SlowConsumer(_) => gaps.send_modify(|gaps| *gaps += 1),
        _ => {}
    }
    match event {
        Event::Connected => tracing::info!("the bus is there"),
        event => tracing::warn!(%event, "the bus"),
    }
}

/// Sends what waits. While there is no server it is dropped, so that nothing old comes when there is one again.
async fn send(client: Client, mut messages: mpsc::Receiver<(String, Vec<u8>)>, gaps: watch::Sender<u64>) {
    while let Some((subject, message)) = messages.recv().await {
        if client.connection_state() != State::Connected {
            continue;
        }
        let sent = timeout(PATIENCE, client.publish(subject, message.into())).await;
        if !matches!(sent, Ok(Ok(()))) {
            gaps.send_modify(|gaps| *gaps += 1);
        }
    }
}

impl Bus for Nats {
    fn tell(&self, subject: &str, message: Vec<u8>) {
        if !self.is_connected() {
            return;
        }
        if self.outbox.try_send((subject.to_owned(), message)).is_err() {
            self.gaps.send_modify(|gaps| *gaps += 1);
        }
    }

    fn listen<'a>(&'a self, subject: &'a str) -> Pending<'a, Listening> {
        Box::pin(async move {
            let gaps = self.gaps.subscribe();
            let subscribed = timeout(PATIENCE, self.client.subscribe(subject.to_owned())).await;
            let Ok(Ok(messages)) = subscribed else { return Listening(Source::Deafness) };
            if self.is_connected() {
                self.be_heard().await;
            }
            Listening(Source::Nats(Ear { messages, gaps }))
        })
    }

    fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }
}

/// Hears one subject until it is dropped.
pub(super) struct Ear {
    messages: Subscriber,
    gaps: watch::Receiver<u64>,
}

impl Ear {
    pub(super) async fn next(&mut self) -> Heard {
        tokio::select! {
            biased;
            Ok(()) = self.gaps.changed() => Heard::Gap,
            Some(message) = self.messages.next() => Heard::Message(message.payload.into()),
            else => std::future::pending().await,
        }
    }
}
