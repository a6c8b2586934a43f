//! Planets and the cells of their grid, 100 units wide. What a planet looks like follows from its number; what it gives is in icons:
//! printed at the lower left, slots at the lower right, the gift for strength 4 at the upper right.

use super::{
    bee::{pips, ship},
    fit::fit,
    icons::{self, hexes, put},
    phrase,
};
use crate::{
    app::board::{
        decimal::number,
        path::path,
        plane::{at, noise, polar, translate},
    },
    rules::apiary::{
        Pack, Resource,
        pack::{Planet, Token},
    },
};

/// What is on a planet's ground.
#[derive(Clone, Copy)]
enum Ground {
    Craters,
    Bands,
    Ring,
    Waves,
    Land,
    Scaffold,
    Petals,
    Rays,
}

use Ground::{Bands, Craters, Land, Petals, Rays, Ring, Scaffold, Waves};

/// By number: ground, and the colours of the globe, of its marks and of its lights.
const LOOKS: [(Ground, [&str; 3]); 15] = [
    (Petals, ["#e8a0c0", "#c66e98", "#ffd3e4"]),
    (Bands, ["#f3c73f", "#d99a1c", "#ffe896"]),
    (Ring, ["#d6b98a", "#ab8850", "#efdcb4"]),
    (Waves, ["#5ab0c9", "#2f7f99", "#b4e6f2"]),
    (Craters, ["#d9c7b2", "#b39c83", "#f2e6d4"]),
    (Craters, ["#7567b8", "#4e428c", "#a99be6"]),
    (Bands, ["#7fae8a", "#52805e", "#b9ddbf"]),
    (Waves, ["#e08f2c", "#b5620f", "#ffc868"]),
    (Ring, ["#e77f67", "#b94e3a", "#ffb9a4"]),
    (Rays, ["#ffce4f", "#e88a1a", "#fff1b3"]),
    (Petals, ["#b897e6", "#8860c2", "#e2d1ff"]),
    (Land, ["#4f9fd6", "#74b257", "#bfe5ff"]),
    (Bands, ["#c9a35e", "#8fb457", "#f0d89a"]),
    (Ring, ["#f0e4bd", "#d3bd83", "#fffbe8"]),
    (Scaffold, ["#c98d7b", "#9a5d52", "#eab9a4"]),
];

fn painted(d: &str, paint: &[&str]) -> String {
    ["<path d=\"", d, "\" ", &paint.concat(), "/>"].concat()
}

