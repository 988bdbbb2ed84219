//! Making a match.

use bots::BotName;
use catalog::AnyGame;
use store::{Creation, GroupId, Header, MatchId, Millis, Occupant, PlayerId, Seating, Seek, Sought, Store, Visibility};

use crate::club::must_be_comparable;
use crate::match_setup::MatchSetup;
use crate::{Config, ServerError, random};

/// Bots are called after animals that have been to space.
const BOT_NAMES: [&str; 8] = ["Laika", "Félicette", "Ham", "Belka", "Strelka", "Enos", "Arabella", "Zond"];

/// The bot that takes a seat when nobody says which.
pub(crate) const USUAL_BOT: BotName = BotName::Thumb;

/// A bot that people may ask for by its name. How long it thinks is not theirs to choose.
pub(crate) fn level(name: &str) -> Result<BotName, ServerError> {
    let known = BotName::ALL.into_iter().find(|bot| bot.to_string() == name);
    known.ok_or_else(|| {
        let names = BotName::ALL.map(|bot| bot.to_string()).join(", ");
        ServerError::Malformed(format!("there is no bot `{name}`: use {names}"))
    })
}

/// How many steps late spectators may see everything.
const DELAY: std::ops::RangeInclusive<u16> = 10..=500;

/// Everything that a new match needs.
pub(crate) struct NewMatch {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) match_setup: MatchSetup,
    pub(crate) visibility: Visibility,
    pub(crate) host: PlayerId,
    pub(crate) seats: Vec<Seating>,
    /// What it is played with, if not what is in the box.
    pub(crate) components: Option<String>,
    pub(crate) rematch_of: Option<MatchId>,
    /// The group whose members alone may sit down.
    pub(crate) group: Option<GroupId>,
}

impl NewMatch {
    /// Creates the match; with every seat taken it begins at once.
    pub(crate) async fn create(self, store: &Store, config: &Config) -> Result<MatchId, ServerError> {
        let header = self.header(config)?;
        let id = header.id.clone();
        let full = self.seats.iter().all(|seating| seating.occupant != Occupant::Open);
        match store.create_match_within(config.quota, header, self.seats).await? {
            Creation::TooMany => return Err(ServerError::TooMany),
            Creation::RematchExists(id) => return Ok(id),
            Creation::Created => {}
        }
        if full {
            store.start_match(&id).await?;
        }
        metrics::counter!("gantry_matches_made_total").increment(1);
        Ok(id)
    }

    /// Creates the match to wait until that moment for whoever looks for the same, unless somebody waits already who was heard of
    /// lately; the id it has then.
    pub(crate) async fn seek(
        self,
        bots_at: Millis,
        gone_before: Millis,
        store: &Store,
        config: &Config,
    ) -> Result<(MatchId, Sought), ServerError> {
        let header = self.header(config)?;
        let kind = format!("{}/{}", header.game, self.seats.len());
        let seek = Seek { kind, bots_at, at: config.clock.now(), gone_before };
        let id = header.id.clone();
        let sought = store.seek(seek, config.quota, header, self.seats).await?;
        if sought == Sought::Waits {
            metrics::counter!("gantry_matches_made_total").increment(1);
        }
        Ok((id, sought))
    }

    /// What is fixed about the match. What cannot be dealt has none.
    fn header(&self, config: &Config) -> Result<Header, ServerError> {
        let facts = self.game.facts();
        self.match_setup.setup.check(facts)?;
        if self.seats.len() != usize::from(self.match_setup.setup.players) {
            return Err(ServerError::Malformed("there are not as many seats as players".into()));
        }
        if let Some(delay) = self.match_setup.delay
            && (facts.cooperative || !DELAY.contains(&delay))
        {
            let (least, most) = (DELAY.start(), DELAY.end());
            return Err(ServerError::Malformed(format!(
                "where people play against each other spectators may see everything {least} to {most} actions late"
            )));
        }
        if self.match_setup.series.is_some() && (facts.cooperative || self.seats.len() < 2) {
            return Err(ServerError::Malformed("a series is for several people who play against each other".into()));
        }
        if self.match_setup.rated {
            must_be_comparable(self)?;
        }
        let seed = config.seeds.next()?;
        self.match_setup.begin(self.game, seed.clone(), self.components.clone())?;
        Ok(Header {
            id: MatchId::new(random::match_id()?),
            game: facts.id.to_owned(),
            rules_version: facts.rules_version,
            setup: serde_json::to_string(&self.match_setup).map_err(|_| ServerError::Broken)?,
            commitment: seed.commitment(),
            seed: store::Seed::new(engine::hex(seed.bytes())),
            components: self.components.clone(),
            visibility: self.visibility,
            created_at: config.clock.now(),
            created_by: self.host.clone(),
            rematch_of: self.rematch_of.clone(),
            group: self.group.clone(),
        })
    }
}

/// A name for a bot that nobody at the table has.
pub(crate) fn bot_name(taken: &[String]) -> String {
    let free = BOT_NAMES.iter().find(|name| !taken.iter().any(|taken| taken == *name));
    (*free.unwrap_or(&BOT_NAMES[0])).to_owned()
}
