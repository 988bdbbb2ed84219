//! A decision allocates nothing: legal actions go into a reused buffer, positions are flat, no event is built.

use catalog::games;
use engine::{Chance, Game, QuickDice};

#[test]
fn a_random_match_allocates_nothing_once_the_buffer_has_grown() {
    decides_without_allocation::<rocket_jockey::RocketJockey>();
    decides_without_allocation::<rocket_rescue::RocketRescue>();
    decides_without_allocation::<rocketmen::Rocketmen>();
    decides_without_allocation::<jupiter_rescue::JupiterRescue>();
    assert_eq!(games().len(), 4, "every game of the shelf is measured here");
}

fn decides_without_allocation<G: Game>() {
    for players in G::FACTS.players.clone() {
        let setup = catalog::find(G::FACTS.id).expect("a game of ours").usual_setup(players);
        let mut dice = QuickDice::new(1);
        let mut actions = Vec::with_capacity(4096);
        let mut position = G::deal(G::components(), &setup, &mut dice).expect("a deal");
        let mut decisions = 0;
        let measured = allocation_counter::measure(|| {
            while let Some(seat) = position.to_act().first() {
                actions.clear();
                position.actions(seat, &mut actions);
                let action = actions[dice.below(actions.len() as u32) as usize];
                position.play(seat, action, &mut dice, &mut ());
                decisions += 1;
            }
        });
        assert!(decisions > 20, "a match takes some decisions");
        assert_eq!(measured.count_total, 0, "{} with {players} players, {decisions} decisions", G::FACTS.id);
    }
}
