//! How often tables win that play together, and people who play alone: there is nobody to be compared with, so what counts is how
//! hard it was.

use engine::Viewer;
use maud::{Markup, html};
use narration::Narrator;
use serde::Deserialize;
use store::Sum;

use super::parts::choice;
use super::records::{Kind, level_told as level_in_words, percent, table};

/// Which matches are asked about. What is not understood counts as not said.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Wanted {
    /// The id of a game.
    #[serde(default)]
    game: String,
    /// How many play.
    #[serde(default)]
    players: String,
    /// A game and how hard it is: `jupiter-rescue/easy`.
    #[serde(default)]
    level: String,
}

impl Wanted {
    fn fits(&self, sum: &Sum) -> bool {
        let is = |chosen: &str, value: &str| chosen.is_empty() || chosen == value;
        is(&self.game, &sum.game) && is(&self.players, &sum.players.to_string()) && is(&self.level, &level_of(sum))
    }

    /// What was said, by the names of the fields.
    pub(super) fn chosen(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let fields = [("game", self.game.as_str()), ("players", &self.players), ("level", &self.level)];
        fields.into_iter().filter(|(_, value)| !value.is_empty())
    }

    /// Without what contradicts it: a level is one of a game.
    fn sound(&self) -> Self {
        let has_level = self.game.is_empty() || self.level.split('/').next() == Some(self.game.as_str());
        let level = if has_level { self.level.clone() } else { String::new() };
        Wanted { level, ..self.clone() }
    }
}

/// How hard a game is, beside its id: the same word can mean something else in another one.
fn level_of(sum: &Sum) -> String {
    format!("{}/{}", sum.game, sum.level)
}

/// What a level is called, with its game; nothing where the game has none.
fn level_told(sum: &Sum, words: &Narrator<'_>) -> Option<String> {
    let facts = catalog::find(&sum.game).ok()?.facts();
    let of_game = Narrator::new(words.language(), facts.id, &[], Viewer::Public);
    Some(format!("{}: {}", facts.title, level_in_words(facts, &sum.level, &of_game)?))
}

/// How often the table won.
fn won(sum: &Sum) -> u32 {
    if sum.together { sum.won } else { sum.wins.first().copied().unwrap_or_default() }
}

/// The section about them, below this page of the ladder of this pool; nothing if nobody has played so.
pub(super) fn section(sums: &[Sum], wanted: &Wanted, above: (&str, u32), words: &Narrator<'_>) -> Option<Markup> {
    let all: Vec<&Sum> = sums.iter().filter(|sum| sum.together || sum.players == 1).collect();
    let wanted = wanted.sound();
    let row = |sum: &&Sum| {
        let kind = Kind { game: &sum.game, edition: &sum.edition, level: Some(&sum.level), players: sum.players };
        let share = percent(won(sum), sum.matches);
        Some(vec![
            html! { (kind.told(words.language())?) },
            html! { (sum.matches) },
            html! { span.nowrap { b { (share) } " " span.muted { "(" (won(sum)) ")" } } },
            html! { (sum.best) },
        ])
    };
    let rows: Vec<Vec<Markup>> = all.iter().filter(|sum| wanted.fits(sum)).filter_map(row).collect();
    let columns = ["ui-game", "ui-matches-count", "ui-won-count", "ui-best-score"];
    (!all.is_empty()).then(|| {
        html! {
            section aria-labelledby="together" {
                h2 #together { (words.word("ui-ladder-together")) }
                p { (words.word("ui-ladder-together-help")) }
                (filters(&all, &wanted, above, words))
                @if rows.is_empty() { p.muted { (words.word("ui-ladder-together-none")) } }
                @else { (table(&words.word("ui-ladder-together"), &columns, &rows, words)) }
            }
        }
    })
}

fn filters(all: &[&Sum], wanted: &Wanted, (pool, page): (&str, u32), words: &Narrator<'_>) -> Markup {
    let distinct = |mut values: Vec<(String, String)>| {
        values.sort();
        values.dedup();
        values
    };
    let games = all
        .iter()
        .filter_map(|sum| catalog::find(&sum.game).ok().map(|game| (sum.game.clone(), game.facts().title.to_owned())));
    let counts = all.iter().map(|sum| (sum.players.to_string(), sum.players.to_string()));
    let levels = all.iter().filter(|sum| wanted.game.is_empty() || wanted.game == sum.game);
    let levels = levels.filter_map(|sum| level_told(sum, words).map(|told| (level_of(sum), told)));
    html! {
        form.row.filters method="get" action="/ladder#together" data-auto="" aria-label=(words.word("ui-ladder-together")) {
            (super::hidden("pool", pool))
            @if page > 1 { (super::hidden("page", &page.to_string())) }
            (choice("game", "ui-game", &wanted.game, &distinct(games.collect()), words))
            (choice("players", "ui-players", &wanted.players, &distinct(counts.collect()), words))
            (choice("level", "ui-difficulty", &wanted.level, &distinct(levels.collect()), words))
            button.button type="submit" data-needless="" { (words.word("ui-show")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(game: &str, level: &str, players: u8, together: bool) -> Sum {
        Sum {
            game: game.into(),
            edition: String::new(),
            level: level.into(),
            players,
            together,
            matches: 4,
            won: if together { 3 } else { 0 },
            lines: 0,
            shortest: 0,
            longest: 0,
            score: 0,
            best: 7,
            wins: vec![1; usize::from(players)],
        }
    }

    fn shown(wanted: &Wanted) -> String {
        let sums = [
            sum("jupiter-rescue", "easy", 1, true),
            sum("jupiter-rescue", "mixed", 2, true),
            sum("rocketmen", "easy", 1, false),
            sum("rocket-jockey", "", 2, false),
        ];
        let words = Narrator::common(narration::Language::En);
        section(&sums, wanted, ("rocket-jockey:2", 1), &words).expect("a section").into_string()
    }

    #[test]
    fn what_was_played_with_other_options_is_told_apart() {
        let sums = [sum("jupiter-rescue", "easy", 2, true), sum("jupiter-rescue", "easy:varied", 2, true)];
        let words = Narrator::common(narration::Language::En);
        let told = section(&sums, &Wanted::default(), ("rocket-jockey:2", 1), &words).expect("a section").into_string();
        assert_eq!(told.matches("<th scope=\"row\">").count(), 2, "{told}");
        assert!(told.contains("value=\"jupiter-rescue/easy:varied\"") && told.contains(", other options"), "{told}");
    }

    fn rows(wanted: &Wanted) -> usize {
        shown(wanted).matches("<th scope=\"row\">").count()
    }

    #[test]
    fn what_is_played_alone_or_together_is_told_and_nothing_else() {
        let told = shown(&Wanted::default());
        assert_eq!(rows(&Wanted::default()), 3);
        assert!(told.contains("75 %") && told.contains("25 %"), "{told}");
    }

    #[test]
    fn a_level_belongs_to_its_game() {
        let wanted = |game: &str, players: &str, level: &str| Wanted {
            game: game.into(),
            players: players.into(),
            level: level.into(),
        };
        assert_eq!(rows(&wanted("jupiter-rescue", "", "")), 2);
        assert_eq!(rows(&wanted("", "1", "")), 2);
        assert_eq!(rows(&wanted("", "", "jupiter-rescue/easy")), 1);
        assert_eq!(rows(&wanted("rocketmen", "", "jupiter-rescue/easy")), 1, "the level of another game is forgotten");
        assert_eq!(rows(&wanted("", "7", "")), 0);
    }
}
