//! What somebody types in plain lines.

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    /// The line is blank.
    Nothing,
    /// One of the numbered choices, counted from 1.
    Number(usize),
    /// An action by its code.
    Code(&'a str),
    Help,
    /// All sections, a clause, or clauses with a word.
    Rules(&'a str),
    Why(&'a str),
    Undo,
    /// What a strong player would do.
    Hint,
    /// The board as a drawing.
    Board,
    /// The table in words.
    Table,
    Choices,
    Log,
    Language,
    Quit,
}

/// A command that takes the rest of the line.
type Verb = for<'a> fn(&'a str) -> Command<'a>;

/// The commands by their names in every language we speak.
const VERBS: &[(&[&str], Verb)] = &[
    (&["?", "help", "hilfe"], |_| Command::Help),
    (&["rules", "rule", "regeln", "regel"], |rest| Command::Rules(rest)),
    (&["why", "warum"], |rest| Command::Why(rest)),
    (&["undo", "zurück", "zurueck"], |_| Command::Undo),
    (&["hint", "tipp"], |_| Command::Hint),
    (&["board", "plan"], |_| Command::Board),
    (&["table", "tisch"], |_| Command::Table),
    (&["choices", "was"], |_| Command::Choices),
    (&["log", "verlauf"], |_| Command::Log),
    (&["language", "sprache"], |_| Command::Language),
    (&["quit", "q", "exit", "ende"], |_| Command::Quit),
];

/// Reads a line. The codes of legal actions come before the names of commands, so that no game is hindered by them.
pub(super) fn read<'a>(line: &'a str, mut legal: impl Iterator<Item = &'a str>) -> Command<'a> {
    let line = line.trim();
    if line.is_empty() {
        return Command::Nothing;
    }
    if let Ok(number) = line.parse() {
        return Command::Number(number);
    }
    if legal.any(|code| code == line) {
        return Command::Code(line);
    }
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let first = first.to_lowercase();
    let verb = VERBS.iter().find(|(names, _)| names.contains(&first.as_str()));
    verb.map_or(Command::Code(line), |(_, verb)| verb(rest.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_line(line: &str) -> Command<'_> {
        read(line, ["draw deck", "board Mars"].into_iter())
    }

    #[test]
    fn numbers_codes_and_commands_are_told_apart() {
        assert_eq!(read_line(" 12 "), Command::Number(12));
        assert_eq!(read_line("draw deck"), Command::Code("draw deck"));
        assert_eq!(read_line("launch 3"), Command::Code("launch 3"));
        assert_eq!(read_line("RULES  RJ-FLY-5"), Command::Rules("RJ-FLY-5"));
        assert_eq!(read_line("warum launch 3"), Command::Why("launch 3"));
        assert_eq!(read_line("\t"), Command::Nothing);
        assert_eq!(read_line("-1"), Command::Code("-1"));
    }

    #[test]
    fn a_legal_action_is_never_mistaken_for_a_command() {
        assert_eq!(read_line("board Mars"), Command::Code("board Mars"));
        assert_eq!(read_line("board"), Command::Board);
    }
}
