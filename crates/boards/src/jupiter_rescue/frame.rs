//! Where things are on the map: cells, domes, and the part of the grid that is shown.
//!
//! All lengths are in steps from dome to dome; a module is three of them wide. Pieces of HTML are put in place by classes for
//! their column, row and site (`jr-x-…`, `jr-y-…`, `jr-s-…`), so that no page needs styles of its own.

use std::collections::BTreeSet;

use jupiter_rescue::{Cell, Direction, Site, Spot, View};

/// The height of a row of domes.
const ROW: f64 = 0.866_025;
/// How far the middle of the outermost cells is from the border; the same numbers are in the stylesheet.
const MARGIN: (f64, f64) = (2.15, 2.45);
/// The most columns and rows that the stylesheet has classes for.
const MOST: (i16, i16) = (48, 24);

/// The part of the grid that is shown: all modules, and the cells around them where the Pod can dock.
pub(super) struct Frame {
    left: i16,
    top: i16,
    columns: i16,
    rows: i16,
    /// How much of the grid holds neither a module nor the Pod: at the left and right in half modules, above and below in rows.
    spare: [i16; 4],
    /// The cells without a module or Pod next to modules.
    pub(super) free: BTreeSet<Cell>,
}

impl Frame {
    pub(super) fn new(view: &View) -> Frame {
        let tiles: BTreeSet<Cell> = view.tiles.iter().map(|tile| tile.at).collect();
        let around = tiles.iter().flat_map(|cell| (0..6).map(|direction| cell.step(direction)));
        let free: BTreeSet<Cell> = around.filter(|cell| !tiles.contains(cell) && view.dock != Some(*cell)).collect();
        let built = || tiles.iter().chain(&view.dock);
        let ((left, right), (top, bottom)) = span(built().chain(&free));
        let ((first, last), (highest, lowest)) = span(built());
        let spare = [first - left, right - last, highest - top, bottom - lowest];
        Frame { left, top, columns: right - left, rows: bottom - top, spare, free }
    }

    /// The classes of the whole map.
    pub(super) fn size_classes(&self) -> String {
        let [left, right, above, below] = self.spare;
        let (columns, rows) = (self.columns.min(MOST.0), self.rows.min(MOST.1));
        format!("jr-w-{columns} jr-h-{rows} jr-left-{left} jr-right-{right} jr-above-{above} jr-below-{below}")
    }

    /// The picture's own measure.
    pub(super) fn size(&self) -> (f64, f64) {
        let columns = f64::from(self.columns.min(MOST.0)) * 1.5;
        let rows = f64::from(self.rows.min(MOST.1)) * 3.0 * ROW;
        (columns + 2.0 * MARGIN.0, rows + 2.0 * MARGIN.1)
    }

    /// The classes that put a piece into the middle of a cell.
    pub(super) fn cell_classes(&self, cell: Cell) -> String {
        let (column, row) = self.column_and_row(cell);
        format!("jr-x-{column} jr-y-{row}")
    }

    /// The classes that put a piece onto a site.
    pub(super) fn classes(&self, cell: Cell, site: Site) -> String {
        let site = site.direction().map_or_else(|| "c".to_owned(), |direction| direction.to_string());
        format!("{} jr-s-{site}", self.cell_classes(cell))
    }

    /// The middle of a cell in the picture.
    pub(super) fn middle(&self, cell: Cell) -> (f64, f64) {
        let (column, row) = self.column_and_row(cell);
        (MARGIN.0 + 1.5 * f64::from(column), MARGIN.1 + 3.0 * ROW * f64::from(row))
    }

    /// A site in the picture.
    pub(super) fn site(&self, cell: Cell, site: Site) -> (f64, f64) {
        let (x, y) = self.middle(cell);
        let (dx, dy) = site.direction().map_or((0.0, 0.0), offset);
        (x + dx, y + dy)
    }

    /// A space in the picture; nothing for the Pod when it is away.
    pub(super) fn spot(&self, spot: Spot, view: &View) -> Option<(f64, f64)> {
        match spot {
            Spot::Pod => view.dock.map(|cell| self.middle(cell)),
            Spot::At(cell, site) => Some(self.site(cell, site)),
        }
    }

