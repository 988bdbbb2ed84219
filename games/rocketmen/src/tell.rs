//! The view in words: what to do, and what can be done; `describe.rs` tells what the table looks like.

use engine::{Fact, Noun, Paragraph, Phrase, Prompt, Viewer, phrase};

use crate::action::{Action, Source};
use crate::board::Destination;
use crate::card::Face;
use crate::effect::Effect;
use crate::kind::Kind;
use crate::odds::percent;
use crate::options::Mode;
use crate::position::{Phase, Spot, Trade};
use crate::view::{LaunchView, LocationView, View};
use crate::words::{self, faces, price};

impl engine::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn numbers(&self) -> Vec<(&'static str, i32)> {
        let Some(seat) = self.viewer.seat().map(|seat| &self.seats[seat.index()]) else { return Vec::new() };
        let played = if self.viewer.is(self.active) { self.area.len() + self.pending.len() } else { 0 };
        let owned = seat.hand_and_hq.len() + seat.warehouse.len() + seat.junkyard.len() + played;
        let laid_out = seat.pad.len() + seat.depot.len() + usize::from(seat.plan.is_some());
        vec![
            ("number-vp", seat.vp.into()),
            ("number-rocket", seat.points.into()),
            ("number-cards", (owned + laid_out) as i32),
        ]
    }

    fn action(&self, action: &Action) -> Phrase {
        match *action {
            Action::Buy(kind, slot) => {
                phrase!("action-buy", card = kind.word(), slot = slot, price = self.cost_of(kind))
            }
            Action::BuyEngine(kind) => phrase!("action-buy-engine", card = kind.word(), price = self.cost_of(kind)),
            Action::Place(face, Spot::Plan) if self.is_stranded(self.active, face.kind) => {
                phrase!("action-place-stranded", card = face.words())
            }
            Action::Place(face, spot) => phrase!("action-place", card = face.words(), spot = spot.word()),
            Action::Close => match &self.trade {
                Some(trade) if trade.given.cover(&trade.price) => phrase!("action-close-covered"),
                Some(trade) if trade.trade == Trade::Buy => {
                    phrase!("action-close-buy", price = price(&trade.price))
                }
                Some(trade) => phrase!("action-close-place", price = price(&trade.price)),
                None => phrase!("action-close"),
            },
            Action::CloseElsewhere => {
                phrase!(
                    "action-close-elsewhere",
                    price = price(&self.trade.as_ref().map(|trade| trade.price).unwrap_or_default())
                )
            }
            Action::Pay(source) => self.pay_words(source),
            Action::Discard(face) => card("action-discard", face),
            Action::DiscardPad(face) => card("action-discard-pad", face),
            Action::DiscardPlan => phrase!("action-discard-plan"),
            Action::Use(face) => phrase!("action-use", card = face.words(), effect = face.kind.effect_word()),
            Action::Trash(face) => card("action-trash", face),
            Action::Cycle(face) => card("action-cycle", face),
            Action::CycleDone => phrase!("action-cycle-done"),
            Action::Fetch(face) => card("action-fetch", face),
            Action::Effect(kind) => phrase!("action-effect", card = kind.word(), effect = kind.effect_word()),
            Action::FreePlace(face, spot) => {
                phrase!("action-free-place", card = face.words(), spot = spot.word())
            }
            Action::Copy(kind) => phrase!("action-copy", card = kind.word()),
            Action::Store(face) => card("action-store", face),
            Action::Take(face) => card("action-take", face),
            Action::Remove(kind, slot) => phrase!("action-remove", card = kind.word(), slot = slot),
            Action::Launch => phrase!("action-launch"),
            Action::Fly(destination) => self.fly_words(destination),
            Action::Draw => phrase!("action-draw"),
            Action::Abort => {
                phrase!("action-abort", cost = self.launch.as_ref().map_or(0, |launch| launch.abort_cost))
            }
            Action::Choose(value) => phrase!("action-choose", value = value),
            Action::Accept => {
                let value = self.launch.as_ref().and_then(|launch| launch.shown.first().copied()).unwrap_or(0);
                phrase!("action-accept", value = value)
            }
            Action::Fail => phrase!("action-fail"),
            Action::Jettison(face) => card("action-jettison", face),
            Action::Stop => phrase!("action-stop"),
            Action::KeepMission => phrase!("action-keep-mission"),
            Action::DropMission => phrase!("action-drop-mission"),
            Action::EndTurn => phrase!("action-end-turn"),
            Action::Trim(face) => card("action-trim", face),
        }
    }

    fn prompt(&self) -> Prompt {
        if self.phase == Phase::Over {
            return Prompt { now: phrase!("prompt-over"), next: None };
        }
        if !self.viewer.is(self.active) {
            return Prompt { now: phrase!("prompt-wait", seat = self.active), next: self.end_warning() };
        }
        let (now, next) = match self.phase {
            Phase::Actions => (phrase!("prompt-actions"), self.forgotten()),
            Phase::Basket | Phase::Paying => self.trade_prompt(),
            Phase::Trash => (phrase!("prompt-trash"), None),
            Phase::Cycle => (phrase!("prompt-cycle"), Some(phrase!("prompt-cycle-next"))),
            Phase::Fetch => (phrase!("prompt-fetch"), None),
            Phase::FreePlace => (phrase!("prompt-free-place"), None),
            Phase::Destination => (phrase!("prompt-destination"), None),
            Phase::Trim => (phrase!("prompt-trim"), None),
            _ => self.launch_prompt(),
        };
        Prompt { now, next }
    }

    fn describe(&self) -> Vec<Paragraph> {
        self.paragraphs()
    }
}

