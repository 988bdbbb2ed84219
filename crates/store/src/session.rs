//! Sessions: which browser is which player.

use crate::database::query;
use crate::{Millis, Player, PlayerId, Store, StoreError, TokenHash, row};

/// A browser that has proved to be a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Whose it is.
    pub player: Player,
    /// Since when.
    pub started_at: Millis,
    /// When it was last heard of, as far as that was noted.
    pub last_seen: Millis,
    /// Whether the player may not talk.
    pub muted: bool,
    /// Whether the player has claimed their name.
    pub claimed: bool,
}

/// What a session is used by.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SessionKind {
    /// A browser, with a cookie.
    Browser,
    /// A program, with a token.
    Program,
}

/// A session as its player sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionSummary {
    /// Names the session. It tells nothing about its token.
    pub handle: String,
    /// What uses it.
    pub kind: SessionKind,
    /// Which browser or program that is, as far as it said; may be empty.
    pub device: String,
    /// Since when.
    pub started_at: Millis,
    /// When it was last heard of, as far as that was noted.
    pub last_seen: Millis,
}

impl SessionKind {
    fn as_str(self) -> &'static str {
        match self {
            SessionKind::Browser => "browser",
            SessionKind::Program => "program",
        }
    }
}

impl TokenHash {
    /// Names the session of this token for its player.
    #[must_use]
    pub fn handle(&self) -> &str {
        self.as_str().get(..HANDLE).unwrap_or(self.as_str())
    }
}

/// How much of a hash names a session.
const HANDLE: usize = 16;

impl Store {
    /// Begins a session for the browser that holds the token with this hash.
    pub async fn create_session(&self, token: &TokenHash, player: &PlayerId, at: Millis) -> Result<(), StoreError> {
        self.open_session(token, player, SessionKind::Browser, "", at).await
    }

    /// Begins a session for a browser or a program that holds the token with this hash. `device` says which it is.
    pub async fn open_session(
        &self,
        token: &TokenHash,
        player: &PlayerId,
        kind: SessionKind,
        device: &str,
        at: Millis,
    ) -> Result<(), StoreError> {
        let insert = query(
            "INSERT INTO sessions (token_hash, player_id, created_at, last_seen, kind, device) \
             VALUES ($1, $2, $3, $3, $4, $5)",
        )
        .bind(token.as_str())
        .bind(player.as_str())
        .bind(at)
        .bind(kind.as_str())
        .bind(device);
        self.execute(insert).await?;
        Ok(())
    }

    /// The sessions of a player, the one heard of last first.
    pub async fn sessions_of(&self, player: &PlayerId) -> Result<Vec<SessionSummary>, StoreError> {
        let select = query(
            "SELECT token_hash, kind, device, created_at, last_seen FROM sessions WHERE player_id = $1 \
             ORDER BY last_seen DESC, token_hash",
        );
        let summary = |row| {
            Ok(SessionSummary {
                handle: TokenHash::new(row::text(row, "token_hash")?).handle().to_owned(),
                kind: match row::text(row, "kind")?.as_str() {
                    "browser" => SessionKind::Browser,
                    "program" => SessionKind::Program,
                    other => return Err(StoreError::corrupt("sessions.kind", other)),
                },
                device: row::text(row, "device")?,
                started_at: row::millis(row, "created_at")?,
                last_seen: row::millis(row, "last_seen")?,
            })
        };
        select.bind(player.as_str()).fetch_all(self.reads()).await?.iter().map(summary).collect()
    }

    /// Ends a session of a player; false if they have none with this handle.
    pub async fn end_session_of(&self, player: &PlayerId, handle: &str) -> Result<bool, StoreError> {
        let delete =
            query("DELETE FROM sessions WHERE player_id = $1 AND SUBSTR(token_hash, 1, CAST($3 AS INTEGER)) = $2")
                .bind(player.as_str())
                .bind(handle)
                .bind(HANDLE as i64);
        Ok(self.execute(delete).await? > 0)
    }

    /// Ends all sessions of a player but this one; how many there were.
    pub async fn end_other_sessions(&self, player: &PlayerId, kept: &TokenHash) -> Result<u64, StoreError> {
        let delete = query("DELETE FROM sessions WHERE player_id = $1 AND token_hash <> $2");
        self.execute(delete.bind(player.as_str()).bind(kept.as_str())).await
    }

    /// Looks a session up, with its player.
    pub async fn session(&self, token: &TokenHash) -> Result<Option<Session>, StoreError> {
        let found = query(
            "SELECT p.id, p.name, p.preferences, p.created_at, p.muted_at, s.created_at AS started_at, \
             s.last_seen, c.claimed_at FROM sessions s JOIN players p ON p.id = s.player_id \
             LEFT JOIN claims c ON c.player_id = p.id WHERE s.token_hash = $1",
        )
        .bind(token.as_str())
        .fetch_optional(self.reads())
        .await?;
        let Some(row) = found else { return Ok(None) };
        Ok(Some(Session {
            player: Player::from_row(&row)?,
            started_at: row::millis(&row, "started_at")?,
            last_seen: row::millis(&row, "last_seen")?,
            muted: row::optional_number::<i64>(&row, "muted_at")?.is_some(),
            claimed: row::optional_number::<i64>(&row, "claimed_at")?.is_some(),
        }))
    }

    /// Notes that a session was used. Each note is a write: once in some minutes is often enough.
    pub async fn touch_session(&self, token: &TokenHash, at: Millis) -> Result<(), StoreError> {
        // A note that comes late does not set the clock back.
        let update = query("UPDATE sessions SET last_seen = $2 WHERE token_hash = $1 AND last_seen < $2")
            .bind(token.as_str())
            .bind(at);
        self.execute(update).await?;
        Ok(())
    }

    /// Ends a session, if there is one.
    pub async fn end_session(&self, token: &TokenHash) -> Result<(), StoreError> {
        let delete = query("DELETE FROM sessions WHERE token_hash = $1").bind(token.as_str());
        self.execute(delete).await?;
        Ok(())
    }

    /// Ends all sessions that were last seen before this moment; how many there were.
    pub async fn expire_sessions(&self, before: Millis) -> Result<u64, StoreError> {
        self.execute(query("DELETE FROM sessions WHERE last_seen < $1").bind(before)).await
    }
}
