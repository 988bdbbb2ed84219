//! Does the decision that is due fit the rest of the position?

use engine::{Problem, Seat, ensure};

use crate::cards::Card;
use crate::position::{Docking, End, Follow, JupiterRescue, Phase};
use crate::space::{Space, Tile};

impl JupiterRescue {
    /// Turn, actions and what is under way.
    pub(crate) fn check_turn(&self) -> Result<(), Problem> {
        let cap = self.the_box().rules.turn_cap;
        ensure!(self.turn <= cap, "`turn`: a match has at most {cap} turns (JR-SAFE-1)");
        ensure!((0..=40).contains(&self.boosts), "`boosts`: {} are impossible", self.boosts);
        ensure!((0..=60).contains(&self.spent), "`spent`: {} actions are impossible", self.spent);
        ensure!(
            !self.in_actions() || self.left() >= 0,
            "`spent`: {} actions of {} (JR-ACT-1)",
            self.spent,
            self.allowance()
        );
        let setup = matches!(self.phase, Phase::ChooseFirst | Phase::Dock(Docking::First));
        ensure!(!setup || self.turn == 0, "`turn` is 0 during setup");
        ensure!(
            setup || self.turn > 0 || matches!(self.phase, Phase::ChooseCore(_)),
            "`turn` counts from 1 after setup"
        );
        self.check_under_way()
    }

    /// Whether the Actions step goes on, at its menu or within a compound.
    fn in_actions(&self) -> bool {
        match self.phase {
            Phase::Actions
            | Phase::Dock(Docking::Pilot)
            | Phase::Grenade(_)
            | Phase::Follow(_)
            | Phase::Trade(_)
            | Phase::Ask(_)
            | Phase::LiftTile
            | Phase::SetTile(_)
            | Phase::ReplaceCore
            | Phase::InstallCore(_) => true,
            Phase::ChooseCore(_)
            | Phase::ChooseFirst
            | Phase::Dock(Docking::First | Docking::Return)
            | Phase::Rolled
            | Phase::Suppress
            | Phase::Place(_)
            | Phase::Setback
            | Phase::Discard
            | Phase::Over(_) => false,
        }
    }

    /// What is kept only while its decision is due.
    fn check_under_way(&self) -> Result<(), Problem> {
        ensure!(
            self.drawn.is_none()
                || matches!(self.phase, Phase::Setback | Phase::Suppress | Phase::Place(_) | Phase::Over(_)),
            "`drawn`: a Setback is resolved before anything else (JR-DRAW-2)"
        );
        ensure!(
            self.choosing.is_empty() || matches!(self.phase, Phase::ChooseCore(_) | Phase::Over(_)),
            "`choosing`: cores are chosen before anything else (JR-SET-8)"
        );
        ensure!(
            self.exchange.is_empty() || matches!(self.phase, Phase::Trade(_) | Phase::Ask(_)),
            "`given` and `taken` belong to a trade (JR-TRADE-1)"
        );
        ensure!(
            self.queue.is_empty() || matches!(self.phase, Phase::Place(_) | Phase::Over(_)),
            "`queue`: Creeps are placed before anything else (JR-INV-6)"
        );
        Ok(())
    }

    /// What a decision promises: what it is about is there, and there is something to choose.
    pub(crate) fn check_decision(&self) -> Result<(), Problem> {
        if let Phase::Over(end) = self.phase {
            return self.check_end(end);
        }
        if let Some(end) = self.verdict() {
            return Err(Problem::new(format!("`step`: the match is over, because {}", because(end))));
        }
        self.check_active()?;
        match self.phase {
            Phase::ChooseCore(seat) => self.check_core_choice(seat)?,
            Phase::Dock(docking) => self.check_docking(docking)?,
            Phase::Grenade(first) => self.check_grenade(first)?,
            Phase::Follow(follow) => self.check_follow(follow)?,
            Phase::Trade(partner) => self.check_trade(partner)?,
            Phase::Ask(partner) => self.check_question(partner)?,
            Phase::SetTile(tile) => self.check_lifted(tile)?,
            Phase::ReplaceCore => {
                ensure!(!self.hand().is_empty(), "`step`: there is no card for a new core (JR-DATA-1)")
            }
            Phase::InstallCore(slot) => self.check_new_core(slot)?,
            Phase::Rolled => ensure!(self.die > 0, "`die` must be 1 to 6 after the roll"),
            Phase::Suppress => ensure!(self.die > 0, "`die` must be 1 to 6 when Suppressant is used"),
            Phase::Place(tile) => {
                ensure!(self.queue.first() == Some(tile), "`queue` must begin with the tile that gets a Creep now");
                ensure!(self.die > 0, "`die` must be 1 to 6 when Creeps are placed");
            }
            Phase::Setback => ensure!(self.drawn.is_some(), "`drawn` must name the Setback"),
            Phase::Discard => ensure!(self.hand().len() > self.hand_limit(), "`step`: the hand is within the limit"),
            Phase::ChooseFirst | Phase::Actions | Phase::LiftTile | Phase::Over(_) => {}
        }
        let mut any = false;
        self.list(&mut |_| any = true);
        ensure!(any, "`step`: there is nothing to decide");
        Ok(())
    }

    /// A Robot that is out only sees the Creeps of its turn placed, or the Pod come back (JR-VULN-3, JR-VULN-5).
    fn check_active(&self) -> Result<(), Problem> {
        let may_be_out = matches!(self.phase, Phase::Place(_) | Phase::Dock(Docking::Return) | Phase::ChooseCore(_));
        ensure!(
            may_be_out || !self.is_out(self.active),
            "`active`: the Robot of {} is out, so its turn is over (JR-VULN-3)",
            self.active
        );
        Ok(())
    }

