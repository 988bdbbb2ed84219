//! Where turns and rounds begin, for those who step through a match.

use engine::Seat;

/// Where to go from a moment of a match: back to, and on to.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Jumps {
    /// Where another seat begins to act.
    pub(crate) turn: (usize, usize),
    /// Where the seat that began the match begins again.
    pub(crate) round: (usize, usize),
}

impl Jumps {
    /// From the moment after so many steps; `seats` made the steps of the match.
    pub(super) fn from(at: usize, seats: &[Seat]) -> Self {
        let begins = |step: &usize| *step > 0 && seats[*step] != seats[*step - 1];
        let turns: Vec<usize> = (0..seats.len()).filter(begins).collect();
        let rounds: Vec<usize> = turns.iter().copied().filter(|&step| seats[step] == seats[0]).collect();
        Jumps { turn: around(at, &turns, seats.len()), round: around(at, &rounds, seats.len()) }
    }
}

/// The last of some moments before this one, and the first after it; the ends of the match are always among them.
fn around(at: usize, moments: &[usize], last: usize) -> (usize, usize) {
    let back = moments.iter().copied().rfind(|&moment| moment < at).unwrap_or(0);
    (back, moments.iter().copied().find(|&moment| moment > at).unwrap_or(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_begins_with_another_seat_and_a_round_with_the_first() {
        let seats = [0, 0, 1, 2, 2, 0, 1].map(Seat::new);
        let jumps = |at| Jumps::from(at, &seats);
        assert_eq!(jumps(0), Jumps { turn: (0, 2), round: (0, 5) });
        assert_eq!(jumps(3), Jumps { turn: (2, 5), round: (0, 5) });
        assert_eq!(jumps(5), Jumps { turn: (3, 6), round: (0, 7) });
        assert_eq!(jumps(7), Jumps { turn: (6, 7), round: (5, 7) });
        assert_eq!(Jumps::from(0, &[]), Jumps::default());
    }
}
