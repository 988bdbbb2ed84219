//! Plays many matches, checks every invariant after every action, and says how long they are:
//! `cargo run --release -p rocket-rescue --example rocket_rescue_pace -- thumb|random GAMES [OPTION=VALUE ...]`.

use std::env;
use std::error::Error;

use engine::{Game, Policy, QuickDice, Setup, Viewer};
use rocket_rescue::{Action, RocketRescue};

/// What is counted of matches with the same setup.
#[derive(Default)]
struct Pace {
    games: u64,
    rounds: u64,
    launches: u64,
    with_launch: u64,
    finished: u64,
    decisions: u64,
    best: i64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let sensible = arguments.first().is_none_or(|bot| bot != "random");
    let games: u64 = arguments.get(1).map_or(Ok(100), |word| word.parse())?;
    println!("players  edition  games  rounds  launches  with a launch  crew complete  best score  decisions");
    for (players, edition) in [(3, "first"), (4, "first"), (3, "second"), (4, "second"), (5, "second")] {
        let mut setup = Setup::new(players).with("edition", edition);
        for (option, value) in arguments.iter().skip(2).filter_map(|word| word.split_once('=')) {
            setup = setup.with(option, value);
        }
        let mut pace = Pace::default();
        for seed in 0..games {
            if let Err(problem) = play(&setup, seed, sensible, &mut pace) {
                // Not every option belongs to both editions.
                println!("{players}  {edition}: {problem}");
                break;
            }
        }
        pace.tell(players, edition);
    }
    Ok(())
}

fn play(setup: &Setup, seed: u64, sensible: bool, pace: &mut Pace) -> Result<(), Box<dyn Error>> {
    let mut chance = QuickDice::new(seed);
    let mut game = RocketRescue::deal(RocketRescue::components(), setup, &mut chance)?;
    let mut actions: Vec<Action> = Vec::new();
    while let Some(seat) = game.to_act().first() {
        actions.clear();
        game.actions(seat, &mut actions);
        let choice = if sensible {
            game.advise(seat, &actions, &mut chance)
        } else {
            engine::Chance::below(&mut chance, actions.len() as u32) as usize
        };
        game.play(seat, actions[choice], &mut chance, &mut ());
        pace.decisions += 1;
        game.audit().map_err(|problem| format!("seed {seed}, after `{}`: {problem}", actions[choice]))?;
    }
    let view = game.view(Viewer::Public);
    let launches: u64 = view.seats.iter().map(|seat| u64::from(seat.launches)).sum();
    pace.games += 1;
    pace.rounds += u64::from(view.round);
    pace.launches += launches;
    pace.with_launch += u64::from(launches > 0);
    pace.finished += u64::from(!view.finishers.is_empty());
    pace.best += view.seats.iter().map(|seat| i64::from(seat.points)).max().unwrap_or_default();
    Ok(())
}

impl Pace {
    fn tell(&self, players: u8, edition: &str) {
        let games = self.games.max(1) as f64;
        let mean = |sum: u64| sum as f64 / games;
        println!(
            "{players:7}  {edition:7}  {:5}  {:6.2}  {:8.2}  {:12.1}%  {:12.1}%  {:10.1}  {:9.1}",
            self.games,
            mean(self.rounds),
            mean(self.launches),
            100.0 * mean(self.with_launch),
            100.0 * mean(self.finished),
            self.best as f64 / games,
            mean(self.decisions),
        );
    }
}
