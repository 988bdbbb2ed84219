//! Live streams: server-sent events, one message whenever something changes for the viewer.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName};
use axum::response::{IntoResponse, Response};
use catalog::Showing;
use engine::{Seat, Viewer};
use futures_util::{Stream, StreamExt, stream};
use narration::Language;
use store::{ChatLine, MatchId, TokenHash};
use tokio::sync::watch;
use tokio::time::timeout;
use xxhash_rust::xxh3::xxh3_64;

use crate::ending::Stage;
use crate::identity::Visitor;
use crate::room::{Asker, ChatLines, Eyes, Lobby, Log, Look, Looking, RoomHandle, TableView};
use crate::{App, Clock, ServerError};

/// How often an idle stream says that it is alive, for the sake of proxies in between.
pub(crate) const ALIVE: Duration = Duration::from_secs(25);

/// How much room a message is given at first.
const ROOM: usize = 8 * 1024;

/// How a view is written into a message, for somebody who knows the log so far.
pub(crate) type Write = fn(&TableView, known: &Log) -> Message;

/// How lines of the chat are written into a message: those that are new, or all of them anew.
pub(crate) type WriteChat = fn(&TableView, &[ChatLine], anew: bool) -> String;

/// How what a host tells everybody is written into a message.
pub(crate) type WriteAnnouncement = fn(Option<&str>) -> String;

/// How a stream writes.
#[derive(Copy, Clone)]
pub(crate) struct Writing {
    pub(crate) showing: Showing,
    pub(crate) table: Write,
    /// Nothing for those who are not told what is said.
    pub(crate) chat: Option<WriteChat>,
    /// Nothing for programs.
    pub(crate) announcement: Option<WriteAnnouncement>,
}

/// What somebody knows already who opens a stream.
#[derive(Debug, Default)]
pub(crate) struct Known {
    /// The name of the latest message that they know.
    pub(crate) last: String,
    /// How many lines were said until now, as far as they know; nothing if that is not known.
    pub(crate) said: Option<u32>,
    /// Which announcement they see, 0 for none; nothing if that is not known.
    pub(crate) announced: Option<u64>,
}

/// What the names of messages with chat begin with; how many lines were said then follows.
const CHAT: &str = "chat-";

impl Known {
    /// What a browser knows that comes again. It says the name of its latest message.
    pub(crate) fn again(last: String) -> Self {
        let said = last.strip_prefix(CHAT).and_then(|said| said.parse().ok());
        Known { last, said, announced: None }
    }
}

/// How many lines have been said, given the latest.
pub(crate) fn said(lines: &[ChatLine]) -> u32 {
    lines.last().map_or(0, |line| line.n + 1)
}

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

    /// Its name.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// It as it goes out.
    pub(crate) fn bytes(&self) -> Bytes {
        self.bytes.clone()
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
    id: MatchId,
    lobby: Arc<Lobby>,
    who: Option<Asker>,
    signed_in: SignedIn,
    language: Language,
    writing: Writing,
    news: watch::Receiver<u32>,
    chat: watch::Receiver<ChatLines>,
    /// How many lines were said when this stream was last told of it; nothing if it is to be told all.
    said: Option<u32>,
    /// Which announcement was told last; nothing if that is not known.
    announced: Option<u64>,
    /// Whether there is a table yet at which people talk.
    talks: bool,
    seen: u32,
    /// The name of the last message: the same text is not sent twice.
    last: String,
    /// The log as it was last told.
    log: Log,
    present: Present,
    first: bool,
    /// Whether the reader was told that this is the end.
    ended: bool,
}

/// The session with which a stream was opened: when that ends, so does the stream.
struct SignedIn {
    /// None where a stranger looks on.
    session: Option<TokenHash>,
    changes: watch::Receiver<u64>,
    /// When it was last there.
    seen: Instant,
    /// Whether the store did not say when it was last asked.
    unsure: bool,
}

impl SignedIn {
    fn new(app: &App, session: Option<TokenHash>) -> Self {
        let mut changes = app.sessions.changes();
        // It may have ended since the visitor was let in.
        changes.mark_changed();
        SignedIn { session, changes, seen: Instant::now(), unsure: false }
    }

