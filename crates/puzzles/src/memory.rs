//! What somebody has solved, as a short text: a browser keeps it in a cookie, the terminal in a file.

use std::collections::BTreeSet;
use std::fmt;

/// What somebody has solved, and how many in a row at the first try.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    solved: BTreeSet<String>,
    /// What went wrong at first and is not solved yet.
    missed: BTreeSet<String>,
    streak: u32,
    longest: u32,
}

/// No memory is longer: a browser keeps no larger cookie.
const MOST: usize = 3800;

/// `name` and `.` stand between names, `!` between the four parts.
const PARTS: char = '!';
const NAMES: char = '.';

impl Memory {
    /// Reads what [`Memory`]'s text says; what is unreadable is forgotten.
    #[must_use]
    pub fn read(text: &str) -> Memory {
        let mut parts = text.split(PARTS);
        let mut names = || {
            let names = parts.next().unwrap_or_default().split(NAMES).filter(|name| is_name(name));
            names.map(str::to_owned).collect::<BTreeSet<String>>()
        };
        let (solved, missed) = (names(), names());
        let mut number = || parts.next().and_then(|number| number.trim().parse().ok()).unwrap_or(0);
        let (streak, longest) = (number(), number());
        Memory { solved, missed, streak, longest: longest.max(streak) }
    }

    /// Whether a puzzle is solved.
    #[must_use]
    pub fn is_solved(&self, game: &str, id: &str) -> bool {
        self.solved.contains(&name(game, id))
    }

    /// How many were solved in a row at the first try.
    #[must_use]
    pub fn streak(&self) -> u32 {
        self.streak
    }

    /// The longest such row.
    #[must_use]
    pub fn longest(&self) -> u32 {
        self.longest
    }

    /// A puzzle is solved; it counts for the row only once, and only if nothing went wrong before.
    pub fn solve(&mut self, game: &str, id: &str) {
        let name = name(game, id);
        if self.to_string().len() + name.len() > MOST || !self.solved.insert(name.clone()) {
            return;
        }
        if !self.missed.remove(&name) {
            self.streak += 1;
            self.longest = self.longest.max(self.streak);
        }
    }

    /// A try was wrong, or the solution was looked at: the row ends, unless the puzzle was solved before.
    pub fn miss(&mut self, game: &str, id: &str) {
        let name = name(game, id);
        if self.solved.contains(&name) {
            return;
        }
        self.streak = 0;
        if self.to_string().len() + name.len() <= MOST {
            self.missed.insert(name);
        }
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = |names: &BTreeSet<String>| names.iter().map(String::as_str).collect::<Vec<_>>().join(".");
        let (solved, missed) = (names(&self.solved), names(&self.missed));
        write!(f, "{solved}{PARTS}{missed}{PARTS}{}{PARTS}{}", self.streak, self.longest)
    }
}

/// The initials of the game and the id of the puzzle: short, as a browser sends it with every request for a puzzle.
fn name(game: &str, id: &str) -> String {
    let initials: String = game.split('-').filter_map(|word| word.chars().next()).collect();
    let last = game.chars().next_back().unwrap_or_default();
    format!("{initials}{last}{id}")
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_of_first_tries() {
        let mut memory = Memory::default();
        memory.solve("rocket-jockey", "1-2");
        memory.solve("rocket-rescue", "1-2");
        memory.solve("rocket-rescue", "1-2");
        assert_eq!((memory.streak(), memory.longest()), (2, 2));
        memory.miss("rocketmen", "4");
        memory.solve("rocketmen", "4");
        assert_eq!((memory.streak(), memory.longest()), (0, 2));
        memory.miss("rocketmen", "4");
        memory.solve("rocketmen", "5");
        assert_eq!((memory.streak(), memory.longest()), (1, 2));
        assert!(memory.is_solved("rocketmen", "4") && !memory.is_solved("rocket-jockey", "4"));
        assert_eq!(Memory::read(&memory.to_string()), memory);
    }

    #[test]
    fn nonsense_is_forgotten_and_the_memory_stays_small() {
        assert_eq!(Memory::read("<script>;x!\u{e4}!-1!9"), Memory { longest: 9, ..Memory::default() });
        let mut memory = Memory::default();
        (0..2000).for_each(|id| memory.solve("rocket-jockey", &id.to_string()));
        (0..2000).for_each(|id| memory.miss("rocketmen", &id.to_string()));
        assert!(memory.to_string().len() <= MOST + 20, "{}", memory.to_string().len());
    }

    #[test]
    fn every_game_has_initials_of_its_own() {
        let games: BTreeSet<String> = catalog::games().iter().map(|game| name(game.facts().id, "1")).collect();
        assert_eq!(games.len(), catalog::games().len(), "{games:?}");
    }
}
