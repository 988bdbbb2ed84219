//! What happened, and who may know.

use engine::{Fact, Noun, Phrase, Seat, Viewer, phrase};
use serde::Serialize;

use crate::card::Card;
use crate::causes;
use crate::nouns::{Hangar, Kind, Resource, Stage};
use crate::planet::PlanetId;
use crate::position::RocketRescue;
use crate::score::Points;
use crate::words::{glimpsed, module};

/// An unbuilt module as somebody saw it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Glimpse {
    /// Which card; `None` if its front is sealed for the viewer (RR-INFO-5).
    pub card: Option<Card>,
    /// Its type.
    pub kind: Kind,
    /// Its cost.
    pub cost: [u8; 3],
    /// Who knows the front: a bit for each seat, the highest bit for everybody.
    #[serde(skip)]
    known_to: u8,
}

const EVERYBODY: u8 = 0x80;

impl Glimpse {
    fn seen_by(&self, viewer: Viewer) -> Glimpse {
        let seat = viewer.seat().map_or(0, |seat| 1 << seat.index());
        let knows = self.known_to & (EVERYBODY | seat) != 0;
        Glimpse { card: self.card.filter(|_| knows), known_to: 0, ..self.clone() }
    }
}

impl RocketRescue {
    /// Whether this viewer knows the front of a module that is not in the deck.
    pub(crate) fn knows(&self, viewer: Viewer, card: Card) -> bool {
        let open = !self.sealed || card.is_standard() || self.shown.contains(card);
        open || viewer.seat().is_some_and(|seat| self.player(seat).knows.contains(card))
    }

    /// A module for an event.
    pub(crate) fn glimpse(&self, card: Card) -> Glimpse {
        let facts = self.module(card);
        let seats = Seat::all(self.players).filter(|&seat| self.knows(Viewer::Seat(seat), card));
        let everybody = if self.knows(Viewer::Public, card) { EVERYBODY } else { 0 };
        let known_to = seats.fold(everybody, |all, seat| all | 1 << seat.index());
        Glimpse { card: Some(card), kind: facts.kind, cost: facts.cost, known_to }
    }
}

/// What a token was earned for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reward {
    /// For launching (RR2-RWD-1).
    Launch,
    /// For most modules (RR2-RWD-1).
    Construction,
    /// For a reward without crew left to take (RR1-RWD-4).
    NoCrewLeft,
    /// For a rover or satellite (RR1-RWD-7, RR2-RWD-2).
    Equipment,
}

