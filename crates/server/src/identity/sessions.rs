//! Sessions: a token stands for a player; the store keeps only its hash.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use narration::Language;
use store::{Millis, Naming, Player, PlayerId, SecretHash, SessionKind, SessionSummary, Store, TokenHash};
use tokio::sync::watch;

use super::Preferences;
use crate::club::{fold_name, taken};
use crate::cluster::{Cluster, HouseNews};
use crate::plain_text::plain_text;
use crate::room::Asker;
use crate::{ServerError, random};

/// How many sessions are remembered; then we forget all and ask the store again.
const REMEMBERED: usize = 20_000;

/// How often a session that is used is noted.
const NOTED: Millis = 600_000;

/// The longest name, in characters.
const NAME: usize = 24;

/// Somebody we know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    pub(crate) id: PlayerId,
    pub(crate) name: String,
    pub(crate) preferences: Preferences,
    /// Whether an administrator does not let them talk.
    pub(crate) muted: bool,
    /// Whether they have claimed their name.
    pub(crate) claimed: bool,
}

/// Somebody we know, and when that was last noted.
struct Known {
    person: Person,
    noted: Millis,
}

/// What somebody comes with: a browser or a program, and which.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Device<'a> {
    pub(crate) kind: SessionKind,
    pub(crate) name: &'a str,
}

impl Person {
    fn of(player: Player, muted: bool, claimed: bool) -> Self {
        let preferences = Preferences::parse(&player.preferences);
        Person { preferences, id: player.id, name: player.name, muted, claimed }
    }

    /// Whether they may talk at a table.
    pub(crate) fn may_talk(&self) -> Result<(), ServerError> {
        if self.muted { Err(ServerError::NotNow(engine::phrase!("ui-muted"))) } else { Ok(()) }
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
    cluster: Arc<Cluster>,
    known: Mutex<HashMap<TokenHash, Known>>,
    /// How often something was forgotten: what was read before that may be out of date.
    forgotten: watch::Sender<u64>,
}

impl Sessions {
    pub(crate) fn new(store: Store, cluster: Arc<Cluster>) -> Self {
        Sessions { store, cluster, known: Mutex::default(), forgotten: watch::Sender::new(0) }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<TokenHash, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whose token has this hash.
    pub(crate) async fn find(&self, hash: &TokenHash) -> Result<Option<Person>, ServerError> {
        let now = random::now();
        if let Some(person) = self.remembered(hash, now) {
            return Ok(Some(person));
        }
        let forgotten = *self.forgotten.borrow();
        let Some(session) = self.store.session(hash).await? else {
            self.known().remove(hash);
            return Ok(None);
        };
        if now - session.last_seen > NOTED {
            self.store.touch_session(hash, now).await?;
        }
        let person = Person::of(session.player, session.muted, session.claimed);
        let mut known = self.known();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        if forgotten == *self.forgotten.borrow() {
            known.insert(hash.clone(), Known { person: person.clone(), noted: now });
        }
        Ok(Some(person))
    }

    /// Whose token has this hash. if that is known and was noted not long ago.
    fn remembered(&self, hash: &TokenHash, now: Millis) -> Option<Person> {
        if self.may_change_unheard() {
            return None;
        }
        self.known().get(hash).filter(|known| now - known.noted <= NOTED).map(|known| known.person.clone())
    }

    /// Hears of it when somebody may not be signed in any more.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.forgotten.subscribe()
    }

    /// Whether changes may come of which nobody tells.
    pub(crate) fn may_change_unheard(&self) -> bool {
        self.cluster.has_company() && !self.cluster.is_all_told()
    }

    /// Forgets what was remembered of a player, so that the store is asked again.
    pub(crate) fn forget(&self, player: &PlayerId) {
        let mut known = self.known();
        self.forgotten.send_modify(|count| *count += 1);
        known.retain(|_, known| known.person.id != *player);
    }

    /// Forgets everybody.
    pub(crate) fn forget_all(&self) {
        let mut known = self.known();
        self.forgotten.send_modify(|count| *count += 1);
        known.clear();
    }

    /// Forgets what was remembered of a player, here and at all other servers.
    pub(crate) fn forget_everywhere(&self, player: &PlayerId) {
        self.forget(player);
        self.cluster.tell_house(&HouseNews::Forget { player: player.to_string() });
    }

    /// A new guest, and the token that stands for them.
    pub(crate) async fn guest(
        &self,
        name: Option<&str>,
        language: Option<Language>,
        device: Device<'_>,
    ) -> Result<(Person, String), ServerError> {
        let named = name.is_some();
        let name = name.map_or_else(given_name, check_name)?;
        if named && self.store.claimed(&fold_name(&name)).await?.is_some() {
            return Err(taken());
        }
        let preferences = Preferences { language, named, ..Preferences::default() };
        let id = PlayerId::new(random::player_id()?);
        let player = Player { id, name, preferences: preferences.to_json(), created_at: random::now() };
        self.store.create_player(player.clone(), None).await?;
        let token = self.begin(&player.id, device).await?;
        Ok((Person::of(player, false, false), token))
    }

