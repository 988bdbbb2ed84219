//! Launching: where to, and what may be done on the way (RM-LAUNCH-1 to RM-LAUNCH-13).

use engine::Seat;

use crate::action::Action;
use crate::board::{Achievement, Destination, MissionType, Mode};
use crate::components::Class;
use crate::kind::{Card, Face};
use crate::legal::{May, Obstacle};
use crate::position::{Phase, Rocketmen};

impl Rocketmen {
    /// Rocket points of the Launch Pad and of achievements (RM-LAUNCH-5). Neither the planned card (RM-PLACE-12) nor cards
    /// on a Depot count (RM-CARD-16).
    pub(crate) fn rocket_points(&self, seat: Seat) -> u8 {
        let board = &self.boards[seat.index()];
        let cards = board.pad.fold(0, |points, card| points + self.print(card).items.rocket);
        cards + board.has(Achievement::Rocket)
    }

    /// The type of the planned mission.
    pub(crate) fn planned_type(&self) -> Option<MissionType> {
        match self.components.print(self.components.kind(self.board().plan?)).class {
            Class::Mission(mission_type, _) => Some(mission_type),
            _ => None,
        }
    }

    /// RM-BOARD-9: the type decides, not the picture. Where the planned mission can be flown to with what is on the Launch Pad: the location, or why not.
    pub(crate) fn may_reach(&self, destination: Destination) -> Result<u8, Obstacle> {
        self.reach(destination, self.rocket_points(self.active))
    }

    fn reach(&self, destination: Destination, have: u8) -> Result<u8, Obstacle> {
        let mission_type = self.planned_type().ok_or(Obstacle::NoMission)?;
        let location = self.components.location(destination, mission_type);
        if self.mode == Mode::BattleForEarth {
            if self.components.location(Destination::Earth, mission_type).is_none() {
                return Err(Obstacle::NeverAtEarth(mission_type)); // RM-BFE-4
            }
            if destination != Destination::Earth {
                return Err(Obstacle::OnlyEarth); // RM-BFE-2
            }
        }
        let location = location.ok_or(Obstacle::NoSuchLocation(mission_type, destination))?;
        if self.board().tokens >> location & 1 == 1 {
            return Err(Obstacle::AlreadyThere); // RM-LAUNCH-3
        }
        let needed = self.components.locations[usize::from(location)].rocket_points;
        if have < needed { Err(Obstacle::Points { needed, have }) } else { Ok(location) }
    }

    /// RM-LAUNCH-1: a mission, a token, and at least one destination.
    pub(crate) fn may_launch(&self) -> May {
        let board = self.board();
        if board.plan.is_none() {
            return Err(Obstacle::NoMission);
        }
        if board.missions() >= self.missions_allowed() {
            return Err(match self.mode {
                Mode::BattleForEarth => Obstacle::EarthMissionsDone(self.missions_allowed() as u8),
                _ => Obstacle::NoTokenLeft, // RM-END-5
            });
        }
        let have = self.rocket_points(self.active);
        let mut reason = Obstacle::NoMission;
        for destination in Destination::ALL {
            match self.reach(destination, have) {
                Ok(_) => return Ok(()),
                // The nearest reason tells most: too few points, else a token that lies there already.
                Err(no) if rank(no) > rank(reason) => reason = no,
                Err(_) => {}
            }
        }
        Err(reason)
    }

    pub(crate) fn may_fly(&self, destination: Destination) -> May {
        match self.phase {
            _ if self.mode == Mode::BattleForEarth && destination != Destination::Earth => Err(Obstacle::OnlyEarth), // RM-BFE-2
            Phase::Destination => self.may_reach(destination).map(drop),
            phase if phase.is_launch() => Err(Obstacle::LaunchOn),
            Phase::Actions => Err(Obstacle::NoLaunch),
            _ => Err(self.wrong_moment(false)),
        }
    }

