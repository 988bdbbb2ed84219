//! `gantry check-bot`: whether a program plays every game by the protocol.

use bots::{Bot, BotName};
use catalog::AnyMind;
use engine::Problem;

use super::sim::row;
use crate::cli::CheckBotArgs;
use crate::failure::Answer;
use crate::text::table;

pub(crate) fn run(args: &CheckBotArgs) -> Answer {
    let program: Bot = format!("exec:{}", args.program).parse()?;
    let mut rows = vec![row(["game", "matches", "decisions"])];
    for game in catalog::games() {
        let facts = game.facts();
        let players = *facts.players.start();
        let table = lab::self_play(*game, game.usual_setup(players), None)?;
        let mut decisions = 0;
        for seat in 0..players {
            let sits = |other| if other == seat { program.clone() } else { Bot::Named(BotName::Random) };
            let mut minds: Vec<AnyMind> = (0..players).map(sits).map(AnyMind::new).collect();
            let played = table.play(&mut minds, seat.into());
            let in_game = |problem: Problem| Problem::new(format!("{}: {problem}", facts.id));
            decisions += played.map_err(in_game)?.decisions;
        }
        rows.push(vec![facts.id.to_owned(), players.to_string(), decisions.to_string()]);
    }
    Ok(table(&rows, &[1, 2]) + "\nevery answer was by the protocol\n")
}
