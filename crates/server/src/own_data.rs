//! Everything that is kept about a person, for that person.

use serde::Serialize;
use store::{
    MatchId, MatchSummary, Millis, NoticeWay, Page, PlayerId, Rating, Reached, Rung, SessionKind, StoredPasskey,
};
use utoipa::ToSchema;

use crate::ending::stage_code;
use crate::identity::Person;
use crate::{App, ServerError};

/// Everything that is kept about a person. Moments are milliseconds since 1970.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OwnData {
    id: String,
    name: String,
    /// When this name was first used.
    #[schema(minimum = 0)]
    created_at: Millis,
    /// Language, colours, movement, sound, as they were chosen.
    #[schema(value_type = Object)]
    preferences: serde_json::Value,
    /// Since when the name is claimed, if it is.
    #[schema(minimum = 0)]
    claimed_at: Option<Millis>,
    /// What opens the name besides a password.
    passkeys: Vec<OwnPasskey>,
    /// Where and when one is told that it is one's turn.
    notices: OwnNotices,
    sessions: Vec<SessionAnswer>,
    matches: Vec<OwnMatch>,
    /// What one reached in the matches that are over.
    results: Vec<OwnResult>,
    ratings: Vec<OwnRating>,
    /// Invitations sent and got.
    invitations: Vec<OwnInvitation>,
    /// The groups that one belongs to.
    groups: Vec<OwnGroup>,
    /// Invitations to groups, sent and got.
    group_invitations: Vec<OwnGroupInvitation>,
    /// Whether no invitations are taken.
    refuses_invitations: bool,
    /// The names of those of whom no invitations are taken.
    refused: Vec<String>,
    /// Who has asked to look with whose eyes, where this person is one of the two.
    eyes: Vec<OwnPermission>,
    /// Everything said at tables.
    chat: Vec<OwnWords>,
}

/// A passkey of a claimed name.
#[derive(Debug, Serialize, ToSchema)]
struct OwnPasskey {
    label: String,
    #[schema(minimum = 0)]
    created_at: Millis,
    /// When it last opened the name.
    #[schema(minimum = 0)]
    used_at: Option<Millis>,
}

/// Where and when somebody is told.
#[derive(Debug, Serialize, ToSchema)]
struct OwnNotices {
    ways: Vec<OwnWay>,
    /// When, as it was chosen.
    #[schema(value_type = Option<Object>)]
    wishes: Option<serde_json::Value>,
    /// Of which matches otherwise than of all.
    matches: Vec<OwnWish>,
}

/// Where somebody is told.
#[derive(Debug, Serialize, ToSchema)]
struct OwnWay {
    /// `mail`, `push` or `webhook`.
    kind: &'static str,
    address: String,
    #[schema(minimum = 0)]
    created_at: Millis,
    #[schema(minimum = 0)]
    confirmed_at: Option<Millis>,
    /// When something was last sent.
    #[schema(minimum = 0)]
    told_at: Option<Millis>,
}

/// Whether somebody wants to be told of a match.
#[derive(Debug, Serialize, ToSchema)]
struct OwnWish {
    id: String,
    wanted: bool,
}

/// Where somebody is signed in.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SessionAnswer {
    /// Names the session.
    id: String,
    /// `browser` or `program`.
    kind: &'static str,
    /// Which browser or program, as far as it said.
    device: String,
    /// Since when.
    #[schema(minimum = 0)]
    started_at: Millis,
    /// When it was last heard of, to ten minutes.
    #[schema(minimum = 0)]
    last_seen: Millis,
    /// Whether it is the one that asks.
    this: bool,
}

/// A match that somebody sat in or made.
#[derive(Debug, Serialize, ToSchema)]
struct OwnMatch {
    id: String,
    game: String,
    /// `open`, `running`, `over` or `abandoned`.
    state: &'static str,
    #[schema(minimum = 0)]
    created_at: Millis,
    /// The names on the seats.
    seats: Vec<String>,
}

