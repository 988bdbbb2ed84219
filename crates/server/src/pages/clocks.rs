//! Clocks on pages: what is offered for a new match, what they show, and what can be done when a time is up.
//!
//! The page counts down by itself (`assets/clock.js`) to moments that the server names. Without scripts the moment is shown.

use axum::extract::{Form, Path, State};
use axum::response::Response;
use boards::icon;
use engine::{Seat, phrase};
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;
use store::{MatchId, Millis};
use time::OffsetDateTime;

use super::{hidden, table, table_forms};
use crate::clocks::Hand;
use crate::identity::Visitor;
use crate::room::{ClockView, ClockWord, TableView};
use crate::{App, ClockSetting, ServerError};

/// Which clocks a new match is to have.
pub(super) fn field(chosen: ClockSetting, words: &Narrator<'_>) -> Markup {
    html! {
        div.field {
            label for="clock" { (words.word("ui-clock")) }
            select #clock name="clock" aria-describedby="clock-help" {
                @for setting in ClockSetting::OFFERED {
                    option value=(setting) selected[setting == chosen] { (words.say(&setting.phrase())) }
                }
            }
            p.help #clock-help { (words.word("ui-clock-help")) }
        }
    }
}

/// What was agreed on, where there is a clock.
pub(super) fn agreed(setting: ClockSetting, words: &Narrator<'_>) -> Markup {
    html! {
        @if !setting.is_none() { p.clock-agreed { (icon("clock")) " " (words.word("ui-clock")) ": " (words.say(&setting.phrase())) } }
    }
}

/// The clock of a seat.
pub(super) fn hand(view: &TableView, seat: Seat, words: &Narrator<'_>) -> Markup {
    let clock = view.clock.as_ref();
    let hand = clock.and_then(|clock| clock.hands.get(seat.index()).copied().flatten());
    let late = clock.is_some_and(|clock| clock.late.contains(seat));
    html! { @if let Some(hand) = hand { (shown(hand, late, words)) } }
}

/// What a clock shows.
pub(super) fn shown(hand: Hand, late: bool, words: &Narrator<'_>) -> Markup {
    html! {
        @match hand {
            Hand::Still(left) => span.clock role="timer" title=(words.word("ui-clock-left")) { (left_told(left, &units(words))) },
            Hand::Until(_) if late => span.clock.late role="timer" { (words.word("ui-clock-up")) },
            Hand::Until(zero) => (until(zero, "ui-clock-up", words)),
        }
    }
}

/// A clock that runs towards this moment; `up` is what it says then.
pub(super) fn until(zero: Millis, up: &str, words: &Narrator<'_>) -> Markup {
    html! {
        time.clock.runs role="timer" data-until=(zero) data-units=(units(words)) data-up=(words.word(up))
            datetime=(moment(zero, Shown::Exactly)) title=(words.word("ui-clock-left")) { (moment(zero, Shown::Shortly)) }
    }
}

fn units(words: &Narrator<'_>) -> String {
    [words.word("ui-clock-d"), words.word("ui-clock-h")].join(" ")
}

/// Minutes and seconds, or hours, or days.
fn left_told(left: Millis, units: &str) -> String {
    let (seconds, (day, hour)) = (left.max(0) / 1000, units.split_once(' ').unwrap_or(("d", "h")));
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60),
        (1.., _) => format!("{days} {day} {} {hour}", hours % 24),
        _ => String::new(),
    }
}

enum Shown {
    Exactly,
    Shortly,
}

/// A moment of the server's clock.
fn moment(at: Millis, shown: Shown) -> String {
    let Ok(moment) = OffsetDateTime::from_unix_timestamp(at / 1000) else { return String::new() };
    let (date, hour, minute) = (moment.date(), moment.hour(), moment.minute());
    match shown {
        Shown::Exactly => format!("{date}T{hour:02}:{minute:02}:{:02}Z", moment.second()),
        Shown::Shortly => format!("→ {date} {hour:02}:{minute:02} UTC"),
    }
}

