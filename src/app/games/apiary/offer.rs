//! What lies open while mats and factions are chosen (A6, A8), as plain data.

use super::{
    model::question::{Choice, Question},
    situation::pack,
    ui::Msg,
};
use crate::rules::{
    Seat,
    apiary::{Action, Heap, Item, ItemKind, Prompt, Sheet, View},
};

/// What lies open, and who chooses.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// Who is asked.
    pub seat: Seat,
    /// Whether mats are chosen as well: the draft.
    pub draft: bool,
    /// Who chooses, an entry for each choice.
    pub order: Vec<Seat>,
    /// How many of these choices are made.
    pub made: usize,
    /// What the seats have so far, in the order in which they choose first.
    pub seats: Vec<Has>,
    /// The factions that lie open or did, in pack order.
    pub factions: Vec<Piece>,
    /// The mats; without a draft the one that the asked seat has.
    pub mats: Vec<Piece>,
}

/// What a seat has so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Has {
    pub seat: Seat,
    pub mat: Option<Item>,
    pub faction: Option<Item>,
}

/// A mat or a faction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What it is.
    pub item: Item,
    /// What a press on it sends, if it can be chosen now.
    pub msg: Option<Msg>,
    /// Whether it is chosen, and only to be confirmed.
    pub chosen: bool,
    /// Who has it already.
    pub taken: Option<Seat>,
}

impl Offer {
    /// The piece with that id.
    pub fn piece(&self, item: Item) -> Option<&Piece> {
        self.factions.iter().chain(&self.mats).find(|piece| piece.item == item)
    }
}

/// What lies open; nothing unless mats or factions are asked for.
pub fn offer(view: &View, question: &Question) -> Option<Offer> {
    let draft = match question.prompt {
        Prompt::Draft => true,
        Prompt::KeepFaction => false,
        _ => return None,
    };
    let state = &view.state;
    let (order, made) = state.choosers()?;
    let has = |seat: Seat| {
        let sheet = state.sheet(seat);
        Has { seat, mat: sheet.and_then(Sheet::mat), faction: sheet.and_then(Sheet::faction) }
    };
    let mut seats: Vec<Has> = Vec::new();
    for seat in &order {
        if !seats.iter().any(|has| has.seat == *seat) {
            seats.push(has(*seat));
        }
    }
    let piece = |item: Item| {
        let of = |choice: &&Choice| matches!(choice.action, Some(Action::Take(of) | Action::Keep(of)) if of == item);
        let choice = question.choices.iter().find(of);
        let taken = seats.iter().find(|has| has.mat == Some(item) || has.faction == Some(item));
        Piece {
            item,
            msg: choice.filter(|choice| choice.refused.is_none()).map(|choice| choice.msg),
            chosen: choice.is_some_and(|choice| choice.chosen),
            taken: taken.map(|has| has.seat).filter(|_| draft),
        }
    };
    let open = |kind: ItemKind| state.heap(kind, Heap::Draft).collect::<Vec<_>>();
    let lies = |open: &[Item], item: Item| {
        open.contains(&item) || seats.iter().any(|has| has.mat == Some(item) || has.faction == Some(item))
    };
    let components = pack(view);
    let (factions, mats): (Vec<Item>, Vec<Item>) = match (draft, state.sheet(question.seat)) {
        (true, _) => {
            let [factions, mats] = [open(ItemKind::Faction), open(ItemKind::Mat)];
            (
                components
                    .factions
                    .iter()
                    .map(|one| one.item)
                    .filter(|item| lies(&factions, *item))
                    .collect(),
                components.mats.iter().map(|one| one.item).filter(|item| lies(&mats, *item)).collect(),
            )
        }
        (false, Some(sheet)) => (sheet.offer().collect(), sheet.mat().into_iter().collect()),
        (false, None) => return None,
    };
    let pieces = |items: Vec<Item>| {
        let mut pieces: Vec<Piece> = items.into_iter().map(piece).collect();
        pieces.dedup_by_key(|piece| piece.item);
        pieces
    };
    let (factions, mats) = (pieces(factions), pieces(mats));
    Some(Offer { seat: question.seat, draft, order, made, seats, factions, mats })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::games::apiary::{model::question::question, situation::Situation, trial, ui::Ui},
        rules::{
            Game, Pending,
            apiary::{Config, Setup, State},
        },
        session::Playout,
    };

    /// Every offer of a set-up, with the legal actions.
    fn offers(setup: Setup, players: u8, mut see: impl FnMut(&Offer, &Situation<'_>)) {
        let mut game = State::new(&Config { setup, ..Config::new(players) }).unwrap();
        let mut playout = Playout::new(u64::from(players));
        loop {
            if let Pending::Decision { prompt, .. } = game.pending() {
                if !matches!(prompt, Prompt::Draft | Prompt::KeepFaction) {
                    return;
                }
                trial::with(&game, |at| {
                    let asked = question(at, &Ui::default(), &[]).unwrap();
                    see(&offer(at.view, &asked).unwrap(), at);
                });
            }
            playout.step(&mut game, &mut ()).unwrap();
        }
    }

    #[test]
    fn a_draft_shows_all_that_lay_open_and_who_has_what() {
        for players in 2..=5 {
            let mut seen = 0;
            offers(Setup::Draft, players, |offer, at| {
                assert!(offer.draft && offer.order[offer.made] == offer.seat && offer.made == seen);
                assert_eq!(offer.factions.len(), usize::from(players) + 1);
                assert_eq!(offer.mats.len(), usize::from(players));
                let all = || offer.factions.iter().chain(&offer.mats);
                assert_eq!(all().filter(|piece| piece.taken.is_some()).count(), seen);
                assert_eq!(all().filter(|piece| piece.msg.is_some()).count(), at.legal.len());
                assert!(all().all(|piece| piece.msg.is_none() || piece.taken.is_none()));
                assert_eq!(offer.seats.len(), usize::from(players));
                seen += 1;
            });
            assert_eq!(seen, 2 * usize::from(players));
        }
    }

    #[test]
    fn one_of_two_factions_is_kept_beside_the_own_mat() {
        let mut seen = 0;
        offers(Setup::Two, 4, |offer, at| {
            assert!(!offer.draft && offer.order.len() == 4 && offer.made == seen);
            assert_eq!((offer.factions.len(), offer.mats.len()), (2, 1));
            for piece in &offer.factions {
                assert_eq!(piece.msg, Some(Msg::Pick(Action::Keep(piece.item))));
                assert!(at.allows(Action::Keep(piece.item)) && piece.taken.is_none() && !piece.chosen);
            }
            assert_eq!(offer.mats[0].msg, None);
            assert_eq!(offer.piece(offer.mats[0].item), Some(&offer.mats[0]));
            seen += 1;
        });
        assert_eq!(seen, 4);
    }

    #[test]
    fn what_is_pressed_is_chosen() {
        let game = State::new(&Config { setup: Setup::Two, ..Config::new(2) }).unwrap();
        let (mut game, mut playout) = (game, Playout::new(3));
        while !matches!(game.pending(), Pending::Decision { .. }) {
            playout.step(&mut game, &mut ()).unwrap();
        }
        trial::with(&game, |at| {
            let mut ui = Ui::default();
            let first = offer(at.view, &question(at, &ui, &[]).unwrap()).unwrap().factions[0];
            ui.update(first.msg.unwrap(), at);
            let asked = question(at, &ui, &[]).unwrap();
            let now = offer(at.view, &asked).unwrap();
            assert!(now.factions[0].chosen && !now.factions[1].chosen);
            assert_eq!(asked.primary, Some(Action::Keep(first.item)));
        });
    }
}
