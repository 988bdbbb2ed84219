//! Sessions: a token stands for a player; the store keeps only its hash.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use narration::Language;
use store::{Millis, Player, PlayerId, SecretHash, Store, TokenHash};

use super::Preferences;
use crate::plain_text::plain_text;
use crate::room::Asker;
use crate::{ServerError, random};

/// How many sessions are remembered; then we forget all and ask the store again.
const REMEMBERED: usize = 20_000;

/// How often a session that is used is noted.
const NOTED: Millis = 3_600_000;

/// The longest name, in characters.
const NAME: usize = 24;

/// Somebody we know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    pub(crate) id: PlayerId,
    pub(crate) name: String,
    pub(crate) preferences: Preferences,
}

impl Person {
    fn of(player: Player) -> Self {
        Person { preferences: Preferences::parse(&player.preferences), id: player.id, name: player.name }
    }

    pub(crate) fn asker(&self) -> Asker {
        Asker { id: self.id.clone(), name: self.name.clone() }
    }
}

/// Somebody who was here, and when that was last noted.
struct Known {
    person: Person,
    noted: Millis,
}

/// The sessions of all who are here, in the store, with a memory in front.
pub(crate) struct Sessions {
    store: Store,
    known: Mutex<HashMap<TokenHash, Known>>,
}

impl Sessions {
    pub(crate) fn new(store: Store) -> Self {
        Sessions { store, known: Mutex::default() }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<TokenHash, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whose token this is.
    pub(crate) async fn find(&self, token: &str) -> Result<Option<Person>, ServerError> {
        let (hash, now) = (TokenHash::new(random::hash(token)), random::now());
        if let Some(person) = self.remembered(&hash, now) {
            return Ok(Some(person));
        }
        let Some(session) = self.store.session(&hash).await? else {
            self.known().remove(&hash);
            return Ok(None);
        };
        if now - session.last_seen > NOTED {
            self.store.touch_session(&hash, now).await?;
        }
        let person = Person::of(session.player);
        let mut known = self.known();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(hash, Known { person: person.clone(), noted: now });
        Ok(Some(person))
    }

    /// Whose token this is, if that is known and was noted not long ago.
    fn remembered(&self, hash: &TokenHash, now: Millis) -> Option<Person> {
        self.known().get(hash).filter(|known| now - known.noted <= NOTED).map(|known| known.person.clone())
    }

    /// Forgets what was remembered of a player, so that the store is asked again.
    pub(crate) fn forget(&self, player: &PlayerId) {
        self.known().retain(|_, known| known.person.id != *player);
    }

    /// A new guest, and the token that stands for them.
    pub(crate) async fn guest(
        &self,
        name: Option<&str>,
        language: Option<Language>,
    ) -> Result<(Person, String), ServerError> {
        let name = match name {
            Some(name) => check_name(name)?,
            None => format!("Pilot {}", 100 + u16::from_le_bytes(random::bytes()?) % 900),
        };
        let preferences = Preferences { language, ..Preferences::default() };
        let id = PlayerId::new(random::player_id()?);
        let player = Player { id, name, preferences: preferences.to_json(), created_at: random::now() };
        self.store.create_player(player.clone(), None).await?;
        let token = self.begin(&player.id).await?;
        Ok((Person::of(player), token))
    }

    async fn begin(&self, player: &PlayerId) -> Result<String, ServerError> {
        let token = random::secret()?;
        self.store.create_session(&TokenHash::new(random::hash(&token)), player, random::now()).await?;
        Ok(token)
    }

    /// A new secret with which this person gets back in from another device; older ones open nothing any more.
    pub(crate) async fn recovery(&self, person: &Person) -> Result<String, ServerError> {
        let secret = random::secret()?;
        self.store.set_recovery(&person.id, &SecretHash::new(random::hash(&secret))).await?;
        Ok(secret)
    }

    /// A session for whoever holds the recovery secret.
    pub(crate) async fn recover(&self, secret: &str) -> Result<String, ServerError> {
        let player = self.store.recover_player(&SecretHash::new(random::hash(secret))).await?;
        let player = player.ok_or(ServerError::NotFound)?;
        self.begin(&player.id).await
    }

    /// Keeps what a person changed about themselves.
    pub(crate) async fn change(
        &self,
        person: &Person,
        name: &str,
        preferences: Preferences,
    ) -> Result<(), ServerError> {
        let name = check_name(name)?;
        if name != person.name {
            self.store.rename_player(&person.id, &name).await?;
        }
        if preferences != person.preferences {
            self.store.set_preferences(&person.id, &preferences.to_json()).await?;
        }
        // A person can have several sessions.
        for Known { person: known, .. } in self.known().values_mut().filter(|known| known.person.id == person.id) {
            known.name.clone_from(&name);
            known.preferences = preferences;
        }
        Ok(())
    }

    /// Ends the session of this token.
    pub(crate) async fn end(&self, token: &str) -> Result<(), ServerError> {
        let hash = TokenHash::new(random::hash(token));
        self.known().remove(&hash);
        Ok(self.store.end_session(&hash).await?)
    }
}

/// A name as it is shown: without needless spaces and invisible signs, and not too long.
pub(crate) fn check_name(name: &str) -> Result<String, ServerError> {
    let name = plain_text(name);
    match name.chars().count() {
        0 => Err(ServerError::NotNow(engine::phrase!("ui-name-empty"))),
        length if length > NAME => Err(ServerError::NotNow(engine::phrase!("ui-name-long", most = NAME))),
        _ => Ok(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_can_be_seen() {
        assert_eq!(check_name("  Ada \u{202e}\t Lovelace\u{200b} "), Ok("Ada Lovelace".to_owned()));
        assert!(check_name(" \u{200b}\n").is_err());
        assert!(check_name(&"x".repeat(25)).is_err());
    }
}
