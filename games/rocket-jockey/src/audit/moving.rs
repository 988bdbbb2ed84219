//! What was played and delivered in this turn, and what is in flight, fits together.

use engine::{Problem, ensure};

use crate::components::{DEEP_SPACE, Orbit, PLANETS, Planets};
use crate::hand::Hand;
use crate::position::{Flight, Hop, Phase, Place, RocketJockey, Run};

impl RocketJockey {
    pub(super) fn check_runs(&self) -> Result<(), Problem> {
        let cards: usize = self.runs.iter().map(|run| usize::from(run.cards)).sum();
        ensure!(cards == self.played.len(), "`runs` count {cards} cards, but {} are played", self.played.len());
        for run in self.finished_runs() {
            ensure!(run.cards > 0, "`runs`: a run has no card, but nothing is delivered without one");
        }
        let most = self.components.express_bonus;
        for run in &self.runs {
            let possible = run.bonus <= run.cards * most;
            ensure!(possible, "`runs`: {} cards cannot have a bonus of {} (RJ-SCORE-1)", run.cards, run.bonus);
        }
        let highest = *self.components.transport.last().expect("the table has six entries");
        let points: i16 = self.runs.iter().map(|&run| self.run_points(run)).sum();
        ensure!(points <= 2 * highest, "`runs` of one turn cannot score {points} (RJ-SCORE-5)");
        Ok(())
    }

    /// The runs that ended with a delivery.
    fn finished_runs(&self) -> &[Run] {
        let open = usize::from(self.flight.is_some());
        &self.runs[..self.runs.len().saturating_sub(open)]
    }

    /// The cards of each run of this turn.
    fn hops_by_run(&self) -> impl Iterator<Item = &[Hop]> {
        let mut played = &self.played[..];
        self.runs.iter().map(move |run| {
            let (hops, rest) = played.split_at(usize::from(run.cards));
            played = rest;
            hops
        })
    }

    /// Every card leads from where the cargo was to where it went.
    pub(super) fn check_hops(&self) -> Result<(), Problem> {
        for hop in &self.played {
            let links = &self.components.links[hop.card.index()];
            let leads = links.plain(hop.from).or(links.bent(hop.from)).contains(hop.to);
            let card = self.maneuver(hop.card);
            ensure!(
                leads,
                "`played`: {card} does not lead from {} to {}, with or without a Co-Pilot",
                hop.from,
                hop.to
            );
        }
        for hops in self.hops_by_run() {
            for pair in hops.windows(2) {
                let card = self.maneuver(pair[1].card);
                let (at, from) = (pair[0].to, pair[1].from);
                ensure!(at == from, "`played`: {card} starts at {from}, but the cargo is at {at} (RJ-FLY-3)");
            }
        }
        if self.phase == Phase::Delivered {
            let stop = self.played.last().map_or(0, |hop| hop.to);
            ensure!(self.last_stop == stop, "`last_stop` must be {stop}, where the last card of `played` leads");
        }
        Ok(())
    }

    /// A planet is empty exactly if its cargo was taken up in this turn (RJ-MOVE-6), and what was delivered lies in front of
    /// the player (RJ-FLY-10).
    pub(super) fn check_emptied_planets(&self) -> Result<(), Problem> {
        if !matches!(self.phase, Phase::InFlight | Phase::Delivered) {
            return Ok(());
        }
        let mut taken_up = self.played.iter().map(|hop| hop.from).collect::<Planets>();
        taken_up.extend(self.flying_from());
        let empty: Planets = (1..=PLANETS as Orbit).filter(|&planet| self.cargo_at(planet).is_none()).collect();
        let unexplained = empty.without(taken_up).first();
        ensure!(
            unexplained.is_none(),
            "`cargo`: planet {} has none, but nothing was taken up there in this turn (RJ-MOVE-6)",
            unexplained.unwrap_or(0)
        );
        let gone = empty.len() - usize::from(self.flying_from().is_some());
        let runs = self.finished_runs().len();
        ensure!(gone >= runs, "`runs`: {runs} have ended, but {gone} planets have lost their cargo");
        ensure!(gone == 0 || !self.aliens_fly(), "`flight`: the Aliens are the only delivery of a turn (RJ-ALIEN-8)");
        self.check_deliveries(gone)
    }

