//! Building a view: what this viewer may see, listed part by part.

use engine::{Noun, Seat, Viewer};
use strum::VariantArray;

use crate::action::Source;
use crate::board::{Achievement, Destination, MissionType};
use crate::card::{CardSet, Face};
use crate::components::Task;
use crate::kind::Kind;
use crate::options::{Mode, Variant};
use crate::position::{AI, Phase, Rocketmen};
use crate::view::{
    AiView, EngineView, GoalView, HandView, HonourView, LaunchView, LocationView, OfferView, Printed, SeatView,
    TaskView, TradeView, View,
};

/// What a viewer may see.
pub(crate) fn view(game: &Rocketmen, viewer: Viewer) -> View {
    let mut view = bare(game, viewer);
    view.flown = game.past_flights();
    if let Some(trade) = &mut view.trade {
        trade.sensible = game.sensible_payment().collect();
    }
    view
}

/// The same without what is only made for people: all that a program needs, in a fraction of the time.
pub(crate) fn bare(game: &Rocketmen, viewer: Viewer) -> View {
    let owner = viewer.is(game.active);
    let solo = game.mode == Mode::Solo;
    View {
        viewer,
        mode: game.mode,
        difficulty: solo.then_some(game.difficulty),
        variants: Variant::all().filter(|&variant| game.plays_with(variant)).collect(),
        round: game.round,
        round_cap: game.round_cap,
        first: game.first,
        active: game.active,
        phase: if game.phase.is_trade() && !owner { Phase::Actions } else { game.phase },
        ending: game.ending,
        end_score: (game.mode == Mode::Standard).then(|| game.end_score()),
        display: game.view_of_display(viewer),
        engines: game.view_of_engines(),
        supply: (game.top.len() + game.bottom.len()) as u8,
        locations: (0..game.components.locations.len()).map(|number| game.view_of_location(number)).collect(),
        honours: game.view_of_honours(),
        seats: Seat::all(game.players).map(|seat| game.view_of_seat(seat)).collect(),
        hand: viewer.seat().map(|seat| game.view_of_hand(seat)),
        goals: game.view_of_goals(viewer),
        trade: (owner && game.phase.is_trade()).then(|| game.view_of_trade()),
        area: game.shown(game.area),
        pending: game.shown(game.pending),
        engine_bought: game.engine_bought,
        launch: game.phase.is_launch().then(|| game.view_of_launch()),
        flown: Vec::new(),
        ai: solo.then(|| game.view_of_ai()),
        scores: match (game.phase, solo) {
            (Phase::Over, false) => Seat::all(game.players).map(|seat| game.final_score(seat)).collect(),
            _ => Vec::new(),
        },
        printed: Printed(game.components),
    }
}

impl Rocketmen {
    /// What cards show, sorted so that nothing tells which copies they are.
    fn shown(&self, cards: CardSet) -> Vec<Face> {
        let mut faces: Vec<Face> = cards.map(|card| self.face(card)).collect();
        faces.sort_unstable();
        faces
    }

    fn kinds(&self, cards: CardSet) -> Vec<Kind> {
        cards.map(|card| self.components.kind(card)).collect()
    }

    fn view_of_display(&self, viewer: Viewer) -> Vec<Option<OfferView>> {
        let buyer = Rocketmen { active: viewer.seat().unwrap_or(self.active), ..*self };
        let offer = |card| {
            let card = self.components.kind(card);
            OfferView { card, items: self.components.print(card).items, cost: buyer.cost(card) }
        };
        self.display[..self.slots()].iter().map(|card| card.map(offer)).collect()
    }

    fn view_of_engines(&self) -> Vec<EngineView> {
        let piles = Kind::ENGINES.into_iter();
        piles
            .map(|card| EngineView {
                card,
                points: self.components.print(card).items.rocket,
                cost: self.components.print(card).cost,
                left: self.pile(card).len() as u8,
            })
            .collect()
    }

    fn view_of_location(&self, number: usize) -> LocationView {
        let first = self.first_at[number];
        let seat = |board: u8| (board < self.players).then(|| Seat::new(board));
        LocationView {
            location: self.components.locations[number],
            seats: Seat::all(self.players).filter(|seat| self.boards[seat.index()].has_token(number as u8)).collect(),
            first: first.and_then(seat),
            ai: self.mode == Mode::Solo && self.boards[AI].has_token(number as u8),
            ai_first: self.mode == Mode::Solo && first == Some(AI as u8),
        }
    }

    fn view_of_honours(&self) -> Vec<HonourView> {
        if self.mode != Mode::Standard {
            return Vec::new();
        }
        let tokens = [Destination::Moon, Destination::Mars].into_iter().zip(self.honours);
        tokens
            .zip(self.components.honour_vp)
            .map(|((destination, holder), vp)| HonourView { destination, holder, vp })
            .collect()
    }

    fn view_of_seat(&self, seat: Seat) -> SeatView {
        let board = &self.boards[seat.index()];
        SeatView {
            seat,
            vp: board.vp,
            hand: board.hand.len() as u8,
            hand_size: self.components.hand_size + board.has(Achievement::Hand),
            known: self.shown(board.known),
            hq: board.hq.len() as u8,
            hand_and_hq: self.kinds(self.hand_and_hq(seat)),
            plan: board.plan.map(|card| self.components.kind(card)),
            pad: self.shown(board.pad),
            points: self.rocket_points(seat),
            boosts: std::array::from_fn(|number| self.boost(seat, Destination::VARIANTS[number])),
            depot: board.depot.iter().map(|&card| self.face(card)).collect(),
            stored: if seat == self.active { self.stored } else { 0 },
            warehouse: self.kinds(board.warehouse),
            junkyard: self.kinds(board.junkyard),
            achievements: board.achievements,
            cash: board.cash_left(),
            science: board.science_left(),
            tokens_left: (self.missions_allowed() - board.missions()) as u8,
            threats: self.threats_of(seat),
        }
    }

