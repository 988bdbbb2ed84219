//! The word lists, and the books made of them: one per language and game, bound when first opened.

use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

use crate::Language;

/// Everything that can be said about one game in one language.
pub(crate) type Book = FluentBundle<FluentResource>;

/// A word list in every language.
struct List {
    id: &'static str,
    /// In the order of [`Language::ALL`].
    texts: [&'static str; LANGUAGES],
}

macro_rules! lists {
    ($($id:literal),* $(,)?) => {
        &[$(List {
            id: $id,
            texts: [
                include_str!(concat!("../words/en/", $id, ".ftl")),
                include_str!(concat!("../words/de/", $id, ".ftl")),
            ],
        }),*]
    };
}

/// What all games share comes first; then the games by id.
const LISTS: &[List] = lists!["common", "jupiter-rescue", "rocket-jockey"];

const LANGUAGES: usize = Language::ALL.len();

static BOOKS: [[OnceLock<Book>; LISTS.len()]; LANGUAGES] =
    [const { [const { OnceLock::new() }; LISTS.len()] }; LANGUAGES];

/// The ids of all word lists: `common`, then the games that have one.
pub fn lists() -> impl Iterator<Item = &'static str> {
    LISTS.iter().map(|list| list.id)
}

/// The text of a word list, if there is one with this id.
#[cfg(feature = "check")]
pub(crate) fn text(language: Language, id: &str) -> Option<&'static str> {
    LISTS.iter().find(|list| list.id == id).map(|list| list.texts[language as usize])
}

/// The book for a game; for a game without a word list it has the common words only.
pub(crate) fn book(language: Language, game: &str) -> &'static Book {
    let list = LISTS.iter().position(|list| list.id == game).unwrap_or(0);
    BOOKS[language as usize][list].get_or_init(|| bind(language, list))
}

fn bind(language: Language, list: usize) -> Book {
    // It decides which numbers are singular and plural.
    let spoken: LanguageIdentifier = language.code().parse().expect("`en` and `de` are codes of languages");
    let mut book = Book::new_concurrent(vec![spoken]);
    // Without the invisible marks around facts that Fluent would set for mixed writing directions: the texts also go into
    // terminals, titles and tests.
    book.set_use_isolating(false);
    // The common words, then those of the game, which win.
    for part in [0, list] {
        book.add_resource_overriding(read(LISTS[part].texts[language as usize]));
    }
    book
}

/// Reads a word list. What is not Fluent in it is left out here; a test says where it is.
fn read(text: &str) -> FluentResource {
    FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, _)| rest)
}