/// What somebody reached in a match.
#[derive(Debug, Serialize, ToSchema)]
struct OwnResult {
    /// The id of the match.
    at_match: String,
    place: u8,
    won: bool,
    score: i32,
    /// By how much it changed the rating, in millionths of a point.
    rating_change: Option<i64>,
}

/// How strong somebody is thought to be, in millionths of a point.
#[derive(Debug, Serialize, ToSchema)]
struct OwnRating {
    /// Game, edition and number of players.
    pool: String,
    points: i64,
    uncertainty: i64,
    matches: u32,
}

/// An invitation that somebody has sent or got.
#[derive(Debug, Serialize, ToSchema)]
struct OwnInvitation {
    /// The id of the match.
    at_match: String,
    /// Who invited.
    from: String,
    /// Who was invited.
    to: String,
    #[schema(minimum = 0)]
    at: Millis,
    /// Whether it was declined.
    declined: bool,
}

/// A group that somebody belongs to.
#[derive(Debug, Serialize, ToSchema)]
struct OwnGroup {
    id: String,
    name: String,
    /// `founder`, `keeper` or `member`.
    standing: &'static str,
    #[schema(minimum = 0)]
    joined_at: Millis,
}

/// An invitation to a group that somebody has sent or got.
#[derive(Debug, Serialize, ToSchema)]
struct OwnGroupInvitation {
    /// What the group is called.
    to_group: String,
    /// Who invited.
    from: String,
    /// Who was invited.
    to: String,
    #[schema(minimum = 0)]
    at: Millis,
    /// Whether it was declined.
    declined: bool,
}

/// Somebody asked to look at a match with somebody's eyes.
#[derive(Debug, Serialize, ToSchema)]
struct OwnPermission {
    /// The id of the match.
    at_match: String,
    /// Who was asked.
    of: String,
    /// Who asked.
    by: String,
    /// `asked`, `given` or `refused`.
    permission: &'static str,
}

/// Something that somebody said.
#[derive(Debug, Serialize, ToSchema)]
struct OwnWords {
    /// The id of the match.
    at_match: String,
    text: String,
    #[schema(minimum = 0)]
    at: Millis,
}

impl OwnResult {
    fn of(reached: Reached) -> Self {
        let Reached { id, place, won, score, change, .. } = reached;
        OwnResult { at_match: id.to_string(), place, won, score, rating_change: change }
    }
}

impl OwnRating {
    fn of(rung: Rung) -> Self {
        let Rating { points, uncertainty } = rung.rating;
        OwnRating { pool: rung.pool, points, uncertainty, matches: rung.matches }
    }
}

impl OwnInvitation {
    fn of(kept: store::KeptInvitation) -> Self {
        let store::KeptInvitation { id, host, player, at, declined } = kept;
        OwnInvitation { at_match: id.to_string(), from: host, to: player, at, declined }
    }
}

impl OwnGroup {
    fn of(kept: store::Membership) -> Self {
        let store::Membership { id, name, standing, joined_at } = kept;
        OwnGroup { id: id.to_string(), name, standing: standing.as_str(), joined_at }
    }
}

impl OwnGroupInvitation {
    fn of(kept: store::KeptGroupInvitation) -> Self {
        let store::KeptGroupInvitation { name, host, player, at, declined } = kept;
        OwnGroupInvitation { to_group: name, from: host, to: player, at, declined }
    }
}

impl OwnNotices {
    async fn of(app: &App, player: &PlayerId) -> Result<Self, ServerError> {
        let way = |way: NoticeWay| OwnWay {
            kind: way.kind.as_str(),
            address: way.address,
            created_at: way.created_at,
            confirmed_at: way.confirmed_at,
            told_at: way.told_at,
        };
        let wish = |(id, wanted): (MatchId, bool)| OwnWish { id: id.to_string(), wanted };
        let wishes = app.store.notice_wishes(player).await?;
        Ok(OwnNotices {
            ways: app.store.ways_of(player).await?.into_iter().map(way).collect(),
            wishes: wishes.and_then(|wishes| serde_json::from_str(&wishes).ok()),
            matches: app.store.notice_matches(player).await?.into_iter().map(wish).collect(),
        })
    }
}

