//! Told when it is one's turn: where somebody is told, what they wish, and what is still to be told.

use crate::database::{Row, Statement, query};
use crate::{MatchId, Millis, PlayerId, Store, StoreError, row};

/// How a way tells.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WayKind {
    /// By e-mail.
    Mail,
    /// By a message to a browser.
    Push,
    /// By a request to an address on the web.
    Webhook,
}

impl WayKind {
    /// Its name in the store, in metrics and in words.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            WayKind::Mail => "mail",
            WayKind::Push => "push",
            WayKind::Webhook => "webhook",
        }
    }

    fn parse(text: &str) -> Result<Self, StoreError> {
        let found = [WayKind::Mail, WayKind::Push, WayKind::Webhook].into_iter().find(|kind| kind.as_str() == text);
        found.ok_or_else(|| StoreError::corrupt("kind", text))
    }
}

/// Where somebody is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeWay {
    /// Names the way.
    pub id: String,
    /// Whom it tells.
    pub player: PlayerId,
    /// How.
    pub kind: WayKind,
    /// A mail address, or an address on the web.
    pub address: String,
    /// What a message to a browser is encrypted with, as JSON.
    pub keys: String,
    /// What the links in a mail bear: who has it may confirm the way, and end it.
    pub secret: String,
    /// Where its player finds this server.
    pub house: String,
    /// Since when it is known to be theirs; nothing is told before.
    pub confirmed_at: Option<Millis>,
    /// When something was last sent.
    pub told_at: Option<Millis>,
    /// Since when it is there.
    pub created_at: Millis,
}

/// Something that is to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueNotice {
    /// Where.
    pub way: NoticeWay,
    /// Of which match.
    pub match_id: MatchId,
    /// Which game that is.
    pub game: String,
    /// The step with which the turn began.
    pub turn: u32,
    /// How often it was tried already.
    pub tries: u32,
    /// What its player wishes, as JSON, if they have said.
    pub wishes: Option<String>,
    /// What they wish of this match, if they have said.
    pub wanted: Option<bool>,
}

const WAY: &str =
    "w.id, w.player_id, w.kind, w.address, w.keys, w.secret, w.house, w.confirmed_at, w.told_at, w.created_at";

impl NoticeWay {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(NoticeWay {
            id: row::text(row, "id")?,
            player: row::player_id(row, "player_id")?,
            kind: WayKind::parse(&row::text(row, "kind")?)?,
            address: row::text(row, "address")?,
            keys: row::text(row, "keys")?,
            secret: row::text(row, "secret")?,
            house: row::text(row, "house")?,
            confirmed_at: row::optional_number(row, "confirmed_at")?,
            told_at: row::optional_number(row, "told_at")?,
            created_at: row::millis(row, "created_at")?,
        })
    }
}

impl DueNotice {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(DueNotice {
            way: NoticeWay::from_row(row)?,
            match_id: row::match_id(row, "match_id")?,
            game: row::text(row, "game")?,
            turn: row::number(row, "turn")?,
            tries: row::number(row, "tries")?,
            wishes: row::optional_text(row, "wishes")?,
            wanted: row::optional_text(row, "wanted")?.map(|wanted| wanted == "yes"),
        })
    }
}

impl Store {
    /// Adds a way, unless its player has the same already: then its keys are renewed, and it is as sure as it was.
    pub async fn add_way(&self, way: NoticeWay) -> Result<(), StoreError> {
        let insert = query(
            "INSERT INTO notice_ways (id, player_id, kind, address, keys, secret, house, confirmed_at, told_at, created_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) \
             ON CONFLICT (player_id, kind, address) DO UPDATE SET keys = excluded.keys, house = excluded.house",
        );
        let insert = insert.bind(way.id).bind(way.player.as_str()).bind(way.kind.as_str()).bind(way.address);
        let insert = insert.bind(way.keys).bind(way.secret).bind(way.house).bind(way.confirmed_at);
        self.execute(insert.bind(way.told_at).bind(way.created_at)).await.map(drop)
    }