impl Reward {
    const fn key(self) -> &'static str {
        match self {
            Reward::Launch => "event-tokens-launch",
            Reward::Construction => "event-tokens-construction",
            Reward::NoCrewLeft => "event-tokens-no-crew",
            Reward::Equipment => "event-tokens-equipment",
        }
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the nouns of the rules; each variant says what happened")]
pub enum Event {
    /// A round began.
    RoundBegan { round: u8 },
    /// A module was laid out.
    Displayed { module: Glimpse },
    /// The discards became the deck.
    Reshuffled { cards: u8 },
    /// A die was set; only its owner sees it.
    DieSet { seat: Seat, stage: Stage, face: u8 },
    /// A bid was made; only the bidder sees it.
    BidMade { seat: Seat, energy: u16 },
    /// A plan was started anew; only its owner sees it.
    TookBack { seat: Seat },
    /// A plan is final.
    Submitted { seat: Seat },
    /// A plan was revealed.
    Revealed { seat: Seat, plan: Vec<(Stage, u8)>, bid: u16 },
    /// Of a plan that cost too much the bid was taken back, or a part of it (RR2-NRG-1).
    BidTakenBack { seat: Seat, taken: u16, bid: u16 },
    /// The dice of a plan that cost too much were lowered (RR-NRG-4).
    Lowered { seat: Seat, plan: Vec<(Stage, u8)> },
    /// Dice were settled with the bank.
    Settled { seat: Seat, change: i16 },
    /// A tied player rolled for order.
    Rolled { seat: Seat, roll: u8 },
    /// The order is settled.
    OrderSet { order: Vec<Seat> },
    /// The first on the track paid.
    BidPaid { seat: Seat, energy: u16 },
    /// A phase began; `open` is false if Boarding does not take place.
    StageBegan { stage: Stage, open: bool },
    /// A die did nothing.
    Idle { seat: Seat, stage: Stage, face: u8 },
    /// A module was taken.
    Took { seat: Seat, module: Glimpse },
    /// Cubes were taken.
    TookCubes { seat: Seat, resource: Resource, count: u8 },
    /// Cubes were swapped.
    Swapped { seat: Seat, give: Resource, get: Resource, price: u8 },
    /// A cube was placed on a module.
    Placed { seat: Seat, resource: Resource, module: Glimpse },
    /// The market was refilled, by choice or to the floor.
    Refilled { seat: Option<Seat>, resource: Resource, count: u8 },
    /// A crew member took a seat.
    Boarded { seat: Seat, card: Card, owner: Seat, hangar: Hangar },
    /// A crew member went to the terminal.
    Waited { seat: Seat },
    /// A crew member stays in the terminal.
    Stayed { seat: Seat },
    /// A crew member changed modules: which, and in which hangars.
    CrewMoved { seat: Seat, from: (Card, Hangar), to: (Card, Hangar) },
    /// A module was built.
    Built { seat: Seat, card: Card, hangar: Hangar, energy: u16, refund: Option<Resource> },
    /// The builder seated a crew member free of charge.
    SeatedFree { seat: Seat, card: Card, hangar: Hangar },
    /// A module was moved.
    Moved { seat: Seat, card: Card, from: Hangar, to: Hangar },
    /// A rocket took off.
    Launched { seat: Seat, hangar: Hangar, planet: PlanetId, cost: u16 },
    /// Crew reached the planet.
    Landed { seat: Seat, crew: u8 },
    /// A reward brought a crew member to the planet.
    RewardCrew { seat: Seat, from: Option<(Card, Hangar)> },
    /// The rest of a reward was given up (RR1-RWD-5).
    RewardGivenUp { seat: Seat, left: u8 },
    /// Victory tokens were earned.
    Tokens { seat: Seat, tokens: u8, why: Reward },
    /// All crew of a player are on planets.
    Finished { seat: Seat },
    /// A planet was revealed.
    PlanetRevealed { planet: PlanetId },
    /// A module was rolled for.
    Stability { card: Card, owner: Seat, roll: u8, survives: bool },
    /// The Saboteur gained energy.
    Sabotage { seat: Seat },
    /// A module was kept for the next round.
    Kept { seat: Seat, module: Glimpse },
    /// An unbuilt module was put away.
    Discarded { seat: Seat, module: Glimpse },
    /// The match is over; what a player scored.
    Scored {
        seat: Seat,
        points: i32,
        #[serde(skip)]
        parts: Points,
    },
}

impl engine::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match self {
            // RR-INFO-3: nothing of a plan is seen by others, not even that there is something.
            Event::DieSet { seat, .. } | Event::BidMade { seat, .. } | Event::TookBack { seat }
                if !viewer.is(*seat) =>
            {
                return None;
            }
            Event::Displayed { module } => Event::Displayed { module: module.seen_by(viewer) },
            Event::Took { seat, module } => Event::Took { seat: *seat, module: module.seen_by(viewer) },
            Event::Placed { seat, resource, module } => {
                Event::Placed { seat: *seat, resource: *resource, module: module.seen_by(viewer) }
            }
            Event::Kept { seat, module } => Event::Kept { seat: *seat, module: module.seen_by(viewer) },
            Event::Discarded { seat, module } => Event::Discarded { seat: *seat, module: module.seen_by(viewer) },
            Event::DieSet { .. }
            | Event::BidMade { .. }
            | Event::TookBack { .. }
            | Event::RoundBegan { .. }
            | Event::Reshuffled { .. }
            | Event::Submitted { .. }
            | Event::Revealed { .. }
            | Event::BidTakenBack { .. }
            | Event::Lowered { .. }
            | Event::Settled { .. }
            | Event::Rolled { .. }
            | Event::OrderSet { .. }
            | Event::BidPaid { .. }
            | Event::StageBegan { .. }
            | Event::Idle { .. }
            | Event::TookCubes { .. }
            | Event::Swapped { .. }
            | Event::Refilled { .. }
            | Event::Boarded { .. }
            | Event::Waited { .. }
            | Event::Stayed { .. }
            | Event::CrewMoved { .. }
            | Event::Built { .. }
            | Event::SeatedFree { .. }
            | Event::Moved { .. }
            | Event::Launched { .. }
            | Event::Landed { .. }
            | Event::RewardCrew { .. }
            | Event::RewardGivenUp { .. }
            | Event::Tokens { .. }
            | Event::Finished { .. }
            | Event::PlanetRevealed { .. }
            | Event::Stability { .. }
            | Event::Sabotage { .. }
            | Event::Scored { .. } => self.clone(),
        })
    }

    fn clauses(&self) -> &'static [&'static str] {
        causes::clauses(self)
    }

    fn points(&self) -> Vec<(&'static str, Seat, i32)> {
        let Event::Scored { seat, parts, .. } = *self else { return Vec::new() };
        Points::NAMES.into_iter().zip(parts.0).map(|(name, points)| (name, seat, points)).collect()
    }

    fn phrase(&self) -> Phrase {
        match *self {
            Event::RoundBegan { round } => phrase!("event-round", round = round),
            Event::Displayed { module: ref seen } => phrase!("event-displayed", module = glimpsed(seen)),
            Event::Reshuffled { cards } => phrase!("event-reshuffled", cards = cards),
            Event::DieSet { seat, stage, face } => {
                phrase!("event-die-set", seat = seat, phase = stage.word(), face = face)
            }
            Event::BidMade { seat, energy } => phrase!("event-bid-made", seat = seat, energy = energy),
            Event::TookBack { seat } => phrase!("event-took-back", seat = seat),
            Event::Submitted { seat } => phrase!("event-submitted", seat = seat),
            Event::Revealed { seat, ref plan, bid: 0 } => phrase!("event-revealed", seat = seat, dice = dice(plan)),
            Event::Revealed { seat, ref plan, bid } => {
                phrase!("event-revealed-bid", seat = seat, dice = dice(plan), bid = bid)
            }
            Event::BidTakenBack { seat, taken, bid } => {
                let key = if bid > 0 { "event-bid-cut" } else { "event-bid-taken-back" };
                phrase!(key, seat = seat, taken = taken, bid = bid)
            }
            Event::Lowered { seat, ref plan } => phrase!("event-lowered", seat = seat, dice = dice(plan)),
            Event::Settled { seat, change: 0 } => phrase!("event-even-dice", seat = seat),
            Event::Settled { seat, change: gain @ 1.. } => phrase!("event-gained-dice", seat = seat, energy = gain),
            Event::Settled { seat, change } => phrase!("event-paid-dice", seat = seat, energy = -change),
            Event::Rolled { seat, roll } => phrase!("event-rolled", seat = seat, roll = roll),
            Event::OrderSet { ref order } => phrase!("event-order", order = order.iter().copied().collect::<Fact>()),
            Event::BidPaid { seat, energy } => phrase!("event-bid-paid", seat = seat, energy = energy),
            Event::StageBegan { stage, open } => {
                let key = if open { "event-stage" } else { "event-boarding-closed" };
                phrase!(key, phase = stage.word())
            }
            Event::Idle { seat, stage, face } => {
                phrase!("event-idle", seat = seat, phase = stage.word(), face = face)
            }
            Event::Took { seat, module: ref seen } => phrase!("event-took", seat = seat, module = glimpsed(seen)),
            Event::TookCubes { seat, resource, count } => {
                phrase!("event-took-cubes", seat = seat, count = count, resource = resource.word())
            }
            Event::Swapped { seat, give, get, price } => {
                phrase!("event-swapped", seat = seat, price = price, give = give.word(), get = get.word())
            }
            Event::Placed { seat, resource, module: ref seen } => {
                phrase!("event-placed", seat = seat, resource = resource.word(), module = glimpsed(seen))
            }
            Event::Refilled { seat: Some(seat), resource, count } => {
                phrase!("event-refilled", seat = seat, resource = resource.word(), count = count)
            }
            Event::Refilled { seat: None, resource, count } => {
                phrase!("event-refilled-floor", resource = resource.word(), count = count)
            }
            Event::Boarded { seat, card, owner, hangar } => {
                let key = if owner == seat { "event-boarded-own" } else { "event-boarded" };
                phrase!(key, seat = seat, module = module(card), owner = owner, hangar = hangar.word())
            }
            Event::Waited { seat } => phrase!("event-waited", seat = seat),
            Event::Stayed { seat } => phrase!("event-stayed", seat = seat),
            Event::CrewMoved { seat, from, to } => phrase!(
                "event-crew-moved",
                seat = seat,
                from = module(from.0),
                from_hangar = from.1.word(),
                to = module(to.0),
                to_hangar = to.1.word()
            ),
            Event::Built { seat, card, hangar, energy, refund } => {
                let key = if refund.is_some() { "event-built-refund" } else { "event-built" };
                let words = phrase!(key, seat = seat, module = module(card), hangar = hangar.word(), energy = energy);
                refund.map_or(words.clone(), |resource| words.with("resource", resource.word()))
            }
            Event::SeatedFree { seat, card, hangar } => {
                phrase!("event-seated-free", seat = seat, module = module(card), hangar = hangar.word())
            }
            Event::Moved { seat, card, from, to } => {
                phrase!("event-moved", seat = seat, module = module(card), from = from.word(), to = to.word())
            }
            Event::Launched { seat, hangar, planet, cost } => {
                phrase!("event-launched", seat = seat, hangar = hangar.word(), planet = planet.word(), cost = cost)
            }
            Event::Landed { seat, crew } => phrase!("event-landed", seat = seat, crew = crew),
            Event::RewardCrew { seat, from: None } => phrase!("event-reward-crew", seat = seat),
            Event::RewardCrew { seat, from: Some((card, hangar)) } => {
                phrase!("event-reward-crew-from", seat = seat, module = module(card), hangar = hangar.word())
            }
            Event::RewardGivenUp { seat, left } => phrase!("event-reward-given-up", seat = seat, left = left),
            Event::Tokens { seat, tokens, why } => {
                phrase!(why.key(), seat = seat, tokens = tokens)
            }
            Event::Finished { seat } => phrase!("event-finished", seat = seat),
            Event::PlanetRevealed { planet } => phrase!("event-planet", planet = planet.word()),
            Event::Stability { card, owner, roll, survives } => {
                let key = if survives { "event-survives" } else { "event-destroyed" };
                phrase!(key, owner = owner, module = module(card), roll = roll)
            }
            Event::Sabotage { seat } => phrase!("event-sabotage", seat = seat),
            Event::Kept { seat, module: ref seen } => phrase!("event-kept", seat = seat, module = glimpsed(seen)),
            Event::Discarded { seat, module: ref seen } => {
                phrase!("event-discarded", seat = seat, module = glimpsed(seen))
            }
            Event::Scored { seat, points, .. } => phrase!("event-scored", seat = seat, points = points),
        }
    }
}

/// Dice in words.
fn dice(plan: &[(Stage, u8)]) -> Fact {
    plan.iter().map(|&(stage, face)| phrase!("die", phase = stage.word(), face = face)).collect()
}
