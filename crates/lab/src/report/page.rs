//! A report as one page: no script, nothing from elsewhere.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::drawing::{Curve, columns, curves, interval};
use super::findings::findings;
use super::{ClauseLine, KindLine, LabReport, Length, OfferLine};
use crate::{Mean, Share};

/// Pieces that were offered less often than this say too little.
pub(super) const ENOUGH: u64 = 30;

/// The sign of percent, which is never parted from its number.
pub(crate) const PERCENT: &str = "\u{a0}%";

/// A page with this title around its body.
pub(crate) fn sheet(title: &str, body: Markup) -> String {
    let style = PreEscaped(include_str!("style.css"));
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (style) }
            }
            body { (body) }
        }
    };
    page.into_string()
}

/// The whole report as a page.
#[must_use]
pub fn page(report: &LabReport) -> String {
    let sections: Vec<(&str, &str, Markup)> = vec![
        ("seats", "Who wins", seats(report)),
        ("length", "How long it takes", length(report)),
        ("tension", "When it is decided", tension(report)),
        ("points", "Where points come from", points(report)),
        ("choices", "What there is to choose", choices(report)),
        ("pieces", "What every piece is worth", pieces(report)),
        ("appear", "How often pieces appear", appearances(report)),
        ("rules", "Rules at work", rules(report)),
        ("ways", "Different ways to play", ways(report)),
        ("luck", "Luck and choice", luck(report)),
        ("method", "How these numbers were made", method(report)),
    ];
    let body = html! {
        header {
            p.soft { "Gantry lab report" }
            h1 { (report.title) }
            p { (played(report)) }
        }
        nav aria-label="Sections" { ul { @for (id, title, _) in &sections { li { a href=(format!("#{id}")) { (title) } } } } }
        main {
            h2 id="findings" { "At a glance" }
            ul.findings { @for finding in findings(report) { li { (finding) } } }
            @for (id, title, section) in &sections { section { h2 id=(id) { (title) } (section) } }
        }
    };
    sheet(&format!("{}: lab report", report.title), body)
}

fn played(report: &LabReport) -> String {
    let players = report.setup.players;
    let options: String = report.setup.options.iter().map(|(id, value)| format!(", {id} {value}")).collect();
    let components = if report.own_components { ", with other components than those of the box" } else { "" };
    let broken = match report.games < report.planned {
        true => format!(" (broken off; there were to be {})", thousands(report.planned)),
        false => String::new(),
    };
    let mut bots = report.bots.clone();
    bots.dedup();
    let games = thousands(report.games);
    format!(
        "{games} matches{broken} of {players} {}{options}{components}, played by {}, from seed {}.",
        if players == 1 { "player" } else { "players" },
        bots.join(", "),
        report.seed
    )
}

fn seats(report: &LabReport) -> Markup {
    html! {
        p { "A win shared by several is divided among them. Intervals hold the true value in 95 of 100 cases." }
        div.wide { table {
            thead { tr { th { "Seat" } th { "Bot" } th.n { "Wins" } th.n { "95 %" } th {} th.n { "Score" } th.n { "95 %" } th.n { "From 10 to 90 %" } } }
            tbody { @for seat in &report.seats {
                @let wins = as_mean(&seat.wins);
                tr {
                    td { (seat.seat) } td { (seat.bot) }
                    td.n { (percent(seat.wins.share)) } td.n { (range(&wins, 100.0, PERCENT)) }
                    td { (interval(&wins, 0.0, bound(report.seats.iter().map(|seat| seat.wins.high)), report.fair)) }
                    td.n { (number(seat.score.mean)) } td.n { (range(&seat.score, 1.0, "")) }
                    td.n { (seat.scores.p10) " to " (seat.scores.p90) }
                }
            } }
        } }
        @if report.fair.is_some() && report.order.len() > 1 {
            h3 { "By turn order" }
            p.soft { "The order in which the seats first acted alone in a match." }
            div.wide { table {
                thead { tr { th { "Who acts" } th.n { "Wins" } th.n { "95 %" } th {} } }
                tbody { @for (place, wins) in report.order.iter().enumerate() { tr {
                    td { (ordinal(place)) }
                    td.n { (percent(wins.mean)) } td.n { (range(wins, 100.0, PERCENT)) }
                    td { (interval(wins, 0.0, bound(report.order.iter().map(|wins| wins.high)), report.fair)) }
                } } }
            } }
            p { "Shared wins: " (share(&report.ties)) " of the matches." }
        }
        @if !report.endings.is_empty() {
            h3 { "How matches end" }
            div.wide { table {
                thead { tr { th { "Ending" } th.n { "Matches" } th.n { "95 %" } th {} } }
                tbody { @for (ending, share) in &report.endings { tr {
                    td { (ending) } td.n { (percent(share.share)) } td.n { (range(&as_mean(share), 100.0, PERCENT)) }
                    td { (interval(&as_mean(share), 0.0, 1.0, None)) }
                } } }
            } }
        }
        div.two { @for seat in report.seats.iter().take(if report.fair.is_some() { report.seats.len() } else { 1 }) {
            (columns(&seat.histogram, &if report.fair.is_some() { format!("Score of seat {}", seat.seat) } else { "Score".to_owned() }))
        } }
    }
}

