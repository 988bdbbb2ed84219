//! Puts phrases into words.

use std::borrow::Cow;

use engine::{Fact, Paragraph, Phrase, Prompt, Refusal, Seat, Viewer, phrase};
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError};
use fluent_syntax::ast::Pattern;

use crate::Language;
use crate::words::{Book, Said, book};

/// Says everything about one match to one viewer in one language. Cheap to make and to copy.
#[derive(Copy, Clone)]
pub struct Narrator<'a> {
    language: Language,
    book: &'static Book,
    names: &'a [String],
    viewer: Viewer,
}

/// A [`Prompt`] in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldPrompt {
    /// What to do now.
    pub now: String,
    /// What it leads to.
    pub next: Option<String>,
}

/// A [`Paragraph`] in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldParagraph {
    /// What it is about.
    pub heading: String,
    /// One sentence each.
    pub lines: Vec<String>,
}

impl<'a> Narrator<'a> {
    /// Whether only one sits at the table.
    pub(crate) fn is_alone(&self) -> bool {
        self.names.len() == 1
    }

    /// Tells a viewer about a match of the game with this id. `names` are those who sit there, in seat order; where one is
    /// missing or blank, the seat is called by its letter.
    #[must_use]
    pub fn new(language: Language, game: &str, names: &'a [String], viewer: Viewer) -> Self {
        Narrator { language, book: book(language, game), names, viewer }
    }

