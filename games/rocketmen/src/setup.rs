//! How a match begins.

use engine::{Chance, Noun, Problem, Seat, Setup};
use strum::VariantArray;
use tinyvec::ArrayVec;

use crate::board::{Goal, MissionType};
use crate::card::{CardSet, OWN_MISSIONS};
use crate::components::{COPIES, Components, LOCATIONS, SLOTS};
use crate::options::Mode;
use crate::options::Options;
use crate::play::draw_from;
use crate::position::{AI, Ai, Basket, Board, Launch, Phase, Rocketmen};

/// The first position of a match.
pub(crate) fn deal(
    components: &'static Components,
    setup: &Setup,
    chance: &mut impl Chance,
) -> Result<Rocketmen, Problem> {
    let options = Options::read(setup)?;
    let mut game = Rocketmen::empty_table(components, &options);
    game.variants = options.variants.draw(chance); // RM-SETUP-10
    game.first = Seat::new(chance.below(u32::from(options.players)) as u8); // RM-SETUP-9
    game.active = game.first;
    game.deal_hands(chance);
    game.deal_goals(chance);
    game.fill_display(chance, &mut ()); // RM-SETUP-5
    if game.mode == Mode::Solo {
        game.ai.deck = (1 << MissionType::VARIANTS.len()) - 1; // RM-SOLO-4
        game.ai_moves(chance, &mut ()); // RM-SOLO-5
    }
    Ok(game)
}

impl Rocketmen {
    /// Boards without cards, tokens on their symbols, victory tokens on 0 (RM-SETUP-1, RM-SETUP-6).
    fn empty_table(components: &'static Components, options: &Options) -> Self {
        let stock = match options.mode {
            Mode::Solo => components.solo_stock, // RM-SOLO-2
            _ => *components.stock(options.players),
        };
        // RM-BFE-1: only the upper part; all else is as usual (RM-BFE-5).
        let bottom = if options.mode == Mode::BattleForEarth { CardSet::default() } else { stock.bottom };
        Rocketmen {
            components,
            boards: [Board::default(); 4],
            area: CardSet::default(),
            spent: CardSet::default(),
            bought: CardSet::default(),
            pending: CardSet::default(),
            top: stock.top,         // RM-SETUP-4
            bottom,                 // RM-SETUP-4
            engines: stock.engines, // RM-SETUP-3
            basket: Basket::default(),
            launch: Launch::default(),
            ai: Ai::default(),
            display: [None; SLOTS],
            copies: [None; COPIES],
            first_at: [None; LOCATIONS],
            honours: [None; 2],
            variants: 0,
            round: 1,
            round_cap: options.round_cap,
            mode: options.mode,
            difficulty: options.difficulty,
            phase: Phase::Actions,
            players: options.players,
            first: Seat::default(),
            active: Seat::default(),
            ending: false,
            engine_bought: false,
            stored: 0,
            cycled: 0,
        }
    }

    /// RM-SETUP-7: the twelve Mission cards, the same for all (RM-BOARD-7), are the HQ, some of them the opening Hand.
    fn deal_hands(&mut self, chance: &mut impl Chance) {
        for seat in Seat::all(self.players) {
            let board = &mut self.boards[seat.index()];
            board.hq = OWN_MISSIONS;
            for _ in 0..self.components.opening_hand {
                let card = draw_from(&mut board.hq, self.components, chance);
                board.hand.insert(card);
            }
        }
    }

    /// RM-SETUP-8: two goals each; RM-SOLO-3: one of those marked for it; RM-BFE-1: none.
    fn deal_goals(&mut self, chance: &mut impl Chance) {
        let mut goals: [Goal; Goal::VARIANTS.len()] = std::array::from_fn(|number| Goal::VARIANTS[number]);
        match self.mode {
            Mode::Standard => {
                chance.shuffle(&mut goals);
                for (board, two) in self.boards.iter_mut().zip(goals.chunks_exact(2)).take(self.players.into()) {
                    board.goals = [Some(two[0]), Some(two[1])];
                    board.goals.sort_unstable();
                }
            }
            Mode::Solo => {
                let fit = |goal: &Goal| self.components.goals[*goal as usize].solo;
                let fitting: ArrayVec<[Option<Goal>; Goal::VARIANTS.len()]> =
                    goals.into_iter().filter(fit).map(Some).collect();
                let name = |place: u32| fitting[place as usize].map_or("", Goal::id).to_owned();
                self.boards[0].goals[0] = fitting[chance.pick(fitting.len() as u32, name) as usize];
                debug_assert!(self.boards[AI].goals == [None; 2], "the AI has no goal");
            }
            Mode::BattleForEarth => {}
        }
    }
}
