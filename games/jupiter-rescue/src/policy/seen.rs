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

/// A number made of words in a row. Nobody chooses positions so that marks meet, so a few steps will do.
struct Mark(u64);

/// An odd number without a pattern.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Mark {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(STEP);
    }

    fn add_bytes<const N: usize>(&mut self, bytes: [u8; N]) {
        self.add(bytes.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)));
    }
}
