//! Turn and rescue on top, the team, the map of the colony, the own cards.

use jupiter_rescue::View;
use maud::{Markup, html};
use narration::Narrator;

use super::acts::{self, Acts};
use super::frame::Frame;
use super::spaces::Map;
use super::{colony, figures, marks, status, team};
use crate::{Offers, icon};

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let (frame, acts) = (Frame::new(view), Acts::new(offers));
    let map = Map { view, frame: &frame, acts: &acts, offers, words };
    html! {
        div.jr {
            (figures::symbols())
            (status::heading(view, words))
            (status::rescue(view, words))
            (team::draw(view, &acts, offers, words))
            section.jr-space aria-labelledby="jr-colony-title" {
                h3 #jr-colony-title.visually-hidden { (words.word("heading-colony")) }
                (status::controls(view, words))
                div.jr-window {
                    div.jr-pan tabindex="0" role="group" aria-labelledby="jr-colony-title" {
                        div class={ "jr-map " (frame.size_classes()) } {
                            (colony::draw(view, &frame, &acts))
                            (colony::plates(view, &frame, words))
                            (map.draw())
                            @if view.dock.is_some() { (map.pod()) }
                            (marks::draw(view, &frame, offers, words))
                        }
                    }
                    @if view.dock.is_none() { (map.pod()) }
                }
                (ends(&acts, offers))
            }
            (team::own(view, offers, words))
            (status::piles(view, words))
        }
    }
}

/// How to end or decline what is going on.
fn ends(acts: &Acts<'_>, offers: &Offers<'_>) -> Markup {
    html! {
        div.jr-ends {
            @for act in acts.ends() {
                (offers.piece(&acts::id(&act.choice.code), "button jr-end", &act.choice.code, "", &html! { (icon("check")) (act.choice.sentence) }))
            }
        }
    }
}
