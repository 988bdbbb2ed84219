//! The heart: what a game is.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Chance, Facts, May, Outcome, Paragraph, Phrase, Problem, Prompt, Refusal, Seat, Seats, Setup, Viewer, Witness,
};

/// The rules of a game, implemented on its position: everything true at one moment of a match.
///
/// A position is small plain data; copying it is cheap, and a copy shares nothing with the original. It never carries a
/// generator: whoever plays an action brings the [`Chance`] for it.
pub trait Game: Copy + Debug + Send + Sync + 'static {
    /// The box: cards, boards, tables of numbers, read from the game's `data/components.toml`.
    type Components: Send + Sync + 'static;
    /// One small choice of one seat. Its [`Display`] is its code, which [`FromStr`] reads back; codes are stable for ever.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = Problem> + Send + Sync;
    /// Why an action is not legal, as plain data that is cheap to return; it becomes a sentence only when somebody asks.
    type Reason: Copy + Debug + Into<Phrase>;
    /// Something that happened.
    type Event: Event;
    /// What one viewer may see.
    type View: View<Action = Self::Action>;
    /// The position as people read and edit it: cards by name, no bit masks.
    type File: Serialize + DeserializeOwned;

    /// What there is to know before playing.
    const FACTS: Facts;

    /// The components as they are in the box.
    fn components() -> &'static Self::Components;

    /// Reads components that somebody corrected or made up, and says what is wrong with them.
    fn read_components(toml: &str) -> Result<Self::Components, Problem>;

    /// The first position of a match. Fails for a setup the game does not offer.
    fn deal(components: &'static Self::Components, setup: &Setup, chance: &mut impl Chance) -> Result<Self, Problem>;

    /// How many seats the table has.
    fn players(&self) -> u8;

    /// The seats that may act now; several in a simultaneous phase, none when the match is over.
    fn to_act(&self) -> Seats;

    /// Visits everything a seat might do now, in a fixed order and nothing twice: all that is legal, and perhaps more.
    fn candidates(&self, seat: Seat, each: &mut impl FnMut(Self::Action));

    /// Whether an action is legal now, and if not, why: the clause that forbids it and the facts that fail. It is asked of
    /// any action, also of impossible ones.
    fn may(&self, seat: Seat, action: &Self::Action) -> May<Self::Reason>;

    /// Appends every legal action of a seat, in a fixed order: the candidates that it may do.
    ///
    /// A game may list them in a faster way of its own; the battery compares the two.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.candidates(seat, &mut |action| {
            if self.may(seat, &action).is_ok() {
                out.push(action);
            }
        });
    }

    /// Why an action is not legal now: `None` exactly if [`actions`](Game::actions) lists it.
    fn refusal(&self, seat: Seat, action: &Self::Action) -> Option<Refusal> {
        self.may(seat, action).err().map(Into::into)
    }

    /// Plays a legal action. What an illegal one does is not defined; ask [`refusal`](Game::refusal) first.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        witness: &mut impl Witness<Self::Event>,
    );

    /// What a viewer may see, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Whether a viewer sees the same in both. A game whose view also holds help for people that costs time, and follows from
    /// the rest, compares without it.
    fn looks_like(&self, other: &Self, viewer: Viewer) -> bool {
        self.view(viewer) == other.view(viewer)
    }

    /// A position that this seat could not tell from this one: what it cannot know is drawn anew, uniformly over what is
    /// possible. Two positions with equal views give the same result for the same chance.
    #[must_use]
    fn imagine(&self, seat: Seat, chance: &mut impl Chance) -> Self;

    /// The same position with the piles that nobody has looked into in a new order, each equally likely: what is true for all
    /// seats together. A game whose piles have no order of their own has nothing to do.
    #[must_use]
    fn reshuffled(&self, chance: &mut impl Chance) -> Self {
        let _ = chance;
        *self
    }

    /// How the match ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Which of several ways the match ended in, as a word for statistics; nothing before the end, or if there is but one.
    fn ending(&self) -> Option<&'static str> {
        None
    }

    /// Checks every invariant of the game.
    fn audit(&self) -> Result<(), Problem>;

    /// The position as a readable file.
    fn save(&self) -> Self::File;

    /// Reads a position file and says what is wrong with it. The result passes [`audit`](Game::audit).
    fn load(components: &'static Self::Components, file: Self::File) -> Result<Self, Problem>;
}

