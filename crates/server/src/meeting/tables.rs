//! Tables that wait for players, as everybody may find them, and those of groups: looked up for all at once, and told to those who
//! keep the list open.
//!
//! The list is made of what the store says about open public matches, for everybody alike, and of nothing else. While pages are
//! open it is asked for once in a second, however many they are, and written once for every way in which it is looked at.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use axum::response::Response;
use engine::Problem;
use futures_util::stream;
use narration::Language;
use serde::{Deserialize, Serialize};
use store::{GroupId, MatchSummary, Page, PlayerId, Store};
use tokio::sync::watch;
use tokio::time::timeout;
use utoipa::ToSchema;

use crate::live::{self, ALIVE, Message};
use crate::match_setup::MatchSetup;
use crate::{App, ClockSetting, ServerError};

/// How many tables are listed at most: of every host the newest come first.
const LISTED: u32 = 200;

/// How many tables of a kind are listed of a group.
const OF_GROUP: u32 = 50;

/// How often the store is asked while somebody looks on.
const ROUNDS: Duration = Duration::from_secs(1);

/// Tables in a list. Clones share it.
pub(crate) type Tables = Arc<Vec<MatchSummary>>;

/// The tables of a group that are not over, and for whom they are.
#[derive(Default, PartialEq)]
pub(crate) struct GroupTables {
    pub(crate) tables: Vec<MatchSummary>,
    members: Vec<PlayerId>,
}

/// How the list for everybody is written into a message.
pub(crate) type WriteTables = fn(&[&MatchSummary], Language) -> String;

/// How long one may think.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Speed {
    /// As long as one likes.
    None,
    /// Minutes: everybody sits there.
    Live,
    /// Days for every turn.
    Days,
}

/// Which tables somebody wants to see.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Filter {
    pub(crate) game: Option<&'static str>,
    pub(crate) players: Option<u8>,
    pub(crate) clock: Option<Speed>,
}

/// The open tables, as they were last seen.
#[derive(Default)]
pub(crate) struct OpenTables {
    list: watch::Sender<Tables>,
    /// Those of the groups whose members look on.
    groups: Mutex<HashMap<GroupId, watch::Sender<Arc<GroupTables>>>>,
    written: Mutex<Written>,
}

/// What has been written of one list.
#[derive(Default)]
struct Written {
    of: Tables,
    messages: HashMap<(Language, Filter), Message>,
}

impl Speed {
    pub(crate) const ALL: [Speed; 3] = [Speed::None, Speed::Live, Speed::Days];

    /// Its name in forms and addresses.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Speed::None => "none",
            Speed::Live => "live",
            Speed::Days => "days",
        }
    }

    fn of(setting: ClockSetting) -> Self {
        match setting {
            ClockSetting::None => Speed::None,
            ClockSetting::Live { .. } => Speed::Live,
            ClockSetting::Days(_) => Speed::Days,
        }
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Speed {
    type Err = Problem;

    fn from_str(code: &str) -> Result<Self, Problem> {
        let known = Speed::ALL.into_iter().find(|speed| speed.code() == code);
        known.ok_or_else(|| Problem::new(format!("there is no clock `{code}`: use none, live or days")))
    }
}

impl Filter {
    fn fits(&self, table: &MatchSummary) -> bool {
        let clock = || serde_json::from_str::<MatchSetup>(&table.setup).map(|agreed| Speed::of(agreed.clock)).ok();
        self.game.is_none_or(|game| table.game == game)
            && self.players.is_none_or(|players| table.seats.len() == usize::from(players))
            && self.clock.is_none_or(|speed| clock() == Some(speed))
    }

    /// Those of these tables that somebody wants to see.
    pub(crate) fn of<'a>(&self, tables: &'a [MatchSummary]) -> Vec<&'a MatchSummary> {
        tables.iter().filter(|table| self.fits(table)).collect()
    }
}

impl OpenTables {
    /// The tables that are open now; who looks on is told if these are others than before.
    pub(crate) async fn now(&self, store: &Store) -> Result<Tables, ServerError> {
        Ok(tell(&self.list, store.open_matches(Page::first(LISTED)).await?))
    }

    /// The tables of a group now; who looks on is told if these are others than before.
    pub(crate) async fn of_group(&self, store: &Store, group: &GroupId) -> Result<Arc<GroupTables>, ServerError> {
        let tables = store.group_current(group, OF_GROUP).await?;
        let found = GroupTables { tables, members: store.members_of(group).await? };
        let groups = self.groups.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(match groups.get(group) {
            Some(list) => tell(list, found),
            None => Arc::new(found),
        })
    }

    fn look_at(&self, group: &GroupId) -> watch::Receiver<Arc<GroupTables>> {
        let mut groups = self.groups.lock().unwrap_or_else(PoisonError::into_inner);
        groups.entry(group.clone()).or_default().subscribe()
    }

