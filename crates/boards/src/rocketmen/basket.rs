//! The open transaction: what is in the basket, what it costs, what pays for it, and how to take something out again.

use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use rocketmen::{Face, HandView, Phase, Source, Trade, TradeView, View};

use super::{card, names};
use crate::{Choice, Offers, Piece, SERIES, icon};

/// What is in the basket, what it costs, what is given, what is missing.
pub(super) fn draw(view: &View, trade: &TradeView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let short = trade.price.money.saturating_sub(trade.given.money);
    let icons_short = trade.price.icons() - trade.given.matched(&trade.price);
    html! {
        div #rm-basket.rm-basket tabindex="0" role="group" aria-label=(words.word("board-basket")) {
            (card::chips(view, cards(view, trade), words))
            dl.rm-account {
                div { dt { (words.word("board-price")) } dd { (card::items(&trade.price, words)) } }
                div { dt { (words.word("board-given")) } dd { (card::items(&trade.given, words)) } }
                div.rm-short[short > 0 || icons_short > 0] {
                    dt { (words.word("board-missing-word")) }
                    dd { @if short > 0 { "$" (short) } @if icons_short > 0 { " " (words.say(&phrase!("board-icons", icons = icons_short))) } @if short == 0 && icons_short == 0 { "–" } }
                }
            }
            div.rm-pays { (buttons(view, trade, offers, words)) }
        }
    }
}

fn cards(view: &View, trade: &TradeView) -> Vec<Face> {
    let bought = trade.slots.iter().filter_map(|&slot| view.display.get(usize::from(slot) - 1)?.as_ref());
    bought
        .map(|offer| offer.card.into())
        .chain(trade.engine.map(Face::from))
        .chain(trade.plan.map(Face::from))
        .chain(trade.pad.iter().copied())
        .collect()
}

/// The sensible payment by one click; every other one by clicking what pays.
fn buttons(view: &View, trade: &TradeView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let quick = sensible(view, words);
    let close = if quick.is_some() { "button rm-close" } else { "button primary rm-close" };
    let word = if quick.is_some() { words.word("board-pay-otherwise") } else { done(trade, words) };
    html! {
        @if let Some(quick) = quick {
            (offers.series("pay-sensibly", "button primary rm-pay", &quick, &html! { (icon("check")) (quick.sentence) }))
        }
        @if view.phase == Phase::Basket { (offers.piece("close", close, "close", "", &html! { (word) })) }
        @if offers.find("close elsewhere").is_some() {
            (offers.piece("close-elsewhere", "button minor rm-close", "close elsewhere", "", &html! { (words.word("board-close-elsewhere")) }))
        }
    }
}

/// What the basket does in the end: "Buy for $30".
fn done(trade: &TradeView, words: &Narrator<'_>) -> String {
    let price = names::items(&trade.price, words);
    words.say(&match trade.trade {
        Trade::Buy => phrase!("board-buy-for", price = price),
        Trade::Place => phrase!("board-place-for", price = price),
    })
}

/// The sensible payment, if something is to be paid.
pub(super) fn sensible(view: &View, words: &Narrator<'_>) -> Option<Choice> {
    let trade = view.trade.as_ref().filter(|trade| !trade.sensible.is_empty())?;
    let pays = trade.sensible.iter().map(|source| format!("pay {source}"));
    let code = closing(view).into_iter().chain(pays).collect::<Vec<_>>().join(SERIES);
    let sources: Vec<String> = trade.sensible.iter().map(|source| names::source(view, *source, words)).collect();
    let sentence = words.say(&phrase!("board-done-with", done = done(trade, words), sources = words.list(&sources)));
    Some(Choice { code, sentence })
}

fn closing(view: &View) -> Option<String> {
    (view.phase == Phase::Basket).then(|| "close".to_owned())
}

/// Closing the basket and paying with a Hand card by one click, if the card helps to pay.
pub(super) fn pay_with(view: &View, held: &HandView, words: &Narrator<'_>) -> Option<Choice> {
    let trade = view.trade.as_ref().filter(|trade| trade.given.helped_by(&held.items, &trade.price))?;
    let code = closing(view)?;
    let source = Source::Card(held.card);
    let name = names::source(view, source, words);
    let sentence = words.say(&phrase!("board-done-with", done = done(trade, words), sources = name));
    Some(Choice { code: format!("{code}{SERIES}pay {source}"), sentence })
}

/// Something that lies in the open basket: a click takes it out again.
pub(super) fn chosen(view: &View, offers: &Offers<'_>, code: &str, piece: &Piece<'_>) -> Markup {
    let Some(trade) = view.trade.as_ref().filter(|_| view.phase == Phase::Basket) else {
        return offers.menu(piece, &[code]);
    };
    let all = codes(view, trade);
    let mut again = all.clone();
    if let Some(place) = again.iter().position(|other| other == code) {
        again.remove(place);
    }
    // Without a mission nothing stands on the Launch Pad.
    if code.ends_with(" on plan") {
        again.clear();
    }
    offers.chosen(piece, all.len(), &again)
}

/// The steps that fill this basket, in an order in which they can be done.
fn codes(view: &View, trade: &TradeView) -> Vec<String> {
    let slots = trade.slots.iter().filter_map(|&slot| {
        let offer = view.display.get(usize::from(slot) - 1)?.as_ref()?;
        Some(format!("buy {} at {slot}", offer.card))
    });
    slots
        .chain(trade.engine.map(|engine| format!("buy {engine}")))
        .chain(trade.plan.map(|plan| format!("place {plan} on plan")))
        .chain(trade.pad.iter().map(|face| format!("place {face} on pad")))
        .collect()
}
