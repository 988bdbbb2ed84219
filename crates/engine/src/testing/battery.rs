//! The tests that every game must pass. A game runs them all with one line in `tests/battery.rs`:
//!
//! ```ignore
//! engine::battery!(rocket_jockey::RocketJockey, games = 40);
//! ```
//!
//! `games` is how many matches are played per setup; for slower debug builds keep it small and let `gantry sim` play the
//! many. Without `setups` every player count is played with every choice of options ([`setups`]).

use std::collections::HashSet;

pub use super::encoding::{
    encodings_tell_nothing_hidden, every_legal_action_has_an_index_of_its_own, features_keep_their_number_and_bounds,
};
use super::mutation::mutate;
use super::play_out;
use crate::{
    Chance, Event, Game, Match, Origin, PositionFile, Problem, QuickDice, Record, Rules, Seat, Seed, Setup, Trace,
    View, Viewer, Watched, files,
};

/// Makes one test of each part of the battery.
#[macro_export]
macro_rules! battery {
    ($game:ty, games = $games:expr) => {
        $crate::battery!($game, setups = $crate::testing::battery::setups::<$game>(), games = $games);
    };
    ($game:ty, setups = $setups:expr, games = $games:expr) => {
        $crate::battery!(@ $game, $setups, $games,
            random_play_ends_and_keeps_every_invariant,
            listed_actions_play_and_all_others_are_refused,
            a_record_replays_to_the_same_position,
            a_position_file_reads_back,
            a_changed_position_file_is_refused_or_plays_on,
            imagining_keeps_the_view_and_varies_the_rest,
            imagining_depends_on_nothing_hidden,
            nobody_sees_that_piles_were_reshuffled,
            undo_cannot_peek,
            undo_restores_the_position,
            codes_parse_back,
            every_legal_action_has_an_index_of_its_own,
            features_keep_their_number_and_bounds,
            encodings_tell_nothing_hidden,
            a_copy_is_independent,
            the_rules_text_is_whole,
        );
    };
    (@ $game:ty, $setups:expr, $games:expr, $($test:ident,)*) => {$(
        #[test]
        fn $test() {
            $crate::testing::battery::$test::<$game>(&$setups, $games);
        }
    )*};
}

/// Every player count with every choice of options; if those are too many, a fixed sample of them.
pub fn setups<G: Game>() -> Vec<Setup> {
    const MOST: usize = 60;
    let mut all: Vec<Setup> = G::FACTS.players.clone().map(Setup::new).collect();
    for option in G::FACTS.options {
        let values: Vec<String> = match option.kind {
            crate::OptionKind::Choice(values) => values.iter().map(|&value| value.to_owned()).collect(),
            crate::OptionKind::Switch => vec!["off".to_owned(), "on".to_owned()],
            crate::OptionKind::Number(low, high) => vec![low.to_string(), high.to_string()],
        };
        all = all.iter().flat_map(|setup| values.iter().map(|value| setup.clone().with(option.id, value))).collect();
    }
    // Not every choice of options goes with every player count.
    let possible = |setup: &Setup| G::deal(G::components(), setup, &mut QuickDice::new(0)).is_ok();
    let mut all: Vec<Setup> = all.into_iter().filter(possible).collect();
    assert!(!all.is_empty(), "no setup can be dealt");
    QuickDice::new(1).shuffle(&mut all);
    all.truncate(MOST.max(usize::from(G::FACTS.players.end() - G::FACTS.players.start() + 1)));
    all
}

/// Visits every decision of random matches, `games` of each setup.
pub fn random_matches<G: Game>(
    setups: &[Setup],
    games: u32,
    mut visit: impl FnMut(&G, Seat, &[G::Action], &mut QuickDice),
) {
    for (index, setup) in setups.iter().enumerate() {
        for number in 0..games {
            let mut chance = QuickDice::new(index as u64 * 1_000_003 + u64::from(number));
            let dealt = G::deal(G::components(), setup, &mut chance).expect("the setup was dealt before");
            play_out(dealt, &mut chance, |position, seat, actions, chance| {
                let choice = chance.below(actions.len() as u32) as usize;
                visit(position, seat, actions, chance);
                choice
            });
        }
    }
}

