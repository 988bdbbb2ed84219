//! The drawing of Rocketmen, at random positions of all modes and player counts.

mod common;

use boards::{Drawing, Offers};
use engine::testing::battery::{random_matches, setups};
use engine::{Game, Seat, Setup, Viewer};
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

/// The sides of the table that help to decide, as the seat to act sees them.
fn pages(wanted: impl Fn(&rocketmen::View) -> bool, mut look: impl FnMut(&rocketmen::View, String, String)) {
    let mut seen = 0;
    let mut all = setups::<Rocketmen>();
    all.push(Setup::new(1).with("mode", "solo"));
    random_matches::<Rocketmen>(&all, 1, |position, seat, _, _| {
        let viewer = Viewer::Seat(seat);
        let view = position.view(viewer);
        if seen > 40 || !wanted(&view) {
            return;
        }
        seen += 1;
        let words = Narrator::new(Language::En, Rocketmen::FACTS.id, &[], viewer);
        let offers = Offers::none();
        let board = Rocketmen::html(&view, &offers, &words).into_string();
        look(&view, board, Rocketmen::tray(&view, &offers, &words).into_string());
    });
    assert!(seen > 0, "it never came");
}

fn own(view: &rocketmen::View) -> Seat {
    view.viewer.seat().expect("a seat looks")
}

#[test]
fn a_mission_that_can_fly_nowhere_warns_before_it_is_planned() {
    let stranded = |view: &rocketmen::View| {
        let hand = view.hand.iter().flatten();
        hand.filter(|held| view.is_stranded(own(view), held.card.kind)).count()
    };
    pages(
        |view| stranded(view) > 0,
        |view, _, tray| {
            assert_eq!(tray.matches("flies nowhere").count(), stranded(view), "{tray}");
            assert!(tray.contains("this mission can fly nowhere"));
        },
    );
}

#[test]
fn the_odds_of_the_rocket_preview_the_basket() {
    let chances = |flights: Vec<rocketmen::Outlook>| flights.iter().map(|flight| flight.chance).collect::<Vec<_>>();
    let better = |view: &rocketmen::View| {
        let with = view.outlook_with_basket(own(view));
        with.is_some_and(|with| {
            with.len() == view.outlook(own(view)).len() && chances(with) != chances(view.outlook(own(view)))
        })
    };
    pages(better, |_, board, _| assert!(board.contains(" % → "), "{board}"));
}

#[test]
fn what_the_proposal_takes_is_marked_on_the_cards() {
    let by_cards = |view: &rocketmen::View| {
        let sensible = view.trade.iter().flat_map(|trade| &trade.sensible);
        sensible.filter(|source| matches!(source, rocketmen::Source::Card(_))).count()
    };
    pages(
        |view| by_cards(view) > 0,
        |view, _, tray| {
            assert_eq!(tray.matches("rm-would-pay").count(), by_cards(view), "{tray}");
        },
    );
}

#[test]
fn solitaire_shows_its_goal_and_what_a_gift_to_the_ai_means() {
    pages(
        |view| view.mode == rocketmen::Mode::Solo && view.phase == Phase::Actions,
        |_, board, _| {
            assert!(
                board.contains("rm-goal") && board.contains("If you take no market card in a turn, the AI gets one"),
                "{board}"
            );
        },
    );
}

#[test]
fn all_of_a_hand_is_seen_also_in_a_replay_where_nothing_can_be_done() {
    pages(
        |view| view.trade.is_some(),
        |view, _, tray| {
            let cards = view.hand.iter().flatten().count();
            assert_eq!(tray.matches("id=\"card-").count(), cards, "{tray}");
        },
    );
}
