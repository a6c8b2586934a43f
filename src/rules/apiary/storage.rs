//! Storage (6.1): which resources fit the spots, and which may be discarded at the end of a turn.

use super::{
    illegal::Illegal,
    resource::Basket,
    state::{Player, State},
};

/// Resources as bits: what each of the 32 sets holds of a basket is looked up by the set.
type PerSet = [u16; 32];

impl State {
    /// Counts the spots anew: of the faction tile and all farms (A70).
    pub(super) fn storage_changed(&mut self, number: u8) {
        let player = self.player(number);
        let pack = self.pack();
        let faction =
            pack.factions.get(usize::from(player.faction)).map_or(&[][..], |faction| &faction.spots);
        let mut room = [0u8; 32];
        let farms = player.hive.iter().flat_map(|built| self.face(built.tile).spots.iter());
        for takes in faction.iter().chain(farms) {
            for (set, spots) in room.iter_mut().enumerate() {
                *spots = spots.saturating_add(u8::from(usize::from(*takes) & set != 0));
            }
        }
        self.player_mut(number).room = room;
    }

    pub(super) fn check_discard(&self, number: u8, discarded: Basket) -> Result<(), Illegal> {
        let player = self.player(number);
        if !player.resources.holds(discarded) {
            return Err(Illegal::Cost);
        }
        let kept = per_set(player.resources.less(discarded));
        if !player.fits(&kept) {
            Err(Illegal::NoRoom)
        } else if !player.fills(&kept, discarded) {
            Err(Illegal::HasRoom)
        } else {
            Ok(())
        }
    }

    /// A72: every legal discard, ascending; the empty one comes first if it is legal.
    pub(super) fn each_discard(&self, number: u8, mut found: impl FnMut(Basket)) {
        let player = self.player(number);
        let all = player.resources;
        // No kind can be kept more often than there are spots that take it, and a kind that is discarded leaves at least as
        // many resources as there are such spots.
        let least: [u8; 5] = std::array::from_fn(|kind| all.0[kind].saturating_sub(player.room[1 << kind]));
        let most: [u8; 5] = std::array::from_fn(|kind| {
            let over = all.total().saturating_sub(player.room[1 << kind].into());
            u16::from(all.0[kind]).min(over) as u8
        });
        for p in least[0]..=most[0] {
            for f in least[1]..=most[1] {
                for w in least[2]..=most[2] {
                    for x in least[3]..=most[3] {
                        for h in least[4]..=most[4] {
                            let discarded = Basket([p, f, w, x, h]);
                            let rest = all.less(discarded);
                            if !player.could_keep(rest, discarded) {
                                continue;
                            }
                            let kept = per_set(rest);
                            if player.fits(&kept) && player.fills(&kept, discarded) {
                                found(discarded);
                            }
                        }
                    }
                }
            }
        }
    }
}

impl Player {
    /// What both conditions ask of the mere numbers: no more is kept than there are spots, and no less than there are spots
    /// that take something discarded.
    fn could_keep(&self, kept: Basket, discarded: Basket) -> bool {
        let taking = self.room[kinds_of(discarded)];
        (u16::from(taking)..=u16::from(self.room[31])).contains(&kept.total())
    }

    /// A72 (1): the kept resources fit, one to a spot: of no set of kinds is more kept than there are spots for it.
    fn fits(&self, kept: &PerSet) -> bool {
        kept.iter().zip(&self.room).fold(true, |fits, (kept, room)| fits & (*kept <= u16::from(*room)))
    }

    /// A72 (2): all spots that take something discarded can be filled at once by what is kept: of no set of kinds are there
    /// more such spots that take nothing else than is kept of it.
    fn fills(&self, kept: &PerSet, discarded: Basket) -> bool {
        let kinds = kinds_of(discarded);
        if kinds == 0 {
            return true;
        }
        let all = self.room[31];
        // The spots that take only kinds of a set are those that take none of the others.
        let only = |set: usize| all - self.room[31 & !set];
        (0..32).all(|set| u16::from(only(set) - only(set & !kinds)) <= kept[set])
    }

    /// How many storage spots there are.
    pub(super) const fn spots(&self) -> u8 {
        self.room[31]
    }
}

/// The set of kinds that a basket holds.
fn kinds_of(basket: Basket) -> usize {
    (0..5).filter(|kind| basket.0[*kind] > 0).fold(0, |kinds, kind| kinds | 1 << kind)
}

/// How many resources of each set of kinds a basket holds.
fn per_set(basket: Basket) -> PerSet {
    let [p, f, w, x, h] = basket.0.map(u16::from);
    std::array::from_fn(|set| {
        let of = |bit: usize, amount: u16| if set >> bit & 1 == 1 { amount } else { 0 };
        of(0, p) + of(1, f) + of(2, w) + of(3, x) + of(4, h)
    })
}
