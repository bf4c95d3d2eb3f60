/** What a link carries and what came of it, in words. */
import type { Added } from './luggage';
import type { Packed } from './packed';
import { counted } from '../lib/english';

export function carries({ keys, games, left, learnt }: Packed): string {
  const parts = [
    ...(keys ? [keys === 1 ? 'the key to your running game' : `the keys to your ${keys} running games`] : []),
    ...(games
      ? [`the figures of your ${games === 1 ? 'finished game' : `latest ${games} finished games`}`]
      : []),
    ...(learnt ? [`the ${learnt} you have done`] : []),
  ];
  if (!parts.length) return 'There is nothing to carry yet.';
  const more = left
    ? ` ${left === 1 ? 'One more game does' : `${left} more games do`} not fit into a code: the file has all.`
    : '';
  return `This link carries ${listed(parts)}.${more}`;
}

export function added({ running, finished, known, learnt }: Added): string {
  const parts = [
    ...(running ? [counted(running, 'running game')] : []),
    ...(finished ? [counted(finished, 'finished game')] : []),
    ...(learnt ? ['what you have learnt there'] : []),
  ];
  const same = known ? ` ${counted(known, 'game was', 'games were')} known here already.` : '';
  return `${parts.length ? `Added: ${listed(parts)}.` : 'Nothing new in it.'}${same}`;
}

const listed = (parts: string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}` : (parts[0] ?? '');
