//! What is wrong with a file that does not have the form it should have, in words.

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::Problem;

/// Reads something from JSON. A problem names the field and says what should stand there.
pub(crate) fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Problem> {
    serde_path_to_error::deserialize(value)
        .map_err(|error| Problem::new(in_words(&error.path().to_string(), &error.inner().to_string())))
}

/// A message of serde about the field at this path, in words.
fn in_words(path: &str, message: &str) -> String {
    let field = if path == "." { "the file".to_owned() } else { format!("`{path}`") };
    let (what, rest) = message.split_once(' ').unwrap_or((message, ""));
    match (what, rest.split_once(' ')) {
        ("invalid", Some(("type:" | "value:", rest))) => {
            let (found, expected) = rest.split_once(", expected ").unwrap_or((rest, "something else"));
            format!("{field} must be {}, not {}", wanted(expected), given(found))
        }
        ("invalid", Some(("length", rest))) => {
            let (found, expected) = rest.split_once(", expected ").unwrap_or((rest, "another number"));
            format!("{field} must be {}, but it has {found} entries", wanted(expected))
        }
        ("unknown", Some(("variant", rest))) => {
            let (found, expected) = rest.split_once(", expected ").unwrap_or((rest, "nothing"));
            format!("{field} cannot be {found}: use {}", names(expected))
        }
        ("unknown", Some(("field", rest))) => {
            let (found, expected) = rest.split_once(", expected ").unwrap_or((rest, "none"));
            let place = parent(path).map(|parent| format!("`{parent}`: ")).unwrap_or_default();
            format!("{place}unknown field {found}: there are {}", names(expected))
        }
        ("missing", _) if path == "." => message.to_owned(),
        ("data", _) => format!("{field} is nothing that can stand there"),
        _ => format!("{field}: {message}"),
    }
}

/// What a field lies in, if not in the file itself.
fn parent(path: &str) -> Option<&str> {
    path.rsplit_once('.').map(|(parent, _)| parent).filter(|parent| !parent.is_empty())
}

/// The names in a message such as "one of `a`, `b`".
fn names(expected: &str) -> String {
    expected.trim_start_matches("one of ").replace('`', "").replace(" or ", ", ")
}

/// What serde expected, as a person would say it.
fn wanted(expected: &str) -> String {
    let said = match expected {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" | "u64" | "usize" => "a whole number that is not negative",
        "i8" | "i16" | "i32" | "i64" => "a whole number",
        "f32" | "f64" => "a number",
        "a boolean" => "true or false",
        "a string" | "a borrowed string" | "string" => "a text",
        "a map" | "map" => "an object",
        "a sequence" | "sequence" => "a list",
        "string or map" => "a name, or an object with a name and what belongs to it",
        "unit" | "null" => "null",
        _ => return wanted_by_kind(expected),
    };
    said.to_owned()
}

/// The same for what serde names by its type in the code.
fn wanted_by_kind(expected: &str) -> String {
    let length = || expected.split(' ').find(|word| word.parse::<usize>().is_ok());
    let starts = |kinds: &[&str]| kinds.iter().any(|kind| expected.starts_with(kind));
    match length() {
        Some(length) if starts(&["an array", "a tuple", "tuple", "struct"]) => format!("a list of {length}"),
        _ if starts(&["struct", "enum", "tuple"]) => "an object".to_owned(),
        _ => expected.to_owned(),
    }
}

/// What serde found, as a person would say it.
fn given(found: &str) -> String {
    match found {
        "map" => "an object".to_owned(),
        "sequence" => "a list".to_owned(),
        "unit value" => "null".to_owned(),
        _ => match found.split_once(['`', '"']) {
            Some((kind, value)) if kind.starts_with("string") => format!("\"{value}"),
            Some((_, value)) => value.trim_end_matches('`').to_owned(),
            None => found.to_owned(),
        },
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only the way it is read matters")]
    struct File {
        turn: u16,
        phase: Phase,
        seats: Vec<SeatFile>,
        pair: Option<[u8; 2]>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Phase {
        FuelUp,
        With(#[expect(dead_code, reason = "only the way it is read matters")] u8),
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only the way it is read matters")]
    struct SeatFile {
        ready: bool,
        plan: Option<String>,
    }

    /// What is said about a file in which one field was changed.
    fn said(field: &str, value: Value) -> String {
        let mut file =
            json!({ "turn": 1, "phase": "fuel-up", "seats": [{ "ready": true, "plan": null }], "pair": [1, 2] });
        *file.pointer_mut(field).expect("a field") = value;
        read::<File>(&file).expect_err("it is wrong").to_string()
    }

    #[test]
    fn type_errors_name_the_field_and_speak_no_rust() {
        assert_eq!(said("/turn", json!(-1)), "`turn` must be a whole number from 0 to 65535, not -1");
        assert_eq!(said("/turn", json!("one")), "`turn` must be a whole number from 0 to 65535, not \"one\"");
        assert_eq!(said("/turn", json!(1.5)), "`turn` must be a whole number from 0 to 65535, not 1.5");
        assert_eq!(said("/seats", json!({})), "`seats` must be a list, not an object");
        assert_eq!(said("/seats/0", json!("x")), "`seats[0]` must be an object, not \"x\"");
        assert_eq!(said("/seats/0/ready", json!(null)), "`seats[0].ready` must be true or false, not null");
        assert_eq!(said("/seats/0/plan", json!(["a"])), "`seats[0].plan` must be a text, not a list");
        assert_eq!(said("/phase", json!("dancing")), "`phase` cannot be `dancing`: use fuel-up, with");
        assert_eq!(
            said("/phase", json!({ "with": "x" })),
            "`phase.with` must be a whole number from 0 to 255, not \"x\""
        );
        assert_eq!(said("/pair", json!([1])), "`pair` must be a list of 2, but it has 1 entries");
    }

    #[test]
    fn unknown_and_missing_fields_are_named() {
        assert_eq!(
            said("/seats/0", json!({ "ready": true, "plans": 1 })),
            "`seats[0]`: unknown field `plans`: there are ready, plan"
        );
        assert_eq!(said("/seats/0", json!({})), "`seats[0]`: missing field `ready`");
        assert_eq!(read::<File>(&json!({})).expect_err("nothing is there").to_string(), "missing field `turn`");
    }
}
