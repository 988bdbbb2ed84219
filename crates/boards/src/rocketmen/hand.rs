//! The viewer's Hand with what each card could pay, the tokens, the open transaction and the effects of this turn.

use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use rocketmen::{Face, HandView, Items, Phase, SeatView, Source, TradeView, View};

use super::symbols::picture;
use super::{card, names};
use crate::{Choice, Offers, SERIES, icon, icon_for};

/// What can be done with a Hand card: the code without the card, its end, and its short word.
const DEEDS: [(&str, &str, &str, &str); 7] = [
    ("place", " on pad", "rocket", "board-to-pad"),
    ("place", " on plan", "star", "board-to-plan"),
    ("free-place", " on pad", "rocket", "board-to-pad"),
    ("free-place", " on plan", "star", "board-to-plan"),
    ("use", "", "hint", "board-use"),
    ("store", "", "cargo", "board-store"),
    ("discard", "", "close", "board-discard"),
];

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let Some((hand, own)) = view.hand.as_ref().zip(view.viewer.seat().map(|seat| view.seat(seat))) else {
        return html! {};
    };
    let mine = view.viewer.is(view.active);
    html! {
        section.rm-own aria-labelledby="rm-hand-title" {
            @if let Some(trade) = &view.trade { (tray(view, trade, offers, words)) }
            @if mine { (effects(view, offers, words)) }
            div.rm-own-head {
                h3 #rm-hand-title.rm-title { (words.word("heading-hand")) }
                span.rm-sum { (words.word("board-in-hand")) " " (card::items(&sum(hand), words)) }
            }
            ul.rm-hand {
                @for (index, held) in hand.iter().enumerate() {
                    @let copy = hand[..index].iter().filter(|other| other.card == held.card).count() + 1;
                    li { (in_hand(view, *held, copy, offers, words)) }
                }
                @if hand.is_empty() { li.muted { (words.word("board-hand-empty")) } }
            }
            (tokens(own, offers, words))
            (piles(view, own, offers, words))
            @if mine && view.phase == Phase::Actions {
                (offers.piece("end-turn", "button rm-end", "end turn", "", &html! { (icon("last")) (words.word("action-end-turn")) }))
            }
        }
    }
}

fn sum(hand: &[HandView]) -> Items {
    hand.iter().fold(Items::default(), |sum, held| sum + held.items)
}

/// Where a Hand card is in the open transaction, if it is part of it.
fn role(trade: &TradeView, held: Face, copy: usize) -> Option<&'static str> {
    let paid = trade.paid.iter().filter(|source| **source == Source::Card(held)).count();
    let pad = trade.pad.iter().filter(|face| **face == held).count();
    let plan = usize::from(!held.copied && trade.plan == Some(held.kind));
    match copy {
        _ if copy <= paid => Some("board-paid"),
        _ if copy <= paid + pad => Some("board-to-pad"),
        _ if copy <= paid + pad + plan => Some("board-to-plan"),
        _ => None,
    }
}

/// A Hand card: a button where only one thing can be done with it now, else with a button for each.
fn in_hand(view: &View, held: HandView, copy: usize, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let shown = held.card;
    let id = format!("hand-{shown}-{copy}");
    let name = words.sentence(&phrase!(
        "line-hand",
        card = names::face(shown, words),
        items = names::items(&held.items, words)
    ));
    let role = view.trade.as_ref().and_then(|trade| role(trade, shown, copy));
    let face = html! {
        (card::face(view, shown, &held.items, words))
        @if held.known { span.rm-known { (icon_for("eye", &words.word("board-known"))) } }
        @if let Some(key) = role { span.rm-flag { (icon("check")) (words.word(key)) } }
    };
    let mark = if role.is_some() { " chosen" } else { "" };
    let class = format!("rm-card {}{mark}", card::class(view, shown.kind));
    let (why, single) = usual(view.phase);
    if role.is_some() || single {
        return offers.piece(&id, &class, &format!("{why} {shown}"), &name, &face);
    }
    let deeds: Vec<_> = DEEDS
        .iter()
        .map(|(verb, end, sign, word)| (format!("{verb} {shown}{end}"), *verb, *sign, *word))
        .filter(|deed| offers.find(&deed.0).is_some())
        .collect();
    if deeds.is_empty() {
        return offers.piece(&id, &class, &format!("place {shown} on pad"), &name, &face);
    }
    html! {
        div #(id) class={ "piece " (class) } role="group" aria-label=(name) { (face) }
        div.rm-deeds {
            @for (code, verb, sign, word) in deeds {
                (offers.piece(
                    &format!("{}-{copy}", code.replace(' ', "-")),
                    if verb == "discard" { "rm-deed minor" } else { "rm-deed" },
                    &code,
                    "",
                    &html! { @if verb != "discard" { (icon(sign)) } (words.word(word)) },
                ))
            }
        }
    }
}

