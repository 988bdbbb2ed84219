//! Keeping house: open tables that did not begin, matches that nobody plays on, and guests who have not come back go after a
//! while, so that one guest cannot fill the house for good.

use std::time::Duration;

use store::{MatchId, Millis};

use crate::club::catch_up;
use crate::cluster::{HOUSE, Lease};
use crate::{App, ServerError, random};

/// How often somebody looks for what can go.
const ROUNDS: Duration = Duration::from_secs(600);

/// Who can come back by a private link is expected for as long as a cookie lasts.
const YEAR: Duration = Duration::from_secs(366 * 24 * 3600);

/// What ended longer ago was booked in an earlier round, or when a server was started, however much their clocks differ.
const LATELY: Duration = Duration::from_secs(24 * 3600);

/// How long a mail address waits for its owner to confirm it.
const UNCONFIRMED: Duration = Duration::from_secs(2 * 24 * 3600);

/// What has gone.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cleaned {
    /// Open tables that did not begin.
    pub(crate) unjoined: usize,
    /// Matches that now count as given up.
    pub(crate) forsaken: usize,
    /// Matches that were given up.
    pub(crate) matches: usize,
    pub(crate) guests: usize,
}

/// Cleans now and then until the server stops.
pub(crate) fn keep_house(app: &App) {
    let app = app.clone();
    tokio::spawn(async move {
        while tokio::time::timeout(ROUNDS, app.stop.cancelled()).await.is_err() {
            if !matches!(app.cluster.claim(HOUSE).await, Ok(Lease::Ours)) {
                continue;
            }
            match clean(&app, random::now()).await {
                Ok(cleaned) if cleaned != Cleaned::default() => tracing::info!(?cleaned, "the house is clean"),
                Ok(_) => {}
                Err(error) => tracing::warn!(%error, "the house could not be cleaned"),
            }
        }
    });
}

/// Lets go what is too old at this moment.
pub(crate) async fn clean(app: &App, now: Millis) -> Result<Cleaned, ServerError> {
    // What older programs on the same store have ended lately; at the start everything was looked through.
    catch_up(&app.store, before(now, LATELY)).await?;
    let keep = app.config.keep;
    let unjoined = app.store.unjoined_matches(before(now, keep.open)).await?;
    let forsaken = app.store.forsaken_matches(before(now, keep.running)).await?;
    give_up(app, unjoined.iter().chain(&forsaken), now).await;
    let mut cleaned = Cleaned { unjoined: unjoined.len(), forsaken: forsaken.len(), ..Cleaned::default() };
    for id in app.store.abandoned_matches(before(now, keep.abandoned)).await? {
        // Whoever looks at it right now may go on looking until the next round.
        if !app.rooms.is_open(&id) {
            cleaned.matches += usize::from(app.store.delete_abandoned(&id).await?);
        }
    }
    app.store.clean_notices(before(now, UNCONFIRMED)).await?;
    app.store.clean_ceremonies(now).await?;
    let guests = app.store.delete_guests(before(now, keep.guests), before(now, YEAR.max(keep.guests))).await?;
    guests.iter().for_each(|guest| app.sessions.forget(guest));
    Ok(Cleaned { guests: guests.len(), ..cleaned })
}

fn before(now: Millis, time: Duration) -> Millis {
    now - Millis::try_from(time.as_millis()).unwrap_or(now)
}

/// Closes tables. One that fails is tried again in the next round.
async fn give_up(app: &App, ids: impl Iterator<Item = &MatchId>, now: Millis) {
    for id in ids {
        let given_up = match app.rooms.get(id).await {
            Ok(room) => room.ask(|room| Box::pin(room.give_up())).await,
            // What cannot be read can still be closed.
            Err(ServerError::Unreadable { .. }) => app.store.abandon_match(id, now).await.map(drop).map_err(Into::into),
            Err(error) => Err(error),
        };
        if let Err(error) = given_up {
            tracing::warn!(%id, %error, "an old table could not be closed");
        }
    }
}
