//! `gantry sim`: many matches among bots, counted.

use std::fmt::Write;

use bots::Bot;
use engine::{Problem, Setup, ensure};
use lab::{Plan, Report, Share, Spread};

use super::long_run::{as_json, broken_off, cores, watched};
use crate::cli::SimArgs;
use crate::failure::Answer;
use crate::input;
use crate::text::table;

pub(crate) fn run(args: &SimArgs) -> Answer {
    let (game, setup, components) = input::setup(&args.setup)?;
    let bots = seated(&args.bots, setup.players)?;
    let threads = args.threads.unwrap_or_else(cores);
    let plan = Plan { game, setup, components, bots, games: args.games, threads, seed: args.seed };
    let report = watched(args.games, args.resume.as_deref(), args.nats.as_deref(), |watch| lab::run(&plan, watch))?;
    if args.json { as_json(&report) } else { Ok(told(&report)) }
}

/// A bot for every seat: one for all, or one each.
pub(super) fn seated(bots: &[Bot], players: u8) -> Result<Vec<Bot>, Problem> {
    if let [only] = bots {
        return Ok(vec![only.clone(); players.into()]);
    }
    ensure!(
        bots.len() == usize::from(players),
        "--bots names {} bots for {players} players: name one for each, or one for all",
        bots.len()
    );
    Ok(bots.to_vec())
}

/// What is played, by how many and with what options.
pub(super) fn played(game: &str, setup: &Setup) -> String {
    let players = if setup.players == 1 { "player" } else { "players" };
    let options: String = setup.options.iter().map(|(id, value)| format!(", {id}={value}")).collect();
    format!("{game}, {} {players}{options}", setup.players)
}

fn told(report: &Report) -> String {
    let mut text = String::new();
    let played = played(report.game, &report.setup);
    let _ = writeln!(text, "{played}: {} matches from seed {}\n", report.games, report.seed);
    text.push_str(&broken_off(report.games, report.planned));
    let mut rows =
        vec![row(["seat", "bot", "wins", "95 % interval", "score", "±", "min", "10 %", "median", "90 %", "max"])];
    for seat in &report.seats {
        let mut cells = vec![seat.seat.to_string(), seat.bot.clone()];
        cells.extend(share(&seat.wins));
        cells.extend(spread(&seat.scores));
        rows.push(cells);
    }
    text.push_str(&table(&rows, &[2, 4, 5, 6, 7, 8, 9, 10]));
    if let Some(won) = &report.won_together {
        let _ = writeln!(text, "\nwon together: {}", share(won).join("  "));
    }
    if !report.endings.is_empty() {
        let mut rows = vec![row(["how it ended", "share", "95 % interval"])];
        rows.extend(report.endings.iter().map(|(ending, of)| {
            let [part, interval] = share(of);
            vec![(*ending).to_owned(), part, interval]
        }));
        let _ = writeln!(text, "\n{}", table(&rows, &[1]).trim_end());
    }
    let _ = writeln!(text, "\nshared wins: {}", report.ties);
    let mut rows = vec![row(["", "mean", "±", "min", "10 %", "median", "90 %", "max"])];
    let mut cells = vec!["decisions".to_owned()];
    cells.extend(spread(&report.decisions));
    rows.push(cells);
    text.push_str(&table(&rows, &[1, 2, 3, 4, 5, 6, 7]));
    let _ = writeln!(
        text,
        "\n{:.2} s on {} threads: {:.0} matches and {:.0} decisions a second",
        report.seconds, report.threads, report.games_per_second, report.decisions_per_second
    );
    text
}

pub(super) fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(str::to_owned).to_vec()
}

pub(super) fn share(share: &Share) -> [String; 2] {
    [format!("{:.2} %", share.share * 100.0), format!("{:.2} to {:.2} %", share.low * 100.0, share.high * 100.0)]
}

fn spread(spread: &Spread) -> Vec<String> {
    let whole = [spread.least, spread.p10, spread.median, spread.p90, spread.most].map(|value| value.to_string());
    [format!("{:.1}", spread.mean), format!("{:.1}", spread.deviation)].into_iter().chain(whole).collect()
}
