//! The bar of a table: which game, how far it is, and what is always in reach: undo, hint, rules, menu.

use boards::icon;
use engine::phrase;
use maud::{Markup, PreEscaped, html};
use narration::Narrator;

use super::{clocks, hidden, series, side, table};
use crate::ending::Stage;
use crate::identity::Speed;
use crate::room::{Sitting, TableView};

/// The bar of a match.
pub(super) fn bar(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        header.table-bar {
            h1.table-title { (view.facts.title) }
            @if let Some(moment) = &view.moment {
                @if !moment.picture.board.chips.is_empty() { div.table-chips tabindex="0" { (PreEscaped(&moment.picture.board.chips)) } }
            }
            @if view.own_components { span.tag title=(words.word("ui-own-components-help")) { (words.word("ui-own-components")) } }
            (what_if(view, words))
            (series::tag(view, words))
            @if view.own.is_none() { span.tag { (icon("eye")) span.label { (words.word("ui-spectator")) } } }
            (watchers(view, words))
            div.table-tools {
                (undo(view, words))
                (hint(view, words))
                (rules(view, words))
                (drawer(words))
                (menu(view, words, &html! { (clocks::pause(view, words)) (leave(view, words)) }))
            }
        }
    }
}

/// That the match began from a moment of another, with a way there.
fn what_if(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        @if let Some((of, step)) = &view.from {
            a.tag.what-if href={ "/m/" (of) "?at=" (step) } title=(words.say(&phrase!("ui-what-if-from", step = *step))) { (words.word("ui-what-if")) }
        }
    }
}

/// How many people look on, where that is news.
pub(super) fn watchers(view: &TableView, words: &Narrator<'_>) -> Markup {
    let told = words.say(&phrase!("ui-spectators", count = view.watchers));
    // Whoever watches alone knows it.
    let alone = view.own.is_none() && view.watchers <= 1;
    html! {
        @if view.watchers > 0 && !alone {
            span.tag.watchers title=(told) { (icon("eye")) (view.watchers) span.visually-hidden { " " (told) } }
        }
    }
}

/// The bar of a replay.
pub(super) fn replay(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        header.table-bar {
            h1.table-title { (view.facts.title) " · " (words.word("ui-replay")) }
            div.table-tools {
                @if matches!(view.stage, Stage::Finished { .. }) && !view.outdated {
                    a.button href={ "/m/" (view.id) "/review" } { (icon("chart")) span.label { (words.word("ui-review")) } }
                }
                a.button href={ "/m/" (view.id) } { (words.word("ui-to-table")) }
                (drawer(words))
                (menu(view, words, &html! {}))
            }
        }
    }
}

/// Back by one step: alone, or if the others agree.
fn undo(view: &TableView, words: &Narrator<'_>) -> Markup {
    let action = |deed: &str| format!("/m/{}/{deed}", view.id);
    html! {
        @if view.undo {
            form #undo method="post" action=(action("undo")) data-clicks="" {
                (hidden("version", &view.version.to_string()))
                button.button type="submit" data-key="u" aria-keyshortcuts="u" title=(words.word("ui-undo-help")) {
                    (icon("undo")) span.label { (words.word("ui-undo")) }
                }
            }
        } @else if view.ask {
            (table::form(view, "takeback", &html! {
                button.button.quiet type="submit" name="answer" value="ask" { (icon("undo")) span.label { (words.word("ui-undo-ask")) } }
            }))
        } @else if view.own.is_some() && view.stage == Stage::Running {
            // Its place stays, so that nothing else moves under it.
            button.button.quiet type="button" disabled { (icon("undo")) span.label { (words.word("ui-undo")) } }
        }
    }
}

fn hint(view: &TableView, words: &Narrator<'_>) -> Markup {
    html! {
        @if view.hint && table::your_turn(view) {
            a.button.quiet href={ "/m/" (view.id) "?notice=hint" } hx-get={ "/m/" (view.id) "/hint" } hx-target="#notice"
                hx-swap="innerHTML" data-key="h" aria-keyshortcuts="h" title=(words.word("ui-hint-help")) {
                (icon("hint")) span.label { (words.word("ui-hint")) }
            }
        }
    }
}

