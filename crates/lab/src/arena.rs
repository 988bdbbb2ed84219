//! Who is stronger? Bots meet in pairs on the same seeds, each at every seat equally often.
//!
//! At a table for more than two, one bot sits among others of one kind, so its fair share of the wins is one in so many. In a
//! cooperative game every bot plays with its like, on the same seeds as the others.

use std::sync::atomic::AtomicU64;

use bots::Bot;
use catalog::{AnyGame, AnyMind};
use engine::{Outcome, Problem, Seat, Setup, ensure};
use serde::Serialize;

use crate::rating::{Duel, Rating, rate};
use crate::threads::play_all;
use crate::{Played, Share, self_play};

/// Who meets whom.
#[derive(Clone)]
pub struct ArenaPlan {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The setup.
    pub setup: Setup,
    /// Components instead of those of the box.
    pub components: Option<String>,
    /// The bots.
    pub bots: Vec<Bot>,
    /// Whether only the first bot meets the others, alone among them at a larger table.
    pub gauntlet: bool,
    /// How many matches a pairing has; rounded up so that every seat is taken equally often.
    pub games: u64,
    /// How many threads.
    pub threads: usize,
    /// The first seed.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct ArenaReport {
    /// The id of the game.
    pub game: &'static str,
    /// What was chosen.
    pub setup: Setup,
    /// The first seed.
    pub seed: u64,
    /// The share of the wins that equal players have: `None` in a cooperative game.
    pub fair: Option<f64>,
    /// Every pairing, or every team.
    pub pairings: Vec<Pairing>,
    /// The ratings, the best first; none in a cooperative game.
    pub ratings: Vec<Rated>,
    /// How long it took.
    pub seconds: f64,
}

/// One bot against others of one kind, or a team of its like.
#[derive(Clone, Debug, Serialize)]
pub struct Pairing {
    /// The bot.
    pub bot: String,
    /// Against whom; nobody in a cooperative game.
    pub against: Option<String>,
    /// How many matches.
    pub games: u64,
    /// Its share of the wins.
    pub wins: Share,
    /// Its mean score.
    pub score: f64,
    /// The mean score of each opponent.
    pub against_score: Option<f64>,
    /// Decisions per match.
    pub decisions: f64,
}

/// A bot and its rating.
#[derive(Clone, Debug, Serialize)]
pub struct Rated {
    /// The bot.
    pub bot: String,
    /// Its rating.
    pub rating: Rating,
}

/// A match to be played: which bot sits alone, which everywhere else, and where.
#[derive(Copy, Clone)]
struct Meeting {
    bot: usize,
    against: usize,
}

/// Plays the plan. `progress` counts finished matches; [`matches()`] says how many there will be.
pub fn arena(plan: &ArenaPlan, progress: &AtomicU64) -> Result<ArenaReport, Problem> {
    ensure!(plan.games > 0, "there must be at least one game to play");
    ensure!(plan.bots.len() > 1 || is_team(plan.game, &plan.setup), "an arena needs at least two bots");
    let meetings = meetings(plan);
    let games = games_each(plan);
    let begun = std::time::Instant::now();
    let played = meet(plan, &meetings, progress)?;
    let seconds = begun.elapsed().as_secs_f64();
    let pairings = meetings.iter().zip(played.chunks(games as usize));
    let duels: Vec<Duel> = meetings
        .iter()
        .zip(played.chunks(games as usize))
        .filter(|_| !is_team(plan.game, &plan.setup))
        .flat_map(|(meeting, played)| duels(*meeting, played, plan.setup.players))
        .collect();
    let mut ratings: Vec<Rated> = if is_team(plan.game, &plan.setup) {
        Vec::new()
    } else {
        let rated = rate(plan.bots.len(), &duels);
        plan.bots.iter().zip(rated).map(|(bot, rating)| Rated { bot: bot.to_string(), rating }).collect()
    };
    ratings.sort_by(|one, other| other.rating.points.total_cmp(&one.rating.points));
    Ok(ArenaReport {
        game: plan.game.facts().id,
        setup: plan.setup.clone(),
        seed: plan.seed,
        fair: (!is_team(plan.game, &plan.setup)).then(|| 1.0 / f64::from(plan.setup.players)),
        pairings: pairings.map(|(meeting, played)| pairing(plan, *meeting, played)).collect(),
        ratings,
        seconds,
    })
}

