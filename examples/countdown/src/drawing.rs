//! The board: a big number, and buttons to lower it.

use boards::{Drawing, Ink, Line, Offers};
use engine::View as _;
use maud::{Markup, html};
use narration::Narrator;

use crate::action::Action;
use crate::position::Countdown;
use crate::view::View;

impl Drawing for Countdown {
    fn text(view: &View, words: &Narrator<'_>) -> Vec<Line> {
        let paragraphs = view.describe();
        let lines = paragraphs.iter().flat_map(|paragraph| &paragraph.lines);
        lines.map(|line| Line::new().with(Ink::Plain, words.sentence(line))).collect()
    }

    fn html(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
        let actions = (1..=view.most).map(Action::Count).chain([Action::Boost]);
        html! {
            h2 { (words.word("heading-count")) }
            p.cd-count { (view.count) }
            @for (number, action) in actions.enumerate() {
                @let name = words.sentence(&view.action(&action));
                (offers.piece(&format!("cd-{number}"), "cd-step", &action.to_string(), &name, &html! { (name) }))
            }
        }
    }

    fn cover(words: &Narrator<'_>) -> Markup {
        html! {
            svg viewBox="0 0 100 60" role="img" aria-label=(words.word("game-tagline")) {
                text x="50" y="40" text-anchor="middle" { "3 2 1" }
            }
        }
    }
}
