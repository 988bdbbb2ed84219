//! What concerns no single match: who signs off, whose session changed, and how much everybody has asked for.

use std::time::Duration;

use bus::Heard;
use serde::{Deserialize, Serialize};
use store::PlayerId;
use tokio::time::{MissedTickBehavior, interval};

use super::Cluster;
use crate::App;
use crate::net::Network;

/// How often the others are told what was taken here.
const TOLD: Duration = Duration::from_millis(250);

/// Of how many at once they are told of every kind; of the rest in the next round.
const TOGETHER: usize = 1000;

/// What concerns no single match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "kebab-case")]
pub(crate) enum HouseNews {
    /// A server has signed off.
    Left {
        /// Which.
        node: String,
    },
    /// What is remembered of a player may be out of date.
    Forget {
        /// Whom.
        player: String,
    },
    /// How much was asked for at a server that is not without limit.
    Taken(Box<Accounts>),
    /// Something that a newer server tells.
    #[serde(other)]
    Unknown,
}

/// Who has taken how much of what everybody has a limited allowance of.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Accounts {
    changes: Account<Option<Network>>,
    expensive: Account<Option<Network>>,
    new_guests: Account<Option<Network>>,
    talk: Account<String>,
    tries: Account<u64>,
}

type Account<K> = Vec<(K, u32)>;

impl Accounts {
    fn of(app: &App) -> Self {
        let talk = app.rooms.talk.account(TOGETHER).into_iter().map(|(who, count)| (who.to_string(), count));
        Accounts {
            changes: app.changes.account(TOGETHER),
            expensive: app.expensive.account(TOGETHER),
            new_guests: app.new_guests.account(TOGETHER),
            talk: talk.collect(),
            tries: app.passwords.tries.account(TOGETHER),
        }
    }

    fn charge(self, app: &App) {
        app.changes.charge(self.changes);
        app.expensive.charge(self.expensive);
        app.new_guests.charge(self.new_guests);
        app.passwords.tries.charge(self.tries);
        app.rooms.talk.charge(self.talk.into_iter().map(|(who, count)| (PlayerId::new(who), count)).collect());
    }
}

impl Cluster {
    /// Tells the others something that concerns no single match.
    pub(crate) fn tell_house(&self, news: &HouseNews) {
        self.tell_about("house", news);
    }
}

/// Follows what other servers tell until this one stops.
pub(crate) fn follow_house_news(app: &App) {
    if !app.cluster.is_shared() {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        let mut listening = app.cluster.listen_to("house").await;
        // Whoever hears of others all the time still tells.
        let mut told = interval(TOLD);
        told.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                () = app.stop.cancelled() => break,
                heard = listening.next() => follow(&app, heard),
                _ = told.tick() => tell_accounts(&app),
            }
        }
    });
}

/// Tells the others what was taken here.
fn tell_accounts(app: &App) {
    let accounts = Accounts::of(app);
    if accounts != Accounts::default() && app.cluster.has_company() {
        app.cluster.tell_house(&HouseNews::Taken(Box::new(accounts)));
    }
}

fn follow(app: &App, heard: Heard) {
    let news = match &heard {
        Heard::Message(message) => serde_json::from_slice(message).unwrap_or(HouseNews::Unknown),
        // It may have been about anybody.
        Heard::Gap => return app.sessions.forget_all(),
    };
    match news {
        HouseNews::Left { .. } => app.cluster.look.notify_one(),
        HouseNews::Taken(accounts) => accounts.charge(app),
        HouseNews::Forget { player } => app.sessions.forget(&PlayerId::new(player)),
        HouseNews::Unknown => {}
    }
}
