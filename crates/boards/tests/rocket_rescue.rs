//! The drawing of Rocket Rescue, at random positions of both editions and all player counts.

mod common;

use boards::{Drawing, Offers};
use engine::testing::battery::random_matches;
use engine::testing::play_out;
use engine::{Game, Match, Policy, QuickDice, Seat, Setup, Viewer};
use narration::{Language, Narrator};
use rocket_rescue::RocketRescue;

drawing!(rocket_rescue::RocketRescue, every = 1500);

const BOX: &str = include_str!("../../../games/rocket-rescue/data/components.toml");

/// What somebody sees of a piece while the first plans are made, in a match with these components.
fn seen(components: &str, viewer: Viewer, id: &str) -> String {
    let setup = Setup::new(3);
    let table = Match::<RocketRescue>::start(setup, 1.into(), Some(components.to_owned())).expect("a match");
    let words = Narrator::new(Language::En, RocketRescue::FACTS.id, &[], viewer);
    let page = RocketRescue::tray(&table.position().view(viewer), &Offers::none(), &words).into_string();
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
    let own = |components, id| seen(components, Viewer::Seat(Seat::new(0)), id);
    assert_eq!(own(BOX, "die-boarding-3"), "±01");
    assert_eq!(own(&changed, "die-boarding-3"), "±04");
    assert_eq!(own(BOX, "die-hangar-2"), "+1");
    assert_eq!(own(&changed, "die-hangar-2"), "+1–");
    assert!(seen(BOX, Viewer::Public, "pile-engine").contains("+3"));
    assert!(seen(&changed, Viewer::Public, "pile-engine").contains("+8"));
}

/// Board and tray of somebody who is to act.
fn drawn(position: &RocketRescue, seat: Seat) -> String {
    let viewer = Viewer::Seat(seat);
    let words = Narrator::new(Language::En, RocketRescue::FACTS.id, &[], viewer);
    let view = position.view(viewer);
    let tray = RocketRescue::tray(&view, &Offers::none(), &words).into_string();
    tray + &RocketRescue::html(&view, &Offers::none(), &words).into_string()
}

#[test]
fn a_module_keeps_its_id_from_the_display_to_a_hangar() {
    const SORTS: [&str; 5] = ["take ", "build ", "keep ", "board ", "move "];
    let mut found = [0; SORTS.len()];
    random_matches::<RocketRescue>(&[Setup::new(3), Setup::new(5)], 4, |position, seat, actions, _| {
        for code in actions.iter().map(ToString::to_string) {
            let Some(sort) = SORTS.iter().position(|sort| code.starts_with(sort)) else { continue };
            let card = &code[SORTS[sort].len()..];
            if found[sort] < 20 && !card.contains(' ') && !matches!(card, "back" | "carbon" | "aluminium" | "titanium")
            {
                let id = format!(" id=\"module-{}\"", card.replace('#', "-"));
                assert!(drawn(position, seat).contains(&id), "{id} is not drawn before `{code}`");
                found[sort] += 1;
            }
        }
    });
    assert!(found.iter().all(|count| *count > 0), "{found:?}");
}

/// What a planet says that a launch there brings, by seat.
fn promised(page: &str, planet: &str, players: usize) -> Vec<i32> {
    let piece = page.split(&format!(" id=\"planet-{planet}\"")).nth(1).expect("the planet is drawn");
    let piece = piece.split("</li>").next().unwrap_or_default();
    let mut points = vec![0; players];
    for gain in piece.split("rr-gain").skip(1) {
        let seat = gain.split("seat-badge seat-").nth(1).and_then(|rest| rest.bytes().next()).expect("a badge");
        let told = gain.split("</svg>+").nth(1).and_then(|rest| rest.split('<').next()).expect("points");
        points[usize::from(seat - b'a')] = told.parse().expect("a number");
    }
    points
}

/// The points of all players after a launch whose rewards are all taken, one by one in the first edition; none if somebody
/// finished by it, which earns more.
fn launched(position: &RocketRescue, seat: Seat, action: <RocketRescue as Game>::Action) -> Option<Vec<i32>> {
    let (mut after, mut chance) = (*position, QuickDice::new(1));
    after.play(seat, action, &mut chance, &mut ());
    while let Some(taker) = after.view(Viewer::Public).liftoff.and_then(|_| after.to_act().next()) {
        let mut rewards = Vec::new();
        after.actions(taker, &mut rewards);
        after.play(taker, rewards[0], &mut chance, &mut ());
    }
    let finishers = |position: &RocketRescue| position.view(Viewer::Public).finishers;
    (finishers(&after) == finishers(position)).then(|| points(&after))
}

fn points(position: &RocketRescue) -> Vec<i32> {
    position.view(Viewer::Public).seats.iter().map(|seat| seat.points).collect()
}

#[test]
fn a_planet_promises_what_a_launch_brings_to_everybody() {
    let mut launches = [0; 2];
    for (number, (edition, players)) in [(0, 4), (0, 3), (1, 3), (1, 5)].into_iter().cycle().take(8).enumerate() {
        let mut chance = QuickDice::new(number as u64);
        let setup = Setup::new(players).with("edition", ["first", "second"][edition]);
        let dealt = RocketRescue::deal(RocketRescue::components(), &setup, &mut chance).expect("a match");
        play_out(dealt, &mut chance, |position, seat, actions, chance| {
            for action in actions {
                let code = action.to_string();
                let Some(planet) = code.strip_prefix("fly to ") else { continue };
                let Some(after) = launched(position, seat, *action) else { continue };
                let gained: Vec<i32> =
                    after.iter().zip(points(position)).map(|(after, before)| after - before).collect();
                assert_eq!(promised(&drawn(position, seat), planet, gained.len()), gained, "`{code}`");
                launches[edition] += 1;
            }
            position.advise(seat, actions, chance)
        });
    }
    assert!(launches.iter().all(|count| *count > 2), "{launches:?}");
}
