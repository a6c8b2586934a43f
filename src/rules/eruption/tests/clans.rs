//! Clans: E76. Four players sit at 1, 2, 4 and 5; in `AABB` seats 0 and 1 play together, in `ABAB` seats 0 and 2.

use super::toolkit::{Scene, scene_of};
use crate::rules::{
    Game, Seat, Viewer,
    eruption::{Clans, Config, ConfigError, Ending, Event, Illegal, Material::Stone, ScorePart, State},
};

fn config(letters: &str) -> Config {
    let clans = Clans::parse(letters).expect("letters");
    Config { clans, ..Config::new(letters.len() as u8) }
}

fn clans(letters: &str) -> Scene {
    scene_of(&config(letters))
}

#[test]
fn e76_clans_are_for_four_or_six_players_and_of_equal_size() {
    for letters in ["AABB", "ABAB", "ABBA", "AAABBB", "ABABAB", "AABBCC", "ABCABC"] {
        assert!(State::new(&config(letters)).is_ok(), "{letters}");
    }
    let refused =
        |letters: &str, players| State::new(&Config { players, ..config(letters) }).expect_err("no game");
    assert_eq!(refused("AB", 2), ConfigError::ClansForFourOrSix(2));
    assert_eq!(refused("AABBC", 5), ConfigError::ClansForFourOrSix(5));
    assert_eq!(refused("AAAA", 4), ConfigError::OneClan);
    assert_eq!(refused("AABC", 4), ConfigError::UnequalClans { sizes: [2, 1, 1] });
    assert_eq!(refused("AABBCC", 4), ConfigError::ClanForEverySeat { assigned: 6, players: 4 });
    assert_eq!(refused("AABBCC", 7), ConfigError::Players(7));
    assert_eq!((refused("AB", 2).rule(), refused("AABBCC", 7).rule()), ("E76", "E1"));
}

#[test]
fn e76_by_default_neighbours_face_the_enemy_across_the_island() {
    let sides = |players| {
        let state = State::new(&Config { clans: Clans::halves(players), ..Config::new(players) }).unwrap();
        let villages = |clan| {
            let own = Seat::first(players).filter(move |seat| state.config.clans.of(*seat) == Some(clan));
            own.map(|seat| state.village(seat).index()).collect::<Vec<_>>()
        };
        super::super::Clan::ALL.map(villages)
    };
    assert_eq!(sides(4), [vec![1, 2], vec![4, 5], vec![]]);
    assert_eq!(sides(6), [vec![0, 1, 2], vec![3, 4, 5], vec![]]);
}

#[test]
fn e76_cards_and_walls_go_to_clanmates_in_the_own_phase_3() {
    let mut table = clans("ABAB").hand(0, "rain quake").hand(2, "rain").cards();
    assert_eq!(
        table.options_for("give"),
        ["give 2 quake", "give 2 rain", "give 2 straw", "give 2 wood", "give 2 stone"]
    );
    table.play("give 2 rain; give 2 stone");
    assert_eq!((table.hand(0).as_str(), table.hand(2).as_str()), ("quake", "rain rain"));
    assert_eq!((table.supply(0), table.supply(2)), ([1, 1, 0], [1, 1, 2]));
    assert_eq!(table.refusal("give 2 rain"), "E39", "given away");
    assert_eq!(table.refusal("give 2 stone"), "E58", "given away");
    assert_eq!(table.options_for("give"), ["give 2 quake", "give 2 straw", "give 2 wood"]);
    for other in ["give 0 quake", "give 1 quake", "give 3 straw", "give 5 straw"] {
        assert_eq!(table.refusal(other), "E76", "{other}");
    }
    table.play("done");
    assert_eq!(table.refusal("give 2 quake"), "E6", "in phase 4");
    let alone = scene_of(&Config::new(4)).hand(0, "rain").cards();
    assert_eq!(alone.refusal("give 2 rain"), "E76", "without clans");
    assert!(alone.options_for("give").is_empty());
}

#[test]
fn e76_a_gift_is_a_way_out_of_too_many_cards() {
    let mut table = clans("AABB").hand(0, "rain rain quake quake").hand(1, "rain rain rain").cards();
    assert_eq!(table.refusal("done"), "E42");
    table.play("give 1 rain");
    assert!(table.allows("done"), "whoever receives may hold more than three until the own phase 3");
    assert_eq!(table.hand(1).split(' ').count(), 4);
}

#[test]
fn e76_only_giver_and_receiver_see_which_card_is_given() {
    let mut table = clans("AABB").hand(0, "rain quake").cards();
    table.play("give 1 rain; give 1 wood");
    let cards: Vec<Event> =
        table.events.iter().copied().filter(|event| matches!(event, Event::CardGiven { .. })).collect();
    let seen = |viewer| match State::witness(&cards[0], viewer) {
        Some(Event::CardGiven { card, .. }) => card.is_some(),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        Seat::first(4).map(|seat| seen(Viewer::Seat(seat))).collect::<Vec<_>>(),
        [true, true, false, false]
    );
    assert!(!seen(Viewer::Table) && seen(Viewer::Everything));
    assert_eq!(table.state.view(Viewer::Seat(Seat::new(0))).players[1].hand, None, "hands stay hidden (E5)");
}

