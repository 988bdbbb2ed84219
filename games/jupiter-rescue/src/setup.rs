//! How a match begins.

use engine::{Chance, Game, Problem, Seat, Seats, Setup};
use strum::VariantArray;
use tinyvec::ArrayVec;

use crate::board::Board;
use crate::cards::{Card, Cards, Hand, Pile};
use crate::components::Components;
use crate::geometry::{INTERIOR, SPIRAL, TILES};
use crate::options::{Options, Sides};
use crate::position::{Exchange, JupiterRescue, Phase, SEATS};
use crate::space::{Space, Tile, Tiles};

/// The first position of a match.
pub(crate) fn deal(
    components: &'static Components,
    setup: &Setup,
    chance: &mut impl Chance,
) -> Result<JupiterRescue, Problem> {
    setup.check(&JupiterRescue::FACTS)?; // JR-SET-1
    let mut game = JupiterRescue::unset(components, Options::of(setup), setup.players);
    game.lay_out_colony(chance);
    game.deal_cards(chance);
    game.choose_cores(&mut ());
    Ok(game)
}

impl JupiterRescue {
    /// An empty table; all Robots in the Pod (JR-SET-9).
    pub(crate) fn unset(components: &'static Components, options: Options, players: u8) -> Self {
        JupiterRescue {
            board: Board::empty(components),
            options,
            players,
            start: 0,
            active: Seat::new(0),
            phase: Phase::ChooseFirst,
            turn: 0,
            aboard: 0,
            saved: 0,
            lost: 0,
            returns: None,
            places: [Space::POD; SEATS],
            passage: None,
            cores: [[None; 2]; SEATS],
            hands: [Hand::default(); SEATS],
            deck: ArrayVec::default(),
            discard: Pile::default(),
            drawn: None,
            choosing: Seats::NONE,
            spent: 0,
            boosts: 0,
            activated: Cards::default(),
            used: 0,
            refused: Seats::NONE,
            exchange: Exchange::default(),
            die: 0,
            shielded: Tiles::default(),
            calm: Tiles::default(),
            queue: Tiles::default(),
            edges: [0; TILES],
            invaded: Tiles::default(),
        }
    }

    /// The first 19 of the shuffled tiles in spiral order (JR-SET-2), each turned at random (JR-SET-3), with Colonists on
    /// the interior seven (JR-SET-5).
    fn lay_out_colony(&mut self, chance: &mut impl Chance) {
        let mut tiles: [Tile; TILES] = std::array::from_fn(|tile| Tile(tile as u8));
        chance.shuffle(&mut tiles);
        for (position, cell) in SPIRAL.into_iter().enumerate() {
            let tile = tiles[position];
            // JR-SET-4, JR-LAB-1
            let hard = match self.options.sides {
                Sides::Easy => false,
                Sides::Labyrinth => true,
                Sides::Mixed => chance.below(2) == 1,
            };
            self.board.lies[tile.index()] = u8::from(hard) * 6 + chance.below(6) as u8;
            self.board.lay(tile, cell);
            if position < INTERIOR {
                self.board.colonists[tile.index()] = self.board.layout(tile).spaces;
            }
        }
        self.start = self.board.colonists_standing(); // JR-SET-11
    }

    /// Two abilities for every seat (JR-SET-6).
    fn deal_cards(&mut self, chance: &mut impl Chance) {
        for &card in Card::VARIANTS {
            self.deck.extend(std::iter::repeat_n(card, usize::from(self.the_box().copies[card as usize])));
        }
        chance.shuffle(&mut self.deck);
        self.deal_abilities(Seats::all(self.players), chance, &mut ());
    }
}
