//! LAUNCH PAD effects, each in its window of a launch (RM-LAUNCH-9, RM-DISC-5).

use engine::{Chance, Witness};

use crate::card::{Card, Face};
use crate::effect::Effect;
use crate::event::Event;
use crate::position::{Phase, Rocketmen};

impl Rocketmen {
    /// The card leaves the Launch Pad at once (RM-LAUNCH-13); its items have counted already (RM-LAUNCH-7).
    pub(crate) fn use_in_launch(&mut self, face: Face, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        let seat = self.active;
        let card = self.find(self.board().pad, face).expect("a legal ability is on the Launch Pad");
        let effect = self.print(card).effect;
        witness.tell(|| Event::Used { seat, card: face });
        self.discard_from_pad(card);
        match effect {
            Effect::AdvanceAnyTime(spaces) => self.advance(spaces, witness),
            Effect::ReplaceDraw => {
                let value = self.launch.shown.pop().expect("REACT has a revealed card");
                self.launch.aside.push(value);
                self.reveal(chance, witness);
            }
            Effect::ZeroAsTwo => self.accept(2, witness),
            Effect::FirstOfThree => self.reveal_three(card, chance, witness),
            Effect::ExtraDraw(amount) => {
                self.launch.allowed += amount;
                let allowed = self.launch.allowed;
                witness.tell(|| Event::MoreDraws { allowed });
            }
            _ => debug_assert!(false, "no LAUNCH PAD ability on {face}"),
        }
        self.check_arrival(chance, witness);
    }

    /// Spaces that cards add to the initial advance (RM-CARD-12); they stay on the Launch Pad.
    pub(crate) fn initial_advance(&self, card: Card) -> u8 {
        self.print(card).effect.initial_advance()
    }

    /// Spaces that the Launch Pad can still give at any time (RM-CARD-11).
    pub(crate) fn burns(&self) -> u8 {
        let spaces = |card| match self.print(card).effect {
            Effect::AdvanceAnyTime(spaces) => spaces,
            _ => 0,
        };
        self.board().pad.map(spaces).sum()
    }

    /// RM-CARD-10: three cards, one of which will be the first.
    fn reveal_three(&mut self, card: Card, chance: &mut impl Chance, witness: &mut impl Witness<Event>) {
        self.launch.planning = Some(card);
        for _ in 0..3 {
            let value = self.next_success(chance);
            self.launch.shown.push(value);
        }
        self.phase = Phase::ChooseFirst;
        let values = self.launch.shown;
        witness.tell(|| Event::ThreeRevealed { values: values.to_vec() });
    }

    /// The chosen card is reacted to like a drawn one; the others are set aside.
    pub(crate) fn choose_first(&mut self, value: u8, witness: &mut impl Witness<Event>) {
        let shown = &mut self.launch.shown;
        let place = shown.iter().position(|&other| other == value).expect("a legal choice was revealed");
        shown.swap_remove(place);
        self.launch.aside.extend(shown.drain(..));
        self.launch.shown.push(value);
        self.phase = Phase::React;
        witness.tell(|| Event::Revealed { value });
    }
}