fn length(report: &LabReport) -> Markup {
    let line = |name: &str, length: &Length| {
        html! { tr {
            td { (name) } td.n { (number(length.mean.mean)) } td.n { (range(&length.mean, 1.0, "")) }
            @if let Some(spread) = &length.spread {
                td.n { (spread.least) } td.n { (spread.p10) } td.n { (spread.median) } td.n { (spread.p90) } td.n { (spread.most) }
            }
        } }
    };
    html! {
        div.wide { table {
            thead { tr { th { "Per match" } th.n { "Mean" } th.n { "95 %" } th.n { "Least" } th.n { "10 %" } th.n { "Median" } th.n { "90 %" } th.n { "Most" } } }
            tbody { (line("decisions", &report.decisions)) (line("turns (changes of who acts)", &report.turns)) }
        } }
        (columns(&report.decisions.histogram, "Decisions in a match"))
        h3 { "Decisions by phase" }
        p.soft { "A phase is what a seat is asked to do. Forced: there was but one thing to do." }
        div.wide { table {
            thead { tr { th { "Asked to" } th.n { "Per match" } th.n { "95 %" } th.n { "Forced" } th.n { "Choices" } th.n { "95 %" } th.n { "Median" } th.n { "Most" } } }
            tbody { @for phase in &report.phases { tr {
                td { (phase.name) } td.n { (number(phase.per_match.mean)) } td.n { (range(&phase.per_match, 1.0, "")) }
                td.n { (percent(phase.forced.share)) } td.n { (number(phase.choices.mean)) } td.n { (range(&phase.choices, 1.0, "")) }
                td.n { (phase.median) } td.n { (phase.most) }
            } } }
        } }
    }
}

fn tension(report: &LabReport) -> Markup {
    let decided = Curve {
        name: "decided",
        points: report.decided.iter().enumerate().map(|(at, share)| (at as f64 * 5.0, as_mean(share))).collect(),
    };
    let labels: Vec<(f64, String)> = (0..=4).map(|part| (f64::from(part) * 25.0, format!("{} %", part * 25))).collect();
    html! {
        p { "Who is ahead is judged by the rules of thumb at the beginning of every turn: points made and points promised. A match is decided at the last moment when somebody who did not win was ahead." }
        p { "The lead changes hands " (number(report.lead_changes.mean.mean)) " times in a match (" (range(&report.lead_changes.mean, 1.0, "")) ")." }
        (curves(&[decided], &labels, Some((0.0, 1.0)), |value| format!("{:.0} %", value * 100.0), "Share of the matches that are decided, by the part of the match that is played"))
        (columns(&report.lead_changes.histogram, "Changes of the lead in a match"))
    }
}

