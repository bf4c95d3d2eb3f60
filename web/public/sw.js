/*
 * The page without a network: its last start page and the files it was built with are kept. Tables are never kept:
 * what is shown of a game always comes from the server.
 */
const SHELF = 'scherzo-1';
const START = '/';

addEventListener('install', (event) => {
  event.waitUntil(keepStart());
  skipWaiting();
});

/** The start page with the files that it names: who came once finds it without a network. */
async function keepStart() {
  const answer = await fetch(START);
  const named = [...(await answer.clone().text()).matchAll(/(?:src|href)="(\/(?:assets|icons)\/[^"]+)"/g)];
  const shelf = await caches.open(SHELF);
  await Promise.all([shelf.put(START, answer), ...named.map(([, file]) => shelf.add(file))]);
}

addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((n) => n !== SHELF).map((n) => caches.delete(n))));
  event.waitUntil(old.then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(freshOrKept(request));
  else if (/^\/(assets|icons)\//.test(url.pathname)) event.respondWith(keptOrFresh(request));
});

async function freshOrKept(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(SHELF)).put(START, answer.clone());
    return answer;
  } catch {
    return (await caches.match(START)) ?? Response.error();
  }
}

async function keptOrFresh(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}
