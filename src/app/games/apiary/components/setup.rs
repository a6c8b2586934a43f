//! The own options of the set-up: every one with a sentence on what it does, the default first (1.4).

use leptos::prelude::*;

use super::pack::Packs;
use crate::{
    app::{
        games::apiary::{
            packs,
            setup::{Draft, Level},
        },
        shell::{
            controls::{Choice, Segments, Switch},
            icon::Icon,
            storage::BrowserStore,
            text::Locale,
            views::{CollectAny, live, show_when},
        },
    },
    rules::apiary::{
        AdvanceFour, FavorScoring, Pack, SeedLimit, SeedTiming, Setup, TwoSeedToken, pack::Level as Strengths,
    },
    t,
};

/// One of a group of cards: its name and what it means, whether it is chosen, and what choosing it does.
pub struct Card {
    /// Its name.
    pub name: String,
    /// What it means, in a sentence.
    pub line: String,
    /// Whether it is chosen.
    pub chosen: Signal<bool>,
    /// What choosing it does.
    pub choose: Callback<()>,
}

/// Cards of which one is chosen.
pub fn cards(legend: &'static str, group: &'static str, all: Vec<Card>) -> AnyView {
    let one = move |Card { name, line, chosen, choose }: Card| {
        view! {
            <Choice group chosen choose>
                <span>
                    <b>{name}</b>
                    <small>{line}</small>
                </span>
            </Choice>
        }
    };
    view! {
        <Segments legend class="seg ap-cards">
            {all.into_iter().map(one).collect_any()}
        </Segments>
    }
    .into_any()
}

