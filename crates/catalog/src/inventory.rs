//! What is in a box, component by component, and where each fact of it comes from.

use engine::Problem;
use serde::Serialize;
use toml::{Table, Value};

/// Where a fact about a component comes from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The rulebook says it.
    Rulebook,
    /// Something else that was published about the game says it.
    Published,
    /// It is ours: the rulebook's text lacks it.
    Reconstructed,
}

/// One component, or one table of numbers, of a component file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Component {
    /// The name of its table in the file, such as `planet`.
    pub table: String,
    /// Its id or name there, if it has one.
    pub name: Option<String>,
    /// What is said about it, field by field.
    pub fields: Vec<Field>,
    /// What is to be known about it.
    pub note: Option<String>,
}

/// One fact about a component.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Field {
    /// Its name in the file.
    pub name: String,
    /// Its value as it is written there.
    pub value: String,
    /// Where it comes from.
    pub source: Source,
}

impl Component {
    /// Whether anything about it is ours.
    #[must_use]
    pub fn is_ours(&self) -> bool {
        self.fields.iter().any(|field| field.source == Source::Reconstructed)
    }
}

/// Everything that a component file names a source for, table by table.
pub fn inventory(toml: &str) -> Result<Vec<Component>, Problem> {
    let file: Table = toml.parse().map_err(|error| Problem::new(format!("the components are no TOML: {error}")))?;
    let mut components = Vec::new();
    for (name, value) in file.iter().filter(|(name, _)| *name != "game") {
        gather(name, value, &mut components);
    }
    Ok(components)
}

fn gather(table: &str, value: &Value, out: &mut Vec<Component>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| gather(table, item, out)),
        Value::Table(fields) => match fields.get("source").and_then(Value::as_str) {
            Some(source) => out.push(component(table, fields, source)),
            None => fields.iter().for_each(|(name, value)| gather(&format!("{table}.{name}"), value, out)),
        },
        _ => {}
    }
}

/// What says where a component comes from, and so is no fact about it.
const ABOUT: [&str; 6] = ["source", "facts", "reconstructed_fields", "reconstructed_keys", "note", "id"];

fn component(table: &str, fields: &Table, source: &str) -> Component {
    let text = |name: &str| fields.get(name).and_then(Value::as_str).map(str::to_owned);
    let facts = fields.iter().filter(|(name, _)| !ABOUT.contains(&name.as_str()));
    let fields = facts
        .map(|(name, value)| Field {
            name: name.clone(),
            value: value.to_string(),
            source: source_of(name, fields, source),
        })
        .collect();
    Component { table: table.to_owned(), name: text("id").or_else(|| text("name")), fields, note: text("note") }
}

/// Single fields may be better known than the component, or less well.
fn source_of(field: &str, fields: &Table, source: &str) -> Source {
    let lists = |name: &str| {
        let names = fields.get(name).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
        names.map(|name| name.split('.').next().unwrap_or(name)).any(|name| name == field)
    };
    match source {
        _ if lists("reconstructed_fields") || lists("reconstructed_keys") => Source::Reconstructed,
        "rulebook" => Source::Rulebook,
        _ if lists("facts") => Source::Rulebook,
        "published" => Source::Published,
        _ => Source::Reconstructed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fact_has_its_source() {
        let toml = "[game]\nid = 'x'\n[[card]]\nid = 'a'\nmoney = 10\ncost = { a = 1 }\nsource = 'reconstructed'\n\
            facts = ['money']\n[deck.top]\nsize = 3\nplace = 'left'\nsource = 'rulebook'\n\
            reconstructed_fields = ['place.x']\nnote = 'So.'\n";
        let found = inventory(toml).expect("a component file");
        let [card, deck] = found.as_slice() else { panic!("{found:?}") };
        assert_eq!((card.table.as_str(), card.name.as_deref()), ("card", Some("a")));
        let sources = |component: &Component| -> Vec<(String, Source)> {
            component.fields.iter().map(|field| (field.name.clone(), field.source)).collect()
        };
        assert_eq!(sources(card), [("cost".to_owned(), Source::Reconstructed), ("money".to_owned(), Source::Rulebook)]);
        assert_eq!(sources(deck), [("place".to_owned(), Source::Reconstructed), ("size".to_owned(), Source::Rulebook)]);
        assert_eq!((deck.table.as_str(), deck.note.as_deref(), deck.is_ours()), ("deck.top", Some("So."), true));
        assert!(inventory("= 1").is_err());
    }
}
