//! Launching: where to, what may be done on the way, and how it ends (RM-LAUNCH-1 to RM-LAUNCH-13, RM-OUT-1 to RM-OUT-3).

use engine::{Noun, Obstacle, Seat, refuse, unless};

use crate::board::{Achievement, Destination, MissionType};
use crate::card::{Card, Face};
use crate::components::Class;
use crate::effect::Effect;
use crate::legal::{About, Found, May, Reason};
use crate::options::Mode;
use crate::position::{Phase, Rocketmen};

impl Rocketmen {
    /// Rocket points of the Launch Pad and of achievements (RM-LAUNCH-5). Neither the planned card (RM-PLACE-12) nor cards
    /// on a Depot count (RM-CARD-16).
    pub(crate) fn rocket_points(&self, seat: Seat) -> u8 {
        let board = &self.boards[seat.index()];
        let cards = board.pad.fold(0, |points, card| points + self.print(card).items.rocket);
        cards + board.has(Achievement::Rocket)
    }

    /// The type of the planned mission: that decides where it can go, not its picture (RM-BOARD-9).
    fn planned_type(&self) -> Found<MissionType> {
        match self.board().plan.map(|card| self.components.print(self.components.kind(card)).class) {
            Some(Class::Mission(mission_type, _)) => Ok(mission_type),
            _ => refuse("RM-LAUNCH-1", Reason::NoMission),
        }
    }

    /// Where the planned mission can be flown to with what is on the Launch Pad: the location, or why not.
    pub(crate) fn may_reach(&self, destination: Destination) -> Found<u8> {
        self.reach(self.planned_type()?, destination, self.rocket_points(self.active))
    }

    /// The location of a type at a destination, for a rocket with so many points.
    fn reach(&self, mission_type: MissionType, destination: Destination, have: u8) -> Found<u8> {
        if self.mode == Mode::BattleForEarth {
            let at_earth = self.components.location(Destination::Earth, mission_type).is_some();
            unless(at_earth, "RM-BFE-4", Reason::NeverAtEarth(mission_type))?;
            unless(destination == Destination::Earth, "RM-BFE-2", Reason::OnlyEarth)?;
        }
        let Some(location) = self.components.location(destination, mission_type) else {
            return refuse("RM-LAUNCH-3", Reason::NoSuchLocation(mission_type, destination));
        };
        unless(!self.board().has_token(location), "RM-LAUNCH-3", Reason::AlreadyThere)?;
        let needed = self.components.locations[usize::from(location)].rocket_points;
        unless(have >= needed, "RM-LAUNCH-5", Reason::Points { needed, have })?;
        Ok(location)
    }

    pub(super) fn may_launch(&self) -> May {
        self.may_act(About::Turn)?;
        self.may_lift_off()
    }

    /// RM-LAUNCH-1: a mission, a token, and at least one destination.
    pub(super) fn may_lift_off(&self) -> May {
        let planned = self.planned_type()?;
        let allowed = self.missions_allowed();
        if self.board().missions() >= allowed {
            return match self.mode {
                Mode::BattleForEarth => refuse("RM-BFE-2", Reason::EarthMissionsDone(allowed as u8)),
                Mode::Standard | Mode::Solo => refuse("RM-END-5", Reason::NoTokenLeft),
            };
        }
        let have = self.rocket_points(self.active);
        let mut told: Option<Obstacle<Reason>> = None;
        for destination in Destination::all() {
            match self.reach(planned, destination, have) {
                Ok(_) => return Ok(()),
                // The nearest reason tells most: too few points, else a token that lies there already.
                Err(no) if told.is_none_or(|told| nearness(no.reason) > nearness(told.reason)) => told = Some(no),
                Err(_) => {}
            }
        }
        told.map_or(Ok(()), Err)
    }

    pub(super) fn may_fly(&self, destination: Destination) -> May {
        let possible = self.mode != Mode::BattleForEarth || destination == Destination::Earth;
        match self.phase {
            Phase::Destination => self.may_reach(destination).map(drop),
            phase if !possible && (phase == Phase::Actions || phase.is_flight()) => {
                refuse("RM-BFE-2", Reason::OnlyEarth)
            }
            phase if phase.is_flight() => refuse("RM-LAUNCH-2", Reason::DestinationChosen),
            _ => self.not_flying(),
        }
    }

    pub(super) fn may_draw(&self) -> May {
        match self.phase {
            Phase::Ready => Ok(()),
            Phase::React => refuse("RM-LAUNCH-9", Reason::SettleFirst),
            Phase::LastChance => refuse("RM-LAUNCH-9", Reason::NoDrawsLeft),
            _ => self.not_flying(),
        }
    }

    /// RM-LAUNCH-12: only between cards.
    pub(super) fn may_abort(&self) -> May {
        match self.phase {
            Phase::Ready => unless(!self.launch.drawn.is_empty(), "RM-LAUNCH-12", Reason::AbortBetween),
            Phase::React | Phase::LastChance => refuse("RM-LAUNCH-12", Reason::AbortBetween),
            _ => self.not_flying(),
        }
    }

