//! Histories against the log, in the manner of Jepsen: is there one order of everything that explains what all of them saw?
//!
//! The log is that order. So what was acknowledged must be in it, once, and between the moment when it was sent and the one when
//! it was answered; what was refused must not be; and nobody who asks sees less than what they, or anybody, knew before. What a
//! seat sees at one of its versions is the same at every server and at all times: if a secret leaked, it would not be.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::history::{Action, History, Kind, Moment, Outcome, Read};

/// What was found.
#[derive(Clone, Debug, Default)]
pub(super) struct Findings {
    pub(super) acknowledged: usize,
    pub(super) unknown: usize,
    pub(super) reads: usize,
    pub(super) lost: Vec<String>,
    pub(super) doubled: Vec<String>,
    pub(super) order: Vec<String>,
    pub(super) secrets: Vec<String>,
}

impl Findings {
    /// Everything that is wrong.
    pub(super) fn problems(&self) -> impl Iterator<Item = &String> {
        self.lost.iter().chain(&self.doubled).chain(&self.order).chain(&self.secrets)
    }
}

/// Compares what the seats of one match did and saw with its log, which is given by the ids of its entries.
pub(super) fn check_match(log: &[String], seats: &[&History], findings: &mut Findings) {
    let places: HashMap<&str, usize> = log.iter().enumerate().map(|(place, id)| (id.as_str(), place)).collect();
    check_once(log, seats, &places, findings);
    check_order(seats, &places, findings);
    for seat in seats {
        findings.reads += seat.reads.len();
        check_reads(seat, findings);
        check_secrets(seat, findings);
    }
}

/// Where somebody was told that they have given up, nobody plays on.
pub(super) fn check_resigned(log: &[String], is_over: bool, seats: &[&History], findings: &mut Findings) {
    for history in seats.iter().filter(|history| history.resigned) {
        if is_over || log.iter().any(|id| id.contains(":resign:")) {
            findings.acknowledged += 1;
        } else {
            let History { match_id, seat, .. } = history;
            findings.lost.push(format!("seat {seat} of match {match_id} gave up, and it goes on"));
        }
    }
}

/// What was acknowledged is there, what was refused is not, and nothing is there twice or from nowhere.
fn check_once(log: &[String], seats: &[&History], places: &HashMap<&str, usize>, findings: &mut Findings) {
    let mut sent = HashSet::new();
    for (history, action) in seats.iter().flat_map(|seat| seat.actions.iter().map(move |action| (seat, action))) {
        sent.insert(action.id.as_str());
        let name = || format!("{} of match {}", action.id, history.match_id);
        match (action.outcome, places.contains_key(action.id.as_str())) {
            (Outcome::Acknowledged(_), true) => findings.acknowledged += 1,
            (Outcome::Acknowledged(_), false) => findings.lost.push(format!("{} was acknowledged and is lost", name())),
            (Outcome::Refused, true) => findings.doubled.push(format!("{} was refused and is in the log", name())),
            (Outcome::Unknown, _) => findings.unknown += 1,
            (Outcome::Refused, false) => {}
        }
    }
    if places.len() != log.len() {
        findings.doubled.push(format!("an action is twice in {log:?}"));
    }
    for (place, id) in log.iter().enumerate() {
        // A bot's action is named by its place: were it made twice, one of the names would be wrong.
        let is_right = match id.strip_prefix("bot:").and_then(|rest| rest.split(':').nth(1)) {
            Some(line) => line == (place + 1).to_string(),
            // What follows in the same click has no id of its own.
            None => id.starts_with('+') || id.contains(":id:") <= sent.contains(id.as_str()),
        };
        if !is_right {
            findings.doubled.push(format!("nobody sent {id}, which is line {}", place + 1));
        }
    }
}

