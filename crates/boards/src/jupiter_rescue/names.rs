//! How things on the board are called.

use engine::{Fact, Phrase, phrase};
use jupiter_rescue::{Card, Cell, Figure, Site, Spot, TileView, View};
use narration::Narrator;

/// The name of a card.
pub(super) fn card(card: Card, words: &Narrator<'_>) -> String {
    words.word(&format!("card-{card}"))
}

/// What a card does.
pub(super) fn card_text(card: Card, words: &Narrator<'_>) -> String {
    words.word(&format!("board-card-{card}"))
}

/// A space by its words: "D7 east".
pub(super) fn spot(spot: Spot) -> Fact {
    const SIDES: [&str; 6] =
        ["spot-east", "spot-southeast", "spot-southwest", "spot-west", "spot-northwest", "spot-northeast"];
    match spot {
        Spot::Pod => Fact::Word("spot-pod"),
        Spot::At(cell, site) => {
            let key = site.direction().map_or("spot-centre", |direction| SIDES[usize::from(direction) % 6]);
            phrase!(key, at = cell.name()).into()
        }
    }
}

/// What stands on a dome: "D7 east: Colonist".
pub(super) fn space(at: Spot, figure: Figure, threatened: bool, words: &Narrator<'_>) -> String {
    let figure: Fact = match figure {
        Figure::Open => Fact::Word("board-open"),
        Figure::PowerPlant => Fact::Word("board-power-plant"),
        Figure::CommandDish => Fact::Word("board-command-dish"),
        Figure::SuperCreep => Fact::Word("board-super-creep"),
        Figure::Colonist if threatened => Fact::Word("board-colonist-threatened"),
        Figure::Colonist => Fact::Word("board-colonist"),
        Figure::Creep => Fact::Word("board-creep"),
        Figure::Robot(seat) => phrase!("board-robot", seat = seat).into(),
    };
    words.sentence(&phrase!("board-space", place = spot(at), figure = figure))
}

/// A module: "Module 3 at D7, hard face".
pub(super) fn tile(tile: &TileView, words: &Narrator<'_>) -> String {
    let key = if tile.hard { "board-tile-hard" } else { "board-tile" };
    words.sentence(&phrase!(key, module = tile.module, at = tile.at.name()))
}

/// A cell without a module.
pub(super) fn free(cell: Cell, words: &Narrator<'_>) -> String {
    words.sentence(&phrase!("board-free", at = cell.name()))
}

/// With which results of the die a module blows up: "Blows up on 3 or 6".
pub(super) fn falls_on(dice: &[u8]) -> Phrase {
    phrase!("board-falls-on", dice = dice.iter().copied().collect::<Fact>())
}

/// The results of the die with which the module in a cell blows up.
pub(super) fn falling_dice(view: &View, cell: Cell) -> Vec<u8> {
    (1..).zip(&view.forecast).filter(|(_, roll)| roll.fall.contains(&cell)).map(|(die, _)| die).collect()
}

/// Whether the Colonist there would be converted.
pub(super) fn is_threatened(view: &View, cell: Cell, site: Site) -> bool {
    view.threatened.contains(&Spot::At(cell, site))
}
