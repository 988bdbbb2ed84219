//! The map of the colony is the board; the tray has the own cards, how to end what goes on, and what the die would do; at the end it tells how it ended.

use jupiter_rescue::{Decision, View};
use maud::{Markup, html};
use narration::Narrator;

use super::acts::{self, Acts};
use super::frame::Frame;
use super::spaces::Map;
use super::{colony, figures, marks, scores, status, team};
use crate::{Offers, icon};

pub(super) fn board(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let (frame, acts) = (Frame::new(view), Acts::new(view, offers, words));
    let map = Map { view, frame: &frame, acts: &acts, offers, words };
    // Where cells are to be chosen, all of them are shown, also on a phone.
    let whole = if acts.concern_cells() { " jr-choose-cells" } else { "" };
    html! {
        div.jr {
            (figures::symbols())
            section.jr-space aria-labelledby="jr-colony-title" data-tells="alarm launch" {
                h2 #jr-colony-title.visually-hidden { (words.word("heading-colony")) }
                div.jr-pan tabindex="0" role="group" aria-labelledby="jr-colony-title" {
                    div class={ "jr-map " (frame.size_classes()) (whole) } data-scale={ (frame.size_classes()) (whole) } {
                        div.jr-ground {
                            (colony::draw(view, &frame, &acts))
                            (colony::plates(view, &frame, words))
                            (map.draw())
                            @if view.dock.is_some() { (map.pod()) }
                            (marks::draw(view, &frame, offers, words))
                        }
                    }
                }
                @if view.dock.is_none() { (map.pod()) }
                (status::zoom(words))
            }
        }
    }
}

pub(super) fn tray(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let acts = Acts::new(view, offers, words);
    if matches!(view.step, Decision::Over(_)) {
        return html! { div.jr-tray { (scores::draw(view, words)) } };
    }
    html! {
        div.jr-tray {
            div.jr-now {
                @if view.turn > 0 { (status::pips(view, words)) }
                (status::tracker(view, words))
                (ends(&acts, offers))
            }
            (team::firsts(view, offers, words))
            (team::own(view, offers, words))
            (team::partner(view, offers, words))
            div.jr-ahead {
                (status::forecast(view, words))
                (status::piles(view, words))
            }
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
