//! Told when it is one's turn: where, when and of which matches. Where is changed in `notice_ways`; what the links in mails lead to
//! is in `notice_links`.

use axum::extract::{Form, State};
use axum::response::{Redirect, Response};
use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;
use store::{MatchId, MatchState, MatchSummary, NoticeWay, PlayerId, WayKind};

use super::hidden;
use super::layout::Page;
use super::parts::section;
use super::settings::segments;
use crate::identity::Visitor;
use crate::notices::Wishes;
use crate::{App, ServerError};

/// Of how many matches the page tells.
const MATCHES: u32 = 60;

/// Where the page is.
pub(super) const PAGE: &str = "/settings/notices";

/// The link to the page, among the settings.
pub(super) fn way_in(words: &Narrator<'_>) -> Markup {
    let inside = html! {
        p { (words.word("ui-notices-help")) }
        p { a.button href=(PAGE) { (words.word("ui-notices-open")) } }
    };
    section("notices", "ui-notices", words, &inside)
}

/// `GET /settings/notices`
pub(super) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, ServerError> {
    let (person, words) = (visitor.known()?, visitor.words());
    let ways = app.store.ways_of(&person.id).await?;
    let wishes = app.store.notice_wishes(&person.id).await?;
    let key = app.push_identity().await?.public();
    let title = words.word("ui-notices");
    let body = html! {
        main.wrap.narrow.stack #content {
            h1 { (title) }
            p.lead { (words.word("ui-notices-lead")) }
            (section("ways", "ui-notices-where", &words, &places(&app, &ways, &key, &words)))
            (section("when", "ui-notices-when", &words, &times(wishes.as_deref(), &words)))
            (section("which", "ui-notices-which", &words, &matches(&app, &person.id, Wishes::parse(wishes.as_deref()), &words).await?))
            p { a href="/settings" { (words.word("ui-settings")) } }
        }
    };
    Ok(Page::new(&visitor, &title).at("settings").plain(&body))
}

/// Where somebody is told, and where else they could be.
fn places(app: &App, ways: &[NoticeWay], key: &str, words: &Narrator<'_>) -> Markup {
    let hosts = app.notices.hook_hosts();
    html! {
        @if ways.is_empty() { p.muted { (words.word("ui-notices-nowhere")) } }
        @else { ul.match-list.plain { @for way in ways { (place(way, words)) } } }
        div.stack data-push=(key) data-failed=(words.word("ui-notices-push-failed")) hidden {
            div.row { button.button type="button" { (words.word("ui-notices-push-add")) } }
            p.help role="status" {}
        }
        noscript { p.help { (words.word("ui-notices-push-scripts")) } }
        @if app.notices.sends_mail(&app.config) {
            form.form method="post" action="/settings/notices/mail" {
                div.field {
                    label for="mail" { (words.word("ui-notices-mail")) }
                    input #mail type="email" name="address" maxlength="254" autocomplete="email" required;
                    p.help { (words.word("ui-notices-mail-help")) }
                }
                div.row { button.button type="submit" { (words.word("ui-notices-mail-add")) } }
            }
        }
        @if !hosts.is_empty() {
            form.form method="post" action="/settings/notices/webhook" {
                div.field {
                    label for="webhook" { (words.word("ui-notices-webhook")) }
                    input #webhook type="url" name="address" maxlength="1000" autocomplete="off" required;
                    p.help { (words.say(&phrase!("ui-notices-webhook-help", hosts = words.list(&hosts)))) }
                }
                div.row { button.button type="submit" { (words.word("ui-notices-webhook-add")) } }
            }
        }
    }
}

fn place(way: &NoticeWay, words: &Narrator<'_>) -> Markup {
    let kind = words.word(&format!("ui-notices-kind-{}", way.kind.as_str()));
    // Who has the address of a webhook can write there, and that of a push service says nothing.
    let host = url::Url::parse(&way.address).ok().and_then(|url| url.host_str().map(str::to_owned));
    let shown = if way.kind == WayKind::Mail { way.address.clone() } else { host.unwrap_or_default() };
    html! {
        li.match-row {
            span { strong { (kind) } " " (shown) @if way.confirmed_at.is_none() { " " span.chip { (words.word("ui-notices-unconfirmed")) } } }
            form method="post" action="/settings/notices/remove" {
                (hidden("way", &way.id))
                button.button.small type="submit" aria-label={ (words.word("ui-notices-remove")) ": " (kind) " " (shown) } { (words.word("ui-notices-remove")) }
            }
        }
    }
}