/// A random seat of those to act, all its actions, and a random one of them.
fn choose<G: Game>(position: &G, actions: &mut Vec<G::Action>, chance: &mut impl Chance) -> Option<(Seat, G::Action)> {
    let seat = super::to_act(position, chance)?;
    actions.clear();
    position.actions(seat, actions);
    Some((seat, actions[chance.below(actions.len() as u32) as usize]))
}

/// One position in `every`, so that costly checks stay affordable.
fn sometimes(chance: &mut QuickDice, every: u32) -> bool {
    chance.below(every) == 0
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("views and files are plain data")
}

fn audit<G: Game>(position: &G) {
    if let Err(problem) = position.audit() {
        panic!("{problem}\n{}", json(&position.save()));
    }
}

/// Random play of every option and player count ends, with an outcome, and keeps every invariant on the way.
pub fn random_play_ends_and_keeps_every_invariant<G: Game>(setups: &[Setup], games: u32) {
    random_matches::<G>(setups, games, |position, _, _, _| {
        audit(position);
        assert!(position.outcome().is_none(), "there is an outcome while somebody is to act");
    });
}

/// Every listed action plays and leaves a sound position; every other one is refused, for every seat.
pub fn listed_actions_play_and_all_others_are_refused<G: Game>(setups: &[Setup], games: u32) {
    let mut pool: HashSet<G::Action> = HashSet::new();
    random_matches::<G>(setups, games.div_ceil(8), |position, seat, actions, chance| {
        pool.extend(actions);
        assert_eq!(permitted(position, seat), actions, "the quick list differs from the candidates that may be done");
        let listed: HashSet<G::Action> = actions.iter().copied().collect();
        assert_eq!(listed.len(), actions.len(), "an action is listed twice: {actions:?}");
        for &action in actions {
            assert_eq!(position.refusal(seat, &action), None, "`{action}` is listed, but refused");
            let mut after = *position;
            after.play(seat, action, chance, &mut ());
            audit(&after);
        }
        if !sometimes(chance, 4) {
            return;
        }
        let mut theirs = Vec::new();
        for other in Seat::all(position.players()) {
            theirs.clear();
            position.actions(other, &mut theirs);
            assert_eq!(theirs.is_empty(), !position.to_act().contains(other), "only seats to act have actions");
            for action in pool.iter().filter(|action| !theirs.contains(action)) {
                let refusal = position.refusal(other, action);
                assert!(refusal.is_some(), "`{action}` by {other} is not listed, but not refused: {position:?}");
            }
        }
    });
}

/// The candidates of a seat that it may do.
fn permitted<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut permitted = Vec::new();
    position.candidates(seat, &mut |action| {
        if position.may(seat, &action).is_ok() {
            permitted.push(action);
        }
    });
    permitted
}

/// Plays a whole match at random, with an undo now and then.
fn random_match<G: Game>(setup: &Setup, number: u64) -> Match<G> {
    let mut table = Match::<G>::start(setup.clone(), Seed::from(number), None).expect("the setup was dealt before");
    let mut chance = QuickDice::new(number);
    let mut actions = Vec::new();
    while let Some((seat, action)) = choose(table.position(), &mut actions, &mut chance) {
        table.play(seat, action).unwrap_or_else(|refusal| panic!("`{action}` is listed, but refused: {refusal:?}"));
        if sometimes(&mut chance, 10) && table.undoable(seat) > 0 {
            table.undo(seat).expect("an undoable step");
        } else if sometimes(&mut chance, 60) {
            table.take_back(seat, 2);
        }
    }
    table
}

/// Record, text, record, replay: the same position; and a changed record is found out.
pub fn a_record_replays_to_the_same_position<G: Game>(setups: &[Setup], games: u32) {
    for setup in setups {
        for number in 0..u64::from(games.div_ceil(10)) {
            let table = random_match::<G>(setup, number);
            let text = table.record(&[]).to_string();
            let record: Record = text.parse().expect("a record reads back");
            assert_eq!(record.to_string(), text);
            let replayed = Match::<G>::replay(&record).expect("a record replays");
            assert_eq!(files::hash(replayed.position()), files::hash(table.position()));

            let mut forged = record.clone();
            forged.lines.pop();
            assert!(Match::<G>::replay(&forged).is_err(), "a record without its last action still verifies");
            let mut forged = record;
            forged.header.commitment = Seed::from(number + 1).commitment();
            assert!(Match::<G>::replay(&forged).is_err(), "a record with another commitment still verifies");
        }
    }
}