/// What was answered before something else was sent comes before it in the log. What nobody answered may have been done at any
/// moment after it was sent.
fn check_order(seats: &[&History], places: &HashMap<&str, usize>, findings: &mut Findings) {
    let mut done: BTreeMap<usize, &Action> = BTreeMap::new();
    for action in seats.iter().flat_map(|seat| &seat.actions) {
        if let Some(&place) = places.get(action.id.as_str()) {
            done.insert(place, action);
        }
    }
    let mut earliest: Option<(Moment, &Action)> = None;
    for action in done.into_values().rev() {
        if let Some((ended, later)) = earliest
            && ended < action.sent
        {
            findings.order.push(format!("{} is behind {}, which was sent after its answer", later.id, action.id));
        }
        let is_answered = matches!(action.outcome, Outcome::Acknowledged(_));
        if is_answered && earliest.is_none_or(|(ended, _)| action.ended < ended) {
            earliest = Some((action.ended, action));
        }
    }
}

/// Nobody sees less than before, nor what has not happened yet.
fn check_reads(seat: &History, findings: &mut Findings) {
    // What was known at which moment: by an answer, or by what was seen.
    let mut known: Vec<(Moment, u32)> = seat.reads.iter().map(|read| (read.answered, read.version)).collect();
    let mut to_come: Vec<(Moment, u32)> = Vec::new();
    for action in &seat.actions {
        if let Outcome::Acknowledged(version) = action.outcome {
            known.push((action.ended, version));
            to_come.push((action.sent, version));
        }
    }
    known.sort_unstable();
    to_come.sort_unstable();
    let highest = running(known.iter().copied(), u32::max);
    let lowest = running(to_come.iter().rev().copied(), u32::min);
    let mut shown = 0;
    for read in &seat.reads {
        let name = || format!("seat {} of match {} at {:?}", seat.seat, seat.match_id, read.answered);
        let before = known.partition_point(|(moment, _)| *moment < read.asked);
        let least = match read.kind {
            Kind::Stream => shown,
            _ => before.checked_sub(1).map_or(0, |last| highest[last]),
        };
        if read.version < least {
            findings.order.push(format!("{} saw version {} after {least}", name(), read.version));
        }
        let after = to_come.len() - to_come.partition_point(|(moment, _)| *moment <= read.answered);
        if let Some(most) = after.checked_sub(1).map(|last| lowest[last]).filter(|most| read.version >= *most) {
            findings.order.push(format!("{} saw version {} before {most} was sent", name(), read.version));
        }
        match read.kind {
            Kind::Stream | Kind::StreamBegins => shown = read.version,
            Kind::Asked => {}
        }
    }
}

/// The highest or lowest so far.
fn running(all: impl Iterator<Item = (Moment, u32)>, better: fn(u32, u32) -> u32) -> Vec<u32> {
    let next = |best: &mut Option<u32>, (_, version)| {
        *best = Some(best.map_or(version, |best| better(best, version)));
        *best
    };
    all.scan(None, next).collect()
}

