//! Names that are claimed with passkeys: what a browser is asked, and what it answers.
//!
//! What was asked is kept in the store, so that any server takes the answer, and only once. Who signs in names nobody: the browser
//! knows which passkeys it has for this house.

use base64ct::{Base64UrlUnpadded, Encoding};
use engine::phrase;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{Millis, Naming, SessionKind, StoredPasskey};
use url::Url;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential, RegisterPublicKeyCredential, Uuid,
    WebauthnError,
};
use webauthn_rs::{Webauthn, WebauthnBuilder};

use super::{fold_name, taken};
use crate::identity::{Person, Visitor, check_own_name};
use crate::net::House;
use crate::{App, ServerError, random};

/// How long a browser has for an answer.
const PATIENCE: Millis = 5 * 60_000;

/// How many passkeys a name may have.
const MOST: usize = 10;

/// What a browser was asked.
#[derive(Serialize, Deserialize)]
enum Asked {
    /// To make a passkey for a player.
    Make { player: String, state: PasskeyRegistration },
    /// To show one.
    Show { state: DiscoverableAuthentication },
}

/// What a browser is asked.
#[derive(Serialize)]
pub(crate) struct Question {
    /// Names the question.
    ceremony: String,
    /// As `navigator.credentials` takes it.
    options: Value,
}

/// The house as passkeys know it: they belong to the name of a host, not to an address.
fn house_of(house: &House) -> Result<Webauthn, ServerError> {
    let nameless = || ServerError::NotNow(phrase!("ui-passkey-house"));
    let origin = Url::parse(&house.0).map_err(|_| nameless())?;
    let name = origin.domain().ok_or_else(nameless)?.to_owned();
    WebauthnBuilder::new(&name, &origin).and_then(|builder| builder.rp_name("Gantry").build()).map_err(|_| nameless())
}

/// A browser that answers like this is no use.
fn refused(error: WebauthnError) -> ServerError {
    tracing::debug!(%error, "a passkey is not taken");
    ServerError::NotNow(phrase!("ui-passkey-refused"))
}

/// Keeps what is asked, until it is answered.
async fn ask(app: &App, asked: &Asked, options: Value) -> Result<Question, ServerError> {
    let ceremony = random::secret()?;
    let state = serde_json::to_string(asked).map_err(|_| ServerError::Broken)?;
    app.store.begin_ceremony(&random::hash(&ceremony), &state, random::now() + PATIENCE).await?;
    Ok(Question { ceremony, options })
}

/// What was asked, once.
async fn asked(app: &App, ceremony: &str) -> Result<Asked, ServerError> {
    let late = || ServerError::NotNow(phrase!("ui-passkey-late"));
    let state = app.store.end_ceremony(&random::hash(ceremony), random::now()).await?.ok_or_else(late)?;
    serde_json::from_str(&state).map_err(|_| late())
}

/// Asks a browser to make a passkey, for the name that somebody has claimed, or this one.
pub(crate) async fn begin_passkey(
    app: &App,
    visitor: &Visitor,
    house: &House,
    name: &str,
) -> Result<Question, ServerError> {
    let person = visitor.known()?;
    app.passwords.attempt_from(visitor.payer())?;
    let name = name_to_be(app, person, name).await?;
    let keys = app.store.passkeys_of(&person.id).await?;
    if keys.len() >= MOST {
        return Err(ServerError::NotNow(phrase!("ui-passkey-many", most = MOST)));
    }
    let known = keys.iter().filter_map(|key| Base64UrlUnpadded::decode_vec(&key.id).ok()).collect();
    let handle = Sha256::digest(person.id.as_str().as_bytes());
    let handle = Uuid::from_slice(&handle[..16]).map_err(|_| ServerError::Broken)?;
    let begun = house_of(house)?.start_passkey_registration(handle, &name, &name, Some(known));
    let (options, state) = begun.map_err(refused)?;
    let mut options = serde_json::to_value(options).map_err(|_| ServerError::Broken)?;
    // Whoever signs in tells no name, so the passkey has to be found without one.
    options["publicKey"]["authenticatorSelection"]["residentKey"] = json!("required");
    options["publicKey"]["authenticatorSelection"]["requireResidentKey"] = json!(true);
    ask(app, &Asked::Make { player: person.id.to_string(), state }, options).await
}