    /// Tells about no game in particular: the words of the screens.
    #[must_use]
    pub fn common(language: Language) -> Narrator<'static> {
        Narrator::new(language, "common", &[], Viewer::Public)
    }

    /// The language it speaks.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whom it tells.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The phrase in words. What has no words is shown as `⟨key⟩`.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        self.text(phrase.key, &phrase.facts)
    }

    /// The phrase in words as a sentence of its own: it begins with a capital letter, unless it begins with a name.
    #[must_use]
    pub fn sentence(&self, phrase: &Phrase) -> String {
        let text = self.say(phrase);
        let named = self.names.iter().any(|name| begins_with_word(&text, name));
        if named { text } else { capitalized(text) }
    }

    /// What to do now, and what it leads to.
    #[must_use]
    pub fn prompt(&self, prompt: &Prompt) -> ToldPrompt {
        ToldPrompt { now: self.sentence(&prompt.now), next: prompt.next.as_ref().map(|next| self.sentence(next)) }
    }

    /// A view told in words.
    #[must_use]
    pub fn paragraphs(&self, paragraphs: &[Paragraph]) -> Vec<ToldParagraph> {
        let told = |paragraph: &Paragraph| ToldParagraph {
            heading: self.sentence(&paragraph.heading),
            lines: paragraph.lines.iter().map(|line| self.sentence(line)).collect(),
        };
        paragraphs.iter().map(told).collect()
    }

    /// Why not: the reason alone.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.sentence(&refusal.reason)
    }

    /// Why not: the reason, and the clause in parentheses.
    #[must_use]
    pub fn refusal_with_clause(&self, refusal: &Refusal) -> String {
        format!("{} ({})", self.refusal(refusal), refusal.clause)
    }

    /// A word of the lists that needs no facts: a label of a screen, an option's name, a tagline.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.text(key, &[])
    }

    /// Whether the lists have this word.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.book.bundle.has_message(key)
    }

    /// The name of who sits there, or the seat's letter: "Player A".
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.trim().is_empty() => name.clone(),
            _ => self.say(&phrase!("seat-name", letter = seat.letter().to_string())),
        }
    }

    /// Several things in a row: "a, b and c"; none of them is "nothing".
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        let join = |key: &'static str, list: String, item: &String| {
            self.say(&Phrase::new(key).with("list", list).with("item", item.clone()))
        };
        match items {
            [] => self.word("list-nothing"),
            [only] => only.clone(),
            [first, between @ .., last] => {
                let begun = between.iter().fold(first.clone(), |list, item| join("list-next", list, item));
                join("list-last", begun, last)
            }
        }
    }

    /// The message with this key.
    fn text(&self, key: &str, facts: &[(&'static str, Fact)]) -> String {
        if let Some(said) = self.book.plain(key) {
            return said.text.clone();
        }
        let value = self.book.bundle.get_message(key).and_then(|message| message.value());
        value.map_or_else(|| gap(key), |pattern| self.fill_in(pattern, &self.args(facts)))
    }

    /// The message with this key, and all its forms.
    fn told(&self, key: &str, facts: &[(&'static str, Fact)]) -> Cow<'static, Said> {
        if let Some(said) = self.book.plain(key) {
            return Cow::Borrowed(said);
        }
        let Some(message) = self.book.bundle.get_message(key) else {
            return Cow::Owned(Said::plain(gap(key)));
        };
        let args = self.args(facts);
        let text = message.value().map_or_else(|| gap(key), |pattern| self.fill_in(pattern, &args));
        let forms = message.attributes().map(|form| (form.id().to_owned(), self.fill_in(form.value(), &args)));
        Cow::Owned(Said { text, forms: forms.collect() })
    }

    /// The facts as the word lists know them, each with all its forms.
    pub(crate) fn args(&self, facts: &[(&'static str, Fact)]) -> FluentArgs<'static> {
        let mut args = FluentArgs::with_capacity(2 * facts.len());
        for (name, fact) in facts {
            match fact {
                Fact::Number(number) => args.set(*name, *number),
                Fact::Seat(seat) => {
                    args.set(format!("{name}_you"), if self.viewer.is(*seat) { "yes" } else { "no" });
                    args.set(*name, self.name(*seat));
                }
                Fact::Text(_) | Fact::Word(_) | Fact::Name(..) | Fact::Phrase(_) | Fact::List(_) => {
                    match self.fact(fact) {
                        Cow::Borrowed(said) => {
                            for (form, text) in &said.forms {
                                args.set(format!("{name}-{form}"), text.as_str());
                            }
                            args.set(*name, said.text.as_str());
                        }
                        Cow::Owned(said) => {
                            for (form, text) in said.forms {
                                args.set(format!("{name}-{form}"), text);
                            }
                            args.set(*name, said.text);
                        }
                    }
                }
            }
            if let Fact::List(items) = fact {
                args.set(format!("{name}-count"), items.len());
            }
        }
        args
    }

    fn fact(&self, fact: &Fact) -> Cow<'static, Said> {
        let plain = |text: String| Cow::Owned(Said::plain(text));
        match fact {
            Fact::Number(number) => plain(number.to_string()),
            Fact::Seat(seat) => plain(self.name(*seat)),
            Fact::Word(key) => self.told(key, &[]),
            Fact::Name(list, id) => self.told(&format!("{list}-{id}"), &[]),
            Fact::Text(text) => plain(text.clone()),
            Fact::Phrase(phrase) => self.told(phrase.key, &phrase.facts),
            Fact::List(items) => Cow::Owned(self.joined(&items.iter().map(|item| self.fact(item)).collect::<Vec<_>>())),
        }
    }

    /// A list in every form that one of its parts has.
    fn joined(&self, parts: &[Cow<'static, Said>]) -> Said {
        let mut names: Vec<&str> = parts.iter().flat_map(|part| &part.forms).map(|(name, _)| name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        let list = |form: &dyn Fn(&Said) -> String| self.list(&parts.iter().map(|part| form(part)).collect::<Vec<_>>());
        Said {
            text: list(&|part| part.text.clone()),
            forms: names.iter().map(|&name| (name.to_owned(), list(&|part| part.form(name)))).collect(),
        }
    }

    fn fill_in(&self, pattern: &Pattern<&str>, args: &FluentArgs<'static>) -> String {
        let mut errors = Vec::new();
        let text = self.book.bundle.format_pattern(pattern, Some(args), &mut errors);
        if errors.is_empty() {
            return text.into_owned();
        }
        // Once more, with every missing fact shown.
        let missing = errors.iter().filter_map(missing_fact).map(|name| (name.to_owned(), gap(name).into()));
        let known = args.iter().map(|(name, value)| (name.to_owned(), value.clone()));
        let args: FluentArgs<'_> = known.chain(missing).collect();
        self.book.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

fn missing_fact(error: &FluentError) -> Option<&str> {
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) => Some(id),
        _ => None,
    }
}

/// How something without words is shown.
pub(crate) fn gap(key: &str) -> String {
    format!("⟨{key}⟩")
}

fn begins_with_word(text: &str, word: &str) -> bool {
    let rest = text.strip_prefix(word).filter(|_| !word.is_empty());
    rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

fn capitalized(mut text: String) -> String {
    if let Some(first) = text.chars().next().filter(|first| !first.is_uppercase()) {
        text.replace_range(..first.len_utf8(), &first.to_uppercase().to_string());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Language; 2] = Language::ALL;

    fn items(items: &[&str]) -> Vec<String> {
        items.iter().map(|&item| item.to_owned()).collect()
    }

    #[test]
    fn lists_are_joined_as_people_say_them() {
        let list = |parts: &[&str]| BOTH.map(|language| Narrator::common(language).list(&items(parts)));
        assert_eq!(list(&[]), ["nothing", "nichts"]);
        assert_eq!(list(&["a"]), ["a", "a"]);
        assert_eq!(list(&["a", "b"]), ["a and b", "a und b"]);
        assert_eq!(list(&["a", "b", "c"]), ["a, b and c", "a, b und c"]);
    }

    #[test]
    fn what_is_missing_is_shown_and_stops_nothing() {
        let narrator = Narrator::new(Language::En, "no-such-game", &[], Viewer::Public);
        assert_eq!(narrator.word("no-such-key"), "⟨no-such-key⟩");
        assert_eq!(narrator.sentence(&phrase!("no-such-key", seat = Seat::new(0))), "⟨no-such-key⟩");
        // The sentence lacks a fact, then a word, then a whole phrase.
        assert_eq!(narrator.say(&phrase!("list-last", list = 1)), "1 and ⟨item⟩");
        assert_eq!(narrator.say(&phrase!("list-last", list = 1, item = Fact::Word("odd"))), "1 and ⟨odd⟩");
        assert_eq!(narrator.say(&phrase!("list-last", list = 1, item = phrase!("odd"))), "1 and ⟨odd⟩");
    }

    #[test]
    fn a_seat_without_a_name_is_called_by_its_letter() {
        let names = items(&["Ada", " "]);
        let name =
            |seat| BOTH.map(|language| Narrator::new(language, "", &names, Viewer::Public).name(Seat::new(seat)));
        assert_eq!(name(0), ["Ada", "Ada"]);
        assert_eq!(name(1), ["Player B", "Spieler B"]);
        assert_eq!(name(2), ["Player C", "Spieler C"]);
    }

    #[test]
    fn names_pass_through_unharmed() {
        for name in
            ["{ $seat }", "-term", "a\nb", "<b>&amp;</b>", "\u{202e}abc", "Ærøskøbing 🚀", "[yes]", "\"", "ß", "0"]
        {
            let names = items(&[name]);
            for language in BOTH {
                let narrator = Narrator::new(language, "common", &names, Viewer::Public);
                let said = narrator.sentence(&phrase!("undo-other", seat = Seat::new(0)));
                assert!(said.contains(name), "{name:?} became {said:?}");
                assert!(narrator.sentence(&phrase!("ui-turn-of", seat = Seat::new(0))).contains(name), "{name:?}");
            }
        }
    }

    #[test]
    fn a_sentence_begins_with_a_capital_letter_but_a_name_stays() {
        let names = items(&["e. e. cummings"]);
        let narrator = Narrator::new(Language::En, "common", &names, Viewer::Public);
        let list = |item: &str| phrase!("list-last", list = item.to_owned(), item = "b".to_owned());
        assert_eq!(narrator.sentence(&list("öre")), "Öre and b");
        assert_eq!(narrator.sentence(&list("e. e. cummings")), "e. e. cummings and b");
        assert_eq!(narrator.sentence(&list("e. e. cummingsia")), "E. e. cummingsia and b");
    }
}
