//! What every drawing must keep to, at random positions of all setups.

use std::collections::{HashMap, HashSet};
use std::mem::{Discriminant, discriminant};

use boards::{Choice, Drawing, Offers};
use engine::testing::battery::{random_matches, setups};
use engine::{Game, Seat, View, Viewer};
use narration::{Language, Narrator};

/// Makes one test of each part.
#[macro_export]
macro_rules! drawing {
    ($game:ty, every = $every:expr) => {
        $crate::drawing!(@ $game, $every,
            every_action_is_a_button_of_the_board,
            every_button_asks_for_an_action_of_the_game,
            every_button_and_picture_has_a_name,
            a_page_needs_no_style_and_no_script,
            ids_are_unique,
            those_who_cannot_act_see_no_buttons,
            a_terminal_of_a_hundred_columns_is_enough,
        );

        #[test]
        fn the_cover_is_a_picture_with_a_name() {
            common::the_cover_is_a_picture_with_a_name::<$game>();
        }
    };
    (@ $game:ty, $every:expr, $($test:ident,)*) => {$(
        #[test]
        fn $test() {
            common::$test::<$game>($every);
        }
    )*};
}

/// How many positions are looked at of those where the same sorts of action can be chosen, besides one in `every`.
const OF_A_SORT: usize = 4;

/// Looks at some positions of random matches, with the seat to act: one in `every`, and the first of every sort.
fn positions<G: Drawing>(every: usize, visit: impl Fn(&G, Seat)) {
    let mut number = 0;
    let mut sorts: HashMap<Vec<Discriminant<G::Action>>, usize> = HashMap::new();
    random_matches::<G>(&setups::<G>(), 1, |position, seat, actions, _| {
        number += 1;
        let mut sort: Vec<_> = actions.iter().map(discriminant).collect();
        sort.dedup();
        let seen = sorts.entry(sort).or_default();
        *seen += 1;
        if *seen <= OF_A_SORT || number % every == 0 {
            visit(position, seat);
        }
    });
}

/// The board as a viewer sees it, and what the viewer may do.
fn drawn<G: Drawing>(position: &G, viewer: Viewer, language: Language) -> (String, Vec<Choice>) {
    let words = Narrator::new(language, G::FACTS.id, &[], viewer);
    let view = position.view(viewer);
    let mut actions = Vec::new();
    if let Some(seat) = viewer.seat() {
        position.actions(seat, &mut actions);
    }
    let choice = |action| Choice { code: format!("{action}"), sentence: words.sentence(&view.action(action)) };
    // A seat that waits has nothing to choose.
    let acting = viewer.seat().is_some_and(|seat| position.to_act().contains(seat));
    let choices: Vec<Choice> = actions.iter().filter(|_| acting).map(choice).collect();
    let offers = Offers::new(&choices);
    let mut page = G::html(&view, &offers, &words).into_string();
    page.push_str(&G::tray(&view, &offers, &words).into_string());
    page.push_str(&G::chips(&view, &words).into_string());
    for line in G::player_lines(&view, &offers, &words) {
        page.push_str(&(line.numbers.into_string() + &line.more.into_string()));
    }
    (page, choices)
}

/// The values of an attribute in order.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    page.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

pub(crate) fn every_action_is_a_button_of_the_board<G: Drawing>(every: usize) {
    positions::<G>(every, |position, seat| {
        let (page, choices) = drawn(position, Viewer::Seat(seat), Language::En);
        let buttons: HashSet<&str> = values(&page, "value").into_iter().collect();
        for Choice { code, .. } in &choices {
            assert!(buttons.contains(code.as_str()), "`{code}` is not on the board");
        }
    });
}

pub(crate) fn every_button_asks_for_an_action_of_the_game<G: Drawing>(every: usize) {
    positions::<G>(every, |position, seat| {
        let (page, _) = drawn(position, Viewer::Seat(seat), Language::En);
        for code in values(&page, "value").into_iter().flat_map(|value| value.split(boards::SERIES)) {
            assert!(code.parse::<G::Action>().is_ok(), "`{code}` is no action");
        }
    });
}

pub(crate) fn every_button_and_picture_has_a_name<G: Drawing>(every: usize) {
    positions::<G>(every, |position, seat| {
        for language in Language::ALL {
            let (page, _) = drawn(position, Viewer::Seat(seat), language);
            assert!(values(&page, "aria-label").iter().all(|name| !name.trim().is_empty()));
            let does = page.matches("<button type=\"submit\" form=\"act\"").count();
            let opens = page.matches("<button type=\"button\" popovertarget=").count();
            assert_eq!(page.matches("<button").count(), does + opens);
            assert!(!page.contains('⟨'), "some words are missing: {}", page.split('⟨').nth(1).unwrap_or_default());
        }
    });
}

pub(crate) fn a_page_needs_no_style_and_no_script<G: Drawing>(every: usize) {
    positions::<G>(every, |position, seat| {
        let (page, _) = drawn(position, Viewer::Seat(seat), Language::De);
        for forbidden in ["style=", "<style", "<script", "onclick", "javascript:"] {
            assert!(!page.contains(forbidden), "{forbidden} is in the page");
        }
    });
}

pub(crate) fn ids_are_unique<G: Drawing>(every: usize) {
    positions::<G>(every, |position, seat| {
        let (page, _) = drawn(position, Viewer::Seat(seat), Language::En);
        let mut ids = HashSet::new();
        for id in values(&page, "id") {
            assert!(ids.insert(id), "the id {id} is there twice");
        }
    });
}

pub(crate) fn those_who_cannot_act_see_no_buttons<G: Drawing>(every: usize) {
    positions::<G>(every, |position, _| {
        let waiting = Seat::all(Game::players(position)).filter(|seat| !position.to_act().contains(*seat));
        for viewer in waiting.map(Viewer::Seat).chain([Viewer::Public]) {
            let (page, _) = drawn(position, viewer, Language::En);
            assert!(!page.contains("<button"), "{viewer:?} sees a button");
        }
    });
}

pub(crate) fn a_terminal_of_a_hundred_columns_is_enough<G: Drawing>(every: usize) {
    positions::<G>(every, |position, seat| {
        for language in Language::ALL {
            let words = Narrator::new(language, G::FACTS.id, &[], Viewer::Seat(seat));
            for line in G::text(&position.view(Viewer::Seat(seat)), &words) {
                let line = line.to_string();
                assert!(!line.contains('⟨'), "some words are missing: {line}");
                assert!(line.chars().count() <= 100, "{} columns: {line}", line.chars().count());
            }
        }
    });
}

pub(crate) fn the_cover_is_a_picture_with_a_name<G: Drawing>() {
    let words = Narrator::new(Language::En, G::FACTS.id, &[], Viewer::Public);
    let cover = G::cover(&words).into_string();
    assert!(cover.starts_with("<svg") && cover.contains("role=\"img\"") && !cover.contains("style="));
}
