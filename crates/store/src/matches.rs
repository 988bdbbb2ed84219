//! Matches: made, loaded, started and ended.

use crate::change::Undo;
use crate::database::{Connection, Row, query};
use crate::{Entry, GroupId, MatchId, Millis, Occupant, PlayerId, Seating, Seed, Store, StoreError, action, row};

/// The number of a seat is a `u8`.
const MOST_SEATS: usize = u8::MAX as usize;

/// What is fixed when a match is made. Only the version of the rules can change later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Names the match for ever.
    pub id: MatchId,
    /// The id of the game.
    pub game: String,
    /// The version of the rules that it is played with; see [`Store::change_rules`].
    pub rules_version: u32,
    /// The number of players and the options, as JSON.
    pub setup: String,
    /// What chance will do.
    pub seed: Seed,
    /// The published hash of the seed, in hex.
    pub commitment: String,
    /// The box, where it is not the published one.
    pub components: Option<String>,
    /// Who finds it.
    pub visibility: Visibility,
    /// When it was made.
    pub created_at: Millis,
    /// Who made it.
    pub created_by: PlayerId,
    /// The match that it is the rematch of.
    pub rematch_of: Option<MatchId>,
    /// The group whose members alone may sit down there.
    pub group: Option<GroupId>,
}

/// Who finds a match.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// Everybody: it is in the list of open matches.
    Public,
    /// Whoever has the link.
    Link,
}

/// How far a match has come. The result is JSON here; who knows what it means reads it with [`MatchState::read`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchState<R = String> {
    /// It waits for players.
    Open,
    /// It is being played.
    Running,
    /// It was played to its end.
    Finished {
        /// The outcome.
        result: R,
        /// When it ended.
        at: Millis,
    },
    /// It was given up.
    Abandoned {
        /// When that was.
        at: Millis,
    },
}

/// A match with everything that is needed to go on with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMatch {
    /// What was fixed when it was made.
    pub header: Header,
    /// Since when it has been played under which later version of the rules, as JSON, if that has changed.
    pub rules_changes: Option<String>,
    /// How far it has come.
    pub state: MatchState,
    /// The match that is its rematch.
    pub rematch: Option<MatchId>,
    /// Who sits where; the index is the number of the seat.
    pub seats: Vec<Seating>,
    /// What was done; the index is the sequence number.
    pub actions: Vec<Entry>,
}

/// How many matches one player may have.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Quota {
    /// That they made and that wait for players.
    pub open: u32,
    /// That they made or sit in and that are being played.
    pub running: u32,
}

/// What came of making a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Creation {
    /// It is there, and open.
    Created,
    /// Whoever makes it has as many as they may, so nothing was made.
    TooMany,
    /// Its predecessor has this rematch already, so nothing was made: join that one.
    RematchExists(MatchId),
}

impl Visibility {
    fn as_str(self) -> &'static str {
        match self {
            Visibility::Public => "public",
            Visibility::Link => "link",
        }
    }

    fn from_row(row: &Row) -> Result<Self, StoreError> {
        match row::text(row, "visibility")?.as_str() {
            "public" => Ok(Visibility::Public),
            "link" => Ok(Visibility::Link),
            other => Err(StoreError::corrupt("matches.visibility", other)),
        }
    }
}

impl<R> MatchState<R> {
    /// The same state with its result read.
    pub fn read<T, E>(self, read: impl FnOnce(R) -> Result<T, E>) -> Result<MatchState<T>, E> {
        Ok(match self {
            MatchState::Open => MatchState::Open,
            MatchState::Running => MatchState::Running,
            MatchState::Finished { result, at } => MatchState::Finished { result: read(result)?, at },
            MatchState::Abandoned { at } => MatchState::Abandoned { at },
        })
    }
}

impl MatchState {
    pub(crate) fn from_row(row: &Row) -> Result<Self, StoreError> {
        match row::text(row, "state")?.as_str() {
            "open" => Ok(MatchState::Open),
            "running" => Ok(MatchState::Running),
            "finished" => {
                Ok(MatchState::Finished { result: row::text(row, "result")?, at: row::millis(row, "finished_at")? })
            }
            "abandoned" => Ok(MatchState::Abandoned { at: row::millis(row, "finished_at")? }),
            other => Err(StoreError::corrupt("matches.state", other)),
        }
    }
}