/// What is drawn on the globe.
fn ground(seed: i32, ground: Ground, marks: &str, lights: &str) -> String {
    let tone = |i: i32| if i % 2 == 0 { marks } else { lights };
    match ground {
        Craters => (0..9)
            .map(|i| {
                let middle = polar(noise(seed, i, 0) * 360.0, 30.0 * noise(seed, i, 3).sqrt());
                let radius = 3.0 + noise(seed, i, 5) * 5.0;
                let hole = path(|p| {
                    p.disc(middle, radius);
                });
                let rim = path(|p| {
                    p.move_to(middle - at(radius, 0.0)).arc_to(radius, false, middle + at(radius, 0.0));
                });
                [
                    painted(&hole, &["fill=\"", marks, "\""]),
                    painted(&rim, &["fill=\"none\" stroke-width=\"1.6\" stroke=\"", lights, "\""]),
                ]
                .concat()
            })
            .collect(),
        Bands | Ring => (0..5)
            .map(|i| {
                let y = -30.0 + i as f32 * 14.0 + noise(seed, i, 0) * 5.0;
                let height = 3.0 + noise(seed, i, 2) * 6.0;
                let wave = (noise(seed, i, 6) - 0.5) * 16.0;
                let band = path(|p| {
                    p.move_to(at(-40.0, y))
                        .quad_to(at(-14.0, y + wave), at(6.0, y))
                        .quad_to(at(26.0, y - wave), at(44.0, y + 3.0));
                    p.line_to(at(44.0, y + height))
                        .quad_to(at(14.0, y + height + wave), at(-8.0, y + height));
                    p.quad_to(at(-26.0, y + height - wave), at(-40.0, y + height)).close();
                });
                painted(&band, &["fill=\"", tone(i), "\""])
            })
            .collect(),
        Waves => (0..6)
            .map(|i| {
                let start = translate(at(-36.0 + (i % 2) as f32 * 8.0, -26.0 + i as f32 * 11.0));
                let paint = [
                    "fill=\"none\" stroke-width=\"3.5\" stroke-linecap=\"round\" stroke=\"",
                    tone(i),
                    "\" transform=\"",
                    &start,
                    "\"",
                ];
                painted("M0 0q6-7 12 0t12 0 12 0 12 0 12 0 12 0", &paint)
            })
            .collect(),
        Land => (0..4)
            .map(|i| {
                let middle =
                    polar(i as f32 * 95.0 + noise(seed, i, 0) * 40.0, 14.0 + noise(seed, i, 2) * 14.0);
                let coast: Vec<_> = (0..8)
                    .map(|k| {
                        let step = polar(k as f32 * 45.0, 8.0 + noise(seed, i, k) * 9.0);
                        middle + at(step.x * 1.2, step.y)
                    })
                    .collect();
                let coast = path(|p| {
                    p.blob(&coast);
                });
                painted(&coast, &["stroke-width=\"2\" fill=\"", marks, "\" stroke=\"", lights, "\""])
            })
            .collect(),
        Scaffold => [
            painted(
                "M-40-10H40M-40 10H40M-14-40V40M12-40V40M-40-34L40 30M40-34L-40 30",
                &["stroke-width=\"3.5\" stroke=\"", marks, "\""],
            ),
            painted(
                "M-14-10h26v20h-26Z",
                &["stroke-width=\"3\" fill=\"", lights, "\" stroke=\"", marks, "\""],
            ),
        ]
        .concat(),
        Petals => rays(6, 12, "M0 0C-14-8-12-28 0-34 12-28 14-8 0 0Z", marks, lights),
        Rays => rays(12, 0, "M-5-12L0-36 5-12Z", marks, lights),
    }
}

/// The same all round.
fn rays(count: i32, first: i32, d: &str, marks: &str, lights: &str) -> String {
    let ray = |i: i32| {
        let turn = (i * 360 / count + first).to_string();
        let fill = if i % 2 == 0 { lights } else { marks };
        painted(d, &["opacity=\".75\" fill=\"", fill, "\" transform=\"rotate(", &turn, ")\""])
    };
    (0..count).map(ray).collect()
}

/// A planet of that number and radius.
pub fn globe(of: u8, radius: f32) -> String {
    let seed = i32::from(of);
    let (kind, [colour, marks, lights]) = LOOKS[usize::from(of.max(1) - 1) % LOOKS.len()];
    let clip = of.to_string();
    let mut art = [
        "<clipPath id=\"ap-globe",
        &clip,
        "\"><circle r=\"33\"/></clipPath><circle r=\"34\" fill=\"",
        colour,
        "\"/><g clip-path=\"url(#ap-globe",
        &clip,
        ")\">",
        &ground(seed, kind, marks, lights),
        r##"<path class="ap-p-shade" d="M38-36A44 44 0 0 1-26 42L44 48Z"/><path class="ap-gleam" d="M-25-14A28 28 0 0 1-8-26"/></g><circle class="ap-p-ol" r="34"/>"##,
    ]
    .concat();
    if matches!(kind, Ring) {
        let ring = "M-33-4Q-62 14-42 18-8 22 34-8 56-24 34-20";
        art += &painted(ring, &["class=\"ap-ring-line\""]);
        art += &painted(ring, &["class=\"ap-ring\" stroke=\"", lights, "\""]);
    }
    put(0.0, 0.0, radius / 34.0, &art)
}

/// Whether the ship can reach a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// Nobody asks.
    #[default]
    Any,
    /// It can.
    Near,
    /// It cannot; so many steps more would do.
    Far(u8),
}

/// What lies in a cell of the grid.
#[derive(Clone, Copy, Debug)]
pub enum Held<'a> {
    /// Nothing: the ship begins here.
    Start,
    /// It is not explored.
    Token(&'a Token),
    /// A planet, with what lies on its slots.
    Planet(&'a Planet, &'a [Resource]),
}

