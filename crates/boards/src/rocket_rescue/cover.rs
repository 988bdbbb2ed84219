//! The cover of the box: a travel poster of the space age.

use maud::{Markup, PreEscaped, html};
use narration::Narrator;

pub(super) fn draw(words: &Narrator<'_>) -> Markup {
    html! {
        svg.cover viewBox="0 0 320 200" role="img" aria-label={ "Rocket Rescue. " (words.word("game-tagline")) } {
            (PreEscaped(POSTER))
            g.cover-title text-anchor="middle" fill="#fff0d0" {
                text x="104" y="46" textLength="168" lengthAdjust="spacingAndGlyphs" font-size="38" font-weight="800" { "ROCKET" }
                text x="104" y="82" textLength="168" lengthAdjust="spacingAndGlyphs" font-size="38" font-weight="800" fill="#f2b04a" { "RESCUE" }
            }
        }
    }
}

/// A dusty launch site: three towers, a rocket stacked from modules taking off, the others waiting, small crews on the way.
const POSTER: &str = r##"<rect width="320" height="200" fill="#3a1512"/>
<circle cx="226" cy="176" r="190" fill="#5c2117"/><circle cx="226" cy="176" r="150" fill="#8a341b"/><circle cx="226" cy="176" r="112" fill="#bd5a24"/><circle cx="226" cy="176" r="76" fill="#df9136"/><circle cx="226" cy="176" r="44" fill="#f6c766"/>
<g fill="#fff0d0"><circle cx="20" cy="20" r="1.200"/><circle cx="58" cy="104" r="1"/><circle cx="12" cy="120" r="1.300"/><circle cx="290" cy="18" r="1.200"/><circle cx="306" cy="60" r="1"/><circle cx="198" cy="12" r="1"/><circle cx="88" cy="12" r="1"/></g>
<g transform="translate(290 40)"><circle r="18" fill="#4f8fb8"/><path fill="#8cc4d8" d="M-17.500-4H17.500A18 18 0 0 1 18 2H-18A18 18 0 0 1-17.500-4Z"/><path fill="#14060a" opacity=".3" d="M0-18A18 18 0 0 1 0 18A23 23 0 0 0 0-18Z"/></g>
<path d="M0 168 40 150 76 164 130 146 176 160 230 148 284 162 320 150V200H0Z" fill="#5c2117"/>
<path d="M0 184 60 174 140 182 230 172 320 184V200H0Z" fill="#2a0f0e"/>
<g fill="none" stroke="#2a0f0e" stroke-width="2.500"><path d="M36 184V112M48 184V112M36 112h12M36 130l12-18M36 148l12-18M36 166l12-18M36 184l12-18M48 122h12M48 150h10"/><path transform="translate(2 0)" d="M268 180v-70M280 180v-70M268 110h12M268 128l12-18M268 146l12-18M268 164l12-18M268 180l12-16M280 120h12M280 148h10"/></g>
<g transform="translate(72 184)"><path fill="#b8442a" d="M-12-16-18 0-8-6ZM12-16 18 0 8-6Z"/><path fill="#f6e6c4" d="M-12-16h24v12h-24Z"/><path fill="#7d5ba6" d="M-12-31h24v13h-24Z"/><path fill="#3a6ea5" d="M-12-46h24v13h-24Z"/><circle cx="-5" cy="-39.500" r="2.600" fill="#f6e6c4"/><circle cx="5" cy="-39.500" r="2.600" fill="#f6e6c4"/></g>
<g transform="translate(300 181)"><path fill="#b8442a" d="M-12-16-18 0-8-6ZM12-16 18 0 8-6Z"/><path fill="#f6e6c4" d="M-12-16h24v12h-24Z"/><path fill="#7d5ba6" d="M-12-31h24v13h-24Z"/></g>
<g transform="translate(61 -4)"><path d="M150 200C140 178 152 168 157 150H173C178 168 190 178 180 200Z" fill="#fff0d0"/><path d="M157 200C152 180 158 168 160 150H170C172 168 178 180 173 200Z" fill="#f6c766"/>
<ellipse cx="130" cy="194" rx="30" ry="12" fill="#f6e6c4"/><ellipse cx="200" cy="195" rx="34" ry="11" fill="#f6e6c4"/><ellipse cx="165" cy="198" rx="40" ry="10" fill="#fff7e4"/></g>
<g transform="translate(226 146)"><path fill="#e0562c" d="M-18-24-28 4-12-6ZM18-24 28 4 12-6Z"/><path fill="#2a0f0e" d="M-9-2H9L13 6H-13Z"/><path fill="#f6e6c4" d="M-18-24H18L15 0H-15Z"/><path fill="#b8442a" d="M-17-6h34l-.8 6h-32.400Z"/>
<path fill="#f6e6c4" d="M-18-44H18V-25H-18Z"/><path fill="#7d5ba6" d="M-18.500-44h37v4h-37ZM-18.500-29h37v4h-37Z"/><path fill="#f6e6c4" d="M-18-64H18V-45H-18Z"/><path fill="#3a6ea5" d="M-18-64h36v2.500h-36ZM-18-47.500h36v2.500h-36Z"/><circle cx="-10" cy="-54.500" r="4" fill="#2a0f0e"/><circle cx="0" cy="-54.500" r="4" fill="#2a0f0e"/><circle cx="10" cy="-54.500" r="4" fill="#2a0f0e"/><circle cx="-10" cy="-54" r="2.200" fill="#e0690f"/><circle cx="0" cy="-54" r="2.200" fill="#e3b505"/><circle cx="10" cy="-54" r="2.200" fill="#4b97de"/>
<path fill="#f6e6c4" d="M0-108C9-104 16.500-90 18-65H-18C-16.500-90-9-104 0-108Z"/><path fill="#2f7a4a" d="M0-108C5.500-105.500 10.500-100 13.700-91.500H-13.700C-10.500-100-5.500-105.500 0-108Z"/><circle cx="0" cy="-79" r="6" fill="#2a0f0e"/><circle cx="0" cy="-79" r="3.800" fill="#8cc4d8"/><path fill="#2a0f0e" opacity=".16" d="M0-108C9-104 16.500-90 18-65V-24L15 0H8L10-65C9-90 6-102 0-108Z"/></g>"##;
