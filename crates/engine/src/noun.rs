//! Names that a game is made of: kinds of cards, places, phases.

use std::iter::Copied;
use std::slice::Iter;

use strum::VariantArray;

use crate::{Fact, Problem};

/// A closed list of names, as an enum with the derives of `strum`: each has an id for codes and files, and a name in the
/// word lists.
///
/// ```
/// use engine::{Noun, Problem};
/// use strum::{Display, EnumString, IntoStaticStr, VariantArray};
///
/// #[derive(Copy, Clone, Debug, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantArray)]
/// #[strum(serialize_all = "kebab-case", parse_err_ty = Problem, parse_err_fn = Hangar::unknown)]
/// enum Hangar {
///     StellarisOne,
///     HyperdriveTwo,
/// }
///
/// impl Noun for Hangar {
///     const WORDS: &'static str = "hangar";
/// }
///
/// assert_eq!("hyperdrive-two".parse(), Ok(Hangar::HyperdriveTwo));
/// assert_eq!(Hangar::StellarisOne.id(), "stellaris-one");
/// assert_eq!(Hangar::all().next_back(), Some(Hangar::HyperdriveTwo));
/// assert_eq!("shed".parse::<Hangar>().map_err(|problem| problem.to_string()),
///     Err("there is no hangar `shed`: there are stellaris-one, hyperdrive-two".to_owned()));
/// ```
pub trait Noun: Copy + Into<&'static str> + VariantArray {
    /// What one of them is, in one word: the keys of their names in the word lists are this word, a hyphen and the id.
    const WORDS: &'static str;

    /// All of them, in order.
    fn all() -> Copied<Iter<'static, Self>> {
        Self::VARIANTS.iter().copied()
    }

    /// Its id in codes and files, stable for ever.
    #[must_use]
    fn id(self) -> &'static str {
        self.into()
    }

    /// Its name, as a word to be looked up.
    #[must_use]
    fn word(self) -> Fact {
        Fact::Name(Self::WORDS, self.id())
    }

    /// What to say of an id that none of them has.
    fn unknown(id: &str) -> Problem {
        let known: Vec<&str> = Self::VARIANTS.iter().map(|noun| noun.id()).collect();
        Problem::new(format!("there is no {} `{id}`: there are {}", Self::WORDS, known.join(", ")))
    }
}
