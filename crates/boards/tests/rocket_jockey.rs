//! The drawing of Rocket Jockey, at random positions.

mod common;

use boards::{Drawing, Offers, Trace};
use engine::testing::battery::{random_matches, setups};
use engine::testing::play_out;
use engine::{Chance, Game, QuickDice, Seat, Setup, Viewer};
use narration::{Language, Narrator};
use rocket_jockey::{Phase, RocketJockey};

drawing!(rocket_jockey::RocketJockey, every = 3);

#[test]
fn every_player_line_tells_the_score_if_it_ended_now() {
    let mut number = 0;
    random_matches::<RocketJockey>(&setups::<RocketJockey>(), 1, |position, seat, _, _| {
        number += 1;
        let view = position.view(Viewer::Seat(seat));
        if number % 50 != 0 || view.phase == Phase::Over {
            return;
        }
        let words = Narrator::new(Language::En, RocketJockey::FACTS.id, &[], Viewer::Seat(seat));
        for (line, seat) in RocketJockey::player_lines(&view, &Offers::none(), &words).iter().zip(&view.seats) {
            let (planets, copilots) = view.at_the_end(seat);
            let (numbers, more) = (line.numbers.0.as_str(), line.more.0.as_str());
            assert!(numbers.contains(&format!("→ {}", seat.score + planets + copilots)), "{numbers}");
            assert!(more.contains(&format!("+{planets}")) && more.contains(&format!("+{copilots}")), "{more}");
            let stars = seat.delivered.iter().filter(|cargo| cargo.express).count();
            assert_eq!(more.contains("+0</td></tr><tr class=\"rj-sum-line\""), stars > 0 || copilots == 0, "{more}");
        }
    });
}

/// What is beneath the board when a random match of three is over.
fn last_tray(language: Language) -> (rocket_jockey::View, String) {
    let mut chance = QuickDice::new(7);
    let dealt = RocketJockey::deal(RocketJockey::components(), &Setup::new(3), &mut chance).expect("three can play");
    let over = play_out(dealt, &mut chance, |_, _, actions, chance| chance.below(actions.len() as u32) as usize);
    let view = over.view(Viewer::Public);
    let words = Narrator::new(language, RocketJockey::FACTS.id, &[], Viewer::Public);
    let tray = RocketJockey::tray(&view, &Offers::none(), &words).into_string();
    (view, tray)
}

#[test]
fn at_the_end_a_sheet_says_what_points_are_made_of_and_what_decided() {
    let (view, tray) = last_tray(Language::En);
    let table = &tray[tray.find("<tbody>").expect("a table")..];
    for seat in &view.seats {
        let (planets, copilots) = view.at_the_end(seat);
        let parts = [seat.score - planets - copilots, planets, copilots, seat.score];
        let row = &table[table.find(&format!("Player {}", seat.seat)).expect("a row for everybody")..];
        let row = &row[..row.find("</tr>").expect("a whole row")];
        let cells: Vec<&str> = row.split("<td>").skip(1).collect();
        assert_eq!(cells.len(), parts.len(), "{row}");
        assert!(cells.iter().zip(parts).all(|(cell, part)| cell.contains(&format!("{part}<"))), "{parts:?} {row}");
    }
    assert!(tray.contains("the highest score") || tray.contains("tie") || tray.contains("draw"), "{tray}");
    assert!(last_tray(Language::De).1.contains("Während der Partie"));
}

#[test]
fn what_people_do_most_comes_first_and_ending_a_step_last() {
    let wanted = ["launch 3", "chain", "fly 3-5 to 5", "refuel pile 1", "refuel deck", "done"];
    let mut codes = ["done", "refuel pile 1", "refuel deck", "launch 3", "chain", "fly 3-5 to 5"];
    codes.sort_by_key(|code| RocketJockey::rank(code));
    assert_eq!(codes, wanted);
    assert!(RocketJockey::rank("reserve none") > RocketJockey::rank("reserve aliens"));
}

#[test]
fn what_others_flew_is_an_arc_in_their_colour_with_its_points() {
    let mut seen = 0;
    random_matches::<RocketJockey>(&setups::<RocketJockey>(), 1, |position, seat, _, _| {
        seen += 1;
        if seen > 1 {
            return;
        }
        let trace = |what: &str| Trace { seat: Seat::new(1), what: what.to_owned() };
        let traces = [trace("flew 3 5"), trace("points 6")];
        let words = Narrator::new(Language::En, RocketJockey::FACTS.id, &[], Viewer::Seat(seat));
        let view = position.view(Viewer::Seat(seat));
        let board = |offers: Offers<'_>| RocketJockey::html(&view, &offers, &words).into_string();
        let drawn = board(Offers::none().after(&traces));
        assert!(drawn.contains("rj-past seat-b") && drawn.contains("+6"), "{drawn}");
        assert!(!board(Offers::none()).contains("rj-past"));
    });
}