    pub(super) fn may_choose(&self, value: u8) -> May {
        match self.phase {
            Phase::ChooseFirst => unless(self.launch.shown.contains(&value), "RM-CARD-10", Reason::NotRevealed(value)),
            Phase::Ready | Phase::React | Phase::LastChance => refuse("RM-CARD-10", Reason::NothingToChoose),
            _ => self.not_flying(),
        }
    }

    pub(super) fn may_accept(&self) -> May {
        match self.phase {
            Phase::React => Ok(()),
            Phase::Ready | Phase::LastChance => refuse("RM-LAUNCH-9", Reason::NothingToReact),
            _ => self.not_flying(),
        }
    }

    pub(super) fn may_fail(&self) -> May {
        match self.phase {
            Phase::LastChance => Ok(()),
            Phase::Ready | Phase::React => refuse("RM-LAUNCH-9", Reason::DrawsLeft),
            _ => self.not_flying(),
        }
    }

    pub(super) fn may_jettison(&self, face: Face) -> May {
        match self.phase {
            Phase::Jettison => self.mounted(face, "RM-OUT-1").map(drop),
            phase if phase.is_flight() => refuse("RM-OUT-1", Reason::NotAborted),
            _ => self.not_flying(),
        }
    }

    /// RM-OUT-2: an abort ends early only when nothing but Permanents is left.
    pub(super) fn may_stop(&self) -> May {
        match self.phase {
            Phase::Jettison => {
                let all = self.board().pad.into_iter().all(|card| self.is_permanent(card));
                unless(all, "RM-OUT-2", Reason::MustJettison)
            }
            phase if phase.is_flight() => refuse("RM-OUT-1", Reason::NotAborted),
            _ => self.not_flying(),
        }
    }

    pub(super) fn may_settle(&self) -> May {
        match self.phase {
            Phase::AfterFail => Ok(()),
            phase if phase.is_flight() => refuse("RM-OUT-3", Reason::NotFailed),
            _ => self.not_flying(),
        }
    }

    /// Refuses something that belongs to another moment of a launch.
    fn not_flying(&self) -> May {
        match self.phase {
            Phase::Actions => refuse("RM-LAUNCH-2", Reason::NoLaunch),
            Phase::Destination => refuse("RM-LAUNCH-2", Reason::DestinationFirst),
            Phase::ChooseFirst => refuse("RM-CARD-10", Reason::ChooseFirst),
            _ => self.not_now(About::Turn),
        }
    }

    /// The effect of a Launch Pad card, each in its window (RM-LAUNCH-9, RM-DISC-5). A Hand card is no use (RM-LAUNCH-4).
    pub(super) fn may_use_in_launch(&self, face: Face) -> May {
        let Err(absent) = self.mounted(face, "RM-DISC-5") else { return self.may_fire_in_launch(face) };
        unless(self.find(self.board().hand, face).is_none(), "RM-LAUNCH-4", Reason::OnlyPadInLaunch)?;
        Err(absent)
    }

    fn may_fire_in_launch(&self, face: Face) -> May {
        let launch = &self.launch;
        unless(self.phase != Phase::Destination, "RM-LAUNCH-2", Reason::DestinationFirst)?;
        unless(self.phase != Phase::ChooseFirst, "RM-LAUNCH-9", Reason::ChooseFirst)?;
        match (self.components.print(face.kind).effect, self.phase) {
            (Effect::AdvanceAnyTime(_), Phase::Ready | Phase::LastChance) => Ok(()), // RM-CARD-11
            (Effect::ReplaceDraw, Phase::React) => Ok(()),                           // RM-CARD-8
            (Effect::ZeroAsTwo, Phase::React) => unless(launch.shown.first() == Some(&0), "RM-CARD-9", Reason::NoZero),
            (Effect::FirstOfThree, Phase::Ready) => {
                let untouched = launch.drawn.is_empty() && launch.aside.is_empty();
                unless(untouched, "RM-CARD-10", Reason::AlreadyRevealed)
            }
            (Effect::FirstOfThree, Phase::React) => refuse("RM-CARD-10", Reason::AlreadyRevealed),
            (Effect::ExtraDraw(_), Phase::Ready) => Ok(()), // RM-CARD-13
            (Effect::None | Effect::InitialAdvance(_) | Effect::Depot(_), _) => {
                refuse("RM-DISC-3", Reason::NoAbility(face))
            }
            (_, Phase::LastChance) => refuse("RM-LAUNCH-11", Reason::OnlyAfterburner),
            _ => refuse("RM-LAUNCH-9", Reason::NotNow(face)),
        }
    }

    /// Whether a card need not leave the Launch Pad (RM-DISC-6); a copy is as permanent as what it copies.
    pub(crate) fn is_permanent(&self, card: Card) -> bool {
        self.print(card).permanent
    }
}

/// How near a flight was that cannot be made.
fn nearness(reason: Reason) -> u8 {
    match reason {
        Reason::Points { needed, .. } => 100 - needed,
        Reason::AlreadyThere => 2,
        Reason::NoSuchLocation(..) | Reason::NeverAtEarth(_) | Reason::OnlyEarth => 1,
        _ => 0,
    }
}
