//! What somebody's matches add up to: by kind, the best of them, and on which days they played.

use std::collections::BTreeMap;

use store::{Millis, Reached};

/// Of how many matches a profile tells at most: the latest.
pub(crate) const CAREER: u32 = 5_000;

/// A day in milliseconds.
const DAY: Millis = 24 * 3_600_000;

/// What the matches of one kind add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) game: String,
    pub(crate) edition: String,
    /// Empty where people play against each other: there it changes nothing.
    pub(crate) level: String,
    pub(crate) players: u8,
    pub(crate) together: bool,
    pub(crate) matches: u32,
    pub(crate) won: u32,
    pub(crate) best: i32,
}

/// The best of somebody's matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Records<'a> {
    /// Alone, game by game: the won match with the highest score.
    pub(crate) solo: Vec<&'a Reached>,
    /// So many matches in a row were won.
    pub(crate) run: u32,
    /// The match won together that took the least time.
    pub(crate) fastest: Option<&'a Reached>,
}

/// Adds matches up by kind, the kind that was played most often first.
pub(crate) fn lines(career: &[Reached]) -> Vec<Line> {
    let mut lines: BTreeMap<(&str, &str, &str, u8), Line> = BTreeMap::new();
    for one in career {
        let level = if one.together || one.players == 1 { one.level.as_str() } else { "" };
        let line = lines.entry((&one.game, &one.edition, level, one.players)).or_insert_with(|| Line {
            game: one.game.clone(),
            edition: one.edition.clone(),
            level: level.to_owned(),
            players: one.players,
            together: one.together,
            matches: 0,
            won: 0,
            best: i32::MIN,
        });
        line.matches += 1;
        line.won += u32::from(one.won);
        line.best = line.best.max(one.score);
    }
    let mut lines: Vec<Line> = lines.into_values().collect();
    lines.sort_by_key(|line| std::cmp::Reverse(line.matches));
    lines
}

/// The best of matches, of which the latest comes first.
pub(crate) fn records(career: &[Reached]) -> Records<'_> {
    let mut solo: BTreeMap<&str, &Reached> = BTreeMap::new();
    for one in career.iter().filter(|one| one.players == 1 && one.won) {
        let best = solo.entry(&one.game).or_insert(one);
        if one.score > best.score {
            *best = one;
        }
    }
    let runs = career.split(|one| !one.won).map(<[Reached]>::len);
    Records {
        solo: solo.into_values().collect(),
        run: u32::try_from(runs.max().unwrap_or_default()).unwrap_or(u32::MAX),
        fastest: career.iter().filter(|one| one.together && one.won).min_by_key(|one| one.lasted),
    }
}

/// How many matches ended on each of the last so many days, the earliest first, up to the day of this moment.
pub(crate) fn days(career: &[Reached], count: usize, now: Millis) -> Vec<(Millis, u32)> {
    let last = now.div_euclid(DAY);
    let first = last - Millis::try_from(count).unwrap_or_default() + 1;
    let mut days: Vec<(Millis, u32)> = (first..=last).map(|day| (day * DAY, 0)).collect();
    for one in career {
        let place = usize::try_from(one.at.div_euclid(DAY) - first).ok();
        if let Some(day) = place.and_then(|place| days.get_mut(place)) {
            day.1 += 1;
        }
    }
    days
}

#[cfg(test)]
mod tests {
    use store::MatchId;

    use super::*;

    fn reached(game: &str, players: u8, won: bool, score: i32, at: Millis) -> Reached {
        Reached {
            id: MatchId::new(format!("m{at}")),
            game: game.to_owned(),
            edition: String::new(),
            level: "easy".to_owned(),
            players,
            together: game == "jupiter-rescue",
            lasted: 1000 * Millis::from(score),
            at,
            won,
            place: 1 + u8::from(!won),
            score,
            change: None,
        }
    }

    #[test]
    fn records_are_the_best_solo_the_longest_run_and_the_fastest_rescue() {
        let career = [
            reached("jupiter-rescue", 1, true, 5, 6),
            reached("jupiter-rescue", 1, false, 99, 5),
            reached("jupiter-rescue", 2, true, 3, 4),
            reached("rocketmen", 2, true, 50, 3),
            reached("jupiter-rescue", 1, true, 9, 2),
        ];
        let records = records(&career);
        assert_eq!(records.solo.iter().map(|best| best.score).collect::<Vec<_>>(), [9], "a lost one is no record");
        assert_eq!(records.run, 3);
        assert_eq!(records.fastest.map(|best| best.score), Some(3));
        assert_eq!(super::records(&[]), Records::default());
    }

    #[test]
    fn matches_add_up_by_game_level_and_number_of_players() {
        let career = [
            reached("rocketmen", 2, true, 50, 3),
            reached("rocketmen", 3, true, 40, 2),
            reached("rocketmen", 2, false, 60, 1),
        ];
        let told: Vec<_> =
            lines(&career).into_iter().map(|line| (line.players, line.matches, line.won, line.best)).collect();
        assert_eq!(told, [(2, 2, 1, 60), (3, 1, 1, 40)]);
    }

    #[test]
    fn a_day_ends_at_midnight() {
        let career = [reached("rocketmen", 2, true, 1, 3 * DAY), reached("rocketmen", 2, true, 1, 3 * DAY - 1)];
        let counts: Vec<u32> = days(&career, 3, 3 * DAY + 5).into_iter().map(|day| day.1).collect();
        assert_eq!(counts, [0, 1, 1]);
        assert_eq!(days(&career, 2, 9 * DAY), [(8 * DAY, 0), (9 * DAY, 0)]);
    }
}
