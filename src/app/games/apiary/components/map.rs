//! The board for so many players as a small picture: the planet grid, the comb, carvings and dances (1.2).

use leptos::prelude::*;

use crate::{
    app::{
        board::decimal::number,
        games::apiary::art::{
            hive::{middle, outlines},
            icons::{SHIP, discs, hexes, put},
        },
        shell::text::Locale,
    },
    rules::apiary::{
        Pack,
        pack::{Board, Pod},
    },
    t,
};

/// The board side that so many players use.
pub struct Side {
    board: Board,
    pods: Vec<&'static Pod>,
    /// Whether Advance is two actions.
    pub apart: bool,
}

impl Side {
    /// Of that pack.
    pub fn of(pack: &'static Pack, players: u8) -> Side {
        let apart = players > 3;
        let in_play = |pod: &&Pod| pack.sectors.get(pod.sector).is_some_and(|sector| sector.from <= players);
        let pods: Vec<&Pod> = pack.pods.iter().filter(in_play).collect();
        let board = if apart { pack.large } else { pack.small };
        Side { board, pods, apart }
    }

    /// What there is how many of, in words.
    pub fn facts(&self, l: Locale) -> String {
        t!(
            l,
            apiary::setup::map::facts,
            planets = self.board.cells().count(),
            carvings = self.board.carving_slots(),
            dances = self.board.dances,
            pods = self.pods.len()
        )
    }

    /// The picture, as inner SVG within [`FRAME`].
    pub fn picture(&self) -> String {
        [self.grid(), self.comb(), self.carvings(), self.dances()].concat()
    }

    /// The planets, in the left half.
    fn grid(&self) -> String {
        let most = self.board.columns.max(self.board.rows).max(1);
        let step = 180.0 / f32::from(most);
        let left = (180.0 - step * f32::from(self.board.columns)) / 2.0;
        let place =
            |column: u8, row: u8| (left + step * (f32::from(column) + 0.5), step * (f32::from(row) + 0.5));
        let planets: Vec<(f32, f32)> = self.board.cells().map(|cell| place(cell.column, cell.row)).collect();
        let start = place(self.board.start.column, self.board.start.row);
        [
            discs("ap-p-un", step * 0.38, &planets),
            hexes("ap-p-token", step * 0.24, &planets),
            hexes("ap-p-un", step * 0.3, &[start]),
            put(start.0, start.1, step / 38.0, SHIP),
        ]
        .concat()
    }

    /// The pods in play, on the upper right.
    fn comb(&self) -> String {
        let middles = || self.pods.iter().map(|pod| middle(pod.hex));
        let (mut low, mut high) =
            (middles().next().unwrap_or_default(), middles().next().unwrap_or_default());
        for place in middles() {
            (low, high) = (low.min(place), high.max(place));
        }
        let size = high - low + 100.0;
        let scale = (124.0 / size.x).min(104.0 / size.y).min(0.32);
        let half = (low + high) / 2.0;
        let last = self.pods.iter().map(|pod| pod.sector).max().unwrap_or_default();
        let cells = (0..=last).map(|sector| {
            let d = outlines(self.pods.iter().filter(|pod| pod.sector == sector).map(|pod| pod.hex), 46.0);
            let class = (sector % 4).to_string();
            ["<g class=\"ap-sec", &class, "\"><path class=\"ap-sec-cell\" d=\"", &d, "\"/></g>"].concat()
        });
        let cells: String = cells.collect();
        put(256.0 - half.x * scale, 52.0 - half.y * scale, scale, &cells)
    }

    /// The carvings, on the lower right.
    fn carvings(&self) -> String {
        let [columns, rows] = self.board.carvings;
        let places: Vec<(f32, f32)> = (0..columns.saturating_mul(rows))
            .map(|slot| (slot % columns.max(1), slot / columns.max(1)))
            .map(|(column, row)| (212.0 + f32::from(column) * 24.0, 128.0 + f32::from(row) * 22.0))
            .collect();
        [hexes("ap-t-carving", 11.0, &places), hexes("ap-hx-line ap-thin", 11.0, &places)].concat()
    }

    /// The dances, beside them.
    fn dances(&self) -> String {
        let card = |row: u8| {
            let y = number(114.0 + f32::from(row) * 17.0);
            [
                "<rect class=\"ap-dn-paper ap-thin\" x=\"284\" y=\"",
                &y,
                "\" width=\"34\" height=\"13\" rx=\"3\"/>",
            ]
            .concat()
        };
        (0..self.board.dances).map(card).collect()
    }
}

/// The box of the picture.
pub const FRAME: &str = "-4 -4 328 190";

/// The board, and what the number of players changes.
#[component]
pub fn Map(players: Memo<u8>, l: Locale) -> impl IntoView {
    let side = move || Side::of(Pack::caldera(), players.get());
    let label = move || t!(l, apiary::setup::map::label, facts = side().facts(l));
    let advance = move || match (players.get(), side().apart) {
        (1, _) => t!(l, apiary::setup::map::solo),
        (_, true) => t!(l, apiary::setup::map::two),
        (_, false) => t!(l, apiary::setup::map::one),
    };
    view! {
        <div class="ap-map">
            <svg viewBox=FRAME role="img" aria-label=label inner_html=move || side().picture() />
            <p>{move || side().facts(l)}</p>
            <p>{advance}</p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game,
        apiary::{Config, State},
    };

    #[test]
    fn the_picture_shows_what_the_game_will_have() {
        for players in 1..=5 {
            let config = if players == 1 { Config::solo(1) } else { Config::new(players) };
            let game = State::new(&config).unwrap();
            let side = Side::of(Pack::caldera(), players);
            assert_eq!(side.board.cells().count(), game.planet_cells().count());
            assert_eq!(usize::from(side.board.dances), game.dance_slots().count());
            assert_eq!(side.pods.len(), game.pods().count());
            assert_eq!(side.board.carving_slots(), game.carving_slots().count());
            assert_eq!(side.apart, players > 3);
            for l in Locale::ALL {
                assert!(side.facts(l).contains(&side.pods.len().to_string()));
            }
            let picture = side.picture();
            assert_eq!(picture.matches("ap-sec-cell").count(), [2, 2, 3, 4, 4][usize::from(players) - 1]);
            assert_eq!(picture.matches("ap-dn-paper").count(), usize::from(side.board.dances));
            assert!(!picture.contains("NaN") && !picture.contains("inf"));
        }
    }
}
