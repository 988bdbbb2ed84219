//! How a match ended, in words.

use engine::{Fact, Outcome, Phrase, Seat, Standing, Viewer, phrase};

use crate::Narrator;

impl Narrator<'_> {
    /// How the match ended: first who won, then where the others came.
    #[must_use]
    pub fn outcome(&self, outcome: &Outcome) -> Vec<String> {
        let lines = match outcome {
            Outcome::Ranked(standings) => self.ranking(standings),
            &Outcome::Together { won, score } => vec![self.together(won, score)],
        };
        lines.iter().map(|line| self.sentence(line)).collect()
    }

    fn ranking(&self, standings: &[Standing]) -> Vec<Phrase> {
        let mut seats: Vec<(Seat, Standing)> =
            Seat::all(standings.len() as u8).zip(standings.iter().copied()).collect();
        seats.sort_by_key(|(_, standing)| standing.place);
        let winners = seats.partition_point(|(_, standing)| standing.place <= 1);
        let (winners, others) = seats.split_at(winners);
        let line = |&(seat, Standing { place, score }): &(Seat, Standing)| {
            phrase!("outcome-place", place = place, seat = seat, points = score)
        };
        self.winners(winners).into_iter().chain(others.iter().map(line)).collect()
    }

    /// Who won. Somebody who shares the win reads "you and …".
    fn winners(&self, winners: &[(Seat, Standing)]) -> Option<Phrase> {
        let &(first, Standing { score, .. }) = winners.first()?;
        if winners.len() == 1 {
            return Some(phrase!("outcome-won", seat = first, points = score));
        }
        let others: Fact = winners.iter().map(|winner| winner.0).filter(|&seat| !self.viewer().is(seat)).collect();
        let shared = winners.iter().any(|winner| self.viewer().is(winner.0));
        let key = if shared { "outcome-tied-you" } else { "outcome-tied" };
        Some(phrase!(key, seats = others, points = score))
    }

    fn together(&self, won: bool, score: i32) -> Phrase {
        let key = match (won, self.viewer()) {
            _ if self.is_alone() => {
                let key = if won { "outcome-alone-won" } else { "outcome-alone-lost" };
                return phrase!(key, seat = Seat::new(0), points = score);
            }
            (true, Viewer::Seat(_)) => "outcome-together-won-you",
            (true, Viewer::Public) => "outcome-together-won",
            (false, Viewer::Seat(_)) => "outcome-together-lost-you",
            (false, Viewer::Public) => "outcome-together-lost",
        };
        phrase!(key, points = score)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn told(outcome: &Outcome, viewer: Viewer) -> Vec<String> {
        let names = ["Ada", "Bea", "Cem"].map(str::to_owned);
        Language::ALL
            .iter()
            .flat_map(|&language| Narrator::new(language, "common", &names, viewer).outcome(outcome))
            .collect()
    }

    #[test]
    fn one_wins_and_the_others_are_placed() {
        let outcome = Outcome::ranked(&[1, 90, 40], &[1, 90, 40]);
        assert_eq!(
            told(&outcome, Viewer::Seat(Seat::new(1))),
            [
                "You win with 90 points.",
                "2. Cem: 40 points",
                "3. Ada: 1 point",
                "Du gewinnst mit 90 Punkten.",
                "2. Cem: 40 Punkte",
                "3. Ada: 1 Punkt"
            ]
        );
        assert_eq!(told(&outcome, Viewer::Seat(Seat::new(2)))[..2], ["Bea wins with 90 points.", "2. You: 40 points"]);
    }

    #[test]
    fn who_ties_shares_the_win() {
        let outcome = Outcome::ranked(&[7, 7, 3], &[7, 7, 3]);
        assert_eq!(told(&outcome, Viewer::Public)[0], "Ada and Bea share the win with 7 points each.");
        let to_bea = told(&outcome, Viewer::Seat(Seat::new(1)));
        assert_eq!(to_bea[0], "You and Ada share the win with 7 points each.");
        assert_eq!(to_bea[2], "Du teilst dir den Sieg mit Ada, mit je 7 Punkten.");
    }

    #[test]
    fn a_table_wins_or_loses_together() {
        let won = Outcome::Together { won: true, score: 12 };
        let lost = Outcome::Together { won: false, score: -1 };
        assert_eq!(
            told(&won, Viewer::Seat(Seat::new(0))),
            ["You win together, with 12 points.", "Ihr gewinnt gemeinsam, mit 12 Punkten."]
        );
        assert_eq!(told(&lost, Viewer::Public)[1], "Die Spieler verlieren gemeinsam, mit -1 Punkt.");
    }
}
