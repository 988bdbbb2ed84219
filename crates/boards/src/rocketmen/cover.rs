//! The cover of the box: a travel poster of the space age.

use maud::{Markup, PreEscaped, html};
use narration::Narrator;

pub(super) fn draw(words: &Narrator<'_>) -> Markup {
    html! {
        svg.cover viewBox="0 0 320 200" role="img" aria-label={ "Rocketmen. " (words.word("game-tagline")) } {
            (PreEscaped(POSTER))
            g.cover-title fill="#fff" {
                text x="14" y="44" textLength="178" lengthAdjust="spacingAndGlyphs" font-size="36" font-weight="800" { "ROCKET" }
                text x="14" y="80" textLength="96" lengthAdjust="spacingAndGlyphs" font-size="36" font-weight="800" fill="#1b2238" { "MEN" }
            }
        }
    }
}

/// A white rocket beside its red gantry before a huge red Mars, the Moon above, mission control's curve behind.
const POSTER: &str = r##"<rect width="320" height="200" fill="#d42f26"/>
<path d="M0 0h320v200H0Z" fill="#c2261e"/><circle cx="250" cy="128" r="128" fill="#d8382e"/><circle cx="250" cy="128" r="96" fill="#e7564a"/><circle cx="250" cy="128" r="62" fill="#f6efe6"/>
<path d="M190 112c30-10 44 6 70 0s30-8 50-4c1 8 2 14 1 22-24-6-36 4-56 6-24 0-42-10-65-12Z" fill="#e8cdbb"/><circle cx="232" cy="92" r="7" fill="#e8cdbb"/><circle cx="284" cy="152" r="9" fill="#e8cdbb"/>
<path d="M-8 160C40 150 60 150 96 150M186 110C190 90 196 66 212 50" fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="1 9" stroke-linecap="round"/>
<circle cx="214" cy="34" r="15" fill="#f6efe6"/><circle cx="209" cy="30" r="4" fill="#d9c4b4"/><circle cx="219" cy="39" r="3" fill="#d9c4b4"/>
<path d="M0 176c60-14 120-8 180-4s100-6 140-8v36H0Z" fill="#1b2238"/><path d="M0 188c90-8 180 0 320-8v20H0Z" fill="#0d1220"/>
<g transform="translate(34 0)"><g stroke="#1b2238" stroke-width="3" fill="none"><path d="M64 180V92h22v88M64 100l22 16M86 100l-22 16M64 116l22 16M86 116l-22 16M64 132l22 16M86 132l-22 16M64 148l22 16M86 148l-22 16M86 104h20M86 138h20"/></g>
<g transform="translate(122 176) scale(1.5)"><path fill="#1b2238" d="M-9-14l-13 12v9l13-5ZM9-14 22-2v9L9 2Z"/><path fill="#fff" d="M0-78C9-68 10-58 10-48V0h-20v-48c0-10 1-20 10-30Z"/><path fill="#0d1220" opacity=".16" d="M0-78C9-68 10-58 10-48V0H4v-48C4-60 4-70 0-78Z"/><path fill="#1b2238" d="M0-78c4 4.5 6.6 9.5 8.200 15H-8.200c1.6-5.5 4.2-10.5 8.200-15Z"/><path fill="#c2261e" d="M-10-44h20v5h-20ZM-10-14h20v5h-20Z"/><circle cx="0" cy="-53" r="3.8" fill="#1b2238"/><circle cx="0" cy="-53" r="2.2" fill="#8fd6f5"/><path fill="#1b2238" d="M-6 0h12l3 6H-9Z"/></g>
<g fill="#f6efe6" opacity=".9"><circle cx="108" cy="190" r="12"/><circle cx="124" cy="194" r="14"/><circle cx="142" cy="191" r="12"/><circle cx="92" cy="196" r="9"/><circle cx="158" cy="196" r="9"/></g></g>"##;
