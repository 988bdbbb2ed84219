//! Draws the boards of several positions for looking at them, one page each and one with all:
//! `cargo run -p boards --example gallery -- <folder> [en|de] [dark|light] [game]`.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use boards::{Choice, Drawing, Offers};
use engine::{Chance, Game, Policy, QuickDice, Seat, Setup, View, Viewer};
use maud::{DOCTYPE, Markup, html};
use narration::{Language, Narrator};
use rocket_jockey::RocketJockey;
use rocketmen::Rocketmen;

/// A position to look at, and who looks.
struct Scene<G> {
    name: &'static str,
    position: G,
    viewer: Viewer,
}

/// What a page is made for.
struct Look<'a> {
    folder: &'a Path,
    language: Language,
    theme: &'a str,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let said = |word: &str| arguments.iter().any(|argument| argument == word);
    let look = Look {
        folder: Path::new(arguments.first().map_or("/tmp/gallery", String::as_str)),
        language: if said("de") { Language::De } else { Language::En },
        theme: if said("light") { "light" } else { "dark" },
    };
    fs::create_dir_all(look.folder)?;
    fs::write(look.folder.join("gantry.css"), boards::STYLESHEET)?;
    if said(Rocketmen::FACTS.id) {
        return hang(&rocketmen_scenes(), &look);
    }
    hang(&rocket_jockey_scenes(), &look)
}

/// Draws all scenes of a game.
fn hang<G: Drawing>(scenes: &[Scene<G>], look: &Look<'_>) -> Result<(), Box<dyn Error>> {
    let names = ["Ada", "Bea Longstocking", "Cem"].map(str::to_owned);
    let mut all = Vec::new();
    for scene in scenes {
        let words = Narrator::new(look.language, G::FACTS.id, &names, scene.viewer);
        let board = table(scene, &words);
        fs::write(look.folder.join(format!("{}.html", scene.name)), page::<G>(&board, look).into_string())?;
        let lines = G::text(&scene.position.view(scene.viewer), &words);
        let text: Vec<String> = lines.iter().map(ToString::to_string).collect();
        fs::write(look.folder.join(format!("{}.txt", scene.name)), text.join("\n"))?;
        all.push(html! { h2 { (scene.name) } (board) });
    }
    let words = Narrator::new(look.language, G::FACTS.id, &names, Viewer::Public);
    let shelf = html! {
        main.wrap { h1 { (words.word("ui-title")) } ul.shelf { li.box {
            div.box-cover { (G::cover(&words)) }
            div.box-body { h2.box-title { (G::FACTS.title) } p { (words.word("game-tagline")) } div.box-actions { a.button.primary href="#" { (words.word("ui-play-now")) } } }
        } } }
    };
    fs::write(look.folder.join("cover.html"), page::<G>(&shelf, look).into_string())?;
    fs::write(
        look.folder.join("gallery.html"),
        page::<G>(&html! { @for board in all { (board) } }, look).into_string(),
    )?;
    println!("{}", look.folder.join("gallery.html").display());
    Ok(())
}

fn page<G: Game>(inside: &Markup, look: &Look<'_>) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(look.language) data-theme=(look.theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (G::FACTS.title) }
                link rel="stylesheet" href="gantry.css";
            }
            body { (boards::icons()) (inside) }
        }
    }
}

/// The table as a page would lay it out.
fn table<G: Drawing>(scene: &Scene<G>, words: &Narrator<'_>) -> Markup {
    let view = scene.position.view(scene.viewer);
    let choices = choices(&scene.position, scene.viewer, words);
    let prompt = words.prompt(&view.prompt());
    let offers = Offers::new(&choices);
    html! {
        main { div.table {
            header.table-bar { h1.table-title { (G::FACTS.title) } div.table-chips { (G::chips(&view, words)) } }
            section.table-board aria-label="Board" { (G::html(&view, &offers, words)) }
            section.table-tray aria-label="Tray" { (G::tray(&view, &offers, words)) }
            div.table-side { section.table-dock.your-turn[!choices.is_empty()] aria-label="Choices" {
                div.prompt { p.prompt-now { (prompt.now) } @if let Some(next) = prompt.next { p.prompt-next { (next) } } }
                form #act method="post" { ul.choices { @for choice in &choices { li { button.choice name="action" value=(choice.code) { (choice.sentence) } } } } }
            }
            }
        } }
    }
}

fn choices<G: Game>(position: &G, viewer: Viewer, words: &Narrator<'_>) -> Vec<Choice> {
    let view = position.view(viewer);
    let actions = viewer.seat().filter(|seat| position.to_act().contains(*seat)).map(|seat| legal(position, seat));
    actions
        .iter()
        .flatten()
        .map(|action| Choice { code: action.to_string(), sentence: words.sentence(&view.action(action)) })
        .collect()
}

fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    position.actions(seat, &mut actions);
    actions
}

/// The moment to look for: what can be chosen in it, and how the seat to act sees it.
type Wanted<G> = fn(&[<G as Game>::Action], &<G as Game>::View) -> bool;

