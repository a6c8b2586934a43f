//! The lid of the game's box for the shelf: 264 × 312 units, a lid with its spine, lit from the upper left. The title is
//! written by the caller, at [`TITLE`].

use super::{
    geometry::{at, noise},
    path::path,
    village,
};

/// The picture on the lid, as inner SVG.
pub fn eruption() -> String {
    let stars: String = [0, 1]
        .map(|size| {
            let places = path(|p| {
                for i in (size..30).step_by(2) {
                    p.move_to(at(noise(i, 3, 0) * 240.0, noise(i, 5, 0) * 90.0)).close();
                }
            });
            format!(r##"<path d="{places}" stroke="#fff" stroke-width="{}" stroke-linecap="round" opacity=".7"/>"##, ["1.2", "1.7"][size as usize])
        })
        .concat();
    let ridges = path(|p| {
        for i in 0..9 {
            let x = i as f32;
            p.open_line([at(104.0 + x * 4.0, 112.0), at(20.0 + x * 26.0 + noise(i, 0, 0) * 10.0, 214.0)]);
        }
    });
    let lava: String = [(9.0, "#7d1a10"), (6.0, "#e8421a"), (3.0, "#ff9a26"), (0.6, "#ffd452")]
        .map(|(width, fill)| format!(r#"<path d="{}" fill="{fill}"/>"#, flow(width)))
        .concat();
    let huts: String = [(34, 238, "v1"), (70, 250, "v5"), (206, 240, "v2"), (168, 252, "v4")]
        .map(|(x, y, class)| {
            format!(r#"<g class="{class}" transform="translate({x} {y}) scale(.42)">{}</g>"#, village::HUT)
        })
        .concat();
    let palms: String = [(16, 246), (96, 256), (226, 252), (140, 260)]
        .map(|(x, y)| format!(r#"<g transform="translate({x} {y}) scale(.42)">{}</g>"#, village::PALM))
        .concat();
    let people: String = [(52, 250, "v5"), (187, 252, "v4"), (116, 254, "v1")]
        .map(|(x, y, class)| {
            format!(r#"<g class="{class}" transform="translate({x} {y}) scale(.4)">{}</g>"#, village::ALARMED)
        })
        .concat();
    format!(
        r##"{SKY}{stars}<circle cx="120" cy="98" r="92" fill="url(#box-glow)"/>{PLUME}{MOUNTAIN}<path d="{ridges}" stroke="#171214" stroke-width="2" opacity=".5" fill="none"/>{lava}{VENT}<g transform="translate(0 -26)">{SHORE}{huts}{palms}{people}</g>{FOOT}"##
    )
}

const SKY: &str = r##"<defs><linearGradient id="box-sky" x2="0" y2="1"><stop stop-color="#141c30"/><stop offset=".55" stop-color="#4a2a44"/><stop offset=".8" stop-color="#b5522f"/></linearGradient><radialGradient id="box-glow"><stop stop-color="#ffb347" stop-opacity=".9"/><stop offset="1" stop-color="#ff5a1e" stop-opacity="0"/></radialGradient></defs><rect width="240" height="288" rx="3" fill="#1b2436"/><rect width="240" height="230" fill="url(#box-sky)"/>"##;
const PLUME: &str = r##"<path d="M60 34a16 16 0 0 1 8-28 22 22 0 0 1 40-2 20 20 0 0 1 34 0 22 22 0 0 1 40 6 15 15 0 0 1 0 28Q120 52 60 34Z" fill="#2a1c2c" opacity=".55"/><path d="M120 92C100 70 112 52 96 40 120 44 108 24 128 14 122 34 148 40 138 58 150 66 136 80 132 94Z" fill="#e8421a"/><path d="M121 94C110 76 118 64 110 54 124 56 118 44 126 36 126 50 138 56 132 68 138 76 130 86 130 94Z" fill="#ffd24a"/><path d="M92 72l-7-9M150 70l8-10M84 86l-9-3M160 84l9-4M104 54l-5-8" stroke="#ffb347" stroke-width="2.5" stroke-linecap="round"/>"##;
const MOUNTAIN: &str = r##"<path d="M-10 232L96 100Q110 92 120 96T144 100L250 232Z" fill="#3d3539"/><path d="M-10 232L96 100Q104 96 110 96L60 232Z" fill="#564c50" opacity=".5"/><path d="M144 100L250 232H130L126 98Z" fill="#272124"/>"##;
const VENT: &str = r##"<ellipse cx="120" cy="99" rx="23" ry="6" fill="#ffd452"/><ellipse cx="120" cy="98" rx="13" ry="3" fill="#fff4bf"/>"##;
const SHORE: &str = r##"<path d="M0 222Q60 206 120 218T240 212V288H0Z" fill="#234e3a"/><path d="M0 236Q70 222 130 234T240 228V288H0Z" fill="#c7a873"/>"##;
const FOOT: &str = r##"<path d="M0 240H240V285a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3Z" fill="#131a2b"/><rect x="5" y="5" width="230" height="278" rx="2" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>"##;

/// The streams down the mountain, with that width added on both sides.
fn flow(w: f32) -> String {
    path(|p| {
        p.move_to(at(120.0 - w, 100.0));
        p.curve_to(at(120.0 - w * 1.3, 128.0), at(112.0 - w, 140.0), at(104.0 - w, 158.0));
        p.curve_to(at(96.0 - w, 176.0), at(64.0 - w, 190.0), at(58.0 - w * 1.6, 222.0));
        p.line_to(at(58.0 + w * 1.8, 222.0));
        p.curve_to(at(70.0 + w, 196.0), at(104.0 + w * 0.6, 176.0), at(113.0 + w * 0.5, 160.0));
        p.line_to(at(121.0 - w * 0.3, 146.0)).line_to(at(128.0 - w * 0.4, 172.0));
        p.curve_to(at(134.0 - w, 190.0), at(128.0 - w, 204.0), at(136.0 - w * 1.5, 226.0));
        p.line_to(at(136.0 + w * 1.8, 226.0));
        p.curve_to(at(142.0 + w, 204.0), at(146.0 + w, 192.0), at(140.0 + w, 172.0));
        p.line_to(at(136.0 + w * 0.6, 150.0));
        p.curve_to(at(150.0 + w * 0.4, 172.0), at(178.0 + w, 184.0), at(186.0 - w, 214.0));
        p.line_to(at(186.0 + w * 2.0, 214.0));
        p.curve_to(at(186.0 + w, 184.0), at(152.0 + w * 1.6, 156.0), at(140.0 + w, 138.0));
        p.curve_to(at(128.0 + w, 120.0), at(122.0 + w, 112.0), at(120.0 + w, 100.0)).close();
    })
}