fn rules(view: &TableView, words: &Narrator<'_>) -> Markup {
    let (rules, legend) = (format!("/rules/{}", view.facts.id), words.word("ui-legend"));
    html! {
        a.button.quiet.legend-button href={ (rules) "#legend" } data-clause="legend" title=(legend) { (icon("why")) span.visually-hidden { (legend) } }
        a.button.quiet href=(rules) data-rules="" { (icon("rules")) span.label { (words.word("ui-rules")) } }
    }
}

/// On narrow windows: opens what is beside the board on wide ones.
fn drawer(words: &Narrator<'_>) -> Markup {
    html! {
        label.button.quiet.drawer-button title=(words.word("ui-drawer")) {
            input #drawer.visually-hidden type="checkbox";
            (icon("log")) span.visually-hidden { (words.word("ui-drawer")) } (side::unread("drawer-unread", words))
        }
    }
}

/// What the head of the other pages has, and how to leave.
fn menu(view: &TableView, words: &Narrator<'_>, leave: &Markup) -> Markup {
    html! {
        details.menu {
            summary.button.quiet title=(words.word("ui-menu")) { (icon("menu")) span.visually-hidden { (words.word("ui-menu")) } }
            nav.menu-body.panel aria-label=(words.word("ui-menu")) {
                a href="/" { (icon("gantry")) (words.word("ui-home")) }
                a href="/new" { (icon("players")) (words.word("ui-new-match")) }
                a href="/settings" { (icon("settings")) (words.word("ui-settings")) }
                @for (place, key) in [("legend", "ui-legend"), ("keys", "ui-keys")] {
                    a href={ "/rules/" (view.facts.id) "#" (place) } data-clause=(place) { (icon("why")) (words.word(key)) }
                }
                form method="post" action="/settings" {
                    button type="submit" name="theme" value="toggle" data-theme-toggle="" { (icon("theme")) (words.word("ui-theme-toggle")) }
                }
                form method="post" action="/settings" {
                    button type="submit" name="sound" value="toggle" data-sound-toggle="" {
                        (icon("sound")) (words.word("ui-sound-toggle"))
                        span.when-on { (words.word("ui-on")) } span.when-off { (words.word("ui-off")) }
                    }
                }
                form method="post" action="/settings" {
                    button type="submit" name="coach" value="toggle" {
                        (icon("hint")) (words.word("ui-coach"))
                        span.coach-on { (words.word("ui-on")) } span.coach-off { (words.word("ui-off")) }
                    }
                }
                form.menu-speed method="post" action="/settings" {
                    span { (icon("clock")) (words.word("ui-speed")) }
                    @for speed in Speed::ALL {
                        button type="submit" name="speed" value=(speed.code()) { (words.word(&format!("ui-speed-{}", speed.code()))) }
                    }
                }
                (leave)
            }
        }
    }
}

/// Leaving for good, which first says what it means.
fn leave(view: &TableView, words: &Narrator<'_>) -> Markup {
    if view.own.is_none() || view.stage != Stage::Running {
        return html! {};
    }
    let (question, deed) = leaving(view);
    html! {
        details.leave {
            summary { (icon("close")) (words.word("ui-leave")) }
            form method="post" action={ "/m/" (view.id) "/leave" } {
                p { (words.word(question)) }
                div.row {
                    button.button.danger type="submit" { (words.word(deed)) }
                    a.button href={ "/m/" (view.id) } data-shut="" { (words.word("ui-cancel")) }
                }
            }
        }
    }
}

/// What it means to leave: of two rivals the other one wins; bots do not go on alone; among several a bot takes the seat.
fn leaving(view: &TableView) -> (&'static str, &'static str) {
    let people = view.seats.iter().filter(|seat| matches!(seat.sitting, Sitting::Person | Sitting::StandIn(_))).count();
    if view.seats.len() == 2 && !view.facts.cooperative {
        ("ui-resign-ask", "ui-resign")
    } else if people == 1 {
        ("ui-give-up-ask", "ui-give-up")
    } else {
        ("ui-leave-ask", "ui-leave")
    }
}
