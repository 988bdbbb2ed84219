//! Who sits where: people who share the screen, and bots.

use bots::{Bot, BotName};
use engine::{Problem, Seat, ensure};

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person with this name; with a blank one they are called by their letter.
    Person(String),
    /// A bot.
    Bot(Bot),
}

/// Animals that were sent into space. A bot is named after one of them, by its seat.
const PILOTS: [&str; Seat::MAX] = ["Enos", "Laika", "Belka", "Strelka", "Félicette", "Albert", "Ham", "Veterok"];

impl Sitter {
    /// A person, by a name that fits into a line.
    #[must_use]
    pub fn person(name: &str) -> Self {
        let shown = name.trim().chars().map(|c| if c.is_control() { ' ' } else { c });
        Sitter::Person(shown.take(24).collect())
    }

    /// What they are called at this seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        match self {
            Sitter::Person(name) => name.clone(),
            Sitter::Bot(_) => PILOTS[seat.index()].to_owned(),
        }
    }

    /// What the record calls them: bots say what they are.
    #[must_use]
    pub fn written(&self, seat: Seat) -> String {
        match self {
            Sitter::Person(name) => name.clone(),
            Sitter::Bot(bot) => format!("{} ({bot})", self.name(seat)),
        }
    }
}

/// Who sits where: you first, then the others as listed, such as `thumb,random` or `person:Bert,thumb`.
///
/// The last one listed stands for all seats that are left; an empty list means bots that play by rules of thumb.
pub fn seats(you: &str, others: &str, players: u8) -> Result<Vec<Sitter>, Problem> {
    let listed = others.split(',').map(str::trim).filter(|one| !one.is_empty());
    let listed = listed.map(sitter).collect::<Result<Vec<_>, _>>()?;
    let others = usize::from(players.saturating_sub(1));
    // Somebody who plays alone may name one other all the same: `--bots` has a default.
    ensure!(listed.len() <= others.max(1), "{} others cannot sit at a table for {players}", listed.len());
    let last = listed.last().cloned().unwrap_or(Sitter::Bot(BotName::Thumb.into()));
    let rest = listed.into_iter().chain(std::iter::repeat(last)).take(others);
    Ok(std::iter::once(Sitter::person(you)).chain(rest).collect())
}

fn sitter(text: &str) -> Result<Sitter, Problem> {
    match text.split_once(':') {
        Some(("person", name)) => Ok(Sitter::person(name)),
        None if text == "person" => Ok(Sitter::person("")),
        _ => text.parse().map(Sitter::Bot).map_err(|problem: Problem| {
            Problem::new(format!("{problem}; or, for somebody who shares this screen, person:NAME"))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn you_sit_first_and_the_last_listed_fills_the_table() {
        let (thumb, random) = (Sitter::Bot(BotName::Thumb.into()), Sitter::Bot(BotName::Random.into()));
        let anna = Sitter::person("Anna");
        assert_eq!(seats("Anna", "", 3), Ok(vec![anna.clone(), thumb.clone(), thumb.clone()]));
        assert_eq!(seats("Anna", "thumb", 1), Ok(vec![anna.clone()]), "alone, with the usual list");
        assert_eq!(seats("Anna", "random", 3), Ok(vec![anna.clone(), random.clone(), random.clone()]));
        let bert = Sitter::person("Bert");
        assert_eq!(seats(" Anna", "person:Bert, thumb", 4), Ok(vec![anna, bert, thumb.clone(), thumb]));
    }

    #[test]
    fn a_slip_is_no_person() {
        let problem = seats("Anna", "thum", 2).expect_err("there is no such bot").to_string();
        assert_eq!(
            problem,
            "there is no bot `thum`: use random, beginner, thumb, strong, strongest, or search:400 (iterations) or \
             search:250ms for a search of that length, or exec:PROGRAM for one of your own; or, for somebody who shares \
             this screen, person:NAME"
        );
        assert!(seats("Anna", "thumb,thumb", 2).is_err());
    }

    #[test]
    fn names_stay_on_their_line() {
        assert_eq!(Sitter::person(" a\nb\u{1b}[2J "), Sitter::Person("a b [2J".into()));
        assert_eq!(Sitter::Bot(BotName::Thumb.into()).written(Seat::new(1)), "Laika (thumb)");
    }
}
