//! Is everything in order? The invariants of the game, each with a sentence that names the field of the position file.

mod pieces;
mod turn;

use engine::{Problem, Seat, ensure};

use crate::edition::Length;
use crate::legal::MOST_TAKE_BACKS;
use crate::nouns::Character;
use crate::plan::DICE;
use crate::position::{Phase, RocketRescue};

/// Checks every invariant of the game.
pub(crate) fn audit(game: &RocketRescue) -> Result<(), Problem> {
    game.check_table()?;
    game.check_cubes()?;
    game.check_crew()?;
    game.check_modules()?;
    game.check_rockets()?;
    game.check_planets()?;
    game.check_sealed()?;
    game.check_plans()?;
    game.check_turn()?;
    game.check_step()
}

impl RocketRescue {
    fn check_table(&self) -> Result<(), Problem> {
        let (least, most) = self.rules().players;
        let players = self.players;
        ensure!((least..=most).contains(&players), "this edition takes {least} to {most} players, not {players}");
        let rounds = if self.phase == Phase::Bonus { 0..=0 } else { 1..=self.components.rounds };
        ensure!(rounds.contains(&self.round), "`round` cannot be {} here", self.round);
        ensure!(
            self.edition.bids() || self.length == Length::Medium,
            "`length`: the first edition has but one, and it stands as `medium`"
        );
        let mut order: Vec<Seat> = self.in_order().collect();
        order.sort_unstable();
        ensure!(order.into_iter().eq(Seat::all(players)), "`order` must name every seat once");
        let locked = self.locked.len();
        let wanted = usize::from(self.rules().locked[self.table_size()]);
        ensure!(locked == wanted, "`locked`: {wanted} hangars are locked at this table, not {locked} (RR2-SETUP-2)");
        ensure!(self.phase != Phase::Over || self.is_last_round(), "`phase`: the match is not over yet (RR-END-2)");
        self.check_characters()
    }

    /// Everybody has a character of their own, or nobody has one (RR1-CHAR-1).
    fn check_characters(&self) -> Result<(), Problem> {
        let characters = Seat::all(self.players).filter_map(|seat| self.player(seat).character);
        let mut seen = [false; Character::COUNT];
        for character in characters {
            ensure!(self.edition.cubes_on_modules(), "`character`: only the first edition has characters");
            let twice = std::mem::replace(&mut seen[character.index()], true);
            ensure!(!twice, "`character`: there is only one {character}");
        }
        let dealt = seen.iter().filter(|seen| **seen).count();
        ensure!(
            [0, usize::from(self.players)].contains(&dealt),
            "`character`: everybody has one or nobody (RR1-CHAR-1)"
        );
        for seat in Seat::all(self.players) {
            let (player, broker) = (self.player(seat), self.is(seat, Character::Broker));
            let most = if broker { 2 } else { 0 };
            ensure!(player.cheap_swaps <= most, "`cheap_swaps` of seat {seat} is {most} at most (RR1-CHAR-11)");
        }
        Ok(())
    }

    fn check_plans(&self) -> Result<(), Problem> {
        let planning = matches!(self.phase, Phase::Bonus | Phase::Planning);
        for seat in Seat::all(self.players) {
            let (player, ready) = (self.player(seat), self.ready.contains(seat));
            let bidden = self.bidden.contains(seat);
            let complete = player.plan.dice() == DICE && (bidden || !self.edition.bids());
            ensure!(complete || (planning && !ready), "`plan` of seat {seat} is not complete (RR-PLAN-2)");
            ensure!(player.take_backs <= MOST_TAKE_BACKS, "`take_backs` of seat {seat} is {MOST_TAKE_BACKS} at most");
            ensure!(!bidden || self.edition.bids(), "`bid` of seat {seat}: the first edition has no bids");
            ensure!(!bidden || player.plan.dice() == DICE, "`bid` of seat {seat}: the dice come first");
            ensure!(
                !planning || player.bid <= player.energy,
                "`bid` of seat {seat} is more than they hold (RR2-PLAN-1)"
            );
            ensure!(ready || planning, "`ready` of seat {seat}: all plans are in");
        }
        let all_ready = Seat::all(self.players).all(|seat| self.ready.contains(seat));
        ensure!(self.phase != Phase::Planning || !all_ready, "all plans are in, so Planning is over");
        Ok(())
    }
}
