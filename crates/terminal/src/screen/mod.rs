//! The full screen: a state machine that keys drive, and pictures of it.

mod draw;
mod layout;
mod overlay;
mod rules_pane;
mod scroll;
mod session;
#[cfg(test)]
mod tests;
mod theme;
mod thinker;
mod why_pane;

use std::time::Duration;

use engine::Problem;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use crate::table::Table;
use session::Session;
use theme::Theme;
use thinker::Thinker;

/// Plays a match on the full screen and gives the table back.
pub(crate) fn play(table: Table) -> Result<Table, Problem> {
    let mut session = Session::new(table);
    let mut terminal = Restored::new()?;
    run(&mut session, &mut terminal.0)?;
    Ok(session.into_table())
}

/// A terminal that is put back in order when it is dropped; a panic puts it back too.
struct Restored(DefaultTerminal);

impl Restored {
    fn new() -> Result<Self, Problem> {
        ratatui::try_init().map(Restored).map_err(|error| no_answer(&error))
    }
}

impl Drop for Restored {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

fn no_answer(error: &std::io::Error) -> Problem {
    Problem::new(format!("the terminal does not answer: {error}"))
}

/// Draws, waits for a key or a bot, and draws again, until somebody leaves.
fn run(session: &mut Session, terminal: &mut DefaultTerminal) -> Result<(), Problem> {
    let theme = Theme::of_this_terminal();
    let mut thinker: Option<Thinker> = None;
    while !session.left() {
        terminal.draw(|frame| draw::draw(frame, session, &theme)).map_err(|error| no_answer(&error))?;
        if thinker.is_none() {
            thinker = session.bot_to_move().map(|seat| Thinker::ask(session.table(), seat));
        }
        let patience = if thinker.is_some() { Duration::from_millis(30) } else { Duration::from_secs(3600) };
        if event::poll(patience).map_err(|error| no_answer(&error))?
            && let Event::Key(key) = event::read().map_err(|error| no_answer(&error))?
            && key.kind != KeyEventKind::Release
        {
            session.press(key);
        }
        if let Some(answer) = thinker.as_ref().and_then(|thinker| thinker.answer(session.hurries())) {
            session.bot_moves(&answer?)?;
            thinker = None;
        }
    }
    Ok(())
}
