/** What this board asks of the view, and the inks of its composers. */
import type { View } from '../../wire/symphony-no-9';

export type { Composer, Level, Seat, View } from '../../wire/symphony-no-9';

const INKS: Record<string, { fill: string; pale: string }> = {
  red: { fill: 'var(--red)', pale: 'var(--red-pale)' },
  yellow: { fill: 'var(--yellow)', pale: 'var(--yellow-pale)' },
  green: { fill: 'var(--green)', pale: 'var(--green-pale)' },
  blue: { fill: 'var(--blue)', pale: 'var(--blue-pale)' },
  purple: { fill: 'var(--purple)', pale: 'var(--purple-pale)' },
  brown: { fill: 'var(--brown)', pale: 'var(--brown-pale)' },
};

export const inkOf = (colour: string) => INKS[colour] ?? INKS.brown;
/** What a major patron gives up for a tile. */
export const givenUp = ({ printed }: View): string =>
  printed.patron_divisor === 2 ? 'half of those cubes' : `one in ${printed.patron_divisor} of those cubes`;
export const budgetText = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
