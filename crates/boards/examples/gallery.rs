//! Draws the boards of several positions for looking at them, one page each and one with all:
//! `cargo run -p boards --example gallery -- <folder> [en|de] [dark|light]`.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use boards::{Choice, Drawing, Offers};
use engine::{Chance, Game, QuickDice, Seat, Setup, View, Viewer};
use maud::{DOCTYPE, Markup, html};
use narration::{Language, Narrator};
use rocket_jockey::{Action, Phase, RocketJockey};

/// A position to look at, and who looks.
struct Scene {
    name: &'static str,
    position: RocketJockey,
    viewer: Viewer,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let folder = Path::new(arguments.first().map_or("/tmp/gallery", String::as_str));
    let language = if arguments.iter().any(|word| word == "de") { Language::De } else { Language::En };
    let theme = if arguments.iter().any(|word| word == "light") { "light" } else { "dark" };
    fs::create_dir_all(folder)?;
    fs::write(folder.join("gantry.css"), boards::STYLESHEET)?;
    let names = ["Ada", "Bea Longstocking", "Cem"].map(str::to_owned);
    let mut all = Vec::new();
    for scene in scenes() {
        let words = Narrator::new(language, RocketJockey::FACTS.id, &names, scene.viewer);
        let board = table(&scene, &words);
        fs::write(folder.join(format!("{}.html", scene.name)), page(&board, language, theme).into_string())?;
        all.push(html! { h2 { (scene.name) } (board) });
    }
    let words = Narrator::new(language, RocketJockey::FACTS.id, &names, Viewer::Public);
    let shelf = html! {
        main.wrap { h1 { (words.word("ui-title")) } ul.shelf { li.box {
            div.box-cover { (RocketJockey::cover(&words)) }
            div.box-body { h2.box-title { (RocketJockey::FACTS.title) } p { (words.word("game-tagline")) } div.box-actions { a.button.primary href="#" { (words.word("ui-play-now")) } } }
        } } }
    };
    fs::write(folder.join("cover.html"), page(&shelf, language, theme).into_string())?;
    fs::write(
        folder.join("gallery.html"),
        page(&html! { @for board in all { (board) } }, language, theme).into_string(),
    )?;
    println!("{}", folder.join("gallery.html").display());
    Ok(())
}

fn page(inside: &Markup, language: Language, theme: &str) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(language) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Rocket Jockey" }
                link rel="stylesheet" href="gantry.css";
            }
            body { (boards::icons()) (inside) }
        }
    }
}

/// The table as a page would lay it out.
fn table(scene: &Scene, words: &Narrator<'_>) -> Markup {
    let view = scene.position.view(scene.viewer);
    let choices = choices(&scene.position, scene.viewer, words);
    let prompt = words.prompt(&view.prompt());
    html! {
        main.table {
            div.table-bar { h1.table-title { "Rocket Jockey" } }
            section.table-board aria-label="Board" { (RocketJockey::html(&view, &Offers::new(&choices), words)) }
            section.table-dock.your-turn[!choices.is_empty()] aria-label="Choices" {
                div.prompt { p.prompt-now { (prompt.now) } @if let Some(next) = prompt.next { p.prompt-next { (next) } } }
                form #act method="post" { ul.choices { @for choice in &choices { li { button.choice name="action" value=(choice.code) { (choice.sentence) } } } } }
            }
            aside.table-side { details.fold open { summary { (boards::icon("log")) (words.word("ui-log")) } div.fold-body { (words.word("ui-log-empty")) } } }
        }
    }
}

fn choices(position: &RocketJockey, viewer: Viewer, words: &Narrator<'_>) -> Vec<Choice> {
    let mut actions = Vec::new();
    if let Some(seat) = viewer.seat() {
        position.actions(seat, &mut actions);
    }
    let view = position.view(viewer);
    actions
        .iter()
        .map(|action| Choice { code: action.to_string(), sentence: words.sentence(&view.action(action)) })
        .collect()
}

/// Plays at random, the same every time, and keeps the moments worth looking at.
fn scenes() -> Vec<Scene> {
    type Wanted = fn(&RocketJockey, &rocket_jockey::View) -> bool;
    let wanted: [(&str, bool, Wanted); 9] = [
        ("fuel-up", false, |_, view| view.phase == Phase::FuelUp && view.turn > 6),
        ("before-launch", false, |position, view| view.phase == Phase::StepTwo && view.turn > 8 && count(position) > 9),
        ("in-flight", false, |position, view| {
            view.phase == Phase::InFlight && view.played.len() == 1 && count(position) > 6
        }),
        ("delivered", false, |position, view| {
            view.phase == Phase::Delivered && may_chain(position) && view.played.len() > 1
        }),
        ("discard", false, |_, view| view.phase == Phase::Discard),
        ("reserve", false, |_, view| view.phase == Phase::Reserve && view.turn > 4),
        ("aliens", false, |_, view| view.aliens == Some(8) && view.phase == Phase::StepTwo),
        ("spectator", true, |_, view| view.phase == Phase::InFlight && view.played.len() == 2),
        ("over", false, |_, view| view.phase == Phase::Over),
    ];
    let found = wanted.into_iter().filter_map(|(name, public, is_wanted)| {
        (0..40)
            .find_map(|seed| {
                moments(seed)
                    .into_iter()
                    .find(|(position, seat)| is_wanted(position, &position.view(Viewer::Seat(*seat))))
            })
            .map(|(position, seat)| Scene {
                name,
                position,
                viewer: if public { Viewer::Public } else { Viewer::Seat(seat) },
            })
    });
    found.collect()
}

fn legal(position: &RocketJockey) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Some(seat) = position.to_act().first() {
        position.actions(seat, &mut actions);
    }
    actions
}

fn count(position: &RocketJockey) -> usize {
    legal(position).len()
}

fn may_chain(position: &RocketJockey) -> bool {
    legal(position).contains(&Action::Chain)
}

/// Every position of a random match, and who is to act in it.
fn moments(seed: u64) -> Vec<(RocketJockey, Seat)> {
    let mut dice = QuickDice::new(seed);
    let Ok(mut position) = RocketJockey::deal(RocketJockey::components(), &Setup::new(3), &mut dice) else {
        return Vec::new();
    };
    let mut moments = Vec::new();
    let mut actions = Vec::new();
    while let Some(seat) = position.to_act().first() {
        moments.push((position, seat));
        actions.clear();
        position.actions(seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        position.play(seat, action, &mut dice, &mut ());
    }
    moments.push((position, Seat::new(0)));
    moments
}
