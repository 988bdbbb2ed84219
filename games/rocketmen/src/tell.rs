//! The view in words: what to do, what can be done, what the table looks like.

use engine::{Fact, Paragraph, Phrase, Prompt, Viewer, phrase};

use crate::action::{Action, Source};
use crate::board::{Destination, Mode};
use crate::components::EARTH_MISSIONS;
use crate::effect::Effect;
use crate::flown::FlownView;
use crate::kind::{Face, Kind};
use crate::odds::percent;
use crate::position::{Phase, Trade};
use crate::view::{GoalView, HandView, LocationView, SeatView, TaskView, View};
use crate::words::{self, faces, kinds, price};

impl engine::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn action(&self, action: &Action) -> Phrase {
        match *action {
            Action::Buy(kind, slot) => {
                phrase!("action-buy", card = kind.word(), slot = slot, price = self.cost_of(kind))
            }
            Action::BuyEngine(kind) => phrase!("action-buy-engine", card = kind.word(), price = self.cost_of(kind)),
            Action::Place(face, spot) => phrase!("action-place", card = face.words(), spot = words::spot(spot)),
            Action::Close => match &self.trade {
                Some(trade) if trade.given.cover(&trade.price) => phrase!("action-close-covered"),
                Some(trade) if trade.trade == Trade::Buy => {
                    phrase!("action-close-buy", price = price(&trade.price))
                }
                Some(trade) => phrase!("action-close-place", price = price(&trade.price)),
                None => phrase!("action-close"),
            },
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
                phrase!("action-free-place", card = face.words(), spot = words::spot(spot))
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
        let heading = phrase!("heading-turn", round = self.round, seat = self.active);
        let mut paragraphs = vec![
            Paragraph { heading, lines: self.turn_lines() },
            Paragraph { heading: phrase!("heading-market"), lines: self.market_lines() },
            Paragraph {
                heading: phrase!("heading-space"),
                lines: self.locations.iter().map(|location| self.location_line(location)).collect(),
            },
        ];
        for seat in &self.seats {
            let heading = phrase!("heading-seat", seat = seat.seat);
            paragraphs.push(Paragraph { heading, lines: self.seat_lines(seat) });
        }
        if let Some(hand) = &self.hand {
            let lines = hand.iter().map(hand_line).collect();
            paragraphs.push(Paragraph { heading: phrase!("heading-hand"), lines });
        }
        if !self.goals.is_empty() {
            let lines = self.goals.iter().map(goal_line).collect();
            paragraphs.push(Paragraph { heading: phrase!("heading-goals"), lines });
        }
        paragraphs
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
        phrase!("action-fly-odds", destination = destination.word(), percent = percent(flight.chance), vp = vp)
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

    /// What triggers the end, but for rarer reasons (RM-END-1, RM-BFE-3); solitaire has its own rules.
    #[must_use]
    pub fn ending_rule(&self) -> Option<Phrase> {
        match self.mode {
            Mode::BattleForEarth => Some(phrase!("line-end-earth", missions = EARTH_MISSIONS)),
            _ => Some(phrase!("line-end-score", score = self.end_score?)),
        }
    }

    /// How a solitaire match ended, and why (RM-SOLO-21).
    #[must_use]
    pub fn verdict(&self) -> Option<Phrase> {
        let ai = self.ai.as_ref().filter(|_| self.phase == Phase::Over)?;
        let goal = self.goals.iter().flat_map(|goal| &goal.tasks).all(TaskView::is_done);
        Some(solo_over(self.seats[0].vp, ai.vp, goal, goal && self.seats[0].vp > ai.vp))
    }

    fn turn_lines(&self) -> Vec<Phrase> {
        let mut lines = vec![];
        lines.extend(self.ending_rule());
        if self.ending {
            lines.push(phrase!("line-ending"));
        }
        if !self.variants.is_empty() {
            let cards: Fact = Fact::List(self.variants.iter().map(|variant| variant.word()).collect());
            lines.push(phrase!("line-variants", cards = cards));
        }
        if !self.area.is_empty() {
            lines.push(phrase!("line-area", cards = faces(&self.area)));
        }
        if !self.pending.is_empty() {
            lines.push(phrase!("line-pending", cards = faces(&self.pending)));
        }
        if let Some(launch) = &self.launch
            && let Some(location) = &launch.location
        {
            lines.push(phrase!(
                "line-launch",
                location = location.words(),
                rocket = launch.rocket,
                target = launch.target,
                drawn = launch.drawn.len(),
                allowed = launch.allowed,
                chance = percent(launch.chance)
            ));
        }
        lines.extend(self.flown.iter().map(FlownView::words));
        lines.extend(self.ai_lines());
        lines
    }

    fn ai_lines(&self) -> Vec<Phrase> {
        let Some(ai) = &self.ai else { return Vec::new() };
        let mission = match &ai.location {
            Some(location) => {
                phrase!("line-ai-mission", location = location.words(), rocket = ai.rocket, target = ai.target)
            }
            None => phrase!("line-ai-idle"),
        };
        vec![phrase!("line-ai", vp = ai.vp, missions = ai.missions), mission]
    }

    fn market_lines(&self) -> Vec<Phrase> {
        let slots = (1u8..).zip(&self.display).map(|(slot, offer)| match offer {
            Some(offer) => phrase!(
                "line-offer",
                slot = slot,
                card = offer.card.word(),
                items = price(&offer.items),
                price = price(&offer.cost)
            ),
            None => phrase!("line-slot-empty", slot = slot),
        });
        let engines = self.engines.iter().map(|pile| {
            phrase!(
                "line-engine",
                card = pile.card.word(),
                points = pile.points,
                price = price(&pile.cost),
                left = pile.left
            )
        });
        slots.chain(engines).chain([phrase!("line-supply", cards = self.supply)]).collect()
    }

    fn location_line(&self, view: &LocationView) -> Phrase {
        let mut holders: Vec<Fact> = view.seats.iter().map(|&seat| Fact::Seat(seat)).collect();
        if view.ai {
            holders.push(Fact::Word("the-ai"));
        }
        phrase!(
            "line-location",
            location = view.location.words(),
            points = view.location.rocket_points,
            first = view.location.vp_first,
            other = view.location.vp_other,
            holders = Fact::List(holders)
        )
    }

    fn seat_lines(&self, seat: &SeatView) -> Vec<Phrase> {
        let [rocket, hand, cash, science] = seat.achievements;
        let mut lines = vec![
            phrase!("line-seat", vp = seat.vp, hand = seat.hand, hq = seat.hq, tokens = seat.tokens_left),
            phrase!("line-achievements", rocket = rocket, hand = hand, cash = cash, science = science),
        ];
        lines.push(match seat.plan {
            Some(plan) => phrase!("line-plan", card = plan.word(), pad = faces(&seat.pad), points = seat.points),
            None => phrase!("line-no-plan", pad = faces(&seat.pad)),
        });
        if !seat.depot.is_empty() {
            lines.push(phrase!("line-depot", cards = faces(&seat.depot)));
        }
        if !seat.known.is_empty() && !self.viewer.is(seat.seat) {
            lines.push(phrase!("line-known", cards = faces(&seat.known)));
        }
        lines.push(phrase!("line-warehouse", cards = kinds(&seat.warehouse)));
        lines.push(phrase!("line-junkyard", cards = kinds(&seat.junkyard)));
        let held = self.honours.iter().filter(|honour| honour.holder == Some(seat.seat));
        lines.extend(held.map(|honour| phrase!("line-honour", destination = honour.destination.word())));
        if let Some(score) = self.scores.get(seat.seat.index())
            && self.mode != Mode::Solo
        {
            lines.push(phrase!("line-score", total = score.total()));
        }
        lines
    }
}

/// RM-SOLO-21 in words.
pub(crate) fn solo_over(vp: u8, ai: u8, goal: bool, won: bool) -> Phrase {
    let key = match (won, goal) {
        (true, _) => "event-solo-won",
        (false, false) => "event-solo-goal",
        (false, true) => "event-solo-lost",
    };
    phrase!(key, vp = vp, ai = ai)
}

fn hand_line(view: &HandView) -> Phrase {
    phrase!("line-hand", card = view.card.words(), items = price(&view.items))
}

fn goal_line(view: &GoalView) -> Phrase {
    let tasks = Fact::List(view.tasks.iter().map(|task| task_words(task).into()).collect());
    if view.mandatory {
        return phrase!("line-goal-mandatory", goal = view.goal.word(), tasks = tasks);
    }
    let [_, one, two, three] = view.vp;
    phrase!("line-goal", seat = view.seat, goal = view.goal.word(), tasks = tasks, one = one, two = two, three = three)
}

fn task_words(task: &TaskView) -> Phrase {
    let done = |done: bool| Fact::Word(if done { "task-done" } else { "task-open" });
    match task {
        TaskView::Location { location, done: is } => {
            phrase!("task-location", location = location.words(), done = done(*is))
        }
        TaskView::Missions { destination, missions, done: is } => {
            phrase!("task-missions", destination = destination.word(), missions = *missions, done = done(*is))
        }
        TaskView::Threat { threat, done: is } => phrase!("task-threat", card = threat.word(), done = done(*is)),
        TaskView::Token { destination, done: is } => {
            phrase!("task-token", destination = destination.word(), done = done(*is))
        }
        TaskView::FirstPlaces { places, done: is } => phrase!("task-first", places = *places, done = done(*is)),
    }
}
