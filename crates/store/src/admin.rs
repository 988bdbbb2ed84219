//! What administrators do. Each deed is done and noted in one go; a running server reads the notes and follows.

use crate::change::Undo;
use crate::database::{Connection, Row, query};
use crate::people::forget;
use crate::{GroupId, MatchId, Millis, PlayerId, SecretHash, Store, StoreError, row};

/// Something that an administrator does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdminDeed {
    /// A player gets another name, at all tables; with the name as it is compared.
    Rename(PlayerId, String, String),
    /// A player may not talk, or again.
    Mute(PlayerId, bool),
    /// A player may not come, or again.
    Ban(PlayerId, bool),
    /// A player's sessions end.
    EndSessions(PlayerId),
    /// A player is forgotten.
    DeletePlayer(PlayerId),
    /// A match that is open or running ends without a result.
    CloseMatch(MatchId),
    /// A match is forgotten.
    DeleteMatch(MatchId),
    /// A group is no more.
    DissolveGroup(GroupId),
    /// Everybody is told something, or nothing any more.
    Announce(Option<String>),
}

/// What is noted of a deed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdminNote {
    /// Counts from 1.
    pub n: u32,
    /// When.
    pub at: Millis,
    /// What was done, in a word.
    pub deed: String,
    /// To which player, match or group.
    pub whom: String,
    /// What else there is to say.
    pub detail: String,
    /// The matches that it concerns.
    pub matches: Vec<MatchId>,
}

/// What a key opens.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum AdminKey {
    /// The administrators' page, once.
    Link,
    /// The administrators' page, for a while.
    Session,
}

impl AdminKey {
    fn as_str(self) -> &'static str {
        match self {
            AdminKey::Link => "link",
            AdminKey::Session => "session",
        }
    }
}

impl AdminDeed {
    /// It in a word, whom it is done to, and what else there is to say.
    fn told(&self) -> (&'static str, String, &str) {
        match self {
            AdminDeed::Rename(player, name, _) => ("rename", player.to_string(), name),
            AdminDeed::Mute(player, on) => (if *on { "mute" } else { "unmute" }, player.to_string(), ""),
            AdminDeed::Ban(player, on) => (if *on { "ban" } else { "unban" }, player.to_string(), ""),
            AdminDeed::EndSessions(player) => ("end-sessions", player.to_string(), ""),
            AdminDeed::DeletePlayer(player) => ("delete-player", player.to_string(), ""),
            AdminDeed::CloseMatch(id) => ("close-match", id.to_string(), ""),
            AdminDeed::DeleteMatch(id) => ("delete-match", id.to_string(), ""),
            AdminDeed::DissolveGroup(id) => ("dissolve-group", id.to_string(), ""),
            AdminDeed::Announce(Some(text)) => ("announce", String::new(), text),
            AdminDeed::Announce(None) => ("announce-nothing", String::new(), ""),
        }
    }

    async fn done(&self, db: &mut Connection, at: Millis) -> Result<Vec<MatchId>, StoreError> {
        match self {
            AdminDeed::Rename(player, name, folded) => rename(db, player, name, folded).await,
            AdminDeed::Mute(player, on) => {
                let sql = "UPDATE players SET muted_at = $2 WHERE id = $1";
                set_moment(db, sql, player, on.then_some(at)).await?;
                Ok(Vec::new())
            }
            AdminDeed::Ban(player, on) => {
                let sql = "UPDATE players SET banned_at = $2 WHERE id = $1";
                set_moment(db, sql, player, on.then_some(at)).await?;
                if *on { end_sessions(db, player).await } else { Ok(Vec::new()) }
            }
            AdminDeed::EndSessions(player) => end_sessions(db, player).await,
            AdminDeed::DeletePlayer(player) => forget(db, player, at).await,
            AdminDeed::CloseMatch(id) => close(db, id, at).await,
            AdminDeed::DeleteMatch(id) => delete(db, id).await,
            AdminDeed::DissolveGroup(id) => dissolve_group(db, id).await,
            AdminDeed::Announce(text) => announce(db, text.as_deref(), at).await,
        }
    }
}

