//! Numbers in component files, changed by their path.

use engine::{Problem, ensure};
use toml::{Table, Value};

/// A number of the component data and the values that it is to have in turn: `constants.copilot_end_points=0..6:3`.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// Where it stands.
    pub path: String,
    /// What it is to be.
    pub values: Vec<f64>,
}

impl std::str::FromStr for Change {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let how = "write a path and its values, such as constants.copilot_end_points=0..6:3, =1..4 or =1,2,5";
        let (path, values) =
            text.split_once('=').ok_or_else(|| Problem::new(format!("`{text}` is no change: {how}")))?;
        let values =
            read_values(values.trim()).ok_or_else(|| Problem::new(format!("`{values}` are no values: {how}")))?;
        ensure!(!path.trim().is_empty(), "`{text}` is no change: {how}");
        ensure!(values.len() <= MOST_VALUES, "`{text}` has {} values: {MOST_VALUES} are the most", values.len());
        Ok(Change { path: path.trim().to_owned(), values })
    }
}

/// No more values than this are tried at once.
const MOST_VALUES: usize = 24;

fn read_values(text: &str) -> Option<Vec<f64>> {
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|value| value.is_finite());
    let Some((from, to)) = text.split_once("..") else { return text.split(',').map(number).collect() };
    let (to, step) = to.split_once(':').map_or((to, Some(1.0)), |(to, step)| (to, number(step)));
    let (from, to, step) = (number(from)?, number(to.trim_start_matches('='))?, step?);
    if step <= 0.0 || from > to || (to - from) / step > 1000.0 {
        return None;
    }
    let count = ((to - from) / step + 1e-9).floor() as usize;
    Some((0..=count).map(|index| from + step * index as f64).collect())
}

/// The components with one number changed, or what is wrong with its path or its value.
pub fn change_components(toml: &str, path: &str, value: f64) -> Result<String, Problem> {
    let mut file: Table = toml.parse().map_err(|error| Problem::new(format!("the components are no TOML: {error}")))?;
    let place = find(&mut file, path)?;
    match place {
        Value::Integer(number) => {
            ensure!(value.fract() == 0.0, "`{path}` is the whole number {number}: {value} cannot stand there");
            *number = value as i64;
        }
        Value::Float(number) => *number = value,
        other => return Err(Problem::new(format!("`{path}` is {}, not a number{}", kind(other), inside(other)))),
    }
    toml::to_string(&file).map_err(|error| Problem::new(format!("the components cannot be written: {error}")))
}

/// The value at a path: names of tables, ids of their entries, places in lists.
fn find<'a>(file: &'a mut Table, path: &str) -> Result<&'a mut Value, Problem> {
    let names: Vec<&str> = path.split('.').collect();
    let root = root(file, &names)?;
    let first = file.get_mut(&root.0).expect("the root was just found");
    let mut place = first;
    for (index, name) in names.iter().enumerate().skip(root.1) {
        let so_far = names[..index].join(".");
        place = step(place, name, &so_far)?;
    }
    Ok(place)
}

/// The table that a path begins with, and how many of its names say so. An entry may be named without its table, or with
/// `card` for any: `afterburner.amount` is as good as `asset.afterburner.amount`.
fn root(file: &Table, names: &[&str]) -> Result<(String, usize), Problem> {
    let first = names[0];
    let singular = first.strip_suffix('s').unwrap_or(first);
    if let Some(name) = [first, singular].into_iter().find(|name| file.contains_key(*name)) {
        return Ok((name.to_owned(), 1));
    }
    let holder = |id: &str| file.iter().find(|(_, value)| entry_of(value, id).is_some()).map(|(name, _)| name.clone());
    let second = names.get(1).filter(|_| singular == "card").and_then(|id| holder(id)).map(|name| (name, 1));
    second.or_else(|| holder(first).map(|name| (name, 0))).ok_or_else(|| {
        let known: Vec<&str> = file.keys().map(String::as_str).collect();
        Problem::new(format!("the components have no `{first}`: there are {}", known.join(", ")))
    })
}

fn step<'a>(place: &'a mut Value, name: &str, so_far: &str) -> Result<&'a mut Value, Problem> {
    let known = inside(place);
    let missing = || Problem::new(format!("`{so_far}` has no `{name}`{known}"));
    match place {
        Value::Table(table) => table.get_mut(name).ok_or_else(missing),
        Value::Array(_) => {
            let index = entry_of(place, name).ok_or_else(missing)?;
            place.as_array_mut().and_then(|items| items.get_mut(index)).ok_or_else(missing)
        }
        other => Err(Problem::new(format!("`{so_far}` is {}, there is nothing in it", kind(other)))),
    }
}

