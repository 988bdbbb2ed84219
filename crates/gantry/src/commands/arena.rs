//! `gantry arena`: bots meet each other, and are rated.

use std::fmt::Write;

use lab::{ArenaPlan, ArenaReport};

use super::long_run::{as_json, broken_off, cores, watched};
use super::sim::{played, row, share};
use crate::cli::ArenaArgs;
use crate::failure::Answer;
use crate::input;
use crate::text::table;

pub(crate) fn run(args: &ArenaArgs) -> Answer {
    let (game, setup, components) = input::setup(&args.setup)?;
    let plan = ArenaPlan {
        game,
        setup,
        components,
        bots: args.bots.clone(),
        gauntlet: args.gauntlet,
        games: args.games,
        threads: args.threads.unwrap_or_else(cores),
        seed: args.seed,
    };
    let report =
        watched(lab::matches(&plan), args.resume.as_deref(), args.nats.as_deref(), |watch| lab::arena(&plan, watch))?;
    if args.json { as_json(&report) } else { Ok(told(&report)) }
}

fn told(report: &ArenaReport) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "{}, from seed {}\n", played(report.game, &report.setup), report.seed);
    text.push_str(&broken_off(report.games, report.planned));
    let mut rows = vec![row(["bot", "against", "matches", "wins", "95 % interval", "score", "theirs"])];
    for pairing in &report.pairings {
        let mut cells = vec![
            pairing.bot.clone(),
            pairing.against.clone().unwrap_or_else(|| "the game".to_owned()),
            pairing.games.to_string(),
        ];
        cells.extend(share(&pairing.wins));
        cells.push(format!("{:.1}", pairing.score));
        cells.push(pairing.against_score.map(|score| format!("{score:.1}")).unwrap_or_default());
        rows.push(cells);
    }
    text.push_str(&table(&rows, &[2, 3, 5, 6]));
    if let Some(fair) = report.fair {
        let _ = writeln!(text, "\na fair share of the wins: {:.2} %", fair * 100.0);
    }
    if !report.ratings.is_empty() {
        let mut rows = vec![row(["rating", "±", "bot"])];
        for rated in &report.ratings {
            rows.push(vec![
                format!("{:.0}", rated.rating.points),
                format!("{:.0}", rated.rating.error),
                rated.bot.clone(),
            ]);
        }
        text.push('\n');
        text.push_str(&table(&rows, &[0, 1]));
    }
    let _ = writeln!(text, "\n{:.1} s", report.seconds);
    text
}