/// What a click on a Hand card means, and whether it is the only thing that a card can be asked for now.
fn usual(phase: Phase) -> (&'static str, bool) {
    match phase {
        Phase::Paying => ("pay", true),
        Phase::Trash => ("trash", true),
        Phase::Cycle => ("cycle", true),
        Phase::Trim => ("trim", true),
        Phase::Actions | Phase::Basket | Phase::FreePlace => ("discard", false),
        _ => ("discard", true),
    }
}

/// $20 and Science tokens: face up they can pay, once a turn.
fn tokens(own: &SeatView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let [rocket, hand, cash, science] = own.achievements;
    let kinds = [
        ("cash-token", "cash", "token-cash", cash, own.cash),
        ("science-token", "science", "token-science", science, own.science),
    ];
    html! {
        @if rocket + hand + cash + science > 0 {
            div.rm-tokens {
                h4.rm-title { (words.word("board-achievements")) }
                @if rocket > 0 { span.rm-token { (picture("rocket", "rm-item")) "+" (rocket) " " (words.word("achievement-rocket")) } }
                @if hand > 0 { span.rm-token { (icon("card")) "+" (hand) " " (words.word("board-hand-size")) } }
                @for (code, sign, word, all, up) in kinds {
                    @if all > 0 {
                        @let name = words.say(&phrase!("board-face-up", up = up, all = all));
                        (offers.piece(&format!("token-{sign}"), "rm-token", &format!("pay {code}"), &format!("{}: {name}", words.word(word)), &html! {
                            @if sign == "cash" { span.rm-money { "$" (20) } } @else { (picture("science", "rm-item")) }
                            span { (name) }
                        }))
                    }
                }
            }
        }
    }
}

/// The open transaction: what is in the basket, what it costs, what is given, what is missing.
fn tray(view: &View, trade: &TradeView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let short = trade.price.money.saturating_sub(trade.given.money);
    let icons_short = trade.price.icons() - trade.given.matched(&trade.price);
    let bought = trade.slots.iter().filter_map(|&slot| view.display.get(usize::from(slot) - 1)?.as_ref());
    let cards: Vec<Face> = bought
        .map(|offer| offer.card.into())
        .chain(trade.engine.map(Face::from))
        .chain(trade.plan.map(Face::from))
        .chain(trade.pad.iter().copied())
        .collect();
    html! {
        div #rm-tray.rm-tray role="group" aria-label=(words.word("board-tray")) {
            h3.rm-title { (words.word("board-tray")) }
            (card::chips(view, cards, words))
            dl.rm-account {
                div { dt { (words.word("board-price")) } dd { (card::items(&trade.price, words)) } }
                div { dt { (words.word("board-given")) } dd { (card::items(&trade.given, words)) } }
                div.rm-short[short > 0 || icons_short > 0] {
                    dt { (words.word("board-missing-word")) }
                    dd { @if short > 0 { "$" (short) } @if icons_short > 0 { " " (words.say(&phrase!("board-icons", icons = icons_short))) } @if short == 0 && icons_short == 0 { "–" } }
                }
            }
            (payment(view, offers, words))
            @if view.phase == Phase::Basket {
                @let primary = if trade.sensible.is_empty() { "button primary rm-close" } else { "button rm-close" };
                (offers.piece("close", primary, "close", "", &html! { (icon("check")) (words.word(if trade.sensible.is_empty() { "board-close" } else { "board-close-choose" })) }))
            }
            @if offers.find("close elsewhere").is_some() {
                (offers.piece("close-elsewhere", "button minor rm-close", "close elsewhere", "", &html! { (words.word("board-close-elsewhere")) }))
            }
            p.rm-tray-note { (words.word("board-undo")) }
        }
    }
}

