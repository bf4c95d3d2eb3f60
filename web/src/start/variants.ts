/** Options of a game, as a person reads them. */
import type { Option } from '../wire';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Whether a value can be at a table of so many: there is no fourth seat among three. */
export function possible(option: Option, value: string, players: number): boolean {
  const seats = option.values.filter((v) => seatOf(v) !== null);
  const seat = seatOf(value);
  return seat === null || seats.length < 2 || seat <= players;
}

function seatOf(value: string): number | null {
  if (/^[1-6]$/.test(value)) return Number(value);
  const at = ORDINALS.indexOf(value);
  return at < 0 ? null : at + 1;
}

/** A text without the ids of rules that some carry in brackets. */
export const withoutIds = (text: string): string => text.replace(/\s*\([A-Z0-9]+-[A-Z]+-[\w-]+\)/g, '');

export const capital = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1).replace(/_/g, ' ');