/// When something is sent.
fn times(wishes: Option<&str>, words: &Narrator<'_>) -> Markup {
    let (is_new, wishes) = (wishes.is_none(), Wishes::parse(wishes));
    let (from, to) = wishes.quiet.map_or((None, None), |(from, to)| (Some(from), Some(to)));
    html! {
        form.form method="post" action=(PAGE) {
            (segments("ui-notices-all", "all", &[("yes", wishes.all), ("no", !wishes.all)], words))
            div.field {
                label for="digest" { (words.word("ui-notices-digest")) }
                select #digest name="digest" {
                    @for minutes in Wishes::DIGESTS {
                        option value=(minutes) selected[minutes == wishes.digest] { (words.word(&format!("ui-notices-digest-{minutes}"))) }
                    }
                }
            }
            (hour_field("quiet_from", "ui-notices-quiet-from", from, words))
            (hour_field("quiet_to", "ui-notices-quiet-to", to, words))
            div.field {
                label for="offset" { (words.word("ui-notices-offset")) }
                // Until something was saved, a script chooses what the browser's clock says.
                select #offset name="offset" data-clock=[is_new.then_some("")] {
                    @for offset in (-720..=840).step_by(15).filter(|offset| offset % 60 == 0 || ODD.contains(offset)) {
                        option value=(offset) selected[offset == wishes.offset] { (clock(offset)) }
                    }
                }
                p.help { (words.word("ui-notices-offset-help")) }
            }
            div.row { button.button.primary type="submit" { (words.word("ui-save")) } }
        }
    }
}

/// Where clocks are not whole hours ahead of or behind UTC.
const ODD: [i16; 12] = [-570, -210, -150, 210, 270, 330, 345, 390, 525, 570, 630, 765];

fn clock(offset: i16) -> String {
    let (sign, minutes) = (if offset < 0 { '−' } else { '+' }, offset.unsigned_abs());
    format!("UTC{sign}{}:{:02}", minutes / 60, minutes % 60)
}

fn hour_field(name: &str, label: &str, chosen: Option<u8>, words: &Narrator<'_>) -> Markup {
    html! {
        div.field {
            label for=(name) { (words.word(label)) }
            select id=(name) name=(name) {
                option value="" selected[chosen.is_none()] { (words.word("ui-notices-quiet-never")) }
                @for hour in 0..24u8 { option value=(hour) selected[chosen == Some(hour)] { (hour) ":00" } }
            }
        }
    }
}

/// Of which running matches somebody is told.
async fn matches(app: &App, player: &PlayerId, wishes: Wishes, words: &Narrator<'_>) -> Result<Markup, ServerError> {
    let running = app.store.current_matches(player, store::Page::first(MATCHES)).await?;
    let said = app.store.notice_matches(player).await?;
    let wanted = |id: &MatchId| said.iter().find(|(said, _)| said == id).map_or(wishes.all, |(_, wanted)| *wanted);
    let row = |summary: &MatchSummary| {
        let game = catalog::find(&summary.game).map_or(summary.game.as_str(), |game| game.facts().title);
        let names: Vec<String> =
            summary.seats.iter().map(|seating| seating.name.clone()).filter(|name| !name.is_empty()).collect();
        let (told, title) = (wanted(&summary.id), format!("{game}: {}", words.list(&names)));
        let button = words.word(if told { "ui-notices-match-no" } else { "ui-notices-match-yes" });
        html! {
            li.match-row {
                a href={ "/m/" (summary.id) } { (title) }
                form method="post" action="/settings/notices/match" {
                    (hidden("id", summary.id.as_str()))
                    (hidden("wanted", if told { "no" } else { "yes" }))
                    button.button.small type="submit" aria-label={ (button) ": " (title) } { (button) }
                }
            }
        }
    };
    let rows: Vec<Markup> = running.iter().filter(|summary| summary.state == MatchState::Running).map(row).collect();
    Ok(html! {
        @if rows.is_empty() { p.muted { (words.word("ui-notices-no-match")) } }
        @else { ul.match-list.plain { @for row in &rows { (row) } } }
    })
}

/// When somebody wants to be told.
#[derive(Deserialize)]
pub(super) struct Times {
    all: String,
    digest: u16,
    quiet_from: String,
    quiet_to: String,
    offset: i16,
}

/// `POST /settings/notices`
pub(super) async fn save(
    State(app): State<App>,
    visitor: Visitor,
    Form(times): Form<Times>,
) -> Result<Redirect, ServerError> {
    let hour = |text: &str| text.parse().ok().filter(|hour: &u8| *hour < 24);
    let wishes = Wishes {
        all: times.all == "yes",
        digest: Wishes::DIGESTS.into_iter().rev().find(|minutes| *minutes <= times.digest).unwrap_or_default(),
        quiet: hour(&times.quiet_from).zip(hour(&times.quiet_to)),
        offset: times.offset.clamp(-900, 900),
    };
    app.store.set_notice_wishes(&visitor.known()?.id, &wishes.to_json()).await?;
    Ok(Redirect::to("/settings/notices#when"))
}

/// Whether somebody wants to be told of one match.
#[derive(Deserialize)]
pub(super) struct Wanted {
    id: String,
    wanted: String,
}

/// `POST /settings/notices/match`
pub(super) async fn match_wish(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<Wanted>,
) -> Result<Redirect, ServerError> {
    let (person, id) = (visitor.known()?, MatchId::new(form.id));
    let running = app.store.current_matches(&person.id, store::Page::first(u32::MAX)).await?;
    if !running.iter().any(|summary| summary.id == id) {
        return Err(ServerError::NoSuchMatch);
    }
    app.store.set_notice_match(&person.id, &id, Some(form.wanted == "yes")).await?;
    Ok(Redirect::to("/settings/notices#which"))
}
