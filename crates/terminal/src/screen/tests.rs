//! Keys pressed and pictures read, without a terminal.

use engine::{Seat, Viewer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::draw::draw;
use super::overlay::Overlay;
use super::session::{Session, Stage};
use super::theme::Theme;
use crate::table::Table;
use crate::testing::{local_match_of, table};

/// What a screen of this size shows.
fn picture(session: &mut Session, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a buffer");
    terminal.draw(|frame| draw(frame, session, &Theme::Plain)).expect("a buffer can be drawn on");
    let buffer = terminal.backend().buffer();
    let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned() + "\n";
    (0..height).map(row).collect()
}

fn press(session: &mut Session, key: KeyCode) {
    session.press(KeyEvent::new(key, KeyModifiers::NONE));
}

fn type_keys(session: &mut Session, keys: &str) {
    keys.chars().for_each(|key| press(session, KeyCode::Char(key)));
}

/// Lets bots move until a person is asked or the match is over.
fn let_bots_move(session: &mut Session) {
    while let Some(seat) = session.bot_to_move() {
        let code = session.table().bot_choice(seat).expect("a bot to act can act");
        session.bot_moves(&code).expect("a bot plays by the rules");
    }
}

/// A session in which Anna is asked for the first time.
fn annas_turn(test: &str, others: &str, players: u8) -> Session {
    let mut session = Session::new(table(test, others, players, 7));
    let_bots_move(&mut session);
    while matches!(session.stage(), Stage::Handover(_)) {
        press(&mut session, KeyCode::Enter);
    }
    session
}

#[test]
fn a_small_screen_shows_all_that_matters() {
    let mut session = annas_turn("small_screen", "random,random", 3);
    insta::assert_snapshot!("small", picture(&mut session, 80, 24));
}

#[test]
fn a_large_screen_has_the_log_beside_the_board() {
    let mut session = annas_turn("large_screen", "random,random,random", 4);
    press(&mut session, KeyCode::Char('1'));
    press(&mut session, KeyCode::Char('L'));
    insta::assert_snapshot!("large_german", picture(&mut session, 120, 40));
}

#[test]
fn a_whole_match_is_played_with_keys_at_every_size() {
    let mut session = Session::new(table("whole_match_keys", "random", 2, 5));
    let sizes = [(80, 24), (120, 40), (40, 14), (20, 5), (1, 1), (200, 60)];
    for (count, (width, height)) in (0..1000).zip(sizes.into_iter().cycle()) {
        let_bots_move(&mut session);
        picture(&mut session, width, height);
        if session.stage() == Stage::Over {
            break;
        }
        // Wander through everything that can be opened.
        let keys = ["r/planet\nn", "?", "l", "d", "w", "L", "q"];
        for key in keys[count % keys.len()].chars() {
            press(&mut session, if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) });
            picture(&mut session, width, height);
        }
        press(&mut session, KeyCode::PageDown);
        picture(&mut session, width, height);
        session.overlay = None;
        press(&mut session, KeyCode::Down);
        press(&mut session, KeyCode::Enter);
    }
    assert_eq!(session.stage(), Stage::Over);
    let last = picture(&mut session, 120, 40);
    assert!(last.contains("Saved to") || last.contains("Gespeichert in"), "{last}");
    assert!(!session.left());
    press(&mut session, KeyCode::Enter);
    assert!(session.left());
}

/// The cards in a seat's hand that nobody else knows, as they are written on the screen.
fn secrets(session: &Session, seat: Seat) -> Vec<String> {
    let view = session.table().position().view_json(Viewer::Seat(seat));
    let cards = view["hand"].as_array().expect("one sees one's own hand");
    cards
        .iter()
        .filter(|held| held["known"] == false)
        .map(|held| held["card"].as_str().expect("a card").to_owned())
        .collect()
}

