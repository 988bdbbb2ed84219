//! Looks for mistakes in the word lists themselves: both languages say the same, and nothing is there in vain.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::words::text;
use crate::{Language, lists};

/// Words that code asks for under a name it puts together: taglines and options.
const FAMILIES: [&str; 2] = ["game-", "option-"];

/// How a list says that it has another such family, in a comment of its own: `## family: card-`.
const FAMILY_MARK: &str = "family:";

/// A word list in one language, taken apart.
pub(crate) struct WordList {
    messages: BTreeMap<&'static str, Message<&'static str>>,
    families: Vec<&'static str>,
    problems: Vec<String>,
}

impl WordList {
    pub(crate) fn read(text: &'static str) -> WordList {
        let mut list = WordList { messages: BTreeMap::new(), families: FAMILIES.to_vec(), problems: Vec::new() };
        let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
        for entry in resource.body {
            list.add(entry);
        }
        list
    }

    fn add(&mut self, entry: Entry<&'static str>) {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                if message.value.is_none() {
                    self.problems.push(format!("{key} says nothing"));
                }
                if self.messages.insert(key, message).is_some() {
                    self.problems.push(format!("{key} is there twice"));
                }
            }
            Entry::GroupComment(comment) => {
                self.families.extend(
                    comment.content.iter().filter_map(|line| line.trim().strip_prefix(FAMILY_MARK)).map(str::trim),
                );
            }
            Entry::Junk { content } => self.problems.push(format!("this is not Fluent: {}", content.trim())),
            Entry::Term(_) | Entry::Comment(_) | Entry::ResourceComment(_) => {}
        }
    }

    /// The words a game's messages may refer to besides its own.
    pub(crate) fn beside(mut self, common: WordList) -> WordList {
        for (key, message) in common.messages {
            // How a match ended may be told in a game's own words.
            if key.starts_with("outcome-") && self.messages.contains_key(key) {
                continue;
            }
            if self.messages.insert(key, message).is_some() {
                self.problems.push(format!("{key} is among the common words already"));
            }
        }
        self
    }

    /// The variables that a message or one of its forms speaks of, in any of its variants, also through other messages.
    pub(crate) fn variables(&self, key: &str, form: Option<&str>) -> BTreeSet<&'static str> {
        let mut found = Found::default();
        if let Some(pattern) = self.pattern(key, form) {
            self.search(pattern, &mut found);
        }
        found.variables
    }

    fn pattern(&self, key: &str, form: Option<&str>) -> Option<&Pattern<&'static str>> {
        let message = self.messages.get(key)?;
        match form {
            None => message.value.as_ref(),
            Some(form) => message.attributes.iter().find(|attribute| attribute.id.name == form).map(|form| &form.value),
        }
    }

    fn search(&self, pattern: &Pattern<&'static str>, found: &mut Found) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.search_expression(expression, found);
            }
        }
    }

    fn search_expression(&self, expression: &Expression<&'static str>, found: &mut Found) {
        match expression {
            Expression::Inline(inline) => self.search_inline(inline, found),
            Expression::Select { selector, variants } => {
                self.search_inline(selector, found);
                variants.iter().for_each(|variant| self.search(&variant.value, found));
            }
        }
    }

    fn search_inline(&self, inline: &InlineExpression<&'static str>, found: &mut Found) {
        match inline {
            InlineExpression::VariableReference { id } => {
                found.variables.insert(id.name);
            }
            InlineExpression::MessageReference { id, attribute } => {
                let form = attribute.as_ref().map(|form| form.name);
                if found.messages.insert((id.name, form)) {
                    match self.pattern(id.name, form) {
                        Some(pattern) => self.search(pattern, found),
                        None => found.broken.push(id.name),
                    }
                }
            }
            InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
                positional.iter().for_each(|argument| self.search_inline(argument, found));
            }
            InlineExpression::Placeable { expression } => self.search_expression(expression, found),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }

    /// All that a message and its forms speak of.
    fn found_in(&self, message: &Message<&'static str>) -> Found {
        let mut found = Found::default();
        message.value.iter().chain(message.attributes.iter().map(|form| &form.value)).for_each(|pattern| {
            self.search(pattern, &mut found);
        });
        found
    }
}

/// What messages speak of.
#[derive(Default)]
struct Found {
    variables: BTreeSet<&'static str>,
    messages: BTreeSet<(&'static str, Option<&'static str>)>,
    /// Messages that are referred to and not there.
    broken: Vec<&'static str>,
}

impl Found {
    /// The facts behind the variables. Which form of a fact a sentence needs is the affair of its language.
    fn facts(&self) -> BTreeSet<&'static str> {
        let fact = |variable: &&'static str| {
            let name = variable.split_once('-').map_or(*variable, |(name, _)| name);
            name.strip_suffix("_you").unwrap_or(name)
        };
        self.variables.iter().map(fact).collect()
    }
}