impl Header {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row::match_id(row, "id")?,
            game: row::text(row, "game")?,
            rules_version: row::number(row, "rules_version")?,
            setup: row::text(row, "setup")?,
            seed: Seed::new(row::text(row, "seed")?),
            commitment: row::text(row, "commitment")?,
            components: row::optional_text(row, "components")?,
            visibility: Visibility::from_row(row)?,
            created_at: row::millis(row, "created_at")?,
            created_by: row::player_id(row, "created_by")?,
            rematch_of: row::optional_match_id(row, "rematch_of")?,
            group: row::optional_group_id(row, "group_id")?,
        })
    }
}

impl Store {
    /// Makes an open match with its seats, in this order. A match has at most one rematch: of
    /// several made at once the database keeps one, and the others are told which.
    pub async fn create_match(&self, header: Header, seats: Vec<Seating>) -> Result<Creation, StoreError> {
        let quota = Quota { open: u32::MAX, running: u32::MAX };
        self.create_match_within(quota, header, seats).await
    }

    /// The same for somebody who may have only so many.
    pub async fn create_match_within(
        &self,
        quota: Quota,
        header: Header,
        seats: Vec<Seating>,
    ) -> Result<Creation, StoreError> {
        if seats.is_empty() || seats.len() > MOST_SEATS {
            return Err(StoreError::Invalid("a match has between one and 255 seats"));
        }
        self.write(Undo::Savepoint, move |db| {
            Box::pin(async move {
                if has_too_many(db, quota, &header, &seats).await? {
                    return Ok(Creation::TooMany);
                }
                create(db, &header, &seats).await
            })
        })
        .await
    }

    /// Loads a match as it was at one moment.
    pub async fn load_match(&self, id: &MatchId) -> Result<Option<StoredMatch>, StoreError> {
        self.load_match_from(id, 0).await
    }

    /// Loads a match as it was at one moment, of its actions only those from this sequence number on.
    pub async fn load_match_from(&self, id: &MatchId, from: u32) -> Result<Option<StoredMatch>, StoreError> {
        // Once more where nobody has answered: reading twice does no harm.
        match Box::pin(self.load_at_once(id, from)).await {
            Err(StoreError::Away(_)) => Box::pin(self.load_at_once(id, from)).await,
            outcome => outcome,
        }
    }

    async fn load_at_once(&self, id: &MatchId, from: u32) -> Result<Option<StoredMatch>, StoreError> {
        let mut db = self.reads().snapshot().await?;
        let found = query(
            "SELECT m.id, m.game, m.rules_version, m.rules_changes, m.setup, m.seed, m.commitment, m.components, \
             m.visibility, m.created_at, m.created_by, m.rematch_of, m.group_id, m.state, m.result, \
             m.finished_at, r.id AS rematch \
             FROM matches m LEFT JOIN matches r ON r.rematch_of = m.id WHERE m.id = $1",
        )
        .bind(id.as_str())
        .fetch_optional(&mut db)
        .await?;
        let Some(row) = found else { return Ok(None) };
        Ok(Some(StoredMatch {
            header: Header::from_row(&row)?,
            rules_changes: row::optional_text(&row, "rules_changes")?,
            state: MatchState::from_row(&row)?,
            rematch: row::optional_match_id(&row, "rematch")?,
            seats: seats(&mut db, id).await?,
            actions: action::read(&mut db, id, from).await?,
        }))
    }

    /// Lets a match go on under another version of its rules than `from`; false if it was not played under that one.
    /// `changes` tells of this and all earlier changes, as JSON.
    pub async fn change_rules(&self, id: &MatchId, from: u32, to: u32, changes: &str) -> Result<bool, StoreError> {
        let change =
            query("UPDATE matches SET rules_version = $3, rules_changes = $4 WHERE id = $1 AND rules_version = $2")
                .bind(id.as_str())
                .bind(i64::from(from))
                .bind(i64::from(to))
                .bind(changes);
        Ok(self.execute(change).await? == 1)
    }

    /// Lets an open match begin that nobody else knows of yet; false if it was not open.
    pub async fn start_match(&self, id: &MatchId) -> Result<bool, StoreError> {
        let start = query("UPDATE matches SET state = 'running' WHERE id = $1 AND state = 'open'").bind(id.as_str());
        Ok(self.execute(start).await? == 1)
    }

