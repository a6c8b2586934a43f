// Hands a link on: with the browser's share sheet, over the clipboard, or from a field that it can be copied from. A part of
// the page with the class `send` has the link in its field; a button in it says with data-send whether it shares or copies;
// the part's own data say what goes along (title, text) and what is said afterwards (copied, refused).
//
// The page's root has data-share where the browser has a share sheet.

if (navigator.share) document.documentElement.dataset.share = 'ready';

async function send(part, how) {
  const field = part.querySelector('input');
  const { title, text } = part.dataset;
  const say = (what) => (part.querySelector('[role=status]').textContent = part.dataset[what] ?? '');
  say('');
  if (how === 'share') {
    try {
      return await navigator.share({ title, text, url: field.value });
    } catch (error) {
      // Somebody thought better of it; or the browser would not, and the clipboard has to do.
      if (error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(field.value);
    say('copied');
  } catch {
    field.focus();
    say('refused');
  }
}

addEventListener('click', ({ target }) => {
  const button = target.closest?.('[data-send]');
  if (button) send(button.closest('.send'), button.dataset.send);
});
addEventListener('focusin', ({ target }) => {
  if (target.matches?.('.send input')) target.select();
});
