//! What happened, as a log tells it.

use engine::{Seat, Viewer};
use narration::{Language, Narrator};

#[test]
fn a_turn_is_told_as_its_own_seats_from_the_moment_it_begins() {
    let mut begun = 0;
    for game in catalog::games() {
        let players = 3;
        let mut table = game.start(game.usual_setup(players), 5.into(), None).expect("three can play");
        let words = |viewer| Narrator::new(Language::En, game.facts().id, &[], viewer);
        for step in 0..300_usize {
            let Some(seat) = table.position().to_act().first() else { break };
            let choices = table.position().choices(seat, &words(Viewer::Seat(seat)));
            table.play(seat, &choices[step * 7 % choices.len()].code).expect("a listed action plays");
            // Each seat reads that its own turn begins, and whose else does, in the same words about the same seat.
            for seat in Seat::all(players) {
                let told = table.log(step, step + 1, &words(Viewer::Seat(seat)));
                let Some(at) = told.iter().position(|line| line.key == "event-turn") else { continue };
                assert!(told[..at].iter().all(|line| line.turn == line.seat), "{} {step}", game.facts().id);
                let next = told[at].turn;
                let own = told[at].text.ends_with(" your turn.");
                assert_eq!(own, next == seat, "{}: {}", game.facts().id, told[at].text);
                begun += usize::from(next != told[at].seat);
            }
        }
    }
    assert!(begun > 100, "{begun}");
}
