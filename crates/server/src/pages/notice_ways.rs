//! Where somebody is told that it is their turn: adding and removing mail addresses, webhooks and browsers.

use axum::extract::{Form, State};
use axum::response::Redirect;
use engine::phrase;
use serde::Deserialize;
use store::{NoticeWay, WayKind};

use super::notices::PAGE;
use crate::identity::{Preferences, Visitor};
use crate::net::House;
use crate::notices::{self, Subscription, confirmation, is_mail_address};
use crate::{App, ServerError, random};

/// On how many ways somebody can be told.
const WAYS: usize = 10;

/// Where somebody wants to be told.
#[derive(Deserialize)]
pub(super) struct Address {
    address: String,
}

/// Keeps a way, and shows the page again.
async fn keep(app: &App, way: NoticeWay) -> Result<Redirect, ServerError> {
    app.store.add_way(way).await?;
    Ok(Redirect::to(PAGE))
}

/// A way that nothing is known of but what was entered. What is told on it is told without a browser that says its language, so
/// that of the moment stays.
async fn new_way(
    app: &App,
    visitor: &Visitor,
    kind: WayKind,
    address: &str,
    house: House,
) -> Result<NoticeWay, ServerError> {
    let person = visitor.known()?;
    let preferences = Preferences { language: Some(visitor.language), ..person.preferences };
    app.sessions.change(person, &person.name, preferences).await?;
    let ways = app.store.ways_of(&person.id).await?;
    if let Some(way) = ways.iter().find(|way| way.kind == kind && way.address == address) {
        return Ok(NoticeWay { house: house.0, ..way.clone() });
    }
    if ways.len() >= WAYS {
        return Err(ServerError::NotNow(phrase!("ui-notices-many", most = WAYS)));
    }
    let ((id, secret), now) = (notices::new_names()?, random::now());
    let (player, address, house) = (person.id.clone(), address.to_owned(), house.0);
    let (keys, confirmed_at, told_at) = (String::new(), (kind != WayKind::Mail).then_some(now), None);
    Ok(NoticeWay { id, player, kind, address, keys, secret, house, confirmed_at, told_at, created_at: now })
}

/// `POST /settings/notices/mail`: asks whether the address is theirs.
pub(super) async fn mail(
    State(app): State<App>,
    visitor: Visitor,
    house: House,
    Form(form): Form<Address>,
) -> Result<Redirect, ServerError> {
    let address = form.address.trim();
    let public = app.config.notices.public_url.clone().filter(|_| app.notices.sends_mail(&app.config));
    let public = public.ok_or(ServerError::NotFound)?;
    if !is_mail_address(address) {
        return Err(ServerError::NotNow(phrase!("ui-notices-no-mail")));
    }
    let way = new_way(&app, &visitor, WayKind::Mail, address, house).await?;
    if way.confirmed_at.is_none() {
        app.notices.may_ask(visitor.payer(), address)?;
        app.store.add_way(way.clone()).await?;
        app.send_mail(&confirmation(&way, &public, &visitor.words())).await.map_err(|error| {
            tracing::warn!(%error, "a mail address could not be asked");
            ServerError::NotNow(phrase!("ui-notices-mail-failed"))
        })?;
    }
    Ok(Redirect::to(PAGE))
}

/// `POST /settings/notices/webhook`
pub(super) async fn webhook(
    State(app): State<App>,
    visitor: Visitor,
    house: House,
    Form(form): Form<Address>,
) -> Result<Redirect, ServerError> {
    let address = form.address.trim();
    app.notices.may_hook(address)?;
    let way = new_way(&app, &visitor, WayKind::Webhook, address, house).await?;
    keep(&app, way).await
}

/// A browser that wants to be told, as it describes itself.
#[derive(Deserialize)]
pub(super) struct Browser {
    endpoint: String,
    p256dh: String,
    auth: String,
}

/// `POST /settings/notices/push`, from a script
pub(super) async fn push(
    State(app): State<App>,
    visitor: Visitor,
    house: House,
    Form(form): Form<Browser>,
) -> Result<Redirect, ServerError> {
    let keys = Subscription { p256dh: form.p256dh, auth: form.auth };
    app.notices.may_push(&form.endpoint)?;
    if keys.read().is_none() {
        return Err(ServerError::Malformed("the keys of the browser are none".to_owned()));
    }
    let way = new_way(&app, &visitor, WayKind::Push, &form.endpoint, house).await?;
    let keys = serde_json::to_string(&keys).map_err(|_| ServerError::Broken)?;
    keep(&app, NoticeWay { keys, ..way }).await
}

/// Which way is meant.
#[derive(Deserialize)]
pub(super) struct Meant {
    way: String,
}

/// `POST /settings/notices/remove`
pub(super) async fn remove(
    State(app): State<App>,
    visitor: Visitor,
    Form(meant): Form<Meant>,
) -> Result<Redirect, ServerError> {
    let ways = app.store.ways_of(&visitor.known()?.id).await?;
    if let Some(way) = ways.iter().find(|way| way.id == meant.way) {
        app.store.remove_way(&way.id).await?;
    }
    Ok(Redirect::to(PAGE))
}
