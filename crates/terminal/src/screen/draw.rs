//! Pictures of a session.

use boards::{Ink, Line};
use engine::phrase;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line as Row, Span as Piece};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::layout::{self, Needs, SMALLEST, divide};
use super::overlay::{self, Overlay};
use super::session::{Session, Stage};
use super::theme::Theme;
use crate::wrap::{line_width, width, wrap, wrap_all};

mod panes;

/// What every part of a drawing needs.
struct Painter<'a, 'b> {
    frame: &'a mut Frame<'b>,
    theme: Theme,
}

/// Draws the session as it is.
pub(super) fn draw(frame: &mut Frame<'_>, session: &mut Session, theme: &Theme) {
    let area = frame.area();
    let mut painter = Painter { frame, theme: *theme };
    painter.frame.render_widget(Block::new().style(theme.ground()), area);
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        return painter.too_small(session, area);
    }
    match session.stage() {
        Stage::Handover(_) => painter.handover(session, area),
        _ => painter.table(session, area),
    }
    // Taken out while it is drawn, because it looks at the rest of the session.
    if let Some(mut overlay) = session.overlay.take() {
        painter.overlay(session, &mut overlay, area);
        session.overlay = Some(overlay);
    }
}

impl Painter<'_, '_> {
    /// The table: board, log, prompt and choices.
    fn table(&mut self, session: &mut Session, area: Rect) {
        let board = board(session);
        let width = board.iter().map(line_width).max().unwrap_or_default();
        let column = usize::from(layout::column(area.width, width));
        let board: Vec<Line> = board.iter().flat_map(|line| wrap_if_needed(line, column)).collect();
        let column = column.saturating_sub(2);
        let choices = choices(session, column);
        let rows = choices.iter().map(Vec::len).sum();
        let needs = |prompt: &Vec<Line>| Needs { board: board.len(), width, prompt: prompt.len(), choices: rows };
        let fits = |prompt: &Vec<Line>| divide(area, needs(prompt)).board.height >= needed_rows(&board) as u16;
        let prompts = [Next::Whole, Next::OneRow, Next::Hidden].map(|next| prompt(session, column, next));
        let [_, short, _] = &prompts;
        let prompt = prompts.iter().find(|prompt| fits(prompt)).unwrap_or(short).clone();
        let areas = divide(area, needs(&prompt));
        self.title(session, areas.title);
        self.board(session, &board, areas.board);
        self.log(session, areas.log, areas.log.x > area.x);
        self.line_above(areas.prompt);
        self.lines(&prompt, indented(below(areas.prompt, 1)));
        self.choices(session, choices, areas.choices);
        self.bar(&bar(session), areas.bar);
    }

    fn title(&mut self, session: &Session, area: Rect) {
        let title = session.table().facts().title;
        let turn = overlay::whose_turn(session.table(), session.viewer());
        let gap = usize::from(area.width).saturating_sub(width(title) + width(&turn) + 2);
        let line = Line::new()
            .with(Ink::Accent, format!(" {title}"))
            .plain(" ".repeat(gap))
            .with(Ink::Strong, format!("{turn} "));
        self.strip(&line, area);
    }

    /// The board, scrolled; what stands above its fold stays.
    fn board(&mut self, session: &mut Session, board: &[Line], area: Rect) {
        let head = rows_above_fold(board, area.height.into());
        self.lines(&board[..head], area);
        // The fold itself is for boards that fit.
        let (board, area) = (&board[head + usize::from(head > 0)..], below(area, head as u16));
        let top = session.board_scroll.fit(board.len(), area.height.into());
        self.lines(&board[top..], area);
        if session.board_scroll.more() || top > 0 {
            let hint = if session.board_scroll.more() { "PgDn ↓" } else { "PgUp ↑" };
            self.corner(hint, area);
        }
    }

