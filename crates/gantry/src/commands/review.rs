//! `gantry review`: luck apart from choice in a finished match.

use std::fmt::Write;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use bots::Stop;
use catalog::AnyMatch;
use engine::{Problem, Record, Seat, Viewer, phrase};
use narration::{Language, Narrator};
use review::{Account, Course, Findings, Kept, Plan, Review, Studied, Study, ToldMoment};

use super::long_run::{as_json, cores, stop_on_interrupt, with_progress};
use super::sim::row;
use crate::cli::ReviewArgs;
use crate::failure::Answer;
use crate::input;
use crate::text::{WIDTH, indented, table};

/// How many moments are told.
const TOLD: usize = 12;

pub(crate) fn run(args: &ReviewArgs, language: Language) -> Answer {
    match (&args.study, &args.record) {
        (Some(game), _) => study(args, game),
        (None, Some(path)) => of_record(args, path, language),
        (None, None) => Err(Problem::new("name a record").into()),
    }
}

fn of_record(args: &ReviewArgs, path: &str, language: Language) -> Answer {
    let record = input::record(path)?;
    let game = catalog::find(&record.header.game)?;
    let play = game.replay(&record)?;
    let seat = args.seat.map(|name| name.at_table_of(play.setup().players)).transpose()?;
    let course = review::course(&record, args.precision)?;
    let kept = KeptFile::beside(path, args);
    let findings = find_out(&*course, kept.read(&record, args)?, args);
    let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
    let words = Narrator::new(language, game.facts().id, &record.header.seats, viewer);
    let Some(review) = Review::of(&*course, &findings) else {
        return kept.stopped(&record, args, &*course, findings, &words);
    };
    kept.remove();
    if args.json { as_json(&review) } else { Ok(told(&review, &*play, seat, args, &words)) }
}

/// Finds out what is not known yet; Ctrl-C ends it with what is known then.
fn find_out(course: &dyn Course, known: Findings, args: &ReviewArgs) -> Findings {
    let stop = Stop::default();
    stop_on_interrupt(stop.clone());
    with_progress(review::whole(course) as u64, "steps", |progress| {
        progress.store(review::done(&known) as u64, Ordering::Relaxed);
        let count = |findings: &Findings| progress.store(review::done(findings) as u64, Ordering::Relaxed);
        review::find_out(course, known, args.threads.unwrap_or_else(cores), &stop, &count)
    })
}

/// Where half a review is kept: beside the record, unless that came from standard input.
struct KeptFile(Option<PathBuf>);

impl KeptFile {
    fn beside(record: &str, args: &ReviewArgs) -> Self {
        KeptFile((record != "-").then(|| PathBuf::from(format!("{record}.{}-review.json", args.precision))))
    }

    /// What was kept, if anything was.
    fn read(&self, record: &Record, args: &ReviewArgs) -> Result<Findings, Problem> {
        let Some(path) = self.0.as_ref().filter(|path| path.exists()) else { return Ok(Findings::default()) };
        let unusable = |problem: &dyn std::fmt::Display| {
            Problem::new(format!("{} cannot be gone on with: {problem}; remove it to begin anew", path.display()))
        };
        let text = std::fs::read_to_string(path).map_err(|error| unusable(&error))?;
        let kept: Kept = serde_json::from_str(&text).map_err(|error| unusable(&error))?;
        kept.of(record, args.precision).map_err(|problem| unusable(&problem))
    }

    /// Keeps what is known of a review that was stopped, and says so.
    fn stopped(
        &self,
        record: &Record,
        args: &ReviewArgs,
        course: &dyn Course,
        findings: Findings,
        words: &Narrator<'_>,
    ) -> Answer {
        let (done, whole) = (review::done(&findings), review::whole(course));
        let Some(path) = &self.0 else {
            return Ok(words.say(&phrase!("ui-review-stopped-here", done = done, whole = whole)) + "\n");
        };
        let kept = Kept::new(record, args.precision, findings);
        let json = serde_json::to_string(&kept).map_err(|error| Problem::new(error.to_string()))?;
        std::fs::write(path, json)
            .map_err(|error| Problem::new(format!("{} cannot be written: {error}", path.display())))?;
        let file = path.display().to_string();
        Ok(words.say(&phrase!("ui-review-stopped", done = done, whole = whole, file = file)) + "\n")
    }

    /// A review that is complete needs it no more.
    fn remove(&self) {
        if let Some(path) = self.0.as_ref().filter(|path| path.exists())
            && let Err(error) = std::fs::remove_file(path)
        {
            eprintln!("gantry: {} cannot be removed: {error}", path.display());
        }
    }
}

