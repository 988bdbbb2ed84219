//! The rules, to be leafed through and searched.

use ratatui::crossterm::event::KeyCode;

use super::scroll::Scroll;
use crate::rules_text::{RuleRow, lay_out};

/// The rules, open at some place.
#[derive(Default)]
pub(super) struct RulesPane {
    rows: Vec<RuleRow>,
    /// What the rows were laid out from: where the text lies, and how wide.
    laid: (usize, usize),
    pub(super) scroll: Scroll,
    /// The clause to jump to when the rows are laid out next.
    jump: Option<String>,
    /// The clause that the last refusal pointed at.
    refused: Option<String>,
    /// What is searched for.
    query: String,
    typing: bool,
    /// Whether the search found nothing.
    pub(super) missed: bool,
}

impl RulesPane {
    /// Opens the rules, at the clause of the last refusal if there is one.
    pub(super) fn new(refused: Option<String>) -> Self {
        RulesPane { jump: refused.clone(), refused, ..RulesPane::default() }
    }

    /// The rows for this text and width.
    pub(super) fn rows(&mut self, text: &'static str, columns: usize) -> &[RuleRow] {
        let wanted = (text.as_ptr() as usize, columns);
        if self.laid != wanted {
            let here = self.clause_here();
            self.jump = self.jump.take().or(here);
            self.rows = lay_out(text, columns);
            self.laid = wanted;
        }
        if let Some(clause) = self.jump.take()
            && let Some(row) = self.rows.iter().position(|row| row.clause.as_ref() == Some(&clause))
        {
            self.scroll.go_to(row);
        }
        &self.rows
    }

    /// The clause at the top of the pane: the place to keep when the text changes.
    fn clause_here(&self) -> Option<String> {
        let top = self.scroll.at().min(self.rows.len().saturating_sub(1));
        self.rows.get(..=top)?.iter().rev().find_map(|row| row.clause.clone()).filter(|_| top > 0)
    }

    /// Whether this clause is the one of the last refusal.
    pub(super) fn is_refused(&self, row: &RuleRow) -> bool {
        row.clause.is_some() && row.clause == self.refused
    }

    pub(super) fn refused(&self) -> Option<&str> {
        self.refused.as_deref()
    }

    /// What is searched for, while it is typed or while it leads from place to place.
    pub(super) fn query(&self) -> Option<&str> {
        (self.typing || !self.query.is_empty()).then_some(&self.query)
    }

    pub(super) fn typing(&self) -> bool {
        self.typing
    }

    /// Answers a key; `false` if it is not one of the rules.
    pub(super) fn press(&mut self, key: KeyCode) -> bool {
        if self.typing {
            self.type_in(key);
            return true;
        }
        match key {
            KeyCode::Char('/') => {
                self.query.clear();
                self.typing = true;
                self.missed = false;
            }
            KeyCode::Char('n') => self.search(self.scroll.at().saturating_add(1)),
            KeyCode::Char('c') => self.jump = self.refused.clone(),
            _ => return self.scroll.press(key),
        }
        true
    }

    fn type_in(&mut self, key: KeyCode) {
        match key {
            KeyCode::Char(letter) => self.query.push(letter),
            KeyCode::Backspace => drop(self.query.pop()),
            KeyCode::Enter => {
                self.typing = false;
                self.search(self.scroll.at());
            }
            KeyCode::Esc => {
                self.typing = false;
                self.query.clear();
            }
            _ => {}
        }
    }

    /// Goes to the next row from `start` on, around the end, where what is searched for begins.
    fn search(&mut self, start: usize) {
        let wanted = self.query.to_lowercase();
        if wanted.is_empty() || self.rows.is_empty() {
            return;
        }
        let found =
            (0..self.rows.len()).map(|step| (start + step) % self.rows.len()).find(|&row| self.has(row, &wanted));
        self.missed = found.is_none();
        if let Some(row) = found {
            self.scroll.go_to(row);
        }
    }

    /// Whether the text begins in this row; it may go on in the next.
    fn has(&self, row: usize, wanted: &str) -> bool {
        let text = |row: usize| self.rows.get(row).map(|row| row.line.to_string().to_lowercase()).unwrap_or_default();
        let first = text(row);
        let both = format!("{first} {}", text(row + 1).trim_start());
        both.find(wanted).is_some_and(|at| at < first.len())
    }

    /// Whether this row is to stand out as found.
    pub(super) fn is_found(&self, row: usize) -> bool {
        !self.typing && !self.query.is_empty() && self.has(row, &self.query.to_lowercase())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "# Game\n\n**RJ-FLY-1** Up you go.\n\n**RJ-FLY-2** Down you\ncome again, Go.\n\n**RJ-END-1** The end.\n";

    fn pane(refused: Option<&str>) -> RulesPane {
        let mut pane = RulesPane::new(refused.map(str::to_owned));
        let rows = pane.rows(TEXT, 20).len();
        pane.scroll.fit(rows, 2);
        pane
    }

    fn search(pane: &mut RulesPane, text: &str) {
        pane.press(KeyCode::Char('/'));
        for letter in text.chars() {
            pane.press(KeyCode::Char(letter));
        }
        pane.press(KeyCode::Enter);
    }

    #[test]
    fn it_opens_at_the_clause_of_the_refusal_and_comes_back_to_it() {
        let mut pane = pane(Some("RJ-FLY-2"));
        assert_eq!(pane.clause_here().as_deref(), Some("RJ-FLY-2"));
        pane.press(KeyCode::Home);
        pane.press(KeyCode::Char('c'));
        pane.rows(TEXT, 20);
        assert_eq!(pane.clause_here().as_deref(), Some("RJ-FLY-2"));
    }

    #[test]
    fn a_search_goes_around_and_over_the_ends_of_rows() {
        let mut pane = pane(None);
        search(&mut pane, "go");
        assert_eq!(pane.clause_here().as_deref(), Some("RJ-FLY-1"));
        pane.press(KeyCode::Char('n'));
        assert_eq!(pane.clause_here().as_deref(), Some("RJ-FLY-2"));
        pane.press(KeyCode::Char('n'));
        assert_eq!(pane.clause_here().as_deref(), Some("RJ-FLY-1"));
        search(&mut pane, "come again, go");
        assert!(!pane.missed);
        search(&mut pane, "no such thing");
        assert!(pane.missed);
    }

    #[test]
    fn another_width_keeps_the_place() {
        let mut pane = pane(Some("RJ-FLY-2"));
        pane.rows(TEXT, 9);
        assert_eq!(pane.clause_here().as_deref(), Some("RJ-FLY-2"));
    }
}
