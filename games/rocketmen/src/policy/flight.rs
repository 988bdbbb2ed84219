//! When to launch, and what to do on the way.

use super::Rocketmen;
use super::rocket::Scheme;
use strum::VariantArray;

use crate::action::Action;
use crate::board::Destination;
use crate::card::Face;
use crate::effect::Effect;
use crate::odds::chance_of;
use crate::options::Mode;
use crate::position::Phase;

impl Rocketmen {
    /// Launch when the odds are good; everything else of the turn comes first, because a launch ends it.
    pub(super) fn launch_worth(&self, scheme: Option<&Scheme>) -> f32 {
        let best = Destination::VARIANTS.iter().map(|&destination| self.flight_odds(destination)).fold(0.0, f32::max);
        // An abort after the first card costs nothing, so a fair chance is enough.
        if scheme.is_some() && best >= 0.15 { 0.01 } else { -1.0 }
    }

    /// The chance of a flight that may be flown now; 0 for others.
    fn flight_odds(&self, destination: Destination) -> f32 {
        if self.may_reach(destination).is_err() {
            return 0.0;
        }
        let flight = &self.components.flights[destination as usize];
        let boost = self.boost_on(self.board().pad, destination);
        self.components.odds[usize::from(flight.target.saturating_sub(boost))][usize::from(flight.draws)]
    }

    /// Choices of a launch under way.
    pub(super) fn flight_worth(&self, action: &Action, scheme: Option<&Scheme>) -> f32 {
        match *action {
            Action::Fly(destination) => self.destination_worth(destination),
            Action::Draw => self.chance_to_arrive() as f32,
            Action::Abort => {
                // A failure loses the whole rocket, an abort a few cards.
                let cards = self.board().pad.len() as f32;
                let cost = f32::from(self.abort_cost()).min(cards);
                // With nothing else done this turn, there is nothing better to do than to try.
                let idle = if cost == 0.0 && self.area.is_empty() { -0.08 } else { 0.0 };
                let late = if self.is_last_turn() { -0.4 } else { 0.0 };
                0.33 - 0.02 * cost + idle + late
            }
            Action::Use(face) => self.use_worth(face),
            Action::Choose(value) => value.into(),
            Action::Accept => 0.5,
            Action::Fail => 0.0,
            Action::Jettison(face) => -self.keep_value(face, scheme),
            Action::Stop => 1.0,
            Action::KeepMission => match scheme {
                Some(scheme) if scheme.hopeless => -1.0,
                _ => 1.0,
            },
            _ => 0.0,
        }
    }

    /// Whether the player will not have another turn, as far as can be told.
    pub(super) fn is_last_turn(&self) -> bool {
        match self.mode {
            Mode::Solo => self.top.is_empty() && self.bottom.is_empty() && self.display.iter().flatten().count() <= 1,
            _ => self.ending || self.round >= self.round_cap,
        }
    }

    fn destination_worth(&self, destination: Destination) -> f32 {
        let Ok(place) = self.may_reach(destination) else { return -1.0 };
        self.flight_odds(destination) * self.reward_at(place)
    }

    /// A card is used in a launch when it decides, or when it can only help.
    fn use_worth(&self, face: Face) -> f32 {
        let launch = &self.launch;
        let wanted = self.target().saturating_sub(launch.rocket);
        let draws = launch.allowed - launch.drawn.len() as u8;
        match (self.components.print(face.kind).effect, self.phase) {
            (Effect::AdvanceAnyTime(spaces), _) if spaces >= wanted => 10.0,
            (Effect::FirstOfThree, _) => 5.0,
            (Effect::ExtraDraw(_), _) if draws == 1 && self.chance_to_arrive() < 0.95 => 5.0,
            (Effect::ZeroAsTwo, _) => 5.0,
            (Effect::ReplaceDraw, Phase::React) => self.replacement_worth(wanted, draws),
            _ => -1.0,
        }
    }

    /// Better than accepting if another card is likelier to make it.
    fn replacement_worth(&self, wanted: u8, draws: u8) -> f32 {
        let shown = self.launch.shown.first().copied().unwrap_or(0);
        let kept = self.chance_to_arrive();
        let replaced = chance_of(wanted, draws, self.success_left());
        if shown < 2 && replaced > kept + 0.05 { 1.0 } else { 0.0 }
    }
}
