//! The drawings of the museum.

use leptos::prelude::*;

use super::super::super::{
    art::{
        bee::{self, Look, bee},
        fit::{self, line},
        icons,
        phrase::{self, Part},
        tile::socket,
    },
    museum::{
        Exhibit, Gift,
        card::{Fact, Shown},
        face::{Face, face},
    },
};
use crate::{
    app::{board::decimal::number, shell::views::CollectAny},
    rules::apiary::{Pack, pack::Trigger},
};

/// The face of a component.
#[component]
pub fn FacePicture(pack: &'static Pack, exhibit: Exhibit) -> impl IntoView {
    let Face { frame, art } = face(pack, exhibit);
    view! { <svg class="ap-face" viewBox=frame aria-hidden="true" inner_html=art /> }
}

/// An icon.
#[component]
pub fn Sign(art: String) -> impl IntoView {
    view! {
        <svg class="ap-sign ap-text" viewBox="-13 -13 26 26" width="26" height="26" aria-hidden="true" inner_html=art />
    }
}

/// What stands for something that components give.
pub fn of_gift(gift: Gift) -> String {
    match gift {
        Gift::Good(one) => icons::resource(one).to_owned(),
        Gift::Vp => icons::medal(11.0),
        Gift::Favor => icons::CROWN.to_owned(),
        Gift::Seed => icons::card(),
        Gift::Worker => icons::new_worker(),
        Gift::Strength => icons::STRENGTHEN.to_owned(),
        Gift::Building => icons::trigger(Trigger::BuildAny),
        Gift::Other => icons::CIRCLE.to_owned(),
    }
}

/// A text in icons, on paper.
#[component]
pub fn Phrase<'a>(parts: &'a [Part]) -> impl IntoView {
    strip(fit::inline(parts))
}

/// Icons in one line.
fn strip(icons: fit::Line) -> AnyView {
    let width = icons.width + 10.0;
    let frame = ["-5 -14 ", &number(width), " 28"].concat();
    view! {
        <svg
            class="ap-strip"
            viewBox=frame
            width=number(width * 1.15)
            height="32"
            aria-hidden="true"
            inner_html=icons.art
        />
    }
    .into_any()
}

/// A figure as it is drawn, if it is.
pub fn drawn(fact: &Fact) -> Option<AnyView> {
    Some(match &fact.shown {
        Shown::Text => return None,
        Shown::Goods(basket) => {
            let goods = phrase::goods(*basket);
            if goods.is_empty() {
                return None;
            }
            strip(line(&goods))
        }
        Shown::Vp(vp) => strip(line(&[phrase::points(*vp)])),
        Shown::Spots(spots) => {
            let spot = |takes: &u8| {
                let art = socket(*takes, None);
                view! { <svg class="ap-sign" viewBox="-10 -10 20 20" width="30" height="30" aria-hidden="true" inner_html=art /> }
            };
            spots.iter().map(spot).collect_any()
        }
        Shown::Start(workers, resources) => {
            let worker = |strength: &u8| {
                let art = bee(Look { strength: *strength, ..Look::default() });
                view! { <svg class="ap-sign v0" viewBox=bee::FRAME width="44" height="44" aria-hidden="true" inner_html=art /> }
            };
            let bees = workers.iter().map(worker).collect_any();
            let goods = phrase::goods(*resources);
            view! {
                {bees}
                {(!goods.is_empty()).then(|| strip(line(&goods)))}
            }
            .into_any()
        }
    })
}