/// The outline of a cell.
pub const CELL: &str =
    "M-46-34A12 12 0 0 1-34-46H34A12 12 0 0 1 46-34V34A12 12 0 0 1 34 46H-34A12 12 0 0 1-46 34Z";

/// A cell of the grid, round the origin.
pub fn cell(pack: &Pack, held: Held<'_>, reach: Reach, with_ship: bool) -> String {
    let class = match reach {
        Reach::Any => "ap-p-cell",
        Reach::Near => "ap-p-cell ap-reach",
        Reach::Far(_) => "ap-p-cell ap-far",
    };
    let inside = match held {
        Held::Start => {
            [hexes("ap-p-un", 24.0, &[(0.0, 0.0)]), hexes("ap-p-un ap-none", 12.0, &[(0.0, 0.0)])].concat()
        }
        Held::Token(token) => unexplored(pack, token),
        Held::Planet(planet, slots) => explored(pack, planet, slots),
    };
    let mut art = ["<path class=\"", class, "\" d=\"", CELL, "\"/>"].concat();
    art += &match reach {
        Reach::Far(_) => ["<g class=\"ap-dim\">", &inside, "</g>"].concat(),
        _ => inside,
    };
    if let Reach::Far(more @ 1..=2) = reach {
        let text = [
            "<rect class=\"ap-far-b\" x=\"-10\" y=\"-11\" width=\"30\" height=\"22\" rx=\"11\"/><text class=\"ap-far-t\" x=\"5\" y=\"1\">+",
            &more.to_string(),
            "</text>",
        ];
        art += &put(-33.0, -33.0, 1.0, &text.concat());
    }
    if with_ship {
        art += &put(-22.0, -18.0, 0.72, &ship());
    }
    art
}

fn unexplored(pack: &Pack, token: &Token) -> String {
    let gift = fit(&phrase::effect(pack, token.effect), 36.0, 32.0, 0.82);
    ["<circle class=\"ap-p-un\" r=\"34\"/>", &hexes("ap-p-token", 25.0, &[(0.0, 0.0)]), &gift].concat()
}

fn explored(pack: &Pack, planet: &Planet, filled: &[Resource]) -> String {
    let mut art = put(0.0, -5.0, 1.0, &globe(planet.item.number(), 33.0));
    let printed = phrase::effect(pack, planet.printed);
    if !printed.is_empty() {
        let wide = printed.iter().map(|part| part.glyphs.len()).sum::<usize>().min(3) as f32;
        let plate = [
            "<rect class=\"ap-p-print\" x=\"",
            &number(wide * -11.5),
            "\" y=\"-12\" width=\"",
            &number(wide * 23.0),
            "\" height=\"24\" rx=\"6\"/>",
            &fit(&printed, wide * 21.0, 20.0, 0.85),
        ];
        art += &put(-40.0 + wide * 11.5, 31.0, 1.0, &plate.concat());
    }
    for slot in 0..planet.slots {
        let inside = match filled.get(usize::from(slot)) {
            Some(one) => {
                ["<circle class=\"ap-p-full\" r=\"11\"/>", &put(0.0, 0.0, 0.72, icons::resource(*one))]
                    .concat()
            }
            None => "<circle class=\"ap-p-slot\" r=\"11\"/>".to_owned(),
        };
        art += &put(28.0 - f32::from(slot) * 25.0, 30.0, 1.0, &inside);
    }
    let bonus = phrase::effect(pack, planet.bonus);
    if !bonus.is_empty() {
        let gift = [
            r#"<path class="ap-p-s4" d="M-17-13H17Q20-13 20-10V10Q20 13 17 13H-17Q-20 13-20 10V-10Q-20-13-17-13Z"/>"#,
            &put(-20.0, -13.0, 0.62, &pips(4)),
            &put(3.0, 0.0, 1.0, &fit(&bonus, 29.0, 21.0, 0.8)),
        ];
        art += &put(25.0, -29.0, 1.0, &gift.concat());
    }
    art
}
