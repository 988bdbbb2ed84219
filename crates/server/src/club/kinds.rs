//! Which matches are compared with each other: those of one game, edition and number of players.

use catalog::AnyGame;
use engine::{Facts, OptionFact, OptionKind, Outcome, Seat, Setup};
use store::{Booking, SeatResult};

use super::strength::has_bots;
use crate::ending::Ending;
use crate::match_setup::MatchSetup;

/// The options that make another game of a game.
const EDITIONS: [&str; 2] = ["edition", "mode"];

/// The options that make a game harder for a table that plays together, or for somebody alone.
const LEVELS: [&str; 2] = ["difficulty", "sides"];

/// Behind a level: options were chosen that make it harder or easier than the rulebook does at this level.
const VARIED: &str = ":varied";

/// The option of a game that makes another game of it, if it has one.
pub(crate) fn edition_option(facts: &Facts) -> Option<&'static OptionFact> {
    facts.options.iter().find(|option| EDITIONS.contains(&option.id))
}

/// The option of a game that makes it harder, if it has one.
pub(crate) fn level_option(facts: &Facts) -> Option<&'static OptionFact> {
    facts.options.iter().find(|option| LEVELS.contains(&option.id))
}

/// How hard a match was: the level, and whether other options differ from the rulebook. Only those are compared for whom both are
/// the same.
fn level(facts: &Facts, setup: &Setup, alone: bool) -> String {
    let known = |option: &OptionFact| EDITIONS.contains(&option.id) || LEVELS.contains(&option.id);
    let differs = |option: &OptionFact| !known(option) && setup.value(facts, option.id) != option.default;
    let Some(option) = level_option(facts) else { return String::new() };
    let level = setup.value(facts, option.id);
    // Where people play against each other nobody's win rate depends on it.
    if alone && facts.options.iter().any(differs) { format!("{level}{VARIED}") } else { level.to_owned() }
}

/// A level taken apart: the value of the option, and whether other options differ from the rulebook.
pub(crate) fn level_parts(level: &str) -> (&str, bool) {
    level.strip_suffix(VARIED).map_or((level, false), |value| (value, true))
}

/// With whom those are compared who play this game with this setup: `rocket-rescue:second:4`.
pub(crate) fn pool(facts: &Facts, setup: &Setup) -> String {
    let edition = edition_option(facts).map(|option| setup.value(facts, option.id));
    let parts = [Some(facts.id), edition].into_iter().flatten().map(str::to_owned);
    parts.chain([setup.players.to_string()]).collect::<Vec<_>>().join(":")
}

/// All pools of a game in which everybody plays for themselves, each with the setup that it is about.
pub(crate) fn pools(game: &dyn AnyGame) -> Vec<(String, Setup)> {
    let facts = game.facts();
    if facts.cooperative {
        return Vec::new();
    }
    let editions = edition_option(facts).map_or(vec![None], |option| match option.kind {
        OptionKind::Choice(values) => values.iter().map(|value| Some((option, *value))).collect(),
        _ => vec![None],
    });
    let setup = |edition: Option<(&OptionFact, &str)>, players: u8| match edition {
        Some((option, value)) if value != option.default => Setup::new(players).with(option.id, value),
        _ => Setup::new(players),
    };
    let counts = || facts.players.clone().filter(|players| *players > 1);
    let all = editions.into_iter().flat_map(|edition| counts().map(move |players| setup(edition, players)));
    all.map(|setup| (pool(facts, &setup), setup)).filter(|(pool, _)| has_bots(pool)).collect()
}

/// All pools there are.
pub(crate) fn all_pools() -> Vec<String> {
    catalog::games().iter().flat_map(|game| pools(*game)).map(|(pool, _)| pool).collect()
}

/// What came of a match. It counts if it was played from its beginning and with what is in the box.
pub(crate) fn booking(game: &dyn AnyGame, match_setup: &MatchSetup, own_components: bool, ending: &Ending) -> Booking {
    let (facts, setup) = (game.facts(), &match_setup.setup);
    let chosen =
        |option: Option<&OptionFact>| option.map(|option| setup.value(facts, option.id).to_owned()).unwrap_or_default();
    let together = matches!(ending.outcome, Outcome::Together { .. });
    Booking {
        edition: chosen(edition_option(facts)),
        level: level(facts, setup, together || setup.players == 1),
        together,
        complete: ending.resigned.is_none(),
        counts: match_setup.from.is_none() && !own_components,
        pool: (match_setup.rated && !together && setup.players > 1).then(|| pool(facts, setup)),
        seats: Seat::all(setup.players).map(|seat| reached(&ending.outcome, seat)).collect(),
    }
}

fn reached(outcome: &Outcome, seat: Seat) -> SeatResult {
    let won = outcome.won(seat);
    let place = match outcome {
        Outcome::Ranked(standings) => standings[seat.index()].place,
        Outcome::Together { .. } => 1 + u8::from(!won),
    };
    SeatResult { place, won, score: outcome.score(seat) }
}

#[cfg(test)]
mod tests {
    use engine::Beginning;

    use super::*;

    fn booked(game: &str, setup: Setup) -> Booking {
        let game = catalog::find(game).expect("a game of ours");
        let outcome = match game.facts().cooperative {
            true => Outcome::Together { won: true, score: 1 },
            false => Outcome::ranked(&vec![0; usize::from(setup.players)], &vec![0; usize::from(setup.players)]),
        };
        booking(game, &MatchSetup::of(setup), false, &Ending { outcome, resigned: None, late: false })
    }

    #[test]
    fn options_that_make_it_harder_are_part_of_how_hard_it_was() {
        let level = |game: &str, setup: Setup| booked(game, setup).level;
        assert_eq!(level("jupiter-rescue", Setup::new(2)), "mixed");
        assert_eq!(level("jupiter-rescue", Setup::new(2).with("sides", "easy")), "easy");
        for option in ["robot-vulnerability", "fast-creeps", "ultimate-heroes", "polite-colonists"] {
            assert_eq!(level("jupiter-rescue", Setup::new(2).with(option, "on")), "mixed:varied", "{option}");
        }
        assert_eq!(level("rocketmen", Setup::new(1).with("mode", "solo").with("difficulty", "hard")), "hard");
        assert_eq!(level("rocketmen", Setup::new(3).with("variants", "random")), "normal", "nobody's win rate");
        assert_eq!(level("rocket-rescue", Setup::new(3).with("characters", "on")), "");
        assert_eq!((level_parts("easy:varied"), level_parts("easy")), (("easy", true), ("easy", false)));
    }

    #[test]
    fn what_began_in_the_middle_or_with_other_components_does_not_count() {
        let game = catalog::find("jupiter-rescue").expect("a game of ours");
        let ending = Ending { outcome: Outcome::Together { won: true, score: 1 }, resigned: None, late: false };
        let setup = MatchSetup::of(Setup::new(2));
        let from = Some(Beginning { of: None, step: 3, position: serde_json::Value::Null });
        let counts = |setup: &MatchSetup, own: bool| booking(game, setup, own, &ending).counts;
        assert!(counts(&setup, false) && !counts(&setup, true));
        assert!(!counts(&MatchSetup { from, ..setup }, false));
    }
}