/// The sensible payment by one click; every other one is made by closing the basket and clicking what pays.
fn payment(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let Some(choice) = sensible(view, words) else { return html! {} };
    offers.series("pay-sensibly", "button primary rm-pay", &choice, &html! { (icon("check")) (choice.sentence) })
}

/// The sensible payment, if something is to be paid.
pub(super) fn sensible(view: &View, words: &Narrator<'_>) -> Option<Choice> {
    let trade = view.trade.as_ref().filter(|trade| !trade.sensible.is_empty())?;
    let close = (view.phase == Phase::Basket).then(|| "close".to_owned());
    let codes: Vec<String> =
        close.into_iter().chain(trade.sensible.iter().map(|source| format!("pay {source}"))).collect();
    let sources: Vec<String> = trade.sensible.iter().map(|source| names::source(view, *source, words)).collect();
    let sentence = words.say(&phrase!("board-pay-with", sources = words.list(&sources)));
    Some(Choice { code: codes.join(SERIES), sentence })
}

/// Pending effects, copies an Industrial Espionage could become, and the Playing Area.
fn effects(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let copies: Vec<_> = offers.all().iter().filter(|choice| choice.code.starts_with("copy ")).collect();
    html! {
        @if !view.pending.is_empty() {
            div.rm-pending {
                h4.rm-title { (words.word("board-pending")) }
                @for (shown, count) in card::grouped(view.pending.iter().map(|face| Face::from(face.kind))) {
                    @let name = names::face(shown, words);
                    (offers.piece(&format!("effect-{shown}"), "rm-deed", &format!("effect {shown}"), &name, &html! {
                        (icon("hint")) (name) @if count > 1 { " ×" (count) }
                    }))
                }
            }
        }
        @if !copies.is_empty() {
            div.rm-pending {
                h4.rm-title { (words.word("board-copy")) }
                @for choice in copies {
                    @let kind = choice.code.trim_start_matches("copy ");
                    (offers.piece(&format!("copy-{kind}"), "rm-deed minor", &choice.code, "", &html! { (icon("eye")) (words.word(&format!("card-{kind}"))) }))
                }
            }
        }
        @if view.phase == Phase::Cycle {
            (offers.piece("cycle-done", "button primary", "cycle done", "", &html! { (icon("check")) (words.word("action-cycle-done")) }))
        }
        @if !view.area.is_empty() {
            div.rm-area {
                h4.rm-title { (words.word("board-area")) }
                (card::chips(view, view.area.iter().copied(), words))
            }
        }
    }
}

/// HQ, Warehouse and Junkyard; the Warehouse with buttons when a card may be taken from it.
fn piles(view: &View, own: &SeatView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let fetching = view.phase == Phase::Fetch && view.viewer.is(view.active);
    html! {
        div.rm-piles {
            span.rm-pile { (icon("deck")) (words.word("board-hq")) " " b.num { (own.hq) } }
            details #rm-warehouse.rm-pile open[fetching] {
                summary { (icon("cargo")) (words.word("board-warehouse")) " " b.num { (own.warehouse.len()) } }
                @if fetching {
                    div.rm-deeds.wide {
                        @for (shown, _) in card::grouped(own.warehouse.iter().copied().map(Face::from)) {
                            (offers.piece(&format!("fetch-{shown}"), "rm-deed", &format!("fetch {shown}"), &names::face(shown, words), &card::chip(view, shown, words)))
                        }
                    }
                } @else { (card::chips(view, own.warehouse.iter().copied().map(Face::from), words)) }
            }
            details #rm-junkyard.rm-pile {
                summary { (icon("close")) (words.word("board-junkyard")) " " b.num { (own.junkyard.len()) } }
                (card::chips(view, own.junkyard.iter().copied().map(Face::from), words))
            }
        }
    }
}
