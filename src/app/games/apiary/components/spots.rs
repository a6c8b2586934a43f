//! Places of a picture that can be pressed: buttons over it, each where the place is.

use leptos::prelude::*;

use super::desk::Desk;
use crate::app::{
    board::decimal::number,
    games::apiary::{situation::Target, ui::Msg},
    shell::keyed::keyed,
};

/// A place that can be pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// What it is.
    pub target: Target,
    /// Its name in the page, by which motion finds it.
    pub name: String,
    /// Its middle, in percent of the picture from the left and from the top.
    pub at: [f32; 2],
    /// How wide it is, in percent of the picture's width.
    pub wide: f32,
    /// What it is in words.
    pub label: String,
    /// Whether it can be pressed; else it is only where it is, for what moves.
    pub press: bool,
}

/// How wide the place of a hex is, in units of the picture: the middles of two columns are that far apart, so no two cover each other.
pub const HEX_WIDE: f32 = 74.0;

/// Buttons over a picture; `list` is where and what they are.
#[component]
pub fn Places(desk: Desk, #[prop(into)] list: Signal<Vec<Place>>) -> impl IntoView {
    let draw = move |first: Place| {
        let target = first.target;
        let (standing, pointed) = (desk.standing(target), desk.pointed(target));
        let place = Memo::new(move |_| {
            list.with(|list| list.iter().find(|one| one.target == target).cloned())
                .unwrap_or_else(|| first.clone())
        });
        let percent = |value: f32| [&number(value), "%"].concat();
        if !place.with_untracked(|place| place.press) {
            return view! {
                <span
                    class="ap-place"
                    class:ap-pointed=move || pointed.get()
                    style:left=move || percent(place.read().at[0])
                    style:top=move || percent(place.read().at[1])
                    style:width=move || percent(place.read().wide)
                    data-place=move || place.read().name.clone()
                ></span>
            }
            .into_any();
        }
        view! {
            <button
                type="button"
                class="ap-place"
                class:ap-pointed=move || pointed.get()
                data-way=desk.ways_at(target)
                class:ap-lit=move || standing.get().lit
                class:ap-sel=move || standing.get().chosen
                style:left=move || percent(place.read().at[0])
                style:top=move || percent(place.read().at[1])
                style:width=move || percent(place.read().wide)
                data-place=move || place.read().name.clone()
                aria-label=move || place.read().label.clone()
                tabindex=move || (!standing.get().lit && !standing.get().chosen).then_some("-1")
                aria-pressed=move || standing.get().lit.then(|| standing.get().chosen.to_string())
                on:click=move |_| desk.send(Msg::Tap(target))
            ></button>
        }
        .into_any()
    };
    keyed(move || list.get(), |place| (place.name.clone(), place.press), draw)
}

/// Width by height of a picture; `frame` is its `viewBox`.
pub fn ratio(frame: &str) -> String {
    let mut sides = frame.split(' ').skip(2);
    [sides.next().unwrap_or("1"), " / ", sides.next().unwrap_or("1")].concat()
}

/// How many units a picture is wide.
pub fn width(frame: &str) -> f32 {
    frame.split(' ').nth(2).and_then(|side| side.parse().ok()).unwrap_or(1.0)
}

/// Where a point of a picture is, in percent of it; `frame` is its `viewBox`.
pub fn percent(frame: &str, x: f32, y: f32) -> [f32; 2] {
    let mut numbers = frame.split(' ').map(|number| number.parse().unwrap_or(0.0));
    let mut next = || numbers.next().unwrap_or(1.0f32);
    let (left, top, width, height) = (next(), next(), next(), next());
    [(x - left) / width.max(1.0) * 100.0, (y - top) / height.max(1.0) * 100.0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_of_the_box_is_a_share_of_it() {
        assert_eq!(percent("-10 -20 40 80", -10.0, -20.0), [0.0, 0.0]);
        assert_eq!(percent("-10 -20 40 80", 10.0, 20.0), [50.0, 50.0]);
        assert_eq!(percent("-10 -20 40 80", 30.0, 60.0), [100.0, 100.0]);
        assert_eq!((ratio("-10 -20 40 80").as_str(), width("-10 -20 40 80")), ("40 / 80", 40.0));
    }
}
