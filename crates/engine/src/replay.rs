//! Playing records again, also those that were made under an earlier version of the rules.

use crate::record::{Deed, Line, Record};
use crate::{Game, Match, Outcome, Phrase, Problem, Refusal, Seat, Seed, SeriesRefusal, Setup, ensure, phrase};

/// Where the rules of today part from the earlier version that a match was played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesDifference {
    /// The number of the first line that cannot be played as it was; everything before it can.
    pub line: usize,
    /// What is different, to be put into words.
    pub reason: Phrase,
}

/// Nobody knows the rules of tomorrow.
fn check_version<G: Game>(version: u32) -> Result<(), Problem> {
    ensure!(
        version <= G::FACTS.rules_version,
        "the match follows version {version} of the rules of {}; this program plays version {}",
        G::FACTS.title,
        G::FACTS.rules_version
    );
    Ok(())
}

impl<G: Game> Match<G> {
    /// Plays a record again and checks everything it claims: the seed's commitment, every action, the result, the hash.
    ///
    /// A record of an earlier version of the rules is played as far as the rules of today lead to the same; see
    /// [`Match::difference`].
    pub fn replay(record: &Record) -> Result<Self, Problem> {
        let header = &record.header;
        ensure!(header.game == G::FACTS.id, "the record is of `{}`, not of {}", header.game, G::FACTS.title);
        check_version::<G>(header.rules)?;
        let Some(claimed) = &record.result else {
            return Err(Problem::new("the record has no result line, and so no seed to replay it with"));
        };
        let seed: Seed = claimed.seed.parse().map_err(|problem: Problem| problem.at("result line"))?;
        ensure!(
            seed.commitment() == header.commitment,
            "the seed is not the one that was committed to before the match"
        );
        let setup = Setup { players: header.players, options: header.options.clone() };
        let mut game = match header.from.clone() {
            None => Match::<G>::start(setup, seed, header.components.clone())?,
            Some(origin) => Match::start_from(setup, seed, header.components.clone(), origin)?,
        };
        game.follow_rules(header.rules)?;
        for (index, line) in record.lines.iter().enumerate() {
            // The header is line 1 of the file.
            let at_line = |problem: Problem| problem.at(format!("line {}", index + 2));
            if game.is_of_today() {
                game.replay_line(line).map_err(at_line)?;
            } else if !game.replay_earlier(std::slice::from_ref(line), None).map_err(at_line)? {
                return Ok(game);
            }
        }
        if game.is_of_today() {
            game.check_end(claimed.result.as_ref(), &claimed.hash)?;
        } else {
            game.compare_end(claimed.result.as_ref(), Some(&claimed.hash));
        }
        Ok(game)
    }

    /// Says under which version of the rules the match was begun: today's or an earlier one.
    pub fn follow_rules(&mut self, version: u32) -> Result<(), Problem> {
        check_version::<G>(version)?;
        self.rules = version;
        Ok(())
    }

    /// Whether it was begun under the rules of today.
    fn is_of_today(&self) -> bool {
        self.rules == G::FACTS.rules_version
    }

    /// Where the rules of today part from those that the match was played by, as far as it was played again.
    pub fn difference(&self) -> Option<&RulesDifference> {
        self.difference.as_ref()
    }

    fn check_end(&self, result: Option<&Outcome>, hash: &str) -> Result<(), Problem> {
        ensure!(
            result == self.position.outcome().as_ref(),
            "the record claims another result than its actions lead to"
        );
        let own = self.hash();
        ensure!(own == hash, "the record claims the final position {hash}, but its actions lead to {own}");
        Ok(())
    }

    /// Compares the end of a match of an earlier version with what it was, as far as that is known.
    pub fn compare_end(&mut self, result: Option<&Outcome>, hash: Option<&str>) {
        let line = self.lines.len();
        if result != self.position.outcome().as_ref() {
            self.differs(line, phrase!("rules-differ-result"));
        } else if hash.is_some_and(|hash| hash != self.hash()) {
            self.differs(line, phrase!("rules-differ-end"));
        }
    }

    fn differs(&mut self, line: usize, reason: Phrase) {
        self.difference.get_or_insert(RulesDifference { line, reason });
    }

    /// Plays one line of a record.
    pub fn replay_line(&mut self, line: &Line) -> Result<(), Problem> {
        self.check_line(line, self.next_number())?;
        match &line.deed {
            Deed::Do(code) => {
                let action: G::Action = code.parse()?;
                let refused = |refusal: Refusal| {
                    Problem::new(format!("`{code}` by seat {} is not legal there ({})", line.seat, refusal.clause))
                };
                self.play(line.seat, action).map_err(refused)?;
            }
            &Deed::Undo(count) => {
                ensure!(
                    (1..=self.steps.len()).contains(&(count as usize)),
                    "{count} actions cannot be taken back where {} stand",
                    self.steps.len()
                );
                self.take_back(line.seat, count as usize);
            }
            Deed::Bot(_) | Deed::Person | Deed::Resign | Deed::Clock(_) => self.lines.push(line.clone()),
        }
        Ok(())
    }

    fn check_line(&self, line: &Line, expected: u64) -> Result<(), Problem> {
        ensure!(line.n == expected, "action number {expected} expected, not {}", line.n);
        let is_over = self.lines.last().is_some_and(|last| last.deed == Deed::Resign);
        ensure!(!is_over, "nothing follows a resignation");
        ensure!(line.seat.index() < usize::from(self.setup.players), "there is no seat {}", line.seat);
        Ok(())
    }

    /// Plays lines of a match of an earlier version that were one click, if the rules of today lead to the position with
    /// this hash too; whether they do. If not, nothing is played, and [`Match::difference`] tells why.
    pub fn replay_earlier(&mut self, lines: &[Line], hash: Option<&str>) -> Result<bool, Problem> {
        for (expected, line) in (self.next_number()..).zip(lines) {
            self.check_line(line, expected)?;
        }
        let Some((first, rest)) = lines.split_first() else { return Ok(true) };
        if !matches!(first.deed, Deed::Do(_)) {
            self.replay_line(first)?;
            // What others had done since then was done again.
            rest.iter().try_for_each(|line| self.replay_line(line))?;
            return Ok(true);
        }
        match self.try_earlier(first.seat, lines, hash) {
            Ok(()) => Ok(true),
            Err((index, reason)) => {
                self.differs(self.lines.len() + 1 + index, reason);
                Ok(false)
            }
        }
    }

    fn try_earlier(&mut self, seat: Seat, lines: &[Line], hash: Option<&str>) -> Result<(), (usize, Phrase)> {
        let mut actions = Vec::with_capacity(lines.len());
        for (index, line) in lines.iter().enumerate() {
            let Deed::Do(code) = &line.deed else { continue };
            let action = code.parse().map_err(|_| (index, phrase!("rules-differ-unknown", code = code.clone())))?;
            actions.push(action);
        }
        let series = self.try_series(seat, &actions).map_err(|refused| match refused {
            SeriesRefusal::Refused(index, refusal) => {
                let (code, clause) = (actions[index].to_string(), refusal.clause.to_string());
                (index, phrase!("rules-differ-refused", code = code, clause = clause))
            }
            SeriesRefusal::Unforeseen(index) => {
                (index, phrase!("rules-differ-position", code = actions[index].to_string()))
            }
        })?;
        if hash.is_some_and(|hash| hash != series.hash()) {
            let last = actions.len() - 1;
            return Err((last, phrase!("rules-differ-position", code = actions[last].to_string())));
        }
        self.adopt(series).map_err(|_| (0, phrase!("rules-differ-end")))
    }
}
