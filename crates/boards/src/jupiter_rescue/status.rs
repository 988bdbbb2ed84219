//! How the turn and the rescue stand, and what is about to happen.

use engine::{Phrase, View as _, phrase};
use jupiter_rescue::{Decision, RollView, View};
use maud::{Markup, html};
use narration::Narrator;

use super::{cards, figures, names};
use crate::icon;

/// Whose turn it is, which step of it, how many actions are left, and the numbers that win and lose.
pub(super) fn chips(view: &View, words: &Narrator<'_>) -> Markup {
    let now = stage(view);
    html! {
        span.jr-turn {
            @match view.step {
                Decision::Over(_) => (words.sentence(&view.prompt().now)),
                _ if view.turn == 0 => (words.word("board-setup")),
                _ => (words.sentence(&phrase!("heading-turn", turn = view.turn, seat = view.active))),
            }
        }
        @if let Some(now) = now {
            ol.jr-steps {
                @for step in stages(view) { li aria-current=[(step == now).then_some("step")] { (words.word(step)) } }
            }
            (left(view, words))
            @if view.die > 0 { (die(view.die, words)) }
            @if let Some(card) = view.drawn { span.tag.danger title=(names::card_text(card, words)) { (words.sentence(&phrase!("line-drawn", card = names::card(card, words)))) } }
        }
        (counts(view, words))
        @if !view.activated.is_empty() {
            span.jr-effects {
                (words.word("board-in-effect")) " "
                @for card in &view.activated { (cards::mini(*card, "", words)) }
            }
        }
    }
}

/// Actions left, in figures.
fn left(view: &View, words: &Narrator<'_>) -> Markup {
    let text = words.sentence(&phrase!("line-actions", left = view.left(), allowance = view.allowance));
    html! { span.jr-left.num role="img" aria-label=(text) title=(text) { b { (view.left()) } "/" (view.allowance) } }
}

/// The steps of a turn in their order (JR-TURN-1, JR-FAST-1).
fn stages(view: &View) -> [&'static str; 4] {
    let [first, second] = if view.options.fast_creeps {
        ["board-invasion", "board-conversion"]
    } else {
        ["board-conversion", "board-invasion"]
    };
    ["board-actions", first, second, "board-draw"]
}

/// The step of the turn that goes on; none in setup and at the end.
fn stage(view: &View) -> Option<&'static str> {
    match view.step {
        Decision::Over(_) | Decision::ChooseFirst => None,
        _ if view.turn == 0 => None,
        Decision::Setback | Decision::Discard => Some("board-draw"),
        Decision::Rolled | Decision::Suppress | Decision::Place(_) => {
            Some(if view.drawn.is_some() { "board-draw" } else { "board-invasion" })
        }
        _ => Some("board-actions"),
    }
}

/// The actions of the turn as pips: spent, left, and the one a covered Dish takes.
pub(super) fn pips(view: &View, words: &Narrator<'_>) -> Markup {
    let text = words.sentence(&phrase!("line-actions", left = view.left(), allowance = view.allowance));
    html! {
        span.jr-pips role="img" aria-label=(text) title=(text) {
            @for pip in 0..view.allowance { span.jr-pip.spent[pip < view.spent] {} }
            @if view.dish_covered { span.jr-pip.taken {} }
            b.num { (view.left()) }
        }
    }
}

/// The face of the die.
fn die(number: u8, words: &Narrator<'_>) -> Markup {
    let text = words.sentence(&phrase!("line-die", die = number));
    html! { span.jr-die role="img" aria-label=(text) title=(text) { (face(number)) } }
}

/// The dots of a die.
fn face(number: u8) -> Markup {
    const DOTS: [&[(u8, u8)]; 6] = [
        &[(12, 12)],
        &[(7, 7), (17, 17)],
        &[(6, 6), (12, 12), (18, 18)],
        &[(7, 7), (17, 7), (7, 17), (17, 17)],
        &[(6, 6), (18, 6), (12, 12), (6, 18), (18, 18)],
        &[(7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)],
    ];
    html! {
        svg.jr-face viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            rect x="1" y="1" width="22" height="22" rx="5" {}
            @for (x, y) in DOTS[usize::from(number.clamp(1, 6)) - 1] { circle cx=(x) cy=(y) r="2.3" {} }
        }
    }
}

/// Saved, aboard, losses; the modules that must not all fall; who is in danger.
fn counts(view: &View, words: &Narrator<'_>) -> Markup {
    let few = |number: u8, least: u8| if number < least { "danger" } else { "" };
    html! {
        dl.jr-counts {
            (count("saved", "board-saved", &html! { (view.saved) "/" (view.target) }, words))
            (count("", "board-aboard", &html! { (view.aboard) "/" (view.capacity) }, words))
            (count(few(view.losses_allowed, 4), "board-losses", &html! { (view.losses_allowed) }, words))
            @if !view.threatened.is_empty() && !matches!(view.step, Decision::Over(_)) {
                (count("danger", "board-threatened", &html! { (view.threatened.len()) }, words))
            }
            (modules(few(view.power_plants, 2), "power-plant", "board-plants", view.power_plants, words))
            (modules(few(view.command_dishes, 2), "command-dish", "board-dishes", view.command_dishes, words))
        }
    }
}

fn count(class: &str, key: &str, number: &Markup, words: &Narrator<'_>) -> Markup {
    html! { div class={ "jr-count " (class) " " (key) } { dt { (words.word(key)) } dd.num { (number) } } }
}

