//! Plays many matches, checks every invariant after every action, and says how long they are, how they end and how often
//! a solitaire is won: `cargo run --release -p rocketmen --example rocketmen_pace -- thumb|random GAMES [OPTION=VALUE ...]`.

use std::env;
use std::error::Error;

use engine::{Chance, Game, Outcome, Policy, QuickDice, Setup, Witness};
use rocketmen::{Action, Ending, Event, Rocketmen};

/// What is counted of matches with the same setup.
#[derive(Default)]
struct Pace {
    rounds: Vec<u16>,
    decisions: u64,
    missions: u64,
    best: i64,
    /// How many ended by score, by missions, by an empty display, and by the round cap.
    ends: [u64; 4],
    /// How many a team of one has won.
    won: u64,
}

/// Hears how a match comes to its end.
#[derive(Default)]
struct Listener(Option<Ending>);

impl Witness<Event> for Listener {
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        if let Event::EndTriggered { reason } = event() {
            self.0 = Some(reason);
        }
    }

    fn unveil(&mut self) {}
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let sensible = arguments.first().is_none_or(|bot| bot != "random");
    let games: u64 = arguments.get(1).map_or(Ok(100), |word| word.parse())?;
    println!(
        "table               games  rounds (5%-95%)  missions  best score  decisions  score  missions  display    cap"
    );
    let tables = [
        (2, "standard", ""),
        (3, "standard", ""),
        (4, "standard", ""),
        (2, "battle-for-earth", ""),
        (3, "battle-for-earth", ""),
        (4, "battle-for-earth", ""),
        (1, "solo", "easy"),
        (1, "solo", "normal"),
        (1, "solo", "hard"),
    ];
    for (players, mode, difficulty) in tables {
        let mut setup = Setup::new(players).with("mode", mode);
        if !difficulty.is_empty() {
            setup = setup.with("difficulty", difficulty);
        }
        for (option, value) in arguments.iter().skip(2).filter_map(|word| word.split_once('=')) {
            setup = setup.with(option, value);
        }
        let mut pace = Pace::default();
        for seed in 0..games {
            if let Err(problem) = pace.play(&setup, seed, sensible) {
                // Not every option belongs to every mode.
                println!("{players} {mode}: {problem}");
                break;
            }
        }
        let solo = !difficulty.is_empty();
        pace.tell(&if solo { format!("solo {difficulty}") } else { format!("{players} {mode}") }, solo);
    }
    Ok(())
}

impl Pace {
    fn play(&mut self, setup: &Setup, seed: u64, sensible: bool) -> Result<(), Box<dyn Error>> {
        let mut chance = QuickDice::new(seed);
        let mut listener = Listener::default();
        let mut game = Rocketmen::deal(Rocketmen::components(), setup, &mut chance)?;
        let mut actions: Vec<Action> = Vec::new();
        while let Some(seat) = game.to_act().first() {
            actions.clear();
            game.actions(seat, &mut actions);
            let choice = if sensible {
                game.advise(seat, &actions, &mut chance)
            } else {
                chance.below(actions.len() as u32) as usize
            };
            game.play(seat, actions[choice], &mut chance, &mut listener);
            self.decisions += 1;
            game.audit().map_err(|problem| format!("seed {seed}, after `{}`: {problem}", actions[choice]))?;
        }
        self.rounds.push(game.round_number());
        self.missions += game.missions_flown();
        self.ends[match listener.0 {
            Some(Ending::Score) => 0,
            Some(Ending::Tokens | Ending::EarthMissions) => 1,
            Some(Ending::DisplayEmpty) => 2,
            None => 3,
        }] += 1;
        match game.outcome().ok_or("a match without an outcome")? {
            Outcome::Ranked(standings) => {
                self.best += standings.iter().map(|standing| i64::from(standing.score)).max().unwrap_or_default();
            }
            Outcome::Together { won, score } => {
                self.won += u64::from(won);
                self.best += i64::from(score);
            }
        }
        Ok(())
    }

    fn tell(&mut self, table: &str, solo: bool) {
        self.rounds.sort_unstable();
        let games = self.rounds.len().max(1) as f64;
        let mean = |sum: u64| sum as f64 / games;
        let rounds = mean(self.rounds.iter().map(|&rounds| u64::from(rounds)).sum());
        let at = |share: f64| self.rounds.get((share * games) as usize).copied().unwrap_or_default();
        let [score, missions, display, cap] = self.ends.map(|ends| 100.0 * mean(ends));
        print!(
            "{table:18}  {:5}  {rounds:6.2} ({:3}-{:3})  {:8.2}  {:10.2}  {:9.1}  {score:4.1}%  {missions:7.1}%  {display:6.1}%  {cap:4.1}%",
            self.rounds.len(),
            at(0.05),
            at(0.95),
            mean(self.missions),
            self.best as f64 / games,
            mean(self.decisions),
        );
        if solo {
            let (low, high) = interval(mean(self.won), games);
            print!("  won {:.1}% ({:.1}-{:.1})", 100.0 * mean(self.won), 100.0 * low, 100.0 * high);
        }
        println!();
    }
}

/// The interval of Wilson around a share, which holds the true one 95 times of 100.
fn interval(share: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let scale = 1.0 + Z * Z / games;
    let middle = (share + Z * Z / (2.0 * games)) / scale;
    let half = Z / scale * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    (middle - half, middle + half)
}
