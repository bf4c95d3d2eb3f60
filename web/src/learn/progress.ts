/** Which lessons were gone through to their end, kept in this browser. */
import { recall, remember } from '../lib/mine';

const key = (game: string) => `learnt.${game}`;

export function learnt(game: string): string[] {
  return (recall(key(game)) ?? '').split(' ').filter(Boolean);
}

export function keepLearnt(game: string, lesson: string): void {
  remember(key(game), [...new Set([...learnt(game), lesson])].join(' '));
}
