//! A report on a game: what many matches say about it, with the uncertainty of every number.

mod drawing;
mod findings;
mod lines;
mod luck;
mod names;
mod page;

use catalog::AnyGame;
use engine::{Problem, Rules, Seat};

pub(crate) use drawing::{Curve, curves, interval};
pub use lines::{ClauseLine, KindLine, LabReport, Length, OfferLine, PhaseLine, PieceLine, PointsLine, SeatLine};
pub use luck::{Luck, luck};
pub use page::page;
pub(crate) use page::{PERCENT, number, percent, range, sheet, signed, thousands};

use crate::experiment::{ArmTally, Details, Experiment, KindTally, OPENINGS, OfferTally, Results, conduct, matched};
use crate::sim::{WHOLE_WIN, wins};
use crate::{Mean, Share, Watch};
use names::Names;

/// Plays matches and reports on them.
pub fn lab_report(experiment: &Experiment, watch: &Watch) -> Result<LabReport, Problem> {
    let results = conduct(experiment, watch)?;
    report(experiment, results)
}

fn report(experiment: &Experiment, results: Results) -> Result<LabReport, Problem> {
    let nothing = || Problem::new("no match was played");
    let (game, arm) = (experiment.game, &experiment.arms[0]);
    let Results { tally, games, seconds, scale } = results;
    let ArmTally { sim, details, .. } = tally.arms.into_iter().next().ok_or_else(nothing)?;
    let names = Names::of(game);
    let seats = Seat::all(arm.setup.players).zip(&sim.seats).map(|(seat, tally)| {
        Some(SeatLine {
            seat,
            bot: arm.bots[seat.index()].to_string(),
            wins: Share::of(wins(tally.wins), games),
            score: tally.scores.mean(),
            scores: tally.scores.spread()?,
            histogram: tally.scores.clone(),
        })
    });
    let pieces = pieces(&details, games, &names);
    Ok(LabReport {
        game: game.facts().id,
        title: game.facts().title,
        setup: arm.setup.clone(),
        own_components: arm.components.is_some(),
        bots: arm.bots.iter().map(ToString::to_string).collect(),
        seed: experiment.seed,
        games,
        planned: experiment.games,
        seconds,
        fair: (sim.together == 0).then(|| 1.0 / f64::from(arm.setup.players)),
        seats: seats.collect::<Option<_>>().ok_or_else(nothing)?,
        order: details.order.iter().map(|sums| sums.mean(WHOLE_WIN as f64)).collect(),
        won_together: (sim.together > 0).then(|| Share::of(sim.won as f64, sim.together)),
        ties: Share::of(sim.ties as f64, games),
        endings: sim.endings.iter().map(|(end, &n)| (end.clone(), Share::of(n as f64, games))).collect(),
        decisions: Length::of(&sim.decisions),
        turns: Length::of(&details.turns),
        phases: phases(&details, games, &names),
        lead_changes: Length::of(&details.lead_changes),
        decided: decided(&details),
        points: points(&details),
        kinds: kinds(&details, games, &names),
        never_seen: names.never_seen(arm.components.as_deref(), details.pieces.keys())?,
        pieces,
        clauses: clauses(game, &details, games),
        clause_matches: details.clause_matches,
        clause_choices: details.clause_choices,
        openings: OPENINGS
            .into_iter()
            .zip(details.openings)
            .map(|(n, (of, same))| (n, Share::of(same as f64, of)))
            .collect(),
        classes: (scale.leads, scale.length),
        luck: None,
    })
}

/// How often something happened in a match, if it happened so often in all; as if every time came by itself (Poisson).
fn per_match(count: u64, games: u64) -> Mean {
    let games = games.max(1) as f64;
    Mean::with_error(count as f64 / games, (count.max(1) as f64).sqrt() / games)
}