    /// A token that stands for a player.
    pub(crate) async fn begin(&self, player: &PlayerId, device: Device<'_>) -> Result<String, ServerError> {
        let token = random::secret()?;
        let (hash, now) = (TokenHash::new(random::hash(&token)), random::now());
        self.store.open_session(&hash, player, device.kind, device.name, now).await?;
        Ok(token)
    }

    /// Where a player is signed in, the one heard of last first.
    pub(crate) async fn all_of(&self, player: &PlayerId) -> Result<Vec<SessionSummary>, ServerError> {
        Ok(self.store.sessions_of(player).await?)
    }

    /// Ends one of a player's sessions.
    pub(crate) async fn end_of(&self, player: &PlayerId, handle: &str) -> Result<(), ServerError> {
        let ended = self.store.end_session_of(player, handle).await?;
        self.forget_everywhere(player);
        if ended { Ok(()) } else { Err(ServerError::NotFound) }
    }

    /// Ends all of a player's sessions but the one that asks.
    pub(crate) async fn end_others(&self, player: &PlayerId, kept: &TokenHash) -> Result<(), ServerError> {
        self.store.end_other_sessions(player, kept).await?;
        self.forget_everywhere(player);
        Ok(())
    }

    /// A new secret with which this person gets back in from another device; older ones open nothing any more.
    pub(crate) async fn recovery(&self, person: &Person) -> Result<String, ServerError> {
        let secret = random::secret()?;
        self.store.set_recovery(&person.id, &SecretHash::new(random::hash(&secret))).await?;
        Ok(secret)
    }

    /// A session for whoever holds the recovery secret.
    pub(crate) async fn recover(&self, secret: &str, device: Device<'_>) -> Result<String, ServerError> {
        let player = self.store.recover_player(&SecretHash::new(random::hash(secret))).await?;
        let player = player.ok_or(ServerError::NotNow(engine::phrase!("ui-recover-wrong")))?;
        self.begin(&player.id, device).await
    }

    /// Keeps what a person changed about themselves.
    pub(crate) async fn change(
        &self,
        person: &Person,
        name: &str,
        preferences: Preferences,
    ) -> Result<Person, ServerError> {
        let name = check_name(name)?;
        if name != person.name && self.store.change_name(&person.id, &name, &fold_name(&name)).await? == Naming::Taken {
            return Err(taken());
        }
        if preferences != person.preferences {
            self.store.set_preferences(&person.id, &preferences.to_json()).await?;
        }
        // A person can have several sessions.
        let mut known = self.known();
        for known in known.values_mut().map(|known| &mut known.person).filter(|known| known.id == person.id) {
            known.name.clone_from(&name);
            known.preferences = preferences;
        }
        drop(known);
        self.cluster.tell_house(&HouseNews::Forget { player: person.id.to_string() });
        Ok(Person { name, preferences, ..person.clone() })
    }

    /// Remembers that a person has a name of their own.
    pub(crate) async fn note_named(&self, person: &Person) -> Result<(), ServerError> {
        let preferences = Preferences { named: true, ..person.preferences };
        self.store.set_preferences(&person.id, &preferences.to_json()).await?;
        self.forget_everywhere(&person.id);
        Ok(())
    }

    /// Ends the session of this token.
    pub(crate) async fn end(&self, token: &str) -> Result<(), ServerError> {
        let hash = TokenHash::new(random::hash(token));
        let whose = if self.cluster.has_company() { self.store.session(&hash).await? } else { None };
        self.store.end_session(&hash).await?;
        if let Some(session) = whose {
            self.forget_everywhere(&session.player.id);
        }
        let mut known = self.known();
        self.forgotten.send_modify(|count| *count += 1);
        known.remove(&hash);
        Ok(())
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
    let name = plain_text(name);
    match name.chars().count() {
        0 => Err(ServerError::NotNow(engine::phrase!("ui-name-empty"))),
        length if length > NAME => Err(ServerError::NotNow(engine::phrase!("ui-name-long", most = NAME))),
        _ => Ok(name),
    }
}

/// A name that somebody may claim: none that guests are given, and one that can be told from others.
pub(crate) fn check_own_name(name: &str) -> Result<String, ServerError> {
    let name = check_name(name)?;
    if is_given(&name) || fold_name(&name).is_empty() {
        return Err(ServerError::NotNow(engine::phrase!("ui-claim-given")));
    }
    Ok(name)
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
