//! Line icons of the chrome: a 24 grid, one weight, in the colour of the text. They never stand without a word or a label.

use leptos::prelude::*;

/// Names and paths.
const ICONS: [(&str, &str); 50] = [
    ("menu", "M4 7h16M4 12h16M4 17h16"),
    ("shelf", "M3 20h18M5 20V6h4v14M11 20V9h3v11M16.5 20L20 19 17 8l-3 1"),
    ("saves", "M5 4h11l3 3v13H5ZM8 4v5h7V4M8 20v-6h8v6"),
    ("back", "M15 5l-7 7 7 7"),
    ("up", "M5 15l7-7 7 7"),
    ("down", "M5 9l7 7 7-7"),
    ("book", "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1ZM12 6v14"),
    ("log", "M6 4h9l4 4v12H6ZM9 10h6M9 13h7M9 16h5"),
    ("clockwise", "M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4"),
    ("anticlockwise", "M5 12a7 7 0 1 0 2.2-5.1M5 4v4h4"),
    ("check", "M4.5 12.5l5 5L20 6.5"),
    ("skip", "M5 5l9 7-9 7ZM18 5v14"),
    ("close", "M6 6l12 12M18 6L6 18"),
    ("undo", "M8 6L4 10l4 4M4 10h10a5 5 0 0 1 0 10h-3"),
    ("redo", "M16 6l4 4-4 4M20 10H10a5 5 0 0 0 0 10h3"),
    ("eye", "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM12 9a3 3 0 1 0 .01 0"),
    (
        "gear",
        "M12 9a3 3 0 1 0 .01 0M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1",
    ),
    ("plus", "M12 5v14M5 12h14"),
    ("minus", "M5 12h14"),
    ("fit", "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"),
    ("turn", "M12 4v3M12 4a8 8 0 0 1 7.5 5M4.5 9A8 8 0 0 1 12 4M12 20l-3-4h6Z"),
    ("card", "M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z"),
    ("pawn", "M5 21c0-6 2-8 4-9a4.5 4.5 0 1 1 6 0c2 1 4 3 4 9Z"),
    ("import", "M12 4v11M8 11l4 4 4-4M5 19h14"),
    ("export", "M12 15V4M8 8l4-4 4 4M5 19h14"),
    (
        "share",
        "M18 3a2.5 2.5 0 1 0 .01 0M18 16a2.5 2.5 0 1 0 .01 0M5.5 9.5a2.5 2.5 0 1 0 .01 0M7.8 10.9l8-4.2M7.8 13.1l8 4.2",
    ),
    (
        "link",
        "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5",
    ),
    ("list", "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01"),
    ("swap", "M7 4L4 7l3 3M4 7h13M17 14l3 3-3 3M20 17H7"),
    ("copy", "M9 9h10v11H9ZM5 15V4h10"),
    ("bin", "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13"),
    ("pen", "M4 20l1-5L16 4l4 4L9 19Z"),
    ("play", "M8 5l11 7-11 7Z"),
    ("pause", "M9 5v14M15 5v14"),
    ("forward", "M9 5l7 7-7 7"),
    ("turn-back", "M12 5l-7 7 7 7M19 5l-7 7 7 7"),
    ("turn-on", "M12 5l7 7-7 7M5 5l7 7-7 7"),
    ("first", "M18 5l-8 7 8 7ZM6 5v14"),
    ("last", "M6 5l8 7-8 7ZM18 5v14"),
    (
        "table",
        "M7 7h10v10H7ZM12 4V2M10 3l2-2 2 2M12 20v2M10 21l2 2 2-2M4 12H2M3 10l-2 2 2 2M20 12h2M21 10l2 2-2 2",
    ),
    ("sound", "M4 10v4h3l5 4V6L7 10ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"),
    ("mute", "M4 10v4h3l5 4V6L7 10ZM16 9.5l5 5M21 9.5l-5 5"),
    ("course", "M4 4v16h16M7 15l4-5 4 3 5-7"),
    ("stop", "M7 7h10v10H7Z"),
    ("target", "M12 4a8 8 0 1 0 .01 0M12 9a3 3 0 1 0 .01 0"),
    ("dice", "M5 5h14v14H5ZM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01"),
    ("info", "M12 3a9 9 0 1 0 .01 0M12 11v6M12 7.5v.01"),
    ("ask", "M4 5h16v11h-7l-5 4v-4H4ZM9.8 8.6a2.3 2.3 0 1 1 3.3 2.1c-.8.4-1.1.8-1.1 1.5M12 14h.01"),
    ("scale", "M12 4v16M7 20h10M5 7h14M5 7l-3 6a3 3 0 0 0 6 0ZM19 7l-3 6a3 3 0 0 0 6 0Z"),
    ("warning", "M12 4L2 20h20ZM12 10v5M12 17.5v.01"),
];

/// The icon with that name.
#[component]
pub fn Icon(name: &'static str) -> impl IntoView {
    let path = ICONS.iter().find(|(known, _)| *known == name).map_or("", |(_, path)| path);
    view! {
        <svg class="i ico" viewBox="0 0 24 24" aria-hidden="true">
            <path d=path />
        </svg>
    }
}