fn phases(details: &Details, games: u64, names: &Names) -> Vec<PhaseLine> {
    let line = |(key, tally): (&String, &crate::experiment::PhaseTally)| {
        let count = tally.choices.count();
        let forced = tally.choices.iter().find(|&(choices, _)| choices == 1).map_or(0, |(_, count)| count);
        PhaseLine {
            name: names.phase(key),
            per_match: per_match(count, games),
            forced: Share::of(forced as f64, count),
            choices: tally.choices.mean(),
            median: tally.choices.quantile(0.5).unwrap_or_default(),
            most: tally.choices.quantile(1.0).unwrap_or_default(),
        }
    };
    let mut phases: Vec<PhaseLine> = details.phases.iter().map(line).collect();
    phases.sort_by(|one, other| other.per_match.mean.total_cmp(&one.per_match.mean));
    phases
}

fn decided(details: &Details) -> Vec<Share> {
    let all = details.decided.count();
    let by =
        |twentieth: i64| details.decided.iter().take_while(|&(at, _)| at <= twentieth).map(|(_, n)| n).sum::<u64>();
    (0..=20).map(|twentieth| Share::of(by(twentieth) as f64, all)).collect()
}

fn points(details: &Details) -> Vec<PointsLine> {
    let mut lines: Vec<PointsLine> = details
        .points
        .iter()
        .map(|(name, tally)| {
            let [winners, others] = tally.sums(details);
            PointsLine {
                name: name.clone(),
                winners: winners.mean(1.0),
                others: others.mean(1.0),
                difference: winners.above(&others, 1.0),
            }
        })
        .collect();
    lines.sort_by(|one, other| other.winners.mean.abs().total_cmp(&one.winners.mean.abs()));
    lines
}

fn kinds(details: &Details, games: u64, names: &Names) -> Vec<KindLine> {
    let line = |(key, tally): (&String, &KindTally)| {
        let [winners, others] = tally.done.sums(details);
        let mut pieces: Vec<OfferLine> =
            tally.pieces.iter().map(|(piece, offer)| offer_line(names.piece(piece), offer)).collect();
        pieces.sort_by(|one, other| one.taken.share.total_cmp(&other.taken.share));
        KindLine {
            name: names.kind(key),
            offered: per_match(tally.offered, games),
            taken: Share::of(tally.taken as f64, tally.offered),
            winners: winners.mean(1.0),
            others: others.mean(1.0),
            difference: winners.above(&others, 1.0),
            pieces,
        }
    };
    let mut kinds: Vec<KindLine> = details.kinds.iter().map(line).collect();
    kinds.sort_by(|one, other| other.offered.mean.total_cmp(&one.offered.mean));
    kinds
}

fn offer_line(name: String, offer: &OfferTally) -> OfferLine {
    let (mut taken, mut left) = Default::default();
    for [of_taken, of_left] in offer.classes.values() {
        crate::experiment::Sums::add(&mut taken, *of_taken);
        crate::experiment::Sums::add(&mut left, *of_left);
    }
    OfferLine {
        name,
        offered: offer.offered,
        taken: Share::of(offer.taken as f64, offer.offered),
        raw: taken.above(&left, WHOLE_WIN as f64),
        adjusted: matched(offer.classes.values(), WHOLE_WIN as f64),
    }
}

fn pieces(details: &Details, games: u64, names: &Names) -> Vec<PieceLine> {
    let mut pieces: Vec<PieceLine> = details
        .pieces
        .iter()
        .map(|(key, tally)| PieceLine {
            name: names.piece(key),
            list: key.split('/').next().unwrap_or_default().to_owned(),
            matches: Share::of(tally.matches as f64, games),
            events: tally.events.iter().map(|(event, &count)| (names.event(event), per_match(count, games))).collect(),
        })
        .collect();
    pieces.sort_by(|one, other| {
        (&one.list, one.matches.share).partial_cmp(&(&other.list, other.matches.share)).expect("shares are numbers")
    });
    pieces
}

