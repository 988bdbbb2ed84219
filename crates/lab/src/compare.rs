//! The same worlds under several conditions: what differs, how sure that is, and how much would settle what is open.

use std::collections::BTreeMap;

use engine::{Problem, ensure};
use maud::{Markup, html};
use serde::Serialize;

use crate::experiment::{ArmTally, Experiment, Results, conduct};
use crate::report::{Curve, PERCENT, curves, number, percent, range, sheet, signed, thousands};
use crate::sim::WHOLE_WIN;
use crate::{Mean, Watch};

/// What came of the same worlds under several conditions.
#[derive(Clone, Debug, Serialize)]
pub struct Comparison {
    /// The id of the game.
    pub game: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What is compared, in words.
    pub question: String,
    /// The first seed.
    pub seed: u64,
    /// How many worlds were played under every condition.
    pub worlds: u64,
    /// How many there were to be.
    pub planned: u64,
    /// How long it took.
    pub seconds: f64,
    /// The conditions; the others are compared with the first.
    pub conditions: Vec<Condition>,
}

/// What came of one condition.
#[derive(Clone, Debug, Serialize)]
pub struct Condition {
    /// What it is called.
    pub label: String,
    /// The number that was changed, if it is one of a row.
    pub value: Option<f64>,
    /// How often in a match somebody was kept from something.
    pub kept_from: f64,
    /// How often there was nothing else to do than what is forbidden.
    pub allowed: f64,
    /// What came of it: means over the worlds.
    pub measures: BTreeMap<String, Mean>,
    /// How much more than under the first, world by world.
    pub differences: BTreeMap<String, Difference>,
}

/// A difference, world by world.
#[derive(Clone, Debug, Serialize)]
pub struct Difference {
    /// How large.
    pub difference: Mean,
    /// Whether it may be none at all.
    pub open: bool,
    /// How many worlds would about settle a difference of this size, if it is open.
    pub worlds_to_settle: Option<u64>,
    /// What it says, in a sentence.
    pub verdict: String,
}

/// Whether a measure is a share.
fn is_share(name: &str) -> bool {
    name.starts_with("wins")
}

fn told(name: &str, value: f64) -> String {
    if is_share(name) { format!("{}{PERCENT}", signed(value * 100.0)) } else { signed(value) }
}

fn told_plain(name: &str, value: f64) -> String {
    if is_share(name) { percent(value) } else { number(value) }
}

fn told_range(name: &str, mean: &Mean) -> String {
    if is_share(name) { range(mean, 100.0, PERCENT) } else { range(mean, 1.0, "") }
}

impl Difference {
    fn of(name: &str, difference: Mean, worlds: u64) -> Self {
        let open = difference.is_open();
        let size = difference.mean.abs();
        let times = (difference.margin() / size).powi(2);
        let settle = (open && size > 0.0 && times.is_finite()).then(|| (worlds as f64 * times).ceil());
        let worlds_to_settle = settle.filter(|&worlds| worlds < 1e12).map(|worlds| worlds as u64);
        let largest = difference.low.abs().max(difference.high.abs());
        let verdict = match (open, worlds_to_settle) {
            (false, _) => format!(
                "{} by {} ({})",
                if difference.mean > 0.0 { "more" } else { "less" },
                told(name, difference.mean),
                told_range(name, &difference)
            ),
            (true, _) if difference.margin() == 0.0 => "the same in every world".to_owned(),
            (true, Some(more)) => format!(
                "no difference larger than {}; about {} worlds would settle one of {}",
                told_plain(name, largest),
                thousands(rounded(more)),
                told(name, difference.mean)
            ),
            (true, None) => format!("no difference larger than {}", told_plain(name, largest)),
        };
        Difference { difference, open, worlds_to_settle, verdict }
    }
}

/// A number of matches with two digits that matter.
fn rounded(number: u64) -> u64 {
    let unit = 10_u64.pow(number.max(1).ilog10().saturating_sub(1));
    number.div_ceil(unit) * unit
}

/// Plays the same worlds under all conditions. `values` are the numbers that the conditions stand for, if they are a row.
pub fn compare(experiment: &Experiment, question: &str, values: &[f64], watch: &Watch) -> Result<Comparison, Problem> {
    ensure!(experiment.arms.len() > 1, "there must be something to compare");
    let Results { tally, games, seconds, .. } = conduct(experiment, watch)?;
    let facts = experiment.game.facts();
    let arms = experiment.arms.iter().zip(tally.arms).enumerate();
    Ok(Comparison {
        game: facts.id,
        title: facts.title,
        question: question.to_owned(),
        seed: experiment.seed,
        worlds: games,
        planned: experiment.games,
        seconds,
        conditions: arms.map(|(index, (arm, tally))| condition(&arm.label, values.get(index), tally, games)).collect(),
    })
}

