//! The course of a game of Apiary in pictures: where the VP of each came from over the turns, workers by strength, what went through
//! the hands, and who bumped whom. Each says in words what it shows.

use leptos::prelude::*;

use super::{
    parts::{good, mark, picture},
    scoring::{part_class, swatch},
};
use crate::{
    app::{
        games::apiary::{
            art::bee,
            model::{
                course::{Course, Moment},
                score_now::PARTS,
            },
            seats::class_of,
            words::Words,
        },
        shell::views::CollectAny,
    },
    rules::apiary::{Owner, Resource, ScorePart},
    t,
};

/// The side of a chart in its own units.
const SIDE: i32 = 1000;

/// One layer of areas: its class and its values from left to right.
struct Layer {
    class: &'static str,
    values: Vec<i32>,
}

/// The top of a chart above the highest value, and how far its lines are apart.
fn scale(peak: i32) -> (i32, i32) {
    let step = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|step| peak <= step * 6).unwrap_or(1000);
    (((peak + step - 1) / step).max(1) * step, step)
}

fn across(at: usize, count: usize) -> i32 {
    at as i32 * SIDE / (count.max(2) as i32 - 1)
}

fn point(text: &mut String, x: i32, y: i32) {
    for part in [&x.to_string(), ",", &y.to_string(), " "] {
        text.push_str(part);
    }
}

/// Areas on top of each other, the first one below, and lines of others over them.
fn areas(label: String, layers: Vec<Layer>, lines: Vec<(Owner, Vec<i32>)>, turns: usize) -> AnyView {
    let count = layers.first().map_or(0, |layer| layer.values.len());
    let sums: Vec<i32> = (0..count)
        .map(|at| layers.iter().map(|layer| layer.values.get(at).copied().unwrap_or(0).max(0)).sum())
        .collect();
    let peak = sums.iter().copied().chain(lines.iter().flat_map(|(_, values)| values.iter().copied())).max();
    let (top, step) = scale(peak.unwrap_or(1));
    let down = |value: i32| SIDE - value * SIDE / top;
    let mut floor = vec![0; count];
    let mut shapes = Vec::new();
    for layer in &layers {
        let ceiling: Vec<i32> =
            floor.iter().zip(&layer.values).map(|(below, value)| below + (*value).max(0)).collect();
        let mut points = String::new();
        for (at, value) in ceiling.iter().enumerate() {
            point(&mut points, across(at, count), down(*value));
        }
        for (at, value) in floor.iter().enumerate().rev() {
            point(&mut points, across(at, count), down(*value));
        }
        if ceiling != floor {
            shapes.push(view! { <polygon class=layer.class points=points /> }.into_any());
        }
        floor = ceiling;
    }
    let line = |(owner, values): &(Owner, Vec<i32>)| {
        let mut points = String::new();
        for (at, value) in values.iter().enumerate() {
            point(&mut points, across(at, count), down((*value).max(0)));
        }
        view! {
            <g class=class_of(*owner)>
                <polyline class="under" points=points.clone() />
                <polyline class="ap-rival" points=points />
            </g>
        }
    };
    let lines_drawn = lines.iter().map(line).collect_any();
    let percent = |part: i32| [&(part / 10).to_string(), ".", &(part % 10).to_string(), "%"].concat();
    let value = |value: i32| {
        view! { <div class="across num" style:top=percent(down(value))>{value}</div> }
    };
    let stride = [1, 2, 5, 10, 20, 50].into_iter().find(|step| turns / step <= 8).unwrap_or(100);
    let tick = |turn: usize| {
        view! { <span class="tick num" style:left=percent(across(turn, turns + 1))>{turn}</span> }
    };
    let ends =
        spread(lines.iter().map(|(_, values)| down(values.last().copied().unwrap_or(0).max(0))).collect());
    let end = lines.iter().zip(ends).map(|((owner, _), place)| {
        view! { <span class="end-mark" style:top=percent(place)>{mark(*owner, 22)}</span> }
    });
    view! {
        <div class="plot ap-plot" role="img" aria-label=label>
            {(0..=top).step_by(step as usize).map(value).collect_any()}
            <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
                {shapes.into_iter().collect_any()}
                {lines_drawn}
            </svg>
            {(stride..=turns).step_by(stride).map(tick).collect_any()}
            {end.collect_any()}
        </div>
    }
    .into_any()
}

