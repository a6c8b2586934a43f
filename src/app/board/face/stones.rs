//! How the four stones are drawn: constant inner SVG round the origin. Light falls from the upper left; every stone has two tones
//! and a dark outline. They carry their own colours in every theme, as lava and basalt do.

/// A stone with its faces.
pub(super) struct Stone {
    /// Its colour, below all that is drawn on it.
    pub fill: &'static str,
    /// The colour of its outline.
    pub line: &'static str,
    /// The colour of the lines of its face.
    pub pen: &'static str,
    /// In the order of [`super::Size`].
    pub sizes: [Drawing; 2],
}

/// A stone in one of its sizes.
pub(super) struct Drawing {
    /// Its silhouette, a path.
    pub outline: &'static str,
    /// How wide the line round it is, half of it outside.
    pub line: &'static str,
    /// How wide the lines of its face are.
    pub pen: &'static str,
    /// What all moods have in common.
    pub body: &'static str,
    /// Eyes and mouth, in the order of [`super::Mood`].
    pub moods: [&'static str; 4],
}

/// Pumice: froth, scalloped and round.
pub(super) static GENTLE: Stone = Stone {
    fill: "#c9bca7",
    line: "#241d18",
    pen: "#241d18",
    sizes: [
        Drawing {
            outline: "M-6.4-36.4A15.5 15.5 0 0 1 18.5-32A15.5 15.5 0 0 1 34.8-12.7A15.5 15.5 0 0 1 34.8 12.7A15.5 15.5 0 0 1 18.5 32A15.5 15.5 0 0 1-6.4 36.4A15.5 15.5 0 0 1-28.3 23.8A15.5 15.5 0 0 1-37 0A15.5 15.5 0 0 1-28.3-23.8A15.5 15.5 0 0 1-6.4-36.4Z",
            line: "6",
            pen: "4",
            body: r##"<path transform="translate(-3.5 -4)" d="M-5.9-33.5A14.2 14.2 0 0 1 17-29.4A14.2 14.2 0 0 1 31.9-11.6A14.2 14.2 0 0 1 31.9 11.6A14.2 14.2 0 0 1 17 29.4A14.2 14.2 0 0 1-5.9 33.5A14.2 14.2 0 0 1-26 21.9A14.2 14.2 0 0 1-34 0A14.2 14.2 0 0 1-26-21.9A14.2 14.2 0 0 1-5.9-33.5Z" fill="#eae2d4"/><path fill="#a99c88" d="M-27-17a5 4 0 1 0 10 0a5 4 0 1 0-10 0ZM7-30a6 4.5 0 1 0 12 0a6 4.5 0 1 0-12 0ZM24-5a4.5 5.5 0 1 0 9 0a4.5 5.5 0 1 0-9 0ZM-36 8a4 5 0 1 0 8 0a4 5 0 1 0-8 0ZM-12-33a3 2.5 0 1 0 6 0a3 2.5 0 1 0-6 0ZM21 23a4 3 0 1 0 8 0a4 3 0 1 0-8 0ZM-27 27a3.5 3 0 1 0 7 0a3.5 3 0 1 0-7 0Z"/><path fill="#8c7f6c" d="M-25-18a3 2 0 1 0 6 0a3 2 0 1 0-6 0ZM10-31a3.5 2.3 0 1 0 7 0a3.5 2.3 0 1 0-7 0ZM26-6a2.5 3 0 1 0 5 0a2.5 3 0 1 0-5 0Z"/><path fill="#e9a183" opacity=".75" d="M-29 9a6 4.5 0 1 0 12 0a6 4.5 0 1 0-12 0ZM17 9a6 4.5 0 1 0 12 0a6 4.5 0 1 0-12 0Z"/><path d="M-31-24Q-29-30-23-32" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/>"##,
            moods: [
                r##"<g stroke="none" fill="#241d18"><circle cx="-14" cy="-1" r="5"/><circle cx="14" cy="-1" r="5"/></g><g stroke="none" fill="#fff"><circle cx="-15.8" cy="-3" r="1.7"/><circle cx="12.2" cy="-3" r="1.7"/></g><path d="M-9 11Q0 21 9 11"/>"##,
                r##"<path d="M-20-2Q-14 4-8-2M8-2Q14 4 20-2"/><path d="M-3 14q3-3 6 0"/>"##,
                r##"<path d="M-20 0Q-14-8-8 0M8 0Q14-8 20 0"/><path stroke="none" d="M-10 10H10Q8 23 0 23T-10 10Z" fill="#241d18"/><path stroke="none" d="M-5 19Q0 15 5 19 3 22.5 0 22.5T-5 19Z" fill="#e87a6a"/>"##,
                r##"<g stroke="none" fill="#241d18"><circle cx="-14" cy="2" r="5"/><circle cx="14" cy="2" r="5"/></g><path d="M-22-10L-10-13M22-10L10-13" stroke-width="3.2"/><path d="M-7 16Q0 12 7 16"/>"##,
            ],
        },
        Drawing {
            outline: "M-6.4-36.4A19 19 0 0 1 24.5-27.7A19 19 0 0 1 37 1.8A19 19 0 0 1 21.6 30A19 19 0 0 1-10 35.6A19 19 0 0 1-34.1 14.4A19 19 0 0 1-32.5-17.7A19 19 0 0 1-6.4-36.4Z",
            line: "7",
            pen: "6",
            body: r##"<path transform="translate(-3.5 -4)" d="M-5.9-33.5A17.5 17.5 0 0 1 22.5-25.5A17.5 17.5 0 0 1 34 1.7A17.5 17.5 0 0 1 19.8 27.6A17.5 17.5 0 0 1-9.2 32.7A17.5 17.5 0 0 1-31.3 13.2A17.5 17.5 0 0 1-29.9-16.3A17.5 17.5 0 0 1-5.9-33.5Z" fill="#eae2d4"/><path fill="#e9a183" opacity=".75" d="M-29 9a6 4.5 0 1 0 12 0a6 4.5 0 1 0-12 0ZM17 9a6 4.5 0 1 0 12 0a6 4.5 0 1 0-12 0Z"/>"##,
            moods: [
                r##"<g stroke="none" fill="#241d18"><circle cx="-14" cy="-1" r="6.5"/><circle cx="14" cy="-1" r="6.5"/></g><path d="M-9 11Q0 21 9 11"/>"##,
                r##"<path d="M-20-2Q-14 4-8-2M8-2Q14 4 20-2"/><path d="M-3 14q3-3 6 0"/>"##,
                r##"<path d="M-20 0Q-14-8-8 0M8 0Q14-8 20 0"/><path stroke="none" d="M-10 10H10Q8 23 0 23T-10 10Z" fill="#241d18"/><path stroke="none" d="M-5 19Q0 15 5 19 3 22.5 0 22.5T-5 19Z" fill="#e87a6a"/>"##,
                r##"<g stroke="none" fill="#241d18"><circle cx="-14" cy="2" r="6.5"/><circle cx="14" cy="2" r="6.5"/></g><path d="M-22-10L-10-13M22-10L10-13" stroke-width="4.8"/><path d="M-7 16Q0 12 7 16"/>"##,
            ],
        },
    ],
};

/// Basalt: a column, a hexagon with its side.
pub(super) static FAIR: Stone = Stone {
    fill: "#4c5763",
    line: "#1d2228",
    pen: "#241d18",
    sizes: [
        Drawing {
            outline: "M-21-43L21-43L42-7L42 10L21 46L-21 46L-42 10L-42-7Z",
            line: "7",
            pen: "4.5",
            body: r##"<path fill="#4c5763" d="M-42-7L-21 29V46L-42 10Z"/><path fill="#414b56" d="M-21 29H21V46H-21Z"/><path fill="#353e48" d="M21 29L42-7V10L21 46Z"/><path d="M-21-43L21-43L42-7L21 29L-21 29L-42-7Z" fill="#8997a5"/><path fill="#9fadb9" d="M-21-43H21L13-35H-17L-35-6-42-7Z"/><path fill="#76848f" d="M42-7L21 29H-21L-17 23H17L35-7Z"/><path d="M-21 29V45M21 29V45M-7 30V45M8 30V45" fill="none" stroke="#2b333b" stroke-width="1.8" stroke-linecap="round"/><path fill="#7da05a" d="M10-43H21L32-24Q26-22 24-28 19-26 18-33 12-33 10-43Z"/><path fill="#9bbd74" d="M12-42H20L24-35Q19-34 18-38 14-37 12-42Z"/><path d="M-30-16l5 3M-27 12l4-3M25 10l-4-4" fill="none" stroke="#66737e" stroke-width="2" stroke-linecap="round"/>"##,
            moods: [
                r##"<g stroke="none" fill="#f4f1e8"><circle cx="-14" cy="-6" r="9"/><circle cx="14" cy="-6" r="9"/></g><g stroke="none" fill="#241d18"><circle cx="-14" cy="-5.5" r="4.6"/><circle cx="14" cy="-5.5" r="4.6"/></g><path d="M-24-19H-6M24-19H6" stroke-width="5"/><path d="M-10 13Q0 16.5 10 13"/>"##,
                r##"<g stroke="none" fill="#f4f1e8"><circle cx="-14" cy="-6" r="9"/><circle cx="14" cy="-6" r="9"/></g><g stroke="none" fill="#241d18"><circle cx="-12.5" cy="-10" r="4.6"/><circle cx="15.5" cy="-10" r="4.6"/></g><path d="M-23-21L-7-23M23-18L7-18" stroke-width="5"/><path d="M-6 15L7 12"/>"##,
                r##"<path d="M-22-4Q-14-13-6-4M6-4Q14-13 22-4"/><path stroke="none" d="M-11 8H11Q9 20 0 20T-11 8Z" fill="#241d18"/>"##,
                r##"<g stroke="none" fill="#f4f1e8"><circle cx="-14" cy="-6" r="9"/><circle cx="14" cy="-6" r="9"/></g><g stroke="none" fill="#241d18"><circle cx="-14" cy="-2.5" r="4.6"/><circle cx="14" cy="-2.5" r="4.6"/></g><path d="M-23-17L-8-20M23-17L8-20" stroke-width="5"/><path d="M-9 16Q0 11 9 16"/>"##,
            ],
        },
        Drawing {
            outline: "M-21-43L21-43L42-7L42 10L21 46L-21 46L-42 10L-42-7Z",
            line: "9",
            pen: "6",
            body: r##"<path fill="#4c5763" d="M-42-7L-21 29V46L-42 10Z"/><path fill="#414b56" d="M-21 29H21V46H-21Z"/><path fill="#353e48" d="M21 29L42-7V10L21 46Z"/><path d="M-21-43L21-43L42-7L21 29L-21 29L-42-7Z" fill="#8997a5"/><path fill="#9fadb9" d="M-21-43H21L13-35H-17L-35-6-42-7Z"/><path fill="#76848f" d="M42-7L21 29H-21L-17 23H17L35-7Z"/>"##,
            moods: [
                r##"<g stroke="none" fill="#f4f1e8"><circle cx="-14" cy="-6" r="9.5"/><circle cx="14" cy="-6" r="9.5"/></g><g stroke="none" fill="#241d18"><circle cx="-14" cy="-5.5" r="5.6"/><circle cx="14" cy="-5.5" r="5.6"/></g><path d="M-24-19H-6M24-19H6"/><path d="M-10 13Q0 16.5 10 13"/>"##,
                r##"<g stroke="none" fill="#f4f1e8"><circle cx="-14" cy="-6" r="9.5"/><circle cx="14" cy="-6" r="9.5"/></g><g stroke="none" fill="#241d18"><circle cx="-12.5" cy="-10" r="5.6"/><circle cx="15.5" cy="-10" r="5.6"/></g><path d="M-23-21L-7-23M23-18L7-18"/><path d="M-6 15L7 12"/>"##,
                r##"<path d="M-22-4Q-14-13-6-4M6-4Q14-13 22-4"/><path stroke="none" d="M-11 8H11Q9 20 0 20T-11 8Z" fill="#241d18"/>"##,
                r##"<g stroke="none" fill="#f4f1e8"><circle cx="-14" cy="-6" r="9.5"/><circle cx="14" cy="-6" r="9.5"/></g><g stroke="none" fill="#241d18"><circle cx="-14" cy="-2.5" r="5.6"/><circle cx="14" cy="-2.5" r="5.6"/></g><path d="M-23-17L-8-20M23-17L8-20"/><path d="M-9 16Q0 11 9 16"/>"##,
            ],
        },
    ],
};

/// Obsidian: a shard, tall and pointed.
pub(super) static SHARP: Stone = Stone {
    fill: "#251d37",
    line: "#100b1c",
    pen: "#f1ebff",
    sizes: [
        Drawing {
            outline: "M-5-50L19-29L31 3L24 31L3 49L-21 36L-33 8L-24-23Z",
            line: "6",
            pen: "3.8",
            body: r##"<path fill="#5b4c79" d="M-5-50L-24-23-33 8-14-14Z"/><path fill="#43375c" d="M-5-50L-14-14 10-18 19-29Z"/><path fill="#33294a" d="M-14-14L-33 8-21 36 0 26 10-18Z"/><path fill="#251d37" d="M19-29L10-18 0 26 24 31 31 3Z"/><path fill="#18122a" d="M-21 36L0 26 24 31 3 49Z"/><path fill="#b7a4e6" d="M-7-46L-22-22-25-10-19-21-5-44Z"/><path fill="#8a76bd" opacity=".8" d="M12-17L18-26 21-20 15-10ZM-27 9L-22 26-19 24Z"/><path d="M-14-14L10-18L0 26" fill="none" stroke="#6d5c94" stroke-width="1.3" stroke-linecap="round"/>"##,
            moods: [
                r##"<path stroke="none" fill="#f1ebff" d="M-23-7L-4 1Q-8 10-17 7.5Q-23 4-23-7ZM23-7L4 1Q8 10 17 7.5Q23 4 23-7Z"/><g stroke="none" fill="#18122a"><circle cx="-12" cy="2" r="3.2"/><circle cx="12" cy="2" r="3.2"/></g><path d="M-9 17Q2 23 13 13"/>"##,
                r##"<path stroke="none" fill="#f1ebff" d="M-22 1L-4 0L-5 5L-20 5ZM22 1L4 0L5 5L20 5Z"/><g stroke="none" fill="#18122a"><circle cx="-11" cy="2.5" r="2.4"/><circle cx="13" cy="2.5" r="2.4"/></g><path d="M-5 19L8 17"/>"##,
                r##"<path d="M-20 3Q-14-5-7 3M6 3Q13-5 19 3" stroke-width="4.8"/><path stroke="none" fill="#f1ebff" d="M-11 14Q2 20 14 11 12 25 1 25-9 25-11 14Z"/>"##,
                r##"<path stroke="none" fill="#f1ebff" d="M-21 0Q-14-6-6 0L-7 5H-19ZM6 0Q13-6 20 0L19 5H7Z"/><g stroke="none" fill="#18122a"><circle cx="-13" cy="3" r="2.8"/><circle cx="13" cy="3" r="2.8"/></g><path d="M-8 21Q0 16 8 20"/>"##,
            ],
        },
        Drawing {
            outline: "M-5-50L19-29L31 3L24 31L3 49L-21 36L-33 8L-24-23Z",
            line: "7",
            pen: "6",
            body: r##"<path fill="#5b4c79" d="M-5-50L-24-23-33 8-14-14Z"/><path fill="#43375c" d="M-5-50L-14-14 10-18 19-29Z"/><path fill="#33294a" d="M-14-14L-33 8-21 36 0 26 10-18Z"/><path fill="#251d37" d="M19-29L10-18 0 26 24 31 31 3Z"/><path fill="#18122a" d="M-21 36L0 26 24 31 3 49Z"/>"##,
            moods: [
                r##"<path stroke="none" fill="#f1ebff" d="M-23-7L-4 1Q-8 10-17 7.5Q-23 4-23-7ZM23-7L4 1Q8 10 17 7.5Q23 4 23-7Z"/><g stroke="none" fill="#18122a"><circle cx="-12" cy="2" r="3.6"/><circle cx="12" cy="2" r="3.6"/></g><path d="M-9 17Q2 23 13 13"/>"##,
                r##"<path stroke="none" fill="#f1ebff" d="M-22 1L-4 0L-5 5L-20 5ZM22 1L4 0L5 5L20 5Z"/><g stroke="none" fill="#18122a"><circle cx="-11" cy="2.5" r="2.4"/><circle cx="13" cy="2.5" r="2.4"/></g><path d="M-5 19L8 17"/>"##,
                r##"<path d="M-20 3Q-14-5-7 3M6 3Q13-5 19 3" stroke-width="7"/><path stroke="none" fill="#f1ebff" d="M-11 14Q2 20 14 11 12 25 1 25-9 25-11 14Z"/>"##,
                r##"<path stroke="none" fill="#f1ebff" d="M-21 0Q-14-6-6 0L-7 5H-19ZM6 0Q13-6 20 0L19 5H7Z"/><g stroke="none" fill="#18122a"><circle cx="-13" cy="3" r="2.8"/><circle cx="13" cy="3" r="2.8"/></g><path d="M-8 21Q0 16 8 20"/>"##,
            ],
        },
    ],
};

/// Magma: a splash of five flames round a crust.
pub(super) static FIERCE: Stone = Stone {
    fill: "#e8421a",
    line: "#4a130b",
    pen: "#ffd452",
    sizes: [
        Drawing {
            outline: "M-38 10C-42-8-33-20-40-41-27-37-22-30-18-23-17-36-10-45 0-51 1-41 9-36 13-25 18-33 25-39 39-43 33-24 43-8 39 12 37 35 21 47 0 47S-37 34-38 10Z",
            line: "6",
            pen: "4",
            body: r##"<path fill="#ff9a26" d="M-32 8C-35-8-29-18-32-31-24-26-20-18-16-12-15-26-9-34-2-41 0-32 7-26 11-14 17-24 23-28 32-33 28-20 36-6 33 10Z"/><path fill="#ffd452" d="M-24-2C-26-10-23-15-25-21-19-17-16-10-13-5-12-16-8-22-3-29 0-21 5-16 9-7 14-14 19-18 25-22 22-13 27-6 25 0Z"/><path fill="#413539" d="M-33 13C-33-4-19-13 0-13S34-4 34 14C32 33 19 42 0 42S-32 32-33 13Z"/><path fill="#564950" d="M-33 13C-33-4-19-13 0-13 9-13 17-11 23-7 8-9-12-9-21 1-28 9-27 24-21 35-29 30-33 23-33 13Z"/><path d="M-12-12L-8-5-12 0M13-11L10-4 14 1M-31 20L-24 22-20 30M31 22L25 24 23 31M-4 41L-2 36 4 35" fill="none" stroke="#e8421a" stroke-width="3" stroke-linecap="round"/><path d="M-12-12L-8-5M13-11L10-4M-24 22L-20 30M25 24L23 31" fill="none" stroke="#ffd452" stroke-width="1.4" stroke-linecap="round"/>"##,
            moods: [
                r##"<path stroke="none" fill="#ffd452" d="M-26 0L-5 9Q-7 19-15 19-24 18-26 0ZM26 0L5 9Q7 19 15 19 24 18 26 0Z"/><g stroke="none" fill="#2a1712"><circle cx="-14" cy="12" r="3.6"/><circle cx="14" cy="12" r="3.6"/></g><path stroke="none" fill="#ffd452" d="M-16 24Q0 32 16 24 12 36 0 36T-16 24Z"/><path stroke="none" fill="#413539" d="M-9 26L-6.5 33-3.5 28ZM9 26L6.5 33 3.5 28ZM-2 28.5L0 34 2 28.5Z"/>"##,
                r##"<path stroke="none" fill="#ffd452" d="M-24 6L-6 9-8 14H-22ZM24 6L6 9 8 14H22Z"/><g stroke="none" fill="#2a1712"><circle cx="-12" cy="11" r="2.6"/><circle cx="18" cy="11" r="2.6"/></g><path d="M-6 29L9 27"/>"##,
                r##"<path d="M-23 10Q-15 1-7 10M7 10Q15 1 23 10" stroke-width="5.5"/><path stroke="none" fill="#ffd452" d="M-15 23Q0 28 15 23 13 38 0 38T-15 23Z"/><path stroke="none" fill="#413539" d="M-9 25.5L-6 31-3 26.5ZM9 25.5L6 31 3 26.5Z"/>"##,
                r##"<path stroke="none" fill="#ffd452" d="M-24 8Q-15 0-6 8L-8 15H-22ZM24 8Q15 0 6 8L8 15H22Z"/><g stroke="none" fill="#2a1712"><circle cx="-15" cy="12" r="3.2"/><circle cx="15" cy="12" r="3.2"/></g><path d="M-8 30Q0 25 8 30"/>"##,
            ],
        },
        Drawing {
            outline: "M-38 10C-42-8-33-20-40-41-27-37-22-30-18-23-17-36-10-45 0-51 1-41 9-36 13-25 18-33 25-39 39-43 33-24 43-8 39 12 37 35 21 47 0 47S-37 34-38 10Z",
            line: "8",
            pen: "6",
            body: r##"<path fill="#ff9a26" d="M-32 8C-35-8-29-18-32-31-24-26-20-18-16-12-15-26-9-34-2-41 0-32 7-26 11-14 17-24 23-28 32-33 28-20 36-6 33 10Z"/><path fill="#ffd452" d="M-24-2C-26-10-23-15-25-21-19-17-16-10-13-5-12-16-8-22-3-29 0-21 5-16 9-7 14-14 19-18 25-22 22-13 27-6 25 0Z"/><path fill="#413539" d="M-33 13C-33-4-19-13 0-13S34-4 34 14C32 33 19 42 0 42S-32 32-33 13Z"/><path fill="#564950" d="M-33 13C-33-4-19-13 0-13 9-13 17-11 23-7 8-9-12-9-21 1-28 9-27 24-21 35-29 30-33 23-33 13Z"/>"##,
            moods: [
                r##"<path stroke="none" fill="#ffd452" d="M-26 0L-5 9Q-7 19-15 19-24 18-26 0ZM26 0L5 9Q7 19 15 19 24 18 26 0Z"/><g stroke="none" fill="#2a1712"><circle cx="-14" cy="12" r="4.4"/><circle cx="14" cy="12" r="4.4"/></g><path d="M-13 27Q0 36 13 27"/>"##,
                r##"<path stroke="none" fill="#ffd452" d="M-24 6L-6 9-8 14H-22ZM24 6L6 9 8 14H22Z"/><g stroke="none" fill="#2a1712"><circle cx="-12" cy="11" r="2.6"/><circle cx="18" cy="11" r="2.6"/></g><path d="M-6 29L9 27"/>"##,
                r##"<path d="M-23 10Q-15 1-7 10M7 10Q15 1 23 10" stroke-width="7.5"/><path stroke="none" fill="#ffd452" d="M-15 23Q0 28 15 23 13 38 0 38T-15 23Z"/><path stroke="none" fill="#413539" d="M-9 25.5L-6 31-3 26.5ZM9 25.5L6 31 3 26.5Z"/>"##,
                r##"<path stroke="none" fill="#ffd452" d="M-24 8Q-15 0-6 8L-8 15H-22ZM24 8Q15 0 6 8L8 15H22Z"/><g stroke="none" fill="#2a1712"><circle cx="-15" cy="12" r="3.2"/><circle cx="15" cy="12" r="3.2"/></g><path d="M-8 30Q0 25 8 30"/>"##,
            ],
        },
    ],
};
