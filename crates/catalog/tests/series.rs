//! Several actions in a row are tried on a copy and adopted as a whole.

use catalog::{AnyAction, AnyMatch};
use engine::{Seat, SeriesRefusal, Viewer};
use narration::{Language, Narrator};

/// A match of every game after so many steps.
fn matches(steps: usize) -> Vec<Box<dyn AnyMatch>> {
    let play = |game: &&'static dyn catalog::AnyGame| {
        let mut table = game.start(game.usual_setup(3), 9.into(), None).expect("three can play");
        for step in 0..steps {
            let Some(seat) = table.position().to_act().first() else { break };
            let codes = codes(&*table, seat);
            table.play(seat, &codes[step * 5 % codes.len()]).expect("a listed action plays");
        }
        table
    };
    catalog::games().iter().map(play).collect()
}

fn codes(table: &dyn AnyMatch, seat: Seat) -> Vec<String> {
    let words = Narrator::new(Language::En, "", &[], Viewer::Seat(seat));
    table.position().choices(seat, &words).into_iter().map(|choice| choice.code).collect()
}

fn actions(table: &dyn AnyMatch, codes: &[&str]) -> Vec<AnyAction> {
    codes.iter().map(|code| table.position().read_action(code).expect("a code")).collect()
}

#[test]
fn a_series_leads_where_its_actions_lead_one_by_one() {
    let (mut tried, mut stopped, mut passed) = (0, 0, 0);
    for steps in 0..60 {
        for (mut whole, mut single) in matches(steps).into_iter().zip(matches(steps)) {
            let Some(seat) = whole.position().to_act().first() else { continue };
            let first = codes(&*whole, seat)[0].clone();
            single.play(seat, &first).expect("a listed action plays");
            let fence = single.step(single.steps() - 1).expect("a step").fence;
            let Some(second) = codes(&*single, seat).first().cloned() else {
                // The turn of the seat is over, so nothing can follow.
                match whole.try_series(seat, &actions(&*whole, &[&first, &first])) {
                    Err(SeriesRefusal::Refused(1, _)) => passed += 1,
                    Err(SeriesRefusal::Unforeseen(0)) => assert!(fence),
                    _ => panic!("{first} was followed by something"),
                }
                continue;
            };
            let before = whole.record(&[]).to_string();
            match whole.try_series(seat, &actions(&*whole, &[&first, &second])) {
                Ok(series) => {
                    tried += 1;
                    assert!(!fence);
                    assert_eq!(whole.record(&[]).to_string(), before, "nothing happens before it is adopted");
                    single.play(seat, &second).expect("a listed action plays");
                    whole.adopt(series).expect("nothing was done since");
                    assert_eq!(whole.record(&[]).to_string(), single.record(&[]).to_string());
                }
                Err(SeriesRefusal::Unforeseen(index)) => {
                    stopped += 1;
                    assert!(fence && index == 0);
                }
                Err(refused) => panic!("{first}; {second}: {refused:?}"),
            }
        }
    }
    assert!(tried > 20 && stopped > 5 && passed > 5, "{tried} {stopped} {passed}");
}

#[test]
fn a_series_that_came_too_late_is_not_adopted() {
    for mut table in matches(0) {
        let seat = table.position().to_act().first().expect("somebody begins");
        let first = codes(&*table, seat)[0].clone();
        let series = table.try_series(seat, &actions(&*table, &[&first])).expect("a listed action");
        table.play(seat, &first).expect("a listed action plays");
        assert!(table.adopt(series).is_err());
    }
}
