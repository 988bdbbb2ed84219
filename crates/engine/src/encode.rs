//! A game as numbers, for programs that learn.
//!
//! A view becomes a row of numbers from −1 to 1 whose length is fixed for a game and a number of players, and every action
//! has an index below a fixed number. Both are told from the seat that looks: it comes first, the others follow in the order
//! of the table, so that what was learnt at one seat holds at all of them.

use std::fmt::{Display, Write};

use crate::{Game, Seat, Viewer};

/// A game whose views and actions can be written as numbers.
///
/// Everything here is made of what a seat sees, so it depends on nothing else.
pub trait Encode: Game {
    /// What a seat sees, in the shape from which numbers are made: the view, or the same listed in fewer words. It is built
    /// by listing what is visible, like a view, and holds nothing else.
    type Seen;

    /// How many indices there are at a table of so many players.
    fn action_count(players: u8) -> usize;

    /// The index of an action. Every action that is legal for the viewer has one, and no two of them share it.
    fn index(seen: &Self::Seen, action: &Self::Action) -> Option<usize>;

    /// The action with this index, if it names one there; it need not be legal.
    fn action(seen: &Self::Seen, index: usize) -> Option<Self::Action>;

    /// Writes what is seen. How much is written depends on the number of players alone.
    fn features(seen: &Self::Seen, out: &mut Encoder<'_>);

    /// What a seat sees.
    fn observed(&self, seat: Seat) -> Self::Seen;
}

/// The names of the features of this position, in their order.
pub fn feature_names<G: Encode>(position: &G) -> Vec<String> {
    let mut out = Encoder { sink: Sink::Names { names: Vec::new(), path: String::new() } };
    G::features(&position.observed(Seat::new(0)), &mut out);
    match out.sink {
        Sink::Names { names, .. } => names,
        Sink::Values { .. } => unreachable!("it was made for names"),
    }
}

/// Writes features, or their names: a game describes them once for both.
pub struct Encoder<'a> {
    sink: Sink<'a>,
}

enum Sink<'a> {
    Values { values: &'a mut [f32], at: usize },
    Names { names: Vec<String>, path: String },
}

impl<'a> Encoder<'a> {
    /// Writes into these numbers, which are as many as there are names.
    pub fn new(values: &'a mut [f32]) -> Self {
        values.fill(0.0);
        Encoder { sink: Sink::Values { values, at: 0 } }
    }

    /// How many features were written so far.
    #[must_use]
    pub fn written(&self) -> usize {
        match &self.sink {
            Sink::Values { at, .. } => *at,
            Sink::Names { names, .. } => names.len(),
        }
    }

    /// Writes something whose names all begin with this one.
    #[inline]
    pub fn under(&mut self, name: impl Display, write: impl FnOnce(&mut Self)) {
        let before = match &mut self.sink {
            Sink::Values { .. } => 0,
            Sink::Names { path, .. } => {
                let before = path.len();
                write!(path, "{name}.").expect("a text takes every word");
                before
            }
        };
        write(self);
        if let Sink::Names { path, .. } = &mut self.sink {
            path.truncate(before);
        }
    }

    /// A number that is hardly ever larger than `scale`.
    #[inline(always)]
    pub fn number(&mut self, name: impl Display, value: impl Into<f32>, scale: f32) {
        match &mut self.sink {
            Sink::Values { values, at } => {
                values[*at] = (value.into() / scale).clamp(-1.0, 1.0);
                *at += 1;
            }
            Sink::Names { .. } => self.note(&name),
        }
    }

    /// Writes a name down; once for a game, while values are written in every step.
    #[cold]
    fn note(&mut self, name: &dyn Display) {
        if let Sink::Names { names, path } = &mut self.sink {
            names.push(format!("{path}{name}"));
        }
    }

    /// Whether something is so.
    #[inline(always)]
    pub fn flag(&mut self, name: impl Display, so: bool) {
        self.number(name, u8::from(so), 1.0);
    }

    /// Which of `labels` it is, if any.
    #[inline]
    pub fn one_of(&mut self, labels: Labels, chosen: Option<usize>) {
        self.counts(labels, chosen, 1.0);
    }

    /// Which of them are so, a bit each.
    #[inline]
    pub fn flags(&mut self, labels: Labels, bits: impl Into<u32>) {
        match &mut self.sink {
            Sink::Values { values, at } => {
                let bits = bits.into();
                for (place, value) in values[*at..*at + labels.count].iter_mut().enumerate() {
                    *value = (bits >> place & 1) as f32;
                }
                *at += labels.count;
            }
            Sink::Names { .. } => self.note_all(labels),
        }
    }

    /// How many of each there are, told one after the other, as a part of `scale`.
    #[inline]
    pub fn amounts(&mut self, labels: Labels, amounts: impl IntoIterator<Item = u8>, scale: f32) {
        match &mut self.sink {
            Sink::Values { values, at } => {
                for (value, amount) in values[*at..*at + labels.count].iter_mut().zip(amounts) {
                    *value = (f32::from(amount) / scale).min(1.0);
                }
                *at += labels.count;
            }
            Sink::Names { .. } => self.note_all(labels),
        }
    }

