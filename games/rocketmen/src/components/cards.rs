//! The cards of a component file, and their physical copies.

use engine::{Noun, Problem, ensure};
use serde::Deserialize;

use super::read::ComponentFile;
use crate::board::{Achievement, Location, MissionType};
use crate::card::{Card, CardSet};
use crate::components::{COPIES, Class, Print, Stock};
use crate::effect::{Effect, Timing};
use crate::items::Items;
use crate::kind::{KINDS, Kind, MISSIONS};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "name, text, source, facts, note and limit are for the readers of the file")]
pub(super) struct CardEntry {
    id: String,
    name: String,
    count: u8,
    copies: Option<Copies>,
    deck: Option<Deck>,
    #[serde(rename = "type")]
    mission_type: Option<MissionType>,
    achievement: Option<Achievement>,
    #[serde(default)]
    money: u16,
    #[serde(default)]
    money_per_mission: u16,
    #[serde(default)]
    items: Items,
    #[serde(default)]
    cost: Items,
    timing: Option<Timing>,
    effect: Option<String>,
    amount: Option<u8>,
    threat: Option<String>,
    #[serde(default)]
    permanent: bool,
    vp: Option<u8>,
    limit: Option<bool>,
    text: Option<String>,
    source: String,
    facts: Option<Vec<String>>,
    note: Option<String>,
}

#[derive(Copy, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Copies {
    #[serde(default)]
    deck1: u8,
    #[serde(default)]
    all: u8,
    #[serde(default)]
    p3: u8,
    #[serde(default)]
    p4: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Deck {
    Teal,
    Pink,
}

/// The physical cards, numbered: own missions first, then every copy of every other kind in order.
pub(super) struct Sheet {
    pub(super) kind_of: [Kind; 128],
    pub(super) cards_of: [CardSet; KINDS],
    next: u8,
    pub(super) stock: [Stock; 3],
    pub(super) solo_stock: Stock,
}

impl Default for Sheet {
    fn default() -> Self {
        Sheet {
            kind_of: [Kind::default(); 128],
            cards_of: [CardSet::default(); KINDS],
            next: 0,
            stock: Default::default(),
            solo_stock: Stock::default(),
        }
    }
}

impl Sheet {
    fn add(&mut self, kind: Kind) -> Result<Card, Problem> {
        ensure!(self.next < 128, "there are more than 128 cards");
        let card = Card(self.next);
        self.next += 1;
        self.kind_of[card.index()] = kind;
        self.cards_of[kind.index()].insert(card);
        Ok(card)
    }

    pub(super) fn where_print(&self, prints: &[Print; KINDS], holds: impl Fn(&Print) -> bool) -> CardSet {
        let fitting = Kind::all().filter(|kind| holds(&prints[kind.index()]));
        fitting.fold(CardSet::default(), |set, kind| set.or(self.cards_of[kind.index()]))
    }

    /// Equal Mission cards become one kind, the first of them.
    fn add_missions(&mut self, prints: &[Print]) -> Result<(), Problem> {
        let same = |a: &Print, b: &Print| a.class == b.class && a.items == b.items;
        let first = |index: usize| prints.iter().position(|print| same(print, &prints[index])).unwrap_or(index);
        for kind in Kind::all().take(MISSIONS) {
            for _ in (0..MISSIONS).filter(|&index| first(index) == kind.index()) {
                self.add(kind)?;
            }
        }
        Ok(())
    }

    /// Deals the copies of one kind to the decks: `part` names the set of a stock that unmarked copies belong to.
    fn add_copies(&mut self, kind: Kind, raw: &CardEntry, class: Class) -> Result<(), Problem> {
        let copies = raw.copies.ok_or_else(|| Problem::new("`copies` is missing"))?;
        let counts = [copies.deck1 + copies.all, copies.p3, copies.p4];
        let total = counts.iter().map(|&count| u32::from(count)).sum::<u32>();
        ensure!(total == u32::from(raw.count), "`copies` are {total}, but `count` is {}", raw.count);
        ensure!(raw.count <= 7, "there can be at most 7 copies");
        for number in 0..raw.count {
            let card = self.add(kind)?;
            let least = [number < counts[0], number < counts[0] + counts[1], true];
            for (stock, _) in self.stock.iter_mut().zip(least).filter(|(_, used)| *used) {
                let set = match (class, raw.deck) {
                    (Class::Engine, _) => &mut stock.engines,
                    (Class::Threat, _) if number < copies.deck1 => &mut stock.top,
                    (Class::Asset, Some(Deck::Teal)) => &mut stock.top,
                    _ => &mut stock.bottom,
                };
                set.insert(card);
            }
            // RM-SOLO-2: only the Threats marked 1, and those in the pink part.
            if least[0] {
                match (class, raw.deck) {
                    (Class::Engine, _) => self.solo_stock.engines.insert(card),
                    (Class::Threat, _) if number >= copies.deck1 => {}
                    (Class::Asset, Some(Deck::Teal)) => self.solo_stock.top.insert(card),
                    _ => self.solo_stock.bottom.insert(card),
                }
            }
        }
        Ok(())
    }
}