#[test]
fn the_privacy_screen_shows_no_card_of_anybody() {
    let mut session = annas_turn("privacy", "person:Bert", 2);
    let mut handovers = 0;
    let mut shown_to_owner = 0;
    while handovers < 6 && session.stage() != Stage::Over {
        match session.stage() {
            Stage::Choosing(seat) => {
                // An overlay and a notice left open must not survive the handover either.
                let own = secrets(&session, seat);
                let screen = picture(&mut session, 100, 30);
                shown_to_owner += usize::from(own.iter().all(|card| screen.contains(&format!("[{card}]"))));
                press(&mut session, KeyCode::Enter);
            }
            Stage::Handover(_) => {
                handovers += 1;
                for key in ["", "l", "d", "w", "u", "1", "?"] {
                    type_keys(&mut session, key);
                    let screen = picture(&mut session, 100, 30);
                    for seat in Seat::all(2) {
                        for card in secrets(&session, seat) {
                            assert!(!screen.contains(&card), "{card} of {seat} can be seen: {screen}");
                        }
                    }
                    assert!(!screen.contains("Your hand"));
                    session.overlay = None;
                }
                press(&mut session, KeyCode::Enter);
            }
            stage => unreachable!("two people play: {stage:?}"),
        }
    }
    assert!(handovers > 1 && shown_to_owner > 1);
}

#[test]
fn on_a_shared_screen_bots_move_before_the_eyes_of_a_spectator() {
    let mut session = annas_turn("shared_bots", "person:Bert,random", 3);
    while !matches!(session.stage(), Stage::Bot(_)) {
        press(&mut session, KeyCode::Enter);
    }
    assert_eq!(session.viewer(), Viewer::Public);
    let screen = picture(&mut session, 100, 30);
    assert!(!screen.contains("Your hand"), "{screen}");
}

#[test]
fn undo_works_and_says_why_it_stops() {
    let mut session = annas_turn("undo_keys", "person:Bert", 2);
    let Stage::Choosing(seat) = session.stage() else { unreachable!("she is asked") };
    let before = session.table().steps();
    type_keys(&mut session, "1u");
    assert_eq!(session.table().steps(), before);
    assert!(picture(&mut session, 80, 24).contains("You undo your last step."));
    let deck = session.choices().0.position(|(_, choice)| choice.code == "draw deck").expect("the deck has cards");
    (0..deck).for_each(|_| press(&mut session, KeyCode::Down));
    press(&mut session, KeyCode::Enter);
    type_keys(&mut session, "u");
    assert_eq!(session.table().steps(), before + 1);
    assert_eq!(session.stage(), Stage::Choosing(seat));
    assert!(picture(&mut session, 80, 24).contains("You have seen something new since"));
}

#[test]
fn why_not_leads_to_the_clause_in_the_rules() {
    let mut session = annas_turn("why_keys", "person:Bert", 2);
    type_keys(&mut session, "wchain");
    press(&mut session, KeyCode::Enter);
    assert!(picture(&mut session, 80, 24).contains("chain: Fuel up first: draw a card."));
    press(&mut session, KeyCode::Tab);
    assert!(picture(&mut session, 80, 24).contains("▶ RJ-FUEL-1 You must fuel up."));
    press(&mut session, KeyCode::Esc);
    assert!(session.overlay.is_none());
    // The rules remember what was refused.
    press(&mut session, KeyCode::Char('r'));
    assert!(picture(&mut session, 80, 24).contains("▶ RJ-FUEL-1"));
    press(&mut session, KeyCode::Char('L'));
    assert!(picture(&mut session, 80, 24).contains("Regeln: Rocket Jockey"));
}