    /// The groups whose members look on. Of all others nothing is kept.
    fn watched_groups(&self) -> Vec<GroupId> {
        let mut groups = self.groups.lock().unwrap_or_else(PoisonError::into_inner);
        groups.retain(|_, list| list.receiver_count() > 0);
        groups.keys().cloned().collect()
    }

    fn message(&self, language: Language, filter: Filter, write: WriteTables) -> Message {
        let list = self.list.borrow().clone();
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if !Arc::ptr_eq(&written.of, &list) {
            *written = Written { of: list.clone(), messages: HashMap::new() };
        }
        let message = || {
            let text = write(&filter.of(&list), language);
            Message::new(live::name(text.as_bytes()), &text)
        };
        written.messages.entry((language, filter)).or_insert_with(message).clone()
    }
}

/// Keeps a list, and tells who looks on if it is another than before.
fn tell<T: PartialEq>(list: &watch::Sender<Arc<T>>, found: T) -> Arc<T> {
    list.send_if_modified(|list| {
        let is_new = **list != found;
        if is_new {
            *list = Arc::new(found);
        }
        is_new
    });
    list.borrow().clone()
}

/// Looks for open tables while somebody looks on, until the server stops.
pub(crate) fn keep_tables_fresh(app: &App) {
    let app = app.clone();
    tokio::spawn(async move {
        while timeout(ROUNDS, app.stop.cancelled()).await.is_err() {
            if let Err(error) = look_again(&app).await {
                tracing::debug!(%error, "which tables are open is not known");
            }
        }
    });
}

/// Looks for the tables that somebody looks at.
pub(crate) async fn look_again(app: &App) -> Result<(), ServerError> {
    if app.tables.list.receiver_count() > 0 {
        app.tables.now(&app.store).await?;
    }
    for group in app.tables.watched_groups() {
        app.tables.of_group(&app.store, &group).await?;
    }
    Ok(())
}

/// One open stream of a list.
struct Looking<T, W> {
    app: App,
    list: watch::Receiver<Arc<T>>,
    /// What is sent of it; nothing if it is not for its reader any more.
    write: W,
    /// The name of the last message: the same is not sent twice.
    last: String,
    first: bool,
    ended: bool,
}

/// A stream of the tables that somebody wants to see. `last` names the list that they see already.
pub(crate) async fn stream(
    app: App,
    language: Language,
    filter: Filter,
    last: String,
    write: WriteTables,
) -> Result<Response, ServerError> {
    let list = app.tables.list.subscribe();
    app.tables.now(&app.store).await?;
    let all = app.clone();
    let write = move |_: &Vec<MatchSummary>| Some(all.tables.message(language, filter, write));
    Ok(Looking { app, list, write, last, first: true, ended: false }.response())
}

/// A stream of the tables of a group, for one of its members, until they leave it. `last` names the list that they see already.
pub(crate) async fn group_stream(
    app: App,
    group: GroupId,
    member: PlayerId,
    last: String,
    write: impl Fn(&[MatchSummary]) -> String + Send + 'static,
) -> Result<Response, ServerError> {
    let list = app.tables.look_at(&group);
    app.tables.of_group(&app.store, &group).await?;
    let write = move |found: &GroupTables| {
        found.members.contains(&member).then(|| {
            let text = write(&found.tables);
            Message::new(live::name(text.as_bytes()), &text)
        })
    };
    Ok(Looking { app, list, write, last, first: true, ended: false }.response())
}

impl<T, W> Looking<T, W>
where
    T: Send + Sync + 'static,
    W: Fn(&T) -> Option<Message> + Send + 'static,
{
    fn response(self) -> Response {
        live::response(stream::unfold(self, |mut looking| async move {
            let message = looking.next().await?;
            Some((message, looking))
        }))
    }

    /// The next message; none when the stream ends.
    async fn next(&mut self) -> Option<Bytes> {
        if std::mem::take(&mut self.first) {
            return Some(self.news()?.unwrap_or_else(live::alive));
        }
        loop {
            let stop = self.app.stop.clone();
            let changed = tokio::select! {
                () = stop.cancelled() => return live::farewell(&self.last, &mut self.ended),
                changed = timeout(ALIVE, self.list.changed()) => changed.is_ok(),
            };
            match self.news()? {
                Some(message) => return Some(message),
                None if !changed => return Some(live::alive()),
                None => {}
            }
        }
    }

    /// The list as a message, unless its reader knows it; nothing at all if it is not for them any more.
    fn news(&mut self) -> Option<Option<Bytes>> {
        let list = self.list.borrow_and_update().clone();
        let message = (self.write)(&list)?;
        if message.name() == self.last {
            return Some(None);
        }
        message.name().clone_into(&mut self.last);
        Some(Some(message.bytes()))
    }
}
