//! A round: its beginning, its phases, the turns in a phase, its end.

use engine::{Chance, Seat, Seats, Witness};
use tinyvec::ArrayVec;

use crate::card::{ALL_ADVANCED, Card};
use crate::event::Event;
use crate::nouns::Stage;
use crate::plan::Plan;
use crate::position::{Deeds, Phase, RocketRescue, Step};

impl RocketRescue {
    /// RR-PLAN-1: the display is laid out, and everybody plans.
    pub(crate) fn begin_round(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.round += 1;
        self.phase = Phase::Planning;
        self.step = Step::Free;
        self.active = Seat::default();
        self.ready = Seats::NONE;
        self.bidden = Seats::NONE;
        self.queue.clear();
        self.turn = 0;
        self.deeds = Deeds::default();
        for player in &mut self.seats {
            (player.plan, player.bid, player.take_backs) = (Plan::default(), 0, 0);
        }
        let round = self.round;
        witness.tell(|| Event::RoundBegan { round });
        // RR2-BRD-1; in the first edition Boarding is always open.
        self.boarding_open = !self.edition.has_terminal() || !self.free.is_empty();
        self.lay_out(self.components.display[self.table_size()], chance, witness); // RR2-SETUP-6: once, in either edition
    }

    /// Draws cards into the display.
    fn lay_out(&mut self, count: u8, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        for _ in 0..count {
            let Some(card) = self.draw(chance, witness) else { return }; // RR-RES-6
            self.display.push(card);
            witness.tell(|| Event::Displayed { module: self.glimpse(card) });
        }
    }

    /// The top card of the advanced deck; the discards become the deck when it is empty (RR-RES-6).
    pub(super) fn draw(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) -> Option<Card> {
        witness.unveil(); // RR-INFO-4
        if self.deck.is_empty() {
            self.reshuffle(chance, witness);
        }
        let cards = self.deck.len();
        if cards == 0 {
            return None;
        }
        let place = chance.top(cards as u32, |place| self.deck[cards - 1 - place as usize].design().to_string());
        Some(self.deck.remove(cards - 1 - place as usize))
    }

    fn reshuffle(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let discard = std::mem::take(&mut self.discard);
        if discard.is_empty() {
            return;
        }
        self.deck = discard.collect();
        chance.shuffle(&mut self.deck);
        if self.sealed {
            let shown = self.shown;
            for player in &mut self.seats {
                player.returned = discard.and(player.knows.or(shown));
                player.knows = player.knows.without(discard);
            }
            self.shown = self.shown.without(discard);
            self.older = ALL_ADVANCED.without(discard);
        }
        let cards = discard.len() as u8;
        witness.tell(|| Event::Reshuffled { cards });
    }

    /// RR-GEN-2: the phases follow each other; who has no die in one skips it (RR-GEN-3).
    pub(super) fn begin_stage(&mut self, stage: Stage, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.phase = match stage {
            Stage::Research => Phase::Research,
            Stage::Purchase => Phase::Purchase,
            Stage::Boarding => Phase::Boarding,
            Stage::Hangar => Phase::Hangar,
        };
        witness.tell(|| Event::StageBegan { stage, open: stage != Stage::Boarding || self.boarding_open });
        if stage == Stage::Research {
            // RR-RES-1; never fewer cards for players without a die (RR-RES-2).
            let doubles = Seat::all(self.players).filter(|&seat| self.player(seat).plan.dice_in(stage) == 2).count();
            self.lay_out(doubles as u8, chance, witness);
        }
        self.queue = self.dice_of(stage); // RR-ORD-4
        self.turn = 0;
        self.begin_turn(chance, witness);
    }

    /// The die whose turn it is acts; after the last one the phase ends.
    fn begin_turn(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.step = Step::Free;
        self.deeds = Deeds::default();
        match self.die() {
            Some(die) => self.active = die.seat,
            None => self.end_stage(chance, witness),
        }
    }

