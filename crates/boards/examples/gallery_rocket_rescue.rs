//! Draws boards of Rocket Rescue for looking at them, one page each; the text board goes to the output:
//! `cargo run -p boards --example gallery_rocket_rescue -- <folder> [en|de] [dark|light]`.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use boards::{Choice, Drawing, Offers};
use engine::{Game, Policy, QuickDice, Seat, Setup, View as _, Viewer};
use maud::{DOCTYPE, Markup, html};
use narration::{Language, Narrator};
use rocket_rescue::{Phase, RocketRescue, Step, View};

/// What to look for: a name, players, options, whether a spectator looks, and the moment.
type Wanted = (&'static str, u8, &'static [(&'static str, &'static str)], bool, fn(&View, usize) -> bool);

const WANTED: &[Wanted] = &[
    ("planning", 3, &[], false, |view, _| {
        view.round == 4 && view.plan.as_ref().is_some_and(|plan| plan.dice.len() == 2)
    }),
    ("bid", 4, &[], false, |view, choices| {
        view.round == 5
            && choices > 4
            && view.plan.as_ref().is_some_and(|plan| plan.dice.len() == 4 && plan.bid.is_none())
    }),
    ("research", 4, &[], false, |view, _| view.phase == Phase::Research && view.round == 3),
    ("purchase", 3, &[], false, |view, _| view.phase == Phase::Purchase && view.round == 3),
    ("boarding", 5, &[], false, |view, choices| view.phase == Phase::Boarding && choices > 4),
    ("hangar", 4, &[], false, |view, choices| view.phase == Phase::Hangar && view.round >= 5 && choices > 4),
    ("launch", 4, &[], false, |view, choices| matches!(view.step, Some(Step::LaunchTo(_))) && choices > 2),
    ("build", 5, &[], false, |view, choices| {
        matches!(view.step, Some(Step::BuildIn(_))) && choices > 3 && view.round > 3
    }),
    ("first-placing", 4, &[("edition", "first"), ("characters", "on")], false, |view, choices| {
        view.phase == Phase::Placing && choices > 3
    }),
    ("first-launch", 4, &[("edition", "first")], false, |view, choices| {
        matches!(view.step, Some(Step::LaunchTo(_))) && choices > 1
    }),
    ("first-reward", 3, &[("edition", "first")], false, |view, _| matches!(view.step, Some(Step::Reward))),
    ("sealed", 3, &[("sealed-fronts", "on")], false, |view, _| view.phase == Phase::Research && view.round == 2),
    ("spectator", 5, &[], true, |view, _| view.phase == Phase::Hangar && view.round == 6),
    ("over", 4, &[], false, |view, _| view.phase == Phase::Over),
];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let folder = Path::new(arguments.first().map_or("/tmp/gallery-rocket-rescue", String::as_str));
    let language = if arguments.iter().any(|word| word == "de") { Language::De } else { Language::En };
    let theme = if arguments.iter().any(|word| word == "light") { "light" } else { "dark" };
    fs::create_dir_all(folder)?;
    fs::write(folder.join("gantry.css"), boards::STYLESHEET)?;
    let names = ["Ada", "Bea Longstocking", "Cem", "Dörte", "Eve"].map(str::to_owned);
    for (name, players, options, public, is_wanted) in WANTED {
        let Some((position, seat)) = find(*players, options, *is_wanted) else {
            eprintln!("no moment for {name}");
            continue;
        };
        let viewer = if *public { Viewer::Public } else { Viewer::Seat(seat) };
        let words = Narrator::new(language, RocketRescue::FACTS.id, &names, viewer);
        fs::write(
            folder.join(format!("{name}.html")),
            page(&table(&position, viewer, &words), language, theme).into_string(),
        )?;
        println!("\n---- {name}");
        RocketRescue::text(&position.view(viewer), &words).iter().for_each(|line| println!("{line}"));
    }
    let words = Narrator::new(language, RocketRescue::FACTS.id, &names, Viewer::Public);
    let shelf = html! {
        main.wrap { ul.shelf { li.box {
            div.box-cover { (RocketRescue::cover(&words)) }
            div.box-body { h2.box-title { (RocketRescue::FACTS.title) } p { (words.word("game-tagline")) } }
        } } }
    };
    fs::write(folder.join("cover.html"), page(&shelf, language, theme).into_string())?;
    Ok(())
}

/// Plays by rules of thumb until such a moment comes.
fn find(players: u8, options: &[(&str, &str)], is_wanted: fn(&View, usize) -> bool) -> Option<(RocketRescue, Seat)> {
    (0..60).find_map(|seed| {
        let mut dice = QuickDice::new(seed);
        let mut setup = Setup::new(players);
        for (key, value) in options {
            setup.options.insert((*key).to_owned(), (*value).to_owned());
        }
        let mut position = RocketRescue::deal(RocketRescue::components(), &setup, &mut dice).ok()?;
        let mut actions = Vec::new();
        loop {
            let seat = position.to_act().first().unwrap_or_default();
            actions.clear();
            position.actions(seat, &mut actions);
            if is_wanted(&position.view(Viewer::Seat(seat)), actions.len()) {
                return Some((position, seat));
            }
            if actions.is_empty() {
                return None;
            }
            let best = position.advise(seat, &actions, &mut dice);
            position.play(seat, actions[best], &mut dice, &mut ());
        }
    })
}

fn page(inside: &Markup, language: Language, theme: &str) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(language) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Rocket Rescue" }
                link rel="stylesheet" href="gantry.css";
            }
            body { (boards::icons()) (inside) }
        }
    }
}

/// The table as a page would lay it out.
fn table(position: &RocketRescue, viewer: Viewer, words: &Narrator<'_>) -> Markup {
    let view = position.view(viewer);
    let mut actions = Vec::new();
    if let Some(seat) = viewer.seat() {
        position.actions(seat, &mut actions);
    }
    let choice = |action: &rocket_rescue::Action| Choice {
        code: action.to_string(),
        sentence: words.sentence(&view.action(action)),
    };
    let choices: Vec<Choice> = actions.iter().map(choice).collect();
    let prompt = words.prompt(&view.prompt());
    let offers = Offers::new(&choices);
    html! {
        main { div.table {
            header.table-bar { h1.table-title { "Rocket Rescue" } div.table-chips { (RocketRescue::chips(&view, words)) } }
            section.table-board aria-label="Board" { (RocketRescue::html(&view, &offers, words)) }
            section.table-tray aria-label="Tray" { (RocketRescue::tray(&view, &offers, words)) }
            div.table-side { section.table-dock.your-turn[!choices.is_empty()] aria-label="Choices" {
                div.prompt { p.prompt-now { (prompt.now) } @if let Some(next) = prompt.next { p.prompt-next { (next) } } }
                form #act method="post" { ul.choices { @for choice in &choices { li { button.choice name="action" value=(choice.code) { (choice.sentence) } } } } }
            }
            }
        } }
    }
}