fn reload<G: Game>(position: &G) -> Result<G, Problem> {
    let text = PositionFile::write(position, None)?.text();
    PositionFile::parse(&text)?.read::<G>()
}

/// Saved and loaded, a position is the same: same hash, same views, same actions.
pub fn a_position_file_reads_back<G: Game>(setups: &[Setup], games: u32) {
    random_matches::<G>(setups, games.div_ceil(8), |position, seat, actions, chance| {
        if !sometimes(chance, 3) {
            return;
        }
        let loaded = match reload(position) {
            Ok(loaded) => loaded,
            Err(problem) => panic!("{problem}\n{}", json(&position.save())),
        };
        assert_eq!(files::hash(&loaded), files::hash(position));
        let mut again = Vec::new();
        loaded.actions(seat, &mut again);
        assert_eq!(again, actions);
        for viewer in Viewer::all(position.players()) {
            assert_eq!(json(&loaded.view(viewer)), json(&position.view(viewer)));
        }
    });
}

/// A position file with something in it changed at random is refused, or it is as good as any other: somebody can act or the
/// match is over, and whatever is done keeps every invariant.
pub fn a_changed_position_file_is_refused_or_plays_on<G: Game>(setups: &[Setup], games: u32) {
    let (mut refused, mut read) = (0, 0);
    random_matches::<G>(setups, games.div_ceil(8), |position, _, _, chance| {
        if !sometimes(chance, 8) {
            return;
        }
        let mut file = PositionFile::write(position, None).expect("a position can be written");
        mutate(&mut file.position, chance);
        let before = file.text();
        match std::panic::catch_unwind(|| file.read::<G>()) {
            Ok(Ok(position)) => {
                read += 1;
                plays_on(position, chance, &before);
            }
            Ok(Err(_)) => refused += 1,
            Err(_) => panic!("reading a file panics: {before}"),
        }
    });
    assert!(refused > 0 && read > 0, "{refused} files were refused and {read} read");
}

/// Plays some steps at random and checks every position on the way.
fn plays_on<G: Game>(mut position: G, chance: &mut QuickDice, file: &str) {
    let mut actions = Vec::new();
    for _ in 0..30 {
        for viewer in Viewer::all(position.players()) {
            let _ = position.view(viewer).describe();
        }
        let Some(seat) = super::to_act(&position, chance) else {
            assert!(position.outcome().is_some(), "nobody is to act, but there is no outcome: {file}");
            return;
        };
        actions.clear();
        position.actions(seat, &mut actions);
        assert!(!actions.is_empty(), "seat {seat} is to act and has nothing to do: {file}");
        let action = actions[chance.below(actions.len() as u32) as usize];
        position.play(seat, action, chance, &mut ());
        if let Err(problem) = position.audit() {
            panic!("after `{action}`: {problem}; the file was {file}");
        }
    }
}

/// Every refusal cites a clause of the rules text that the game declares for that action and moment: `grounds` tells which
/// clauses can stand against an action there.
pub fn refusals_cite_what_is_declared<G: Game>(
    setups: &[Setup],
    games: u32,
    grounds: impl Fn(&G, Seat, &G::Action) -> &'static [&'static str],
) {
    let mut pool: HashSet<G::Action> = HashSet::new();
    let mut clauses: HashSet<&str> = HashSet::new();
    random_matches::<G>(setups, games, |position, _, actions, chance| {
        pool.extend(actions);
        if !sometimes(chance, 4) {
            return;
        }
        for seat in Seat::all(position.players()) {
            for action in &pool {
                let Some(refusal) = position.refusal(seat, action) else { continue };
                let id = refusal.clause.0;
                // The rules text is searched once for every clause.
                assert!(
                    !clauses.insert(id) || Rules::clause(G::FACTS.rules.en, id).is_some(),
                    "`{action}` is refused by {id}, which is no clause"
                );
                let declared = grounds(position, seat, action);
                assert!(
                    declared.contains(&id),
                    "`{action}` by {seat} is refused by {id}: {refusal:?}; {}",
                    json(&position.save())
                );
            }
        }
    });
}

