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
            }
        }
    }
}

/// The table as a page would lay it out.
fn table<G: Drawing>(position: &G, words: &Narrator<'_>) -> Markup {
    let view = position.view(words.viewer());
    let choices = choices(position, words);
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
    actions
        .iter()
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
        return Vec::new();
    };
    let mut moments = Vec::new();
    let mut actions = Vec::new();
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
        position.play(seat, action, &mut dice, &mut ());
    }
    moments.push((position, Seat::new(0)));
    moments
}
