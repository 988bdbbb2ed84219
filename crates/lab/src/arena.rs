//! Who is stronger? Bots meet in pairs on the same seeds, each at every seat equally often.
//!
//! At a table for more than two, one bot sits among others of one kind, so its fair share of the wins is one in so many. In a
//! cooperative game every bot plays with its like, on the same seeds as the others.

use std::cmp::Ordering;

use bots::{Bot, Stop};
use catalog::{AnyGame, AnyMind};
use engine::{Outcome, Problem, Seat, Setup, ensure};
use serde::{Deserialize, Serialize};

use crate::batches::{Batches, Gathered, Matches, Player, at_once, play_batches};
use crate::rating::{Duel, Rating, rate};
use crate::sim::{identity, parts_of_win, wins};
use crate::{Histogram, Job, Played, SelfPlay, Share, Tally, Watch, self_play};

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
    /// How many matches were played.
    pub games: u64,
    /// How many there were to be.
    pub planned: u64,
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

/// Plays the plan; [`matches()`] says how many there will be. A plan that is stopped has played every pairing about equally
/// often.
pub fn arena(plan: &ArenaPlan, watch: &Watch) -> Result<ArenaReport, Problem> {
    ensure!(plan.games > 0, "there must be at least one game to play");
    ensure!(plan.bots.len() > 1 || is_team(plan.game, &plan.setup), "an arena needs at least two bots");
    let arena = ArenaMatches::new(plan.clone())?;
    let Gathered { tally, games, seconds, .. } = play_batches(&arena, watch)?;
    let meetings = arena.meetings;
    let met = || meetings.iter().zip(&tally.meetings);
    let duels: Vec<Duel> = met().flat_map(|(meeting, tally)| duels(*meeting, tally)).collect();
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
        games,
        planned: matches(plan),
        fair: (!is_team(plan.game, &plan.setup)).then(|| 1.0 / f64::from(plan.setup.players)),
        pairings: met().map(|(meeting, tally)| pairing(plan, *meeting, tally)).collect(),
        ratings,
        seconds,
    })
}

/// What the matches of an arena add up to, meeting by meeting.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct ArenaTally {
    meetings: Vec<MeetingTally>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct MeetingTally {
    games: u64,
    /// Of the bot that sits alone, in parts of a win.
    wins: u64,
    score: i64,
    others_score: i64,
    decisions: Histogram,
    /// How often the bot was better than another, level with it, and worse.
    better: u64,
    level: u64,
    worse: u64,
}

impl MeetingTally {
    fn note(&mut self, played: &Played, own: Seat, players: u8) {
        self.games += 1;
        self.wins += parts_of_win(played.share(own));
        self.score += i64::from(played.outcome.score(own));
        self.decisions.note(played.decisions.into());
        let place = |seat: Seat| match &played.outcome {
            Outcome::Ranked(standings) if !played.resigned.contains(seat) => standings[seat.index()].place,
            _ => u8::MAX,
        };
        for other in Seat::all(players).filter(|&other| other != own) {
            self.others_score += i64::from(played.outcome.score(other));
            match place(own).cmp(&place(other)) {
                Ordering::Less => self.better += 1,
                Ordering::Equal => self.level += 1,
                Ordering::Greater => self.worse += 1,
            }
        }
    }
}

impl Tally for ArenaTally {
    fn add(&mut self, other: Self) {
        self.meetings.resize_with(self.meetings.len().max(other.meetings.len()), MeetingTally::default);
        for (meeting, more) in self.meetings.iter_mut().zip(other.meetings) {
            meeting.games += more.games;
            meeting.wins += more.wins;
            meeting.score += more.score;
            meeting.others_score += more.others_score;
            meeting.decisions.add(more.decisions);
            meeting.better += more.better;
            meeting.level += more.level;
            meeting.worse += more.worse;
        }
    }
}

/// The matches of every meeting, all meetings with the same cards before the next ones.
pub(crate) struct ArenaMatches {
    plan: ArenaPlan,
    table: Box<dyn SelfPlay>,
    meetings: Vec<Meeting>,
}

impl ArenaMatches {
    pub(crate) fn new(plan: ArenaPlan) -> Result<Self, Problem> {
        let table = self_play(plan.game, plan.setup.clone(), plan.components.as_deref())?;
        let meetings = meetings(&plan);
        Ok(ArenaMatches { plan, table, meetings })
    }
}

