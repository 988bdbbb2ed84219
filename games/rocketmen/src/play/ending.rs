//! The end of a turn, of a round, of the match (RM-ENDT-1 to RM-ENDT-6, RM-END-1 to RM-END-6, RM-CAP-1).

use std::mem;

use engine::{Chance, Seat, Witness};

use crate::card::Face;
use crate::components::EARTH_MISSIONS;
use crate::event::{Ending, Event};
use crate::options::{Mode, Variant};
use crate::position::{AI, Launch, Phase, Rocketmen};

impl Rocketmen {
    /// From the Playing Area to the Warehouse (RM-ENDT-1); the Rocket is back on 0 (RM-OUT-6), nothing is pending any more
    /// (RM-WTP-3), copies that are not mounted end (RM-CARD-19).
    pub(super) fn end_turn(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.launch = Launch::default();
        self.pending = Default::default();
        (self.spent, self.bought) = Default::default();
        let area = mem::take(&mut self.area);
        self.board_mut().warehouse = self.board().warehouse.or(area);
        self.unmask(self.owned(self.active).without(self.board().pad));
        self.check_hand(chance, witness);
    }

    /// RM-ENDT-2: the surplus goes straight to the Warehouse, by choice; then RM-ENDT-3.
    fn check_hand(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if self.board().hand.len() > self.hand_size() {
            self.phase = Phase::Trim;
            return;
        }
        self.draw(self.hand_size() - self.board().hand.len(), chance, witness);
        self.board_mut().used = [0; 2]; // RM-ENDT-6
        self.engine_bought = false;
        self.stored = 0;
        if self.mode == Mode::Solo {
            self.slide_display(chance, witness); // RM-SOLO-19
        }
        self.check_end(chance, witness);
    }

    pub(super) fn trim(&mut self, face: Face, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.find(self.board().hand, face).expect("a legal surplus card is in Hand");
        self.leave_hand(card);
        self.board_mut().warehouse.insert(card);
        witness.tell(|| Event::Trimmed { seat, card: face });
        self.check_hand(chance, witness);
    }

    /// RM-END-4: checked after every turn; the round is finished; RM-END-6: once triggered, it stays.
    fn check_end(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        if !self.ending
            && let Some(reason) = self.end_reason()
        {
            self.ending = true;
            witness.tell(|| Event::EndTriggered { reason });
        }
        let last = self.active.next(self.players) == self.first;
        let capped = self.mode != Mode::Solo && self.round >= self.round_cap; // RM-CAP-1
        if last && (self.ending || capped) {
            self.finish(witness);
        } else {
            self.next_turn(chance, witness);
        }
    }

    fn end_reason(&self) -> Option<Ending> {
        let boards = &self.boards[..usize::from(self.players)];
        let full = |missions: u32| missions >= u32::from(self.components.tokens);
        match self.mode {
            Mode::Solo => self.solo_end_reason(),
            _ if boards.iter().any(|board| board.vp >= self.end_score()) => Some(Ending::Score), // RM-END-1
            Mode::BattleForEarth => {
                let done = boards.iter().any(|board| board.missions() >= EARTH_MISSIONS);
                done.then_some(Ending::EarthMissions).or_else(|| self.window_closed()) // RM-BFE-3
            }
            Mode::Standard => {
                let some = self.everywhere() && boards.iter().any(|board| full(board.missions())); // RM-END-2
                let all = boards.iter().all(|board| full(board.missions())); // RM-END-3
                (some || all).then_some(Ending::Tokens).or_else(|| self.window_closed())
            }
        }
    }

    /// RM-VAR-7.
    fn window_closed(&self) -> Option<Ending> {
        let empty = self.display.iter().all(Option::is_none);
        (empty && self.plays_with(Variant::ClosingWindow)).then_some(Ending::DisplayEmpty)
    }

    /// RM-SOLO-20.
    fn solo_end_reason(&self) -> Option<Ending> {
        let [player, ai] = [self.boards[0].missions(), self.boards[AI].missions()];
        let tokens = u32::from(self.components.tokens);
        if self.display.iter().all(Option::is_none) {
            Some(Ending::DisplayEmpty)
        } else if player + ai >= 2 * tokens || (player.max(ai) >= tokens && self.everywhere()) {
            Some(Ending::Tokens)
        } else {
            None
        }
    }

    /// The score that triggers the end (RM-END-1).
    pub(crate) fn end_score(&self) -> u8 {
        self.components.end_vp[usize::from(self.players.clamp(2, 4)) - 2]
    }

    /// RM-TURN-1: clockwise; a round begins with the First Player.
    fn next_turn(&mut self, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.active = self.active.next(self.players);
        self.phase = Phase::Actions;
        if self.active == self.first {
            self.round += 1;
        }
        let (seat, round) = (self.active, self.round);
        witness.tell(|| Event::TurnBegan { seat, round });
        if self.mode == Mode::Solo {
            self.ai_moves(chance, witness); // RM-SOLO-5
        }
    }

    fn finish(&mut self, witness: &mut impl Witness<Event>) {
        self.phase = Phase::Over;
        witness.unveil(); // the Personal Goals of all are turned up
        if self.mode == Mode::Solo {
            let (vp, ai, goal) = (self.boards[0].vp, self.boards[AI].vp, self.mandatory_goal_done());
            witness.tell(|| Event::SoloOver { vp, ai, goal, won: self.solo_won() });
            return;
        }
        for seat in Seat::all(self.players) {
            witness.tell(|| Event::Scored { seat, score: self.final_score(seat) });
        }
    }
}
