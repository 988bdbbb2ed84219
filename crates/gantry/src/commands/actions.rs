//! `gantry actions`: who may do what.

use std::fmt::Write;

use engine::{Seat, Viewer};
use narration::Language;
use serde_json::json;

use crate::cli::ActionsArgs;
use crate::failure::Answer;
use crate::input;

pub(crate) fn run(args: &ActionsArgs, language: Language) -> Answer {
    let opened = input::position(&args.file)?;
    let seats: Vec<Seat> = match args.seat {
        Some(name) => vec![opened.seat(name)?],
        None => opened.position.to_act().collect(),
    };
    let listed = seats.iter().map(|&seat| {
        let words = opened.words(language, Viewer::Seat(seat));
        (seat, opened.position.choices(seat, &words))
    });
    if args.json {
        let all: Vec<_> = listed
            .flat_map(|(seat, choices)| {
                choices.into_iter().map(move |choice| {
                    json!({ "seat": seat.letter().to_string(), "code": choice.code, "sentence": choice.sentence })
                })
            })
            .collect();
        return Ok(format!("{:#}\n", serde_json::Value::from(all)));
    }
    let mut text = String::new();
    for (seat, choices) in listed {
        let width = choices.iter().map(|choice| choice.code.len()).max().unwrap_or(0);
        for choice in choices {
            let _ = writeln!(text, "{seat}  {:width$}  {}", choice.code, choice.sentence);
        }
    }
    Ok(text)
}
