//! Names that are claimed: by a password here, by a passkey next door.

use engine::phrase;
use store::{KeyLoss, NameKey, Naming, SessionKind};

use super::fold_name;
use crate::identity::{Person, Visitor, check_own_name};
use crate::{App, ServerError, random};

/// Claims a name with a password for somebody who has claimed none.
pub(crate) async fn claim_with_password(
    app: &App,
    visitor: &Visitor,
    person: &Person,
    name: &str,
    password: &str,
) -> Result<(), ServerError> {
    let name = check_own_name(name)?;
    if app.store.claim_of(&person.id).await?.is_some() {
        return Err(ServerError::NotNow(phrase!("ui-claim-already")));
    }
    // Before the work is done: most names that cannot be had are taken for long.
    if app.store.claimed(&fold_name(&name)).await?.is_some() {
        return Err(taken());
    }
    let hash = app.passwords.hash(password, visitor.payer()).await?;
    claim(app, person, &name, NameKey::Password(hash)).await
}

/// Claims a name with this key, or adds the key to the name that the person has claimed.
pub(super) async fn claim(app: &App, person: &Person, name: &str, key: NameKey) -> Result<(), ServerError> {
    let named = app.store.claim_name(&person.id, name, &fold_name(name), key, random::now()).await?;
    app.sessions.forget_everywhere(&person.id);
    match named {
        Naming::Theirs => app.sessions.note_named(person).await,
        Naming::Taken => Err(taken()),
    }
}

/// Somebody else has claimed that name.
pub(crate) fn taken() -> ServerError {
    ServerError::NotNow(phrase!("ui-name-claimed"))
}

/// Gives somebody who has claimed a name a password, or another one; who has one shows it first.
pub(crate) async fn set_password(
    app: &App,
    visitor: &Visitor,
    current: &str,
    password: &str,
) -> Result<(), ServerError> {
    let person = visitor.known()?;
    let claim = app.store.claim_of(&person.id).await?.ok_or(ServerError::NotFound)?;
    if claim.password.is_some() {
        app.passwords.attempt(person.id.as_str(), visitor.payer())?;
        if !app.passwords.is_right(current, claim.password, visitor.payer()).await? {
            return Err(ServerError::NotNow(phrase!("ui-password-wrong")));
        }
    }
    let hash = app.passwords.hash(password, visitor.payer()).await?;
    self::claim(app, person, &person.name, NameKey::Password(hash)).await
}

/// Takes a key of a claimed name away: the password, or a passkey.
pub(crate) async fn remove_key(app: &App, person: &Person, passkey: Option<&str>) -> Result<(), ServerError> {
    match app.store.remove_key(&person.id, passkey).await? {
        KeyLoss::Gone => Ok(()),
        KeyLoss::Unknown => Err(ServerError::NotFound),
        KeyLoss::Last => Err(ServerError::NotNow(phrase!("ui-key-last"))),
    }
}

/// A session for whoever knows the password of a name. What is said if not tells nobody which names there are.
pub(crate) async fn sign_in(app: &App, visitor: &Visitor, name: &str, password: &str) -> Result<String, ServerError> {
    let folded = fold_name(name);
    app.passwords.attempt(&folded, visitor.payer())?;
    let claimed = app.store.claimed(&folded).await?.filter(|claimed| !claimed.banned);
    let hash = claimed.as_ref().and_then(|claimed| claimed.password.clone());
    let is_right = app.passwords.is_right(password, hash, visitor.payer()).await?;
    match claimed.filter(|_| is_right) {
        Some(claimed) => app.sessions.begin(&claimed.player, visitor.device(SessionKind::Browser)).await,
        None => Err(ServerError::NotNow(phrase!("ui-sign-in-wrong"))),
    }
}
