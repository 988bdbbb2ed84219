//! Position files as text: in the order of their fields, and in as few lines as a person can still read and edit.

use serde_json::Value;

/// What fits into so many columns stands on one line.
const WIDTH: usize = 110;

/// A JSON value in lines: lists of plain values on one line each, other things on one line if they fit.
pub(crate) fn in_lines(value: &Value) -> String {
    let mut text = String::new();
    write(&mut text, value, 0);
    text
}

fn write(text: &mut String, value: &Value, indent: usize) {
    let line = on_one_line(value);
    let fits = indent > 0 && indent + line.len() <= WIDTH;
    match value {
        _ if fits || is_plain_list(value) => text.push_str(&line),
        Value::Array(items) => write_block(text, ('[', ']'), indent, items.iter(), |text, item, indent| {
            write(text, item, indent);
        }),
        Value::Object(fields) => write_block(text, ('{', '}'), indent, fields.iter(), |text, (name, value), indent| {
            text.push_str(&format!("{}: ", Value::from(name.as_str())));
            write(text, value, indent);
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => text.push_str(&line),
    }
}

/// Every part on a line of its own, between brackets.
fn write_block<T>(
    text: &mut String,
    (open, close): (char, char),
    indent: usize,
    parts: impl Iterator<Item = T>,
    mut write_part: impl FnMut(&mut String, T, usize),
) {
    let inner = indent + 2;
    text.push(open);
    for (number, part) in parts.enumerate() {
        text.push_str(if number == 0 { "\n" } else { ",\n" });
        text.push_str(&" ".repeat(inner));
        write_part(text, part, inner);
    }
    text.push_str(&format!("\n{}{close}", " ".repeat(indent)));
}

fn is_plain_list(value: &Value) -> bool {
    value.as_array().is_some_and(|items| items.iter().all(|item| !item.is_array() && !item.is_object()))
}

fn on_one_line(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("[{}]", items.iter().map(on_one_line).collect::<Vec<_>>().join(", ")),
        Value::Object(fields) => {
            let field =
                |(name, value): (&String, &Value)| format!("{}: {}", Value::from(name.as_str()), on_one_line(value));
            format!("{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(", "))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_fits_stands_on_one_line_and_the_order_stays() {
        let long: Vec<String> = (0..40).map(|card| format!("card-{card}")).collect();
        let value =
            json!({ "turn": 1, "deck": long, "flight": { "z": 1, "a": null }, "seats": [{ "hand": long }], "no": [] });
        let lines = in_lines(&value);
        let deck = on_one_line(&value["deck"]);
        let expected = format!(
            "{{\n  \"turn\": 1,\n  \"deck\": {deck},\n  \"flight\": {{\"z\": 1, \"a\": null}},\n  \"seats\": [\n    {{\n      \
             \"hand\": {deck}\n    }}\n  ],\n  \"no\": []\n}}"
        );
        assert_eq!(lines, expected);
        assert_eq!(serde_json::from_str::<Value>(&lines).expect("JSON"), value);
    }
}