/// An imagined position has the seat's view byte for byte and its actions, is sound, and differs if anything is hidden.
pub fn imagining_keeps_the_view_and_varies_the_rest<G: Game>(setups: &[Setup], games: u32) {
    let mut varied = false;
    random_matches::<G>(setups, games.div_ceil(4), |position, _, _, chance| {
        let hash = files::hash(position);
        for seat in Seat::all(position.players()) {
            let world = position.imagine(seat, chance);
            audit(&world);
            let viewer = Viewer::Seat(seat);
            assert_eq!(json(&world.view(viewer)), json(&position.view(viewer)), "seat {seat} could tell");
            let (mut real, mut imagined) = (Vec::new(), Vec::new());
            position.actions(seat, &mut real);
            world.actions(seat, &mut imagined);
            assert_eq!(real, imagined, "seat {seat} could tell by its actions");
            varied |= files::hash(&world) != hash;
        }
    });
    let alone = setups.iter().all(|setup| setup.players == 1);
    assert!(varied || alone || !G::FACTS.hidden, "imagining never changes anything");
}

/// After a reshuffle everybody sees the same and may do the same, and a second one with the same chance comes to the same,
/// whatever the order was before.
pub fn nobody_sees_that_piles_were_reshuffled<G: Game>(setups: &[Setup], games: u32) {
    random_matches::<G>(setups, games.div_ceil(4), |position, _, _, chance| {
        let world = position.reshuffled(chance);
        audit(&world);
        for viewer in Viewer::all(position.players()) {
            assert_eq!(json(&world.view(viewer)), json(&position.view(viewer)), "{viewer:?} could tell");
        }
        for seat in Seat::all(position.players()) {
            let (mut real, mut other) = (Vec::new(), Vec::new());
            position.actions(seat, &mut real);
            world.actions(seat, &mut other);
            assert_eq!(real, other, "seat {seat} could tell by its actions");
        }
        let again = |position: &G| files::hash(&position.reshuffled(&mut QuickDice::new(3)));
        assert_eq!(again(&world), again(position), "the order before has no part in it");
    });
}

/// What is imagined depends on what the seat knows and on chance, on nothing else: imagining from an imagined position with
/// the same chance gives the same match from there on.
pub fn imagining_depends_on_nothing_hidden<G: Game>(setups: &[Setup], games: u32) {
    random_matches::<G>(setups, games.div_ceil(8), |position, seat, _, chance| {
        if !sometimes(chance, 6) {
            return;
        }
        let seed = chance.word();
        let elsewhere = position.imagine(seat, chance);
        let mut one = position.imagine(seat, &mut QuickDice::new(seed));
        let mut two = elsewhere.imagine(seat, &mut QuickDice::new(seed));
        let (mut dice_one, mut dice_two) = (QuickDice::new(seed), QuickDice::new(seed));
        let (mut actions_one, mut actions_two) = (Vec::new(), Vec::new());
        for _ in 0..12 {
            for viewer in Viewer::all(position.players()) {
                assert_eq!(json(&one.view(viewer)), json(&two.view(viewer)), "imagining peeks");
            }
            let first = choose(&one, &mut actions_one, &mut dice_one);
            let second = choose(&two, &mut actions_two, &mut dice_two);
            assert_eq!((first, &actions_one), (second, &actions_two), "imagining peeks");
            let Some((seat, action)) = first else { break };
            one.play(seat, action, &mut dice_one, &mut ());
            two.play(seat, action, &mut dice_two, &mut ());
        }
    });
}

