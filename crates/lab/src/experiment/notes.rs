//! Looks closely at one match as it is played, and adds what it saw to [`Details`].

use std::collections::{HashMap, HashSet};

use engine::{Event, Fact, Outcome, Phrase, Policy, Seat, Seats, View, Viewer, Witness};
use xxhash_rust::xxh3::xxh3_64_with_seed;

use super::details::{Details, OPENINGS, entry};
use super::pieces::{Register, pieces_of};
use super::{Banned, Closely, Pattern, Scale};
use crate::Played;
use crate::parquet_folder::DecisionRow;
use crate::self_play::Eyes;
use crate::sim::parts_of_win;

/// All refusals are counted at every so many choices of the matches where clauses are counted.
const LOOKED_AT: u32 = 5;
/// So many actions of a match are tried out at later moments.
const TRIED: usize = 200;

/// What stays from match to match.
#[derive(Debug, Default)]
pub(crate) struct Notebook {
    pub(crate) pieces: Register,
}

/// What a match is looked at for.
pub(crate) struct Notes<'a, G: Policy> {
    pub(crate) ban: Option<(&'a Pattern, Seats)>,
    pub(crate) banned: Banned,
    pub(crate) close: Option<CloseNotes<'a, G>>,
}

impl<G: Policy> Witness<G::Event> for Notes<'_, G> {
    fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        if let Some(close) = &mut self.close {
            close.events.push(event());
        }
    }

    fn unveil(&mut self) {}
}

impl<G: Policy> Eyes<G> for Notes<'_, G> {
    fn before(&mut self, position: &G, seat: Seat, actions: &mut Vec<G::Action>) {
        if let Some((pattern, seats)) = self.ban
            && seats.contains(seat)
        {
            let all = actions.len();
            let allowed = |action: &G::Action| !pattern.matches(&action.to_string());
            match actions.iter().any(allowed) {
                true => actions.retain(allowed),
                false => self.banned.allowed += 1,
            }
            self.banned.kept_from += u64::from(actions.len() < all);
        }
        if let Some(close) = &mut self.close {
            close.before(position, seat, actions);
        }
    }

    fn chosen(&mut self, position: &G, seat: Seat, actions: &[G::Action], choice: usize) {
        if let Some(close) = &mut self.close {
            close.chosen(position, seat, actions, choice);
        }
    }

    fn after(&mut self, position: &G) {
        if let Some(close) = &mut self.close {
            close.after(position);
        }
    }
}

/// An offer of a piece to a seat: one of those of a match, each as likely.
struct Offer {
    count: u32,
    class: u16,
    taken: bool,
}

