//! Looking for something in a text as people ask for it: "how do I win solo".
//!
//! Words that say nothing are passed over, endings do not count, and words that mean nearly the same stand for each other.
//! Which those are is in `words/<language>/search.txt`.

use engine::{ClauseText, Section};

use crate::Language;

/// How well two words fit: the same, the same but for their endings, one the beginning or the end of the other, nearly the same meaning, one
/// somewhere within the other.
const EXACT: u32 = 10;
const SAME: u32 = 8;
const BEGINS: u32 = 5;
const MEANS: u32 = 4;
const WITHIN: u32 = 2;

/// How many letters a word must have to be found at the beginning of another, or within it.
const ENOUGH: usize = 4;

/// How much a heading counts beside the text under it, how much a word that is not there takes away, how much a long text, and
/// how much the first clauses of a section are ahead: they say what it is about, the others what is special. These numbers
/// answer the questions in `tests/questions` best.
const HEADING: f64 = 1.5;
const MISSING: i32 = 2;
const SHORT: f64 = 20.0;
const FIRST: f64 = 2.0;

/// What somebody looks for.
#[derive(Clone, Debug)]
pub struct Search {
    words: Vec<Wanted>,
}

/// A word that is looked for: as it was written, without its ending, and those that mean nearly the same.
#[derive(Clone, Debug)]
struct Wanted {
    word: String,
    stem: String,
    alike: Vec<String>,
}

impl Search {
    /// Looks for this, asked in this language.
    #[must_use]
    pub fn new(question: &str, language: Language) -> Self {
        let lists = match language {
            Language::En => include_str!("../words/en/search.txt"),
            Language::De => include_str!("../words/de/search.txt"),
        };
        let (idle, groups): (Vec<&str>, Vec<&str>) =
            lists.lines().filter(|line| !line.starts_with('#')).partition(|line| line.starts_with('-'));
        let idle: Vec<String> = idle.iter().flat_map(|line| words(line)).collect();
        let all = words(question);
        let telling: Vec<String> = all.iter().filter(|word| !idle.contains(word)).cloned().collect();
        // Whoever asks with nothing but such words is taken by them.
        let asked = if telling.is_empty() { all } else { telling };
        let wanted = |word: &String| Wanted {
            word: word.clone(),
            stem: stem(word, language),
            alike: alike(word, &groups, language),
        };
        Search { words: asked.iter().map(wanted).collect() }
    }

    /// Whether nothing is looked for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Which of these texts fit best, the best first. A text comes with a heading, and with its place under it.
    ///
    /// A word that is in few texts counts more than one that is in many; a text that lacks some of the words is far behind one
    /// that has them all.
    #[must_use]
    pub fn best<'a>(&self, texts: impl Iterator<Item = (&'a str, &'a str, usize)>, language: Language) -> Vec<usize> {
        let stems = |text: &str| -> Vec<(String, String)> {
            words(text).into_iter().map(|word| (stem(&word, language), word)).collect()
        };
        let mut handicaps = Vec::new();
        let mut fits: Vec<Vec<f64>> = Vec::new();
        for (heading, text, place) in texts {
            let (heading, text) = (stems(heading), stems(text));
            handicaps.push((1.0 + FIRST / (place + 1) as f64) / (SHORT + text.len() as f64).sqrt());
            let fit = |wanted: &Wanted| HEADING * f64::from(wanted.fit(&heading)) + f64::from(wanted.fit(&text));
            fits.push(self.words.iter().map(fit).collect());
        }
        let rare: Vec<f64> = (0..self.words.len())
            .map(|word| {
                let found = fits.iter().filter(|fits| fits[word] > 0.0).count();
                (1.0 + fits.len() as f64 / (1 + found) as f64).ln()
            })
            .collect();
        let weight = |text: usize| {
            let fits = || fits[text].iter().zip(&rare);
            let found: f64 = fits().filter(|(fit, _)| **fit > 0.0).map(|(_, rare)| rare).sum();
            let sum: f64 = fits().map(|(fit, rare)| fit * rare).sum();
            sum * (found / rare.iter().sum::<f64>()).powi(MISSING) * handicaps[text]
        };
        let mut best: Vec<(usize, f64)> =
            (0..fits.len()).map(|text| (text, weight(text))).filter(|(_, weight)| *weight > 0.0).collect();
        best.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        best.into_iter().map(|(text, _)| text).collect()
    }
}