impl Matches for ArenaMatches {
    type Tally = ArenaTally;

    fn batches(&self) -> Batches {
        let ArenaPlan { game, setup, components, bots, gauntlet, threads, seed, .. } = &self.plan;
        let way = if *gauntlet { "gauntlet" } else { "arena" };
        let what = identity(*game, setup, components.as_deref(), bots, *seed);
        let (what, games) = (format!("{way} of {what}"), matches(&self.plan));
        Batches { what, games, at_once: at_once(bots), threads: *threads }
    }

    fn player(&self, stop: &Stop) -> Player<'_, ArenaTally> {
        let ArenaMatches { plan, table, meetings } = self;
        let seatings = seatings(plan.game, &plan.setup);
        let stop = stop.clone();
        Box::new(move |number, tally| {
            let (round, alone) = (number / seatings, number % seatings);
            let (world, index) = (round / meetings.len() as u64, (round % meetings.len() as u64) as usize);
            let meeting = meetings[index];
            let sits = |seat: u64| if seat == alone { meeting.bot } else { meeting.against };
            let mind = |seat| AnyMind::new(plan.bots[sits(seat)].clone()).until(stop.clone());
            let mut minds: Vec<AnyMind> = (0..u64::from(plan.setup.players)).map(mind).collect();
            // The same cards for every seat that the bot takes, and for every pairing.
            let played = table.play(&mut minds, plan.seed.wrapping_add(world))?;
            tally.meetings.resize_with(meetings.len(), MeetingTally::default);
            tally.meetings[index].note(&played, Seat::new(alone as u8), plan.setup.players);
            Ok(())
        })
    }

    fn job(&self) -> Job {
        Job::arena(&self.plan)
    }
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

/// The results between the bots of a meeting: better, level or worse.
fn duels(meeting: Meeting, tally: &MeetingTally) -> [Duel; 3] {
    let Meeting { bot: one, against: other } = meeting;
    [(1.0, tally.better), (0.5, tally.level), (0.0, tally.worse)].map(|(result, times)| Duel {
        one,
        other,
        result,
        times,
    })
}

/// How one meeting went.
fn pairing(plan: &ArenaPlan, meeting: Meeting, tally: &MeetingTally) -> Pairing {
    let mean = |sum: i64, count: u64| sum as f64 / count.max(1) as f64;
    let others = tally.games * u64::from(plan.setup.players - 1);
    let team = is_team(plan.game, &plan.setup);
    Pairing {
        bot: plan.bots[meeting.bot].to_string(),
        against: (!team).then(|| plan.bots[meeting.against].to_string()),
        games: tally.games,
        wins: Share::of(wins(tally.wins), tally.games),
        score: mean(tally.score, tally.games),
        against_score: (!team).then(|| mean(tally.others_score, others)),
        decisions: tally.decisions.spread().map_or(0.0, |spread| spread.mean),
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
        let watch = Watch::default();
        let report = arena(plan, &watch).expect("a report");
        assert_eq!(watch.progress.into_inner(), matches(plan));
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
        let arena = ArenaMatches::new(plan).expect("an arena");
        let gathered = play_batches(&arena, &Watch::default()).expect("matches");
        let lengths = gathered.tally.meetings[0].decisions.iter().count();
        assert!(lengths > 3, "{lengths} different lengths");
    }

    #[test]
    fn a_stopped_arena_tells_what_it_has_played() {
        let plan = ArenaPlan { threads: 1, ..plan("rocket-jockey", 2, &["random", "thumb", "beginner"], 400) };
        let watch = Watch::default();
        let report = std::thread::scope(|scope| {
            scope.spawn(|| {
                while watch.progress.load(std::sync::atomic::Ordering::Relaxed) < 60 {
                    std::thread::yield_now();
                }
                watch.stop.say();
            });
            arena(&plan, &watch).expect("a report of a part")
        });
        assert!(report.games >= 40 && report.games < report.planned, "{} of {}", report.games, report.planned);
        let games: Vec<u64> = report.pairings.iter().map(|pairing| pairing.games).collect();
        assert!(games.iter().all(|&games| games > 0), "{games:?}");
        assert_eq!(games.iter().sum::<u64>(), report.games);
    }
}