    /// The choices of READY, REACT and LAST CHANCE (RM-LAUNCH-9).
    pub(crate) fn list_launch_choices(&self, push: &mut impl FnMut(Action)) {
        match self.phase {
            Phase::Ready => {
                push(Action::Draw);
                if !self.launch.drawn.is_empty() {
                    push(Action::Abort); // RM-LAUNCH-12
                }
            }
            Phase::React => push(Action::Accept),
            _ => {}
        }
        for card in self.distinct(self.board().pad) {
            if self.may_use_in_launch(card).is_ok() {
                push(Action::Use(self.face(card)));
            }
        }
        if self.phase == Phase::LastChance {
            push(Action::Fail); // last, so that nobody loses a rocket by a slip
        }
    }

    pub(crate) fn may_draw_or_abort(&self, abort: bool) -> May {
        match self.phase {
            Phase::Ready if abort && self.launch.drawn.is_empty() => Err(Obstacle::AbortBetween),
            Phase::Ready => Ok(()),
            Phase::React | Phase::LastChance | Phase::ChooseFirst if abort => Err(Obstacle::AbortBetween), // RM-LAUNCH-12
            Phase::React | Phase::LastChance | Phase::ChooseFirst => Err(Obstacle::LaunchOn),
            _ => Err(self.not_flying()),
        }
    }

    pub(crate) fn may_choose(&self, value: u8) -> May {
        match self.phase {
            Phase::ChooseFirst if self.launch.shown.contains(&value) => Ok(()),
            Phase::ChooseFirst => Err(Obstacle::NotRevealed(value)),
            phase if phase.is_launch() => Err(Obstacle::NothingToChoose),
            _ => Err(self.not_flying()),
        }
    }

    pub(crate) fn may_accept(&self) -> May {
        match self.phase {
            Phase::React => Ok(()),
            phase if phase.is_launch() => Err(Obstacle::NothingToReact),
            _ => Err(self.not_flying()),
        }
    }

    pub(crate) fn may_fail(&self) -> May {
        match self.phase {
            Phase::LastChance => Ok(()),
            Phase::Ready | Phase::React | Phase::ChooseFirst => Err(Obstacle::DrawsLeft),
            _ => Err(self.not_flying()),
        }
    }

    pub(crate) fn may_jettison(&self, face: Face) -> May {
        match self.phase {
            Phase::Jettison => self.mounted(face).map(drop),
            _ => Err(self.not_flying()),
        }
    }

    /// RM-OUT-2: an abort ends early only when nothing but Permanents is left.
    pub(crate) fn may_stop(&self) -> May {
        match self.phase {
            Phase::Jettison if self.board().pad.into_iter().all(|card| self.is_permanent(card)) => Ok(()),
            Phase::Jettison => Err(Obstacle::MustJettison),
            _ => Err(self.not_flying()),
        }
    }

    pub(crate) fn may_settle(&self) -> May {
        match self.phase {
            Phase::AfterFail => Ok(()),
            _ => Err(self.not_flying()),
        }
    }

    /// Why something that belongs to a launch cannot be done now.
    fn not_flying(&self) -> Obstacle {
        match self.phase {
            Phase::Actions => Obstacle::NoLaunch,
            Phase::Destination => Obstacle::DestinationFirst,
            _ => self.wrong_moment(false),
        }
    }

    /// Whether a card need not leave the Launch Pad (RM-DISC-6); a copy is as permanent as what it copies.
    pub(crate) fn is_permanent(&self, card: Card) -> bool {
        self.print(card).permanent
    }
}

fn rank(obstacle: Obstacle) -> u8 {
    match obstacle {
        Obstacle::Points { needed, .. } => 100 - needed,
        Obstacle::AlreadyThere => 2,
        Obstacle::NoSuchLocation(..) | Obstacle::NeverAtEarth(_) | Obstacle::OnlyEarth => 1,
        _ => 0,
    }
}
