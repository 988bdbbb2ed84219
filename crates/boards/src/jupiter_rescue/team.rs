//! The team: everybody's core and hand lie open. The viewer's own cards are large, and can be played.

use engine::Seat;
use jupiter_rescue::{Action, Card, Decision, SeatView, Spot, View};
use maud::{Markup, html};
use narration::Narrator;

use super::{cards, names};
use crate::{Offers, PlayerLine, icon_for, seat_badge};

/// Everybody in the line of players: how many cards, where the Robot is; and their cards over the board.
pub(super) fn lines(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Vec<PlayerLine> {
    let line = |seat: &SeatView| PlayerLine { numbers: numbers(seat, words), more: panel(view, seat, offers, words) };
    view.seats.iter().map(line).collect()
}

fn numbers(seat: &SeatView, words: &Narrator<'_>) -> Markup {
    let cards = seat.cores.len() + seat.hand.len();
    html! {
        span.num { (icon_for("card", &words.word("board-cards"))) " " (cards) }
        span.jr-where.danger[seat.place.is_none()] { (place(seat.place, words)) }
    }
}

fn is_up(view: &View, seat: &SeatView) -> bool {
    view.deciders.contains(&seat.seat)
}

/// The core and the hand of a player, and what can be agreed.
fn panel(view: &View, seat: &SeatView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        ul.jr-minis.plain {
            @for card in &seat.cores {
                li { (cards::mini(*card, if seat.used.contains(card) { "core used" } else { "core" }, words)) " " (names::card_text(*card, words)) }
            }
            @for (index, card) in seat.hand.iter().enumerate() {
                li { (in_hand(view, seat, index, *card, offers, words)) " " (names::card_text(*card, words)) }
            }
        }
        @if view.step == Decision::Actions && seat.seat != view.active {
            (deal(Action::Trade(seat.seat), seat.seat, &words.word("board-trade"), offers))
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

/// A card in somebody's hand. What they could do with it is suggested at that card.
fn in_hand(
    view: &View,
    seat: &SeatView,
    index: usize,
    card: Card,
    offers: &Offers<'_>,
    words: &Narrator<'_>,
) -> Markup {
    let (id, code) = (format!("jr-of-{}-{card}-{}", seat.seat, copy(&seat.hand, index)), hand_code(view, card));
    match offers.find(&code) {
        Some(_) if offers.is_advice() && is_up(view, seat) => {
            offers.piece(&id, &cards::mini_class(card), &code, "", &cards::mini_face(card, words))
        }
        _ => cards::mini(card, "", words),
    }
}

/// Which of several equal cards this is.
fn copy(hand: &[Card], index: usize) -> usize {
    hand[..index].iter().filter(|other| **other == hand[index]).count() + 1
}

/// Something to be agreed with a player.
fn deal(action: Action, seat: Seat, name: &str, offers: &Offers<'_>) -> Markup {
    let code = action.to_string();
    let known = if offers.is_advice() { offers.find(&code).is_some() } else { !offers.all().is_empty() };
    html! {
        @if known {
            (offers.piece(&format!("jr-deal-{seat}"), "button jr-deal", &code, name, &html! { (seat_badge(seat)) (name) }))
        }
    }
}

/// Who can go first.
pub(super) fn firsts(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        @if view.step == Decision::ChooseFirst {
            div.jr-firsts { @for seat in &view.seats { (deal(Action::First(seat.seat), seat.seat, &words.name(seat.seat), offers)) } }
        }
    }
}

/// In a trade: the cards of the other, which can be taken.
pub(super) fn partner(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let Decision::Trade(partner) = view.step else { return html! {} };
    let Some(seat) = view.seats.iter().find(|seat| seat.seat == partner && !view.viewer.is(partner)) else {
        return html! {};
    };
    html! {
        section.jr-own.jr-partner aria-label=(words.name(partner)) {
            ul.jr-hand {
                @for (index, card) in seat.hand.iter().enumerate() {
                    (held(&format!("take-{card}-{}", copy(&seat.hand, index)), Some(words.name(partner)), *card, &Action::Take(*card).to_string(), offers, words))
                }
            }
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
            h2 #jr-own-title.visually-hidden { (words.word("board-your-cards")) }
            ul.jr-hand tabindex="0" aria-labelledby="jr-own-title" {
                @for (index, card) in seat.cores.iter().enumerate() {
                    @let used = if seat.used.contains(card) { format!(" · {}", words.word("board-used")) } else { String::new() };
                    @let slot = format!("{}{used}", words.word("board-core"));
                    (held(&format!("core-{card}-{}", copy(&seat.cores, index)), Some(slot), *card, &core_code(view, *card), offers, words))
                }
                @for (index, card) in seat.hand.iter().enumerate() {
                    (held(&format!("hand-{card}-{}", copy(&seat.hand, index)), None, *card, &hand_code(view, *card), offers, words))
                }
                @if seat.hand.is_empty() && seat.cores.is_empty() { li.muted { (words.word("board-hand-empty")) } }
            }
        }
    }
}

/// A card with what it does, and where it is held.
fn held(id: &str, slot: Option<String>, card: Card, code: &str, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        li data-about=(names::card_text(card, words)) {
            @if let Some(slot) = slot { span.jr-slot { (slot) } }
            (offers.piece(&format!("jr-{id}"), &cards::class(card), code, &names::card(card, words), &cards::face(card, words)))
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
