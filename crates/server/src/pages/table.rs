//! A table: what is on it, what to do, who sits there.

use maud::{Markup, PreEscaped, html};
use narration::Narrator;
use store::Millis;

use super::side::Chat;
use super::{bar, dock, name_field, notice, players, replay as past, side, waiting};
use crate::ServerError;
use crate::ending::Stage;
use crate::identity::Visitor;
use crate::live::{self, Message};
use crate::orders::announcement_number;
use crate::room::{Log, Moment, TableView};

/// How live pages take in a new table: what is the same stays.
pub(super) const SWAP: &str = "outerMorph";

/// The words for a view: those of the screens, with the names at the table.
pub(super) fn words<'a>(view: &TableView, names: &'a [String]) -> Narrator<'a> {
    Narrator::new(view.language, view.facts.id, names, view.viewer)
}

pub(super) fn names(view: &TableView) -> Vec<String> {
    view.seats.iter().map(|seat| seat.name.clone()).collect()
}

/// Whether the viewer is to act.
pub(super) fn your_turn(view: &TableView) -> bool {
    view.moment.as_ref().is_some_and(|moment| !moment.picture.choices.is_empty())
}

/// The whole page.
pub(super) fn page(
    view: &TableView,
    told: Option<&Markup>,
    visitor: &Visitor,
    now: Millis,
) -> Result<Markup, ServerError> {
    let seen = live::name(fragment(view, Chat::Kept).0.as_bytes());
    // Taken first: what is said while the page is made comes by the stream, at worst again.
    let said = live::said(&view.chat.borrow());
    let announced = announcement_number(visitor.announcement.as_deref());
    let fragment = if view.stage == Stage::Open && view.own.is_none() && visitor.lacks_name() {
        let field = name_field(&visitor.proposed_name()?, &visitor.words());
        waiting::room(view, Some(&field))
    } else {
        fragment(view, Chat::Whole)
    };
    let words = visitor.words();
    Ok(html! {
        div #live hidden hx-sse:connect={ "/m/" (view.id) "/stream?seen=" (seen) "&said=" (said) "&announced=" (announced) } hx-target="#table" hx-swap=(SWAP) {}
        main #content tabindex="-1" data-match=(view.id) data-named[!visitor.lacks_name()]
            data-now=[(view.clock.is_some() || view.bots_at.is_some()).then_some(now)] data-first[!visitor.preferences().met.has(view.facts.id)] {
            (notice::place(told))
            div #offline role="status" data-says=(words.word("ui-reconnecting")) {}
            (fragment)
        }
    })
}

/// The part that changes, as a message: the same for all who look in the same way.
pub(super) fn message(view: &TableView, _: &Log) -> Message {
    let write = || {
        let text = fragment(view, Chat::Kept).into_string();
        Message::new(live::name(text.as_bytes()), &text)
    };
    view.message.get_or_init(write).clone()
}

/// A form that changes the table in place where it can.
pub(super) fn form(view: &TableView, name: &str, inside: &Markup) -> Markup {
    let action = format!("/m/{}/{name}", view.id);
    html! { form method="post" action=(action) hx-post=(action) hx-target="#table" hx-swap=(SWAP) { (inside) } }
}

/// The part that changes.
pub(super) fn fragment(view: &TableView, chat: Chat) -> Markup {
    if view.stage == Stage::Open {
        return waiting::room(view, None);
    }
    let names = names(view);
    let words = words(view, &names);
    let turn = if your_turn(view) { "yours" } else { "others" };
    html! {
        div.table #table data-version=(view.version) data-turn=(turn) {
            (bar::bar(view, &words))
            (players::line(view, &words))
            @if let Some(moment) = &view.moment {
                (drawing(moment, &words))
                div.table-side {
                    (side::since(view, moment, &words))
                    (dock::dock(view, moment, &words))
                    (side::tabs(view, moment, chat, &words))
                }
            }
        }
    }
}

/// The board, and the tray beneath it if there is one.
pub(super) fn drawing(moment: &Moment, words: &Narrator<'_>) -> Markup {
    html! {
        section.table-board tabindex="0" aria-label=(words.word("ui-board")) { (PreEscaped(&moment.picture.board.board)) }
        @if !moment.picture.board.tray.is_empty() {
            section.table-tray aria-label=(words.word("ui-tray")) { (PreEscaped(&moment.picture.board.tray)) }
        }
    }
}

/// A moment of the past.
pub(super) fn replay(view: &TableView, eyes: Option<&str>) -> Markup {
    let names = names(view);
    let words = words(view, &names);
    html! {
        main #content tabindex="-1" data-match=(view.id) {
            (notice::place(None))
            div.table #table data-at=[view.moment.as_ref().map(|moment| moment.at)] {
                (bar::replay(view, &words))
                (players::line(view, &words))
                @if let Some(moment) = &view.moment {
                    (drawing(moment, &words))
                    div.table-side {
                        section.table-dock #dock { (past::bar(view, moment, eyes, &words)) }
                        (side::tabs(view, moment, Chat::Whole, &words))
                    }
                }
            }
        }
    }
}