    /// How many of each there are, as a part of `scale`.
    #[inline]
    pub fn counts(&mut self, labels: Labels, items: impl IntoIterator<Item = usize>, scale: f32) {
        match &mut self.sink {
            Sink::Values { values, at } => {
                let block = &mut values[*at..*at + labels.count];
                for item in items {
                    block[item] = (block[item] + scale.recip()).min(1.0);
                }
                *at += labels.count;
            }
            Sink::Names { .. } => self.note_all(labels),
        }
    }

    #[cold]
    fn note_all(&mut self, labels: Labels) {
        for item in 0..labels.count {
            self.note(&format_args!("{}.{}", labels.name, (labels.label)(item)));
        }
    }
}

/// What a group of features is called, and each of them.
#[derive(Copy, Clone, Debug)]
pub struct Labels {
    name: &'static str,
    count: usize,
    label: fn(usize) -> String,
}

impl Labels {
    /// So many features with labels of their own.
    #[must_use]
    pub const fn new(name: &'static str, count: usize, label: fn(usize) -> String) -> Self {
        Labels { name, count, label }
    }

    /// So many that are only counted, from 0.
    #[must_use]
    pub const fn numbered(name: &'static str, count: usize) -> Self {
        Labels { name, count, label: |number| number.to_string() }
    }

    /// The same under another name.
    #[must_use]
    pub const fn called(self, name: &'static str) -> Self {
        Labels { name, ..self }
    }
}

/// The seats around the table as one viewer counts them: themselves first.
#[derive(Copy, Clone, Debug)]
pub struct Around {
    first: u8,
    players: u8,
}

impl Around {
    /// As this viewer sees them; a spectator begins at the first seat.
    #[must_use]
    pub fn new(viewer: Viewer, players: usize) -> Self {
        Around { first: viewer.seat().map_or(0, u8::from), players: players as u8 }
    }

    /// How far on a seat is: 0 is the viewer.
    #[must_use]
    pub fn of(self, seat: Seat) -> usize {
        usize::from((u8::from(seat) + self.players - self.first) % self.players)
    }

    /// The seat that is so far on.
    #[must_use]
    pub fn seat(self, distance: usize) -> Option<Seat> {
        let seat = (self.first + distance as u8) % self.players;
        (distance < usize::from(self.players)).then(|| Seat::new(seat))
    }

    /// The seats, the viewer's first.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        (0..usize::from(self.players)).filter_map(move |distance| self.seat(distance))
    }

    /// Features that tell of a seat.
    #[must_use]
    pub const fn labels(self, name: &'static str) -> Labels {
        Labels::new(name, self.players as usize, |distance| match distance {
            0 => "me".to_owned(),
            _ => format!("next{distance}"),
        })
    }
}

/// Indices in a row, for actions of one sort.
#[derive(Copy, Clone, Debug)]
pub struct Block {
    start: usize,
    len: usize,
}

impl Block {
    /// The first so many indices.
    #[must_use]
    pub const fn first(len: usize) -> Self {
        Block { start: 0, len }
    }

    /// The so many indices after this block.
    #[must_use]
    pub const fn then(self, len: usize) -> Self {
        Block { start: self.end(), len }
    }

    /// The first index after it.
    #[must_use]
    pub const fn end(self) -> usize {
        self.start + self.len
    }

    /// The index of a place in the block; nothing beyond its end.
    #[must_use]
    pub const fn at(self, place: usize) -> Option<usize> {
        if place < self.len { Some(self.start + place) } else { None }
    }

    /// The place of an index in the block, if it is there.
    #[must_use]
    pub const fn place(self, index: usize) -> Option<usize> {
        if index >= self.start && index < self.end() { Some(index - self.start) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_and_names_go_together() {
        let write = |out: &mut Encoder<'_>| {
            out.under(format_args!("seat {}", 1), |out| out.number("score", 30i16, 60.0));
            out.counts(Labels::numbered("dice", 3), [2, 2, 0], 4.0);
            out.flag("over", true);
        };
        let mut values = [9.0; 5];
        let mut out = Encoder::new(&mut values);
        write(&mut out);
        assert_eq!(out.written(), 5);
        assert_eq!(values, [0.5, 0.25, 0.0, 0.5, 1.0]);
        let mut out = Encoder { sink: Sink::Names { names: Vec::new(), path: String::new() } };
        write(&mut out);
        let Sink::Names { names, .. } = out.sink else { unreachable!("it was made for names") };
        assert_eq!(names, ["seat 1.score", "dice.0", "dice.1", "dice.2", "over"]);
    }

    #[test]
    fn blocks_follow_each_other() {
        const DRAW: Block = Block::first(5);
        const FLY: Block = DRAW.then(3);
        assert_eq!((FLY.at(0), FLY.at(3), FLY.end()), (Some(5), None, 8));
        assert_eq!((DRAW.place(4), DRAW.place(5), FLY.place(7)), (Some(4), None, Some(2)));
    }

    #[test]
    fn the_viewer_sits_first() {
        let around = Around::new(Viewer::Seat(Seat::new(2)), 3);
        assert_eq!(around.seats().map(Seat::letter).collect::<String>(), "CAB");
        assert!(around.seats().enumerate().all(|(distance, seat)| around.of(seat) == distance));
        assert_eq!(around.seat(3), None);
    }
}
