//! The table of a game without its types: what is played, taught and read, once its code is here. It is a part of the program of
//! its own, so that the set-up need not wait for it.

use leptos::prelude::*;

use super::{begin::Show, opened, part::InBox, shelved::Shelved};
use crate::{
    app::{
        shell::{page::name_page, settings::use_locale, storage},
        table::{lesson::lesson, rulebook::Rulebook},
    },
    t,
};

/// The table of a game without its types.
pub trait TablePart: Sync {
    /// Its rules, with their pictures.
    fn book(&self) -> Rulebook;
    /// A saved game on the screen.
    fn table(&self, id: String, show: Show) -> AnyView;
    /// The lesson on the screen, if there is one.
    fn lesson(&self) -> Option<AnyView>;
}

impl<T: Shelved> TablePart for InBox<T> {
    fn book(&self) -> Rulebook {
        T::RULEBOOK
    }

    fn table(&self, id: String, show: Show) -> AnyView {
        T::prepare();
        opened::open::<T>(id, show)
    }

    fn lesson(&self) -> Option<AnyView> {
        let l = use_locale();
        name_page(&t!(l, lesson::page_title, game = T::title(l)));
        lesson::<T>(T::LESSON?, storage::use_storage(), l).map(IntoAny::into_any)
    }
}