/// What is noted of a match that is looked at closely.
pub(crate) struct CloseNotes<'a, G: Policy> {
    details: &'a mut Details,
    notebook: &'a mut Notebook,
    scale: &'a Scale,
    seed: u64,
    clauses: bool,
    events: Vec<G::Event>,
    /// Leads as they were at the beginning of each turn, with the decisions before it.
    leads: Vec<(u32, [f32; Seat::MAX])>,
    decisions: u32,
    turn_of: Option<Seat>,
    order: Vec<Seat>,
    offers: HashMap<(Seat, &'static str, u32), Offer>,
    done: HashMap<(Seat, &'static str), u32>,
    seen: HashSet<u32>,
    effects: HashSet<&'static str>,
    points: HashMap<(&'static str, Seat), i32>,
    opening: [u64; OPENINGS.len()],
    choices: u32,
    tried: Vec<G::Action>,
    players: u8,
    rows: Option<Vec<DecisionRow>>,
}

impl<'a, G: Policy> CloseNotes<'a, G> {
    pub(crate) fn new(closely: Closely<'a>, seed: u64) -> Self {
        let Closely { details, notebook, scale, clauses, rows } = closely;
        details.clause_matches += u64::from(clauses);
        CloseNotes {
            details,
            notebook,
            scale,
            seed,
            clauses,
            events: Vec::new(),
            leads: Vec::new(),
            decisions: 0,
            turn_of: None,
            order: Vec::new(),
            offers: HashMap::new(),
            done: HashMap::new(),
            seen: HashSet::new(),
            effects: HashSet::new(),
            points: HashMap::new(),
            opening: [0; OPENINGS.len()],
            choices: 0,
            tried: Vec::new(),
            players: 0,
            rows: rows.then(Vec::new),
        }
    }

    fn before(&mut self, position: &G, seat: Seat, actions: &[G::Action]) {
        self.players = position.players();
        if self.turn_of != Some(seat) {
            self.turn_of = Some(seat);
            self.leads.push((self.decisions, position.leads()));
        }
        if position.to_act().len() == 1 && !self.order.contains(&seat) {
            self.order.push(seat);
        }
        if self.clauses && actions.len() > 1 && self.choices.is_multiple_of(LOOKED_AT) {
            self.count_refusals(position, seat);
        }
    }

    /// What clauses forbid now: of all that might be done, and of what was done in this match at other moments.
    fn count_refusals(&mut self, position: &G, seat: Seat) {
        let mut refusing = HashSet::new();
        let mut try_out = |seat: Seat, action: &G::Action| {
            if let Err(obstacle) = position.may(seat, action) {
                refusing.insert(obstacle.clause.0);
            }
        };
        position.candidates(seat, &mut |action| try_out(seat, &action));
        for action in &self.tried {
            try_out(seat, action);
            try_out(seat.next(self.players), action);
        }
        self.details.clause_choices += 1;
        for clause in refusing {
            entry(&mut self.details.clauses, clause).refusals += 1;
        }
    }

    fn chosen(&mut self, position: &G, seat: Seat, actions: &[G::Action], choice: usize) {
        let view = position.view(Viewer::Seat(seat));
        let phase = view.prompt().now.key;
        entry(&mut self.details.phases, phase).choices.note(actions.len() as i64);
        self.decisions += 1;
        let phrases: Vec<Phrase> = actions.iter().map(|action| view.action(action)).collect();
        *self.done.entry((seat, phrases[choice].key)).or_default() += 1;
        if let Some(rows) = &mut self.rows {
            let lead = self.leads.last().map_or(0.0, |(_, leads)| leads[seat.index()]);
            let (action, code) = (phrases[choice].key, actions[choice].to_string());
            rows.push(DecisionRow { seat, phase, action, code, choices: actions.len(), lead });
        }
        if self.clauses && self.tried.len() < TRIED && !self.tried.contains(&actions[choice]) {
            self.tried.push(actions[choice]);
        }
        if actions.len() == 1 {
            return;
        }
        self.choices += 1;
        self.note_opening(&actions[choice].to_string());
        self.note_offers(seat, phrases, choice);
    }

    fn note_opening(&mut self, code: &str) {
        for (opening, choices) in self.opening.iter_mut().zip(OPENINGS) {
            if self.choices as usize <= choices {
                *opening = xxh3_64_with_seed(code.as_bytes(), *opening);
            }
        }
    }

    /// What could be chosen, and what was: an offer is only what something else could be chosen beside.
    fn note_offers(&mut self, seat: Seat, phrases: Vec<Phrase>, choice: usize) {
        let all = phrases.len();
        let (mut kinds, mut pieces) = (Vec::new(), Vec::new());
        for (index, phrase) in phrases.into_iter().enumerate() {
            let (kind, taken) = (phrase.key, index == choice);
            kinds.push((kind, taken));
            let (from, register) = (pieces.len(), &mut self.notebook.pieces);
            pieces_of(phrase.facts, &mut |_, piece| {
                let named = (kind, register.number(piece), index, taken);
                if !pieces[from..].contains(&named) {
                    pieces.push(named);
                }
            });
        }
        kinds.sort_unstable();
        for of_kind in kinds.chunk_by(|one, other| one.0 == other.0).filter(|chunk| chunk.len() < all) {
            let tally = entry(&mut self.details.kinds, of_kind[0].0);
            tally.offered += 1;
            tally.taken += u64::from(of_kind.iter().any(|&(_, taken)| taken));
        }
        pieces.sort_unstable();
        let class = self.class(seat);
        for of_piece in pieces.chunk_by(|one, other| (one.0, one.1) == (other.0, other.1)) {
            let (kind, piece, ..) = of_piece[0];
            self.seen.insert(piece);
            if of_piece.len() < all {
                let taken = of_piece.iter().any(|&(.., taken)| taken);
                self.note_offer(seat, kind, piece, class, taken);
            }
        }
    }

    fn note_offer(&mut self, seat: Seat, kind: &'static str, piece: u32, class: u16, taken: bool) {
        let pieces = &mut entry(&mut self.details.kinds, kind).pieces;
        let tally = entry(pieces, self.notebook.pieces.name(piece));
        tally.offered += 1;
        tally.taken += u64::from(taken);
        let offer = self.offers.entry((seat, kind, piece)).or_insert(Offer { count: 0, class, taken });
        offer.count += 1;
        // Each of them is as likely to be the one that is kept, whatever was noted before.
        let lot = self.seed ^ self.notebook.pieces.lot(piece) ^ (u64::from(offer.count) << 8) ^ seat.index() as u64;
        if xxh3_64_with_seed(kind.as_bytes(), lot).is_multiple_of(offer.count.into()) {
            (offer.class, offer.taken) = (class, taken);
        }
    }

    /// Where a seat stands: which seat, how far ahead, how far into the match.
    fn class(&self, seat: Seat) -> u16 {
        let lead = self.leads.last().map_or(0.0, |(_, leads)| leads[seat.index()]);
        self.scale.class(seat, lead, self.decisions)
    }

    fn after(&mut self, _: &G) {
        for event in std::mem::take(&mut self.events) {
            for &clause in event.clauses() {
                entry(&mut self.details.clauses, clause).effects += 1;
                self.effects.insert(clause);
            }
            for (source, seat, points) in event.points() {
                *self.points.entry((source, seat)).or_default() += points;
            }
            self.note_pieces(event.phrase());
        }
    }

    fn note_pieces(&mut self, phrase: Phrase) {
        let CloseNotes { notebook, details, seen, .. } = self;
        let (key, scored) = (phrase.key, phrase.facts.iter().any(|(name, _)| *name == "parts"));
        let facts: Vec<(&'static str, Fact)> = if scored { Vec::new() } else { phrase.facts };
        pieces_of(facts, &mut |fact, piece| {
            let number = notebook.pieces.number(piece);
            seen.insert(number);
            let tally = entry(&mut details.pieces, notebook.pieces.name(number));
            match fact {
                // What paid for something was used in another way than what was paid for.
                "with" => *entry(&mut tally.events, "event-paid-with") += 1,
                _ => *entry(&mut tally.events, key) += 1,
            }
        });
    }

    /// The leads of the match, to learn what is usual.
    pub(crate) fn leads(&self) -> impl Iterator<Item = f32> + '_ {
        let players = usize::from(self.players);
        self.leads.iter().flat_map(move |(_, leads)| leads[..players].iter().copied())
    }

    /// Adds what depends on how the match ended, and gives the decisions if they are wanted.
    pub(crate) fn finish(self, played: &Played) -> Vec<DecisionRow> {
        let players = self.players;
        let won = |seat: Seat| parts_of_win(played.share(seat)) as i64;
        let is_winner = |seat: Seat| played.share(seat) > 0.0;
        self.details.order.resize_with(players.into(), Default::default);
        let rest = Seat::all(players).filter(|seat| !self.order.contains(seat));
        for (place, seat) in self.order.iter().copied().chain(rest).enumerate() {
            self.details.order[place].note(won(seat));
        }
        self.details.turns.note(self.leads.len() as i64);
        let (changes, decided) = course(&self.leads, played, players, self.decisions);
        self.details.lead_changes.note(changes);
        if let Some(decided) = decided {
            self.details.decided.note(decided);
        }
        for ((seat, kind, piece), offer) in self.offers {
            let pieces = &mut entry(&mut self.details.kinds, kind).pieces;
            let classes = &mut entry(pieces, self.notebook.pieces.name(piece)).classes;
            classes.entry(offer.class).or_default()[usize::from(!offer.taken)].note(won(seat));
        }
        for ((seat, kind), times) in self.done {
            entry(&mut self.details.kinds, kind).done.note(is_winner(seat), times.into());
        }
        for seat in Seat::all(players) {
            let count = if is_winner(seat) { &mut self.details.winners } else { &mut self.details.others };
            *count += 1;
        }
        for number in self.seen {
            entry(&mut self.details.pieces, self.notebook.pieces.name(number)).matches += 1;
        }
        for clause in self.effects {
            entry(&mut self.details.clauses, clause).effect_matches += 1;
        }
        for ((source, seat), points) in self.points {
            entry(&mut self.details.points, source).note(is_winner(seat), points.into());
        }
        if let Some(before) = self.details.opening_before.replace(self.opening) {
            for ((pairs, same), (one, other)) in self.details.openings.iter_mut().zip(before.iter().zip(self.opening)) {
                *pairs += 1;
                *same += u64::from(*one == other);
            }
        }
        self.rows.unwrap_or_default()
    }
}

/// How often the lead changed hands, and after which twentieth of the match those who won stayed ahead.
fn course(leads: &[(u32, [f32; Seat::MAX])], played: &Played, players: u8, decisions: u32) -> (i64, Option<i64>) {
    let team = matches!(played.outcome, Outcome::Together { .. });
    let ahead = |leads: &[f32; Seat::MAX]| -> Option<Seat> {
        if team {
            return Some(Seat::new(u8::from(leads[0] > 0.0)));
        }
        Seat::all(players).find(|seat| leads[seat.index()] > 0.0)
    };
    let won = |seat: Seat| match played.outcome {
        Outcome::Together { won, .. } => won == (seat.index() == 1),
        Outcome::Ranked(_) => played.share(seat) > 0.0,
    };
    let (mut leader, mut changes, mut last_wrong) = (None, 0, None);
    for (at, leads) in leads {
        let Some(now) = ahead(leads) else { continue };
        changes += i64::from(leader.is_some_and(|before| before != now));
        leader = Some(now);
        if !won(now) {
            last_wrong = Some(*at);
        }
    }
    let twentieth = last_wrong.map_or(0, |at| i64::from(at) * 20 / i64::from(decisions.max(1)) + 1);
    (changes, (leads.len() > 1).then_some(twentieth.min(20)))
}
