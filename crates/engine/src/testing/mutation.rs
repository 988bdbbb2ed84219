//! Files with something in them changed at random.

use serde_json::Value;

use crate::{Chance, QuickDice};

/// Changes one or two places of a file: a number, a name, a list.
pub(super) fn mutate(file: &mut Value, chance: &mut QuickDice) {
    let names = names(file);
    for _ in 0..=chance.below(2) {
        let count = places(file);
        let place = chance.below(count);
        if let Some(value) = nth(file, &mut { place }) {
            change(value, &names, chance);
        }
    }
}

/// Every text in a file, to be put elsewhere.
fn names(file: &Value) -> Vec<String> {
    match file {
        Value::String(name) => vec![name.clone()],
        Value::Array(items) => items.iter().flat_map(names).collect(),
        Value::Object(fields) => fields.values().flat_map(names).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

/// How many values there are in a file, itself included.
fn places(file: &Value) -> u32 {
    1 + match file {
        Value::Array(items) => items.iter().map(places).sum(),
        Value::Object(fields) => fields.values().map(places).sum(),
        _ => 0,
    }
}

/// The value at a place, counted through the whole file.
fn nth<'a>(file: &'a mut Value, place: &mut u32) -> Option<&'a mut Value> {
    if *place == 0 {
        return Some(file);
    }
    *place -= 1;
    match file {
        Value::Array(items) => items.iter_mut().find_map(|item| nth(item, place)),
        Value::Object(fields) => fields.values_mut().find_map(|field| nth(field, place)),
        _ => None,
    }
}

fn change(value: &mut Value, names: &[String], chance: &mut QuickDice) {
    match value {
        Value::Bool(yes) => *yes = !*yes,
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            let changed = [number + 1, number - 1, 0, 1, 255, -1, number * 2, 65_536];
            *value = changed[chance.below(changed.len() as u32) as usize].into();
        }
        Value::String(_) if chance.below(4) == 0 => *value = Value::Null,
        Value::String(name) => {
            if let Some(other) = names.get(chance.below(names.len().max(1) as u32) as usize) {
                name.clone_from(other);
            }
        }
        Value::Array(items) => change_list(items, chance),
        Value::Object(fields) => {
            let key = fields.keys().nth(chance.below(fields.len().max(1) as u32) as usize).cloned();
            if let Some(key) = key {
                fields.remove(&key);
            }
        }
        Value::Null => {
            let filled: [Value; 3] = [0.into(), 1.into(), names.first().cloned().unwrap_or_default().into()];
            *value = filled[chance.below(filled.len() as u32) as usize].clone();
        }
    }
}

/// Takes one item out, puts one in twice, or swaps two.
fn change_list(items: &mut Vec<Value>, chance: &mut QuickDice) {
    if items.is_empty() {
        return items.push(0.into());
    }
    let (one, other) = (chance.below(items.len() as u32) as usize, chance.below(items.len() as u32) as usize);
    match chance.below(3) {
        0 => drop(items.remove(one)),
        1 => items.push(items[one].clone()),
        _ => items.swap(one, other),
    }
}
