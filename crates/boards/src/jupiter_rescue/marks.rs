//! What the team marks on the map: modules, and the cells beside them where the Pod could dock.

use engine::phrase;
use jupiter_rescue::{Cell, View};
use maud::{Markup, html};
use narration::Narrator;

use super::frame::Frame;
use super::names;
use crate::{Offers, Place};

/// Everything that can be marked.
pub(super) fn places(view: &View, words: &Narrator<'_>) -> Vec<Place> {
    let place = |(cell, name): (Cell, String)| Place { id: cell.to_string(), name };
    cells(view, &Frame::new(view), words).into_iter().map(place).collect()
}

/// The modules, the Pod, then the cells around.
fn cells(view: &View, frame: &Frame, words: &Narrator<'_>) -> Vec<(Cell, String)> {
    let modules = view.tiles.iter().map(|tile| (tile.at, names::tile(tile, words)));
    let pod = view.dock.iter().map(|&cell| (cell, words.word("board-pod")));
    let free = frame.free.iter().map(|&cell| (cell, names::free(cell, words)));
    modules.chain(pod).chain(free).collect()
}

/// The marks, each on its cell.
pub(super) fn draw(view: &View, frame: &Frame, offers: &Offers<'_>, words: &Narrator<'_>) -> Markup {
    html! {
        @for (cell, name) in cells(view, frame, words) {
            (offers.marks(
                &format!("jr-marks {}", frame.cell_classes(cell)),
                &cell.to_string(),
                &words.sentence(&phrase!("ui-mark-here", place = name)),
            ))
        }
    }
}
