//! A position that a test plays on.

use std::mem;

use crate::{Event, Game, PositionFile, Refusal, Script, Seat, Still, Trace, Viewer, Watched};

/// A position being played by a test, with dice and draws that are written down; shuffles leave everything as it lies.
///
/// Several codes in one text are separated by `, ` or by line ends.
#[derive(Clone)]
pub struct Table<G: Game> {
    /// The position now.
    pub position: G,
    /// What happened in the latest call of [`does`](Table::does) or [`seat_does`](Table::seat_does).
    pub events: Vec<G::Event>,
    /// Whether that taught the acting seat something hidden.
    pub unveiled: bool,
    /// Whether that used chance.
    pub chance_used: bool,
    script: Script<Still>,
}

impl<G: Game> Table<G> {
    /// A table with this position on it.
    ///
    /// # Panics
    /// If the position is not sound.
    #[track_caller]
    pub fn at(position: G) -> Self {
        position.audit().unwrap_or_else(|problem| panic!("{problem}"));
        Table { position, events: Vec::new(), unveiled: false, chance_used: false, script: Script::still([]) }
    }

    /// A table with the position of a file on it, told by its `position` field.
    ///
    /// # Panics
    /// If the file cannot be read.
    #[track_caller]
    pub fn of_file(position: serde_json::Value) -> Self {
        Table::at(position_of(position).unwrap_or_else(|problem| panic!("{problem}")))
    }

    /// The same table with these dice to be rolled next.
    #[must_use]
    pub fn rolling(mut self, dice: &[u8]) -> Self {
        self.script = Script::still(dice.iter().copied()).drawing(self.script.undrawn().map(str::to_owned));
        self
    }

    /// The same table with these cards to be drawn next, by their names.
    #[must_use]
    pub fn drawing(mut self, names: &str) -> Self {
        let script = mem::replace(&mut self.script, Script::still([]));
        self.script = script.drawing(names.split_whitespace().map(str::to_owned));
        self
    }

    /// The seat that is to act; the first, if there are several.
    ///
    /// # Panics
    /// If the match is over.
    #[track_caller]
    pub fn active(&self) -> Seat {
        self.position.to_act().first().expect("the match is not over")
    }

    /// Whoever is to act does this: every code must be legal when its turn comes, and leave a sound position.
    #[track_caller]
    pub fn does(&mut self, codes: &str) -> &mut Self {
        self.plays(None, codes)
    }

    /// The same by a seat of those that may act at once.
    #[track_caller]
    pub fn seat_does(&mut self, seat: Seat, codes: &str) -> &mut Self {
        self.plays(Some(seat), codes)
    }

    #[track_caller]
    fn plays(&mut self, seat: Option<Seat>, codes: &str) -> &mut Self {
        let mut trace = Trace::default();
        let mut chance = Watched::new(&mut self.script);
        for code in codes.split(['\n']).flat_map(|line| line.split(", ")).map(str::trim).filter(|code| !code.is_empty())
        {
            let seat = seat.or(self.position.to_act().first()).expect("the match is not over");
            let action = action::<G>(code);
            if let Some(refusal) = self.position.refusal(seat, &action) {
                panic!("`{code}` by {seat} is refused: {refusal:?}; legal: {:?}", offers(&self.position, seat));
            }
            self.position.play(seat, action, &mut chance, &mut trace);
            self.position.audit().unwrap_or_else(|problem| panic!("after `{code}`: {problem}"));
        }
        self.chance_used = chance.used();
        self.unveiled = trace.unveiled;
        self.events = trace.events;
        self
    }

    /// The codes of everything that whoever is to act may do.
    #[track_caller]
    pub fn offers(&self) -> Vec<String> {
        self.offers_to(self.active())
    }

    /// The codes of everything that a seat may do.
    pub fn offers_to(&self, seat: Seat) -> Vec<String> {
        offers(&self.position, seat)
    }

    /// Those of the offers that begin like this.
    #[track_caller]
    pub fn offers_like(&self, start: &str) -> Vec<String> {
        self.offers().into_iter().filter(|code| code.starts_with(start)).collect()
    }

    /// Whether whoever is to act may do this.
    #[track_caller]
    pub fn allows(&self, code: &str) -> bool {
        self.refusal(self.active(), code).is_none()
    }

    /// Asserts that whoever is to act may not do this, because of this clause.
    #[track_caller]
    pub fn refused_by(&self, clause: &str, code: &str) -> &Self {
        self.seat_refused_by(clause, self.active(), code)
    }

    /// Asserts that a seat may not do this, because of this clause.
    #[track_caller]
    pub fn seat_refused_by(&self, clause: &str, seat: Seat, code: &str) -> &Self {
        let refusal = self.refusal(seat, code).unwrap_or_else(|| panic!("`{code}` by {seat} is legal"));
        assert_eq!(refusal.clause.0, clause, "`{code}` by {seat}: {refusal:?}");
        self
    }

    /// Why a seat may not do this, if it may not.
    #[track_caller]
    pub fn refusal(&self, seat: Seat, code: &str) -> Option<Refusal> {
        let refusal = self.position.refusal(seat, &action::<G>(code));
        let listed = self.offers_to(seat).iter().any(|offer| offer == code);
        assert_eq!(listed, refusal.is_none(), "`{code}` by {seat} is either listed or refused: {refusal:?}");
        refusal
    }

    /// What somebody sees.
    pub fn sees(&self, viewer: impl Into<Viewer>) -> G::View {
        self.position.view(viewer.into())
    }

    /// The keys of what somebody saw happen in the latest call.
    pub fn told(&self, viewer: impl Into<Viewer>) -> Vec<&'static str> {
        let viewer = viewer.into();
        self.events.iter().filter_map(|event| event.seen_by(viewer)).map(|event| event.phrase().key).collect()
    }

    /// The position as a file: its `position` field.
    pub fn file(&self) -> serde_json::Value {
        serde_json::to_value(self.position.save()).expect("a position file is plain data")
    }
}

/// Reads the `position` field of a position file of the present version of the rules, and audits it.
fn position_of<G: Game>(position: serde_json::Value) -> Result<G, crate::Problem> {
    let (game, rules) = (G::FACTS.id.to_owned(), G::FACTS.rules_version);
    PositionFile { gantry: 1, game, rules, components: None, position }.read()
}

#[track_caller]
fn action<G: Game>(code: &str) -> G::Action {
    code.parse().unwrap_or_else(|problem| panic!("{problem}"))
}

fn offers<G: Game>(position: &G, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    position.actions(seat, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}
