//! Beside the board: the question, the danger of this turn and its event, the three parts of a go, the look ahead, the buttons.

use leptos::prelude::*;

use super::{
    super::{model::line as phase_line, table::VolcanoTable, ui::Part},
    ahead::Foresight,
    danger::{DangerPanel, EventPanel},
    pictures::{Arrow, IslandPicture, SeatMark, VoteIcon},
    shown::{shown, told_phase},
};
use crate::{
    app::{
        shell::{icon::Icon, keyed::keyed},
        table::{TableStore, controls::Controls, explain::Explain, hint::HintButton, prompt::Prompt},
    },
    rules::{
        Refusal,
        volcano::{Dir, Island, Vote},
    },
};

/// All of it.
#[component]
pub fn Sheet(store: TableStore<VolcanoTable>) -> impl IntoView {
    let model = shown(store);
    let active = Memo::new(move |_| model.read().active);
    let line = |which: usize| Memo::new(move |_| model.read().question[which].clone());
    let step = Memo::new(move |_| {
        Some(match told_phase(store) {
            Some(phase) => phase_line(phase, store.locale),
            None => model.read().question[0].clone(),
        })
    });
    let parts = Memo::new(move |_| model.read().parts.clone());
    let controls = Memo::new(move |_| model.read().controls.clone());
    let press = Callback::new(move |msg| store.send(msg));
    let part = move || match model.read().part {
        Part::Vote => "vote",
        Part::Turn => "turn",
        Part::Move => "move",
    };
    view! {
        <Prompt
            notice=store.notice
            mark=move || active.get().map(|seat| view! { <SeatMark store seat size=36 /> }.into_any())
            step
            question=line(1)
            detail=line(2)
        >
            <Explain store why=|ui| ui.refusal.map(|why| why.rule()) />
        </Prompt>
        <DangerPanel store model />
        <EventPanel store />
        <div class="parts" data-part=part>
            <Controls list=parts press picture meant=store.hint.meant />
        </div>
        <Foresight store model />
        <div class="place">
            // The next player finds new buttons, which are deaf for a moment: the press before may have been a double one.
            {keyed(
                move || [active.get()],
                |seat| *seat,
                move |_| {
                    view! {
                        <Controls list=controls press picture meant=store.hint.meant>
                            <HintButton />
                        </Controls>
                    }
                    .into_any()
                },
            )}
        </div>
    }
}

/// What stands before the words of a button.
fn picture(control: &str) -> Option<AnyView> {
    let number = control.bytes().last().map_or(0, |digit| usize::from(digit.wrapping_sub(b'0')));
    Some(match control {
        "go" => view! { <VoteIcon vote=Vote::Go size=32 /> }.into_any(),
        "stay" => view! { <VoteIcon vote=Vote::Stay size=32 /> }.into_any(),
        "part-turn" => view! { <Icon name="clockwise" /> }.into_any(),
        "part-move" => view! { <Icon name="pawn" /> }.into_any(),
        "part-vote" => view! { <Icon name="card" /> }.into_any(),
        _ if control.starts_with("way") => view! { <Arrow dir=*Dir::ALL.get(number)? /> }.into_any(),
        _ if control.starts_with("to") => {
            view! { <IslandPicture island=*Island::ALL.get(number.checked_sub(1)?)? /> }.into_any()
        }
        _ => return None,
    })
}

/// What a replay shows beside the board.
#[component]
pub fn Watched(store: TableStore<VolcanoTable>) -> impl IntoView {
    let model = shown(store);
    view! {
        <DangerPanel store model />
        <EventPanel store />
        <Foresight store model />
    }
}