/// A card in the texts of the program.
fn card(
    texts: [&'static str; 2],
    chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + Send + Sync + 'static,
) -> Card {
    let [name, line] = texts.map(str::to_owned);
    Card { name, line, chosen: Signal::derive(chosen), choose: Callback::new(move |()| choose()) }
}

/// What depends on how many play: the Autopilot, and how mats and factions are dealt.
#[component]
pub fn Ways(draft: RwSignal<Draft>, alone: Memo<bool>, l: Locale) -> impl IntoView {
    // The pack that was chosen the last time has levels of its own.
    packs::register_kept(&BrowserStore);
    view! {
        <FirstGame draft l />
        {show_when(move || alone.get(), move || view! { <Levels draft l /> }.into_any())}
        {live(move || ways(draft, alone.get(), l))}
        {show_when(
            move || alone.get(),
            move || view! { <p class="muted small ap-note">{t!(l, apiary::setup::ways::no_draft)}</p> }.into_any(),
        )}
    }
}

/// Sets everything to what is advised for a first game.
#[component]
fn FirstGame(draft: RwSignal<Draft>, l: Locale) -> impl IntoView {
    let is_set = Memo::new(move |_| {
        let draft = draft.read();
        Draft { level: Level::default(), ..draft.clone() } == draft.first_game()
    });
    let set = move |_| draft.update(|draft| *draft = draft.first_game());
    let said = move || match is_set.get() {
        true => t!(l, apiary::setup::first_set),
        false => t!(l, apiary::setup::first_help),
    };
    view! {
        <div class="ap-first">
            <button type="button" class="btn" on:click=set>
                {move || if is_set.get() { view! { <Icon name="check" /> }.into_any() } else { ().into_any() }}
                {t!(l, apiary::setup::first)}
            </button>
            <p class="muted small" role="status">
                {said}
            </p>
        </div>
    }
}

/// The four ways in words.
pub fn way_words(way: Setup, l: Locale) -> [&'static str; 2] {
    match way {
        Setup::Two => [t!(l, apiary::setup::ways::two), t!(l, apiary::setup::ways::two_line)],
        Setup::Starters => [t!(l, apiary::setup::ways::starters), t!(l, apiary::setup::ways::starters_line)],
        Setup::Draft => [t!(l, apiary::setup::ways::draft), t!(l, apiary::setup::ways::draft_line)],
        Setup::Random => [t!(l, apiary::setup::ways::random), t!(l, apiary::setup::ways::random_line)],
    }
}

/// How mats and factions are dealt.
fn ways(draft: RwSignal<Draft>, alone: bool, l: Locale) -> AnyView {
    let all = [Setup::Two, Setup::Starters, Setup::Draft, Setup::Random];
    let offered = all.into_iter().filter(|way| !alone || *way != Setup::Draft);
    let one = |way: Setup| {
        let chosen = move || match draft.read().setup {
            Setup::Draft if alone => way == Setup::Two,
            now => way == now,
        };
        card(way_words(way, l), chosen, move || draft.update(|draft| draft.setup = way))
    };
    cards(t!(l, apiary::setup::ways::legend), "ap-way", offered.map(one).collect())
}

/// The levels of the Autopilot.
#[component]
fn Levels(draft: RwSignal<Draft>, l: Locale) -> impl IntoView {
    let pack = Memo::new(move |_| draft.read().pack());
    let level = move |number: u8, of: &Strengths| Card {
        name: t!(l, apiary::setup::solo::level, number = number),
        line: level_line(of, l),
        chosen: Signal::derive(move || draft.read().level.0 == number),
        choose: Callback::new(move |()| draft.update(|draft| draft.level = Level(number))),
    };
    let legend = t!(l, apiary::setup::solo::legend);
    let all = move |pack: &Pack| (1..).zip(&pack.levels).map(|(number, of)| level(number, of)).collect();
    view! {
        {live(move || cards(legend, "ap-level", all(pack.get())))}
        <p class="muted small ap-note">{t!(l, apiary::setup::solo::note)}</p>
    }
}

/// A level in a sentence (A105).
pub fn level_line(of: &Strengths, l: Locale) -> String {
    let signs = [", ", "・"][l as usize];
    let group = |all: &[u8]| all.iter().map(u8::to_string).collect::<Vec<_>>().join(signs);
    let line =
        t!(l, apiary::setup::solo::line, ash = group(&of.ash), amber = group(&of.amber), gained = of.gained);
    match of.expert {
        true => t!(l, common::sentences, a = line, b = t!(l, apiary::setup::solo::expert)),
        false => line,
    }
}

/// The options that hold for any number of players, and the components.
#[component]
pub fn Rules(draft: RwSignal<Draft>, l: Locale) -> impl IntoView {
    let favor = move |on| {
        let value = if on { FavorScoring::Position } else { FavorScoring::Rank };
        draft.update(|draft| draft.favor = value);
    };
    let four = move |on| {
        let value = if on { AdvanceFour::Resources } else { AdvanceFour::Vp };
        draft.update(|draft| draft.advance_four = value);
    };
    let steps = move |on| {
        let value = if on { SeedTiming::Steps } else { SeedTiming::Window };
        draft.update(|draft| draft.seed_timing = value);
    };
    let token = move |on| {
        let value = if on { TwoSeedToken::In } else { TwoSeedToken::Out };
        draft.update(|draft| draft.two_seed_token = value);
    };
    view! {
        <Switch
            label=t!(l, apiary::setup::favor)
            help=t!(l, apiary::setup::favor_help)
            on=Signal::derive(move || draft.read().favor == FavorScoring::Position)
            set=favor
        />
        <Switch
            label=t!(l, apiary::setup::four)
            help=t!(l, apiary::setup::four_help)
            on=Signal::derive(move || draft.read().advance_four == AdvanceFour::Resources)
            set=four
        />
        <Switch
            label=t!(l, apiary::setup::steps)
            help=t!(l, apiary::setup::steps_help)
            on=Signal::derive(move || draft.read().seed_timing == SeedTiming::Steps)
            set=steps
        />
        <Switch
            label=t!(l, apiary::setup::token)
            help=t!(l, apiary::setup::token_help)
            on=Signal::derive(move || draft.read().two_seed_token == TwoSeedToken::In)
            set=token
        />
        {limits(draft, l)}
        <Packs draft l />
    }
}

/// How many seeds may be played in a turn.
fn limits(draft: RwSignal<Draft>, l: Locale) -> AnyView {
    let all = [SeedLimit::None, SeedLimit::TwoAbilities, SeedLimit::TwoCards].map(|limit| {
        let words = match limit {
            SeedLimit::None => [t!(l, apiary::setup::limit::none), t!(l, apiary::setup::limit::none_line)],
            SeedLimit::TwoAbilities => {
                [t!(l, apiary::setup::limit::abilities), t!(l, apiary::setup::limit::abilities_line)]
            }
            SeedLimit::TwoCards => {
                [t!(l, apiary::setup::limit::cards), t!(l, apiary::setup::limit::cards_line)]
            }
        };
        let chosen = move || draft.read().seed_limit == limit;
        card(words, chosen, move || draft.update(|draft| draft.seed_limit = limit))
    });
    cards(t!(l, apiary::setup::limit::legend), "ap-limit", all.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_says_what_it_has() {
        let line = |level: usize, l| level_line(&Pack::caldera().levels[level - 1], l);
        assert_eq!(line(1, Locale::En), "Workers: ash 2, 1, 1, amber 2, 1; replaced by strength 2.");
        assert!(line(5, Locale::En).ends_with("Its tiles and tokens score more."));
        let all: Vec<_> = (1..=6).flat_map(|level| Locale::ALL.map(|l| line(level, l))).collect();
        assert!(all.iter().enumerate().all(|(number, one)| !all[..number].contains(one)));
    }

    #[test]
    fn every_way_to_deal_has_a_name_and_a_sentence() {
        for l in Locale::ALL {
            let ways =
                [Setup::Two, Setup::Starters, Setup::Draft, Setup::Random].map(|way| way_words(way, l));
            let mut all = ways.concat();
            all.sort_unstable();
            all.dedup();
            assert!(all.len() == 8 && all.iter().all(|text| !text.is_empty()));
        }
    }
}