    fn check_core_choice(&self, seat: Seat) -> Result<(), Problem> {
        ensure!(self.choosing.first() == Some(seat), "`choosing` must begin with {seat}, who chooses now (JR-SET-8)");
        ensure!(!self.solo(), "`step`: alone there is no core to choose (JR-SOLO-1)");
        for seat in self.choosing {
            ensure!(
                self.cores[seat.index()][0].is_none(),
                "`choosing`: {seat} has a core already and chooses none (JR-SET-8)"
            );
            ensure!(!self.is_out(seat), "`choosing`: the Robot of {seat} is out (JR-VULN-4)");
        }
        Ok(())
    }

    fn check_docking(&self, docking: Docking) -> Result<(), Problem> {
        ensure!(self.board.dock.is_none(), "`step`: the Pod is docked already");
        ensure!(
            docking != Docking::Return || self.returns == Some(self.active),
            "`returns`: the Pod comes back at the turn of {} (JR-POD-7)",
            self.active
        );
        Ok(())
    }

    fn check_grenade(&self, first: Space) -> Result<(), Problem> {
        ensure!(self.in_effect(Card::Grenadier), "`step`: Grenadier is not in effect (JR-GREN-1)");
        ensure!(first.is_dome() && !self.board.has_creep(first), "`step`: no Creep was killed there (JR-GREN-1)");
        let mut second = false;
        self.board.each_near(first, |near| second |= self.board.has_creep(near));
        ensure!(second, "`step`: there is no second Creep beside the first (JR-GREN-1)");
        Ok(())
    }

    /// The vacated dome is open, and the Colonist that left it is next to it.
    fn check_follow(&self, follow: Follow) -> Result<(), Problem> {
        let Follow { vacated, to, actor } = follow;
        ensure!(self.in_effect(Card::Follower), "`step`: Follower is not in effect (JR-FOLL-1)");
        ensure!(vacated.is_dome(), "`step`: a Colonist follows onto a dome, not into the Pod (JR-FOLL-4)");
        ensure!(self.board.is_open(vacated), "`step`: the vacated dome is not open (JR-FOLL-1)");
        ensure!(!self.is_out(actor), "`step`: the Robot of {actor} is out");
        ensure!(
            actor == self.active || self.in_effect(Card::Override),
            "`step`: {actor} commands nobody in this turn (JR-OVER-1)"
        );
        let passing = self.passage.is_some_and(|passage| passage.at == to && passage.robot.is_none());
        ensure!(self.passage.is_none() || passing, "`passage`: it is the commanded Colonist that passes (JR-POLITE-4)");
        let arrived = to == Space::POD || passing || self.board.has_colonist(to);
        ensure!(arrived, "`step`: no Colonist went there (JR-FOLL-1)");
        ensure!(
            to == Space::POD || self.board.adjacent(vacated, to),
            "`step`: no bridge joins the two domes (JR-CMD-1)"
        );
        Ok(())
    }

    fn check_trade(&self, partner: Seat) -> Result<(), Problem> {
        ensure!(partner != self.active, "`step`: nobody trades with themselves");
        ensure!(self.left() >= 1, "`spent`: no action is left for the trade (JR-ACT-1)");
        let near = self.is_in_trading_range(partner, self.reach(self.place()));
        ensure!(near, "`step`: the Robot of {partner} is out of the Command Range of {} (JR-TRADE-1)", self.active);
        ensure!(
            !self.refused.contains(partner) || self.exchange.taken.is_empty(),
            "`taken`: {partner} has refused this turn and gives nothing (JR-TRADE-6)"
        );
        for (cards, seat) in [(self.exchange.given, self.active), (self.exchange.taken, partner)] {
            for card in cards.kinds() {
                ensure!(
                    cards.count(card) <= self.hands[seat.index()].count(card),
                    "{seat} does not hold enough {card} for the trade"
                );
            }
        }
        Ok(())
    }

    /// JR-TRADE-6
    fn check_question(&self, partner: Seat) -> Result<(), Problem> {
        self.check_trade(partner)?;
        let asks = self.options.ask_before_taking && !self.exchange.taken.is_empty();
        ensure!(asks, "`step`: {partner} is asked only before cards are taken, with that option (JR-TRADE-6)");
        Ok(())
    }

    fn check_lifted(&self, tile: Tile) -> Result<(), Problem> {
        let cell = self.board.cells[tile.index()];
        ensure!(self.can_lift(tile), "`step`: the module at {cell} cannot be moved (JR-MOD-1)");
        Ok(())
    }

    fn check_new_core(&self, slot: u8) -> Result<(), Problem> {
        let places = if self.solo() { 2 } else { 1 };
        ensure!(
            slot < places && self.cores[self.active.index()][usize::from(slot)].is_none(),
            "`step`: the place of the new core must be empty"
        );
        Ok(())
    }

    /// A match that is over must have ended as it says.
    fn check_end(&self, end: End) -> Result<(), Problem> {
        let told = match self.verdict() {
            Some(verdict) => verdict == end,
            None => end == End::TurnCap && self.turn >= self.the_box().rules.turn_cap,
        };
        ensure!(told, "`step`: the match is not over because {}", because(end));
        Ok(())
    }
}

/// Why a match ends.
const fn because(end: End) -> &'static str {
    match end {
        End::Won => "everybody is away (JR-END-1)",
        End::NoPowerPlant => "no Power Plant module is left (JR-END-3)",
        End::NoCommandDish => "no Command Dish module is left (JR-END-3)",
        End::TooFewColonists => "too few Colonists are left (JR-END-4)",
        End::NoRobots => "all Robots are out (JR-VULN-6)",
        End::TurnCap => "time is up (JR-SAFE-1)",
    }
}
