//! What strikes at once in a report, in sentences.

use super::page::{ENOUGH, ordinal, percent, points_of_win, share, share_of_wins, thousands};
use super::{KindLine, LabReport};
use crate::Mean;

/// What strikes at once, in sentences.
pub(super) fn findings(report: &LabReport) -> Vec<String> {
    let mut findings = Vec::new();
    if let Some(won) = &report.won_together {
        findings.push(format!("The table wins {} of the matches.", share(won)));
    }
    if let Some(fair) = report.fair.filter(|_| report.seats.len() > 1) {
        findings.push(seat_finding(report, fair));
        findings.extend(order_finding(&report.order, fair));
    }
    if let Some(half) = report.decided.iter().position(|share| share.share >= 0.5) {
        findings.push(format!(
            "Half of the matches are decided after {} % of their decisions: from then on, whoever wins stays ahead.",
            half * 5
        ));
    }
    let offers = || report.kinds.iter().flat_map(|kind| kind.pieces.iter().map(move |piece| (kind, piece)));
    let often = || offers().filter(|(_, piece)| piece.offered >= ENOUGH.max(report.games / 20));
    let liked = |kind: &KindLine| kind.pieces.len() > 2 && kind.taken.share > 0.1;
    if let Some((kind, piece)) =
        often().filter(|(kind, _)| liked(kind)).min_by(|one, other| one.1.taken.high.total_cmp(&other.1.taken.high))
    {
        findings.push(format!(
            "Least wanted: “{}” for “{}”, taken {} of the {} times it was offered.",
            piece.name,
            kind.name,
            share(&piece.taken),
            thousands(piece.offered)
        ));
    }
    let sure = |mean: &Mean| if mean.mean > 0.0 { mean.low } else { -mean.high };
    let moves = often().filter_map(|(kind, piece)| Some((kind, piece, piece.adjusted?)));
    let strongest = moves.max_by(|one, other| sure(&one.2).total_cmp(&sure(&other.2)));
    if let Some((kind, piece, adjusted)) = strongest.filter(|found| sure(&found.2) > 0.0) {
        findings.push(format!(
            "Taking “{}” for “{}” goes with {} of the chance to win in the same situation: the largest such difference.",
            piece.name, kind.name, points_of_win(&adjusted)
        ));
    }
    let silent = report.clauses.iter().filter(|clause| !clause.seen).count();
    findings.push(format!(
        "{silent} of {} clauses were never seen at work, definitions and setup among them.",
        report.clauses.len()
    ));
    findings
}

fn seat_finding(report: &LabReport, fair: f64) -> String {
    let most = report.seats.iter().max_by(|one, other| one.wins.share.total_cmp(&other.wins.share));
    match most {
        Some(seat) if seat.wins.low > fair => format!(
            "Seat {} ({}) wins more than its share: {}, where {} would be fair.",
            seat.seat,
            seat.bot,
            share(&seat.wins),
            percent(fair)
        ),
        _ => {
            let widest =
                report.seats.iter().map(|seat| (seat.wins.high - fair).max(fair - seat.wins.low)).fold(0.0, f64::max);
            format!("No seat is shown to be better; none is off its fair share by more than {}.", percent(widest))
        }
    }
}

/// What the order in which the seats first act does to their wins; nothing where there is none.
fn order_finding(order: &[Mean], fair: f64) -> Option<String> {
    let by_wins = |one: &(usize, &Mean), other: &(usize, &Mean)| one.1.mean.total_cmp(&other.1.mean);
    let (first, most) = order.iter().enumerate().max_by(by_wins)?;
    let (last, least) = order.iter().enumerate().min_by(by_wins)?;
    if most.low <= fair && least.high >= fair {
        let widest = order.iter().map(|wins| (wins.high - fair).max(fair - wins.low)).fold(0.0, f64::max);
        let widest = percent(widest);
        return Some(format!(
            "Turn order is not shown to matter; no place in it is off its fair share by more than {widest}."
        ));
    }
    Some(format!(
        "Turn order matters: whoever acts {} wins {}, whoever acts {} {}, where {} would be fair.",
        ordinal(first),
        share_of_wins(most),
        ordinal(last),
        share_of_wins(least),
        percent(fair)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(wins: &[f64]) -> Option<String> {
        let order: Vec<Mean> = wins.iter().map(|&wins| Mean::with_error(wins, 0.005)).collect();
        order_finding(&order, 1.0 / 3.0)
    }

    #[test]
    fn turn_order_is_told_where_it_is_shown_to_matter() {
        assert_eq!(told(&[]), None);
        let matters = told(&[0.5, 0.3, 0.2]).expect("an order");
        assert!(matters.starts_with("Turn order matters: whoever acts first wins 50.0"), "{matters}");
        assert!(matters.contains("whoever acts third 20.0") && matters.contains("where 33.3"), "{matters}");
        let level = told(&[0.334, 0.333, 0.333]).expect("an order");
        assert!(
            level.starts_with("Turn order is not shown to matter") && level.contains("by more than 1.0"),
            "{level}"
        );
    }
}
