//! What to buy.

use super::Rocketmen;
use super::rocket::Scheme;
use crate::board::Achievement;
use crate::card::CardSet;
use crate::components::{Class, Task};
use crate::effect::Effect;
use crate::kind::Kind;
use crate::options::Mode;

impl Rocketmen {
    /// How far the match has come, 0 to 1.
    pub(super) fn progress(&self) -> f32 {
        let leader = self.boards.iter().map(|board| board.vp).max().unwrap_or(0);
        let by_score = f32::from(leader) / f32::from(self.end_score());
        let by_missions =
            self.boards.iter().map(|board| board.missions()).max().unwrap_or(0) as f32 / self.missions_allowed() as f32;
        let by_deck = match self.mode {
            Mode::Solo => 1.0 - (self.top.len() + self.bottom.len()) as f32 / 22.0,
            _ => 0.0,
        };
        by_score.max(by_missions).max(by_deck).min(1.0)
    }

    /// The share of the supply and the display that is left, which is how long a solitaire match lasts at most (RM-SOLO-18).
    pub(super) fn supply_left(&self) -> f32 {
        let cards = |top: CardSet, bottom: CardSet| top.or(bottom).len() as f32;
        let shown: CardSet = self.display.iter().flatten().copied().collect();
        let stock = &self.components.solo_stock;
        cards(self.top, self.bottom.or(shown)) / cards(stock.top, stock.bottom).max(1.0)
    }

    /// What a card does for the rest of the match, apart from its price.
    pub(super) fn card_value(&self, kind: Kind) -> f32 {
        let print = self.components.print(kind);
        let left = 1.0 - self.progress();
        let money = f32::from(print.items.money) / 10.0 - 0.8 + 0.3 * f32::from(print.money_per_mission) / 10.0;
        let icons = f32::from(print.items.computer + print.items.composite + print.items.biotech)
            + 1.3 * f32::from(print.items.science);
        let effect = match print.effect {
            Effect::None => 0.0,
            Effect::SolveThreat(_) => 0.8,
            Effect::AdvanceAnyTime(_) | Effect::ExtraDraw(_) | Effect::ReplaceDraw => 1.0,
            _ => 0.5,
        };
        let permanent = if print.permanent { 2.0 } else { 0.0 };
        (2.0 * money.max(-0.3) + 0.9 * icons + effect + permanent) * left
    }

    /// A purchase is worth its value for the rest of the match; Engines while the deck lacks Rocket points, Threats for
    /// their points.
    pub(super) fn purchase_worth(&self, kind: Kind, scheme: Option<&Scheme>) -> f32 {
        let print = self.components.print(kind);
        let cost = f32::from(self.cost(kind).money) / 10.0;
        let value = match print.class {
            Class::Threat => match self.mode {
                Mode::Solo => 6.0 + self.goal_needs(kind),
                _ => 2.0 + 4.0 * self.progress(),
            },
            Class::Engine => self.engine_value(print.items.rocket),
            _ => self.card_value(kind) + self.engine_value(print.items.rocket),
        };
        // Money for the rocket comes first.
        let building = scheme.is_some_and(|scheme| !scheme.hopeless && scheme.missing > 0);
        let wanted = scheme.map_or(0.0, |scheme| 0.7 * f32::from(scheme.wants(&print.items)) * scheme.need());
        let worth = value + wanted + self.denial() - 0.1 * cost - if building { 0.2 } else { 0.0 };
        // With nothing left to draw, any card is welcome.
        let thin = self.board().hq.len() + self.board().warehouse.len() + self.area.len() < 5;
        let least = if thin { -1.5 } else { 0.3 };
        if worth > least { 5.0 + worth } else { -5.0 }
    }

    /// Whether a Threat fulfils a task of the mandatory goal.
    fn goal_needs(&self, kind: Kind) -> f32 {
        let goals = self.board().goals.into_iter().flatten();
        let mut tasks = goals.flat_map(|goal| &self.components.goals[goal as usize].tasks);
        let wanted = tasks.any(|task| *task == Task::Threat(kind) && !self.fulfils(self.active, task));
        if wanted { 1.0 } else { 0.0 }
    }

    /// In solitaire any purchase keeps the leftmost card from the AI, which scores a Threat.
    fn denial(&self) -> f32 {
        let leftmost = self.display.iter().flatten().next();
        let threat = leftmost.is_some_and(|&card| self.components.threats.contains(card));
        if self.mode == Mode::Solo && !self.ai.display_left && threat { 0.5 } else { 0.0 }
    }

    /// Rocket points are needed up to what the farther missions ask.
    fn engine_value(&self, points: u8) -> f32 {
        if points == 0 {
            return 0.0;
        }
        let owned = self.owned(self.active).without(self.board().junkyard);
        let have: u8 =
            owned.map(|card| self.print(card).items.rocket).sum::<u8>() + self.board().has(Achievement::Rocket);
        let wanted = match self.mode {
            Mode::BattleForEarth => 7,
            _ => 5 + self.board().missions().min(4) as u8,
        };
        let useful = points.min(wanted.saturating_sub(have));
        1.6 * f32::from(useful) * (1.2 - self.progress())
    }
}
