//! How strong somebody is: the method of Weng and Lin, as `skillratings` has it, and what bots are worth.
//!
//! Numbers are kept in millionths and rounded after every match, so that working everything out again gives the same.

use std::sync::LazyLock;

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{RatedSeat, Rating, RatingChange};

/// What the bots are worth, pool by pool: measured in the arena (`docs/ratings.md` says how). The points are those of Elo, with a
/// beginner at 1500.
const MEASURED: &str = include_str!("../../data/bot-ratings.txt");

/// So many of the points of Weng and Lin are one of Elo: the same chances between two whose strength is known. With the usual
/// beta of 25/6 a difference d is worth 1 / (1 + exp(-d / (beta * sqrt(2)))), and 1 / (1 + 10 ^ (-d / 400)) in Elo.
const PER_ELO: f64 = 25.0 / 6.0 * std::f64::consts::SQRT_2 * std::f64::consts::LN_10 / 400.0;

/// The points of Elo that the strength of a newcomer is taken for.
const USUAL: f64 = 1500.0;

/// How many standard deviations the half width of an interval of 95 % is.
const WIDTH: f64 = 1.96;

/// A bot's rating in a pool.
struct BotRating {
    pool: &'static str,
    bot: &'static str,
    rating: Rating,
}

static BOTS: LazyLock<Vec<BotRating>> = LazyLock::new(|| MEASURED.lines().filter_map(read).collect());

/// Reads a line: pool, bot, points, half the width of the interval.
fn read(line: &'static str) -> Option<BotRating> {
    let mut parts = line.split_whitespace();
    let (pool, bot) = (parts.next().filter(|pool| !pool.starts_with('#'))?, parts.next()?);
    let [points, error]: [f64; 2] = [parts.next()?.parse().ok()?, parts.next()?.parse().ok()?];
    let newcomer = WengLinRating::new();
    let rating = kept(WengLinRating {
        rating: newcomer.rating + (points - USUAL) * PER_ELO,
        uncertainty: error / WIDTH * PER_ELO,
    });
    Some(BotRating { pool, bot, rating })
}

/// What somebody is worth of whom nothing is known.
pub(crate) fn newcomer() -> Rating {
    kept(WengLinRating::new())
}

/// What a bot is worth in a pool, if that was measured.
pub(crate) fn of_bot(pool: &str, bot: &str) -> Option<Rating> {
    BOTS.iter().find(|known| known.pool == pool && known.bot == bot).map(|known| known.rating)
}

/// Whether there are bots in a pool with whom one can compare oneself.
pub(crate) fn has_bots(pool: &str) -> bool {
    BOTS.iter().any(|known| known.pool == pool)
}

/// The bots of a pool.
pub(crate) fn bots_of(pool: &str) -> impl Iterator<Item = (&'static str, Rating)> {
    BOTS.iter().filter(move |known| known.pool == pool).map(|known| (known.bot, known.rating))
}

/// What a match changes for every seat: `before` says what a player was worth. Bots stay what they are, and of those who were
/// forgotten it is known what they were worth then.
pub(crate) fn changes(
    pool: &str,
    seats: &[RatedSeat],
    mut before: impl FnMut(&RatedSeat) -> Option<Rating>,
) -> Vec<RatingChange> {
    let mut known = |seat: &RatedSeat| match (&seat.player, &seat.bot) {
        (Some(_), _) => before(seat).unwrap_or_else(newcomer),
        (None, Some(bot)) => of_bot(pool, bot).unwrap_or_else(newcomer),
        (None, None) => seat.before.unwrap_or_else(newcomer),
    };
    let ratings: Vec<Rating> = seats.iter().map(&mut known).collect();
    let teams: Vec<[WengLinRating; 1]> = ratings.iter().map(|rating| [told(*rating)]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(seats)
        .map(|(team, seat)| (team.as_slice(), MultiTeamOutcome::new(usize::from(seat.place))))
        .collect();
    let new = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let after = new.iter().map(|team| team.first().copied().map_or_else(newcomer, kept));
    let change = |((before, after), seat): ((Rating, Rating), &RatedSeat)| {
        let after = if seat.player.is_some() { after } else { before };
        RatingChange { before, after }
    };
    ratings.into_iter().zip(after).zip(seats).map(change).collect()
}

/// A rating as it is kept.
fn kept(rating: WengLinRating) -> Rating {
    let millionths = |value: f64| (value * 1e6).round() as i64;
    Rating { points: millionths(rating.rating), uncertainty: millionths(rating.uncertainty) }
}

/// A rating as it is worked with.
fn told(rating: Rating) -> WengLinRating {
    let whole = |millionths: i64| millionths as f64 / 1e6;
    WengLinRating { rating: whole(rating.points), uncertainty: whole(rating.uncertainty) }
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use skillratings::Outcomes;
    use skillratings::weng_lin::weng_lin;
    use store::PlayerId;

    use super::*;

    fn seat(name: &str, place: u8) -> RatedSeat {
        RatedSeat { player: Some(PlayerId::new(name)), bot: None, place, before: None }
    }

    #[test]
    fn a_series_of_two_comes_to_what_the_library_says_by_hand() {
        let (mut ada, mut bea) = (WengLinRating::new(), WengLinRating::new());
        let mut ours = [newcomer(); 2];
        for (outcome, places) in
            [(Outcomes::WIN, [1, 2]), (Outcomes::WIN, [1, 2]), (Outcomes::DRAW, [1, 1]), (Outcomes::LOSS, [2, 1])]
        {
            (ada, bea) = weng_lin(&ada, &bea, &outcome, &WengLinConfig::new());
            let seats = [seat("ada", places[0]), seat("bea", places[1])];
            let before = ours;
            let changes = changes("p", &seats, |seat| Some(before[usize::from(seat.player != seats[0].player)]));
            ours = [changes[0].after, changes[1].after];
        }
        for (by_hand, ours) in [ada, bea].into_iter().zip(ours) {
            assert!((kept(by_hand).points - ours.points).abs() < 10, "{by_hand:?} {ours:?}");
            assert!((kept(by_hand).uncertainty - ours.uncertainty).abs() < 10, "{by_hand:?} {ours:?}");
        }
        assert!(ours[0].points > newcomer().points && ours[0].uncertainty < newcomer().uncertainty);
    }

    #[test]
    fn places_decide_and_bots_stay_what_they_are() {
        let pool = "rocket-jockey:3";
        let bot = RatedSeat { player: None, bot: Some("thumb".into()), place: 1, before: None };
        let changes = changes(pool, &[seat("ada", 2), bot, seat("bea", 3)], |_| None);
        assert_eq!(changes[1].before, changes[1].after);
        assert_eq!(Some(changes[1].before), of_bot(pool, "thumb"));
        assert!(changes[0].after.points > changes[2].after.points, "{changes:?}");
    }

    #[test]
    fn in_every_pool_better_bots_are_worth_more_than_beginners() {
        for game in catalog::games() {
            for (pool, setup) in crate::club::kinds::pools(*game) {
                assert!(Seat::all(setup.players).count() > 1);
                let points = |bot| of_bot(&pool, bot).expect("it was measured").points;
                assert!(points("random") < points("beginner") && points("beginner") < points("thumb"), "{pool}");
            }
        }
        assert!(BOTS.len() > 30, "{}", BOTS.len());
    }
}
