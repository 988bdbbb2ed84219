//! Seats: who sits where.

use crate::database::{Row, Statement, query};
use crate::{MatchId, PlayerId, StoreError, row};

/// A place at the table, as it is taken. Its number is its place in the list of seats, counted from
/// 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// What stands on the name plate.
    pub name: String,
    /// Who sits there.
    pub occupant: Occupant,
}

/// Who sits at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Player {
        /// Who it is.
        id: PlayerId,
        /// The bot that plays while the person is away, if one does. The seat stays the person's.
        stand_in: Option<String>,
    },
    /// A bot, by its name.
    Bot(String),
}

impl Seating {
    /// A place where nobody sits yet.
    #[must_use]
    pub fn open() -> Self {
        Self { name: String::new(), occupant: Occupant::Open }
    }

    /// A place where a person sits.
    pub fn player(id: PlayerId, name: impl Into<String>) -> Self {
        Self { name: name.into(), occupant: Occupant::Player { id, stand_in: None } }
    }

    /// A place where a bot sits.
    pub fn bot(bot: impl Into<String>, name: impl Into<String>) -> Self {
        Self { name: name.into(), occupant: Occupant::Bot(bot.into()) }
    }

    pub(crate) fn from_row(row: &Row) -> Result<Self, StoreError> {
        let occupant = match row::text(row, "kind")?.as_str() {
            "open" => Occupant::Open,
            "player" => Occupant::Player {
                id: row::player_id(row, "player_id")?,
                stand_in: row::optional_text(row, "stand_in")?,
            },
            "bot" => Occupant::Bot(row::text(row, "bot")?),
            other => return Err(StoreError::corrupt("seats.kind", other)),
        };
        Ok(Self { name: row::text(row, "name")?, occupant })
    }

    /// Binds match, seat, kind, player, bot, stand-in and name, in this order.
    pub(crate) fn bind(&self, sql: &'static str, id: &MatchId, seat: u8) -> Statement {
        let (kind, player, bot, stand_in) = match &self.occupant {
            Occupant::Open => ("open", None, None, None),
            Occupant::Player { id, stand_in } => ("player", Some(id.as_str()), None, stand_in.as_deref()),
            Occupant::Bot(bot) => ("bot", None, Some(bot.as_str()), None),
        };
        query(sql)
            .bind(id.as_str())
            .bind(i64::from(seat))
            .bind(kind)
            .bind(player)
            .bind(bot)
            .bind(stand_in)
            .bind(self.name.as_str())
    }

    pub(crate) fn insert(&self, id: &MatchId, seat: u8) -> Statement {
        let sql = "INSERT INTO seats (match_id, seat, kind, player_id, bot, stand_in, name) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        self.bind(sql, id, seat)
    }
}

pub(crate) fn missing(id: &MatchId, seat: u8) -> StoreError {
    StoreError::no("seat", format_args!("{seat} of match {id}"))
}
