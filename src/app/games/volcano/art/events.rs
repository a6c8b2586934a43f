//! The pictures of the six events.

/// The picture of an event, 68 × 68 round the origin, as inner SVG: by the face of the die.
pub fn event(face: u8) -> String {
    [EVENT_SEA, "<g>", EVENTS[usize::from(face.clamp(1, 6)) - 1], "</g>"].concat()
}

/// What it lies on.
const EVENT_SEA: &str = r#"<rect class="ev-sea" x="-33" y="-33" width="66" height="66" rx="10"/>"#;

const EVENTS: [&str; 6] = [
    r#"<path class="ev-die" d="M-20-14a6 6 0 0 1 6-6H14a6 6 0 0 1 6 6V14a6 6 0 0 1-6 6H-14a6 6 0 0 1-6-6Z"/><path class="ev-pip" d="M-9-9h.1M9 9h.1M0 0h.1"/><path class="ev-bar" d="M-24 24L24-24"/>"#,
    r#"<path class="ev-line" d="M22-6A23 23 0 1 0 20 12M25-20V-5H10"/><path class="ev-die" d="M-11-7a4 4 0 0 1 4-4H7a4 4 0 0 1 4 4V7a4 4 0 0 1-4 4H-7a4 4 0 0 1-4-4Z"/><path class="ev-pip" d="M0 0h.1"/>"#,
    r#"<path class="arrow" d="M-14-28L0-12-9-13V10H-19V-13L-28-12Z"/><path class="arrow" d="M14 28L0 12 9 13V-10H19V13L28 12Z"/>"#,
    r#"<ellipse class="sand" cy="10" rx="26" ry="16"/><g class="ev-pawn"><circle cx="-12" cy="4" r="7"/><circle cx="12" cy="4" r="7"/><circle cy="12" r="7"/></g><path class="ev-line" d="M-26-24L-14-10M26-24L14-10M0-30V-12"/>"#,
    r#"<ellipse class="sand" cx="-17" cy="6" rx="13" ry="10"/><ellipse class="sand" cx="17" cy="6" rx="13" ry="10"/><path class="ev-line" d="M-18-10Q0-30 18-10M10-14l9 5 2-10M18 22Q0 36-18 22M-10 25l-9-4-1 10"/>"#,
    r#"<ellipse class="sand" cy="8" rx="26" ry="17"/><g class="res1" transform="translate(-10 2) scale(.8)"><circle class="top" r="15"/><text>1</text></g><g class="res1" transform="translate(11 8) scale(.8)"><circle class="top" r="15"/><text>1</text></g>"#,
];
