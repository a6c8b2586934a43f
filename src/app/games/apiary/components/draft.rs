//! The question while mats and factions are chosen (A6, A8).

use leptos::prelude::*;

use super::parts;
use crate::{
    app::{
        games::apiary::{
            offer::{Has, Offer, Piece},
            seats::class_of,
            ui::Msg,
            words::Words,
        },
        shell::{
            icon::Icon,
            views::{CollectAny, live},
        },
    },
    rules::{
        Seat,
        apiary::{Item, Owner},
    },
    t,
};

pub use super::cards::{FactionCard, MatCard, Standing};

/// The question while mats and factions are chosen: the order, and the cards. The button that confirms is the question's.
#[component]
pub fn DraftPanel(
    /// What lies open.
    #[prop(into)]
    offer: Signal<Option<Offer>>,
    /// The language, the names and the components.
    words: Words,
    /// Is told what was pressed.
    #[prop(into)]
    send: Callback<Msg>,
) -> impl IntoView {
    // What is chosen changes nothing but marks, so that the focus stays where it is.
    let lying = Memo::new(move |_| {
        offer.get().map(|mut offer| {
            offer.factions.iter_mut().chain(&mut offer.mats).for_each(|piece| piece.chosen = false);
            offer
        })
    });
    live(move || lying.get().map(|lying| panel(offer, &words, send, &lying)))
}

fn panel(offer: Signal<Option<Offer>>, words: &Words, send: Callback<Msg>, lying: &Offer) -> AnyView {
    let (l, pack) = (words.locale, words.pack);
    let standing = |piece: &Piece, name: String| {
        let item = piece.item;
        let now = move || offer.with(|offer| offer.as_ref().and_then(|offer| offer.piece(item)).copied());
        let press = move |()| {
            if let Some(msg) = untrack(now).and_then(|piece| piece.msg) {
                send.run(msg);
            }
        };
        let label = match lying.draft {
            true => t!(l, apiary::setup::card::take, name = name),
            false => t!(l, apiary::setup::card::keep, name = name),
        };
        Standing {
            chosen: Signal::derive(move || now().is_some_and(|piece| piece.chosen)),
            taken: piece.taken.map(|seat| (seat, words.name(seat).to_owned())),
            pick: piece.msg.map(|_| (label, Callback::new(press))),
            owner: Owner::Seat(piece.taken.unwrap_or(lying.seat)),
        }
    };
    let faction_of = |item: Item| pack.factions.iter().find(|one| one.item == item);
    let own = lying.seats.iter().find(|has| has.seat == lying.seat).and_then(|has| has.faction);
    let factions = lying.factions.iter().filter_map(|piece| {
        let faction = faction_of(piece.item)?;
        let standing = standing(piece, words.item(piece.item));
        Some(view! { <FactionCard words=words.clone() faction standing /> })
    });
    let mats = lying.mats.iter().filter_map(|piece| {
        let mat = pack.mats.iter().find(|one| one.item == piece.item)?;
        let standing = standing(piece, words.item(piece.item));
        let faction = own.filter(|_| piece.taken.is_none_or(|seat| seat == lying.seat)).and_then(faction_of);
        Some(view! { <MatCard words=words.clone() mat faction standing /> })
    });
    let class = if lying.draft { "ap-draft ap-both" } else { "ap-draft" };
    let mats_title = match lying.draft {
        true => t!(l, apiary::setup::card::mats),
        false => t!(l, apiary::setup::card::your_mat),
    };
    view! {
        <div class=class>
            {order(words, lying)}
            <section class="ap-fcards">
                <h2>{t!(l, apiary::setup::card::factions)}</h2>
                <div>{factions.collect_any()}</div>
            </section>
            <section class="ap-mcards">
                <h2>{mats_title}</h2>
                <div>{mats.collect_any()}</div>
            </section>
        </div>
    }
    .into_any()
}

/// What a seat has so far, or that it chooses now or later.
pub fn has_in_words(words: &Words, offer: &Offer, seat: Seat) -> String {
    let l = words.locale;
    let has = offer.seats.iter().find(|has| has.seat == seat);
    // Without a draft the mats are dealt and not chosen.
    let mat = has.and_then(|has| has.mat).filter(|_| offer.draft);
    let names = [has.and_then(|has| has.faction), mat].into_iter().flatten().map(|item| words.item(item));
    let mut parts: Vec<String> = names.collect();
    if seat == offer.seat {
        parts.push(t!(l, apiary::setup::card::now).to_owned());
    } else if parts.is_empty() {
        parts.push(t!(l, apiary::setup::card::waits).to_owned());
    }
    parts.join([", ", "、"][l as usize])
}

/// Who chooses: in a draft the way there and back, otherwise the seats.
fn order(words: &Words, offer: &Offer) -> AnyView {
    let l = words.locale;
    let track = offer.draft.then(|| {
        let half = offer.order.len() / 2;
        let one = |(number, seat): (usize, &Seat)| {
            let (done, now) = (number < offer.made, number == offer.made);
            let turn = (number == half).then(|| view! { <Icon name="turn" /> });
            view! {
                {turn}
                <span class:ap-done=done class:ap-now=now>
                    {parts::mark(Owner::Seat(*seat), if now { 38 } else { 28 })}
                </span>
            }
        };
        let label = t!(l, apiary::setup::card::track, number = offer.made + 1, all = offer.order.len());
        view! {
            <p class="ap-track" role="img" aria-label=label>
                {offer.order.iter().enumerate().map(one).collect_any()}
            </p>
        }
    });
    let seat = |has: &Has| {
        let seat = has.seat;
        let class = ["ap-chooser ", class_of(Owner::Seat(seat))].concat();
        view! {
            <li class=class class:ap-now=seat == offer.seat>
                {parts::mark(Owner::Seat(seat), 28)}
                <span>
                    <b>{words.name(seat).to_owned()}</b>
                    <small>{has_in_words(words, offer, seat)}</small>
                </span>
            </li>
        }
    };
    view! {
        <div class="ap-order">
            {track}
            <ol aria-label=t!(l, apiary::setup::card::order)>{offer.seats.iter().map(seat).collect_any()}</ol>
        </div>
    }
    .into_any()
}
