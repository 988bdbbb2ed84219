//! Live streams: server-sent events, one message whenever something changes for the viewer.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::response::{IntoResponse, Response};
use catalog::Showing;
use engine::Viewer;
use futures_util::stream;
use narration::Language;
use tokio::sync::watch;
use tokio::time::timeout;
use xxhash_rust::xxh3::xxh3_64;

use crate::room::{Asker, Eyes, Log, Look, Looking, News, Presence, RoomHandle, TableView, index};
use crate::{App, ServerError, random};

/// How often an idle stream says that it is alive, for the sake of proxies in between.
const ALIVE: Duration = Duration::from_secs(25);

/// How much room a message is given at first.
const ROOM: usize = 8 * 1024;

/// How a view is written into a message, for somebody who knows the log so far.
pub(crate) type Write = fn(&TableView, known: &Log) -> Message;

/// A message as it goes out. Clones share its bytes.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    /// Messages that say the same have the same name.
    name: String,
    bytes: Bytes,
}

impl Message {
    pub(crate) fn new(name: String, text: &str) -> Self {
        let mut message = String::with_capacity(text.len() + 64);
        message.extend(["id: ", &name, "\n"]);
        for line in text.lines() {
            message.extend(["data: ", line, "\n"]);
        }
        message.push('\n');
        Message { name, bytes: message.into() }
    }

    /// A message of one line, which is made where it stays: `write` puts the line there and says its name.
    pub(crate) fn line(write: impl FnOnce(&mut Vec<u8>) -> String) -> Self {
        let mut message = Vec::with_capacity(ROOM);
        message.extend_from_slice(b"data: ");
        let name = write(&mut message);
        for part in ["\nid: ", &name, "\n\n"] {
            message.extend_from_slice(part.as_bytes());
        }
        Message { name, bytes: message.into() }
    }
}

/// What one open stream needs to go on.
struct Live {
    app: App,
    room: RoomHandle,
    who: Option<Asker>,
    language: Language,
    showing: Showing,
    write: Write,
    news: watch::Receiver<News>,
    seen: u32,
    /// The name of the last message: the same text is not sent twice.
    last: String,
    /// The log as it was last told.
    log: Log,
    present: Present,
    first: bool,
}

/// Counts as somebody's open page while it lives.
struct Present {
    presence: Arc<Presence>,
    viewer: Viewer,
}

impl Present {
    fn new(presence: Arc<Presence>, viewer: Viewer) -> Self {
        presence.opened(viewer);
        metrics::gauge!("gantry_streams").increment(1);
        Present { presence, viewer }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.presence.closed(self.viewer, random::now());
        metrics::gauge!("gantry_streams").decrement(1);
    }
}

/// The name of a message that says this.
pub(crate) fn name(text: &[u8]) -> String {
    format!("{:016x}", xxh3_64(text))
}

/// A stream of what somebody may know of a table. `last` is the name of the message that they know already.
pub(crate) async fn stream(
    app: App,
    room: RoomHandle,
    who: Option<Asker>,
    language: Language,
    last: String,
    (showing, write): (Showing, Write),
) -> Result<Response, ServerError> {
    let news = room.news.clone();
    // This counts as a visit: a bot that stands in for this person gets up.
    let (visitor, kind) = (who.clone(), Looking { showing, visit: true });
    room.ask(move |room| Box::pin(room.look(visitor, Eyes::Own, None, language, kind))).await?;
    let visitor = who.clone();
    let viewer = room.ask(move |room| Box::pin(room.viewer(visitor))).await?;
    let present = Present::new(room.presence.clone(), viewer);
    let log = Log::default();
    let live = Live { app, room, who, language, showing, write, news, seen: 0, last, log, present, first: true };
    let messages = stream::unfold(live, |mut live| async move {
        let message = live.next().await?;
        Some((Ok::<_, Infallible>(message), live))
    });
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store"),
        // Asks nginx not to hold messages back.
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, Body::from_stream(messages)).into_response())
}

impl Live {
    /// The next message; none when the stream ends.
    async fn next(&mut self) -> Option<Bytes> {
        if self.first {
            self.first = false;
            return Some(self.message(self.seen).await?.unwrap_or_else(alive));
        }
        loop {
            let stop = self.app.stop.clone();
            let changed = tokio::select! {
                () = stop.cancelled() => return None,
                changed = timeout(ALIVE, self.news.changed()) => changed,
            };
            match changed {
                Err(_) => return Some(alive()),
                // The room is gone; the browser comes again and finds the next one.
                Ok(Err(_)) => return None,
                Ok(Ok(())) => {}
            }
            let current = self.news.borrow_and_update()[index(self.present.viewer)];
            if current != self.seen {
                let before = std::mem::replace(&mut self.seen, current);
                if let Some(message) = self.message(before).await? {
                    return Some(message);
                }
            }
        }
    }

    /// How this stream looks, as long as nobody sits down or leaves.
    fn look(&self) -> Look {
        let viewer = self.present.viewer;
        Look { viewer, own: viewer.seat(), language: self.language, at: None, showing: self.showing }
    }

    /// The present state as a message, unless it is known already; nothing at all if the room does not answer. `before` is
    /// the news it has seen until now.
    async fn message(&mut self, before: u32) -> Option<Option<Bytes>> {
        let view = match self.room.ready.after(before, &self.look(), self.seen) {
            Some(view) => view,
            None => {
                let kind = Looking { showing: self.showing, visit: false };
                let (who, language) = (self.who.clone(), self.language);
                let look = self.room.ask(move |room| Box::pin(room.look(who, Eyes::Own, None, language, kind)));
                look.await.ok()?
            }
        };
        if view.viewer != self.present.viewer {
            // Somebody sat down or left: they now see with other eyes.
            self.present = Present::new(self.room.presence.clone(), view.viewer);
        }
        let message = self.app.messages.of(&view, &self.log, self.write);
        if message.name == self.last {
            return Some(None);
        }
        self.last = message.name;
        self.log = view.moment.as_ref().map(|moment| moment.log.clone()).unwrap_or_default();
        Some(Some(message.bytes))
    }
}

fn alive() -> Bytes {
    Bytes::from_static(b":\n\n")
}
