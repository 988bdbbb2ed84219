//! Beneath the board: the viewer's hand, and beside it the run on the ladder of points; at the end the final score.

use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use rocket_jockey::{HandView, Orbit, Phase, Run, View};

use super::cards::{card_class, face};
use super::{about, names, scores, sky};
use crate::{Offers, Piece, icon, icon_for};

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    if view.phase == Phase::Over {
        return scores::draw(view, words);
    }
    html! {
        div.rj-tray {
            (hand(view, offers, words))
            (run(view, words))
            (ends(offers))
        }
    }
}

/// The viewer's own cards.
fn hand(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let Some(hand) = &view.hand else { return html! {} };
    let asked = view.phase == Phase::Discard && !offers.all().is_empty();
    html! {
        section.rj-hand-area aria-labelledby="rj-hand-title" data-asked=[asked.then_some("")] {
            h2 #rj-hand-title.visually-hidden { (words.word("board-hand")) }
            ul.rj-hand {
                @for (index, held) in hand.iter().enumerate() {
                    @let copy = hand[..index].iter().filter(|other| other.card == held.card).count() + 1;
                    li { (in_hand(view, *held, copy, offers, words)) }
                }
                @if hand.is_empty() { li.muted { (words.word("board-hand-empty")) } }
            }
        }
    }
}

/// A card in the hand: a click flies it if it leads to one planet, and asks where if it leads to several.
fn in_hand(view: &View, held: HandView, copy: usize, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let card = held.card;
    let hops: Vec<Orbit> = sky::hops(offers).filter(|hop| hop.0 == card).map(|hop| hop.1).collect();
    let codes: Vec<String> = match view.phase {
        Phase::Discard => vec![format!("discard {card}")],
        _ if hops.is_empty() => vec![format!("fly {card} to {}", other_end(view, held))],
        _ => hops.iter().map(|to| format!("fly {card} to {to}")).collect(),
    };
    let to = match hops.as_slice() {
        [to] => format!(" hop-{to}{}", sky::bent_class(view, card, *to)),
        _ => String::new(),
    };
    let inside = html! {
        (face(card, words))
        @if held.known { span.rj-known { (icon_for("eye", &words.word("board-known"))) } }
    };
    let piece = Piece {
        id: &format!("hand-{card}-{copy}"),
        class: &format!("{}{to}", card_class(card)),
        name: &names::card_name(card, words),
        about: &about::card(card, words),
        inside: &inside,
    };
    offers.menu(&piece, &codes)
}

/// Where a card would lead from where the cargo is, to ask why it does not.
fn other_end(view: &View, held: HandView) -> Orbit {
    match &view.flight {
        Some(flight) if flight.at == held.card.high => held.card.low,
        _ => held.card.high,
    }
}

/// The open run on the ladder of points, and the other runs of this turn.
fn run(view: &View, words: &Narrator<'_>) -> Markup {
    let count = view.tally().map_or(0, |(run, ..)| usize::from(run.count()));
    let highest = view.transport.len() - 1;
    html! {
        section.rj-run aria-labelledby="rj-run-title" {
            h2 #rj-run-title.visually-hidden { (words.word("board-run")) }
            div.rj-rungs title=(words.word("board-ladder")) {
                span.rj-ladder-key aria-hidden="true" {
                    span { (icon("card")) "+" (icon("star")) }
                    span.rj-ladder-points { (names::points_word(0, words)) }
                }
                ol.rj-ladder aria-label=(words.word("board-ladder")) {
                    @for step in 1..=highest {
                        @let reached = if step == count.min(highest) { "now" } else if step < count { "passed" } else { "" };
                        li class=(reached) aria-current=[(step == count.min(highest)).then_some("true")] {
                            span.rj-ladder-count { (step) @if step == highest { "+" } }
                            b.num { (view.transport[step]) }
                        }
                    }
                }
            }
            (tally(view, words))
        }
    }
}

/// Cards and stars of the open run and what they bring, with the way flown; the closed runs before it.
fn tally(view: &View, words: &Narrator<'_>) -> Markup {
    let Some((run, points, more)) = view.tally() else {
        return html! { p.rj-tally.muted { (words.word("board-no-run")) } };
    };
    html! {
        div.rj-tally {
            span.visually-hidden { (run_line(run, points, words)) }
            span.rj-sum aria-hidden="true" {
                span { b.num { (run.cards) } (icon("card")) }
                "+" span { b.num { (run.bonus) } (icon("star")) }
                "=" b.num { (run.count()) }
                "→" span.rj-pays { b.num { (points) } " " (names::points_word(points, words)) }
            }
            @if view.phase == Phase::InFlight { span.tag.accent { (words.say(&phrase!("board-one-more", points = more))) } }
            @if !view.played.is_empty() {
                ol.rj-flown-list aria-label=(words.word("board-flown")) {
                    @for hop in &view.played {
                        li.rj-mini { (hop.from) "→" (hop.to) @if hop.bent { (icon_for("co-pilot", &words.word("board-with-copilot"))) } }
                    }
                }
            }
            @if view.runs.len() > 1 {
                ol.rj-runs {
                    @for (run, points) in &view.runs[..view.runs.len() - 1] { li.small { (run_line(*run, *points, words)) } }
                }
            }
        }
    }
}

fn run_line(run: Run, points: i16, words: &Narrator<'_>) -> String {
    words.sentence(&phrase!("line-run", cards = run.cards, bonus = run.bonus, count = run.count(), points = points))
}

/// How to end the step.
fn ends(offers: &Offers<'_>) -> Markup {
    html! {
        @for code in ["done", "reserve none"] {
            @if let Some(choice) = offers.find(code) {
                (offers.piece(&code.replace(' ', "-"), "rj-end", code, "", &html! { (icon("check")) (choice.sentence) }))
            }
        }
    }
}
