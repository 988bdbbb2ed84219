//! What people are told: which game waits, and where. Nothing else.

use engine::phrase;
use narration::{Language, Narrator};
use serde_json::{Value, json};
use store::{DueNotice, MatchId, NoticeWay};

/// A mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Letter {
    pub(crate) to: String,
    pub(crate) subject: String,
    pub(crate) text: String,
    /// Where it can be ended, if it is one of several.
    pub(crate) stop: Option<String>,
}

/// The matches that wait for somebody, as they are told.
pub(super) struct Told {
    words: Narrator<'static>,
    /// Of each the title of its game, and where it is.
    waiting: Vec<(String, String)>,
}

/// Where a match is.
fn address(house: &str, id: &MatchId) -> String {
    format!("{house}/m/{id}")
}

impl Told {
    /// What is told of these matches.
    pub(super) fn of(notices: &[DueNotice], house: &str, language: Language) -> Self {
        let title = |notice: &DueNotice| {
            let game = catalog::find(&notice.game).ok();
            game.map_or_else(|| notice.game.clone(), |game| game.facts().title.to_owned())
        };
        let waiting = notices.iter().map(|notice| (title(notice), address(house, &notice.match_id))).collect();
        Told { words: Narrator::common(language), waiting }
    }

    fn headline(&self) -> String {
        match self.waiting.as_slice() {
            [(game, _)] => self.words.say(&phrase!("ui-notice-one", game = game.clone())),
            several => self.words.say(&phrase!("ui-notice-several", count = several.len())),
        }
    }

    fn lines(&self) -> String {
        self.waiting.iter().map(|(game, link)| format!("{game}: {link}\n")).collect()
    }

    pub(super) fn letter(&self, way: &NoticeWay, house: &str) -> Letter {
        let (settings, stop) = (format!("{house}/settings/notices"), format!("{house}/notices/stop/{}", way.secret));
        let text = format!(
            "{}\n\n{}\n-- \n{} {stop}\n{} {settings}\n",
            self.headline(),
            self.lines(),
            self.words.word("ui-notice-stop"),
            self.words.word("ui-notice-change"),
        );
        Letter { to: way.address.clone(), subject: self.headline(), text, stop: Some(stop) }
    }

    /// As `worker.js` reads it.
    pub(super) fn push(&self, house: &str) -> Value {
        let place = match self.waiting.as_slice() {
            [(_, link)] => link.clone(),
            _ => format!("{house}/"),
        };
        let games: Vec<&str> = self.waiting.iter().map(|(game, _)| game.as_str()).collect();
        json!({ "title": self.headline(), "body": games.join(", "), "url": place })
    }

    /// As Discord (`content`) and Slack (`text`) read it; nobody is called by name in it.
    pub(super) fn hook(&self) -> Value {
        let text = format!("{}\n{}", self.headline(), self.lines().trim_end());
        json!({ "content": text, "text": text, "allowed_mentions": { "parse": [] } })
    }
}

/// What asks whether a mail address is somebody's.
pub(crate) fn confirmation(way: &NoticeWay, house: &str, words: &Narrator<'_>) -> Letter {
    let text = format!(
        "{}\n\n{house}/notices/confirm/{}\n\n{}\n",
        words.word("ui-notice-confirm-mail"),
        way.secret,
        words.word("ui-notice-confirm-else")
    );
    Letter { to: way.address.clone(), subject: words.word("ui-notice-confirm-subject"), text, stop: None }
}