/// A step that could be undone has told the acting seat nothing: in every position it could be in, it sees the same after it.
pub fn undo_cannot_peek<G: Game>(setups: &[Setup], games: u32) {
    random_matches::<G>(setups, games.div_ceil(4), |position, seat, actions, chance| {
        let action = actions[chance.below(actions.len() as u32) as usize];
        let viewer = Viewer::Seat(seat);
        let outcome = |world: &G, seed: u64| {
            let mut world = *world;
            let mut dice = Watched::new(QuickDice::new(seed));
            let mut trace = Trace::default();
            world.play(seat, action, &mut dice, &mut trace);
            let seen: Vec<G::Event> = trace.events.iter().filter_map(|event| event.seen_by(viewer)).collect();
            (dice.used() || trace.unveiled, json(&world.view(viewer)), seen)
        };
        let seed = chance.word();
        let (fence, view, events) = outcome(position, seed);
        let (other_fence, other_view, other_events) = outcome(&position.imagine(seat, chance), seed);
        if !fence {
            assert!(!other_fence, "`{action}` can be undone here, but not in a position that looks the same");
            assert_eq!(view, other_view, "`{action}` tells the seat something and can be undone");
            assert_eq!(events, other_events, "`{action}` tells the seat something and can be undone");
        }
    });
}

/// An undone step leaves the position as it was, and what anybody may see of it.
pub fn undo_restores_the_position<G: Game>(setups: &[Setup], games: u32) {
    for setup in setups {
        for number in 0..u64::from(games.div_ceil(20)) {
            let mut table =
                Match::<G>::start(setup.clone(), Seed::from(number), None).expect("the setup was dealt before");
            let mut chance = QuickDice::new(number);
            let mut actions = Vec::new();
            while let Some((seat, action)) = choose(table.position(), &mut actions, &mut chance) {
                let before = files::hash(table.position());
                table
                    .play(seat, action)
                    .unwrap_or_else(|refusal| panic!("`{action}` is listed, but refused: {refusal:?}"));
                if table.undoable(seat) > 0 {
                    table.undo(seat).expect("an undoable step");
                    assert_eq!(files::hash(table.position()), before, "undo of `{action}`");
                    table
                        .play(seat, action)
                        .unwrap_or_else(|refusal| panic!("`{action}` is refused after undo: {refusal:?}"));
                }
            }
        }
    }
}

/// The code of every action reads back as that action, and every view can be put into words.
pub fn codes_parse_back<G: Game>(setups: &[Setup], games: u32) {
    random_matches::<G>(setups, games.div_ceil(4), |position, seat, actions, _| {
        let view = position.view(Viewer::Seat(seat));
        for action in actions {
            let code = action.to_string();
            assert_eq!(code.parse::<G::Action>().as_ref(), Ok(action), "{code}");
            assert!(!view.action(action).key.is_empty());
        }
    });
    for nonsense in ["", " ", "nonsense", "draw", "1", "-", "\u{1f680}"] {
        assert!(nonsense.parse::<G::Action>().is_err(), "`{nonsense}` is taken for an action");
    }
}

/// Playing on a copy leaves the original alone.
pub fn a_copy_is_independent<G: Game>(setups: &[Setup], games: u32) {
    random_matches::<G>(setups, games.div_ceil(10), |position, seat, actions, chance| {
        let before = files::hash(position);
        let mut copy = *position;
        copy.play(seat, actions[0], chance, &mut ());
        assert_eq!(files::hash(position), before);
    });
}

/// Both languages tell the same clauses of the same origin in the same order, and each clause says something.
pub fn the_rules_text_is_whole<G: Game>(_: &[Setup], _: u32) {
    let clauses = |text: &'static str| -> Vec<(&'static str, Origin)> {
        Rules::clauses(text).map(|clause| (clause.id, clause.origin)).collect()
    };
    let rules = &G::FACTS.rules;
    let english = clauses(rules.en);
    assert!(english.len() > 5, "a rules text has more clauses than {}", english.len());
    assert_eq!(english, clauses(rules.de));
    for (id, _) in english {
        let prefix = id.split('-').next().unwrap_or_default();
        assert!(G::FACTS.clause_prefixes.contains(&prefix), "{id} has a strange prefix");
        for text in [rules.en, rules.de] {
            assert!(Rules::clause(text, id).is_some_and(|clause| clause.text.len() > 10), "{id} says nothing");
        }
    }
}
