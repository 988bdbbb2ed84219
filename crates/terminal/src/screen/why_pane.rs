//! Why not? Somebody types an action, or picks one they know, and reads which rule is against it.

use boards::{Ink, Line};
use catalog::Choice;
use engine::Seat;
use ratatui::crossterm::event::KeyCode;

use crate::rules_text::lay_out_clause;
use crate::table::Table;

/// The question why not.
#[derive(Default)]
pub(super) struct WhyPane {
    input: String,
    /// The actions this seat has been offered so far.
    known: Vec<Choice>,
    picked: Option<usize>,
    answer: Option<Answer>,
}

/// What was answered.
struct Answer {
    code: String,
    sentence: String,
    clause: Option<String>,
}

/// What a key led to.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Asked {
    Nothing,
    /// The pane is to be closed.
    Close,
    /// The rules are to be opened at the clause of the answer.
    Read(String),
}

impl WhyPane {
    pub(super) fn new(known: &[Choice]) -> Self {
        WhyPane { known: known.to_vec(), ..WhyPane::default() }
    }

    pub(super) fn input(&self) -> &str {
        &self.input
    }

    /// The known actions that have what was typed in their sentence or code, and which of them is picked.
    pub(super) fn offers(&self) -> (Vec<&Choice>, Option<usize>) {
        let typed = self.input.trim().to_lowercase();
        let has = |choice: &&Choice| choice.sentence.to_lowercase().contains(&typed) || choice.code.contains(&typed);
        (self.known.iter().filter(has).collect(), self.picked)
    }

    /// The clause that the answer points at.
    pub(super) fn clause(&self) -> Option<&str> {
        self.answer.as_ref()?.clause.as_deref()
    }

    pub(super) fn press(&mut self, key: KeyCode, table: &Table, seat: Seat) -> Asked {
        let (offers, picked) = self.offers();
        let last = offers.len().checked_sub(1);
        match key {
            KeyCode::Esc => return Asked::Close,
            KeyCode::Tab => return self.clause().map_or(Asked::Nothing, |clause| Asked::Read(clause.to_owned())),
            KeyCode::Down => self.picked = last.map(|last| picked.map_or(0, |at| (at + 1).min(last))),
            KeyCode::Up => self.picked = picked.and_then(|at| at.checked_sub(1)),
            KeyCode::Enter => {
                let known = picked.and_then(|at| offers.get(at)).map(|choice| choice.code.as_str());
                let code = known.unwrap_or(self.input.trim()).to_owned();
                self.ask(code, table, seat);
            }
            KeyCode::Backspace => {
                self.input.pop();
                self.picked = None;
            }
            KeyCode::Char(letter) => {
                self.input.push(letter);
                self.picked = None;
            }
            _ => {}
        }
        Asked::Nothing
    }

    fn ask(&mut self, code: String, table: &Table, seat: Seat) {
        if code.is_empty() {
            return;
        }
        let (sentence, clause) = match table.why(seat, &code) {
            Err(sentence) => (sentence, None),
            Ok(None) => (table.labels().word("ui-allowed"), None),
            Ok(Some(why)) => (why.reason, Some(why.clause)),
        };
        self.answer = Some(Answer { code, sentence, clause });
    }

    /// The answer: the action, the reason, and what the clause says.
    pub(super) fn answer(&self, table: &Table, columns: usize) -> Vec<Line> {
        let Some(answer) = &self.answer else { return Vec::new() };
        let ink = if answer.clause.is_some() { Ink::Danger } else { Ink::Good };
        let mut lines =
            vec![Line::new().with(Ink::Accent, &answer.code).plain(": ").with(ink, &answer.sentence), Line::new()];
        if let Some(clause) = answer.clause.as_ref().and_then(|id| table.clause(id)) {
            lines.extend(lay_out_clause(&clause, columns));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Turn;
    use crate::testing::table;

    #[test]
    fn a_typed_action_gets_its_reason_and_its_clause() {
        let table = table("why_typed", "person:Bert", 2, 1);
        let Turn::Person(seat) = table.turn(None) else { unreachable!("two people play") };
        let mut pane = WhyPane::new(&[]);
        "launch 3".chars().for_each(|letter| drop(pane.press(KeyCode::Char(letter), &table, seat)));
        assert_eq!(pane.press(KeyCode::Enter, &table, seat), Asked::Nothing);
        let answer: Vec<String> = pane.answer(&table, 60).iter().map(Line::to_string).collect();
        assert_eq!(answer[0], "launch 3: Fuel up first: draw a card.");
        assert!(answer[2].starts_with("RJ-FUEL-1 "), "{answer:?}");
        assert_eq!(pane.press(KeyCode::Tab, &table, seat), Asked::Read("RJ-FUEL-1".into()));
        assert_eq!(pane.press(KeyCode::Esc, &table, seat), Asked::Close);
    }

    #[test]
    fn known_actions_can_be_picked() {
        let table = table("why_picked", "person:Bert", 2, 1);
        let Turn::Person(seat) = table.turn(None) else { unreachable!("two people play") };
        let known = [("draw deck", "Draw a card"), ("done", "End it"), ("chain", "One more")];
        let known = known.map(|(code, sentence)| Choice { code: code.into(), sentence: sentence.into() });
        let mut pane = WhyPane::new(&known);
        pane.press(KeyCode::Char('D'), &table, seat);
        assert_eq!(
            pane.offers().0.iter().map(|choice| &*choice.sentence).collect::<Vec<_>>(),
            ["Draw a card", "End it"]
        );
        pane.press(KeyCode::Down, &table, seat);
        pane.press(KeyCode::Enter, &table, seat);
        assert_eq!(pane.answer(&table, 60)[0].to_string(), "draw deck: You may do that now.");
        pane.press(KeyCode::Char('x'), &table, seat);
        pane.press(KeyCode::Enter, &table, seat);
        assert!(pane.answer(&table, 60)[0].to_string().starts_with("Dx: `Dx` is not an action"), "no action, no crash");
    }
}