    /// Whether somebody read on who is signed out. If the store does not answer they read on until it does.
    async fn is_over(&mut self, app: &App) -> bool {
        let Some(session) = &self.session else { return false };
        let is_due = self.seen.elapsed() >= ALIVE && (self.unsure || app.sessions.may_change_unheard());
        if !self.changes.has_changed().unwrap_or_default() && !is_due {
            return false;
        }
        self.changes.mark_unchanged();
        self.seen = Instant::now();
        match app.sessions.find(session).await {
            Ok(person) => {
                self.unsure = false;
                person.is_none()
            }
            Err(_) => {
                self.unsure = true;
                false
            }
        }
    }
}

/// Counts as somebody's open page while it lives.
struct Present {
    lobby: Arc<Lobby>,
    viewer: Viewer,
    /// Where the reader sits; somebody who looks with the eyes of a seat does not.
    own: Option<Seat>,
    clock: Clock,
}

impl Present {
    fn new(lobby: Arc<Lobby>, viewer: Viewer, own: Option<Seat>, clock: Clock) -> Self {
        lobby.presence.opened(counts_as(own), clock.now());
        metrics::gauge!("gantry_streams").increment(1);
        Present { lobby, viewer, own, clock }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.lobby.presence.closed(counts_as(self.own), self.clock.now());
        metrics::gauge!("gantry_streams").decrement(1);
    }
}

/// Who is there where a page is open: somebody at a seat, or a spectator, with whatever eyes.
fn counts_as(own: Option<Seat>) -> Viewer {
    own.map_or(Viewer::Public, Viewer::Seat)
}

/// The name of a message that says this.
pub(crate) fn name(text: &[u8]) -> String {
    format!("{:016x}", xxh3_64(text))
}

/// A stream of what somebody may know of a table. The room may leave memory meanwhile: it is read again when there is news.
pub(crate) async fn stream(
    app: App,
    room: RoomHandle,
    visitor: Visitor,
    known: Known,
    writing: Writing,
) -> Result<Response, ServerError> {
    let lobby = room.lobby.clone();
    let chat = lobby.chat.subscribe();
    let (who, language) = (visitor.asker(), visitor.language);
    let signed_in = SignedIn::new(&app, visitor.session);
    // This counts as a visit: a bot that stands in for this person gets up.
    let (asker, kind) = (who.clone(), Looking { showing: writing.showing, visit: true });
    let view = room.ask(move |room| Box::pin(room.look(asker, Eyes::Own, None, language, kind))).await?;
    // The first message shows the table as it is after this: no news gets lost in between.
    let (present, news) =
        (Present::new(lobby.clone(), view.viewer, view.own, app.config.clock.clone()), lobby.listen(view.viewer));
    let (id, log, talks) = (view.id.clone(), Log::default(), view.stage != Stage::Open);
    let Known { last, said, announced } = known;
    let live = Live {
        app,
        id,
        lobby,
        who,
        signed_in,
        language,
        writing,
        news,
        chat,
        said,
        announced,
        talks,
        seen: 0,
        last,
        log,
        present,
        first: true,
        ended: false,
    };
    Ok(response(stream::unfold(live, |mut live| async move {
        let message = live.next().await?;
        Some((message, live))
    })))
}

/// Messages as an answer that stays open.
pub(crate) fn response(messages: impl Stream<Item = Bytes> + Send + 'static) -> Response {
    let headers = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-store"),
        // Asks nginx not to hold messages back.
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::from_stream(messages.map(Ok::<_, Infallible>))).into_response()
}

impl Live {
    /// The next message; none when the stream ends.
    async fn next(&mut self) -> Option<Bytes> {
        if self.ended {
            return None;
        }
        loop {
            // Before anything more is told.
            if self.signed_in.is_over(&self.app).await {
                return farewell(&self.last, &mut self.ended);
            }
            if std::mem::take(&mut self.first) {
                return Some(self.message(self.seen).await?.unwrap_or_else(alive));
            }
            if let Some(message) = self.new_announcement() {
                return Some(message);
            }
            if let Some(message) = self.new_chat().await? {
                return Some(message);
            }
            let stop = self.app.stop.clone();
            let changed = tokio::select! {
                () = stop.cancelled() => return farewell(&self.last, &mut self.ended),
                changed = timeout(ALIVE, self.news.changed()) => changed.is_ok(),
                _ = self.chat.changed() => true,
                Ok(()) = self.signed_in.changes.changed(), if self.signed_in.session.is_some() => {
                    self.signed_in.changes.mark_changed();
                    continue;
                }
            };
            if !changed {
                return Some(alive());
            }
            let current = *self.news.borrow_and_update();
            if current != self.seen {
                let before = std::mem::replace(&mut self.seen, current);
                if let Some(message) = self.message(before).await? {
                    return Some(message);
                }
            }
        }
    }

