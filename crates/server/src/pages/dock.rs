//! The dock: what to do now, and everything one can do; at the end the result.

use boards::icon;
use engine::phrase;
use maud::{Markup, html};
use narration::Narrator;

use super::result::result;
use super::table::{self, SWAP};
use super::{clocks, coach, eyes, hidden, table_talk};
use crate::ending::Stage;
use crate::room::{Asked, Moment, TableView};

/// Prompt and choices, or the result.
pub(super) fn dock(view: &TableView, moment: &Moment, words: &Narrator<'_>) -> Markup {
    let turn = !moment.picture.choices.is_empty();
    let over = matches!(view.stage, Stage::Finished { .. } | Stage::Abandoned { .. });
    html! {
        section.table-dock.your-turn[turn].over[over] #dock aria-label=(words.word("ui-choices")) {
            @if let Some(asked) = &view.takeback { (takeback(view, asked, words)) }
            (clocks::banners(view, words))
            (eyes::banners(view, words))
            (eyes::later(view, words))
            @if over { (result(view, moment, words)) } @else { (prompt(moment)) }
            (coach::short_offer(view, words))
            (coach::notes(view, moment, words))
            (pull(turn, words))
            (choices(view, moment))
            (table_talk::advice(view, moment, words))
        }
    }
}

fn prompt(moment: &Moment) -> Markup {
    html! {
        div.prompt role="status" {
            p.prompt-now { (moment.picture.prompt.now) }
            @if let Some(next) = &moment.picture.prompt.next { p.prompt-next { (next) } }
        }
    }
}

/// On a phone: the handle that pulls the sheet up.
fn pull(turn: bool, words: &Narrator<'_>) -> Markup {
    html! {
        @if turn {
            label.pull title=(words.word("ui-pull")) {
                input #pull.visually-hidden type="checkbox";
                span.visually-hidden { (words.word("ui-pull")) }
            }
        }
    }
}

fn choices(view: &TableView, moment: &Moment) -> Markup {
    let action = format!("/m/{}/act", view.id);
    let choices = table_talk::in_order(moment);
    let keys = keys(&choices.iter().map(|choice| choice.code.as_str()).collect::<Vec<_>>());
    html! {
        form #act method="post" action=(action) hx-post=(action) hx-target="#table" hx-swap=(SWAP) data-clicks="" {
            (hidden("version", &view.version.to_string()))
            @if !moment.picture.choices.is_empty() {
                ul.choices {
                    @for choice in &moment.picture.quick {
                        li {
                            button.choice.quick id=(id_of("quick", &choice.code)) type="submit" name="action" value=(choice.code) {
                                (icon("check")) span.choice-text { (choice.sentence) }
                            }
                        }
                    }
                    @for (choice, key) in choices.into_iter().zip(&keys) {
                        li {
                            button.choice id=(id_of("choice", &choice.code)) type="submit" name="action" value=(choice.code) data-key=[key] {
                                @if let Some(key) = key { span.key aria-hidden="true" { (key) } }
                                (table_talk::sentence(moment, choice))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A stable id for the button of a choice: while the list changes under a pointer, no button turns into that of another choice.
fn id_of(list: &str, code: &str) -> String {
    format!("{list}-{}", code.replace(char::is_whitespace, "_"))
}

/// Letters that choose; undo, hint and why have theirs.
const LETTERS: &str = "abcdefgijklmnopqrstvxyz";

/// The keys of choices: digits, then letters. Where numbers from 0 on are to be chosen, such as bids, a digit means itself, and
/// letters go on after 9.
fn keys(codes: &[&str]) -> Vec<Option<char>> {
    let number = |code: &str| code.rsplit_once(' ').and_then(|(_, number)| number.parse::<u32>().ok());
    let numbers: Vec<u32> = codes.iter().filter_map(|code| number(code)).collect();
    let counted = numbers.len() > 1 && numbers.iter().copied().eq(0..numbers.len() as u32);
    let digits = if counted { "" } else { "123456789" };
    let mut others = digits.chars().chain(LETTERS.chars());
    let key = |code: &&str| match number(code).filter(|_| counted) {
        Some(number) => char::from_digit(number, 10).or_else(|| others.next()),
        None => others.next(),
    };
    codes.iter().map(key).collect()
}

/// Somebody asks to take a step back: the others answer, and who asked may think better of it.
fn takeback(view: &TableView, asked: &Asked, words: &Narrator<'_>) -> Markup {
    let own = view.own == Some(asked.seat);
    let question = if asked.answer { "ui-undo-asked" } else { "ui-undo-waiting" };
    html! {
        div.banner.takeback role="status" {
            p { (words.sentence(&phrase!(question, seat = asked.seat))) }
            @if asked.answer || own {
                (table::form(view, "takeback", &html! {
                    @if asked.answer {
                        button.button.primary type="submit" name="answer" value="agree" { (words.word("ui-agree")) } " "
                    }
                    button.button type="submit" name="answer" value="decline" {
                        (words.word(if own { "ui-undo-withdraw" } else { "ui-decline" }))
                    }
                }))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(codes: &[&str]) -> String {
        keys(codes).into_iter().map(|key| key.unwrap_or('-')).collect()
    }

    #[test]
    fn digits_do_what_they_show() {
        assert_eq!(told(&["bid 0", "bid 1", "bid 2", "take back"]), "012a");
        let bids: Vec<String> = (0..12).map(|bid| format!("bid {bid}")).collect();
        assert_eq!(told(&bids.iter().map(String::as_str).collect::<Vec<_>>()), "0123456789ab");
        assert_eq!(told(&["draw pile 1", "draw pile 2", "draw deck"]), "123");
        assert_eq!(told(&["a"; 12]), "123456789abc");
        assert_eq!(told(&["a"; 40]).chars().filter(|key| *key == '-').count(), 40 - 9 - LETTERS.len());
    }
}
