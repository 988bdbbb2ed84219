//! The whole view in words: what everybody can see, what the viewer holds, and at the end what decided.

use engine::{Fact, Noun, Paragraph, Phrase, Seat, phrase};

use crate::board::{Destination, MissionType};
use crate::components::EARTH_MISSIONS;
use crate::event::scored;
use crate::odds::percent;
use crate::options::Mode;
use crate::past_flights::PastFlightView;
use crate::position::Phase;
use crate::score::Score;
use crate::view::{GoalView, HandView, LocationView, SeatView, TaskView, View};
use crate::words::{faces, kinds, price};

impl View {
    /// The whole view in words.
    pub(crate) fn paragraphs(&self) -> Vec<Paragraph> {
        let heading = phrase!("heading-turn", round = self.round, seat = self.active);
        let mut paragraphs = vec![
            Paragraph { heading, lines: self.turn_lines() },
            Paragraph { heading: phrase!("heading-market"), lines: self.market_lines() },
            Paragraph { heading: phrase!("heading-space"), lines: self.space_lines() },
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
        Some(solo_over(self.seats[0].seat, self.seats[0].vp, ai.vp, goal, goal && self.seats[0].vp > ai.vp))
    }

    fn turn_lines(&self) -> Vec<Phrase> {
        let mut lines = vec![phrase!("line-table", mode = self.mode.word(), seat = self.first, cap = self.round_cap)];
        lines.extend(self.difficulty.map(|difficulty| phrase!("line-difficulty", difficulty = difficulty.word())));
        lines.extend(self.verdict().or_else(|| self.decided()));
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
            let flight = phrase!(
                "line-launch",
                location = location.words(),
                rocket = launch.rocket,
                target = launch.target,
                drawn = launch.drawn.len(),
                allowed = launch.allowed,
                chance = percent(launch.chance)
            );
            lines.push(self.with_effects(flight, launch));
            let values = |values: &[u8]| values.iter().copied().collect::<Fact>();
            lines.push(phrase!(
                "line-launch-cards",
                drawn = values(&launch.drawn),
                aside = values(&launch.aside),
                shown = values(&launch.shown)
            ));
        }
        lines.extend(self.flown.iter().map(PastFlightView::words));
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
        let types = |cards: &[MissionType]| Fact::List(cards.iter().map(|card| card.word()).collect());
        let cards = phrase!(
            "line-ai-cards",
            active = types(&ai.cards),
            deck = ai.deck,
            discarded = types(&ai.discarded),
            area = kinds(&ai.area)
        );
        vec![phrase!("line-ai", vp = ai.vp, missions = ai.missions), mission, cards]
    }

    /// What decided between players with equal points (RM-TIE-2, RM-TIE-3).
    fn decided(&self) -> Option<Phrase> {
        let best = self.scores.iter().map(Score::total).max()?;
        let tied = self.seats.iter().filter(|seat| self.scores[seat.seat.index()].total() == best);
        let mut tied: Vec<_> =
            tied.map(|seat| (self.best_mission(seat.seat), self.missions_of(seat.seat), seat.seat)).collect();
        tied.sort_by(|a, b| b.cmp(a));
        match tied[..] {
            [(first, ..), (second, ..), ..] if first > second => Some(phrase!("line-tie-mission", seat = tied[0].2)),
            [(_, first, _), (_, second, _), ..] if first > second => {
                Some(phrase!("line-tie-missions", seat = tied[0].2))
            }
            [_, _, ..] => Some(phrase!("line-tie-shared")),
            _ => None,
        }
    }

    fn missions_of(&self, seat: Seat) -> usize {
        self.locations.iter().filter(|place| place.seats.contains(&seat)).count()
    }

    fn best_mission(&self, seat: Seat) -> Option<(Destination, u8)> {
        let been = self.locations.iter().filter(|place| place.seats.contains(&seat));
        been.map(|place| (place.location.destination, place.location.vp_first)).max()
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

    fn space_lines(&self) -> Vec<Phrase> {
        let free = self.honours.iter().filter(|honour| honour.holder.is_none());
        let free =
            free.map(|honour| phrase!("line-honour-free", destination = honour.destination.word(), vp = honour.vp));
        self.locations.iter().map(|location| self.location_line(location)).chain(free).collect()
    }

    fn location_line(&self, view: &LocationView) -> Phrase {
        let holder = |&seat: &Seat| match view.first == Some(seat) {
            true => phrase!("holder-first", seat = seat).into(),
            false => Fact::Seat(seat),
        };
        let mut holders: Vec<Fact> = view.seats.iter().map(holder).collect();
        if view.ai {
            holders.push(Fact::Word(if view.ai_first { "the-ai-first" } else { "the-ai" }));
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
        lines.push(phrase!(
            "line-tokens",
            cash = seat.cash,
            science = seat.science,
            size = seat.hand_size,
            threats = seat.threats
        ));
        lines.push(match seat.plan {
            Some(plan) => phrase!("line-plan", card = plan.word(), pad = faces(&seat.pad), points = seat.points),
            None => phrase!("line-no-plan", pad = faces(&seat.pad)),
        });
        if !seat.pad.is_empty() {
            let [earth, moon, mars] = seat.boosts;
            lines.push(phrase!("line-boosts", earth = earth, moon = moon, mars = mars));
        }
        if !seat.depot.is_empty() {
            lines.push(phrase!("line-depot", cards = faces(&seat.depot)));
        }
        if !seat.known.is_empty() && !self.viewer.is(seat.seat) {
            lines.push(phrase!("line-known", cards = faces(&seat.known)));
        }
        lines.push(phrase!("line-hand-and-hq", cards = kinds(&seat.hand_and_hq)));
        lines.push(phrase!("line-warehouse", cards = kinds(&seat.warehouse)));
        lines.push(phrase!("line-junkyard", cards = kinds(&seat.junkyard)));
        let held = self.honours.iter().filter(|honour| honour.holder == Some(seat.seat));
        lines.extend(held.map(|honour| phrase!("line-honour", destination = honour.destination.word())));
        lines.extend(self.scores.get(seat.seat.index()).map(|score| scored(seat.seat, score)));
        lines
    }
}

/// RM-SOLO-21 in words.
pub(crate) fn solo_over(seat: Seat, vp: u8, ai: u8, goal: bool, won: bool) -> Phrase {
    let key = match (won, goal) {
        (true, _) => "event-solo-won",
        (false, false) => "event-solo-goal",
        (false, true) => "event-solo-lost",
    };
    phrase!(key, seat = seat, vp = vp, ai = ai)
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
