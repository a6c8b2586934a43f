//! The two boards of a turning point. They show the same piece of the board, as near as both places allow, in the same measure.

use leptos::{html, prelude::*};
use web_sys::Element;

use super::{
    course::{in_percent, share},
    game::Reviewed,
};
use crate::{
    app::{board::decimal::number, table::context::use_table},
    bots::review::Look,
    t,
};

/// Nearer than this nothing is looked at, and so much of the picture is left round the places.
const NEAREST: f64 = 2.1;
const ROUND: f64 = 0.42;

/// The piece of a picture that is shown: how much nearer, and the point that stays where it is, as shares of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Piece {
    nearer: f64,
    x: f64,
    y: f64,
}

/// The piece that shows both places, given as shares of the picture.
fn piece(one: [f64; 2], other: [f64; 2]) -> Piece {
    let apart = (one[0] - other[0]).abs().max((one[1] - other[1]).abs());
    let nearer = (1.0 / (apart + ROUND)).clamp(1.0, NEAREST);
    // The middle between them comes to the middle, unless the picture ends before.
    let still = |one: f64, other: f64| {
        let middle = (one + other) / 2.0;
        if nearer > 1.0 { ((nearer * middle - 0.5) / (nearer - 1.0)).clamp(0.0, 1.0) } else { 0.5 }
    };
    Piece { nearer, x: still(one[0], other[0]), y: still(one[1], other[1]) }
}

/// What was played beside what the coach would have played.
#[component]
pub fn Boards(game: std::sync::Arc<dyn Reviewed>, look: Look) -> impl IntoView {
    let l = use_table().locale;
    let (played, coach) = (NodeRef::<html::Div>::new(), NodeRef::<html::Div>::new());
    let near = RwSignal::new(None::<Piece>);
    let find = move || {
        let places =
            [played, coach].map(|picture| picture.try_get_untracked().flatten().and_then(|at| place_in(&at)));
        if let [Some(one), Some(other)] = places {
            near.try_set(Some(piece(one, other)));
        }
    };
    // The boards are measured once they have been laid out.
    Effect::new(move |_| {
        request_animation_frame(move || request_animation_frame(find));
    });
    let nearer = move || near.get().map_or_else(|| "1".to_owned(), |piece| number(piece.nearer as f32));
    let x = move || near.get().map(|piece| share(piece.x));
    let y = move || near.get().map(|piece| share(piece.y));
    let what = |instead: Option<&str>| {
        let picture = game.picture(look.step, instead);
        let picture = picture.map(|picture| view! { <span class="pic" aria-hidden="true">{picture}</span> });
        view! { <span class="small">{picture} <span>{game.says(look.step, instead)}</span></span> }.into_any()
    };
    let (said, would) = (what(None), what(Some(&look.best.action)));
    view! {
        <div class="two-boards" style:--near=nearer style:--x=x style:--y=y>
            <figure>
                <div class="point-board" node_ref=played role="img" aria-label=t!(l, review::board_played)>
                    <div class="inner" aria-hidden="true" inert>{game.board(look.step, None)}</div>
                </div>
                <figcaption>
                    <b>{t!(l, review::played)}</b>
                    <span class="chance num">{in_percent(look.played.chance)}</span>
                    {said}
                </figcaption>
            </figure>
            <figure class="coachs">
                <div class="point-board" node_ref=coach role="img" aria-label=t!(l, review::board_coach)>
                    <div class="inner" aria-hidden="true" inert>
                        {game.board(look.step, Some(&look.best.action))}
                    </div>
                </div>
                <figcaption>
                    <b>{t!(l, review::coach)}</b>
                    <span class="chance num">{in_percent(look.best.chance)}</span>
                    {would}
                </figcaption>
            </figure>
        </div>
    }
}

/// Where the ring stands in a picture, as shares of it.
fn place_in(picture: &Element) -> Option<[f64; 2]> {
    // The actions of Apiary's board are cards, which are seen all at once.
    let ring = picture.query_selector(".pointed, .ap-pointed:not(.ap-hit)").ok()??.get_bounding_client_rect();
    let whole = picture.get_bounding_client_rect();
    if whole.width() < 1.0 || ring.width() < 1.0 {
        return None;
    }
    let x = (ring.x() + ring.width() / 2.0 - whole.x()) / whole.width();
    let y = (ring.y() + ring.height() / 2.0 - whole.y()) / whole.height();
    Some([x, y])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where a place of the picture is shown.
    fn shown(piece: Piece, place: [f64; 2]) -> [f64; 2] {
        [(place[0], piece.x), (place[1], piece.y)].map(|(at, still)| still + (at - still) * piece.nearer)
    }

    #[test]
    fn both_places_are_in_the_piece() {
        let places = [[0.1, 0.2], [0.5, 0.5], [0.9, 0.1], [0.97, 0.97], [0.4, 0.6]];
        for one in places {
            for other in places {
                let piece = piece(one, other);
                assert!((1.0..=NEAREST).contains(&piece.nearer));
                for place in [one, other] {
                    assert!(
                        shown(piece, place).iter().all(|at| (0.0..=1.0).contains(at)),
                        "{one:?} {other:?}"
                    );
                }
                // No edge of the picture is inside of the frame.
                let (least, most) = (shown(piece, [0.0, 0.0]), shown(piece, [1.0, 1.0]));
                assert!(least.iter().all(|at| *at <= 1e-9) && most.iter().all(|at| *at >= 1.0 - 1e-9));
            }
        }
    }
}