/// Plays some matches, the same every time, and keeps the first moment of each sort; `public` ones as spectators see them.
fn scenes<G: Game>(
    matches: impl Fn(&str, u64) -> Vec<(G, Seat)>,
    wanted: Vec<(&'static str, bool, Wanted<G>)>,
) -> Vec<Scene<G>> {
    let first = |name: &'static str, public: bool, is_wanted: Wanted<G>| {
        let moment = (0..40).find_map(|seed| {
            let found =
                |(position, seat): &(G, Seat)| is_wanted(&legal(position, *seat), &position.view(Viewer::Seat(*seat)));
            matches(name, seed).into_iter().find(found)
        });
        let (position, seat) = moment?;
        Some(Scene { name, position, viewer: if public { Viewer::Public } else { Viewer::Seat(seat) } })
    };
    wanted.into_iter().filter_map(|(name, public, is_wanted)| first(name, public, is_wanted)).collect()
}

fn rocket_jockey_scenes() -> Vec<Scene<RocketJockey>> {
    use rocket_jockey::{Action, Phase};
    let play =
        |_: &str, seed| moments(&Setup::new(3), seed, |_, actions, dice| dice.below(actions.len() as u32) as usize);
    let wanted: Vec<(_, _, Wanted<RocketJockey>)> = vec![
        ("fuel-up", false, |_, view| view.phase == Phase::FuelUp && view.turn > 6),
        ("before-launch", false, |legal, view| view.phase == Phase::StepTwo && view.turn > 8 && legal.len() > 9),
        ("in-flight", false, |legal, view| view.phase == Phase::InFlight && view.played.len() == 1 && legal.len() > 6),
        ("delivered", false, |legal, view| {
            view.phase == Phase::Delivered && legal.contains(&Action::Chain) && view.played.len() > 1
        }),
        ("discard", false, |_, view| view.phase == Phase::Discard),
        ("reserve", false, |_, view| view.phase == Phase::Reserve && view.turn > 4),
        ("aliens", false, |_, view| view.aliens == Some(8) && view.phase == Phase::StepTwo),
        ("spectator", true, |_, view| view.phase == Phase::InFlight && view.played.len() == 2),
        ("over", false, |_, view| view.phase == Phase::Over),
    ];
    scenes(play, wanted)
}

fn rocketmen_scenes() -> Vec<Scene<Rocketmen>> {
    use rocketmen::Phase;
    // Mostly sensible, sometimes at random: so that all sorts of moments come about.
    let play = |name: &str, seed| {
        let setup = match name {
            "solo" => Setup::new(1).with("mode", "solo"),
            "battle" => Setup::new(4).with("mode", "battle-for-earth"),
            _ => Setup::new(3),
        };
        moments(&setup, seed, |(position, seat): &(Rocketmen, Seat), actions, dice| {
            if dice.below(12) == 0 {
                dice.below(actions.len() as u32) as usize
            } else {
                position.advise(*seat, actions, dice)
            }
        })
    };
    let wanted: Vec<(_, _, Wanted<Rocketmen>)> = vec![
        ("opening", false, |_, view| view.phase == Phase::Actions),
        ("actions", false, |legal, view| {
            view.phase == Phase::Actions && view.round > 8 && view.seat(view.active).pad.len() > 2 && legal.len() > 16
        }),
        ("basket", false, |_, view| view.phase == Phase::Basket && view.round > 4),
        ("paying", false, |_, view| {
            view.phase == Phase::Paying && view.trade.as_ref().is_some_and(|trade| !trade.paid.is_empty())
        }),
        ("destination", false, |_, view| view.phase == Phase::Destination),
        ("launch", false, |_, view| {
            view.phase == Phase::Ready && view.launch.as_ref().is_some_and(|launch| launch.drawn.len() == 2)
        }),
        ("react", false, |_, view| view.phase == Phase::React),
        ("choose", false, |_, view| view.phase == Phase::ChooseFirst),
        ("jettison", false, |_, view| view.phase == Phase::Jettison),
        ("failed", false, |_, view| view.phase == Phase::AfterFail),
        ("fetch", false, |_, view| view.phase == Phase::Fetch),
        ("spectator", true, |_, view| view.phase == Phase::Ready && view.round > 10),
        ("battle", false, |_, view| view.phase == Phase::Actions && view.round > 6),
        ("solo", false, |_, view| view.phase == Phase::Actions && view.round > 9),
        ("over", false, |_, view| view.phase == Phase::Over),
    ];
    scenes(play, wanted)
}

/// Every position of a match, and who is to act in it.
fn moments<G: Game>(
    setup: &Setup,
    seed: u64,
    choose: impl Fn(&(G, Seat), &[G::Action], &mut QuickDice) -> usize,
) -> Vec<(G, Seat)> {
    let mut dice = QuickDice::new(seed);
    let Ok(mut position) = G::deal(G::components(), setup, &mut dice) else {
        return Vec::new();
    };
    let mut moments = Vec::new();
    while let Some(seat) = position.to_act().first() {
        moments.push((position, seat));
        let actions = legal(&position, seat);
        let action = actions[choose(&(position, seat), &actions, &mut dice)];
        position.play(seat, action, &mut dice, &mut ());
    }
    moments.push((position, Seat::new(0)));
    moments
}