impl AdminNote {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            n: row::number(row, "n")?,
            at: row::millis(row, "at_ms")?,
            deed: row::text(row, "deed")?,
            whom: row::text(row, "whom")?,
            detail: row::text(row, "detail")?,
            matches: row::text(row, "matches")?.split_whitespace().map(MatchId::new).collect(),
        })
    }
}

impl Store {
    /// Does something for a host and notes it.
    pub async fn administer(&self, deed: AdminDeed, at: Millis) -> Result<(), StoreError> {
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                let matches = deed.done(db, at).await?;
                let (word, whom, detail) = deed.told();
                let ids: Vec<&str> = matches.iter().map(MatchId::as_str).collect();
                let note = query(
                    "INSERT INTO admin_log (n, at_ms, deed, whom, detail, matches) \
                     SELECT COALESCE(MAX(n) + 1, 1), $1, $2, $3, $4, $5 FROM admin_log WHERE TRUE ON CONFLICT DO NOTHING",
                );
                let note = note.bind(at).bind(word).bind(whom).bind(detail).bind(ids.join(" "));
                // Where another server was faster, the next number is tried.
                while note.clone().execute(&mut *db).await? == 0 {}
                Ok(())
            })
        })
        .await
    }

    /// What administrators did after this note, in order.
    pub async fn admin_notes(&self, after: u32) -> Result<Vec<AdminNote>, StoreError> {
        let select = query("SELECT n, at_ms, deed, whom, detail, matches FROM admin_log WHERE n > $1 ORDER BY n");
        select.bind(i64::from(after)).fetch_all(self.reads()).await?.iter().map(AdminNote::from_row).collect()
    }

    /// The number of the last note; 0 without one.
    pub async fn last_admin_note(&self) -> Result<u32, StoreError> {
        row::number(&query("SELECT COALESCE(MAX(n), 0) AS n FROM admin_log").fetch_one(self.reads()).await?, "n")
    }

    /// What everybody is told now.
    pub async fn announcement(&self) -> Result<Option<String>, StoreError> {
        let found = query("SELECT line FROM announcements ORDER BY n LIMIT 1").fetch_optional(self.reads()).await?;
        found.map(|row| row::text(&row, "line")).transpose()
    }

    /// Adds a key to the administrators' page until a moment.
    pub async fn add_admin_key(&self, key: &SecretHash, kind: AdminKey, until: Millis) -> Result<(), StoreError> {
        let insert = query("INSERT INTO admin_keys (hash, kind, expires_at) VALUES ($1, $2, $3)");
        self.execute(insert.bind(key.as_str().to_owned()).bind(kind.as_str()).bind(until)).await?;
        Ok(())
    }

    /// Uses up a link; whether it was good.
    pub async fn use_admin_link(&self, key: &SecretHash, at: Millis) -> Result<bool, StoreError> {
        let delete = query("DELETE FROM admin_keys WHERE hash = $1 AND kind = 'link' AND expires_at > $2");
        Ok(self.execute(delete.bind(key.as_str().to_owned()).bind(at)).await? == 1)
    }

    /// Whether this opens the administrators' page now.
    pub async fn is_admin(&self, key: &SecretHash, at: Millis) -> Result<bool, StoreError> {
        let select = query("SELECT 1 FROM admin_keys WHERE hash = $1 AND kind = 'session' AND expires_at > $2");
        Ok(select.bind(key.as_str()).bind(at).fetch_optional(self.reads()).await?.is_some())
    }

    /// Ends a way into the administrators' page, and all that are too old.
    pub async fn end_admin_key(&self, key: &SecretHash, at: Millis) -> Result<(), StoreError> {
        let delete = query("DELETE FROM admin_keys WHERE hash = $1 OR expires_at <= $2");
        self.execute(delete.bind(key.as_str().to_owned()).bind(at)).await?;
        Ok(())
    }
}

