// A player who plays anything, as quickly as it goes, inside the page.
import { record } from './moments.mjs';

/** A game in which nobody hides anything, so that no curtain takes its time. */
export const OPEN_GAME = { ...record({ players: 4, next: /./, table: { open_hands: true } }), steps: ['start 1'], undone: [] };

/** Plays in the page as fast as it goes, so many actions; `window.shown`, if there is one, hears of every one that is shown as saved. */
export const play = (page, most = Infinity) =>
  page.evaluate(async (most) => {
    const frame = () => new Promise((done) => setTimeout(done, 5));
    const press = (selector) => document.querySelector(selector)?.click();
    // How far the game is saved; where local storage is denied, how long its log is.
    const played = () => {
      const id = location.hash.split('/')[2];
      let copies;
      try {
        copies = ['a', 'b'].map((side) => localStorage.getItem(`caldera/slot/${id}/${side}`)).filter(Boolean);
      } catch {
        // Behind the curtain there is none.
        return [id, document.querySelectorAll('.logbox .lines > li').length || null];
      }
      return [id, Math.max(...copies.map((text) => JSON.parse(text.split('\n')[1]).steps))];
    };
    let first = null;
    for (;;) {
      const [id, before] = played();
      first ??= before;
      const sign = document.querySelector('.kept[data-kept=disk]');
      if (sign) window.shown?.(id, before);
      if (before >= first + most) return;
      if (document.querySelector('.standings, .screen.end')) return;
      // Whichever of these there is, once it does something.
      press('.curtain .btn.primary');
      press('.btn.awaited');
      const actions = document.querySelectorAll('dialog[open] .actions button');
      if (actions.length) {
        actions[Math.floor(Math.random() * actions.length)].click();
        for (let wait = 0; wait < 50 && played()[1] === before; wait++) {
          await frame();
          press('.controls .primary:not([aria-disabled=true])');
        }
      } else if (!document.querySelector('dialog[open], .sheet.asleep')) {
        press('.table .bar-tools .btn:last-child');
      }
      await frame();
    }
  }, most);
