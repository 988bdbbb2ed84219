//! How many streams may be open, in all and from one address.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body::{Frame, SizeHint};

use super::{Caller, Network};
use crate::{App, Limits, ServerError};

/// All open streams.
pub(crate) struct Streams {
    limits: Limits,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    all: usize,
    by_network: HashMap<Network, usize>,
}

/// Holds the place of a stream while its answer lives.
struct StreamPlace {
    streams: Arc<Streams>,
    network: Option<Network>,
}

impl Streams {
    pub(crate) fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Streams { limits, open: Mutex::default() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn admit(self: &Arc<Self>, network: Option<Network>) -> Option<StreamPlace> {
        let mut open = self.open();
        let of_network = network.and_then(|network| open.by_network.get(&network)).copied().unwrap_or_default();
        if open.all >= self.limits.streams || of_network >= self.limits.streams_per_address {
            return None;
        }
        open.all += 1;
        if let Some(network) = network {
            *open.by_network.entry(network).or_default() += 1;
        }
        Some(StreamPlace { streams: self.clone(), network })
    }
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        let mut open = self.streams.open();
        open.all -= 1;
        if let Some(network) = self.network
            && let Some(count) = open.by_network.get_mut(&network)
        {
            *count -= 1;
            if *count == 0 {
                open.by_network.remove(&network);
            }
        }
    }
}

/// Lets a stream begin if there is a place for it.
pub(crate) async fn with_a_place(State(app): State<App>, request: Request, next: Next) -> Response {
    let network = request.extensions().get::<Caller>().and_then(Caller::network);
    let Some(place) = app.streams.admit(network) else { return ServerError::Crowded.into_response() };
    let response = next.run(request).await;
    if !response.status().is_success() {
        return response;
    }
    response.map(|body| Body::new(Placed { body, _place: place }))
}

/// A body that holds a place.
struct Placed {
    body: Body,
    _place: StreamPlace,
}

impl HttpBody for Placed {
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