    fn check_deliveries(&self, gone: usize) -> Result<(), Problem> {
        let (seat, delivered) = (self.active, self.delivered[self.active.index()]);
        ensure!(
            delivered.len() >= gone,
            "`delivered` of seat {seat} has {} cargoes, but {gone} planets have lost theirs in this turn",
            delivered.len()
        );
        for hops in self.hops_by_run().take(self.finished_runs().len()) {
            let start = hops.first().map(|hop| hop.from).filter(|&planet| self.cargo_at(planet).is_some());
            ensure!(
                start.is_none(),
                "`cargo`: a run started at planet {}, but a cargo still lies there (RJ-MOVE-6)",
                start.unwrap_or(0)
            );
            let missing = hops.last().map(|hop| hop.to).filter(|&stop| !self.planets_of(seat).contains(stop));
            ensure!(
                missing.is_none(),
                "`delivered` of seat {seat} has no cargo for planet {}, where a run ended",
                missing.unwrap_or(0)
            );
        }
        Ok(())
    }

    fn flying_from(&self) -> Option<Orbit> {
        match self.flight?.from {
            Place::Planet(planet) => Some(planet),
            Place::Aliens => None,
        }
    }

    fn aliens_fly(&self) -> bool {
        self.flight.is_some_and(|flight| flight.from == Place::Aliens)
    }

    /// The cargo in flight is where the last card took it, and can get home.
    pub(super) fn check_flight(&self) -> Result<(), Problem> {
        let Some(flight) = self.flight else { return Ok(()) };
        let orbits = [flight.at, flight.destination];
        ensure!(orbits.iter().all(|orbit| (1..=9).contains(orbit)), "`flight` leaves the planets 1 to 9");
        ensure!(flight.at != flight.destination, "`flight` has arrived and should have ended (RJ-FLY-5)");
        let start = self.start_of(flight)?;
        let open = self.runs.last().map_or(0, |run| usize::from(run.cards));
        let hops = &self.played[self.played.len() - open..];
        let at = hops.last().map_or(start, |hop| hop.to);
        ensure!(flight.at == at, "`flight` is at {}, but its last card has taken it to {at}", flight.at);
        let passed = at == start || hops.iter().any(|hop| hop.from == start);
        ensure!(passed, "`flight` started at {start}, but no card of its run did");
        let hand = self.hand().len();
        ensure!(hand <= Hand::MOST, "seat {} holds {hand} cards; nobody flies with more than 6", self.active);
        ensure!(
            self.flying_hand().reaches(flight.at, flight.destination),
            "`flight` cannot be brought home with the hand and supply of seat {} (RJ-FLY-6)",
            self.active
        );
        Ok(())
    }

    /// Where a flight began.
    fn start_of(&self, flight: Flight) -> Result<Orbit, Problem> {
        match flight.from {
            Place::Planet(planet) => {
                ensure!(self.cargo_at(planet).is_none(), "`flight` started at {planet}, where its cargo still lies");
                let elsewhere = flight.destination != planet;
                ensure!(elsewhere, "`flight`: a cargo for planet {planet} cannot have lain there (RJ-PLACE-2)");
                Ok(planet)
            }
            Place::Aliens => {
                let orbit = self.aliens.filter(|&orbit| orbit != DEEP_SPACE && self.runs.len() == 1);
                orbit.ok_or_else(|| {
                    Problem::new("`flight`: the Aliens fly alone, and not before they have come to Pluto (RJ-ALIEN-8)")
                })
            }
        }
    }
}
