//! Playing with whoever comes: two people who look for the same game meet; who waits long enough gets a bot.
//!
//! The store decides who waits and who comes; whichever server keeps the house seats the bots. So nothing depends on a server
//! that stays. Whoever waits has a page open, or asks for the table now and then: rooms note in the store that they are there,
//! and nobody is seated with somebody who has gone.

use std::time::Duration;

use catalog::AnyGame;
use store::{MatchId, Millis, Seating, Sought, Visibility};

use crate::cluster::{HOUSE, Lease};
use crate::creation::{NewMatch, USUAL_BOT, bot_name};
use crate::identity::Person;
use crate::match_setup::MatchSetup;
use crate::{App, ServerError};

/// How often it is asked whose waiting is over.
const ROUNDS: Duration = Duration::from_secs(1);

/// How long somebody may wait for a person, in seconds.
const WAIT: std::ops::RangeInclusive<u32> = 5..=3600;

/// Who was not heard of for so long has gone, and nobody is sent to them.
const GONE: Millis = 20_000;

/// So often a seat is sought at which somebody else sits down in the same moment.
const ATTEMPTS: usize = 5;

/// Seats somebody at a table with whoever looks for the same game, or at one that waits for so many seconds and then begins with
/// a bot.
pub(crate) async fn meet(
    app: &App,
    person: &Person,
    game: &'static dyn AnyGame,
    wait: u32,
) -> Result<MatchId, ServerError> {
    if !WAIT.contains(&wait) {
        let (least, most) = (WAIT.start(), WAIT.end());
        return Err(ServerError::Malformed(format!("one waits {least} to {most} seconds for a person, not {wait}")));
    }
    let now = app.config.clock.now();
    let bots_at = now + Millis::from(wait) * 1000;
    for _ in 0..ATTEMPTS {
        let new = table_for(app, person, game, bots_at);
        let (id, sought) = new.seek(bots_at, gone_before(app, now), &app.store, &app.config).await?;
        match sought {
            Sought::Waits => return Ok(id),
            Sought::Gone(there) => end(app, &there, Some(gone_before(app, now))).await?,
            Sought::TooMany => return Err(ServerError::TooMany),
            Sought::Somebody(there) => {
                let (room, who) = (app.rooms.get(&there).await?, person.asker());
                match room.ask(move |room| Box::pin(room.join(who, None))).await {
                    Ok(_) => return Ok(there),
                    Err(ServerError::Full | ServerError::SeatTaken) => {}
                    Err(error) => return Err(error),
                }
            }
        }
    }
    Err(ServerError::Full)
}

/// Who was last heard of before this moment has gone. Pages find a server that has just started only after a while.
fn gone_before(app: &App, now: Millis) -> Millis {
    if now - app.rooms.began() > GONE { now - GONE } else { Millis::MIN }
}

/// A table for two people, with bots where the game wants more.
fn table_for(app: &App, person: &Person, game: &'static dyn AnyGame, bots_at: Millis) -> NewMatch {
    let players = 2.clamp(*game.facts().players.start(), *game.facts().players.end());
    let mut seats = vec![Seating::player(person.id.clone(), &person.name), Seating::open()];
    while seats.len() < usize::from(players) {
        let names: Vec<String> = seats.iter().map(|seating| seating.name.clone()).collect();
        seats.push(Seating::bot(USUAL_BOT.to_string(), bot_name(&names)));
    }
    NewMatch {
        game,
        match_setup: MatchSetup { bots_at: Some(bots_at), ..MatchSetup::of(game.usual_setup(players)) },
        visibility: Visibility::Public,
        host: person.id.clone(),
        seats,
        components: app.config.components.get(game.facts().id).cloned(),
        rematch_of: None,
        group: None,
    }
}

/// Seats bots where nobody has come, until the server stops.
pub(crate) fn seat_bots(app: &App) {
    let app = app.clone();
    tokio::spawn(async move {
        let mut last = app.config.clock.now();
        while tokio::time::timeout(ROUNDS, app.stop.cancelled()).await.is_err() {
            let now = app.config.clock.now();
            // A machine that has slept has heard of nobody, whoever was there.
            if now - last > GONE {
                app.rooms.begin_anew(now);
            }
            last = now;
            if let Err(error) = end_waiting(&app, now).await {
                tracing::warn!(%error, "it is not known who waits for a bot");
            }
        }
    });
}

/// Lets those matches begin that have waited long enough at this moment.
pub(crate) async fn end_waiting(app: &App, now: Millis) -> Result<(), ServerError> {
    let gone_before = gone_before(app, now);
    let due = app.store.due_seeks(now, gone_before).await?;
    if due.is_empty() || app.cluster.claim(HOUSE).await? != Lease::Ours {
        return Ok(());
    }
    for seek in due {
        end(app, &seek.id, seek.is_gone.then_some(gone_before)).await?;
    }
    Ok(())
}

/// Ends the waiting at a table: with bots, or without a match if whoever waited has gone, who was last heard of before a moment.
/// Fails only if it can be tried again.
async fn end(app: &App, id: &MatchId, gone_before: Option<Millis>) -> Result<(), ServerError> {
    let ended = async {
        let room = app.rooms.get(id).await?;
        match gone_before {
            Some(moment) => room.ask(move |room| Box::pin(room.close_unattended(moment))).await,
            None => room.ask(|room| Box::pin(room.start_for_host())).await,
        }
    };
    match ended.await {
        Err(error @ (ServerError::Away | ServerError::Broken)) => return Err(error),
        Err(error) => tracing::warn!(%id, %error, "the waiting at a table cannot be ended"),
        // Whoever has come back in the meantime waits on.
        Ok(()) if gone_before.is_some() => return Ok(()),
        Ok(()) => {}
    }
    Ok(app.store.end_seek(id).await?)
}
