//! The board: planets above, hangars beneath, in every phase at the same place.

use maud::{Markup, html};
use narration::Narrator;
use rocket_rescue::View;

use super::symbols::symbols;
use super::{hangars, planets, series};
use crate::Offers;

pub(super) fn draw(view: &View, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    let choices = series::with_series(view, offers, words);
    let offers = &Offers::new(&choices);
    html! {
        div.rr.rr-board {
            (symbols())
            (planets::draw(view, offers, words))
            (hangars::draw(view, offers, words))
        }
    }
}
