//! The drawing of Rocket Jockey, at random positions.

mod common;

use boards::{Drawing, Offers, Trace};
use engine::testing::battery::{random_matches, setups};
use engine::{Game, Seat, Viewer};
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