/// The name that somebody has claimed, or claims now if it is to be had.
async fn name_to_be(app: &App, person: &Person, name: &str) -> Result<String, ServerError> {
    if app.store.claim_of(&person.id).await?.is_some() {
        return Ok(person.name.clone());
    }
    let name = check_own_name(name)?;
    if app.store.claimed(&fold_name(&name)).await?.is_some() {
        return Err(taken());
    }
    Ok(name)
}

/// Keeps the passkey that a browser has made.
pub(crate) async fn finish_passkey(
    app: &App,
    visitor: &Visitor,
    house: &House,
    ceremony: &str,
    name: &str,
    answer: &RegisterPublicKeyCredential,
) -> Result<(), ServerError> {
    let person = visitor.known()?;
    let Asked::Make { player, state } = asked(app, ceremony).await? else {
        return Err(ServerError::NotNow(phrase!("ui-passkey-late")));
    };
    if player != person.id.as_str() {
        return Err(ServerError::NotNow(phrase!("ui-passkey-late")));
    }
    let name = name_to_be(app, person, name).await?;
    let passkey = house_of(house)?.finish_passkey_registration(answer, &state).map_err(refused)?;
    let key = StoredPasskey {
        id: Base64UrlUnpadded::encode_string(passkey.cred_id()),
        player: person.id.clone(),
        label: visitor.device.clone(),
        passkey: serde_json::to_string(&passkey).map_err(|_| ServerError::Broken)?,
        created_at: random::now(),
        used_at: None,
    };
    let named = app.store.add_passkey(key, &name, &fold_name(&name)).await?;
    app.sessions.forget_everywhere(&person.id);
    match named {
        Naming::Theirs => app.sessions.note_named(person).await,
        Naming::Taken => Err(taken()),
    }
}

/// Asks a browser to show a passkey of this house.
pub(crate) async fn begin_sign_in(app: &App, visitor: &Visitor, house: &House) -> Result<Question, ServerError> {
    app.passwords.attempt_from(visitor.payer())?;
    let (options, state) = house_of(house)?.start_discoverable_authentication().map_err(refused)?;
    let options = serde_json::to_value(options).map_err(|_| ServerError::Broken)?;
    ask(app, &Asked::Show { state }, options).await
}

/// A session for whoever shows a passkey.
pub(crate) async fn finish_sign_in(
    app: &App,
    visitor: &Visitor,
    house: &House,
    ceremony: &str,
    answer: &PublicKeyCredential,
) -> Result<String, ServerError> {
    let unknown = || ServerError::NotNow(phrase!("ui-passkey-unknown"));
    let Asked::Show { state } = asked(app, ceremony).await? else {
        return Err(ServerError::NotNow(phrase!("ui-passkey-late")));
    };
    let id = Base64UrlUnpadded::encode_string(answer.get_credential_id());
    let key = app.store.passkey(&id).await?.ok_or_else(unknown)?;
    let mut passkey: Passkey = serde_json::from_str(&key.passkey).map_err(|_| ServerError::Broken)?;
    let shown = house_of(house)?.finish_discoverable_authentication_v2(answer, state, &passkey).map_err(refused)?;
    app.store.claim_of(&key.player).await?.filter(|claim| !claim.banned).ok_or_else(unknown)?;
    passkey.update_credential(&shown);
    let known = serde_json::to_string(&passkey).map_err(|_| ServerError::Broken)?;
    app.store.use_passkey(&id, &known, random::now()).await?;
    app.sessions.begin(&key.player, visitor.device(SessionKind::Browser)).await
}