/// Marks at the ends of lines, set apart so that none hides another.
fn spread(places: Vec<i32>) -> Vec<i32> {
    const NEAR: i32 = 105;
    let order = crate::order::positions_by_key(places.len(), |at| places[at]);
    let mut places = places;
    for pair in order.windows(2) {
        places[pair[1]] = places[pair[1]].max(places[pair[0]] + NEAR);
    }
    for (below, at) in order.iter().rev().enumerate() {
        places[*at] = places[*at].min(SIDE - NEAR * below as i32);
    }
    places
}

/// Where the VP of one of them came from, turn by turn, with the others as lines, and what each part is at last.
pub fn sources(words: &Words, course: &Course, own: usize) -> AnyView {
    let l = words.locale;
    let Some(last) = course.turns.last() else { return ().into_any() };
    let parts: Vec<ScorePart> =
        PARTS.into_iter().filter(|part| course.turns.iter().any(|turn| turn.part(own, *part) != 0)).collect();
    let layers = parts.iter().map(|part| Layer {
        class: part_class(*part),
        values: std::iter::once(0).chain(course.turns.iter().map(|turn| turn.part(own, *part))).collect(),
    });
    let lines = course.owners.iter().enumerate().filter(|(at, _)| *at != own).map(|(at, owner)| {
        (*owner, std::iter::once(0).chain(course.turns.iter().map(|turn| turn.total(at))).collect())
    });
    let told: Vec<String> = parts
        .iter()
        .map(|part| t!(l, apiary::end::part_of, part = words.part(*part), vp = last.part(own, *part)))
        .collect();
    let name = words.owner_name(course.owners[own]);
    let label =
        t!(l, apiary::end::sources_of, name = name, total = last.total(own), parts = words.list(&told));
    let key = |part: &ScorePart| {
        view! { <li>{swatch(*part)} <span>{words.part(*part)}</span> <b class="num">{last.part(own, *part)}</b></li> }
    };
    view! {
        {areas(label, layers.collect(), lines.collect(), course.turns.len())}
        <ul class="ap-key">{parts.iter().rev().map(key).collect_any()}</ul>
    }
    .into_any()
}

/// Everybody's score after each turn as if the game had ended then.
pub fn course_table(words: &Words, course: &Course) -> AnyView {
    let l = words.locale;
    let head = course.owners.iter().map(|owner| head(words, *owner));
    let row = |(number, turn): (usize, &Moment)| {
        let cells =
            (0..course.owners.len()).map(|at| view! { <td class="num">{turn.total(at)}</td> }.into_any());
        view! {
            <tr>
                <th scope="row">{t!(l, end::of_turn, number = number + 1, name = words.owner_name(turn.owner))}</th>
                {cells.collect_any()}
            </tr>
        }
    };
    view! {
        <details class="data">
            <summary>{t!(l, end::data)}</summary>
            <table class="ap-sheet">
                <caption class="sr">{t!(l, apiary::end::sources)}</caption>
                <thead><tr><th scope="col">{t!(l, end::turn_head)}</th>{head.collect_any()}</tr></thead>
                <tbody>{course.turns.iter().enumerate().map(row).collect_any()}</tbody>
            </table>
        </details>
    }
    .into_any()
}

/// The head of a column: the mark, and the name for those who hear it.
pub fn head(words: &Words, owner: Owner) -> AnyView {
    view! { <th scope="col">{mark(owner, 26)}<span class="ap-thname">{words.owner_name(owner).to_owned()}</span></th> }
        .into_any()
}