#[test]
fn e76_an_eruption_tile_spares_clanmates() {
    let mut table = clans("AABCCB").at(1, 60).holds(0, &[1]).eruption();
    table.play("erupt -3,2");
    assert_eq!(table.temperatures(), [0, 60, 30, 30, 30, 30]);
}

#[test]
fn e76_a_burnt_out_player_with_an_unburnt_clanmate_plays_on() {
    let mut table = clans("AABB").at(0, 290).taken(&[1, 2, 3]).hand(0, "rain").walls();
    table.play("end");
    assert_eq!(table.state.view(Viewer::Table).last_round, None);
    assert_eq!(table.count(|event| matches!(event, Event::BurntOut { .. })), 0);
    let mut later = clans("AABB").turn_of(0).at(0, 290).taken(&[1, 2, 3]).hand(0, "rain").cards();
    later.play("play rain");
    assert_eq!(later.temperature(0), 260, "all of the turn is played");
}

#[test]
fn e76_when_all_of_a_clan_are_burnt_out_everybody_else_takes_one_last_turn() {
    let mut table = clans("ABAB").at(0, 290).at(2, 290).taken(&[1, 2, 3]).turn_of(0).walls();
    table.play("end");
    let view = table.state.view(Viewer::Table);
    assert_eq!((view.last_round, view.stack.len()), (Some((Ending::BurnOut, 1)), 0));
    let burnt: Vec<bool> = view.players.iter().map(|player| player.burnt_out).collect();
    assert_eq!(burnt, [true, false, true, false]);
    assert_eq!(table.count(|event| matches!(event, Event::BurntOut { .. })), 2);
    assert_eq!(table.state.seat(), Seat::new(1));
    table.play("done; end");
    assert_eq!(table.state.seat(), Seat::new(3), "the clanmate's turn is passed over");
    table.play("done; end");
    assert_eq!(table.asks(), "over");
}

#[test]
fn e76_a_clan_burns_out_at_the_end_of_a_members_turn_only() {
    let mut table = clans("AABB")
        .stack("03 03")
        .at(0, 260)
        .at(1, 290)
        .turn_of(3)
        .holds(3, &[1])
        .taken(&[2, 3])
        .eruption();
    table.play("erupt -3,2; tile 03; place 1,1 0; done; end");
    assert_eq!(table.temperatures(), [290, 290, 0, 0]);
    assert_eq!(table.state.view(Viewer::Table).last_round, None);
    table.play("card rain; tile 03; place 1,2 0; done; end");
    assert_eq!(table.state.view(Viewer::Table).last_round, Some((Ending::BurnOut, 1)));
    assert_eq!(table.state.seat(), Seat::new(2));
}

#[test]
fn e76_after_exhaustion_everybody_has_a_last_turn() {
    let mut table = clans("AABB").stack("").turn_of(2).walls();
    table.play("end");
    assert_eq!(table.state.view(Viewer::Table).last_round, Some((Ending::Exhaustion, 3)));
    for seat in [3, 0, 1, 2] {
        assert_eq!(table.state.seat(), Seat::new(seat));
        table.play("done; end");
    }
    assert_eq!(table.asks(), "over");
}

#[test]
fn e76_the_lowest_average_wins() {
    let scores = clans("ABBA").at(0, 100).at(1, 60).at(2, 30).at(3, 0).walls().state.scores();
    assert_eq!(scores.iter().map(|score| score.total).collect::<Vec<_>>(), [100, 90, 90, 100]);
    assert_eq!(scores.iter().map(|score| score.rank).collect::<Vec<_>>(), [3, 1, 1, 3]);
    assert_eq!(
        scores[0].parts,
        [(ScorePart::Temperature, 100), (ScorePart::MateTemperature(Seat::new(3)), 0)]
    );
}

#[test]
fn e76_tied_clans_compare_the_sum_of_their_tie_breaks() {
    let tied = clans("AABB").at(0, 50).at(3, 50).supply(0, [0; 3]).supply(1, [0, 0, 2]).supply(2, [0, 1, 0]);
    let scores = tied.clone().walls().state.scores();
    assert_eq!(scores.iter().map(|score| score.tie_break).collect::<Vec<_>>(), [6, 6, 8, 8]);
    assert_eq!(scores.iter().map(|score| score.rank).collect::<Vec<_>>(), [3, 3, 1, 1]);
    assert_eq!(scores[1].tie_parts.last(), Some(&(ScorePart::MateTieBreak(Seat::new(0)), 0)));
    let level = tied.supply(0, [2, 0, 0]).walls().state;
    assert!(level.scores().iter().all(|score| score.rank == 1), "still tied: a shared rank (E75)");
    let row = &level.standings_json()[0];
    assert_eq!((row["temp"].as_u64(), row["tie_break"].as_u64()), (Some(50), Some(2)), "the seat's own");
    assert_eq!((row["clan_temp"].as_u64(), row["clan_tie_break"].as_u64()), (Some(50), Some(8)));
}

#[test]
fn e76_walls_may_not_be_built_in_a_clanmates_village() {
    let table = clans("AABB").supply(0, [1, 1, 1]).wall("3,2/NE", Stone).walls();
    assert_eq!(table.refusal("wall 3,1/SE straw"), "E65");
    assert_eq!(Illegal::NoClanmate(Seat::new(0)).to_string(), "seat 0 is no clanmate in the game");
}
