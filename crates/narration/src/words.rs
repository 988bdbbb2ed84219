//! The word lists, and the books made of them: one per language and game, bound when first opened.

use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_syntax::ast::Entry;
use unic_langid::LanguageIdentifier;

use crate::Language;

/// Everything that can be said about one game in one language.
pub(crate) struct Book {
    /// The messages.
    pub(crate) bundle: FluentBundle<FluentResource>,
    /// Those that need no facts, said once and for all: most words are asked for at every change of a table.
    plain: HashMap<String, Said>,
}

/// A text, and the forms it takes inside a sentence, such as cases.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub(crate) text: String,
    pub(crate) forms: Vec<(String, String)>,
}

impl Said {
    pub(crate) fn plain(text: String) -> Self {
        Said { text, forms: Vec::new() }
    }

    /// The form with this name; the plain text if there is none.
    pub(crate) fn form(&self, name: &str) -> String {
        self.forms.iter().find(|(form, _)| form == name).map_or(&self.text, |(_, text)| text).clone()
    }
}

impl Book {
    /// The message with this key, if it needs no facts.
    pub(crate) fn plain(&self, key: &str) -> Option<&Said> {
        self.plain.get(key)
    }
}

/// A word list in every language, and the books made of it. Both are in the order of [`Language::ALL`].
struct List {
    id: &'static str,
    texts: [&'static str; LANGUAGES],
    books: [OnceLock<Book>; LANGUAGES],
}

impl List {
    const fn new(id: &'static str, texts: [&'static str; LANGUAGES]) -> Self {
        List { id, texts, books: [const { OnceLock::new() }; LANGUAGES] }
    }
}

macro_rules! lists {
    ($($id:literal),* $(,)?) => {
        [$(List::new($id, [
            include_str!(concat!("../words/en/", $id, ".ftl")),
            include_str!(concat!("../words/de/", $id, ".ftl")),
        ])),*]
    };
}

const LANGUAGES: usize = Language::ALL.len();

/// What all games share comes first; then the games by id.
static LISTS: [List; 5] = lists!["common", "rocket-jockey", "rocket-rescue", "rocketmen", "jupiter-rescue"];

/// The lists of games that are not on the shelf.
static ADDED: Mutex<Vec<&'static List>> = Mutex::new(Vec::new());

/// The ids of all word lists: `common`, then the games that have one.
pub fn lists() -> impl Iterator<Item = &'static str> {
    LISTS.iter().map(|list| list.id)
}

/// Brings the words of a game that is not on the shelf, in the order of [`Language::ALL`]: for tests and experiments. A list
/// that is there already stays.
pub fn add_list(id: &'static str, texts: [&'static str; LANGUAGES]) {
    let mut added = ADDED.lock().unwrap_or_else(PoisonError::into_inner);
    if added.iter().all(|list| list.id != id) {
        added.push(Box::leak(Box::new(List::new(id, texts))));
    }
}

/// The word list of a game.
fn list(id: &str) -> Option<&'static List> {
    let added = || ADDED.lock().unwrap_or_else(PoisonError::into_inner).iter().copied().find(|list| list.id == id);
    LISTS.iter().find(|list| list.id == id).or_else(added)
}

/// The text of a word list, if there is one with this id.
#[cfg(feature = "check")]
pub(crate) fn text(language: Language, id: &str) -> Option<&'static str> {
    list(id).map(|list| list.texts[language as usize])
}

/// The book for a game; for a game without a word list it has the common words only.
pub(crate) fn book(language: Language, game: &str) -> &'static Book {
    let list = list(game).unwrap_or(&LISTS[0]);
    list.books[language as usize].get_or_init(|| bind(language, list))
}

fn bind(language: Language, list: &List) -> Book {
    // It decides which numbers are singular and plural.
    let spoken: LanguageIdentifier = language.code().parse().expect("`en` and `de` are codes of languages");
    let mut bundle = FluentBundle::new_concurrent(vec![spoken]);
    // Without the invisible marks around facts that Fluent would set for mixed writing directions: the texts also go into
    // terminals, titles and tests.
    bundle.set_use_isolating(false);
    let mut keys = Vec::new();
    // The common words, then those of the game, which win.
    for part in [&LISTS[0], list] {
        let words = read(part.texts[language as usize]);
        keys.extend(words.entries().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        }));
        bundle.add_resource_overriding(words);
    }
    let plain = keys.into_iter().filter_map(|key| Some((key.clone(), said_without_facts(&bundle, &key)?))).collect();
    Book { bundle, plain }
}

/// The message with this key in all its forms, unless it lacks a fact.
fn said_without_facts(bundle: &FluentBundle<FluentResource>, key: &str) -> Option<Said> {
    let message = bundle.get_message(key)?;
    let mut errors = Vec::new();
    let mut say = |pattern| bundle.format_pattern(pattern, None, &mut errors).into_owned();
    let text = say(message.value()?);
    let forms = message.attributes().map(|form| (form.id().to_owned(), say(form.value()))).collect();
    errors.is_empty().then_some(Said { text, forms })
}

/// Reads a word list. What is not Fluent in it is left out here; a test says where it is.
fn read(text: &str) -> FluentResource {
    FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, _)| rest)
}
