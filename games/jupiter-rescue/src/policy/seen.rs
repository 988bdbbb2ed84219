//! Which positions a search has judged already: the same few actions in another order lead to the same position.

use crate::geometry::Cell;
use crate::position::{JupiterRescue, Passage};
use crate::space::Space;

/// Positions judged lately, by their marks. One may be forgotten, and is judged again then.
pub(super) struct Seen {
    marks: Vec<u64>,
}

impl Seen {
    const SIZE: usize = 1 << 11;

    pub(super) fn new() -> Seen {
        Seen { marks: vec![0; Seen::SIZE] }
    }

    /// Remembers a position; whether it is a new one.
    pub(super) fn note(&mut self, game: &JupiterRescue) -> bool {
        let mark = mark(game);
        let place = &mut self.marks[(mark >> 32) as usize % Seen::SIZE];
        std::mem::replace(place, mark) != mark
    }
}

/// A number for all that can change while a turn is planned; two positions of a turn do not share one.
fn mark(game: &JupiterRescue) -> u64 {
    let (board, mut mark) = (&game.board, Mark(1));
    for domes in [board.colonists, board.creeps, board.robots] {
        let (words, rest) = domes.as_chunks();
        words.iter().for_each(|&word| mark.add(u64::from_le_bytes(word)));
        rest.as_chunks().0.iter().for_each(|&word| mark.add(u32::from_le_bytes(word).into()));
    }
    // Places in a sum have no need to wait for each other.
    let cells = (1..)
        .zip(&board.cells)
        .map(|(number, cell)| STEP.wrapping_mul(number | 1 << 40).wrapping_mul(1 + place(*cell)));
    mark.add(cells.fold(0, u64::wrapping_add));
    mark.add(board.dock.map_or(0, |dock| 1 + place(dock)));
    mark.add_bytes(game.places.map(Space::code));
    let back = game.returns.map_or(u8::MAX, u8::from);
    let (spent, boosts) = (game.spent as u8, game.boosts as u8);
    mark.add_bytes([game.aboard, game.saved, game.lost, spent, boosts, game.used, back]);
    mark.add(game.hand().bits());
    mark.add(u64::from(game.activated.bits()) << 32 | u64::from(board.standing.bits()));
    mark.add(u64::from(game.calm.bits()) << 32 | u64::from(game.shielded.bits()));
    mark.add(u64::from(board.supers.bits()) << 32 | u64::from(game.is_over()));
    let robot = |passage: Passage| passage.robot.map_or(u8::MAX, u8::from);
    mark.add_bytes(game.passage.map_or([0; 3], |passage| [1, passage.at.code(), robot(passage)]));
    mark.0
}

fn place(cell: Cell) -> u64 {
    u64::from(cell.q as u16) << 16 | u64::from(cell.r as u16)
}

/// A number made of words in a row. Both halves of the product are kept: what differs in the last bits of one word would
/// otherwise be undone by the first bits of the next.
struct Mark(u64);

/// An odd number without a pattern.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Mark {
    fn add(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * u128::from(STEP);
        self.0 = product as u64 ^ (product >> 64) as u64;
    }

    fn add_bytes<const N: usize>(&mut self, bytes: [u8; N]) {
        self.add(bytes.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use engine::{Chance, Game, QuickDice, Setup};

    use super::*;
    use crate::position::Phase;

    #[test]
    fn two_positions_of_a_turn_have_the_same_mark_only_if_they_are_the_same() {
        let dice = &mut QuickDice::new(5);
        let mut alike = 0;
        for players in 1..=7 {
            let setup = Setup::new(players);
            let mut game = JupiterRescue::deal(JupiterRescue::components(), &setup, dice).expect("a match");
            let (mut turn, mut of_turn) = (game.turn, HashMap::new());
            let mut actions = Vec::new();
            while let Some(seat) = game.to_act().first() {
                if game.turn != turn {
                    (turn, of_turn) = (game.turn, HashMap::new());
                }
                actions.clear();
                game.actions(seat, &mut actions);
                // What every action leads to, and the actions after it.
                for &first in &actions {
                    let mut after = game;
                    after.play(seat, first, dice, &mut ());
                    let position = format!("{after:?}");
                    let is_asked_for = matches!(after.phase, Phase::Actions | Phase::Over(_));
                    if is_asked_for && after.turn == turn {
                        // No search trades, so hands of others are not in a mark.
                        let marked = (mark(&after), format!("{:?}", after.hands));
                        let known = of_turn.entry(marked).or_insert_with(|| position.clone());
                        alike += usize::from(*known == position);
                        assert!(*known == position, "after {first:?} another position has the same mark");
                    }
                }
                let choice = dice.below(actions.len() as u32) as usize;
                game.play(seat, actions[choice], dice, &mut ());
            }
        }
        assert!(alike > 1_000, "{alike} positions were compared");
    }
}
