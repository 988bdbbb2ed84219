//! Sessions: a token stands for a player; the store keeps only its hash.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use narration::Language;
use store::{Millis, Player, PlayerId, SecretHash, Store, TokenHash};

use super::Preferences;
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
        Asker { id: self.id.clone(), name: self.name.clone(), named: self.is_named() }
    }

    /// Whether they have a name of their own, rather than one of those that guests are given.
    pub(crate) fn is_named(&self) -> bool {
        self.preferences.named || !is_given(&self.name)
    }
}

/// The sessions of all who are here, in the store, with a memory in front.
pub(crate) struct Sessions {
    store: Store,
    known: Mutex<HashMap<TokenHash, Person>>,
}

impl Sessions {
    pub(crate) fn new(store: Store) -> Self {
        Sessions { store, known: Mutex::default() }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<TokenHash, Person>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whose token this is.
    pub(crate) async fn find(&self, token: &str) -> Result<Option<Person>, ServerError> {
        let hash = TokenHash::new(random::hash(token));
        if let Some(person) = self.known().get(&hash) {
            return Ok(Some(person.clone()));
        }
        let Some(session) = self.store.session(&hash).await? else { return Ok(None) };
        let now = random::now();
        if now - session.last_seen > NOTED {
            self.store.touch_session(&hash, now).await?;
        }
        let person = Person::of(session.player);
        let mut known = self.known();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(hash, person.clone());
        Ok(Some(person))
    }

    /// A new guest, and the token that stands for them.
    pub(crate) async fn guest(
        &self,
        name: Option<&str>,
        language: Option<Language>,
    ) -> Result<(Person, String), ServerError> {
        let named = name.is_some();
        let name = name.map_or_else(given_name, check_name)?;
        let preferences = Preferences { language, named, ..Preferences::default() };
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
    ) -> Result<Person, ServerError> {
        let name = check_name(name)?;
        if name != person.name {
            self.store.rename_player(&person.id, &name).await?;
        }
        if preferences != person.preferences {
            self.store.set_preferences(&person.id, &preferences.to_json()).await?;
        }
        // A person can have several sessions.
        for known in self.known().values_mut().filter(|known| known.id == person.id) {
            known.name.clone_from(&name);
            known.preferences = preferences;
        }
        Ok(Person { id: person.id.clone(), name, preferences })
    }

    /// Ends the session of this token.
    pub(crate) async fn end(&self, token: &str) -> Result<(), ServerError> {
        let hash = TokenHash::new(random::hash(token));
        self.known().remove(&hash);
        Ok(self.store.end_session(&hash).await?)
    }
}

/// What the names of guests begin with.
const GUEST: &str = "Pilot ";

/// A name for a guest who has told none.
pub(crate) fn given_name() -> Result<String, ServerError> {
    Ok(format!("{GUEST}{}", 100 + u16::from_le_bytes(random::bytes()?) % 900))
}

/// Whether a name looks like one that we gave.
fn is_given(name: &str) -> bool {
    let number = name.strip_prefix(GUEST);
    number.is_some_and(|number| number.len() == 3 && number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// A name as it is shown: without needless spaces and invisible signs, and not too long.
pub(crate) fn check_name(name: &str) -> Result<String, ServerError> {
    let visible: String = name.chars().filter(|c| !c.is_control() && !is_invisible(*c)).collect();
    let name = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => Err(ServerError::NotNow(engine::phrase!("ui-name-empty"))),
        length if length > NAME => Err(ServerError::NotNow(engine::phrase!("ui-name-long", most = NAME))),
        _ => Ok(name),
    }
}

/// Signs that turn text around or take no space: a name made of them could look like another.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{ad}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_has_no_name_of_their_own() {
        let given = given_name().expect("random bytes");
        assert!(is_given(&given), "{given}");
        assert!(!is_given("Pilot") && !is_given("Pilot Ada") && !is_given("Ada 123"));
    }

    #[test]
    fn a_name_is_what_can_be_seen() {
        assert_eq!(check_name("  Ada \u{202e}\t Lovelace\u{200b} "), Ok("Ada Lovelace".to_owned()));
        assert!(check_name(" \u{200b}\n").is_err());
        assert!(check_name(&"x".repeat(25)).is_err());
    }
}