/// Where in a list the entry with this id or name is, or this place.
fn entry_of(list: &Value, name: &str) -> Option<usize> {
    let items = list.as_array()?;
    let called = |item: &Value, field: &str| item.get(field).and_then(Value::as_str).is_some_and(|id| id == name);
    let by_name = items.iter().position(|item| called(item, "id") || called(item, "name"));
    by_name.or_else(|| name.parse().ok().filter(|&index: &usize| index < items.len()))
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::String(_) => "a text",
        Value::Integer(_) | Value::Float(_) => "a number",
        Value::Boolean(_) => "true or false",
        Value::Datetime(_) => "a date",
        Value::Array(_) => "a list",
        Value::Table(_) => "a table",
    }
}

/// What can be named next.
fn inside(value: &Value) -> String {
    let names: Vec<String> = match value {
        Value::Table(table) => table.keys().cloned().collect(),
        Value::Array(items) => {
            let name = |item: &Value| item.get("id").or_else(|| item.get("name"))?.as_str().map(str::to_owned);
            let named: Vec<String> = items.iter().filter_map(name).collect();
            if named.is_empty() { vec![format!("0 to {}", items.len().saturating_sub(1))] } else { named }
        }
        _ => return String::new(),
    };
    format!(": there are {}", names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOX: &str = "[constants]\nhand = 5\nrate = 0.5\nname = 'x'\n[[asset]]\nid = 'afterburner'\namount = 2\n\
        cost = { money = 50 }\n[[asset]]\nid = 'depot'\namount = 1\n[tables]\nplanets = [0, 1, 3]\n";

    fn changed(path: &str, value: f64) -> Result<Table, String> {
        change_components(BOX, path, value)
            .map(|toml| toml.parse().expect("TOML"))
            .map_err(|problem| problem.to_string())
    }

    #[test]
    fn a_number_is_found_by_its_path() {
        let amount = |path: &str| changed(path, 3.0).expect("a number")["asset"][0]["amount"].as_integer();
        for path in [
            "asset.afterburner.amount",
            "assets.afterburner.amount",
            "cards.afterburner.amount",
            "afterburner.amount",
            "asset.0.amount",
        ] {
            assert_eq!(amount(path), Some(3), "{path}");
        }
        assert_eq!(changed("tables.planets.2", 7.0).expect("a number")["tables"]["planets"][2].as_integer(), Some(7));
        assert_eq!(changed("constants.rate", 0.25).expect("a number")["constants"]["rate"].as_float(), Some(0.25));
        assert_eq!(changed("depot.amount", 9.0).expect("a number")["asset"][1]["amount"].as_integer(), Some(9));
    }

    #[test]
    fn what_is_wrong_with_a_path_is_told() {
        let told = |path: &str, value| changed(path, value).expect_err("a problem");
        assert_eq!(
            told("cords.afterburner", 1.0),
            "the components have no `cords`: there are asset, constants, tables"
        );
        assert_eq!(
            told("asset.afterburner.speed", 1.0),
            "`asset.afterburner` has no `speed`: there are amount, cost, id"
        );
        assert_eq!(told("asset.booster.amount", 1.0), "`asset` has no `booster`: there are afterburner, depot");
        assert_eq!(told("constants.name", 1.0), "`constants.name` is a text, not a number");
        assert_eq!(told("constants.hand", 1.5), "`constants.hand` is the whole number 5: 1.5 cannot stand there");
        assert_eq!(told("asset.depot", 1.0), "`asset.depot` is a table, not a number: there are amount, id");
        assert_eq!(told("constants.hand.x", 1.0), "`constants.hand` is a number, there is nothing in it");
    }

    #[test]
    fn values_are_a_range_or_a_list() {
        let values =
            |text: &str| text.parse::<Change>().map(|change| change.values).map_err(|problem| problem.to_string());
        assert_eq!(values("a.b=1..4"), Ok(vec![1.0, 2.0, 3.0, 4.0]));
        assert_eq!(values("a.b=1..10:3"), Ok(vec![1.0, 4.0, 7.0, 10.0]));
        assert_eq!(values("a.b=1, 2,5"), Ok(vec![1.0, 2.0, 5.0]));
        for bad in ["a.b", "a.b=", "a.b=4..1", "a.b=1..x", "a.b=1..4:0", "=1..2", "a.b=0..1000"] {
            assert!(values(bad).is_err(), "{bad}");
        }
    }
}
