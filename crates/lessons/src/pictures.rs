//! Small drawings for the rules, made by the drawing of the game itself: the table of a lesson after some of its steps.

use catalog::{AnyGame, Showing, Wanted};
use engine::Problem;
use narration::Narrator;
use serde::Deserialize;

use crate::file::Said;
use crate::{Walk, find};

/// Attributes that a drawing to look at does not have: it does nothing, and its pieces are not those of the table.
const LEFT_OUT: [&str; 13] = [
    "id",
    "form",
    "name",
    "value",
    "title",
    "tabindex",
    "popovertarget",
    "aria-labelledby",
    "aria-describedby",
    "aria-keyshortcuts",
    "autofocus",
    "type",
    "href",
];

/// A drawing for a clause.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Picture {
    /// The clause that it belongs to.
    pub clause: String,
    /// What there is to see.
    pub say: Said,
    lesson: String,
    /// How many steps of the lesson were done.
    steps: usize,
    #[serde(default)]
    part: Part,
}

/// What of the table is drawn.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Part {
    #[default]
    Board,
    Tray,
}

#[derive(Deserialize)]
struct Pictures {
    #[serde(default)]
    pictures: Vec<Picture>,
}

/// The drawings for the rules of a game.
pub fn pictures(game: &dyn AnyGame) -> Result<Vec<Picture>, Problem> {
    let read: Result<Pictures, _> = toml::from_str(game.facts().pictures);
    read.map(|file| file.pictures).map_err(|error| Problem::new(error.message().to_owned()))
}

impl Picture {
    /// Whether it shows what is pinned beneath the board.
    #[must_use]
    pub fn is_tray(&self) -> bool {
        self.part == Part::Tray
    }

    /// The drawing, as HTML that only is looked at.
    pub fn draw(&self, game: &'static dyn AnyGame, words: &Narrator<'_>) -> Result<String, Problem> {
        let lesson = find(game, &self.lesson)?;
        let mut walk = Walk::start(game, &lesson)?;
        let words = Narrator::new(words.language(), game.facts().id, &[], walk.viewer());
        while let Some(step) = walk.step().filter(|_| walk.at() < self.steps) {
            for click in step.whole_path() {
                walk.answer(click, &words)?;
            }
        }
        let wanted = Wanted { showing: Showing::Page, acting: true, team: None, traces: &[] };
        let drawn = walk.table().position().picture(&wanted, &words).board;
        Ok(still(if self.is_tray() { &drawn.tray } else { &drawn.board }))
    }
}

/// The same drawing without anything that could be clicked or mistaken for the table itself. Symbols keep their names.
fn still(html: &str) -> String {
    let mut out = String::with_capacity(html.len());
    for (number, part) in html.split('<').enumerate() {
        if number > 0 {
            out.push('<');
        }
        match part.split_once('>') {
            Some((tag, text)) if number > 0 => {
                out.push_str(&without_deeds(tag));
                out.push('>');
                out.push_str(text);
            }
            _ => out.push_str(part),
        }
    }
    out
}

fn without_deeds(tag: &str) -> String {
    let kind = tag.split([' ', '/']).next().unwrap_or_default();
    let named =
        ["symbol", "clipPath", "linearGradient", "radialGradient", "pattern", "mask", "filter", "use"].contains(&kind);
    let mut kept = kind.to_owned();
    let mut rest = &tag[kind.len()..];
    while let Some(from) = rest.find(|letter: char| !letter.is_whitespace()) {
        let begun = &rest[from..];
        let name = begun.split([' ', '=', '/']).next().unwrap_or_default();
        let quoted = begun[name.len()..].strip_prefix("=\"").and_then(|value| value.find('"'));
        let end = quoted.map_or(name.len().max(1), |value| name.len() + 2 + value + 1);
        let left_out = (LEFT_OUT.contains(&name) && !named) || name.starts_with("data-") || name.starts_with("hx-");
        if !left_out {
            kept.push(' ');
            kept.push_str(&begun[..end]);
        }
        rest = &begun[end..];
    }
    if kind == "button" {
        kept.push_str(" type=\"button\"");
    }
    if tag.starts_with('/') { tag.to_owned() } else { kept }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Rules, Viewer};
    use narration::Language;

    #[test]
    fn nothing_in_a_drawing_can_be_done() {
        let html = "<svg viewBox=\"0 0 1 1\"><symbol id=\"s\"></symbol><use href=\"#s\"/></svg><button id=\"a\" class=\"x y\" \
                    name=\"action\" value=\"fly\" data-why=\"fly\">Fly &gt; on</button>";
        let expected = "<svg viewBox=\"0 0 1 1\"><symbol id=\"s\"></symbol><use href=\"#s\" /></svg>\
                        <button class=\"x y\" type=\"button\">Fly &gt; on</button>";
        assert_eq!(still(html), expected);
    }

    #[test]
    fn every_game_has_drawings_for_clauses_that_it_has() {
        for &game in catalog::games() {
            let pictures = pictures(game).expect("they can be read");
            assert!(pictures.len() >= 3, "{}", game.facts().id);
            for picture in pictures {
                for language in [Language::En, Language::De] {
                    let words = Narrator::new(language, game.facts().id, &[], Viewer::Public);
                    let rules = game.facts().rules.text(language.code());
                    assert!(Rules::clause(rules, &picture.clause).is_some(), "{}", picture.clause);
                    let drawn =
                        picture.draw(game, &words).unwrap_or_else(|problem| panic!("{}: {problem}", picture.clause));
                    assert!(drawn.len() > 500 && !drawn.contains("name=\"action\""), "{}", picture.clause);
                }
            }
        }
    }
}