fn modules(class: &str, sign: &str, key: &str, number: u8, words: &Narrator<'_>) -> Markup {
    let name = words.word(key);
    html! {
        div class={ "jr-count " (class) } title=(name) {
            dt { (figures::sign(sign, "jr-figure")) span.visually-hidden { (name) } }
            dd.num { (number) }
        }
    }
}

/// The loss tracker: one mark for every Colonist there was.
pub(super) fn tracker(view: &View, words: &Narrator<'_>) -> Markup {
    let lines = [
        words.sentence(&phrase!("line-saved", saved = view.saved, target = view.target, standing = view.standing)),
        words.sentence(&phrase!("line-losses", lost = view.lost, allowed = view.losses_allowed)),
    ];
    let marks = [("saved", view.saved), ("aboard", view.aboard), ("standing", view.standing), ("lost", view.lost)];
    // In two rows, so that single Colonists can be told apart.
    let wide = u16::from(view.start).div_ceil(2).max(1);
    let place = |number: u16| (number % wide * 10 + 5, number / wide * 14 + 7);
    let (goal, goal_row) = place(u16::from(view.target).saturating_sub(1));
    let each = marks.into_iter().flat_map(|(class, number)| std::iter::repeat_n(class, usize::from(number)));
    html! {
        svg.jr-tracker viewBox={ "0 0 " (wide * 10) " 28" } role="img" aria-label=(lines.join(" ")) {
            title { (lines.join(" ")) }
            @for (number, class) in (0..).zip(each) {
                @let (x, y) = place(number);
                @match class {
                    "lost" => path.jr-mark.lost d={ "m" (x - 3) " " (y - 3) " 6 6m0-6-6 6" } {},
                    "saved" => path.jr-mark.saved d={ "m" (x - 4) " " (y) " 3 3 5-6" } {},
                    _ => circle class={ "jr-mark " (class) } cx=(x) cy=(y) r="3.6" {},
                }
            }
            path.jr-goal d={ "M" (goal + 5) " " (goal_row - 7) "v14" } {}
        }
    }
}

/// How large the map is: without a choice it fits its window, on a phone it is near.
pub(super) fn zoom(words: &Narrator<'_>) -> Markup {
    html! {
        fieldset.jr-zoom {
            legend.visually-hidden { (words.word("board-size")) }
            @for (id, key) in [("whole", "board-size-whole"), ("near", "board-size-near"), ("close", "board-size-close")] {
                label.segment { input id={ "jr-zoom-" (id) } type="radio" name="jr-zoom"; span { (words.word(key)) } }
            }
        }
    }
}

/// What each result of the coming roll would do; the chosen one is shown on the map.
pub(super) fn forecast(view: &View, words: &Narrator<'_>) -> Markup {
    html! {
        @if !view.forecast.is_empty() {
            fieldset.jr-forecast {
                legend { (words.word("board-forecast")) }
                label.segment { input #jr-roll-0 type="radio" name="jr-roll" checked; span { (words.word("board-forecast-off")) } }
                @for (die, roll) in (1u8..).zip(&view.forecast) {
                    @let text = words.sentence(&roll_line(die, roll));
                    label.segment title=(text) {
                        input id={ "jr-roll-" (die) } type="radio" name="jr-roll" aria-label=(text);
                        span.jr-roll.falls[!roll.fall.is_empty()].now[view.die == die] {
                            (face(die))
                            span.jr-roll-hits { "+" (roll.hit.len()) }
                            @if !roll.fall.is_empty() { span.jr-roll-falls { (figures::sign("boom", "jr-sign")) (roll.fall.len()) } }
                        }
                    }
                }
            }
        }
    }
}

fn roll_line(die: u8, roll: &RollView) -> Phrase {
    phrase!("board-roll", die = die, hit = roll.hit.len(), fall = roll.fall.len())
}

/// Deck, discards, hand limit, and the modules that are gone.
pub(super) fn piles(view: &View, words: &Narrator<'_>) -> Markup {
    html! {
        section.jr-piles aria-labelledby="jr-piles-title" {
            h2 #jr-piles-title.visually-hidden { (words.word("heading-cards")) }
            details #jr-look.jr-look {
                summary title=(words.word("board-look")) {
                    span.jr-pile { (icon("deck")) span.visually-hidden { (words.word("board-deck")) " " } b.num { (view.deck.len()) } }
                    span.jr-pile { (icon("card")) span.visually-hidden { (words.word("board-discard")) " " } b.num { (view.discard.len()) } }
                    span.visually-hidden { (words.word("board-look")) }
                }
                div.jr-over.panel {
                h3 { (words.word("board-in-deck")) }
                (list(&view.deck, words))
                h3 { (words.word("board-in-discard")) }
                (list(&view.discard, words))
                h3 { (words.word("board-gone")) }
                p { (words.list(&view.gone)) }
                }
            }
            span.jr-pile { (words.word("board-hand-limit")) b.num { (view.hand_limit) } }
        }
    }
}

fn list(cards: &[jupiter_rescue::Card], words: &Narrator<'_>) -> Markup {
    html! {
        ul.jr-minis {
            @for card in cards { li { (cards::mini(*card, "", words)) } }
            @if cards.is_empty() { li { (words.word("list-nothing")) } }
        }
    }
}
