//! Matches through a pipe.

use std::fs;
use std::io::Cursor;

use engine::Record;
use narration::Language;

use super::*;
use crate::testing::local_match;

/// Plays with these lines of input: what was printed, and how it ended.
fn typed(local: LocalMatch, input: &str) -> (String, Ended) {
    let mut output = Vec::new();
    let ended = play_lines(local, Cursor::new(input.to_owned()), &mut output).expect("a vector can be written to");
    (String::from_utf8(output).expect("we write text"), ended)
}

/// The record of an evening, read back and replayed.
fn replayed(ended: &Ended) -> Record {
    let path = ended.record.as_ref().expect("the match was saved");
    let record: Record = fs::read_to_string(path).expect("the file is there").parse().expect("a record");
    let game = catalog::find(&record.header.game).expect("a game of ours");
    game.replay(&record).expect("the record replays");
    record
}

#[test]
fn a_whole_match_is_played_through_a_pipe_in_both_languages() {
    let mut outcomes = Vec::new();
    for (language, over) in [(Language::En, "The match is over."), (Language::De, "Die Partie ist zu Ende.")] {
        let local = LocalMatch { language, ..local_match(&format!("whole_match_{language}"), "thumb,random", 3, 11) };
        let (text, ended) = typed(local, &"1\n".repeat(2000));
        let record = replayed(&ended);
        let outcome = ended.outcome.expect("the match was played to its end");
        assert_eq!(record.result.and_then(|result| result.result), Some(outcome.clone()));
        assert_eq!(record.header.seats, ["Anna", "Laika (thumb)", "Belka (random)"]);
        assert!(text.contains(over), "{text}");
        assert!(!text.contains('⟨'), "a word is missing: {text}");
        assert!(!text.contains('\u{1b}'), "plain lines have no colours");
        outcomes.push(outcome);
    }
    assert_eq!(outcomes[0], outcomes[1], "the language changes no dice");
}

#[test]
fn the_end_of_the_input_saves_the_match_and_says_so() {
    let (text, ended) = typed(local_match("end_of_input", "random", 2, 11), "1\n1\n");
    assert_eq!(ended.outcome, None);
    assert!(replayed(&ended).lines.len() >= 2);
    let path = ended.record.expect("the match was saved").display().to_string();
    assert!(text.ends_with(&format!("The input has ended.\nYou leave the match here.\nSaved to {path}\n")), "{text}");
}

#[test]
fn whoever_leaves_before_the_first_step_leaves_no_file() {
    let (text, ended) = typed(local_match("no_step", "person:Bert", 2, 11), "quit\n");
    assert_eq!(ended.record, None);
    assert!(text.ends_with("Nothing was played, so nothing was saved.\n"), "{text}");
}

#[test]
fn a_match_goes_on_from_its_record() {
    let (_, ended) = typed(local_match("goes_on", "random", 2, 11), &"1\n".repeat(10));
    let record = replayed(&ended);
    let path = ended.record.expect("the match was saved");
    let fresh = local_match("goes_on_again", "random", 2, 11);
    let table = fresh.game.replay(&record).expect("the record replays");
    let (_, ended) =
        typed(LocalMatch { table, record: crate::RecordPlace::File(path.clone()), ..fresh }, &"1\n".repeat(2000));
    assert!(ended.outcome.is_some());
    assert_eq!(ended.record, Some(path));
    let longer = replayed(&ended);
    assert_eq!(longer.lines[..record.lines.len()], record.lines[..]);
}

#[test]
fn every_bad_line_gets_a_sentence() {
    let answers = [
        ("99", "Choose a number from 1 to 4."),
        ("0", "Choose a number from 1 to 4."),
        ("hello", "`hello` is not an action of Rocket Jockey"),
        ("launch 3", "Fuel up first: draw a card. (RJ-FUEL-1)"),
        ("why", "Write why and the code of an action, for example: why draw pile 1"),
        ("why chain", "Fuel up first: draw a card."),
        ("why draw deck", "You may do that now."),
        ("undo", "There is nothing to undo."),
        ("rules RJ-FUEL-1", "RJ-FUEL-1 You must fuel up."),
        ("rules slingshot", "RJ-COMP-2"),
        ("rules", "Your turn (RJ-TURN-1 …"),
        ("rules nonsense", "No rule mentions “nonsense”."),
        ("?", "undo: take your last step back."),
        ("board", "▶ "),
        ("table", "Planets\n  1 Mercury: "),
        ("log", "Nothing has happened yet."),
        ("sprache", "Tank auf: "),
        ("\u{0}\u{fffd}", "is not an action"),
    ];
    for (line, answer) in answers {
        // Both are people, so that nobody has moved before the first question.
        let (quiet, _) = typed(local_match("quiet", "person:Bert", 2, 11), "\n");
        let (text, _) = typed(local_match("bad_line", "person:Bert", 2, 11), &format!("\n{line}\n"));
        let asked = quiet.trim_end_matches(
            "The input has ended.\nYou leave the match here.\nNothing was played, so nothing was saved.\n",
        );
        let said = text.strip_prefix(asked).expect("the same question");
        assert!(said.contains(answer), "{line:?} was answered by {said}");
    }
}

#[test]
fn undo_takes_a_step_back_and_stops_at_what_was_learnt() {
    let (text, ended) = typed(local_match("undo", "person:Bert", 2, 11), "\ndraw pile 1\nundo\ndraw deck\nundo\n");
    assert!(text.contains("You undo your last step."), "{text}");
    assert!(text.contains("You have seen something new since then, so you cannot undo this."), "{text}");
    assert_eq!(replayed(&ended).lines.len(), 3);
}

#[test]
fn nothing_is_told_before_the_next_person_is_there() {
    let (text, _) = typed(local_match("hand_over_lines", "person:Bert", 2, 11), "");
    assert!(text.contains("Everyone else, please look away. Then press Enter."), "{text}");
    assert!(!text.contains("Your hand"), "{text}");
}

#[test]
fn bots_alone_are_told_to_whoever_watches() {
    let mut watched = local_match("bots_alone", "random", 2, 11);
    watched.seats[0] = crate::Sitter::Bot(bots::BotName::Random.into());
    let (text, ended) = typed(watched, "");
    assert!(ended.outcome.is_some());
    assert!(text.contains("Turn 2: "), "{text}");
}
