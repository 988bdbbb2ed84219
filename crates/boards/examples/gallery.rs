//! Draws the boards of several positions for looking at them, one page each and one with all:
//! `cargo run -p boards --example gallery -- <folder> [en|de] [dark|light] [game]`.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use boards::{Choice, Drawing, Offers};
use engine::{Chance, Game, QuickDice, Seat, Setup, View, Viewer};
use jupiter_rescue::{JupiterRescue, Step};
use maud::{DOCTYPE, Markup, html};
use narration::{Language, Narrator};
use rocket_jockey::{Phase, RocketJockey};

/// Where and how the pages are written.
struct Gallery {
    folder: PathBuf,
    language: Language,
    theme: &'static str,
    names: Vec<String>,
}

/// A moment worth looking at: its name, how many play, whether a spectator looks, and how to know it.
type Wanted<G> = (&'static str, u8, bool, fn(&G, &<G as Game>::View) -> bool);
use engine::{Chance, Game, Policy, QuickDice, Seat, Setup, View, Viewer};
use rocket_jockey::RocketJockey;
use rocketmen::Rocketmen;
/// A position to look at, and who looks.
struct Scene<G> {
    name: &'static str,
    position: G,
    viewer: Viewer,
/// What a page is made for.
struct Look<'a> {
    folder: &'a Path,
    theme: &'a str,

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let said = |word: &str| arguments.iter().any(|argument| argument == word);
    let gallery = Gallery {
        folder: Path::new(arguments.first().map_or("/tmp/gallery", String::as_str)).to_owned(),
        language: if said("de") { Language::De } else { Language::En },
        theme: if said("light") { "light" } else { "dark" },
        names: ["Ada", "Bea Longstocking", "Cem", "Dora", "Emil", "Fay", "Gus"].map(str::to_owned).to_vec(),
    };
    fs::create_dir_all(&gallery.folder)?;
    fs::write(gallery.folder.join("gantry.css"), boards::STYLESHEET)?;
    if said(JupiterRescue::FACTS.id) {
        gallery.write::<JupiterRescue>(&jupiter_rescue_moments())
    } else {
        gallery.write::<RocketJockey>(&rocket_jockey_moments())
    }
}

fn rocket_jockey_moments() -> Vec<Wanted<RocketJockey>> {
    vec![
        ("fuel-up", 3, false, |_, view| view.phase == Phase::FuelUp && view.turn > 6),
        ("before-launch", 3, false, |position, view| {
            view.phase == Phase::StepTwo && view.turn > 8 && count(position) > 9
        }),
        ("in-flight", 3, false, |position, view| {
            view.phase == Phase::InFlight && view.played.len() == 1 && count(position) > 6
        }),
        ("delivered", 3, false, |position, view| {
            view.phase == Phase::Delivered && legal(position).contains(&"chain".to_owned()) && view.played.len() > 1
        }),
        ("discard", 3, false, |_, view| view.phase == Phase::Discard),
        ("reserve", 3, false, |_, view| view.phase == Phase::Reserve && view.turn > 4),
        ("aliens", 3, false, |_, view| view.aliens == Some(8) && view.phase == Phase::StepTwo),
        ("spectator", 3, true, |_, view| view.phase == Phase::InFlight && view.played.len() == 2),
        ("over", 3, false, |_, view| view.phase == Phase::Over),
    ]
}

fn jupiter_rescue_moments() -> Vec<Wanted<JupiterRescue>> {
    vec![
        ("core", 3, false, |_, view| matches!(view.step, Step::ChooseCore(_))),
        ("first", 7, false, |_, view| view.step == Step::ChooseFirst),
        ("dock", 2, false, |_, view| matches!(view.step, Step::Dock(_))),
        ("actions", 3, false, |position, view| {
            view.step == Step::Actions && view.turn > 2 && offers(position, "command") && offers(position, "attack")
        }),
        ("danger", 2, false, |position, view| {
            view.step == Step::Actions && view.forecast.iter().any(|roll| !roll.fall.is_empty()) && count(position) > 6
        }),
        ("flight", 4, false, |position, view| view.turn > 3 && offers(position, "fly") && offers(position, "attack")),
        ("teleport", 3, false, |position, view| view.turn > 3 && offers(position, "teleport") && offers(position, "command")),
        ("override", 3, false, |position, _| offers(position, " by ") && count(position) > 30),
        ("super", 5, false, |_, view| view.dish_covered && view.step == Step::Actions),
        ("place", 2, false, |_, view| matches!(view.step, Step::Place(_)) && view.turn > 4 && view.queue.len() > 1),
        ("rolled", 3, false, |_, view| view.step == Step::Rolled),
        ("suppress", 3, false, |_, view| view.step == Step::Suppress && view.turn > 4),
        ("trade", 2, false, |_, view| matches!(view.step, Step::Trade(_)) && view.seats[1].hand.len() > 1),
        ("module", 3, false, |_, view| matches!(view.step, Step::SetTile(_))),
        ("away", 3, true, |_, view| view.dock.is_none() && view.turn > 3),
        ("solo", 1, false, |position, view| view.step == Step::Actions && view.turn > 2 && count(position) > 8),
        ("seven", 7, false, |position, view| view.step == Step::Actions && view.turn > 12 && count(position) > 5),
        ("over", 3, false, |_, view| matches!(view.step, Step::Over(_))),
    ]
}

impl Gallery {
    fn write<G: Drawing>(&self, wanted: &[Wanted<G>]) -> Result<(), Box<dyn Error>> {
        let mut all = Vec::new();
        for (name, position, viewer) in scenes(wanted) {
            let words = Narrator::new(self.language, G::FACTS.id, &self.names, viewer);
            let board = table(&position, &words);
            fs::write(self.folder.join(format!("{name}.html")), self.page(&board).into_string())?;
            let text: Vec<String> = G::text(&position.view(viewer), &words).iter().map(ToString::to_string).collect();
            fs::write(self.folder.join(format!("{name}.txt")), text.join("\n"))?;
            all.push(html! { h2 { (name) } (board) });
        }
        fs::write(self.folder.join("cover.html"), self.page(&self.shelf::<G>()).into_string())?;
        fs::write(
            self.folder.join("gallery.html"),
            self.page(&html! { @for board in all { (board) } }).into_string(),
        )?;
        println!("{}", self.folder.join("gallery.html").display());
        Ok(())
    }

    fn shelf<G: Drawing>(&self) -> Markup {
        let words = Narrator::new(self.language, G::FACTS.id, &self.names, Viewer::Public);
        html! {
            main.wrap { h1 { (words.word("ui-title")) } ul.shelf { li.box {
                div.box-cover { (G::cover(&words)) }
                div.box-body { h2.box-title { (G::FACTS.title) } p { (words.word("game-tagline")) } div.box-actions { a.button.primary href="#" { (words.word("ui-play-now")) } } }
            } } }
        }
    }

    fn page(&self, inside: &Markup) -> Markup {
        html! {
            (DOCTYPE)
            html lang=(self.language) data-theme=(self.theme) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { "Gallery" }
                    link rel="stylesheet" href="gantry.css";
                }
                body { (boards::icons()) (inside) }
    let look = Look {
        folder: Path::new(arguments.first().map_or("/tmp/gallery", String::as_str)),
    fs::create_dir_all(look.folder)?;
    fs::write(look.folder.join("gantry.css"), boards::STYLESHEET)?;
    if said(Rocketmen::FACTS.id) {
        return hang(&rocketmen_scenes(), &look);
    hang(&rocket_jockey_scenes(), &look)
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
    let words = Narrator::new(look.language, G::FACTS.id, &names, Viewer::Public);
    let shelf = html! {
        main.wrap { h1 { (words.word("ui-title")) } ul.shelf { li.box {
            div.box-cover { (G::cover(&words)) }
            div.box-body { h2.box-title { (G::FACTS.title) } p { (words.word("game-tagline")) } div.box-actions { a.button.primary href="#" { (words.word("ui-play-now")) } } }
        } } }
    fs::write(look.folder.join("cover.html"), page::<G>(&shelf, look).into_string())?;
    fs::write(
        look.folder.join("gallery.html"),
        page::<G>(&html! { @for board in all { (board) } }, look).into_string(),
    )?;
    println!("{}", look.folder.join("gallery.html").display());
    Ok(())
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
        }
    }
}

/// The table as a page would lay it out.
fn table<G: Drawing>(position: &G, words: &Narrator<'_>) -> Markup {
    let view = position.view(words.viewer());
    let choices = choices(position, words);
fn table<G: Drawing>(scene: &Scene<G>, words: &Narrator<'_>) -> Markup {
    let view = scene.position.view(scene.viewer);
    let choices = choices(&scene.position, scene.viewer, words);
    let prompt = words.prompt(&view.prompt());
    html! {
        main.table {
            div.table-bar { h1.table-title { (G::FACTS.title) } }
            section.table-board aria-label="Board" { (G::html(&view, &Offers::new(&choices), words)) }
            section.table-dock.your-turn[!choices.is_empty()] aria-label="Choices" {
                div.prompt { p.prompt-now { (prompt.now) } @if let Some(next) = prompt.next { p.prompt-next { (next) } } }
                form #act method="post" { ul.choices { @for choice in &choices { li { button.choice name="action" value=(choice.code) { (choice.sentence) } } } } }
            }
            aside.table-side { details.fold open { summary { (boards::icon("log")) (words.word("ui-log")) } div.fold-body { (words.word("ui-log-empty")) } } }
        }
    }
}

fn choices<G: Drawing>(position: &G, words: &Narrator<'_>) -> Vec<Choice> {
    let mut actions = Vec::new();
    if let Some(seat) = words.viewer().seat() {
        position.actions(seat, &mut actions);
    }
    let view = position.view(words.viewer());
fn choices<G: Game>(position: &G, viewer: Viewer, words: &Narrator<'_>) -> Vec<Choice> {
    let view = position.view(viewer);
    let actions = viewer.seat().filter(|seat| position.to_act().contains(*seat)).map(|seat| legal(position, seat));
    actions
        .iter()
        .flatten()
        .map(|action| Choice { code: action.to_string(), sentence: words.sentence(&view.action(action)) })
        .collect()
}

/// Plays at random, the same every time, and keeps the moments worth looking at.
fn scenes<G: Game>(wanted: &[Wanted<G>]) -> Vec<(&'static str, G, Viewer)> {
    let found = wanted.iter().filter_map(|&(name, players, public, is_wanted)| {
        let scene = (0..60).find_map(|seed| {
            let mut moments = moments::<G>(players, seed).into_iter();
            moments.find(|(position, seat)| is_wanted(position, &position.view(Viewer::Seat(*seat))))
        });
        scene.map(|(position, seat)| (name, position, if public { Viewer::Public } else { Viewer::Seat(seat) }))
    });
    found.collect()
}

/// The codes of what can be done.
fn legal<G: Game>(position: &G) -> Vec<String> {
    let mut actions = Vec::new();
    if let Some(seat) = position.to_act().first() {
        position.actions(seat, &mut actions);
    }
    actions.iter().map(ToString::to_string).collect()
}

fn count<G: Game>(position: &G) -> usize {
    legal(position).len()
}

fn offers<G: Game>(position: &G, word: &str) -> bool {
    legal(position).iter().any(|code| code.contains(word))
}

/// Every position of a random match, and who is to act in it. Steps are not ended early as long as there is more to do.
fn moments<G: Game>(players: u8, seed: u64) -> Vec<(G, Seat)> {
    let mut dice = QuickDice::new(seed);
    let Ok(mut position) = G::deal(G::components(), &Setup::new(players), &mut dice) else {
fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    position.actions(seat, &mut actions);
    actions
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
        let (position, seat) = moment?;
        Some(Scene { name, position, viewer: if public { Viewer::Public } else { Viewer::Seat(seat) } })
    };
    wanted.into_iter().filter_map(|(name, public, is_wanted)| first(name, public, is_wanted)).collect()
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
/// Every position of a match, and who is to act in it.
fn moments<G: Game>(
    setup: &Setup,
    seed: u64,
    choose: impl Fn(&(G, Seat), &[G::Action], &mut QuickDice) -> usize,
) -> Vec<(G, Seat)> {
    let Ok(mut position) = G::deal(G::components(), setup, &mut dice) else {
        return Vec::new();
    };
    let mut moments = Vec::new();
    while let Some(seat) = position.to_act().first() {
        moments.push((position, seat));
        actions.clear();
        position.actions(seat, &mut actions);
        let mut action = actions[dice.below(actions.len() as u32) as usize];
        // Boarding and shooting make for richer positions than running around.
        for wish in ["to pod", "attack"] {
            if let Some(better) = actions.iter().find(|other| other.to_string().contains(wish)) {
                action = *better;
                break;
            }
        }
        let actions = legal(&position, seat);
        let action = actions[choose(&(position, seat), &actions, &mut dice)];
        position.play(seat, action, &mut dice, &mut ());
    }
    moments.push((position, Seat::new(0)));
    moments
}
