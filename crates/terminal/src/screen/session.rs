//! What is shown and what keys do. Knows keys, knows no terminal.

use boards::{Ink, SERIES};
use catalog::Choice;
use engine::{Problem, Seat, Viewer, ensure, phrase};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::overlay::Overlay;
use super::rules_pane::RulesPane;
use super::scroll::Scroll;
use super::why_pane::{Asked, WhyPane};
use crate::table::{Table, Turn};

/// The keys of choices after 1 to 9: those letters that stand for nothing else.
const LETTERS: &str = "abcefghijkmnopstvxyz";

/// What is going on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// The screen goes to this person; nothing is shown.
    Handover(Seat),
    /// This person chooses.
    Choosing(Seat),
    /// A bot is to move.
    Bot(Seat),
    Over,
}

/// A sentence that stays until the next key.
pub(super) struct Notice {
    pub(super) text: String,
    pub(super) ink: Ink,
}

/// One match on one screen.
pub(super) struct Session {
    table: Table,
    stage: Stage,
    /// Who sits before the screen.
    at_screen: Option<Seat>,
    pub(super) overlay: Option<Overlay>,
    pub(super) notice: Option<Notice>,
    choices: Vec<Choice>,
    picked: usize,
    pub(super) choice_scroll: Scroll,
    pub(super) board_scroll: Scroll,
    /// How many steps there were when each seat last began to choose anew.
    news_from: [usize; Seat::MAX],
    /// The single actions each seat has been offered so far.
    known: [Vec<Choice>; Seat::MAX],
    /// The clause of the latest refusal.
    refused: Option<String>,
    hurry: bool,
    left: bool,
}

impl Session {
    pub(super) fn new(table: Table) -> Self {
        let mut session = Session {
            table,
            stage: Stage::Over,
            at_screen: None,
            overlay: None,
            notice: None,
            choices: Vec::new(),
            picked: 0,
            choice_scroll: Scroll::default(),
            board_scroll: Scroll::default(),
            news_from: [0; Seat::MAX],
            known: Default::default(),
            refused: None,
            hurry: false,
            left: false,
        };
        session.go_on();
        session
    }

    pub(super) fn table(&self) -> &Table {
        &self.table
    }

    pub(super) fn into_table(self) -> Table {
        self.table
    }

    pub(super) fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether somebody has left.
    pub(super) fn left(&self) -> bool {
        self.left
    }

    /// Whether the pauses of bots are to be skipped.
    pub(super) fn hurries(&self) -> bool {
        self.hurry
    }

    /// Who looks. On a shared screen that is a spectator, except while somebody chooses.
    pub(super) fn viewer(&self) -> Viewer {
        match self.stage {
            Stage::Choosing(seat) => Viewer::Seat(seat),
            Stage::Handover(_) => Viewer::Public,
            Stage::Bot(_) | Stage::Over => self.table.onlooker(),
        }
    }

    /// The choices with their keys, and which of them is picked.
    pub(super) fn choices(&self) -> (impl Iterator<Item = (char, &Choice)>, usize) {
        let keys = ('1'..='9').chain(LETTERS.chars()).chain(std::iter::repeat(' '));
        (keys.zip(&self.choices), self.picked)
    }

    /// The first step that is news to who looks.
    pub(super) fn news_from(&self) -> usize {
        self.viewer().seat().map_or(0, |seat| self.news_from[seat.index()])
    }

    /// The bot that is to move.
    pub(super) fn bot_to_move(&self) -> Option<Seat> {
        match self.stage {
            Stage::Bot(seat) => Some(seat),
            _ => None,
        }
    }

    /// A bot has decided.
    pub(super) fn bot_moves(&mut self, code: &str) -> Result<(), Problem> {
        let Some(seat) = self.bot_to_move() else { return Ok(()) };
        let played = self.table.act(seat, code);
        ensure!(played.is_ok(), "the bot at seat {seat} tried `{code}`, which is not allowed");
        self.go_on();
        Ok(())
    }

    /// Finds out who is to act and prepares the screen for them.
    fn go_on(&mut self) {
        let before = self.stage;
        self.stage = match self.table.turn(self.at_screen) {
            Turn::Over => Stage::Over,
            Turn::Bot(seat) => Stage::Bot(seat),
            Turn::Person(seat) if self.table.shared() && self.at_screen != Some(seat) => Stage::Handover(seat),
            Turn::Person(seat) => Stage::Choosing(seat),
        };
        match self.stage {
            Stage::Choosing(seat) => self.sit_down(seat, before),
            Stage::Handover(_) => {
                // Whatever lay on the screen was somebody else's.
                (self.at_screen, self.overlay, self.notice) = (None, None, None);
                self.hurry = false;
            }
            Stage::Bot(_) if self.table.shared() => {
                (self.at_screen, self.notice) = (None, None);
                self.overlay = self.overlay.take().filter(|overlay| !matches!(overlay, Overlay::Why(_)));
            }
            Stage::Bot(_) | Stage::Over => {}
        }
        if !matches!(self.stage, Stage::Choosing(_)) {
            self.choices.clear();
        }
    }

    fn sit_down(&mut self, seat: Seat, before: Stage) {
        self.at_screen = Some(seat);
        self.hurry = false;
        self.picked = 0;
        self.choice_scroll = Scroll::default();
        self.choices = self.table.choices(seat);
        let known = &mut self.known[seat.index()];
        for choice in self.choices.iter().filter(|choice| !choice.code.contains(SERIES)) {
            if !known.iter().any(|other| other.code == choice.code) {
                known.push(choice.clone());
            }
        }
        if before == Stage::Choosing(seat) {
            return;
        }
        self.refused = None;
    }