fn points(report: &LabReport) -> Markup {
    if report.points.is_empty() {
        return html! { p { "Nothing in these matches brought points." } };
    }
    html! {
        div.wide { table {
            thead { tr { th { "Source" } th.n { "Winners" } th.n { "95 %" } th.n { "Others" } th.n { "95 %" } th.n { "Difference" } th.n { "95 %" } } }
            tbody { @for line in report.points.iter().filter(|line| line.winners.mean != 0.0 || line.others.mean != 0.0) { tr {
                td { (line.name) }
                td.n { (number(line.winners.mean)) } td.n { (range(&line.winners, 1.0, "")) }
                td.n { (number(line.others.mean)) } td.n { (range(&line.others, 1.0, "")) }
                (optional(line.difference.as_ref(), 1.0, ""))
            } } }
        } }
        p.soft { "Points of one seat in one match." }
    }
}

fn choices(report: &LabReport) -> Markup {
    html! {
        p { "Offered: how often in a match one of these could be done beside something else. Taken: how often that was chosen then. Winners and others: how often a seat did it in a match, forced or not." }
        div.wide { table {
            thead { tr { th { "Action" } th.n { "Offered" } th.n { "Taken" } th.n { "95 %" } th.n { "Winners" } th.n { "Others" } th.n { "Difference" } th.n { "95 %" } } }
            tbody { @for kind in &report.kinds { tr {
                td { (kind.name) } td.n { (number(kind.offered.mean)) }
                @if kind.offered.mean > 0.0 {
                    td.n { (percent(kind.taken.share)) } td.n { (range(&as_mean(&kind.taken), 100.0, PERCENT)) }
                } @else { td.n { "–" } td.n {} }
                td.n { (number(kind.winners.mean)) } td.n { (number(kind.others.mean)) }
                (optional(kind.difference.as_ref(), 1.0, ""))
            } } }
        } }
    }
}

fn pieces(report: &LabReport) -> Markup {
    let many = |kind: &&KindLine| kind.pieces.iter().filter(|piece| piece.offered >= ENOUGH).count() > 1;
    html! {
        p { "For every action and every piece that it names: how often it was taken when something else could have been done, the least wanted first, and how much more of the wins those had who took it than those who left it. “Raw” compares all of them. “Matched” compares only seats in the same situation: the same seat, a similar lead and a similar time of the match (see “How these numbers were made”). It is still not proof that the piece is the cause: who takes it may see something that the classes do not." }
        @for (index, kind) in report.kinds.iter().filter(many).enumerate() {
            @let often: Vec<&OfferLine> = kind.pieces.iter().filter(|piece| piece.offered >= ENOUGH).collect();
            @let reach = often.iter().filter_map(|piece| piece.adjusted).map(|mean| mean.low.abs().max(mean.high.abs())).fold(0.05, f64::max).min(0.5);
            details open[index < 3] {
                summary { (kind.name) " " small { (often.len()) " pieces; bars from " (signed(-reach * 100.0)) " to " (signed(reach * 100.0)) (PERCENT) " of a win" } }
                div.wide { table {
                    thead { tr { th { "Piece" } th.n { "Offered" } th.n { "Taken" } th.n { "95 %" } th.n { "Raw" } th.n { "95 %" } th.n { "Matched" } th.n { "95 %" } th {} } }
                    tbody { @for piece in &often { tr {
                        td.piece { (piece.name) } td.n { (thousands(piece.offered)) }
                        td.n { (percent(piece.taken.share)) } td.n { (range(&as_mean(&piece.taken), 100.0, PERCENT)) }
                        (optional(piece.raw.as_ref(), 100.0, PERCENT)) (optional(piece.adjusted.as_ref(), 100.0, PERCENT))
                        td { @if let Some(adjusted) = &piece.adjusted { (interval(adjusted, -reach, reach, Some(0.0))) } }
                    } } }
                } }
            }
        }
    }
}