async fn set_moment(
    db: &mut Connection,
    sql: &'static str,
    player: &PlayerId,
    moment: Option<Millis>,
) -> Result<(), StoreError> {
    match query(sql).bind(player.as_str()).bind(moment).execute(db).await? {
        0 => Err(StoreError::no("player", player)),
        _ => Ok(()),
    }
}

async fn end_sessions(db: &mut Connection, player: &PlayerId) -> Result<Vec<MatchId>, StoreError> {
    let known = query("UPDATE players SET recovery_hash = NULL WHERE id = $1").bind(player.as_str());
    if known.execute(&mut *db).await? == 0 {
        return Err(StoreError::no("player", player));
    }
    query("DELETE FROM sessions WHERE player_id = $1").bind(player.as_str()).execute(db).await?;
    Ok(Vec::new())
}

async fn rename(db: &mut Connection, player: &PlayerId, name: &str, folded: &str) -> Result<Vec<MatchId>, StoreError> {
    if !crate::names::move_claim(db, player, folded).await? {
        return Err(StoreError::AlreadyExists(format!("somebody else has claimed the name {name}")));
    }
    let changes = [
        "UPDATE players SET name = $2 WHERE id = $1",
        "UPDATE seats SET name = $2 WHERE player_id = $1",
        "UPDATE chat SET name = $2 WHERE player_id = $1",
    ];
    for (index, sql) in changes.into_iter().enumerate() {
        let changed = query(sql).bind(player.as_str()).bind(name).execute(&mut *db).await?;
        if index == 0 && changed == 0 {
            return Err(StoreError::no("player", player));
        }
    }
    crate::people::matches_with(db, player).await
}

async fn close(db: &mut Connection, id: &MatchId, at: Millis) -> Result<Vec<MatchId>, StoreError> {
    let update = query(
        "UPDATE matches SET state = 'abandoned', finished_at = $2 WHERE id = $1 AND state IN ('open', 'running')",
    );
    match update.bind(id.as_str()).bind(at).execute(db).await? {
        0 => Err(StoreError::no("open or running match", id)),
        _ => Ok(vec![id.clone()]),
    }
}

async fn delete(db: &mut Connection, id: &MatchId) -> Result<Vec<MatchId>, StoreError> {
    for sql in [
        "UPDATE matches SET rematch_of = NULL WHERE rematch_of = $1",
        "DELETE FROM actions WHERE match_id = $1",
        "DELETE FROM chat WHERE match_id = $1",
        "DELETE FROM seats WHERE match_id = $1",
        "DELETE FROM reviews WHERE match_id = $1",
        "DELETE FROM seeks WHERE match_id = $1",
        "DELETE FROM invitations WHERE match_id = $1",
        "DELETE FROM eyes WHERE match_id = $1",
        "DELETE FROM result_seats WHERE match_id = $1",
        "DELETE FROM results WHERE match_id = $1",
    ] {
        query(sql).bind(id.as_str()).execute(&mut *db).await?;
    }
    match query("DELETE FROM matches WHERE id = $1").bind(id.as_str()).execute(db).await? {
        0 => Err(StoreError::no("match", id)),
        _ => Ok(vec![id.clone()]),
    }
}

async fn dissolve_group(db: &mut Connection, id: &GroupId) -> Result<Vec<MatchId>, StoreError> {
    crate::group_changes::dissolve(db, id).await?.ok_or_else(|| StoreError::no("group", id))
}

async fn announce(db: &mut Connection, text: Option<&str>, at: Millis) -> Result<Vec<MatchId>, StoreError> {
    query("DELETE FROM announcements").execute(&mut *db).await?;
    if let Some(text) = text {
        let insert = query("INSERT INTO announcements (n, line, at_ms) VALUES (1, $1, $2)");
        insert.bind(text).bind(at).execute(db).await?;
    }
    Ok(Vec::new())
}