/// Plays the matches of every meeting, one meeting after the other.
fn meet(plan: &ArenaPlan, meetings: &[Meeting], progress: &AtomicU64) -> Result<Vec<Played>, Problem> {
    let table = self_play(plan.game, plan.setup.clone(), plan.components.as_deref())?;
    let (each, seatings) = (games_each(plan), seatings(plan.game, &plan.setup));
    play_all(plan.threads, each * meetings.len() as u64, progress, || {
        let table = table.as_ref();
        move |number: u64| {
            let meeting = meetings[(number / each) as usize];
            let game = number % each;
            let alone = (game % seatings) as usize;
            let sits = |seat: usize| if seat == alone { meeting.bot } else { meeting.against };
            let seats = 0..usize::from(plan.setup.players);
            let mut minds: Vec<AnyMind> = seats.map(|seat| AnyMind::new(plan.bots[sits(seat)].clone())).collect();
            // The same cards for every seat that the bot takes, and for every pairing.
            table.play(&mut minds, plan.seed.wrapping_add(game / seatings))
        }
    })
}

/// How many matches a plan has.
#[must_use]
pub fn matches(plan: &ArenaPlan) -> u64 {
    games_each(plan) * meetings(plan).len() as u64
}

/// Whether all at the table win or lose together, or there is only one.
fn is_team(game: &dyn AnyGame, setup: &Setup) -> bool {
    game.facts().cooperative || setup.players == 1
}

/// How many matches are played with the same cards: one for every seat that a bot can take among others.
fn seatings(game: &dyn AnyGame, setup: &Setup) -> u64 {
    if is_team(game, setup) { 1 } else { setup.players.into() }
}

fn games_each(plan: &ArenaPlan) -> u64 {
    plan.games.next_multiple_of(seatings(plan.game, &plan.setup))
}

/// Every pair once at a table for two, both ways round at a larger one; in a gauntlet only what the first bot does.
fn meetings(plan: &ArenaPlan) -> Vec<Meeting> {
    let bots = plan.bots.len();
    if is_team(plan.game, &plan.setup) {
        return (0..bots).map(|bot| Meeting { bot, against: bot }).collect();
    }
    let alone = if plan.gauntlet { 0..1 } else { 0..bots };
    let pairs = alone.flat_map(|bot| (0..bots).map(move |against| Meeting { bot, against }));
    pairs.filter(|pair| pair.bot != pair.against && (plan.setup.players > 2 || pair.bot < pair.against)).collect()
}

/// The seat of the bot that sits alone in a match of its pairing.
fn alone(game: usize, players: u8) -> Seat {
    Seat::new((game % usize::from(players)) as u8)
}

/// Every match as results between two: better, worse or level.
fn duels(meeting: Meeting, played: &[Played], players: u8) -> impl Iterator<Item = Duel> {
    played.iter().enumerate().flat_map(move |(game, played)| {
        let own = alone(game, players);
        let place = |seat: Seat| match &played.outcome {
            Outcome::Ranked(standings) if !played.resigned.contains(seat) => standings[seat.index()].place,
            _ => u8::MAX,
        };
        Seat::all(players).filter(move |&other| other != own).map(move |other| Duel {
            one: meeting.bot,
            other: meeting.against,
            result: match place(own).cmp(&place(other)) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            },
        })
    })
}

