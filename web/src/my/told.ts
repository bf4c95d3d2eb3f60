/** What a link carries and what came of it, in words. */
import type { Added } from './luggage';
import type { Packed } from './packed';
import { counted } from '../lib/english';

export function carries({ keys, games, left }: Packed): string {
  const parts = [
    ...(keys ? [keys === 1 ? 'the key to your running game' : `the keys to your ${keys} running games`] : []),
    ...(games
      ? [`the figures of your ${games === 1 ? 'finished game' : `latest ${games} finished games`}`]
      : []),
  ];
  if (!parts.length) return 'There is nothing to carry yet.';
  const more = left
    ? ` ${left === 1 ? 'One more game does' : `${left} more games do`} not fit into a code: the file has all.`
    : '';
  return `This link carries ${parts.join(' and ')}.${more}`;
}

export function added({ running, finished, known }: Added): string {
  const parts = [
    ...(running ? [counted(running, 'running game')] : []),
    ...(finished ? [counted(finished, 'finished game')] : []),
  ];
  const same = known ? ` ${counted(known, 'game was', 'games were')} known here already.` : '';
  return `${parts.length ? `Added: ${parts.join(' and ')}.` : 'Nothing new in it.'}${same}`;
}
