//! The drawing of Rocket Rescue, at random positions of both editions and all player counts.

mod common;

use boards::{Drawing, Offers};
use engine::{Game, Match, Seat, Setup, Viewer};
use narration::{Language, Narrator};
use rocket_rescue::RocketRescue;

drawing!(rocket_rescue::RocketRescue, every = 1500);

const BOX: &str = include_str!("../../../games/rocket-rescue/data/components.toml");

/// What a planning player sees of a piece, in a match with these components.
fn seen(components: &str, id: &str) -> String {
    let setup = Setup::new(3);
    let table = Match::<RocketRescue>::start(setup, 1.into(), Some(components.to_owned())).expect("a match");
    let viewer = Viewer::Seat(Seat::new(0));
    let words = Narrator::new(Language::En, RocketRescue::FACTS.id, &[], viewer);
    let page = RocketRescue::html(&table.position().view(viewer), &Offers::none(), &words).into_string();
    let piece = page.split(&format!(" id=\"{id}\"")).nth(1).expect("the piece is drawn");
    let texts = piece.split("</div>").next().unwrap_or_default().split('<').filter_map(|part| part.split_once('>'));
    texts.map(|(_, text)| text).collect::<Vec<_>>().concat()
}

#[test]
fn hints_follow_the_components_of_the_match() {
    let changed = BOX
        .replace("place = { d1 = 0, d2 = 0, d3 = 1,", "place = { d1 = 0, d2 = 0, d3 = 4,")
        .replace("d2 = [{ b = 1, l = 0, m = 0 }]", "d2 = []")
        .replace("cost = { c = 0, a = 1, t = 2 }\nenergy = 3", "cost = { c = 0, a = 1, t = 2 }\nenergy = 8");
    assert_eq!(seen(BOX, "die-boarding-3"), "±01");
    assert_eq!(seen(&changed, "die-boarding-3"), "±04");
    assert_eq!(seen(BOX, "die-hangar-2"), "+1");
    assert_eq!(seen(&changed, "die-hangar-2"), "+1–");
    assert!(seen(BOX, "pile-engine").contains("+3"));
    assert!(seen(&changed, "pile-engine").contains("+8"));
}
