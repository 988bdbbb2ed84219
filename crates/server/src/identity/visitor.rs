//! Who sends a request, as far as we know.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION};
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use narration::{Language, Narrator};

use store::{SessionKind, TokenHash};

use super::device::device_name;
use super::sessions::Device;
use super::{Person, Preferences, given_name};
use crate::net::Network;
use crate::room::Asker;
use crate::thought::Payer;
use crate::{App, ServerError, random};

/// The name of the cookie.
const COOKIE: &str = "gantry";

/// Who sends a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// Somebody we know, if it is one.
    pub(crate) person: Option<Person>,
    pub(crate) language: Language,
    /// The session of that person.
    pub(crate) session: Option<TokenHash>,
    /// Which browser or program it is, as far as it says.
    pub(crate) device: String,
    /// What a host tells everybody.
    pub(crate) announcement: Option<Arc<str>>,
    /// How many invitations wait for an answer, where a page is shown.
    pub(crate) invitations: usize,
    /// Whether htmx sent it, so that a part of the page is enough.
    pub(crate) partial: bool,
    /// Whether the page has an open stream, which brings it what changes.
    pub(crate) live: bool,
    /// Where the request comes from, as far as the net tells.
    pub(crate) network: Option<Network>,
}

impl Visitor {
    /// Reads cookie, token and language. A cookie that is not ours is as good as none.
    pub(crate) async fn read(app: &App, headers: &HeaderMap) -> Result<Self, ServerError> {
        let session = token(app, headers).map(|token| TokenHash::new(random::hash(&token)));
        let person = match &session {
            Some(session) => app.sessions.find(session).await?,
            None => None,
        };
        let session = session.filter(|_| person.is_some());
        let chosen = person.as_ref().and_then(|person| person.preferences.language);
        let stranger = Self::stranger(app, headers);
        let language = chosen.unwrap_or(stranger.language);
        Ok(Visitor { person, language, session, ..stranger })
    }

    /// Somebody of whom only is known what the request says.
    pub(crate) fn stranger(app: &App, headers: &HeaderMap) -> Self {
        let (partial, live) = (headers.contains_key("hx-request"), headers.contains_key("x-live"));
        let (device, announcement, language) = (device_name(headers), app.announcement(), spoken(headers));
        Visitor {
            person: None,
            language,
            session: None,
            device,
            announcement,
            invitations: 0,
            partial,
            live,
            network: None,
        }
    }

    /// What they come with, as a browser or as a program.
    pub(crate) fn device(&self, kind: SessionKind) -> Device<'_> {
        Device { kind, name: &self.device }
    }

    /// Who pays for what is thought about for this visitor: an address, and a person there.
    pub(crate) fn payer(&self) -> Payer {
        let person = self.person.as_ref().map(|person| person.id.as_str()).unwrap_or_default();
        [format!("{:?}", self.network), person.to_owned()].map(|part| random::number(&part))
    }

    /// The words of the screens, in the visitor's language.
    pub(crate) fn words(&self) -> Narrator<'static> {
        Narrator::common(self.language)
    }

    pub(crate) fn asker(&self) -> Option<Asker> {
        self.person.as_ref().map(Person::asker)
    }

    /// The person; somebody we do not know cannot have done this.
    pub(crate) fn known(&self) -> Result<&Person, ServerError> {
        self.person.as_ref().ok_or(ServerError::Nobody)
    }

    pub(crate) fn preferences(&self) -> Preferences {
        self.person.as_ref().map(|person| person.preferences).unwrap_or_default()
    }

    /// A new guest, and the token of the session: not more of them from one address than may.
    pub(crate) async fn enter(
        &self,
        app: &App,
        name: Option<&str>,
        kind: SessionKind,
    ) -> Result<(Person, String), ServerError> {
        if !app.new_guests.take(self.network) {
            return Err(ServerError::TooManyGuests);
        }
        app.sessions.guest(name, None, self.device(kind)).await
    }

    /// The person, or a new guest; the jar then has the cookie.
    pub(crate) async fn or_guest(
        &self,
        app: &App,
        jar: SignedCookieJar,
    ) -> Result<(SignedCookieJar, Person), ServerError> {
        if let Some(person) = &self.person {
            return Ok((jar, person.clone()));
        }
        let (person, token) = self.enter(app, None, SessionKind::Browser).await?;
        Ok((signed_in(app, jar, token), person))
    }

    /// Whether they should be asked for a name before they meet other people.
    pub(crate) fn lacks_name(&self) -> bool {
        !self.person.as_ref().is_some_and(Person::is_named)
    }

    /// What the name field says before anything is entered: the name they have, or one that guests are given.
    pub(crate) fn proposed_name(&self) -> Result<String, ServerError> {
        self.person.as_ref().map_or_else(given_name, |person| Ok(person.name.clone()))
    }

    /// The person, or a new guest, under this name if one was told.
    pub(crate) async fn or_guest_called(
        &self,
        app: &App,
        jar: SignedCookieJar,
        name: Option<&str>,
    ) -> Result<(SignedCookieJar, Person), ServerError> {
        let Some(name) = name else { return self.or_guest(app, jar).await };
        match &self.person {
            Some(person) => {
                let preferences = Preferences { named: true, ..person.preferences };
                Ok((jar, app.sessions.change(person, name, preferences).await?))
            }
            None => {
                let (person, token) = self.enter(app, Some(name), SessionKind::Browser).await?;
                Ok((signed_in(app, jar, token), person))
            }
        }
    }
}

