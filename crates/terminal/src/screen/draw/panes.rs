//! What lies over the table.

use super::*;
use crate::screen::rules_pane::RulesPane;
use crate::screen::scroll::Scroll;
use crate::screen::why_pane::WhyPane;

impl Painter<'_, '_> {
    pub(super) fn overlay(&mut self, session: &Session, overlay: &mut Overlay, area: Rect) {
        let table = session.table();
        let labels = table.labels();
        match overlay {
            Overlay::Quit => self.quit(session, area),
            Overlay::Keys(scroll) => {
                self.pane(&labels.word("ui-keys"), overlay::keys(table), scroll, area, &back(session));
            }
            Overlay::Log(scroll) => {
                let lines = overlay::log(table, session.viewer(), session.news_from());
                self.pane(&labels.word("ui-log"), lines, scroll, area, &back(session));
            }
            Overlay::Words(scroll) => {
                let lines = overlay::in_words(table, session.viewer());
                self.pane(&labels.word("ui-describe"), lines, scroll, area, &back(session));
            }
            Overlay::Rules(pane) => self.rules(session, pane, area),
            Overlay::Why(pane) => self.why(session, pane, area),
        }
    }

    /// Clears the screen for a pane with a title and a help line: where its content goes.
    fn open(&mut self, title: &str, area: Rect, bar: &[(&str, String)]) -> Rect {
        self.frame.render_widget(Clear, area);
        self.frame.render_widget(Block::new().style(self.theme.ground()), area);
        self.strip(&Line::new().with(Ink::Accent, format!(" {title}")), Rect { height: 1, ..area });
        self.bar(bar, Rect { y: area.bottom() - 1, height: 1, ..area });
        indented(Rect { y: area.y + 1, height: area.height - 2, ..area })
    }

    /// Text to scroll through. Lines of a readable length, also on wide screens.
    fn pane(&mut self, title: &str, lines: Vec<Line>, scroll: &mut Scroll, area: Rect, bar: &[(&str, String)]) {
        let inner = readable(self.open(title, area, bar));
        let rows = wrap_all(&lines, inner.width.into(), 2);
        let top = scroll.fit(rows.len(), inner.height.into());
        self.lines(&rows[top..], inner);
        self.position(scroll, top, area);
    }

    /// How far one has read, in the title.
    fn position(&mut self, scroll: &Scroll, top: usize, area: Rect) {
        let hint = match (top > 0, scroll.more()) {
            (false, false) => return,
            (false, true) => "↓",
            (true, true) => "↑↓",
            (true, false) => "↑",
        };
        self.put(hint, self.theme.panel(), area.right().saturating_sub(3), area.y);
    }

    fn rules(&mut self, session: &Session, pane: &mut RulesPane, area: Rect) {
        let table = session.table();
        let labels = table.labels();
        let mut bar = Vec::new();
        match pane.query() {
            Some(query) if pane.typing() => bar.push(("/", format!("{query}▏"))),
            Some(query) if pane.missed => {
                bar.push(("/", labels.say(&phrase!("ui-rules-without", text = query.to_owned()))));
            }
            Some(query) => bar.extend([("/", query.to_owned()), ("n", labels.word("ui-bar-next"))]),
            None => bar.push(("/", labels.word("ui-bar-search"))),
        }
        if let Some(clause) = pane.refused() {
            bar.push(("c", labels.say(&phrase!("ui-clause", clause = clause.to_owned()))));
        }
        bar.extend(back(session));
        bar.push(("L", table.other_language().name().to_owned()));
        let title = format!("{}: {}", labels.word("ui-rules"), table.facts().title);
        let inner = readable(self.open(&title, area, &bar));
        let text = Rect { x: inner.x + 2, width: inner.width.saturating_sub(2), ..inner };
        let count = pane.rows(table.rules(), text.width.into()).len();
        let top = pane.scroll.fit(count, inner.height.into());
        let rows = pane.rows(table.rules(), text.width.into());
        let shown: Vec<_> = rows[top..].iter().take(inner.height.into()).cloned().collect();
        for (index, row) in shown.iter().enumerate() {
            let y = inner.y + index as u16;
            self.lines(std::slice::from_ref(&row.line), Rect { y, height: 1, ..text });
            if pane.is_refused(row) {
                self.put("▶", self.theme.ink(Ink::Danger), inner.x, y);
            } else if pane.is_found(top + index) {
                self.put("▸", self.theme.ink(Ink::Good), inner.x, y);
            }
        }
        self.position(&pane.scroll, top, area);
    }

    fn why(&mut self, session: &Session, pane: &WhyPane, area: Rect) {
        let table = session.table();
        let labels = table.labels();
        let mut bar = vec![("Enter", labels.word("ui-bar-ask")), ("↑↓", labels.word("ui-bar-pick"))];
        if let Some(clause) = pane.clause() {
            bar.push(("Tab", labels.say(&phrase!("ui-clause-read", clause = clause.to_owned()))));
        }
        bar.push(("Esc", labels.word("ui-back")));
        let inner = readable(self.open(&labels.word("ui-why-not"), area, &bar));
        let mut lines = wrap(&Line::new().with(Ink::Muted, labels.word("ui-why-not-help")), inner.width.into(), 0);
        let (offers, picked) = pane.offers();
        lines.extend([
            Line::new(),
            Line::new().with(Ink::Accent, "> ").plain(pane.input()).with(Ink::Accent, "▏"),
            Line::new(),
        ]);
        let answer = wrap_all(&pane.answer(table, inner.width.into()), inner.width.into(), 0);
        // The answer must be seen; the list of actions takes what is left.
        let room = usize::from(inner.height).saturating_sub(lines.len() + answer.len() + 1).max(1);
        let first = picked.map_or(0, |at| (at + 1).saturating_sub(room));
        for (index, choice) in offers.iter().enumerate().skip(first).take(room) {
            let line = Line::new();
            let line = match picked == Some(index) {
                true => line.with(Ink::Accent, "▸ ").with(Ink::Strong, &choice.sentence),
                false => line.plain("  ").plain(&choice.sentence),
            };
            lines.push(line.with(Ink::Muted, format!("  {}", choice.code)));
        }
        lines.push(Line::new());
        lines.extend(answer);
        self.lines(&lines, inner);
    }

    fn quit(&mut self, session: &Session, area: Rect) {
        let labels = session.table().labels();
        let line = Line::new()
            .with(Ink::Danger, format!(" {} ", labels.word("ui-quit-ask")))
            .plain(labels.word("ui-quit-keys"));
        let place = Rect { y: area.bottom() - 1, height: 1, ..area };
        self.frame.render_widget(Clear, place);
        self.strip(&line, place);
    }
}

/// The keys of every pane.
fn back(session: &Session) -> Vec<(&'static str, String)> {
    let labels = session.table().labels();
    vec![("↑↓", labels.word("ui-bar-scroll")), ("Esc", labels.word("ui-back"))]
}

/// Not wider than can be read.
fn readable(area: Rect) -> Rect {
    Rect { width: area.width.min(84), ..area }
}