fn told(review: &Review, play: &dyn AnyMatch, seat: Option<Seat>, args: &ReviewArgs, words: &Narrator<'_>) -> String {
    let precision = words.word(&format!("ui-review-{}", args.precision));
    let mut text = format!("{} ({precision})\n\n", words.word("ui-review"));
    let shown = || Seat::all(review.seats.len() as u8).filter(|other| seat.is_none_or(|seat| seat == *other));
    for line in review.brief(play, seat.unwrap_or_else(|| review.winner()), words) {
        let _ = writeln!(text, "{}", indented(&line.text));
    }
    text.push('\n');
    let mut rows = vec![head(words)];
    rows.extend(shown().map(|seat| account_row(seat, &review.seats[seat.index()], review, words)));
    text.push_str(&table(&rows, &[1, 2, 3, 4, 5, 6, 7, 8]));
    let _ = writeln!(text, "{}\n", words.word("ui-review-sum"));
    let shared = review.measure.is_shared();
    for seat in shown().take(if shared { 1 } else { usize::MAX }) {
        let name = if shared { String::new() } else { words.name(seat) };
        let _ = writeln!(text, "{}  {name}", curve(review, seat));
    }
    let _ = writeln!(text, "\n{}", words.word("ui-review-moments"));
    let moments = review.told(play, seat, TOLD, words);
    for moment in &moments {
        text.push_str(&moment_told(moment, words));
    }
    if moments.is_empty() {
        let _ = writeln!(text, "{}", indented(&words.word("ui-review-nothing")));
    }
    let method = if review.measure == review::Measure::Points { "ui-review-method-points" } else { "ui-review-method" };
    let method = words.say(&engine::Phrase::new(method).with("bot", review.reference.clone()));
    let _ = writeln!(text, "\n{}", textwrap::fill(&method, WIDTH));
    text
}

fn head(words: &Narrator<'_>) -> Vec<String> {
    let columns = ["seat", "start", "luck", "choices", "others", "result", "adjusted", "decisions", "rate"];
    columns.iter().map(|column| words.word(&format!("ui-review-{column}"))).collect()
}

fn account_row(seat: Seat, account: &Account, review: &Review, words: &Narrator<'_>) -> Vec<String> {
    let (measure, language) = (review.measure, words.language());
    let with_margin =
        |estimate: review::Estimate, told: String| format!("{told} {}", review::told_margin(estimate, language));
    let plain = |estimate| with_margin(estimate, review::told(estimate.value, measure, language));
    let change = |estimate| with_margin(estimate, review::told_change(estimate.value, measure, language));
    vec![
        words.name(seat),
        plain(account.start),
        change(account.luck),
        change(account.choices),
        change(account.others),
        review::told(account.result, measure, language),
        plain(account.adjusted),
        account.decisions.to_string(),
        plain(account.error_rate),
    ]
}

/// The curve of a seat in a line of blocks.
fn curve(review: &Review, seat: Seat) -> String {
    const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    const COLUMNS: usize = 72;
    let values: Vec<f64> = review.curve(seat).iter().map(|value| value.number()).collect();
    let most =
        if review.measure == review::Measure::Points { values.iter().copied().fold(1.0, f64::max) } else { 100.0 };
    let columns = values.len().min(COLUMNS);
    let block = |column: usize| {
        let value = values[column * (values.len() - 1) / (columns - 1).max(1)].max(0.0);
        BLOCKS[((value / most * 8.0) as usize).min(7)]
    };
    (0..columns).map(block).collect()
}

fn moment_told(moment: &ToldMoment, words: &Narrator<'_>) -> String {
    let step = words.say(&phrase!("ui-review-step", step = moment.step + 1));
    let mut text = format!("\n{step}, {} · {}\n", words.name(moment.seat), words.word(moment.kind.key()));
    let played = words.say(&phrase!("ui-review-played", action = moment.played.clone()));
    for line in std::iter::once(&played).chain(&moment.happened).chain(&moment.lines).chain(&moment.better) {
        let _ = writeln!(text, "{}", indented(line));
    }
    text
}

fn study(args: &ReviewArgs, id: &str) -> Answer {
    let game = catalog::find(id)?;
    let mut setup = game.usual_setup(args.bots.len() as u8);
    for assignment in &args.set {
        setup.set(assignment)?;
    }
    setup.check(game.facts())?;
    let plan = Plan {
        game,
        setup,
        bots: args.bots.clone(),
        matches: args.matches,
        effort: args.precision.effort(),
        threads: args.threads.unwrap_or_else(cores),
        seed: args.seed,
    };
    let study = with_progress(args.matches, "matches", |progress| {
        review::study(&plan, &|record, _| {
            keep_record(args, record, progress.fetch_add(1, Ordering::Relaxed));
        })
    })?;
    if args.json { as_json(&study) } else { Ok(study_told(&study)) }
}

fn keep_record(args: &ReviewArgs, record: &Record, number: u64) {
    if let Some(folder) = &args.records {
        let path = folder.join(format!("{}-{}.jsonl", record.header.game, args.seed + number));
        if let Err(error) = std::fs::write(&path, record.to_string()) {
            eprintln!("gantry: {} cannot be written: {error}", path.display());
        }
    }
}

fn study_told(study: &Study) -> String {
    let mut rows = vec![row(["bot", "result", "without luck", "luck", "choices", "lost per choice"])];
    let cell = |estimate: review::Estimate| format!("{} ± {}", estimate.value, estimate.margin());
    rows.extend(study.bots.iter().map(|Studied { bot, result, adjusted, luck, choices, error_rate }| {
        let cells = [result, adjusted, luck, choices, error_rate].map(|estimate| cell(*estimate));
        std::iter::once(bot.clone()).chain(cells).collect()
    }));
    let exact = if study.exact { "every sum is exact" } else { "A SUM IS NOT EXACT" };
    format!(
        "{} matches, {exact}; ± is twice the standard error over the matches\n\n{}",
        study.matches,
        table(&rows, &[1, 2, 3, 4, 5])
    )
}
