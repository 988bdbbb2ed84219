//! Colours for inks, as far as the terminal has them.

use boards::Ink;
use engine::Seat;
use ratatui::style::{Color, Modifier, Style};

/// How many colours there are.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Theme {
    /// None: bold and dim must do.
    Plain,
    /// The sixteen that every terminal has, in whatever shades its owner chose.
    Sixteen,
    /// The 256 of xterm.
    Many,
    /// All.
    Full,
}

/// A colour of the house in its three shades: exact, of the 256, of the sixteen.
struct Paint(u32, u8, Color);

const GROUND: Paint = Paint(0x0d_1220, 233, Color::Reset);
const PANEL: Paint = Paint(0x16_1d31, 235, Color::Reset);
const TEXT: Paint = Paint(0xe9_edf7, 255, Color::Reset);
const MUTED: Paint = Paint(0x9a_a6c3, 248, Color::Reset);
const LINES: Paint = Paint(0x2a_3553, 239, Color::DarkGray);
const ACCENT: Paint = Paint(0xff_b454, 215, Color::Yellow);
const GOOD: Paint = Paint(0x5e_d3a5, 79, Color::Green);
const DANGER: Paint = Paint(0xff_6b6b, 203, Color::Red);
const SEATS: [Paint; Seat::MAX] = [
    Paint(0xd5_5e00, 166, Color::Red),
    Paint(0x3d_8bd4, 68, Color::Blue),
    Paint(0xe3_b505, 178, Color::Yellow),
    Paint(0xb0_7ad9, 140, Color::Magenta),
    Paint(0x2f_a36b, 71, Color::Green),
    Paint(0xe2_7aa8, 175, Color::LightMagenta),
    Paint(0xc7_cede, 252, Color::Gray),
    Paint(0x9a_a6c3, 248, Color::Cyan),
];

impl Theme {
    /// What this terminal says it can show.
    pub(super) fn of_this_terminal() -> Self {
        let variable = |name: &str| std::env::var(name).unwrap_or_default();
        Theme::of(&variable("NO_COLOR"), &variable("COLORTERM"), &variable("TERM"))
    }

    /// What a terminal can show, by its environment variables.
    fn of(no_color: &str, colorterm: &str, term: &str) -> Self {
        match term {
            _ if !no_color.is_empty() => Theme::Plain,
            "dumb" => Theme::Plain,
            _ if matches!(colorterm, "truecolor" | "24bit") || term.ends_with("-direct") => Theme::Full,
            _ if term.contains("256color") => Theme::Many,
            _ => Theme::Sixteen,
        }
    }

    fn color(self, paint: &Paint) -> Color {
        match self {
            Theme::Plain => Color::Reset,
            Theme::Sixteen => paint.2,
            Theme::Many => Color::Indexed(paint.1),
            Theme::Full => Color::from_u32(paint.0),
        }
    }

    /// The ground of the whole screen.
    pub(super) fn ground(self) -> Style {
        Style::new().fg(self.color(&TEXT)).bg(self.color(&GROUND))
    }

    /// The ground of bars and of what lies over the table.
    pub(super) fn panel(self) -> Style {
        let style = Style::new().fg(self.color(&TEXT)).bg(self.color(&PANEL));
        if matches!(self, Theme::Plain | Theme::Sixteen) { style.add_modifier(Modifier::REVERSED) } else { style }
    }

    /// Lines between the parts of the screen.
    pub(super) fn lines(self) -> Style {
        Style::new().fg(self.color(&LINES))
    }

    /// The row of the picked choice.
    pub(super) fn picked(self) -> Style {
        self.panel().add_modifier(Modifier::BOLD)
    }

    pub(super) fn ink(self, ink: Ink) -> Style {
        let style = Style::new();
        match ink {
            Ink::Plain => style,
            Ink::Strong => style.add_modifier(Modifier::BOLD),
            Ink::Muted if matches!(self, Theme::Plain | Theme::Sixteen) => style.add_modifier(Modifier::DIM),
            Ink::Muted => style.fg(self.color(&MUTED)),
            Ink::Accent => style.fg(self.color(&ACCENT)).add_modifier(Modifier::BOLD),
            Ink::Good => style.fg(self.color(&GOOD)),
            Ink::Danger => style.fg(self.color(&DANGER)).add_modifier(Modifier::BOLD),
            Ink::Seat(seat) => style.fg(self.color(&SEATS[seat.index()])).add_modifier(Modifier::BOLD),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_gets_the_colours_it_has() {
        assert_eq!(Theme::of("1", "truecolor", "xterm-256color"), Theme::Plain);
        assert_eq!(Theme::of("", "truecolor", "xterm-256color"), Theme::Full);
        assert_eq!(Theme::of("", "", "screen-256color"), Theme::Many);
        assert_eq!(Theme::of("", "", "linux"), Theme::Sixteen);
        assert_eq!(Theme::Plain.ink(Ink::Seat(Seat::new(1))).fg, Some(Color::Reset));
        assert_eq!(Theme::Full.ink(Ink::Seat(Seat::new(0))).fg, Some(Color::Rgb(0xd5, 0x5e, 0)));
    }
}