fn card(key: &'static str, face: Face) -> Phrase {
    phrase!(key, card = face.words())
}

impl View {
    /// What a card on offer costs the viewer.
    fn cost_of(&self, kind: Kind) -> Fact {
        let offers = self.display.iter().flatten().map(|offer| (offer.card, offer.cost));
        let engines = self.engines.iter().map(|pile| (pile.card, pile.cost));
        let cost = offers.chain(engines).find(|(card, _)| *card == kind);
        price(&cost.map(|(_, cost)| cost).unwrap_or_default())
    }

    fn pay_words(&self, source: Source) -> Phrase {
        let items = match source {
            Source::Card(face) => {
                let held = self.hand.iter().flatten().find(|view| view.card == face);
                price(&held.map(|view| view.items).unwrap_or_default())
            }
            Source::Cash | Source::Science => Fact::Word("once-a-turn"),
        };
        phrase!("action-pay", source = words::source(source), items = items)
    }

    /// Where to, with the chance and the points.
    fn fly_words(&self, destination: Destination) -> Phrase {
        let flights = self.outlook(self.active);
        let Some(flight) = flights.iter().find(|flight| flight.location.destination == destination) else {
            return phrase!("action-fly", destination = destination.word());
        };
        let free =
            |place: &&LocationView| place.location == flight.location && place.first.is_none() && !place.ai_first;
        let first = self.locations.iter().find(free).is_some();
        let vp = if first { flight.location.vp_first } else { flight.location.vp_other };
        let (name, chance) = (destination.word(), percent(flight.chance));
        match flight.burning {
            Some(burning) => {
                let burning = percent(burning);
                phrase!("action-fly-burning", destination = name, percent = chance, burning = burning, vp = vp)
            }
            None => phrase!("action-fly-odds", destination = name, percent = chance, vp = vp),
        }
    }

    /// What is easily forgotten before launching or ending the turn.
    fn forgotten(&self) -> Option<Phrase> {
        let own = self.seat(self.active);
        if !self.pending.is_empty() {
            return Some(phrase!("prompt-pending", cards = faces(&self.pending)));
        }
        if own.plan.is_some() {
            let [earth, moon, mars] = own.boosts;
            return Some(match self.mode {
                Mode::BattleForEarth => phrase!("prompt-rocket-earth", points = own.points, earth = earth),
                _ => phrase!("prompt-rocket", points = own.points, earth = earth, moon = moon, mars = mars),
            });
        }
        self.end_warning().or(Some(phrase!("prompt-actions-next")))
    }

