//! Live streams: server-sent events, one message whenever something changes for the viewer.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::response::{IntoResponse, Response};
use engine::{Viewer, hex};
use futures_util::stream;
use narration::Language;
use sha2::{Digest, Sha256};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::room::{Asker, Eyes, Glimpse, Looking, News, Presence, RoomHandle, index};
use crate::{App, Trouble};

/// How often an idle stream says that it is alive, for the sake of proxies in between.
const ALIVE: Duration = Duration::from_secs(25);

/// How a glimpse is written into a message.
pub(crate) type Write = fn(&Glimpse) -> String;

/// What one open stream needs to go on.
struct Live {
    app: App,
    room: RoomHandle,
    who: Option<Asker>,
    language: Language,
    data: bool,
    write: Write,
    news: watch::Receiver<News>,
    seen: u32,
    /// The name of the last message: the same text is not sent twice.
    last: String,
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
        self.presence.closed(self.viewer);
        metrics::gauge!("gantry_streams").decrement(1);
    }
}

/// The name of a message: equal texts have equal names.
pub(crate) fn name(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes())[..8])
}

/// A stream of what somebody may know of a table. `last` is the name of the message that they know already.
pub(crate) async fn stream(
    app: App,
    room: RoomHandle,
    who: Option<Asker>,
    language: Language,
    last: String,
    (data, write): (bool, Write),
) -> Result<Response, Trouble> {
    let news = room.news.clone();
    // A visit, so that a bot that stands in gets up.
    room.look(who.clone(), Eyes::Own, None, language, Looking { data, visit: true }).await?;
    let viewer = room.viewer(who.clone()).await?;
    let present = Present::new(room.presence.clone(), viewer);
    let live = Live { app, room, who, language, data, write, news, seen: 0, last, present, first: true };
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
    async fn next(&mut self) -> Option<String> {
        if self.first {
            self.first = false;
            return Some(self.message().await?.unwrap_or_else(alive));
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
                self.seen = current;
                if let Some(message) = self.message().await? {
                    return Some(message);
                }
            }
        }
    }

    /// The present state as a message, unless it is known already; nothing at all if the room does not answer.
    async fn message(&mut self) -> Option<Option<String>> {
        let kind = Looking { data: self.data, visit: false };
        let glimpse = self.room.look(self.who.clone(), Eyes::Own, None, self.language, kind).await.ok()?;
        if glimpse.viewer != self.present.viewer {
            // Somebody sat down or left: they now see with other eyes.
            self.present = Present::new(self.room.presence.clone(), glimpse.viewer);
        }
        let text = (self.write)(&glimpse);
        let name = name(&text);
        if name == self.last {
            return Some(None);
        }
        let mut message = format!("id: {name}\n");
        for line in text.lines() {
            message.push_str("data: ");
            message.push_str(line);
            message.push('\n');
        }
        message.push('\n');
        self.last = name;
        Some(Some(message))
    }
}

fn alive() -> String {
    ":\n\n".to_owned()
}