/// What a seat sees at one of its versions is the same everywhere.
fn check_secrets(seat: &History, findings: &mut Findings) {
    let mut seen: HashMap<(&str, u32), &Read> = HashMap::new();
    for read in &seat.reads {
        let first = seen.entry((&read.state, read.version)).or_insert(read);
        if first.hash != read.hash {
            findings.secrets.push(format!(
                "seat {} of match {} ({}) saw version {} in two ways, at {:?} and {:?}",
                seat.seat, seat.match_id, seat.game, read.version, first.answered, read.answered
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: u64) -> Moment {
        Moment::from_secs(seconds)
    }

    fn action(id: &str, sent: u64, ended: u64, outcome: Outcome) -> Action {
        Action { id: id.into(), sent: at(sent), ended: at(ended), outcome }
    }

    fn read(asked: u64, answered: u64, version: u32, hash: u64) -> Read {
        let state = "running".to_owned();
        Read { asked: at(asked), answered: at(answered), state, version, hash, kind: Kind::Asked }
    }

    /// How much is wrong: lost, doubled, out of order, told.
    fn wrong(log: &[&str], actions: Vec<Action>, reads: Vec<Read>) -> [usize; 4] {
        let log: Vec<String> = log.iter().map(ToString::to_string).collect();
        let history = History { actions, reads, ..History::default() };
        let mut findings = Findings::default();
        check_match(&log, &[&history], &mut findings);
        [findings.lost.len(), findings.doubled.len(), findings.order.len(), findings.secrets.len()]
    }

    #[test]
    fn what_is_right_is_found_right() {
        let acknowledged = |version| Outcome::Acknowledged(version);
        let actions = vec![
            action("0:id:a", 1, 3, acknowledged(1)),
            action("0:id:b", 3, 9, acknowledged(3)),
            action("0:id:c", 9, 10, Outcome::Refused),
            action("0:id:d", 9, 10, Outcome::Unknown),
        ];
        let reads = vec![read(0, 1, 0, 7), read(2, 4, 1, 8), read(2, 5, 1, 8), read(9, 9, 3, 9)];
        assert_eq!(wrong(&["0:id:a", "bot:1:2", "0:id:b"], actions, reads), [0, 0, 0, 0]);
    }

    #[test]
    fn what_is_wrong_is_found() {
        let a = || action("0:id:a", 1, 3, Outcome::Acknowledged(1));
        let b = || action("0:id:b", 4, 6, Outcome::Acknowledged(2));
        assert_eq!(wrong(&[], vec![a()], vec![]), [1, 0, 0, 0], "lost");
        let refused = action("0:id:a", 1, 3, Outcome::Refused);
        assert_eq!(wrong(&["0:id:a"], vec![refused], vec![]), [0, 1, 0, 0], "refused, and done");
        assert_eq!(wrong(&["0:id:a", "0:id:x"], vec![a()], vec![]), [0, 1, 0, 0], "from nowhere");
        assert_eq!(
            wrong(&["0:id:a", "bot:1:1"], vec![a()], vec![]),
            [0, 1, 0, 0],
            "a bot's move at a place that is another's"
        );
        assert_eq!(wrong(&["0:id:b", "0:id:a"], vec![a(), b()], vec![]), [0, 0, 1, 0], "in the wrong order");
        let unknown = action("0:id:c", 4, 9, Outcome::Unknown);
        assert_eq!(
            wrong(&["0:id:c", "0:id:a"], vec![a(), unknown.clone()], vec![]),
            [0, 0, 1, 0],
            "done before it was sent"
        );
        assert_eq!(wrong(&["0:id:c", "0:id:b"], vec![unknown, b()], vec![]), [0, 0, 0, 0], "done, but not answered");
        assert_eq!(wrong(&["0:id:a"], vec![a()], vec![read(4, 5, 0, 1)]), [0, 0, 1, 0], "less than was acknowledged");
        assert_eq!(wrong(&[], vec![], vec![read(1, 2, 4, 1), read(3, 4, 3, 1)]), [0, 0, 1, 0], "less than was seen");
        assert_eq!(wrong(&["0:id:b"], vec![b()], vec![read(1, 2, 2, 1)]), [0, 0, 1, 0], "what was not sent yet");
        assert_eq!(wrong(&[], vec![], vec![read(1, 2, 4, 1), read(1, 2, 4, 2)]), [0, 0, 0, 1], "in two ways");
    }

    #[test]
    fn who_has_given_up_is_not_waited_for() {
        let lost = |log: &[&str], is_over| {
            let log: Vec<String> = log.iter().map(ToString::to_string).collect();
            let mut findings = Findings::default();
            check_resigned(&log, is_over, &[&History { resigned: true, ..History::default() }], &mut findings);
            findings.lost.len()
        };
        assert_eq!((lost(&["seat:0:resign:1"], false), lost(&["0:id:a"], true), lost(&["0:id:a"], false)), (0, 0, 1));
    }

    #[test]
    fn a_stream_may_be_late_but_never_goes_back() {
        let stream = |asked, version, kind| Read { kind, ..read(asked, asked, version, u64::from(version)) };
        let late = vec![stream(1, 1, Kind::StreamBegins), read(2, 3, 5, 5), stream(4, 2, Kind::Stream)];
        assert_eq!(wrong(&[], vec![], late), [0, 0, 0, 0]);
        let back = vec![stream(1, 3, Kind::StreamBegins), stream(4, 2, Kind::Stream)];
        assert_eq!(wrong(&[], vec![], back), [0, 0, 1, 0]);
        let begins_late = vec![read(2, 3, 5, 5), stream(4, 2, Kind::StreamBegins)];
        assert_eq!(wrong(&[], vec![], begins_late), [0, 0, 1, 0]);
    }
}