fn appearances(report: &LabReport) -> Markup {
    let lists = report.pieces.chunk_by(|one, other| one.list == other.list);
    html! {
        p { "In how many matches a piece was offered or something happened with it, the rarest first, and how often each thing happened in a match." }
        @for pieces in lists {
            details {
                summary { (pieces[0].list) " " small { (pieces.len()) } }
                div.wide { table {
                    thead { tr { th { "Piece" } th.n { "Matches" } th.n { "95 %" } th { "What happened, per match" } } }
                    tbody { @for piece in pieces { tr {
                        td { (piece.name) } td.n { (percent(piece.matches.share)) } td.n { (range(&as_mean(&piece.matches), 100.0, PERCENT)) }
                        td { @for (index, (event, times)) in piece.events.iter().enumerate() {
                            @if index > 0 { ", " }
                            (event) " " (number(times.mean)) small { " ±" (number(times.margin())) }
                        } }
                    } } }
                } }
            }
        }
        @if report.never_seen.is_empty() {
            p { "Every component with a name of its own was seen." }
        } @else {
            h3 { "Never seen" }
            p { "Components of the box that no match showed, of the kinds that matches do show:" }
            ul.many { @for name in &report.never_seen { li { (name) } } }
        }
    }
}

fn rules(report: &LabReport) -> Markup {
    let (seen, silent): (Vec<&ClauseLine>, Vec<&ClauseLine>) = report.clauses.iter().partition(|clause| clause.seen);
    html! {
        p { "“At work” counts, in all matches, what happened by a clause as the game itself tells it. “Forbids” says at how many choices a clause stood in the way of something: every action that could be thought of then, and up to 200 that were done earlier in that match, by the seat to act and by the next one. That was looked at in " (thousands(report.clause_matches)) " matches at " (thousands(report.clause_choices)) " choices. A clause that only defines a word, lays out the table or bears on how an action works is in neither count." }
        details {
            summary { "Clauses at work " small { (seen.len()) } }
            div.wide { table {
                thead { tr { th { "Clause" } th { "Begins" } th.n { "At work per match" } th.n { "95 %" } th.n { "In matches" } th.n { "Forbids" } th.n { "95 %" } } }
                tbody { @for clause in &seen { tr {
                    td { (clause.id) } td.clause { (clause.text) }
                    @if clause.effects.mean > 0.0 {
                        td.n { (number(clause.effects.mean)) } td.n { (range(&clause.effects, 1.0, "")) } td.n { (percent(clause.matches.share)) }
                    } @else { td {} td {} td {} }
                    @if clause.refusals.share > 0.0 {
                        td.n { (percent(clause.refusals.share)) } td.n { (range(&as_mean(&clause.refusals), 100.0, PERCENT)) }
                    } @else { td {} td {} }
                } } }
            } }
        }
        details {
            summary { "Clauses never seen at work " small { (silent.len()) } }
            p.soft { "If one of these is a rule that should matter, look at it: it may be dead, or never be reached by these players. With 95 % certainty a rule that showed itself in no match does so in fewer than " (percent(3.0 / report.games.max(1) as f64)) " of them." }
            div.wide { table { tbody { @for clause in &silent { tr { td { (clause.id) } td { (clause.text) } } } } } }
        }
    }
}

fn ways(report: &LabReport) -> Markup {
    html! {
        p { "Two matches with different cards, played by the same players, begin with the very same choices:" }
        ul { @for (choices, same) in &report.openings { li { "the first " (choices) " choices of the table: " (share(same)) } } }
        p { "What winners do otherwise than the others is in “What there is to choose”: where no difference stands out there, many ways of playing do about equally well, or all these players play alike." }
    }
}

fn luck(report: &LabReport) -> Markup {
    let Some(luck) = &report.luck else {
        return html! { p { "Left out: ask for it with " code { "--review N" } ", which reviews N matches as " code { "gantry review" } " does. It takes seconds a match." } };
    };
    let line = |name: &str, mean: &Mean| html! { tr { td { (name) } td.n { (number(mean.mean)) } td.n { (range(mean, 1.0, "")) } } };
    html! {
        p { "Of " (luck.matches) " matches, reviewed roughly: how far a seat was moved in a match, up or down, in percent of a win (points where one plays alone for points)." }
        div.wide { table {
            thead { tr { th { "By" } th.n { "Mean" } th.n { "95 %" } } }
            tbody {
                (line("luck: deal, draws, dice", &luck.luck)) (line("its own choices, beside the rules of thumb", &luck.choices))
                (line("the choices of others", &luck.others)) (line("all together", &luck.result)) (line("lost by a choice on average", &luck.error_rate))
            }
        } }
    }
}