    /// The ways of a player, the oldest first.
    pub async fn ways_of(&self, player: &PlayerId) -> Result<Vec<NoticeWay>, StoreError> {
        let select = "SELECT * FROM notice_ways w WHERE player_id = $1 ORDER BY created_at, id";
        let rows = query(select).bind(player.as_str()).fetch_all(self.reads()).await?;
        rows.iter().map(NoticeWay::from_row).collect()
    }

    /// The way whose links bear this secret.
    pub async fn way_with(&self, secret: &str) -> Result<Option<NoticeWay>, StoreError> {
        let found = query("SELECT * FROM notice_ways w WHERE secret = $1").bind(secret);
        found.fetch_optional(self.reads()).await?.map(|row| NoticeWay::from_row(&row)).transpose()
    }

    /// Notes that a way is known to be its player's.
    pub async fn confirm_way(&self, id: &str, at: Millis) -> Result<(), StoreError> {
        let update = "UPDATE notice_ways SET confirmed_at = $2 WHERE id = $1 AND confirmed_at IS NULL";
        self.execute(query(update).bind(id).bind(at)).await.map(drop)
    }

    /// Takes a way out, with all that was to be told on it.
    pub async fn remove_way(&self, id: &str) -> Result<(), StoreError> {
        self.execute(query("DELETE FROM notice_ways WHERE id = $1").bind(id)).await.map(drop)
    }

    /// What a player wishes, as JSON, if they have said.
    pub async fn notice_wishes(&self, player: &PlayerId) -> Result<Option<String>, StoreError> {
        let found = query("SELECT wishes FROM notice_wishes WHERE player_id = $1").bind(player.as_str());
        found.fetch_optional(self.reads()).await?.map(|row| row::text(&row, "wishes")).transpose()
    }

    /// Keeps what a player wishes.
    pub async fn set_notice_wishes(&self, player: &PlayerId, wishes: &str) -> Result<(), StoreError> {
        let insert = "INSERT INTO notice_wishes (player_id, wishes) VALUES ($1, $2) \
                      ON CONFLICT (player_id) DO UPDATE SET wishes = excluded.wishes";
        self.execute(query(insert).bind(player.as_str()).bind(wishes)).await.map(drop)
    }

    /// What a player has said about single matches, in the order of their ids.
    pub async fn notice_matches(&self, player: &PlayerId) -> Result<Vec<(MatchId, bool)>, StoreError> {
        let select = "SELECT match_id, wanted FROM notice_matches WHERE player_id = $1 ORDER BY match_id";
        let rows = query(select).bind(player.as_str()).fetch_all(self.reads()).await?;
        rows.iter().map(|row| Ok((row::match_id(row, "match_id")?, row::text(row, "wanted")? == "yes"))).collect()
    }

    /// Keeps what a player wishes of one match; nothing: the same as of all.
    pub async fn set_notice_match(
        &self,
        player: &PlayerId,
        id: &MatchId,
        wanted: Option<bool>,
    ) -> Result<(), StoreError> {
        let statement = match wanted {
            Some(wanted) => query(
                "INSERT INTO notice_matches (player_id, match_id, wanted) VALUES ($1, $2, $3) \
                 ON CONFLICT (player_id, match_id) DO UPDATE SET wanted = excluded.wanted",
            )
            .bind(player.as_str())
            .bind(id.as_str())
            .bind(if wanted { "yes" } else { "no" }),
            None => query("DELETE FROM notice_matches WHERE player_id = $1 AND match_id = $2")
                .bind(player.as_str())
                .bind(id.as_str()),
        };
        self.execute(statement).await.map(drop)
    }

    /// Notes that a turn of a player has begun, for all their ways; nothing for one that was noted already.
    pub async fn note_turn(&self, player: &PlayerId, id: &MatchId, turn: u32, due: Millis) -> Result<(), StoreError> {
        let some = query("SELECT 1 AS n FROM notice_ways WHERE player_id = $1 AND confirmed_at IS NOT NULL LIMIT 1");
        // Most people have none, and reading costs the writer nothing.
        if some.bind(player.as_str()).fetch_optional(self.reads()).await?.is_none() {
            return Ok(());
        }
        let insert = query(
            "INSERT INTO notices (way_id, match_id, turn, due_at, tries) \
             SELECT id, $2, $3, $4, 0 FROM notice_ways WHERE player_id = $1 AND confirmed_at IS NOT NULL \
             ON CONFLICT (way_id, match_id) DO UPDATE SET turn = excluded.turn, due_at = excluded.due_at, tries = 0 \
             WHERE notices.turn <> excluded.turn",
        );
        self.execute(insert.bind(player.as_str()).bind(id.as_str()).bind(i64::from(turn)).bind(due)).await.map(drop)
    }

