//! How far something is scrolled.

use ratatui::crossterm::event::KeyCode;

/// How far something is scrolled. Only a drawing knows how much there is and how much fits, so it says so.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Scroll {
    at: usize,
    last: usize,
    page: usize,
}

impl Scroll {
    /// At the end, wherever that will be.
    pub(super) const END: Scroll = Scroll { at: usize::MAX, last: usize::MAX, page: 1 };

    /// Where it is, once it is known that `rows` are to be shown in `height`.
    pub(super) fn fit(&mut self, rows: usize, height: usize) -> usize {
        self.last = rows.saturating_sub(height);
        self.page = height.saturating_sub(1).max(1);
        self.at = self.at.min(self.last);
        self.at
    }

    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// Whether there is more below.
    pub(super) fn more(&self) -> bool {
        self.at < self.last
    }

    pub(super) fn go_to(&mut self, row: usize) {
        self.at = row;
    }

    /// Moves just as far as needed to show the rows from `first` to `last`.
    pub(super) fn show(&mut self, first: usize, last: usize, height: usize) {
        self.at = self.at.max((last + 1).saturating_sub(height)).min(first);
    }

    pub(super) fn pages(&mut self, back: bool) {
        self.at =
            if back { self.at.saturating_sub(self.page) } else { self.at.saturating_add(self.page).min(self.last) };
    }

    /// Scrolls by a key, or says that it is none for scrolling.
    pub(super) fn press(&mut self, key: KeyCode) -> bool {
        self.at = match key {
            KeyCode::Up | KeyCode::Char('k') => self.at.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.at.saturating_add(1).min(self.last),
            KeyCode::PageUp | KeyCode::Char('b') => self.at.saturating_sub(self.page),
            KeyCode::PageDown | KeyCode::Char(' ') => self.at.saturating_add(self.page).min(self.last),
            KeyCode::Home | KeyCode::Char('g') => 0,
            KeyCode::End | KeyCode::Char('G') => self.last,
            _ => return false,
        };
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_stays_within_what_there_is() {
        let mut scroll = Scroll::END;
        assert_eq!(scroll.fit(10, 4), 6);
        assert!(scroll.press(KeyCode::Down));
        assert_eq!(scroll.at(), 6);
        scroll.press(KeyCode::PageUp);
        assert_eq!(scroll.at(), 3);
        assert_eq!(scroll.fit(2, 4), 0);
        assert!(!scroll.press(KeyCode::Char('x')));
    }

    #[test]
    fn the_end_can_be_left_before_it_was_drawn() {
        let mut scroll = Scroll::END;
        scroll.press(KeyCode::PageDown);
        scroll.press(KeyCode::Down);
        scroll.pages(false);
        assert_eq!(scroll.fit(10, 4), 6);
    }

    #[test]
    fn it_moves_only_as_far_as_needed() {
        let mut scroll = Scroll::default();
        scroll.show(2, 3, 4);
        assert_eq!(scroll.at(), 0);
        scroll.show(5, 6, 4);
        assert_eq!(scroll.at(), 3);
        scroll.show(1, 1, 4);
        assert_eq!(scroll.at(), 1);
    }
}
