//! Plays a random match of a game and prints its record: `random_match rocket-jockey 7`, or only its first actions with a
//! third argument. Pipe it into `gantry verify -` or `gantry replay -`.

use std::time::Duration;

use bots::BotName;
use catalog::AnyMind;
use engine::{Problem, QuickDice, Setup};

fn main() -> Result<(), Problem> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let argument = |place: usize, otherwise: &str| args.get(place).cloned().unwrap_or_else(|| otherwise.to_owned());
    let game = catalog::find(&argument(0, "rocket-jockey"))?;
    let most: usize = argument(2, "1000000").parse().map_err(|_| Problem::new("the third argument is a number"))?;
    let players = 2.max(*game.facts().players.start());
    let mut table = game.start(Setup::new(players), argument(1, "7").parse()?, None)?;
    let mut dice = QuickDice::new(1);
    let mut mind = AnyMind::new(BotName::Random);
    while table.steps() < most {
        let Some(seat) = table.position().to_act().first() else { break };
        let Some(thought) = table.position().think(seat, &mut mind, Duration::ZERO, &mut dice)? else { break };
        let series = table.try_series(seat, &[thought.action]).map_err(|why| Problem::new(format!("{why:?}")))?;
        table.adopt(series)?;
    }
    print!("{}", table.record(&[]));
    Ok(())
}