    /// The end of the log, under a heading; beside the board, with a line to its left.
    fn log(&mut self, session: &Session, area: Rect, beside: bool) {
        if area.is_empty() {
            return;
        }
        let heading = session.table().labels().word("ui-log");
        self.line_above(area);
        self.lines(
            &[Line::new().with(Ink::Muted, format!(" {heading} "))],
            Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area },
        );
        if beside {
            for y in area.top()..area.bottom() {
                self.put("│", self.theme.lines(), area.x, y);
            }
        }
        let inner = indented(below(area, 1));
        let rows =
            wrap_all(&overlay::log(session.table(), session.viewer(), session.news_from()), inner.width.into(), 2);
        let rest = rows.len().saturating_sub(inner.height.into());
        self.lines(&rows[rest..], inner);
    }

    /// The choices, scrolled so that the picked one is seen whole.
    fn choices(&mut self, session: &mut Session, choices: Vec<Vec<Line>>, area: Rect) {
        let picked = session.choices().1;
        let first: usize = choices.iter().take(picked).map(Vec::len).sum();
        let tall = choices.get(picked).map_or(0, Vec::len);
        let rows: Vec<Line> = choices.into_iter().flatten().collect();
        let height = usize::from(area.height);
        session.choice_scroll.show(first, (first + tall).saturating_sub(1), height);
        let top = session.choice_scroll.fit(rows.len(), height);
        if tall > 0 && rows.len() > 1 {
            let y = area.y + first.saturating_sub(top) as u16;
            let shown = Rect { y, height: tall as u16, ..area }.intersection(area);
            self.frame.render_widget(Block::new().style(self.theme.picked()), shown);
        }
        self.lines(&rows[top..], indented(area));
        if session.choice_scroll.more() {
            self.corner(&format!("↓ {}", rows.len() - top - height), area);
        } else if top > 0 {
            self.corner(&format!("↑ {top}"), area);
        }
    }

    /// Nothing of the table: only whose screen it is now.
    fn handover(&mut self, session: &Session, area: Rect) {
        let Stage::Handover(seat) = session.stage() else { return };
        let labels = session.table().labels();
        let lines = [
            Line::new().with(Ink::Seat(seat), boards::seat_mark(seat)),
            Line::new(),
            Line::new().with(Ink::Strong, labels.say(&phrase!("ui-privacy", seat = seat))),
            Line::new().with(Ink::Muted, labels.word("ui-privacy-help")),
            Line::new(),
            Line::new().with(Ink::Accent, "Enter  ").plain(labels.say(&phrase!("ui-privacy-ready", seat = seat))),
        ];
        let top = area.y + (area.height.saturating_sub(lines.len() as u16 + 1)) / 2;
        for (line, y) in lines.iter().zip(top..) {
            let indent = area.width.saturating_sub(line_width(line) as u16) / 2;
            self.lines(
                std::slice::from_ref(line),
                Rect { x: area.x + indent, y, width: area.width - indent, height: 1 },
            );
        }
        self.bar(&bar(session), Rect { y: area.bottom() - 1, height: 1, ..area });
    }

    fn too_small(&mut self, session: &Session, area: Rect) {
        let text = session.table().labels().say(&phrase!("ui-too-small", width = SMALLEST.0, height = SMALLEST.1));
        self.lines(&wrap(&Line::new().plain(text), area.width.into(), 0), area);
    }

    /// The help line: as many keys as fit.
    fn bar(&mut self, items: &[(&str, String)], area: Rect) {
        let mut line = Line::new().plain(" ");
        for (key, what) in items {
            let longer = line.clone().with(Ink::Accent, *key).plain(" ").with(Ink::Muted, what).plain("  ");
            if line_width(&longer) <= usize::from(area.width) + 2 {
                line = longer;
            }
        }
        self.strip(&line, area);
    }

    /// One line on a panel of its own.
    fn strip(&mut self, line: &Line, area: Rect) {
        self.frame.render_widget(Paragraph::new(self.row(line)).style(self.theme.panel()), area);
    }

    fn lines(&mut self, lines: &[Line], area: Rect) {
        let rows: Vec<Row<'_>> = lines.iter().take(area.height.into()).map(|line| self.row(line)).collect();
        self.frame.render_widget(Paragraph::new(rows), area.intersection(self.frame.area()));
    }

    fn row(&self, line: &Line) -> Row<'static> {
        line.0.iter().map(|span| Piece::styled(span.text.clone(), self.theme.ink(span.ink))).collect()
    }

    fn line_above(&mut self, area: Rect) {
        self.put(&"─".repeat(area.width.into()), self.theme.lines(), area.x, area.y);
    }

    /// A hint in the lower right corner of an area.
    fn corner(&mut self, hint: &str, area: Rect) {
        let x = area.right().saturating_sub(width(hint) as u16 + 2);
        self.put(&format!(" {hint} "), self.theme.ink(Ink::Accent), x, area.bottom().saturating_sub(1));
    }

    fn put(&mut self, text: &str, style: Style, x: u16, y: u16) {
        let all = self.frame.area();
        let area = Rect { x, y, width: all.right().saturating_sub(x), height: 1 }.intersection(all);
        self.frame.render_widget(Piece::styled(text, style), area);
    }
}