    fn end_warning(&self) -> Option<Phrase> {
        self.ending.then(|| phrase!("prompt-ending"))
    }

    fn trade_prompt(&self) -> (Phrase, Option<Phrase>) {
        let Some(trade) = &self.trade else { return (phrase!("prompt-actions"), None) };
        let next = phrase!("prompt-trade-next", price = price(&trade.price), given = price(&trade.given));
        let now = match (self.phase, trade.trade) {
            (Phase::Paying, _) => phrase!("prompt-pay"),
            (_, Trade::Buy) => phrase!("prompt-basket-buy"),
            (_, Trade::Place) => phrase!("prompt-basket-place"),
        };
        (now, Some(next))
    }

    fn launch_prompt(&self) -> (Phrase, Option<Phrase>) {
        let Some(launch) = &self.launch else { return (phrase!("prompt-actions"), None) };
        let (rocket, target, percent) = (launch.rocket, launch.target, percent(launch.chance));
        let odds = match self.phase {
            Phase::Ready if launch.drawn.is_empty() => {
                phrase!("prompt-odds-first", rocket = rocket, target = target, percent = percent)
            }
            Phase::Ready => {
                phrase!("prompt-odds", rocket = rocket, target = target, percent = percent, cost = launch.abort_cost)
            }
            _ => phrase!("prompt-odds-only", rocket = rocket, target = target, percent = percent),
        };
        let odds = self.with_effects(odds, launch);
        let draws = launch.allowed.saturating_sub(launch.drawn.len() as u8);
        let short = launch.target.saturating_sub(launch.rocket);
        match self.phase {
            Phase::ChooseFirst => (phrase!("prompt-choose-first"), Some(odds)),
            Phase::React => (phrase!("prompt-react", value = launch.shown.first().copied().unwrap_or(0)), Some(odds)),
            Phase::LastChance => (phrase!("prompt-last-chance"), Some(phrase!("prompt-short", spaces = short))),
            Phase::Jettison => (phrase!("prompt-jettison", due = launch.abort_cost), None),
            Phase::AfterFail => (phrase!("prompt-after-fail"), None),
            _ if self.usable_in_flight() => (phrase!("prompt-ready-use", draws = draws), Some(odds)),
            _ if launch.drawn.is_empty() => (phrase!("prompt-ready-first", draws = draws), Some(odds)),
            _ => (phrase!("prompt-ready", draws = draws), Some(odds)),
        }
    }

    /// Odds with what they leave out: what Afterburners would make of them, and other effects on the Launch Pad.
    pub(crate) fn with_effects(&self, odds: Phrase, launch: &LaunchView) -> Phrase {
        let odds = match launch.burning {
            Some(burning) => phrase!("odds-burning", odds = odds, percent = percent(burning)),
            None => odds,
        };
        let left_out = |face: &&Face| {
            matches!(
                self.printed.print(face.kind).effect,
                Effect::ReplaceDraw | Effect::ZeroAsTwo | Effect::FirstOfThree | Effect::ExtraDraw(_)
            )
        };
        let cards: Vec<Face> = self.seat(self.active).pad.iter().filter(left_out).copied().collect();
        if cards.is_empty() { odds } else { phrase!("odds-without", odds = odds, cards = faces(&cards)) }
    }

    /// Whether a card on the Launch Pad can be used before the next draw (RM-LAUNCH-9).
    fn usable_in_flight(&self) -> bool {
        let Some(launch) = &self.launch else { return false };
        let untouched = launch.drawn.is_empty() && launch.aside.is_empty();
        self.seat(self.active).pad.iter().any(|face| match self.printed.print(face.kind).effect {
            Effect::AdvanceAnyTime(_) | Effect::ExtraDraw(_) => true,
            Effect::FirstOfThree => untouched,
            _ => false,
        })
    }
}