/// How one meeting went.
fn pairing(plan: &ArenaPlan, meeting: Meeting, played: &[Played]) -> Pairing {
    let players = plan.setup.players;
    let games = played.len() as u64;
    let mean = |sum: f64, count: f64| sum / count.max(1.0);
    let own = |game: usize| if is_team(plan.game, &plan.setup) { Seat::new(0) } else { alone(game, players) };
    let wins: f64 = played.iter().enumerate().map(|(game, played)| played.share(own(game))).sum();
    let scores = played.iter().enumerate().map(|(game, played)| f64::from(played.outcome.score(own(game))));
    let others = played.iter().enumerate().flat_map(|(game, played)| {
        let own = own(game);
        Seat::all(players).filter(move |&seat| seat != own).map(|seat| f64::from(played.outcome.score(seat)))
    });
    Pairing {
        bot: plan.bots[meeting.bot].to_string(),
        against: (!is_team(plan.game, &plan.setup)).then(|| plan.bots[meeting.against].to_string()),
        games,
        wins: Share::of(wins, games),
        score: mean(scores.sum(), games as f64),
        against_score: (!is_team(plan.game, &plan.setup))
            .then(|| mean(others.sum(), games as f64 * f64::from(players - 1))),
        decisions: mean(played.iter().map(|played| f64::from(played.decisions)).sum(), games as f64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(game: &str, players: u8, bots: &[&str], games: u64) -> ArenaPlan {
        ArenaPlan {
            game: catalog::find(game).expect("a game of ours"),
            setup: Setup::new(players),
            components: None,
            bots: bots.iter().map(|bot| bot.parse().expect("a bot")).collect(),
            gauntlet: false,
            games,
            threads: 2,
            seed: 1,
        }
    }

    fn play(plan: &ArenaPlan) -> ArenaReport {
        let progress = AtomicU64::new(0);
        let report = arena(plan, &progress).expect("a report");
        assert_eq!(progress.into_inner(), matches(plan));
        report
    }

    #[test]
    fn the_better_bot_is_rated_higher() {
        let report = play(&plan("rocket-jockey", 2, &["random", "thumb"], 39));
        assert_eq!(report.pairings.len(), 1);
        assert_eq!(report.pairings[0].games, 40, "both seats equally often");
        assert!(report.pairings[0].wins.high < 0.2, "{report:?}");
        assert_eq!(report.ratings[0].bot, "thumb");
        assert!(report.ratings[0].rating.points > report.ratings[1].rating.points + 200.0);
    }

    #[test]
    fn at_a_larger_table_each_sits_alone_among_the_others() {
        let report = play(&plan("rocket-rescue", 3, &["random", "thumb"], 6));
        assert_eq!(report.pairings.len(), 2);
        assert_eq!(report.fair, Some(1.0 / 3.0));
        assert!(report.pairings[1].wins.share > report.pairings[0].wins.share);
    }

    #[test]
    fn in_a_gauntlet_the_first_meets_all_others() {
        let meet = |players| {
            let plan =
                ArenaPlan { gauntlet: true, ..plan("rocket-jockey", players, &["thumb", "random", "beginner"], 2) };
            let pairs = play(&plan).pairings.into_iter().map(|pairing| (pairing.bot, pairing.against));
            pairs.collect::<Vec<_>>()
        };
        let expected = ["random", "beginner"].map(|against| ("thumb".to_owned(), Some(against.to_owned())));
        assert_eq!(meet(2), expected);
        assert_eq!(meet(3), expected);
    }

    #[test]
    fn a_team_plays_with_its_like_and_every_match_with_other_cards() {
        let plan = plan("jupiter-rescue", 2, &["random"], 5);
        let report = play(&plan);
        assert_eq!((report.fair, report.ratings.len(), report.pairings.len()), (None, 0, 1));
        assert_eq!((&report.pairings[0].against, report.pairings[0].games), (&None, 5));
        let played = meet(&plan, &meetings(&plan), &AtomicU64::new(0)).expect("matches");
        let different: std::collections::BTreeSet<u32> = played.iter().map(|played| played.decisions).collect();
        assert!(different.len() > 3, "{different:?}");
    }
}