/// Something that happened in a match.
pub trait Event: Clone + Debug + PartialEq + Send + Sync {
    /// The event as this viewer saw it; `None` if it was hidden from them altogether.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// The event as a sentence, as somebody saw it.
    fn phrase(&self) -> Phrase;

    /// The clauses by which it happened, for statistics: only those that are sure to be at work whenever it does.
    fn clauses(&self) -> &'static [&'static str] {
        &[]
    }

    /// The points that it brought, each with what for as a word for statistics.
    fn points(&self) -> Vec<(&'static str, Seat, i32)> {
        Vec::new()
    }
}

/// What one viewer may see: built by listing what is visible, never by deleting from a position.
pub trait View: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// The actions of the game.
    type Action;

    /// Who looks.
    fn viewer(&self) -> Viewer;

    /// What the viewer is to do now; spectators and waiting seats are told who acts.
    fn prompt(&self) -> Prompt;

    /// A possible action as a sentence.
    fn action(&self, action: &Self::Action) -> Phrase;

    /// The whole view in words.
    fn describe(&self) -> Vec<Paragraph>;

    /// Whether an action does nothing but take back what the viewer has chosen before: it is never advised.
    fn takes_back(&self, action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// The numbers of the viewer that matter, each by the key of its words: points, cards, what is left.
    fn numbers(&self) -> Vec<(&'static str, i32)> {
        Vec::new()
    }

    /// What is better or worse for the viewer in a later view: the reasons for an action that leads there.
    fn reasons(&self, later: &Self) -> Vec<Phrase> {
        changes(&self.numbers(), &later.numbers())
    }
}

/// What has become of some numbers, told by the key of each with its `change` ("+10") and its `amount` (10).
#[must_use]
pub fn changes(before: &[(&'static str, i32)], after: &[(&'static str, i32)]) -> Vec<Phrase> {
    let change = |&(key, number): &(&'static str, i32)| {
        let (_, earlier) = before.iter().find(|(other, _)| *other == key)?;
        let by = number - earlier;
        let sign = if by < 0 { '\u{2212}' } else { '+' };
        (by != 0).then(|| {
            Phrase::new(key).with("change", format!("{sign}{}", by.unsigned_abs())).with("amount", by.unsigned_abs())
        })
    };
    after.iter().filter_map(change).collect()
}

/// Rules of thumb: how a sensible person would play, and how they would judge a position.
///
/// All of it is asked of imagined positions, so what it reads of others' secrets is made up; it plays best if it reads none
/// of them.
pub trait Policy: Game {
    /// The index of a good action among the legal ones.
    fn advise(&self, seat: Seat, actions: &[Self::Action], chance: &mut impl Chance) -> usize;

    /// The same for whoever plays the whole turn.
    ///
    /// Who plans a turn at once may put what is to follow into `ahead`, the next one last. It is not asked again then, unless
    /// what it foresaw cannot be done.
    fn intend(
        &self,
        seat: Seat,
        actions: &[Self::Action],
        ahead: &mut Vec<Self::Action>,
        chance: &mut impl Chance,
    ) -> usize {
        let _ = ahead;
        self.advise(seat, actions, chance)
    }

    /// The same in a hurry: a search plays on with it by the thousand.
    ///
    /// Where it plays otherwise than [`Policy::advise`], a search makes use of mistakes that nobody will make: be quick by
    /// other means first.
    fn guess(
        &self,
        seat: Seat,
        actions: &[Self::Action],
        ahead: &mut Vec<Self::Action>,
        chance: &mut impl Chance,
    ) -> usize {
        let _ = ahead;
        self.advise(seat, actions, chance)
    }

    /// The number of the present turn where a seat may have several in a row, as alone; who takes turns with others needs none.
    fn turn(&self) -> u32 {
        0
    }

    /// By how many points each seat is ahead of its best rival, or the team ahead of defeat, as far as one can tell: what
    /// is scored already and what the position promises.
    fn leads(&self) -> [f32; Seat::MAX];
}

/// Turns the points of every seat into its lead over the best of the others.
#[must_use]
pub fn leads(points: &[f32]) -> [f32; Seat::MAX] {
    let mut leads = [0.0; Seat::MAX];
    for (seat, lead) in leads.iter_mut().enumerate().take(points.len()) {
        let others = points.iter().enumerate().filter(|&(other, _)| other != seat).map(|(_, &points)| points);
        *lead = points[seat] - others.fold(f32::NEG_INFINITY, f32::max);
    }
    leads
}
