//! Tests: whatever is refused says why, in words and with the number of its rule, and the rules have a place for it.

use super::{
    art::facing::Facing,
    interaction::place,
    rules::RULEBOOK,
    ui::{Msg, Situation, Spot, Ui},
    words::Words,
};
use crate::app::{
    shell::text::{Locale, keys::eruption::blocked},
    table::rulebook::Kind as Piece,
};
use crate::{
    rules::{
        Game, Pending, Refusal, Seat,
        eruption::{Card, Config, Dir, Edge, Hex, Illegal, Material, Phase, Prompt, State, Village},
    },
    session::Playout,
};

fn words(locale: Locale) -> Words {
    let names = ["Aki", "Ben"].map(str::to_owned).to_vec();
    Words { locale, names, villages: Village::in_play(2).to_vec(), facing: Facing::default() }
}

/// That it is said why, and that the rules open there.
fn explained(why: Illegal) {
    let ui = Ui { refusal: Some(why), card: Some(Card::Rain), ..Ui::default() };
    assert_eq!(place(Some(Phase::Cards), &ui), why.rule());
    for l in Locale::ALL {
        let text = words(l).refusal(why);
        let (fact, rule) = match l {
            Locale::En => (text.split(" (").next(), format!("({})", why.rule())),
            Locale::Ja => (text.split('（').next(), format!("（{}）", why.rule())),
        };
        assert!(fact.is_some_and(|fact| fact.chars().count() > 5), "{text}");
        assert!(text.contains(&rule), "{text}");
        stated(l, why.rule());
    }
}

fn stated(l: Locale, rule: &str) {
    let stated = RULEBOOK.blocks(l).any(|block| block.kind == Piece::Paragraph && block.place == rule);
    assert!(stated, "{rule} is not in the rules");
}

/// One of every reason there is.
fn every_reason() -> Vec<Illegal> {
    use Illegal::*;
    let hex = Hex::at(0, -3).unwrap();
    let edge = Edge::Lava { front: hex, side: Dir::S };
    let (dir, card, wall) = (Dir::N, Card::Quake, Material::Straw);
    let all = vec![
        Over,
        NotNow,
        Impossible,
        Taken(hex),
        NoTile(hex),
        EdgeMismatch(hex, dir),
        MouthBlocked(hex, dir),
        BlankVolcano(hex, dir),
        NoJoin(hex),
        TurnNotSmallest,
        Refused(hex),
        EruptionMismatch(hex, dir),
        NotInHand(card),
        NoStack,
        NothingFits,
        NotInSupply(wall),
        NoLavaThere(edge),
        NothingEmptyAcross(edge),
        WallThere(edge),
        ForeignVillage(edge),
        NoWallThere(edge),
        NoWallInVillage,
        SameEdge(edge),
        TooManyMoves,
        NothingMoved,
        NoHeat,
        CutsOff(hex),
        NoSource(hex),
        SameTurn(hex),
        NothingToReplace,
        StockEmpty(card),
        TooManyCards,
        DiscardNotNeeded,
        CardOrder,
        NoClanmate(Seat::new(1)),
        NoTop(2),
        TopFitsNowhere(0),
    ];
    // A reason that is not in the list stops the build here.
    for why in &all {
        match why {
            Over | NotNow | Impossible | Taken(_) | NoTile(_) | EdgeMismatch(..) | MouthBlocked(..) => {}
            BlankVolcano(..) | NoJoin(_) | TurnNotSmallest | Refused(_) | EruptionMismatch(..) => {}
            NotInHand(_)
            | NoStack
            | NothingFits
            | NotInSupply(_)
            | NoLavaThere(_)
            | NothingEmptyAcross(_) => {}
            WallThere(_) | ForeignVillage(_) | NoWallThere(_) | NoWallInVillage | SameEdge(_) => {}
            TooManyMoves | NothingMoved | NoHeat | CutsOff(_) | NoSource(_) | SameTurn(_) => {}
            NothingToReplace | StockEmpty(_) | TooManyCards | DiscardNotNeeded | CardOrder => {}
            NoClanmate(_) | NoTop(_) | TopFitsNowhere(_) => {}
        }
    }
    all
}

#[test]
fn every_reason_is_said_in_words_and_leads_to_its_rule() {
    every_reason().into_iter().for_each(explained);
}

#[test]
fn a_blocked_card_names_its_rule() {
    for l in Locale::ALL {
        for (text, rule) in [
            (blocked::reinforce {}.text(l), "E45"),
            (blocked::sinkhole {}.text(l), "E48"),
            (blocked::bomb {}.text(l), "E49"),
            (blocked::aftershock {}.text(l), "E50"),
        ] {
            assert!(text.contains(rule), "{text}");
            stated(l, rule);
        }
    }
}

/// Taps everything on the board that cannot be chosen.
fn tap_all(game: &State, prompt: Prompt, card: Option<Card>) {
    let mut legal = Vec::new();
    game.actions(&mut legal);
    let check = |action| game.check(action);
    let at = Situation { prompt, legal: &legal, check: &check };
    let ui = Ui { card, ..Ui::default() };
    let targets = ui.targets(&at);
    for spot in Hex::all().map(Spot::Hex).chain(Edge::all().map(Spot::Edge)) {
        if targets.contains(&spot) {
            continue;
        }
        let mut ui = ui;
        assert_eq!(ui.update(Msg::Spot(spot), &at), None);
        let Some(why) = ui.refusal else { panic!("{prompt}, {card:?}: nothing is said at {spot:?}") };
        explained(why);
    }
}

#[test]
fn whatever_cannot_be_chosen_says_why_all_through_a_game() {
    for players in [2, 5] {
        let mut game = State::new(&Config::new(players)).unwrap();
        let mut playout = Playout::new(u64::from(players));
        let mut seen = 0;
        loop {
            if let Pending::Decision { prompt, .. } = game.pending() {
                seen += 1;
                // The boards of neighbouring decisions are much alike.
                if seen % 9 == 0 {
                    tap_all(&game, prompt, None);
                    if matches!(prompt, Prompt::Cards { .. }) {
                        Card::ALL.into_iter().for_each(|card| tap_all(&game, prompt, Some(card)));
                    }
                }
            }
            if playout.step(&mut game, &mut ()).is_none() {
                break;
            }
        }
        assert!(seen > 50);
    }
}
