//! Who gets how many points (RM-SCORE-1 to RM-SCORE-4, RM-TIE-1 to RM-TIE-3, RM-VAR-1 to RM-VAR-3).

use engine::{Noun, Outcome, Seat};
use serde::Serialize;

use crate::board::{Destination, Goal};
use crate::components::Task;
use crate::items::Items;
use crate::options::{Mode, Variant};
use crate::position::{AI, Phase, Rocketmen};

/// A final score and what it is made of.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// The victory track.
    pub track: u8,
    /// VP of Threats.
    pub threats: u8,
    /// VP of the Moon and Mars tokens.
    pub honours: u8,
    /// The better Personal Goal.
    pub goal: Option<Goal>,
    /// Its VP.
    pub goal_vp: u8,
    /// VP of variant cards.
    pub variants: u8,
}

impl Score {
    /// The sum (RM-SCORE-1).
    #[must_use]
    pub fn total(&self) -> u8 {
        self.track + self.threats + self.honours + self.goal_vp + self.variants
    }
}

impl Rocketmen {
    /// Threats in any zone, the Junkyard included (RM-THR-1).
    pub(crate) fn threats_of(&self, seat: Seat) -> u8 {
        self.owned(seat).and(self.components.threats).len() as u8
    }

    pub(crate) fn final_score(&self, seat: Seat) -> Score {
        let goals = self.boards[seat.index()].goals.into_iter().flatten();
        // RM-SCORE-2: the better of the two; of equals the first.
        let best = goals.map(|goal| (self.goal_vp(seat, goal), goal)).rev().max_by_key(|&(vp, _)| vp);
        let honours = self.honours.iter().zip(self.components.honour_vp);
        Score {
            track: self.boards[seat.index()].vp,
            threats: self.threats_of(seat) * self.components.threat_vp,
            honours: honours.filter(|(holder, _)| **holder == Some(seat)).map(|(_, vp)| vp).sum(), // RM-OUT-5
            goal: best.map(|(_, goal)| goal),
            goal_vp: best.map_or(0, |(vp, _)| vp),
            variants: Variant::all()
                .filter(|&card| self.plays_with(card))
                .map(|card| self.variant_vp(seat, card))
                .sum(),
        }
    }

    /// RM-SCORE-3: VP for the number of tasks fulfilled.
    pub(crate) fn goal_vp(&self, seat: Seat, goal: Goal) -> u8 {
        self.components.goals[goal as usize].vp[self.tasks_done(seat, goal)]
    }

    /// How many of its three tasks are fulfilled.
    pub(crate) fn tasks_done(&self, seat: Seat, goal: Goal) -> usize {
        self.components.goals[goal as usize].tasks.iter().filter(|task| self.fulfils(seat, task)).count()
    }

    pub(crate) fn fulfils(&self, seat: Seat, task: &Task) -> bool {
        let board = &self.boards[seat.index()];
        match *task {
            Task::Location(location) => board.has_token(location),
            Task::Missions(destination, missions) => self.missions_at(seat.index(), destination) >= missions.into(),
            Task::Threat(kind) => !self.owned(seat).and(self.components.cards_of[kind.index()]).is_empty(),
            Task::Token(destination) => self.honours[destination as usize - 1] == Some(seat),
            Task::FirstPlaces(places) => {
                let mine = |holder: &&Option<u8>| **holder == Some(seat.index() as u8);
                self.first_at.iter().filter(mine).count() >= places.into()
            }
        }
    }

    /// How many missions a board has at a destination.
    pub(crate) fn missions_at(&self, board: usize, destination: Destination) -> u32 {
        (self.boards[board].tokens & self.components.locations_of[destination as usize]).count_ones()
    }

    fn variant_vp(&self, seat: Seat, variant: Variant) -> u8 {
        let vp = self.components.variants[variant as usize];
        let most = |count: &dyn Fn(Seat) -> u32| {
            let best = Seat::all(self.players).map(count).max().unwrap_or(0);
            if best > 0 && count(seat) == best { vp } else { 0 } // all tied players score in full
        };
        match variant {
            Variant::ChipRace => most(&|seat| self.printed(seat, |items| items.computer)),
            Variant::AlloyRace => most(&|seat| self.printed(seat, |items| items.composite)),
            Variant::GeneRace => most(&|seat| self.printed(seat, |items| items.biotech)),
            Variant::HeavyLift => most(&|seat| self.printed(seat, |items| items.rocket)),
            Variant::PlanetaryDefence => most(&|seat| self.threats_of(seat).into()), // RM-VAR-2
            Variant::SolarSystemCharter => {
                let all = Destination::all().all(|place| self.missions_at(seat.index(), place) > 0);
                if all { vp } else { 0 } // RM-VAR-3
            }
            Variant::WideMarket | Variant::TouristBoom | Variant::RangeSafety | Variant::ClosingWindow => 0,
        }
    }

    /// RM-VAR-1: icons printed on owned cards; a copy counts as printed (RM-CARD-22).
    fn printed(&self, seat: Seat, icon: impl Fn(&Items) -> u8) -> u32 {
        let items = self.owned(seat).map(|card| &self.components.print(self.components.kind(card)).items);
        items.map(|items| u32::from(icon(items))).sum()
    }

    /// RM-SOLO-3: all tasks of the one goal.
    pub(crate) fn mandatory_goal_done(&self) -> bool {
        self.boards[0].goals[0].is_none_or(|goal| self.tasks_done(Seat::new(0), goal) == 3)
    }

    /// RM-SOLO-21.
    pub(crate) fn solo_won(&self) -> bool {
        self.boards[0].vp > self.boards[AI].vp && self.mandatory_goal_done()
    }

    /// RM-TIE-2: the best single mission, by destination and VP of the first space; nothing ranks last.
    fn best_mission(&self, seat: Seat) -> Option<(Destination, u8)> {
        let tokens = self.boards[seat.index()].tokens;
        let places = self.components.locations.iter().enumerate().filter(|(number, _)| tokens >> number & 1 == 1);
        places.map(|(_, place)| (place.destination, place.vp_first)).max()
    }
}

/// How the match ended, if it has: RM-TIE-1 to RM-TIE-3, in solitaire RM-SOLO-21.
pub(crate) fn outcome(game: &Rocketmen) -> Option<Outcome> {
    if game.phase != Phase::Over {
        return None;
    }
    if game.mode == Mode::Solo {
        return Some(Outcome::Together { won: game.solo_won(), score: game.boards[0].vp.into() });
    }
    let scores: Vec<i32> = Seat::all(game.players).map(|seat| game.final_score(seat).total().into()).collect();
    let keys: Vec<_> = Seat::all(game.players)
        .map(|seat| (scores[seat.index()], game.best_mission(seat), game.boards[seat.index()].missions()))
        .collect();
    Some(Outcome::ranked(&keys, &scores))
}
