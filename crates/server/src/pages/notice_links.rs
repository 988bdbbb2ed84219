//! What the links in mails lead to: a mail address is confirmed, or gets no more mails.

use axum::extract::{Path, State};
use axum::response::Response;
use maud::html;
use store::NoticeWay;

use super::layout::Page;
use crate::identity::Visitor;
use crate::{App, ServerError, random};

/// A page with one button, behind a link in a mail: programs that look at mails follow links, but press no buttons.
fn one_button(visitor: &Visitor, title: &str, lead: &str, button: Option<(&str, String)>) -> Response {
    let words = visitor.words();
    let title = words.word(title);
    let body = html! {
        main.wrap.narrow.stack #content {
            h1 { (title) }
            p.lead { (words.word(lead)) }
            @if let Some((label, action)) = button {
                form method="post" action=(action) { button.button.primary type="submit" { (words.word(label)) } }
            } @else {
                p.row { a.button href="/" { (words.word("ui-home")) } }
            }
        }
    };
    Page::new(visitor, &title).plain(&body)
}

/// The way that a link in a mail is about.
async fn linked(app: &App, secret: &str) -> Result<NoticeWay, ServerError> {
    app.store.way_with(secret).await?.ok_or(ServerError::NotFound)
}

/// `GET /notices/confirm/{secret}`
pub(super) async fn ask_confirm(
    State(app): State<App>,
    Path(secret): Path<String>,
    visitor: Visitor,
) -> Result<Response, ServerError> {
    let way = linked(&app, &secret).await?;
    if way.confirmed_at.is_some() {
        return Ok(one_button(&visitor, "ui-notices", "ui-notices-confirmed", None));
    }
    let button = ("ui-notices-confirm", format!("/notices/confirm/{secret}"));
    Ok(one_button(&visitor, "ui-notices", "ui-notices-confirm-ask", Some(button)))
}

/// `POST /notices/confirm/{secret}`
pub(super) async fn confirm(
    State(app): State<App>,
    Path(secret): Path<String>,
    visitor: Visitor,
) -> Result<Response, ServerError> {
    let way = linked(&app, &secret).await?;
    app.store.confirm_way(&way.id, random::now()).await?;
    Ok(one_button(&visitor, "ui-notices", "ui-notices-confirmed", None))
}

/// `GET /notices/stop/{secret}`
pub(super) async fn ask_stop(
    State(app): State<App>,
    Path(secret): Path<String>,
    visitor: Visitor,
) -> Result<Response, ServerError> {
    if app.store.way_with(&secret).await?.is_none() {
        return Ok(one_button(&visitor, "ui-notices-stop", "ui-notices-stopped", None));
    }
    let button = ("ui-notices-stop", format!("/notices/stop/{secret}"));
    Ok(one_button(&visitor, "ui-notices-stop", "ui-notices-stop-ask", Some(button)))
}

/// `POST /notices/stop/{secret}`, also from mail programs (RFC 8058). Whoever has stopped already hears the same.
pub(super) async fn stop(
    State(app): State<App>,
    Path(secret): Path<String>,
    visitor: Visitor,
) -> Result<Response, ServerError> {
    if let Some(way) = app.store.way_with(&secret).await? {
        app.store.remove_way(&way.id).await?;
    }
    Ok(one_button(&visitor, "ui-notices-stop", "ui-notices-stopped", None))
}
