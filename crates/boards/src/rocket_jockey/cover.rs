//! The cover of the box: a travel poster of the space age.

use maud::{Markup, PreEscaped, html};
use narration::Narrator;

pub(super) fn draw(words: &Narrator<'_>) -> Markup {
    html! {
        svg.cover viewBox="0 0 320 200" role="img" aria-label={ "Rocket Jockey. " (words.word("game-tagline")) } {
            (PreEscaped(POSTER))
            g.cover-title text-anchor="middle" fill="#fff3d9" {
                text x="92" y="44" textLength="150" lengthAdjust="spacingAndGlyphs" font-size="38" font-weight="800" { "ROCKET" }
                text x="92" y="80" textLength="150" lengthAdjust="spacingAndGlyphs" font-size="38" font-weight="800" fill="#ffb454" { "JOCKEY" }
            }
        }
    }
}

/// Saturn over a desert moon, the Sun low, and a rocket on its way with a trail.
const POSTER: &str = r##"<rect width="320" height="200" fill="#0c3b46"/>
<circle cx="236" cy="150" r="150" fill="#125562"/><circle cx="236" cy="150" r="112" fill="#1a7078"/><circle cx="236" cy="150" r="76" fill="#f08a3c"/><circle cx="236" cy="150" r="58" fill="#ffb454"/>
<g fill="#fff3d9"><circle cx="60" cy="100" r="1"/><circle cx="30" cy="128" r="1.4"/><circle cx="118" cy="112" r="1"/><circle cx="190" cy="14" r="1.3"/><circle cx="302" cy="20" r="1.2"/><circle cx="180" cy="58" r="1"/><circle cx="88" cy="142" r="1.1"/><circle cx="12" cy="74" r="1"/></g>
<g transform="translate(70 138) rotate(-18)"><path d="M-40 0a40 10 0 0 1 80 0" fill="none" stroke="#c98a3a" stroke-width="5"/><circle r="25" fill="#f2d08a"/><path fill="#d69a48" d="M-24.3-6H24.3A25 25 0 0 1 25 1H-25A25 25 0 0 1-24.3-6ZM-22.6 10.7H22.6A25 25 0 0 1 19 16.2H-19A25 25 0 0 1-22.6 10.7Z"/><path fill="#7c3f16" opacity=".4" d="M0-25A25 25 0 0 1 0 25A31 31 0 0 0 0-25Z"/><path d="M-40 0a40 10 0 0 0 80 0" fill="none" stroke="#ffe0a3" stroke-width="5"/></g>
<path d="M0 178C60 150 96 170 140 166S210 176 320 148V200H0Z" fill="#b4482a"/><path d="M0 190C50 172 110 186 170 180S260 184 320 170V200H0Z" fill="#7c2d23"/><path d="M0 196C80 188 160 196 320 186V200H0Z" fill="#4a1c1f"/>
<path d="M128 200C150 150 190 112 246 74" fill="none" stroke="#fff3d9" stroke-width="9" stroke-linecap="round" opacity=".9"/><path d="M150 200C164 160 196 120 248 78" fill="none" stroke="#ffd08a" stroke-width="5" stroke-linecap="round"/>
<g transform="translate(243 79) rotate(54) scale(1.15)"><path fill="#ffe08a" d="M-6-2Q0 20 6-2Z"/><path fill="#d5401f" d="M-8-18C-18-12-20-4-19 3l9-6ZM8-18C18-12 20-4 19 3l-9-6Z"/><path fill="#fff3d9" d="M0-55C11-43 13-22 8-3H-8C-13-22-11-43 0-55Z"/><path fill="#0c3b46" opacity=".2" d="M0-55C11-43 13-22 8-3H2C7-22 6-43 0-55Z"/><path fill="#d5401f" d="M0-55C4.5-50 7.6-44 9.3-37.5H-9.3C-7.6-44-4.5-50 0-55Z"/><circle cx="0" cy="-27" r="5.2" fill="#0c3b46"/><circle cx="0" cy="-27" r="3.4" fill="#7fe0d4"/><path fill="#d5401f" d="M-1.8-16h3.6V3h-3.6Z"/></g>
<g transform="translate(36 172) scale(.28)"><path fill="#bff5d0" d="M-15-4a15 17 0 0 1 30 0Z"/><ellipse cx="0" cy="2" rx="34" ry="9" fill="#5ed38a"/></g>"##;
