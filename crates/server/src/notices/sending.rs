//! Telling what is due: on one server of several, and only if it still is so.

use std::collections::HashMap;
use std::time::Duration;

use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderValue};
use futures_util::{StreamExt, stream};
use store::{DueNotice, Millis, NoticeWay, WayKind};

use super::message::Told;
use super::{NotTold, Subscription, Wishes, push};
use crate::cluster::{HOUSE, Lease};
use crate::identity::Preferences;
use crate::room::Awaited;
use crate::{App, ServerError};

/// How many are looked at in a round.
const AT_ONCE: u32 = 200;

/// On how many ways something is sent at the same time.
const WAYS: usize = 8;

/// How long a room that has just come waits to hear from other servers who looks on there.
const HEARING: Millis = 10_000;

/// After how many minutes something is tried again that did not work.
const AGAIN: [Millis; 4] = [1, 10, 60, 360];

/// Tells what is due until the server stops.
pub(crate) fn keep_telling(app: &App) {
    let app = app.clone();
    tokio::spawn(async move {
        let pause = app.config.look_around.max(Duration::from_millis(100));
        while tokio::time::timeout(pause, app.stop.cancelled()).await.is_err() {
            if !matches!(app.cluster.claim(HOUSE).await, Ok(Lease::Ours)) {
                continue;
            }
            if let Err(error) = tell_due(&app).await {
                tracing::warn!(%error, "it is not known who is to be told that it is their turn");
            }
        }
    });
}

/// Tells everything that is due now.
pub(crate) async fn tell_due(app: &App) -> Result<(), ServerError> {
    let mut ways: HashMap<String, Vec<DueNotice>> = HashMap::new();
    for notice in app.store.due_notices(app.config.clock.now(), AT_ONCE).await? {
        ways.entry(notice.way.id.clone()).or_default().push(notice);
    }
    let told = stream::iter(ways.into_values()).map(|due| tell_way(app, due)).buffer_unordered(WAYS);
    let failed: Vec<ServerError> = told.filter_map(async |told| told.err()).collect().await;
    failed.into_iter().next().map_or(Ok(()), Err)
}

/// Tells what is due on one way, all together.
async fn tell_way(app: &App, due: Vec<DueNotice>) -> Result<(), ServerError> {
    let Some(first) = due.first() else { return Ok(()) };
    let (way, now) = (first.way.clone(), app.config.clock.now());
    let wishes = Wishes::parse(first.wishes.as_deref());
    // What was tried before was to be told at that time.
    let later = if first.tries == 0 { wishes.not_before(now, way.told_at) } else { None };
    let mut waiting = Vec::new();
    for notice in due {
        let awaited = match later {
            _ if !notice.wanted.unwrap_or(wishes.all) => Awaited::Not,
            Some(later) => Awaited::Later(later),
            None => awaited(app, &notice, now).await?,
        };
        match awaited {
            Awaited::Not => drop(app.store.settle_notice(&notice).await?),
            Awaited::Later(later) => drop(app.store.put_off(&notice, later).await?),
            // From here on it counts as told, whatever becomes of this server.
            Awaited::Now => waiting.extend(app.store.settle_notice(&notice).await?.then_some(notice)),
        }
    }
    if waiting.is_empty() { Ok(()) } else { send(app, &way, &waiting, now).await }
}

/// Whether a match still waits for somebody who does not look at it.
async fn awaited(app: &App, notice: &DueNotice, now: Millis) -> Result<Awaited, ServerError> {
    let was_open = app.rooms.is_open(&notice.match_id);
    let room = match app.rooms.get(&notice.match_id).await {
        Ok(room) => room,
        Err(ServerError::NoSuchMatch | ServerError::Unreadable { .. }) => return Ok(Awaited::Not),
        Err(error) => return Err(error),
    };
    let player = notice.way.player.clone();
    let awaited = room.ask(move |room| Box::pin(room.awaits(player))).await?;
    let is_sure = was_open || !app.cluster.has_company();
    Ok(if awaited == Awaited::Now && !is_sure { Awaited::Later(now + HEARING) } else { awaited })
}

/// Sends one message, and sees to what did not work.
async fn send(app: &App, way: &NoticeWay, waiting: &[DueNotice], now: Millis) -> Result<(), ServerError> {
    let Some(player) = app.store.player(&way.player).await? else { return Ok(()) };
    let language = Preferences::parse(&player.preferences).language.unwrap_or_default();
    app.store.note_told(&way.id, now).await?;
    let house = app.config.notices.public_url.as_deref().unwrap_or(&way.house);
    let told = Told::of(waiting, house, language);
    let sent = match way.kind {
        WayKind::Mail => app.send_mail(&told.letter(way, house)).await,
        WayKind::Push => push_to(app, way, house, &told, now).await,
        WayKind::Webhook => {
            let json = HeaderMap::from_iter([(CONTENT_TYPE, HeaderValue::from_static("application/json"))]);
            match app.notices.web.may_hook(&way.address) {
                Ok(()) => app.notices.web.post(&way.address, json, told.hook().to_string().into_bytes()).await,
                Err(_) => Err(NotTold::Never("webhooks may not lead there any more".to_owned())),
            }
        }
    };
    match sent {
        Ok(()) => {
            metrics::counter!("gantry_notices_sent_total", "kind" => way.kind.as_str()).increment(1);
            Ok(())
        }
        Err(NotTold::Gone) => Ok(app.store.remove_way(&way.id).await?),
        Err(why) => {
            app.notices.troubles.note(way.kind, &why);
            if matches!(why, NotTold::Later(_)) { try_again(app, waiting, now).await } else { Ok(()) }
        }
    }
}

async fn push_to(app: &App, way: &NoticeWay, house: &str, told: &Told, now: Millis) -> Result<(), NotTold> {
    let to: Subscription = serde_json::from_str(&way.keys).map_err(|error| NotTold::Never(error.to_string()))?;
    let body = push::encrypted(&told.push(house).to_string(), &to)?;
    let identity = app.push_identity().await.map_err(|error| NotTold::Later(error.to_string()))?;
    app.notices.web.post(&way.address, identity.headers(&way.address, house, now)?, body).await
}

/// Tries again later what did not work, not for ever.
async fn try_again(app: &App, waiting: &[DueNotice], now: Millis) -> Result<(), ServerError> {
    for notice in waiting {
        if let Some(minutes) = AGAIN.get(notice.tries as usize) {
            app.store.try_notice_again(notice, now + minutes * 60_000).await?;
        }
    }
    Ok(())
}
