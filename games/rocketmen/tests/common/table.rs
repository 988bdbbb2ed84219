//! A scene that is being played, and what is asked about it.

use engine::{Event as _, Game, Refusal, Seat, Trace, Viewer};
use rocketmen::{Event, Phase, Rocketmen, View};

use super::{A, Script};

/// A position being played.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Rocketmen,
    pub(crate) events: Vec<Event>,
    pub(crate) unveiled: bool,
    pub(crate) chance_used: u32,
}

impl Table {
    pub(crate) fn active(&self) -> Seat {
        self.game.to_act().first().expect("the match is not over")
    }

    /// Plays actions, one per line, by the active player.
    pub(crate) fn play(&mut self, codes: &str) -> &mut Self {
        self.play_with(codes, &[])
    }

    /// The same, with numbers for the chance.
    pub(crate) fn play_with(&mut self, codes: &str, numbers: &[u32]) -> &mut Self {
        let mut chance = Script { numbers: numbers.iter().copied().collect(), used: 0 };
        let mut trace = Trace::default();
        for code in codes.lines().map(str::trim).filter(|code| !code.is_empty()) {
            let seat = self.active();
            let action = code.parse().unwrap_or_else(|problem| panic!("{problem}"));
            if let Some(refusal) = self.game.refusal(seat, &action) {
                panic!("`{code}` is refused: {refusal:?}; legal: {:?}", self.actions());
            }
            self.game.play(seat, action, &mut chance, &mut trace);
            self.game.audit().unwrap_or_else(|problem| panic!("after `{code}`: {problem}"));
        }
        self.chance_used = chance.used;
        self.unveiled = trace.unveiled;
        self.events = trace.events;
        self
    }

    /// Draws a Mission Success card of this value.
    pub(crate) fn draw(&mut self, value: u8) -> &mut Self {
        self.success("draw card", &[value])
    }

    /// Plays an action that reveals Mission Success cards of these values, then whatever comes first.
    pub(crate) fn success(&mut self, code: &str, values: &[u8]) -> &mut Self {
        let mut left = self.view(A).launch.expect("a launch").left;
        let mut numbers = Vec::new();
        for &value in values {
            numbers.push(left[..usize::from(value)].iter().map(|&count| u32::from(count)).sum());
            left[usize::from(value)] -= 1;
        }
        self.play_with(code, &numbers)
    }

    pub(crate) fn actions(&self) -> Vec<String> {
        let mut actions = Vec::new();
        if let Some(seat) = self.game.to_act().first() {
            self.game.actions(seat, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn legal(&self, code: &str) -> bool {
        let legal = self.actions().iter().any(|action| action == code);
        assert_eq!(legal, self.why_not(code).is_none(), "`{code}` is listed or refused, not both");
        legal
    }

    pub(crate) fn why_not(&self, code: &str) -> Option<Refusal> {
        let action = code.parse().unwrap_or_else(|problem| panic!("{problem}"));
        self.game.refusal(self.active(), &action)
    }

    /// The clause and the reason why an action of the active player is refused.
    #[track_caller]
    pub(crate) fn refused(&self, code: &str, clause: &str, reason: &str) {
        let refusal = self.why_not(code).unwrap_or_else(|| panic!("`{code}` is not refused"));
        assert_eq!((refusal.clause.0, refusal.reason.key), (clause, reason), "{refusal:?}");
        assert!(!self.actions().iter().any(|action| action == code), "`{code}` is listed and refused");
    }

    pub(crate) fn view(&self, seat: usize) -> View {
        self.game.view(Viewer::Seat(Seat::new(seat as u8)))
    }

    pub(crate) fn public(&self) -> View {
        self.game.view(Viewer::Public)
    }

    pub(crate) fn phase(&self) -> Phase {
        self.view(self.game.to_act().first().map_or(0, Seat::index)).phase
    }

    pub(crate) fn hand(&self, seat: usize) -> String {
        names(self.view(seat).hand.expect("a hand").iter().map(|view| view.card))
    }
    pub(crate) fn pad(&self, seat: usize) -> String {
        names(&self.view(seat).seats[seat].pad)
    }
    pub(crate) fn depot(&self, seat: usize) -> String {
        names(&self.view(seat).seats[seat].depot)
    }
    pub(crate) fn plan(&self, seat: usize) -> String {
        names(self.view(seat).seats[seat].plan)
    }
    pub(crate) fn area(&self) -> String {
        names(&self.public().area)
    }
    pub(crate) fn pending(&self) -> String {
        names(&self.public().pending)
    }
    pub(crate) fn warehouse(&self, seat: usize) -> String {
        names(&self.public().seats[seat].warehouse)
    }
    pub(crate) fn junkyard(&self, seat: usize) -> String {
        names(&self.public().seats[seat].junkyard)
    }
    pub(crate) fn known(&self, seat: usize) -> String {
        names(&self.public().seats[seat].known)
    }
    pub(crate) fn vp(&self, seat: usize) -> u8 {
        self.public().seats[seat].vp
    }
    pub(crate) fn rocket(&self) -> u8 {
        self.public().launch.expect("a launch").rocket
    }
    /// The display, with `-` for gaps.
    pub(crate) fn display(&self) -> String {
        let cards = self.public().display;
        let cards = cards.iter().map(|slot| slot.as_ref().map_or("-".to_owned(), |offer| offer.card.to_string()));
        cards.collect::<Vec<_>>().join(" ")
    }
    /// What a viewer saw of the latest actions, as message keys.
    pub(crate) fn seen(&self, viewer: Viewer) -> Vec<&'static str> {
        self.events.iter().filter_map(|event| event.seen_by(viewer)).map(|event| event.phrase().key).collect()
    }
    pub(crate) fn happened(&self, key: &str) -> bool {
        self.events.iter().any(|event| event.phrase().key == key)
    }
    /// Ends the turns until this seat is to act.
    pub(crate) fn until(&mut self, seat: usize) -> &mut Self {
        while self.active().index() != seat {
            self.play("end turn");
        }
        self
    }
}

fn names<T: ToString>(cards: impl IntoIterator<Item = T>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
