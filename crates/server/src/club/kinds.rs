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

/// The option of a game that makes another game of it, if it has one.
pub(crate) fn edition_option(facts: &Facts) -> Option<&'static OptionFact> {
    facts.options.iter().find(|option| EDITIONS.contains(&option.id))
}

/// The option of a game that makes it harder, if it has one.
pub(crate) fn level_option(facts: &Facts) -> Option<&'static OptionFact> {
    facts.options.iter().find(|option| LEVELS.contains(&option.id))
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

/// What came of a match.
pub(crate) fn booking(game: &dyn AnyGame, match_setup: &MatchSetup, ending: &Ending) -> Booking {
    let (facts, setup) = (game.facts(), &match_setup.setup);
    let chosen =
        |option: Option<&OptionFact>| option.map(|option| setup.value(facts, option.id).to_owned()).unwrap_or_default();
    let together = matches!(ending.outcome, Outcome::Together { .. });
    Booking {
        edition: chosen(edition_option(facts)),
        level: chosen(level_option(facts)),
        together,
        complete: ending.resigned.is_none(),
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