    /// RR-HGR-2: the next die only after this one is finished.
    pub(super) fn end_turn(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.deeds == Deeds::default()
            && let (Some(die), Some(stage)) = (self.die(), self.stage())
        {
            witness.tell(|| Event::Idle { seat: die.seat, stage, face: die.face });
        }
        self.turn += 1;
        self.begin_turn(chance, witness);
    }

    fn end_stage(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        match self.phase {
            Phase::Research => {
                self.first_taker = None;
                for player in &mut self.seats {
                    player.cheap_swaps = 0;
                }
                self.begin_stage(Stage::Purchase, chance, witness);
            }
            Phase::Purchase => self.begin_window(chance, witness),
            Phase::Boarding => self.begin_stage(Stage::Hangar, chance, witness),
            _ => self.end_round(chance, witness),
        }
    }

    /// Whether the match ends with this round (RR-END-2, RR-OVER-1, RR-OVER-2).
    pub(crate) fn is_last_round(&self) -> bool {
        self.triggered || self.round >= self.components.rounds
    }

    fn end_round(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.queue.clear();
        self.turn = 0;
        self.field = 0;
        if self.is_last_round() {
            // RR2-END-1 and RR2-END-3 are skipped.
            self.clear_display();
            return self.end_match(witness);
        }
        self.phase = Phase::Terminal;
        self.next_field(chance, witness);
    }

    /// RR2-END-1: from the left, each owner in turn. Who leaves makes room, so the rest closes up (RR2-END-2).
    fn next_field(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        match self.terminal.get(usize::from(self.field)) {
            Some(&seat) => self.active = seat,
            None => {
                self.field = 0;
                self.clear_display();
                self.next_keeper(chance, witness);
            }
        }
    }

    pub(super) fn stay_in_terminal(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        witness.tell(|| Event::Stayed { seat });
        self.field += 1;
        self.next_field(chance, witness);
    }

    pub(super) fn leave_terminal(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.terminal.remove(usize::from(self.field));
        self.next_field(chance, witness);
    }

    /// RR-END-1.
    fn clear_display(&mut self) {
        self.discard.extend(self.display);
        self.display = ArrayVec::default();
    }

    /// RR2-END-3, RR2-END-4: the next one in order with too many modules; then a new round.
    fn next_keeper(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let limit = usize::from(self.rules().hand_limit);
        let keeper = self.in_order().find(|&seat| limit > 0 && self.player(seat).modules.len() > limit);
        match keeper {
            Some(seat) => {
                self.phase = Phase::Keep;
                self.active = seat;
            }
            None => self.begin_round(chance, witness),
        }
    }

    pub(super) fn keep_module(&mut self, card: Card, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        witness.tell(|| Event::Kept { seat, module: self.glimpse(card) });
        let mut others: ArrayVec<[Card; Card::COUNT]> =
            self.player(seat).modules.filter(|&other| other != card).collect();
        // Told in an order that says nothing of sealed fronts.
        others.sort_by_key(|&other| (self.module(other).kind, self.module(other).cost));
        for other in others {
            witness.tell(|| Event::Discarded { seat, module: self.glimpse(other) });
            self.player_mut(seat).modules.remove(other);
            self.put_away(other);
        }
        self.next_keeper(chance, witness);
    }

    /// An advanced module to the discards, a standard one to its pile (RR-STAB-3, RR2-END-3).
    pub(super) fn put_away(&mut self, card: Card) {
        if card.is_standard() {
            self.piles.insert(card);
        } else {
            self.discard.insert(card);
        }
    }

    fn end_match(&mut self, witness: &mut impl Witness<Event>) {
        self.phase = Phase::Over;
        self.step = Step::Free;
        self.active = Seat::default();
        for seat in Seat::all(self.players) {
            witness.tell(|| {
                let parts = self.point_parts(seat);
                Event::Scored { seat, points: parts.sum(), parts }
            });
        }
    }
}
