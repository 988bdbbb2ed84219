//! What one seat is told of another's choices depends on nothing that it cannot know.

use engine::{QuickDice, Seat, Viewer};
use narration::{Language, Narrator};

#[test]
fn advice_is_the_same_in_every_position_that_the_adviser_cannot_tell_apart() {
    let (mut told, mut sure, mut unsure) = (0, 0, 0);
    for game in catalog::games() {
        let players = 3;
        let mut table = game.start(game.usual_setup(players), 5.into(), None).expect("three can play");
        let words = |viewer| Narrator::new(Language::En, game.facts().id, &[], viewer);
        for step in 0..150_usize {
            let Some(seat) = table.position().to_act().first() else { break };
            for adviser in Seat::all(players).filter(|&adviser| adviser != seat) {
                let words = words(Viewer::Seat(adviser));
                let advice = table.position().advice(adviser, seat, &words);
                let imagined = table.imagined(adviser, &mut QuickDice::new(step as u64));
                assert_eq!(advice, imagined.position().advice(adviser, seat, &words), "{} {step}", game.facts().id);
                let own = table.position().choices(seat, &words);
                told += 1;
                sure += usize::from(advice.len() == own.len());
                unsure += usize::from(advice.len() < own.len());
            }
            let choices = table.position().choices(seat, &words(Viewer::Seat(seat)));
            table.play(seat, &choices[step * 7 % choices.len()].code).expect("a listed action plays");
        }
    }
    // Some games keep nothing from the others, and some do.
    assert!(told > 500 && sure > 100 && unsure > 100, "{told} {sure} {unsure}");
}
