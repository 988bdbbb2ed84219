//! The final scores: what they are made of, who is ahead, and what decided between equals.

use engine::Seat;
use maud::{Markup, html};
use narration::Narrator;
use rocketmen::{Destination, Mode, Phase, Score, View};

use super::names;
use crate::{icon, seat_badge};

/// A table of the final scores, the best first.
pub(super) struct Sheet {
    /// What stands above the columns.
    pub(super) heads: Vec<String>,
    /// A row for each player; nobody is the AI.
    pub(super) rows: Vec<(Option<Seat>, Vec<String>)>,
    /// Why it ended so.
    pub(super) notes: Vec<String>,
}

/// The best single mission, by destination and VP of the first space (RM-TIE-2).
type Best = Option<(Destination, u8)>;

/// What stands above a column, whether it belongs to this match, and its points.
type Column = (&'static str, bool, fn(&Score) -> u8);

impl Sheet {
    /// The sheet of a match that is over.
    pub(super) fn of(view: &View, words: &Narrator<'_>) -> Option<Sheet> {
        match view.mode {
            _ if view.phase != Phase::Over => None,
            Mode::Solo => Sheet::of_solitaire(view, words),
            _ => Some(Sheet::of_players(view, words)),
        }
    }

    fn of_players(view: &View, words: &Narrator<'_>) -> Sheet {
        let mut ranked: Vec<(Seat, &Score, Best, u8)> = view
            .seats
            .iter()
            .zip(&view.scores)
            .map(|(seat, score)| (seat.seat, score, best_mission(view, seat.seat), missions(view, seat.seat)))
            .collect();
        ranked.sort_by_key(|(_, score, best, missions)| std::cmp::Reverse((score.total(), *best, *missions)));
        let tied = ranked.len() > 1 && ranked[0].1.total() == ranked[1].1.total();
        let columns: [Column; 6] = [
            ("board-score-track", true, |score| score.track),
            ("board-threats", true, |score| score.threats),
            ("board-score-honours", view.mode == Mode::Standard, |score| score.honours),
            ("board-score-goal", view.mode == Mode::Standard, |score| score.goal_vp),
            ("board-score-variants", !view.variants.is_empty(), |score| score.variants),
            ("board-score-total", true, Score::total),
        ];
        let shown = || columns.iter().filter(|column| column.1);
        let mut heads: Vec<String> = shown().map(|column| words.word(column.0)).collect();
        if tied {
            heads.extend([words.word("board-score-best"), words.word("board-score-missions")]);
        }
        let row = |&(seat, score, best, missions): &(Seat, &Score, Best, u8)| {
            let mut cells: Vec<String> = shown().map(|column| (column.2)(score).to_string()).collect();
            if tied {
                let place = |best: (Destination, u8)| format!("{} {}", names::destination(best.0, words), best.1);
                cells.extend([best.map_or("–".to_owned(), place), missions.to_string()]);
            }
            (Some(seat), cells)
        };
        let notes = if tied { vec![words.word("board-tie")] } else { Vec::new() };
        Sheet { heads, rows: ranked.iter().map(row).collect(), notes }
    }

    fn of_solitaire(view: &View, words: &Narrator<'_>) -> Option<Sheet> {
        let (own, ai) = (&view.seats[0], view.ai.as_ref()?);
        let vp = view.printed.threat_vp;
        let taken = ai.area.iter().filter(|&&card| view.printed.print(card).class == rocketmen::Class::Threat).count();
        let cells = |all: u8, threats: u8| [all - threats, threats, all].iter().map(u8::to_string).collect();
        let heads = ["board-missions", "board-threats", "board-score-total"].map(|key| words.word(key)).to_vec();
        let rows = vec![(Some(own.seat), cells(own.vp, vp * own.threats)), (None, cells(ai.vp, vp * taken as u8))];
        Some(Sheet { heads, rows, notes: view.verdict().iter().map(|verdict| words.sentence(verdict)).collect() })
    }

    /// Whose row it is.
    pub(super) fn name(&self, who: Option<Seat>, words: &Narrator<'_>) -> String {
        who.map_or_else(|| words.word("board-ai"), |seat| words.name(seat))
    }
}

fn best_mission(view: &View, seat: Seat) -> Best {
    let places = view.locations.iter().filter(|place| place.seats.contains(&seat));
    places.map(|place| (place.location.destination, place.location.vp_first)).max()
}

fn missions(view: &View, seat: Seat) -> u8 {
    view.locations.iter().filter(|place| place.seats.contains(&seat)).count() as u8
}

pub(super) fn draw(view: &View, words: &Narrator<'_>) -> Markup {
    let Some(sheet) = Sheet::of(view, words) else { return html! {} };
    html! {
        div.rm-main.rm-scores tabindex="0" role="region" aria-label=(words.word("board-scores")) {
            @for note in &sheet.notes { p.rm-verdict { (icon("star")) span { (note) } } }
            table {
                thead { tr {
                    th { (words.word("ui-players")) }
                    @for head in &sheet.heads { th { (head) } }
                } }
                tbody {
                    @for (who, cells) in &sheet.rows {
                        tr {
                            td { span.seat-name {
                                @if let Some(seat) = who { (seat_badge(*seat)) (words.name(*seat)) } @else { span.rm-ai-mark { (words.word("board-ai")) } }
                            } }
                            @for cell in cells { td { (cell) } }
                        }
                    }
                }
            }
        }
    }
}
