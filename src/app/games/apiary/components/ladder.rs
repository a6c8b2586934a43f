//! The steps of the running action: done, asked now, certain to come. Each names its cause.

use leptos::prelude::*;

use super::{
    act::sign,
    autopilot::act_of,
    desk::Desk,
    parts::{icon, medal, some_goods},
};
use crate::{
    app::{
        games::apiary::{
            animation::{Beat, Declined, Scene},
            art::icons,
            model::question::{Mark, Rung, What},
            words::Words,
        },
        shell::{
            icon::Icon,
            views::{CollectAny, live},
        },
    },
    rules::apiary::{Act, Event, Item, ItemKind, Pack, Source, pack::TileKind},
    t,
};

/// The most steps that are shown before what is asked now.
const DONE: usize = 3;

/// The ladder of what is asked; nothing where there is nothing but the question.
#[component]
pub fn Ladder(desk: Desk) -> impl IntoView {
    let rungs = Memo::new(move |_| {
        desk.question
            .with(|question| question.as_ref().map(|question| question.ladder.clone()).unwrap_or_default())
    });
    live(move || {
        let rungs = rungs.get();
        let done = rungs.iter().filter(|rung| rung.mark == Mark::Done).count();
        let shown: Vec<&Rung> = rungs.iter().skip(done.saturating_sub(DONE)).collect();
        let others = shown.iter().filter(|rung| rung.mark != Mark::Now).count();
        (others > 0).then(|| rungs_of(desk, &shown))
    })
}

/// Rungs as a list.
pub fn rungs_of(desk: Desk, rungs: &[&Rung]) -> AnyView {
    let words = desk.words.read_value();
    let all = rungs.iter().filter_map(|rung| one(desk, &words, rung)).collect_any();
    view! { <ol class="ap-ladder">{all}</ol> }.into_any()
}

fn one(desk: Desk, words: &Words, rung: &Rung) -> Option<AnyView> {
    let (class, sign) = match rung.mark {
        Mark::Done => ("ap-rung-done", view! { <Icon name="check" /> }.into_any()),
        Mark::Now => ("ap-now-rung", ().into_any()),
        Mark::ToCome => ("ap-next", ().into_any()),
    };
    let (text, cause, gain) = match rung.what {
        What::Told(beat) => (told(desk, words, &beat)?, cause(words, &beat), gains(&beat)),
        What::Asked(_, prompt) => (words.stage(prompt), String::new(), ().into_any()),
        What::Due(due) => (words.due(due)?, String::new(), ().into_any()),
    };
    let picture = match rung.what {
        What::Told(beat) => art(words.pack, &beat).map(|art| icon(art, 20)),
        _ => None,
    };
    let cause = (!cause.is_empty()).then(|| view! { <small>{cause}</small> }.into_any());
    Some(
        view! {
            <li class=class>
                <i>{sign}</i>
                <p>{picture} {text} {cause}</p>
                <span class="num">{gain}</span>
            </li>
        }
        .into_any(),
    )
}

fn told(desk: Desk, words: &Words, beat: &Beat) -> Option<String> {
    // What the Autopilot does not do has no event of its own.
    if let Scene::Declined(_) = beat.scene {
        let said = beat.said()?;
        return desk.view.with(|view| words.told(&view.state, &said, &[]).into_iter().next());
    }
    if let Event::CardsTurned { card, support, .. } = beat.event {
        let turned = words.pack.cards.iter().find(|one| one.id == card)?;
        let (l, act) = (words.locale, words.act(act_of(turned.action)));
        return Some(match support.amber {
            true => t!(l, apiary::auto::plan_amber, act = act, number = card),
            false => t!(l, apiary::auto::plan_ash, act = act, number = card),
        });
    }
    desk.view.with(|view| words.event(&view.state, &beat.event))
}

/// The picture of what is told.
fn art(pack: &Pack, beat: &Beat) -> Option<String> {
    Some(match (beat.scene, beat.event) {
        (Scene::Declined(Declined::Retrieve { .. }), _) | (_, Event::Retrieved { .. }) => icons::retrieve(),
        (Scene::Declined(Declined::Carve { .. }), _) => sign(Act::Carve),
        (_, Event::CardsTurned { card, .. }) => {
            sign(act_of(pack.cards.iter().find(|one| one.id == card)?.action))
        }
        (_, Event::Placed { act, .. }) => sign(act),
        (_, Event::ShipMoved { .. }) => icons::SHIP.to_owned(),
        (_, Event::Explored { .. } | Event::PlanetRevealed { .. }) => icons::PLANET.to_owned(),
        (_, Event::SlotFilled { resource, .. }) => icons::resource(resource).to_owned(),
        (_, Event::Bumped { .. } | Event::BumpedTo { .. }) => icons::bumped(),
        (_, Event::Hibernated { .. } | Event::PodTaken { .. }) => icons::MOON.to_owned(),
        (_, Event::TileTaken { tile }) => icons::kind(TileKind::ALL[kind_of(tile)]),
        _ => return None,
    })
}

fn kind_of(tile: Item) -> usize {
    [ItemKind::Farm, ItemKind::Recruit, ItemKind::Development]
        .into_iter()
        .position(|kind| kind == tile.kind())
        .unwrap_or(3)
}

fn cause(words: &Words, beat: &Beat) -> String {
    match beat.cause {
        Some(Source::Hex) | None => String::new(),
        Some(source) => t!(words.locale, apiary::sheet::because, source = words.source(source)),
    }
}

fn gains(beat: &Beat) -> AnyView {
    // What the sentence says already is not said twice.
    if let (Scene::Gains, Event::Scored { vp, .. }) = (beat.scene, beat.event) {
        return medal(vp.into(), 24);
    }
    if matches!(beat.event, Event::Gained { .. } | Event::Scored { .. } | Event::Favored { .. }) {
        return ().into_any();
    }
    let gained = beat.gains.resources;
    (!gained.is_empty()).then(|| some_goods(gained, 18)).into_any()
}