    /// What a host tells everybody, if this stream does not know it yet. It has no name: who comes again is told again.
    fn new_announcement(&mut self) -> Option<Bytes> {
        let write = self.writing.announcement?;
        let now = self.app.announced();
        if self.announced.replace(now) == Some(now) {
            return None;
        }
        let text = write(self.app.announcement().as_deref()).replace(['\n', '\r'], " ");
        Some(format!("data: {text}\n\n").into())
    }

    /// What was said since this stream was last told of it, if anything was; nothing at all if the room does not answer.
    async fn new_chat(&mut self) -> Option<Option<Bytes>> {
        let Some(write) = self.writing.chat.filter(|_| self.talks) else { return Some(None) };
        let lines = self.chat.borrow_and_update().clone();
        let now = said(&lines);
        if now == self.said.unwrap_or_default() {
            return Some(None);
        }
        let view = self.view(self.seen).await?;
        let told = self.said.replace(now);
        let new = told.map_or(0, |told| lines.partition_point(|line| line.n < told));
        let text = write(&view, &lines[new..], told.is_none());
        Some(Some(Message::new(format!("{CHAT}{now}"), &text).bytes))
    }

    /// How this stream looks, as long as nobody sits down or leaves.
    fn look(&self) -> Look {
        let Present { viewer, own, .. } = self.present;
        Look { viewer, own, language: self.language, at: None, until: None, showing: self.writing.showing }
    }

    /// The table as this stream looks at it; nothing if the room does not answer. `before` is the news it has seen until now.
    async fn view(&self, before: u32) -> Option<Arc<TableView>> {
        if let Some(view) = self.lobby.ready.after(before, &self.look(), self.seen) {
            return Some(view);
        }
        // It is rare, and would make every open stream larger.
        Box::pin(self.view_of_room()).await
    }

    /// The table as the room shows it now; nothing if it does not answer.
    async fn view_of_room(&self) -> Option<Arc<TableView>> {
        let kind = Looking { showing: self.writing.showing, visit: false };
        let (who, language) = (self.who.clone(), self.language);
        let room = self.app.rooms.get(&self.id).await.ok()?;
        room.ask_at_once(move |room| Box::pin(room.look(who, Eyes::Own, None, language, kind))).await.ok()
    }

    /// The present state as a message, unless it is known already; nothing at all if the room does not answer. `before` is
    /// the news it has seen until now.
    async fn message(&mut self, before: u32) -> Option<Option<Bytes>> {
        let mut view = self.view(before).await?;
        while (view.viewer, view.own) != (self.present.viewer, self.present.own) {
            // Somebody sat down or left: they now see with other eyes, and look again, so that no news gets lost in between.
            let clock = self.app.config.clock.clone();
            self.present = Present::new(self.lobby.clone(), view.viewer, view.own, clock);
            self.news = self.lobby.listen(view.viewer);
            self.seen = *self.news.borrow();
            view = self.view(self.seen).await?;
        }
        self.talks = view.stage != Stage::Open;
        let message = self.app.messages.of(&view, &self.log, self.writing.table);
        if message.name == self.last {
            return Some(None);
        }
        self.last = message.name;
        self.log = view.moment.as_ref().map(|moment| moment.log.clone()).unwrap_or_default();
        Some(Some(message.bytes))
    }
}

/// The last message asks the reader to come again soon, to whichever server is there then; not all at once. `last` names the
/// message before.
pub(crate) fn farewell(last: &str, ended: &mut bool) -> Option<Bytes> {
    let pause = 100 + xxh3_64(last.as_bytes()) % 900;
    (!std::mem::replace(ended, true)).then(|| format!("retry: {pause}\n\n").into())
}

/// A message that says nothing.
pub(crate) fn alive() -> Bytes {
    Bytes::from_static(b":\n\n")
}
