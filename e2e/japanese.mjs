// Whether a page is in Japanese, down to what only a screen reader says.
import { expect } from './fixtures.mjs';

/** Words that are the same in every language: names of games and keys, hexes, numbers of rules, components by their id, names that a test gave. */
const SAME = /\b(Caldera|Eruption|ERUPTION|VOLCANO|Apiary|APIARY|GO|STAY|\d*VP\d*|max|Enter|Backspace|Esc|Chris James|Stratus Games|Connie Vogelmann|Stonemaier Games|[a-z]{2}\d\d|MIT|Apache-2\.0|English|[AEV]\d+|[A-K]\d+|[NPQE]|X|Aki|Ben|Chie|Dan|Emi|Finn|Friday|Sunday|bad|html)\b/g;

/** All that can be read or heard on the page, except what is in another language and says so. */
const texts = (page) =>
  page.evaluate(() => {
    const found = new Set();
    const foreign = (element) => element.closest('[lang]').lang !== 'ja' || element.closest('.seat-rows, script, style');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!foreign(walker.currentNode.parentElement)) found.add(walker.currentNode.data);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-description]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-description']) {
        if (element.hasAttribute(name) && !foreign(element)) found.add(element.getAttribute(name));
      }
    }
    found.add(document.title);
    return [...found];
  });

/** Expects that nothing on the page is in another language than Japanese without saying so. */
export async function expectJapanese(page) {
  const wrong = (await texts(page)).filter((text) => /[A-Za-z]{2,}|[{}]/.test(text.replaceAll(SAME, '')));
  expect(wrong, 'not Japanese').toEqual([]);
}
