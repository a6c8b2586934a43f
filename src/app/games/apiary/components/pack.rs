//! The component packs in the set-up: which one is played with, and loading one from a file (chapter 10).

use leptos::{prelude::*, task::spawn_local};

use crate::{
    app::{
        games::apiary::{
            packs::{self, Refused},
            setup::Draft,
            words::Words,
        },
        shell::{
            controls::Choice,
            files,
            icon::Icon,
            storage::BrowserStore,
            text::Locale,
            views::{CollectAny, live},
        },
    },
    rules::apiary::Pack,
    session::slots::StoreError,
    t,
};

/// What was done last, as far as it has to be said.
#[derive(Clone, Debug, PartialEq)]
enum Said {
    Chosen(&'static Pack),
    NotKept(&'static Pack, StoreError),
    Refused(Refused),
    Removed(&'static Pack),
    NotRemoved,
}

/// The packs at hand, and what happens to them.
#[derive(Clone, Copy)]
struct Shelf {
    draft: RwSignal<Draft>,
    l: Locale,
    packs: RwSignal<Vec<&'static Pack>>,
    said: RwSignal<Option<Said>>,
    /// The one of which it is asked whether it shall be removed.
    removing: RwSignal<Option<&'static Pack>>,
}

impl Shelf {
    fn choose(self, pack: &'static Pack) {
        self.draft.update(|draft| draft.set_pack(pack));
    }

    /// A file was read, or was not.
    fn take(self, bytes: Result<Vec<u8>, files::Unread>) {
        let read = bytes.map_err(Refused::from).and_then(|bytes| Ok((packs::read(&bytes)?, bytes)));
        self.removing.set(None);
        self.said.set(Some(match read {
            Err(why) => Said::Refused(why),
            Ok((pack, bytes)) => {
                self.choose(pack);
                let kept = packs::keep(&BrowserStore, pack, &bytes);
                self.packs.update(|all| {
                    if pack != Pack::caldera() && !all.contains(&pack) {
                        all.push(pack);
                    }
                });
                kept.map_or_else(|why| Said::NotKept(pack, why), |()| Said::Chosen(pack))
            }
        }));
    }

    fn remove(self, pack: &'static Pack) {
        self.removing.set(None);
        if packs::forget(&BrowserStore, pack).is_err() {
            self.said.set(Some(Said::NotRemoved));
            return;
        }
        self.packs.update(|all| all.retain(|other| *other != pack));
        if self.draft.with_untracked(|draft| draft.pack() == pack) {
            self.choose(Pack::caldera());
        }
        self.said.set(Some(Said::Removed(pack)));
    }
}

/// The name of a pack.
pub fn name_of(pack: &'static Pack, l: Locale) -> &'static str {
    Words { locale: l, names: Vec::new(), pack }.named(&pack.name)
}

/// How many components of each kind it has.
pub fn counts(pack: &Pack, l: Locale) -> String {
    let [farms, recruits, developments, carvings] = [0, 1, 2, 3].map(|kind: usize| pack.tiles[kind].len());
    t!(
        l,
        apiary::setup::packs::counts,
        farms = farms,
        recruits = recruits,
        developments = developments,
        carvings = carvings,
        seeds = pack.seeds.len(),
        factions = pack.factions.len(),
        mats = pack.mats.len()
    )
}

/// The packs to choose from, and one from a file.
#[component]
pub fn Packs(draft: RwSignal<Draft>, l: Locale) -> impl IntoView {
    let shelf = Shelf {
        draft,
        l,
        packs: RwSignal::new(packs::kept(&BrowserStore)),
        said: RwSignal::new(None),
        removing: RwSignal::new(None),
    };
    let gone = draft.with_untracked(|draft| {
        let missing = draft.pack.as_ref().filter(|_| draft.pack() == Pack::caldera());
        missing.map(|name| t!(l, apiary::setup::packs::gone, id = name.id))
    });
    if gone.is_some() {
        shelf.choose(Pack::caldera());
    }
    let rows = move || {
        let all = [Pack::caldera()].into_iter().chain(shelf.packs.get());
        all.map(|pack| view! { <PackRow shelf pack /> }).collect_any()
    };
    let chosen = move |event: web_sys::Event| {
        if let Some(file) = files::chosen(&event_target(&event)) {
            spawn_local(async move { shelf.take(files::read(file).await) });
        }
    };
    view! {
        <fieldset class="seg ap-packs">
            <legend>{t!(l, apiary::setup::packs::legend)}</legend>
            <p class="muted small">{t!(l, apiary::setup::packs::note)}</p>
            {gone.map(|text| view! { <p class="small" role="status">{text}</p> })}
            {live(rows)}
            <label class="btn file">
                <Icon name="import" />
                {t!(l, apiary::setup::packs::load)}
                <input class="sr" type="file" accept=".json,application/json" on:change=chosen />
            </label>
            <div aria-live="polite">{live(move || said(shelf))}</div>
        </fieldset>
    }
}

/// One pack.
#[component]
fn PackRow(shelf: Shelf, pack: &'static Pack) -> impl IntoView {
    let Shelf { draft, l, removing, .. } = shelf;
    let name = name_of(pack, l);
    let foreign = pack != Pack::caldera();
    let hash = match foreign {
        true => t!(l, apiary::setup::packs::hash, hash = pack.hash_text()),
        false => t!(l, apiary::setup::packs::built_in).to_owned(),
    };
    let chosen = Signal::derive(move || draft.read().pack() == pack);
    let remove = foreign.then(|| {
        let label = t!(l, apiary::setup::packs::remove, name = name);
        view! {
            <button
                type="button"
                class="btn icon quiet"
                aria-label=label
                on:click=move |_| removing.set(Some(pack))
            >
                <Icon name="bin" />
            </button>
        }
    });
    let asked = move || (removing.get() == Some(pack)).then(|| view! { <Remove shelf pack name /> });
    view! {
        <div class="ap-pack">
            <Choice group="ap-pack" chosen choose=move |()| shelf.choose(pack)>
                <span>
                    <b>{name}</b>
                    <small>{counts(pack, l)}</small>
                    <small class="num">{hash}</small>
                </span>
            </Choice>
            {remove}
        </div>
        {live(asked)}
    }
}

/// Whether a pack shall be removed.
#[component]
fn Remove(shelf: Shelf, pack: &'static Pack, name: &'static str) -> impl IntoView {
    let l = shelf.l;
    view! {
        <div class="ap-sure" role="group" aria-label=t!(l, apiary::setup::packs::remove, name = name)>
            <p class="small" role="status">
                {t!(l, apiary::setup::packs::sure, name = name)}
            </p>
            <button type="button" class="btn" on:click=move |_| shelf.remove(pack)>
                {t!(l, apiary::setup::packs::really)}
            </button>
            <button type="button" class="btn quiet" on:click=move |_| shelf.removing.set(None)>
                {t!(l, common::cancel)}
            </button>
        </div>
    }
}

/// What came of the last file or button.
fn said(shelf: Shelf) -> AnyView {
    let l = shelf.l;
    let text = match shelf.said.get() {
        None => return ().into_any(),
        Some(Said::Refused(why)) => return refused(l, &why),
        Some(Said::Chosen(pack)) => t!(l, apiary::setup::packs::chosen, name = name_of(pack, l)),
        Some(Said::NotKept(pack, StoreError::Full)) => {
            t!(l, apiary::setup::packs::full, name = name_of(pack, l))
        }
        Some(Said::NotKept(pack, _)) => t!(l, apiary::setup::packs::not_kept, name = name_of(pack, l)),
        Some(Said::Removed(pack)) => t!(l, apiary::setup::packs::removed, name = name_of(pack, l)),
        Some(Said::NotRemoved) => t!(l, apiary::setup::packs::not_removed).to_owned(),
    };
    view! { <p class="small ap-note">{text}</p> }.into_any()
}

/// Why a file is no pack, and the first few places that are wrong.
fn refused(l: Locale, why: &Refused) -> AnyView {
    let errors: &[_] = match why {
        Refused::Wrong(errors) => errors,
        _ => &[],
    };
    let (shown, more) = packs::first_few(errors);
    let mut lines: Vec<String> = shown.iter().map(|error| packs::described(l, error)).collect();
    if more > 0 {
        lines.push(t!(l, apiary::pack::more, count = more));
    }
    view! {
        <p class="ap-wrong">{packs::refusal(l, why)}</p>
        <ul class="ap-errors">{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_any()}</ul>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_is_told_by_its_name_and_what_it_has() {
        let pack = Pack::caldera();
        assert_eq!(Locale::ALL.map(|l| name_of(pack, l)), ["Caldera set", "カルデラ・セット"]);
        assert_eq!(
            counts(pack, Locale::En),
            "40 farms, 30 recruits, 29 developments, 30 carvings, 45 seeds, 20 factions, 5 mats"
        );
        assert_eq!(counts(pack, Locale::Ja), "農場40、徴募30、開発29、彫刻30、種子45、派閥20、巣ボード5");
    }
}