    /// Some of what is to be looked at by now, what has waited longest first.
    pub async fn due_notices(&self, now: Millis, limit: u32) -> Result<Vec<DueNotice>, StoreError> {
        let select = format!(
            "SELECT {WAY}, n.match_id, n.turn, n.tries, m.game, s.wishes, c.wanted FROM notices n \
             JOIN notice_ways w ON w.id = n.way_id JOIN matches m ON m.id = n.match_id \
             JOIN players p ON p.id = w.player_id AND p.banned_at IS NULL \
             LEFT JOIN notice_wishes s ON s.player_id = w.player_id \
             LEFT JOIN notice_matches c ON c.player_id = w.player_id AND c.match_id = n.match_id \
             WHERE n.due_at <= $1 ORDER BY n.due_at, n.way_id, n.match_id LIMIT $2"
        );
        let select = query(sqlx::AssertSqlSafe(select)).bind(now).bind(i64::from(limit));
        select.fetch_all(self.reads()).await?.iter().map(DueNotice::from_row).collect()
    }

    /// Looks at something again at another moment; false if it is not what it was, as when another server has told it.
    pub async fn put_off(&self, notice: &DueNotice, due: Millis) -> Result<bool, StoreError> {
        let update = "UPDATE notices SET due_at = $5 WHERE way_id = $1 AND match_id = $2 AND turn = $3 AND tries = $4 \
                      AND due_at IS NOT NULL";
        Ok(self.execute(named(update, notice).bind(due)).await? == 1)
    }

    /// Tries something again at another moment that was taken as told and failed; false if it is not what it was.
    pub async fn try_notice_again(&self, notice: &DueNotice, due: Millis) -> Result<bool, StoreError> {
        let update = "UPDATE notices SET due_at = $5, tries = tries + 1 WHERE way_id = $1 AND match_id = $2 AND turn = $3 \
                      AND tries = $4 AND due_at IS NULL";
        Ok(self.execute(named(update, notice).bind(due)).await? == 1)
    }

    /// Takes something as told or come to nothing; false if another server was faster, or it is not what it was.
    pub async fn settle_notice(&self, notice: &DueNotice) -> Result<bool, StoreError> {
        let update = "UPDATE notices SET due_at = NULL WHERE way_id = $1 AND match_id = $2 AND turn = $3 AND tries = $4 \
                      AND due_at IS NOT NULL";
        Ok(self.execute(named(update, notice)).await? == 1)
    }

    /// Notes when something was last sent on a way.
    pub async fn note_told(&self, way: &str, at: Millis) -> Result<(), StoreError> {
        self.execute(query("UPDATE notice_ways SET told_at = $2 WHERE id = $1").bind(way).bind(at)).await.map(drop)
    }

    /// Takes out what concerns matches that are over, and ways that nobody has confirmed since a moment.
    pub async fn clean_notices(&self, unconfirmed: Millis) -> Result<(), StoreError> {
        for over in [
            "DELETE FROM notices WHERE match_id IN (SELECT id FROM matches WHERE finished_at IS NOT NULL)",
            "DELETE FROM notice_matches WHERE match_id IN (SELECT id FROM matches WHERE finished_at IS NOT NULL)",
        ] {
            self.execute(query(over)).await?;
        }
        let old = "DELETE FROM notice_ways WHERE confirmed_at IS NULL AND created_at < $1";
        self.execute(query(old).bind(unconfirmed)).await.map(drop)
    }
}

fn named(sql: &'static str, notice: &DueNotice) -> Statement {
    let of = query(sql).bind(notice.way.id.as_str()).bind(notice.match_id.as_str());
    of.bind(i64::from(notice.turn)).bind(i64::from(notice.tries))
}
