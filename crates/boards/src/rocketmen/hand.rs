//! What is pinned beneath the board: the viewer's Hand with what it pays together, the tokens, and beside it the open basket
//! or the effects of this turn.

use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;
use rocketmen::{Face, HandView, Items, Phase, SeatView, Source, TradeView, View};

use super::symbols::picture;
use super::{basket, card, names};
use crate::{Offers, Piece, icon, icon_for};

/// What a click on a Hand card may mean: the code without the card, its end, and its short word. Giving it up is a button of
/// its own.
const DEEDS: [(&str, &str, &str); 6] = [
    ("place", " on plan", "board-to-plan"),
    ("place", " on pad", "board-to-pad"),
    ("free-place", " on plan", "board-to-plan"),
    ("free-place", " on pad", "board-to-pad"),
    ("use", "", "board-use"),
    ("store", "", "board-store"),
];

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let Some((hand, own)) = view.hand.as_ref().zip(view.viewer.seat().map(|seat| view.seat(seat))) else {
        return html! {};
    };
    html! {
        div.rm-own {
            div.rm-purse {
                h2 #rm-hand-title.rm-title { (words.word("heading-hand")) }
                span.rm-sum title=(words.word("board-in-hand")) { (card::items(&sum(hand), words)) }
                (piles(own, words))
            }
            ul.rm-hand tabindex="0" aria-labelledby="rm-hand-title" {
                @for (index, held) in hand.iter().enumerate() {
                    @let copy = hand[..index].iter().filter(|other| other.card == held.card).count();
                    li { (in_hand(view, *held, copy, offers, words)) }
                }
                @if hand.is_empty() { li.muted { (words.word("board-hand-empty")) } }
                (tokens(view, own, offers, words))
            }
            div.rm-counter { (counter(view, own, offers, words)) }
        }
    }
}

fn sum(hand: &[HandView]) -> Items {
    hand.iter().fold(Items::default(), |sum, held| sum + held.items)
}

/// Beside the Hand: the open basket, or what else can be done now.
fn counter(view: &View, own: &SeatView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let mine = view.viewer.is(view.active);
    html! {
        @if let Some(trade) = &view.trade { (basket::draw(view, trade, offers, words)) }
        @else {
            div.rm-effects tabindex="0" {
                (depot(own, offers, words))
                @if mine { (effects(view, own, offers, words)) }
            }
            @if mine && view.phase == Phase::Actions {
                (offers.piece("end-turn", "button rm-end", "end turn", "", &html! { (words.word("action-end-turn")) }))
            }
        }
    }
}

/// Where a Hand card is in the open transaction, if it is part of it.
fn role(trade: &TradeView, held: Face, copy: usize) -> Option<&'static str> {
    let pad = trade.pad.iter().filter(|face| **face == held).count();
    let plan = usize::from(!held.copied && trade.plan == Some(held.kind));
    let paid = trade.paid.iter().filter(|source| **source == Source::Card(held)).count();
    match copy {
        _ if copy < plan => Some("board-to-plan"),
        _ if copy < plan + pad => Some("board-to-pad"),
        _ if copy < plan + pad + paid => Some("board-paid"),
        _ => None,
    }
}

/// Whether the proposed payment takes this card.
fn is_proposed(trade: &TradeView, held: Face, copy: usize) -> bool {
    let taken = trade.sensible.iter().filter(|source| **source == Source::Card(held)).count();
    let used = (0..=copy).filter(|&copy| role(trade, held, copy).is_some()).count();
    role(trade, held, copy).is_none() && copy < used + taken
}

/// The number of a card among those that look the same, counted from the Launch Pad on: so a card that is put there keeps its
/// id, and with it a browser can follow it.
fn number(view: &View, held: Face, copy: usize) -> usize {
    let own = view.viewer.seat().map(|seat| view.seat(seat));
    let planned = own.is_some_and(|own| !held.copied && own.plan == Some(held.kind));
    own.map_or(0, |own| own.pad.iter().filter(|face| **face == held).count()) + usize::from(planned) + copy + 1
}

