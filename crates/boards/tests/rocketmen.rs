//! The drawing of Rocketmen, at random positions of all modes and player counts.

mod common;

use boards::{Drawing, Offers};
use engine::testing::battery::{random_matches, setups};
use engine::{Game, Viewer};
use narration::{Language, Narrator};
use rocketmen::{Phase, Rocketmen};

drawing!(rocketmen::Rocketmen, every = 2000);

#[test]
fn market_launch_control_and_scores_have_one_place() {
    let mut number = 0;
    random_matches::<Rocketmen>(&setups::<Rocketmen>(), 1, |position, seat, _, _| {
        number += 1;
        if number % 1000 != 0 {
            return;
        }
        let viewer = Viewer::Seat(seat);
        let view = position.view(viewer);
        let words = Narrator::new(Language::En, Rocketmen::FACTS.id, &[], viewer);
        let board = Rocketmen::html(&view, &Offers::none(), &words).into_string();
        let here = if view.launch.is_some() { "rm-main rm-control" } else { "rm-main rm-market" };
        assert!(view.phase == Phase::Over || board.contains(here), "{:?}", view.phase);
        assert_eq!(board.matches("rm-main").count(), 1, "{:?}", view.phase);
        let tray = Rocketmen::tray(&view, &Offers::none(), &words).into_string();
        assert_eq!(tray.contains("rm-basket"), view.trade.is_some());
    });
}

#[test]
fn what_people_do_most_comes_first_and_giving_up_last() {
    let wanted = [
        "launch",
        "place base-a on pad",
        "buy big-data at 2",
        "use big-data",
        "end turn",
        "discard base-a",
        "discard-plan",
    ];
    let mut codes = wanted;
    codes.reverse();
    codes.sort_by_key(|code| Rocketmen::rank(code));
    assert_eq!(codes, wanted);
}
