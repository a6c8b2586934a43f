//! The Autopilot: a clockwork bee, and its cards in two halves (A106).

use super::{
    bee::{Look, bee},
    hive::cogwheel,
    icons::{self, CHISEL, put},
};
use crate::rules::apiary::{
    Resource,
    pack::{Card, CardAction},
};

/// The box of the clockwork bee.
pub const FRAME: &str = "-50 -46 100 92";

/// The clockwork bee with the key in its back.
pub const CLOCKWORK: &str = concat!(
    r#"<ellipse class="ap-b-shadow" cy="40" rx="30" ry="5"/><path class="ap-steelc ap-b-line" d="M-32 0H-24V-10H-32Z"/><path class="ap-goldc ap-b-line" d="M-28-10C-44-6-46-28-32-22-32-34-12-32-20-20-10-14-18-2-28-10Z"/>"#,
    r#"<path class="ap-wing ap-b-line" d="M-6-14Q-22-40-4-42 12-38 2-14ZM4-14Q6-40 20-38 32-28 10-12Z"/><path class="ap-brassc ap-b-line" d="M-34 8Q-34-14-8-14H6Q22-14 22 8 22 30 4 30H-10Q-34 30-34 8Z"/><path class="ap-b-hoops" d="M-22-10V27M-8-14V30M6-14V30"/>"#,
    r#"<path class="ap-b-line ap-none" d="M-34 8L-44 12M20-20V-30M34-20V-30M-14 30V38M0 30V38M-18 39H-9M-4 39H5"/><rect class="ap-steelc ap-b-line" x="10" y="-20" width="34" height="30" rx="9"/><circle class="ap-honey ap-b-line ap-fine" cx="21" cy="-5" r="6"/><circle class="ap-honey ap-b-line ap-fine" cx="35" cy="-5" r="6"/><circle class="ap-b-eye" cx="22" cy="-5" r="2.2"/><circle class="ap-b-eye" cx="36" cy="-5" r="2.2"/>"#,
    r#"<path class="ap-b-line ap-none ap-fine" d="M22 5H34"/><circle class="ap-redc ap-b-line ap-fine" cx="20" cy="-32" r="3"/><circle class="ap-redc ap-b-line ap-fine" cx="34" cy="-32" r="3"/>"#,
);

/// The box of a card.
pub const CARD: &str = "-74 -62 148 124";

/// The icon of what a card says.
pub fn sign(action: CardAction) -> String {
    match action {
        CardAction::Explore => icons::SHIP.to_owned(),
        CardAction::Advance => icons::advance(),
        CardAction::Grow => icons::SKEP.to_owned(),
        CardAction::Research => icons::research(),
        CardAction::Convert => icons::CIRCLE.to_owned(),
    }
}

fn card(left: &str, right: &str, hidden: &str) -> String {
    [
        r#"<rect class="ap-robocard" x="-72" y="-60" width="144" height="120" rx="12"/>"#,
        hidden,
        r#"<path class="ap-robocut" d="M0-58V58"/>"#,
        &put(-36.0, 0.0, 1.0, left),
        &put(36.0, 0.0, 1.0, right),
    ]
    .concat()
}

fn covered() -> String {
    ["<g class=\"ap-robohid\">", &put(0.0, 0.0, 1.3, &cogwheel()), "</g>"].concat()
}

/// A card of which the action half is played: action, retrieve limit and carving; the other half does not count.
pub fn action_half(of: Card) -> String {
    let plate = |x: f32, width: &str, icon: &str, scale: f32, text: &str| {
        let face = [
            "<rect class=\"ap-ol ap-creamc\" x=\"-16\" y=\"-12\" width=\"",
            width,
            "\" height=\"24\" rx=\"5\"/>",
            &put(-6.0, 0.0, scale, icon),
            "<text class=\"ap-gt ap-robonum\" x=\"7\" y=\"1\">",
            text,
            "</text>",
        ];
        put(x, 38.0, 1.0, &face.concat())
    };
    let limit = ["≤", &of.retrieve.to_string()].concat();
    let carve = if of.carve > 0 { of.carve.to_string() } else { "–".to_owned() };
    let left = [
        put(0.0, -16.0, 1.9, &sign(of.action)),
        plate(-18.0, "32", &icons::retrieve(), 0.58, &limit),
        plate(18.0, "32", CHISEL, 0.62, &carve),
    ];
    const RIGHT: &str =
        r#"<path class="ap-robohide" d="M72-48A12 12 0 0 0 60-60H0V60H60A12 12 0 0 0 72 48Z"/>"#;
    card(&left.concat(), &covered(), RIGHT)
}

/// A card of which the support half counts: group, curve and resource.
pub fn support_half(amber: bool, up: bool, resource: Resource) -> String {
    const LEFT: &str =
        r#"<path class="ap-robohide" d="M-72-48A12 12 0 0 1-60-60H0V60H-60A12 12 0 0 1-72 48Z"/>"#;
    const UP: &str = r#"<path class="ap-robocurve" d="M26 24H-20Q-26 24-26 19T-20 14H20Q26 14 26 9T20 4H-20"/><path class="ap-robotip" d="M-16-3V11L-28 4Z"/>"#;
    const DOWN: &str = r#"<path class="ap-robocurve" d="M-26 4H20Q26 4 26 9T20 14H-20Q-26 14-26 19T-20 24H20"/><path class="ap-robotip" d="M16 17V31L28 24Z"/>"#;
    let look = Look { strength: 2, pattern: pattern(amber), bare: true, leaves: false };
    let right = [
        "<g class=\"",
        class(amber),
        "\">",
        &put(0.0, -28.0, 0.86, &bee(look)),
        "</g>",
        if up { UP } else { DOWN },
        &put(0.0, 45.0, 0.9, icons::resource(resource)),
    ];
    card(&covered(), &right.concat(), LEFT)
}

/// The class of the colours of a group.
pub const fn class(amber: bool) -> &'static str {
    if amber { "ap-ambers" } else { "ap-ash" }
}

/// The pattern of a group's workers.
pub const fn pattern(amber: bool) -> u8 {
    if amber { 6 } else { 5 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::apiary::Pack;

    #[test]
    fn every_half_is_another_picture_and_shows_what_it_says() {
        let cards = &Pack::caldera().cards;
        for (number, one) in cards.iter().enumerate() {
            for other in &cards[..number] {
                let left = |card: &Card| (card.retrieve, card.carve, card.action);
                assert_eq!(action_half(*one) == action_half(*other), left(one) == left(other));
                let right = |card: &Card| (card.amber, card.up, card.resource);
                let half = |card: &Card| support_half(card.amber, card.up, card.resource);
                assert_eq!(half(one) == half(other), right(one) == right(other));
            }
        }
    }
}