/// A Hand card: a click does the one thing that can be done with it now, or offers what can be done.
fn in_hand(view: &View, held: HandView, copy: usize, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let shown = held.card;
    let number = number(view, shown, copy);
    let trade = view.trade.as_ref();
    let role = trade.and_then(|trade| role(trade, shown, copy));
    let proposed = trade.is_some_and(|trade| is_proposed(trade, shown, copy));
    let codes: Vec<String> = deeds(view, shown, offers).into_iter().map(|(code, _)| code).collect();
    let name = words.sentence(&phrase!(
        "line-hand",
        card = names::face(shown, words),
        items = names::items(&held.items, words)
    ));
    let inside = html! {
        (card::face(view, shown, &held.items, words))
        @if held.known { span.rm-known { (icon_for("eye", &words.word("board-known"))) } }
        @if is_stranded(view, shown) { span.rm-warning { (icon("why")) (words.word("board-nowhere-short")) } }
        @if proposed { span.rm-would-pay { (icon("check")) (words.word("board-paid")) } }
        @else { (footer(view, shown, role, offers, words)) }
    };
    let mark = if proposed { " rm-proposed" } else { "" };
    let class = format!("rm-card {}{mark}", card::class(view, shown.kind));
    let id = card::id(shown, number);
    let about = about(view, &held, words);
    let piece = Piece { id: &id, class: &class, name: &name, about: &about, inside: &inside };
    let pays = basket::pay_with(view, &held, words).filter(|_| role.is_none() && codes.len() == 1);
    html! {
        @match (role, pays) {
            (Some("board-to-plan"), _) => (basket::chosen(view, offers, &format!("place {shown} on plan"), &piece)),
            (Some("board-to-pad"), _) => (basket::chosen(view, offers, &format!("place {shown} on pad"), &piece)),
            (_, Some(pays)) if offers.find(&codes[0]).is_none() && offers.begins(&pays) => (offers.series(&id, &class, &pays, &inside)),
            _ => (offers.menu(&piece, &codes)),
        }
        (give_up(shown, number, offers))
    }
}

/// The codes of what can be done with a card by a click on it, with their short words: the first one if nothing can.
fn deeds(view: &View, shown: Face, offers: &Offers<'_>) -> Vec<(String, &'static str)> {
    let asked = match view.phase {
        Phase::Paying => Some(("pay", "board-paid")),
        Phase::Trash => Some(("trash", "board-remove-card")),
        Phase::Cycle => Some(("cycle", "board-discard")),
        Phase::Trim => Some(("trim", "board-warehouse")),
        _ => None,
    };
    if let Some((verb, word)) = asked {
        return vec![(format!("{verb} {shown}"), word)];
    }
    let all = DEEDS.iter().map(|(verb, end, word)| (format!("{verb} {shown}{end}"), *word));
    let legal: Vec<_> = all.clone().filter(|deed| offers.find(&deed.0).is_some()).collect();
    let planned = view.viewer.seat().is_some_and(|seat| view.seat(seat).plan.is_some());
    if legal.is_empty() { all.skip(usize::from(planned)).take(1).collect() } else { legal }
}

/// What a click on the card means, or what it is chosen for.
fn footer(view: &View, shown: Face, role: Option<&str>, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let deeds = deeds(view, shown, offers);
    html! {
        @if let Some(key) = role { span.rm-flag { (icon("check")) (words.word(key)) } }
        @else {
            span.rm-deed-words {
                @for (code, word) in &deeds {
                    @if offers.find(code).is_some() { span { (words.word(word)) } }
                }
            }
        }
    }
}

/// The small button that throws a card away.
fn give_up(shown: Face, number: usize, offers: &Offers<'_>) -> Markup {
    let code = format!("discard {shown}");
    html! {
        @if offers.find(&code).is_some() {
            (offers.piece(&format!("discard-{shown}-{number}"), "rm-corner", &code, "", &icon("close")))
        }
    }
}

/// Whether a Hand card is a mission that the viewer can fly nowhere any more: whoever plans it should know before.
fn is_stranded(view: &View, shown: Face) -> bool {
    view.viewer.seat().is_some_and(|seat| view.is_stranded(seat, shown.kind))
}

/// What a Hand card does, whether its mission can be flown at all, and whether others know of it.
fn about(view: &View, held: &HandView, words: &Narrator<'_>) -> String {
    let warning = is_stranded(view, held.card).then(|| words.word("board-nowhere"));
    let known = held.known.then(|| words.word("board-known"));
    let texts: Vec<String> =
        warning.into_iter().chain(names::effect(view, held.card.kind, words)).chain(known).collect();
    texts.join(". ")
}