/// The jar with the cookie that stands for a session.
pub(crate) fn signed_in(app: &App, jar: SignedCookieJar, token: String) -> SignedCookieJar {
    let mut cookie = Cookie::new(COOKIE, token);
    cookie.set_path("/");
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    // Where only a proxy knows, `watch` adds it.
    cookie.set_secure(app.config.tls.is_some() || app.config.behind_proxy);
    cookie.set_max_age(time::Duration::days(365));
    jar.add(cookie)
}

/// Ends the session; the jar without the cookie.
pub(crate) async fn signed_out(app: &App, jar: SignedCookieJar) -> Result<SignedCookieJar, ServerError> {
    if let Some(cookie) = jar.get(COOKIE) {
        app.sessions.end(cookie.value()).await?;
    }
    let mut gone = Cookie::from(COOKIE);
    gone.set_path("/");
    Ok(jar.remove(gone))
}

/// The token of a request: a bearer token of ours, or the one in the cookie. What a proxy in front asks people for is none of
/// our business.
fn token(app: &App, headers: &HeaderMap) -> Option<String> {
    if let Some(token) = headers.get(AUTHORIZATION).and_then(|header| header.to_str().ok()).and_then(bearer_token) {
        return Some(token.to_owned());
    }
    let jar = SignedCookieJar::from_headers(headers, app.key.clone());
    jar.get(COOKIE).map(|cookie| cookie.value().to_owned())
}

/// A bearer token that looks like one of ours.
fn bearer_token(header: &str) -> Option<&str> {
    let token = header.strip_prefix("Bearer ")?.trim();
    let ours = token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit());
    ours.then_some(token)
}

/// The first language of the browser that we speak.
fn spoken(headers: &HeaderMap) -> Language {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').find_map(|part| part.split(';').next()?.trim().parse().ok()).unwrap_or_default()
}

impl FromRequestParts<App> for Visitor {
    type Rejection = ServerError;

    /// The reception has read it already.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ServerError> {
        match parts.extensions.get::<Visitor>() {
            Some(visitor) => Ok(visitor.clone()),
            None => Visitor::read(app, &parts.headers).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_we_speak_counts() {
        let of = |text: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, axum::http::HeaderValue::from_static(text));
            spoken(&headers)
        };
        assert_eq!(of("fr-FR, de-AT;q=0.8, en;q=0.5"), Language::De);
        assert_eq!(of("fr"), Language::En);
        assert_eq!(spoken(&HeaderMap::new()), Language::En);
    }
}
