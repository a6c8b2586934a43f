// In the page of `make dev` only: loads it anew when another build is being served. The page names its files, and the names are
// made of what is in them, so the files of another build have other names.
const names = [...document.querySelectorAll('script[src], link[href]')].map((one) => (one.src ?? one.href).split('/').pop());

setInterval(async () => {
  const answer = await fetch('./', { cache: 'no-store' }).catch(() => ({ ok: false }));
  if (!answer.ok) return;
  const page = await answer.text();
  if (!names.every((name) => page.includes(name))) location.reload();
}, 500);