/// $20 and Science tokens: face up they can pay, once a turn.
fn tokens(view: &View, own: &SeatView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let [rocket, hand, cash, science] = own.achievements;
    let kinds = [
        ("cash-token", "cash", "token-cash", cash, own.cash, Source::Cash),
        ("science-token", "science", "token-science", science, own.science, Source::Science),
    ];
    let proposed = |source: Source| view.trade.as_ref().is_some_and(|trade| trade.sensible.contains(&source));
    html! {
        @if rocket + hand + cash + science > 0 {
            li.rm-tokens {
                @if rocket > 0 { span.rm-token { (picture("rocket", "rm-item")) "+" (rocket) span.visually-hidden { (words.word("achievement-rocket")) } } }
                @if hand > 0 { span.rm-token { (icon("card")) "+" (hand) span.visually-hidden { (words.word("board-hand-size")) } } }
                @for (code, sign, word, all, up, source) in kinds {
                    @if all > 0 {
                        @let name = words.say(&phrase!("board-face-up", up = up, all = all));
                        @let class = if proposed(source) { "rm-token rm-proposed" } else { "rm-token" };
                        (offers.piece(&format!("token-{sign}"), class, &format!("pay {code}"), &format!("{}: {name}", words.word(word)), &html! {
                            @if sign == "cash" { span.rm-money { "$" (20) } } @else { (picture("science", "rm-item")) }
                            b.num { (up) "/" (all) }
                        }))
                    }
                }
            }
        }
    }
}

/// Pending effects, copies an Industrial Espionage could become, cards to fetch, and the Playing Area.
fn effects(view: &View, own: &SeatView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let copies: Vec<_> = offers.all().iter().filter(|choice| choice.code.starts_with("copy ")).collect();
    html! {
        @if view.phase == Phase::Cycle {
            (offers.piece("cycle-done", "button primary", "cycle done", "", &html! { (icon("check")) (words.word("action-cycle-done")) }))
        }
        @if view.phase == Phase::Fetch {
            div.rm-pending {
                h3.rm-title { (words.word("board-warehouse")) }
                @for (shown, _) in card::grouped(own.warehouse.iter().copied().map(Face::from)) {
                    (offers.piece(&format!("fetch-{shown}"), "rm-deed", &format!("fetch {shown}"), &names::face(shown, words), &card::chip(view, shown, words)))
                }
            }
        }
        @if !view.pending.is_empty() {
            div.rm-pending {
                h3.rm-title { (words.word("board-pending")) }
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
                h3.rm-title { (words.word("board-copy")) }
                @for choice in copies {
                    @let kind = choice.code.trim_start_matches("copy ");
                    (offers.piece(&format!("copy-{kind}"), "rm-deed minor", &choice.code, "", &html! { (icon("eye")) (words.word(&format!("card-{kind}"))) }))
                }
            }
        }
        @if !view.area.is_empty() {
            div.rm-area {
                h3.rm-title { (words.word("board-area")) }
                (card::chips(view, view.area.iter().copied(), words))
            }
        }
    }
}

/// Cards on the Depot.
fn depot(own: &SeatView, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        @if !own.depot.is_empty() {
            div.rm-pending {
                h3.rm-title { (words.word("card-depot")) }
                @for (index, &shown) in own.depot.iter().enumerate() {
                    @let name = names::face(shown, words);
                    (offers.piece(&format!("depot-{index}-{shown}"), "rm-deed", &format!("take {shown}"), &name, &html! { (icon("cargo")) (name) }))
                }
            }
        }
    }
}

/// HQ, Warehouse and Junkyard; what lies there is told in the line of players.
fn piles(own: &SeatView, words: &Narrator<'_>) -> Markup {
    let piles = [
        ("deck", "board-hq", usize::from(own.hq)),
        ("cargo", "board-warehouse", own.warehouse.len()),
        ("close", "board-junkyard", own.junkyard.len()),
    ];
    html! {
        @for (sign, key, cards) in piles { span.rm-pile { (icon(sign)) span { (words.word(key)) } b.num { (cards) } } }
    }
}