impl ComponentFile {
    pub(super) fn prints(&self, sheet: &mut Sheet) -> Result<[Print; KINDS], Problem> {
        let groups = [(&self.mission_card, "mission_card"), (&self.engine, "engine"), (&self.threat, "threat")];
        let all = groups.into_iter().chain([(&self.asset, "asset")]);
        let mut raws: [Option<(&CardEntry, &str)>; KINDS] = [None; KINDS];
        for (cards, group) in all {
            for raw in cards {
                let kind: Kind = raw.id.parse().map_err(|problem: Problem| problem.at(group))?;
                ensure!(raws[kind.index()].is_none(), "{group} `{}` is there twice", raw.id);
                raws[kind.index()] = Some((raw, group));
            }
        }
        let mut prints = Vec::new();
        for kind in Kind::all() {
            let (raw, group) =
                raws[kind.index()].ok_or_else(|| Problem::new(format!("the card `{kind}` is missing")))?;
            prints.push(raw.print(kind, group).map_err(|problem| problem.at(format!("{group} `{kind}`")))?);
        }
        sheet.add_missions(&prints[..MISSIONS])?;
        for kind in Kind::all().skip(MISSIONS) {
            let (raw, group) = raws[kind.index()].expect("checked just before");
            sheet
                .add_copies(kind, raw, prints[kind.index()].class)
                .map_err(|problem| problem.at(format!("{group} `{kind}`")))?;
        }
        check_effects(&prints, sheet)?;
        prints.try_into().map_err(|_| Problem::new("the cards are not all there"))
    }
}

impl CardEntry {
    fn print(&self, kind: Kind, group: &str) -> Result<Print, Problem> {
        let class = match (group, self.mission_type, self.achievement) {
            ("mission_card", Some(mission_type), Some(achievement)) => Class::Mission(mission_type, achievement),
            ("mission_card", ..) => return Err(Problem::new("`type` and `achievement` are needed")),
            ("engine", ..) => Class::Engine,
            ("threat", ..) => Class::Threat,
            _ => Class::Asset,
        };
        let belongs = match kind.index() {
            0..12 => "mission_card",
            12..15 => "engine",
            15..18 => "threat",
            _ => "asset",
        };
        ensure!(group == belongs, "it belongs under `{belongs}`");
        ensure!(class != Class::Asset || self.deck.is_some(), "`deck` must be teal or pink");
        let fair = |money: u16| money <= 300 && money.is_multiple_of(10);
        ensure!(self.items.money == 0, "money stands under `money`, not under `items`");
        ensure!(
            fair(self.money) && fair(self.cost.money) && self.money_per_mission <= 50,
            "money goes in steps of $10, to $300 at most"
        );
        ensure!(self.items.icons() <= 6 && self.cost.icons() <= 6, "at most 6 icons");
        ensure!(!matches!(class, Class::Mission(..)) || self.count == 1, "each player has one copy");
        let effect = Effect::read(self.effect.as_deref().unwrap_or("none"), self.amount, self.threat.as_deref())?;
        let timing = self.timing.unwrap_or(Timing::None);
        ensure!(
            effect.timing() == timing || (effect == Effect::None && timing == Timing::LaunchPad),
            "its effect does not work at the timing it names"
        );
        ensure!(effect == Effect::None || class == Class::Asset, "only Assets have effects");
        let items = Items { money: self.money, ..self.items };
        Ok(Print {
            class,
            items,
            money_per_mission: self.money_per_mission,
            cost: self.cost,
            effect,
            permanent: self.permanent,
        })
    }
}

/// What the engine relies on: at most two kinds have the same launch effect, one kind copies, solvers name Threats.
fn check_effects(prints: &[Print], sheet: &Sheet) -> Result<(), Problem> {
    for (kind, print) in Kind::all().zip(prints) {
        if let Effect::SolveThreat(threat) = print.effect {
            ensure!(prints[threat.index()].class == Class::Threat, "asset `{kind}`: `{threat}` is not a Threat");
        }
        let alike = |other: &&Print| std::mem::discriminant(&other.effect) == std::mem::discriminant(&print.effect);
        let kinds = prints.iter().filter(alike).count();
        let most = match print.effect {
            Effect::Copy | Effect::Depot(_) => 1,
            _ if print.effect.timing() == Timing::LaunchPad => 2,
            _ => KINDS,
        };
        ensure!(kinds <= most, "asset `{kind}`: at most {most} kinds of cards can have its effect");
        if print.effect == Effect::Copy {
            let copies = sheet.cards_of[kind.index()].len();
            ensure!(copies <= COPIES, "asset `{kind}`: there can be at most {COPIES} copies");
        }
    }
    Ok(())
}

/// RM-BOARD-8: a player owns as many cards of a type as there are locations of it.
pub(super) fn check_missions(prints: &[Print; KINDS], locations: &[Location]) -> Result<(), Problem> {
    for wanted in MissionType::all() {
        let cards = prints.iter().filter(|print| matches!(print.class, Class::Mission(kind, _) if kind == wanted));
        let (cards, places) = (cards.count(), locations.iter().filter(|place| place.mission_type == wanted).count());
        ensure!(cards == places, "there must be as many `{wanted}` cards as locations, not {cards} and {places}");
    }
    Ok(())
}
