/** Where we are: the start page, a table, the replay of one, the lessons, the etudes, my games, or an address where nothing is. */

export type Place =
  | { page: 'start' }
  | { page: 'nowhere' }
  | { page: 'table'; id: string; token: string }
  | { page: 'replay'; id: string; move: number | null }
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string; lesson: string; step: number }
  | { page: 'etude'; game: string; id: string }
  | { page: 'my'; game: string; carried: string };

function read(): Place {
  const [, what, id, part] = location.pathname.split('/');
  const after = location.hash.slice(1);
  if (what === 't' && id) return { page: 'table', id, token: after };
  if (what === 'r' && id) return { page: 'replay', id, move: /^\d+$/.test(after) ? Number(after) : null };
  if (what === 'learn' && id && part)
    return { page: 'lesson', game: id, lesson: part, step: /^\d+$/.test(after) ? Number(after) : 1 };
  if (what === 'learn') return { page: 'learn', game: id ?? '' };
  if (what === 'etudes' && id) return { page: 'etude', game: id, id: part ?? '' };
  if (what === 'my') return { page: 'my', game: id ?? '', carried: after };
  return { page: location.pathname === '/' ? 'start' : 'nowhere' };
}

class Route {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener('popstate', () => (this.place = read()));
    addEventListener('hashchange', () => (this.place = read()));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.place = read();
    scrollTo(0, 0);
  }

  /** Changes the address without a new step in the history. */
  tidy(path: string): void {
    history.replaceState(null, '', path);
  }
}

export const route = new Route();

/** For links inside the page: a plain left click stays in it, everything else is the browser's. */
export function stay(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  route.go(link.getAttribute('href') ?? '/');
}
