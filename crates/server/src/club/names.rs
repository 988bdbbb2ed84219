//! Names that are claimed, and their passwords.

use engine::phrase;
use store::{Naming, SessionKind};

use super::fold_name;
use crate::identity::{Person, Visitor, check_own_name};
use crate::{App, ServerError, random};

/// Claims a name with a password for somebody who has claimed none.
pub(crate) async fn claim(
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
    keep(app, person, &name, &hash).await
}

/// Keeps that a person has claimed a name, and the hash of its password.
async fn keep(app: &App, person: &Person, name: &str, hash: &str) -> Result<(), ServerError> {
    let named = app.store.claim_name(&person.id, name, &fold_name(name), hash, random::now()).await?;
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

/// Gives somebody who has claimed a name another password; they show the one they have first, if they have one.
pub(crate) async fn set_password(
    app: &App,
    visitor: &Visitor,
    current: &str,
    password: &str,
) -> Result<(), ServerError> {
    let person = visitor.known()?;
    let claim = app.store.claim_of(&person.id).await?.ok_or(ServerError::NotFound)?;
    app.passwords.attempt(person.id.as_str(), visitor.payer())?;
    if claim.has_password() && !app.passwords.is_right(current, Some(claim.password), visitor.payer()).await? {
        return Err(ServerError::NotNow(phrase!("ui-password-wrong")));
    }
    let hash = app.passwords.hash(password, visitor.payer()).await?;
    keep(app, person, &person.name, &hash).await
}

/// A session for whoever knows the password of a name. What is said if not tells nobody which names there are.
pub(crate) async fn sign_in(app: &App, visitor: &Visitor, name: &str, password: &str) -> Result<String, ServerError> {
    let folded = fold_name(name);
    app.passwords.attempt(&folded, visitor.payer())?;
    let claimed = app.store.claimed(&folded).await?.filter(|claimed| !claimed.banned);
    let hash = claimed.as_ref().filter(|claimed| claimed.has_password()).map(|claimed| claimed.password.clone());
    let is_right = app.passwords.is_right(password, hash, visitor.payer()).await?;
    match claimed.filter(|_| is_right) {
        Some(claimed) => app.sessions.begin(&claimed.player, visitor.device(SessionKind::Browser)).await,
        None => Err(ServerError::NotNow(phrase!("ui-sign-in-wrong"))),
    }
}
