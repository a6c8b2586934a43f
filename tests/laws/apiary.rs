//! What holds in Apiary whatever is played (chapter 11 of its rules), as a function of two states in a row, and what can be
//! written.

use caldera::rules::{
    Game, Pending, Seat,
    apiary::{
        Act, Action, Basket, Cell, FavorScoring, Heap, Hex, Item, ItemKind, Owner, Pack, Payment, Phase,
        Prompt, Resource, ScorePart, Sheet, Solo, Spot, State, TwoSeedToken, pack::TileKind,
    },
};

/// An action that names a component and nothing else.
type OfItem = fn(Item) -> Action;

/// Actions of every kind. All of them would be without end, as discards and payments are: here are those that random games
/// come to most, of the built-in pack.
pub fn notation() -> Vec<Action> {
    let pack = Pack::caldera();
    let ids = |kind: ItemKind| of_kind(pack, kind);
    let seats = || Seat::first(5);
    let mut all = vec![
        Action::Retrieve,
        Action::Active,
        Action::Landing,
        Action::Bonus,
        Action::Later,
        Action::Worker,
        Action::Upgrade,
        Action::Wax,
        Action::Honey,
        Action::Skip,
        Action::Done,
        Action::Trade(Payment::default()),
    ];
    all.extend(seats().map(Action::Start));
    let of_items: [(ItemKind, &[OfItem]); 11] = [
        (ItemKind::Farm, &[Action::Row, Action::Farm, Action::Reserve]),
        (ItemKind::Recruit, &[Action::Row, Action::Reserve]),
        (ItemKind::Development, &[Action::Row, Action::Reserve]),
        (ItemKind::Carving, &[Action::Carving]),
        (ItemKind::Faction, &[Action::Faction, Action::Take, Action::Keep]),
        (ItemKind::Mat, &[Action::Mat, Action::Take]),
        (ItemKind::Seed, &[Action::Draw, Action::Keep, Action::Seed, Action::Plant, Action::Swap]),
        (ItemKind::Planet, &[Action::Planet]),
        (ItemKind::Token, &[Action::Token]),
        (ItemKind::Dance, &[Action::Floor]),
        (ItemKind::DanceToken, &[]),
    ];
    for (kind, actions) in of_items {
        all.extend(ids(kind).into_iter().flat_map(|item| actions.iter().map(move |action| action(item))));
    }
    all.extend((1..=14).map(Action::Card));
    all.extend((1..=15).map(Action::Pod));
    all.extend((1..=4).map(Action::Pick));
    for act in acts() {
        all.extend((1..=4).map(|strength| Action::Place(act, strength)));
    }
    for spot in spots() {
        all.extend((1..=4).flat_map(|strength| [Action::Up(strength, spot), Action::Recall(strength, spot)]));
    }
    all.extend((0..4).flat_map(|row| (0..4).map(move |column| Action::Ship(Cell { column, row }))));
    all.extend(Resource::ALL.map(Action::Gain));
    all.extend(Resource::BASIC.map(Action::Slot));
    for from in Resource::BASIC {
        all.extend(Resource::BASIC.into_iter().filter(|to| *to != from).map(|to| Action::Turn(from, to)));
    }
    all.extend(TileKind::ROWS.map(Action::Refresh));
    all.extend(discards().map(Action::End));
    let (ones, twos) = (baskets(1), baskets(2));
    for seed in ids(ItemKind::Seed) {
        all.extend(ones.iter().chain(&twos).map(|basket| Action::SeedFor(seed, *basket)));
        let seeds = [Some(seed), None, None, None];
        all.push(Action::Trade(Payment { seeds, ..Payment::default() }));
    }
    for units in ones.iter().chain(&twos) {
        all.push(Action::Trade(Payment { units: *units, ..Payment::default() }));
        for dance in ids(ItemKind::Dance) {
            all.push(Action::Dance(dance, Payment { units: *units, ..Payment::default() }));
        }
    }
    let tokens = ids(ItemKind::DanceToken);
    for dance in ids(ItemKind::Dance) {
        all.push(Action::Dance(dance, Payment::default()));
        for one in &tokens {
            all.push(Action::Teach(dance, [Some(*one), None, None]));
            all.extend(tokens.iter().map(|two| Action::Teach(dance, [Some(*one), Some(*two), None])));
        }
    }
    for hex in hexes(3) {
        for turn in 0..3 {
            all.push(Action::Frame(hex, turn, Basket::NONE));
            all.extend(twos.iter().map(|pay| Action::Frame(hex, turn, *pay)));
        }
    }
    for kind in [ItemKind::Farm, ItemKind::Recruit, ItemKind::Development, ItemKind::Carving] {
        for item in ids(kind) {
            all.extend(hexes(2).map(|hex| Action::Build(item, hex)));
        }
    }
    all
}

