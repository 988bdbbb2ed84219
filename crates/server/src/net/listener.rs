//! The door: accepts connections, serves them, and closes in good order.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use engine::Problem;
use http_body::{Frame, SizeHint};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::TokioIo;
use narration::{Language, Narrator};
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tokio_rustls::TlsAcceptor;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::Service as _;

use super::connections::{Connections, Held, Place};
use super::proxies::Encrypted;
use super::slow_io::SlowIo;
use super::{Network, Tls};
use crate::{Config, ServerError};

/// How long whoever is being answered may take when the server stops.
const STOPPING: Duration = Duration::from_secs(10);

/// How often it is looked for connections that have waited too long.
const SWEEP: Duration = Duration::from_secs(1);

/// How long accepting pauses when the system has no room for another connection.
const PAUSE: Duration = Duration::from_millis(20);

/// How long whoever is turned away may take to read that.
const TURNING_AWAY: Duration = Duration::from_secs(1);

/// The most bytes that wait in the system for one reader; some systems would let it be megabytes.
const BACKLOG: u32 = 256 * 1024;

/// How many connections may wait to be accepted.
const WAITING: u32 = 4096;

/// The longest head of a request, in bytes.
const HEAD: usize = 32 * 1024;

/// Where the server listens, and what it is to do with who comes.
pub(crate) struct Door {
    listener: TcpListener,
    config: Config,
    connections: Arc<Connections>,
    tls: Option<TlsAcceptor>,
    /// What is said to whoever is turned away.
    crowded: Bytes,
}

impl Door {
    /// Begins to listen on an address. `tls` encrypts all connections.
    pub(crate) fn open(config: &Config, address: SocketAddr, tls: Option<&Tls>) -> Result<Self, Problem> {
        let listener = listen(address).map_err(|error| Problem::new(format!("cannot listen on {address}: {error}")))?;
        Ok(Door {
            listener,
            config: config.clone(),
            connections: Connections::new(config.limits, config.waits),
            tls: tls.map(Tls::acceptor).transpose()?,
            crowded: turned_away(),
        })
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> Result<SocketAddr, Problem> {
        self.listener.local_addr().map_err(|error| Problem::new(format!("the listener has no address: {error}")))
    }

    /// Serves whoever comes until it is told to stop, then finishes what was accepted: at most [`STOPPING`] long.
    pub(crate) async fn serve(self, router: Router, stop: CancellationToken) {
        let (tasks, end) = (TaskTracker::new(), CancellationToken::new());
        let mut sweep = interval(SWEEP);
        sweep.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                () = stop.cancelled() => break,
                _ = sweep.tick() => self.connections.sweep(),
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, peer)) => self.welcome(stream, peer, &router, &tasks, (&stop, &end)),
                    Err(error) => self.endure(&error).await,
                }
            }
        }
        drop(self.listener);
        // Whoever has asked nothing has nothing to wait for.
        self.connections.dismiss_new();
        tasks.close();
        if timeout(STOPPING, tasks.wait()).await.is_err() {
            tracing::warn!(connections = tasks.len(), "closing what is still open");
            end.cancel();
            // They end as soon as they are polled.
            let _ = timeout(PAUSE * 10, tasks.wait()).await;
        }
    }

    /// Most likely there is no room for another connection: somebody gives way.
    async fn endure(&self, error: &io::Error) {
        if matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset) {
            return;
        }
        tracing::error!(%error, "a connection cannot be accepted");
        self.connections.make_room();
        sleep(PAUSE).await;
    }

    fn welcome(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        router: &Router,
        tasks: &TaskTracker,
        (stop, end): (&CancellationToken, &CancellationToken),
    ) {
        // What is small is sent at once, rather than waiting for more to come; where that fails it is only slower.
        drop(stream.set_nodelay(true));
        let network = (!self.config.trusts(peer.ip())).then(|| Network::of(peer.ip()));
        let Some(held) = self.connections.admit(network) else {
            tasks.spawn(turn_away(stream, self.crowded.clone()));
            return;
        };
        let asking = Asking { router: router.clone(), peer, place: held.place.clone(), encrypted: self.tls.is_some() };
        let (stop, end, tls) = (stop.clone(), end.clone(), self.tls.clone());
        tasks.spawn(async move {
            let gone = held.place.gone.clone();
            tokio::select! {
                () = gone.cancelled() => {}
                () = end.cancelled() => {}
                () = serve(stream, tls, asking, held, stop) => {}
            }
        });
    }
}

/// Serves one connection to its end.
async fn serve(stream: TcpStream, tls: Option<TlsAcceptor>, asking: Asking, held: Held, stop: CancellationToken) {
    match tls {
        None => serve_http(SlowIo::new(stream, held.place.clone()), asking, stop).await,
        // In a place of its own: what encryption needs would make every other connection as large.
        Some(tls) => Box::pin(serve_encrypted(stream, tls, asking, held, stop)).await,
    }
}

async fn serve_encrypted(stream: TcpStream, tls: TlsAcceptor, asking: Asking, held: Held, stop: CancellationToken) {
    match tls.accept(stream).await {
        Ok(stream) => serve_http(SlowIo::new(stream, held.place.clone()), asking, stop).await,
        Err(error) => tracing::debug!(%error, "a connection could not be encrypted"),
    }
}

async fn serve_http(stream: SlowIo<impl AsyncRead + AsyncWrite + Unpin>, asking: Asking, stop: CancellationToken) {
    let mut http = http1::Builder::new();
    // How long a head may take is watched for all connections together.
    http.header_read_timeout(None).max_buf_size(HEAD);
    // Behind a pointer it is there once; a task would have room for it in each state that it passes through.
    let mut connection = Box::pin(http.serve_connection(TokioIo::new(stream), asking));
    let served = tokio::select! {
        served = connection.as_mut() => served,
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = served {
        tracing::debug!(%error, "a connection broke off");
    }
}

fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(BACKLOG)?;
    socket.bind(address)?;
    socket.listen(WAITING)
}

/// A whole answer, as short as can be.
fn turned_away() -> Bytes {
    let sentence = ServerError::Crowded.sentence(&Narrator::common(Language::En));
    let head = "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n";
    format!("{head}retry-after: 30\r\ncontent-length: {}\r\n\r\n{sentence}\n", sentence.len() + 1).into()
}

async fn turn_away(mut stream: TcpStream, answer: Bytes) {
    // Whether they read it is their affair.
    let _ = timeout(TURNING_AWAY, async {
        stream.write_all(&answer).await?;
        stream.shutdown().await
    })
    .await;
}

/// What answers the requests of one connection.
struct Asking {
    router: Router,
    peer: SocketAddr,
    place: Arc<Place>,
    encrypted: bool,
}

impl Service<hyper::Request<Incoming>> for Asking {
    type Response = Response<Answered>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response<Answered>, Infallible>> + Send>>;

    fn call(&self, request: hyper::Request<Incoming>) -> Self::Future {
        self.place.asks();
        let done = Done(self.place.clone());
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(self.peer));
        if self.encrypted {
            request.extensions_mut().insert(Encrypted);
        }
        // A router is always ready.
        let answer = self.router.clone().call(request);
        Box::pin(async move { Ok(answer.await?.map(|body| Answered { body, _done: done })) })
    }
}

/// Notes that a request has been answered to its end.
struct Done(Arc<Place>);

impl Drop for Done {
    fn drop(&mut self) {
        self.0.is_answered();
    }
}

/// The body of an answer.
struct Answered {
    body: Body,
    _done: Done,
}

impl HttpBody for Answered {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
