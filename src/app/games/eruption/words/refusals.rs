//! Why something is refused.

use super::Words;
use crate::{
    rules::{Refusal, eruption::Illegal},
    t,
};

impl Words {
    /// Why something is refused, with the number of the rule.
    pub fn refusal(&self, why: Illegal) -> String {
        t!(self.locale, eruption::refusal::with_rule, fact = self.refusal_fact(why), rule = why.rule())
    }

    fn refusal_fact(&self, why: Illegal) -> String {
        let l = self.locale;
        match why {
            Illegal::Over => t!(l, eruption::refusal::over),
            Illegal::NotNow => t!(l, eruption::refusal::not_now),
            Illegal::Impossible => t!(l, eruption::refusal::impossible),
            Illegal::Taken(_) => t!(l, eruption::refusal::taken),
            Illegal::NoTile(_) => t!(l, eruption::refusal::no_tile),
            Illegal::NoJoin(_) => t!(l, eruption::refusal::no_join),
            Illegal::TurnNotSmallest => t!(l, eruption::refusal::turn),
            Illegal::Refused(_) => t!(l, eruption::refusal::refused),
            Illegal::NoStack => t!(l, eruption::refusal::no_stack),
            Illegal::NothingFits => t!(l, eruption::refusal::nothing_fits),
            Illegal::NoLavaThere(_) => t!(l, eruption::refusal::no_lava),
            Illegal::NothingEmptyAcross(_) => t!(l, eruption::refusal::across),
            Illegal::WallThere(_) => t!(l, eruption::refusal::wall_there),
            Illegal::ForeignVillage(_) => t!(l, eruption::refusal::foreign),
            Illegal::NoWallThere(_) => t!(l, eruption::refusal::no_wall),
            Illegal::NoWallInVillage => t!(l, eruption::refusal::no_village_wall),
            Illegal::SameEdge(_) => t!(l, eruption::refusal::same_edge),
            Illegal::TooManyMoves => t!(l, eruption::refusal::too_many_moves),
            Illegal::NothingMoved => t!(l, eruption::refusal::nothing_moved),
            Illegal::NoHeat => t!(l, eruption::refusal::no_heat),
            Illegal::CutsOff(_) => t!(l, eruption::refusal::cuts_off),
            Illegal::NoSource(_) => t!(l, eruption::refusal::no_source),
            Illegal::SameTurn(_) => t!(l, eruption::refusal::same_turn),
            Illegal::NothingToReplace => t!(l, eruption::refusal::nothing_to_replace),
            Illegal::StockEmpty(_) => t!(l, eruption::refusal::stock_empty),
            Illegal::TooManyCards => t!(l, eruption::refusal::too_many_cards),
            Illegal::DiscardNotNeeded => t!(l, eruption::refusal::no_discard),
            Illegal::NoClanmate(_) => t!(l, eruption::refusal::clanmate),
            Illegal::NoTop(_) => t!(l, eruption::refusal::no_top),
            Illegal::TopFitsNowhere(_) => t!(l, eruption::refusal::top),
            Illegal::CardOrder => t!(l, eruption::refusal::order),
            Illegal::EdgeMismatch(_, dir) => return t!(l, eruption::refusal::edge, dir = self.dir(dir)),
            Illegal::MouthBlocked(_, dir) => return t!(l, eruption::refusal::mouth, dir = self.dir(dir)),
            Illegal::BlankVolcano(_, dir) => return t!(l, eruption::refusal::blank, dir = self.dir(dir)),
            Illegal::EruptionMismatch(_, dir) => {
                return t!(l, eruption::refusal::eruption, dir = self.dir(dir));
            }
            Illegal::NotInHand(card) => return t!(l, eruption::refusal::not_in_hand, card = self.card(card)),
            Illegal::NotInSupply(material) => {
                return t!(l, eruption::refusal::supply, wall = self.wall(material));
            }
        }
        .to_owned()
    }
}
