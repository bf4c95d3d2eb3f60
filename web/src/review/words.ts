/** A review in words and figures. */
import type { Balance, Decision, Review } from '../wire';

export const CALLED: Record<Decision['kind'], string> = {
  rough: 'Not judged yet',
  best: 'Best choice',
  good: 'Good choice',
  slip: 'Slip',
  mistake: 'Mistake',
  blunder: 'Blunder',
};

/** A sign beside the colour, for those who do not see it. */
export const SIGNS: Record<Decision['kind'], string> = {
  rough: '',
  best: '',
  good: '',
  slip: '?',
  mistake: '??',
  blunder: '???',
};

export const isBad = (kind: Decision['kind']): boolean => SIGNS[kind] !== '';

export function signed(share: number): string {
  const n = Math.round(100 * share);
  return n > 0 ? `+${n}%` : n < 0 ? `−${-n}%` : '±0%';
}

export const account = (b: Balance): string => `${signed(b.luck)} luck, ${signed(b.own + b.others)} choices`;

/** Everybody's chances after a move: those of the latest point before it. */
export const chancesAt = (review: Review, move: number): number[] =>
  review.chances.findLast((p) => p.move <= move)?.chances ?? [];