    /// Gives a match up that is open or running; false if it was neither.
    pub async fn abandon_match(&self, id: &MatchId, at: Millis) -> Result<bool, StoreError> {
        let abandon = query(
            "UPDATE matches SET state = 'abandoned', finished_at = $2 \
             WHERE id = $1 AND state IN ('open', 'running')",
        )
        .bind(id.as_str())
        .bind(at);
        Ok(self.execute(abandon).await? == 1)
    }
}

/// Counts the matches that a player made and that wait for players.
const OPEN_OF: &str = "SELECT COUNT(*) AS n FROM matches WHERE created_by = $1 AND state = 'open'";

/// Counts the matches that a player made or sits in and that are being played, or are about to be: nobody is missing.
const RUNNING_OF: &str = "SELECT COUNT(*) AS n FROM matches m WHERE m.state IN ('open', 'running') \
     AND (m.created_by = $1 OR m.id IN (SELECT match_id FROM seats WHERE player_id = $1)) \
     AND (m.state = 'running' OR NOT EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.kind = 'open'))";

/// Whether a player has so many matches already. Of several servers that count for the same player, one waits for the other.
async fn has_reached(
    db: &mut Connection,
    most: u32,
    count: &'static str,
    player: &PlayerId,
) -> Result<bool, StoreError> {
    if most == u32::MAX {
        return Ok(false);
    }
    query("UPDATE players SET name = name WHERE id = $1").bind(player.as_str()).execute(&mut *db).await?;
    let number: u32 = row::number(&query(count).bind(player.as_str()).fetch_one(db).await?, "n")?;
    Ok(number >= most)
}

/// Whether whoever makes this match has as many as they may.
pub(crate) async fn has_too_many(
    db: &mut Connection,
    quota: Quota,
    header: &Header,
    seats: &[Seating],
) -> Result<bool, StoreError> {
    let waits = seats.iter().any(|seating| seating.occupant == Occupant::Open);
    let (most, count) = if waits { (quota.open, OPEN_OF) } else { (quota.running, RUNNING_OF) };
    has_reached(db, most, count, &header.created_by).await
}

/// Whether a player has so many matches already that are being played.
pub(crate) async fn plays_too_many(db: &mut Connection, most: u32, player: &PlayerId) -> Result<bool, StoreError> {
    has_reached(db, most, RUNNING_OF, player).await
}

pub(crate) async fn create(db: &mut Connection, header: &Header, seats: &[Seating]) -> Result<Creation, StoreError> {
    let insert = query(
        "INSERT INTO matches (id, game, rules_version, setup, seed, commitment, components, \
         visibility, created_at, created_by, rematch_of, group_id, state) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, (SELECT id FROM play_groups WHERE id = $12), 'open') \
         ON CONFLICT (rematch_of) DO NOTHING",
    )
    .bind(header.id.as_str())
    .bind(header.game.as_str())
    .bind(i64::from(header.rules_version))
    .bind(header.setup.as_str())
    .bind(header.seed.as_str())
    .bind(header.commitment.as_str())
    .bind(header.components.as_deref())
    .bind(header.visibility.as_str())
    .bind(header.created_at)
    .bind(header.created_by.as_str())
    .bind(header.rematch_of.as_ref().map(MatchId::as_str))
    .bind(header.group.as_ref().map(GroupId::as_str));
    if insert.execute(&mut *db).await? == 0 {
        return rematch_of(db, header).await;
    }
    for (seat, seating) in (0..).zip(seats) {
        seating.insert(&header.id, seat).execute(&mut *db).await?;
    }
    Ok(Creation::Created)
}

async fn rematch_of(db: &mut Connection, header: &Header) -> Result<Creation, StoreError> {
    let row = query("SELECT id FROM matches WHERE rematch_of = $1")
        .bind(header.rematch_of.as_ref().map(MatchId::as_str))
        .fetch_one(db)
        .await?;
    Ok(Creation::RematchExists(row::match_id(&row, "id")?))
}

/// Who sits where.
pub(crate) async fn seats(db: &mut Connection, id: &MatchId) -> Result<Vec<Seating>, StoreError> {
    query("SELECT kind, player_id, bot, stand_in, name FROM seats WHERE match_id = $1 ORDER BY seat")
        .bind(id.as_str())
        .fetch_all(db)
        .await?
        .iter()
        .map(Seating::from_row)
        .collect()
}
