//! The pieces that a sentence speaks of: cards, planets, modules, by what all games share.

use std::collections::HashMap;

use engine::Fact;

/// A piece as a sentence names it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Piece {
    Name(&'static str, &'static str),
    Word(&'static str),
    Text(String),
}

impl Piece {
    /// Its list and its id: `card/boost`.
    fn name(&self) -> String {
        match self {
            Piece::Name(list, id) => format!("{list}/{id}"),
            Piece::Word(key) => key.replacen('-', "/", 1),
            Piece::Text(text) => format!("card/{text}"),
        }
    }
}

/// Visits every piece that facts speak of, each with the name of its fact.
pub(crate) fn pieces_of(facts: Vec<(&'static str, Fact)>, each: &mut impl FnMut(&'static str, Piece)) {
    facts.into_iter().for_each(|(name, fact)| pieces_in(name, fact, each));
}

fn pieces_in(name: &'static str, fact: Fact, each: &mut impl FnMut(&'static str, Piece)) {
    match fact {
        Fact::Name(list, id) => each(name, Piece::Name(list, id)),
        Fact::Word(key) => each(name, Piece::Word(key)),
        // Other texts are places and numbers.
        Fact::Text(text) if name == "card" => each(name, Piece::Text(text)),
        Fact::List(facts) => facts.into_iter().for_each(|fact| pieces_in(name, fact, each)),
        Fact::Phrase(phrase) => phrase.facts.into_iter().for_each(|(inner, fact)| {
            pieces_in(if inner == "card" { inner } else { name }, fact, each);
        }),
        Fact::Number(_) | Fact::Seat(_) | Fact::Text(_) => {}
    }
}

/// Numbers for pieces, so that counting needs no names.
#[derive(Debug, Default)]
pub(crate) struct Register {
    numbers: HashMap<Piece, u32>,
    names: Vec<String>,
    lots: Vec<u64>,
}

impl Register {
    pub(crate) fn number(&mut self, piece: Piece) -> u32 {
        if let Some(&number) = self.numbers.get(&piece) {
            return number;
        }
        let number = self.names.len() as u32;
        let name = piece.name();
        self.lots.push(xxhash_rust::xxh3::xxh3_64(name.as_bytes()));
        self.names.push(name);
        self.numbers.insert(piece, number);
        number
    }

    /// A number of its own for whatever is left to chance: the same whichever pieces came before.
    pub(crate) fn lot(&self, number: u32) -> u64 {
        self.lots[number as usize]
    }

    pub(crate) fn name(&self, number: u32) -> &str {
        &self.names[number as usize]
    }
}

#[cfg(test)]
mod tests {
    use engine::phrase;

    use super::*;

    #[test]
    fn pieces_are_found_wherever_a_sentence_names_them() {
        let cargo = phrase!("express-for", planet = Fact::Word("planet-4"));
        let bought = phrase!(
            "event-bought",
            seat = engine::Seat::new(0),
            cards = Fact::List(vec![Fact::Name("card", "boost"), cargo.into()]),
            card = "4-6".to_owned(),
            at = "B2".to_owned(),
            price = 3
        );
        let (mut register, mut found) = (Register::default(), Vec::new());
        pieces_of(bought.facts, &mut |fact, piece| {
            let number = register.number(piece);
            found.push((fact, register.name(number).to_owned()));
        });
        let expected = [("cards", "card/boost"), ("cards", "planet/4"), ("card", "card/4-6")];
        assert_eq!(found, expected.map(|(fact, piece)| (fact, piece.to_owned())));
    }
}