/// The area without its first rows.
fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

/// The area without a column at each side.
fn indented(area: Rect) -> Rect {
    Rect { x: area.x + 1.min(area.width), width: area.width.saturating_sub(2), ..area }
}

fn board(session: &Session) -> Vec<Line> {
    session.table().position().text_board(&session.table().words(session.viewer()))
}

/// A line of the board in as many rows as it needs.
fn wrap_if_needed(line: &Line, columns: usize) -> Vec<Line> {
    if line_width(line) > columns { wrap(line, columns, 6) } else { vec![line.clone()] }
}

/// How many rows stay while the others are scrolled: those above the fold of a board that does not fit, unless they would
/// leave little room for the rest.
fn rows_above_fold(board: &[Line], height: usize) -> usize {
    let fold = board.iter().position(Line::is_fold).unwrap_or_default();
    if board.len() > height && fold * 3 <= height * 2 { fold } else { 0 }
}

/// How many rows of a board should be seen at once: those up to the first blank one after the fold, or all.
fn needed_rows(board: &[Line]) -> usize {
    let Some(fold) = board.iter().position(Line::is_fold) else { return board.len() };
    let after = board[fold + 1..].iter().position(|line| line.0.is_empty());
    after.map_or(board.len(), |after| fold + after)
}

/// How much is said of what an action leads to.
#[derive(Copy, Clone)]
enum Next {
    Whole,
    OneRow,
    Hidden,
}

/// What to do, what it leads to, and what was just said; at the end, the result.
fn prompt(session: &Session, columns: usize, next: Next) -> Vec<Line> {
    let table = session.table();
    let words = table.words(session.viewer());
    let mut lines = match session.stage() {
        Stage::Over => {
            let mut last = table.farewell().into_iter();
            let first = last.next().map(|text| Line::new().with(Ink::Accent, text));
            first.into_iter().chain(last.map(|text| Line::new().plain(text))).collect()
        }
        Stage::Bot(seat) => {
            let hint = Line::new().with(Ink::Muted, words.word("ui-skip-pause"));
            vec![Line::new().with(Ink::Seat(seat), words.say(&phrase!("ui-thinking", seat = seat))), hint]
        }
        Stage::Choosing(_) | Stage::Handover(_) => {
            let told = table.prompt(&words);
            let now = Line::new().with(Ink::Strong, told.now);
            let next = match next {
                Next::Whole => told.next,
                Next::OneRow => told.next.map(|next| first_row(&next, columns)),
                Next::Hidden => None,
            };
            [now].into_iter().chain(next.map(|next| Line::new().with(Ink::Muted, next))).collect::<Vec<_>>()
        }
    };
    lines.extend(session.notice.as_ref().map(|notice| Line::new().with(notice.ink, &notice.text)));
    wrap_all(&lines, columns, 0)
}

/// As much of a text as fits into one row.
fn first_row(text: &str, columns: usize) -> String {
    let rows = wrap(&Line::new().plain(text), columns.saturating_sub(2), 0);
    let more = if rows.len() > 1 { " …" } else { "" };
    rows.first().map(|row| format!("{row}{more}")).unwrap_or_default()
}

/// Each choice in its rows, the key in front.
fn choices(session: &Session, columns: usize) -> Vec<Vec<Line>> {
    let line = |(key, choice): (char, &catalog::Choice)| {
        wrap(&Line::new().with(Ink::Accent, format!("{key}  ")).plain(&choice.sentence), columns, 3)
    };
    session.choices().0.map(line).collect()
}

/// The keys that do something now, the most needed first.
fn bar(session: &Session) -> Vec<(&'static str, String)> {
    let table = session.table();
    let label = |key: &'static str, word: &str| (key, table.labels().word(word));
    let mut items = match session.stage() {
        Stage::Choosing(_) => vec![label("1-9", "ui-bar-choose"), label("w", "ui-why-not"), label("u", "ui-undo")],
        Stage::Over => vec![label("Enter", "ui-quit")],
        Stage::Bot(_) | Stage::Handover(_) => Vec::new(),
    };
    items.push(label("r", "ui-rules"));
    if session.stage() != Stage::Over {
        items.push(label("q", "ui-quit"));
    }
    items.push(label("?", "ui-keys"));
    if !matches!(session.stage(), Stage::Handover(_)) {
        items.extend([label("l", "ui-log"), label("d", "ui-bar-words")]);
    }
    items.push(("L", table.other_language().name().to_owned()));
    items
}
