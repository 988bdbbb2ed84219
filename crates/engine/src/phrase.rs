//! Sentences before they are put into a language.
//!
//! A game says *what* is to be said: a key and its facts. `narration` knows the words.

use crate::Seat;

/// A sentence to be said: the key of a message and the facts it speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phrase {
    /// The key of the message in the game's word list.
    pub key: &'static str,
    /// The named facts of the message.
    pub facts: Vec<(&'static str, Fact)>,
}

/// Something a sentence speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Fact {
    /// A number; also decides singular and plural.
    Number(i64),
    /// A seat, said by the name of who sits there, or as "you".
    Seat(Seat),
    /// The key of another message of the word list, such as a planet's name.
    Word(&'static str),
    /// The same for one of a list of names: the list, and the id of the one that is meant. `("card", "boost")` is the message
    /// `card-boost`.
    Name(&'static str, &'static str),
    /// Something that reads the same in every language, such as a card's numbers.
    Text(String),
    /// A sentence inside the sentence.
    Phrase(Box<Phrase>),
    /// Several things, said as "a, b and c"; an empty list is said as "nothing".
    List(Vec<Fact>),
}

impl Phrase {
    /// A phrase without facts.
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Phrase { key, facts: Vec::new() }
    }

    /// The phrase with one more fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        self.facts.push((name, fact.into()));
        self
    }
}

/// A [`Phrase`] in one line: `phrase!("drew", seat = seat, count = 2)`.
#[macro_export]
macro_rules! phrase {
    ($key:expr $(, $name:ident = $fact:expr)* $(,)?) => {
        $crate::Phrase::new($key)$(.with(stringify!($name), $fact))*
    };
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Fact {
            fn from(number: $number) -> Fact {
                Fact::Number(i64::from(number))
            }
        }
    )*};
}
numbers!(u8, i8, u16, i16, u32, i32, i64);

impl From<usize> for Fact {
    fn from(number: usize) -> Fact {
        Fact::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
impl From<Seat> for Fact {
    fn from(seat: Seat) -> Fact {
        Fact::Seat(seat)
    }
}
impl From<String> for Fact {
    fn from(text: String) -> Fact {
        Fact::Text(text)
    }
}
impl From<Phrase> for Fact {
    fn from(phrase: Phrase) -> Fact {
        Fact::Phrase(Box::new(phrase))
    }
}
impl<F: Into<Fact>> FromIterator<F> for Fact {
    fn from_iter<T: IntoIterator<Item = F>>(facts: T) -> Fact {
        Fact::List(facts.into_iter().map(Into::into).collect())
    }
}

/// What a person at the table is told to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// One sentence: what to do now.
    pub now: Phrase,
    /// What it leads to, or what is easily forgotten here.
    pub next: Option<Phrase>,
}

/// A part of a view told in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// What the part is about.
    pub heading: Phrase,
    /// One sentence each.
    pub lines: Vec<Phrase>,
}