fn acts() -> [Act; 8] {
    [
        Act::Explore,
        Act::Advance,
        Act::AdvanceFarm,
        Act::AdvanceGuild,
        Act::Grow,
        Act::Research,
        Act::Convert,
        Act::Carve,
    ]
}

fn spots() -> impl Iterator<Item = Spot> {
    let out = acts().into_iter().flat_map(|act| (0..act.spaces()).map(move |place| Spot::At(act, place)));
    [Spot::Active, Spot::Landing].into_iter().chain(out)
}

/// All baskets of so many basic resources.
fn baskets(count: u8) -> Vec<Basket> {
    let all = (0..=count).flat_map(|p| (0..=count - p).map(move |f| Basket([p, f, count - p - f, 0, 0])));
    all.collect()
}

/// Up to one of each resource, or some more of one.
fn discards() -> impl Iterator<Item = Basket> {
    let few = (0..32_u8).map(|bits| Basket(std::array::from_fn(|kind| bits >> kind & 1)));
    let many = Resource::ALL.into_iter().flat_map(|kind| (2..5).map(move |count| Basket::of(kind, count)));
    few.chain(many)
}

/// The hexes so near to the faction hex.
fn hexes(reach: i8) -> impl Iterator<Item = Hex> {
    let all = (-reach..=reach).flat_map(move |q| (-reach..=reach).map(move |r| Hex { q, r }));
    all.filter(move |hex| (hex.q + hex.r).abs() <= reach)
}

/// The ids of a kind, each once.
fn of_kind(pack: &Pack, kind: ItemKind) -> Vec<Item> {
    let mut ids = pieces(pack, kind);
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// Every piece of a kind in the pack.
fn pieces(pack: &Pack, kind: ItemKind) -> Vec<Item> {
    let tiles = |of: TileKind| pack.tiles[of as usize].iter().map(|face| face.item).collect();
    match kind {
        ItemKind::Farm => tiles(TileKind::Farm),
        ItemKind::Recruit => tiles(TileKind::Recruit),
        ItemKind::Development => tiles(TileKind::Development),
        ItemKind::Carving => tiles(TileKind::Carving),
        ItemKind::Faction => pack.factions.iter().map(|faction| faction.item).collect(),
        ItemKind::Mat => pack.mats.iter().map(|mat| mat.item).collect(),
        ItemKind::Seed => pack.seeds.iter().map(|seed| seed.item).collect(),
        ItemKind::Planet => pack.planets.iter().map(|planet| planet.item).collect(),
        ItemKind::Token => pack.tokens.iter().map(|token| token.item).collect(),
        ItemKind::Dance => pack.dances.iter().map(|dance| dance.item).collect(),
        ItemKind::DanceToken => pack.dance_tokens.iter().map(|token| token.item).collect(),
    }
}

/// Panics unless the invariants hold between the state before an action and the state after it.
pub fn hold(before: &State, after: &State) {
    workers_and_tokens_are_four_and_seven(after);
    spaces_are_filled_from_the_first(before, after);
    pieces_are_conserved(after);
    planets_and_dances_are_whole(before, after);
    hives_are_connected(before, after);
    nothing_is_taken_back(before, after);
    what_is_discarded_had_no_place(before, after);
    the_end_comes_in_time(before, after);
    if before.turn() != after.turn() || after.is_over() {
        no_more_is_paid_than_printed(after);
    }
}

fn pack(state: &State) -> &'static Pack {
    state.config().pack.0
}

fn is_solo(state: &State) -> bool {
    state.config().solo != Solo::Off
}

fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(state.seats())
}

fn sheet(state: &State, seat: Seat) -> Sheet<'_> {
    state.sheet(seat).expect("a seat of the game")
}

/// Each seat has four workers and seven tokens, wherever they are.
pub fn workers_and_tokens_are_four_and_seven(state: &State) {
    let out = || state.spaces().filter_map(|(_, _, worker)| worker).chain(state.bumped_worker());
    assert!(out().all(|worker| (1..=4).contains(&worker.strength)));
    let on_pods = |owner: Owner| state.pods().filter(|(_, of)| *of == Some(owner)).count();
    for seat in seats(state) {
        let (sheet, owner) = (sheet(state, seat), Owner::Seat(seat));
        let home: u8 = sheet.pool().iter().chain(&sheet.landing()).sum();
        let away = out().filter(|worker| worker.owner == owner).count();
        assert_eq!(usize::from(sheet.supply() + home) + away, 4, "workers of seat {seat}");
        assert_eq!(usize::from(sheet.tokens()) + on_pods(owner), 7, "tokens of seat {seat}");
    }
    if is_solo(state) {
        assert_eq!(usize::from(state.autopilot_tokens()) + on_pods(Owner::Autopilot), 7);
    }
}

/// In an action of two spaces the first is empty below a held one only after the worker there was taken away.
fn spaces_are_filled_from_the_first(before: &State, after: &State) {
    let pairs = |state: &State| -> Vec<_> {
        state.spaces().filter(|(act, _, _)| act.spaces() == 2).map(|(_, _, worker)| worker).collect()
    };
    for (was, is) in pairs(before).chunks(2).zip(pairs(after).chunks(2)) {
        if let [None, Some(_)] = is {
            assert!(was[0].is_some() || was[1].is_some(), "the second space was filled first");
        }
    }
}

/// Nothing gets lost and nothing comes from nowhere.
pub fn pieces_are_conserved(state: &State) {
    use ItemKind::{Carving, DanceToken, Development, Farm, Recruit, Seed, Token};
    let mut seen = [[0_i8; 256]; 11];
    let mut see = |item: Item| seen[item.kind() as usize][usize::from(item.number())] += 1;
    let kinds = [Farm, Recruit, Development, Carving, Seed, Token, DanceToken];
    for kind in kinds {
        for heap in [Heap::Stack, Heap::Discards, Heap::Looking, Heap::Autopilot] {
            state.heap(kind, heap).for_each(&mut see);
        }
    }
    TileKind::ROWS.into_iter().flat_map(|kind| state.row(kind)).flatten().for_each(&mut see);
    state.carving_slots().flatten().for_each(&mut see);
    state.planet_cells().filter_map(|cell| cell.token).for_each(&mut see);
    state.tokens_taken().for_each(|(_, token)| see(token));
    state.dance_slots().flat_map(|slot| slot.tokens).for_each(&mut see);
    let mut frames = usize::from(state.frames_left());
    for seat in seats(state) {
        let sheet = sheet(state, seat);
        sheet.hive().for_each(|(_, tile)| see(tile));
        sheet.reserve().chain(sheet.hand()).chain(sheet.planted()).for_each(&mut see);
        assert!(sheet.planted().count() <= usize::from(sheet.plant_limit()), "A85");
        frames += sheet.frames().count();
    }
    let pack = pack(state);
    assert_eq!(frames, usize::from(pack.frame.count), "frames");
    for kind in kinds {
        for item in pieces(pack, kind).into_iter().filter(|item| is_in_the_game(state, *item)) {
            seen[kind as usize][usize::from(item.number())] -= 1;
        }
        assert!(seen[kind as usize].iter().all(|left| *left == 0), "pieces of {kind:?}: {state:?}");
    }
}

/// A84, A104: what was left out from the beginning.
fn is_in_the_game(state: &State, item: Item) -> bool {
    let pack = pack(state);
    match item.kind() {
        ItemKind::Seed if is_solo(state) => {
            pack.seeds.iter().any(|seed| seed.item == item && !seed.interactive)
        }
        ItemKind::Carving if is_solo(state) => pack.tile(item).is_some_and(|face| !face.interactive),
        ItemKind::Token if state.config().two_seed_token == TwoSeedToken::Out => {
            pack.tokens.iter().any(|token| token.item == item && !token.two_seed)
        }
        _ => true,
    }
}