fn clauses(game: &dyn AnyGame, details: &Details, games: u64) -> Vec<ClauseLine> {
    Rules::clauses(game.facts().rules.en)
        .map(|clause| {
            let tally = details.clauses.get(clause.id);
            let (effects, matches, refusals) =
                tally.map_or((0, 0, 0), |tally| (tally.effects, tally.effect_matches, tally.refusals));
            ClauseLine {
                id: clause.id.to_owned(),
                text: names::beginning(clause.text),
                effects: per_match(effects, games),
                matches: Share::of(matches as f64, games),
                refusals: Share::of(refusals as f64, details.clause_choices),
                seen: effects + refusals > 0,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Arm, Experiment};

    fn experiment(game: &str, players: u8, threads: usize) -> Experiment {
        let game = catalog::find(game).expect("a game of ours");
        let arm = Arm {
            label: String::new(),
            setup: game.usual_setup(players),
            components: None,
            bots: vec![bots::BotName::Thumb.into(); players.into()],
            ban: None,
        };
        Experiment { game, arms: vec![arm], close: true, parquet: None, clauses_every: 4, games: 48, threads, seed: 3 }
    }

    #[test]
    fn a_report_is_the_same_whatever_the_threads_and_after_a_stop() {
        let folder = tempfile::tempdir().expect("a folder");
        let kept = folder.path().join("kept");
        let told = |threads: usize, watch: &Watch| {
            let report = lab_report(&experiment("rocket-jockey", 2, threads), watch).expect("a report");
            page(&LabReport { seconds: 0.0, ..report })
        };
        let in_one_go = told(1, &Watch::default());
        assert!(told(3, &Watch::default()) == in_one_go, "three threads give another report than one");
        let watch = Watch { kept: Some(kept.clone()), ..Watch::default() };
        let part = std::thread::scope(|scope| {
            scope.spawn(|| {
                while watch.progress.load(std::sync::atomic::Ordering::Relaxed) < 22 {
                    std::thread::yield_now();
                }
                watch.stop.say();
            });
            lab_report(&experiment("rocket-jockey", 2, 1), &watch).expect("a part").games
        });
        assert!((20..48).contains(&part), "{part}");
        let resumed = told(2, &Watch { kept: Some(kept), ..Watch::default() });
        assert!(resumed == in_one_go, "a report that was stopped is another one");
    }

    #[test]
    fn every_game_has_a_page() {
        for (game, players) in [("rocket-jockey", 3), ("rocket-rescue", 3), ("rocketmen", 2), ("jupiter-rescue", 2)] {
            let mut experiment = experiment(game, players, 2);
            experiment.games = 6;
            let report = lab_report(&experiment, &Watch::default()).expect("a report");
            assert_eq!(report.games, 6);
            assert!(!report.points.is_empty() && !report.kinds.is_empty() && !report.pieces.is_empty(), "{game}");
            assert!(report.clauses.iter().any(|clause| clause.effects.mean > 0.0), "{game}");
            assert!(report.clauses.iter().any(|clause| clause.refusals.share > 0.0), "{game}");
            let html = page(&report);
            assert!(html.starts_with("<!DOCTYPE html>") && !html.contains("<script"), "{game}");
            assert!(!html.contains("NaN") && !html.contains('⟨'), "{game}");
        }
    }

    #[test]
    fn points_by_source_are_the_score() {
        for (game, players) in [("rocket-jockey", 3), ("rocket-rescue", 3), ("rocketmen", 2)] {
            let mut experiment = experiment(game, players, 2);
            experiment.games = 10;
            let report = lab_report(&experiment, &Watch::default()).expect("a report");
            let results = conduct(&experiment, &Watch::default()).expect("results");
            let details = &results.tally.arms[0].details;
            let sum: f64 =
                details.points.values().flat_map(|points| points.sums(details)).map(|sums| sums.sum as f64).sum();
            let scores: f64 = report.seats.iter().map(|seat| seat.score.mean * report.games as f64).sum();
            assert!((sum - scores).abs() < 1e-6, "{game}: {sum} points of all sources, {scores} scored");
        }
    }
}
