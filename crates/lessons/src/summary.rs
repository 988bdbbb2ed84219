//! A game on one page. Its numbers are those of the component file, so that they are written once.

use catalog::AnyGame;
use engine::Problem;
use narration::Language;
use toml::Value;

/// The whole game on one page, as Markdown. `{constants.hand_max}` in the text stands for that number of the component file;
/// of a list the next part of the path is a place counted from 0, or an id.
pub fn summary(game: &dyn AnyGame, language: Language) -> Result<String, Problem> {
    let facts = game.facts();
    let components: toml::Table =
        facts.components.parse().map_err(|error: toml::de::Error| Problem::new(error.message().to_owned()))?;
    let at = |problem: Problem| problem.at(format!("the summary of {}", facts.title));
    filled(facts.summary.text(language.code()), &Value::Table(components)).map_err(at)
}

fn filled(text: &str, components: &Value) -> Result<String, Problem> {
    let mut page = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (path, after) = after.split_once('}').ok_or_else(|| Problem::new("a brace is not closed"))?;
        let found = path.split('.').try_fold(components, |value, part| inside(value, part));
        let found = found.ok_or_else(|| Problem::new(format!("the components have no `{path}`")))?;
        page.push_str(before);
        page.push_str(&found.to_string());
        rest = after;
    }
    page.push_str(rest);
    Ok(page)
}

fn inside<'a>(value: &'a Value, part: &str) -> Option<&'a Value> {
    match value {
        Value::Table(table) => table.get(part),
        Value::Array(list) => match part.parse::<usize>() {
            Ok(place) => list.get(place),
            Err(_) => list.iter().find(|item| item.get("id").and_then(Value::as_str) == Some(part)),
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_from_the_components() {
        let components: toml::Table = "a = { b = [0, 7] }\n[[x]]\nid = 'moon'\nfar = 10\n".parse().expect("good TOML");
        let components = Value::Table(components);
        assert_eq!(filled("{a.b.1} and {x.moon.far}.", &components), Ok("7 and 10.".to_owned()));
        assert!(filled("{a.c}", &components).is_err());
        assert!(filled("{a", &components).is_err());
    }

    #[test]
    fn every_game_fits_on_a_page_in_both_languages() {
        for &game in catalog::games() {
            let numbers = |text: &str| {
                text.split('{')
                    .skip(1)
                    .filter_map(|part| part.split('}').next().map(str::to_owned))
                    .collect::<std::collections::BTreeSet<_>>()
            };
            let [en, de] = [Language::En, Language::De].map(|language| {
                let page = summary(game, language).expect("every number is there");
                let count = page.split_whitespace().count();
                assert!((120..=520).contains(&count), "{}: {count} words", game.facts().id);
                numbers(game.facts().summary.text(language.code()))
            });
            assert_eq!(en, de, "{}: both languages speak of the same numbers", game.facts().id);
            assert!(en.len() > 3, "{}", game.facts().id);
        }
    }
}