/// An unexplored cell has a token and no planet, an explored one the reverse; what lies on its slots stays. A taught dance
/// has all its spots filled, another none, and nobody teaches two.
fn planets_and_dances_are_whole(before: &State, after: &State) {
    let pack = pack(after);
    let settled = matches!(after.pending(), Pending::Decision { prompt: Prompt::Turn, .. });
    let planets_left = after.heap(ItemKind::Planet, Heap::Stack).next().is_some();
    for (was, is) in before.planet_cells().zip(after.planet_cells()) {
        assert!(is.token.is_none() || is.planet.is_none());
        assert!(!settled || !planets_left || is.token.is_some() != is.planet.is_some());
        assert!(is.slots.starts_with(&was.slots), "a slot lost its token");
        assert!(was.planet.is_none() || was.planet == is.planet);
    }
    let mut teachers = Vec::new();
    for slot in after.dance_slots() {
        let spots =
            pack.dances.iter().find(|dance| Some(dance.item) == slot.dance).map_or(0, |dance| dance.spots);
        let filled = if slot.teacher.is_some() { usize::from(spots) } else { 0 };
        assert_eq!(slot.tokens.len(), filled);
        teachers.extend(slot.teacher);
    }
    teachers.sort_unstable();
    assert!(teachers.windows(2).all(|two| two[0] != two[1]), "somebody teaches two dances");
}

/// No two things share a hex, and every tile is connected to the faction tile over tiles. Looked at when a hive has changed.
fn hives_are_connected(before: &State, after: &State) {
    let pack = pack(after);
    for seat in seats(after) {
        let (was, is) = (sheet(before, seat), sheet(after, seat));
        let grown = was.hive().count() != is.hive().count() || was.frames().count() != is.frames().count();
        if !grown {
            continue;
        }
        let mat = pack.mats.iter().find(|mat| Some(mat.item) == is.mat()).expect("a mat under the tiles");
        let frames = is.frames().flat_map(|(anchor, turn)| pack.frame.placed(anchor, turn));
        let mut ground: Vec<Hex> = mat.hexes.iter().copied().chain(Hex::FACTION).chain(frames).collect();
        let count = ground.len();
        ground.sort_unstable();
        ground.dedup();
        assert_eq!(ground.len(), count, "seat {seat}: frames and mat overlap");
        let mut reached = Hex::FACTION.to_vec();
        let mut left: Vec<Hex> = is.hive().map(|(hex, _)| hex).collect();
        assert!(left.iter().all(|hex| ground.contains(hex) && !hex.is_faction()));
        while let Some(place) = left.iter().position(|hex| reached.iter().any(|known| known.touches(*hex))) {
            let hex = left.swap_remove(place);
            assert!(!reached.contains(&hex), "seat {seat}: two tiles on {hex}");
            reached.push(hex);
        }
        assert!(left.is_empty(), "seat {seat}: {left:?} hang in the air");
    }
}

/// Favor, VP, explored cells, built tiles, planted seeds and tokens on pods never fall. (No text of the pack costs VP.)
fn nothing_is_taken_back(before: &State, after: &State) {
    for seat in seats(after) {
        let (was, is) = (sheet(before, seat), sheet(after, seat));
        assert!(was.vp() <= is.vp() && was.favor() <= is.favor());
        assert!(
            was.hive().zip(is.hive()).all(|(was, is)| was == is) && was.hive().count() <= is.hive().count()
        );
        assert!(was.frames().zip(is.frames()).all(|(was, is)| was == is));
        assert!(was.planted().all(|seed| is.planted().any(|other| other == seed)));
        assert!(!was.is_upgraded() || is.is_upgraded());
    }
    assert!(before.tokens_taken().zip(after.tokens_taken()).all(|(was, is)| was == is));
    assert!(before.tokens_taken().count() <= after.tokens_taken().count());
    assert!(before.pods().zip(after.pods()).all(|(was, is)| was.1.is_none() || was == is));
}