    fn view_of_hand(&self, seat: Seat) -> Vec<HandView> {
        let board = &self.boards[seat.index()];
        let mut hand: Vec<HandView> = board
            .hand
            .map(|card| HandView {
                card: self.face(card),
                items: self.items(seat.index(), card),
                known: board.known.contains(card),
            })
            .collect();
        hand.sort_unstable_by_key(|view| (view.card, !view.known));
        hand
    }

    /// The viewer's own goals; at the end everybody's.
    fn view_of_goals(&self, viewer: Viewer) -> Vec<GoalView> {
        let seats = Seat::all(self.players).filter(|&seat| viewer.is(seat) || self.phase == Phase::Over);
        let goals =
            seats.flat_map(|seat| self.boards[seat.index()].goals.into_iter().flatten().map(move |g| (seat, g)));
        goals
            .map(|(seat, goal)| {
                let card = &self.components.goals[goal as usize];
                GoalView {
                    seat,
                    goal,
                    tasks: card.tasks.iter().map(|task| self.view_of_task(seat, task)).collect(),
                    vp: card.vp,
                    mandatory: self.mode == Mode::Solo,
                }
            })
            .collect()
    }

    fn view_of_task(&self, seat: Seat, task: &Task) -> TaskView {
        let done = self.fulfils(seat, task);
        match *task {
            Task::Location(number) => {
                TaskView::Location { location: self.components.locations[usize::from(number)], done }
            }
            Task::Missions(destination, missions) => TaskView::Missions { destination, missions, done },
            Task::Threat(threat) => TaskView::Threat { threat, done },
            Task::Token(destination) => TaskView::Token { destination, done },
            Task::FirstPlaces(places) => TaskView::FirstPlaces { places, done },
        }
    }

    fn view_of_trade(&self) -> TradeView {
        let basket = &self.basket;
        let cards = self.shown(basket.paid).into_iter().map(Source::Card);
        let tokens = std::iter::repeat_n(Source::Cash, basket.cash.into());
        TradeView {
            trade: basket.trade,
            slots: (0..8).filter(|slot| basket.slots >> slot & 1 == 1).map(|slot| slot + 1).collect(),
            engine: basket.engine,
            plan: basket.plan.map(|card| self.components.kind(card)),
            pad: self.shown(basket.pad),
            price: self.price(),
            given: self.given(),
            paid: cards.chain(tokens).chain(std::iter::repeat_n(Source::Science, basket.science.into())).collect(),
            sensible: Vec::new(),
            steps: self.trade_steps() as u32,
        }
    }

    /// How many steps the open transaction has had: taking back so many cancels it (RM-PAY-8).
    fn trade_steps(&self) -> usize {
        match self.phase {
            Phase::Basket => self.basket.len(),
            Phase::Paying => {
                let basket = &self.basket;
                basket.len() + 1 + basket.paid.len() + usize::from(basket.cash + basket.science)
            }
            _ => 0,
        }
    }

    fn view_of_launch(&self) -> LaunchView {
        let launch = &self.launch;
        let flying = self.phase != Phase::Destination;
        LaunchView {
            location: flying.then(|| self.components.locations[usize::from(launch.location)]),
            rocket: launch.rocket,
            target: if flying { self.target() } else { 0 },
            drawn: launch.drawn.to_vec(),
            allowed: launch.allowed,
            aside: launch.aside.to_vec(),
            shown: launch.shown.to_vec(),
            left: self.success_left(),
            chance: if flying { thousandths(self.chance_to_arrive()) } else { 0 },
            burning: Some(self.burns())
                .filter(|&spaces| flying && spaces > 0)
                .map(|spaces| thousandths(self.chance_with(spaces))),
            abort_cost: if self.phase == Phase::Jettison { launch.due } else { self.abort_cost() },
        }
    }

    fn view_of_ai(&self) -> AiView {
        let mission = self.ai.mission;
        let location = mission.map(|mission| self.components.locations[usize::from(mission.location)]);
        let cards: Vec<u8> = mission.iter().flat_map(|mission| [mission.left, mission.right]).collect();
        let name = |card: u8| MissionType::VARIANTS[usize::from(card)];
        let gone = |card: &u8| self.ai.deck >> card & 1 == 0 && !cards.contains(card);
        AiView {
            vp: self.boards[AI].vp,
            missions: self.boards[AI].missions() as u8,
            location,
            rocket: mission.map_or(0, |mission| mission.rocket),
            target: location.map_or(0, |place| self.components.flights[place.destination as usize].target),
            cards: cards.iter().map(|&card| name(card)).collect(),
            deck: self.ai.deck.count_ones() as u8,
            discarded: (0..MissionType::VARIANTS.len() as u8).filter(gone).map(name).collect(),
            area: self.kinds(self.ai.area),
            helped: self.ai.helped,
        }
    }
}

fn thousandths(chance: f64) -> u16 {
    (chance * 1000.0).round() as u16
}
