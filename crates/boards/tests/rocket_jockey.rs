//! The drawing of Rocket Jockey, at random positions.

use std::collections::HashSet;

use boards::{Choice, Drawing, Offers};
use engine::battery::random_matches;
use engine::{Game, Seat, View, Viewer};
use narration::{Language, Narrator};
use rocket_jockey::RocketJockey;

/// The board as a viewer sees it, and what the viewer may do.
fn drawn(position: &RocketJockey, viewer: Viewer, language: Language) -> (String, Vec<Choice>) {
    let words = Narrator::new(language, RocketJockey::FACTS.id, &[], viewer);
    let view = position.view(viewer);
    let mut actions = Vec::new();
    if let Some(seat) = viewer.seat() {
        position.actions(seat, &mut actions);
    }
    let choice = |action| Choice { code: format!("{action}"), sentence: words.sentence(&view.action(action)) };
    let choices: Vec<Choice> = actions.iter().map(choice).collect();
    let page = RocketJockey::html(&view, &Offers::new(&choices), &words).into_string();
    (page, choices)
}

/// The values of an attribute in order.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    page.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Looks at some positions of random matches, with the seat to act.
fn positions(visit: impl Fn(&RocketJockey, Seat)) {
    let mut number = 0;
    random_matches::<RocketJockey>(2, |position, seat, _, _| {
        number += 1;
        if number % 3 == 0 {
            visit(position, seat);
        }
    });
}

#[test]
fn every_action_is_a_button_of_the_board() {
    positions(|position, seat| {
        let (page, choices) = drawn(position, Viewer::Seat(seat), Language::En);
        let buttons: HashSet<&str> = values(&page, "value").into_iter().collect();
        for Choice { code, .. } in &choices {
            assert!(buttons.contains(code.as_str()), "`{code}` is not on the board");
        }
    });
}

#[test]
fn every_button_asks_for_an_action_of_the_game() {
    positions(|position, seat| {
        let (page, _) = drawn(position, Viewer::Seat(seat), Language::En);
        for code in values(&page, "value") {
            assert!(code.parse::<rocket_jockey::Action>().is_ok(), "`{code}` is no action");
        }
    });
}

#[test]
fn every_button_and_picture_has_a_name() {
    positions(|position, seat| {
        for language in Language::ALL {
            let (page, _) = drawn(position, Viewer::Seat(seat), language);
            assert!(values(&page, "aria-label").iter().all(|name| !name.trim().is_empty()));
            assert_eq!(page.matches("<button").count(), page.matches("<button type=\"submit\" form=\"act\"").count());
            assert!(!page.contains('⟨'), "some words are missing: {}", page.split('⟨').nth(1).unwrap_or_default());
        }
    });
}

#[test]
fn a_page_needs_no_style_and_no_script() {
    positions(|position, seat| {
        let (page, _) = drawn(position, Viewer::Seat(seat), Language::De);
        for forbidden in ["style=", "<style", "<script", "onclick", "javascript:"] {
            assert!(!page.contains(forbidden), "{forbidden} is in the page");
        }
    });
}

#[test]
fn ids_are_unique() {
    positions(|position, seat| {
        let (page, _) = drawn(position, Viewer::Seat(seat), Language::En);
        let mut ids = HashSet::new();
        for id in values(&page, "id") {
            assert!(ids.insert(id), "the id {id} is there twice");
        }
    });
}

#[test]
fn those_who_cannot_act_see_no_buttons() {
    positions(|position, seat| {
        let waiting = seat.next(Game::players(position));
        for viewer in [Viewer::Public, Viewer::Seat(waiting)] {
            let (page, _) = drawn(position, viewer, Language::En);
            assert!(!page.contains("<button"), "{viewer:?} sees a button");
        }
    });
}

#[test]
fn the_cover_is_a_picture_with_a_name() {
    let words = Narrator::new(Language::En, RocketJockey::FACTS.id, &[], Viewer::Public);
    let cover = RocketJockey::cover(&words).into_string();
    assert!(cover.starts_with("<svg") && cover.contains("role=\"img\"") && !cover.contains("style="));
}