    /// The letters of the rows at the rim, with how far down they are.
    pub(super) fn row_names(&self) -> impl Iterator<Item = (char, f64)> {
        (0..=self.rows.min(MOST.1))
            .map(|row| (Cell::new(0, self.top + row).row(), MARGIN.1 + 3.0 * ROW * f64::from(row)))
    }

    /// The numbers of the columns at the rim, with how far to the right they are.
    pub(super) fn column_names(&self) -> impl Iterator<Item = (u8, f64)> {
        (0..=self.columns.min(MOST.0)).map(|column| (number_of(self.left + column), MARGIN.0 + 1.5 * f64::from(column)))
    }

    /// Towards which corner of the map there is more room for a menu.
    pub(super) fn room(&self, cell: Cell) -> &'static str {
        let (column, row) = self.column_and_row(cell);
        match (2 * column > self.columns, 2 * row > self.rows) {
            (false, false) => "jr-opens-se",
            (true, false) => "jr-opens-sw",
            (false, true) => "jr-opens-ne",
            (true, true) => "jr-opens-nw",
        }
    }

    fn column_and_row(&self, cell: Cell) -> (i16, i16) {
        ((across(&cell) - self.left).clamp(0, MOST.0), (cell.r - self.top).clamp(0, MOST.1))
    }
}

/// The first and the last column, and the first and the last row of these cells.
fn span<'a>(cells: impl Iterator<Item = &'a Cell> + Clone) -> ((i16, i16), (i16, i16)) {
    let ends = |of: fn(&Cell) -> i16| {
        (cells.clone().map(of).min().unwrap_or_default(), cells.clone().map(of).max().unwrap_or_default())
    };
    (ends(across), ends(|cell| cell.r))
}

/// The column of a cell, in half modules.
pub(super) fn across(cell: &Cell) -> i16 {
    2 * cell.q + cell.r
}

/// The number of the column that is so far across.
pub(super) fn number_of(across: i16) -> u8 {
    let odd = across.rem_euclid(2);
    Cell::new((across - odd) / 2, odd).column()
}

/// Where the dome facing a direction is, seen from the middle of its module.
pub(super) fn offset(direction: Direction) -> (f64, f64) {
    const STEPS: [(f64, f64); 6] = [(1.0, 0.0), (0.5, ROW), (-0.5, ROW), (-1.0, 0.0), (-0.5, -ROW), (0.5, -ROW)];
    STEPS[usize::from(direction) % 6]
}

/// The direction of a bridge from one dome to the next.
pub(super) fn heading(from: (f64, f64), to: (f64, f64)) -> Direction {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let along = |direction: &Direction| {
        let (dx, dy) = offset(*direction);
        (dx * x + dy * y) * 1000.0
    };
    (0..6).max_by_key(|direction| along(direction) as i64).unwrap_or_default()
}

/// The corners of a module around its middle, drawn a little smaller.
pub(super) fn hexagon((x, y): (f64, f64), shrink: f64) -> String {
    let radius = 2.0 * ROW - shrink;
    let points = (0..6).map(|corner| {
        let angle = std::f64::consts::FRAC_PI_3 * (f64::from(corner) + 0.5);
        format!("{:.2},{:.2}", x + radius * angle.cos(), y + radius * angle.sin())
    });
    points.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bridges_lead_in_the_direction_of_their_side() {
        for direction in 0..6 {
            assert_eq!(heading((0.0, 0.0), offset(direction)), direction);
        }
    }

    #[test]
    fn the_stylesheet_has_a_class_for_every_column_row_and_site() {
        let style = include_str!("../../assets/jupiter-rescue.css");
        for (kind, most) in [("x", MOST.0), ("w", MOST.0), ("y", MOST.1), ("h", MOST.1), ("s", 5)] {
            for number in 0..=most {
                assert!(style.contains(&format!(".jr-{kind}-{number} {{")), "jr-{kind}-{number} is missing");
            }
        }
    }
}