    /// Answers a key.
    pub(super) fn press(&mut self, key: KeyEvent) {
        self.notice = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            self.left |= matches!(key.code, KeyCode::Char('c' | 'd'));
            return;
        }
        match self.overlay.take() {
            Some(overlay) => self.overlay = self.press_over(overlay, key.code),
            None => self.press_table(key.code),
        }
    }

    /// Answers a key while something lies over the table: what lies there afterwards.
    fn press_over(&mut self, mut overlay: Overlay, key: KeyCode) -> Option<Overlay> {
        let typing = match &overlay {
            Overlay::Why(_) => true,
            Overlay::Rules(pane) => pane.typing(),
            _ => false,
        };
        if key == KeyCode::Char('L') && !typing {
            self.table.switch_language();
            self.retell();
            return Some(overlay);
        }
        let stays = match &mut overlay {
            Overlay::Quit => {
                self.left = matches!(key, KeyCode::Char('y' | 'Y' | 'j' | 'J' | 'q') | KeyCode::Enter);
                false
            }
            Overlay::Keys(scroll) | Overlay::Log(scroll) | Overlay::Words(scroll) => scroll.press(key),
            Overlay::Rules(pane) => pane.press(key),
            Overlay::Why(pane) => {
                let Stage::Choosing(seat) = self.stage else { return None };
                let asked = pane.press(key, &self.table, seat);
                self.refused = pane.clause().map(str::to_owned).or(self.refused.take());
                match asked {
                    Asked::Nothing => true,
                    Asked::Close => false,
                    Asked::Read(clause) => return Some(Overlay::Rules(RulesPane::new(Some(clause)))),
                }
            }
        };
        stays.then_some(overlay)
    }

    /// Answers a key while nothing lies over the table.
    fn press_table(&mut self, key: KeyCode) {
        match (key, self.stage) {
            (KeyCode::Char('q'), Stage::Over) | (KeyCode::Enter | KeyCode::Esc, Stage::Over) => self.left = true,
            (KeyCode::Char('q'), _) => self.overlay = Some(Overlay::Quit),
            (KeyCode::Char('L'), _) => {
                self.table.switch_language();
                self.retell();
            }
            (KeyCode::Char('?'), _) => self.overlay = Some(Overlay::Keys(Scroll::default())),
            (KeyCode::Char('r'), _) => self.overlay = Some(Overlay::Rules(RulesPane::new(self.refused.clone()))),
            (KeyCode::Enter | KeyCode::Char(' '), Stage::Handover(seat)) => {
                self.at_screen = Some(seat);
                self.go_on();
            }
            (_, Stage::Handover(_)) => {}
            (KeyCode::Char('l'), _) => self.overlay = Some(Overlay::Log(Scroll::END)),
            (KeyCode::Char('d'), _) => self.overlay = Some(Overlay::Words(Scroll::default())),
            (KeyCode::PageUp | KeyCode::PageDown, _) => self.board_scroll.pages(key == KeyCode::PageUp),
            (_, Stage::Choosing(seat)) => self.press_choice(key, seat),
            (_, Stage::Bot(_)) => self.hurry = true,
            (_, Stage::Over) => {}
        }
    }

    fn press_choice(&mut self, key: KeyCode, seat: Seat) {
        let last = self.choices.len().saturating_sub(1);
        match key {
            KeyCode::Up => self.picked = self.picked.saturating_sub(1),
            KeyCode::Down => self.picked = (self.picked + 1).min(last),
            KeyCode::Home => self.picked = 0,
            KeyCode::End => self.picked = last,
            KeyCode::Enter => self.choose(seat, self.picked),
            KeyCode::Char('u') | KeyCode::Backspace => self.undo(seat),
            KeyCode::Char('H') => {
                let text = self.table.hint(seat).join(" ");
                self.notice = Some(Notice { text, ink: Ink::Good });
            }
            KeyCode::Char('w') => self.overlay = Some(Overlay::Why(WhyPane::new(&self.known[seat.index()]))),
            KeyCode::Char(letter) => {
                let mut keys = ('1'..='9').chain(LETTERS.chars());
                if let Some(index) = keys.position(|key| key == letter) {
                    self.choose(seat, index);
                }
            }
            _ => {}
        }
    }

    fn choose(&mut self, seat: Seat, index: usize) {
        let Some(choice) = self.choices.get(index) else { return };
        let (code, old) = (choice.code.clone(), self.table.steps());
        match self.table.act(seat, &code) {
            Ok(()) => {
                self.news_from[seat.index()] = old;
                self.refused = None;
                self.go_on();
            }
            Err(rejection) => {
                let (text, clause) = self.table.rejection(seat, &code, &rejection);
                self.refused = clause;
                self.notice = Some(Notice { text, ink: Ink::Danger });
            }
        }
    }

    fn undo(&mut self, seat: Seat) {
        let (said, ink) = match self.table.undo(seat) {
            Ok(()) => (phrase!("ui-undone", seat = seat), Ink::Good),
            Err(refusal) => (refusal, Ink::Danger),
        };
        let text = self.table.words(Viewer::Seat(seat)).sentence(&said);
        self.go_on();
        self.news_from[seat.index()] = self.news_from[seat.index()].min(self.table.steps());
        self.notice = Some(Notice { text, ink });
    }

    /// Says the choices again, in another language.
    fn retell(&mut self) {
        if let Stage::Choosing(seat) = self.stage {
            self.choices = self.table.choices(seat);
        }
    }
}
