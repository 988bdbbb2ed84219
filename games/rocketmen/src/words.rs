//! Which words cards, prices and places are told with.

use engine::{Fact, Noun, Phrase, phrase};

use crate::action::Source;
use crate::card::Face;
use crate::items::Items;
use crate::kind::Kind;

/// Cards by what they show.
pub(crate) fn faces<'a>(cards: impl IntoIterator<Item = &'a Face>) -> Fact {
    Fact::List(cards.into_iter().map(|face| face.words()).collect())
}

/// Cards by kind.
pub(crate) fn kinds<'a>(cards: impl IntoIterator<Item = &'a Kind>) -> Fact {
    Fact::List(cards.into_iter().map(|kind| kind.word()).collect())
}

/// What paid.
pub(crate) fn sources(sources: &[Source]) -> Fact {
    Fact::List(sources.iter().map(|&paid| source(paid)).collect())
}

/// One thing that paid.
pub(crate) fn source(source: Source) -> Fact {
    match source {
        Source::Card(face) => face.words(),
        Source::Cash => Fact::Word("token-cash"),
        Source::Science => Fact::Word("token-science"),
    }
}

/// Items without money, as a list.
pub(crate) fn items(items: &Items) -> Fact {
    Fact::List(icon_phrases(items).into_iter().map(Fact::from).collect())
}

/// Money and items, as a list.
pub(crate) fn price(price: &Items) -> Fact {
    let money = (price.money > 0).then(|| phrase!("money", amount = price.money));
    Fact::List(money.into_iter().chain(icon_phrases(price)).map(Fact::from).collect())
}

fn icon_phrases(items: &Items) -> Vec<Phrase> {
    let icons = [
        ("icon-rocket", items.rocket),
        ("icon-computer", items.computer),
        ("icon-composite", items.composite),
        ("icon-biotech", items.biotech),
        ("icon-science", items.science),
    ];
    icons.into_iter().filter(|&(_, count)| count > 0).map(|(key, count)| phrase!(key, count = count)).collect()
}