/// The word list of a game together with the common words; for `common` just these.
pub(crate) fn whole_list(language: Language, id: &str) -> Option<WordList> {
    let list = WordList::read(text(language, id)?);
    match lists().next() {
        Some(common) if common != id => Some(list.beside(WordList::read(text(language, common)?))),
        _ => Some(list),
    }
}

/// What is wrong with the word list of a game, or with the `common` one: mistakes in Fluent, keys or facts that one language
/// has and the other has not, references to nowhere, and keys that no code asks for.
///
/// A key is asked for if it stands in quotation marks in the sources of the game or of a crate, or if another message refers
/// to it. A list can name further families of keys in a comment of its own, `## family: card-`.
#[must_use]
pub fn problems_of_list(id: &str) -> Vec<String> {
    let mut problems = Vec::new();
    let read = |language| text(language, id).map(WordList::read).zip(whole_list(language, id));
    let (Some((en, whole_en)), Some((de, whole_de))) = (read(Language::En), read(Language::De)) else {
        return vec![format!("there is no word list of `{id}`")];
    };
    for (language, own, whole) in [(Language::En, &en, &whole_en), (Language::De, &de, &whole_de)] {
        let broken = own.messages.values().flat_map(|message| whole.found_in(message).broken);
        let broken = broken.map(|key| format!("`{key}` is referred to, but not there"));
        let wrong = whole.problems.iter().cloned().chain(broken);
        problems.extend(wrong.map(|problem| format!("words/{language}/{id}.ftl: {problem}")));
    }
    problems.extend(differences(id, (&en, &whole_en), (&de, &whole_de)));
    problems.extend(unused(id, &en).into_iter().map(|key| format!("{id}: nobody says `{key}`")));
    problems
}

/// Where the languages differ in keys or facts.
fn differences(
    id: &str,
    (en, whole_en): (&WordList, &WordList),
    (de, whole_de): (&WordList, &WordList),
) -> Vec<String> {
    let keys: BTreeSet<&str> = en.messages.keys().chain(de.messages.keys()).copied().collect();
    let difference = |key: &str| match (en.messages.get(key), de.messages.get(key)) {
        (Some(english), Some(german)) => {
            let (english, german) = (whole_en.found_in(english).facts(), whole_de.found_in(german).facts());
            (english != german)
                .then(|| format!("{id}: `{key}` speaks of {english:?} in English, of {german:?} in German"))
        }
        (None, _) => Some(format!("{id}: `{key}` is missing in English")),
        (_, None) => Some(format!("{id}: `{key}` is missing in German")),
    };
    keys.into_iter().filter_map(difference).collect()
}

/// The keys that no code and no other message asks for.
fn unused(id: &str, list: &WordList) -> Vec<&'static str> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut sources = String::new();
    for folder in [root.join("games").join(id), root.join("examples").join(id), root.join("crates")] {
        read_sources(&folder, &mut sources);
    }
    let referred: BTreeSet<&str> =
        list.messages.values().flat_map(|message| list.found_in(message).messages).map(|(key, _)| key).collect();
    let used = |key: &str| {
        // Parts are there for the lists of all games.
        key.starts_with("part-") && id == "common"
            || referred.contains(key)
            || list.families.iter().any(|family| key.starts_with(family))
            || sources.contains(&format!("\"{key}\""))
    };
    list.messages.keys().copied().filter(|key| !used(key)).collect()
}

/// Appends every source and data file below a folder.
fn read_sources(folder: &Path, out: &mut String) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        let source = path.extension().is_some_and(|extension| extension == "rs" || extension == "toml");
        if path.is_dir() {
            read_sources(&path, out);
        } else if source && let Ok(text) = fs::read_to_string(&path) {
            out.push_str(&text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_list_is_in_order() {
        let problems: Vec<String> = lists().flat_map(problems_of_list).collect();
        assert!(problems.is_empty(), "{}", problems.join("\n"));
    }

    #[test]
    fn a_missing_list_is_a_problem() {
        assert_eq!(problems_of_list("no-such-game"), ["there is no word list of `no-such-game`"]);
    }

    #[test]
    fn mistakes_in_a_list_are_found() {
        let en =
            WordList::read("a = { $x } { b }\nb = { $y_you }\nc = { nowhere }\nc = again\n???\n## family: card-\n");
        assert_eq!(en.problems, ["c is there twice", "this is not Fluent: ???"]);
        assert_eq!(en.variables("a", None), BTreeSet::from(["x", "y_you"]));
        assert!(en.families.contains(&"card-"));
        let de = WordList::read("a = { $x-dat }\nb = { $y }\n");
        let found = differences("game", (&en, &en), (&de, &de));
        assert_eq!(
            found,
            [r#"game: `a` speaks of {"x", "y"} in English, of {"x"} in German"#, "game: `c` is missing in German"]
        );
        // The narrator says the first, and the last has a family. The other must not stand here in quotation marks.
        let list = WordList::read("list-nothing = x\nnobody-says = { $x }\ncard-7 = x\n## family: card-\n");
        assert_eq!(unused("common", &list), [["nobody", "says"].join("-")]);
    }
}
