//! Where the parts of the screen lie.

use ratatui::layout::Rect;

/// The smallest screen we draw on.
pub(super) const SMALLEST: (u16, u16) = (40, 14);

/// The least width of the board beside a log, and of the log.
const BOARD: u16 = 80;
const LOG: u16 = 32;

/// The least rows of choices to show, and of a log beneath the board.
const FEW_CHOICES: usize = 4;
const SHORT_LOG: usize = 2;

/// How many rows the parts would like to have.
#[derive(Copy, Clone, Debug)]
pub(super) struct Needs {
    pub(super) board: usize,
    /// How wide the board is.
    pub(super) width: usize,
    pub(super) prompt: usize,
    pub(super) choices: usize,
}

/// Where the parts lie.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Areas {
    pub(super) title: Rect,
    pub(super) board: Rect,
    /// The log with a row for its heading.
    pub(super) log: Rect,
    pub(super) prompt: Rect,
    pub(super) choices: Rect,
    pub(super) bar: Rect,
}

/// The width of prompt and choices on a screen of this width: that of the board, in steps so that it seldom changes, if a
/// log fits beside it.
pub(super) fn column(width: u16, board: usize) -> u16 {
    let left = BOARD.max(board.next_multiple_of(20).try_into().unwrap_or(u16::MAX));
    if width >= left.saturating_add(LOG) { left } else { width }
}

/// Divides the screen. The prompt comes first, then some choices, then the board; the log takes what is left.
pub(super) fn divide(area: Rect, needs: Needs) -> Areas {
    let left = column(area.width, needs.width);
    let wide = left < area.width;
    let rows = usize::from(area.height.saturating_sub(2));
    let prompt = needs.prompt.min(rows / 2);
    // One row for the line above the prompt, one for the heading of a log beneath the board.
    let log = if wide { 0 } else { 1 + SHORT_LOG };
    let rest = rows.saturating_sub(prompt + 1);
    let mut choices = needs.choices.min(rest.saturating_sub(needs.board + log).max(FEW_CHOICES));
    let board = needs.board.min(rest.saturating_sub(choices));
    let mut log = rest.saturating_sub(board + choices);
    if wide || log < 2 {
        // A heading without a log is no use to anybody.
        (choices, log) = (choices + if wide { 0 } else { log }, 0);
    }
    let mut top = area.y;
    let mut next = |height: usize, width: u16| {
        let height = (height as u16).min(area.bottom().saturating_sub(top));
        let part = Rect { x: area.x, y: top, width, height };
        top += height;
        part
    };
    let title = next(1, area.width);
    let board = next(board, left);
    let log = next(log, left);
    let prompt = next(prompt + 1, left);
    let choices = next(choices, left);
    let beside = Rect { x: area.x + left, y: title.bottom(), width: area.width - left, height: rows as u16 };
    let bar = Rect { y: area.bottom().saturating_sub(1), height: 1, ..title };
    Areas { title, board, log: if wide { beside } else { log }, prompt, choices, bar }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEEDS: Needs = Needs { board: 12, width: 70, prompt: 2, choices: 9 };

    #[test]
    fn a_small_screen_shows_some_of_everything() {
        let areas = divide(Rect::new(0, 0, 80, 24), NEEDS);
        assert_eq!((areas.board.height, areas.log.height, areas.choices.height), (12, 3, 4));
        assert_eq!(areas.bar.y, 23);
    }

    #[test]
    fn a_wide_screen_has_the_log_beside_the_board() {
        let areas = divide(Rect::new(0, 0, 120, 40), NEEDS);
        assert_eq!(areas.log, Rect::new(80, 1, 40, 38));
        assert_eq!((areas.board.height, areas.choices.height), (12, 9));
    }

    #[test]
    fn a_board_is_not_cut_to_make_room_for_the_log() {
        let needs = Needs { width: 100, ..NEEDS };
        let areas = divide(Rect::new(0, 0, 120, 40), needs);
        assert_eq!((areas.board.width, areas.log.x), (120, 0), "the log lies beneath");
        let areas = divide(Rect::new(0, 0, 140, 40), needs);
        assert_eq!((areas.board.width, areas.log), (100, Rect::new(100, 1, 40, 38)));
    }

    #[test]
    fn nothing_lies_outside_whatever_the_size() {
        for width in 0..130 {
            for height in 0..50 {
                let area = Rect::new(0, 0, width, height);
                let Areas { board, log, prompt, choices, .. } = divide(area, NEEDS);
                for part in [board, log, prompt, choices] {
                    assert_eq!(area.intersection(part).area(), part.area(), "{part:?} in {area:?}");
                }
            }
        }
    }
}