/// The workers of one of them by strength over the turns, and whom everybody has placed.
pub fn workers(words: &Words, course: &Course, own: usize) -> AnyView {
    const LAYERS: [&str; 4] = ["ap-layer1", "ap-layer2", "ap-layer3", "ap-layer4"];
    let l = words.locale;
    let Some(last) = course.turns.last() else { return ().into_any() };
    let layers = LAYERS.into_iter().enumerate().map(|(place, class)| Layer {
        class,
        values: course.turns.iter().map(|turn| turn.workers[own][place].into()).collect(),
    });
    let told: Vec<String> = (1..=4u8)
        .map(|strength| {
            let count = last.workers[own][usize::from(strength - 1)];
            t!(l, apiary::end::strength_of, strength = strength, count = count)
        })
        .collect();
    let label =
        t!(l, apiary::end::workers_of, name = words.owner_name(course.owners[own]), list = words.list(&told));
    let row = |strength: u8| {
        let cell = |placed: &[u16; 4]| {
            view! { <td class="num">{placed[usize::from(strength - 1)]}</td> }
        };
        view! {
            <tr>
                <th scope="row">
                    <i class=["ap-swatch ", LAYERS[usize::from(strength - 1)]].concat()></i>
                    {picture("ap-i", "-15 -15 30 30", 24, 24, bee::pips(strength))}
                    {t!(l, apiary::end::strength, strength = strength)}
                </th>
                {course.placed.iter().map(cell).collect_any()}
            </tr>
        }
    };
    view! {
        {areas(label, layers.collect(), Vec::new(), course.turns.len().saturating_sub(1))}
        <table class="ap-sheet">
            <caption>{t!(l, apiary::end::placed)}</caption>
            <thead><tr><td></td>{course.owners.iter().map(|owner| head(words, *owner)).collect_any()}</tr></thead>
            <tbody>{(1..=4).rev().map(row).collect_any()}</tbody>
        </table>
    }
    .into_any()
}

/// What went through everybody's hands: in above, out below.
pub fn resources(words: &Words, course: &Course) -> AnyView {
    let l = words.locale;
    let most = course.goods.iter().flatten().flatten().copied().max().unwrap_or(1).max(1);
    let seats = || course.owners.iter().zip(&course.goods);
    let row = |(kind, one): (usize, Resource)| {
        let cell = |(owner, ways): (&Owner, &[[u16; 5]; 2])| {
            let way = |at: usize, class: &'static str, text: &'static str| {
                let count = ways[at][kind];
                let width = [&(u32::from(count) * 100 / u32::from(most)).to_string(), "%"].concat();
                view! {
                    <span class="ap-way">
                        <i class=class style:width=width></i>
                        <span class="sr">{text}</span>
                        <b class="num">{count}</b>
                    </span>
                }
            };
            view! {
                <td class=class_of(*owner)>
                    {way(0, "ap-in", t!(l, apiary::end::come))}
                    {way(1, "ap-out-bar", t!(l, apiary::end::gone))}
                </td>
            }
        };
        view! {
            <tr>
                <th scope="row">{good(one, 24)} <span>{words.good(one)}</span></th>
                {seats().map(cell).collect_any()}
            </tr>
        }
    };
    view! {
        <table class="ap-sheet ap-ways">
            <caption>{t!(l, apiary::end::ways)}</caption>
            <thead><tr><td></td>{seats().map(|(owner, _)| head(words, *owner)).collect_any()}</tr></thead>
            <tbody>{Resource::ALL.into_iter().enumerate().map(row).collect_any()}</tbody>
        </table>
    }
    .into_any()
}

/// Who bumped whom how often.
pub fn bumps(words: &Words, course: &Course) -> AnyView {
    let l = words.locale;
    let row = |(by, counts): (&Owner, &Vec<u16>)| {
        let cell = |count: &u16| view! { <td class="num" class:none=*count == 0>{*count}</td> };
        view! {
            <tr>
                <th scope="row">{mark(*by, 26)} <span class="ap-thname">{words.owner_name(*by).to_owned()}</span></th>
                {counts.iter().map(cell).collect_any()}
            </tr>
        }
    };
    view! {
        <table class="ap-sheet">
            <caption>{t!(l, apiary::end::bumps_of)}</caption>
            <thead><tr><td></td>{course.owners.iter().map(|owner| head(words, *owner)).collect_any()}</tr></thead>
            <tbody>{course.owners.iter().zip(&course.bumps).map(row).collect_any()}</tbody>
        </table>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn charts_end_above_the_highest_value_and_marks_do_not_hide_each_other() {
        for peak in 0..400 {
            let (top, step) = scale(peak);
            assert!(top >= peak && top > 0 && top / step <= 7, "{peak} {top} {step}");
        }
        assert_eq!(spread(vec![100, 110, 900]), [100, 215 - 10, 900]);
        let low = spread(vec![SIDE; 5]);
        assert!(low.iter().all(|place| (0..=SIDE).contains(place)));
        let mut sorted = low;
        sorted.sort_unstable();
        assert!(sorted.windows(2).all(|two| two[1] - two[0] >= 100));
    }
}