fn condition(label: &str, value: Option<&f64>, tally: ArmTally, games: u64) -> Condition {
    let unit = |name: &str| if is_share(name) { WHOLE_WIN as f64 } else { 1.0 };
    let measures = tally.measures.iter().map(|(name, sums)| (name.clone(), sums.mean(unit(name))));
    let differences = tally
        .differences
        .iter()
        .map(|(name, sums)| (name.clone(), Difference::of(name, sums.mean(unit(name)), sums.count)));
    Condition {
        label: label.to_owned(),
        value: value.copied(),
        kept_from: tally.banned.kept_from as f64 / games.max(1) as f64,
        allowed: tally.banned.allowed as f64 / games.max(1) as f64,
        measures: measures.collect(),
        differences: differences.collect(),
    }
}

impl Comparison {
    /// What is measured, in the order of the tables.
    fn names(&self) -> impl Iterator<Item = &String> {
        self.conditions[0].measures.keys()
    }

    /// Rows of a table for a terminal: what is measured, what came of each condition, and what the differences say.
    #[must_use]
    pub fn rows(&self) -> Vec<Vec<String>> {
        let head = ["", "measure", "mean", "95 % interval", "beside the first"].map(str::to_owned).to_vec();
        let row = |condition: &Condition, name: &String, first: bool| {
            let mean = condition.measures.get(name)?;
            let label = if first { condition.label.clone() } else { String::new() };
            let verdict = condition.differences.get(name).map(|difference| difference.verdict.clone());
            Some(vec![
                label,
                name.clone(),
                told_plain(name, mean.mean),
                told_range(name, mean),
                verdict.unwrap_or_default(),
            ])
        };
        let rows = self.conditions.iter().flat_map(|condition| {
            condition.measures.keys().enumerate().filter_map(move |(index, name)| row(condition, name, index == 0))
        });
        std::iter::once(head).chain(rows).collect()
    }
}

/// A comparison as a page of its own.
#[must_use]
pub fn comparison_page(comparison: &Comparison) -> String {
    let body = html! {
        header {
            p.soft { "Gantry lab" }
            h1 { (comparison.title) ": " (comparison.question) }
            p {
                (thousands(comparison.worlds)) " worlds from seed " (comparison.seed)
                @if comparison.worlds < comparison.planned { " (broken off; there were to be " (thousands(comparison.planned)) ")" }
                ", each played under every condition with the same cards and dice as long as the choices are the same."
            }
        }
        main {
            h2 { "What differs" }
            @for condition in &comparison.conditions[1..] { (differences(comparison, condition)) }
            @if comparison.conditions[0].value.is_some() {
                h2 { "Curves" }
                (row_curves(comparison))
            }
            h2 { "All numbers" }
            (all_numbers(comparison))
            h2 { "How these numbers were made" }
            ul {
                li { "A difference is that of one world under both conditions; its interval (95 %) comes of the spread of these differences, which is smaller than that of two runs with other cards." }
                li { "“No difference larger than” names the far end of the interval. How many worlds would settle it is what makes the interval of a difference of the size found end at zero; the true one may be smaller." }
                li { "Players are the same under all conditions unless said otherwise. Rules of thumb may not know how to use a changed number: then a difference tells about them, too." }
            }
        }
    };
    sheet(&format!("{}: {}", comparison.title, comparison.question), body)
}

fn differences(comparison: &Comparison, condition: &Condition) -> Markup {
    html! {
        h3 { (condition.label) small { " beside " (comparison.conditions[0].label) } }
        @if condition.kept_from > 0.0 {
            p { "Somebody was kept from something " (number(condition.kept_from)) " times in a match; " (number(condition.allowed)) " times there was nothing else to do." }
        }
        div.wide { table {
            thead { tr { th { "Measure" } th.n { "Difference" } th.n { "95 %" } th {} th { "In words" } } }
            tbody { @for (name, found) in &condition.differences {
                @let mean = &found.difference;
                @let reach = mean.low.abs().max(mean.high.abs()).max(1e-9);
                tr {
                    td { (name) } td.n { (told(name, mean.mean)) } td.n { (told_range(name, mean)) }
                    td { @if mean.margin() > 0.0 && mean.margin().is_finite() { (crate::report::interval(mean, -reach, reach, Some(0.0))) } }
                    td { (found.verdict) }
                }
            } }
        } }
    }
}