/// What there is to say and to do about the clocks, above the choices.
pub(super) fn banners(view: &TableView, words: &Narrator<'_>) -> Markup {
    let Some(clock) = &view.clock else { return html! {} };
    html! {
        @for late in clock.late { (late_banner(view, clock, late, words)) }
        @if clock.paused {
            div.banner.clock-banner role="status" {
                p { (words.word("ui-clock-paused")) }
                @if clock.may_pause { (form(view, &[("go", "ui-clock-go", true)], None, words)) }
            }
        } @else if !clock.asked.is_empty() { (pause_asked(view, clock, words)) }
    }
}

fn late_banner(view: &TableView, clock: &ClockView, late: Seat, words: &Narrator<'_>) -> Markup {
    let decides = clock.may_decide && view.own != Some(late);
    let wants_end = clock.ending.filter(|(ended, _)| *ended == late).map(|(_, voters)| voters);
    let has_voted = wants_end.is_some_and(|voters| view.own.is_some_and(|own| voters.contains(own)));
    html! {
        div.banner.clock-banner role="status" {
            p { (icon("clock")) " " (words.sentence(&phrase!("ui-clock-late", seat = late))) }
            @if let Some(voters) = wants_end {
                p.small { @for voter in voters { (words.sentence(&phrase!("ui-clock-wants-end", seat = voter))) " " } }
            }
            @if decides {
                (form(view, &[("bot", "ui-clock-bot", true), ("wait", "ui-clock-wait", false)], Some(late), words))
                @if !has_voted { (form(view, &[("end", "ui-clock-end", false)], Some(late), words)) }
            }
        }
    }
}

fn pause_asked(view: &TableView, clock: &ClockView, words: &Narrator<'_>) -> Markup {
    let own = view.own.is_some_and(|own| clock.asked.contains(own));
    html! {
        div.banner.clock-banner role="status" {
            p { @for seat in clock.asked { (words.sentence(&phrase!("ui-clock-asked", seat = seat))) " " } }
            @if clock.may_pause && own { (form(view, &[("go", "ui-undo-withdraw", false)], None, words)) }
            @else if clock.may_pause { (form(view, &[("pause", "ui-agree", true), ("go", "ui-decline", false)], None, words)) }
        }
    }
}

/// Asks for a pause, from the menu.
pub(super) fn pause(view: &TableView, words: &Narrator<'_>) -> Markup {
    let can = view.clock.as_ref().is_some_and(|clock| clock.may_pause && !clock.paused && clock.asked.is_empty());
    let action = format!("/m/{}/clock", view.id);
    html! {
        @if can {
            form method="post" action=(action) {
                button type="submit" name="do" value="pause" { (icon("clock")) (words.word("ui-clock-pause")) }
            }
        }
    }
}

/// Buttons for what can be done, the first of them the usual one.
fn form(view: &TableView, deeds: &[(&str, &str, bool)], late: Option<Seat>, words: &Narrator<'_>) -> Markup {
    table::form(
        view,
        "clock",
        &html! {
            @if let Some(late) = late { (hidden("seat", &late.index().to_string())) }
            @for (deed, key, primary) in deeds {
                button.button.primary[*primary] type="submit" name="do" value=(deed) { (words.word(key)) } " "
            }
        },
    )
}

#[derive(Deserialize)]
pub(super) struct Deed {
    #[serde(rename = "do")]
    deed: ClockWord,
    seat: Option<u8>,
}

/// `POST /m/ID/clock`
pub(super) async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<Deed>,
) -> Result<Response, ServerError> {
    let room = app.rooms.get(&MatchId::new(id.as_str())).await?;
    let (who, deed) = (visitor.known()?.asker(), form.deed.about(form.seat)?);
    let done = room.ask(move |room| Box::pin(room.mind_clocks(who, deed))).await;
    table_forms::show(&room, &visitor, &id, done).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_told_as_clocks_do() {
        let left = |seconds: Millis| left_told(seconds * 1000, "d h");
        assert_eq!([left(0), left(9), left(605)], ["0:00", "0:09", "10:05"]);
        assert_eq!([left(3661), left(2 * 86_400 + 3 * 3600 + 59)], ["1:01:01", "2 d 3 h"]);
    }
}