/// The clauses of a rules text that answer a question best, the best first, each with the number of its section. Who names a
/// clause gets that one.
#[must_use]
pub fn find_clauses<'a, 'b>(
    sections: &'b [Section<'a>],
    question: &str,
    language: Language,
) -> Vec<(usize, &'b ClauseText<'a>)> {
    let of_section = |(number, section): (usize, &'b Section<'a>)| {
        section.clauses.iter().enumerate().map(move |(place, clause)| (number, place, clause))
    };
    let clauses: Vec<_> = sections.iter().enumerate().flat_map(of_section).collect();
    if let Some(&(number, _, named)) = clauses.iter().find(|(.., clause)| clause.id.eq_ignore_ascii_case(question)) {
        return vec![(number, named)];
    }
    let heading =
        |(number, _, clause): &(usize, usize, &ClauseText<'_>)| format!("{} {}", sections[*number].title, clause.id);
    let headings: Vec<String> = clauses.iter().map(heading).collect();
    let texts =
        headings.iter().zip(&clauses).map(|(heading, (_, place, clause))| (heading.as_str(), clause.text, *place));
    let best = Search::new(question, language).best(texts, language);
    best.into_iter().map(|index| (clauses[index].0, clauses[index].2)).collect()
}

impl Wanted {
    /// How well the best of these words fits.
    fn fit(&self, stems: &[(String, String)]) -> u32 {
        stems.iter().map(|(stem, word)| self.fit_of(stem, word)).max().unwrap_or(0)
    }

    fn fit_of(&self, found: &str, word: &str) -> u32 {
        let long = self.stem.chars().count() >= ENOUGH;
        if word == self.word {
            EXACT
        } else if found == self.stem {
            SAME
        } else if long && (found.starts_with(&self.stem) || found.ends_with(&self.stem)) {
            BEGINS
        } else if self.alike.iter().any(|other| other == found) {
            MEANS
        } else if long && found.contains(&self.stem) {
            WITHIN
        } else {
            0
        }
    }
}

/// The words that mean nearly the same as this one.
fn alike(word: &str, groups: &[&str], language: Language) -> Vec<String> {
    let wanted = stem(word, language);
    let stems = groups.iter().map(|group| words(group).iter().map(|word| stem(word, language)).collect::<Vec<_>>());
    stems.filter(|group| group.contains(&wanted)).flatten().filter(|other| *other != wanted).collect()
}

/// The words of a text, in small letters, without dots and strokes on them.
fn words(text: &str) -> Vec<String> {
    let plain: String = text
        .chars()
        .flat_map(char::to_lowercase)
        .map(|letter| match letter {
            'ä' => 'a',
            'ö' => 'o',
            'ü' => 'u',
            'ß' => 's',
            other => other,
        })
        .collect();
    plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// A word without its ending.
fn stem(word: &str, language: Language) -> String {
    let endings: &[&str] = match language {
        Language::En => &["ings", "ing", "ers", "ed", "es", "er", "s", "e"],
        Language::De => &["ungen", "ung", "ern", "est", "st", "en", "er", "es", "et", "em", "e", "n", "s", "t"],
    };
    let short = |ending: &&&str| word.ends_with(**ending) && word.len() >= ending.len() + 3;
    let cut = endings.iter().find(short).map_or(word, |ending| &word[..word.len() - ending.len()]);
    // A doubled letter before an ending is one: winning, win.
    let mut letters: Vec<char> = cut.chars().collect();
    if cut.len() < word.len() && letters.len() > 3 && letters[letters.len() - 1] == letters[letters.len() - 2] {
        letters.pop();
    }
    letters.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best(question: &str, language: Language, texts: &[(&'static str, &'static str)]) -> Vec<usize> {
        Search::new(question, language).best(texts.iter().map(|&(heading, text)| (heading, text, 0)), language)
    }

    const EN: [(&str, &str); 4] = [
        ("Setup", "Deal five cards to every player."),
        ("Solitaire RM-SOLO-21", "You win if your total is higher than the AI's."),
        ("Solitaire RM-SOLO-1", "You play against an AI."),
        ("End of the game", "Whoever has most points wins."),
    ];

    #[test]
    fn a_question_is_understood() {
        assert_eq!(best("How do I win solo?", Language::En, &EN)[0], 1);
        assert_eq!(best("winning", Language::En, &EN), [3, 1]);
        assert_eq!(best("dealing the CARDS", Language::En, &EN), [0]);
    }

    #[test]
    fn what_is_not_there_is_not_found_and_half_of_it_is() {
        assert!(best("dragon", Language::En, &EN).is_empty());
        assert_eq!(best("dragon cards", Language::En, &EN), [0]);
        assert!(Search::new(" ?! ", Language::En).is_empty());
    }

    #[test]
    fn german_has_endings_dots_and_long_words() {
        let texts = [
            ("Solospiel", "Du gewinnst, wenn du mehr Siegpunkte hast als die KI."),
            ("Dein Zug", "Du ziehst zwei Karten nach."),
            ("Züge", "Würfle mit drei Würfeln."),
        ];
        assert_eq!(best("Wie gewinne ich allein?", Language::De, &texts)[0], 0);
        assert_eq!(best("Wie viele Karten ziehe ich", Language::De, &texts)[0], 1);
        assert_eq!(best("würfeln", Language::De, &texts)[0], 2);
    }

    #[test]
    fn no_word_is_idle_and_telling_at_once() {
        for lists in [include_str!("../words/en/search.txt"), include_str!("../words/de/search.txt")] {
            let idle: Vec<String> = lists.lines().filter(|line| line.starts_with('-')).flat_map(words).collect();
            let groups = lists.lines().filter(|line| !line.starts_with(['-', '#']));
            let both: Vec<String> = groups.flat_map(words).filter(|word| idle.contains(word)).collect();
            assert!(both.is_empty(), "{both:?}");
        }
    }
}