#[test]
fn quitting_is_asked_for_once_and_ctrl_c_is_not_asked_at_all() {
    let mut session = annas_turn("quit_keys", "person:Bert", 2);
    type_keys(&mut session, "q");
    assert!(matches!(session.overlay, Some(Overlay::Quit)));
    assert!(picture(&mut session, 80, 24).contains("y: quit"));
    type_keys(&mut session, "x");
    assert!(session.overlay.is_none() && !session.left());
    type_keys(&mut session, "qy");
    assert!(session.left());

    let mut session = annas_turn("quit_ctrl_c", "person:Bert", 2);
    session.press(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    assert!(session.left());
}

#[test]
fn a_key_skips_the_pauses_of_bots_and_chooses_nothing() {
    let mut session = annas_turn("hurry", "random", 2);
    while session.bot_to_move().is_none() {
        press(&mut session, KeyCode::Enter);
    }
    let steps = session.table().steps();
    assert!(!session.hurries());
    press(&mut session, KeyCode::Char('1'));
    assert!(session.hurries());
    assert_eq!(session.table().steps(), steps);
    let_bots_move(&mut session);
    assert!(!session.hurries());
}

/// A session of another game, in which Anna is asked.
fn anna_plays(game: &str, test: &str, players: u8) -> Session {
    let local = local_match_of(game, test, "random", players, 4);
    let mut session = Session::new(Table::new(local).expect("a table"));
    let_bots_move(&mut session);
    session
}

#[test]
fn a_small_screen_shows_what_a_choice_in_rocketmen_needs() {
    for language in ["en", "de"] {
        let mut session = anna_plays("rocketmen", &format!("small_rocketmen_{language}"), 2);
        if language == "de" {
            press(&mut session, KeyCode::Char('L'));
        }
        let screen = picture(&mut session, 80, 24);
        let words = session.table().words(session.viewer());
        let view = session.table().position().view_json(session.viewer());
        let names = |key: &str, found: Vec<String>| found.iter().map(|id| words.word(&format!("{key}-{id}"))).collect();
        let ids = |list: &str, field: &str| -> Vec<String> {
            let list = view[list].as_array().expect("a list").iter();
            list.map(|one| one[field].as_str().expect("a name").to_owned()).collect()
        };
        let goals: Vec<String> = names("goal", ids("goals", "goal"));
        assert!(!goals.is_empty() && goals.iter().all(|goal| screen.contains(goal.as_str())), "{goals:?}\n{screen}");
        let hand = view["hand"].as_array().expect("one sees one's own hand").len();
        assert_eq!(hand, 6);
        let shown: usize = screen.lines().take(10).map(|line| line.matches('[').count()).sum();
        assert_eq!(shown, hand, "every card with what it gives:\n{screen}");
        let space: Vec<String> = ["board-earth", "board-moon", "board-mars"].map(|name| words.word(name)).into();
        let locations = view["locations"].as_array().expect("a list").len();
        assert!(space.iter().all(|name| screen.contains(&format!("  {name}: "))), "{screen}");
        assert!(screen.matches(" ▲").count() >= locations, "every location with what it takes:\n{screen}");
    }
}

#[test]
fn a_payment_in_rocketmen_takes_one_key() {
    let mut session = anna_plays("rocketmen", "one_key", 2);
    let place = session.choices().0.position(|(_, choice)| choice.code.starts_with("buy ")).expect("she can buy");
    (0..place).for_each(|_| press(&mut session, KeyCode::Down));
    press(&mut session, KeyCode::Enter);
    let (key, pay) = session.choices().0.next().map(|(key, choice)| (key, choice.clone())).expect("a choice");
    assert!(key == '1' && pay.code.starts_with("close; pay "), "{pay:?}");
    let (before, count) = (session.table().steps(), pay.code.split("; ").count());
    press(&mut session, KeyCode::Char('1'));
    assert_eq!(session.table().steps(), before + count, "the whole payment was made");
    assert!(picture(&mut session, 80, 24).contains("Buy, build, launch"));
}

#[test]
fn a_small_screen_shows_hand_and_pod_in_jupiter_rescue() {
    let mut session = anna_plays("jupiter-rescue", "small_jupiter", 2);
    for _ in 0..4 {
        press(&mut session, KeyCode::Char('1'));
        let_bots_move(&mut session);
    }
    let screen = picture(&mut session, 80, 24);
    let head: Vec<&str> = screen.lines().take(9).collect();
    for part in ["Pod ", "Core ", "Hand ", "If the die shows"] {
        assert!(head.iter().any(|line| line.contains(part)), "{part}\n{screen}");
    }
    press(&mut session, KeyCode::PageDown);
    let scrolled = picture(&mut session, 80, 24);
    assert_ne!(scrolled, screen);
    assert_eq!(scrolled.lines().take(7).collect::<Vec<_>>(), screen.lines().take(7).collect::<Vec<_>>());
}

#[test]
fn why_not_lists_sentences() {
    let mut session = anna_plays("rocketmen", "why_sentences", 2);
    press(&mut session, KeyCode::Char('w'));
    let screen = picture(&mut session, 80, 24);
    assert!(screen.contains("  Buy ") && screen.contains("  buy "), "sentence and code:\n{screen}");
}