fn method(report: &LabReport) -> Markup {
    let (edges, length) = &report.classes;
    html! {
        ul {
            li { "Match number n has seed " (report.seed) " plus n; the same command gives the same numbers, whatever the threads." }
            li { "Shares have Wilson’s interval; means have the normal one; how often something happens in a match has Poisson’s, as if every time came by itself." }
            li { "Matched differences: one offer of every seat, match, action and piece is drawn by lot. Offers of the same class are compared: the same seat, the same fifth of the lead (edges " (edges.map(|edge| number(edge.into())).join(", ")) ") and the same quarter of a usual match (of " (number(*length)) " decisions), both as they were at the beginning of the turn. The differences are weighed as Mantel and Haenszel do. Classes in which all took it, or nobody did, say nothing and count for nothing." }
            li { "Many numbers stand here. With 95 % intervals, one in twenty lies outside its own by chance: take a single surprising one as a question, and play other seeds to answer it." }
            li { "What is said holds for these players. Better ones may want other cards." }
        }
    }
}

fn optional(mean: Option<&Mean>, factor: f64, unit: &str) -> Markup {
    match mean {
        Some(mean) => html! { td.n { (signed(mean.mean * factor)) (unit) } td.n { (range(mean, factor, unit)) } },
        None => html! { td.n { "–" } td.n {} },
    }
}

fn as_mean(share: &Share) -> Mean {
    Mean { mean: share.share, low: share.low, high: share.high }
}

fn bound(values: impl Iterator<Item = f64>) -> f64 {
    values.filter(|value| value.is_finite()).fold(0.05, f64::max)
}

pub(super) fn ordinal(place: usize) -> String {
    match place {
        0 => "first".to_owned(),
        1 => "second".to_owned(),
        2 => "third".to_owned(),
        _ => format!("{}th", place + 1),
    }
}

pub(super) fn share(share: &Share) -> String {
    share_of_wins(&as_mean(share))
}

/// A mean share of the wins with its interval.
pub(super) fn share_of_wins(mean: &Mean) -> String {
    format!("{} ({})", percent(mean.mean), range(mean, 100.0, PERCENT))
}

pub(super) fn points_of_win(mean: &Mean) -> String {
    format!("{}{PERCENT} ({})", signed(mean.mean * 100.0), range(mean, 100.0, PERCENT))
}

/// A share in percent, with as many places as it needs.
pub(crate) fn percent(share: f64) -> String {
    format!("{}{PERCENT}", number(share * 100.0))
}

/// A number with as many places as it needs.
pub(crate) fn number(value: f64) -> String {
    match value.abs() {
        _ if !value.is_finite() => "?".to_owned(),
        0.0 => "0".to_owned(),
        size if size < 0.095 => format!("{value:.3}"),
        size if size < 9.95 => format!("{value:.2}"),
        size if size < 999.5 => format!("{value:.1}"),
        _ => thousands(value.round() as u64),
    }
    .replace('-', "\u{2212}")
}

/// The same with its sign.
pub(crate) fn signed(value: f64) -> String {
    if value > 0.0 { format!("+{}", number(value)) } else { number(value) }
}

/// An interval.
pub(crate) fn range(mean: &Mean, factor: f64, unit: &str) -> String {
    format!("{} to {}{unit}", number(mean.low * factor), number(mean.high * factor))
}

/// A whole number with its thousands set apart.
pub(crate) fn thousands(value: u64) -> String {
    let digits = value.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_as_many_places_as_they_need() {
        let told = [0.0, 0.0123, -0.5, 3.456, 42.36, 12_345.6].map(number);
        assert_eq!(told, ["0", "0.012", "\u{2212}0.50", "3.46", "42.4", "12,346"]);
        assert_eq!(
            (signed(1.0), thousands(1_234_567), thousands(12)),
            ("+1.00".into(), "1,234,567".into(), "12".into())
        );
    }
}