/// A72, at every `end`: some arrangement of what is kept leaves no free spot for anything discarded, and each discarded
/// resource gives 1 Favor, as far as the track goes.
fn what_is_discarded_had_no_place(before: &State, after: &State) {
    let Pending::Decision { seat, prompt: Prompt::End } = before.pending() else { return };
    let (was, is) = (sheet(before, seat), sheet(after, seat));
    if before == after || was.hand().count() != is.hand().count() {
        // A seed was played.
        return;
    }
    let discarded = was.resources().less(is.resources());
    assert!(
        can_be_arranged(is.resources(), discarded, was.spots()),
        "kept {}, discarded {discarded}",
        is.resources()
    );
    let track = pack(after).favor_position.len() as u16 - 1;
    assert_eq!(u16::from(is.favor()), (u16::from(was.favor()) + discarded.total()).min(track));
}

/// Whether all that is kept can be laid on spots so that every spot left free takes nothing of what is discarded: by trying
/// out all arrangements.
pub fn can_be_arranged(kept: Basket, discarded: Basket, spots: impl Iterator<Item = u8>) -> bool {
    let takes = |spot: u8, kind: usize| spot >> kind & 1 == 1;
    let mut open = vec![kept];
    for spot in spots {
        let mut next = Vec::new();
        for left in &open {
            if (0..5).all(|kind| !takes(spot, kind) || discarded.0[kind] == 0) {
                next.push(*left);
            }
            for kind in (0..5).filter(|kind| takes(spot, *kind) && left.0[*kind] > 0) {
                let mut laid = *left;
                laid.0[kind] -= 1;
                next.push(laid);
            }
        }
        next.sort_unstable();
        next.dedup();
        open = next;
    }
    open.iter().any(|left| left.is_empty())
}

/// A89–A92: once all pods are covered or a seat has placed its last token, every seat has exactly one more turn after the one
/// that is running; and no game is without end.
fn the_end_comes_in_time(before: &State, after: &State) {
    let round = after.seats() + u8::from(is_solo(after));
    assert!(after.turn() <= 120 * u16::from(round), "{} turns", after.turn());
    let placed_all = seats(before).any(|seat| sheet(before, seat).tokens() == 0)
        || is_solo(before) && before.autopilot_tokens() == 0;
    let triggered = placed_all || before.pods().all(|(_, owner)| owner.is_some());
    let next_turn = before.turn() != after.turn();
    match (before.last_turns(), after.last_turns()) {
        (None, None) => assert!(!(after.is_over() || triggered && next_turn)),
        (None, Some(turns)) => assert_eq!(turns, round),
        (Some(was), Some(is)) => {
            let ended = next_turn || after.is_over() && !before.is_over();
            assert!(
                if ended { is + 1 == was } else { is == was || is + 1 == was },
                "{was} and {is} turns to come"
            );
            assert!(!after.is_over() || is == 0);
        }
        (Some(_), None) => panic!("the end was called off"),
    }
    if before.phase() != Phase::Over && after.phase() == Phase::Over {
        assert_eq!(after.last_turns(), Some(0));
    }
}

/// A99, A100: what ranks of Favor and sectors pay in all is not more than what is printed.
fn no_more_is_paid_than_printed(state: &State) {
    let pack = pack(state);
    let scores = state.scores();
    let all = scores
        .iter()
        .chain(&state.autopilot_score())
        .flat_map(|score| &score.parts)
        .copied()
        .collect::<Vec<_>>();
    let paid = |part: ScorePart| -> i32 { all.iter().filter(|(of, _)| *of == part).map(|(_, vp)| vp).sum() };
    let table = state.seats().max(2);
    let in_play = pack.sectors.iter().filter(|sector| sector.from <= table);
    let printed: i32 =
        in_play.map(|sector| i32::from(sector.first) + i32::from(sector.second.unwrap_or(0))).sum();
    assert!(paid(ScorePart::Sectors) <= printed);
    if !is_solo(state) && state.config().favor == FavorScoring::Rank {
        let ranks: i32 = pack.favor_rank[usize::from(state.seats())].iter().map(|vp| i32::from(*vp)).sum();
        assert!(paid(ScorePart::Favor) <= ranks);
    }
}