fn row_curves(comparison: &Comparison) -> Markup {
    let labels: Vec<(f64, String)> = comparison
        .conditions
        .iter()
        .filter_map(|condition| Some((condition.value?, condition.value?.to_string())))
        .collect();
    let curve = |name: &str| Curve {
        name: "",
        points: comparison
            .conditions
            .iter()
            .filter_map(|condition| Some((condition.value?, *condition.measures.get(name)?)))
            .collect(),
    };
    html! {
        div.two { @for name in comparison.names() {
            (curves(&[curve(name)], &labels, None, |value| told_plain(name, value), name))
        } }
    }
}

fn all_numbers(comparison: &Comparison) -> Markup {
    html! {
        div.wide { table {
            thead { tr { th { "Measure" } @for condition in &comparison.conditions { th.n { (condition.label) } } } }
            tbody { @for name in comparison.names() { tr {
                td { (name) }
                @for condition in &comparison.conditions { td.n {
                    @if let Some(mean) = condition.measures.get(name) { (told_plain(name, mean.mean)) br; small { (told_range(name, mean)) } }
                } }
            } } }
        } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Arm, Ban, change_components};

    fn arm(game: &dyn catalog::AnyGame, label: &str) -> Arm {
        Arm {
            label: label.to_owned(),
            setup: game.usual_setup(2),
            components: None,
            bots: vec![bots::BotName::Thumb.into(); 2],
            ban: None,
        }
    }

    fn compared(game: &str, change: impl Fn(&mut Arm)) -> Comparison {
        let game = catalog::find(game).expect("a game of ours");
        let mut other = arm(game, "b");
        change(&mut other);
        let arms = vec![arm(game, "a"), other];
        let experiment =
            Experiment { game, arms, close: false, parquet: None, clauses_every: 0, games: 60, threads: 2, seed: 1 };
        compare(&experiment, "a test", &[], &Watch::default()).expect("a comparison")
    }

    #[test]
    fn the_same_condition_is_the_same_in_every_world() {
        let same = compared("rocket-jockey", |_| {});
        let verdicts: Vec<&str> = same.conditions[1].differences.values().map(|found| found.verdict.as_str()).collect();
        assert!(
            !verdicts.is_empty() && verdicts.iter().all(|&verdict| verdict == "the same in every world"),
            "{verdicts:?}"
        );
    }

    #[test]
    fn worse_players_win_less_and_that_is_settled() {
        let found = compared("rocket-jockey", |arm| arm.bots[1] = bots::BotName::Random.into());
        let wins = &found.conditions[1].differences["wins of B"];
        assert!(!wins.open && wins.difference.high < 0.0 && wins.verdict.starts_with("less by"), "{wins:?}");
        assert!(comparison_page(&found).contains("less by"));
    }

    #[test]
    fn components_make_a_difference() {
        let toml = catalog::find("rocket-jockey").expect("a game").facts().components;
        let changed = change_components(toml, "constants.copilot_end_points", 30.0).expect("a number");
        let found = compared("rocket-jockey", |arm| arm.components = Some(changed.clone()));
        assert!(found.conditions[1].differences["score of A"].difference.low > 0.0, "{found:?}");
    }

    #[test]
    fn who_never_launches_loses_and_others_are_allowed_what_they_like() {
        let ban = |pattern: &str| {
            let ban = Ban { pattern: pattern.parse().expect("a pattern"), seat: None };
            compared("rocket-jockey", |arm| arm.ban = Some(ban.clone()))
        };
        let found = ban("launch *");
        let [first, second] = &found.conditions[..] else { panic!("two conditions") };
        assert!(second.differences["score of the seat"].difference.high < 0.0, "{second:?}");
        assert!(first.kept_from == 0.0 && second.kept_from > 1.0);
        let nothing_else = ban("*");
        assert!(nothing_else.conditions[1].allowed > 10.0 && nothing_else.conditions[1].kept_from == 0.0);
    }

    #[test]
    fn what_is_open_says_how_much_would_settle_it() {
        let found = Difference::of("wins of A", Mean { mean: 0.01, low: -0.01, high: 0.03 }, 1000);
        assert_eq!(found.worlds_to_settle, Some(4000));
        assert_eq!(
            found.verdict,
            "no difference larger than 3.00\u{a0}%; about 4,000 worlds would settle one of +1.00\u{a0}%"
        );
        assert_eq!((rounded(4_321), rounded(7), rounded(99_123)), (4_400, 7, 100_000));
    }
}
