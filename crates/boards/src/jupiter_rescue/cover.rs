//! The cover of the box: a travel poster of the space age.

use maud::{Markup, PreEscaped, html};
use narration::Narrator;

pub(super) fn draw(words: &Narrator<'_>) -> Markup {
    html! {
        svg.cover viewBox="0 0 320 200" role="img" aria-label={ "Jupiter Rescue. " (words.word("game-tagline")) } {
            (PreEscaped(POSTER))
            g.cover-title text-anchor="middle" fill="#fff3d9" {
                text x="92" y="44" textLength="150" lengthAdjust="spacingAndGlyphs" font-size="36" font-weight="800" { "JUPITER" }
                text x="92" y="78" textLength="150" lengthAdjust="spacingAndGlyphs" font-size="36" font-weight="800" fill="#ffb454" { "RESCUE" }
            }
        }
    }
}

/// Jupiter fills the sky behind three floating modules; a Pod takes off, a Robot waves it goodbye, a Creep waits below.
const POSTER: &str = r##"<rect width="320" height="200" fill="#1a1030"/>
<g fill="#fff3d9"><circle cx="20" cy="96" r="1"/><circle cx="44" cy="120" r="1.3"/><circle cx="14" cy="20" r="1"/><circle cx="112" cy="96" r="1"/><circle cx="30" cy="160" r="1"/><circle cx="306" cy="16" r="1.2"/><circle cx="190" cy="10" r="1"/></g>
<clipPath id="jr-cover-globe"><circle cx="262" cy="96" r="118"/></clipPath>
<g clip-path="url(#jr-cover-globe)"><rect x="140" y="-30" width="250" height="250" fill="#f0c48a"/><path fill="#c8743c" d="M140 8C190 2 230 16 280 8S360 4 390 10V30C340 36 300 24 250 32S170 34 140 28Z"/><path fill="#a8502c" d="M140 62C200 54 240 70 300 60S370 58 390 62V86C340 94 290 80 240 90S170 90 140 86Z"/><path fill="#e39a58" d="M140 104C200 98 250 112 310 102S370 100 390 104V122C330 128 290 116 240 124S170 126 140 122Z"/><path fill="#8c3f2a" d="M140 140C190 134 250 148 300 138S370 138 390 142V164C330 170 290 156 240 166S170 168 140 162Z"/><path fill="#5e2a2c" d="M140 184C200 178 260 190 390 182V230H140Z"/><ellipse cx="282" cy="112" rx="34" ry="16" fill="#d5401f"/><ellipse cx="282" cy="112" rx="24" ry="10" fill="#f0803c"/><ellipse cx="282" cy="112" rx="13" ry="5" fill="#ffd08a"/><circle cx="230" cy="80" r="150" fill="none" stroke="#1a1030" stroke-width="60" opacity=".25"/></g>
<g stroke="#0f0a1e" stroke-width="3" stroke-linejoin="round"><path fill="#3d4a78" d="m64 112 30 17v35l-30 17-30-17v-35Z"/><path fill="#4d5d92" d="m126 112 30 17v35l-30 17-30-17v-35Z"/><path fill="#34406a" d="m188 112 30 17v35l-30 17-30-17v-35Z"/></g>
<g stroke="#9fb4f0" stroke-width="4" stroke-linecap="round"><path d="M46 146h160M46 146l9-16h18l9 16-9 16H55ZM108 146l9-16h18l9 16-9 16h-18ZM170 146l9-16h18l9 16-9 16h-18Z" fill="none"/></g>
<g fill="#1a2348" stroke="#cfdcff" stroke-width="2"><circle cx="46" cy="146" r="7"/><circle cx="64" cy="146" r="7"/><circle cx="82" cy="146" r="7"/><circle cx="108" cy="146" r="7"/><circle cx="126" cy="146" r="7"/><circle cx="144" cy="146" r="7"/><circle cx="170" cy="146" r="7"/><circle cx="188" cy="146" r="7"/><circle cx="206" cy="146" r="7"/></g>
<g fill="#f2dcb4"><g transform="translate(64 146)"><circle cy="-4" r="4.500"/><path d="M-6 6c0-5 3-6 6-6s6 1 6 6Z"/></g><g transform="translate(82 146)"><circle cy="-4" r="4.500"/><path d="M-6 6c0-5 3-6 6-6s6 1 6 6Z"/></g><g transform="translate(108 146)"><circle cy="-4" r="4.500"/><path d="M-6 6c0-5 3-6 6-6s6 1 6 6Z"/></g></g>
<g transform="translate(144 136) scale(1.250)"><path d="M0-10v-6" stroke="#fff3d9" stroke-width="2"/><circle cy="-17" r="2.400" fill="#ffb454"/><path d="M9 6c5-2 7-7 7-12" stroke="#5ed3a5" stroke-width="3" fill="none" stroke-linecap="round"/><rect x="-10" y="-11" width="20" height="14" rx="5" fill="#5ed3a5"/><rect x="-7" y="-8" width="14" height="8" rx="4" fill="#12203a"/><circle cx="-3" cy="-4" r="1.800" fill="#ffe9a8"/><circle cx="3" cy="-4" r="1.800" fill="#ffe9a8"/><path d="M-7 4H7l-2 8H-5Z" fill="#3fae86"/></g>
<g transform="translate(206 144) scale(1.300)"><path fill="#140c14" stroke="#d98a6a" stroke-width=".800" d="M0-12 2.800-6.800 8-9.500 6.800-3.700 12-1.500 7.500 2 10 7.500 4.200 6.500 2.500 12 0 7.800-2.500 12-4.200 6.500-10 7.500-7.500 2-12-1.500-6.800-3.700-8-9.500-2.800-6.800Z"/><path fill="#ffd23c" d="m-4.800-2.600 3.800 2-3.200 1.400ZM4.800-2.600 1-.6l3.200 1.400Z"/></g>
<g transform="translate(196 66) rotate(35)"><path fill="#ffd08a" d="M-8 14Q0 62 8 14Z"/><path fill="#ff8a3c" d="M-4 14Q0 44 4 14Z"/><path fill="#e9edf7" stroke="#0f0a1e" stroke-width="2" d="M-16 14C-18-8-10-24 0-32 10-24 18-8 16 14Z"/><path fill="#d5401f" d="M-9.500-21C-6.500-26-3.500-29.500 0-32c3.500 2.500 6.500 6 9.500 11Z"/><circle cx="0" cy="-8" r="6.500" fill="#12203a"/><circle cx="0" cy="-7" r="4" fill="#f2dcb4"/><path fill="#d5401f" d="M-16 14-24 22V8l7-8ZM16 14l8 8V8l-7-8Z"/></g>"##;
