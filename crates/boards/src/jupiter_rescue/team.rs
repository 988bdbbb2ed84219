//! The team: everybody's core and hand lie open. The viewer's own cards are large, and can be played.

use engine::{Seat, phrase};
use jupiter_rescue::{Action, Card, Decision, SeatView, Spot, View};
use maud::{Markup, html};
use narration::Narrator;

use super::acts::Acts;
use super::{cards, names};
use crate::{Offers, icon, icon_for, seat_badge, seat_class};

pub(super) fn draw(view: &View, acts: &Acts<'_>, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        section.jr-team-area aria-labelledby="jr-team-title" {
            h3 #jr-team-title.visually-hidden { (words.word("ui-players")) }
            // On phones the panels can be scrolled sideways, with keys too.
            ul.jr-team tabindex="0" aria-labelledby="jr-team-title" {
                @for seat in &view.seats {
                    li id={ "player-" (seat.seat) } class=(classes(view, seat)) { (panel(view, seat, acts, offers, words)) }
                }
            }
        }
    }
}

fn is_up(view: &View, seat: &SeatView) -> bool {
    view.deciders.contains(&seat.seat)
}

fn classes(view: &View, seat: &SeatView) -> String {
    let up = if is_up(view, seat) { " up" } else { "" };
    let you = if view.viewer.is(seat.seat) { " you" } else { "" };
    format!("jr-player {}{up}{you}", seat_class(seat.seat))
}

fn panel(view: &View, seat: &SeatView, acts: &Acts<'_>, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        div.jr-player-top {
            span.seat-name { (seat_badge(seat.seat)) span.jr-player-name { (words.name(seat.seat)) } }
            @if view.viewer.is(seat.seat) { span.tag { (words.word("ui-you")) } }
            @if is_up(view, seat) { span.jr-up { (icon_for("rocket", &words.say(&phrase!("ui-turn-of", seat = seat.seat)))) } }
            span.jr-place { (place(seat.place, words)) }
            (deals(view, seat.seat, acts, offers, words))
        }
        ul.jr-minis {
            @for card in &seat.cores {
                li { (cards::mini(*card, if seat.used.contains(card) { "core used" } else { "core" }, words)) }
            }
            @for (index, card) in seat.hand.iter().enumerate() {
                li { (in_hand(view, seat, index, *card, offers, words)) }
            }
        }
    }
}

/// Where the Robot is.
fn place(place: Option<Spot>, words: &Narrator<'_>) -> String {
    match place {
        None => words.word("board-robot-out"),
        Some(Spot::Pod) => words.word("board-pod"),
        Some(Spot::At(cell, _)) => cell.name(),
    }
}

/// A card in somebody's hand: in a trade it can be taken.
fn in_hand(
    view: &View,
    seat: &SeatView,
    index: usize,
    card: Card,
    offers: &Offers<'_>,
    words: &Narrator<'_>,
) -> Markup {
    match view.step {
        Decision::Trade(partner) if partner == seat.seat && !view.viewer.is(seat.seat) => {
            let copy = copy(&seat.hand, index);
            offers.piece(
                &format!("jr-take-{card}-{copy}"),
                &cards::mini_class(card),
                &Action::Take(card).to_string(),
                &names::card(card, words),
                &cards::mini_face(card, words),
            )
        }
        // What somebody else could do with a card is suggested at that card.
        _ if offers.is_advice() && is_up(view, seat) => {
            let (id, code) = (format!("jr-of-{}-{card}-{}", seat.seat, copy(&seat.hand, index)), hand_code(view, card));
            match offers.find(&code) {
                Some(_) => offers.piece(&id, &cards::mini_class(card), &code, "", &cards::mini_face(card, words)),
                None => cards::mini(card, "", words),
            }
        }
        _ => cards::mini(card, "", words),
    }
}

/// Which of several equal cards this is.
fn copy(hand: &[Card], index: usize) -> usize {
    hand[..index].iter().filter(|other| **other == hand[index]).count() + 1
}

/// What can be agreed with a player: to trade, or who goes first.
fn deals(view: &View, seat: Seat, acts: &Acts<'_>, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let (action, key) = match view.step {
        Decision::ChooseFirst => (Action::First(seat), "board-first"),
        Decision::Actions if seat != view.active => (Action::Trade(seat), "board-trade"),
        _ => return html! {},
    };
    let code = action.to_string();
    let known = if offers.is_advice() { offers.find(&code).is_some() } else { acts.all().next().is_some() };
    html! {
        @if known {
            (offers.piece(&format!("jr-deal-{seat}"), "button jr-deal", &code, &words.word(key), &html! { (icon(if key == "board-trade" { "card" } else { "first" })) (words.word(key)) }))
        }
    }
}

/// The viewer's own cards.
pub(super) fn own(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let Some(seat) = view.seats.iter().find(|seat| view.viewer.is(seat.seat)) else { return html! {} };
    // What others could do with such cards is no choice of the viewer's.
    let offers = &if offers.is_advice() { offers.idle() } else { *offers };
    html! {
        section.jr-own aria-labelledby="jr-own-title" {
            h3 #jr-own-title.jr-title { (words.word("board-your-cards")) }
            ul.jr-hand {
                @for (index, card) in seat.cores.iter().enumerate() {
                    li {
                        span.jr-slot.core { (words.word("board-core")) @if seat.used.contains(card) { " · " (words.word("board-used")) } }
                        @let code = core_code(view, *card);
                        (offers.piece(&format!("jr-core-{card}-{}", copy(&seat.cores, index)), &cards::class(*card), &code, &names::card(*card, words), &cards::face(*card, words)))
                    }
                }
                @for (index, card) in seat.hand.iter().enumerate() {
                    li {
                        span.jr-slot { (words.word("board-hand")) }
                        @let code = hand_code(view, *card);
                        (offers.piece(&format!("jr-hand-{card}-{}", copy(&seat.hand, index)), &cards::class(*card), &code, &names::card(*card, words), &cards::face(*card, words)))
                    }
                }
                @if seat.hand.is_empty() && seat.cores.is_empty() { li.muted { (words.word("board-hand-empty")) } }
            }
        }
    }
}

/// What a click on a card of the own hand means.
fn hand_code(view: &View, card: Card) -> String {
    match view.step {
        Decision::ChooseCore(_) | Decision::InstallCore(_) => Action::Install(card),
        Decision::Trade(_) => Action::Give(card),
        Decision::Discard => Action::Discard(card),
        _ => Action::Play(card),
    }
    .to_string()
}

/// What a click on the own core means.
fn core_code(view: &View, card: Card) -> String {
    if view.step == Decision::ReplaceCore { Action::Replace(card) } else { Action::Core(card) }.to_string()
}
