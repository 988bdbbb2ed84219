//! Small pictures, drawn as SVG with the colours of the page.

use maud::{Markup, html};

use crate::{Histogram, Mean};

/// A number with its interval on a line from `low` to `high`; a mark at `mark` says what would be nothing special.
pub(crate) fn interval(value: &Mean, low: f64, high: f64, mark: Option<f64>) -> Markup {
    const WIDTH: f64 = 160.0;
    let x = |number: f64| ((number - low) / (high - low).max(1e-9)).clamp(0.0, 1.0) * (WIDTH - 8.0) + 4.0;
    let side = match mark {
        Some(mark) if value.low > mark => "up",
        Some(mark) if value.high < mark => "down",
        _ => "open",
    };
    html! {
        svg.interval.(side) viewBox=(format!("0 0 {WIDTH} 14")) aria-hidden="true" {
            @if let Some(mark) = mark {
                path.mark d=(format!("M{:.1} 1V13", x(mark))) {}
            }
            path.span d=(format!("M{:.1} 7H{:.1}", x(value.low), x(value.high))) {}
            circle cx=(format!("{:.1}", x(value.mean))) cy="7" r="3.2" {}
        }
    }
}

/// How often each number came, in at most so many columns.
pub(crate) fn columns(histogram: &Histogram, name: &str) -> Markup {
    const WIDTH: f64 = 640.0;
    const HEIGHT: f64 = 150.0;
    const MOST: i64 = 60;
    let (Some(least), Some(most)) = (histogram.quantile(0.002), histogram.quantile(0.998)) else { return html! {} };
    let step = ((most - least) / MOST + 1).max(1);
    let count = ((most - least) / step + 1) as usize;
    let mut heights = vec![0_u64; count];
    for (value, times) in histogram.iter().filter(|(value, _)| (least..=most).contains(value)) {
        heights[((value - least) / step) as usize] += times;
    }
    let highest = heights.iter().copied().max().unwrap_or(1).max(1) as f64;
    let wide = WIDTH / count as f64;
    let bar = |(column, &height): (usize, &u64)| {
        let tall = height as f64 / highest * HEIGHT;
        format!("M{:.1} {HEIGHT}v{:.1}h{:.1}V{HEIGHT}z", column as f64 * wide + 0.5, -tall, (wide - 1.0).max(0.5))
    };
    let bars: String = heights.iter().enumerate().map(bar).collect();
    let label = |part: f64| least + ((most - least) as f64 * part).round() as i64;
    html! {
        figure {
            svg.columns viewBox=(format!("0 -4 {WIDTH} 176")) role="img" aria-label=(format!("How often each {name} came")) {
                path.bars d=(bars) {}
                path.axis d=(format!("M0 {HEIGHT}H{WIDTH}")) {}
                text x="0" y="168" { (least) }
                text x=(WIDTH / 2.0) y="168" text-anchor="middle" { (label(0.5)) }
                text x=(WIDTH) y="168" text-anchor="end" { (most) }
            }
            figcaption { (name) }
        }
    }
}

/// A curve with its band.
pub(crate) struct Curve<'a> {
    pub(crate) name: &'a str,
    /// Where on the line, and what there.
    pub(crate) points: Vec<(f64, Mean)>,
}

/// Curves in one picture, each in a colour and a dash of its own. `labels` stand beneath the line at their places; `frame` is
/// what the picture reaches from and to, if that is not told by the curves.
pub(crate) fn curves(
    curves: &[Curve<'_>],
    labels: &[(f64, String)],
    frame: Option<(f64, f64)>,
    told: impl Fn(f64) -> String,
    name: &str,
) -> Markup {
    const LEFT: f64 = 52.0;
    const WIDTH: f64 = 640.0;
    const HEIGHT: f64 = 220.0;
    let xs = || curves.iter().flat_map(|curve| curve.points.iter().map(|(x, _)| *x));
    let bounds = |values: &mut dyn Iterator<Item = f64>| {
        values
            .filter(|value| value.is_finite())
            .fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)))
    };
    let (left, right) = bounds(&mut xs());
    let (low, high) =
        bounds(&mut curves.iter().flat_map(|curve| curve.points.iter().flat_map(|(_, y)| [y.low, y.high])));
    if left > right || low > high {
        return html! {};
    }
    let pad = ((high - low) * 0.08).max(1e-6);
    let (least, most) = frame.unwrap_or((low - pad, high + pad));
    let (low, high) = (least, most);
    let x = |value: f64| LEFT + (value - left) / (right - left).max(1e-9) * (WIDTH - LEFT - 28.0);
    let y = |value: f64| HEIGHT - (value.clamp(low, high) - low) / (high - low) * HEIGHT;
    let line = |curve: &Curve<'_>| -> String {
        let step = |(index, (at, value)): (usize, &(f64, Mean))| {
            format!("{}{:.1} {:.1}", if index == 0 { 'M' } else { 'L' }, x(*at), y(value.mean))
        };
        curve.points.iter().enumerate().map(step).collect()
    };
    let band = |curve: &Curve<'_>| -> String {
        let up = curve.points.iter().map(|(at, value)| format!("{:.1} {:.1}", x(*at), y(value.high)));
        let down = curve.points.iter().rev().map(|(at, value)| format!("{:.1} {:.1}", x(*at), y(value.low)));
        format!("M{}z", up.chain(down).collect::<Vec<_>>().join("L"))
    };
    html! {
        figure {
            svg.curves viewBox=(format!("0 -10 {WIDTH} 258")) role="img" aria-label=(name) {
                @for part in [0.0, 0.5, 1.0] {
                    @let value = low + (high - low) * part;
                    path.grid d=(format!("M{LEFT} {:.1}H{WIDTH}", y(value))) {}
                    text x=(LEFT - 6.0) y=(format!("{:.1}", y(value) + 4.0)) text-anchor="end" { (told(value)) }
                }
                @for (index, curve) in curves.iter().enumerate() {
                    path class=(format!("band c{}", index % 6)) d=(band(curve)) {}
                    path class=(format!("line c{}", index % 6)) d=(line(curve)) {}
                    @for (at, value) in curve.points.iter().filter(|_| curve.points.len() <= 12) {
                        circle class=(format!("dot c{}", index % 6)) cx=(format!("{:.1}", x(*at))) cy=(format!("{:.1}", y(value.mean))) r="3.5" {}
                    }
                }
                @for (at, label) in labels {
                    text x=(format!("{:.1}", x(*at))) y=(HEIGHT + 20.0) text-anchor="middle" { (label) }
                }
            }
            figcaption {
                (name)
                @if curves.len() > 1 {
                    @for (index, curve) in curves.iter().enumerate() {
                        " " span class=(format!("key c{}", index % 6)) { (curve.name) }
                    }
                }
            }
        }
    }
}