impl OwnPasskey {
    fn of(key: StoredPasskey) -> Self {
        OwnPasskey { label: key.label, created_at: key.created_at, used_at: key.used_at }
    }
}

impl OwnPermission {
    fn of(kept: store::KeptPermission) -> Self {
        let permission = kept.permission.as_str();
        OwnPermission { at_match: kept.id.to_string(), of: kept.owner, by: kept.player, permission }
    }
}

impl OwnMatch {
    fn of(found: MatchSummary) -> Self {
        OwnMatch {
            id: found.id.to_string(),
            game: found.game,
            state: stage_code(&found.state),
            created_at: found.created_at,
            seats: found.seats.into_iter().map(|seating| seating.name).collect(),
        }
    }
}

/// Where a person is signed in; `this` is the handle of the session that asks.
pub(crate) async fn sessions(
    app: &App,
    person: &Person,
    this: Option<&str>,
) -> Result<Vec<SessionAnswer>, ServerError> {
    let answer = |session: store::SessionSummary| SessionAnswer {
        kind: match session.kind {
            SessionKind::Browser => "browser",
            SessionKind::Program => "program",
        },
        this: this == Some(session.handle.as_str()),
        id: session.handle,
        device: session.device,
        started_at: session.started_at,
        last_seen: session.last_seen,
    };
    Ok(app.sessions.all_of(&person.id).await?.into_iter().map(answer).collect())
}

impl OwnData {
    /// What is kept about this person.
    pub(crate) async fn of(app: &App, person: &Person) -> Result<Self, ServerError> {
        let player = app.store.player(&person.id).await?.ok_or(ServerError::Nobody)?;
        let all = Page::first(u32::MAX);
        let mut matches = app.store.current_matches(&person.id, all).await?;
        matches.extend(app.store.past_matches(&person.id, all).await?);
        let said = app.store.said_by(&person.id).await?;
        let words = |said: store::Said| OwnWords { at_match: said.id.to_string(), text: said.text, at: said.at };
        Ok(OwnData {
            id: player.id.to_string(),
            name: player.name,
            created_at: player.created_at,
            preferences: serde_json::from_str(&player.preferences).unwrap_or_default(),
            claimed_at: app.store.claim_of(&person.id).await?.map(|claim| claim.claimed_at),
            passkeys: app.store.passkeys_of(&person.id).await?.into_iter().map(OwnPasskey::of).collect(),
            notices: OwnNotices::of(app, &person.id).await?,
            sessions: sessions(app, person, None).await?,
            matches: matches.into_iter().map(OwnMatch::of).collect(),
            results: app.store.all_reached(&person.id).await?.into_iter().map(OwnResult::of).collect(),
            ratings: app.store.ratings_of(&person.id).await?.into_iter().map(OwnRating::of).collect(),
            invitations: app.store.kept_invitations(&person.id).await?.into_iter().map(OwnInvitation::of).collect(),
            groups: app.store.memberships(&person.id).await?.into_iter().map(OwnGroup::of).collect(),
            group_invitations: {
                let kept = app.store.kept_group_invitations(&person.id).await?;
                kept.into_iter().map(OwnGroupInvitation::of).collect()
            },
            refuses_invitations: app.store.refuses_all(&person.id).await?,
            refused: app.store.refused(&person.id).await?.into_iter().map(|refused| refused.name).collect(),
            eyes: app.store.kept_permissions(&person.id).await?.into_iter().map(OwnPermission::of).collect(),
            chat: said.into_iter().map(words).collect(),
        })
    }
}
