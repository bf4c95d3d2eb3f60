/** My games in words. */
import { points } from '../lib/names';
import type { PlayedGame } from '../lib/played';

const PLACES = ['', 'Won', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

/** "Won with 42 points", "Second of 3, 38 points". */
export function result(game: PlayedGame): string {
  const total = `${points(game.points)} ${game.points === 1 ? 'point' : 'points'}`;
  if (game.rank === 1) return `Won with ${total}`;
  return `${PLACES[game.rank] ?? 'Finished'} of ${1 + game.others.length}, ${total}`;
}

/** "against Clara (Pupil) and Ben". */
export function against(game: PlayedGame): string {
  const names = game.others.map((o) => (o.level ? `${o.name} (${o.level})` : o.name || 'somebody'));
  if (!names.length) return 'alone';
  const last = names[names.length - 1];
  return `against ${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last}`;
}

export function day(at: number): string {
  const then = new Date(at);
  const year = then.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return then.toLocaleDateString(undefined, { day: 'numeric', month: 'short', year });
}

export const moment = (at: number): string =>
  new Date(at).toLocaleString(undefined, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
